//! Where every stroke of a lone ball leads: the table that all else is read from.

use golf::{Direction, Directions, Field, Landing, Scene};

/// A lone ball at rest and how the movers stand, by number. On a field without
/// movers it is the number of the node.
pub(crate) type Position = u32;

/// The outcomes of all strokes, by position, then by number of impulses (as in
/// the bag), then by direction.
///
/// A blocked direction repeats an open one, so minima need not look which are
/// open; where none is open all lead back to the position itself (S2).
#[derive(Clone, Debug)]
pub(crate) struct Moves {
    /// How many numbers of impulses there are.
    pub(crate) numbers: usize,
    /// Stands for a ball that is holed.
    pub(crate) holed: Position,
    /// Known positions; those beyond the rows of `next` were never played on.
    pub(crate) positions: usize,
    pub(crate) next: Vec<[Position; 6]>,
    /// The tokens on the way, one bit each; empty without tokens.
    pub(crate) swept: Vec<[u32; 6]>,
    /// Where pieces move: for strokes that hole the ball (six times the row,
    /// plus the direction; ascending) how the movers stand afterwards.
    pub(crate) holed_with: Vec<(u64, u32)>,
    pub(crate) open: Vec<Directions>,
}

impl Moves {
    /// On a field without movers: a position for every node.
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
                Some(choice) => choice.map(|direction| {
                    let direction = Direction::from_index(direction);
                    match field.landing(node, direction, *number) {
                        Landing::Rests(node) => node.index() as Position,
                        Landing::Holed => moves.holed,
                    }
                }),
                None => [node.index() as Position; 6],
            }));
        }
        moves
    }

    /// How many positions have been played on.
    pub(crate) fn played(&self) -> usize {
        self.open.len()
    }

    /// The outcomes of a position, number by number.
    #[inline]
    pub(crate) fn rows(&self, position: usize) -> &[[Position; 6]] {
        &self.next[position * self.numbers..][..self.numbers]
    }

    /// How a stroke that holes the ball leaves the movers: the stroke by its
    /// row and direction.
    pub(crate) fn standing_after(&self, row: usize, direction: usize) -> u32 {
        let stroke = (row * 6 + direction) as u64;
        let place = self.holed_with.binary_search_by_key(&stroke, |(s, _)| *s);
        place.map_or(0, |place| self.holed_with[place].1)
    }

    /// The tokens on the way, number by number.
    #[inline]
    pub(crate) fn sweeps(&self, position: usize) -> &[[u32; 6]] {
        &self.swept[position * self.numbers..][..self.numbers]
    }
}

/// For each of the six places of a row the direction that fills it: its own if
/// that is open, else one that is. Nothing if none is open.
pub(crate) fn choices(open: Directions) -> Option<[u8; 6]> {
    let first = open.iter().next()?;
    Some(Direction::ALL.map(|direction| {
        let choice = if open.contains(direction) {
            direction
        } else {
            first
        };
        choice.index() as u8
    }))
}
