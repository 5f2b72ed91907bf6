//! Finds the values of choices by simulation.

use super::arena::{Arena, Stroke};
use crate::puzzle::choose::rounded;
use solver::Rng;

/// The result of simulating all choices.
pub(super) struct Deep {
    /// For each choice, the player's remaining strokes and the opponents' mean remaining strokes.
    pub(super) sides: Vec<[f64; 2]>,
    /// The standard error of the best choice's lead over the second best.
    pub(super) error: f64,
    /// The best choice's smallest lead over any other choice, in standard errors.
    pub(super) sure: f64,
}

impl Arena {
    /// Simulates every choice to the end of the course `times` times, with the same dice for all
    /// choices.
    pub(super) fn deep(&self, strokes: &[Stroke], seed: u64, times: u16) -> Deep {
        let player = self.player();
        let judge = player.judge();
        let ends: Vec<Vec<[f64; 2]>> = strokes
            .iter()
            .map(|stroke| {
                let seeds = (0..times).map(|time| Rng::mix(seed.wrapping_add(u64::from(time))));
                let play = |seed| judge.play_out(stroke.after.clone(), 0, seed);
                seeds.map(play).collect()
            })
            .collect();
        let mean = |ends: &Vec<[f64; 2]>, side: usize| {
            rounded(ends.iter().map(|end| end[side]).sum::<f64>() / f64::from(times))
        };
        let sides: Vec<[f64; 2]> = ends.iter().map(|of| [mean(of, 0), mean(of, 1)]).collect();
        let (best, next) = best_two(&sides);
        let leads = (0..ends.len()).filter(|one| *one != best).map(|one| {
            let (lead, error) = lead(&ends[best], &ends[one]);
            lead / error.max(f64::EPSILON)
        });
        let sure = leads.fold(f64::INFINITY, f64::min);
        let (_, error) = lead(&ends[best], &ends[next]);
        Deep { sides, error, sure }
    }
}

/// Returns the best choice and the second best.
pub(super) fn best_two(sides: &[[f64; 2]]) -> (usize, usize) {
    let value = |one: &usize| sides[*one][0] - sides[*one][1];
    let least = |but: Option<usize>| {
        let others = (0..sides.len()).filter(|one| Some(*one) != but);
        let least = others.min_by(|a, b| value(a).total_cmp(&value(b)));
        least.unwrap_or(0)
    };
    let best = least(None);
    (best, least(Some(best)))
}

/// Returns the mean lead of one choice over another, and the standard error of that mean.
fn lead(better: &[[f64; 2]], worse: &[[f64; 2]]) -> (f64, f64) {
    let value = |[own, others]: &[f64; 2]| own - others;
    let leads = better.iter().zip(worse).map(|(a, b)| value(b) - value(a));
    let count = f64::from(better.len() as u32);
    let mean = leads.clone().sum::<f64>() / count;
    let square = leads.map(|lead| (lead - mean) * (lead - mean)).sum::<f64>();
    (mean, (square / (count - 1.0) / count).sqrt())
}

#[cfg(test)]
mod tests {
    use super::{best_two, lead};

    #[test]
    fn a_lead_comes_with_its_standard_error() {
        let better = [[1.0, 3.0], [2.0, 3.0], [3.0, 3.0]];
        let worse = [[3.0, 3.0], [3.0, 3.0], [3.0, 3.0]];
        let (mean, error) = lead(&better, &worse);
        assert!((mean - 1.0).abs() < 1e-12);
        assert!((error - (1.0_f64 / 3.0).sqrt()).abs() < 1e-12);
    }

    #[test]
    fn who_is_less_behind_is_better() {
        assert_eq!(best_two(&[[3.0, 3.0], [2.0, 4.0], [1.0, 2.0]]), (1, 2));
        assert_eq!(best_two(&[[3.0, 3.0], [3.0, 3.0]]), (0, 1));
    }
}
