//! What a shot means: rules K3–K4, K8–K9, Q1–Q3, K-F1–K-F6, E1–E3 of `docs/rules/carramboule.md`, as a function of
//! shot outcomes alone. It needs no table, so it also keeps score for people who play on a real one.

mod game_match;
mod outcome;
mod round;
#[cfg(test)]
mod tests;

pub use game_match::{MOST_ROUNDS, Match, POINTS_TO_WIN};
pub use outcome::{Choice, Foul, Outcome, OutcomeError, QueenPlace, RoundResult, Verdict};
pub use round::Round;
