//! Messages on a socket, except the table's own messages ([`crate::message`]).

use super::chat::{ChatRule, Remark, Said};
use super::people::Challenge;
use super::problem::ApiError;
use super::table::OwnTable;
use super::tournament::TournamentCall;
use crate::event::Event;
use crate::ids::{Millis, PlayerName, Seat, TableId, Version};
use crate::json::JsonError;
use serde::{Deserialize, Serialize};

wire! {
    /// A client's message to the server itself rather than to the table.
    #[serde(tag = "type", rename_all = "kebab-case")]
    pub enum SocketRequest {
        /// The first message on a socket. A client without a key can only watch.
        Hello {
            key: Option<String>,
            /// Whether the client knows the rules and applies events itself. Such a client gets
            /// only the events (`events`), never the state after them (`update`).
            #[serde(default)]
            #[ts(optional, as = "Option<bool>")]
            follow: bool,
        },
        /// Sends a chat message to everyone at the table.
        Say { what: Remark },
    }

    /// A message from the server itself rather than from the table.
    #[serde(tag = "type", rename_all = "kebab-case")]
    pub enum SocketMessage {
        /// The answer to `hello`.
        Welcome {
            /// The player's name; null for a spectator without a key.
            name: Option<PlayerName>,
            /// The seats that the player holds at this table.
            seats: Vec<Seat>,
            /// The current version of the table.
            version: Version,
            chat: ChatRule,
            /// Earlier chat messages, the oldest first.
            said: Vec<Said>,
            /// The table for the rematch.
            next: Option<TableId>,
            /// Whether this player created the table. Before the match, the creator may close the
            /// table and remove players from seats.
            #[serde(default)]
            host: bool,
        },
        /// New events, for clients that apply events themselves.
        Events {
            #[cfg_attr(feature = "openapi", schema(value_type = Vec<Object>))]
            events: Vec<Event>,
        },
        /// Whether each seat's player is connected, and the number of spectators.
        Presence {
            seats: Vec<bool>,
            spectators: u32,
            /// For each seat, when its player disconnected; null if the player is connected.
            away: Vec<Option<Millis>>,
            /// How many milliseconds a player must be absent before others may send `claim`.
            patience: Millis,
        },
        Said { said: Said },
        /// All players have agreed to a rematch, and its table exists.
        Next {
            table: TableId,
        },
        /// One of the player's tables has changed. Sent on a player's socket.
        Turn { table: Box<OwnTable> },
        /// Another player has sent a challenge. Sent on a player's socket.
        Challenge { challenge: Box<Challenge> },
        /// The challenged player has declined. Sent on a player's socket.
        Declined {
            table: TableId,
            handle: String,
        },
        /// A tournament table is waiting for the player. Sent on a player's socket.
        Round { call: Box<TournamentCall> },
        /// The server could not process a message from the client. `fatal` says whether the server
        /// closes the connection.
        Problem { problem: ApiError, fatal: bool },
        /// The server is restarting and will be back in a moment. Clocks are stopped until then.
        Closing {},
        /// The client was too slow and gets no more messages. The client should reconnect and
        /// continue from this version.
        Behind { version: Version },
    }
}

impl SocketRequest {
    /// Reads a message.
    pub fn parse(bytes: &[u8]) -> Result<SocketRequest, JsonError> {
        serde_json::from_slice(bytes).map_err(JsonError::with("the message cannot be read"))
    }

    /// Returns the message as one line of JSON.
    pub fn to_json(&self) -> String {
        crate::json::line(self)
    }
}

impl SocketMessage {
    /// Reads the events of [`SocketMessage::Events`].
    pub fn parse_events(text: &str) -> Result<Vec<Event>, JsonError> {
        let problem = "these are not events";
        match crate::json::read(text.as_bytes()) {
            Ok(SocketMessage::Events { events }) => Ok(events),
            Ok(_) => Err(JsonError::with(problem)("the message has another type")),
            Err(error) => Err(JsonError::with(problem)(error)),
        }
    }

    /// Returns [`SocketMessage::Events`] as JSON. The events are passed as JSON.
    pub fn events_json<'e>(events: impl IntoIterator<Item = &'e str>) -> String {
        let mut text = String::with_capacity(1 << 10);
        text.push_str("{\"type\":\"events\",\"events\":[");
        for (index, event) in events.into_iter().enumerate() {
            text.push_str(if index == 0 { "" } else { "," });
            text.push_str(event);
        }
        text.push_str("]}");
        text
    }

    /// Returns the message as one line of JSON.
    pub fn to_json(&self) -> String {
        crate::json::line(self)
    }
}

#[cfg(test)]
mod tests {
    use super::super::chat::{ChatText, Phrase};
    use super::super::player::NewPlayer;
    use super::*;
    use crate::event::EventKind;
    use crate::ids::Hex;

    #[test]
    fn messages_have_the_documented_form() {
        let message = SocketRequest::parse(br#"{"type":"say","what":{"phrase":"good-luck"}}"#);
        let what = Remark::Phrase(Phrase::GoodLuck);
        assert_eq!(message, Ok(SocketRequest::Say { what }));
        let message = SocketRequest::parse(br#"{"type":"hello","key":null}"#);
        let (key, follow) = (None, false);
        assert_eq!(message, Ok(SocketRequest::Hello { key, follow }));
        let message = SocketRequest::parse(br#"{"type":"hello","key":null,"follow":true}"#);
        let (key, follow) = (None, true);
        assert_eq!(message, Ok(SocketRequest::Hello { key, follow }));
        assert!(SocketRequest::parse(br#"{"type":"hello","key":null,"x":1}"#).is_err());
        assert!(ChatText::new("a\u{0}").is_err());
        assert!(ChatText::new("a\u{202e}b").is_err());
        assert!(ChatText::new("Nice 🏌️‍♀️!").is_ok());
        let name = |name: &str| format!("{{\"name\":\"{name}\"}}");
        assert!(serde_json::from_str::<NewPlayer>(&name("A\u{ad}da")).is_err());
        assert!(serde_json::from_str::<NewPlayer>(&name("Ada 🏌️‍♀️")).is_ok());
    }

    #[test]
    fn events_that_are_json_already_make_the_same_message() {
        let event = |version| Event {
            version,
            at: 1,
            cause: None,
            what: EventKind::Started {},
            chain: Hex([7; 16]),
        };
        for number in 0..3 {
            let events: Vec<Event> = (0..number).map(event).collect();
            let json: Vec<String> = events.iter().map(Event::to_json).collect();
            let text = SocketMessage::events_json(json.iter().map(String::as_str));
            assert_eq!(text, SocketMessage::Events { events }.to_json());
        }
    }
}
