//! `cargo xtask tournament`: the long version of the test with many players in a tournament.

use anyhow::Result;
use clap::Args;
use tools::{cargo, succeed};

#[derive(Args)]
pub(crate) struct Arguments {
    /// Number of players
    #[arg(long, default_value_t = 1_000, value_parser = clap::value_parser!(u32).range(2..=1_000))]
    players: u32,
    /// Number of rounds
    #[arg(long, default_value_t = 9, value_parser = clap::value_parser!(u32).range(3..=9))]
    rounds: u32,
    /// Use a debug build, which compiles faster but runs slower
    #[arg(long)]
    debug: bool,
}

pub(crate) fn run(arguments: &Arguments) -> Result<()> {
    let mut test = cargo(&["test", "--package", "carambole", "--test", "main"]);
    if !arguments.debug {
        test.args(["--profile", "bench"]);
    }
    test.args(["--", "--nocapture", "tournaments::many_play"])
        .env("TOURNAMENT_PLAYERS", arguments.players.to_string())
        .env("TOURNAMENT_ROUNDS", arguments.rounds.to_string());
    succeed(&mut test)
}
