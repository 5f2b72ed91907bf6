//! Puzzles as lines of JSON.

use crate::json::JsonError;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;

/// A position in which one choice is clearly best, and the value of every choice.
#[derive(Clone, PartialEq, Serialize, Deserialize, Debug, TS)]
#[serde(deny_unknown_fields)]
pub struct PuzzleFile {
    /// Eight hexadecimal digits derived from the position.
    pub id: String,
    /// The question that the puzzle asks.
    pub theme: PuzzleTheme,
    /// The difficulty, from 1 (easy) to 5 (hard).
    pub grade: u8,
    /// The id of a course in the collection, or a course code.
    pub course: String,
    /// The cell of each ball on the course, all at ground level. Pieces and tokens are in their
    /// initial state.
    pub balls: BTreeMap<String, [i32; 2]>,
    /// The ball to play.
    pub ball: String,
    /// The roll; null if the player must choose a die instead of a direction.
    pub impulses: Option<u8>,
    /// All possible choices.
    pub choices: Vec<PuzzleChoice>,
    /// The best choice.
    pub best: String,
    /// The choice that most players would try first.
    pub obvious: String,
    /// How much better the best choice is than the second best.
    pub margin: f64,
    /// Only in puzzles with opponents: all balls in the order of play, `ball` first. Balls of one
    /// colour belong to one player.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub order: Option<Vec<String>>,
    /// Only in puzzles with opponents: the standard error of `margin`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub error: Option<f64>,
}

/// The question that a puzzle asks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, Debug, TS)]
#[serde(rename_all = "kebab-case")]
pub enum PuzzleTheme {
    /// Which direction holes the ball?
    Line,
    /// Which direction leaves the ball in the best position?
    Place,
    /// With which die does the ball need the fewest strokes?
    Die,
    /// Which die gives the best chance of holing the ball within two strokes?
    Two,
    /// Which direction is best with tokens on the course?
    Tokens,
    /// Which direction makes the best use of the other ball in carom mode?
    Carom,
    /// Which direction pushes an opponent's ball back?
    PushAway,
    /// Which direction hits no ball and is best because of what the opponents could do next?
    Protect,
    /// Which direction gains strokes with two or more balls at once?
    Double,
}

impl PuzzleTheme {
    /// Returns whether the puzzle has opponents who play after the stroke.
    pub const fn is_among_rivals(self) -> bool {
        matches!(self, Self::PushAway | Self::Protect | Self::Double)
    }
}

/// A die or a direction, and its value.
#[derive(Clone, PartialEq, Serialize, Deserialize, Debug, TS)]
#[serde(deny_unknown_fields)]
pub struct PuzzleChoice {
    /// The id of a die or the name of a direction.
    pub name: String,
    /// The expected number of strokes from here on; for `two`, the probability of success; for
    /// `carom` and puzzles with opponents, how many strokes the player will be behind the others.
    pub value: f64,
    /// For `carom`: how many strokes the player's ball and the other ball still need. With
    /// opponents: how many strokes all the player's balls need, and how many an opponent needs on
    /// average.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub outlooks: Option<[f64; 2]>,
}

impl PuzzleFile {
    /// Reads a puzzle from a line.
    pub fn parse(line: &str) -> Result<PuzzleFile, JsonError> {
        serde_json::from_str(line).map_err(JsonError::with("the puzzle cannot be read"))
    }

    /// Returns the puzzle as a line, without the line break.
    pub fn to_line(&self) -> String {
        crate::json::line(self)
    }
}
