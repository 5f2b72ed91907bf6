//! Checks that puzzles are correct.

use super::file::SolvedChecker;
use super::rivals::RivalChecker;
use protocol::puzzle::PuzzleFile;

/// Checks that puzzles are correct. The data for each course is computed only once.
#[derive(Default)]
pub struct PuzzleChecker {
    solved: SolvedChecker,
    rivals: RivalChecker,
}

impl PuzzleChecker {
    /// Solves or simulates a puzzle again and compares all fields. The error is an English message.
    pub fn check(&mut self, puzzle: &PuzzleFile) -> Result<(), String> {
        let again = if puzzle.theme.is_among_rivals() {
            self.rivals.again(puzzle)
        } else {
            self.solved.again(puzzle)
        };
        same(puzzle, &again?)
    }

    /// Checks a puzzle without running simulations, which take seconds. If a puzzle has opponents,
    /// its simulated values are taken from the puzzle itself.
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
