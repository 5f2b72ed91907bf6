//! Luck and skill: what every decision and every roll of a ball's play cost.
//!
//! With `V` the value of a position under perfect play, the score of a ball
//! minus par is the sum, stroke by stroke, of
//!
//! ```text
//! what the throw cost       mean over its faces − V                      ≥ 0
//! what the roll gave        value once the number is known − that mean   either sign
//! what the direction cost   value of where it led − the best             ≥ 0
//! ```
//!
//! and, before the first stroke, of what earlier balls had changed on the
//! course and of what the choice of the start cell cost. All terms count
//! strokes, so above zero is worse.
//!
//! Where the solution is not exact a guess takes the place of `V` (see
//! `rough`). Every stroke then has one more term: the value of the best throw,
//! looked up one stroke ahead, less the guess. So the sum is exact all the same.

use golf::Direction;
use solver::Bag;
use std::fmt;

/// One stroke as it was played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Played {
    /// What was thrown: its index in the bag.
    pub throw: usize,
    /// The number that came up.
    pub impulses: u8,
    /// The direction; nothing if none was open (S2).
    pub direction: Option<Direction>,
}

impl Played {
    /// Where the number stands in the bag; nothing if what was thrown cannot show it.
    pub(super) fn place_in(&self, bag: &Bag) -> Option<usize> {
        let place = bag.place(self.impulses)?;
        let mut faces = bag.places().get(self.throw)?.iter();
        faces
            .any(|face| usize::from(*face) == place)
            .then_some(place)
    }
}

/// What one stroke cost.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct StrokeReview {
    /// What the choice of die or card cost.
    pub throw: f64,
    /// What the roll gave (below zero) or took.
    pub luck: f64,
    /// What the choice of direction cost.
    pub direction: f64,
    /// What the guess of the value was off by; 0 where it is exact.
    pub revised: f64,
    /// What the ball was worth afterwards: the expected rest of its score.
    pub rest: f64,
}

/// What the play of one ball on one course cost. All but `score` and `par` are
/// differences; they add up to `score + rest − par`.
#[derive(Clone, PartialEq, Debug)]
pub struct Review {
    /// Whether values are exact, not guesses.
    pub exact: bool,
    /// The value of the course as set up, from its best start.
    pub par: f64,
    /// What earlier balls had changed: tokens taken, pieces moved.
    pub inherited: f64,
    /// What the choice of the start cell cost.
    pub start: f64,
    /// Stroke by stroke.
    pub strokes: Vec<StrokeReview>,
    /// Strokes played and tokens taken.
    pub score: f64,
    /// What is still to be expected; 0 once the ball is holed or out of strokes.
    pub rest: f64,
}

impl Review {
    /// The cost of all decisions: start, throws, directions.
    pub fn skill(&self) -> f64 {
        let decisions = self.strokes.iter().map(|s| s.throw + s.direction);
        self.start + decisions.sum::<f64>()
    }

    /// What the rolls gave or took, and what earlier balls had changed.
    pub fn luck(&self) -> f64 {
        self.inherited + self.strokes.iter().map(|s| s.luck).sum::<f64>()
    }

    /// What the guesses of values were off by; 0 where they are exact.
    pub fn revised(&self) -> f64 {
        self.strokes.iter().map(|s| s.revised).sum()
    }
}

/// Why play cannot be reviewed: the stroke with this index does not fit, or
/// the first position is not known to the solution.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StrokesError {
    /// Where the ball started is beyond the solution.
    Start,
    /// This stroke is not one that could be played.
    Stroke(usize),
}

impl fmt::Display for StrokesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StrokesError::Start => f.write_str("the ball cannot start there"),
            StrokesError::Stroke(index) => write!(f, "stroke {} cannot be played", index + 1),
        }
    }
}

impl std::error::Error for StrokesError {}
