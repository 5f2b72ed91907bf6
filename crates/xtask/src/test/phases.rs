//! Measures how long each phase of a test run takes.

use anyhow::Result;
use std::fmt::Write;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// The finished phases, in the order in which they ended. Phases may overlap.
#[derive(Default)]
pub(super) struct Phases(Mutex<Vec<(&'static str, Duration)>>);

impl Phases {
    /// Announces a phase, runs it and records its duration.
    pub(super) fn time<T>(
        &self,
        name: &'static str,
        phase: impl FnOnce() -> Result<T>,
    ) -> Result<T> {
        println!("── {name}");
        let begin = Instant::now();
        let result = phase();
        let mut ended = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        ended.push((name, begin.elapsed()));
        result
    }

    /// Formats one line per phase.
    pub(super) fn report(&self) -> String {
        // Writing to a `String` cannot fail.
        let mut text = String::from("── phases (some run side by side)\n");
        for (name, time) in self.0.lock().unwrap_or_else(PoisonError::into_inner).iter() {
            let seconds = time.as_secs();
            let _ = writeln!(text, "{:>4}:{:02}  {name}", seconds / 60, seconds % 60);
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::Phases;
    use anyhow::bail;

    #[test]
    fn phases_are_listed_in_the_order_of_their_ends_also_when_they_fail() {
        let phases = Phases::default();
        let outer = phases.time("outer", || phases.time("inner", || Ok(7)));
        assert_eq!(outer.expect("both succeed"), 7);
        let failed: anyhow::Result<()> = phases.time("broken", || bail!("no"));
        assert!(failed.is_err());
        let expected = "── phases (some run side by side)\n   0:00  inner\n   0:00  outer\n   \
                        0:00  broken\n";
        assert_eq!(phases.report(), expected);
    }
}
