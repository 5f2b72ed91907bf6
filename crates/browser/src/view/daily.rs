//! The daily course, as the core sends it to the page.

use protocol::{Hex, MatchSetup, TableId};
use serde::Serialize;
use ts_rs::TS;

/// The course of one day, ready to play at a local table with one seat.
#[derive(Clone, PartialEq, Serialize, Debug, TS)]
pub struct DailyCourse {
    /// The date, such as `2026-11-15`.
    pub day: String,
    /// The id of the local table.
    pub table: TableId,
    /// The setup of the match.
    pub setup: MatchSetup,
    /// The dice secret, which is the same for everyone.
    pub secret: Hex<32>,
    /// The bytes that the player contributes to the dice.
    pub contribution: Hex<16>,
    /// The expected score under perfect play, rounded.
    pub par: i32,
    /// Identifies the course and its dice on the server.
    #[serde(rename = "print")]
    pub fingerprint: Hex<8>,
}

/// The analysis of a result on the daily course.
#[derive(Clone, PartialEq, Serialize, Debug, TS)]
pub struct DailyJudged {
    /// For each stroke, the cost of choosing the start, the die and the direction, in strokes.
    pub choices: Vec<f64>,
    /// The total cost of all choices.
    pub skill: f64,
    /// Strokes lost to the dice; negative if the dice helped.
    pub luck: f64,
}
