//! Reviews of carom-mode matches, which separate luck from skill.
//!
//! A player's standing is their score minus the mean of the other players' scores. Carom mode
//! cannot be solved exactly, so the computer players' network estimates the standings during a
//! course. For every player, the result on a course minus the result expected at the start of that
//! course is the sum of:
//!
//! ```text
//! start, throw, direction   the cost of the player's choices, estimated by simulation
//! roll                      the luck in the player's rolls; negative is good luck
//! others                    the change in the standing while others played
//! revised                   the errors in the estimates during the player's strokes
//! ```
//!
//! All terms are in strokes; positive is worse.

use crate::carom::Price;
use protocol::{Seat, SeatView, Version};

/// The review of a carom-mode match.
#[derive(Clone, PartialEq, Debug)]
pub struct CaromReview {
    /// The players.
    pub seats: Vec<SeatView>,
    /// The courses, in playing order.
    pub courses: Vec<CaromCourse>,
    /// All strokes in the match, in playing order.
    pub strokes: Vec<CaromStroke>,
}

/// The review of one course.
#[derive(Clone, PartialEq, Debug)]
pub struct CaromCourse {
    /// The course's id.
    pub course: String,
    /// Whether all players who began the course finished it. If not, the course is not rated.
    pub judged: bool,
    /// The parts of the review, by seat; `None` for a player who left before the course began.
    pub players: Vec<Option<CaromParts>>,
}

/// The cost and the luck of one stroke for the player who played it.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct CaromStroke {
    /// The version of the event that played the stroke.
    pub version: Version,
    /// The index of the course in the match.
    pub course: usize,
    /// The player's seat.
    pub seat: Seat,
    /// The cost of the chosen start cell.
    pub start: Price,
    /// The cost of the chosen die or card.
    pub throw: Price,
    /// The cost of the chosen direction.
    pub direction: Price,
    /// The luck in the roll; negative is good luck.
    pub roll: f64,
    /// The error in the estimates.
    pub revised: f64,
    /// The player's standing after the stroke.
    pub stands: f64,
}

impl CaromStroke {
    /// Returns the total cost of the player's decisions in this stroke.
    pub fn skill(&self) -> Price {
        let prices = [self.start, self.throw, self.direction];
        let squares = prices.iter().map(|price| price.spread * price.spread);
        Price {
            mean: prices.iter().map(|price| price.mean).sum(),
            spread: squares.sum::<f64>().sqrt(),
        }
    }
}

/// A player's luck and skill. `result − expected` is the sum of the fields from `start` to
/// `revised`.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct CaromParts {
    /// The number of rated courses.
    pub courses: usize,
    /// The player's score minus the mean of the other players' scores.
    pub result: f64,
    /// The result expected at the start.
    pub expected: f64,
    /// The cost of the chosen start cells.
    pub start: f64,
    /// The cost of the chosen dice or cards.
    pub throw: f64,
    /// The cost of the chosen directions.
    pub direction: f64,
    /// The luck in the player's rolls; negative is good luck.
    pub roll: f64,
    /// The effect of other players' strokes.
    pub others: f64,
    /// The errors in the estimates during the player's strokes.
    pub revised: f64,
    /// The variance of `skill`, the cost of all decisions.
    pub skill_variance: f64,
    /// The variance of the luck.
    pub luck_variance: f64,
}

impl CaromParts {
    /// Returns the cost of all decisions, with its standard error.
    pub fn skill(&self) -> Price {
        Price {
            mean: self.start + self.throw + self.direction,
            spread: self.skill_variance.sqrt(),
        }
    }

    /// Returns the luck: the player's rolls, and the effect of other players' strokes.
    pub fn luck(&self) -> Price {
        Price {
            mean: self.roll + self.others,
            spread: self.luck_variance.sqrt(),
        }
    }

    /// Adds one of the player's strokes.
    pub(super) fn own(&mut self, stroke: &CaromStroke) {
        self.start += stroke.start.mean;
        self.throw += stroke.throw.mean;
        self.direction += stroke.direction.mean;
        self.roll += stroke.roll;
        self.revised += stroke.revised;
        let spread = stroke.skill().spread;
        self.skill_variance += spread * spread;
        self.luck_variance += stroke.revised * stroke.revised;
    }

    /// Adds another player's stroke, which changed this player's standing by `change`. The stroke
    /// affects `others` players, who share the error in its estimates.
    pub(super) fn other(&mut self, stroke: &CaromStroke, change: f64, others: u32) {
        self.others += change;
        let revised = stroke.revised / f64::from(others.max(1));
        self.luck_variance += revised * revised;
    }
}

/// Adds the parts of one more course.
impl std::ops::AddAssign<&CaromParts> for CaromParts {
    fn add_assign(&mut self, more: &CaromParts) {
        self.courses += more.courses;
        self.result += more.result;
        self.expected += more.expected;
        self.start += more.start;
        self.throw += more.throw;
        self.direction += more.direction;
        self.roll += more.roll;
        self.others += more.others;
        self.revised += more.revised;
        self.skill_variance += more.skill_variance;
        self.luck_variance += more.luck_variance;
    }
}

impl CaromReview {
    /// Returns a seat's totals over all rated courses.
    pub fn totals(&self, seat: Seat) -> CaromParts {
        let mut totals = CaromParts::default();
        let judged = self.courses.iter().filter(|course| course.judged);
        for parts in judged.filter_map(|course| course.players.get(usize::from(seat))?.as_ref()) {
            totals += parts;
        }
        totals
    }
}
