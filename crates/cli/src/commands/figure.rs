//! `carambole figure`: describes and checks figures in the rule booklet.

use super::render;
use crate::arguments::FigureArguments;
use crate::library;
use anyhow::{Context, Result, bail};
use figures::Figure;
use figures::{FIGURES, FigureScene, Played};
use picture::FigureDrawing;
use std::fmt::Write as _;
use std::io::Write as _;
use std::path::Path;
use std::process::ExitCode;

pub(crate) fn run(arguments: &FigureArguments) -> Result<ExitCode> {
    let mut all_hold = true;
    let mut out = String::new();
    for path in &arguments.figures {
        all_hold &= tell(path, &text(path)?, &arguments.lang, &mut out);
    }
    if let Some(picture) = &arguments.draw {
        draw(arguments, picture)?;
    }
    // If standard output is closed, the error cannot be reported.
    let _ = std::io::stdout().write_all(out.as_bytes());
    Ok(if all_hold {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

/// Draws the figure; the arguments must name exactly one figure.
fn draw(arguments: &FigureArguments, picture: &Path) -> Result<()> {
    let [path] = &arguments.figures[..] else {
        bail!("--draw takes one figure; give one at a time");
    };
    let Ok(figure) = Figure::parse(&text(path)?) else {
        // `tell` has already reported the errors.
        return Ok(());
    };
    let replay = figure.replay();
    let svg = FigureDrawing::new(&figure, &replay.scenes)
        .theme(render::theme(arguments.theme))
        .language(&arguments.lang)
        .render();
    render::save(svg, picture, arguments.width)
}

/// Returns the text of a figure. If the argument is a figure number, the figure is built in;
/// otherwise it is read from a file.
fn text(path: &Path) -> Result<String> {
    let own = FIGURES.iter().find(|(number, _)| path == Path::new(number));
    if let Some((_, text)) = own {
        return Ok((*text).to_owned());
    }
    let bytes = library::read(path, Figure::MAX_BYTES)?;
    String::from_utf8(bytes).with_context(|| format!("{} is not UTF-8 text", path.display()))
}

/// Writes a description of a figure to `out`. Returns false if the figure is invalid, or if its
/// strokes do not have the results that it states. (Writing to a string cannot fail.)
fn tell(path: &Path, text: &str, language: &str, out: &mut String) -> bool {
    let figure = match Figure::parse(text) {
        Ok(figure) => figure,
        Err(findings) => {
            for finding in findings {
                let _ = writeln!(out, "{}:{finding}", path.display());
            }
            return false;
        }
    };
    let _ = writeln!(
        out,
        "Figure {}: {}",
        figure.number,
        figure.title.get(language)
    );
    let _ = writeln!(out, "{}", figure.text.get(language));
    let replay = figure.replay();
    for (scene, played) in figure.scenes.iter().zip(&replay.scenes) {
        tell_scene(scene, played, language, out);
    }
    for mismatch in &replay.mismatches {
        let _ = writeln!(out, "{mismatch}");
    }
    replay.mismatches.is_empty()
}

fn tell_scene(scene: &FigureScene, played: &Played, language: &str, out: &mut String) {
    if let Some(caption) = &scene.caption {
        let _ = writeln!(out, "\n{}", caption.get(language));
    }
    let Some(course) = &scene.course else {
        return;
    };
    for (said, played) in scene.strokes.iter().zip(&played.strokes) {
        let words = said.words.as_ref().map_or("", |words| words.get(language));
        let _ = writeln!(
            out,
            "\n{}. {} {} {}  {words}",
            played.round, said.ball, said.direction, said.impulses
        );
        let events = &played.trace.events;
        out.push_str(&crate::narration::commentary(course, events));
    }
}
