//! `cargo xtask release`, `package` and `audit`: build releases, package them for Debian, and check
//! dependencies.

mod again;
mod audit;
mod build;
mod inspect;
mod origin;
mod package;
mod program;

use anyhow::Result;
use clap::Parser;

/// Build and check releases.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
enum Task {
    /// Check licences, sources and known vulnerabilities of all dependencies
    Audit,
    /// Build a release in dist, with the page inside, and inspect it
    Release(program::Arguments),
    /// Build a Debian package of the release with a systemd service, in dist
    Package(package::Arguments),
}

fn main() -> Result<()> {
    match Task::parse() {
        Task::Audit => audit::run(),
        Task::Release(arguments) => program::run(&arguments),
        Task::Package(arguments) => package::run(&arguments),
    }
}
