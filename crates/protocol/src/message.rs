//! The messages between a client and a table, the same for local and online tables.

use crate::by_name::ByName;
use crate::carramboule::wire::CarrambouleView;
use crate::event::{Clock, Event, EventKind, GameAction, MatchSetup, SeatKind, SeatResult};
use crate::golf_wire::{GolfAction, GolfPick};
use crate::ids::{Hex, MessageId, Millis, PlayerName, Seat, TableId, Version};
use crate::json::JsonError;
use crate::piece_state::PieceState;
use crate::trace::{BallPlace, TraceFile};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The longest accepted message, in bytes.
pub const MAX_MESSAGE_BYTES: usize = 16 << 10;

/// A message from a client to its table.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug, TS)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct ClientToServer {
    /// The id of the message, which the client chooses. A message sent again with the same id gets
    /// the same answer and has no further effect.
    pub id: MessageId,
    pub request: Request,
}

/// A client's request.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug, TS)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
#[allow(missing_docs)]
pub enum Request {
    /// Takes a free seat.
    Join {
        seat: Seat,
        #[serde(deserialize_with = "PlayerName::chosen")]
        name: PlayerName,
        contribution: Hex<16>,
    },
    /// Leaves a seat before the match begins.
    Leave {
        seat: Seat,
    },
    Ready {
        seat: Seat,
        ready: bool,
    },
    /// Performs an action in the game. If `version` is given, the table refuses the action if it
    /// already has later events.
    Act {
        seat: Seat,
        action: GameAction,
        version: Option<Version>,
    },
    Resign {
        seat: Seat,
    },
    /// Withdraws the active player if that player is absent. This request works only online, where
    /// the server knows who is connected, and only in matches without a clock.
    Claim {
        seat: Seat,
    },
    Rematch {
        seat: Seat,
        agree: bool,
    },
    /// Asks for the events after `version`; 0 asks for all events.
    Since {
        version: Version,
    },
    /// Asks for the current state of the table.
    Look {},
}

/// Why a request is refused, as a code for programs.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Debug, TS)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Reason {
    /// The message cannot be read.
    Malformed,
    /// The client has already used the id for a different message.
    IdReused,
    /// The client does not hold that seat.
    NotYourSeat,
    NoSuchSeat,
    SeatTaken,
    /// The request is allowed only before the match starts.
    Started,
    /// The request is allowed only during the match.
    NotStarted,
    /// The request is allowed only after the match.
    NotOver,
    Over,
    NotYourTurn,
    /// The table has changed since the given version.
    Stale,
    /// The rules do not allow the action.
    Illegal,
    /// The request changes nothing.
    NoChange,
    /// The given version does not exist yet.
    Future,
    /// Rate limited: the client may send the same message again a little later.
    TooMany,
}

/// The answer to one message.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug, TS)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
#[allow(missing_docs)]
pub enum Answer {
    /// The request was accepted; the event with this version records it.
    Accepted { version: Version },
    /// The request was refused; `text` gives the reason as a sentence.
    Refused { reason: Reason, text: String },
    /// The events since the requested version.
    Events { events: Vec<Event> },
    /// The current state of the table.
    Table { snapshot: Box<Snapshot> },
}

/// A message from a table to its clients.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug, TS)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
#[allow(missing_docs)]
pub enum ServerToClient {
    /// The answer to a message, sent only to the message's sender.
    Answer { id: MessageId, answer: Answer },
    /// New events, sent to everyone at the table.
    Update {
        events: Vec<Event>,
        /// The trace of the stroke, if the events include one.
        trace: Option<TraceFile>,
        view: Box<View>,
    },
}

/// The phase that a table is in.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Debug, TS)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Status {
    Waiting,
    Playing,
    Over,
}

/// A seat's public data.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug, TS)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct SeatView {
    pub kind: SeatKind,
    /// The player's name; null while the seat is free, and for computer players.
    pub name: Option<PlayerName>,
    pub ready: bool,
    pub rematch: bool,
    pub withdrawn: bool,
    /// How much of the total time the seat had left when its turn began.
    pub left_ms: Option<Millis>,
}

/// The part of a table's state that changes.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug, TS)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct View {
    pub version: Version,
    pub status: Status,
    pub seats: Vec<SeatView>,
    /// The seat whose turn it is.
    pub turn: Option<Seat>,
    /// When the active player runs out of time.
    pub deadline: Option<Millis>,
    pub results: Option<Vec<SeatResult>>,
    /// Whether several players take part and fewer than two have moved. A match that ends in this
    /// state is aborted and has no result.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub abortable: bool,
    pub game: Option<GameView>,
}

/// The state of the game.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug, TS)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum GameView {
    Golf(GolfView),
    Carramboule(CarrambouleView),
}

/// The complete state of a table for a client that has just connected.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug, TS)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Snapshot {
    pub table: TableId,
    pub rules: String,
    pub commitment: Hex<32>,
    pub setup: MatchSetup,
    pub clock: Option<Clock>,
    pub view: View,
}

/// The state of a mini golf game.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug, TS)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct GolfView {
    /// The index of the current course in the course list.
    pub course: usize,
    pub limit: u8,
    /// The ball to play next, and the number of its stroke (basic mode) or of the round (carom
    /// mode).
    pub ball: Option<String>,
    pub count: u8,
    /// The turn so far: the chosen start cell, the chosen die or card, and the roll.
    pub start: Option<[i32; 2]>,
    pub pick: Option<GolfPick>,
    pub impulses: Option<u8>,
    /// All legal actions of the player whose turn it is.
    pub actions: Vec<GolfAction>,
    pub balls: ByName<BallPlace>,
    pub pieces: ByName<PieceState>,
    /// The cells of the tokens scattered on this course.
    pub tokens: Vec<[i32; 2]>,
    /// The score pads of the finished courses, followed by the current one.
    pub pads: Vec<ByName<BallMark>>,
}

/// A ball's entry on a score pad.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Debug, TS)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct BallMark {
    /// The number of strokes or rounds; null while the ball is in play.
    pub count: Option<u8>,
    pub holed: bool,
    pub tokens: i16,
}

/// A message with [`Request::Act`]. Nearly all messages are of this kind, so trying this type first
/// halves the time it takes to read messages.
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
    /// Reads a message from a client.
    pub fn parse(bytes: &[u8]) -> Result<ClientToServer, JsonError> {
        let unreadable = "the message cannot be read";
        if bytes.len() > MAX_MESSAGE_BYTES {
            let reason = format!("it has more than {MAX_MESSAGE_BYTES} bytes");
            return Err(JsonError::with(unreadable)(reason));
        }
        // The page reads one message at a time, so a small module matters more there than speed.
        if cfg!(not(target_arch = "wasm32"))
            && let Ok(message) = crate::json::read::<Acting>(bytes)
        {
            return Ok(message.into());
        }
        crate::json::read_struct(bytes).map_err(JsonError::with(unreadable))
    }

    /// Returns the message as one line of JSON.
    pub fn to_json(&self) -> String {
        crate::json::line(self)
    }
}

impl Request {
    /// Returns the request as JSON. The hash of this JSON distinguishes resent messages from new
    /// ones.
    pub fn to_json(&self) -> String {
        crate::json::line(self)
    }
}

impl Snapshot {
    /// Returns a snapshot as JSON. `setup` is passed as JSON because it is the largest part and
    /// never changes.
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
            crate::json::line(table),
            crate::json::line(rules),
            crate::json::line(commitment),
            crate::json::line(clock),
            crate::json::line(view),
        ))
    }
}

impl Answer {
    /// Wraps the JSON of a snapshot as [`Answer::Table`].
    pub fn table_json(snapshot: &str) -> String {
        format!("{{\"type\":\"table\",\"snapshot\":{snapshot}}}")
    }

    /// Wraps the comma-separated JSON of events as [`Answer::Events`].
    pub fn events_json(events: &str) -> String {
        format!("{{\"type\":\"events\",\"events\":[{events}]}}")
    }

    /// Returns the answer as one line of JSON.
    pub fn to_json(&self) -> String {
        crate::json::line(self)
    }
}

impl ServerToClient {
    /// Wraps the JSON of an answer as [`ServerToClient::Answer`].
    pub fn answer_json(id: &MessageId, answer: &str) -> String {
        let id = crate::json::line(id);
        format!("{{\"type\":\"answer\",\"id\":{id},\"answer\":{answer}}}")
    }

    /// Reads the output of [`ServerToClient::to_json`].
    pub fn parse(text: &str) -> Result<ServerToClient, JsonError> {
        let unreadable = "the server's message cannot be read";
        crate::json::read(text.as_bytes()).map_err(JsonError::with(unreadable))
    }

    /// Returns the message as one line of JSON.
    pub fn to_json(&self) -> String {
        crate::json::line(self)
    }
}
