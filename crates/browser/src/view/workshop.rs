//! Data that the page and the core exchange about a course in the editor.
//!
//! A course is always passed as its file: every edit takes a file and returns a new one.

use crate::view::CourseFinding;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;

/// A placed piece.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug, TS)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct LaidPiece {
    /// The id of the piece's shape in the catalogue.
    pub id: String,
    pub at: [i32; 2],
    /// The rotation in steps of 60°, counter-clockwise.
    pub rotate: u8,
    pub mirror: bool,
    pub channel: bool,
    /// All cells of sand or water; empty for other pieces.
    pub cells: Vec<[i32; 2]>,
    /// The value of a token; null for other pieces.
    pub value: Option<i8>,
}

/// One edit to a course. Pieces are identified by their index in the file.
#[derive(Clone, PartialEq, Eq, Deserialize, Debug, TS)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
#[allow(missing_docs)]
pub enum CourseEdit {
    /// Places new pieces, shifted by an offset.
    Lay {
        pieces: Vec<LaidPiece>,
        by: [i32; 2],
    },
    Move {
        pieces: Vec<usize>,
        by: [i32; 2],
    },
    /// Rotates pieces around their common centre.
    Turn {
        pieces: Vec<usize>,
        sixths: u8,
    },
    /// Flips pieces north to south.
    Mirror {
        pieces: Vec<usize>,
    },
    /// Opens or closes channels.
    Open {
        pieces: Vec<usize>,
    },
    /// Switches tokens to the next value.
    Value {
        pieces: Vec<usize>,
    },
    Remove {
        pieces: Vec<usize>,
    },
    /// Adds a cell to sand or water, or removes one.
    Cell {
        piece: usize,
        at: [i32; 2],
    },
    /// Paints map cells with `.`, `#` or `%`, or erases them with ` `.
    Paint {
        cells: Vec<[i32; 2]>,
        tile: String,
    },
    /// Moves the centre of the start cells to this cell.
    Start {
        at: [i32; 2],
    },
    Hole {
        at: [i32; 2],
    },
    /// Prints a rebound on a cell. Without `out`, removes the rebound.
    Arrow {
        at: [i32; 2],
        #[serde(rename = "in")]
        incoming: String,
        out: Option<String>,
    },
    /// Bases a layout on these courses, joined into one board.
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

/// How to draw a course in the editor.
#[derive(Clone, PartialEq, Deserialize, Debug, TS)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct DraftLook {
    pub theme: String,
    pub language: String,
    pub prefix: String,
    /// Pieces to leave out because they are being dragged.
    pub without: Vec<usize>,
    /// Cells to tint, with a value from 0 to 1.
    pub heat: Vec<(i32, i32, f64)>,
}

/// A course in the editor.
#[derive(Clone, PartialEq, Serialize, Debug, TS)]
#[allow(missing_docs)]
pub struct Draft {
    pub svg: String,
    pub pieces: Vec<DraftPiece>,
    /// The printed tiles: `.`, `s`, `o`, `#`, `%`.
    pub tiles: Vec<(i32, i32, String)>,
    pub arrows: Vec<DraftArrow>,
    pub starts: Vec<[i32; 2]>,
    pub hole: [i32; 2],
    /// The courses that the layout is based on; null if the course has its own map.
    pub on: Option<DraftGround>,
    /// The name in the requested language.
    pub name: String,
    pub order: Vec<String>,
    pub limit: u8,
    /// How many pieces of each shape are used. Tokens are counted per value, as in `token-1`.
    pub used: BTreeMap<String, usize>,
    /// The errors in the course, or suggestions if there are no errors.
    pub findings: Vec<CourseFinding>,
    pub playable: bool,
}

/// A piece on a course in the editor.
#[derive(Clone, PartialEq, Eq, Serialize, Debug, TS)]
#[allow(missing_docs)]
pub struct DraftPiece {
    pub piece: LaidPiece,
    /// The piece's shape and number, such as `roller-1`.
    pub name: String,
    pub cells: Vec<[i32; 2]>,
    /// The outline of the piece's cells as path data.
    pub rim: String,
    /// The allowed edits: `turn`, `mirror`, `open`, `value`, `cell`.
    pub can: Vec<String>,
}

/// A printed rebound.
#[derive(Clone, PartialEq, Eq, Serialize, Debug, TS)]
#[allow(missing_docs)]
pub struct DraftArrow {
    pub at: [i32; 2],
    #[serde(rename = "in")]
    pub incoming: String,
    pub out: String,
}

/// The courses that a layout is based on.
#[derive(Clone, PartialEq, Eq, Serialize, Debug, TS)]
#[allow(missing_docs)]
pub struct DraftGround {
    pub courses: Vec<String>,
    pub start: Option<String>,
    pub hole: Option<String>,
}

/// The geometry of the cells in pictures, and the neighbours of a cell.
#[derive(Clone, PartialEq, Serialize, Debug, TS)]
#[allow(missing_docs)]
pub struct Lattice {
    /// The centre of cell (x, y) is at (x · `pitch[0]`, y · `pitch[1]`).
    pub pitch: [f64; 2],
    /// The corners of a cell relative to its centre.
    pub corners: Vec<[f64; 2]>,
    /// How x and y change with one step in each direction.
    pub steps: BTreeMap<String, [i32; 2]>,
}

/// A kind of piece in the tray.
#[derive(Clone, PartialEq, Eq, Serialize, Debug, TS)]
#[allow(missing_docs)]
pub struct TrayShape {
    /// The shape; for tokens, the shape and value, as in `Draft.used`.
    pub key: String,
    /// The piece as it would be placed at the origin.
    pub piece: LaidPiece,
    /// The kind of the piece: `flat`, `tall`, `slow`, `moving`, `marker` or `token`.
    pub kind: String,
    /// The game box: `base` or `ext`.
    pub home: String,
    /// How many of these pieces the game box contains.
    pub count: usize,
    pub svg: String,
    pub can: Vec<String>,
}

/// A single piece, drawn while it is dragged over the board.
#[derive(Clone, PartialEq, Eq, Serialize, Debug, TS)]
#[allow(missing_docs)]
pub struct CarriedPiece {
    pub markup: String,
    pub rim: String,
}

/// The choice that a strong player would make for the ball being tried in the editor.
#[derive(Clone, PartialEq, Eq, Serialize, Debug, TS)]
#[allow(missing_docs)]
pub struct TrialHint {
    /// The die that the player would throw.
    pub die: String,
    /// The direction that the player would choose with the current impulses.
    pub dir: String,
}

/// The values of a course's cells.
#[derive(Clone, PartialEq, Serialize, Debug, TS)]
#[allow(missing_docs)]
pub struct CourseValues {
    /// The cells, and the expected remaining score from each under best play.
    pub cells: Vec<(i32, i32, f64)>,
    pub exact: bool,
    pub par: i32,
    pub lower: f64,
    pub upper: f64,
    /// The number of distinct states.
    pub states: usize,
}

macro_rules! read {
    ($($name:ty: $what:literal),*) => {$(
        impl $name {
            /// Reads JSON that the page has sent. On error, returns a one-sentence reason.
            pub fn parse(text: &str) -> Result<$name, String> {
                protocol::json::read(text.as_bytes()).map_err(|error| format!("the {} cannot be read: {error}", $what))
            }
        }
    )*};
}

read![CourseEdit: "edit", DraftLook: "look", LaidPiece: "piece"];
