//! `cargo xtask bench cluster`: measures what moves, tables and connections cost in processor time,
//! memory and traffic, on the nodes, in the database and in NATS.
//!
//! Nodes, services and players all run on this machine. Wall-clock times therefore say little about
//! a cluster of several machines, but counters are meaningful. `--figures FILE` writes the results
//! as JSON, from which `cargo xtask scale` simulates larger clusters.

// These counts are small enough to be exact in a float.
#![allow(clippy::cast_precision_loss, clippy::unwrap_used)]
#![cfg(unix)]

#[path = "../tests/support/nodes.rs"]
mod nodes;
#[path = "../tests/support/online.rs"]
mod online;
#[path = "support/process.rs"]
mod process;
#[path = "support/usage.rs"]
mod usage;

use futures_util::StreamExt;
use nodes::Nodes;
use online::{ALL_COURSES, Client, Tally, call, new_match, new_player, socket};
use process::{kilobytes, raise_file_limit};
use serde_json::{Value, json};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::task::JoinSet;
use usage::Usage;

/// The number of tables with players, and the number of rounds to measure.
const FEW: (usize, usize) = (8, 3);
const USUAL: (usize, usize) = (50, 5);
/// The number of rounds with a single table. Its players pause, so the match outlasts the
/// measurement.
const ALONE: usize = 3;
const PAUSE: Duration = Duration::from_millis(4);
/// The number of tables in play when memory per table is measured: many more than earlier
/// measurements have left in memory.
const MANY: usize = 400;
const WARM_UP: Duration = Duration::from_secs(1);
const ROUND: Duration = Duration::from_millis(2_500);
/// Maximum number of tables at which players sit down at the same time.
const AT_ONCE: usize = 8;
/// The number of tables without players.
const WAITING: usize = 1_000;
/// The time after which all idle tables have been removed from memory: a check every 5 seconds
/// removes tables that have been idle for 20 seconds.
const SETTLED: Duration = Duration::from_secs(27);
/// How long tables with spectators are measured.
const CALM: Duration = Duration::from_secs(20);
/// The level of the computer players: medium.
const LEVEL: u64 = 3;

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    // `cargo test` also runs benches, but without `--bench`. Measure nothing then.
    if !arguments.iter().any(|argument| argument == "--bench") {
        return;
    }
    raise_file_limit();
    let runtime = tokio::runtime::Builder::new_multi_thread();
    let runtime = { runtime }.enable_all().build().unwrap();
    let figures = runtime.block_on(measure());
    let mut after = arguments.iter().skip_while(|one| *one != "--figures");
    if let Some(file) = after.nth(1) {
        let text = serde_json::to_string_pretty(&figures).unwrap();
        std::fs::write(file, text + "\n").unwrap();
    }
}

async fn measure() -> Value {
    let one = Nodes::start_counted(1);
    let disk = usage::disk(one.postgres.folder());
    let hall = Hall::open(&one).await;
    let mut loads = Vec::new();
    loads.push(hall.load(1, ALONE, PAUSE).await);
    loads.push(hall.load(FEW.0, FEW.1, Duration::ZERO).await);
    let (in_play, many) = hall.in_play().await;
    loads.push(many);
    loads.push(hall.load(USUAL.0, USUAL.1, Duration::ZERO).await);
    let thinking = hall.thinking().await;
    let log = log(&one);
    drop(one);
    let two = Nodes::start_counted(2);
    let hall = Hall::open(&two).await;
    loads.push(hall.load(USUAL.0, USUAL.1, Duration::ZERO).await);
    drop(two);
    let calm = calm().await;
    json!({
        "cores": std::thread::available_parallelism().map_or(1, usize::from),
        "disk": disk, "loads": loads, "thinking": thinking,
        "in_play": in_play, "calm": calm, "log": log,
    })
}

/// Returns the number of rows in the log, and the mean size of a row in bytes.
fn log(nodes: &Nodes) -> Value {
    let sql = "SELECT COUNT(*), AVG(LENGTH(event)), pg_relation_size('events'), \
               pg_indexes_size('events') FROM events";
    let row = nodes.postgres.ask(sql).unwrap();
    let number = |place: usize| row[place].parse::<f64>().unwrap();
    let rows = number(0);
    json!({
        "rows": rows, "text_bytes_per_row": number(1),
        "heap_bytes_per_row": number(2) / rows, "index_bytes_per_row": number(3) / rows,
    })
}

/// The nodes, and the two players who play at every table.
struct Hall<'n> {
    nodes: &'n Nodes,
    keys: [String; 2],
}

impl Hall<'_> {
    async fn open(nodes: &Nodes) -> Hall<'_> {
        let address = &nodes.addresses[0];
        let keys = [
            new_player(address, "Ada").await,
            new_player(address, "Ben").await,
        ];
        Hall { nodes, keys }
    }

    /// Measures several rounds. Each needs new tables, because matches end.
    async fn load(&self, tables: usize, rounds: usize, pause: Duration) -> Value {
        let mut all = Vec::new();
        let mut again = rounds;
        while all.len() < rounds {
            let mut clients = self.seated(tables).await;
            for (_, client) in &mut clients {
                client.pace = pause;
            }
            let round = self.round(clients).await;
            if again > 0 && was_disturbed(&round) {
                again -= 1;
            } else {
                all.push(round);
            }
        }
        let nodes = self.nodes.addresses.len();
        let rate = median(&all, "moves_per_second");
        println!("{rate:>12.0} moves per second at {tables} tables on {nodes} node(s)");
        let pause = pause.as_secs_f64();
        json!({"nodes": nodes, "tables": tables, "pause": pause, "rounds": all})
    }

    /// Seats two players at each new table, at different nodes if there are several.
    async fn seated(&self, tables: usize) -> Vec<(String, Client)> {
        let (mut seating, mut seated) = (JoinSet::new(), Vec::new());
        for index in 0..tables {
            if seating.len() >= AT_ONCE {
                let pair: Vec<_> = seating.join_next().await.unwrap().unwrap();
                seated.extend(pair);
            }
            let (addresses, keys) = (self.nodes.addresses.clone(), self.keys.clone());
            seating.spawn(async move {
                let at = |seat: usize| &addresses[(index + seat) % addresses.len()];
                let table = new_match(at(0), &keys[0], "basic", &ALL_COURSES, 30).await;
                let mut pair = Vec::new();
                for (seat, key) in keys.iter().enumerate() {
                    let mut client = Client::new(&table, seat as u64, key);
                    // Let this client apply events itself, as the page does.
                    client.follows = true;
                    client.sit(at(seat)).await;
                    pair.push((at(seat).clone(), client));
                }
                pair
            });
        }
        seated.extend(seating.join_all().await.into_iter().flatten());
        seated
    }

    async fn round(&self, clients: Vec<(String, Client)>) -> Value {
        let stop = Arc::new(AtomicBool::new(false));
        let tally = Arc::new(Tally::default());
        let mut playing = JoinSet::new();
        for (address, mut client) in clients {
            client.tally = Some(Arc::clone(&tally));
            let stop = Arc::clone(&stop);
            playing.spawn(async move {
                client.play(&address, || stop.load(Ordering::Relaxed)).await;
                assert_eq!(client.refused, [Value::Null; 0]);
                client.is_over()
            });
        }
        tokio::time::sleep(WARM_UP).await;
        let before = Usage::before(self.nodes).await;
        let (_, moves) = (tally.take_times(), tally.number());
        tokio::time::sleep(ROUND).await;
        let (times, moves) = (tally.take_times(), (tally.number() - moves) as f64);
        let used = before.since(self.nodes).await;
        stop.store(true, Ordering::Relaxed);
        // Players wait forever once their opponent has stopped.
        while let Ok(Some(over)) =
            tokio::time::timeout(Duration::from_millis(300), playing.join_next()).await
        {
            if over.unwrap() {
                println!("a match ended early");
            }
        }
        assert!(
            !times.is_empty(),
            "no client got an answer: this machine is overloaded"
        );
        let at = |share: f64| times[(times.len() as f64 * share) as usize].as_secs_f64() * 1e3;
        let mut round = json!({
            "moves": moves, "moves_per_second": moves / used["seconds"],
            "p50_ms": at(0.5), "p99_ms": at(0.99),
        });
        for (name, value) in used {
            round[name] = json!(value);
        }
        round
    }

    /// Measures the memory that each table in play needs, and the load that many tables cause.
    async fn in_play(&self) -> (Value, Value) {
        let process = self.nodes.process(0);
        let before = kilobytes(process);
        let clients = self.seated(MANY).await;
        let round = self.round(clients).await;
        let per_table = (kilobytes(process) - before) / MANY as f64;
        println!("{per_table:>12.1} KB for a table in play with two connections");
        let memory = json!({"tables": MANY, "kb_per_table": per_table});
        let load = json!({"nodes": 1, "tables": MANY, "pause": 0.0, "rounds": [round]});
        (memory, load)
    }

    /// Measures matches between people and computer players.
    async fn thinking(&self) -> Value {
        let address = &self.nodes.addresses[0];
        let mut clients = Vec::new();
        for _ in 0..FEW.0 {
            let table = json!({
                "setup": {"golf": {"courses": ALL_COURSES, "mode": "basic", "balls": 1,
                                   "limit": 30, "kit": "dice", "tokens": false}},
                "seats": [{"type": "person"}, {"type": "computer", "level": LEVEL}],
                "clock": null, "open": false
            });
            let key = &self.keys[0];
            let link = call(address, "POST", "/api/tables", key, &table.to_string()).await;
            let mut client = Client::new(link["table"].as_str().unwrap(), 0, key);
            client.sit(address).await;
            clients.push((address.clone(), client));
        }
        let round = self.round(clients).await;
        println!(
            "{:>12.0} turns of computer players in {ROUND:.1?}",
            round["computer_turns"].as_f64().unwrap()
        );
        json!({"level": LEVEL, "round": round})
    }
}

/// Measures tables without players, then tables that have spectators but no moves.
async fn calm() -> Value {
    let nodes = Nodes::start_counted(2);
    let memory = || [0, 1].map(|node| kilobytes(nodes.process(node)));
    let key = new_player(&nodes.addresses[0], "Ada").await;
    // The first tables cause one-time allocations.
    let first = waiting(&nodes, &key, 100).await;
    let mut sockets = JoinSet::new();
    for node in 0..2 {
        watch(&nodes, node, &first, &mut sockets).await;
    }
    tokio::time::sleep(SETTLED).await;
    let empty = memory();
    let making = Usage::before(&nodes).await;
    let tables = waiting(&nodes, &key, WAITING).await;
    let making = making.since(&nodes).await;
    tokio::time::sleep(SETTLED).await;
    let (waited, subscribed) = (memory(), usage::subscriptions(&nodes).await);
    let coming = Usage::before(&nodes).await;
    watch(&nodes, 1, &tables, &mut sockets).await;
    let coming = coming.since(&nodes).await;
    // The other node gets three connections per table.
    for _ in 0..3 {
        watch(&nodes, 0, &tables, &mut sockets).await;
    }
    tokio::time::sleep(SETTLED.saturating_sub(CALM)).await;
    let resting = Usage::before(&nodes).await;
    tokio::time::sleep(CALM).await;
    let resting = resting.since(&nodes).await;
    let watched = memory();
    let per_table = |kilobytes: f64| kilobytes / WAITING as f64;
    // The difference is negative if memory from creating the tables was released in the meantime.
    let per_waiting = per_table(waited[0] - empty[0]).max(0.0);
    let [with_three, with_one] = [0, 1].map(|node| per_table(watched[node] - waited[node]));
    let per_connection = (with_three - with_one) / 2.0;
    let per_watched = (with_one - per_connection).max(0.0);
    println!(
        "{per_waiting:>12.2} KB for a waiting table, {per_watched:.1} for a watched one, \
         {per_connection:.1} for a connection"
    );
    assert!(
        sockets.try_join_next().is_none(),
        "connections were lost: this machine is overloaded"
    );
    let subscriptions = usage::subscriptions(&nodes).await - subscribed;
    json!({
        "tables": WAITING, "kb_per_waiting_table": per_waiting,
        "kb_per_watched_table": per_watched, "kb_per_connection": per_connection,
        "subscriptions_per_room": per_table(subscriptions) / 2.0,
        "making": making, "coming": coming, "resting": resting,
    })
}

async fn waiting(nodes: &Nodes, key: &str, number: usize) -> Vec<String> {
    let mut tables = Vec::new();
    for _ in 0..number {
        let address = &nodes.addresses[0];
        tables.push(new_match(address, key, "basic", &ALL_COURSES, 30).await);
    }
    tables
}

/// Opens a connection to a node for each table, and spawns a task that reads from the connection
/// until the node closes it.
async fn watch(nodes: &Nodes, node: usize, tables: &[String], sockets: &mut JoinSet<()>) {
    for table in tables {
        let socket = socket(&nodes.addresses[node], table, None, true).await;
        let mut socket = socket.expect("held");
        sockets.spawn(async move { while let Some(Ok(_)) = socket.next().await {} });
    }
}

/// Returns whether other programs used more than a tenth of this machine's processor time. The
/// caller repeats disturbed rounds, up to a limit.
fn was_disturbed(round: &Value) -> bool {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let others = round["other_cpu"].as_f64().unwrap() / round["seconds"].as_f64().unwrap();
    if others > 0.1 * cores as f64 {
        println!("other programs used {others:.1} processors");
        return true;
    }
    false
}

fn median(rounds: &[Value], key: &str) -> f64 {
    let values = rounds.iter().map(|one| one[key].as_f64().unwrap());
    let mut values: Vec<f64> = values.collect();
    values.sort_by(f64::total_cmp);
    values[(values.len() - 1) / 2]
}
