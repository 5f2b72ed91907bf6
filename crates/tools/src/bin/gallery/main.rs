//! `cargo xtask pictures` and `cargo xtask pars`: generate the course gallery in the docs.

mod first_screen;
mod pars;
mod pictures;

use anyhow::Result;
use clap::Parser;

/// Update the course gallery in docs.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
enum Task {
    /// Draw all courses and write the gallery in docs
    Pictures {
        /// Write nothing; only report files that are out of date
        #[arg(long)]
        check: bool,
    },
    /// Solve all courses, layouts and extras; cargo xtask pictures adds the results to the gallery
    Pars,
}

fn main() -> Result<()> {
    match Task::parse() {
        Task::Pictures { check } => pictures::run(check),
        Task::Pars => pars::run(),
    }
}
