//! Chooses random pieces and positions on a course. The rules decide whether a piece is permitted
//! at its position.

use crate::rng::Rng;
use golf::{
    Catalogue, Cell, Course, Form, GameBox, Located, PieceEntry, Placement, Shape, TextPosition,
    Tile,
};

pub(super) struct PiecePlacer {
    shapes: Vec<&'static Shape>,
    /// Moving shapes and start markers, which are chosen more often.
    lively: Vec<&'static Shape>,
    cells: Vec<Cell>,
}

impl PiecePlacer {
    pub(super) fn new(course: &Course, boxes: &[GameBox]) -> PiecePlacer {
        let shapes = Catalogue::standard().shapes().iter();
        let plain = |cell: &&Cell| course.tile(**cell) == Some(Tile::Fairway);
        let shapes: Vec<&Shape> = shapes
            .filter(|shape| boxes.contains(&shape.home) && suits(shape, course))
            .collect();
        PiecePlacer {
            lively: shapes.iter().copied().filter(|s| lively(s)).collect(),
            shapes,
            cells: course.fairway().iter().filter(plain).copied().collect(),
        }
    }

    /// Returns a random piece at a random position in a random orientation. Rollers are chosen only
    /// if `last` is true: they can end up almost anywhere, so a course with a roller is slow to
    /// judge.
    pub(super) fn piece(&self, last: bool, rng: &mut Rng) -> Option<PieceEntry> {
        let of = if rng.below(3) == 0 && !self.lively.is_empty() {
            &self.lively
        } else {
            &self.shapes
        };
        let shape = *rng.one_of(of)?;
        if shape.form == Form::Roller && !last {
            return None;
        }
        let at = *rng.one_of(&self.cells)?;
        let placement = match &shape.form {
            Form::Sand | Form::Water => Placement::Cells(self.patch(at, rng)),
            Form::Token => Placement::Token {
                at,
                value: rng.one_of(&shape.values)?.0,
            },
            form => Placement::At {
                at,
                rotate: if form.can_turn() {
                    rng.below(6) as u8
                } else {
                    0
                },
                mirror: form.can_mirror() && rng.below(2) == 1,
                channel: shape.can_be_channelled() && rng.below(2) == 1,
            },
        };
        Some(PieceEntry {
            id: shape.id.clone(),
            placement,
            position: Located {
                value: (),
                position: TextPosition::START,
            },
        })
    }

    /// Returns three to five connected cells of plain fairway around `at`, if there are enough.
    fn patch(&self, at: Cell, rng: &mut Rng) -> Vec<Cell> {
        let size = 3 + rng.below(3);
        let mut cells = vec![at];
        for _ in 0..20 {
            let from = rng.one_of(&cells).copied().unwrap_or(at);
            let next = from.next(golf::Direction::from_index(rng.below(6) as u8));
            if cells.len() < size && self.cells.contains(&next) && !cells.contains(&next) {
                cells.push(next);
            }
        }
        sorted::sort_by_key(&mut cells, |cell| (cell.y, cell.x));
        cells
    }
}

/// Returns whether a piece may be used on this course. A piece made for another course may not.
fn suits(shape: &Shape, course: &Course) -> bool {
    let here = |home: &String| course.printed().iter().any(|printed| printed.id == *home);
    shape.course.as_ref().is_none_or(here)
}

fn lively(shape: &Shape) -> bool {
    shape.form.is_mover() || shape.form == Form::StartMarker
}
