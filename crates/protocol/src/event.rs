//! A table's events, which determine its state.

use crate::carramboule::wire::{
    CarrambouleAction, CarrambouleChance, CarrambouleOutcome, CarrambouleSetup,
};
use crate::golf_wire::{GolfAction, GolfChance, GolfSetup};
use crate::ids::{Hex, MessageId, Millis, PlayerName, Seat, TableId, Version};
use crate::json::JsonError;
use golf::game::Edition;
use serde::{Deserialize, Serialize};
use std::fmt::Write;
use ts_rs::TS;

/// The rules version of new mini golf matches, as written in records.
pub const GOLF_RULES: &str = "2026-2";
/// The rules version of new Carramboule matches.
pub const CARRAMBOULE_RULES: &str = "2026-3";

/// The rules versions that this program can replay (docs/formats.md), oldest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum RulesVersion {
    /// `2026-1`.
    First,
    /// `2026-2`: changes which scores count in mini golf when players leave.
    Second,
    /// `2026-3`: the balls in every Carramboule rack are displaced at random.
    Third,
}

impl RulesVersion {
    /// Returns the version with this name, or `None` if this program does not know it.
    pub fn named(rules: &str) -> Option<RulesVersion> {
        match rules {
            "2026-1" => Some(RulesVersion::First),
            GOLF_RULES => Some(RulesVersion::Second),
            CARRAMBOULE_RULES => Some(RulesVersion::Third),
            _ => None,
        }
    }

    /// Returns the edition of the mini golf rules in this version.
    pub fn golf(self) -> Edition {
        match self {
            RulesVersion::First => Edition::First,
            RulesVersion::Second | RulesVersion::Third => Edition::Second,
        }
    }

    /// Returns whether the balls in every Carramboule rack are displaced at random (K1).
    pub fn nudges_racks(self) -> bool {
        self >= RulesVersion::Third
    }
}

/// The setup of a match, one variant per game.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug, TS)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum MatchSetup {
    Golf(GolfSetup),
    Carramboule(CarrambouleSetup),
}

impl MatchSetup {
    /// Returns the setup as JSON.
    pub fn to_json(&self) -> String {
        crate::json::line(self)
    }

    /// Returns the rules version for a new match of this game: the newest version that changed the
    /// game's rules.
    pub fn newest_rules(&self) -> &'static str {
        match self {
            MatchSetup::Golf(_) => GOLF_RULES,
            MatchSetup::Carramboule(_) => CARRAMBOULE_RULES,
        }
    }
}

/// An action that a player takes in the game.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug, TS)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum GameAction {
    Golf(GolfAction),
    Carramboule(CarrambouleAction),
}

/// The result of an action, for clients that do not compute it themselves. The server or the local
/// table computes it. A replay that computes a different result rejects the event.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug, TS)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum GameOutcome {
    Carramboule(CarrambouleOutcome),
}

/// A random event in the game.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug, TS)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum GameChance {
    Golf(GolfChance),
    Carramboule(CarrambouleChance),
}

/// The kind of player that a seat is meant for: a human or a computer.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug, TS)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
#[allow(missing_docs)]
pub enum SeatKind {
    Person {},
    /// A computer player of level 1 to 5.
    Computer {
        level: u8,
    },
}

/// The time limits of a match. Each limit may be absent. Correspondence games use the same fields.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Debug, TS)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Clock {
    /// The time limit per turn.
    pub turn_ms: Option<Millis>,
    /// The time limit per player for the entire match.
    pub total_ms: Option<Millis>,
    /// The time that the player's clock gains after each turn.
    pub increment_ms: Millis,
}

/// Why a player left the match.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Debug, TS)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Withdrawal {
    Resigned,
    OutOfTime,
    /// The player was absent for a long time on their turn, and another player sent `claim`.
    Absent,
}

/// A seat's result at the end of the match.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug, TS)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct SeatResult {
    pub total: i32,
    pub rank: u8,
    pub withdrawn: bool,
}

/// The kind of an event and its data.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug, TS)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
#[allow(missing_docs)]
pub enum EventKind {
    /// The first event of every table.
    Created {
        table: TableId,
        /// The rules version.
        rules: String,
        /// SHA-256 of the dice secret.
        commitment: Hex<32>,
        setup: Box<MatchSetup>,
        seats: Vec<SeatKind>,
        clock: Option<Clock>,
        /// The name that seeds the dice in place of the table's id. All tables in a cup edition
        /// share this name and therefore the same dice.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        dice: Option<TableId>,
    },
    Joined {
        seat: Seat,
        name: PlayerName,
        /// The seat's contribution to the dice.
        contribution: Hex<16>,
    },
    Left {
        seat: Seat,
    },
    Ready {
        seat: Seat,
        ready: bool,
    },
    Started {},
    Acted {
        seat: Seat,
        action: GameAction,
        /// The result of the action: always present in Carramboule, never in golf.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        outcome: Option<Box<GameOutcome>>,
    },
    /// A random event, determined by the committed dice. `first` is the number of its first draw.
    Drawn {
        first: u32,
        chance: GameChance,
    },
    Withdrawn {
        seat: Seat,
        why: Withdrawal,
    },
    /// The server was down from `since` until this event. No clock runs while the server is down.
    Resumed {
        since: Millis,
    },
    Ended {
        results: Vec<SeatResult>,
        /// The dice secret. Absent if tables share their dice, because the secret would reveal
        /// future rolls to players at other tables.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        secret: Option<Hex<32>>,
    },
    Rematch {
        seat: Seat,
        agree: bool,
    },
}

/// The client message that caused an event.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug, TS)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Cause {
    pub id: MessageId,
    /// The first eight bytes of the SHA-256 of the request's JSON. These bytes distinguish a resent
    /// message from a different message with the same id.
    #[serde(rename = "print")]
    pub fingerprint: Hex<8>,
}

/// One event of a table.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug, TS)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Event {
    pub version: Version,
    /// The server's time, never earlier than the time of the previous event.
    pub at: Millis,
    pub cause: Option<Cause>,
    pub what: EventKind,
    /// Links the event to all earlier events: the first 16 bytes of SHA-256 over the previous
    /// event's `chain` and this event's JSON without `chain`.
    pub chain: Hex<16>,
}

/// The part of an event that its `chain` covers, in addition to the previous `chain`.
#[derive(Serialize)]
struct Chained<'e> {
    version: Version,
    at: Millis,
    cause: &'e Option<Cause>,
    what: &'e EventKind,
}

impl Event {
    /// Returns the JSON that `chain` covers.
    pub fn chained_json(&self) -> String {
        let chained = Chained {
            version: self.version,
            at: self.at,
            cause: &self.cause,
            what: &self.what,
        };
        crate::json::line(&chained)
    }

    /// Returns the event as one line of JSON, as in records and logs.
    pub fn to_json(&self) -> String {
        crate::json::line(self)
    }

    /// Returns the same text as [`Event::to_json`], built from the part that `chain` covers.
    pub fn line(chained: String, chain: Hex<16>) -> String {
        let mut line = chained;
        let end = line.pop();
        debug_assert_eq!(end, Some('}'), "an event is an object");
        line.push_str(",\"chain\":\"");
        // Writing to a `String` cannot fail.
        let _ = write!(line, "{chain}");
        line.push_str("\"}");
        line
    }

    /// Reads the output of [`Event::to_json`].
    pub fn parse(text: &str) -> Result<Event, JsonError> {
        crate::json::read_struct(text.as_bytes()).map_err(JsonError::with("this is not an event"))
    }
}
