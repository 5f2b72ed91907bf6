//! Where balls lie and roll: the heights of the surfaces that the rules let them reach.

use crate::Mesh;
use crate::board::Floors;
use crate::line::{ahead, centre, edge, toward};
use crate::measures::{DECK, FLAT};
use crate::plane::{Place, UNIT};
use golf::{Course, Direction, Layer, Node, Surface};
use std::collections::BTreeMap;

/// How a ball lies on a node.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rest {
    /// The centre of the node's cell.
    pub place: [f64; 2],
    /// The height of the surface on which a ball lies there.
    pub height: f64,
    /// For each direction, the height of the surface at the edge of the cell. A ball that enters or
    /// leaves the node rolls over the higher one of the two edges that meet.
    pub edges: [f64; 6],
}

/// How far a surface may lie below the height of its floor.
const BELOW: f64 = 0.05;
/// How far inside its cell the surface at an edge is measured.
const INSET: f64 = 0.02;
/// The distance from the centre of a deck hole to the places where the deck around it is measured.
const AROUND_HOLE: f64 = 0.56;

/// All surfaces that face up, sorted into squares of one cell radius.
#[derive(Default)]
pub(crate) struct Surfaces {
    squares: BTreeMap<(i32, i32), Vec<[[f64; 3]; 3]>>,
}

impl Surfaces {
    pub(crate) fn add(&mut self, mesh: &Mesh) {
        for corners in mesh.corners() {
            let corners = corners.map(|point| point.map(|v| f64::from(v) / f64::from(UNIT)));
            let [a, b, c] = corners;
            if (b[0] - a[0]) * (c[1] - a[1]) <= (b[1] - a[1]) * (c[0] - a[0]) {
                continue;
            }
            let range = |axis: usize| {
                let values = corners.map(|corner| libm::floor(corner[axis]) as i32);
                let low = values.into_iter().min().unwrap_or(0);
                low..=values.into_iter().max().unwrap_or(0)
            };
            for x in range(0) {
                for y in range(1) {
                    self.squares.entry((x, y)).or_default().push(corners);
                }
            }
        }
    }

    /// Returns the heights of all surfaces at a place.
    fn heights(&self, [x, y]: Place) -> impl Iterator<Item = f64> {
        let key = (libm::floor(x) as i32, libm::floor(y) as i32);
        let near = self.squares.get(&key).into_iter().flatten();
        near.filter_map(move |[a, b, c]| {
            let side = |p: &[f64; 3], q: &[f64; 3]| {
                (q[0] - p[0]) * (y - p[1]) - (q[1] - p[1]) * (x - p[0])
            };
            let sides = [side(b, c), side(c, a), side(a, b)];
            let area: f64 = sides.iter().sum();
            let inside = sides.iter().all(|side| *side >= 0.0);
            inside.then(|| (sides[0] * a[2] + sides[1] * b[2] + sides[2] * c[2]) / area)
        })
    }

    /// Returns the highest surface between two heights.
    fn highest(&self, at: Place, low: f64, high: f64) -> Option<f64> {
        self.heights(at)
            .filter(|height| (low..=high).contains(height))
            .max_by(f64::total_cmp)
    }
}

/// Returns the rests of all nodes, in the order of the nodes.
pub(crate) fn rests(course: &Course, floors: &Floors, surfaces: &Surfaces) -> Vec<Rest> {
    let field = course.field();
    let rest = |node: Node| {
        let (cell, surface) = (field.cell(node), field.surface(node));
        let (at, floor) = (centre(cell), floors.height(cell));
        let is_high = field.layer(node) == Layer::Top || matches!(surface, Surface::Slope { .. });
        // On the ground, a ball is below all decks, and never on top of a wall or a closed piece.
        let [low, high] = if is_high {
            [f64::MIN, f64::MAX]
        } else {
            [floor - BELOW, floor + FLAT - BELOW]
        };
        let height_at = |at: Place| surfaces.highest(at, low, high);
        let height = match surface {
            Surface::DeckHole => Direction::ALL
                .into_iter()
                .filter_map(|way| height_at(ahead(at, toward(way), AROUND_HOLE)))
                .filter(|height| *height > floor + 0.5 * DECK)
                .min_by(f64::total_cmp),
            _ => height_at(at),
        };
        let height = height.unwrap_or(floor);
        let edges = Direction::ALL.map(|way| {
            let at = ahead(edge(cell, way), toward(way), -INSET);
            height_at(at).unwrap_or(height)
        });
        Rest {
            place: at,
            height,
            edges,
        }
    };
    field.nodes().map(rest).collect()
}
