//! Score pads for people who play with the real boxes: what the page asks the core about them.
//!
//! The page keeps what was noted; what it amounts to is asked anew each time.

use crate::carramboule::wire::{
    CarrambouleChoice, CarrambouleKind, CarrambouleQueen, CarrambouleVerdict,
};
use crate::ids::Seat;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A block of mini golf as noted at the table.
#[derive(Clone, PartialEq, Eq, Deserialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct PadSheet {
    /// By player: the names of the balls.
    pub players: Vec<Vec<String>>,
    pub courses: Vec<PadCourse>,
}

/// One course of a block.
#[derive(Clone, PartialEq, Eq, Deserialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct PadCourse {
    /// A course of the collection; null for one of the players' own.
    pub course: Option<String>,
    pub limit: u8,
    /// By ball.
    pub marks: BTreeMap<String, PadMark>,
}

/// What is noted for a ball on a course.
#[derive(Clone, PartialEq, Eq, Deserialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct PadMark {
    /// Null while it plays.
    pub fate: Option<PadFate>,
    /// The values of the tokens it took.
    pub tokens: Vec<i8>,
}

/// How a ball ended.
#[derive(Clone, Copy, PartialEq, Eq, Deserialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum PadFate {
    /// Holed in this stroke or round.
    Holed(u8),
    /// Not holed within the limit.
    Out,
}

/// What a block amounts to.
#[derive(Clone, PartialEq, Eq, Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct PadStanding {
    pub players: Vec<PadPlayer>,
    pub courses: Vec<PadCourseStanding>,
    /// Whether every ball is noted on every course.
    pub over: bool,
}

/// How a player stands.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct PadPlayer {
    pub total: i32,
    /// 1 for the best; equal totals share the rank.
    pub rank: usize,
    /// How many results are noted.
    pub noted: usize,
}

/// What a course of a block amounts to.
#[derive(Clone, PartialEq, Eq, Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct PadCourseStanding {
    /// The balls in the order in which they play on it.
    pub order: Vec<String>,
    /// By ball: what it scores, once noted.
    pub scores: BTreeMap<String, i32>,
}

/// A match of Carramboule at a real table.
#[derive(Clone, PartialEq, Eq, Deserialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct RefereeSheet {
    /// Who starts the first round, with white.
    pub starts: Seat,
    pub shots: Vec<RefereeShot>,
    /// A shot that is being entered after these.
    pub draft: Option<RefereeShot>,
}

/// What was seen of a shot.
#[derive(Clone, PartialEq, Eq, Deserialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct RefereeShot {
    /// What fell, in order.
    pub pocketed: Vec<CarrambouleKind>,
    /// K9: what left the table.
    pub off: Vec<CarrambouleKind>,
    /// K6: a ball on or behind the camp line was played directly.
    pub breach: bool,
    /// K-F3, K-F6: what the shooter chose, where a choice is due.
    pub choice: Option<CarrambouleChoice>,
}

/// How a match at a real table stands.
#[derive(Clone, PartialEq, Eq, Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct RefereeStanding {
    /// The verdicts, shot by shot; up to the first impossible one.
    pub judged: Vec<RefereeJudged>,
    /// The first shot that cannot have happened.
    pub problem: Option<RefereeProblem>,
    /// The round's number, from 1.
    pub round: u32,
    /// Who plays white in it.
    pub white: Seat,
    /// Who shoots; null after the end of the match.
    pub next: Option<Seat>,
    pub points: [u32; 2],
    /// White and black balls on the table.
    pub table: [u8; 2],
    pub queen: CarrambouleQueen,
    /// By seat: has pocketed an own ball and may win the queen.
    pub may_win_queen: [bool; 2],
    /// Balls owed to the table, by seat.
    pub owed: [u32; 2],
    /// Whether the match is over, and who won it; nobody in a draw.
    pub over: bool,
    pub winner: Option<Seat>,
    /// K4.
    pub points_to_win: u32,
    pub most_rounds: u32,
    pub draft: Option<RefereeDraft>,
}

/// A shot and the referee's word.
#[derive(Clone, PartialEq, Eq, Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct RefereeJudged {
    pub by: Seat,
    pub round: u32,
    /// Who played white in that round.
    pub white: Seat,
    pub verdict: CarrambouleVerdict,
    /// After it.
    pub points: [u32; 2],
}

/// A shot that cannot have happened.
#[derive(Clone, PartialEq, Eq, Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct RefereeProblem {
    /// Its place among the shots, from 0.
    pub shot: usize,
    /// `over`, `too-many-white`, `too-many-black`, `no-queen`, `cue-twice`, `choice-due` or
    /// `no-choice-due`.
    pub refusal: String,
}

/// What a shot that is being entered would mean.
#[derive(Clone, PartialEq, Eq, Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct RefereeDraft {
    /// What can still be added: white, black, queen, cue ball.
    pub room: [u8; 4],
    pub choice_due: bool,
    /// Null while a choice is due and not made, and for what cannot be.
    pub judged: Option<RefereeJudged>,
    pub refusal: Option<String>,
}

impl PadSheet {
    /// Reads a block; the error is a sentence.
    pub fn parse(text: &str) -> Result<PadSheet, String> {
        crate::read_json(text.as_bytes())
            .map_err(|error| format!("the block cannot be read: {error}"))
    }
}

impl RefereeSheet {
    /// Reads a match; the error is a sentence.
    pub fn parse(text: &str) -> Result<RefereeSheet, String> {
        crate::read_json(text.as_bytes())
            .map_err(|error| format!("the match cannot be read: {error}"))
    }
}

impl PadStanding {
    /// As JSON.
    pub fn to_json(&self) -> String {
        crate::json_line(self)
    }
}

impl RefereeStanding {
    /// As JSON.
    pub fn to_json(&self) -> String {
        crate::json_line(self)
    }
}
