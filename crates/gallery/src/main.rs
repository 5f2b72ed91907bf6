//! `cargo xtask pictures` and `cargo xtask pars`: the gallery of the documents.

mod first_screen;
mod pars;
mod pictures;

use anyhow::Result;
use clap::Parser;

/// The gallery of the documents.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
enum Task {
    /// Draw all courses and write the gallery of the documentation
    Pictures {
        /// Write nothing, only say what is out of date
        #[arg(long)]
        check: bool,
    },
    /// Solve all courses and layouts; `pictures` shows the result in the gallery
    Pars,
}

fn main() -> Result<()> {
    match Task::parse() {
        Task::Pictures { check } => pictures::run(check),
        Task::Pars => pars::run(),
    }
}
