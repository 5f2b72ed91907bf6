//! Tournaments: head to head, round by round, by the Swiss system.

use super::rating::{RatedGame, ShownRating};
use crate::event::Clock;
use crate::ids::{MalformedError, Millis, PlayerName, TableId, hides_nothing};
use serde::{Deserialize, Serialize};
use std::fmt;

/// What a tournament is called: 1 to 60 characters, none of them hidden.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
#[serde(try_from = "String", into = "String")]
pub struct TournamentName(String);

impl TournamentName {
    /// Checks a text.
    pub fn new(text: impl Into<String>) -> Result<TournamentName, MalformedError> {
        let text = text.into();
        let fits = (1..=60).contains(&text.chars().count());
        if fits && text.trim() == text && hides_nothing(&text) {
            return Ok(TournamentName(text));
        }
        Err(MalformedError(
            "a tournament's name has 1 to 60 visible characters and no space at its ends",
        ))
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for TournamentName {
    type Error = MalformedError;

    fn try_from(text: String) -> Result<TournamentName, MalformedError> {
        TournamentName::new(text)
    }
}

impl From<TournamentName> for String {
    fn from(name: TournamentName) -> String {
        name.0
    }
}

impl fmt::Display for TournamentName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

wire! {
    /// The courses of a round, the same at all its tables.
    #[serde(tag = "type", rename_all = "kebab-case")]
    pub enum TournamentCourses {
        /// So many of the nine printed ones, drawn anew for each round from the tournament's id.
        Drawn { number: u8 },
        /// Always these; ids: 1 to 9, S-1a to S-12.
        Chosen { courses: Vec<String> },
    }

    /// When a tournament begins.
    #[serde(tag = "type", rename_all = "kebab-case")]
    pub enum TournamentBegin {
        /// In so many milliseconds.
        In {
            #[cfg_attr(test, ts(type = "number"))]
            ms: Millis,
        },
        /// At a time.
        At {
            #[cfg_attr(test, ts(type = "number"))]
            at: Millis,
        },
        /// When its maker says so.
        Asked {},
    }

    /// Makes a tournament.
    pub struct NewTournament {
        #[cfg_attr(test, ts(type = "string"))]
        #[cfg_attr(feature = "openapi", schema(value_type = String, min_length = 1, max_length = 60))]
        pub name: TournamentName,
        pub game: RatedGame,
        /// From 3 to 9.
        pub rounds: u8,
        pub begin: TournamentBegin,
        /// Each player's time for a whole match, and what every turn adds to it.
        #[cfg_attr(feature = "openapi", schema(value_type = Object))]
        pub clock: Clock,
        /// Of mini golf.
        pub courses: TournamentCourses,
        /// Whether everyone finds it; otherwise only those come who have the link.
        pub open: bool,
        /// Whether bots may take part.
        #[serde(default)]
        pub bots: bool,
    }

    /// A tournament that was made.
    pub struct TournamentLink {
        pub tournament: String,
        /// What to send to friends.
        pub link: String,
    }

    /// Where a tournament is in its life.
    #[derive(Copy)]
    #[serde(rename_all = "kebab-case")]
    pub enum TournamentStage {
        Coming,
        Running,
        Over,
    }

    /// A tournament in a list.
    pub struct TournamentEntry {
        pub tournament: String,
        pub name: String,
        pub game: RatedGame,
        pub rounds: u8,
        /// The last round that was paired; 0 before the first.
        pub round: u8,
        pub stage: TournamentStage,
        /// When it begins or began; nothing until its maker says so.
        #[cfg_attr(test, ts(type = "number | null"))]
        pub begins: Option<Millis>,
        /// When the next round is due, between two.
        #[cfg_attr(test, ts(type = "number | null"))]
        pub due: Option<Millis>,
        /// Whether the organiser has paused it: no round is paired meanwhile.
        pub paused: bool,
        /// When it was over.
        #[cfg_attr(test, ts(type = "number | null"))]
        pub ended: Option<Millis>,
        #[cfg_attr(test, ts(type = "number"))]
        pub players: u64,
        #[cfg_attr(feature = "openapi", schema(value_type = Object))]
        pub clock: Clock,
        pub courses: TournamentCourses,
        pub open: bool,
        pub bots: bool,
    }

    /// Tournaments that everyone may see, and those of whoever asks.
    pub struct Tournaments {
        pub running: Vec<TournamentEntry>,
        /// The next first.
        pub coming: Vec<TournamentEntry>,
        /// The latest first.
        pub over: Vec<TournamentEntry>,
        /// Made or joined, the latest first.
        pub own: Vec<TournamentEntry>,
    }

    /// A tournament as somebody sees it who looks at it.
    pub struct TournamentInfo {
        pub entry: TournamentEntry,
        /// The courses of the present round.
        pub courses: Vec<String>,
        /// Grows with every change of standings and rounds.
        #[cfg_attr(test, ts(type = "number"))]
        pub revision: u64,
        /// The time here, for countdowns.
        #[cfg_attr(test, ts(type = "number"))]
        pub now: Millis,
        /// How long one waits at a table for somebody who does not come, in milliseconds.
        #[cfg_attr(test, ts(type = "number"))]
        pub patience: Millis,
        /// Whether whoever asks has made it, and takes part.
        pub own: bool,
        pub joined: bool,
        /// Whether the organiser has removed the player who asks, who cannot enter again.
        pub removed: bool,
        /// The number of whoever asks among the players.
        pub number: Option<u32>,
        /// The table that waits for whoever asks.
        pub call: Option<TournamentCall>,
    }

    /// A player's table of a round.
    pub struct TournamentCall {
        pub tournament: String,
        pub name: String,
        pub round: u8,
        #[cfg_attr(test, ts(type = "string"))]
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        pub table: TableId,
        /// The seat that is kept.
        pub seat: u8,
        /// Who else plays.
        #[cfg_attr(test, ts(type = "string | null"))]
        #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
        pub other: Option<PlayerName>,
        /// Since when the table waits.
        #[cfg_attr(test, ts(type = "number"))]
        pub opened: Millis,
        /// Whether the match goes on already.
        pub playing: bool,
    }

    /// A player's line in the standings. Points are counted in halves.
    pub struct TournamentStanding {
        pub number: u32,
        /// Nothing for somebody who is gone.
        #[cfg_attr(test, ts(type = "string | null"))]
        #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
        pub name: Option<PlayerName>,
        pub handle: Option<String>,
        pub bot: bool,
        /// The rating in the game of the tournament, from the first rated match on.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub rating: Option<ShownRating>,
        pub withdrawn: bool,
        /// Those whom nothing tells apart share it.
        pub rank: u32,
        pub halves: u32,
        /// The opponents' points.
        pub buchholz: u32,
        /// Points against those with the same points and the same Buchholz.
        pub versus: u32,
        pub wins: u32,
        /// Round by round; nothing where one did not play.
        pub rounds: Vec<Option<TournamentScore>>,
    }

    /// What a round has brought a player.
    pub struct TournamentScore {
        /// The opponent's number; nobody if it was a bye.
        pub against: Option<u32>,
        /// Nothing while the match goes on.
        pub halves: Option<u8>,
    }

    /// A match of a round.
    pub struct TournamentBoard {
        pub board: u32,
        /// Numbers of the players; the first begins. Without a second it is a bye.
        pub first: u32,
        pub second: Option<u32>,
        /// To look at, also when it is over; nothing if nobody played.
        #[cfg_attr(test, ts(type = "string | null"))]
        #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
        pub table: Option<TableId>,
        pub state: BoardState,
        /// Points in halves, of a match that is decided.
        pub halves: Option<[u8; 2]>,
        /// Left out unless the organiser has corrected the result.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub corrected: Option<Correction>,
    }

    /// A correction of a result by the organiser.
    pub struct Correction {
        #[cfg_attr(test, ts(type = "number"))]
        pub at: Millis,
        /// The points before it, in halves.
        pub was: [u8; 2],
    }

    /// Corrects the result of a match.
    pub struct NewCorrection {
        /// Points in halves: `[2, 0]`, `[1, 1]`, `[0, 2]`, or `[0, 0]` if both have lost.
        pub halves: [u8; 2],
    }

    /// How it stands with a match of a round.
    #[derive(Copy)]
    #[serde(rename_all = "kebab-case")]
    pub enum BoardState {
        /// The table waits for its players.
        Waiting,
        Playing,
        /// It was played.
        Played,
        /// Somebody did not come, or both.
        Absent,
        /// Somebody had withdrawn.
        Withdrawn,
        /// It was not over when the round's time was.
        Late,
        Bye,
    }

    /// All there is of a tournament beside its entry.
    pub struct TournamentTable {
        #[cfg_attr(test, ts(type = "number"))]
        pub revision: u64,
        pub standings: Vec<TournamentStanding>,
        /// Round by round.
        pub rounds: Vec<Vec<TournamentBoard>>,
    }
}

impl TournamentCourses {
    /// As it is kept.
    pub fn to_json(&self) -> String {
        crate::json_line(self)
    }

    /// Reads what [`TournamentCourses::to_json`] wrote.
    pub fn parse(text: &str) -> Result<TournamentCourses, String> {
        crate::read_json(text.as_bytes()).map_err(|error| error.to_string())
    }
}

impl TournamentTable {
    /// As it is sent.
    pub fn to_json(&self) -> String {
        crate::json_line(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_show_all_that_is_in_them() {
        for good in ["Sunday", "Été 🏌️‍♀️", "גביע הקיץ", &"x".repeat(60)] {
            assert!(TournamentName::new(good).is_ok(), "{good:?}");
        }
        for bad in ["", " a", "a\n", "a\u{202e}b", "a\u{200d}b", &"x".repeat(61)] {
            assert!(TournamentName::new(bad).is_err(), "{bad:?}");
        }
    }

    #[test]
    fn courses_are_kept_as_they_are_sent() {
        let drawn = TournamentCourses::Drawn { number: 3 };
        assert_eq!(drawn.to_json(), r#"{"type":"drawn","number":3}"#);
        assert_eq!(TournamentCourses::parse(&drawn.to_json()), Ok(drawn));
    }
}
