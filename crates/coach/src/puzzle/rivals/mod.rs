//! Puzzles among rivals: balls of several players lie on the course, and all of them play on.
//!
//! Nobody can solve that. What a choice is worth is found by playing on: every choice is played to
//! the end of the course hundreds of times, with the same dice for all of them, everybody playing
//! as the network advises. Only what is clearly the best then is a puzzle.

mod arena;
mod deep;
mod file;
mod finder;
mod theme;

pub(super) use file::RivalChecker;
pub use file::make_rival_puzzles;
