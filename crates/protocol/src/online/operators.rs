//! What operators read: reports, players they search for, and the log of what was done.

use super::people::PlayerRef;
use super::problem::Ban;
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
    /// Where the reporter met the player.
    pub place: Option<PlayerRef>,
    /// The handle or name of the player, or the name of the course, as it was.
    pub called: String,
    pub reason: String,
    /// Who has reported it.
    pub by: String,
}

/// A player whom operators have found.
#[derive(Clone, PartialEq, Eq, Serialize, Debug)]
#[allow(missing_docs)]
pub struct FoundPlayer {
    pub player: String,
    pub name: String,
    pub handle: Option<String>,
    pub created: Millis,
    pub bot: bool,
    /// How often the player was reported.
    pub reports: u64,
    pub ban: Option<Ban>,
    /// Where the player came from in the last 30 days, the latest first.
    pub networks: Vec<SeenNetwork>,
}

/// A network that a player came from.
#[derive(Clone, PartialEq, Eq, Serialize, Debug)]
#[allow(missing_docs)]
pub struct SeenNetwork {
    /// A keyed hash of the address.
    pub hash: String,
    pub seen: Millis,
}

/// A row of the log.
#[derive(Clone, PartialEq, Eq, Serialize, Debug)]
#[allow(missing_docs)]
pub struct LoggedAct {
    pub number: u64,
    pub at: Millis,
    pub operator: String,
    pub act: String,
    /// The id of the player, table, course, cup, tournament, remark or report.
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

impl FoundPlayer {
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
