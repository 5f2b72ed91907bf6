//! How scores are spread under best play: forward from a spot, stroke by stroke.

use crate::solution::{Solution, Spot};
use golf::Direction;
use std::collections::BTreeMap;

/// The probabilities of what can come of a spot under best play. Where several
/// choices are equally good the first is taken, as [`Solution::plan`] does.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Spread {
    /// The probability of being holed with exactly one stroke, two, three …
    pub holed: Vec<f64>,
    /// The probability of not being holed at all.
    pub unholed: f64,
    /// The probability of each score, tokens counted.
    pub scores: BTreeMap<i32, f64>,
    /// How play can end: the tokens then lying, and its probability.
    pub(crate) ends: BTreeMap<u32, f64>,
}

impl Spread {
    /// The expected score.
    pub fn mean(&self) -> f64 {
        let terms = self.scores.iter();
        terms.map(|(score, p)| f64::from(*score) * p).sum()
    }

    /// The standard deviation of the score.
    pub fn deviation(&self) -> f64 {
        let mean = self.mean();
        let terms = self.scores.iter();
        let variance: f64 = terms
            .map(|(score, p)| (f64::from(*score) - mean).powi(2) * p)
            .sum();
        variance.sqrt()
    }

    fn end(&mut self, strokes: u8, tokens: f64, lying: u32, probability: f64) {
        let score = i32::from(strokes) + tokens as i32;
        *self.scores.entry(score).or_default() += probability;
        *self.ends.entry(lying).or_default() += probability;
    }
}

impl Solution {
    /// How scores are spread from a spot on with `left` strokes left.
    pub fn spread(&self, spot: Spot, left: u8) -> Spread {
        let left = left.min(self.limit());
        let mut spread = Spread {
            holed: vec![0.0; usize::from(left)],
            ..Spread::default()
        };
        let mut balls = BTreeMap::from([(spot, 1.0)]);
        for stroke in 1..=left {
            let mut next = BTreeMap::new();
            for (ball, probability) in balls {
                for (after, share) in self.best_outcomes(ball, left - stroke + 1) {
                    let probability = probability * share;
                    if after.position == self.moves.holed {
                        spread.holed[usize::from(stroke - 1)] += probability;
                        let tokens = self.taken(spot, after);
                        spread.end(stroke, tokens, after.lying, probability);
                    } else {
                        *next.entry(after).or_default() += probability;
                    }
                }
            }
            balls = next;
        }
        for (ball, probability) in balls {
            spread.unholed += probability;
            spread.end(left, self.taken(spot, ball), ball.lying, probability);
        }
        spread
    }

    /// The probability that a ball is not holed with `left` strokes under best play.
    pub fn unholed(&self, spot: Spot, left: u8) -> f64 {
        self.spread(spot, left).unholed
    }

    /// Where the best stroke can lead. Beyond the budget the ball stays where it is.
    fn best_outcomes(&self, spot: Spot, left: u8) -> Vec<(Spot, f64)> {
        let Some(plan) = self.plan(spot, left) else {
            return vec![(spot, 1.0)];
        };
        let faces = self.bag().places()[plan.best];
        let outcome = |place: u8| {
            let place = usize::from(place);
            let direction = plan.rolls[place].best.unwrap_or(Direction::E);
            (self.outcome(spot, place, direction).1, 1.0 / 6.0)
        };
        faces.into_iter().map(outcome).collect()
    }

    /// What the tokens taken between two spots are worth.
    fn taken(&self, before: Spot, after: Spot) -> f64 {
        self.problem().worths[(before.lying & !after.lying) as usize]
    }
}
