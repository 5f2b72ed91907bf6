//! The scene: triangles with normals, and what covers them.

use crate::vector::{Vector, add, cross, dot, scaled, sub, unit};
use solid::{Body, Material, Mesh, UNIT};

/// The pattern of a ball.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Pattern {
    Band,
    Dots,
    Cross,
    Ring,
    Quarters,
    Diamond,
    Dot,
}

/// A ball: its colours, its pattern and its place.
#[derive(Clone, Debug)]
pub(crate) struct Ball {
    pub(crate) inks: [&'static str; 2],
    pub(crate) pattern: Pattern,
    pub(crate) is_flat: bool,
    pub(crate) centre: Vector,
    pub(crate) radius: f64,
}

/// What covers a surface.
#[derive(Clone, Debug)]
pub(crate) enum Cover {
    Material(Material),
    Ball(Ball),
}

/// The surface of a body.
#[derive(Clone, Debug)]
pub(crate) struct Surface {
    pub(crate) cover: Cover,
    /// A point on the axis of the wood, and the direction of its grain; `None` for a board, whose
    /// grain runs along the nearest wall.
    pub(crate) grain: Option<[Vector; 2]>,
}

/// A triangle with a normal at each corner.
#[derive(Clone, Debug)]
pub(crate) struct Face {
    pub(crate) corners: [Vector; 3],
    pub(crate) normals: [Vector; 3],
    /// Its index in [`Scene::surfaces`].
    pub(crate) surface: usize,
}

/// Everything that stands on the table.
#[derive(Default)]
pub(crate) struct Scene {
    pub(crate) faces: Vec<Face>,
    pub(crate) surfaces: Vec<Surface>,
    /// Straight edges of the felt.
    pub(crate) walls: Vec<[[f64; 2]; 2]>,
    /// The first face of the flag, which is followed by all others, and the place of its pole.
    pub(crate) flag: Option<(usize, [f64; 2])>,
}

/// The cosine of the angle between faces up to which they look like one curved surface.
const CREASE: f64 = 0.76;

fn radii(point: [i32; 3]) -> Vector {
    point.map(|v| f64::from(v) / f64::from(UNIT))
}

impl Scene {
    /// Adds a body, transformed by `placed`.
    pub(crate) fn add(
        &mut self,
        body: &Body,
        cover: Option<Cover>,
        placed: impl Fn(Vector) -> Vector,
    ) {
        let mesh = body.mesh();
        let points: Vec<Vector> = mesh
            .points()
            .iter()
            .map(|point| placed(radii(*point)))
            .collect();
        let grain = (body.material() != Material::Oak).then(|| grain(&points));
        let own = cover.unwrap_or(Cover::Material(body.material()));
        let first = self.surfaces.len();
        self.surfaces.push(Surface { cover: own, grain });
        // The finishes of this body, in the order of their surfaces.
        let mut known: Vec<Material> = Vec::new();
        let triangles = mesh.triangles().iter().zip(mesh.finishes());
        for ((triangle, finish), normals) in triangles.zip(normals(&mesh, &points)) {
            let surface = finish.map_or(first, |finish| {
                let index = known.iter().position(|other| *other == finish);
                let index = index.unwrap_or_else(|| {
                    known.push(finish);
                    let cover = Cover::Material(finish);
                    self.surfaces.push(Surface { cover, grain });
                    known.len() - 1
                });
                first + 1 + index
            });
            self.faces.push(Face {
                corners: triangle.map(|corner| points[corner as usize]),
                normals,
                surface,
            });
        }
    }

    /// Returns the height at which a ball lies: on the highest surface, or on the lowest one with
    /// enough room above it.
    pub(crate) fn height(&self, at: [f64; 2], on_top: bool) -> f64 {
        let above = |face: &Face| {
            let [a, b, c] = face.corners;
            let side = |p: Vector, q: Vector| {
                (q[0] - p[0]) * (at[1] - p[1]) - (q[1] - p[1]) * (at[0] - p[0])
            };
            let sides = [side(b, c), side(c, a), side(a, b)];
            let area: f64 = sides.iter().sum();
            let is_below = area > 0.0 && sides.iter().all(|side| *side >= 0.0);
            is_below.then(|| (sides[0] * a[2] + sides[1] * b[2] + sides[2] * c[2]) / area)
        };
        let mut heights: Vec<f64> = self.faces.iter().filter_map(above).collect();
        heights.sort_unstable_by(f64::total_cmp);
        let free = heights.windows(2).find(|pair| pair[1] - pair[0] > ROOM);
        match free {
            Some(pair) if !on_top => pair[0],
            _ => heights.last().copied().unwrap_or(0.0),
        }
    }
}

impl Scene {
    /// Turns the flag from east to another direction.
    pub(crate) fn turn_flag(&mut self, [east, north]: [f64; 2]) {
        let Some((first, [x, y])) = self.flag else {
            return;
        };
        let turned = |[right, ahead, up]: Vector| {
            [
                east * right - north * ahead,
                north * right + east * ahead,
                up,
            ]
        };
        for face in &mut self.faces[first..] {
            face.corners = face
                .corners
                .map(|corner| add(turned(sub(corner, [x, y, 0.0])), [x, y, 0.0]));
            face.normals = face.normals.map(turned);
        }
    }
}

/// The space above the place where a ball lies.
const ROOM: f64 = 0.9;

/// Returns the middle of a body, and the direction in which it is longest. Turned bodies are
/// upright.
fn grain(points: &[Vector]) -> [Vector; 2] {
    let count = f64::from(points.len() as u32);
    let middle = scaled(
        points.iter().fold([0.0; 3], |sum, point| add(sum, *point)),
        1.0 / count,
    );
    let [mut xx, mut xy, mut yy] = [0.0; 3];
    for point in points {
        let [x, y, _] = sub(*point, middle);
        xx += x * x;
        xy += x * y;
        yy += y * y;
    }
    let spread = libm::hypot(xx - yy, 2.0 * xy);
    let way = if spread < 0.3 * (xx + yy) {
        [0.0, 0.0, 1.0]
    } else {
        let angle = 0.5 * libm::atan2(2.0 * xy, xx - yy);
        [libm::cos(angle), libm::sin(angle), 0.0]
    };
    [middle, way]
}

/// Returns the normals at the corners of all triangles. Faces that meet at a small angle share
/// them.
fn normals(mesh: &Mesh, points: &[Vector]) -> Vec<[Vector; 3]> {
    let area = |triangle: &[u32; 3]| {
        let [a, b, c] = triangle.map(|corner| points[corner as usize]);
        cross(sub(b, a), sub(c, a))
    };
    let areas: Vec<Vector> = mesh.triangles().iter().map(area).collect();
    let units: Vec<Vector> = areas.iter().map(|area| unit(*area)).collect();
    let mut around: Vec<Vec<usize>> = vec![Vec::new(); points.len()];
    for (face, triangle) in mesh.triangles().iter().enumerate() {
        for corner in triangle {
            around[*corner as usize].push(face);
        }
    }
    let normal = |face: usize, corner: u32| {
        let near = around[corner as usize].iter().copied();
        let near = near.filter(|other| dot(units[face], units[*other]) >= CREASE);
        unit(near.fold([0.0; 3], |sum, other| add(sum, areas[other])))
    };
    let triangles = mesh.triangles().iter().enumerate();
    triangles
        .map(|(face, corners)| corners.map(|corner| normal(face, corner)))
        .collect()
}
