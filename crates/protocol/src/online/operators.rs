//! The output of the operator commands: reports, players found by a search, and the moderation log.

use super::people::PlayerRef;
use super::problem::Ban;
use crate::ids::Millis;
use serde::Serialize;

/// An open report.
#[derive(Clone, PartialEq, Eq, Serialize, Debug)]
#[allow(missing_docs)]
pub struct WaitingReport {
    pub id: String,
    pub at: Millis,
    /// The reported player, or the author of the reported course.
    pub player: String,
    pub course: Option<String>,
    /// Where the player who sent the report met the reported player.
    pub place: Option<PlayerRef>,
    /// The player's handle or name, or the course's name, at the time of the report.
    pub called: String,
    pub reason: String,
    /// The player who sent the report.
    pub by: String,
}

/// A player found by an operator's search.
#[derive(Clone, PartialEq, Eq, Serialize, Debug)]
#[allow(missing_docs)]
pub struct FoundPlayer {
    pub player: String,
    pub name: String,
    pub handle: Option<String>,
    pub created: Millis,
    pub bot: bool,
    /// The number of reports about the player.
    pub reports: u64,
    pub ban: Option<Ban>,
    /// The networks from which the player connected in the last 30 days, the latest first.
    pub networks: Vec<SeenNetwork>,
}

/// A network from which a player connected.
#[derive(Clone, PartialEq, Eq, Serialize, Debug)]
#[allow(missing_docs)]
pub struct SeenNetwork {
    /// A keyed hash of the network address.
    pub hash: String,
    pub seen: Millis,
}

/// A row in the moderation log.
#[derive(Clone, PartialEq, Eq, Serialize, Debug)]
#[allow(missing_docs)]
pub struct LoggedAct {
    pub number: u64,
    pub at: Millis,
    pub operator: String,
    pub act: String,
    /// The id of the player, table, course, cup, tournament, chat message or report.
    pub object: String,
    /// The object's current name, if it still exists.
    pub called: Option<String>,
    pub reason: String,
}

impl WaitingReport {
    /// Returns the value as one line of JSON.
    pub fn to_json(&self) -> String {
        crate::json::line(self)
    }
}

impl FoundPlayer {
    /// Returns the value as one line of JSON.
    pub fn to_json(&self) -> String {
        crate::json::line(self)
    }
}

impl LoggedAct {
    /// Returns the value as one line of JSON.
    pub fn to_json(&self) -> String {
        crate::json::line(self)
    }
}
