//! Simulates how moves become durable: a node's writer, and the database's processes and disk.

use super::{Item, Model, What};

/// How long a busy writer waits for more moves, in seconds. The runtime's clock can add up to a
/// millisecond. While moves arrive, the writer waits again, up to `GATHERS` times.
const GATHER: (f64, f64) = (0.001, 0.002);
const GATHERS: u8 = 6;
/// After a transaction with at least this many moves, the writer waits more often but for a shorter
/// time (`REST`). The system's clock can lengthen these waits too.
const CROWD: usize = 16;
const REST: (f64, f64) = (0.000_30, 0.000_35);
const RESTS: u8 = 16;
/// Upper bound on moves per transaction.
const MAX_BATCHES: usize = 512;

impl Model<'_> {
    pub(super) fn write(&mut self, node: usize, item: Item) {
        self.nodes[node].queue.push(item);
        self.gather(node);
    }

    /// Starts a transaction with the queued moves. A busy writer first waits for more moves.
    pub(super) fn gather(&mut self, node: usize) {
        let one = &mut self.nodes[node];
        if one.is_writing || one.queue.is_empty() {
            return;
        }
        one.is_writing = true;
        if one.before > 1 {
            self.wait(node, 1);
        } else {
            self.gathered(node);
        }
    }

    pub(super) fn wait(&mut self, node: usize, times: u8) {
        let before = self.nodes[node].queue.len();
        let (least, most) = if self.nodes[node].before >= CROWD {
            REST
        } else {
            GATHER
        };
        let wait = self.rng.between(least, most);
        self.engine.after(wait, What::Waited(node, times, before));
    }

    pub(super) fn waited(&mut self, node: usize, times: u8, before: usize) {
        let one = &self.nodes[node];
        let many = one.queue.len();
        let most = if one.before >= CROWD { RESTS } else { GATHERS };
        if many > before && many < MAX_BATCHES && times < most {
            self.wait(node, times + 1);
        } else {
            self.gathered(node);
        }
    }

    pub(super) fn gathered(&mut self, node: usize) {
        let one = &mut self.nodes[node];
        let many = one.queue.len().min(MAX_BATCHES);
        one.batch = one.queue.drain(..many).collect();
        one.before = many;
        let preparing = self.costs.node.per_transaction / 2.0;
        let network = one.network;
        self.engine.work(network, preparing, What::Prepared(node));
    }

    pub(super) fn prepared(&mut self, node: usize) {
        let many = self.nodes[node].batch.len();
        let said = self.costs.statements(many);
        let wait = said * (self.costs.hop + self.shape.wire);
        self.engine.after(wait, What::Reached(node));
    }

    pub(super) fn reached(&mut self, node: usize) {
        let one = &self.nodes[node];
        let cost = self.costs.postgres.of(one.batch.len() as f64);
        let backend = one.backend;
        self.engine.work(backend, cost, What::Executed(node));
    }

    /// Queues a transaction for the disk. Transactions that arrive during a write share the next
    /// write.
    pub(super) fn executed(&mut self, node: usize) {
        let bytes = self.costs.wal.of(self.nodes[node].batch.len() as f64);
        self.wal += bytes;
        self.unflushed_bytes += bytes;
        self.unflushed.push(node);
        self.flush();
    }

    pub(super) fn flush(&mut self) {
        if !self.flushing.is_empty() || self.unflushed.is_empty() {
            return;
        }
        self.flushing = std::mem::take(&mut self.unflushed);
        let writing = std::mem::take(&mut self.unflushed_bytes) / self.shape.wal;
        let [median, p99] = self.shape.disk;
        let time = self.rng.skewed(median, p99) + writing;
        self.disk += time;
        self.engine.after(time, What::Flushed);
    }

    pub(super) fn flushed(&mut self) {
        for node in std::mem::take(&mut self.flushing) {
            self.engine
                .after(self.shape.wire / 2.0, What::Committed(node));
        }
        self.flush();
    }

    pub(super) fn committed(&mut self, node: usize) {
        let one = &self.nodes[node];
        let many = one.batch.len() as f64;
        self.transactions += 1.0;
        self.moves += many;
        let cost = self.costs.node.of(many) / 2.0;
        let network = one.network;
        self.engine.work(network, cost, What::Delivered(node));
    }

    pub(super) fn delivered(&mut self, node: usize) {
        self.nodes[node].is_writing = false;
        for item in std::mem::take(&mut self.nodes[node].batch) {
            match item {
                Item::Visit(came) => {
                    self.note(came);
                    self.publish(node, 0.0, What::Spent);
                }
                Item::Table(table) => self.tell(node, table),
            }
        }
        self.gather(node);
    }
}
