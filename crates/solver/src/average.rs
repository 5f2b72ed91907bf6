//! The score of an average player, who sees only roughly which option is better and expects to
//! choose later strokes just as imprecisely.
//!
//! The value `v` of an option is its expected score (low is good). Each option is chosen with a
//! probability proportional to `exp(−v / temperature)` (logit choice; Richard `McKelvey` and Thomas
//! Palfrey, "Quantal Response Equilibria for Normal Form Games", 1995).

use crate::solution::Solution;
use golf::Directions;

/// The temperature of an average player, in strokes. The higher the temperature, the less precisely
/// the player judges values.
pub(crate) const TEMPERATURE: f64 = 0.3;

pub(crate) fn best(starts: &[f64]) -> f64 {
    starts.iter().copied().fold(f64::INFINITY, f64::min)
}

impl Solution {
    /// Returns the average player's expected score from the start that is best for average players.
    pub fn average(&self) -> f64 {
        best(&self.blurred(TEMPERATURE))
    }

    /// Returns, for each start, the expected score of players with this temperature. A ball that
    /// leaves the explored positions counts as never holed.
    pub(crate) fn blurred(&self, temperature: f64) -> Vec<f64> {
        let sets = self.problem().worths.len();
        let mut before = vec![0.0; self.states()];
        for left in 1..=self.limit() {
            let mut after = vec![f64::from(left); before.len()];
            for position in 0..self.moves.played() {
                for lying in 0..sets {
                    after[position * sets + lying] =
                        self.blurred_stroke(&before, position, lying, temperature);
                }
            }
            after[self.moves.holed as usize * sets..][..sets].fill(0.0);
            before = after;
        }
        let starts = self.starts().iter();
        starts.map(|spot| before[self.state(*spot)]).collect()
    }

    fn blurred_stroke(
        &self,
        before: &[f64],
        position: usize,
        lying: usize,
        temperature: f64,
    ) -> f64 {
        let problem = self.problem();
        let sets = problem.worths.len();
        let open = self.moves.open[position];
        let mut rolls = [0.0; golf::MAX_IMPULSES as usize];
        for (place, row) in self.moves.rows(position).iter().enumerate() {
            let row_number = position * self.moves.numbers + place;
            let swept = self.moves.swept.get(row_number).copied().unwrap_or([0; 6]);
            let values: [f64; 6] = std::array::from_fn(|d| {
                let taken = lying & swept[d] as usize;
                problem.worths[taken] + before[row[d] as usize * sets + (lying & !taken)]
            });
            rolls[place] = blurred_direction(open, values, temperature);
        }
        let means: Vec<f64> = problem
            .throws
            .iter()
            .map(|faces| faces.iter().map(|f| rolls[usize::from(*f)]).sum::<f64>() / 6.0)
            .collect();
        1.0 + mean(&means, &means, temperature)
    }
}

fn blurred_direction(open: Directions, values: [f64; 6], temperature: f64) -> f64 {
    // If no direction is open or all have the same value, there is nothing to choose.
    if open.is_empty()
        || values
            .iter()
            .all(|value| value.to_bits() == values[0].to_bits())
    {
        return values[0];
    }
    let mut seen = values;
    for direction in golf::Direction::ALL {
        if !open.contains(direction) {
            seen[direction.index()] = f64::INFINITY;
        }
    }
    mean(&seen, &values, temperature)
}

/// Returns the mean of `outcomes` for a player who chooses by `values`. Options with infinite
/// values are never chosen. At least one value must be finite.
fn mean(values: &[f64], outcomes: &[f64], temperature: f64) -> f64 {
    let least = values.iter().copied().fold(f64::INFINITY, f64::min);
    let (mut total, mut sum) = (0.0, 0.0);
    for (value, outcome) in values.iter().zip(outcomes) {
        let weight = exp((least - value) / temperature);
        if weight > 0.0 {
            total += weight;
            sum += weight * outcome;
        }
    }
    sum / total
}

/// Computes `e^x` for `x ≤ 0` with an error of about 1e-12 and the same bits on every machine. With
/// `libm::exp`, which cannot be inlined, a certificate would take a third longer.
fn exp(x: f64) -> f64 {
    if x < -60.0 || x.is_nan() {
        return 0.0;
    }
    // e^x = (e^(x/1024))^1024, and the series for the small argument needs few terms.
    let small = x * (1.0 / 1024.0);
    let mut sum = SERIES[0];
    for coefficient in &SERIES[1..] {
        sum = sum * small + coefficient;
    }
    for _ in 0..10 {
        sum *= sum;
    }
    sum
}

/// The coefficients `1/8!`, `1/7!`, …, `1/1!`, `1/0!`.
const SERIES: [f64; 9] = [
    1.0 / 40_320.0,
    1.0 / 5_040.0,
    1.0 / 720.0,
    1.0 / 120.0,
    1.0 / 24.0,
    1.0 / 6.0,
    1.0 / 2.0,
    1.0,
    1.0,
];

#[cfg(test)]
mod tests {
    use super::{exp, mean};

    #[test]
    fn exp_is_the_exponential_function() {
        for hundredths in 0..6_000 {
            let x = -f64::from(hundredths) / 100.0;
            assert!((exp(x) - x.exp()).abs() <= 1e-12 * x.exp(), "{x}");
        }
    }

    #[test]
    fn cold_players_take_the_best() {
        let values = [2.0, 1.0, 3.0];
        assert!((mean(&values, &values, 1e-3) - 1.0).abs() < 1e-9);
        assert!((mean(&values, &values, 1e9) - 2.0).abs() < 1e-6);
    }
}
