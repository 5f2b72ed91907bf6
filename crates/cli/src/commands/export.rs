//! `carambole export`: writes a course or a piece as files for 3D printers.

use crate::arguments::ExportArguments;
use crate::library;
use crate::texts::system_language;
use anyhow::{Context, Result, anyhow, bail};
use golf::{Catalogue, Cell, Form, Piece, PieceBody, Placement, TextPosition};
use solid::print::{self, Bed, Colours, Plate, Scale};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// A file format for 3D printers.
#[derive(Clone, Copy)]
enum Format {
    Stl,
    ThreeMf,
}

impl Format {
    fn of(path: &Path) -> Result<Format> {
        match path.extension().and_then(|extension| extension.to_str()) {
            Some("stl") => Ok(Format::Stl),
            Some("3mf") => Ok(Format::ThreeMf),
            _ => bail!("{} must end in .stl or .3mf", path.display()),
        }
    }
}

pub(crate) fn run(arguments: &ExportArguments) -> Result<ExitCode> {
    let format = Format::of(&arguments.output)?;
    let scale = Scale::new(arguments.cell)?;
    let plates = match (&arguments.piece, &arguments.course) {
        (Some(id), _) => vec![print::piece(&piece(id, arguments.channel)?, scale)?],
        (None, Some(path)) => {
            let course = library::course_or_standard(path, system_language())?;
            let colours = match format {
                Format::Stl => Colours::One,
                Format::ThreeMf => Colours::Many,
            };
            let bed = arguments.bed.map(|bed| Bed { size: bed.0 });
            print::course(&course, colours, scale, bed)?
        }
        (None, None) => bail!("give a course or --piece"),
    };
    for plate in &plates {
        let path = if plates.len() == 1 {
            arguments.output.clone()
        } else {
            beside(&arguments.output, plate.name())
        };
        let bytes = match format {
            Format::Stl => plate.stl(),
            Format::ThreeMf => plate.three_mf(),
        };
        std::fs::write(&path, bytes).with_context(|| format!("cannot write {}", path.display()))?;
        println!("{}", line(&path, plate));
    }
    Ok(ExitCode::SUCCESS)
}

fn line(path: &Path, plate: &Plate) -> String {
    let [width, depth, height] = plate.size();
    let path = path.display();
    format!("{path}: {width:.0} × {depth:.0} × {height:.0} mm")
}

/// Returns the path with `-name` added to the name of the file.
fn beside(path: &Path, name: &str) -> PathBuf {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let extension = path.extension().unwrap_or_default().to_string_lossy();
    path.with_file_name(format!("{stem}-{name}.{extension}"))
}

/// Returns a piece from the boxes.
fn piece(id: &str, channel: bool) -> Result<Piece> {
    let shape = Catalogue::standard().shape(id).ok_or_else(|| {
        let shapes = Catalogue::standard().shapes().iter();
        let known: Vec<&str> = shapes.map(|shape| shape.id.as_str()).collect();
        anyhow!(
            "there is no piece {id}; the pieces are {}",
            known.join(", ")
        )
    })?;
    if channel && !shape.can_be_channelled() {
        bail!("{id} has no channel; leave out --channel");
    }
    let at = Cell { x: 0, y: 0 };
    let placement = match shape.form {
        Form::Token => Placement::Token { at, value: -1 },
        _ => Placement::At {
            at,
            rotate: 0,
            mirror: false,
            channel,
        },
    };
    let body = PieceBody::place(shape, &placement);
    let body =
        body.ok_or_else(|| anyhow!("{id} has no fixed shape; export a course on which it lies"))?;
    Ok(Piece {
        name: id.to_owned(),
        shape: id.to_owned(),
        body,
        placement,
        position: TextPosition::START,
    })
}
