//! Players among each other: followed, challenged, blocked, reported.

use super::chat::ChatText;
use super::table::TableEntry;
use crate::ids::{Millis, PlayerName, Seat, TableId};
use serde::{Deserialize, Serialize};

wire! {
    /// Another player in a list.
    pub struct Person {
        pub handle: String,
        #[cfg_attr(test, ts(type = "string"))]
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        pub name: PlayerName,
        /// Whether the player is here now; of a private profile it is not told.
        pub here: bool,
        /// Whether programs play as this player.
        #[serde(default)]
        pub bot: bool,
    }

    /// A table that waits for whoever was called there by name.
    pub struct Challenge {
        pub table: TableEntry,
        pub by: Person,
        #[cfg_attr(test, ts(type = "number"))]
        pub at: Millis,
    }

    /// A player, by handle or by the place where they were met. Ids of players are never shown.
    #[serde(rename_all = "kebab-case")]
    pub enum PlayerRef {
        Handle(String),
        /// Who holds a seat at a table.
        Seat {
            #[cfg_attr(test, ts(type = "string"))]
            #[cfg_attr(feature = "openapi", schema(value_type = String))]
            table: TableId,
            seat: Seat,
        },
        /// Who made a remark at a table.
        Remark {
            #[cfg_attr(test, ts(type = "string"))]
            #[cfg_attr(feature = "openapi", schema(value_type = String))]
            table: TableId,
            id: String,
        },
        /// Whose result stands on the board of a cup.
        CupResult { cup: String, edition: u32, result: String },
        /// Whose result stands on the board of a day.
        Daily { day: String, result: String },
        /// Who takes part in a tournament, by number.
        Entrant { tournament: String, number: u32 },
        /// Who has published a course, by the id of the course.
        Author(String),
        /// Who holds the record of a course since then.
        CourseRecord {
            course: String,
            #[cfg_attr(test, ts(type = "number"))]
            made: Millis,
        },
        /// A player in the list of those I block, by the id there.
        Blocked(String),
    }

    /// Blocks a player, or blocks them no longer.
    pub struct NewBlock {
        pub player: PlayerRef,
        pub blocked: bool,
    }

    /// A player whom the player who asks blocks.
    pub struct BlockedPlayer {
        /// For [`PlayerRef::Blocked`].
        pub id: String,
        #[cfg_attr(test, ts(type = "string"))]
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        pub name: PlayerName,
        /// Null without a handle, and of a private profile.
        pub handle: Option<String>,
        /// Whether programs play as this player.
        pub bot: bool,
    }

    /// Everyone a player has to do with.
    pub struct People {
        pub following: Vec<Person>,
        pub followers: Vec<Person>,
        pub blocked: Vec<BlockedPlayer>,
        /// The latest first.
        pub challenges: Vec<Challenge>,
    }

    /// What a report is about.
    #[serde(rename_all = "kebab-case")]
    pub enum Reported {
        Player(PlayerRef),
        /// The id of a published course.
        Course(String),
    }

    /// Tells the operators what is wrong with a player or a course.
    pub struct NewReport {
        pub about: Reported,
        #[cfg_attr(test, ts(type = "string"))]
        #[cfg_attr(feature = "openapi", schema(value_type = String, min_length = 1, max_length = 200))]
        pub reason: ChatText,
    }
}

impl PlayerRef {
    /// As it is kept with a report.
    pub fn to_json(&self) -> String {
        crate::json_line(self)
    }

    /// Reads what [`PlayerRef::to_json`] wrote.
    pub fn parse(text: &str) -> Result<PlayerRef, String> {
        serde_json::from_str(text).map_err(|error| error.to_string())
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
