//! Simulates a cell: nodes, their database and NATS.
//!
//! Moves take the same path as in the server. A node judges the move, and the node's writer gathers
//! all queued moves into one transaction. The database executes the transaction and writes it to
//! disk together with others (group commit). Then the node answers and publishes to other nodes
//! through NATS.

mod moves;
mod writer;

use super::costs::Costs;
use super::engine::{Engine, MachineId, ThreadId};
use super::rng::Rng;
use super::shape::{Demand, Shape};

#[derive(Clone, Copy, Debug)]
pub(super) enum What {
    /// The active player at a table sends a move.
    Acts(usize),
    Judged(usize),
    /// A node's writer has waited for more moves. The fields are the node, the number of waits, and
    /// the queue length before this wait.
    Waited(usize, u8, usize),
    Prepared(usize),
    Reached(usize),
    Executed(usize),
    Flushed,
    Committed(usize),
    Delivered(usize),
    /// The player has received the answer.
    Answered(usize),
    /// NATS has passed the move on to the next player's node.
    Passed(usize),
    /// NATS has passed the move on to a node with other players or spectators.
    PassedBy(usize),
    /// The next player has received the move.
    Heard(usize),
    /// The player's client has processed the move.
    Looked(usize),
    /// A player in a correspondence game connects to make one move.
    Visits(usize),
    Visited(usize, f64),
    Compare(usize),
    /// A player reconnects after a node has died.
    Returns(usize, usize),
    Welcomed(usize, usize),
    NodeDies(usize),
    /// A job that no other event depends on is done.
    Spent,
}

/// An entry in the writer's queue.
#[derive(Clone, Copy, Debug)]
enum Item {
    Table(usize),
    Visit(f64),
}

pub(super) struct Node {
    pub(super) machine: MachineId,
    pub(super) network: ThreadId,
    thinkers: Vec<ThreadId>,
    backend: ThreadId,
    pub(super) reader: ThreadId,
    nats: ThreadId,
    queue: Vec<Item>,
    batch: Vec<Item>,
    /// The number of entries in the previous transaction.
    before: usize,
    is_writing: bool,
    rooms: f64,
    pub(super) is_dead: bool,
}

pub(super) struct Table {
    /// The node to which the player in each seat is connected.
    pub(super) at: [usize; 2],
    /// Whether the player in each seat has lost the connection and not yet reconnected.
    pub(super) away: [bool; 2],
    turn: usize,
    pub(super) computer: bool,
    /// When the current move was sent.
    sent: f64,
    pub(super) wants: bool,
}

/// The results of a simulation.
#[derive(Clone, Debug, Default)]
pub(super) struct Seen {
    pub(super) moves_per_second: f64,
    pub(super) p50: f64,
    pub(super) p99: f64,
    /// The fraction of time during which the busiest network thread was working.
    pub(super) network: f64,
    /// The number of cores that the busiest node used on average.
    pub(super) node_cores: f64,
    pub(super) postgres_cores: f64,
    pub(super) disk: f64,
    pub(super) wal: f64,
    pub(super) moves_per_transaction: f64,
    pub(super) nats_cores: f64,
    pub(super) nats_messages: f64,
    pub(super) nats_bytes: f64,
    /// The time until all players of a dead node had reconnected, in seconds.
    pub(super) all_back: f64,
}

pub(super) struct Model<'c> {
    pub(super) engine: Engine<What>,
    pub(super) rng: Rng,
    pub(super) costs: &'c Costs,
    shape: Shape,
    demand: Demand,
    pub(super) nodes: Vec<Node>,
    pub(super) tables: Vec<Table>,
    postgres: MachineId,
    nats: MachineId,
    /// The players' threads, if the players share the machine with the servers.
    load: Vec<ThreadId>,
    flushing: Vec<usize>,
    unflushed: Vec<usize>,
    unflushed_bytes: f64,
    pub(super) times: Vec<f64>,
    /// Moves sent after this time are not counted.
    pub(super) counted_until: f64,
    moves: f64,
    transactions: f64,
    wal: f64,
    disk: f64,
    nats_messages: f64,
    pub(super) died: f64,
    pub(super) all_back: f64,
}

impl<'c> Model<'c> {
    pub(super) fn new(costs: &'c Costs, shape: &Shape, demand: &Demand, seed: u64) -> Model<'c> {
        let (mut engine, mut rng) = (Engine::new(), Rng::new(seed));
        let together = shape.together.map(|cores| engine.machine(cores));
        let machine = |engine: &mut Engine<What>, cores: usize| {
            together.unwrap_or_else(|| engine.machine(cores))
        };
        let postgres = machine(&mut engine, shape.postgres_cores);
        let nats = machine(&mut engine, shape.nats_cores);
        let mut nodes = Vec::new();
        for _ in 0..shape.nodes {
            let own = machine(&mut engine, shape.node_cores);
            let thinking = shape.node_cores.div_ceil(2);
            nodes.push(Node {
                machine: own,
                network: engine.thread(own),
                thinkers: (0..thinking).map(|_| engine.thread(own)).collect(),
                backend: engine.thread(postgres),
                reader: engine.thread(postgres),
                nats: engine.thread(nats),
                queue: Vec::new(),
                batch: Vec::new(),
                before: 0,
                is_writing: false,
                rooms: 0.0,
                is_dead: false,
            });
        }
        let load = together.map_or(Vec::new(), |machine| {
            let cores = shape.together.unwrap_or(1);
            (0..cores).map(|_| engine.thread(machine)).collect()
        });
        let tables = (0..demand.tables)
            .map(|index| seated(index, shape, demand, &mut rng))
            .collect();
        Model {
            engine,
            rng,
            costs,
            shape: shape.clone(),
            demand: demand.clone(),
            nodes,
            tables,
            postgres,
            nats,
            load,
            flushing: Vec::new(),
            unflushed: Vec::new(),
            unflushed_bytes: 0.0,
            times: Vec::new(),
            moves: 0.0,
            transactions: 0.0,
            wal: 0.0,
            disk: 0.0,
            nats_messages: 0.0,
            counted_until: f64::INFINITY,
            died: f64::INFINITY,
            all_back: 0.0,
        }
    }

    /// Simulates `seconds` seconds after a warm-up that is not counted.
    pub(super) fn run(&mut self, warm_up: f64, seconds: f64) -> Seen {
        self.begin();
        self.until(warm_up);
        self.engine.count_from_now();
        self.times.clear();
        (self.moves, self.transactions, self.wal, self.disk) = (0.0, 0.0, 0.0, 0.0);
        self.nats_messages = 0.0;
        let from = self.engine.now();
        self.until(warm_up + seconds);
        self.seen(self.engine.now() - from)
    }

    fn begin(&mut self) {
        for table in 0..self.tables.len() {
            let at = self.tables[table].at;
            let same = at[0] == at[1];
            for node in &at[..if same { 1 } else { 2 }] {
                self.nodes[*node].rooms += 1.0;
            }
            let wait = self.first_wait();
            self.engine.after(wait, What::Acts(table));
        }
        for node in 0..self.nodes.len() {
            let wait = self.rng.share();
            self.engine.after(wait, What::Compare(node));
            if self.demand.visits > 0.0 {
                self.engine.after(wait, What::Visits(node));
            }
        }
    }

    /// Returns how much of a player's current pause is left at the start. In steady play, a random
    /// moment is more likely to lie within a long pause than within a short one.
    fn first_wait(&mut self) -> f64 {
        let Some((least, most)) = self.demand.pace else {
            return 0.01 * self.rng.share();
        };
        let squared = self.rng.between(least * least, most * most);
        squared.sqrt() * self.rng.share()
    }

    fn until(&mut self, end: f64) {
        while self.engine.now() < end
            && let Some(what) = self.engine.step()
        {
            self.happens(what);
        }
    }

    fn seen(&mut self, seconds: f64) -> Seen {
        self.times.sort_by(f64::total_cmp);
        let last = self.times.len().saturating_sub(1) as f64;
        let at = |share: f64| self.times.get((last * share) as usize).copied();
        let engine = &self.engine;
        let most = |value: &dyn Fn(&Node) -> f64| self.nodes.iter().map(value).fold(0.0, f64::max);
        Seen {
            moves_per_second: self.moves / seconds,
            p50: at(0.5).unwrap_or(0.0),
            p99: at(0.99).unwrap_or(0.0),
            network: most(&|node| engine.share_used(node.network)),
            node_cores: most(&|node| engine.cores_used(node.machine)),
            postgres_cores: engine.cores_used(self.postgres),
            disk: self.disk / seconds,
            wal: self.wal / seconds,
            moves_per_transaction: self.moves / self.transactions.max(1.0),
            nats_cores: engine.cores_used(self.nats),
            nats_messages: self.nats_messages / seconds,
            nats_bytes: self.nats_messages / seconds * self.costs.nats_bytes
                / self.costs.nats_messages.max(1.0),
            all_back: self.all_back,
        }
    }

    fn happens(&mut self, what: What) {
        match what {
            What::Acts(table) => self.acts(table),
            What::Judged(table) => self.judged(table),
            What::Waited(node, times, before) => self.waited(node, times, before),
            What::Prepared(node) => self.prepared(node),
            What::Reached(node) => self.reached(node),
            What::Executed(node) => self.executed(node),
            What::Flushed => self.flushed(),
            What::Committed(node) => self.committed(node),
            What::Delivered(node) => self.delivered(node),
            What::Answered(table) => self.note(self.tables[table].sent),
            What::Passed(table) => self.passed(table),
            What::PassedBy(node) => self.hears(node, What::Spent),
            What::Heard(table) => self.goes_on(table),
            What::Looked(table) => self.thinks(table),
            What::Visits(node) => self.visits(node),
            What::Visited(node, came) => self.write(node, Item::Visit(came)),
            What::Compare(node) => self.compare(node),
            What::Returns(table, seat) => self.returns(table, seat),
            What::Welcomed(table, seat) => self.welcomed(table, seat),
            What::NodeDies(node) => self.dies(node),
            What::Spent => {}
        }
    }

    /// Drops the queue of a dead node's writer. The node's players will send their moves again.
    pub(super) fn lose(&mut self, node: usize) {
        for item in std::mem::take(&mut self.nodes[node].queue) {
            if let Item::Table(table) = item {
                self.tables[table].wants = true;
            }
        }
    }

    /// Returns whether a table is waiting for a move from the seat that has reconnected.
    pub(super) fn waits_for(&self, table: usize, seat: usize) -> bool {
        let table = &self.tables[table];
        table.turn == seat && table.wants
    }
}

/// Creates a table. People connect to random nodes; a computer player runs on its opponent's node.
/// In the measurements, the two players at a table connect to different nodes.
fn seated(index: usize, shape: &Shape, demand: &Demand, rng: &mut Rng) -> Table {
    let computer = rng.share() < demand.computers;
    let first = rng.below(shape.nodes);
    let second = if computer {
        first
    } else {
        rng.below(shape.nodes)
    };
    let at = match shape.together {
        Some(_) => [index % shape.nodes, (index + 1) % shape.nodes],
        None => [first, second],
    };
    Table {
        at,
        away: [false; 2],
        turn: 0,
        computer,
        sent: 0.0,
        wants: false,
    }
}
