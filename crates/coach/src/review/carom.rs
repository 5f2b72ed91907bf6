//! What luck and skill came to in a match of carom mode: the parts, and how they add up.
//!
//! A player stands as well as the own score less the mean of the others' scores. Nobody can solve
//! the game, so how one stands in the middle of a course is estimated by what the computer players
//! have learned. For every player the result of a course less what was expected at its beginning
//! is the sum of
//!
//! ```text
//! start, throw, direction   what the own choices cost: estimated by playing on, with a spread
//! roll                      what the own rolls took, or gave (below zero)
//! others                    how one stood better or worse while others played
//! revised                   what the estimates were off by in the own strokes
//! ```
//!
//! All terms count strokes, so above zero is worse.

use crate::carom::Price;
use protocol::{Seat, SeatView, Version};

/// What luck and skill came to in a match of carom mode.
#[derive(Clone, PartialEq, Debug)]
pub struct CaromReview {
    /// Who played.
    pub seats: Vec<SeatView>,
    /// In the order they were played.
    pub courses: Vec<CaromCourse>,
    /// All strokes of the match, as they were played.
    pub strokes: Vec<CaromStroke>,
}

/// What luck and skill came to on one course.
#[derive(Clone, PartialEq, Debug)]
pub struct CaromCourse {
    /// The course's id.
    pub course: String,
    /// Whether it was played to its end by all who began it; otherwise it is not judged.
    pub judged: bool,
    /// By seat; nothing for who had left the match before.
    pub players: Vec<Option<CaromParts>>,
}

/// What one stroke cost the player whose it was.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct CaromStroke {
    /// The event it is.
    pub version: Version,
    /// The place of the course in the match.
    pub course: usize,
    /// Who played.
    pub seat: Seat,
    /// What the choice of the start cell cost.
    pub start: Price,
    /// What the choice of die or card cost.
    pub throw: Price,
    /// What the choice of direction cost.
    pub direction: Price,
    /// What the roll took, or gave (below zero).
    pub roll: f64,
    /// What the estimates were off by.
    pub revised: f64,
    /// How the player stands after it.
    pub stands: f64,
}

impl CaromStroke {
    /// The cost of all decisions.
    pub fn skill(&self) -> Price {
        let prices = [self.start, self.throw, self.direction];
        let squares = prices.iter().map(|price| price.spread * price.spread);
        Price {
            mean: prices.iter().map(|price| price.mean).sum(),
            spread: squares.sum::<f64>().sqrt(),
        }
    }
}

/// What the play of a player came to; `result − expected` is the sum of the rest.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct CaromParts {
    /// Courses that were judged.
    pub courses: usize,
    /// The own score less the mean of the others'.
    pub result: f64,
    /// What of that was expected at the beginning.
    pub expected: f64,
    /// What the choices of the start cost.
    pub start: f64,
    /// What the choices of die or card cost.
    pub throw: f64,
    /// What the choices of direction cost.
    pub direction: f64,
    /// What the own rolls took, or gave (below zero).
    pub roll: f64,
    /// What the strokes of others took, or gave.
    pub others: f64,
    /// What the estimates were off by in the own strokes.
    pub revised: f64,
    /// How far off the cost of all decisions may be, squared …
    pub skill_variance: f64,
    /// … and what was beyond the player.
    pub luck_variance: f64,
}

impl CaromParts {
    /// The cost of all decisions, and how far off it may be.
    pub fn skill(&self) -> Price {
        Price {
            mean: self.start + self.throw + self.direction,
            spread: self.skill_variance.sqrt(),
        }
    }

    /// What was beyond the player: rolls, and what others did.
    pub fn luck(&self) -> Price {
        Price {
            mean: self.roll + self.others,
            spread: self.luck_variance.sqrt(),
        }
    }

    /// Takes in a stroke of the player's own.
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

    /// Takes in a stroke of another, of so many: by how much one stands worse for it. What the
    /// estimates of that stroke were off by is shared by all whom it met.
    pub(super) fn other(&mut self, stroke: &CaromStroke, change: f64, others: u32) {
        self.others += change;
        let revised = stroke.revised / f64::from(others.max(1));
        self.luck_variance += revised * revised;
    }
}

/// Adds one more course.
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
    /// What the play of a seat came to on all courses that were judged.
    pub fn totals(&self, seat: Seat) -> CaromParts {
        let mut totals = CaromParts::default();
        let judged = self.courses.iter().filter(|course| course.judged);
        for parts in judged.filter_map(|course| course.players.get(usize::from(seat))?.as_ref()) {
            totals += parts;
        }
        totals
    }
}
