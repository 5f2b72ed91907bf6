//! Builds the `d` attribute of an SVG path.

use crate::point::{Point, R, Turn, p};
use std::fmt::Write as _;

/// Formats a number with at most two decimals and without trailing zeros.
pub(crate) fn number(value: f64) -> String {
    let hundredths = (value * 100.0).round() as i64;
    let sign = if hundredths < 0 { "-" } else { "" };
    let (whole, rest) = (hundredths.abs() / 100, hundredths.abs() % 100);
    match rest {
        0 => format!("{sign}{whole}"),
        _ if rest % 10 == 0 => format!("{sign}{whole}.{}", rest / 10),
        _ => format!("{sign}{whole}.{rest:02}"),
    }
}

/// Lines and curves; each one is written out as soon as it is added.
#[derive(Clone, Default, PartialEq, Debug)]
pub(crate) struct PathData {
    text: String,
}

impl PathData {
    pub(crate) fn new() -> PathData {
        PathData::default()
    }

    /// Returns an open line through points.
    pub(crate) fn line(points: &[Point]) -> PathData {
        let mut path = PathData::new();
        for (index, point) in points.iter().enumerate() {
            if index == 0 {
                path.start(*point);
            } else {
                path.to(*point);
            }
        }
        path
    }

    /// Returns a closed line through points.
    pub(crate) fn polygon(points: &[Point]) -> PathData {
        let mut path = PathData::line(points);
        path.close();
        path
    }

    /// Returns a dot: a line of almost no length, visible only through its round caps.
    pub(crate) fn dot(at: Point) -> PathData {
        PathData::line(&[at, at + p(0.01, 0.0)])
    }

    /// Returns a hexagon oriented like the cells.
    pub(crate) fn hexagon(turn: Turn, centre: Point, radius: f64) -> PathData {
        let corner = |i: i32| {
            let corner = Point::polar(f64::from(2 * i + 3) * std::f64::consts::FRAC_PI_6, radius);
            centre + turn.vector(corner.x, corner.y)
        };
        PathData::polygon(&[0, 1, 2, 3, 4, 5].map(corner))
    }

    /// Returns an open line through points, with bends rounded by `radius`.
    pub(crate) fn bent(points: &[Point], radius: f64) -> PathData {
        let mut path = PathData::new();
        let Some((first, last)) = points.first().zip(points.last()) else {
            return path;
        };
        path.start(*first);
        for bend in points.windows(3) {
            path.fillet(bend[0], bend[1], bend[2], radius);
        }
        path.to(*last);
        path
    }

    /// Adds a line towards a corner, and an arc around the corner.
    fn fillet(&mut self, from: Point, corner: Point, to: Point, radius: f64) {
        let (u, w) = (from - corner, to - corner);
        if u.cross(w).abs() < 1e-6 {
            return self.to(corner);
        }
        let reach = radius.min(u.length() * 0.5).min(w.length() * 0.5);
        self.to(corner + u.unit() * reach);
        self.curve(corner, corner + w.unit() * reach);
    }

    pub(crate) fn start(&mut self, at: Point) {
        self.command('M', &[at]);
    }

    pub(crate) fn to(&mut self, at: Point) {
        self.command('L', &[at]);
    }

    /// Adds a quadratic curve.
    pub(crate) fn curve(&mut self, control: Point, at: Point) {
        self.command('Q', &[control, at]);
    }

    /// Adds a cubic curve.
    pub(crate) fn cubic(&mut self, first: Point, second: Point, at: Point) {
        self.command('C', &[first, second, at]);
    }

    /// Adds a circular arc that ends at `at` and is at most half a circle long; `clockwise` means
    /// clockwise as seen on the page.
    pub(crate) fn arc(&mut self, radius: f64, clockwise: bool, at: Point) {
        let radius = number(radius);
        let sweep = u8::from(clockwise);
        let _ = write!(self.text, "A{radius} {radius} 0 0 {sweep} ");
        self.push(at);
    }

    /// Adds a full circle.
    pub(crate) fn circle(&mut self, centre: Point, radius: f64) {
        let side = p(radius, 0.0);
        self.start(centre - side);
        self.arc(radius, true, centre + side);
        self.arc(radius, true, centre - side);
        self.close();
    }

    pub(crate) fn close(&mut self) {
        self.text.push('Z');
    }

    /// Appends another path.
    pub(crate) fn join(&mut self, other: &PathData) {
        self.text += &other.text;
    }

    pub(crate) fn as_str(&self) -> &str {
        &self.text
    }

    fn command(&mut self, letter: char, points: &[Point]) {
        self.text.push(letter);
        for (index, point) in points.iter().enumerate() {
            if index > 0 {
                self.text.push(' ');
            }
            self.push(*point);
        }
    }

    fn push(&mut self, at: Point) {
        self.text += &number(at.x);
        self.text.push(' ');
        self.text += &number(at.y);
    }
}

impl FromIterator<PathData> for PathData {
    fn from_iter<I: IntoIterator<Item = PathData>>(paths: I) -> Self {
        let mut all = PathData::new();
        for path in paths {
            all.join(&path);
        }
        all
    }
}

/// Returns a chevron at `at` that points in the direction of `toward`, scaled by `size`.
pub(crate) fn chevron(at: Point, toward: Point, size: f64) -> PathData {
    let tip = toward * (0.18 * R * size);
    let wing = toward.across() * (0.28 * R * size);
    PathData::line(&[at - tip + wing, at + tip, at - tip - wing])
}
