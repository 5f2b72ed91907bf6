//! The search for an opponent.

use super::rating::RatedGame;
use crate::ids::{Seat, TableId};
use serde::{Deserialize, Serialize};

wire! {
    /// Searches for an opponent of similar strength; the client repeats it every two seconds while
    /// it waits.
    pub struct Seek {
        pub game: RatedGame,
    }

    /// The state of the search.
    #[serde(tag = "type", rename_all = "kebab-case")]
    pub enum SeekAnswer {
        /// An opponent is found: the client takes this seat.
        Found {
            #[cfg_attr(test, ts(type = "string"))]
            #[cfg_attr(feature = "openapi", schema(value_type = String))]
            table: TableId,
            seat: Seat,
        },
        /// No opponent yet. Times are in milliseconds.
        Waiting {
            waited: u32,
            /// The longest wait.
            most: u32,
            /// The computer player of similar strength, a level from 1 to 5.
            house: u8,
        },
        /// No opponent appeared in time; the search is over.
        Nobody { house: u8 },
    }
}
