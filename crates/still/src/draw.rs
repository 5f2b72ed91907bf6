//! Pixels: which surfaces they show, and in which colours.

use crate::camera::Camera;
use crate::light::Lights;
use crate::paint::{Painter, Point};
use crate::raster::fill;
use crate::scene::Scene;
use crate::vector::{UP, Vector, add, ahead, cross, dot, each, scaled, step, sub, unit};
use crate::{Frame, Light};

/// The height of the table on which boards stand.
const TABLE: f64 = -1.05;
/// The places inside a pixel at which surfaces are seen. Each row and column has one of them, so
/// edges are smooth at every angle.
const SAMPLES: [[f64; 2]; 8] = [
    [0.0625, 0.4375],
    [0.1875, 0.8125],
    [0.3125, 0.1875],
    [0.4375, 0.6875],
    [0.5625, 0.0625],
    [0.6875, 0.5625],
    [0.8125, 0.9375],
    [0.9375, 0.3125],
];
/// How many rows are drawn at once. Pictures of any size need little memory.
const BAND: usize = 16;
/// The number of a sample that shows the table.
const NO_FACE: u32 = u32::MAX;

/// A part of a pixel that shows one surface.
struct Fragment {
    pixel: usize,
    share: f64,
    surface: Option<usize>,
    at: Vector,
    normal: Vector,
}

struct Drawing<'s> {
    scene: &'s Scene,
    camera: Camera,
    size: [usize; 2],
    /// The corners of all faces in the picture.
    placed: Vec<[Vector; 3]>,
}

/// Returns the pixels of a picture.
pub(crate) fn picture(scene: &mut Scene, frame: Frame) -> Vec<u8> {
    let camera = framing(scene, frame);
    scene.turn_flag([camera.right[0], camera.right[1]]);
    let (scene, camera) = (&*scene, framing(scene, frame));
    let level = cross(UP, camera.right);
    // From the upper left, behind the board.
    let window = unit(add(ahead(scaled(camera.right, -0.62), level, 0.38), UP));
    let triangles: Vec<[Vector; 3]> = scene.faces.iter().map(|face| face.corners).collect();
    let detail = frame.size[0].max(frame.size[1]);
    let lights = Lights::new(&triangles, window, detail);
    let painter = Painter::new(frame.light, scene, window, scaled(camera.forward, -1.0));
    let size = frame.size.map(|length| length as usize);
    let drawing = Drawing {
        scene,
        size,
        placed: triangles
            .iter()
            .map(|corners| corners.map(|corner| camera.project(corner)))
            .collect(),
        camera,
    };
    let screen = Screen::new(frame.light);
    let mut pixels = Vec::with_capacity(4 * size[0] * size[1]);
    for top in (0..size[1]).step_by(BAND) {
        let rows = [top, (top + BAND).min(size[1])];
        let fragments = drawing.fragments(rows);
        let places: Vec<_> = fragments
            .iter()
            .map(|part| (part.at, part.normal))
            .collect();
        let mut colours = vec![[0.0; 3]; (rows[1] - rows[0]) * size[0]];
        for (part, lit) in fragments.iter().zip(lights.at(&places)) {
            let way = sub(drawing.camera.eye, part.at);
            let distance = dot(way, way).sqrt();
            let back = scaled(way, 1.0 / distance);
            let facing = dot(back, part.normal);
            let point = Point {
                surface: part.surface.map(|index| &scene.surfaces[index]),
                at: part.at,
                normal: part.normal,
                back,
                pixel: distance * drawing.camera.pixel() / facing.max(0.15).sqrt(),
            };
            let colour = painter.paint(&point, lit);
            let sum = &mut colours[part.pixel];
            // A bright reflection must not outshine the rest of its pixel.
            *sum = add(*sum, scaled(colour.map(|v| v.min(1.5)), part.share));
        }
        for (index, colour) in colours.into_iter().enumerate() {
            let (column, row) = (index % size[0], top + index / size[0]);
            let place = [(column, size[0]), (row, size[1])]
                .map(|(step, length)| step as f64 / length as f64 - 0.5);
            pixels.extend(screen.shown(colour, place));
        }
    }
    pixels
}

/// Returns the camera that frames a scene.
pub(crate) fn framing(scene: &Scene, frame: Frame) -> Camera {
    let points: Vec<Vector> = scene.faces.iter().flat_map(|face| face.corners).collect();
    Camera::framing(&points, frame.view, frame.size)
}

impl Drawing<'_> {
    /// Returns the parts of all pixels in some rows.
    fn fragments(&self, rows: [usize; 2]) -> Vec<Fragment> {
        let count = (rows[1] - rows[0]) * self.size[0];
        let mut seen = vec![(0.0_f32, NO_FACE); SAMPLES.len() * count];
        let (top, bottom) = (rows[0] as f64, rows[1] as f64);
        for (placed, face) in self.placed.iter().zip(0..) {
            let [a, b, c] = *placed;
            let faces_away = (b[0] - a[0]) * (c[1] - a[1]) >= (b[1] - a[1]) * (c[0] - a[0]);
            let is_above = a[1].max(b[1]).max(c[1]) < top;
            let is_below = a[1].min(b[1]).min(c[1]) > bottom;
            if faces_away || is_above || is_below {
                continue;
            }
            for (sample, [right, down]) in SAMPLES.iter().enumerate() {
                // Pixels are filled if they contain the triangle at their centres.
                let moved = placed.map(|[x, y, near]| [x + 0.5 - right, y + 0.5 - down, near]);
                fill(moved, [0, self.size[0]], rows, |column, row, near| {
                    let pixel = (row - rows[0]) * self.size[0] + column;
                    let known = &mut seen[SAMPLES.len() * pixel + sample];
                    if near as f32 > known.0 {
                        *known = (near as f32, face);
                    }
                });
            }
        }
        let mut fragments = Vec::with_capacity(count + count / 4);
        for (pixel, seen) in seen.chunks(SAMPLES.len()).enumerate() {
            let corner = [
                (pixel % self.size[0]) as f64,
                (rows[0] + pixel / self.size[0]) as f64,
            ];
            self.split(pixel, corner, seen, &mut fragments);
        }
        fragments
    }

    /// Adds the parts of a pixel. Samples of the same surface that face in the same direction are
    /// one part.
    fn split(
        &self,
        pixel: usize,
        corner: [f64; 2],
        seen: &[(f32, u32)],
        parts: &mut Vec<Fragment>,
    ) {
        let is_same = |a: u32, b: u32| {
            if a == b || a == NO_FACE || b == NO_FACE {
                return a == b;
            }
            let [a, b] = [a, b].map(|index| &self.scene.faces[index as usize]);
            a.surface == b.surface && dot(a.normals[0], b.normals[0]) > 0.97
        };
        let mut is_taken = [false; SAMPLES.len()];
        for first in 0..seen.len() {
            if is_taken[first] {
                continue;
            }
            let face = seen[first].1;
            let (mut place, mut near, mut count) = ([0.0; 2], 0.0, 0.0);
            for (other, sample) in SAMPLES.iter().enumerate().skip(first) {
                if !is_taken[other] && is_same(face, seen[other].1) {
                    is_taken[other] = true;
                    place = [place[0] + sample[0], place[1] + sample[1]];
                    near += f64::from(seen[other].0);
                    count += 1.0;
                }
            }
            let [x, y] = [0, 1].map(|axis| corner[axis] + place[axis] / count);
            let (at, normal) = self.hit(face, self.camera.ray(x, y), near / count);
            parts.push(Fragment {
                pixel,
                share: count / SAMPLES.len() as f64,
                surface: (face != NO_FACE).then(|| self.scene.faces[face as usize].surface),
                at,
                normal,
            });
        }
    }

    /// Returns the point of a face in a direction, given the inverse of its distance, and the normal
    /// there.
    fn hit(&self, face: u32, ray: Vector, near: f64) -> (Vector, Vector) {
        let eye = self.camera.eye;
        if face == NO_FACE {
            let fall = (eye[2] - TABLE) / (-ray[2]).max(1e-3);
            return (ahead(eye, ray, fall), UP);
        }
        let face = &self.scene.faces[face as usize];
        let [a, b, c] = face.corners;
        let (u, v) = (sub(b, a), sub(c, a));
        let from = sub(eye, a);
        let (across, turned) = (cross(ray, v), cross(from, u));
        let area = dot(u, across);
        let second = (dot(from, across) / area).clamp(0.0, 1.0);
        let third = (dot(ray, turned) / area).clamp(0.0, 1.0 - second);
        let [a, b, c] = face.normals;
        let normal = each(|i| a[i] + (b[i] - a[i]) * second + (c[i] - a[i]) * third);
        (ahead(eye, ray, 1.0 / near), unit(normal))
    }
}

/// Turns light into the colours of a screen.
struct Screen {
    /// The screen's value for each square root of light.
    values: Vec<u8>,
    /// How dark the corners of the picture are, and where the darkness begins.
    vignette: [f64; 2],
}

/// The number of steps between no light and full light.
const STEPS: u32 = 4096;

impl Screen {
    fn new(light: Light) -> Screen {
        let value = |step: u32| {
            let root = f64::from(step) / f64::from(STEPS);
            let light = root * root;
            let value = if light <= 0.003_130_8 {
                12.92 * light
            } else {
                1.055 * libm::pow(light, 1.0 / 2.4) - 0.055
            };
            (255.0 * value + 0.5) as u8
        };
        Screen {
            values: (0..=STEPS).map(value).collect(),
            vignette: match light {
                Light::Day => [0.2, 0.12],
                Light::Night => [0.75, 0.03],
            },
        }
    }

    /// Returns the colour for a place in the picture, measured from its middle.
    fn shown(&self, light: Vector, [x, y]: [f64; 2]) -> [u8; 4] {
        let [dark, from] = self.vignette;
        let corner = 1.0 - dark * step(from, 0.55, x * x + y * y);
        let [red, green, blue] = scaled(light, corner).map(|light| {
            // Bright light is compressed, so that it keeps its colour.
            let over = (light - BRIGHT).max(0.0) / (1.0 - BRIGHT);
            let light = light.min(BRIGHT) + (1.0 - BRIGHT) * over / (1.0 + over);
            self.values[(light.sqrt() * f64::from(STEPS)) as usize]
        });
        [red, green, blue, 255]
    }
}

/// The light above which it is compressed.
const BRIGHT: f64 = 0.7;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::View;
    use crate::camera::MARGIN;
    use golf::Collection;

    /// Checks that all points are inside the margins, and that the picture is filled.
    fn check(name: &str, scene: &Scene, size: [u32; 2], view: View) {
        let light = Light::Day;
        let camera = framing(scene, Frame { size, view, light });
        let mut reach = [0.0_f64; 2];
        for point in scene.faces.iter().flat_map(|face| face.corners) {
            let [x, y, near] = camera.project(point);
            assert!(near > 0.0, "{name} is in front of the camera");
            for (axis, place) in [x, y].into_iter().enumerate() {
                let offset = place / f64::from(size[axis]) - 0.5;
                reach[axis] = reach[axis].max(offset.abs());
            }
        }
        let most = reach[0].max(reach[1]);
        let limit = 0.5 - MARGIN;
        assert!((most - limit).abs() < 1e-6, "{name} {size:?}: {reach:?}");
    }

    #[test]
    fn the_camera_keeps_courses_inside_the_margins() {
        check_courses(["2", "7", "S-4b", "S-12"].into_iter());
    }

    #[test]
    #[ignore = "all: builds every course"]
    fn the_camera_keeps_every_course_inside_the_margins() {
        check_courses(Collection::all().map(|standard| standard.id));
    }

    fn check_courses(ids: impl Iterator<Item = &'static str>) {
        for id in ids {
            let course = Collection::course(id)
                .expect("the course is registered")
                .expect("the course is valid");
            let balls = golf::Scene::new(course.field());
            let scene = crate::build::course(&course, &balls, &[]);
            for size in [[1200, 630], [600, 600], [390, 844]] {
                for view in [View::ThreeQuarter, View::Above] {
                    check(id, &scene, size, view);
                }
            }
        }
    }
}
