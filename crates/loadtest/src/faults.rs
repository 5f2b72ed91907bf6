//! `cargo xtask faults`: the long version of the tests with several servers.

use anyhow::{Result, bail};
use clap::Args;
use toolbox::setup::{self, Need};
use toolbox::{cargo, succeed};

#[derive(Args)]
pub(crate) struct Arguments {
    /// How often everything is broken
    #[arg(long, default_value_t = 10)]
    rounds: u32,
    /// How many tables are played at
    #[arg(long, default_value_t = 60)]
    tables: u32,
    /// How long a service or a wire is away
    #[arg(long, default_value_t = 10)]
    seconds: u32,
    /// Instead, let the disk of a single server fail and fill up, with kills in between
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

/// Installs `PostgreSQL` and NATS where they are missing and that is possible.
pub(crate) fn prepare() -> Result<()> {
    if !cfg!(unix) {
        bail!("several servers are tested on Unix only");
    }
    setup::ensure(&[Need::Services])
}
