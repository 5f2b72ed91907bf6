//! Simulates the path of a move from a player to all clients at the table, and the nodes'
//! background work.

use super::super::engine::ThreadId;
use super::{Item, Model, What};

/// The number of tables that a node compares with the log at once.
const COMPARED: f64 = 8.0;
const COMPARED_EVERY: f64 = 10.0;

impl Model<'_> {
    /// Sends a move by the player whose turn it is. If the player's node is dead, the move waits
    /// until the player reconnects.
    pub(super) fn acts(&mut self, table: usize) {
        let now = self.engine.now();
        let one = &mut self.tables[table];
        if !one.wants {
            one.sent = now;
        }
        one.wants = one.away[one.turn];
        if one.wants {
            return;
        }
        let network = self.nodes[one.at[one.turn]].network;
        let judging = self.costs.node.per_move / 2.0;
        self.engine.work(network, judging, What::Judged(table));
    }

    pub(super) fn judged(&mut self, table: usize) {
        let one = &mut self.tables[table];
        let node = one.at[one.turn];
        if self.nodes[node].is_dead || one.away[one.turn] {
            one.wants = true;
            return;
        }
        self.write(node, Item::Table(table));
    }

    /// Sends the answer, and the update to all clients at the table.
    pub(super) fn tell(&mut self, node: usize, table: usize) {
        let turn = self.tables[table].turn;
        if self.nodes[node].is_dead {
            // No client got the answer; another node answers the repeated message.
            self.tables[table].wants = true;
            if !self.tables[table].away[turn] {
                self.engine.after(0.0, What::Acts(table));
            }
            return;
        }
        self.answer(table);
        let other = self.tables[table].at[1 - turn];
        // A stroke consists of several moves. One of them is a roll, which adds an extra row to the
        // log.
        let strokes = (self.costs.rows - 1.0).clamp(0.1, 1.0);
        let same = self.rng.share() >= strokes;
        self.tables[table].turn = if same { turn } else { 1 - turn };
        if self.rng.share() < self.demand.spectators {
            // A spectator costs at most as much as one more node with one client.
            let at = self.rng.below(self.nodes.len());
            self.hears(at, What::Spent);
        }
        if other == node {
            self.publish(node, 0.0, What::Spent);
            self.goes_on(table);
        } else if same {
            self.publish(node, 1.0, What::PassedBy(other));
            self.goes_on(table);
        } else {
            self.publish(node, 1.0, What::Passed(table));
        }
    }

    fn answer(&mut self, table: usize) {
        let one = &self.tables[table];
        if one.computer && one.turn == 1 {
            return;
        }
        if self.load.is_empty() {
            self.note(one.sent);
        } else {
            let work = self.costs.load / 2.0;
            let thread = self.idlest_load();
            self.engine.work(thread, work, What::Answered(table));
        }
    }

    fn idlest_load(&self) -> ThreadId {
        let waiting = |thread: &&ThreadId| self.engine.waiting(**thread);
        *self
            .load
            .iter()
            .min_by_key(waiting)
            .unwrap_or(&self.load[0])
    }

    pub(super) fn note(&mut self, sent: f64) {
        if sent < self.counted_until {
            self.times.push(self.engine.now() - sent);
        }
    }

    /// Publishes to NATS, which passes the message on to `interested` other nodes.
    pub(super) fn publish(&mut self, node: usize, interested: f64, then: What) {
        let number = self.costs.nats_messages;
        self.nats_messages += number + interested;
        let work = self.costs.nats_in * number + self.costs.nats_out * interested;
        let thread = self.nodes[node].nats;
        self.engine.work(thread, work, then);
    }

    pub(super) fn passed(&mut self, table: usize) {
        let one = &self.tables[table];
        self.hears(one.at[one.turn], What::Heard(table));
    }

    /// Applies a move from another node.
    pub(super) fn hears(&mut self, node: usize, then: What) {
        let network = self.nodes[node].network;
        self.engine.work(network, self.costs.node_heard, then);
    }

    /// Starts the thinking time of the next player.
    pub(super) fn goes_on(&mut self, table: usize) {
        let one = &self.tables[table];
        if one.computer && one.turn == 1 {
            let node = &self.nodes[one.at[1]];
            let waiting = |thread: &&ThreadId| self.engine.waiting(**thread);
            let thinker = node.thinkers.iter().min_by_key(waiting);
            let (thinker, reader) = (*thinker.unwrap_or(&node.network), node.reader);
            let (lease, thinking) = (self.costs.postgres_computer, self.costs.thinking);
            self.engine.work(reader, lease, What::Spent);
            self.engine.work(thinker, thinking, What::Acts(table));
        } else if self.load.is_empty() {
            self.thinks(table);
        } else {
            let thread = self.idlest_load();
            let work = self.costs.load / 2.0;
            self.engine.work(thread, work, What::Looked(table));
        }
    }

    pub(super) fn thinks(&mut self, table: usize) {
        if let Some((least, most)) = self.demand.pace {
            let wait = self.rng.between(least, most);
            self.engine.after(wait, What::Acts(table));
        } else {
            self.acts(table);
        }
    }

    pub(super) fn visits(&mut self, node: usize) {
        let mean = self.nodes.len() as f64 / self.demand.visits;
        let wait = self.rng.exponential(mean);
        self.engine.after(wait, What::Visits(node));
        if self.nodes[node].is_dead {
            return;
        }
        let came = self.engine.now();
        let (network, reader) = (self.nodes[node].network, self.nodes[node].reader);
        let cost = self.costs.node_coming + self.costs.node.per_move / 2.0;
        let reading = self.costs.postgres_coming;
        self.engine.work(reader, reading, What::Spent);
        self.engine.work(network, cost, What::Visited(node, came));
    }

    /// Checks the next batch of connected tables against the log, and publishes which players are
    /// connected to them.
    pub(super) fn compare(&mut self, node: usize) {
        let one = &self.nodes[node];
        let (rooms, network, reader, nats) = (one.rooms, one.network, one.reader, one.nats);
        let tables = COMPARED * COMPARED_EVERY;
        let wait = tables / rooms.max(1.0);
        self.engine.after(wait, What::Compare(node));
        if one.is_dead || rooms < 1.0 {
            return;
        }
        let costs = self.costs;
        let messages = costs.nats_room * tables;
        self.nats_messages += 2.0 * messages;
        let work = (costs.nats_in + costs.nats_out) * messages;
        self.engine
            .work(network, costs.node_room * tables, What::Spent);
        self.engine
            .work(reader, costs.postgres_room * tables, What::Spent);
        self.engine.work(nats, work, What::Spent);
    }
}
