//! What operators read: reports that wait, and the log of what was done.

use crate::ids::Millis;
use serde::Serialize;

/// A report that waits.
#[derive(Clone, PartialEq, Eq, Serialize, Debug)]
#[allow(missing_docs)]
pub struct WaitingReport {
    pub id: String,
    pub at: Millis,
    /// Whoever was reported, or has published the course.
    pub player: String,
    pub course: Option<String>,
    /// The handle or the name of the course, as it was.
    pub called: String,
    pub reason: String,
    /// Who has reported it.
    pub by: String,
}

/// A row of the log.
#[derive(Clone, PartialEq, Eq, Serialize, Debug)]
#[allow(missing_docs)]
pub struct LoggedAct {
    pub number: u64,
    pub at: Millis,
    pub operator: String,
    pub act: String,
    /// The id of the player, course or report.
    pub object: String,
    /// What it is called now, if it is still there.
    pub called: Option<String>,
    pub reason: String,
}

impl WaitingReport {
    /// As one line of JSON.
    pub fn to_json(&self) -> String {
        crate::json_line(self)
    }
}

impl LoggedAct {
    /// As one line of JSON.
    pub fn to_json(&self) -> String {
        crate::json_line(self)
    }
}
