//! Backward induction: computes the value of a position for each number of remaining strokes.
//!
//! When no strokes remain, nothing more is scored. When `t` strokes remain, the value of a position
//! `s` is
//!
//! ```text
//! V(t, s) = 1 + min over throws of  mean over faces f of  min over directions d of
//!               tokens(s, f, d) + V(t−1, next(s, f, d)),      V(t, holed) = 0.
//! ```
//!
//! So a ball that is never holed scores one per stroke, which adds up to the limit (G5, G6). Sums
//! are computed in face order, so values are identical to the last bit on every machine.

use crate::moves::{Moves, Position};

/// The length of an array indexed by a byte, so that no bounds check is needed.
const NUMBERS: usize = 256;

/// The assumed value of positions that were never expanded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Edge {
    /// A lower bound: one stroke, and all tokens that are still on the course are taken.
    Lower,
    /// An upper bound: all remaining strokes, and no tokens are taken.
    Upper,
}

/// The values of all states for each number of remaining strokes. A state is a position together
/// with the remaining tokens.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Values {
    states: usize,
    layers: Vec<f64>,
}

impl Values {
    /// Returns the values of all states with this number of remaining strokes.
    pub(crate) fn layer(&self, left: u8) -> &[f64] {
        &self.layers[usize::from(left) * self.states..][..self.states]
    }
}

/// The throw that was better than all others when the throws of a state were last compared.
#[derive(Clone, Copy)]
struct Favourite<'p> {
    faces: &'p [u8; 6],
    /// Six times the smallest mean of the other throws at that time.
    others: f64,
}

/// A decision problem: where strokes lead, which dice are available, and what tokens are worth.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Problem<'p> {
    pub(crate) moves: &'p Moves,
    /// For each throw and face, the index of the face's number of impulses.
    pub(crate) throws: &'p [[u8; 6]],
    /// The total value of each set of tokens.
    pub(crate) worths: &'p [f64],
}

impl<'p> Problem<'p> {
    #[inline]
    pub(crate) fn state(&self, position: Position, lying: u32) -> usize {
        position as usize * self.worths.len() + lying as usize
    }

    /// Computes the values for 0 to `limit` remaining strokes.
    pub(crate) fn solve(&self, limit: u8, edge: Edge) -> Values {
        let states = self.moves.positions * self.worths.len();
        let mut layers = vec![0.0; states * (usize::from(limit) + 1)];
        let mut favourites = vec![None; self.moves.played()];
        for left in 1..=limit {
            let (before, after) = layers.split_at_mut(states * usize::from(left));
            let before = &before[states * usize::from(left - 1)..];
            let after = &mut after[..states];
            if self.worths.len() == 1 && left == 1 {
                // The last stroke scores one, unless the ball is already holed.
                after.fill(1.0);
                after[self.moves.holed as usize] = 0.0;
            } else if self.worths.len() == 1 {
                self.step(before, after, &mut favourites);
            } else {
                self.step_with_tokens(before, after);
            }
            self.fill_edge(after, left, edge);
        }
        Values { states, layers }
    }

    /// Computes the values for one more remaining stroke than in `before`, for a course without
    /// tokens.
    ///
    /// Without tokens, no sum becomes smaller with one more stroke, and rounding keeps this order.
    /// So if a favourite is still no worse than the other throws were, it is still the best.
    fn step(&self, before: &[f64], after: &mut [f64], favourites: &mut [Option<Favourite<'p>>]) {
        let rows = self.moves.next.chunks_exact(self.moves.numbers);
        let mut best = [0.0; NUMBERS];
        for ((rows, value), favourite) in rows.zip(after.iter_mut()).zip(favourites) {
            let still_best = favourite.and_then(|Favourite { faces, others }| {
                let faces = faces.iter().map(|number| &rows[usize::from(*number)]);
                let sum = faces.fold(0.0, |sum, row| sum + best_direction(before, row));
                (sum <= others).then_some(sum)
            });
            let sum = still_best.unwrap_or_else(|| {
                for (row, best) in rows.iter().zip(&mut best) {
                    *best = least(row.map(|next| before[next as usize]));
                }
                let (sum, new) = self.compare_throws(&best);
                *favourite = new;
                sum
            });
            *value = 1.0 + sum / 6.0;
        }
        after[self.moves.holed as usize] = 0.0;
    }

    fn step_with_tokens(&self, before: &[f64], after: &mut [f64]) {
        let sets = self.worths.len();
        let mut best = [0.0; NUMBERS];
        for position in 0..self.moves.played() {
            let rows = self.moves.rows(position);
            let sweeps = self.moves.sweeps(position);
            for lying in 0..sets {
                for ((row, sweep), best) in rows.iter().zip(sweeps).zip(&mut best) {
                    *best = least(std::array::from_fn(|d| {
                        let taken = lying & sweep[d] as usize;
                        self.worths[taken] + before[row[d] as usize * sets + (lying & !taken)]
                    }));
                }
                after[position * sets + lying] = 1.0 + self.compare_throws(&best).0 / 6.0;
            }
        }
        after[self.moves.holed as usize * sets..][..sets].fill(0.0);
    }

    /// Returns six times the smallest mean that any throw has over its faces, and the throw with
    /// this mean if there is only one.
    #[inline]
    fn compare_throws(&self, best: &[f64; NUMBERS]) -> (f64, Option<Favourite<'p>>) {
        let mut least = f64::INFINITY;
        let mut favourite = Favourite {
            faces: &[0; 6],
            others: f64::INFINITY,
        };
        for faces in self.throws {
            let sum = faces
                .iter()
                .fold(0.0, |sum, number| sum + best[usize::from(*number)]);
            if sum < least {
                let others = least;
                favourite = Favourite { faces, others };
                least = sum;
            } else if sum < favourite.others {
                favourite.others = sum;
            }
        }
        (least, (least < favourite.others).then_some(favourite))
    }

    fn fill_edge(&self, after: &mut [f64], left: u8, edge: Edge) {
        let sets = self.worths.len();
        for position in after.chunks_exact_mut(sets).skip(self.moves.played()) {
            for (value, worth) in position.iter_mut().zip(self.worths) {
                *value = match edge {
                    Edge::Lower => 1.0 + worth,
                    Edge::Upper => f64::from(left),
                };
            }
        }
    }
}

/// Returns the value to which the best direction in `row` leads. If this were inlined for all faces
/// of a throw, there would not be enough registers.
#[inline(never)]
fn best_direction(before: &[f64], row: &[Position; 6]) -> f64 {
    least(row.map(|next| before[next as usize]))
}

/// Returns the smallest of six numbers, none of them NaN.
#[inline]
fn least(values: [f64; 6]) -> f64 {
    let min = |a: f64, b: f64| if a < b { a } else { b };
    let halves: [f64; 3] = std::array::from_fn(|i| min(values[2 * i], values[2 * i + 1]));
    min(min(halves[0], halves[1]), halves[2])
}

#[cfg(test)]
mod tests {
    use crate::{Bag, Budget, Solution};
    use golf::Collection;

    #[test]
    fn favourites_change_no_value() {
        for id in ["1", "4", "7", "9"] {
            let course = Collection::course(id).expect("a course").expect("valid");
            let solution = Solution::new(&course, Bag::standard(), 14, Budget::default());
            for left in 2..=14 {
                let mut after = vec![0.0; solution.states()];
                let mut unknown = vec![None; solution.states()];
                let problem = solution.problem();
                problem.step(solution.values(left - 1), &mut after, &mut unknown);
                assert_eq!(after, solution.values(left), "{id}, {left} strokes");
            }
        }
    }
}
