//! The probability of having the lowest score.

use super::judge::Outlook;

/// The smallest standard deviation assumed for a score. It is close to the standard deviation of
/// the error that rounding to an integer causes.
const LEAST: f64 = 0.3;
/// How far the integration extends on both sides of each mean, in standard deviations.
const WIDE: f64 = 5.0;
/// The number of integration steps.
const STEPS: u16 = 400;

/// Returns each player's probability of ending with the lowest score. Scores are assumed to be
/// independent and normally distributed. `None` stands for a player who has left. The probabilities
/// add up to 1.
pub fn chances_to_win(outlooks: &[Option<Outlook>]) -> Vec<f64> {
    let deviation = |outlook: &Outlook| outlook.variance.sqrt().max(LEAST);
    let seen = || outlooks.iter().flatten();
    let low = seen()
        .map(|one| one.mean - WIDE * deviation(one))
        .fold(f64::INFINITY, f64::min);
    let high = seen()
        .map(|one| one.mean + WIDE * deviation(one))
        .fold(f64::NEG_INFINITY, f64::max);
    let mut chances = vec![0.0; outlooks.len()];
    for step in 0..STEPS {
        let score = low + (high - low) * (f64::from(step) + 0.5) / f64::from(STEPS);
        for (player, chance) in chances.iter_mut().enumerate() {
            let Some(own) = &outlooks[player] else {
                continue;
            };
            let off = (score - own.mean) / deviation(own);
            let here = libm::exp(-off * off / 2.0) / deviation(own);
            let others = outlooks.iter().enumerate();
            let others = others.filter(|(other, _)| *other != player);
            let behind = others.filter_map(|(_, other)| {
                let other = other.as_ref()?;
                let off = (score - other.mean) / (deviation(other) * std::f64::consts::SQRT_2);
                Some(0.5 - 0.5 * libm::erf(off))
            });
            *chance += here * behind.product::<f64>();
        }
    }
    let all: f64 = chances.iter().sum();
    if all > 0.0 {
        for chance in &mut chances {
            *chance /= all;
        }
    }
    chances
}

#[cfg(test)]
mod tests {
    use super::*;

    #[allow(clippy::unnecessary_wraps)] // same signature as `chances_to_win`
    fn outlook(mean: f64, variance: f64) -> Option<Outlook> {
        Some(Outlook { mean, variance })
    }

    #[test]
    fn two_alike_have_the_same_chance_and_a_lead_is_worth_what_the_normal_curve_says() {
        let even = chances_to_win(&[outlook(20.0, 4.0), outlook(20.0, 4.0)]);
        assert!((even[0] - 0.5).abs() < 1e-12, "{even:?}");
        let ahead = chances_to_win(&[outlook(18.0, 4.0), outlook(20.0, 5.0)]);
        let curve = 0.5 + 0.5 * libm::erf(2.0 / 18.0_f64.sqrt());
        assert!((ahead[0] - curve).abs() < 1e-3, "{ahead:?} {curve}");
    }

    #[test]
    fn chances_add_up_and_who_has_left_has_none() {
        let said = chances_to_win(&[
            outlook(12.0, 3.0),
            None,
            outlook(13.0, 0.0),
            outlook(30.0, 1.0),
        ]);
        assert!((said.iter().sum::<f64>() - 1.0).abs() < 1e-12);
        assert!(said[1] == 0.0 && said[3] < 1e-6 && said[0] > said[2]);
        assert_eq!(chances_to_win(&[outlook(3.0, 0.0)]), [1.0]);
        assert_eq!(chances_to_win(&[None]), [0.0]);
    }
}
