//! Draws the outline of a new course: lanes from bend to bend, and sometimes an island. The start
//! is in a room at one end, and the hole is in a room at the other end.
//!
//! ```text
//!      room          lane          bend
//!     % % % %
//!    % . . . % # # # # # # %
//!   % . s s s . . . . . . . %       cells near a line from vertex to vertex are
//!    % . s s s . . . . . . . %      fairway; the cells around them are wall, which
//!     % . . . % # # # # . . . %     is rounded near rounded vertices
//!      % % % %          # . . . #
//! ```

use crate::rng::Rng;
use golf::{Cell, CourseFile, Direction, Ground, TextPosition, Tile};
use std::collections::BTreeMap;

/// Maximum size of an outline, in columns and rows of the map. If an outline is larger, another one
/// is drawn.
const MOST_COLUMNS: i32 = 72;
const MOST_ROWS: i32 = 26;
/// Bounds on the number of fairway cells.
const MOST_CELLS: usize = 230;
const LEAST_CELLS: usize = 90;
/// Number of attempts to draw an outline. Most first attempts succeed.
const ATTEMPTS: usize = 60;

/// The start cells, relative to the centre of their room.
const START: [(i32, i32); 6] = [(-2, 0), (0, 0), (2, 0), (-1, 1), (1, 1), (3, 1)];

/// Course names by number of lanes, in the languages of [`golf::LANGUAGES`].
const NAMES: [[&str; 4]; 4] = [
    ["The Lane", "L'Allée", "Die Gasse", "Aleja"],
    ["The Bend", "Le Virage", "Die Biegung", "Zakręt"],
    ["The Dogleg", "Le Zigzag", "Der Zickzack", "Zygzak"],
    ["The Stream", "Le Ruisseau", "Der Bach", "Strumień"],
];
const ISLET: [&str; 4] = ["The Islet", "L'Îlot", "Das Inselchen", "Wysepka"];

/// A bend, or one of the two ends.
#[derive(Clone, Copy)]
struct Vertex {
    at: Cell,
    radius: i32,
    rounded: bool,
    /// Whether the middle cell is an island of wall.
    island: bool,
}

struct Outline {
    vertices: Vec<Vertex>,
    /// The number of fairway cells on each side of a lane's centre line.
    half_width: i32,
}

/// Draws a new course and returns its file, or `None` if all attempts failed. A higher par leads to
/// more lanes.
pub(super) fn draw(seed: u64, par: i32, rng: &mut Rng) -> Option<CourseFile> {
    let few = (par - 2).clamp(1, 3) as usize;
    let new = || {
        let lanes = few + rng.below(2);
        Outline::new(lanes, rng)
    };
    let mut attempts = std::iter::repeat_with(new).take(ATTEMPTS);
    attempts.find_map(|outline| {
        let tiles = outline.tiles()?;
        let named = outline.names().map(|name| Some(format!("{name} {seed}")));
        Some(CourseFile {
            name: named[0].clone(),
            names: named,
            board: None,
            order: None,
            limit: None,
            ground: Ground::Map {
                origin: Cell { x: 0, y: 0 },
                tiles,
                position: TextPosition::START,
            },
            pieces: Vec::new(),
            arrows: Vec::new(),
        })
    })
}

impl Outline {
    fn new(lanes: usize, rng: &mut Rng) -> Outline {
        let half_width = 1 + rng.below(2) as i32;
        let mut outline = Outline {
            vertices: vec![Vertex {
                at: Cell { x: 0, y: 0 },
                radius: 3,
                rounded: rng.below(3) > 0,
                island: false,
            }],
            half_width,
        };
        let mut direction = Direction::from_index(rng.below(6) as u8);
        let mut at = Cell { x: 0, y: 0 };
        for lane in 0..lanes {
            let length = if lanes == 1 { 14 } else { 7 } + rng.below(8);
            for _ in 0..length {
                at = at.next(direction);
            }
            let last = lane + 1 == lanes;
            let room = last || rng.below(3) == 0;
            let radius = if room {
                3 + rng.below(2) as i32
            } else {
                half_width + rng.below(2) as i32
            };
            outline.vertices.push(Vertex {
                at,
                radius,
                rounded: rng.below(3) > 0,
                island: room && !last && rng.below(2) == 0,
            });
            // Bends turn by 60° or, less often, by 120°.
            direction = direction.turned([1, -1, 1, -1, 2, -2][rng.below(6)]);
        }
        outline
    }

    fn names(&self) -> [&'static str; 4] {
        if self.vertices.iter().any(|vertex| vertex.island) {
            return ISLET;
        }
        let lanes = self.vertices.len() - 1;
        NAMES[(lanes - 1).min(NAMES.len() - 1)]
    }

    /// Returns the cells of the map in reading order, or `None` if lanes run into each other or the
    /// outline exceeds the limits.
    fn tiles(&self) -> Option<Vec<(Cell, Tile)>> {
        let lanes: Vec<Vec<Cell>> = self.vertices.windows(2).map(line).collect();
        if !self.keeps_apart(&lanes) {
            return None;
        }
        let mut map = self.fairway(&lanes);
        if !(LEAST_CELLS..=MOST_CELLS).contains(&map.len()) {
            return None;
        }
        self.build_walls(&mut map);
        let (first, last) = (self.vertices.first()?, self.vertices.last()?);
        for (x, y) in START {
            map.insert(moved(first.at, x, y), Tile::Start);
        }
        map.insert(last.at, Tile::Hole);
        let left = map.keys().map(|cell| cell.x).min()?;
        let top = map.keys().map(|cell| cell.y).min()?;
        // The offset must have an even `x + y`, so that every shifted cell is a cell again (B1).
        let left = left - (left + top).rem_euclid(2);
        let shifted = map
            .into_iter()
            .map(|(cell, tile)| (moved(cell, -left, -top), tile));
        let mut tiles: Vec<(Cell, Tile)> = shifted.collect();
        tiles.sort_by_key(|(cell, _)| (cell.y, cell.x));
        let fits = |(cell, _): &(Cell, Tile)| cell.x < MOST_COLUMNS && cell.y < MOST_ROWS;
        tiles.iter().all(fits).then_some(tiles)
    }

    /// Returns whether lanes that are not consecutive stay apart, so that there are no shortcuts.
    fn keeps_apart(&self, lanes: &[Vec<Cell>]) -> bool {
        let most = self.vertices.iter().map(|vertex| vertex.radius).max();
        let apart = 2 + self.half_width + most.unwrap_or(0);
        let far =
            |a: &[Cell], b: &[Cell]| a.iter().all(|a| b.iter().all(|b| a.distance(*b) > apart));
        let pairs = |lane: usize| lanes.iter().skip(lane + 2).map(move |other| (lane, other));
        let not_next = (0..lanes.len()).flat_map(pairs);
        not_next
            .into_iter()
            .all(|(lane, other)| far(&lanes[lane], other))
    }

    fn fairway(&self, lanes: &[Vec<Cell>]) -> BTreeMap<Cell, Tile> {
        let mut map = BTreeMap::new();
        let mut spread = |around: Cell, radius: i32| {
            for cell in disc(around, radius) {
                map.insert(cell, Tile::Fairway);
            }
        };
        for cell in lanes.iter().flatten() {
            spread(*cell, self.half_width);
        }
        for vertex in &self.vertices {
            spread(vertex.at, vertex.radius);
        }
        for vertex in self.vertices.iter().filter(|vertex| vertex.island) {
            map.remove(&vertex.at);
        }
        map
    }

    /// Adds walls around the fairway. They are rounded near rounded vertices.
    fn build_walls(&self, map: &mut BTreeMap<Cell, Tile>) {
        let fairway: Vec<Cell> = map.keys().copied().collect();
        for wall in fairway.iter().flat_map(|cell| cell.around()) {
            let rounded = self
                .vertices
                .iter()
                .any(|vertex| vertex.rounded && vertex.at.distance(wall) <= vertex.radius + 1);
            let tile = if rounded {
                Tile::RoundedWall
            } else {
                Tile::Wall
            };
            map.entry(wall).or_insert(tile);
        }
    }
}

fn line(ends: &[Vertex]) -> Vec<Cell> {
    let [from, to] = ends else {
        return Vec::new();
    };
    let mut cells = vec![from.at];
    let mut at = from.at;
    while at != to.at {
        let nearer = Direction::ALL.into_iter().map(|d| at.next(d));
        let nearest = nearer.min_by_key(|cell| cell.distance(to.at));
        at = nearest.unwrap_or(to.at);
        cells.push(at);
    }
    cells
}

fn disc(around: Cell, radius: i32) -> impl Iterator<Item = Cell> {
    let rows = -radius..=radius;
    rows.flat_map(move |y| {
        let wide = 2 * radius - y.abs();
        let columns = (-wide..=wide).step_by(2);
        columns.map(move |x| moved(around, x, y))
    })
}

fn moved(cell: Cell, x: i32, y: i32) -> Cell {
    Cell {
        x: cell.x + x,
        y: cell.y + y,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use golf::Course;

    #[test]
    fn outlines_are_sound_courses_of_many_shapes() {
        let mut names = std::collections::BTreeSet::new();
        for seed in 0..300 {
            let par = 2 + (seed % 4) as i32;
            let file = draw(seed, par, &mut Rng::new(seed)).expect("an outline");
            let course = Course::new("made", &file, &());
            let course = course.unwrap_or_else(|errors| panic!("{seed}: {errors:?}\n{file}"));
            assert!(course.advice().is_empty(), "{:?}\n{file}", course.advice());
            let text = file.to_string();
            assert_eq!(CourseFile::parse(&text).expect("it reads back"), file);
            let name = text.split('"').nth(1).expect("a name");
            names.insert(name.split(' ').nth(1).map(str::to_owned));
        }
        assert!(names.len() >= 4, "{names:?}");
    }
}
