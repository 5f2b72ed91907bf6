//! Puzzles as lines of JSON.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A position with one clearly best choice, and what every choice is worth.
#[derive(Clone, PartialEq, Serialize, Deserialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PuzzleFile {
    /// Eight hexadecimal digits that follow from the position.
    pub id: String,
    /// What is asked.
    pub theme: PuzzleTheme,
    /// 1 for easy to 5 for hard.
    pub grade: u8,
    /// The id of a course of the collection, or a course code.
    pub course: String,
    /// The balls on it, all on the ground; everything else is as set up.
    pub balls: BTreeMap<String, [i32; 2]>,
    /// The one to be played.
    pub ball: String,
    /// What was rolled, where a direction is asked for.
    pub impulses: Option<u8>,
    /// Everything that can be chosen.
    pub choices: Vec<PuzzleChoice>,
    /// The best choice.
    pub best: String,
    /// The one that comes to mind first.
    pub obvious: String,
    /// How much better the best is than the next.
    pub margin: f64,
    /// Only among rivals: all balls in the order of play, `ball` first; those of a colour are one
    /// player's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub order: Option<Vec<String>>,
    /// Only among rivals: the standard error of `margin`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub error: Option<f64>,
}

/// What is asked in a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum PuzzleTheme {
    /// Which direction drops?
    Line,
    /// Which direction leaves the ball best?
    Place,
    /// Which die takes the fewest strokes?
    Die,
    /// Which die gives the best chance to hole within two strokes?
    Two,
    /// Which direction, with tokens on the course?
    Tokens,
    /// Carom mode: which direction makes the most of the other ball?
    Carom,
    /// Among rivals: a direction that pushes a ball of theirs back.
    PushAway,
    /// Among rivals: a direction that meets nobody and leaves the ball safer than it looks.
    Protect,
    /// Among rivals: a direction that does two things at once.
    Double,
}

impl PuzzleTheme {
    /// Whether balls of several players lie there and all of them play on.
    pub const fn is_among_rivals(self) -> bool {
        matches!(self, Self::PushAway | Self::Protect | Self::Double)
    }
}

/// A die or a direction, and what it is worth.
#[derive(Clone, PartialEq, Serialize, Deserialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PuzzleChoice {
    /// The id of a die or the name of a direction.
    pub name: String,
    /// Strokes from here on; `two`: a chance; `carom` and among rivals: strokes behind the others.
    pub value: f64,
    /// Only `carom`: strokes the own ball and the other one still need; among rivals: strokes of
    /// all own balls, and what each rival needs on average.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub outlooks: Option<[f64; 2]>,
}

impl PuzzleFile {
    /// Reads a line; the error is a sentence.
    pub fn parse(line: &str) -> Result<PuzzleFile, String> {
        serde_json::from_str(line).map_err(|error| format!("the puzzle cannot be read: {error}"))
    }

    /// As a line, without its end.
    pub fn to_line(&self) -> String {
        crate::json_line(self)
    }
}
