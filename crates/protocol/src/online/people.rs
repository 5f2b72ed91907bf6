//! Players among each other: followed, challenged, blocked, reported.

use super::chat::ChatText;
use super::table::TableEntry;
use crate::ids::{Millis, PlayerName};
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

    /// Everyone a player has to do with.
    pub struct People {
        pub following: Vec<Person>,
        pub followers: Vec<Person>,
        pub blocked: Vec<Person>,
        /// The latest first.
        pub challenges: Vec<Challenge>,
    }

    /// What the operators are told about a player.
    pub struct NewReport {
        #[cfg_attr(test, ts(type = "string"))]
        #[cfg_attr(feature = "openapi", schema(value_type = String, min_length = 1, max_length = 200))]
        pub reason: ChatText,
    }
}
