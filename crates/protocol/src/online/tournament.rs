//! Swiss-system tournaments with two players per match.

use super::rating::{RatedGame, ShownRating};
use crate::event::Clock;
use crate::ids::{Millis, PlayerName, TableId, hides_nothing, text_id};
use crate::json::JsonError;
use serde::{Deserialize, Serialize};

text_id!(
    /// The name of a tournament: 1 to 60 characters, none of them hidden.
    TournamentName,
    1,
    60,
    is_tournament_name,
    is_tournament_name,
    "a tournament's name has 1 to 60 visible characters and no space at its ends"
);

fn is_tournament_name(text: &str) -> bool {
    (1..=60).contains(&text.chars().count()) && text.trim() == text && hides_nothing(text)
}

wire! {
    /// The courses for a round, which are the same at every table.
    #[serde(tag = "type", rename_all = "kebab-case")]
    pub enum TournamentCourses {
        /// Some of the nine printed courses, drawn anew for each round; `number` says how many. The
        /// draw depends on the tournament's id.
        Drawn { number: u8 },
        /// The same courses in every round; their ids are 1 to 9 or S-1a to S-12.
        Chosen { courses: Vec<String> },
    }

    /// When a tournament begins.
    #[serde(tag = "type", rename_all = "kebab-case")]
    pub enum TournamentBegin {
        /// This many milliseconds after the tournament was created.
        In {
            ms: Millis,
        },
        /// At this time.
        At {
            at: Millis,
        },
        /// As soon as the organiser starts the tournament.
        Asked {},
    }

    /// A request to create a tournament.
    pub struct NewTournament {
        pub name: TournamentName,
        pub game: RatedGame,
        /// The number of rounds, 3 to 9.
        pub rounds: u8,
        pub begin: TournamentBegin,
        /// Each player's time for an entire match, and the increment per turn.
        #[cfg_attr(feature = "openapi", schema(value_type = Object))]
        pub clock: Clock,
        /// The courses of a mini golf tournament.
        pub courses: TournamentCourses,
        /// Whether the tournament is listed; otherwise only players with the link can enter.
        pub open: bool,
        /// Whether bots may take part.
        #[serde(default)]
        pub bots: bool,
    }

    /// A new tournament and its link.
    pub struct TournamentLink {
        pub tournament: String,
        /// The link to send to friends.
        pub link: String,
    }

    /// The stage that a tournament is in.
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
        /// The latest paired round; 0 before the first pairing.
        pub round: u8,
        pub stage: TournamentStage,
        /// When the tournament begins or began; null until its organiser starts it.
        pub begins: Option<Millis>,
        /// When the next round is due; present only between two rounds.
        pub due: Option<Millis>,
        /// Whether the organiser has paused the tournament; no round is paired during a pause.
        pub paused: bool,
        /// When the tournament ended.
        pub ended: Option<Millis>,
        pub players: u64,
        #[cfg_attr(feature = "openapi", schema(value_type = Object))]
        pub clock: Clock,
        pub courses: TournamentCourses,
        pub open: bool,
        pub bots: bool,
    }

    /// Public tournaments, and the caller's tournaments.
    pub struct Tournaments {
        pub running: Vec<TournamentEntry>,
        /// Tournaments that have not begun; the one that begins next comes first.
        pub coming: Vec<TournamentEntry>,
        /// Finished tournaments, the latest first.
        pub over: Vec<TournamentEntry>,
        /// Tournaments that the caller created or entered, the latest first.
        pub own: Vec<TournamentEntry>,
    }

    /// A tournament as the caller sees it.
    pub struct TournamentInfo {
        pub entry: TournamentEntry,
        /// The courses of the current round.
        pub courses: Vec<String>,
        /// Increases whenever the standings or rounds change.
        pub revision: u64,
        /// The server's time, for countdowns.
        pub now: Millis,
        /// How long a table waits for an absent player, in milliseconds.
        pub patience: Millis,
        /// Whether the caller organises the tournament, and whether the caller takes part.
        pub own: bool,
        pub joined: bool,
        /// Whether the organiser has removed the caller, who then cannot enter again.
        pub removed: bool,
        /// The caller's number among the players.
        pub number: Option<u32>,
        /// The table that is waiting for the caller.
        pub call: Option<TournamentCall>,
    }

    /// A player's table in a round.
    pub struct TournamentCall {
        pub tournament: String,
        pub name: String,
        pub round: u8,
        pub table: TableId,
        /// The seat reserved for the player.
        pub seat: u8,
        /// The opponent's name.
        pub other: Option<PlayerName>,
        /// When the table began to wait for its players.
        pub opened: Millis,
        /// Whether the match has begun.
        pub playing: bool,
    }

    /// A player's row in the standings. Points are counted in half points.
    pub struct TournamentStanding {
        pub number: u32,
        /// The player's name; null if the account is deleted.
        pub name: Option<PlayerName>,
        pub handle: Option<String>,
        pub bot: bool,
        /// The player's rating in the tournament's game; absent before the first rated match.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        pub rating: Option<ShownRating>,
        pub withdrawn: bool,
        /// Players who are equal in every tie-break share a rank.
        pub rank: u32,
        pub halves: u32,
        /// The sum of the opponents' points.
        pub buchholz: u32,
        /// Points against players with the same points and the same Buchholz score.
        pub versus: u32,
        pub wins: u32,
        /// The results round by round; null where the player did not play.
        pub rounds: Vec<Option<TournamentScore>>,
    }

    /// A player's result in a round.
    pub struct TournamentScore {
        /// The opponent's number; null for a bye.
        pub against: Option<u32>,
        /// The player's points from the match, in half points; null while the match is under way.
        pub halves: Option<u8>,
    }

    /// A match in a round.
    pub struct TournamentBoard {
        pub board: u32,
        /// The players' numbers; the first player starts. A match without a second player is a bye.
        pub first: u32,
        pub second: Option<u32>,
        /// The table at which the match can be watched live or replayed; null if the match was not
        /// played.
        pub table: Option<TableId>,
        pub state: BoardState,
        /// The two players' points, in half points, once the match is decided.
        pub halves: Option<[u8; 2]>,
        /// The organiser's correction of the result, if there is one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        pub corrected: Option<Correction>,
    }

    /// The organiser's correction of a match result.
    pub struct Correction {
        pub at: Millis,
        /// The points before the correction, in half points.
        pub was: [u8; 2],
    }

    /// A request to correct the result of a match.
    pub struct NewCorrection {
        /// The corrected points, in half points: `[2, 0]`, `[1, 1]`, `[0, 2]`, or `[0, 0]` if both
        /// lost.
        pub halves: [u8; 2],
    }

    /// The state of a match in a round.
    #[derive(Copy)]
    #[serde(rename_all = "kebab-case")]
    pub enum BoardState {
        /// The table is waiting for its players.
        Waiting,
        Playing,
        /// The match was played to the end.
        Played,
        /// One or both players did not show up.
        Absent,
        /// A player withdrew from the tournament before the match.
        Withdrawn,
        /// The match was not over when the round ended.
        Late,
        Bye,
    }

    /// All data about a tournament except its [`TournamentEntry`].
    pub struct TournamentTable {
        pub revision: u64,
        pub standings: Vec<TournamentStanding>,
        /// The matches in each round.
        pub rounds: Vec<Vec<TournamentBoard>>,
    }
}

impl TournamentCourses {
    /// Returns the form stored in the database, as JSON.
    pub fn to_json(&self) -> String {
        crate::json::line(self)
    }

    /// Reads the output of [`TournamentCourses::to_json`].
    pub fn parse(text: &str) -> Result<TournamentCourses, JsonError> {
        crate::json::read(text.as_bytes()).map_err(JsonError::with("the courses cannot be read"))
    }
}

impl TournamentTable {
    /// Returns the form sent to clients, as JSON.
    pub fn to_json(&self) -> String {
        crate::json::line(self)
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
