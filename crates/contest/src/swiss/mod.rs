//! Tournaments by the Swiss system: who plays whom in a round, and who leads.

mod matching;
mod pairing;
mod standings;

pub use pairing::{Candidate, Pairing, pair};
pub use standings::{ByRound, Game, Line, by_round, standings};
