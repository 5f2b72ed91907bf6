//! The tasks of the workspace: `cargo xtask --help` lists them.

mod crosscheck;

use anyhow::Result;
use clap::{Parser, Subcommand};

/// Builds, checks and measures the project
#[derive(Parser)]
#[command(name = "cargo xtask")]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Solve the courses with Storm too and compare (installs stormpy in an environment of its own)
    Crosscheck(crosscheck::Arguments),
}

fn main() -> Result<()> {
    match Arguments::parse().task {
        Task::Crosscheck(arguments) => crosscheck::run(&arguments),
    }
}
