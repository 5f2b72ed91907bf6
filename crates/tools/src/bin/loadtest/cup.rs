//! `cargo xtask cup`: measures the load from a cup with many players.

use anyhow::Result;
use clap::Args;
use tools::{cargo, succeed};

#[derive(Args)]
pub(crate) struct Arguments {
    /// Number of players
    #[arg(long, default_value_t = 1_000)]
    players: u32,
    /// Duration in minutes, which may be a fraction
    #[arg(long, default_value_t = 5.0)]
    minutes: f64,
}

pub(crate) fn run(arguments: &Arguments) -> Result<()> {
    let mut cup = cargo(&["bench", "--package", "carambole", "--bench", "cup"]);
    cup.env("CUP_PLAYERS", arguments.players.to_string())
        .env("CUP_MINUTES", arguments.minutes.to_string());
    succeed(&mut cup)
}
