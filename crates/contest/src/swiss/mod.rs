//! Swiss-system tournaments: the pairings in each round, and the standings.

mod matching;
mod pairing;
mod standings;

pub use pairing::{Candidate, Pairing, pair};
pub use standings::{ByRound, Game, Line, by_round, standings};
