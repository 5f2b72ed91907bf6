//! The proportion of won matches, with its confidence interval.

use std::fmt;

/// The mean of scores between 0 and 1, with its 95 % confidence interval.
pub struct Share {
    pub count: usize,
    pub mean: f64,
    /// Half the width of the interval.
    pub half: f64,
}

impl Share {
    pub fn of(scores: impl Iterator<Item = f64>) -> Share {
        let scores: Vec<f64> = scores.collect();
        let count = scores.len().max(1) as f64;
        let mean = scores.iter().sum::<f64>() / count;
        let variance = scores.iter().map(|x| (x - mean) * (x - mean)).sum::<f64>() / count;
        Share {
            count: scores.len(),
            mean,
            half: 1.96 * (variance / count).sqrt(),
        }
    }
}

impl fmt::Display for Share {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:.1} ± {:.1} %", 100.0 * self.mean, 100.0 * self.half)
    }
}

#[cfg(test)]
mod tests {
    use super::Share;

    #[test]
    fn the_interval_narrows_with_the_root_of_the_count() {
        let some = Share::of([1.0, 0.0].into_iter().cycle().take(100));
        let more = Share::of([1.0, 0.0].into_iter().cycle().take(400));
        assert_eq!(some.to_string(), "50.0 ± 9.8 %");
        assert_eq!(more.to_string(), "50.0 ± 4.9 %");
    }
}
