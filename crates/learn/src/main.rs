//! `cargo xtask learn` and `cargo xtask strength`: how the players of carom mode and Carramboule
//! learn from games against themselves, and how strong they are.

// Counts of games and matches are far below what a float can tell apart.
#![allow(clippy::cast_precision_loss)]

mod adam;
mod before;
mod calibration;
mod courses;
mod game;
mod learning;
mod reliability;
mod share;
mod shots;
mod strength;
mod trainer;

use anyhow::Result;
use clap::{Parser, Subcommand};

/// Players of carom mode and Carramboule: what they learn, how strong they are
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Learn from games against oneself; writes the network that the players use
    Learn(learning::Arguments),
    /// Measure how strong the players are; writes into docs/players.md if asked to
    Strength(strength::Arguments),
}

fn main() -> Result<()> {
    match Arguments::parse().task {
        Task::Learn(arguments) => learning::run(&arguments),
        Task::Strength(arguments) => strength::run(&arguments),
    }
}
