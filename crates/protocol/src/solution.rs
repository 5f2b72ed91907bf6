//! The solution of a course as JSON.

use serde::Serialize;
use std::collections::BTreeMap;
use ts_rs::TS;

/// The value of a course under best play.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[allow(missing_docs)]
pub struct SolutionFile {
    pub course: String,
    pub limit: u8,
    /// The available throws: each is a die, or a card with the white die.
    pub throws: Vec<String>,
    /// Whether the values are exact; otherwise `lower` and `upper` are bounds.
    pub exact: bool,
    /// The number of distinct states.
    pub states: usize,
    /// The lowest expected score, from the best of the six start cells.
    pub par: WorthFile,
    pub starts: Vec<StartFile>,
    /// The value of every place where a ball can rest, with the course in its initial state and all
    /// strokes left.
    pub map: Vec<PlaceFile>,
}

/// An exact value, or its bounds.
#[derive(Clone, Copy, PartialEq, Serialize, Debug, TS)]
#[allow(missing_docs)]
pub struct WorthFile {
    pub lower: f64,
    pub upper: f64,
}

/// Best play from one start cell.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[allow(missing_docs)]
pub struct StartFile {
    pub at: [i32; 2],
    pub layer: String,
    pub value: WorthFile,
    /// The best throw.
    pub throw: String,
    /// For each throw, the expected score after picking it.
    pub throws: BTreeMap<String, f64>,
    /// The best direction for each possible roll.
    pub rolls: Vec<RollFile>,
    /// The probabilities of holing the ball in one stroke, two strokes, and so on.
    pub holed: Vec<f64>,
    pub unholed: f64,
    /// The probability of each score, including tokens.
    pub scores: BTreeMap<i32, f64>,
    pub deviation: f64,
}

/// The best direction for a number of impulses.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[allow(missing_docs)]
pub struct RollFile {
    pub impulses: u8,
    /// The best direction; null if none is open.
    pub dir: Option<String>,
    pub value: f64,
}

/// A place where a ball can rest, and its value.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[allow(missing_docs)]
pub struct PlaceFile {
    pub at: [i32; 2],
    pub layer: String,
    pub lower: f64,
    pub upper: f64,
}

impl SolutionFile {
    /// Returns the solution as one line of JSON.
    ///
    /// # Panics
    /// Never panics: all keys are strings or integers. Numbers that are not finite become null.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("keys are strings or integers")
    }
}
