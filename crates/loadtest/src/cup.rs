//! `cargo xtask cup`: many players in one cup.

use anyhow::Result;
use clap::Args;
use toolbox::{cargo, succeed};

#[derive(Args)]
pub(crate) struct Arguments {
    /// How many play
    #[arg(long, default_value_t = 1_000)]
    players: u32,
    /// How long, parts of a minute too
    #[arg(long, default_value_t = 5.0)]
    minutes: f64,
}

pub(crate) fn run(arguments: &Arguments) -> Result<()> {
    let mut cup = cargo(&["bench", "--package", "carambole", "--bench", "cup"]);
    cup.env("CUP_PLAYERS", arguments.players.to_string())
        .env("CUP_MINUTES", arguments.minutes.to_string());
    succeed(&mut cup)
}
