//! Score pads for players of the physical games: messages between the page and the core.
//!
//! The page stores the entries; the core computes totals and standings from them on every request.

use protocol::Seat;
use protocol::carramboule::wire::{
    CarrambouleChoice, CarrambouleKind, CarrambouleQueen, CarrambouleVerdict,
};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;

/// A mini golf score sheet, as filled in by the players.
#[derive(Clone, PartialEq, Eq, Deserialize, Debug, TS)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct PadSheet {
    /// The names of each player's balls.
    pub players: Vec<Vec<String>>,
    pub courses: Vec<PadCourse>,
}

/// One course on a sheet.
#[derive(Clone, PartialEq, Eq, Deserialize, Debug, TS)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct PadCourse {
    /// The id of a course in the collection; null for the players' own course.
    pub course: Option<String>,
    pub limit: u8,
    /// The entry for each ball.
    pub marks: BTreeMap<String, PadMark>,
}

/// The entry for a ball on a course.
#[derive(Clone, PartialEq, Eq, Deserialize, Debug, TS)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct PadMark {
    /// How the ball finished the course; null while it is in play.
    pub fate: Option<PadFate>,
    /// The values of the tokens that the ball took.
    pub tokens: Vec<i8>,
}

/// How a ball finished a course.
#[derive(Clone, Copy, PartialEq, Eq, Deserialize, Debug, TS)]
#[serde(rename_all = "kebab-case")]
pub enum PadFate {
    /// The ball was holed in the stroke or round with this number.
    Holed(u8),
    /// The ball was not holed within the limit.
    Out,
}

/// The standings for a sheet.
#[derive(Clone, PartialEq, Eq, Serialize, Debug, TS)]
#[allow(missing_docs)]
pub struct PadStanding {
    pub players: Vec<PadPlayer>,
    pub courses: Vec<PadCourseStanding>,
    /// Whether every ball has an entry on every course.
    pub over: bool,
}

/// A player's total and rank.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Debug, TS)]
#[allow(missing_docs)]
pub struct PadPlayer {
    pub total: i32,
    /// The rank, 1 for the best; players with equal totals share a rank.
    pub rank: usize,
    /// The number of this player's results that have been entered.
    pub noted: usize,
}

/// The standings on one course.
#[derive(Clone, PartialEq, Eq, Serialize, Debug, TS)]
#[allow(missing_docs)]
pub struct PadCourseStanding {
    /// The balls in their order of play on this course.
    pub order: Vec<String>,
    /// The score of each ball whose result is entered.
    pub scores: BTreeMap<String, i32>,
}

/// A Carramboule match at a physical table.
#[derive(Clone, PartialEq, Eq, Deserialize, Debug, TS)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct RefereeSheet {
    /// The seat that starts the first round and plays white in it.
    pub starts: Seat,
    pub shots: Vec<RefereeShot>,
    /// The next shot, which the players are still entering.
    pub draft: Option<RefereeShot>,
}

/// The players' observations of a shot.
#[derive(Clone, PartialEq, Eq, Deserialize, Debug, TS)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct RefereeShot {
    /// The balls that the shot pocketed, in order.
    pub pocketed: Vec<CarrambouleKind>,
    /// The balls that flew off the table (K9).
    pub off: Vec<CarrambouleKind>,
    /// Whether the cue ball directly hit a ball on or behind the camp line (K6).
    pub breach: bool,
    /// The shooter's choice, if one was due (K-F3, K-F6).
    pub choice: Option<CarrambouleChoice>,
}

/// The state of a match at a physical table.
#[derive(Clone, PartialEq, Eq, Serialize, Debug, TS)]
#[allow(missing_docs)]
pub struct RefereeStanding {
    /// The verdicts, shot by shot, up to the first impossible shot.
    pub judged: Vec<RefereeJudged>,
    /// The first impossible shot.
    pub problem: Option<RefereeProblem>,
    /// The number of the round, from 1.
    pub round: u32,
    /// The seat that plays white in this round.
    pub white: Seat,
    /// The seat that shoots next; null after the match.
    pub next: Option<Seat>,
    pub points: [u32; 2],
    /// The numbers of white and black balls on the table.
    pub table: [u8; 2],
    pub queen: CarrambouleQueen,
    /// For each seat, whether the player has pocketed one of their balls and may win the queen.
    pub may_win_queen: [bool; 2],
    /// How many balls each seat still has to return to the table.
    pub owed: [u32; 2],
    /// Whether the match is over, and the winner's seat (null for a draw).
    pub over: bool,
    pub winner: Option<Seat>,
    /// How many points win the match (K4).
    pub points_to_win: u32,
    pub most_rounds: u32,
    pub draft: Option<RefereeDraft>,
}

/// A shot and its verdict.
#[derive(Clone, PartialEq, Eq, Serialize, Debug, TS)]
#[allow(missing_docs)]
pub struct RefereeJudged {
    pub by: Seat,
    pub round: u32,
    /// The seat that played white in that round.
    pub white: Seat,
    pub verdict: CarrambouleVerdict,
    /// The points after the shot.
    pub points: [u32; 2],
}

/// A shot that is impossible under the rules.
#[derive(Clone, PartialEq, Eq, Serialize, Debug, TS)]
#[allow(missing_docs)]
pub struct RefereeProblem {
    /// The index of the impossible shot.
    pub shot: usize,
    /// Why the shot is impossible: `over`, `too-many-white`, `too-many-black`, `no-queen`,
    /// `cue-twice`, `choice-due` or `no-choice-due`.
    pub refusal: String,
}

/// The result that the shot being entered would have.
#[derive(Clone, PartialEq, Eq, Serialize, Debug, TS)]
#[allow(missing_docs)]
pub struct RefereeDraft {
    /// How many balls of each kind can still be entered: white balls, black balls, the queen and
    /// the cue ball.
    pub room: [u8; 4],
    pub choice_due: bool,
    /// The verdict; null if the shot is impossible or a choice is still due.
    pub judged: Option<RefereeJudged>,
    pub refusal: Option<String>,
}

impl PadSheet {
    /// Reads a sheet. On error, returns a one-sentence reason.
    pub fn parse(text: &str) -> Result<PadSheet, String> {
        protocol::json::read(text.as_bytes())
            .map_err(|error| format!("the score sheet cannot be read: {error}"))
    }
}

impl RefereeSheet {
    /// Reads a match. On error, returns a one-sentence reason.
    pub fn parse(text: &str) -> Result<RefereeSheet, String> {
        protocol::json::read(text.as_bytes())
            .map_err(|error| format!("the match cannot be read: {error}"))
    }
}

impl PadStanding {
    /// Returns the standings as JSON.
    pub fn to_json(&self) -> String {
        protocol::json::line(self)
    }
}

impl RefereeStanding {
    /// Returns the standings as JSON.
    pub fn to_json(&self) -> String {
        protocol::json::line(self)
    }
}
