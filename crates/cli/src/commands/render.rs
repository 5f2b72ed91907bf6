//! `carambole render`: a picture of a course, of a stroke on it.

use super::read_text;
use crate::arguments::{Paper, RenderArguments, Shade};
use crate::{library, png};
use anyhow::{Context, Result, anyhow, bail};
use golf::{Field, Scene};
use picture::{Backdrop, Drawing, Grid, Page, Theme};
use protocol::trace;
use std::process::ExitCode;

pub(crate) fn run(arguments: &RenderArguments) -> Result<ExitCode> {
    let course = library::course(&arguments.file)?;
    let field = Field::new(&course);
    let told = match &arguments.trace {
        None => None,
        Some(path) => {
            let json = read_text(path)?;
            let told = trace::read(&course, &field, &json);
            Some(told.map_err(|reason| anyhow!("{}: {reason}", path.display()))?)
        }
    };
    let scene = Scene::new(&field);
    let mut drawing = Drawing::new(&course)
        .scene(&field, told.as_ref().map_or(&scene, |told| &told.after))
        .theme(match arguments.theme {
            Shade::Light => Theme::Light,
            Shade::Dark => Theme::Dark,
            Shade::Print => Theme::Print,
        })
        .backdrop(Backdrop::Paper)
        .language(&arguments.lang);
    if let Some(told) = &told {
        drawing = drawing.trace(&field, &told.trace);
    }
    if let Some(Paper::A4) = arguments.page {
        drawing = drawing.page(Page::A4);
    }
    if arguments.coordinates {
        drawing = drawing.grid(Grid::Coordinates);
    }
    if arguments.thumbnail {
        drawing = drawing.thumbnail();
    }
    let svg = drawing.render();
    let out = &arguments.output;
    let bytes = match out.extension().and_then(|extension| extension.to_str()) {
        Some("svg") => svg.into_bytes(),
        Some("png") => png::from_svg(&svg, arguments.width)?,
        _ => bail!("{} must end in .svg or .png", out.display()),
    };
    std::fs::write(out, bytes).with_context(|| format!("cannot write {}", out.display()))?;
    Ok(ExitCode::SUCCESS)
}
