//! What the page asks the core about a course that someone is at work on.
//!
//! The course is always its file; an edit goes from one file to the next.

use crate::page::CourseFinding;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A piece as it is laid.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct LaidPiece {
    /// Its shape in the catalogue.
    pub id: String,
    pub at: [i32; 2],
    /// Times 60° counter-clockwise.
    pub rotate: u8,
    pub mirror: bool,
    pub channel: bool,
    /// Sand and water: all cells; empty for everything else.
    pub cells: Vec<[i32; 2]>,
    /// Tokens only.
    pub value: Option<i8>,
}

/// One change of a course. Pieces are named by their place in the file, from 0.
#[derive(Clone, PartialEq, Eq, Deserialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
#[allow(missing_docs)]
pub enum CourseEdit {
    /// Lays new pieces, moved by so much.
    Lay {
        pieces: Vec<LaidPiece>,
        by: [i32; 2],
    },
    Move {
        pieces: Vec<usize>,
        by: [i32; 2],
    },
    /// Turns them about their common middle.
    Turn {
        pieces: Vec<usize>,
        sixths: u8,
    },
    /// Flips them north to south.
    Mirror {
        pieces: Vec<usize>,
    },
    /// Opens or closes channels.
    Open {
        pieces: Vec<usize>,
    },
    /// Tokens: the next value.
    Value {
        pieces: Vec<usize>,
    },
    Remove {
        pieces: Vec<usize>,
    },
    /// Adds a cell to sand or water, or takes it away.
    Cell {
        piece: usize,
        at: [i32; 2],
    },
    /// Paints the map: `.`, `#`, `%`, or ` ` for nothing.
    Paint {
        cells: Vec<[i32; 2]>,
        tile: String,
    },
    /// Moves the start cells so that their middle is here.
    Start {
        at: [i32; 2],
    },
    Hole {
        at: [i32; 2],
    },
    /// Prints a rebound; without `out` it is taken away.
    Arrow {
        at: [i32; 2],
        #[serde(rename = "in")]
        incoming: String,
        out: Option<String>,
    },
    /// Lies on these courses of a board.
    Link {
        courses: Vec<String>,
        start: Option<String>,
        hole: Option<String>,
    },
    Name {
        name: String,
    },
    Order {
        colours: Vec<String>,
    },
    Limit {
        limit: u8,
    },
}

/// How a draft is to be drawn.
#[derive(Clone, PartialEq, Deserialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct DraftLook {
    pub theme: String,
    pub language: String,
    pub prefix: String,
    /// Pieces that are left out, since they are being dragged.
    pub without: Vec<usize>,
    /// Cells and their heat, 0 to 1.
    pub heat: Vec<(i32, i32, f64)>,
}

/// A course that someone is at work on.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct Draft {
    pub svg: String,
    pub pieces: Vec<DraftPiece>,
    /// What is printed where: `.`, `s`, `o`, `#`, `%`.
    pub tiles: Vec<(i32, i32, String)>,
    pub arrows: Vec<DraftArrow>,
    pub starts: Vec<[i32; 2]>,
    pub hole: [i32; 2],
    /// Null if it has a map of its own.
    pub on: Option<DraftGround>,
    /// The name in the language asked for.
    pub name: String,
    pub order: Vec<String>,
    pub limit: u8,
    /// How many of each shape lie here; tokens as `token-1` by value.
    pub used: BTreeMap<String, usize>,
    /// Errors; without any, advice.
    pub findings: Vec<CourseFinding>,
    pub playable: bool,
}

/// A piece on a draft.
#[derive(Clone, PartialEq, Eq, Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct DraftPiece {
    pub piece: LaidPiece,
    /// Its shape and number: `roller-1`.
    pub name: String,
    pub cells: Vec<[i32; 2]>,
    /// The rim of its cells as path data.
    pub rim: String,
    /// What can be done with it, among `turn`, `mirror`, `open`, `value`, `cell`.
    pub can: Vec<String>,
}

/// A printed rebound.
#[derive(Clone, PartialEq, Eq, Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct DraftArrow {
    pub at: [i32; 2],
    #[serde(rename = "in")]
    pub incoming: String,
    pub out: String,
}

/// The courses a layout lies on.
#[derive(Clone, PartialEq, Eq, Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct DraftGround {
    pub courses: Vec<String>,
    pub start: Option<String>,
    pub hole: Option<String>,
}

/// Where cells lie in pictures, and which are next to each other.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct Lattice {
    /// The middle of cell (x, y) is at (x · this, y · that) …
    pub pitch: [f64; 2],
    /// … and its corners are these from there.
    pub corners: Vec<[f64; 2]>,
    /// The step of each direction.
    pub steps: BTreeMap<String, [i32; 2]>,
}

/// A kind of piece in the tray.
#[derive(Clone, PartialEq, Eq, Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct TrayShape {
    /// The shape, with the value for tokens: as in `Draft.used`.
    pub key: String,
    /// How it would be laid at the origin.
    pub piece: LaidPiece,
    /// `flat`, `tall`, `slow`, `moving`, `marker` or `token`.
    pub kind: String,
    /// `base` or `ext`.
    pub home: String,
    /// How many the box holds.
    pub count: usize,
    pub svg: String,
    pub can: Vec<String>,
}

/// A piece by itself, as it is carried over the board.
#[derive(Clone, PartialEq, Eq, Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct CarriedPiece {
    pub markup: String,
    pub rim: String,
}

/// What a strong player would do with the ball that is tried.
#[derive(Clone, PartialEq, Eq, Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct TrialHint {
    /// The die it would throw.
    pub die: String,
    /// The way it would go with the impulses there are.
    pub dir: String,
}

/// What the cells of a course are worth.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct CourseValues {
    /// Cells and what remains to be scored from there under best play.
    pub cells: Vec<(i32, i32, f64)>,
    pub exact: bool,
    pub par: i32,
    pub lower: f64,
    pub upper: f64,
    /// The number of states that were told apart.
    pub states: usize,
}

macro_rules! read {
    ($($name:ty: $what:literal),*) => {$(
        impl $name {
            /// Reads what the page wrote; the error is a sentence.
            pub fn parse(text: &str) -> Result<$name, String> {
                crate::read_json(text.as_bytes()).map_err(|error| format!("the {} cannot be read: {error}", $what))
            }
        }
    )*};
}

read![CourseEdit: "edit", DraftLook: "look", LaidPiece: "piece"];
