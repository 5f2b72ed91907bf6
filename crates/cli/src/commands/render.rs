//! `carambole render`: draws a course, a stroke on it, or a Carramboule position; with `--solid`, as a
//! wooden toy on a table.

use super::read_text;
use crate::arguments::{Paper, RenderArguments, Shade, Viewpoint};
use crate::library;
use anyhow::{Context, Result, anyhow, bail};
use golf::{Course, Scene};
use picture::{Backdrop, Drawing, Grid, Imprint, TableDrawing, Theme};
use protocol::carramboule::table::{self, TableFile};
use protocol::trace::{self, Told};
use std::path::Path;
use std::process::ExitCode;
use still::{Frame, Light, View};

pub(crate) fn run(arguments: &RenderArguments) -> Result<ExitCode> {
    let is_json = arguments
        .file
        .extension()
        .is_some_and(|extension| extension == "json");
    if arguments.solid {
        return solid(arguments, is_json);
    }
    let svg = if is_json {
        table(arguments)?
    } else {
        course(arguments)?
    };
    save(svg, &arguments.output, arguments.width)?;
    Ok(ExitCode::SUCCESS)
}

/// Draws a course or a table as a solid body.
fn solid(arguments: &RenderArguments, is_json: bool) -> Result<ExitCode> {
    let out = &arguments.output;
    if out.extension().is_none_or(|extension| extension != "png") {
        bail!("{} must end in .png with --solid", out.display());
    }
    let light = match arguments.theme {
        Shade::Light => Light::Day,
        Shade::Dark => Light::Night,
        Shade::Print => bail!("--solid has no colours for print; use --theme light or dark"),
    };
    let width = u32::from(arguments.width);
    // The shape of link previews.
    let height = arguments
        .height
        .map_or((width * 21 / 40).max(16), u32::from);
    let frame = Frame {
        size: [width, height],
        view: match arguments.view {
            Viewpoint::ThreeQuarter => View::ThreeQuarter,
            Viewpoint::Above => View::Above,
        },
        light,
    };
    let pixels = if is_json {
        let file = position(arguments)?;
        still::table(&file.parameters, file.position.balls(), frame)
    } else {
        let (course, told) = stroke(arguments)?;
        let scene = told.map_or_else(|| Scene::new(course.field()), |told| told.after);
        still::course(&course, &scene, frame).map_err(|piece| {
            let name = &course.pieces()[piece].name;
            anyhow!("{name} has moved; --solid draws pieces only where they stand at the start")
        })?
    };
    write(&picture::png_of_pixels(pixels, frame.size)?, out)?;
    Ok(ExitCode::SUCCESS)
}

fn write(bytes: &[u8], out: &Path) -> Result<()> {
    std::fs::write(out, bytes).with_context(|| format!("cannot write {}", out.display()))
}

/// Writes a picture as SVG or PNG, depending on the file extension.
pub(crate) fn save(svg: String, out: &Path, width: u16) -> Result<()> {
    let bytes = match out.extension().and_then(|extension| extension.to_str()) {
        Some("svg") => svg.into_bytes(),
        Some("png") => picture::png(&svg, width)?,
        _ => bail!("{} must end in .svg or .png", out.display()),
    };
    write(&bytes, out)
}

pub(crate) fn theme(shade: Shade) -> Theme {
    match shade {
        Shade::Light => Theme::Light,
        Shade::Dark => Theme::Dark,
        Shade::Print => Theme::Print,
    }
}

/// Reads a Carramboule position.
fn position(arguments: &RenderArguments) -> Result<TableFile> {
    let name = arguments.file.display();
    table::read(&read_text(&arguments.file)?).map_err(|reason| anyhow!("{name}: {reason}"))
}

/// Draws a position on the Carramboule table, with the shot from it if there is one.
fn table(arguments: &RenderArguments) -> Result<String> {
    let name = arguments.file.display();
    let file = position(arguments)?;
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

/// Reads a course, and the stroke on it if there is one.
fn stroke(arguments: &RenderArguments) -> Result<(Course, Option<Told>)> {
    let course = library::course(&arguments.file, &arguments.lang)?;
    let told = match &arguments.trace {
        None => None,
        Some(path) => {
            let json = read_text(path)?;
            let told = trace::read(&course, &json);
            Some(told.map_err(|reason| anyhow!("{}: {reason}", path.display()))?)
        }
    };
    Ok((course, told))
}

fn course(arguments: &RenderArguments) -> Result<String> {
    let (course, told) = stroke(arguments)?;
    let field = course.field();
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
