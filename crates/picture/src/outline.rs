//! Computes smooth outlines around sets of cells.
//!
//! ```text
//!    /\ /\ /\        the border of the cells goes from corner to corner …
//!   ·--·--·--·       … the outline through the middles of its edges,
//!                    which lie on one line along a row of cells
//! ```
//!
//! A wall across the rows is still a zigzag; [`crate::zigzag`] replaces it with a straight line.
//! Then all corners are rounded: tightly at a straight wall, widely at a rounded wall.

use crate::path_data::PathData;
use crate::point::{Point, R, Turn, p};
use crate::zigzag::{self, Corner, Middle};
use golf::{Cell, Direction};
use sorted::{Map, Set};

/// The radius of rounded corners, in cell radii.
#[derive(Clone, Copy)]
pub(crate) struct Rounding {
    pub(crate) tight: f64,
    pub(crate) wide: f64,
}

impl Rounding {
    /// The rounding of felt and rails.
    pub(crate) const WALL: Rounding = Rounding {
        tight: 0.42,
        wide: 2.6,
    };
}

/// Closed lines around cells. Lines around holes in the set run in the opposite direction.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Outline {
    contours: Vec<Vec<Corner>>,
}

impl Outline {
    /// Returns the outline of `cells`; `rounded` returns whether a cell outside the set is a
    /// rounded wall.
    pub(crate) fn around(turn: Turn, cells: &Set<Cell>, rounded: impl Fn(Cell) -> bool) -> Outline {
        let borders = borders(turn, cells, rounded).into_iter();
        let corners = borders.map(|border| without_repeats(zigzag::straightened(&border)));
        Outline {
            contours: corners.collect(),
        }
    }

    /// Returns the rounded line.
    pub(crate) fn path(&self, rounding: Rounding) -> PathData {
        let contours = self.contours.iter();
        contours.map(|corners| smooth(corners, rounding)).collect()
    }

    /// Returns the rounded line as closed polygons that are at most `deviation` away from it.
    pub(crate) fn polygons(&self, rounding: Rounding, deviation: f64) -> Vec<Vec<Point>> {
        let polygon = |corners: &Vec<Corner>| {
            let mut points = Vec::new();
            for bend in bends(corners, rounding) {
                bend.flatten(deviation, &mut points);
            }
            points
        };
        self.contours.iter().map(polygon).collect()
    }

    #[cfg(test)]
    pub(crate) fn contours(&self) -> &[Vec<Corner>] {
        &self.contours
    }
}

/// A corner of a hexagon, in half-columns and half-radii. Both are integers, so a corner can be a
/// map key.
type Spot = (i32, i32);

/// Returns the borders of the set. Each border is a list of the midpoints of its edges, with the
/// cells on the left.
pub(crate) fn borders(
    turn: Turn,
    cells: &Set<Cell>,
    rounded: impl Fn(Cell) -> bool,
) -> Vec<Vec<Middle>> {
    let mut edges: Map<Spot, (Spot, Middle)> = Map::new();
    for cell in cells {
        for direction in Direction::ALL {
            let beyond = cell.next(direction);
            if cells.contains(&beyond) {
                continue;
            }
            let [from, to] = ends(*cell, direction);
            let middle = Middle {
                at: turn.edge(*cell, direction),
                rounded: rounded(beyond),
            };
            edges.insert(from, (to, middle));
        }
    }
    // At a corner, one or two of the three cells are inside, so at most one edge starts there and
    // the edges form loops.
    let mut loops = Vec::new();
    while let Some((first, _)) = edges.first() {
        let mut border = Vec::new();
        let mut at = *first;
        while let Some((next, middle)) = edges.remove(&at) {
            border.push(middle);
            at = next;
        }
        loops.push(border);
    }
    loops
}

/// Returns the two ends of an edge, counter-clockwise around the cell.
fn ends(cell: Cell, direction: Direction) -> [Spot; 2] {
    const CORNERS: [Spot; 6] = [(1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1), (0, 2)];
    let corner = |i: usize| {
        let (x, y) = CORNERS[i % 6];
        (cell.x + x, 3 * cell.y + y)
    };
    [corner(direction.index()), corner(direction.index() + 1)]
}

fn without_repeats(corners: Vec<Corner>) -> Vec<Corner> {
    let mut kept: Vec<Corner> = Vec::with_capacity(corners.len());
    for corner in corners {
        if kept
            .last()
            .is_none_or(|last| (last.at - corner.at).length() > 0.5)
        {
            kept.push(corner);
        }
    }
    while kept.len() > 1 && (kept[0].at - kept[kept.len() - 1].at).length() <= 0.5 {
        kept.pop();
    }
    kept
}

/// A rounded corner: an arc from `from` to `to`.
struct Bend {
    corner: Point,
    from: Point,
    to: Point,
    radius: f64,
    /// Half the angle by which the line turns.
    half: f64,
    /// Whether the arc is clockwise as seen on the page.
    clockwise: bool,
}

impl Bend {
    /// Returns whether the line goes straight on.
    fn is_straight(&self) -> bool {
        self.half <= 0.01
    }

    /// Adds the points of the arc, so many that the line through them is at most `deviation` away
    /// from it.
    fn flatten(&self, deviation: f64, points: &mut Vec<Point>) {
        points.push(self.from);
        if self.is_straight() {
            return;
        }
        let inward = ((self.from - self.corner).unit() + (self.to - self.corner).unit()).unit();
        let centre = self.corner + inward * (self.radius / libm::cos(self.half));
        let step = 2.0 * libm::acos(1.0 - (deviation / self.radius).min(0.5));
        let count = libm::ceil(2.0 * self.half / step);
        let turn = if self.clockwise { 2.0 } else { -2.0 } * self.half / count;
        let spoke = self.from - centre;
        for index in 1..count as u32 {
            let angle = turn * f64::from(index);
            let (sin, cos) = (libm::sin(angle), libm::cos(angle));
            points.push(centre + p(spoke.x * cos - spoke.y * sin, spoke.x * sin + spoke.y * cos));
        }
        points.push(self.to);
    }
}

fn bends(corners: &[Corner], rounding: Rounding) -> impl Iterator<Item = Bend> {
    let count = corners.len();
    corners.iter().enumerate().map(move |(index, corner)| {
        let (before, after) = (
            corners[(index + count - 1) % count],
            corners[(index + 1) % count],
        );
        let (u, w) = (before.at - corner.at, after.at - corner.at);
        let half = half_turn(u, w);
        let room = (u.length() * share(*corner, before)).min(w.length() * share(*corner, after));
        let radius = if corner.wide {
            rounding.wide
        } else {
            rounding.tight
        };
        let reach = (radius * R * libm::tan(half)).min(room);
        Bend {
            corner: corner.at,
            from: corner.at + u.unit() * reach,
            to: corner.at + w.unit() * reach,
            radius: reach / libm::tan(half),
            half,
            clockwise: u.cross(w) < 0.0,
        }
    })
}

fn smooth(corners: &[Corner], rounding: Rounding) -> PathData {
    let mut path = PathData::new();
    for (index, bend) in bends(corners, rounding).enumerate() {
        if index == 0 {
            path.start(bend.from);
        } else {
            path.to(bend.from);
        }
        if !bend.is_straight() {
            path.arc(bend.radius, bend.clockwise, bend.to);
        }
    }
    path.close();
    path
}

/// Returns half the angle by which the line turns at a corner.
fn half_turn(u: Point, w: Point) -> f64 {
    let cosine = u.unit().dot(w.unit()).clamp(-1.0, 1.0);
    (std::f64::consts::PI - libm::acos(cosine)) / 2.0
}

/// Returns how much of the side between two corners the first corner may use, as a fraction. A wide
/// corner may use more of it than a tight neighbour.
fn share(corner: Corner, neighbour: Corner) -> f64 {
    match (corner.wide, neighbour.wide) {
        (true, false) => 0.72,
        (false, true) => 0.28,
        _ => 0.5,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::point::Frame;

    fn cells(map: &str) -> Set<Cell> {
        let rows = map.lines().enumerate();
        rows.flat_map(|(y, row)| {
            let marks = row.char_indices().filter(|(_, c)| *c == '.');
            marks.filter_map(move |(x, _)| Cell::new(x as i32, y as i32))
        })
        .collect()
    }

    fn check(map: &str, loops: usize) -> Outline {
        let cells = cells(map);
        let outline = Outline::around(Turn::None, &cells, |_| false);
        assert_eq!(outline.contours().len(), loops);
        let frame = Frame::around(cells.iter().map(|c| Turn::None.of(*c))).grown(R, R, R);
        for corner in outline.contours().iter().flatten() {
            assert!(corner.at.x > frame.low.x && corner.at.x < frame.high.x);
            assert!(corner.at.y > frame.low.y && corner.at.y < frame.high.y);
        }
        let path = outline.path(Rounding::WALL);
        assert_eq!(
            path.as_str().matches('Z').count(),
            loops,
            "every line is closed"
        );
        outline
    }

    #[test]
    fn one_cell_has_six_corners() {
        assert_eq!(check(".", 1).contours()[0].len(), 6);
    }

    #[test]
    fn a_wall_along_a_row_is_straight() {
        let outline = check(". . . . .\n . . . .", 1);
        let ys = outline.contours()[0].iter().map(|c| c.at.y);
        let top = ys.fold(f64::MAX, f64::min);
        let on_top = outline.contours()[0]
            .iter()
            .filter(|c| (c.at.y - top).abs() < 0.01);
        assert_eq!(on_top.count(), 2);
    }

    #[test]
    fn a_wall_across_the_rows_is_one_line() {
        let map = ". . . .\n . . . .\n. . . .\n . . . .\n. . . .\n . . . .\n. . . .";
        let outline = check(map, 1);
        assert!(outline.contours()[0].len() <= 8, "{outline:?}");
    }

    #[test]
    fn an_island_has_a_line_of_its_own() {
        check(". . .\n .   .\n. . .", 2);
    }

    #[test]
    fn polygons_follow_the_rounded_line() {
        let outline = check(". . .\n . .", 1);
        let polygons = outline.polygons(Rounding::WALL, 0.05);
        let round = |q: &Point| PathData::polygon(&[*q]).as_str().to_owned();
        let text = outline.path(Rounding::WALL);
        for (corner, bend) in bends(&outline.contours()[0], Rounding::WALL)
            .map(|bend| (bend.corner, bend))
            .take(3)
        {
            let ends = [bend.from, bend.to].map(|end| round(&end));
            for end in &ends {
                let place = end.trim_start_matches('M').trim_end_matches('Z');
                assert!(text.as_str().contains(place), "{place} is on the line");
            }
            let near = |q: &&Point| (**q - corner).length() < (bend.from - corner).length() + 0.01;
            assert!(
                polygons[0].iter().filter(near).count() >= 3,
                "an arc has points between its ends"
            );
        }
    }
}
