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
//! [`rough`]). Every stroke then has one more term: the value of the best throw,
//! looked up one stroke ahead, less the guess. So the sum is exact all the same.

mod counsel;
mod rough;

pub use counsel::Counsel;

use crate::solution::{Solution, Spot};
use golf::{Direction, Field, Node, Scene};

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
pub enum CannotReview {
    /// Where the ball started is beyond the solution.
    Start,
    /// This stroke is not one that could be played.
    Stroke(usize),
}

impl Solution {
    /// Reviews the play of a ball that started on `start`, the pieces and
    /// tokens then as in `scene`.
    pub fn review(
        &self,
        field: &Field,
        scene: &Scene,
        start: Node,
        strokes: &[Played],
    ) -> Result<Review, CannotReview> {
        if !self.is_exact() {
            return rough::review(self, field, scene, start, strokes);
        }
        let mut spot = self.spot(field, scene, start).ok_or(CannotReview::Start)?;
        let value = |spot: Spot| self.values(self.limit())[self.state(spot)];
        let starts = field.starts().into_iter();
        let best = starts
            .filter_map(|start| self.spot(field, scene, start))
            .map(value)
            .fold(f64::INFINITY, f64::min);
        let par = self.values(self.limit())[self.state(self.starts()[self.best_start()])];
        let mut review = Review {
            exact: true,
            par,
            inherited: best - par,
            start: value(spot) - best,
            strokes: Vec::with_capacity(strokes.len()),
            score: 0.0,
            rest: value(spot),
        };
        for (index, played) in strokes.iter().enumerate() {
            let left = usize::from(self.limit()).saturating_sub(index) as u8;
            let (stroke, tokens, next) = self
                .review_stroke(spot, left, *played)
                .ok_or(CannotReview::Stroke(index))?;
            review.score += 1.0 + tokens;
            review.rest = stroke.rest;
            review.strokes.push(stroke);
            spot = next;
        }
        Ok(review)
    }

    fn review_stroke(
        &self,
        spot: Spot,
        left: u8,
        played: Played,
    ) -> Option<(StrokeReview, f64, Spot)> {
        let plan = self.plan(spot, left)?;
        let place = self.bag().place(played.impulses)?;
        let shown = self.bag().places().get(played.throw)?;
        if !shown.iter().any(|face| usize::from(*face) == place) {
            return None;
        }
        let roll = &plan.rolls[place];
        let (direction, value) = match played.direction {
            Some(direction) => (direction, roll.directions[direction.index()]?),
            None if roll.best.is_none() => (Direction::E, roll.value),
            None => return None,
        };
        let (tokens, next) = self.outcome(spot, place, direction);
        let mean = plan.throws[played.throw];
        let stroke = StrokeReview {
            throw: mean - plan.throws[plan.best],
            luck: roll.value - mean,
            direction: value - roll.value,
            revised: 0.0,
            rest: value - 1.0 - tokens,
        };
        Some((stroke, tokens, next))
    }
}
