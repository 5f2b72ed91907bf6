//! `cargo xtask release`, `package` and `audit`: the program as it is given away, as a package of
//! Debian too, and what it is made from.

mod again;
mod audit;
mod build;
mod inspect;
mod origin;
mod package;
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
    /// Make a package for Debian of the program as it is given away, with a service; into dist
    Package(package::Arguments),
}

fn main() -> Result<()> {
    match Task::parse() {
        Task::Audit => audit::run(),
        Task::Release(arguments) => program::run(&arguments),
        Task::Package(arguments) => package::run(&arguments),
    }
}
