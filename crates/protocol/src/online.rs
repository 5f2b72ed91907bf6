//! What only an online host says and hears: players, tables by link, chat, courses, results.
//!
//! The messages of a table itself ([`crate::message`]) are the same here and at a local table.

use crate::carramboule::wire::CarrambouleSetup;
use crate::event::{Clock, Event, MatchSetup, SeatKind};
use crate::golf_wire::GolfMode;
use crate::ids::{Hex, Malformed, Millis, PlayerName, Seat, TableId, Version};
use crate::message::{Snapshot, Status};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Derives what every type of the wire has.
macro_rules! wire {
    ($($(#[$doc:meta])* pub $kind:ident $name:ident $body:tt)*) => {
        $(
            #[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS, Debug)]
            #[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
            #[serde(deny_unknown_fields)]
            #[allow(missing_docs)]
            $(#[$doc])*
            pub $kind $name $body
        )*
    };
}

/// Text of a chat: 1 to 200 characters, none of them invisible.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
#[serde(try_from = "String", into = "String")]
pub struct ChatText(String);

impl ChatText {
    /// Checks a text.
    pub fn new(text: impl Into<String>) -> Result<ChatText, Malformed> {
        let text = text.into();
        let length = text.chars().count();
        if (1..=200).contains(&length) && crate::ids::hides_nothing(&text) {
            return Ok(ChatText(text));
        }
        Err(Malformed("a remark has 1 to 200 visible characters"))
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for ChatText {
    type Error = Malformed;

    fn try_from(text: String) -> Result<ChatText, Malformed> {
        ChatText::new(text)
    }
}

impl From<ChatText> for String {
    fn from(text: ChatText) -> String {
        text.0
    }
}

wire! {
    /// Why the host does not do what it is asked for.
    pub struct HostProblem {
        /// A word for programs.
        pub reason: HostReason,
        /// A sentence for people.
        pub text: String,
    }

    /// A word for programs.
    #[derive(Copy)]
    #[serde(rename_all = "kebab-case")]
    pub enum HostReason {
        /// What was sent cannot be read, or says what cannot be.
        Malformed,
        /// There is no key, or nobody has it.
        Unknown,
        /// The key does not allow it.
        Forbidden,
        NotFound,
        /// It is so already, or has changed meanwhile.
        Conflict,
        TooLarge,
        /// Too much in too short a time.
        TooMany,
        /// The host cannot do it now; try again in a moment.
        Unavailable,
    }

    /// Somebody who wants to play: all there is to say is a name.
    pub struct NewPlayer {
        #[serde(deserialize_with = "PlayerName::chosen")]
        #[ts(type = "string")]
        #[cfg_attr(feature = "openapi", schema(value_type = String, min_length = 1, max_length = 30))]
        pub name: PlayerName,
    }

    /// A player and the key that proves it. The host keeps only a hash of the key.
    pub struct Identity {
        pub player: String,
        #[ts(type = "string")]
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        pub name: PlayerName,
        pub key: String,
    }

    /// What a player sees of themselves.
    pub struct Profile {
        pub player: String,
        #[ts(type = "string")]
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        pub name: PlayerName,
        #[ts(type = "number")]
        pub created: Millis,
    }

    /// What a code is for.
    #[derive(Copy)]
    #[serde(rename_all = "kebab-case")]
    pub enum CodeKind {
        /// Another device; good for a quarter of an hour.
        Device,
        /// Written down for the day the key is lost; good until used, or until the next is made.
        Recovery,
    }

    /// Asks for a code.
    pub struct NewCode {
        pub kind: CodeKind,
    }

    /// A code that gives a new key, once.
    pub struct Code {
        pub code: String,
        /// The page with the code in its fragment, which no server sees.
        pub link: String,
        #[ts(type = "number | null")]
        pub expires: Option<Millis>,
    }

    /// Turns a code into a key.
    pub struct UseCode {
        #[cfg_attr(feature = "openapi", schema(max_length = 100))]
        pub code: String,
    }

    /// What a bot may do.
    #[derive(Copy)]
    #[serde(rename_all = "kebab-case")]
    pub enum Scope {
        /// See tables of its player and those open to everyone, and their streams.
        Look,
        /// Take seats and act at tables.
        Play,
        /// Create tables.
        Host,
        /// Publish and rate courses.
        Courses,
    }

    /// Asks for a bot's token.
    pub struct NewToken {
        #[serde(deserialize_with = "PlayerName::chosen")]
        #[ts(type = "string")]
        #[cfg_attr(feature = "openapi", schema(value_type = String, min_length = 1, max_length = 30))]
        pub name: PlayerName,
        pub scopes: Vec<Scope>,
    }

    /// A bot's token; `token` is told only when it is made.
    pub struct Token {
        pub id: String,
        pub name: String,
        pub scopes: Vec<Scope>,
        #[ts(type = "number")]
        pub created: Millis,
        pub token: Option<String>,
    }

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

    /// What may be said at a table.
    #[derive(Copy, Default)]
    #[serde(rename_all = "kebab-case")]
    pub enum ChatRule {
        Off,
        /// Set phrases and emoji.
        #[default]
        Phrases,
        /// Also free text, by those who hold a seat; only at tables by invitation.
        Free,
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
    }

    /// A table that was created.
    pub struct TableLink {
        #[ts(type = "string")]
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

    /// A seat in a list of tables.
    pub struct SeatEntry {
        #[cfg_attr(feature = "openapi", schema(value_type = Object))]
        pub kind: SeatKind,
        #[ts(type = "string | null")]
        #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
        pub name: Option<PlayerName>,
    }

    /// A table in a list.
    pub struct TableEntry {
        #[ts(type = "string")]
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
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        pub status: Status,
        pub turn: Option<Seat>,
        #[ts(type = "number | null")]
        pub deadline: Option<Millis>,
        #[ts(type = "number")]
        pub created: Millis,
        /// When something happened last.
        #[ts(type = "number")]
        pub updated: Millis,
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
        /// The seats the caller holds.
        pub seats: Vec<Seat>,
        /// The table of the rematch.
        #[ts(type = "string | null")]
        #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
        pub next: Option<TableId>,
    }

    /// What can be said in every language.
    #[derive(Copy)]
    #[serde(rename_all = "kebab-case")]
    pub enum Phrase {
        Hello,
        GoodLuck,
        HaveFun,
        WellPlayed,
        NiceShot,
        Thanks,
        Oops,
        Unlucky,
        Close,
        Wow,
        OneMoment,
        BackAgain,
        YourTurn,
        GoodGame,
        OnceMore,
        Bye,
    }

    /// A remark of the chat.
    #[serde(rename_all = "kebab-case")]
    pub enum Remark {
        Phrase(Phrase),
        /// One of [`EMOJI`].
        Emoji(String),
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        Text(#[ts(type = "string")] ChatText),
    }

    /// What a client says to the host beside the messages to the table.
    #[serde(tag = "type", rename_all = "kebab-case")]
    pub enum ClientToHost {
        /// The first message on a socket. Without a key, only looking is possible.
        Hello {
            key: Option<String>,
            /// Whether the client knows the rules and follows the events itself: it gets them
            /// alone (`events`), not how the table stands after them (`update`).
            #[serde(default)]
            #[ts(optional, as = "Option<bool>")]
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
            #[ts(type = "string | null")]
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
            #[ts(type = "string | null")]
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
        Presence { seats: Vec<bool>, spectators: u32 },
        Said { said: Said },
        /// Everyone agreed: the next match is there.
        Next {
            #[ts(type = "string")]
            #[cfg_attr(feature = "openapi", schema(value_type = String))]
            table: TableId,
        },
        /// On the socket of a player: something changed at one of their tables.
        Turn { table: Box<OwnTable> },
        /// What was sent could not be used. `fatal` if the host hangs up.
        Problem { problem: HostProblem, fatal: bool },
        /// The host stops and will be back in a moment; clocks stand still meanwhile.
        Closing {},
        /// This client did not keep up and is told nothing more; it goes on from this version
        /// when it comes back.
        Behind { version: Version },
    }

    /// Something said at a table.
    pub struct Said {
        #[ts(type = "number")]
        pub at: Millis,
        /// The seat of the speaker; null for a spectator.
        pub seat: Option<Seat>,
        #[ts(type = "string")]
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        pub name: PlayerName,
        pub what: Remark,
    }

    /// Publishes a course.
    pub struct NewCourse {
        /// A course file with a map of its own.
        #[cfg_attr(feature = "openapi", schema(max_length = 65536))]
        pub file: String,
        /// The course it was made from.
        #[cfg_attr(feature = "openapi", schema(max_length = 40))]
        pub fork_of: Option<String>,
    }

    /// A published course in a list.
    pub struct CourseEntry {
        pub id: String,
        pub name: String,
        /// The name of whoever published it.
        pub by: String,
        pub fork_of: Option<String>,
        #[ts(type = "number")]
        pub created: Millis,
        /// How many have rated it, and the sum of their stars, 1 to 5 each.
        #[ts(type = "number")]
        pub ratings: u64,
        #[ts(type = "number")]
        pub stars: u64,
    }

    /// A published course in full.
    pub struct PublishedCourse {
        pub entry: CourseEntry,
        pub file: String,
    }

    /// What a player thinks of a course.
    pub struct Rating {
        /// 1 to 5.
        #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 5))]
        pub stars: u8,
    }

    /// The result of a day.
    pub struct DailyEntry {
        pub rank: u32,
        pub name: String,
        pub total: i32,
        pub own: bool,
    }

    /// The results of a day on one course with one set of dice.
    pub struct DailyBoard {
        pub day: String,
        /// What was played, as the answer to a result tells it.
        #[ts(type = "string")]
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        #[serde(rename = "print")]
        pub fingerprint: Hex<8>,
        pub results: Vec<DailyEntry>,
    }

    /// How the host is.
    pub struct Health {
        pub version: String,
        /// Whether the data can be read.
        pub storage: bool,
        /// Whether NATS is connected; null where it is not used. Players miss nothing without it.
        pub nats: Option<bool>,
    }
}

/// The emoji that can be said.
pub const EMOJI: [&str; 16] = [
    "👍", "👏", "🙂", "😀", "😅", "😮", "😢", "🤔", "🎉", "🍀", "🎯", "⛳", "🎲", "🔥", "👋", "❤️",
];

impl Remark {
    /// Whether a rule lets somebody say it; `seated` if they hold a seat.
    pub fn is_allowed(&self, rule: ChatRule, seated: bool) -> bool {
        match (rule, self) {
            (ChatRule::Off, _) => false,
            (_, Remark::Phrase(_)) => true,
            (_, Remark::Emoji(emoji)) => EMOJI.contains(&emoji.as_str()),
            (_, Remark::Text(_)) => rule == ChatRule::Free && seated,
        }
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

impl TableInfo {
    /// The table as JSON, with a snapshot that is JSON already.
    pub fn to_json_with(
        snapshot: &str,
        (open, chat): (bool, ChatRule),
        seats: &[Seat],
        next: Option<&TableId>,
    ) -> String {
        format!(
            "{{\"snapshot\":{snapshot},\"open\":{open},\"chat\":{},\"seats\":{},\"next\":{}}}",
            crate::json_line(&chat),
            crate::json_line(&seats),
            crate::json_line(&next),
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

impl Said {
    /// As it is kept.
    pub fn to_json(&self) -> String {
        crate::json_line(self)
    }

    /// Reads what [`Said::to_json`] wrote.
    pub fn parse(text: &str) -> Result<Said, String> {
        serde_json::from_str(text).map_err(|error| error.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::EventKind;

    #[test]
    fn free_text_is_for_seated_players_of_invited_tables() {
        let text = Remark::Text(ChatText::new("<b>hi</b>").expect("fine"));
        assert!(text.is_allowed(ChatRule::Free, true));
        assert!(!text.is_allowed(ChatRule::Free, false));
        assert!(!text.is_allowed(ChatRule::Phrases, true));
        assert!(Remark::Phrase(Phrase::Hello).is_allowed(ChatRule::Phrases, false));
        assert!(!Remark::Phrase(Phrase::Hello).is_allowed(ChatRule::Off, true));
        assert!(!Remark::Emoji("x".to_owned()).is_allowed(ChatRule::Free, true));
    }

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
