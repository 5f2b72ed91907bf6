//! The twelve symmetries of the board, applied to courses and traces.

use golf::{Cell, CourseFile, Direction, Ground, Placement};
use serde_json::{Value, json};

/// A symmetry: an optional reflection north to south, then a turn by a multiple of 60°.
#[derive(Clone, Copy, Debug)]
pub struct Symmetry {
    turns: u8,
    mirror: bool,
}

impl Symmetry {
    pub fn all() -> impl Iterator<Item = Symmetry> {
        (0..6).flat_map(|turns| [false, true].map(|mirror| Symmetry { turns, mirror }))
    }

    pub fn cell(self, cell: Cell) -> Cell {
        let cell = if self.mirror { cell.mirrored() } else { cell };
        cell.rotated(self.turns)
    }

    pub fn pair(self, (x, y): (i32, i32)) -> (i32, i32) {
        let cell = self.cell(Cell::new(x, y).expect("a cell"));
        (cell.x, cell.y)
    }

    pub fn direction(self, direction: Direction) -> Direction {
        let direction = if self.mirror {
            direction.mirrored()
        } else {
            direction
        };
        direction.turned(self.turns as i8)
    }

    /// Returns the turned and mirrored course file.
    pub fn file(self, text: &str) -> CourseFile {
        let mut file = CourseFile::parse(text).expect("a course file");
        if let Ground::Map { origin, tiles, .. } = &mut file.ground {
            for (cell, _) in tiles.iter_mut() {
                *cell = self.cell(*cell);
            }
            // The map must not extend to the left of its origin or above it, and the origin must be
            // a cell.
            let y = tiles.iter().map(|(cell, _)| cell.y).min().unwrap_or(0);
            let x = tiles.iter().map(|(cell, _)| cell.x).min().unwrap_or(0);
            *origin = Cell::new(x, y)
                .or(Cell::new(x - 1, y))
                .expect("one of the two is even");
        }
        for piece in &mut file.pieces {
            self.placement(&piece.id, &mut piece.placement);
        }
        for arrow in &mut file.arrows {
            arrow.at = self.cell(arrow.at);
            arrow.incoming = self.direction(arrow.incoming);
            arrow.outgoing = self.direction(arrow.outgoing);
        }
        file
    }

    fn placement(self, id: &str, placement: &mut Placement) {
        match placement {
            Placement::Cells(cells) => {
                for cell in cells {
                    *cell = self.cell(*cell);
                }
            }
            Placement::Token { at, .. } => *at = self.cell(*at),
            Placement::At {
                at, rotate, mirror, ..
            } => {
                *at = self.cell(*at);
                // Mirroring before turning equals turning the opposite way before mirroring.
                let own = if self.mirror { 6 - *rotate } else { *rotate };
                *rotate = (self.turns + own) % 6;
                *mirror ^= self.mirror;
                // A piece that looks the same when turned has no key `rotate`; one that looks the
                // same when mirrored has no key `mirror`.
                if matches!(id, "roller" | "toppler" | "hole-marker") {
                    *rotate = 0;
                }
                if matches!(id, "roller" | "toppler" | "hole-marker" | "spinner") {
                    *mirror = false;
                }
            }
        }
    }

    /// Returns a trace, or any part of one, as it would be on the turned and mirrored course.
    pub fn trace(self, value: &Value) -> Value {
        match value {
            Value::Object(fields) => fields
                .iter()
                .map(|(key, value)| (key.clone(), self.field(key, value)))
                .collect(),
            Value::Array(items) => items.iter().map(|item| self.trace(item)).collect(),
            other => other.clone(),
        }
    }

    fn field(self, key: &str, value: &Value) -> Value {
        match (key, value) {
            ("at" | "to", Value::Array(pair)) => {
                let number = |i: usize| i32::try_from(pair[i].as_i64().expect("a number"));
                let (x, y) = (number(0).expect("small"), number(1).expect("small"));
                json!(self.pair((x, y)))
            }
            ("dir" | "in" | "out" | "arm" | "fallen", Value::String(name)) => {
                let direction = name.parse().expect("a direction");
                json!(self.direction(direction).name())
            }
            _ => self.trace(value),
        }
    }
}

/// Sorts the bodies of each rebound in a trace, because a mirror swaps left and right.
pub fn sorted_hits(mut trace: Value) -> Value {
    for event in trace["events"].as_array_mut().into_iter().flatten() {
        if let Some(hit) = event.get_mut("hit").and_then(Value::as_array_mut) {
            hit.sort_by_key(ToString::to_string);
        }
    }
    trace
}
