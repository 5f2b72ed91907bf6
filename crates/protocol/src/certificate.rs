//! The certificate of a course as JSON.

use crate::solution::WorthFile;
use serde::Serialize;
use std::collections::BTreeMap;
use ts_rs::TS;

/// The difficulty of a course for perfect and average players.
#[derive(Clone, PartialEq, Serialize, Debug, TS)]
#[allow(missing_docs)]
pub struct CertificateFile {
    pub course: String,
    pub limit: u8,
    /// Whether the values are exact; otherwise `lower` and `upper` are bounds.
    pub exact: bool,
    /// The expected score from the best start under perfect play, rounded.
    pub par: i32,
    pub value: WorthFile,
    /// The expected score of an average player.
    pub average: f64,
    pub solvable: bool,
    pub starts: Vec<StartCertificateFile>,
    /// The start cell with the lowest expected score.
    pub best_start: [i32; 2],
    /// The value for each ball, in the course's order of play. Empty if the course has neither
    /// tokens nor moving pieces, because all balls then have the same value.
    pub turns: Vec<TurnFile>,
    pub dead_ends: Vec<[i32; 2]>,
    pub loops: Vec<[i32; 2]>,
    /// For each die or card, how much the expected score rises if players cannot use it.
    pub throws: BTreeMap<String, f64>,
    /// The carom-mode statistics, if they were computed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub carom: Option<CompanyFile>,
}

/// Statistics for a course in carom mode, from simulated games with two balls.
#[derive(Clone, Copy, PartialEq, Serialize, Debug, TS)]
pub struct CompanyFile {
    /// The number of simulated games.
    pub games: u32,
    /// The fraction of strokes that moved another ball, from 0 to 1.
    pub met: f64,
    /// How many strokes going first saves, compared with going second.
    pub first: f64,
    /// The standard error of `first`.
    pub error: f64,
}

impl CompanyFile {
    /// Returns the statistics as one line of JSON.
    ///
    /// # Panics
    /// Never panics: all keys are strings or integers. Numbers that are not finite become null.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("keys are strings or integers")
    }

    /// Returns whether going first makes no significant difference.
    pub fn is_even(&self) -> bool {
        self.first.abs() < (2.0 * self.error).max(0.005)
    }
}

/// The value of one start cell.
#[derive(Clone, PartialEq, Serialize, Debug, TS)]
#[allow(missing_docs)]
pub struct StartCertificateFile {
    pub at: [i32; 2],
    pub solvable: bool,
    pub value: WorthFile,
    pub average: f64,
    /// The probabilities of holing the ball in one stroke, two strokes, and so on.
    pub holed: Vec<f64>,
    pub unholed: f64,
    pub scores: BTreeMap<i32, f64>,
    pub deviation: f64,
}

/// The value of the course for one ball, which depends on the ball's position in the order of play.
#[derive(Clone, PartialEq, Serialize, Debug, TS)]
#[allow(missing_docs)]
pub struct TurnFile {
    pub colour: String,
    /// The expected score from the best start for this ball.
    pub score: f64,
    /// The expected score from each start, in the order of `starts`.
    pub starts: Vec<f64>,
    /// The standard error of `score` if it is estimated by simulation; null if it is exact.
    pub error: Option<f64>,
}

impl CertificateFile {
    /// Returns the certificate as one line of JSON.
    ///
    /// # Panics
    /// Never panics: all keys are strings or integers. Numbers that are not finite become null.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("keys are strings or integers")
    }
}
