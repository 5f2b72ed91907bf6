//! The messages between a client and a table, the same for local and online ones.

use crate::by_name::ByName;
use crate::carramboule::wire::CarrambouleView;
use crate::event::{Clock, Event, EventKind, GameAction, MatchSetup, SeatKind, SeatResult};
use crate::golf_wire::{GolfAction, GolfPick};
use crate::ids::{Hex, MessageId, Millis, PlayerName, Seat, TableId, Version};
use crate::piece_state::PieceState;
use crate::trace::{BallPlace, TraceFile};
use serde::{Deserialize, Serialize};

/// A message longer than this is refused unread.
pub const MAX_MESSAGE_BYTES: usize = 16 << 10;

/// What a client says to its table.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct ClientToServer {
    /// Chosen by the client; sent again with the same id, the message gets the
    /// same answer and has no further effect.
    #[cfg_attr(test, ts(type = "string"))]
    pub id: MessageId,
    pub request: Request,
}

/// What a client asks for.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
#[allow(missing_docs)]
pub enum Request {
    /// Takes a free seat.
    Join {
        seat: Seat,
        #[serde(deserialize_with = "PlayerName::chosen")]
        #[cfg_attr(test, ts(type = "string"))]
        name: PlayerName,
        #[cfg_attr(test, ts(type = "string"))]
        contribution: Hex<16>,
    },
    /// Gives the seat up before the match begins.
    Leave {
        seat: Seat,
    },
    Ready {
        seat: Seat,
        ready: bool,
    },
    /// Acts in the game. With `version`, only if nothing has happened since.
    Act {
        seat: Seat,
        action: GameAction,
        version: Option<Version>,
    },
    Resign {
        seat: Seat,
    },
    /// Puts whoever is in turn and away out of the match; only where a host knows who is away, and
    /// no clock sees to it.
    Claim {
        seat: Seat,
    },
    Rematch {
        seat: Seat,
        agree: bool,
    },
    /// What happened after `version`; 0 for everything.
    Since {
        version: Version,
    },
    /// How the table stands now.
    Look {},
}

/// Why a request is refused: a word for programs.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Reason {
    /// The message cannot be read.
    Malformed,
    /// The id was used for another message.
    IdReused,
    /// The client does not hold that seat.
    NotYourSeat,
    NoSuchSeat,
    SeatTaken,
    /// Only before the match.
    Started,
    /// Only during the match.
    NotStarted,
    /// Only after the match.
    NotOver,
    Over,
    NotYourTurn,
    /// The table has moved on since the version named.
    Stale,
    /// The rules do not allow it.
    Illegal,
    /// That is so already.
    NoChange,
    /// The version named is still to come.
    Future,
    /// Too much in too short a time: the same message may be sent again a little later.
    TooMany,
}

/// The answer to one message.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
#[allow(missing_docs)]
pub enum Answer {
    /// Done, by the event of this version.
    Accepted { version: Version },
    /// Not done; `text` says why, in a sentence.
    Refused { reason: Reason, text: String },
    /// What happened since the version asked for.
    Events { events: Vec<Event> },
    /// How the table stands.
    Table { snapshot: Box<Snapshot> },
}

/// What a table says to its clients.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
#[allow(missing_docs)]
pub enum ServerToClient {
    /// To the client that asked.
    Answer {
        #[cfg_attr(test, ts(type = "string"))]
        id: MessageId,
        answer: Answer,
    },
    /// To everyone at the table, after events.
    Update {
        events: Vec<Event>,
        /// The stroke among the events, if there is one.
        trace: Option<TraceFile>,
        view: Box<View>,
    },
}

/// Where a table is in its life.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Status {
    Waiting,
    Playing,
    Over,
}

/// A seat as everyone sees it.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct SeatView {
    pub kind: SeatKind,
    /// Null while nobody sits there.
    #[cfg_attr(test, ts(type = "string | null"))]
    pub name: Option<PlayerName>,
    pub ready: bool,
    pub rematch: bool,
    pub withdrawn: bool,
    /// What is left of the total time when the seat's turn began.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub left_ms: Option<Millis>,
}

/// How the table stands: everything that changes.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct View {
    pub version: Version,
    pub status: Status,
    pub seats: Vec<SeatView>,
    /// Whose turn it is.
    pub turn: Option<Seat>,
    /// When that seat is out of time.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub deadline: Option<Millis>,
    pub results: Option<Vec<SeatResult>>,
    /// Whether fewer than two players have moved. A match that ends like this was aborted and has
    /// no result.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub abortable: bool,
    pub game: Option<GameView>,
}

/// How the game stands.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum GameView {
    Golf(GolfView),
    Carramboule(CarrambouleView),
}

/// The table for a newcomer: what it was set up with, and how it stands.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Snapshot {
    #[cfg_attr(test, ts(type = "string"))]
    pub table: TableId,
    pub rules: String,
    #[cfg_attr(test, ts(type = "string"))]
    pub commitment: Hex<32>,
    pub setup: MatchSetup,
    pub clock: Option<Clock>,
    pub view: View,
}

/// How a game of mini golf stands.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct GolfView {
    /// The course's place in the list, from 0.
    pub course: usize,
    pub limit: u8,
    /// The ball in turn, and the number of its stroke or of the round.
    pub ball: Option<String>,
    pub count: u8,
    /// What is chosen: start cell, die or card, and what was rolled.
    pub start: Option<[i32; 2]>,
    pub pick: Option<GolfPick>,
    pub impulses: Option<u8>,
    /// Everything the player in turn can do.
    pub actions: Vec<GolfAction>,
    #[cfg_attr(test, ts(as = "std::collections::BTreeMap<String, BallPlace>"))]
    pub balls: ByName<BallPlace>,
    #[cfg_attr(test, ts(as = "std::collections::BTreeMap<String, PieceState>"))]
    pub pieces: ByName<PieceState>,
    /// Where tokens were scattered on this course.
    pub tokens: Vec<[i32; 2]>,
    /// The score pads: the finished courses, then the present one.
    #[cfg_attr(test, ts(as = "Vec<std::collections::BTreeMap<String, BallMark>>"))]
    pub pads: Vec<ByName<BallMark>>,
}

/// A ball's line on a score pad.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct BallMark {
    /// Strokes or rounds; null while it plays.
    pub count: Option<u8>,
    pub holed: bool,
    pub tokens: i16,
}

/// A message with [`Request::Act`]. Nearly all are of this kind, and without looking for what else
/// it could be, reading one takes half the work.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Acting {
    id: MessageId,
    request: ActRequest,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ActRequest {
    #[serde(rename = "type")]
    _type: ActWord,
    seat: Seat,
    action: GameAction,
    version: Option<Version>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum ActWord {
    Act,
}

impl From<Acting> for ClientToServer {
    fn from(message: Acting) -> ClientToServer {
        let request = Request::Act {
            seat: message.request.seat,
            action: message.request.action,
            version: message.request.version,
        };
        ClientToServer {
            id: message.id,
            request,
        }
    }
}

impl ClientToServer {
    /// Reads a message as it comes from a client; the error is a sentence.
    pub fn parse(bytes: &[u8]) -> Result<ClientToServer, String> {
        if bytes.len() > MAX_MESSAGE_BYTES {
            return Err(format!("a message may have {MAX_MESSAGE_BYTES} bytes"));
        }
        // The page hears one message at a time, and needs the short way less than a small module.
        if cfg!(not(target_arch = "wasm32"))
            && let Ok(message) = crate::read_json::<Acting>(bytes)
        {
            return Ok(message.into());
        }
        crate::read_fields(bytes).map_err(|error| format!("the message cannot be read: {error}"))
    }

    /// The message as one line of JSON.
    pub fn to_json(&self) -> String {
        crate::json_line(self)
    }
}

impl Request {
    /// The request as JSON; its hash tells resent messages from others.
    pub fn to_json(&self) -> String {
        crate::json_line(self)
    }
}

impl Snapshot {
    /// A snapshot as JSON. The setup, which is most of it and never changes, is JSON already.
    pub fn to_json_with(event: &Event, setup: &str, view: &View) -> Option<String> {
        let EventKind::Created {
            table,
            rules,
            commitment,
            clock,
            ..
        } = &event.what
        else {
            return None;
        };
        Some(format!(
            "{{\"table\":{},\"rules\":{},\"commitment\":{},\"setup\":{setup},\"clock\":{},\"view\":{}}}",
            crate::json_line(table),
            crate::json_line(rules),
            crate::json_line(commitment),
            crate::json_line(clock),
            crate::json_line(view),
        ))
    }
}

impl Answer {
    /// [`Answer::Table`] of a snapshot that is JSON already.
    pub fn table_json(snapshot: &str) -> String {
        format!("{{\"type\":\"table\",\"snapshot\":{snapshot}}}")
    }

    /// [`Answer::Events`] of events that are JSON already, with commas between.
    pub fn events_json(events: &str) -> String {
        format!("{{\"type\":\"events\",\"events\":[{events}]}}")
    }

    /// The answer as one line of JSON.
    pub fn to_json(&self) -> String {
        crate::json_line(self)
    }
}

impl ServerToClient {
    /// [`ServerToClient::Answer`] with an answer that is JSON already.
    pub fn answer_json(id: &MessageId, answer: &str) -> String {
        let id = crate::json_line(id);
        format!("{{\"type\":\"answer\",\"id\":{id},\"answer\":{answer}}}")
    }

    /// Reads what [`ServerToClient::to_json`] wrote.
    pub fn parse(text: &str) -> Result<ServerToClient, String> {
        crate::read_json(text.as_bytes()).map_err(|error| error.to_string())
    }

    /// The message as one line of JSON.
    pub fn to_json(&self) -> String {
        crate::json_line(self)
    }
}
