//! What happens at a table: the events its state is a function of.

use crate::carramboule::wire::{
    CarrambouleAction, CarrambouleChance, CarrambouleOutcome, CarrambouleSetup,
};
use crate::golf_wire::{GolfAction, GolfChance, GolfSetup};
use crate::ids::{Hex, MessageId, Millis, PlayerName, Seat, TableId, Version};
use golf::game::Edition;
use serde::{Deserialize, Serialize};
use std::fmt::Write;

/// The version of the rules that new matches of mini golf are played by, as records name it.
pub const GOLF_RULES: &str = "2026-2";
/// The same of Carramboule.
pub const CARRAMBOULE_RULES: &str = "2026-3";

/// The versions of the rules that this program knows (docs/formats.md), oldest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum RulesVersion {
    /// `2026-1`.
    First,
    /// `2026-2`: mini golf, what counts when players leave.
    Second,
    /// `2026-3`: Carramboule, chance moves the balls of every rack.
    Third,
}

impl RulesVersion {
    /// The version that a record names; `None` if this program does not know it.
    pub fn named(rules: &str) -> Option<RulesVersion> {
        match rules {
            "2026-1" => Some(RulesVersion::First),
            GOLF_RULES => Some(RulesVersion::Second),
            CARRAMBOULE_RULES => Some(RulesVersion::Third),
            _ => None,
        }
    }

    /// What mini golf is played by.
    pub fn golf(self) -> Edition {
        match self {
            RulesVersion::First => Edition::First,
            RulesVersion::Second | RulesVersion::Third => Edition::Second,
        }
    }

    /// Carramboule, K1: whether chance moves the balls of every rack.
    pub fn nudges_racks(self) -> bool {
        self >= RulesVersion::Third
    }
}

/// What is played; one variant a game.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum MatchSetup {
    Golf(GolfSetup),
    Carramboule(CarrambouleSetup),
}

impl MatchSetup {
    /// The setup as JSON.
    pub fn to_json(&self) -> String {
        crate::json_line(self)
    }

    /// The version of the rules that a new match of this kind is played by: the newest that changed
    /// anything for its game.
    pub fn newest_rules(&self) -> &'static str {
        match self {
            MatchSetup::Golf(_) => GOLF_RULES,
            MatchSetup::Carramboule(_) => CARRAMBOULE_RULES,
        }
    }
}

/// What a player does in the game.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum GameAction {
    Golf(GolfAction),
    Carramboule(CarrambouleAction),
}

/// What came of an action, for those who do not replay it. A host computes it, and a replay that
/// finds something else refuses the event.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum GameOutcome {
    Carramboule(CarrambouleOutcome),
}

/// What chance brings to the game.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum GameChance {
    Golf(GolfChance),
    Carramboule(CarrambouleChance),
}

/// Who a seat is for.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
#[allow(missing_docs)]
pub enum SeatKind {
    Person {},
    /// A computer player of a level from 1 to 5.
    Computer {
        level: u8,
    },
}

/// How much time there is. All of it may be absent; days are just many milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Clock {
    /// For each turn.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub turn_ms: Option<Millis>,
    /// For the whole match.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub total_ms: Option<Millis>,
    /// Added to the total after each turn.
    #[cfg_attr(test, ts(type = "number"))]
    pub increment_ms: Millis,
}

/// Why a player is out of the match.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Withdrawal {
    Resigned,
    OutOfTime,
    /// Was away for long when it was their turn, and another player did not want to wait any more.
    Absent,
}

/// A seat's result.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct SeatResult {
    pub total: i32,
    pub rank: u8,
    pub withdrawn: bool,
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
#[allow(missing_docs)]
pub enum EventKind {
    /// The first event of every table.
    Created {
        #[cfg_attr(test, ts(type = "string"))]
        table: TableId,
        /// The rules played by.
        rules: String,
        /// SHA-256 of the dice secret.
        #[cfg_attr(test, ts(type = "string"))]
        commitment: Hex<32>,
        setup: Box<MatchSetup>,
        seats: Vec<SeatKind>,
        clock: Option<Clock>,
        /// The name the dice are drawn under instead of the table's id: all tables of an edition
        /// of a cup share it, and with it their dice.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional, type = "string"))]
        dice: Option<TableId>,
    },
    Joined {
        seat: Seat,
        #[cfg_attr(test, ts(type = "string"))]
        name: PlayerName,
        /// The seat's share in the dice.
        #[cfg_attr(test, ts(type = "string"))]
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
        /// In Carramboule always, in golf never.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        outcome: Option<Box<GameOutcome>>,
    },
    /// The sealed dice, drawn from `first` on.
    Drawn {
        first: u32,
        chance: GameChance,
    },
    Withdrawn {
        seat: Seat,
        why: Withdrawal,
    },
    /// The host was away since `since`; that time counts for nobody.
    Resumed {
        #[cfg_attr(test, ts(type = "number"))]
        since: Millis,
    },
    Ended {
        results: Vec<SeatResult>,
        /// The dice secret. Absent where tables share their dice: it would tell the rolls of those
        /// who still play.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional, type = "string"))]
        secret: Option<Hex<32>>,
    },
    Rematch {
        seat: Seat,
        agree: bool,
    },
}

/// The client's message that brought an event about.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Cause {
    #[cfg_attr(test, ts(type = "string"))]
    pub id: MessageId,
    /// The first eight bytes of SHA-256 of the request's JSON: a resent
    /// message is told from another one with the same id.
    #[cfg_attr(test, ts(type = "string"))]
    #[serde(rename = "print")]
    pub fingerprint: Hex<8>,
}

/// One event of a table.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Event {
    pub version: Version,
    /// When, by the host's clock; never before the event before.
    #[cfg_attr(test, ts(type = "number"))]
    pub at: Millis,
    pub cause: Option<Cause>,
    pub what: EventKind,
    /// Ties the event to all before it: the first 16 bytes of SHA-256 of the
    /// previous event's `chain` and this event's JSON without its own.
    #[cfg_attr(test, ts(type = "string"))]
    pub chain: Hex<16>,
}

/// What of an event its `chain` covers, beside the `chain` before.
#[derive(Serialize)]
struct Chained<'e> {
    version: Version,
    at: Millis,
    cause: &'e Option<Cause>,
    what: &'e EventKind,
}

impl Event {
    /// The JSON that `chain` covers.
    pub fn chained_json(&self) -> String {
        let chained = Chained {
            version: self.version,
            at: self.at,
            cause: &self.cause,
            what: &self.what,
        };
        crate::json_line(&chained)
    }

    /// The event as one line of JSON, as records and logs keep it.
    pub fn to_json(&self) -> String {
        crate::json_line(self)
    }

    /// What [`Event::to_json`] gives, made of what `chain` covers.
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

    /// Reads what [`Event::to_json`] wrote; the error is a sentence.
    pub fn parse(text: &str) -> Result<Event, String> {
        crate::read_fields(text.as_bytes()).map_err(|error| format!("this is no event: {error}"))
    }
}
