//! Chooses like a player who tends towards better options but makes mistakes.
//!
//! An option with the value `v` (lower is better) is chosen with a probability proportional to
//! `exp(−v / temperature)` (logit choice; Richard `McKelvey` and Thomas Palfrey, "Quantal Response
//! Equilibria for Normal Form Games", 1995).

/// Returns the index of the chosen option. `unit` is a uniform random number between 0 and 1.
pub(crate) fn pick(values: &[f64], temperature: f64, unit: f64) -> usize {
    let least = values.iter().copied().fold(f64::INFINITY, f64::min);
    let weights: Vec<f64> = values
        .iter()
        .map(|value| libm::exp((least - value) / temperature))
        .collect();
    let mut rest = unit * weights.iter().sum::<f64>();
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

#[cfg(test)]
mod tests {
    use super::pick;

    #[test]
    fn cold_players_take_the_best() {
        assert_eq!(pick(&[2.0, 1.0, 3.0], 1e-3, 0.999), 1);
    }
}
