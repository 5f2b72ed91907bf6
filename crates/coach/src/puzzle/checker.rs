//! Puzzles checked again.

use super::file::SolvedChecker;
use super::rivals::RivalChecker;
use protocol::puzzle::PuzzleFile;

/// Checks puzzles; what is known of a course is found out once.
#[derive(Default)]
pub struct PuzzleChecker {
    solved: SolvedChecker,
    rivals: RivalChecker,
}

impl PuzzleChecker {
    /// Solves a puzzle again, or plays it on again, and compares everything it says; the error is
    /// a sentence.
    pub fn check(&mut self, puzzle: &PuzzleFile) -> Result<(), String> {
        let again = if puzzle.theme.is_among_rivals() {
            self.rivals.again(puzzle)
        } else {
            self.solved.again(puzzle)
        };
        same(puzzle, &again?)
    }

    /// The same, but among rivals without playing on, which takes seconds: what playing on has
    /// shown is taken from the puzzle itself.
    pub fn glance(&mut self, puzzle: &PuzzleFile) -> Result<(), String> {
        if !puzzle.theme.is_among_rivals() {
            return self.check(puzzle);
        }
        let again = self.rivals.glance(puzzle)?;
        same(puzzle, &again)
    }
}

fn same(puzzle: &PuzzleFile, again: &PuzzleFile) -> Result<(), String> {
    if again == puzzle {
        Ok(())
    } else {
        Err(format!("{}: it should say {}", puzzle.id, again.to_line()))
    }
}
