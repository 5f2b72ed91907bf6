//! Choices of a player who sees what is better, but not exactly.
//!
//! Of options worth `v` (low is good) each is taken with a probability
//! proportional to `exp(−v / temperature)` (logit choice; Richard `McKelvey` and
//! Thomas Palfrey, "Quantal Response Equilibria for Normal Form Games", 1995).

/// The mean of `outcomes` for a player who chooses by `values`.
/// Infinite values are never chosen; there must be a finite one.
pub(crate) fn mean(values: &[f64], outcomes: &[f64], temperature: f64) -> f64 {
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

/// The index such a player takes; `chance` is uniform from 0 to 1.
pub(crate) fn pick(values: &[f64], temperature: f64, chance: f64) -> usize {
    let least = values.iter().copied().fold(f64::INFINITY, f64::min);
    let weights: Vec<f64> = values
        .iter()
        .map(|value| exp((least - value) / temperature))
        .collect();
    let mut rest = chance * weights.iter().sum::<f64>();
    for (index, weight) in weights.iter().enumerate() {
        rest -= weight;
        if rest < 0.0 {
            return index;
        }
    }
    weights
        .iter()
        .rposition(|weight| *weight > 0.0)
        .unwrap_or(0)
}

/// `e^x` for `x ≤ 0` to about 1e-12, with the same bits on every machine: the
/// standard library's may differ between native code and WebAssembly.
pub(crate) fn exp(x: f64) -> f64 {
    if x < -60.0 || x.is_nan() {
        return 0.0;
    }
    // e^x = (e^(x/1024))^1024; the series of the small argument needs few terms.
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

/// `1/8!`, `1/7!` … `1/1!`, `1/0!`.
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
    use super::*;

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
        assert_eq!(pick(&values, 1e-3, 0.999), 1);
    }
}
