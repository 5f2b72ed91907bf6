//! Computes the shapes of a board: felt, wood, and floors of different heights.

use crate::outline::{Outline, Rounding};
use crate::path_data::PathData;
use crate::point::{Frame, Turn};
use crate::strip::{Span, strips};
use golf::{Cell, Layout, PieceBody, Tile};
use sorted::{Map, Set};

/// Walls between lanes are filled with wood if they are at most twice this many cells wide.
const NARROW: usize = 3;

/// The outlines of felt and wood.
pub(crate) struct Ground {
    turn: Turn,
    pub(crate) fairway: Set<Cell>,
    /// The edge of the felt.
    pub(crate) felt: PathData,
    /// The outer edge of the felt and the filled wood together; the rail runs around it.
    pub(crate) wood: PathData,
    /// For each floor below the highest one, how many steps lower it is, and its edge.
    pub(crate) sunken: Vec<(u8, PathData)>,
}

impl Ground {
    pub(crate) fn new(turn: Turn, course: &Layout) -> Ground {
        let fairway: Set<Cell> = course.fairway().iter().copied().collect();
        let rounded = |cell| course.tile(cell) == Some(Tile::RoundedWall);
        let felt = Outline::around(turn, &fairway, rounded).path(Rounding::WALL);
        // Include the felt itself: its tight corners may stick out of the wood, whose corners are
        // wider.
        let mut wood = felt.clone();
        wood.join(&Outline::around(turn, &filled(&fairway), |_| true).path(Rounding::WALL));
        let sunken = sunken(course, &fairway).into_iter().map(|(depth, floor)| {
            let edge = Outline::around(turn, &floor, rounded).path(Rounding::WALL);
            (depth, edge)
        });
        Ground {
            turn,
            felt,
            wood,
            sunken: sunken.collect(),
            fairway,
        }
    }

    /// Returns a frame that contains the felt, the rail and the flag.
    pub(crate) fn frame(&self) -> Frame {
        Frame::board(self.fairway.iter().map(|cell| self.turn.of(*cell)))
    }
}

/// Returns the fairway together with the walls between its lanes and the islands in it. The fairway
/// is expanded by a few cells and then shrunk again, which closes only narrow gaps.
pub(crate) fn filled(fairway: &Set<Cell>) -> Set<Cell> {
    let mut filled = fairway.clone();
    for _ in 0..NARROW {
        let rim: Vec<Cell> = filled.iter().flat_map(|cell| cell.around()).collect();
        filled.extend(rim);
    }
    for _ in 0..NARROW {
        let inner = |cell: &&Cell| cell.around().all(|next| filled.contains(&next));
        filled = filled.iter().filter(inner).copied().collect();
    }
    let (low, high) = bounds(&filled);
    islands(&mut filled, low, high);
    filled
}

/// Returns the corners of a rectangle around all cells, with a margin.
fn bounds(cells: &Set<Cell>) -> (Cell, Cell) {
    let first = cells.first().copied().unwrap_or(Cell { x: 0, y: 0 });
    let (mut low, mut high) = (first, first);
    for cell in cells {
        (low.x, low.y) = (low.x.min(cell.x), low.y.min(cell.y));
        (high.x, high.y) = (high.x.max(cell.x), high.y.max(cell.y));
    }
    let room = Cell { x: 4, y: 2 };
    (low - room, high + room)
}

fn cells_between(low: Cell, high: Cell) -> impl Iterator<Item = Cell> {
    let rows = low.y..=high.y;
    rows.flat_map(move |y| (low.x..=high.x).filter_map(move |x| Cell::new(x, y)))
}

/// Adds all cells that cannot be reached from outside.
fn islands(filled: &mut Set<Cell>, low: Cell, high: Cell) {
    let inside =
        |cell: &Cell| (low.x..=high.x).contains(&cell.x) && (low.y..=high.y).contains(&cell.y);
    let rim = cells_between(low, high).filter(|cell| cell.y == low.y);
    let mut open: Vec<Cell> = rim.filter(|cell| !filled.contains(cell)).collect();
    let mut outside: Set<Cell> = open.iter().copied().collect();
    while let Some(cell) = open.pop() {
        for next in cell.around() {
            if inside(&next) && !filled.contains(&next) && outside.insert(next) {
                open.push(next);
            }
        }
    }
    let enclosed = cells_between(low, high).filter(|cell| !outside.contains(cell));
    filled.extend(enclosed.collect::<Vec<_>>());
}

/// Returns the lower floors, to which level ramps lead down (T6).
pub(crate) fn sunken(course: &Layout, fairway: &Set<Cell>) -> Vec<(u8, Set<Cell>)> {
    let ramps: Vec<(Cell, Cell)> = course
        .pieces()
        .iter()
        .filter_map(|p| ramp(&p.body))
        .collect();
    if ramps.is_empty() {
        return Vec::new();
    }
    let floors = floors(fairway);
    let floor_of = |cell: Cell| floors.iter().position(|floor| floor.contains(&cell));
    let mut depths: Map<usize, u8> = Map::new();
    // Each round determines the depth of one more step of a staircase. If more
    // rounds were needed, the ramps would form a ring.
    for _ in 0..ramps.len() {
        for (low, high) in &ramps {
            if let Some((low, high)) = floor_of(*low).zip(floor_of(*high)).filter(|(a, b)| a != b) {
                let above = depths.get(&high).copied().unwrap_or(0);
                let depth = depths.get_or_insert(low, 0);
                *depth = (*depth).max(above + 1).min(4);
            }
        }
    }
    depths
        .into_iter()
        .map(|(floor, depth)| (depth, floors[floor].clone()))
        .collect()
}

/// Returns the ground cells next to the low and high ends of a level ramp.
fn ramp(body: &PieceBody) -> Option<(Cell, Cell)> {
    let PieceBody::Tall { cells } = body else {
        return None;
    };
    let strips = strips(cells);
    let spans = &strips.first()?.spans;
    if !spans.iter().all(Span::is_slope) {
        return None;
    }
    let (first, last) = (spans.first()?, spans.last()?);
    let ends = (
        first.at.next(first.incoming.opposite()),
        last.at.next(last.outgoing),
    );
    let climbs = first.heights[0] < last.heights[1];
    Some(if climbs { ends } else { (ends.1, ends.0) })
}

/// Returns the connected parts of the fairway, which are the floors.
fn floors(fairway: &Set<Cell>) -> Vec<Set<Cell>> {
    let mut left = fairway.clone();
    let mut floors = Vec::new();
    while let Some(first) = left.pop_first() {
        let (mut floor, mut open) = (Set::from_iter([first]), vec![first]);
        while let Some(cell) = open.pop() {
            for next in cell.around() {
                if left.remove(&next) {
                    floor.insert(next);
                    open.push(next);
                }
            }
        }
        floors.push(floor);
    }
    floors
}
