//! `cargo xtask audit`: checks licences, sources and known vulnerabilities of all dependencies. A
//! check is reported as skipped if the network or a required tool is unavailable.

mod crates;
mod lock_file;
mod packages;
mod patience;

use anyhow::{Result, bail};
use std::fmt;

/// The result of a check, with an explanation.
#[derive(Clone, PartialEq, Eq, Debug)]
enum AuditOutcome {
    Passed(String),
    Failed(String),
    Skipped(String),
}

/// The number of checks by result.
#[derive(Default)]
struct Tally {
    passed: u32,
    failed: u32,
    skipped: u32,
}

impl Tally {
    /// Counts a check and prints its result.
    fn add(&mut self, check: &str, outcome: &AuditOutcome) {
        let (count, word, text) = match outcome {
            AuditOutcome::Passed(text) => (&mut self.passed, "passed", text),
            AuditOutcome::Failed(text) => (&mut self.failed, "FAILED", text),
            AuditOutcome::Skipped(text) => (&mut self.skipped, "skipped", text),
        };
        *count += 1;
        println!("{word:7} {check}: {text}");
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Tally {
            passed,
            failed,
            skipped,
        } = self;
        write!(f, "{passed} passed, {failed} failed, {skipped} skipped")
    }
}

pub(crate) fn run() -> Result<()> {
    let mut tally = Tally::default();
    packages::check(&mut tally);
    crates::check(&mut tally);
    println!("audit: {tally}");
    if tally.failed > 0 {
        bail!("some dependencies failed the audit");
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{AuditOutcome, Tally};

    #[test]
    fn tally_counts_every_outcome() {
        let mut tally = Tally::default();
        for outcome in [
            AuditOutcome::Passed,
            AuditOutcome::Passed,
            AuditOutcome::Skipped,
        ] {
            tally.add("a check", &outcome("a reason".to_owned()));
        }
        assert_eq!(tally.to_string(), "2 passed, 0 failed, 1 skipped");
    }
}
