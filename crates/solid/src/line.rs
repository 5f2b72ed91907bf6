//! Cells and the lines through them, in the plane.

use crate::plane::{Ends, Place, Region, sides};
use golf::{Cell, Direction};

/// The distance from the centre of a cell to the middle of an edge.
pub(crate) const APOTHEM: f64 = 0.866_025_403_784_438_6;
/// The distance between the centres of neighbouring cells, in cell radii.
pub const PITCH: f64 = 2.0 * APOTHEM;

/// Returns the centre of a cell.
pub(crate) fn centre(cell: Cell) -> Place {
    [f64::from(cell.x) * APOTHEM, f64::from(cell.y) * -1.5]
}

/// Returns the unit vector of a direction.
pub(crate) fn toward(direction: Direction) -> Place {
    [
        [1.0, 0.0],
        [0.5, APOTHEM],
        [-0.5, APOTHEM],
        [-1.0, 0.0],
        [-0.5, -APOTHEM],
        [0.5, -APOTHEM],
    ][direction.index()]
}

/// Returns the middle of an edge of a cell.
pub(crate) fn edge(cell: Cell, direction: Direction) -> Place {
    ahead(centre(cell), toward(direction), APOTHEM)
}

/// Returns the point at a distance from another.
pub(crate) fn ahead(from: Place, way: Place, distance: f64) -> Place {
    [from[0] + way[0] * distance, from[1] + way[1] * distance]
}

/// Returns the vector turned left by 90°.
pub(crate) fn left_of(way: Place) -> Place {
    [-way[1], way[0]]
}

pub(crate) fn dot(a: Place, b: Place) -> f64 {
    a[0] * b[0] + a[1] * b[1]
}

/// Returns the vector from one point to another.
pub(crate) fn between(from: Place, to: Place) -> Place {
    [to[0] - from[0], to[1] - from[1]]
}

pub(crate) fn unit(way: Place) -> Place {
    let length = libm::hypot(way[0], way[1]);
    [way[0] / length, way[1] / length]
}

/// Returns the line through a cell, from the edge opposite `incoming` to the edge in direction
/// `outgoing`. A bend is an arc that meets both edges at a right angle.
pub(crate) fn through(cell: Cell, incoming: Direction, outgoing: Direction) -> Vec<Place> {
    let (from, to) = (edge(cell, incoming.opposite()), edge(cell, outgoing));
    let sixths = (outgoing.index() + 6 - incoming.index()) % 6;
    let angle = match sixths {
        1 => std::f64::consts::FRAC_PI_3,
        2 => 2.0 * std::f64::consts::FRAC_PI_3,
        4 => -2.0 * std::f64::consts::FRAC_PI_3,
        5 => -std::f64::consts::FRAC_PI_3,
        _ => return vec![from, to],
    };
    let radius = APOTHEM / libm::tan(0.5 * angle);
    let pivot = ahead(from, left_of(toward(incoming)), radius);
    let spoke = between(pivot, from);
    let all_around = f64::from(sides(radius.abs() + 0.8));
    let steps = libm::ceil(all_around * angle.abs() / (2.0 * std::f64::consts::PI)) as u32;
    let point = |step: u32| {
        let turned = angle * f64::from(step) / f64::from(steps);
        let (sin, cos) = (libm::sin(turned), libm::cos(turned));
        [
            pivot[0] + spoke[0] * cos - spoke[1] * sin,
            pivot[1] + spoke[0] * sin + spoke[1] * cos,
        ]
    };
    let mut line = vec![from];
    line.extend((1..steps).map(point));
    line.push(to);
    line
}

/// The length of a chevron, half its width, and half the width of its strokes.
const CHEVRON: [f64; 3] = [0.24, 0.28, 0.05];
/// The distance between chevrons.
const CHEVRON_GAP: f64 = 0.58;

/// A line with a measure along it.
#[derive(Clone)]
pub(crate) struct Track {
    points: Vec<Place>,
    /// The length of the line up to each point.
    lengths: Vec<f64>,
}

impl Track {
    pub(crate) fn new(points: Vec<Place>) -> Track {
        let mut lengths = vec![0.0];
        let mut length = 0.0;
        for pair in points.windows(2) {
            let way = between(pair[0], pair[1]);
            length += libm::hypot(way[0], way[1]);
            lengths.push(length);
        }
        Track { points, lengths }
    }

    pub(crate) fn points(&self) -> &[Place] {
        &self.points
    }

    pub(crate) fn length(&self) -> f64 {
        self.lengths.last().copied().unwrap_or(0.0)
    }

    /// Returns the point of the line that is nearest to a place, as a length along the line, and
    /// the distance between the two.
    pub(crate) fn nearest(&self, place: Place) -> (f64, f64) {
        let mut best = (0.0, f64::MAX);
        for (pair, length) in self.points.windows(2).zip(&self.lengths) {
            let way = between(pair[0], pair[1]);
            let long = libm::hypot(way[0], way[1]);
            let reach = (dot(between(pair[0], place), way) / long).clamp(0.0, long);
            let foot = between(ahead(pair[0], way, reach / long), place);
            let distance = libm::hypot(foot[0], foot[1]);
            if distance < best.1 {
                best = (length + reach, distance);
            }
        }
        best
    }

    /// Returns chevrons between two lengths, which point from the first to the second.
    pub(crate) fn chevrons(&self, [from, to]: [f64; 2]) -> Region {
        let onward = if to > from { 1.0 } else { -1.0 };
        let count = libm::floor((to - from).abs() / CHEVRON_GAP) as u32;
        let first = 0.5 * (from + to) - 0.5 * onward * CHEVRON_GAP * f64::from(count.max(1) - 1);
        let chevron = |index: u32| {
            let at = first + onward * CHEVRON_GAP * f64::from(index);
            let ends = self.across(at - 0.5 * onward * CHEVRON[0], CHEVRON[1]);
            let tip = self.across(at + 0.5 * onward * CHEVRON[0], 0.0)[0];
            Region::stroke(&[ends[0], tip, ends[1]], CHEVRON[2], Ends::Flat)
        };
        let chevrons: Vec<Region> = (0..count.max(1)).map(chevron).collect();
        Region::union_of(&chevrons)
    }

    /// Returns a line across the track at a length, `half_width` long on both sides.
    pub(crate) fn across(&self, length: f64, half_width: f64) -> Vec<Place> {
        let last = self.points.len() - 2;
        let index = self.lengths[1..].iter().position(|end| *end >= length);
        let index = index.unwrap_or(last).min(last);
        let way = unit(between(self.points[index], self.points[index + 1]));
        let at = ahead(self.points[index], way, length - self.lengths[index]);
        let side = left_of(way);
        vec![ahead(at, side, -half_width), ahead(at, side, half_width)]
    }
}
