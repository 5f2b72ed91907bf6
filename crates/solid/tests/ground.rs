//! Wherever a ball can rest, there is a surface at the height that the rules give it.

use crate::bodies::{courses, sample};
use golf::{Course, Field, Layer, Node, PieceBody, Surface};
use solid::{Mesh, UNIT};

/// The height of a deck above its floor, and of a floor above the next lower one.
const STOREY: f64 = 1.35;
/// How much a ball may lie above its floor: on sand, on water or on the bottom of a channel.
const THIN: f64 = 0.13;

/// The surfaces of a course, sorted into squares of one cell radius.
struct Surfaces {
    triangles: std::collections::BTreeMap<(i32, i32), Vec<[[f64; 3]; 3]>>,
}

impl Surfaces {
    fn new(course: &Course) -> Surfaces {
        let mut triangles = std::collections::BTreeMap::new();
        for body in solid::course(course) {
            // The flag stands in the hole, and balls do not rest on movers.
            if !body.name().starts_with("flag") {
                Surfaces::add(&mut triangles, &body.mesh());
            }
        }
        Surfaces { triangles }
    }

    fn add(
        triangles: &mut std::collections::BTreeMap<(i32, i32), Vec<[[f64; 3]; 3]>>,
        mesh: &Mesh,
    ) {
        for corners in mesh.corners() {
            let corners = corners.map(|point| point.map(|v| f64::from(v) / f64::from(UNIT)));
            let range = |axis: usize| {
                let values = corners.map(|corner| corner[axis].floor() as i32);
                let low = values.into_iter().min().unwrap_or(0);
                low..=values.into_iter().max().unwrap_or(0)
            };
            for x in range(0) {
                for y in range(1) {
                    triangles.entry((x, y)).or_default().push(corners);
                }
            }
        }
    }

    /// Returns the heights of all surfaces that face up at a point.
    fn heights(&self, [x, y]: [f64; 2]) -> Vec<f64> {
        let key = (x.floor() as i32, y.floor() as i32);
        let near = self.triangles.get(&key).into_iter().flatten();
        near.filter_map(|[a, b, c]| {
            let side = |p: &[f64; 3], q: &[f64; 3]| {
                (q[0] - p[0]) * (y - p[1]) - (q[1] - p[1]) * (x - p[0])
            };
            let sides = [side(b, c), side(c, a), side(a, b)];
            let area: f64 = sides.iter().sum();
            let inside = area > 0.0 && sides.iter().all(|side| *side >= 0.0);
            inside.then(|| (sides[0] * a[2] + sides[1] * b[2] + sides[2] * c[2]) / area)
        })
        .collect()
    }
}

/// Returns how many floors lie below a cell of the fairway: course 7 has two high floors beside a
/// low one.
fn level(course: &Course, node: Node) -> f64 {
    let field = course.field();
    let ramps = course.pieces().iter().filter(|piece| piece.shape == "V-R2");
    let ramps: Vec<&PieceBody> = ramps.map(|piece| &piece.body).collect();
    if ramps.is_empty() {
        return 0.0;
    }
    // The low floor is the one that a ball rolls to from a slope.
    let low = ramps.iter().any(|ramp| {
        let PieceBody::Tall { cells } = ramp else {
            return false;
        };
        cells.iter().any(|cell| match cell.part {
            golf::TallPart::Slope { down } => {
                connected(course, cell.at.next(down), field.cell(node))
            }
            golf::TallPart::Deck { .. } => false,
        })
    });
    if low { 0.0 } else { STOREY }
}

fn connected(course: &Course, from: golf::Cell, to: golf::Cell) -> bool {
    let mut seen = vec![from];
    let mut index = 0;
    while index < seen.len() {
        let cell = seen[index];
        let next = cell.around().filter(|next| course.is_fairway(*next));
        let next: Vec<golf::Cell> = next.filter(|next| !seen.contains(next)).collect();
        seen.extend(next);
        index += 1;
    }
    course.is_fairway(from) && seen.contains(&to)
}

fn place(field: &Field, node: Node) -> [f64; 2] {
    let cell = field.cell(node);
    // Not exactly in the middle, where corners of triangles may lie.
    [
        f64::from(cell.x) * 0.75_f64.sqrt() + 0.013,
        f64::from(cell.y) * -1.5 + 0.007,
    ]
}

#[test]
fn resting_places_have_a_surface_at_their_height() {
    check_resting_places(sample());
}

#[test]
#[ignore = "all: builds every course"]
fn every_resting_place_has_a_surface_at_its_height() {
    check_resting_places(courses());
}

fn check_resting_places(courses: impl Iterator<Item = Course>) {
    for course in courses {
        let field = course.field();
        let surfaces = Surfaces::new(&course);
        let movers: Vec<golf::Cell> = course
            .pieces()
            .iter()
            .filter(|piece| piece.body.is_mover())
            .flat_map(|piece| piece.body.cells())
            .collect();
        let mut counted = 0;
        for node in field.nodes() {
            let (cell, layer) = (field.cell(node), field.layer(node));
            let height = match (layer, field.surface(node)) {
                (_, Surface::Hole | Surface::DeckHole | Surface::Slope { .. }) => continue,
                (Layer::Ground, _) if movers.contains(&cell) => continue,
                (Layer::Ground, _) => level(&course, node),
                (Layer::Top, _) => level(&course, node) + STOREY,
            };
            let heights = surfaces.heights(place(field, node));
            let fits = |found: &&f64| (height - 0.05..=height + THIN).contains(*found);
            assert!(
                heights.iter().any(|found| fits(&found)),
                "{} at {cell} on {layer:?}: {heights:?}, not {height}",
                course.id()
            );
            // Nothing fills the space that the ball needs, except on the same surface.
            let blocking = heights
                .iter()
                .filter(|found| **found > height + THIN && **found < height + 0.9);
            assert_eq!(
                blocking.count(),
                0,
                "{} at {cell}: {heights:?}",
                course.id()
            );
            counted += 1;
        }
        assert!(counted > 50, "{}: {counted}", course.id());
    }
}
