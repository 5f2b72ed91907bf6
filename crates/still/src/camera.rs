//! The camera, which frames all points of a scene.

use crate::View;
use crate::vector::{UP, Vector, ahead, cross, dot, scaled, sub};

/// The share of the picture that stays free on each side.
pub(crate) const MARGIN: f64 = 0.045;

/// A camera without lens errors.
#[derive(Clone, Debug)]
pub(crate) struct Camera {
    pub(crate) eye: Vector,
    /// The direction of the view, and the directions that point right and up in the picture.
    pub(crate) forward: Vector,
    pub(crate) right: Vector,
    pub(crate) up: Vector,
    /// The middle of the picture in pixels.
    middle: [f64; 2],
    /// Pixels per unit at distance 1.
    focal: f64,
}

/// Returns the vector at an angle in degrees from north, counter-clockwise.
fn north(degrees: f64) -> Vector {
    let angle = degrees.to_radians();
    [-libm::sin(angle), libm::cos(angle), 0.0]
}

impl Camera {
    /// Returns the nearest camera that keeps all points inside the margins. It looks from the south
    /// or, if the points then fill the picture better, from the east.
    pub(crate) fn framing(points: &[Vector], view: View, size: [u32; 2]) -> Camera {
        let [(south, near), (east, far)] =
            [0.0, 90.0].map(|turn| Camera::turned(points, view, turn, size));
        if far < 0.85 * near { east } else { south }
    }

    /// Returns the camera for a turn in degrees, and its distance.
    fn turned(points: &[Vector], view: View, turn: f64, size: [u32; 2]) -> (Camera, f64) {
        let (field, pitch, turn) = match view {
            View::ThreeQuarter => (26.0_f64, 46.0_f64, turn + 11.0),
            View::Above => (16.0, 90.0, turn),
        };
        let pitch = pitch.to_radians();
        let level = north(turn);
        let forward = ahead(scaled(UP, -libm::sin(pitch)), level, libm::cos(pitch));
        let right = cross(level, UP);
        let up = cross(right, forward);
        let [width, height] = size.map(f64::from);
        let half = libm::tan(0.5 * field.to_radians());
        // The slopes of the planes that bound the picture without its margins.
        let slopes = [half * width / height, half].map(|slope| slope * (1.0 - 2.0 * MARGIN));
        // The camera is at `along` × right + `across` × up − distance × forward. A point is inside
        // if |its offset| ≤ slope × its distance along the view, so the nearest camera follows from
        // the largest sums and differences.
        let most = |axis: Vector, sign: f64, slope: f64| {
            let sums = points
                .iter()
                .map(|point| sign * dot(*point, axis) - slope * dot(*point, forward));
            sums.fold(f64::MIN, f64::max)
        };
        let [x, y] = [(right, slopes[0]), (up, slopes[1])].map(|(axis, slope)| {
            let [positive, negative] = [1.0, -1.0].map(|sign| most(axis, sign, slope));
            (
                0.5 * (positive - negative),
                0.5 * (positive + negative) / slope,
            )
        });
        let distance = x.1.max(y.1);
        let eye = ahead(ahead(scaled(forward, -distance), right, x.0), up, y.0);
        let camera = Camera {
            eye,
            forward,
            right,
            up,
            middle: [0.5 * width, 0.5 * height],
            focal: 0.5 * height / half,
        };
        let centre = |axis: usize| {
            let range = points.iter().map(|point| point[axis]);
            0.5 * (range.clone().fold(f64::MIN, f64::max) + range.fold(f64::MAX, f64::min))
        };
        let away = sub([centre(0), centre(1), centre(2)], eye);
        (camera, dot(away, forward))
    }

    /// Returns where a point is in the picture, in pixels, and the inverse of its distance.
    pub(crate) fn project(&self, point: Vector) -> Vector {
        let way = sub(point, self.eye);
        let near = 1.0 / dot(way, self.forward).max(1e-3);
        [
            self.middle[0] + self.focal * near * dot(way, self.right),
            self.middle[1] - self.focal * near * dot(way, self.up),
            near,
        ]
    }

    /// Returns the direction in which the camera sees a place in the picture, with length 1 along
    /// the view.
    pub(crate) fn ray(&self, x: f64, y: f64) -> Vector {
        let across = (x - self.middle[0]) / self.focal;
        let down = (y - self.middle[1]) / self.focal;
        ahead(ahead(self.forward, self.right, across), self.up, -down)
    }

    /// Returns the size of a pixel at distance 1.
    pub(crate) fn pixel(&self) -> f64 {
        1.0 / self.focal
    }
}
