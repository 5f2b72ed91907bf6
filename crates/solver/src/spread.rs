//! The distribution of scores from a spot under best play.

use crate::moves::Position;
use crate::plan::first_least;
use crate::solution::{Solution, Spot};
use golf::Direction;
use std::collections::BTreeMap;

/// Maximum number of distinct numbers of impulses.
const NUMBERS: usize = golf::MAX_IMPULSES as usize;

/// The probabilities of all results from a spot under best play. If several choices are equally
/// good, the first one is made, as in [`Solution::plan`].
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Spread {
    /// The probabilities of holing the ball in exactly one stroke, two strokes, and so on.
    pub holed: Vec<f64>,
    /// The probability of not holing the ball at all.
    pub unholed: f64,
    /// The probability of each score, including tokens.
    pub scores: BTreeMap<i32, f64>,
}

impl Spread {
    /// Returns the expected score.
    pub fn mean(&self) -> f64 {
        let terms = self.scores.iter();
        terms.map(|(score, p)| f64::from(*score) * p).sum()
    }

    /// Returns the standard deviation of the score.
    pub fn deviation(&self) -> f64 {
        let mean = self.mean();
        let terms = self.scores.iter();
        let variance: f64 = terms
            .map(|(score, p)| (f64::from(*score) - mean).powi(2) * p)
            .sum();
        variance.sqrt()
    }
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct End {
    pub(crate) strokes: u8,
    pub(crate) holed: bool,
    pub(crate) spot: Spot,
    /// The standing of the movers at the end.
    pub(crate) standing: u32,
    pub(crate) probability: f64,
}

impl Solution {
    /// Returns the distribution of scores from a spot with `left` remaining strokes.
    pub fn spread(&self, spot: Spot, left: u8) -> Spread {
        let left = left.min(self.limit());
        let mut spread = Spread {
            holed: vec![0.0; usize::from(left)],
            ..Spread::default()
        };
        let all = usize::MAX;
        self.play_out(&[(spot, 1.0)], left, all, |end| {
            if end.holed {
                spread.holed[usize::from(end.strokes - 1)] += end.probability;
            } else {
                spread.unholed += end.probability;
            }
            let taken = spot.lying & !end.spot.lying;
            let score = i32::from(end.strokes) + self.problem().worths[taken as usize] as i32;
            *spread.scores.entry(score).or_default() += end.probability;
        });
        spread
    }

    /// Returns the probability that the ball is not holed in `left` strokes under best play.
    pub fn unholed(&self, spot: Spot, left: u8) -> f64 {
        self.spread(spot, left).unholed
    }

    /// Continues best play from the spots in `from`, each with its probability, and reports every
    /// possible end to `tell`. Returns the number of decisions examined, or `None` if that number
    /// would exceed `most`.
    pub(crate) fn play_out(
        &self,
        from: &[(Spot, f64)],
        left: u8,
        most: usize,
        mut tell: impl FnMut(End),
    ) -> Option<usize> {
        let mut decisions = 0;
        let sets = self.problem().worths.len();
        let mut balls = vec![0.0; self.states()];
        for (spot, probability) in from {
            balls[self.state(*spot)] += probability;
        }
        let spot_of = |state: usize| Spot {
            position: (state / sets) as Position,
            lying: (state % sets) as u32,
        };
        for stroke in 1..=left {
            let mut next = vec![0.0; balls.len()];
            for (state, probability) in lying(&balls) {
                let spot = spot_of(state);
                decisions += 1;
                if decisions > most {
                    return None;
                }
                for (after, standing) in self.best_outcomes(spot, left - stroke + 1) {
                    if after.position == self.moves.holed {
                        tell(End {
                            strokes: stroke,
                            holed: true,
                            spot: after,
                            standing,
                            probability: probability / 6.0,
                        });
                    } else {
                        next[self.state(after)] += probability / 6.0;
                    }
                }
            }
            balls = next;
        }
        for (state, probability) in lying(&balls) {
            let spot = spot_of(state);
            tell(End {
                strokes: left,
                holed: false,
                spot,
                standing: self.atlas.standing(spot.position),
                probability,
            });
        }
        Some(decisions)
    }

    /// Returns, for each face, the spot to which the best stroke leads and the standing after it.
    /// Makes the same choices as [`Solution::plan`]. In positions beyond the budget, the ball stays
    /// where it is.
    fn best_outcomes(&self, spot: Spot, left: u8) -> [(Spot, u32); 6] {
        if spot.position as usize >= self.moves.played() {
            return [(spot, self.atlas.standing(spot.position)); 6];
        }
        let after = self.values(left - 1);
        let mut rolls = [(0.0, spot, 0); NUMBERS];
        for (place, roll) in rolls.iter_mut().enumerate().take(self.moves.numbers) {
            let outcomes = Direction::ALL.map(|direction| self.outcome(spot, place, direction));
            let values = outcomes.map(|(tokens, next)| 1.0 + tokens + after[self.state(next)]);
            let best = first_least(values.iter().copied()).unwrap_or(0);
            *roll = (values[best], outcomes[best].1, best);
        }
        let faces = self.bag().places().iter();
        let mean = |faces: &[u8; 6]| {
            let values = faces.iter().map(|place| rolls[usize::from(*place)].0);
            values.sum::<f64>() / 6.0
        };
        let best = first_least(faces.map(mean)).unwrap_or(0);
        self.bag().places()[best].map(|place| {
            let (_, after, direction) = rolls[usize::from(place)];
            let standing = if after.position == self.moves.holed {
                let row = spot.position as usize * self.moves.numbers + usize::from(place);
                self.moves.standing_after(row, direction)
            } else {
                self.atlas.standing(after.position)
            };
            (after, standing)
        })
    }
}

/// Returns the possible states of a ball that is not holed, with their probabilities.
fn lying(balls: &[f64]) -> impl Iterator<Item = (usize, f64)> {
    let balls = balls.iter().copied().enumerate();
    balls.filter(|(_, probability)| *probability > 0.0)
}
