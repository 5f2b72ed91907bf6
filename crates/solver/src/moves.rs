//! A table of where every stroke of a lone ball leads. All other results are computed from it.

use golf::{Direction, Directions, Field, Landing, Scene};

/// The number of a position, which consists of the ball's node and the states of the movers. On a
/// field without movers, it is the number of the node.
pub(crate) type Position = u32;

/// The outcomes of all strokes, sorted by position, then by number of impulses (in the order of
/// `Bag::numbers`), then by direction.
///
/// The slot of a blocked direction repeats the outcome of an open one, so code that looks for the
/// minimum need not check which directions are open. If no direction is open, all slots lead back
/// to the position itself (S2).
#[derive(Clone, Debug)]
pub(crate) struct Moves {
    /// The number of rows per position: one for each possible number of impulses.
    pub(crate) numbers: usize,
    /// The position that stands for a holed ball.
    pub(crate) holed: Position,
    /// The number of known positions. Positions without rows in `next` were never expanded.
    pub(crate) positions: usize,
    pub(crate) next: Vec<[Position; 6]>,
    /// The tokens on the path of each stroke, one bit per token. Empty if the course has no tokens.
    pub(crate) swept: Vec<[u32; 6]>,
    /// On fields with movers, for each stroke that holes the ball: its key and the standing after
    /// it, in ascending order of keys. The key is six times the row plus the direction.
    pub(crate) holed_with: Vec<(u64, u32)>,
    pub(crate) open: Vec<Directions>,
}

impl Moves {
    /// Computes the table for a field without movers, with one position per node.
    pub(crate) fn still(field: &Field, numbers: &[u8]) -> Moves {
        let scene = Scene::new(field);
        let count = numbers.len();
        let mut moves = Moves {
            numbers: count,
            holed: field.hole().index() as Position,
            positions: field.len(),
            next: Vec::with_capacity(field.len() * count),
            swept: Vec::new(),
            holed_with: Vec::new(),
            open: Vec::with_capacity(field.len()),
        };
        for node in field.nodes() {
            let open = scene.open_ways(field, node);
            moves.open.push(open);
            let choice = choices(open);
            moves.next.extend(numbers.iter().map(|number| match choice {
                Some(choice) => {
                    let ends = field.landings(node, *number).map(|landing| match landing {
                        Landing::Rests(node) => node.index() as Position,
                        Landing::Holed => moves.holed,
                    });
                    choice.map(|direction| ends[direction.index()])
                }
                None => [node.index() as Position; 6],
            }));
        }
        moves
    }

    /// Returns the number of positions that have been expanded.
    pub(crate) fn played(&self) -> usize {
        self.open.len()
    }

    /// Returns the outcomes of all strokes from a position, by number of impulses.
    #[inline]
    pub(crate) fn rows(&self, position: usize) -> &[[Position; 6]] {
        &self.next[position * self.numbers..][..self.numbers]
    }

    /// Returns the standing after a stroke that holes the ball. The stroke is given by its row and
    /// its direction.
    pub(crate) fn standing_after(&self, row: usize, direction: usize) -> u32 {
        let stroke = (row * 6 + direction) as u64;
        let place = self.holed_with.binary_search_by_key(&stroke, |(s, _)| *s);
        place.map_or(0, |place| self.holed_with[place].1)
    }

    /// Returns the tokens on the path of each stroke, by number of impulses.
    #[inline]
    pub(crate) fn sweeps(&self, position: usize) -> &[[u32; 6]] {
        &self.swept[position * self.numbers..][..self.numbers]
    }
}

/// Returns, for each of the six slots in a row, the direction whose outcome fills it: the slot's
/// own direction if it is open, otherwise another open direction. `None` if no direction is open.
pub(crate) fn choices(open: Directions) -> Option<[Direction; 6]> {
    let first = open.iter().next()?;
    Some(Direction::ALL.map(|direction| {
        if open.contains(direction) {
            direction
        } else {
            first
        }
    }))
}
