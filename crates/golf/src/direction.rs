//! The six directions on a pointy-top hexagonal board.

use std::fmt;
use std::str::FromStr;

/// One of the six directions, numbered counter-clockwise from east (rule B1).
///
/// ```text
///     NW  NE
///      \  /
///  W ── () ── E
///      /  \
///     SW  SE
/// ```
///
/// Arithmetic is modulo six: `d.turned(1)` is the next direction counter-clockwise, and
/// `d.turned(-1)` the next one clockwise.
///
/// ```
/// use golf::Direction;
/// assert_eq!(Direction::E.turned(1), Direction::NE);
/// assert_eq!(Direction::E.turned(-1), Direction::SE);
/// assert_eq!(Direction::NW.opposite(), Direction::SE);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[repr(u8)]
pub enum Direction {
    /// East.
    E = 0,
    /// North-east.
    NE = 1,
    /// North-west.
    NW = 2,
    /// West.
    W = 3,
    /// South-west.
    SW = 4,
    /// South-east.
    SE = 5,
}

impl Direction {
    /// All directions, in index order.
    pub const ALL: [Direction; 6] = [
        Direction::E,
        Direction::NE,
        Direction::NW,
        Direction::W,
        Direction::SW,
        Direction::SE,
    ];

    /// Returns the direction with this index, modulo six.
    #[inline]
    pub const fn from_index(index: u8) -> Direction {
        Self::ALL[(index % 6) as usize]
    }

    /// Returns the number of the direction (rule B1), from 0 for east to 5 for south-east.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns `d + sixths` in the notation of rule B1: the direction turned counter-clockwise by
    /// `sixths` times 60°.
    #[inline]
    #[must_use]
    pub const fn turned(self, sixths: i8) -> Direction {
        Self::ALL[(self as i8 + sixths).rem_euclid(6) as usize]
    }

    /// Returns `d + 3` in the notation of rule B1.
    #[inline]
    #[must_use]
    pub const fn opposite(self) -> Direction {
        self.turned(3)
    }

    /// Returns this direction reflected north to south.
    #[inline]
    #[must_use]
    pub const fn mirrored(self) -> Direction {
        Self::ALL[(6 - self as usize) % 6]
    }

    /// Returns the name used in files: `E NE NW W SW SE`.
    pub const fn name(self) -> &'static str {
        ["E", "NE", "NW", "W", "SW", "SE"][self as usize]
    }
}

impl fmt::Display for Direction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The error for text that is not a direction name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseDirectionError;

impl fmt::Display for ParseDirectionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a direction; use one of E, NE, NW, W, SW, SE")
    }
}

impl std::error::Error for ParseDirectionError {}

impl FromStr for Direction {
    type Err = ParseDirectionError;

    fn from_str(text: &str) -> Result<Self, ParseDirectionError> {
        Self::ALL
            .into_iter()
            .find(|direction| direction.name() == text)
            .ok_or(ParseDirectionError)
    }
}

/// A set of directions: bit `d` stands for direction `d`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Directions(u8);

impl Directions {
    /// The empty set.
    pub const NONE: Directions = Directions(0);

    /// Returns the set with `direction` included.
    #[must_use]
    pub const fn with(self, direction: Direction) -> Directions {
        Directions(self.0 | 1 << direction as u8)
    }

    /// Returns the set without `direction`.
    #[must_use]
    pub const fn without(self, direction: Direction) -> Directions {
        Directions(self.0 & !(1 << direction as u8))
    }

    /// Returns whether `direction` is in the set.
    #[inline]
    pub const fn contains(self, direction: Direction) -> bool {
        self.0 >> (direction as u8) & 1 == 1
    }

    /// Returns whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the number of directions in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns the directions in index order.
    pub fn iter(self) -> impl Iterator<Item = Direction> {
        Direction::ALL
            .into_iter()
            .filter(move |direction| self.contains(*direction))
    }
}

impl FromIterator<Direction> for Directions {
    fn from_iter<I: IntoIterator<Item = Direction>>(directions: I) -> Self {
        directions.into_iter().fold(Self::NONE, Self::with)
    }
}
