//! `cargo xtask soak`: two nodes under load for long.

use crate::faults;
use anyhow::{Context, Result};
use clap::Args;
use toolbox::{cargo, report, succeed};

#[derive(Args)]
pub(crate) struct Arguments {
    /// How long
    #[arg(long, default_value_t = 60)]
    minutes: u32,
    /// How many tables are played at
    #[arg(long, default_value_t = 2_000)]
    tables: u32,
    /// Only print what was seen
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
    let section = std::fs::read_to_string(&file).context("there is no report")?;
    if arguments.print {
        return Ok(());
    }
    report::write("soak", &section)
}
