//! The certificate of a course as JSON.

use crate::solution::WorthFile;
use serde::Serialize;
use std::collections::BTreeMap;

/// A course judged by perfect play.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct CertificateFile {
    pub course: String,
    pub limit: u8,
    /// Whether values are exact; otherwise `lower` and `upper` are bounds.
    pub exact: bool,
    /// The value, rounded.
    pub par: i32,
    pub value: WorthFile,
    /// What an average player scores.
    pub average: f64,
    pub solvable: bool,
    pub starts: Vec<StartCertificateFile>,
    /// The best of them.
    pub best_start: [i32; 2],
    /// What each turn is worth, in the course's order of colours; empty
    /// without tokens and pieces that move.
    pub turns: Vec<TurnFile>,
    pub dead_ends: Vec<[i32; 2]>,
    pub loops: Vec<[i32; 2]>,
    /// By die or card: how much higher the value is without it.
    pub throws: BTreeMap<String, f64>,
    /// In carom mode, where somebody has looked at that.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub carom: Option<CompanyFile>,
}

/// What a course is like with company, in carom mode: two balls, played again and again.
#[derive(Clone, Copy, PartialEq, Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CompanyFile {
    /// So many games were played.
    pub games: u32,
    /// The share of strokes in which another ball was moved.
    pub met: f64,
    /// By how many strokes whoever goes first scores less.
    pub first: f64,
    /// The standard error of `first`.
    pub error: f64,
}

impl CompanyFile {
    /// As one line of JSON.
    ///
    /// # Panics
    /// If a number is not finite; games give none such.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("company has only finite numbers")
    }

    /// Whether going first makes no difference that is more than chance.
    pub fn is_even(&self) -> bool {
        self.first.abs() < (2.0 * self.error).max(0.005)
    }
}

/// What one start is worth.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct StartCertificateFile {
    pub at: [i32; 2],
    pub solvable: bool,
    pub value: WorthFile,
    pub average: f64,
    /// The probability of one stroke, two, three …
    pub holed: Vec<f64>,
    pub unholed: f64,
    pub scores: BTreeMap<i32, f64>,
    pub deviation: f64,
}

/// What a turn is worth.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct TurnFile {
    pub colour: String,
    /// The expected score from the start that suits this ball best.
    pub score: f64,
    /// The same by start, in the order of `starts`.
    pub starts: Vec<f64>,
    /// The standard error of `score` if it is estimated by playing out; null if it is exact.
    pub error: Option<f64>,
}

impl CertificateFile {
    /// The certificate as one line of JSON.
    ///
    /// # Panics
    /// If a number is not finite; solvers give none such.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("a certificate has only finite numbers")
    }
}
