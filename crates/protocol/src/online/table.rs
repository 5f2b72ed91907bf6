//! Tables by link, and lists of them.

use super::chat::ChatRule;
use super::rating::ShownRating;
use crate::carramboule::wire::CarrambouleSetup;
use crate::event::{Clock, MatchSetup, SeatKind, SeatResult};
use crate::golf_wire::GolfMode;
use crate::ids::{Millis, PlayerName, Seat, TableId};
use crate::message::{Snapshot, Status};
use serde::{Deserialize, Serialize};

wire! {
    /// What is rolled with.
    #[derive(Copy)]
    #[serde(rename_all = "kebab-case")]
    pub enum GolfKit {
        Dice,
        Cards,
        Both,
    }

    /// A match of mini golf in short.
    pub struct ShortGolf {
        /// Ids: 1 to 9, S-1a to S-12, or those of published courses.
        pub courses: Vec<String>,
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        pub mode: GolfMode,
        /// Balls for each seat.
        pub balls: u8,
        pub limit: Option<u8>,
        pub kit: GolfKit,
        /// Whether tokens are scattered.
        pub tokens: bool,
    }

    /// What is to be played: in short, or everything as in a record.
    #[serde(rename_all = "kebab-case")]
    pub enum TableSetup {
        Golf(ShortGolf),
        #[cfg_attr(feature = "openapi", schema(value_type = Object))]
        Carramboule(CarrambouleSetup),
        #[cfg_attr(feature = "openapi", schema(value_type = Object))]
        Full(Box<MatchSetup>),
    }

    /// Asks for a table.
    pub struct CreateTable {
        pub setup: TableSetup,
        #[cfg_attr(feature = "openapi", schema(value_type = Vec<Object>))]
        pub seats: Vec<SeatKind>,
        #[cfg_attr(feature = "openapi", schema(value_type = Option<Object>))]
        pub clock: Option<Clock>,
        /// Whether the lobby shows it; otherwise only those come who have the link.
        pub open: bool,
        #[serde(default)]
        pub chat: ChatRule,
        /// Whether the match counts for the ratings. If absent, it does whenever its setup allows.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub rated: Option<bool>,
    }

    /// A table that was created.
    pub struct TableLink {
        #[cfg_attr(test, ts(type = "string"))]
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        pub table: TableId,
        /// What to send to friends.
        pub link: String,
    }

    /// Which game.
    #[derive(Copy)]
    #[serde(rename_all = "kebab-case")]
    pub enum GameKind {
        Golf,
        Carramboule,
    }

    /// A seat in a list of tables, or of one.
    pub struct SeatEntry {
        #[cfg_attr(feature = "openapi", schema(value_type = Object))]
        pub kind: SeatKind,
        #[cfg_attr(test, ts(type = "string | null"))]
        #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
        pub name: Option<PlayerName>,
        /// Of whoever sits there, unless their profile is private.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub handle: Option<String>,
        /// Whether programs play as whoever sits there.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
        pub bot: bool,
        /// The rating of the player in what is played here.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub rating: Option<ShownRating>,
        /// Whether the seated player has no handle.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
        pub guest: bool,
    }

    /// A player at a table.
    pub struct Sitter {
        pub seat: Seat,
        /// Unless the profile is private.
        pub handle: Option<String>,
        /// Whether programs play as this player.
        pub bot: bool,
        /// The rating of the player in what is played here, from their first rated match on.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub rating: Option<ShownRating>,
        /// Whether the player has no handle.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
        pub guest: bool,
    }

    /// A table in a list.
    pub struct TableEntry {
        #[cfg_attr(test, ts(type = "string"))]
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        pub table: TableId,
        pub game: GameKind,
        #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
        pub mode: Option<GolfMode>,
        /// Ids of the courses, in order.
        pub courses: Vec<String>,
        pub seats: Vec<SeatEntry>,
        #[cfg_attr(feature = "openapi", schema(value_type = Option<Object>))]
        pub clock: Option<Clock>,
        pub open: bool,
        pub chat: ChatRule,
        /// Whether the match counts for the ratings.
        #[serde(default)]
        pub rated: bool,
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        pub status: Status,
        pub turn: Option<Seat>,
        #[cfg_attr(test, ts(type = "number | null"))]
        pub deadline: Option<Millis>,
        #[cfg_attr(test, ts(type = "number"))]
        pub created: Millis,
        /// When something happened last.
        #[cfg_attr(test, ts(type = "number"))]
        pub updated: Millis,
        /// Of a match that is over, by seat; entries of older programs have none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        #[cfg_attr(feature = "openapi", schema(value_type = Option<Vec<Object>>))]
        pub results: Option<Vec<SeatResult>>,
        /// Whether the match ended before every player had moved: it has no result.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
        pub aborted: bool,
    }

    /// A table of the player who asks.
    pub struct OwnTable {
        pub table: TableEntry,
        /// The seats this player holds.
        pub seats: Vec<Seat>,
        pub your_turn: bool,
    }

    /// A table in full, for a newcomer.
    pub struct TableInfo {
        #[cfg_attr(feature = "openapi", schema(value_type = Object))]
        pub snapshot: Box<Snapshot>,
        pub open: bool,
        pub chat: ChatRule,
        /// Whether the match counts for the ratings.
        #[serde(default)]
        pub rated: bool,
        /// The seats the caller holds.
        pub seats: Vec<Seat>,
        /// The table of the rematch.
        #[cfg_attr(test, ts(type = "string | null"))]
        #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
        pub next: Option<TableId>,
        /// The tournament it belongs to: its seats are for two players.
        #[serde(default)]
        pub tournament: Option<String>,
    }
}

impl TableInfo {
    /// The table as JSON, with a snapshot that is JSON already.
    pub fn to_json_with(
        snapshot: &str,
        (open, chat, rated): (bool, ChatRule, bool),
        seats: &[Seat],
        next: Option<&TableId>,
        tournament: Option<&str>,
    ) -> String {
        format!(
            "{{\"snapshot\":{snapshot},\"open\":{open},\"chat\":{},\"rated\":{rated},\"seats\":{},\"next\":{},\"tournament\":{}}}",
            crate::json_line(&chat),
            crate::json_line(&seats),
            crate::json_line(&next),
            crate::json_line(&tournament),
        )
    }
}

impl TableEntry {
    /// As it is kept.
    pub fn to_json(&self) -> String {
        crate::json_line(self)
    }

    /// Reads what [`TableEntry::to_json`] wrote.
    pub fn parse(text: &str) -> Result<TableEntry, String> {
        serde_json::from_str(text).map_err(|error| error.to_string())
    }
}
