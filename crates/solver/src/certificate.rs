//! Certificates assess a course before anyone plays it.

use crate::average::{TEMPERATURE, best};
use crate::bag::Bag;
use crate::induction::{Edge, Problem};
use crate::reach::Reach;
use crate::solution::{Budget, Solution, Worth};
use crate::spread::Spread;
use crate::turns::Turn;
use golf::{Course, Field, Node};

/// An assessment of a course based on perfect play.
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
    /// Whether the values are exact rather than bounds.
    pub exact: bool,
    /// The stroke limit.
    pub limit: u8,
    /// The lowest expected score, from the best start.
    pub value: Worth,
    /// The average player's expected score from the start that is best for average players.
    pub average: f64,
    /// The starts, in the order of [`Field::starts`].
    pub starts: Vec<StartCertificate>,
    /// The index of the best start.
    pub best_start: usize,
    /// The value of playing first, second and so on, if each ball minimises its own score. Empty if
    /// there are neither tokens nor moving pieces, because the order then does not matter.
    pub turns: Vec<Turn>,
    /// Solvability, dead ends and loops.
    pub reach: Reach,
    /// For each throw, how much higher the value would be without it. Empty if there is only one
    /// throw or if the values are not exact.
    pub throws: Vec<f64>,
}

/// The value of one start.
#[derive(Clone, PartialEq, Debug)]
#[allow(missing_docs)]
pub struct StartCertificate {
    pub node: Node,
    /// The value for a perfect player.
    pub value: Worth,
    /// The expected score of an average player.
    pub average: f64,
    /// The score distribution of a perfect player.
    pub spread: Spread,
}

impl Certificate {
    /// Assesses a course.
    pub fn new(course: &Course, bag: Bag, limit: u8, budget: Budget) -> Certificate {
        Self::of(course.field(), &Solution::new(course, bag, limit, budget))
    }

    /// Assesses a course that has already been solved.
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

    /// Returns par, the rounded value.
    pub fn par(&self) -> i32 {
        self.value.middle().round() as i32
    }

    /// Returns whether the ball can be holed from every start.
    pub fn is_solvable(&self) -> bool {
        self.reach.solvable.iter().all(|solvable| *solvable)
    }

    /// Returns how much lower the first ball's expected score is than the second ball's, or `None`
    /// if the playing order does not matter.
    pub fn advantage_of_first(&self) -> Option<f64> {
        Some(self.turns.get(1)?.score - self.turns.first()?.score)
    }
}

impl Solution {
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
