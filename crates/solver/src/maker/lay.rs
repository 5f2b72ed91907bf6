//! One piece laid at random on a course; whether it may lie there is for the rules to say.

use crate::chance::Chance;
use golf::{
    Catalogue, Cell, Course, Form, GameBox, Located, PieceEntry, Placement, Position, Shape, Tile,
};

/// Lays pieces on one course.
pub(super) struct Layer {
    shapes: Vec<&'static Shape>,
    /// Plain fairway.
    cells: Vec<Cell>,
}

impl Layer {
    pub(super) fn new(course: &Course, boxes: &[GameBox]) -> Layer {
        let shapes = Catalogue::standard().shapes().iter();
        let plain = |cell: &&Cell| course.tile(**cell) == Some(Tile::Fairway);
        Layer {
            shapes: shapes
                .filter(|shape| boxes.contains(&shape.home) && suits(shape, course))
                .collect(),
            cells: course.fairway().iter().filter(plain).copied().collect(),
        }
    }

    /// A piece somewhere, lying somehow.
    pub(super) fn piece(&self, chance: &mut Chance) -> Option<PieceEntry> {
        let shape = chance.one_of(&self.shapes)?;
        let at = *chance.one_of(&self.cells)?;
        let placement = match &shape.form {
            Form::Sand | Form::Water => Placement::Cells(self.patch(at, chance)),
            Form::Token => Placement::Token {
                at,
                value: chance.one_of(&shape.values)?.0,
            },
            form => Placement::At {
                at,
                rotate: if turns(form) {
                    chance.below(6) as u8
                } else {
                    0
                },
                mirror: mirrors(form) && chance.below(2) == 1,
                channel: shape.can_be_channelled() && chance.below(2) == 1,
            },
        };
        Some(PieceEntry {
            id: shape.id.clone(),
            placement,
            position: Located {
                value: (),
                position: Position::START,
            },
        })
    }

    /// Three to five connected cells of plain fairway around `at`, if there are so many.
    fn patch(&self, at: Cell, chance: &mut Chance) -> Vec<Cell> {
        let size = 3 + chance.below(3);
        let mut cells = vec![at];
        for _ in 0..20 {
            let from = chance.one_of(&cells).copied().unwrap_or(at);
            let next = from.next(golf::Direction::from_index(chance.below(6) as u8));
            if cells.len() < size && self.cells.contains(&next) && !cells.contains(&next) {
                cells.push(next);
            }
        }
        cells.sort_by_key(|cell| (cell.y, cell.x));
        cells
    }
}

/// Pieces whose many states would take long to judge, and start markers,
/// which change the course more than a piece should, are left in the box.
fn suits(shape: &Shape, course: &Course) -> bool {
    let here = |home: &String| course.printed().iter().any(|printed| printed.id == *home);
    !matches!(shape.form, Form::Roller | Form::StartMarker)
        && shape.course.as_ref().is_none_or(here)
}

fn turns(form: &Form) -> bool {
    !matches!(form, Form::Toppler | Form::HoleMarker)
}

fn mirrors(form: &Form) -> bool {
    matches!(form, Form::Flat(_) | Form::Tall(_) | Form::Door)
}
