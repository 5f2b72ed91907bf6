//! The geometry of cells in pictures.

use crate::view;
use crate::view::workshop::Lattice;
use golf::{Cell, Direction};
use std::fmt::Write;
use wasm_bindgen::prelude::wasm_bindgen;

/// Returns the lattice that all pictures use (`Lattice`).
#[wasm_bindgen]
pub fn lattice() -> String {
    let origin = Cell { x: 0, y: 0 };
    let step = |direction: Direction| {
        let Cell { x, y } = origin.next(direction);
        (direction.name().to_owned(), [x, y])
    };
    let corner = |direction: &Direction| picture::corners(origin, *direction)[0];
    view::json(&Lattice {
        pitch: picture::PITCH,
        corners: Direction::ALL.iter().map(corner).collect(),
        steps: Direction::ALL.into_iter().map(step).collect(),
    })
}

/// Returns the outline of these cells as SVG path data. The outline consists of the edges that
/// belong to only one of these cells.
pub(super) fn rim(cells: &[Cell]) -> String {
    let mut path = String::new();
    for cell in cells {
        for direction in Direction::ALL {
            if !cells.contains(&cell.next(direction)) {
                let [[ax, ay], [bx, by]] = picture::corners(*cell, direction);
                // Writing to a string cannot fail.
                let _ = write!(path, "M{ax:.1} {ay:.1}L{bx:.1} {by:.1}");
            }
        }
    }
    path
}

pub(super) fn pair(cell: Cell) -> [i32; 2] {
    [cell.x, cell.y]
}
