//! Reproducible random numbers and times.

/// A seeded random number generator.
pub(super) struct Rng(fastrand::Rng);

impl Rng {
    pub(super) fn new(seed: u64) -> Rng {
        Rng(fastrand::Rng::with_seed(seed))
    }

    /// Returns a number of at least 0 and less than 1.
    pub(super) fn share(&mut self) -> f64 {
        self.0.f64()
    }

    pub(super) fn below(&mut self, number: usize) -> usize {
        self.0.usize(..number)
    }

    pub(super) fn between(&mut self, least: f64, most: f64) -> f64 {
        least + (most - least) * self.share()
    }

    /// Returns an exponentially distributed time.
    pub(super) fn exponential(&mut self, mean: f64) -> f64 {
        -mean * (1.0 - self.share()).ln()
    }

    /// Returns a log-normally distributed time with this median and 99th percentile (Box–Muller
    /// method).
    pub(super) fn skewed(&mut self, median: f64, p99: f64) -> f64 {
        /// The 99th percentile of the standard normal distribution.
        const P99: f64 = 2.326;
        let spread = (p99 / median).max(1.0).ln() / P99;
        let angle = std::f64::consts::TAU * self.share();
        let normal = (-2.0 * (1.0 - self.share()).ln()).sqrt() * angle.cos();
        median * (spread * normal).exp()
    }
}

#[cfg(test)]
mod tests {
    use super::Rng;

    #[test]
    fn skewed_times_have_their_percentiles() {
        let mut rng = Rng::new(1);
        let mut times: Vec<f64> = (0..100_000).map(|_| rng.skewed(2.0, 9.0)).collect();
        times.sort_by(f64::total_cmp);
        assert!((times[50_000] - 2.0).abs() < 0.05);
        assert!((times[99_000] - 9.0).abs() < 0.5);
    }
}
