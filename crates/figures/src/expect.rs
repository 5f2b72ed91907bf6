//! The expected outcome of a stroke.

use crate::piece_word::PieceWord;
use crate::place::Spot;
use golf::{Ball, Cell, Direction, Directions, Located, Why};
use std::fmt;

/// The expected outcome of a stroke. Balls, pieces and tokens that the figure does not name must
/// stay as they are. Other results are compared only if the figure states them.
#[derive(Clone, Debug)]
pub struct ExpectedOutcome {
    /// The directions open to the ball before the stroke (S2).
    pub open: Option<Located<Directions>>,
    /// Where the played ball ends up.
    pub end: Located<Spot>,
    /// Where the other balls end up.
    pub others: Vec<Located<(Ball, Spot)>>,
    /// Why the played ball settled.
    pub why: Option<Located<Why>>,
    /// The number of steps.
    pub steps: Option<Located<Steps>>,
    /// The cost of each step, in order.
    pub costs: Option<Located<Vec<u8>>>,
    /// The total cost of all steps.
    pub spent: Option<Located<u8>>,
    /// The number of impulses that the ball could not use.
    pub lost: Option<Located<u8>>,
    /// Every rebound, in order.
    pub rebounds: Option<Located<Vec<Bounce>>>,
    /// Every carom, in order.
    pub caroms: Option<Located<Vec<CaromFact>>>,
    /// The tokens taken by each ball.
    pub tokens: Located<Vec<(Ball, Vec<i8>)>>,
    /// The moving pieces, each with its index in the course's list of pieces and its state after
    /// the stroke.
    pub pieces: Vec<Located<(usize, PieceWord)>>,
}

/// The number of steps.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Steps {
    /// The steps of all balls together.
    Total(u32),
    /// The steps of each ball that moved, in the order of [`Ball::all`].
    ByBall(Vec<(Ball, u32)>),
}

impl fmt::Display for Steps {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Steps::Total(steps) => steps.fmt(f),
            Steps::ByBall(steps) => {
                let parts: Vec<String> = steps.iter().map(|(b, n)| format!("{b} = {n}")).collect();
                write!(f, "{{ {} }}", parts.join(", "))
            }
        }
    }
}

/// A rebound, or the parts of it that a figure states: `red 12,4 NE>SE off wall`.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct Bounce {
    pub ball: Option<Ball>,
    pub at: Option<Cell>,
    pub incoming: Option<Direction>,
    pub outgoing: Direction,
    /// The names of the bodies touched, in sorted order.
    pub off: Option<Vec<String>>,
}

impl Bounce {
    /// Returns whether a complete rebound matches the parts that the figure states.
    pub(crate) fn fits(&self, found: &Bounce) -> bool {
        (self.ball.is_none() || self.ball == found.ball)
            && (self.at.is_none() || self.at == found.at)
            && (self.incoming.is_none() || self.incoming == found.incoming)
            && self.outgoing == found.outgoing
            && (self.off.is_none() || self.off == found.off)
    }
}

impl fmt::Display for Bounce {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("\"")?;
        if let Some(ball) = self.ball {
            write!(f, "{ball} ")?;
        }
        if let Some(at) = self.at {
            write!(f, "{at} ")?;
        }
        if let Some(incoming) = self.incoming {
            write!(f, "{incoming}>")?;
        }
        self.outgoing.fmt(f)?;
        if let Some(off) = &self.off {
            write!(f, " off {}", off.join(" "))?;
        }
        f.write_str("\"")
    }
}

/// A carom, or the parts of it that a figure states.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct CaromFact {
    pub ball: Option<Ball>,
    pub hits: Ball,
    /// The number of steps that all balls took in the stroke before the carom.
    pub after: Option<u32>,
    /// The number of impulses passed on.
    pub left: Option<u8>,
    pub direction: Option<Direction>,
}

impl CaromFact {
    /// Returns whether a complete carom matches the parts that the figure states.
    pub(crate) fn fits(&self, found: &CaromFact) -> bool {
        (self.ball.is_none() || self.ball == found.ball)
            && self.hits == found.hits
            && (self.after.is_none() || self.after == found.after)
            && (self.left.is_none() || self.left == found.left)
            && (self.direction.is_none() || self.direction == found.direction)
    }
}

impl fmt::Display for CaromFact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("{ ")?;
        if let Some(ball) = self.ball {
            write!(f, "ball = \"{ball}\", ")?;
        }
        write!(f, "hits = \"{}\"", self.hits)?;
        if let Some(after) = self.after {
            write!(f, ", after = {after}")?;
        }
        if let Some(left) = self.left {
            write!(f, ", left = {left}")?;
        }
        if let Some(direction) = self.direction {
            write!(f, ", dir = \"{direction}\"")?;
        }
        f.write_str(" }")
    }
}

/// Formats a list in the notation of figures.
pub(crate) fn list<T: fmt::Display>(items: &[T]) -> String {
    let items: Vec<String> = items.iter().map(T::to_string).collect();
    format!("[{}]", items.join(", "))
}

/// Formats directions in the notation of figures.
pub(crate) fn directions(directions: Directions) -> String {
    let names: Vec<&str> = directions.iter().map(Direction::name).collect();
    format!("\"{}\"", names.join(" "))
}
