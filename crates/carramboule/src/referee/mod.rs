//! The referee decides what a shot means. It implements the rules K3–K4, K8–K9, Q1–Q3, K-F1–K-F6
//! and E1–E3 in `docs/rules/carramboule.md` as a function of shot outcomes alone. It needs no
//! simulated table, so it can also keep score for a match on a real one.

mod game_match;
mod outcome;
mod round;
#[cfg(test)]
mod tests;

pub use game_match::{MOST_ROUNDS, Match, POINTS_TO_WIN};
pub use outcome::{Choice, Foul, OutcomeError, QueenPlace, RoundResult, ShotOutcome, Verdict};
pub use round::Round;
