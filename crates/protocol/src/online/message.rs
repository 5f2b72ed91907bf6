//! What is said on a socket beside the messages of the table.

use super::chat::{ChatRule, Remark, Said};
use super::people::Challenge;
use super::problem::HostProblem;
use super::table::OwnTable;
use super::tournament::TournamentCall;
use crate::event::Event;
use crate::ids::{Millis, PlayerName, Seat, TableId, Version};
use serde::{Deserialize, Serialize};

wire! {
    /// What a client says to the host beside the messages to the table.
    #[serde(tag = "type", rename_all = "kebab-case")]
    pub enum ClientToHost {
        /// The first message on a socket. Without a key, only looking is possible.
        Hello {
            key: Option<String>,
            /// Whether the client knows the rules and follows the events itself: it gets them
            /// alone (`events`), not how the table stands after them (`update`).
            #[serde(default)]
            #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
            follow: bool,
        },
        /// To everyone at the table.
        Say { what: Remark },
    }

    /// What the host says beside the messages of the table.
    #[serde(tag = "type", rename_all = "kebab-case")]
    pub enum HostToClient {
        /// After `hello`.
        Welcome {
            /// The name the player goes by; null for those who only look.
            #[cfg_attr(test, ts(type = "string | null"))]
            #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
            name: Option<PlayerName>,
            /// The seats the player holds at this table.
            seats: Vec<Seat>,
            /// The version the table has come to.
            version: Version,
            chat: ChatRule,
            /// What was said before, the oldest first.
            said: Vec<Said>,
            /// The table of the rematch.
            #[cfg_attr(test, ts(type = "string | null"))]
            #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
            next: Option<TableId>,
            /// Whether the table is this player's: who created it may close it, and free seats of
            /// others, before the match.
            #[serde(default)]
            host: bool,
        },
        /// What happened, for those who follow the table themselves.
        Events {
            #[cfg_attr(feature = "openapi", schema(value_type = Vec<Object>))]
            events: Vec<Event>,
        },
        /// Which seats' players are here, and how many others look on.
        Presence {
            seats: Vec<bool>,
            spectators: u32,
            /// By seat: since when its player is away.
            #[cfg_attr(test, ts(type = "Array<number | null>"))]
            away: Vec<Option<Millis>>,
            /// How long one waits for a player who is away, in milliseconds; then `claim` is open.
            #[cfg_attr(test, ts(type = "number"))]
            patience: Millis,
        },
        Said { said: Said },
        /// Everyone agreed: the next match is there.
        Next {
            #[cfg_attr(test, ts(type = "string"))]
            #[cfg_attr(feature = "openapi", schema(value_type = String))]
            table: TableId,
        },
        /// On the socket of a player: something changed at one of their tables.
        Turn { table: Box<OwnTable> },
        /// On the socket of a player: somebody calls them to a table.
        Challenge { challenge: Box<Challenge> },
        /// On the socket of a player: whom they called to a table does not come.
        Declined {
            #[cfg_attr(test, ts(type = "string"))]
            #[cfg_attr(feature = "openapi", schema(value_type = String))]
            table: TableId,
            handle: String,
        },
        /// On the socket of a player: a table of a tournament waits for them.
        Round { call: Box<TournamentCall> },
        /// What was sent could not be used. `fatal` if the host hangs up.
        Problem { problem: HostProblem, fatal: bool },
        /// The host stops and will be back in a moment; clocks stand still meanwhile.
        Closing {},
        /// This client did not keep up and is told nothing more; it goes on from this version
        /// when it comes back.
        Behind { version: Version },
    }
}

impl ClientToHost {
    /// Reads a message; the error is a sentence.
    pub fn parse(bytes: &[u8]) -> Result<ClientToHost, String> {
        serde_json::from_slice(bytes)
            .map_err(|error| format!("the message cannot be read: {error}"))
    }

    /// The message as one line of JSON.
    pub fn to_json(&self) -> String {
        crate::json_line(self)
    }
}

impl HostToClient {
    /// The events of [`HostToClient::Events`].
    pub fn parse_events(text: &str) -> Result<Vec<Event>, String> {
        match crate::read_json(text.as_bytes()) {
            Ok(HostToClient::Events { events }) => Ok(events),
            Ok(_) => Err("these are no events".to_owned()),
            Err(error) => Err(error.to_string()),
        }
    }

    /// [`HostToClient::Events`] of events that are JSON already, as they are kept.
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

    /// The message as one line of JSON.
    pub fn to_json(&self) -> String {
        crate::json_line(self)
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
        let message = ClientToHost::parse(br#"{"type":"say","what":{"phrase":"good-luck"}}"#);
        let what = Remark::Phrase(Phrase::GoodLuck);
        assert_eq!(message, Ok(ClientToHost::Say { what }));
        let message = ClientToHost::parse(br#"{"type":"hello","key":null}"#);
        let (key, follow) = (None, false);
        assert_eq!(message, Ok(ClientToHost::Hello { key, follow }));
        let message = ClientToHost::parse(br#"{"type":"hello","key":null,"follow":true}"#);
        let (key, follow) = (None, true);
        assert_eq!(message, Ok(ClientToHost::Hello { key, follow }));
        assert!(ClientToHost::parse(br#"{"type":"hello","key":null,"x":1}"#).is_err());
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
            let text = HostToClient::events_json(json.iter().map(String::as_str));
            assert_eq!(text, HostToClient::Events { events }.to_json());
        }
    }
}
