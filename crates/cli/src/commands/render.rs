//! `carambole render`: draws a course, a stroke on it, or a Carramboule position.

use super::read_text;
use crate::arguments::{Paper, RenderArguments, Shade};
use crate::library;
use anyhow::{Context, Result, anyhow, bail};
use golf::Scene;
use picture::{Backdrop, Drawing, Grid, Imprint, TableDrawing, Theme};
use protocol::carramboule::table;
use protocol::trace;
use std::path::Path;
use std::process::ExitCode;

pub(crate) fn run(arguments: &RenderArguments) -> Result<ExitCode> {
    let is_json = arguments
        .file
        .extension()
        .is_some_and(|extension| extension == "json");
    let svg = if is_json {
        table(arguments)?
    } else {
        course(arguments)?
    };
    save(svg, &arguments.output, arguments.width)?;
    Ok(ExitCode::SUCCESS)
}

/// Writes a picture as SVG or PNG, depending on the file extension.
pub(crate) fn save(svg: String, out: &Path, width: u16) -> Result<()> {
    let bytes = match out.extension().and_then(|extension| extension.to_str()) {
        Some("svg") => svg.into_bytes(),
        Some("png") => picture::png(&svg, width)?,
        _ => bail!("{} must end in .svg or .png", out.display()),
    };
    std::fs::write(out, bytes).with_context(|| format!("cannot write {}", out.display()))
}

pub(crate) fn theme(shade: Shade) -> Theme {
    match shade {
        Shade::Light => Theme::Light,
        Shade::Dark => Theme::Dark,
        Shade::Print => Theme::Print,
    }
}

/// Draws a position on the Carramboule table, with the shot from it if there is one.
fn table(arguments: &RenderArguments) -> Result<String> {
    let name = arguments.file.display();
    let file =
        table::read(&read_text(&arguments.file)?).map_err(|reason| anyhow!("{name}: {reason}"))?;
    let drawing = TableDrawing::new(&file.parameters, &file.position, file.shooter)
        .theme(theme(arguments.theme));
    let Some(shot) = file.shot else {
        return Ok(drawing.render());
    };
    let trajectory = shot.simulate(&file.parameters, &file.position, file.shooter);
    let trajectory =
        trajectory.map_err(|fault| anyhow!("{name}: the shot cannot be played: {fault}"))?;
    Ok(drawing.cue(shot.across).trajectory(&trajectory).render())
}

fn course(arguments: &RenderArguments) -> Result<String> {
    let course = library::course(&arguments.file, &arguments.lang)?;
    let field = course.field();
    let told = match &arguments.trace {
        None => None,
        Some(path) => {
            let json = read_text(path)?;
            let told = trace::read(&course, &json);
            Some(told.map_err(|reason| anyhow!("{}: {reason}", path.display()))?)
        }
    };
    let scene = Scene::new(field);
    let mut drawing = Drawing::new(&course)
        .scene(field, told.as_ref().map_or(&scene, |told| &told.after))
        .theme(theme(arguments.theme))
        .backdrop(Backdrop::Paper)
        .language(&arguments.lang);
    if let Some(told) = &told {
        drawing = drawing.trace(field, &told.trace);
    }
    if arguments.coordinates {
        drawing = drawing.grid(Grid::Coordinates);
    }
    if arguments.thumbnail {
        drawing = drawing.thumbnail();
    }
    Ok(match arguments.page {
        Some(Paper::A4) => {
            let is_named = course.id() != course.name_in(&arguments.lang);
            let byline = if is_named { course.id() } else { "" };
            drawing.sheet(&Imprint {
                byline: byline.to_owned(),
                ..Imprint::default()
            })
        }
        None => drawing.render(),
    })
}
