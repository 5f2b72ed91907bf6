//! All that can be said about a course before anyone plays it.

use crate::average::TEMPERATURE;
use crate::bag::Bag;
use crate::induction::{Edge, Problem};
use crate::reach::Reach;
use crate::solution::{Budget, Solution, Spot, Worth};
use crate::spread::Spread;
use golf::{Course, Field, Node};

/// A course judged by perfect play.
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
    /// With tokens: the expected score of the first ball, the second … in the
    /// course's order, each playing for itself. Empty without tokens, and
    /// where pieces move.
    pub turns: Vec<f64>,
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
    pub fn new(course: &Course, field: &Field, bag: Bag, limit: u8, budget: Budget) -> Certificate {
        Self::of(field, &Solution::new(course, field, bag, limit, budget))
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
            average: averages.iter().copied().fold(f64::INFINITY, f64::min),
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
    /// score is. Nothing without tokens.
    pub fn advantage_of_first(&self) -> Option<f64> {
        Some(self.turns.get(1)? - self.turns.first()?)
    }
}

impl Solution {
    /// The expected scores of six balls one after the other, tokens gone once taken.
    fn turns(&self, field: &Field) -> Vec<f64> {
        if self.tokens.is_empty() || field.has_movers() {
            return Vec::new();
        }
        let limit = self.limit();
        let values = self.values(limit);
        let sets = self.problem().worths.len();
        let mut lying = vec![0.0; sets];
        lying[sets - 1] = 1.0;
        let mut turns = Vec::new();
        for _ in 0..6 {
            let from: Vec<(Spot, f64)> = (0..sets)
                .filter(|set| lying[*set] > 0.0)
                .map(|set| (self.best_start_with(set as u32), lying[set]))
                .collect();
            let score = from.iter().map(|(spot, p)| p * values[self.state(*spot)]);
            turns.push(score.sum());
            lying = vec![0.0; sets];
            self.play_out(&from, limit, |end| {
                lying[end.spot.lying as usize] += end.probability;
            });
        }
        turns
    }

    /// The best start once only these tokens lie there.
    fn best_start_with(&self, lying: u32) -> Spot {
        let values = self.values(self.limit());
        let spots = self.starts().iter().map(|spot| Spot { lying, ..*spot });
        let better = |best: Spot, next: Spot| {
            if values[self.state(next)] < values[self.state(best)] - crate::SAME {
                next
            } else {
                best
            }
        };
        spots.reduce(better).unwrap_or(Spot {
            position: self.moves.holed,
            lying,
        })
    }

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
