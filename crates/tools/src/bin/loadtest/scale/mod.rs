//! `cargo xtask scale`: simulates large clusters with costs that were measured on small ones.

// Floats are precise enough for rates.
#![allow(clippy::cast_precision_loss)]

mod check;
mod costs;
mod engine;
mod model;
mod rng;
mod shape;
mod sizes;
mod storm;
#[cfg(test)]
mod tests;
mod text;

pub(crate) use costs::{Load, loads};

use anyhow::{Context, Result, bail};
use clap::Args;
use costs::Costs;
use serde_json::Value;
use shape::{Shape, people};
use sizes::{Machines, Size};
use tools::{report, root};

/// The file with the measurements of `cargo xtask bench cluster`.
pub(crate) const FIGURES: &str = "docs/scale.json";
const DOCUMENT: &str = "docs/scale.md";

#[derive(Args)]
pub(crate) struct Arguments {
    /// Cluster sizes to simulate, in nodes
    #[arg(long, value_delimiter = ',', default_values_t = [1, 3, 10, 100, 1000])]
    nodes: Vec<usize>,
    /// Number of people at tables (default: as many as each cluster holds)
    #[arg(long)]
    players: Option<usize>,
    /// Cores in a node's machine, including one for the network
    #[arg(long, default_value_t = 4)]
    node_cores: usize,
    /// Memory in a node's machine, in gigabytes
    #[arg(long, default_value_t = 16.0)]
    node_memory: f64,
    /// Cores in the database's machine
    #[arg(long, default_value_t = 16)]
    postgres_cores: usize,
    /// Cores in the NATS machine
    #[arg(long, default_value_t = 4)]
    nats_cores: usize,
    /// Megabytes per second that the disk with the database's log can write
    #[arg(long, default_value_t = 200.0)]
    wal: f64,
    /// Median time in milliseconds to write a transaction to the database's disk; the 99th
    /// percentile is five times as long
    #[arg(long, default_value_t = 1.0)]
    fsync: f64,
    /// Round-trip time between machines, in milliseconds
    #[arg(long, default_value_t = 0.3)]
    wire: f64,
    /// Seed for the simulation; the same seed gives the same results
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Write the tables to docs/scale.md
    #[arg(long)]
    write: bool,
}

pub(crate) fn run(arguments: &Arguments) -> Result<()> {
    arguments.check()?;
    let figures = figures()?;
    let costs = Costs::from(&figures)?;
    let machines = arguments.machines();
    let cell = machines.nodes_of_a_cell(&costs);
    let sections = [
        ("costs", text::costs(&costs)),
        ("check", check::text(&check::compared(&figures, &costs)?)),
        (
            "sizes",
            text::sizes(&costs, &arguments.sizes(&costs, &machines, cell)),
        ),
        ("day", text::day(&costs, &machines, seen_for_a_day(cell))),
        (
            "storms",
            text::storms(&costs, &machines, seen_for_a_day(cell)),
        ),
    ];
    for (name, section) in &sections {
        println!("{section}");
        if arguments.write {
            report::write_into(DOCUMENT, name, section)?;
        }
    }
    Ok(())
}

fn figures() -> Result<Value> {
    let path = root().join(FIGURES);
    let text = std::fs::read_to_string(&path).with_context(|| {
        format!("{FIGURES} is missing: `cargo xtask bench cluster --write` creates it")
    })?;
    serde_json::from_str(&text).with_context(|| format!("cannot parse {FIGURES}"))
}

impl Arguments {
    fn check(&self) -> Result<()> {
        let positive = [self.node_memory, self.wal, self.fsync];
        let cores = [self.node_cores, self.postgres_cores, self.nats_cores];
        if self.nodes.iter().chain(&cores).any(|number| *number == 0) {
            bail!("numbers of nodes and cores must be at least 1");
        }
        let wire = self.wire.is_finite() && self.wire >= 0.0;
        if !wire || !positive.iter().all(|one| one.is_finite() && *one > 0.0) {
            bail!("--node-memory, --wal and --fsync must be positive, --wire not negative");
        }
        if self.nodes.iter().any(|nodes| *nodes > 10_000) {
            bail!("at most 10,000 nodes");
        }
        if self.players.is_some_and(|players| players > 200_000_000) {
            bail!("at most 200,000,000 players");
        }
        Ok(())
    }

    fn machines(&self) -> Machines {
        Machines {
            shape: Shape {
                nodes: 1,
                node_cores: self.node_cores,
                postgres_cores: self.postgres_cores,
                nats_cores: self.nats_cores,
                wire: self.wire / 1e3,
                disk: [self.fsync / 1e3, 5.0 * self.fsync / 1e3],
                wal: self.wal * 1e6,
                together: None,
            },
            gigabytes: self.node_memory,
            seed: self.seed,
        }
    }

    /// Simulates each size with one database. Sizes that are too large for one database are also
    /// simulated in cells.
    fn sizes(&self, costs: &Costs, machines: &Machines, cell: usize) -> Vec<Size> {
        let share = 2.0 - people::AGAINST_COMPUTERS;
        let tables = self
            .players
            .map(|players| (players as f64 / share) as usize);
        let mut sizes = Vec::new();
        for nodes in &self.nodes {
            sizes.push(machines.size(costs, *nodes, *nodes, tables));
            if *nodes > cell {
                sizes.push(machines.size(costs, *nodes, cell, tables));
            }
        }
        sizes
    }
}

/// Returns the number of nodes in the table that shows the load over a day: ten, or fewer if one
/// database cannot serve ten.
fn seen_for_a_day(cell: usize) -> usize {
    cell.min(10)
}
