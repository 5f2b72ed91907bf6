//! Points of the drawing, and where the cells of the board lie in it.
//!
//! ```text
//!   ┌──────→ x      the unit is a twentieth of a cell's radius;
//!   │    ⬡   ⬡      a cell (x, y) has its centre at (x·√3/2·R, y·3/2·R)
//!   ↓ y    ⬡   ⬡
//! ```

use golf::{Cell, Direction};
use std::ops::{Add, Mul, Sub};

/// The radius of a cell: from its centre to a corner.
pub(crate) const R: f64 = 20.0;
/// From the centre of a cell to the middle of an edge, as a share of the radius.
pub(crate) const HALF: f64 = 0.866_025_403_784_438_6;
/// How far a deck stands above the felt, up the screen.
pub(crate) const LIFT: f64 = 0.54 * R;

/// A point or a vector of the drawing; y runs down the page.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Point {
    pub(crate) x: f64,
    pub(crate) y: f64,
}

/// Short for a point.
pub(crate) const fn p(x: f64, y: f64) -> Point {
    Point { x, y }
}

impl Point {
    /// The centre of a cell.
    pub(crate) fn of(cell: Cell) -> Point {
        p(f64::from(cell.x) * HALF * R, f64::from(cell.y) * 1.5 * R)
    }

    /// The unit vector of a direction.
    pub(crate) fn toward(direction: Direction) -> Point {
        let origin = Cell { x: 0, y: 0 };
        Point::of(origin.next(direction)).unit()
    }

    /// The middle of the edge of `cell` in `direction`.
    pub(crate) fn edge(cell: Cell, direction: Direction) -> Point {
        Point::of(cell) + Point::toward(direction) * (HALF * R)
    }

    pub(crate) fn length(self) -> f64 {
        libm::hypot(self.x, self.y)
    }

    /// Of length one; the null vector stays what it is.
    pub(crate) fn unit(self) -> Point {
        let length = self.length();
        if length > 0.0 {
            self * (1.0 / length)
        } else {
            self
        }
    }

    /// Turned by a quarter, so that east becomes south.
    pub(crate) fn across(self) -> Point {
        p(-self.y, self.x)
    }

    pub(crate) fn dot(self, other: Point) -> f64 {
        self.x * other.x + self.y * other.y
    }

    pub(crate) fn cross(self, other: Point) -> f64 {
        self.x * other.y - self.y * other.x
    }

    /// The point at share `t` of the way to `other`.
    pub(crate) fn mix(self, other: Point, t: f64) -> Point {
        self + (other - self) * t
    }

    /// Moved up the page.
    pub(crate) fn up(self, height: f64) -> Point {
        p(self.x, self.y - height)
    }

    /// The point at this angle, counted as on the page: a quarter turn leads south.
    pub(crate) fn polar(angle: f64, radius: f64) -> Point {
        let (sin, cos) = libm::sincos(angle);
        p(cos * radius, sin * radius)
    }
}

impl Add for Point {
    type Output = Point;

    fn add(self, other: Point) -> Point {
        p(self.x + other.x, self.y + other.y)
    }
}

impl Sub for Point {
    type Output = Point;

    fn sub(self, other: Point) -> Point {
        p(self.x - other.x, self.y - other.y)
    }
}

impl Mul<f64> for Point {
    type Output = Point;

    fn mul(self, factor: f64) -> Point {
        p(self.x * factor, self.y * factor)
    }
}

/// The smallest upright rectangle around something.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Frame {
    pub(crate) low: Point,
    pub(crate) high: Point,
}

impl Frame {
    /// Around points; around the origin if there are none.
    pub(crate) fn around(points: impl IntoIterator<Item = Point>) -> Frame {
        points
            .into_iter()
            .map(|point| Frame {
                low: point,
                high: point,
            })
            .reduce(Frame::with)
            .unwrap_or(Frame {
                low: p(0.0, 0.0),
                high: p(0.0, 0.0),
            })
    }

    /// Around both.
    pub(crate) fn with(self, other: Frame) -> Frame {
        Frame {
            low: p(self.low.x.min(other.low.x), self.low.y.min(other.low.y)),
            high: p(self.high.x.max(other.high.x), self.high.y.max(other.high.y)),
        }
    }

    /// The part of it that lies in `other`; all of it if they have nothing in common.
    pub(crate) fn within(self, other: Frame) -> Frame {
        let low = p(self.low.x.max(other.low.x), self.low.y.max(other.low.y));
        let high = p(self.high.x.min(other.high.x), self.high.y.min(other.high.y));
        if low.x < high.x && low.y < high.y {
            Frame { low, high }
        } else {
            self
        }
    }

    pub(crate) fn contains(self, point: Point) -> bool {
        (self.low.x..=self.high.x).contains(&point.x)
            && (self.low.y..=self.high.y).contains(&point.y)
    }

    /// Wider by so much on each side.
    pub(crate) fn grown(self, sides: f64, above: f64, below: f64) -> Frame {
        Frame {
            low: self.low - p(sides, above),
            high: self.high + p(sides, below),
        }
    }

    pub(crate) fn width(self) -> f64 {
        self.high.x - self.low.x
    }

    pub(crate) fn height(self) -> f64 {
        self.high.y - self.low.y
    }

    pub(crate) fn middle(self) -> Point {
        self.low.mix(self.high, 0.5)
    }
}
