//! Describes the shape of a board without drawing it, for programs that build it as a solid body.
//!
//! Lengths are in cell radii. x points east and y points down the page, as in a drawing that is not
//! turned.

use crate::ground::{filled, sunken};
use crate::outline::{Outline, Rounding};
use crate::point::{R, Turn};
use golf::{Cell, Layout, Tile};
use sorted::Set;

/// Closed polygons. Polygons around holes run in the opposite direction.
pub type Polygons = Vec<Vec<[f64; 2]>>;

/// All fairway of one height.
#[derive(Clone, Debug)]
pub struct Floor {
    /// How many floors lie below.
    pub level: u8,
    /// The cells, in map order.
    pub cells: Vec<Cell>,
    /// The edge of the felt.
    pub edge: Polygons,
}

/// The shape of a board.
#[derive(Clone, Debug)]
pub struct BoardShape {
    /// The floors, from the lowest to the highest. Only courses with level ramps have several (T6).
    pub floors: Vec<Floor>,
    /// The edge of the felt and the walls between its lanes; the rail runs around it.
    pub wood: Polygons,
}

impl BoardShape {
    /// Returns the shape of a course. Its polygons are at most `deviation` away from the curves of
    /// the drawing.
    pub fn new(course: &Layout, deviation: f64) -> BoardShape {
        let fairway: Set<Cell> = course.fairway().iter().copied().collect();
        let rounded = |cell| course.tile(cell) == Some(Tile::RoundedWall);
        let sunken = sunken(course, &fairway);
        let lowest = sunken.iter().map(|(depth, _)| *depth).max().unwrap_or(0);
        let depth_of = |cell: &Cell| {
            let floor = sunken.iter().find(|(_, cells)| cells.contains(cell));
            floor.map_or(0, |(depth, _)| *depth)
        };
        let floors = (0..=lowest).rev().filter_map(|depth| {
            let cells: Set<Cell> = fairway
                .iter()
                .filter(|cell| depth_of(cell) == depth)
                .copied()
                .collect();
            let edge = Outline::around(Turn::None, &cells, rounded);
            let floor = Floor {
                level: lowest - depth,
                edge: polygons(&edge, Rounding::WALL, deviation),
                cells: cells.iter().copied().collect(),
            };
            (!floor.cells.is_empty()).then_some(floor)
        });
        let wood = Outline::around(Turn::None, &filled(&fairway), |_| true);
        BoardShape {
            floors: floors.collect(),
            wood: polygons(&wood, Rounding::WALL, deviation),
        }
    }
}

/// Returns the rounded edge around `cells`; `radius` is the radius of its corners.
pub fn edge_around(cells: &[Cell], radius: f64, deviation: f64) -> Polygons {
    let cells: Set<Cell> = cells.iter().copied().collect();
    let rounding = Rounding {
        tight: radius,
        wide: radius,
    };
    let edge = Outline::around(Turn::None, &cells, |_| false);
    polygons(&edge, rounding, deviation)
}

fn polygons(outline: &Outline, rounding: Rounding, deviation: f64) -> Polygons {
    let polygons = outline.polygons(rounding, deviation * R).into_iter();
    polygons
        .map(|points| points.into_iter().map(|q| [q.x / R, q.y / R]).collect())
        .collect()
}
