//! Points in the drawing, and the positions of cells. [`Turn`] maps cells to points. Everything
//! else is drawn from these points, so it stays upright even if the lattice is turned.
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
/// The distance from the centre of a cell to the middle of an edge, as a fraction of the radius.
pub(crate) const HALF: f64 = 0.866_025_403_784_438_6;
/// The minimum ratio of width to height at which a board counts as long.
const LONG: f64 = 1.15;
/// How far a deck is shifted up the page to show that it stands above the felt.
pub(crate) const LIFT: f64 = 0.54 * R;

/// The orientation of the lattice on the page: not turned, or rotated by a quarter turn. Pieces,
/// shadows and text stay upright.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Turn {
    /// Rows run from left to right.
    #[default]
    None,
    /// East is at the bottom.
    Right,
    /// East is at the top.
    Left,
}

impl Turn {
    /// Returns the turn that makes a long course fit a portrait screen, with its hole in the upper
    /// half.
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

    /// Returns the number of clockwise quarter turns; `None` if the lattice is not turned.
    pub fn quarters(self) -> Option<i8> {
        match self {
            Turn::None => None,
            Turn::Right => Some(1),
            Turn::Left => Some(-1),
        }
    }

    /// Maps a vector from the lattice to the page.
    pub(crate) fn vector(self, x: f64, y: f64) -> Point {
        match self {
            Turn::None => p(x, y),
            Turn::Right => p(-y, x),
            Turn::Left => p(y, -x),
        }
    }

    /// Returns the centre of a cell.
    pub(crate) fn of(self, cell: Cell) -> Point {
        self.vector(f64::from(cell.x) * HALF * R, f64::from(cell.y) * 1.5 * R)
    }

    /// Returns the unit vector of a direction.
    pub(crate) fn toward(self, direction: Direction) -> Point {
        let origin = Cell { x: 0, y: 0 };
        self.of(origin.next(direction)).unit()
    }

    /// Returns the middle of the edge of `cell` in `direction`.
    pub(crate) fn edge(self, cell: Cell, direction: Direction) -> Point {
        self.of(cell) + self.toward(direction) * (HALF * R)
    }

    /// Returns how far down the page a cell lies, for drawing from back to front.
    pub(crate) fn row(self, cell: Cell) -> i32 {
        match self {
            Turn::None => cell.y,
            Turn::Right => cell.x,
            Turn::Left => -cell.x,
        }
    }
}

/// A point or vector in the drawing. y points down the page.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Point {
    pub(crate) x: f64,
    pub(crate) y: f64,
}

/// Shorthand for a point.
pub(crate) const fn p(x: f64, y: f64) -> Point {
    Point { x, y }
}

impl Point {
    pub(crate) fn length(self) -> f64 {
        libm::hypot(self.x, self.y)
    }

    /// Returns the unit vector; the zero vector stays zero.
    pub(crate) fn unit(self) -> Point {
        let length = self.length();
        if length > 0.0 {
            self * (1.0 / length)
        } else {
            self
        }
    }

    /// Returns the vector after a quarter turn that takes east to south.
    pub(crate) fn across(self) -> Point {
        p(-self.y, self.x)
    }

    pub(crate) fn dot(self, other: Point) -> f64 {
        self.x * other.x + self.y * other.y
    }

    pub(crate) fn cross(self, other: Point) -> f64 {
        self.x * other.y - self.y * other.x
    }

    /// Returns the point between this one and `other`; `t` runs from 0 (this point) to 1 (`other`).
    pub(crate) fn mix(self, other: Point, t: f64) -> Point {
        self + (other - self) * t
    }

    /// Returns the point moved up the page.
    pub(crate) fn up(self, height: f64) -> Point {
        p(self.x, self.y - height)
    }

    /// Returns the point at an angle and distance from the origin. The angle is clockwise as seen
    /// on the page: a quarter turn points south.
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

/// A rectangle with horizontal and vertical sides.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Frame {
    pub(crate) low: Point,
    pub(crate) high: Point,
}

impl Frame {
    /// Returns the frame around points, or around the origin if there are none.
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

    /// Returns the frame of a board with felt and rails, given its cell centres.
    pub(crate) fn board(centres: impl IntoIterator<Item = Point>) -> Frame {
        Frame::around(centres).grown(2.3 * R, 2.15 * R, 2.75 * R)
    }

    /// Returns the smallest frame that contains both frames.
    pub(crate) fn with(self, other: Frame) -> Frame {
        Frame {
            low: p(self.low.x.min(other.low.x), self.low.y.min(other.low.y)),
            high: p(self.high.x.max(other.high.x), self.high.y.max(other.high.y)),
        }
    }

    /// Returns the part of this frame that lies in `other`, or this whole frame if the two do not
    /// overlap.
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

    /// Returns the frame enlarged by these amounts: at the left and right sides, above, and below.
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
