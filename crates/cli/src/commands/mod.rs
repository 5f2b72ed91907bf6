//! One module per command.

pub(crate) mod admin;
pub(crate) mod backup;
pub(crate) mod certify;
pub(crate) mod check;
pub(crate) mod daily;
pub(crate) mod directions;
pub(crate) mod export;
pub(crate) mod figure;
pub(crate) mod make;
pub(crate) mod play;
pub(crate) mod puzzles;
pub(crate) mod referee;
pub(crate) mod render;
pub(crate) mod replay;
pub(crate) mod review;
mod review_carom;
pub(crate) mod serve;
pub(crate) mod shots;
pub(crate) mod solve;
pub(crate) mod trace;
pub(crate) mod verify;

use crate::arguments::{PlacedBall, PositionArguments};
use crate::library;
use crate::texts::system_language;
use anyhow::{Context, Result, anyhow, bail};
use golf::{Course, Field, Scene};
use protocol::trace::restore;
use std::path::Path;

/// Upper bound on the size of a JSON file.
const MAX_BYTES: usize = 16 << 20;

/// Reads the text of a file given as an argument.
pub(crate) fn read_text(path: &Path) -> Result<String> {
    let name = path.display();
    let bytes = library::read(path, MAX_BYTES)?;
    if bytes.len() > MAX_BYTES {
        bail!("{name} is longer than 16 MiB; give a shorter file");
    }
    String::from_utf8(bytes).with_context(|| format!("{name} is not UTF-8 text; give a JSON file"))
}

/// A course and the position on it, as given by the arguments.
pub(crate) struct Setting {
    pub(crate) course: Course,
    pub(crate) scene: Scene,
}

impl Setting {
    pub(crate) fn new(arguments: &PositionArguments) -> Result<Setting> {
        let course = library::course(&arguments.file, system_language())?;
        let field = course.field();
        let mut scene = match &arguments.state {
            None => Scene::new(field),
            Some(path) => {
                let json = read_text(path)?;
                restore(&course, &json).map_err(|reason| anyhow!("{}: {reason}", path.display()))?
            }
        };
        // Lift all balls first, so that balls named on the command line can swap positions.
        for placed in &arguments.balls {
            scene.lift(placed.ball);
        }
        for (index, placed) in arguments.balls.iter().enumerate() {
            if arguments.balls[..index]
                .iter()
                .any(|other| other.ball == placed.ball)
            {
                bail!("{} is given twice; give each ball once", placed.ball);
            }
            put(field, &mut scene, placed)?;
        }
        scene.settle_doors(field);
        if scene.ball(arguments.play).is_none() {
            bail!(
                "{ball} is not on the course; add --ball {ball}@x,y",
                ball = arguments.play
            );
        }
        Ok(Setting { course, scene })
    }
}

fn put(field: &Field, scene: &mut Scene, placed: &PlacedBall) -> Result<()> {
    let PlacedBall { ball, cell, layer } = *placed;
    let node = field.node(cell, layer).ok_or_else(|| {
        anyhow!(
            "{ball} cannot lie at {cell} ({}): no ball can ever be there",
            layer.name()
        )
    })?;
    scene
        .put(field, ball, node)
        .map_err(|reason| anyhow!("{ball} cannot lie at {cell}: {reason}"))
}
