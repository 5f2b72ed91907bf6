//! Arguments for a position on a course, and for a stroke from it.

use clap::Args;
use golf::{Ball, Cell, Direction, Layer};
use std::path::PathBuf;
use std::str::FromStr;

#[derive(Args)]
pub(crate) struct TraceArguments {
    #[command(flatten)]
    pub(crate) position: PositionArguments,
    /// The direction of the stroke: E, NE, NW, W, SW or SE
    #[arg(long, value_name = "DIRECTION")]
    pub(crate) dir: Direction,
    /// The impulses of the stroke, 1 to 99
    #[arg(long, value_name = "NUMBER", value_parser = impulses, allow_negative_numbers = true)]
    pub(crate) impulses: u8,
    /// Write the trace as one line of JSON, for programs and for --state
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
pub(crate) struct DirectionsArguments {
    #[command(flatten)]
    pub(crate) position: PositionArguments,
}

#[derive(Args)]
pub(crate) struct PositionArguments {
    /// The course file
    pub(crate) file: PathBuf,
    /// A ball and its position: red@3,1, or red@8,2,top on top of a tall piece; may be repeated
    #[arg(long = "ball", value_name = "BALL@X,Y", value_parser = PlacedBall::from_str)]
    pub(crate) balls: Vec<PlacedBall>,
    /// The ball to play
    #[arg(long, value_name = "BALL")]
    pub(crate) play: Ball,
    /// Start from the position after an earlier stroke, in a file written by trace --json
    #[arg(long, value_name = "TRACE.json")]
    pub(crate) state: Option<PathBuf>,
}

/// A position on a course: `3,1` or `8,2,top`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PlaceArgument {
    pub(crate) cell: Cell,
    pub(crate) layer: Layer,
}

impl FromStr for PlaceArgument {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (cell, layer) = place(text, "write a position as 3,1 or 8,2,top")?;
        Ok(PlaceArgument { cell, layer })
    }
}

/// Parses `3,1` or `8,2,top`. `form` is the error message for any other text.
fn place(text: &str, form: &str) -> Result<(Cell, Layer), String> {
    let parts: Vec<&str> = text.split(',').collect();
    let (x, y, layer) = match parts[..] {
        [x, y] | [x, y, "ground"] => (x, y, Layer::Ground),
        [x, y, "top"] => (x, y, Layer::Top),
        _ => return Err(form.to_owned()),
    };
    let number = |text: &str| text.parse::<i32>().map_err(|_| form.to_owned());
    let (x, y) = (number(x)?, number(y)?);
    let cell =
        Cell::new(x, y).ok_or_else(|| format!("there is no cell {x},{y}: x + y must be even"))?;
    Ok((cell, layer))
}

/// A ball and its position: `red@3,1` or `red@8,2,top`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PlacedBall {
    pub(crate) ball: Ball,
    pub(crate) cell: Cell,
    pub(crate) layer: Layer,
}

impl FromStr for PlacedBall {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let form = "write a ball as red@3,1 or red@8,2,top";
        let (ball, at) = text.split_once('@').ok_or(form)?;
        let ball: Ball = ball.parse().map_err(|error| format!("{ball}: {error}"))?;
        let (cell, layer) = place(at, form)?;
        Ok(PlacedBall { ball, cell, layer })
    }
}

fn impulses(text: &str) -> Result<u8, String> {
    let number = text.parse().ok();
    number
        .filter(|number| (1..=golf::MAX_IMPULSES).contains(number))
        .ok_or_else(|| {
            format!(
                "impulses must be a whole number from 1 to {}",
                golf::MAX_IMPULSES
            )
        })
}
