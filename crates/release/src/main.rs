//! `cargo xtask release` and `cargo xtask audit`: the program as it is given away, and what it is
//! made from.

mod again;
mod audit;
mod build;
mod inspect;
mod origin;
mod program;

use anyhow::Result;
use clap::Parser;

/// What is given away.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
enum Task {
    /// Check licences, sources and known holes of all that we use, as far as it can be done here
    Audit,
    /// Build the program as it is given away, the page inside, and look it over; into dist
    Release(program::Arguments),
}

fn main() -> Result<()> {
    match Task::parse() {
        Task::Audit => audit::run(),
        Task::Release(arguments) => program::run(&arguments),
    }
}
