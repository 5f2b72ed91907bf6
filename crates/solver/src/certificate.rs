//! All that can be said about a course before anyone plays it.

use crate::average::{TEMPERATURE, best};
use crate::bag::Bag;
use crate::induction::{Edge, Problem};
use crate::reach::Reach;
use crate::solution::{Budget, Solution, Worth};
use crate::spread::Spread;
use crate::turns::Turn;
use golf::{Course, Field, Node};

/// A course judged by perfect play.
///
/// ```
/// use golf::Collection;
/// use solver::{Bag, Budget, Certificate};
/// let course = Collection::course("1").unwrap().unwrap();
/// let judged = Certificate::new(&course, Bag::base(), 10, Budget::default());
/// assert!(judged.is_solvable() && judged.reach.dead_ends.is_empty());
/// assert!(judged.average > judged.value.lower);
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Certificate {
    /// Whether values are exact, not bounds.
    pub exact: bool,
    /// The strokes allowed.
    pub limit: u8,
    /// The least expected score, from the best start.
    pub value: Worth,
    /// What an average player scores from the start that suits average players best.
    pub average: f64,
    /// The starts, in the order of [`Field::starts`].
    pub starts: Vec<StartCertificate>,
    /// The index of the best start.
    pub best_start: usize,
    /// What the first turn is worth, the second … in the course's order, each
    /// ball playing for itself. Empty where the order does not matter: without
    /// tokens and pieces that move.
    pub turns: Vec<Turn>,
    /// Solvability, dead ends, loops.
    pub reach: Reach,
    /// By throw of the bag: how much higher the value is without it. Empty if
    /// there is only one, or values are not exact.
    pub throws: Vec<f64>,
}

/// What one start is worth.
#[derive(Clone, PartialEq, Debug)]
#[allow(missing_docs)]
pub struct StartCertificate {
    pub node: Node,
    /// For a perfect player.
    pub value: Worth,
    /// For an average player.
    pub average: f64,
    /// How a perfect player's scores are spread.
    pub spread: Spread,
}

impl Certificate {
    /// Judges a course.
    pub fn new(course: &Course, bag: Bag, limit: u8, budget: Budget) -> Certificate {
        Self::of(course.field(), &Solution::new(course, bag, limit, budget))
    }

    /// Judges a course that is solved already.
    pub fn of(field: &Field, solution: &Solution) -> Certificate {
        let limit = solution.limit();
        let averages = solution.blurred(TEMPERATURE);
        let starts = field.starts().into_iter().zip(solution.starts());
        let starts = starts
            .zip(&averages)
            .map(|((node, spot), average)| StartCertificate {
                node,
                value: solution.worth(*spot, limit),
                average: *average,
                spread: solution.spread(*spot, limit),
            })
            .collect();
        Certificate {
            exact: solution.is_exact(),
            limit,
            value: solution.par(),
            average: best(&averages),
            starts,
            best_start: solution.best_start(),
            turns: solution.turns(field),
            reach: solution.reach(field),
            throws: solution.throws_matter(),
        }
    }

    /// Par: the value, rounded.
    pub fn par(&self) -> i32 {
        self.value.middle().round() as i32
    }

    /// Whether the ball can be holed from every start.
    pub fn is_solvable(&self) -> bool {
        self.reach.solvable.iter().all(|solvable| *solvable)
    }

    /// What the first ball gains on the second: how much lower its expected
    /// score is. Nothing where the order does not matter.
    pub fn advantage_of_first(&self) -> Option<f64> {
        Some(self.turns.get(1)?.score - self.turns.first()?.score)
    }
}

impl Solution {
    /// By throw: what the course is worth more without it.
    fn throws_matter(&self) -> Vec<f64> {
        let all = self.bag().places();
        if all.len() < 2 || !self.is_exact() {
            return Vec::new();
        }
        let par = self.par().lower;
        let without = |throw: usize| {
            let mut throws = all.to_vec();
            throws.remove(throw);
            let problem = Problem {
                throws: &throws,
                ..self.problem()
            };
            let values = problem.solve(self.limit(), Edge::Upper);
            let starts = self.starts().iter();
            let values = starts.map(|spot| values.layer(self.limit())[self.state(*spot)]);
            values.fold(f64::INFINITY, f64::min) - par
        };
        (0..all.len()).map(without).collect()
    }
}
