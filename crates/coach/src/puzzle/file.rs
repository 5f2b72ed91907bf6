//! Generates a file of puzzles on many courses, and verifies such puzzles.

use super::choose::{choose, id, rounded};
use super::courses::{course_of, made, printed};
use super::finder::{FoundPuzzle, find_puzzles};
use super::judge::{BALLS, Ground, Judged, Position};
use golf::{Ball, Cell, GameBox};
use protocol::puzzle::{PuzzleChoice, PuzzleFile};
use std::collections::BTreeMap;

/// Generates about `count` puzzles. The same seed gives the same puzzles. The courses are those in
/// the collection, including layouts, and newly generated ones. Themes and grades are as varied as
/// possible. Includes the puzzles in `keep` that still qualify, with new grades.
pub fn make_puzzles(seed: u64, count: usize, keep: &[PuzzleFile]) -> Vec<PuzzleFile> {
    let mut checker = SolvedChecker::default();
    let kept = keep.iter().filter_map(|puzzle| checker.again(puzzle).ok());
    let kept: Vec<PuzzleFile> = kept.collect();
    let mut found = Vec::new();
    let boxes = [GameBox::Base, GameBox::Expansion];
    let fresh = made(seed, count.div_ceil(6), &boxes);
    for (number, (name, course)) in (0..).zip(printed().chain(fresh)) {
        let Some(ground) = Ground::new(course) else {
            continue;
        };
        let puzzles = find_puzzles(&ground, seed.wrapping_add(number));
        found.extend(puzzles.iter().map(|puzzle| file(&name, puzzle)));
    }
    choose(kept, found, count)
}

fn file(name: &str, found: &FoundPuzzle) -> PuzzleFile {
    let FoundPuzzle { position, judged } = found;
    let mut balls = BTreeMap::from([(BALLS[0].to_string(), [position.at.x, position.at.y])]);
    if let Some(other) = position.other {
        balls.insert(BALLS[1].to_string(), [other.x, other.y]);
    }
    let theme = position.theme;
    let key = format!("{name} {theme:?} {balls:?} {:?}", position.impulses);
    PuzzleFile {
        id: id(&key),
        theme,
        grade: judged.grade,
        course: name.to_owned(),
        balls,
        ball: BALLS[0].to_string(),
        impulses: position.impulses,
        choices: choices(judged),
        best: judged.choices[judged.best].name.clone(),
        obvious: judged.choices[judged.obvious].name.clone(),
        margin: rounded(judged.margin),
        order: None,
        error: None,
    }
}

fn choices(judged: &Judged) -> Vec<PuzzleChoice> {
    let choices = judged.choices.iter();
    choices
        .map(|choice| PuzzleChoice {
            name: choice.name.clone(),
            value: rounded(choice.value),
            outlooks: choice
                .outlooks
                .map(|(own, other)| [rounded(own), rounded(other)]),
        })
        .collect()
}

/// Verifies puzzles that can be solved exactly. Each course is solved only once.
#[derive(Default)]
pub(super) struct SolvedChecker {
    grounds: BTreeMap<String, Ground>,
}

impl SolvedChecker {
    /// Solves a puzzle again and returns it with the correct fields. The error is an English
    /// message.
    pub(super) fn again(&mut self, puzzle: &PuzzleFile) -> Result<PuzzleFile, String> {
        let id = &puzzle.id;
        if !self.grounds.contains_key(&puzzle.course) {
            let ground = Ground::new(course_of(&puzzle.course)?);
            let ground = ground.ok_or_else(|| format!("{id}: its course cannot be solved"))?;
            self.grounds.insert(puzzle.course.clone(), ground);
        }
        let position = position(puzzle).ok_or_else(|| format!("{id}: its balls are wrong"))?;
        let judged = self.grounds[&puzzle.course].judge(&position);
        let judged = judged.ok_or_else(|| format!("{id}: no choice is clearly the best"))?;
        Ok(file(&puzzle.course, &FoundPuzzle { position, judged }))
    }
}

fn position(puzzle: &PuzzleFile) -> Option<Position> {
    let at = |ball: Ball| {
        let [x, y] = puzzle.balls.get(&ball.to_string())?;
        Cell::new(*x, *y)
    };
    Some(Position {
        theme: puzzle.theme,
        at: at(BALLS[0])?,
        other: at(BALLS[1]),
        impulses: puzzle.impulses,
    })
}
