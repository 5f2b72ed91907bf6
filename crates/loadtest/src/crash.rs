//! `cargo xtask crash`: the long version of the crash test.

use anyhow::Result;
use clap::Args;
use toolbox::{cargo, succeed};

#[derive(Args)]
pub(crate) struct Arguments {
    /// How often the server is killed
    #[arg(long, default_value_t = 50)]
    rounds: u32,
    /// How many tables are played at
    #[arg(long, default_value_t = 200)]
    tables: u32,
}

pub(crate) fn run(arguments: &Arguments) -> Result<()> {
    let mut test = cargo(&[
        "test",
        "--profile",
        "bench",
        "--package",
        "carambole",
        "--test",
        "crash",
        "--",
        "--nocapture",
    ]);
    test.env("CRASH_ROUNDS", arguments.rounds.to_string());
    test.env("CRASH_TABLES", arguments.tables.to_string());
    succeed(&mut test)
}
