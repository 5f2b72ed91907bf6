//! Points of the drawing, and where the cells of the board lie in it: [`Turn`] maps them, and
//! everything else is drawn in points, so that it stands upright however the lattice is turned.
//!
//! ```text
//!   ┌──────→ x      the unit is a twentieth of a cell's radius;
//!   │    ⬡   ⬡      a cell (x, y) has its centre at (x·√3/2·R, y·3/2·R)
//!   ↓ y    ⬡   ⬡
//! ```

use golf::{Cell, Direction, Layout};
use std::ops::{Add, Mul, Sub};

/// The radius of a cell: from its centre to a corner.
pub(crate) const R: f64 = 20.0;
/// From the centre of a cell to the middle of an edge, as a share of the radius.
pub(crate) const HALF: f64 = 0.866_025_403_784_438_6;
/// A board this many times as wide as high is long.
const LONG: f64 = 1.15;
/// How far a deck stands above the felt, up the screen.
pub(crate) const LIFT: f64 = 0.54 * R;

/// How the lattice lies on the page. A turned one is a quarter of a turn further; what stands on
/// it, its shadows and its writing stay upright.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Turn {
    /// Rows run from left to right.
    #[default]
    None,
    /// East lies at the bottom.
    Right,
    /// East lies at the top.
    Left,
}

impl Turn {
    /// The turn that makes a long course fit an upright screen, its hole in the upper half.
    pub fn upright(course: &Layout) -> Turn {
        let centres = course.fairway().iter().map(|cell| Turn::None.of(*cell));
        let frame = Frame::board(centres);
        if frame.width() < LONG * frame.height() {
            Turn::None
        } else if Turn::None.of(course.hole()).x > frame.middle().x {
            Turn::Left
        } else {
            Turn::Right
        }
    }

    /// In quarters, clockwise; none if it is not turned.
    pub fn quarters(self) -> Option<i8> {
        match self {
            Turn::None => None,
            Turn::Right => Some(1),
            Turn::Left => Some(-1),
        }
    }

    /// Where a vector of the unturned lattice points.
    pub(crate) fn vector(self, x: f64, y: f64) -> Point {
        match self {
            Turn::None => p(x, y),
            Turn::Right => p(-y, x),
            Turn::Left => p(y, -x),
        }
    }

    /// The centre of a cell.
    pub(crate) fn of(self, cell: Cell) -> Point {
        self.vector(f64::from(cell.x) * HALF * R, f64::from(cell.y) * 1.5 * R)
    }

    /// The unit vector of a direction.
    pub(crate) fn toward(self, direction: Direction) -> Point {
        let origin = Cell { x: 0, y: 0 };
        self.of(origin.next(direction)).unit()
    }

    /// The middle of the edge of `cell` in `direction`.
    pub(crate) fn edge(self, cell: Cell, direction: Direction) -> Point {
        self.of(cell) + self.toward(direction) * (HALF * R)
    }

    /// How far down the page a cell lies, to draw what is behind before what is in front.
    pub(crate) fn row(self, cell: Cell) -> i32 {
        match self {
            Turn::None => cell.y,
            Turn::Right => cell.x,
            Turn::Left => -cell.x,
        }
    }
}

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

    /// Around a board, by the centres of its cells: with felt and rails.
    pub(crate) fn board(centres: impl IntoIterator<Item = Point>) -> Frame {
        Frame::around(centres).grown(2.3 * R, 2.15 * R, 2.75 * R)
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
