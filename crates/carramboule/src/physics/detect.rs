//! Finds the next event in closed form (billiard-model, Events). Times are in seconds from now.
//! Every search ends at a horizon: the time at which one of the paths becomes invalid.

use super::quartic::{Quartic, quadratic_roots};
use super::table::Cushion;
use crate::Vec2;

/// Bodies closer than this, in metres, count as touching. The value is ten thousand times the
/// rounding error in an event's position, and a hundredth of the overlap that the tests permit.
const TOUCH: f64 = 1e-11;

/// Approach speeds below this, in m/s, are rounding errors and count as zero.
const STILL: f64 = 1e-11;

/// A ball's path from now on: `from` + `velocity` t + `half` t², where `half` is half the
/// acceleration.
#[derive(Clone, Copy, Debug)]
pub struct Way {
    /// Current position.
    pub from: Vec2,
    /// Current velocity.
    pub velocity: Vec2,
    /// Half the acceleration.
    pub half: Vec2,
}

impl Way {
    /// Returns the path of `other` relative to `self`.
    #[must_use]
    pub fn to(&self, other: &Self) -> Self {
        Self {
            from: other.from - self.from,
            velocity: other.velocity - self.velocity,
            half: other.half - self.half,
        }
    }

    /// Returns the same path with the origin moved to a fixed point.
    #[must_use]
    pub fn seen_from(&self, point: Vec2) -> Self {
        Self {
            from: self.from - point,
            ..*self
        }
    }

    /// Returns the position after t seconds.
    pub fn at(&self, t: f64) -> Vec2 {
        self.from + self.velocity * t + self.half * (t * t)
    }

    /// Returns the low and high corners of a rectangle that contains the entire path up to
    /// `horizon`.
    pub fn bounds(&self, horizon: f64) -> (Vec2, Vec2) {
        let end = self.at(horizon);
        let span = |from: f64, velocity: f64, half: f64, end: f64| {
            let (mut low, mut high) = (from.min(end), from.max(end));
            let turn = -velocity / (2.0 * half);
            if turn > 0.0 && turn < horizon {
                let extreme = from + turn * (velocity + turn * half);
                low = low.min(extreme);
                high = high.max(extreme);
            }
            (low, high)
        };
        let x = span(self.from.x, self.velocity.x, self.half.x, end.x);
        let y = span(self.from.y, self.velocity.y, self.half.y, end.y);
        (Vec2::new(x.0, y.0), Vec2::new(x.1, y.1))
    }
}

/// Returns when a point that moves along `way` next reaches a circle from outside. The path is
/// relative to the centre of the circle. For two balls, or a ball and a round jaw, `radius` is the
/// sum of their radii. Bodies that already touch collide at once if they are approaching each
/// other, and are ignored while they move apart.
pub fn circle(way: &Way, radius: f64, horizon: f64) -> Option<f64> {
    let quartic = Quartic::squared_distance(way.from, way.velocity, way.half, radius);
    let distance = way.from.norm();
    if distance - radius > TOUCH {
        return quartic.first_descent(horizon);
    }
    let closing = way.velocity.dot(way.from.unit());
    if closing < -STILL {
        return Some(0.0);
    }
    // The bodies touch and are moving apart or pressing against each other. Find when the squared
    // distance next falls below its current value.
    let mut rest = quartic.without_start();
    rest.0[0] = rest.0[0].max(2.0 * radius * STILL);
    rest.first_descent(horizon)
}

/// Returns when a point that moves along `way` is next inside a pocket. The path is relative to the
/// centre of the pocket.
pub fn pocket(way: &Way, radius: f64, horizon: f64) -> Option<f64> {
    let quartic = Quartic::squared_distance(way.from, way.velocity, way.half, radius);
    if quartic.0[0] <= 0.0 {
        return Some(0.0);
    }
    quartic.first_descent(horizon)
}

/// Returns when a ball of this radius next touches a straight cushion.
pub fn cushion(way: &Way, cushion: &Cushion, radius: f64, horizon: f64) -> Option<f64> {
    let distance = cushion.distance(way.from) - radius;
    let speed = cushion.inward.dot(way.velocity);
    let half = cushion.inward.dot(way.half);
    if distance < -radius {
        // The ball is behind the nose, in the mouth of a pocket beyond the end of the segment.
        return None;
    }
    let t = if distance > TOUCH {
        let (one, other) = quadratic_roots(half, speed, distance);
        let ahead = |t: f64| if t >= 0.0 { t } else { f64::INFINITY };
        ahead(one).min(ahead(other))
    } else if speed < -STILL {
        0.0
    } else if half < 0.0 {
        -speed.max(STILL) / half
    } else {
        return None;
    };
    (t <= horizon && cushion.spans(way.at(t))).then_some(t)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn way(from: (f64, f64), velocity: (f64, f64), half: (f64, f64)) -> Way {
        Way {
            from: Vec2::new(from.0, from.1),
            velocity: Vec2::new(velocity.0, velocity.1),
            half: Vec2::new(half.0, half.1),
        }
    }

    #[test]
    fn equal_accelerations_leave_a_quadratic() {
        let (one, other) = (
            way((0.0, 0.0), (1.0, 0.0), (0.3, 0.1)),
            way((1.0, 0.0), (0.0, 0.0), (0.3, 0.1)),
        );
        let t = circle(&one.to(&other), 0.1, 10.0).expect("they meet");
        assert!((t - 0.9).abs() < 1e-15);
    }

    #[test]
    fn touching_bodies_that_part_are_left_alone() {
        assert_eq!(
            circle(&way((0.1, 0.0), (1.0, 0.0), (0.0, 0.0)), 0.1, 10.0),
            None
        );
        assert_eq!(
            circle(&way((0.1, 0.0), (-1.0, 0.0), (0.0, 0.0)), 0.1, 10.0),
            Some(0.0)
        );
        let back = circle(&way((0.1, 0.0), (1.0, 0.0), (-1.0, 0.0)), 0.1, 10.0);
        assert!((back.expect("it comes back") - 1.0).abs() < 1e-12);
    }

    #[test]
    fn cushion_is_met_only_within_its_segment() {
        let rail = Cushion::new(Vec2::ZERO, Vec2::new(1.0, 0.0), 0.02);
        assert!(cushion(&way((0.5, 0.5), (0.0, -1.0), (0.0, 0.0)), &rail, 0.1, 10.0).is_some());
        assert_eq!(
            cushion(&way((1.5, 0.5), (0.0, -1.0), (0.0, 0.0)), &rail, 0.1, 10.0),
            None
        );
    }

    #[test]
    fn bounds_hold_the_turning_point() {
        let (low, high) = way((0.0, 0.0), (1.0, 0.0), (-1.0, 0.0)).bounds(1.0);
        assert_eq!((low.x, high.x), (0.0, 0.25));
    }
}
