//! Cells of the board.

use crate::Direction;
use std::fmt;
use std::ops::{Add, Sub};

/// A hexagon on the board in double-width coordinates (rule B1).
///
/// `y` counts rows downwards and `x` counts half-columns to the right; `x + y` is always even.
///
/// ```text
///   x: 0  1  2  3  4
/// y=0  ⬡     ⬡     ⬡
/// y=1     ⬡     ⬡
/// y=2  ⬡     ⬡     ⬡
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Cell {
    /// Half-columns to the right.
    pub x: i32,
    /// Rows down.
    pub y: i32,
}

/// The offsets to the neighbours, indexed by direction.
const STEPS: [Cell; 6] = [
    Cell { x: 2, y: 0 },
    Cell { x: 1, y: -1 },
    Cell { x: -1, y: -1 },
    Cell { x: -2, y: 0 },
    Cell { x: -1, y: 1 },
    Cell { x: 1, y: 1 },
];

impl Cell {
    /// Returns the cell at `(x, y)`, or `None` if `x + y` is odd.
    pub fn new(x: i32, y: i32) -> Option<Cell> {
        (x.wrapping_add(y) & 1 == 0).then_some(Cell { x, y })
    }

    /// Returns the neighbour in `direction`.
    #[must_use]
    pub fn next(self, direction: Direction) -> Cell {
        self + STEPS[direction.index()]
    }

    /// Returns the cell `count` steps away in `direction`.
    #[must_use]
    pub fn far(self, direction: Direction, count: i32) -> Cell {
        let step = STEPS[direction.index()];
        Cell {
            x: self.x + step.x * count,
            y: self.y + step.y * count,
        }
    }

    /// Returns the number of steps to another cell on an empty board. A step along a row covers two
    /// half-columns; a step to the next row covers one.
    ///
    /// ```
    /// use golf::Cell;
    /// let origin = Cell { x: 0, y: 0 };
    /// assert_eq!(origin.distance(Cell { x: 6, y: 0 }), 3);
    /// assert_eq!(origin.distance(Cell { x: 1, y: -3 }), 3);
    /// ```
    pub fn distance(self, other: Cell) -> i32 {
        let (columns, rows) = ((self.x - other.x).abs(), (self.y - other.y).abs());
        rows + ((columns - rows) / 2).max(0)
    }

    /// Returns the six neighbours, in direction order.
    pub fn around(self) -> impl Iterator<Item = Cell> {
        Direction::ALL.into_iter().map(move |d| self.next(d))
    }

    /// Returns the cell rotated about the origin by `sixths` times 60° counter-clockwise.
    #[must_use]
    #[allow(clippy::manual_midpoint)] // halved terms of a linear map, not midpoints
    pub fn rotated(self, sixths: u8) -> Cell {
        (0..sixths % 6).fold(self, |Cell { x, y }, _| {
            // A turn by 60° (E → NE → NW …): the linear map that takes (2,0) to (1,−1) and (1,−1)
            // to (−1,−1).
            Cell {
                x: (x + 3 * y) / 2,
                y: (y - x) / 2,
            }
        })
    }

    /// Returns the cell reflected north to south about the origin.
    #[must_use]
    pub fn mirrored(self) -> Cell {
        Cell {
            x: self.x,
            y: -self.y,
        }
    }
}

impl Add for Cell {
    type Output = Cell;

    fn add(self, other: Cell) -> Cell {
        Cell {
            x: self.x + other.x,
            y: self.y + other.y,
        }
    }
}

impl Sub for Cell {
    type Output = Cell;

    fn sub(self, other: Cell) -> Cell {
        Cell {
            x: self.x - other.x,
            y: self.y - other.y,
        }
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x, self.y)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hexx::{DoubledHexMode, Hex};

    fn hex(cell: Cell) -> Hex {
        Hex::from_doubled_coordinates([cell.x, cell.y], DoubledHexMode::DoubledWidth)
    }

    #[test]
    fn rotation_agrees_with_hexx() {
        for x in -9..9 {
            for y in -9..9 {
                let Some(cell) = Cell::new(x, y) else {
                    continue;
                };
                for sixths in 0..6 {
                    let turned = hex(cell).rotate_ccw(u32::from(sixths));
                    assert_eq!(hex(cell.rotated(sixths)), turned, "{cell} by {sixths}");
                }
            }
        }
    }

    #[test]
    fn distance_agrees_with_hexx() {
        let from = Cell { x: 3, y: -1 };
        for cell in (-9..9).flat_map(|x| (-9..9).filter_map(move |y| Cell::new(x, y))) {
            let steps = hex(from).distance_to(hex(cell));
            assert_eq!(from.distance(cell), steps, "{cell}");
        }
    }

    #[test]
    fn directions_turn_and_mirror_with_their_cells() {
        let origin = Cell { x: 0, y: 0 };
        for direction in Direction::ALL {
            let cell = origin.next(direction);
            assert_eq!(cell.rotated(1), origin.next(direction.turned(1)));
            assert_eq!(cell.mirrored(), origin.next(direction.mirrored()));
            assert_eq!(
                cell.next(direction.opposite()),
                origin,
                "{direction} has no way back"
            );
        }
    }
}
