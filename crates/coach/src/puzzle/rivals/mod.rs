//! Puzzles with opponents: the balls of several players lie on the course, and all balls are played
//! to the end.
//!
//! Such positions cannot be solved exactly, so choices are rated by simulation. Each choice is
//! played to the end of the course hundreds of times, with the same dice for all choices, and all
//! players follow the network. A position is a puzzle only if one choice is clearly the best.

mod arena;
mod deep;
mod file;
mod finder;
mod theme;

pub(super) use file::RivalChecker;
pub use file::make_rival_puzzles;
