//! `cargo xtask scale`: clusters larger than any we have, simulated by measured costs.

// Rates need no more digits than a float has.
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
use toolbox::{report, root};

/// What `cargo xtask bench cluster` has measured.
pub(crate) const FIGURES: &str = "docs/scale.json";
const DOCUMENT: &str = "docs/scale.md";

#[derive(Args)]
pub(crate) struct Arguments {
    /// Sizes of clusters
    #[arg(long, value_delimiter = ',', default_values_t = [1, 3, 10, 100, 1000])]
    nodes: Vec<usize>,
    /// So many people at tables; without it, as many as each cluster holds
    #[arg(long)]
    players: Option<usize>,
    /// Cores of a node's machine; one of them for the network
    #[arg(long, default_value_t = 4)]
    node_cores: usize,
    /// Memory of a node's machine, in gigabytes
    #[arg(long, default_value_t = 16.0)]
    node_memory: f64,
    /// Cores of the database's machine
    #[arg(long, default_value_t = 16)]
    postgres_cores: usize,
    /// Cores of the machine of NATS
    #[arg(long, default_value_t = 4)]
    nats_cores: usize,
    /// Megabytes a second that the disk of the database's log can take
    #[arg(long, default_value_t = 200.0)]
    wal: f64,
    /// How long that disk takes to have a transaction, in milliseconds; five times as long for one
    /// in a hundred
    #[arg(long, default_value_t = 1.0)]
    fsync: f64,
    /// Milliseconds from machine to machine and back
    #[arg(long, default_value_t = 0.3)]
    wire: f64,
    /// The same seed gives the same figures
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Put the tables into docs/scale.md
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
        format!("there is no {FIGURES}: `cargo xtask bench cluster --write` makes it")
    })?;
    serde_json::from_str(&text).with_context(|| format!("{FIGURES} cannot be read"))
}

impl Arguments {
    fn check(&self) -> Result<()> {
        let positive = [self.node_memory, self.wal, self.fsync];
        let cores = [self.node_cores, self.postgres_cores, self.nats_cores];
        if self.nodes.iter().chain(&cores).any(|number| *number == 0) {
            bail!("there is no cluster without nodes, and no machine without cores");
        }
        let wire = self.wire.is_finite() && self.wire >= 0.0;
        if !wire || !positive.iter().all(|one| one.is_finite() && *one > 0.0) {
            bail!("--node-memory, --wal and --fsync are more than nothing, --wire is no less");
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

    /// Each size on one database, and beyond what that serves in cells.
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

/// The nodes of a cluster whose day is looked at: ten, if one database serves them.
fn seen_for_a_day(cell: usize) -> usize {
    cell.min(10)
}
