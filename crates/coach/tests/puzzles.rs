//! The puzzles that come with the game.

use coach::PuzzleChecker;
use protocol::puzzle::{PuzzleFile, PuzzleTheme};
use std::collections::{BTreeMap, BTreeSet};

fn shipped() -> Vec<PuzzleFile> {
    let text = include_str!("../../../puzzles/puzzles.jsonl");
    let read = |line| PuzzleFile::parse(line).expect("a puzzle");
    text.lines().map(read).collect()
}

#[test]
fn every_puzzle_has_the_one_best_answer_it_says() {
    let mut checker = PuzzleChecker::default();
    for puzzle in shipped() {
        checker.check(&puzzle).expect("it is right");
        assert!(
            puzzle
                .choices
                .iter()
                .any(|choice| choice.name == puzzle.best)
        );
    }
}

#[test]
fn puzzles_are_many_and_varied() {
    let puzzles = shipped();
    assert!(puzzles.len() >= 200, "{}", puzzles.len());
    let ids: BTreeSet<&String> = puzzles.iter().map(|puzzle| &puzzle.id).collect();
    assert_eq!(ids.len(), puzzles.len(), "every one has an id of its own");
    let courses: BTreeSet<&String> = puzzles.iter().map(|puzzle| &puzzle.course).collect();
    assert!(courses.len() >= 30, "{} courses", courses.len());
    let mut themes: BTreeMap<PuzzleTheme, usize> = BTreeMap::new();
    let mut grades: BTreeMap<u8, usize> = BTreeMap::new();
    for puzzle in &puzzles {
        *themes.entry(puzzle.theme).or_default() += 1;
        *grades.entry(puzzle.grade).or_default() += 1;
    }
    assert_eq!(themes.len(), 6, "{themes:?}");
    assert!(themes.values().all(|count| *count >= 15), "{themes:?}");
    assert_eq!(grades.len(), 5, "{grades:?}");
    assert!(grades.values().all(|count| *count >= 15), "{grades:?}");
}

#[test]
fn a_wrong_answer_is_found() {
    let mut puzzle = shipped().swap_remove(0);
    let wrong = puzzle
        .choices
        .iter()
        .find(|choice| choice.name != puzzle.best);
    puzzle.best = wrong.expect("there are others").name.clone();
    let said = PuzzleChecker::default()
        .check(&puzzle)
        .expect_err("it is wrong");
    assert!(said.contains("should say"), "{said}");
}
