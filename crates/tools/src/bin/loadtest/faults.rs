//! `cargo xtask faults`: the long version of the tests with several servers.

use anyhow::{Result, bail};
use clap::Args;
use tools::setup::{self, Need};
use tools::{cargo, succeed};

#[derive(Args)]
pub(crate) struct Arguments {
    /// How many times to cause each fault
    #[arg(long, default_value_t = 10)]
    rounds: u32,
    /// Number of tables in play
    #[arg(long, default_value_t = 60)]
    tables: u32,
    /// Seconds that each failure of a service or connection lasts
    #[arg(long, default_value_t = 10)]
    seconds: u32,
    /// Test a single server instead: its disk fails and fills up, and the server is killed in
    /// between
    #[arg(long)]
    disk: bool,
}

pub(crate) fn run(arguments: &Arguments) -> Result<()> {
    if arguments.disk {
        return disk(arguments);
    }
    prepare()?;
    let mut test = cargo(&[
        "test",
        "--release",
        "--package",
        "carambole",
        "--test",
        "main",
        "faults::",
        "--",
        "--include-ignored",
        "--nocapture",
    ]);
    test.env("CARAMBOLE_SERVICES", "required")
        .env("FAULT_ROUNDS", arguments.rounds.to_string())
        .env("FAULT_TABLES", arguments.tables.to_string())
        .env("FAULT_SECONDS", arguments.seconds.to_string());
    succeed(&mut test)
}

fn disk(arguments: &Arguments) -> Result<()> {
    let mut test = cargo(&["test", "--release", "--package", "carambole"]);
    test.args(["--test", "main", "disk::", "--"])
        .args(["--include-ignored", "--nocapture"])
        .env("DISK_ROUNDS", arguments.rounds.to_string())
        .env("DISK_TABLES", arguments.tables.to_string());
    succeed(&mut test)
}

/// Installs `PostgreSQL` and NATS if they are missing and can be installed.
pub(crate) fn prepare() -> Result<()> {
    if !cfg!(unix) {
        bail!("tests with several servers need Unix");
    }
    setup::ensure(&[Need::Services])
}
