//! Finds out how many tables a cluster of each size can hold, and which limit it reaches first.

use super::costs::Costs;
use super::model::{Model, Seen};
use super::shape::{Demand, Shape};

/// Limits on machine use, which leave room for bursts.
pub(super) mod limits {
    /// Maximum use of a network thread, and of the cores of a node, the database and NATS, as a
    /// fraction.
    pub(crate) const PROCESSOR: f64 = 0.7;
    /// Maximum use of the database log's write rate, as a fraction. Checkpoints, replicas and
    /// archives need as much again.
    pub(crate) const WAL: f64 = 0.5;
    /// Maximum use of a node's memory, as a fraction.
    pub(crate) const MEMORY: f64 = 0.75;
    /// Maximum 99th percentile of the time from a move to its answer, in seconds.
    pub(crate) const P99: f64 = 0.1;
    /// The number of connections that a database can serve without a connection pooler.
    pub(crate) const DATABASE_CONNECTIONS: usize = 500;
    /// Connections from one node to its database (`storage::Store::open`).
    pub(crate) const CONNECTIONS_OF_A_NODE: usize = 12;
}

/// The duration of the counted part of each simulation, in seconds.
const SECONDS: f64 = 2.0;
const WARM_UP: f64 = 1.0;
/// Maximum number of simulations per size.
const TRIES: usize = 10;
const NEAR: f64 = 0.95;

/// A cluster under its maximum load, or under a given load.
#[derive(Clone, Debug)]
pub(super) struct Size {
    pub(super) nodes: usize,
    /// Number of nodes that share one database.
    pub(super) nodes_of_a_cell: usize,
    pub(super) cells: f64,
    /// The demand of one cell.
    pub(super) demand: Demand,
    pub(super) seen: Seen,
    /// The limit that is reached first, and the fraction of it that is used; 1 means that the limit
    /// is reached.
    pub(super) limit: (&'static str, f64),
    pub(super) gigabytes: f64,
}

/// The machines used for all sizes.
#[derive(Clone, Debug)]
pub(super) struct Machines {
    pub(super) shape: Shape,
    pub(super) gigabytes: f64,
    pub(super) seed: u64,
}

impl Machines {
    /// Returns a cell of `nodes` nodes.
    pub(super) fn of(&self, nodes: usize) -> Shape {
        Shape {
            nodes,
            ..self.shape.clone()
        }
    }

    /// Simulates `nodes` nodes in cells, each with its own database.
    pub(super) fn size(
        &self,
        costs: &Costs,
        nodes: usize,
        nodes_of_a_cell: usize,
        tables: Option<usize>,
    ) -> Size {
        let in_cell = nodes.min(nodes_of_a_cell);
        let cells = nodes as f64 / in_cell as f64;
        let shape = self.of(in_cell);
        match tables {
            Some(tables) => {
                let demand = Demand::usual((tables as f64 / cells).ceil() as usize);
                self.tried(costs, &shape, nodes, demand)
            }
            None => self.most(costs, &shape, nodes),
        }
    }

    /// Finds the largest number of tables within all limits.
    fn most(&self, costs: &Costs, shape: &Shape, nodes: usize) -> Size {
        // Start with 500 tables per node, but not more than the database can probably serve.
        let mut tables = 500.0 * shape.nodes.min(20) as f64;
        let mut best: Option<Size> = None;
        let mut too_many = f64::INFINITY;
        for _ in 0..TRIES {
            let size = self.tried(costs, shape, nodes, Demand::usual(tables as usize));
            let used = size.limit.1;
            if used > 1.0 {
                too_many = too_many.min(tables);
            }
            let fits = used <= 1.0;
            let better = best
                .as_ref()
                .is_none_or(|best| best.demand.tables < size.demand.tables);
            if (fits && better) || best.is_none() {
                best = Some(size);
            }
            if fits && used > NEAR {
                break;
            }
            let known = best.as_ref().map_or(0.0, |best| best.demand.tables as f64);
            let next = tables * (0.98 / used).clamp(0.4, 4.0);
            tables = if next >= too_many {
                f64::midpoint(known.min(too_many), too_many)
            } else {
                next
            };
        }
        best.unwrap_or_else(|| self.tried(costs, shape, nodes, Demand::usual(1)))
    }

    fn tried(&self, costs: &Costs, shape: &Shape, nodes: usize, demand: Demand) -> Size {
        let seen = Model::new(costs, shape, &demand, self.seed).run(WARM_UP, SECONDS);
        let gigabytes = memory(costs, shape, &demand);
        let limit = self.first_limit(shape, &seen, gigabytes);
        Size {
            nodes,
            nodes_of_a_cell: shape.nodes,
            cells: nodes as f64 / shape.nodes as f64,
            demand,
            seen,
            limit,
            gigabytes,
        }
    }

    fn first_limit(&self, shape: &Shape, seen: &Seen, gigabytes: f64) -> (&'static str, f64) {
        let cores = |used: f64, all: usize| used / all as f64 / limits::PROCESSOR;
        let used = [
            (
                "network thread of the nodes",
                seen.network / limits::PROCESSOR,
            ),
            (
                "cores of the nodes",
                cores(seen.node_cores, shape.node_cores),
            ),
            (
                "memory of the nodes",
                gigabytes / self.gigabytes / limits::MEMORY,
            ),
            (
                "cores of PostgreSQL",
                cores(seen.postgres_cores, shape.postgres_cores),
            ),
            ("WAL of PostgreSQL", seen.wal / shape.wal / limits::WAL),
            ("cores of NATS", cores(seen.nats_cores, shape.nats_cores)),
            ("p99", seen.p99 / limits::P99),
        ];
        let most = used
            .into_iter()
            .max_by(|one, other| one.1.total_cmp(&other.1));
        most.unwrap_or(("nothing", 0.0))
    }

    /// Returns how many fully loaded nodes one database can serve.
    pub(super) fn nodes_of_a_cell(&self, costs: &Costs) -> usize {
        let one = self.size(costs, 1, 1, None);
        let postgres = one.seen.postgres_cores / self.shape.postgres_cores as f64;
        let postgres = postgres / limits::PROCESSOR;
        let wal = one.seen.wal / self.shape.wal / limits::WAL;
        let by_load = 1.0 / postgres.max(wal).max(1e-9);
        let by_connections = limits::DATABASE_CONNECTIONS / limits::CONNECTIONS_OF_A_NODE;
        (by_load as usize).clamp(1, by_connections)
    }
}

/// Returns how many gigabytes a node needs for its tables. Each node with connections to a table
/// keeps the table in memory.
fn memory(costs: &Costs, shape: &Shape, demand: &Demand) -> f64 {
    let nodes = shape.nodes as f64;
    let tables = demand.tables as f64;
    let at_two = (1.0 - demand.computers) * (nodes - 1.0) / nodes;
    let kilobytes =
        tables * (1.0 + at_two) * costs.kb_in_play + demand.connections() * costs.kb_connection;
    kilobytes / nodes / 1024.0 / 1024.0
}
