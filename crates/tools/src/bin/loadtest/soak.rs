//! `cargo xtask soak`: puts two nodes under load for a long time.

use crate::faults;
use anyhow::{Context, Result};
use clap::Args;
use tools::{cargo, report, succeed};

#[derive(Args)]
pub(crate) struct Arguments {
    /// Duration in minutes
    #[arg(long, default_value_t = 60)]
    minutes: u32,
    /// Number of tables in play
    #[arg(long, default_value_t = 2_000)]
    tables: u32,
    /// Print the results without writing them to docs/benchmarks.md
    #[arg(long)]
    print: bool,
}

pub(crate) fn run(arguments: &Arguments) -> Result<()> {
    faults::prepare()?;
    let file = tempfile::NamedTempFile::new()?;
    let mut soak = cargo(&["bench", "--package", "carambole", "--bench", "soak"]);
    soak.env("SOAK_MINUTES", arguments.minutes.to_string())
        .env("SOAK_TABLES", arguments.tables.to_string())
        .env("SOAK_REPORT", file.path());
    succeed(&mut soak)?;
    let section = std::fs::read_to_string(&file).context("the test wrote no report")?;
    if arguments.print {
        return Ok(());
    }
    report::write("soak", &section)
}
