//! The twelve balls in the game.

use std::fmt;
use std::str::FromStr;

/// The six colours, in the default order of play. A course may have a different order printed on
/// it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Colour {
    Orange = 0,
    Green = 1,
    Yellow = 2,
    Blue = 3,
    Violet = 4,
    Red = 5,
}

impl Colour {
    /// All colours, in the default order of play.
    pub const ALL: [Colour; 6] = [
        Colour::Orange,
        Colour::Green,
        Colour::Yellow,
        Colour::Blue,
        Colour::Violet,
        Colour::Red,
    ];

    /// Returns the name used in files.
    pub const fn name(self) -> &'static str {
        ["orange", "green", "yellow", "blue", "violet", "red"][self as usize]
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The error for text that is not a colour or ball name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseBallError;

impl fmt::Display for ParseBallError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(
            "not a ball; use orange, green, yellow, blue, violet or red, plus -flat if flat",
        )
    }
}

impl std::error::Error for ParseBallError {}

impl FromStr for Colour {
    type Err = ParseBallError;

    fn from_str(text: &str) -> Result<Self, ParseBallError> {
        Self::ALL
            .into_iter()
            .find(|colour| colour.name() == text)
            .ok_or(ParseBallError)
    }
}

/// One of the twelve balls: a round or flat ball in one of six colours.
///
/// ```
/// use golf::{Ball, Colour};
/// let ball: Ball = "red-flat".parse().unwrap();
/// assert_eq!(ball, Ball::flat(Colour::Red));
/// assert_eq!(ball.to_string(), "red-flat");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Ball(u8);

impl Ball {
    /// The number of balls.
    pub const COUNT: usize = 12;

    /// Returns the round ball of the given colour.
    pub const fn round(colour: Colour) -> Ball {
        Ball(colour as u8 * 2)
    }

    /// Returns the flat ball of the given colour.
    pub const fn flat(colour: Colour) -> Ball {
        Ball(colour as u8 * 2 + 1)
    }

    /// Returns all balls, colour by colour; the round ball of each colour comes first.
    pub fn all() -> impl Iterator<Item = Ball> {
        (0..Self::COUNT as u8).map(Ball)
    }

    /// Returns the ball's number, below [`Ball::COUNT`].
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the ball with this number.
    ///
    /// # Panics
    /// Panics if `index` is [`Ball::COUNT`] or more.
    pub(crate) const fn from_index(index: usize) -> Ball {
        assert!(index < Self::COUNT);
        Ball(index as u8)
    }

    /// Returns the ball's colour.
    pub const fn colour(self) -> Colour {
        Colour::ALL[(self.0 / 2) as usize]
    }

    /// Returns `balls` in playing order (G2): colours in the given order, and the round ball of
    /// each colour before the flat one.
    pub fn playing_order(order: [Colour; 6], balls: &[Ball]) -> Vec<Ball> {
        let both = |colour| [Ball::round(colour), Ball::flat(colour)];
        let all = order.into_iter().flat_map(both);
        all.filter(|ball| balls.contains(ball)).collect()
    }

    /// Returns whether this is the flat ball of its colour.
    pub const fn is_flat(self) -> bool {
        self.0 % 2 == 1
    }
}

impl fmt::Display for Ball {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.colour().name())?;
        f.write_str(if self.is_flat() { "-flat" } else { "" })
    }
}

impl FromStr for Ball {
    type Err = ParseBallError;

    fn from_str(text: &str) -> Result<Self, ParseBallError> {
        match text.strip_suffix("-flat") {
            Some(colour) => colour.parse().map(Ball::flat),
            None => text.parse().map(Ball::round),
        }
    }
}
