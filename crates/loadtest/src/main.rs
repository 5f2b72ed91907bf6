//! Servers under load: killed (`crash`), cut off from each other (`faults`), played on for long
//! (`soak`), with a cup or a tournament of many (`cup`, `tournament`), asked anything
//! (`schemathesis`), measured (`cluster`) and simulated by what was measured (`scale`). `cargo xtask`
//! has these commands.

mod cluster;
mod crash;
mod cup;
mod faults;
mod scale;
mod schemathesis;
mod soak;
mod tournament;

use anyhow::Result;
use clap::Parser;

/// Servers under load.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
enum Task {
    /// What moves, tables and connections cost one and two nodes, their database and NATS
    Cluster(cluster::Arguments),
    /// Kill the server under load, again and again: nothing that was acknowledged may be lost
    Crash(crash::Arguments),
    /// Let many play one cup while everybody asks for its standings
    Cup(cup::Arguments),
    /// Let nodes die, services stop and wires break while several servers are played on
    Faults(faults::Arguments),
    /// Simulate clusters of up to 1,000 nodes by the costs that `bench cluster` has measured
    Scale(scale::Arguments),
    /// Try the API with requests of every kind (installs Schemathesis in an environment of its own)
    Schemathesis(schemathesis::Arguments),
    /// Let two nodes be played on for long; writes what was seen into docs/benchmarks.md
    Soak(soak::Arguments),
    /// Let many play a tournament of short matches, and tell what it costs the server
    Tournament(tournament::Arguments),
}

fn main() -> Result<()> {
    match Task::parse() {
        Task::Cluster(arguments) => cluster::run(&arguments),
        Task::Crash(arguments) => crash::run(&arguments),
        Task::Cup(arguments) => cup::run(&arguments),
        Task::Faults(arguments) => faults::run(&arguments),
        Task::Scale(arguments) => scale::run(&arguments),
        Task::Schemathesis(arguments) => schemathesis::run(&arguments),
        Task::Soak(arguments) => soak::run(&arguments),
        Task::Tournament(arguments) => tournament::run(&arguments),
    }
}
