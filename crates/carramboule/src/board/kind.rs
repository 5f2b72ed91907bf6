//! Players, ball colours and kinds of balls.

/// One of the two players. `A` sits at y = 0 and looks along +y; `B` sits opposite.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Player {
    /// The near player.
    A,
    /// The far player.
    B,
}

impl Player {
    /// Returns the other player.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::A => Self::B,
            Self::B => Self::A,
        }
    }

    /// Returns the player's index in arrays of two.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the name used in files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::A => "A",
            Self::B => "B",
        }
    }
}

/// The colour that a player has in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Colour {
    /// The colour of the player who starts the round.
    White,
    /// The colour of the other player.
    Black,
}

impl Colour {
    /// Returns the other colour.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }

    /// Returns the colour's index in arrays of two.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the name used in files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::White => "white",
            Self::Black => "black",
        }
    }
}

/// The kind of ball.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// A white or black ball.
    Colour(Colour),
    /// The red queen.
    Queen,
    /// The yellow cue ball.
    Cue,
}

impl Kind {
    /// A white ball.
    pub const WHITE: Self = Self::Colour(Colour::White);
    /// A black ball.
    pub const BLACK: Self = Self::Colour(Colour::Black);

    /// Returns the name used in files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Colour(colour) => colour.name(),
            Self::Queen => "queen",
            Self::Cue => "cue",
        }
    }

    /// Returns the kind with this name.
    pub fn from_name(name: &str) -> Option<Self> {
        [Self::WHITE, Self::BLACK, Self::Queen, Self::Cue]
            .into_iter()
            .find(|kind| kind.name() == name)
    }
}
