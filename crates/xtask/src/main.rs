//! Tasks of the project: `cargo xtask <task>`.

mod audit;
mod bench;
mod chromium;
mod crash;
mod crosscheck;
mod faults;
mod fuzz;
mod pars;
mod pictures;
mod python;
mod release;
mod remap;
mod report;
mod scale;
mod schemathesis;
mod soak;
mod test;
mod wasm_target;
mod web;

use anyhow::{Context, Result, bail};
use clap::{Parser, Subcommand};
use std::path::PathBuf;
use std::process::Command;

/// Tasks of the project. `cargo xtask test` is what the continuous integration runs.
#[derive(Parser)]
#[command(name = "cargo xtask")]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Set up what is missing, build the page and open the game in the browser
    Play {
        /// Passed on to `carambole serve`
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<String>,
    },
    /// Build the page into web/dist
    Web,
    /// Set up what is missing and run all tests
    Test,
    /// Measure all the speed we claim, peers beside it; writes docs/benchmarks.md
    Bench(bench::Arguments),
    /// Draw all courses and write the gallery of the documentation
    Pictures {
        /// Write nothing, only say what is out of date
        #[arg(long)]
        check: bool,
    },
    /// Solve all courses and layouts; `pictures` shows the result in the gallery
    Pars,
    /// Fuzz a target (their names are those of the files in fuzz) for some seconds
    Fuzz(fuzz::Arguments),
    /// Solve the courses with Storm too and compare (installs stormpy in an environment of its own)
    Crosscheck(crosscheck::Arguments),
    /// Let nodes die, services stop and wires break while several servers are played on
    Faults(faults::Arguments),
    /// Let two nodes be played on for long; writes what was seen into docs/benchmarks.md
    Soak(soak::Arguments),
    /// Simulate clusters of up to 1,000 nodes by the costs that `bench cluster` has measured
    Scale(scale::Arguments),
    /// Kill the server under load, again and again: nothing that was acknowledged may be lost
    Crash(crash::Arguments),
    /// Try the API with requests of every kind (installs Schemathesis in an environment of its own)
    Schemathesis(schemathesis::Arguments),
    /// Check licences, sources and known holes of all that we use, as far as it can be done here
    Audit,
    /// Build the program as it is given away, the page inside, and look it over; into dist
    Release(release::Arguments),
}

fn main() -> Result<()> {
    match Arguments::parse().task {
        Task::Play { arguments } => web::play(&arguments),
        Task::Web => web::run(),
        Task::Test => test::run(),
        Task::Bench(arguments) => bench::run(&arguments),
        Task::Pictures { check } => pictures::run(check),
        Task::Pars => pars::run(),
        Task::Fuzz(arguments) => fuzz::run(&arguments),
        Task::Crash(arguments) => crash::run(&arguments),
        Task::Faults(arguments) => faults::run(&arguments),
        Task::Scale(arguments) => scale::run(&arguments),
        Task::Soak(arguments) => soak::run(&arguments),
        Task::Schemathesis(arguments) => schemathesis::run(&arguments),
        Task::Crosscheck(arguments) => crosscheck::run(&arguments),
        Task::Audit => audit::run(),
        Task::Release(arguments) => release::run(&arguments),
    }
}

/// The folder of the workspace.
fn root() -> PathBuf {
    // Cargo tells it to whatever it runs; where nobody does, it is where this was compiled.
    let told = std::env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from);
    let here = told.unwrap_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")));
    here.ancestors().nth(2).unwrap_or(&here).to_owned()
}

/// `cargo` in the folder of the workspace.
fn cargo(arguments: &[&str]) -> Command {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let mut command = Command::new(cargo);
    command.args(arguments).current_dir(root());
    // What cargo has told this program about itself would make crates that ask for the same
    // names look changed, and all that uses them would be built again.
    for (name, _) in std::env::vars_os() {
        let name = name.to_string_lossy().into_owned();
        if name.starts_with("CARGO_PKG_") || name.starts_with("CARGO_MANIFEST_") {
            command.env_remove(name);
        }
    }
    command
}

/// Runs a command to its end; anything but success is an error.
fn succeed(command: &mut Command) -> Result<()> {
    let words = format!("{command:?}");
    let status = command
        .status()
        .with_context(|| format!("cannot start {words}"))?;
    if !status.success() {
        bail!("{words} failed ({status})");
    }
    Ok(())
}

/// Whether a program can be started.
fn has(program: &str, argument: &str) -> bool {
    let output = Command::new(program).arg(argument).output();
    output.is_ok_and(|output| output.status.success())
}
