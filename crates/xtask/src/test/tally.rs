//! Collects test results from all runners.

use std::fmt::Write;

/// How many of the slowest tests to report.
const SLOWEST: usize = 15;

/// The results of all tests.
#[derive(Default)]
pub(super) struct Tally {
    pub(super) passed: u64,
    /// The names of the failed tests.
    pub(super) failed: Vec<String>,
    skipped: u64,
    /// The duration of each test in seconds, with its name.
    times: Vec<(f64, String)>,
}

/// How a test ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum End {
    Passed,
    Failed,
    Skipped,
}

impl Tally {
    pub(super) fn add(&mut self, name: String, end: End, seconds: f64) {
        match end {
            End::Passed => self.passed += 1,
            End::Failed => self.failed.push(name.clone()),
            End::Skipped => self.skipped += 1,
        }
        if end != End::Skipped {
            self.times.push((seconds, name));
        }
    }

    /// Adds the results of another tally.
    pub(super) fn join(&mut self, other: Tally) {
        self.passed += other.passed;
        self.failed.extend(other.failed);
        self.skipped += other.skipped;
        self.times.extend(other.times);
    }

    /// Adds passed tests without names or durations.
    pub(super) fn add_passed(&mut self, number: u64) {
        self.passed += number;
    }

    /// Formats the slowest tests, the number of skipped tests, and the failed tests.
    pub(super) fn report(&self) -> String {
        let mut times: Vec<&(f64, String)> = self.times.iter().collect();
        times.sort_by(|one, other| other.0.total_cmp(&one.0));
        let whole: f64 = times.iter().map(|(seconds, _)| seconds).sum();
        // Writing to a `String` cannot fail.
        let mut text = String::from("── the slowest tests\n");
        for (seconds, name) in times.iter().take(SLOWEST) {
            let _ = writeln!(text, "{seconds:8.1} s  {name}");
        }
        let _ = writeln!(text, "{whole:8.1} s  all together");
        if self.skipped > 0 {
            let _ = writeln!(text, "{} left out", self.skipped);
        }
        if !self.failed.is_empty() {
            text.push_str("── failed\n");
        }
        for name in &self.failed {
            let _ = writeln!(text, "  {name}");
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::{End, Tally};

    #[test]
    fn slowest_tests_come_first() {
        let mut tally = Tally::default();
        tally.add("quick".to_owned(), End::Passed, 0.1);
        tally.add("slow".to_owned(), End::Failed, 2.0);
        tally.add("never".to_owned(), End::Skipped, 9.0);
        assert_eq!((tally.passed, tally.failed.len()), (1, 1));
        let expected = "── the slowest tests\n     2.0 s  slow\n     0.1 s  quick\n     \
                        2.1 s  all together\n1 left out\n── failed\n  slow\n";
        assert_eq!(tally.report(), expected);
    }
}
