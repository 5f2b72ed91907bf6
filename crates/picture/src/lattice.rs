//! Computes lines from sets of cells: rounded outlines, the grid, and the seams inside a piece.

use crate::outline::borders;
use crate::path_data::PathData;
use crate::point::{HALF, Point, R, Turn};
use golf::{Cell, Direction};
use sorted::Set;

/// Returns a rounded line around cells: their border, smoothed until it has no corners.
pub(crate) fn blob(turn: Turn, cells: &Set<Cell>) -> PathData {
    let borders = borders(turn, cells, |_| false).into_iter();
    let lines = borders.map(|border| {
        let mut line: Vec<Point> = border.iter().map(|middle| middle.at).collect();
        for _ in 0..2 {
            line = smoothed(&line);
        }
        curve_through(&line)
    });
    lines.collect()
}

/// Moves every point halfway towards the midpoint of its neighbours.
fn smoothed(line: &[Point]) -> Vec<Point> {
    let count = line.len();
    let at = |index: usize| line[index % count];
    let point = |i: usize| at(i + count - 1).mix(at(i + 1), 0.5).mix(at(i), 0.5);
    (0..count).map(point).collect()
}

/// Returns a closed curve through the midpoints of the line's segments.
fn curve_through(line: &[Point]) -> PathData {
    let count = line.len();
    let middle = |index: usize| line[index % count].mix(line[(index + 1) % count], 0.5);
    let mut path = PathData::new();
    path.start(middle(0));
    for index in 1..=count {
        path.curve(line[index % count], middle(index));
    }
    path.close();
    path
}

/// Returns the lines between neighbouring cells in a set, each line once.
pub(crate) fn seams(turn: Turn, cells: &[Cell]) -> PathData {
    let mut path = PathData::new();
    for cell in cells {
        for direction in [Direction::E, Direction::SE, Direction::SW] {
            if cells.contains(&cell.next(direction)) {
                let middle = turn.edge(*cell, direction);
                let half = turn.toward(direction).across() * (R / 2.0);
                path.join(&PathData::line(&[middle - half, middle + half]));
            }
        }
    }
    path
}

/// Returns the edges of all cells. An edge between two cells is included once.
pub(crate) fn grid(turn: Turn, cells: &Set<Cell>) -> PathData {
    let mut path = PathData::new();
    for cell in cells {
        let centre = turn.of(*cell);
        let corner = |x: f64, y: f64| centre + turn.vector(x * HALF * R, y * R);
        // Each cell draws its eastern and its two upper edges. A cell draws its other edges only
        // where it has no neighbour that would draw them.
        let mut line = vec![
            corner(1.0, 0.5),
            corner(1.0, -0.5),
            corner(0.0, -1.0),
            corner(-1.0, -0.5),
        ];
        if !cells.contains(&cell.next(Direction::W)) {
            line.push(corner(-1.0, 0.5));
        }
        path.join(&PathData::line(&line));
        for (direction, side) in [(Direction::SW, -1.0), (Direction::SE, 1.0)] {
            if !cells.contains(&cell.next(direction)) {
                path.join(&PathData::line(&[corner(side, 0.5), corner(0.0, 1.0)]));
            }
        }
    }
    path
}
