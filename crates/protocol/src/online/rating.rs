//! How good players are.

use crate::ids::Millis;
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
