//! Generates a file of puzzles with opponents on many courses, and verifies such puzzles.

use super::arena::{Arena, Crowd, Stroke};
use super::deep::{Deep, best_two};
use super::finder::{best_by_reply, find};
use super::theme::{LEAST_ERRORS, LEAST_MARGIN, effort, obvious, theme};
use crate::carom::CaromPosition;
use crate::puzzle::choose::{choose, id, rounded, seed_of};
use crate::puzzle::courses::{course_of, made, printed};
use crate::puzzle::sight;
use golf::{Ball, Cell, GameBox};
use protocol::puzzle::{PuzzleChoice, PuzzleFile};
use std::collections::{BTreeMap, BTreeSet};

/// How many times each choice is simulated to the end of the course.
const TIMES: u16 = 200;

/// Generates about `count` puzzles with opponents. The same seed gives the same puzzles. They come
/// from games on the courses in the collection, including layouts, and on newly generated ones.
/// Generating them takes a long time, so `tell` is called after each course with the number of
/// puzzles found on it. Includes the puzzles in `keep` that still qualify, with new grades.
pub fn make_rival_puzzles(
    seed: u64,
    count: usize,
    keep: &[PuzzleFile],
    mut tell: impl FnMut(&str, usize),
) -> Vec<PuzzleFile> {
    let mut checker = RivalChecker::default();
    let kept = keep.iter().filter_map(|puzzle| checker.glance(puzzle).ok());
    let kept: Vec<PuzzleFile> = kept.collect();
    if kept.len() >= count {
        return choose(kept, Vec::new(), count);
    }
    let mut found: Vec<PuzzleFile> = Vec::new();
    let mut ids: BTreeSet<String> = kept.iter().map(|puzzle| puzzle.id.clone()).collect();
    let fresh = made(seed.wrapping_add(1), count.div_ceil(8), &[GameBox::Base]);
    for (number, (name, course)) in (0..).zip(printed().chain(fresh)) {
        let Some(arena) = Arena::new(course) else {
            continue;
        };
        let before = found.len();
        find(
            &arena,
            seed.wrapping_mul(1_000_003).wrapping_add(number),
            |crowd| {
                let puzzle = played_on(&name, &arena, crowd);
                let new = puzzle.filter(|puzzle| ids.insert(puzzle.id.clone()));
                let kept = new.is_some();
                found.extend(new);
                kept
            },
        );
        tell(&name, found.len() - before);
    }
    choose(kept, found, count)
}

/// Simulates every choice in a crowd and returns the puzzle; `None` if no choice is clearly the
/// best.
fn played_on(name: &str, arena: &Arena, crowd: &Crowd) -> Option<PuzzleFile> {
    let position = arena.position(crowd)?;
    let strokes = arena.strokes(&position, crowd.impulses);
    if strokes.len() < 3 {
        return None;
    }
    let deep = arena.deep(&strokes, seed_of(&key(name, crowd)), TIMES);
    let sure = deep.sure >= LEAST_ERRORS;
    let puzzle = file((name, arena), crowd, &position, &strokes, &deep)?;
    let (best, _) = best_two(&deep.sides);
    let agreed = best_by_reply(arena, &position, &strokes, crowd.impulses) == best;
    (sure && agreed).then_some(puzzle)
}

fn file(
    (name, arena): (&str, &Arena),
    crowd: &Crowd,
    position: &CaromPosition,
    strokes: &[Stroke],
    deep: &Deep,
) -> Option<PuzzleFile> {
    let obvious = obvious(strokes)?;
    let (best, next) = best_two(&deep.sides);
    let value = |one: usize| rounded(deep.sides[one][0] - deep.sides[one][1]);
    let margin = rounded(value(next) - value(best));
    let error = rounded(deep.error);
    if margin < LEAST_MARGIN || margin < LEAST_ERRORS * error {
        return None;
    }
    // If the best choice is obvious or takes no effort to find, the position is not a puzzle.
    let effort = effort(arena, position, strokes, best);
    if obvious == best || effort == 0 {
        return None;
    }
    let choice = |(one, stroke): (usize, &Stroke)| PuzzleChoice {
        name: stroke.direction.name().to_owned(),
        value: value(one),
        outlooks: Some(deep.sides[one]),
    };
    let named = |one: usize| strokes[one].direction.name().to_owned();
    let order: Vec<String> = crowd
        .balls
        .iter()
        .map(|(ball, _)| ball.to_string())
        .collect();
    let cells = crowd.balls.iter().map(|(_, cell)| [cell.x, cell.y]);
    Some(PuzzleFile {
        id: id(&key(name, crowd)),
        theme: theme(position, strokes, best, obvious)?,
        grade: sight::grade(effort),
        course: name.to_owned(),
        balls: order.iter().cloned().zip(cells).collect(),
        ball: order.first()?.clone(),
        impulses: Some(crowd.impulses),
        choices: strokes.iter().enumerate().map(choice).collect(),
        best: named(best),
        obvious: named(obvious),
        margin,
        order: Some(order),
        error: Some(error),
    })
}

/// Returns the key that identifies a puzzle.
fn key(name: &str, crowd: &Crowd) -> String {
    let balls = crowd.balls.iter();
    let balls: Vec<String> = balls
        .map(|(ball, at)| format!("{ball} {},{}", at.x, at.y))
        .collect();
    format!("{name} rivals {} {}", balls.join(" "), crowd.impulses)
}

/// Verifies puzzles with opponents. The data for each course is computed only once.
#[derive(Default)]
pub(in crate::puzzle) struct RivalChecker {
    arenas: BTreeMap<String, Arena>,
}

impl RivalChecker {
    /// Simulates a puzzle again and returns it with the correct fields. The error is an English
    /// message.
    pub(in crate::puzzle) fn again(&mut self, puzzle: &PuzzleFile) -> Result<PuzzleFile, String> {
        let (arena, crowd) = self.read(puzzle)?;
        let again = played_on(&puzzle.course, arena, &crowd);
        again.ok_or_else(|| format!("{}: no choice is clearly the best", puzzle.id))
    }

    /// Returns a puzzle with the correct fields, but trusts its simulated values. The best choice
    /// must still be the best after the next ball's best reply.
    pub(in crate::puzzle) fn glance(&mut self, puzzle: &PuzzleFile) -> Result<PuzzleFile, String> {
        let id = &puzzle.id;
        let (arena, crowd) = self.read(puzzle)?;
        let wrong = || format!("{id}: its balls are wrong");
        let position = arena.position(&crowd).ok_or_else(wrong)?;
        let strokes = arena.strokes(&position, crowd.impulses);
        let sides: Option<Vec<[f64; 2]>> = puzzle.choices.iter().map(|one| one.outlooks).collect();
        let sides = sides.filter(|sides| sides.len() == strokes.len() && sides.len() > 2);
        let deep = Deep {
            sides: sides.ok_or_else(|| format!("{id}: its choices are wrong"))?,
            error: puzzle.error.unwrap_or(f64::INFINITY),
            sure: LEAST_ERRORS,
        };
        let (best, _) = best_two(&deep.sides);
        if best_by_reply(arena, &position, &strokes, crowd.impulses) != best {
            return Err(format!("{id}: the next ball's reply refutes it"));
        }
        let place = (puzzle.course.as_str(), arena);
        let again = file(place, &crowd, &position, &strokes, &deep);
        again.ok_or_else(|| format!("{id}: no choice is clearly the best"))
    }

    fn read(&mut self, puzzle: &PuzzleFile) -> Result<(&Arena, Crowd), String> {
        let id = &puzzle.id;
        let crowd = crowd(puzzle).ok_or_else(|| format!("{id}: its balls are wrong"))?;
        if !self.arenas.contains_key(&puzzle.course) {
            let arena = Arena::new(course_of(&puzzle.course)?);
            let arena =
                arena.ok_or_else(|| format!("{id}: its course does not suit several players"))?;
            self.arenas.insert(puzzle.course.clone(), arena);
        }
        let arena = &self.arenas[&puzzle.course];
        if arena.bag.place(crowd.impulses).is_none() {
            return Err(format!("{id}: no die has {} impulses", crowd.impulses));
        }
        Ok((arena, crowd))
    }
}

fn crowd(puzzle: &PuzzleFile) -> Option<Crowd> {
    let ball = |name: &String| {
        let [x, y] = puzzle.balls.get(name)?;
        let ball: Ball = name.parse().ok()?;
        Some((ball, Cell::new(*x, *y)?))
    };
    let balls: Option<Vec<(Ball, Cell)>> = puzzle.order.as_ref()?.iter().map(ball).collect();
    Some(Crowd {
        balls: balls?,
        impulses: puzzle.impulses?,
    })
}
