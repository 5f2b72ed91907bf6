//! `cargo xtask simulate`: plays matches on two simulated nodes with random failures, in an
//! optimised build.

use anyhow::Result;
use clap::Args;
use tools::{cargo, succeed};

#[derive(Args)]
pub(crate) struct Arguments {
    /// Duration in minutes
    #[arg(long, default_value_t = 10)]
    minutes: u32,
}

pub(crate) fn run(arguments: &Arguments) -> Result<()> {
    let mut test = cargo(&[
        "test",
        "--profile",
        "bench",
        "--package",
        "server",
        "--lib",
        "long_runs_with_random_failures",
        "--",
        "--ignored",
        "--nocapture",
    ]);
    test.env("SIMULATION_MINUTES", arguments.minutes.to_string());
    succeed(&mut test)
}
