//! Puzzles: positions with one clearly best choice, generated in bulk and verified.

mod checker;
mod choose;
mod courses;
mod file;
mod finder;
mod judge;
mod rivals;
mod sight;

pub use checker::PuzzleChecker;
pub use file::make_puzzles;
pub use rivals::make_rival_puzzles;
