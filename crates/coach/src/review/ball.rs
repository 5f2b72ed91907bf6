//! Separates luck from skill in the play of one ball: computes the cost of every decision and the
//! luck in every roll.
//!
//! Let `V` be the value of a position under perfect play. The score of a ball minus par is then the
//! sum of these terms over all strokes:
//!
//! ```text
//! cost of the throw         mean value over its faces − V                ≥ 0
//! luck in the roll          value once the number is known − that mean   either sign
//! cost of the direction     value after the stroke − best such value     ≥ 0
//! ```
//!
//! Two more terms arise before the first stroke: the effect of what earlier balls changed on the
//! course, and the cost of the chosen start cell. All terms are in strokes; positive is worse.
//!
//! If the solution is not exact, an estimate replaces `V` (see `rough`). Every stroke then has one
//! more term: the value of the best throw, looking one stroke ahead, minus the estimate. So the
//! terms still add up exactly.

use golf::Direction;
use solver::Bag;
use std::fmt;

/// A stroke that was played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Played {
    /// The throw, as an index into the bag.
    pub throw: usize,
    /// The rolled number.
    pub impulses: u8,
    /// The direction; `None` if none was open (S2).
    pub direction: Option<Direction>,
}

impl Played {
    /// Returns the rolled number's index in the bag; `None` if the throw cannot show this number.
    pub(super) fn place_in(&self, bag: &Bag) -> Option<usize> {
        let place = bag.place(self.impulses)?;
        let mut faces = bag.places().get(self.throw)?.iter();
        faces
            .any(|face| usize::from(*face) == place)
            .then_some(place)
    }
}

/// The costs of the choices in a stroke, and the luck in its roll.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct StrokeReview {
    /// The cost of the chosen die or card.
    pub throw: f64,
    /// The luck in the roll; negative is good luck.
    pub luck: f64,
    /// The cost of the chosen direction.
    pub direction: f64,
    /// The error in the estimated value; 0 if that value is exact.
    pub revised: f64,
    /// The value after the stroke: the ball's expected remaining score.
    pub rest: f64,
}

/// The review of one ball on one course. `inherited`, `start`, and the costs, luck and errors in
/// `strokes` add up to `score + rest − par`.
#[derive(Clone, PartialEq, Debug)]
pub struct Review {
    /// Whether the values are exact rather than estimates.
    pub exact: bool,
    /// The value of the course in its initial state, from its best start.
    pub par: f64,
    /// The effect of what earlier balls changed: tokens taken and pieces moved.
    pub inherited: f64,
    /// The cost of the chosen start cell.
    pub start: f64,
    /// The reviews of the strokes.
    pub strokes: Vec<StrokeReview>,
    /// Strokes played plus the values of the tokens taken.
    pub score: f64,
    /// The expected remaining score; 0 once the ball is holed or out of strokes.
    pub rest: f64,
}

impl Review {
    /// Returns the cost of all decisions: the start cell, the throws and the directions.
    pub fn skill(&self) -> f64 {
        let decisions = self.strokes.iter().map(|s| s.throw + s.direction);
        self.start + decisions.sum::<f64>()
    }

    /// Returns the luck: the rolls, and the effect of what earlier balls changed.
    pub fn luck(&self) -> f64 {
        self.inherited + self.strokes.iter().map(|s| s.luck).sum::<f64>()
    }

    /// Returns the total error in the estimated values; 0 if the values are exact.
    pub fn revised(&self) -> f64 {
        self.strokes.iter().map(|s| s.revised).sum()
    }
}

/// Why the strokes of a ball cannot be reviewed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StrokesError {
    /// The starting position is not part of the solution.
    Start,
    /// The stroke with this index could not be played.
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
