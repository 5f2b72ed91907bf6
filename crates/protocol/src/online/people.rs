//! Relations between players: follows, challenges, blocks, reports.

use super::chat::ChatText;
use super::table::TableEntry;
use crate::ids::{Millis, PlayerName, Seat, TableId};
use crate::json::JsonError;
use serde::{Deserialize, Serialize};

wire! {
    /// Another player in a list.
    pub struct Person {
        pub handle: String,
        pub name: PlayerName,
        /// Whether the player is online; false if the profile is private.
        pub here: bool,
        /// Whether programs play under this account.
        #[serde(default)]
        pub bot: bool,
    }

    /// A table that is waiting for a player who was challenged by name.
    pub struct Challenge {
        pub table: TableEntry,
        pub by: Person,
        pub at: Millis,
    }

    /// Identifies a player by their handle or by where the caller met them. Clients never see
    /// player ids.
    #[serde(rename_all = "kebab-case")]
    pub enum PlayerRef {
        Handle(String),
        /// The player in a seat at a table.
        Seat {
            table: TableId,
            seat: Seat,
        },
        /// The sender of a chat message at a table.
        Remark {
            table: TableId,
            id: String,
        },
        /// The player behind a result in a cup's standings.
        CupResult { cup: String, edition: u32, result: String },
        /// The player behind a result on the daily course.
        Daily { day: String, result: String },
        /// A player in a tournament, by their number.
        Entrant { tournament: String, number: u32 },
        /// The author of a published course, by the id of the course.
        Author(String),
        /// The holder of a course record, identified by the time at which it was set.
        CourseRecord {
            course: String,
            made: Millis,
        },
        /// A player in the caller's block list, by the id in that list.
        Blocked(String),
    }

    /// A request to block or unblock a player.
    pub struct NewBlock {
        pub player: PlayerRef,
        pub blocked: bool,
    }

    /// A player whom the caller blocks.
    pub struct BlockedPlayer {
        /// The id to use in [`PlayerRef::Blocked`].
        pub id: String,
        pub name: PlayerName,
        /// The player's handle; null if the player has no handle or a private profile.
        pub handle: Option<String>,
        /// Whether programs play under this account.
        pub bot: bool,
    }

    /// The caller's relations to other players: follows, followers, blocks and pending challenges.
    pub struct People {
        pub following: Vec<Person>,
        pub followers: Vec<Person>,
        pub blocked: Vec<BlockedPlayer>,
        /// Pending challenges to the caller, the latest first.
        pub challenges: Vec<Challenge>,
    }

    /// The subject of a report.
    #[serde(rename_all = "kebab-case")]
    pub enum Reported {
        Player(PlayerRef),
        /// The id of a published course.
        Course(String),
    }

    /// A request to report a player or a course to the operators.
    pub struct NewReport {
        pub about: Reported,
        pub reason: ChatText,
    }
}

impl PlayerRef {
    /// Returns the form stored with a report, as JSON.
    pub fn to_json(&self) -> String {
        crate::json::line(self)
    }

    /// Reads the output of [`PlayerRef::to_json`].
    pub fn parse(text: &str) -> Result<PlayerRef, JsonError> {
        serde_json::from_str(text).map_err(JsonError::with("the player cannot be read"))
    }
}

#[cfg(test)]
mod tests {
    use super::PlayerRef;

    #[test]
    fn players_are_named_by_where_they_were_met() {
        for text in [
            r#"{"handle":"nina"}"#,
            r#"{"seat":{"table":"t1","seat":1}}"#,
            r#"{"remark":{"table":"t1","id":"r1"}}"#,
            r#"{"cup-result":{"cup":"weekly","edition":3,"result":"x"}}"#,
            r#"{"daily":{"day":"2026-11-15","result":"0f"}}"#,
            r#"{"entrant":{"tournament":"t","number":2}}"#,
            r#"{"author":"c1"}"#,
            r#"{"course-record":{"course":"c1","made":7}}"#,
            r#"{"blocked":"0f"}"#,
        ] {
            let read = PlayerRef::parse(text).expect("it can be read");
            assert_eq!(read.to_json(), text);
        }
        assert!(PlayerRef::parse(r#"{"player":"id"}"#).is_err());
    }
}
