//! Simulates the death of a node, whose players all reconnect to the other nodes at once.

use super::costs::Costs;
use super::model::{Model, Seen, What};
use super::shape::{Demand, Shape};

/// How long the page waits before it reconnects: 0.3 seconds, plus or minus up to 30 %.
const BACK: (f64, f64) = (0.21, 0.39);
/// How many seconds of normal play are simulated before the node dies.
const CALM: f64 = 10.0;

/// Upper bound on the seconds until all moves sent in the counted time are answered.
const ANSWERED: f64 = 60.0;

/// Simulates the death of one node. Response times are counted for moves sent in the first
/// `seconds` seconds after it.
pub(super) fn after_a_death(
    costs: &Costs,
    shape: &Shape,
    demand: &Demand,
    seconds: f64,
    seed: u64,
) -> Seen {
    let mut model = Model::new(costs, shape, demand, seed);
    model.engine.after(CALM, What::NodeDies(0));
    model.counted_until = CALM + seconds;
    model.run(CALM, seconds + ANSWERED)
}

impl Model<'_> {
    pub(super) fn dies(&mut self, node: usize) {
        self.died = self.engine.now();
        self.nodes[node].is_dead = true;
        self.lose(node);
        let others = self.nodes.len() - 1;
        for table in 0..self.tables.len() {
            let seats = if self.tables[table].computer { 1 } else { 2 };
            for seat in 0..seats {
                if self.tables[table].at[seat] != node {
                    continue;
                }
                let survivor = 1 + self.rng.below(others.max(1));
                self.tables[table].at[seat] = (node + survivor) % self.nodes.len();
                self.tables[table].away[seat] = true;
                let wait = self.rng.between(BACK.0, BACK.1);
                self.engine.after(wait, What::Returns(table, seat));
            }
            if seats == 1 {
                // A computer player runs on the node that holds the table's lease. Soon, its
                // opponent's node will hold the lease.
                self.tables[table].at[1] = self.tables[table].at[0];
            }
        }
    }

    pub(super) fn returns(&mut self, table: usize, seat: usize) {
        let node = &self.nodes[self.tables[table].at[seat]];
        let (network, reader) = (node.network, node.reader);
        let (reading, coming) = (self.costs.postgres_coming, self.costs.node_coming);
        self.engine.work(reader, reading, What::Spent);
        self.engine
            .work(network, coming, What::Welcomed(table, seat));
    }

    pub(super) fn welcomed(&mut self, table: usize, seat: usize) {
        self.tables[table].away[seat] = false;
        self.all_back = self.engine.now() - self.died;
        if self.waits_for(table, seat) {
            self.engine.after(0.0, What::Acts(table));
        }
    }
}
