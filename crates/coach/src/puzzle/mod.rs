//! Puzzles: positions with one clearly best choice, made in bulk and checked again.

mod file;
mod finder;
mod judge;

pub use file::{PuzzleChecker, make_puzzles};
