//! Looks for puzzles on a course.

use super::{Ground, Judged, Position, Theme};
use crate::chance::Chance;
use golf::{Cell, Field, Layer};

/// A puzzle found on a ground.
#[derive(Clone, PartialEq, Debug)]
#[allow(missing_docs)]
pub struct Sifted {
    pub position: Position,
    pub judged: Judged,
}

/// Positions tried for each theme.
const TRIES: usize = 500;
/// Puzzles kept of each theme.
const KEPT: usize = 6;
/// Balls of two puzzles of a theme lie at least this many cells apart.
const APART: i32 = 3;

/// Puzzles of every theme on a ground, none like another.
pub fn sift(ground: &Ground, seed: u64) -> Vec<Sifted> {
    let mut chance = Chance::new(seed);
    let cells = resting_places(ground.course.field());
    let mut found = Vec::new();
    for theme in Theme::ALL {
        let mut kept: Vec<Sifted> = Vec::new();
        for _ in 0..TRIES {
            if kept.len() == KEPT {
                break;
            }
            let Some(position) = position(ground, theme, &cells, &mut chance) else {
                break;
            };
            let near = |other: &Sifted| {
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
            // The same answer again and again is no fun.
            let answer = |one: &Judged| one.choices[one.best].name.clone();
            let same = kept
                .iter()
                .filter(|one| answer(&one.judged) == answer(&judged));
            if same.count() < 2 {
                kept.push(Sifted { position, judged });
            }
        }
        found.extend(kept);
    }
    found
}

fn position(
    ground: &Ground,
    theme: Theme,
    cells: &[Cell],
    chance: &mut Chance,
) -> Option<Position> {
    let at = *chance.one_of(cells)?;
    // The other ball lies where it can be met.
    let close: Vec<Cell> = match theme {
        Theme::Carom => cells
            .iter()
            .copied()
            .filter(|cell| (1..=7).contains(&at.distance(*cell)))
            .collect(),
        _ => Vec::new(),
    };
    let numbers = ground.solution.bag().numbers();
    let rolled = *chance.one_of(numbers)?;
    Some(Position {
        theme,
        at,
        other: chance.one_of(&close).copied(),
        impulses: (!theme.asks_for_die()).then_some(rolled),
    })
}

/// Cells of the ground, the hole apart.
fn resting_places(field: &Field) -> Vec<Cell> {
    let nodes = field.nodes().filter(|node| *node != field.hole());
    nodes
        .filter(|node| field.layer(*node) == Layer::Ground)
        .map(|node| field.cell(node))
        .collect()
}
