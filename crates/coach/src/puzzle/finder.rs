//! Searches a course for puzzles.

use super::judge::{Ground, Judged, Position};
use golf::{Cell, Field, Layer};
use protocol::puzzle::PuzzleTheme as Theme;
use solver::Rng;

#[derive(Clone, PartialEq, Debug)]
pub(super) struct FoundPuzzle {
    pub(super) position: Position,
    pub(super) judged: Judged,
}

/// All themes, in the order in which they are searched.
const THEMES: [Theme; 6] = [
    Theme::Line,
    Theme::Place,
    Theme::Die,
    Theme::Two,
    Theme::Tokens,
    Theme::Carom,
];
/// The maximum number of positions to try per theme.
const TRIES: usize = 500;
/// The maximum number of puzzles to keep per theme.
const KEPT: usize = 6;
/// The minimum distance in cells between the balls to play in two puzzles with the same theme.
const APART: i32 = 3;

/// Searches a course for puzzles with each theme. No two of the puzzles are alike.
pub(super) fn find_puzzles(ground: &Ground, seed: u64) -> Vec<FoundPuzzle> {
    let mut rng = Rng::new(seed);
    let cells = resting_places(ground.course.field());
    let mut found = Vec::new();
    for theme in THEMES {
        let mut kept: Vec<FoundPuzzle> = Vec::new();
        for _ in 0..TRIES {
            if kept.len() == KEPT {
                break;
            }
            let Some(position) = position(ground, theme, &cells, &mut rng) else {
                break;
            };
            let near = |other: &FoundPuzzle| {
                let same = other.position.impulses == position.impulses;
                let apart = if same { 2 * APART } else { APART };
                other.position.at.distance(position.at) < apart
            };
            if kept.iter().any(near) {
                continue;
            }
            let Some(judged) = ground.judge(&position) else {
                continue;
            };
            // At most two puzzles with the same theme may have the same answer.
            let answer = |one: &Judged| one.choices[one.best].name.clone();
            let same = kept
                .iter()
                .filter(|one| answer(&one.judged) == answer(&judged));
            if same.count() < 2 {
                kept.push(FoundPuzzle { position, judged });
            }
        }
        found.extend(kept);
    }
    found
}

fn position(ground: &Ground, theme: Theme, cells: &[Cell], rng: &mut Rng) -> Option<Position> {
    let at = *rng.one_of(cells)?;
    // Put the other ball at most seven cells away from the ball to play.
    let close: Vec<Cell> = match theme {
        Theme::Carom => cells
            .iter()
            .copied()
            .filter(|cell| (1..=7).contains(&at.distance(*cell)))
            .collect(),
        _ => Vec::new(),
    };
    let numbers = ground.solution.bag().numbers();
    let rolled = *rng.one_of(numbers)?;
    Some(Position {
        theme,
        at,
        other: rng.one_of(&close).copied(),
        impulses: (!matches!(theme, Theme::Die | Theme::Two)).then_some(rolled),
    })
}

/// Returns the ground cells where a ball can lie, except the hole.
fn resting_places(field: &Field) -> Vec<Cell> {
    let nodes = field.nodes().filter(|node| *node != field.hole());
    nodes
        .filter(|node| field.layer(*node) == Layer::Ground)
        .map(|node| field.cell(node))
        .collect()
}
