//! Turned bodies and boxes.

use crate::mesh::{Builder, Mesh};
use crate::plane::{Place, directions, sides, units};

/// A corner of a profile: the distance from the axis, and the height.
pub(crate) type ProfilePoint = [f64; 2];

/// Returns a body turned around an upright axis. The profile runs from the lower end of the axis to
/// the upper one; its first and last points lie on the axis.
pub(crate) fn turned(axis: Place, profile: &[ProfilePoint]) -> Mesh {
    let widest = profile
        .iter()
        .fold(0.0_f64, |widest, point| widest.max(point[0]));
    let directions = directions(sides(widest));
    let corner = |point: &ProfilePoint, direction: &Place| {
        [
            units(axis[0] + point[0] * direction[0]),
            units(axis[1] + point[0] * direction[1]),
            units(point[1]),
        ]
    };
    let mut builder = Builder::default();
    for pair in profile.windows(2) {
        let next = directions.iter().cycle().skip(1);
        for (direction, next) in directions.iter().zip(next) {
            builder.quad([
                corner(&pair[0], direction),
                corner(&pair[0], next),
                corner(&pair[1], next),
                corner(&pair[1], direction),
            ]);
        }
    }
    builder.finish()
}

/// Returns the profile with its corners cut by small arcs.
pub(crate) fn eased(profile: &[ProfilePoint], radius: f64) -> Vec<ProfilePoint> {
    let mut eased = Vec::with_capacity(3 * profile.len());
    for (index, corner) in profile.iter().enumerate() {
        if index == 0 || index + 1 == profile.len() {
            eased.push(*corner);
            continue;
        }
        let toward = |other: ProfilePoint| {
            let way = [other[0] - corner[0], other[1] - corner[1]];
            let length = libm::hypot(way[0], way[1]);
            let reach = radius.min(0.5 * length) / length;
            [corner[0] + way[0] * reach, corner[1] + way[1] * reach]
        };
        let (from, to) = (toward(profile[index - 1]), toward(profile[index + 1]));
        // The middle of the quadratic curve from one side to the other.
        let middle = |axis: usize| 0.25 * from[axis] + 0.5 * corner[axis] + 0.25 * to[axis];
        eased.extend([from, [middle(0), middle(1)], to]);
    }
    eased
}

/// Returns a ball that touches `height` from above.
pub(crate) fn sphere(at: Place, height: f64, radius: f64, rings: u32) -> Mesh {
    let point = |index: u32| {
        let angle = std::f64::consts::PI * f64::from(index) / f64::from(rings);
        let reach = if index == 0 || index == rings {
            0.0
        } else {
            radius * libm::sin(angle)
        };
        [reach, height + radius - radius * libm::cos(angle)]
    };
    let profile: Vec<ProfilePoint> = (0..=rings).map(point).collect();
    turned(at, &profile)
}

/// Returns an upright prism: a side view, whose first axis runs along `along` and whose second axis
/// is the height, given a thickness. `outline` runs counter-clockwise for a viewer who sees `along`
/// pointing right.
pub(crate) fn panel(from: Place, along: Place, outline: &[[f64; 2]], thickness: f64) -> Mesh {
    // The viewer stands on this side.
    let front = [along[1], -along[0]];
    let corner = |point: &[f64; 2], side: f64| {
        let across = 0.5 * thickness * side;
        [
            units(from[0] + along[0] * point[0] + front[0] * across),
            units(from[1] + along[1] * point[0] + front[1] * across),
            units(point[1]),
        ]
    };
    let mut builder = Builder::default();
    for index in 1..outline.len() - 1 {
        let fan = [&outline[0], &outline[index], &outline[index + 1]];
        builder.triangle(fan.map(|point| corner(point, 1.0)));
        let [a, b, c] = fan;
        builder.triangle([a, c, b].map(|point| corner(point, -1.0)));
    }
    let next = outline.iter().cycle().skip(1);
    for (a, b) in outline.iter().zip(next) {
        builder.quad([
            corner(a, 1.0),
            corner(a, -1.0),
            corner(b, -1.0),
            corner(b, 1.0),
        ]);
    }
    builder.finish()
}
