//! `cargo xtask learn` and `cargo xtask strength`: train the computer players for carom mode and
//! Carramboule by self-play, and measure their strength.

// The numbers of games and matches are small enough to be represented exactly as floats.
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

/// Train and measure the computer players for carom mode and Carramboule
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Train by self-play; writes the network that the players use
    Learn(learning::Arguments),
    /// Measure how strong the players are; --write updates docs/players.md
    Strength(strength::Arguments),
}

fn main() -> Result<()> {
    match Arguments::parse().task {
        Task::Learn(arguments) => learning::run(&arguments),
        Task::Strength(arguments) => strength::run(&arguments),
    }
}
