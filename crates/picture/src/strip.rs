//! Finds the paths on top of a tall piece, with their heights.
//!
//! A piece can have several paths (a crossing has two). Each path is followed from one end to the
//! other and turned into a strip of cells, with a height at every edge:
//!
//! ```text
//!   edge 0     1     2     3     4     5     heights 0 ½ 1 1 ½ 0
//!        | slope slope deck slope slope |
//! ```

use crate::point::{LIFT, Point, R, Turn};
use golf::{Cell, Direction, Directions, TallCell, TallPart};
use sorted::Map;

/// Half the width of a deck.
pub(crate) const HALF_WIDTH: f64 = 0.62 * R;

/// The height of a ramp between two floors, as a fraction of a deck's height. A ramp between two
/// floors has no deck.
const LEVEL_RAMP: f64 = 0.62;

/// One cell of a strip.
#[derive(Clone, Copy, Debug)]
pub struct Span {
    /// The cell.
    pub at: Cell,
    /// Slope or deck.
    pub part: TallPart,
    /// The directions in which paths lead out of this cell; more than two at a crossing.
    pub ways: Directions,
    /// The direction in which the strip enters the cell.
    pub incoming: Direction,
    /// The direction in which the strip leaves the cell.
    pub outgoing: Direction,
    /// The heights at the two edges where the strip enters and leaves the cell, as fractions of the
    /// height of a deck.
    pub heights: [f64; 2],
}

impl Span {
    /// Returns whether the cell is part of a slope.
    pub fn is_slope(&self) -> bool {
        matches!(self.part, TallPart::Slope { .. })
    }

    pub(crate) fn turns(&self) -> bool {
        self.incoming != self.outgoing
    }

    /// Returns the midpoints of the edges where the strip enters and leaves the cell.
    pub(crate) fn edges(&self, turn: Turn) -> [Point; 2] {
        [
            turn.edge(self.at, self.incoming.opposite()),
            turn.edge(self.at, self.outgoing),
        ]
    }

    /// Returns the height in the middle of the cell.
    pub(crate) fn height(&self) -> f64 {
        f64::midpoint(self.heights[0], self.heights[1])
    }
}

/// A path on top of a tall piece.
#[derive(Clone, Debug)]
pub struct Strip {
    /// Its cells, from one end to the other.
    pub spans: Vec<Span>,
}

/// Returns all paths of a piece, each path once.
pub fn strips(cells: &[TallCell]) -> Vec<Strip> {
    let by_cell: Map<Cell, TallCell> = cells.iter().map(|cell| (cell.at, *cell)).collect();
    let mut done: Vec<(Cell, Direction)> = Vec::new();
    let mut strips = Vec::new();
    for cell in cells {
        for out in cell.ways.iter() {
            let end = (cell.at, out);
            if by_cell.contains_key(&cell.at.next(out)) || done.contains(&end) {
                continue;
            }
            let spans = walk(&by_cell, *cell, out.opposite());
            done.push(end);
            if let Some(last) = spans.last() {
                done.push((last.at, last.outgoing));
            }
            strips.push(with_heights(spans));
        }
    }
    strips
}

/// Walks along a path through the piece from one of its ends, as a ball would (T1, F2).
fn walk(by_cell: &Map<Cell, TallCell>, first: TallCell, into: Direction) -> Vec<Span> {
    let mut spans: Vec<Span> = Vec::new();
    let (mut cell, mut direction) = (first, into);
    // A path visits each cell at most twice. The limit ends the walk if the path is a ring.
    while spans.len() <= 2 * by_cell.len() {
        let bends = [0, 1, -1].map(|sixths| direction.turned(sixths));
        let Some(outgoing) = bends.into_iter().find(|d| cell.ways.contains(*d)) else {
            break;
        };
        spans.push(Span {
            at: cell.at,
            part: cell.part,
            ways: cell.ways,
            incoming: direction,
            outgoing,
            heights: [1.0, 1.0],
        });
        let Some(next) = by_cell.get(&cell.at.next(outgoing)) else {
            break;
        };
        (cell, direction) = (*next, outgoing);
    }
    spans
}

fn with_heights(mut spans: Vec<Span>) -> Strip {
    let full = if spans.iter().all(Span::is_slope) {
        LEVEL_RAMP
    } else {
        1.0
    };
    let mut index = 0;
    while index < spans.len() {
        let rises = rises(&spans[index]);
        let run = spans[index..]
            .iter()
            .take_while(|s| self::rises(s) == rises);
        let length = run.count();
        for step in 0..length {
            let share = |k: usize| f64::from(k as u32) / f64::from(length as u32) * full;
            spans[index + step].heights = match rises {
                Some(true) => [share(step), share(step + 1)],
                Some(false) => [share(length - step), share(length - step - 1)],
                None => [full, full],
            };
        }
        index += length;
    }
    Strip { spans }
}

/// Returns whether the strip goes uphill in this cell; `None` on a deck.
fn rises(span: &Span) -> Option<bool> {
    match span.part {
        TallPart::Slope { down } => Some(down == span.incoming.opposite()),
        TallPart::Deck { .. } => None,
    }
}

/// Returns how far a ball on top of each cell is shifted up the page.
pub(crate) fn lifts(cells: &[TallCell]) -> Map<Cell, f64> {
    let strips = strips(cells);
    let spans = strips.iter().flat_map(|strip| &strip.spans);
    spans.map(|span| (span.at, span.height() * LIFT)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use golf::{Catalogue, Form};

    fn tall(id: &str) -> Vec<TallCell> {
        let shape = Catalogue::standard().shapes().iter().find(|s| s.id == id);
        match &shape.expect("the shape is in the catalogue").form {
            Form::Tall(cells) => cells.clone(),
            other => panic!("{id} is {other:?}"),
        }
    }

    #[test]
    fn a_crossing_has_two_paths() {
        let strips = strips(&tall("V-X13"));
        let lengths: Vec<usize> = strips.iter().map(|strip| strip.spans.len()).collect();
        assert_eq!(lengths, [7, 7]);
    }

    #[test]
    fn every_path_covers_its_piece_and_begins_and_ends_on_the_ground() {
        for id in ["V-I4", "V-I5", "V-I7", "V-I9", "V-C7h", "V-V6", "V-U7"] {
            let cells = tall(id);
            let strips = strips(&cells);
            assert_eq!(strips.len(), 1, "{id}");
            let spans = &strips[0].spans;
            assert_eq!(spans.len(), cells.len(), "{id}");
            assert!(spans[0].heights[0].abs() < 1e-9, "{id}");
            assert!(spans[spans.len() - 1].heights[1].abs() < 1e-9, "{id}");
        }
    }

    #[test]
    fn a_level_ramp_rises_from_end_to_end() {
        let strip = &strips(&tall("V-R2"))[0];
        let [first, second] = [0, 1].map(|i| strip.spans[i].heights.map(|h| h / LEVEL_RAMP));
        assert!(
            (first[0], first[1], second[1]) == (0.0, second[0], 1.0),
            "{strip:?}"
        );
    }
}
