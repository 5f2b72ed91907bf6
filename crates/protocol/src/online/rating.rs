//! How good players are.

use crate::ids::{Millis, PlayerName, Seat};
use serde::{Deserialize, Serialize};

wire! {
    /// What has a rating of its own.
    #[derive(Copy)]
    #[serde(rename_all = "kebab-case")]
    pub enum RatedGame {
        Basic,
        Carom,
        Carramboule,
    }

    /// How a player stands; newcomers begin at 1500.
    pub struct PlayerRating {
        pub game: RatedGame,
        #[cfg_attr(test, ts(type = "number"))]
        pub rating: i64,
        /// In two of three cases the true strength is no farther from the rating.
        #[cfg_attr(test, ts(type = "number"))]
        pub deviation: i64,
        /// How many matches were rated.
        #[cfg_attr(test, ts(type = "number"))]
        pub matches: u64,
        /// Whether too little is known to compare it.
        pub provisional: bool,
    }

    /// The rating after a match.
    pub struct RatedMatch {
        pub game: RatedGame,
        #[cfg_attr(test, ts(type = "number"))]
        pub at: Millis,
        #[cfg_attr(test, ts(type = "number"))]
        pub rating: i64,
    }

    /// A rating beside a name. A provisional one is shown as `1650?`.
    #[derive(Copy)]
    pub struct ShownRating {
        #[cfg_attr(test, ts(type = "number"))]
        pub rating: i64,
        pub provisional: bool,
    }

    /// A player's rating before and after a match.
    #[derive(Copy)]
    pub struct RatingChange {
        #[cfg_attr(test, ts(type = "number"))]
        pub before: i64,
        #[cfg_attr(test, ts(type = "number"))]
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

    /// What a match did to the ratings of its players.
    #[serde(tag = "type", rename_all = "kebab-case")]
    pub enum TableRatings {
        /// The match is not over, or ended a moment ago: ask again.
        Pending {},
        /// The match does not count.
        Casual {},
        /// The ratings of the people at the table. Computers have fixed ratings.
        Rated { changes: Vec<SeatRatingChange> },
    }

    /// A player in the list of the best players of a game.
    pub struct RankedPlayer {
        /// Players with the same rating share a rank.
        pub rank: u32,
        #[cfg_attr(test, ts(type = "string"))]
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        pub name: PlayerName,
        pub handle: String,
        #[cfg_attr(test, ts(type = "number"))]
        pub rating: i64,
        /// How many matches were rated.
        #[cfg_attr(test, ts(type = "number"))]
        pub matches: u64,
        /// Whether this is the player who asks.
        pub own: bool,
    }

    /// What choices and luck came to in a match of basic mode, in thousandths of a stroke.
    pub struct SkillOfMatch {
        #[cfg_attr(test, ts(type = "number"))]
        pub at: Millis,
        #[cfg_attr(test, ts(type = "number"))]
        pub choices: u64,
        /// What the choices cost against perfect play.
        #[cfg_attr(test, ts(type = "number"))]
        pub loss: i64,
        /// What the dice took, or gave (below zero).
        #[cfg_attr(test, ts(type = "number"))]
        pub luck: i64,
    }

    /// A player's ratings and skill, the first match first.
    pub struct Ratings {
        pub now: Vec<PlayerRating>,
        pub curve: Vec<RatedMatch>,
        pub skill: Vec<SkillOfMatch>,
    }
}
