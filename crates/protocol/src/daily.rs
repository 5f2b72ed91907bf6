//! What the page asks the core about the course of a day.

use crate::{Hex, MatchSetup, TableId};
use serde::Serialize;

/// The course of a day, ready to be played at a local table of one seat.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DailyCourse {
    /// `2026-11-15`.
    pub day: String,
    /// The id of its table.
    #[cfg_attr(test, ts(type = "string"))]
    pub table: TableId,
    /// What is played.
    pub setup: MatchSetup,
    /// What the dice hang on: the same for everyone.
    #[cfg_attr(test, ts(type = "string"))]
    pub secret: Hex<32>,
    /// What the player adds to the dice.
    #[cfg_attr(test, ts(type = "string"))]
    pub contribution: Hex<16>,
    /// What perfect play takes, rounded.
    pub par: i32,
    /// Stands for course and dice at a host.
    #[cfg_attr(test, ts(type = "string"))]
    #[serde(rename = "print")]
    pub fingerprint: Hex<8>,
}

/// How the course of a day was played.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DailyJudged {
    /// Stroke by stroke: what the choices of start, die and direction cost.
    pub choices: Vec<f64>,
    /// What all choices cost.
    pub skill: f64,
    /// What the dice took, or gave (below zero).
    pub luck: f64,
}
