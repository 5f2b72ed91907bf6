//! Players' ratings.

use crate::ids::{Millis, PlayerName, Seat};
use serde::{Deserialize, Serialize};

wire! {
    /// A game or mode with its own rating.
    #[derive(Copy)]
    #[serde(rename_all = "kebab-case")]
    pub enum RatedGame {
        Basic,
        Carom,
        Carramboule,
    }

    /// A player's rating; new players start at 1500.
    pub struct PlayerRating {
        pub game: RatedGame,
        pub rating: i64,
        /// The standard deviation: about two players in three have a true strength that differs
        /// from their rating by less than this.
        pub deviation: i64,
        /// The number of rated matches.
        pub matches: u64,
        /// Whether the rating is still too uncertain to be compared with others.
        pub provisional: bool,
    }

    /// A player's rating after a match.
    pub struct RatedMatch {
        pub game: RatedGame,
        pub at: Millis,
        pub rating: i64,
    }

    /// A rating that is shown next to a name. A provisional rating is followed by a question mark,
    /// as in `1650?`.
    #[derive(Copy)]
    pub struct ShownRating {
        pub rating: i64,
        pub provisional: bool,
    }

    /// A player's rating before and after a match.
    #[derive(Copy)]
    pub struct RatingChange {
        pub before: i64,
        pub after: i64,
        /// Whether the new rating is provisional.
        pub provisional: bool,
    }

    /// The rating change of one seat.
    #[derive(Copy)]
    pub struct SeatRatingChange {
        pub seat: Seat,
        pub change: RatingChange,
    }

    /// How a match changed its players' ratings.
    #[serde(tag = "type", rename_all = "kebab-case")]
    pub enum TableRatings {
        /// The match is not over, or it has only just ended and the client should ask again.
        Pending {},
        /// The match is not rated.
        Casual {},
        /// The rating changes of the human players. Computers have fixed ratings.
        Rated { changes: Vec<SeatRatingChange> },
    }

    /// A player on a game's leaderboard.
    pub struct RankedPlayer {
        /// Players with the same rating share a rank.
        pub rank: u32,
        pub name: PlayerName,
        pub handle: String,
        pub rating: i64,
        /// The number of rated matches.
        pub matches: u64,
        /// Whether this is the caller.
        pub own: bool,
    }

    /// Skill and luck in a basic-mode match, in thousandths of a stroke.
    pub struct SkillOfMatch {
        pub at: Millis,
        pub choices: u64,
        /// How many strokes the player's choices cost compared with perfect play.
        pub loss: i64,
        /// Strokes lost to the dice; negative if the dice helped.
        pub luck: i64,
    }

    /// A player's ratings and skill; the oldest match comes first.
    pub struct Ratings {
        pub now: Vec<PlayerRating>,
        pub curve: Vec<RatedMatch>,
        pub skill: Vec<SkillOfMatch>,
    }
}
