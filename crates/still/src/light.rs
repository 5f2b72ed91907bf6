//! Light from a window or a lamp, and from the sky.
//!
//! Soft shadows are sums of hard ones: for each direction, a map stores how high bodies reach
//! towards the light. Some directions belong to the window, whose shadows have soft edges, the
//! others are spread over the sky, whose shadows are the dark corners at walls and below balls.

use crate::raster::fill;
use crate::vector::{UP, Vector, add, ahead, cross, dot, scaled, unit};

/// How many directions the window and the sky have.
const WINDOW: u32 = 10;
const SKY: u32 = 24;
/// The size of the window as a share of its distance.
const SOFTNESS: f64 = 0.075;
/// The golden angle, which spreads points evenly.
const GOLDEN: f64 = 2.399_963_229_728_653;

/// The light at a point.
#[derive(Clone, Copy, Default)]
pub(crate) struct Lit {
    /// The light of the window, 1 if the surface faces it without a shadow.
    pub(crate) window: f64,
    /// The light of the sky, 1 on a plane table without bodies.
    pub(crate) sky: f64,
}

/// How high bodies reach towards a light.
struct Map {
    toward: Vector,
    axes: [Vector; 2],
    low: [f64; 2],
    size: [usize; 2],
    /// Pixels per cell radius.
    scale: f64,
    heights: Vec<f32>,
}

impl Map {
    fn new(triangles: &[[Vector; 3]], toward: Vector, length: f64) -> Map {
        let right = unit(cross([-toward[1], toward[0], 0.3], toward));
        let axes = [right, cross(toward, right)];
        let mut low = [f64::MAX; 2];
        let mut high = [f64::MIN; 2];
        for point in triangles.iter().flatten() {
            for axis in 0..2 {
                let value = dot(*point, axes[axis]);
                low[axis] = low[axis].min(value);
                high[axis] = high[axis].max(value);
            }
        }
        let longest = (high[0] - low[0]).max(high[1] - low[1]).max(1e-3);
        let scale = length / longest;
        let size = [0, 1].map(|axis| ((high[axis] - low[axis]) * scale) as usize + 4);
        let mut map = Map {
            toward,
            axes,
            low: low.map(|low| low - 2.0 / scale),
            size,
            scale,
            heights: vec![f32::MIN; size[0] * size[1]],
        };
        for corners in triangles {
            let placed = corners.map(|corner| map.place(corner));
            let [a, b, c] = placed;
            if (b[0] - a[0]) * (c[1] - a[1]) > (b[1] - a[1]) * (c[0] - a[0]) {
                fill(placed, [0, size[0]], [0, size[1]], |x, y, height| {
                    let known = &mut map.heights[y * size[0] + x];
                    *known = known.max(height as f32);
                });
            }
        }
        map
    }

    /// Returns a point in pixels, and its height towards the light.
    fn place(&self, point: Vector) -> Vector {
        let [x, y] = [0, 1].map(|i| (dot(point, self.axes[i]) - self.low[i]) * self.scale);
        [x, y, dot(point, self.toward)]
    }

    /// Returns the light on a surface: 1 if the surface faces the light without a shadow.
    fn light(&self, point: Vector, normal: Vector) -> f64 {
        let facing = dot(normal, self.toward);
        if facing > 0.0 {
            facing * self.reaches(point, normal)
        } else {
            0.0
        }
    }

    /// Returns how much of the light reaches a point, between 0 and 1.
    fn reaches(&self, point: Vector, normal: Vector) -> f64 {
        // The nearest pixels show the surface itself, as much as one pixel beside the point.
        let off = ahead(point, normal, 1.1 / self.scale);
        let [x, y, height] = self.place(off);
        let (x, y) = (x - 0.5, y - 0.5);
        let is_outside =
            x < 0.0 || y < 0.0 || x >= (self.size[0] - 1) as f64 || y >= (self.size[1] - 1) as f64;
        if is_outside {
            return 1.0;
        }
        let (column, row) = (x as usize, y as usize);
        let (right, down) = (x - column as f64, y - row as f64);
        let first = row * self.size[0] + column;
        let height = height as f32;
        let lit = |index: usize| f64::from(u8::from(self.heights[index] <= height));
        let second = first + self.size[0];
        let upper = lit(first) * (1.0 - right) + lit(first + 1) * right;
        let lower = lit(second) * (1.0 - right) + lit(second + 1) * right;
        upper * (1.0 - down) + lower * down
    }
}

/// The lights of a scene.
pub(crate) struct Lights {
    windows: Vec<Map>,
    skies: Vec<Map>,
}

impl Lights {
    /// `detail` is the number of pixels along the longer side of the picture.
    pub(crate) fn new(triangles: &[[Vector; 3]], window: Vector, detail: u32) -> Lights {
        let side = unit(cross(window, UP));
        let above = cross(side, window);
        let detail = f64::from(detail).min(1600.0);
        let windows = (0..WINDOW).map(|index| {
            let radius = SOFTNESS * (f64::from(index) + 0.5).sqrt() / f64::from(WINDOW).sqrt();
            let angle = GOLDEN * f64::from(index);
            let aside = ahead(window, side, radius * libm::cos(angle));
            let toward = unit(ahead(aside, above, radius * libm::sin(angle)));
            Map::new(triangles, toward, detail)
        });
        let skies = (0..SKY).map(|index| {
            let height = (f64::from(index) + 0.5) / f64::from(SKY);
            let (angle, reach) = (GOLDEN * f64::from(index), (1.0 - height * height).sqrt());
            let level = [libm::cos(angle), libm::sin(angle), 0.0];
            Map::new(
                triangles,
                add(scaled(level, reach), scaled(UP, height)),
                0.4 * detail,
            )
        });
        Lights {
            windows: windows.collect(),
            skies: skies.collect(),
        }
    }

    /// Returns the light at each of some points, given with their normals.
    pub(crate) fn at(&self, points: &[(Vector, Vector)]) -> Vec<Lit> {
        let mut lit = vec![Lit::default(); points.len()];
        for map in &self.windows {
            for ((point, normal), lit) in points.iter().zip(&mut lit) {
                lit.window += map.light(*point, *normal) / f64::from(WINDOW);
            }
        }
        for map in &self.skies {
            for ((point, normal), lit) in points.iter().zip(&mut lit) {
                lit.sky += 2.0 * map.light(*point, *normal) / f64::from(SKY);
            }
        }
        lit
    }
}
