//! Replaces the zigzags of walls that run across the rows with straight lines.
//!
//! ```text
//!   /\/\/\/\     the line through the edge midpoints of such a wall turns by 60°, back and forth,
//!   --------     at every second edge: three or more such turns become one straight line
//! ```

use crate::point::Point;

/// The position of the straight line between the inner turns (0) and outer turns (1) of the zigzag
/// that it replaces.
const OUTWARD: f64 = 0.82;

/// The midpoint of an edge on the border.
pub(crate) struct Middle {
    pub(crate) at: Point,
    pub(crate) rounded: bool,
}

/// A corner of an outline before rounding.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Corner {
    pub(crate) at: Point,
    /// Whether the corner belongs to a rounded wall.
    pub(crate) wide: bool,
}

/// The direction in which the border turns at a vertex. Cells are to its left.
#[derive(Clone, Copy, PartialEq)]
enum Turn {
    /// A turn around a cell in the set.
    Outer,
    /// A turn around a cell outside the set.
    Inner,
}

/// A midpoint at which the border turns.
#[derive(Clone, Copy)]
struct Vertex {
    at: Point,
    turn: Turn,
    wide: bool,
    /// The index of this midpoint in its border.
    place: usize,
}

/// Returns the corners of a border; straight lines replace its zigzags.
pub(crate) fn straightened(border: &[Middle]) -> Vec<Corner> {
    let ring = Ring::new(border);
    let count = ring.vertices.len();
    let mut corners = Vec::with_capacity(count);
    let mut first = 0;
    while first < count {
        let mut last = first;
        while last + 1 < count && ring.zigzags(last) {
            last += 1;
        }
        ring.run(first, last, &mut corners);
        first = last + 1;
    }
    corners
}

/// The vertices of a border. The first vertex is not inside a zigzag.
struct Ring {
    vertices: Vec<Vertex>,
    /// The number of midpoints in the border.
    length: usize,
}

impl Ring {
    fn new(border: &[Middle]) -> Ring {
        let mut ring = Ring {
            vertices: vertices(border),
            length: border.len(),
        };
        let count = ring.vertices.len();
        let calm = (0..count).find(|index| !ring.zigzags((index + count - 1) % count));
        ring.vertices.rotate_left(calm.unwrap_or(0));
        ring
    }

    /// Returns the vertex with this index, wrapping around.
    fn vertex(&self, index: usize) -> Vertex {
        self.vertices[index % self.vertices.len()]
    }

    /// Returns the number of midpoints between a vertex and the next one.
    fn gap(&self, index: usize) -> usize {
        let (from, to) = (self.vertex(index).place, self.vertex(index + 1).place);
        match (to + self.length - from) % self.length {
            0 => self.length,
            gap => gap,
        }
    }

    /// Returns whether a vertex and the next one belong to the same zigzag.
    fn zigzags(&self, index: usize) -> bool {
        self.gap(index) == 2 && self.vertex(index).turn != self.vertex(index + 1).turn
    }

    /// Adds the corners for the zigzag from vertex `first` to vertex `last`.
    fn run(&self, first: usize, last: usize, corners: &mut Vec<Corner>) {
        let before = |index: usize| index + self.vertices.len() - 1;
        let (mut a, mut b) = (first, last);
        // If an inner turn directly follows another corner, it belongs to that corner.
        if self.vertex(a).turn == Turn::Inner && self.gap(before(a)) < 2 {
            a += 1;
        }
        if self.vertex(b).turn == Turn::Inner && self.gap(b) < 2 {
            b = b.saturating_sub(1);
        }
        if b < a + 2 {
            corners.extend((first..=last).map(|index| self.vertex(index).corner()));
            return;
        }
        corners.extend((first..a).map(|index| self.vertex(index).corner()));
        let line = self.line(a, b);
        let wide = (a..=b).filter(|index| self.vertex(*index).wide).count() * 2 > b - a;
        let ends = [(before(a), a, a), (b, b + 1, b)];
        for (from, to, end) in ends {
            corners.push(Corner {
                at: line.cut(self.vertex(from).at, self.vertex(to).at),
                wide: wide || self.vertex(end).wide,
            });
        }
        corners.extend((b + 1..=last).map(|index| self.vertex(index).corner()));
    }

    /// Returns the line that replaces the zigzag from `a` to `b`. Every zigzag has at least three
    /// vertices.
    fn line(&self, a: usize, b: usize) -> Line {
        let normal = (self.vertex(a + 2).at - self.vertex(a).at).unit().across();
        let level = |turn: Turn| {
            let vertex = (a..=b).map(|i| self.vertex(i)).find(|v| v.turn == turn);
            normal.dot(vertex.map_or(self.vertex(a).at, |vertex| vertex.at))
        };
        Line {
            normal,
            level: level(Turn::Outer) * OUTWARD + level(Turn::Inner) * (1.0 - OUTWARD),
        }
    }
}

impl Vertex {
    fn corner(self) -> Corner {
        Corner {
            at: self.at,
            wide: self.wide,
        }
    }
}

/// The line of all points `q` with `normal · q = level`.
struct Line {
    normal: Point,
    level: f64,
}

impl Line {
    /// Returns where the line through two points meets this line. The two lines are never parallel:
    /// sides of cells and lines across the rows differ by 30° or 90°.
    fn cut(&self, from: Point, to: Point) -> Point {
        let way = to - from;
        from + way * ((self.level - self.normal.dot(from)) / self.normal.dot(way))
    }
}

fn vertices(border: &[Middle]) -> Vec<Vertex> {
    let count = border.len();
    let near = |place: usize, by: usize| &border[(place + count + by - 1) % count];
    let turn_at = |place: usize| {
        let before = border[place].at - near(place, 0).at;
        let after = near(place, 2).at - border[place].at;
        let turn = before.cross(after);
        // y points down the page, so a turn to the left has a negative product.
        (turn.abs() > 1.0).then_some(if turn < 0.0 { Turn::Outer } else { Turn::Inner })
    };
    let vertex = |place: usize| {
        Some(Vertex {
            at: border[place].at,
            turn: turn_at(place)?,
            wide: (0..3).any(|by| near(place, by).rounded),
            place,
        })
    };
    (0..count).filter_map(vertex).collect()
}
