//! Tables that players reach by a link, and lists of tables.

use super::chat::ChatRule;
use super::rating::ShownRating;
use crate::carramboule::wire::CarrambouleSetup;
use crate::event::{Clock, MatchSetup, SeatKind, SeatResult};
use crate::golf_wire::GolfMode;
use crate::ids::{Millis, PlayerName, Seat, TableId};
use crate::json::JsonError;
use crate::message::{Snapshot, Status};
use serde::{Deserialize, Serialize};

wire! {
    /// The dice and cards to play with.
    #[derive(Copy)]
    #[serde(rename_all = "kebab-case")]
    pub enum GolfKit {
        Dice,
        Cards,
        Both,
    }

    /// The setup of a mini golf match in short form.
    pub struct ShortGolf {
        /// The ids of the courses: 1 to 9, S-1a to S-12, or ids of published courses.
        pub courses: Vec<String>,
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        pub mode: GolfMode,
        /// The number of balls per seat.
        pub balls: u8,
        pub limit: Option<u8>,
        pub kit: GolfKit,
        /// Whether to scatter tokens.
        pub tokens: bool,
    }

    /// The setup of a match: in short form, or in full as in a record.
    #[serde(rename_all = "kebab-case")]
    pub enum TableSetup {
        Golf(ShortGolf),
        #[cfg_attr(feature = "openapi", schema(value_type = Object))]
        Carramboule(CarrambouleSetup),
        #[cfg_attr(feature = "openapi", schema(value_type = Object))]
        Full(Box<MatchSetup>),
    }

    /// A request to create a table.
    pub struct CreateTable {
        pub setup: TableSetup,
        #[cfg_attr(feature = "openapi", schema(value_type = Vec<Object>))]
        pub seats: Vec<SeatKind>,
        #[cfg_attr(feature = "openapi", schema(value_type = Option<Object>))]
        pub clock: Option<Clock>,
        /// Whether the lobby lists the table; otherwise players need the link to find it.
        pub open: bool,
        #[serde(default)]
        pub chat: ChatRule,
        /// Whether the match is rated. By default, it is rated whenever its setup allows that.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        pub rated: Option<bool>,
    }

    /// A new table and its link.
    pub struct TableLink {
        pub table: TableId,
        /// The link to send to friends.
        pub link: String,
    }

    /// The game played at a table.
    #[derive(Copy)]
    #[serde(rename_all = "kebab-case")]
    pub enum GameKind {
        Golf,
        Carramboule,
    }

    /// A seat at a table, as shown in a list of tables or at the table itself.
    pub struct SeatEntry {
        #[cfg_attr(feature = "openapi", schema(value_type = Object))]
        pub kind: SeatKind,
        pub name: Option<PlayerName>,
        /// The player's handle, unless their profile is private.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        pub handle: Option<String>,
        /// Whether programs play under the seated player's account.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[ts(optional, as = "Option<bool>")]
        pub bot: bool,
        /// The player's rating in this table's game.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        pub rating: Option<ShownRating>,
        /// Whether the seated player has no handle.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[ts(optional, as = "Option<bool>")]
        pub guest: bool,
    }

    /// A player at a table.
    pub struct Sitter {
        pub seat: Seat,
        /// The player's handle; null if the profile is private.
        pub handle: Option<String>,
        /// Whether programs play under this account.
        pub bot: bool,
        /// The player's rating in this table's game; absent before the first rated match.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        pub rating: Option<ShownRating>,
        /// Whether the player has no handle.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[ts(optional, as = "Option<bool>")]
        pub guest: bool,
    }

    /// A table in a list.
    pub struct TableEntry {
        pub table: TableId,
        pub game: GameKind,
        #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
        pub mode: Option<GolfMode>,
        /// The ids of the courses, in order.
        pub courses: Vec<String>,
        pub seats: Vec<SeatEntry>,
        #[cfg_attr(feature = "openapi", schema(value_type = Option<Object>))]
        pub clock: Option<Clock>,
        pub open: bool,
        pub chat: ChatRule,
        /// Whether the match is rated.
        #[serde(default)]
        pub rated: bool,
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        pub status: Status,
        pub turn: Option<Seat>,
        pub deadline: Option<Millis>,
        pub created: Millis,
        /// When the table last changed.
        pub updated: Millis,
        /// The result of each seat after a finished match; absent in entries written by older
        /// versions.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        #[cfg_attr(feature = "openapi", schema(value_type = Option<Vec<Object>>))]
        pub results: Option<Vec<SeatResult>>,
        /// Whether the match ended before two players had moved and therefore has no result.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[ts(optional, as = "Option<bool>")]
        pub aborted: bool,
    }

    /// One of the caller's tables.
    pub struct OwnTable {
        pub table: TableEntry,
        /// The seats that the caller holds.
        pub seats: Vec<Seat>,
        pub your_turn: bool,
    }

    /// All data about a table, for a client that opens it.
    pub struct TableInfo {
        #[cfg_attr(feature = "openapi", schema(value_type = Object))]
        pub snapshot: Box<Snapshot>,
        pub open: bool,
        pub chat: ChatRule,
        /// Whether the match is rated.
        #[serde(default)]
        pub rated: bool,
        /// The seats that the caller holds.
        pub seats: Vec<Seat>,
        /// The table for the rematch.
        pub next: Option<TableId>,
        /// The tournament that the table belongs to. The seats of such a table are reserved for two
        /// players.
        #[serde(default)]
        pub tournament: Option<String>,
    }
}

impl TableInfo {
    /// Returns the table as JSON; `snapshot` is already JSON.
    pub fn to_json_with(
        snapshot: &str,
        (open, chat, rated): (bool, ChatRule, bool),
        seats: &[Seat],
        next: Option<&TableId>,
        tournament: Option<&str>,
    ) -> String {
        format!(
            "{{\"snapshot\":{snapshot},\"open\":{open},\"chat\":{},\"rated\":{rated},\"seats\":{},\"next\":{},\"tournament\":{}}}",
            crate::json::line(&chat),
            crate::json::line(&seats),
            crate::json::line(&next),
            crate::json::line(&tournament),
        )
    }
}

impl TableEntry {
    /// Returns the form stored in the database, as JSON.
    pub fn to_json(&self) -> String {
        crate::json::line(self)
    }

    /// Reads the output of [`TableEntry::to_json`].
    pub fn parse(text: &str) -> Result<TableEntry, JsonError> {
        serde_json::from_str(text).map_err(JsonError::with("the table cannot be read"))
    }
}
