//! Load tests for servers, run by `cargo xtask`. Some tests kill servers (`crash`), cut servers off
//! from each other (`faults`), or put them under load for a long time (`soak`). Other tests let
//! many players play a cup or a tournament (`cup`, `tournament`), or send arbitrary requests
//! (`schemathesis`). `simulate` checks tables without a server. `cluster` measures the costs of
//! servers, and `scale` simulates larger clusters from these measurements.

mod cluster;
mod crash;
mod cup;
mod faults;
mod scale;
mod schemathesis;
mod simulate;
mod soak;
mod tournament;

use anyhow::Result;
use clap::Parser;

/// Test servers under load.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
enum Task {
    /// Measure the costs of moves, tables and connections for one and two nodes, the database and
    /// NATS
    Cluster(cluster::Arguments),
    /// Kill a server under load repeatedly, and check that it loses no acknowledged moves
    Crash(crash::Arguments),
    /// Let many players play one cup while all of them ask for its standings
    Cup(cup::Arguments),
    /// Kill nodes, stop services and break connections while players use several servers
    Faults(faults::Arguments),
    /// Simulate clusters of up to 1,000 nodes from the costs measured by bench cluster
    Scale(scale::Arguments),
    /// Test the API with all kinds of requests (installs Schemathesis in its own environment)
    Schemathesis(schemathesis::Arguments),
    /// Play matches on two simulated nodes with random failures, and print the number of steps
    Simulate(simulate::Arguments),
    /// Put two nodes under load for a long time, and write the results to docs/benchmarks.md
    Soak(soak::Arguments),
    /// Let many players play a tournament of short matches, and print what it costs the server
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
        Task::Simulate(arguments) => simulate::run(&arguments),
        Task::Soak(arguments) => soak::run(&arguments),
        Task::Tournament(arguments) => tournament::run(&arguments),
    }
}
