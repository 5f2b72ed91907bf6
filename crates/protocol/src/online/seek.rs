//! Somebody to play with, now.

use super::rating::RatedGame;
use crate::ids::{Seat, TableId};
use serde::{Deserialize, Serialize};

wire! {
    /// Looks for somebody of similar strength; sent again every two seconds while one waits.
    pub struct Seek {
        pub game: RatedGame,
    }

    /// How the search goes.
    #[serde(tag = "type", rename_all = "kebab-case")]
    pub enum SeekAnswer {
        /// Somebody is there: take this seat.
        Found {
            #[cfg_attr(test, ts(type = "string"))]
            #[cfg_attr(feature = "openapi", schema(value_type = String))]
            table: TableId,
            seat: Seat,
        },
        /// Not yet. Times are milliseconds.
        Waiting {
            waited: u32,
            /// How long one waits at most.
            most: u32,
            /// The player of the house who is about as strong, a level from 1 to 5.
            house: u8,
        },
        /// Nobody came in that time; the search is over.
        Nobody { house: u8 },
    }
}
