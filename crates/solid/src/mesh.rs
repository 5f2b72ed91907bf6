//! Triangle meshes.

use crate::Material;
use crate::plane::UNIT;
use std::collections::BTreeMap;

/// A closed surface made of triangles.
///
/// Coordinates are integers, [`UNIT`] per cell radius: x points east, y north and z up. Seen from
/// outside, the corners of a triangle run counter-clockwise.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Mesh {
    points: Vec<[i32; 3]>,
    triangles: Vec<[u32; 3]>,
    finishes: Vec<Option<Material>>,
}

impl Mesh {
    /// Returns the points, each once.
    pub fn points(&self) -> &[[i32; 3]] {
        &self.points
    }

    /// Returns the triangles. Each corner is the index of a point.
    pub fn triangles(&self) -> &[[u32; 3]] {
        &self.triangles
    }

    /// Returns for each triangle what covers it, if that differs from the material of the body.
    pub fn finishes(&self) -> &[Option<Material>] {
        &self.finishes
    }

    /// Returns the corners of all triangles.
    pub fn corners(&self) -> impl Iterator<Item = [[i32; 3]; 3]> {
        let corner = |index: u32| self.points[index as usize];
        self.triangles
            .iter()
            .map(move |triangle| triangle.map(corner))
    }

    /// Returns six times the volume, in cubic units.
    pub fn six_volumes(&self) -> i128 {
        self.corners()
            .map(|corners| {
                let [a, b, c] = corners.map(|point| point.map(i128::from));
                a[0] * (b[1] * c[2] - b[2] * c[1]) - a[1] * (b[0] * c[2] - b[2] * c[0])
                    + a[2] * (b[0] * c[1] - b[1] * c[0])
            })
            .sum()
    }

    /// Returns the volume in cubic cell radii.
    #[allow(clippy::cast_precision_loss)] // an approximation is enough
    pub fn volume(&self) -> f64 {
        let unit = f64::from(UNIT);
        self.six_volumes() as f64 / (6.0 * unit * unit * unit)
    }

    /// Returns whether the mesh encloses a volume: every edge belongs to exactly two triangles,
    /// which run along it in opposite directions.
    pub fn is_closed(&self) -> bool {
        let mut edges: Vec<(u32, u32, bool)> = Vec::with_capacity(3 * self.triangles.len());
        for [a, b, c] in &self.triangles {
            for (from, to) in [(*a, *b), (*b, *c), (*c, *a)] {
                edges.push((from.min(to), from.max(to), from < to));
            }
        }
        edges.sort_unstable();
        // An edge of four triangles sorts as false, false, true, true, so its pairs do not match.
        edges.chunks(2).all(|pair| match pair {
            [(a, b, false), (c, d, true)] => a != b && a == c && b == d,
            _ => false,
        })
    }

    /// Returns the lowest and highest values of x, y and z; `None` for an empty mesh.
    pub fn bounds(&self) -> Option<[[i32; 3]; 2]> {
        let first = *self.points.first()?;
        let mut bounds = [first, first];
        for point in &self.points {
            for axis in 0..3 {
                bounds[0][axis] = bounds[0][axis].min(point[axis]);
                bounds[1][axis] = bounds[1][axis].max(point[axis]);
            }
        }
        Some(bounds)
    }

    /// Returns the mesh moved by a vector.
    #[must_use]
    pub(crate) fn moved(mut self, by: [i32; 3]) -> Mesh {
        for point in &mut self.points {
            for axis in 0..3 {
                point[axis] += by[axis];
            }
        }
        self
    }
}

/// Collects triangles. Points with equal coordinates become one point.
#[derive(Default)]
pub(crate) struct Builder {
    /// What covers the triangles that are added next.
    pub(crate) finish: Option<Material>,
    mesh: Mesh,
    indices: BTreeMap<[i32; 3], u32>,
}

impl Builder {
    /// Adds a triangle. Triangles without area are left out: their edges cancel out.
    pub(crate) fn triangle(&mut self, corners: [[i32; 3]; 3]) {
        let [a, b, c] = corners;
        if a == b || b == c || c == a {
            return;
        }
        let triangle = corners.map(|corner| self.index(corner));
        self.mesh.triangles.push(triangle);
        self.mesh.finishes.push(self.finish);
    }

    /// Adds a flat or bent four-sided face.
    pub(crate) fn quad(&mut self, [a, b, c, d]: [[i32; 3]; 4]) {
        self.triangle([a, b, c]);
        self.triangle([a, c, d]);
    }

    fn index(&mut self, point: [i32; 3]) -> u32 {
        let next = self.mesh.points.len() as u32;
        let index = *self.indices.entry(point).or_insert(next);
        if index == next {
            self.mesh.points.push(point);
        }
        index
    }

    pub(crate) fn finish(self) -> Mesh {
        self.mesh
    }
}
