//! The search for an opponent.

use super::rating::RatedGame;
use crate::ids::{Seat, TableId};
use serde::{Deserialize, Serialize};

wire! {
    /// A request to find an opponent of similar strength. While the search lasts, the client
    /// repeats the request every two seconds.
    pub struct Seek {
        pub game: RatedGame,
    }

    /// The state of the search.
    #[serde(tag = "type", rename_all = "kebab-case")]
    pub enum SeekAnswer {
        /// The server has found an opponent: the client takes this seat.
        Found {
            table: TableId,
            seat: Seat,
        },
        /// No opponent has been found yet. Times are in milliseconds.
        Waiting {
            waited: u32,
            /// The maximum duration of the search.
            most: u32,
            /// The level (1 to 5) of a computer player of similar strength.
            house: u8,
        },
        /// No opponent appeared in time; the search is over.
        Nobody { house: u8 },
    }
}
