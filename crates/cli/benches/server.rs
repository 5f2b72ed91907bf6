//! `cargo xtask bench server`: measures the server under load from this process, over loopback.
//!
//! The main figure is the server's processor time for 1,000 durable actions; wall-clock times say
//! more about the machine than about the server. `--figures FILE` also writes all results as JSON.
//! With `--profile SECONDS`, the benchmark plays just one round of that length, during which you
//! can profile the server.

// These counts are small enough to be exact in a float.
#![allow(clippy::cast_precision_loss, clippy::unwrap_used)]

#[path = "../tests/support/online.rs"]
mod online;
#[path = "support/process.rs"]
mod process;

use futures_util::{SinkExt, StreamExt};
use online::{Client, Server, Socket, call, events, new_player, new_table, socket};
use process::{cpu_seconds, kilobytes, raise_file_limit};
use protocol::online::SocketMessage;
use protocol::{GameView, Seat, Status, Version};
use serde_json::{Value, json};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use table::{CourseCache, State};
use tokio_tungstenite::tungstenite::Message;

const TABLES: usize = 50;
const ROUNDS: usize = 7;
const WARM_UP: Duration = Duration::from_secs(1);
const ROUND: Duration = Duration::from_secs(3);
const WAITING: usize = 4_000;
const IDLE: usize = 10_000;

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    // `cargo test` also runs benches, but without `--bench`. Measure nothing then.
    if !arguments.iter().any(|argument| argument == "--bench") {
        return;
    }
    raise_file_limit();
    let runtime = tokio::runtime::Builder::new_multi_thread();
    let runtime = { runtime }.enable_all().build().unwrap();
    let value = |name: &str| {
        let mut after = arguments.iter().skip_while(|one| *one != name);
        after.nth(1)
    };
    if let Some(seconds) = value("--profile") {
        let length = Duration::from_secs(seconds.parse().unwrap());
        runtime.block_on(actions(1, length));
        return;
    }
    let figures = runtime.block_on(async {
        let rounds = actions(ROUNDS, ROUND).await;
        let idle = idle().await;
        json!({"tables": TABLES, "rounds": rounds, "idle": idle})
    });
    if let Some(file) = value("--figures") {
        std::fs::write(file, figures.to_string()).unwrap();
    }
}

/// Measures tables with two players who act as soon as it is their turn.
async fn actions(number: usize, length: Duration) -> Vec<Value> {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(&folder.path().join("carambole.db"));
    let address = server.address.clone();
    let keys = [
        new_player(&address, "Ada").await,
        new_player(&address, "Ben").await,
    ];
    let mut rounds = Vec::new();
    for _ in 0..number {
        rounds.push(round(&server, &keys, length).await);
    }
    let median = |key: &str| median(&rounds, key);
    let (cpu, low, high) = median("cpu_seconds_per_1000");
    println!(
        "{cpu:>12.4} processor seconds for 1,000 durable actions \
         ({low:.4} to {high:.4} in {number} rounds); aim 0.027, ratio {:.2}",
        cpu / 0.027
    );
    println!(
        "{:>12.0} actions per second, {:.1} per transaction",
        median("actions_per_second").0,
        median("actions_per_transaction").0,
    );
    let (p99, low, high) = median("p99_ms");
    println!(
        "{:>12.1} ms from an action to its answer (median); p99 {p99:.1} \
         ({low:.1} to {high:.1}), aim 20, ratio {:.2}",
        median("p50_ms").0,
        p99 / 20.0
    );
    rounds
}

/// Returns the median, the minimum and the maximum of a measured value over all rounds.
fn median(rounds: &[Value], key: &str) -> (f64, f64, f64) {
    let mut values: Vec<f64> = rounds
        .iter()
        .map(|one| one[key].as_f64().unwrap())
        .collect();
    values.sort_by(f64::total_cmp);
    let last = values.len() - 1;
    (values[last / 2], values[0], values[last])
}

/// Measures one round. Each round needs new tables, because matches end.
async fn round(server: &Server, keys: &[String; 2], length: Duration) -> Value {
    let address = &server.address;
    let stop = Arc::new(AtomicBool::new(false));
    let mut shelf = CourseCache::new();
    let mut players = Vec::new();
    for _ in 0..TABLES {
        let table = new_table(address, &keys[0]).await;
        for (seat, key) in (0..).zip(keys) {
            Client::new(&table, seat, key).sit(address).await;
        }
        let events = events(address, &table).await;
        let state = State::replay(&events, &mut shelf).unwrap();
        let board = Arc::new(Mutex::new(state));
        for (seat, key) in (0..).zip(keys) {
            let socket = socket(address, &table, Some(key), true).await.unwrap();
            players.push(Player::new(seat, Arc::clone(&board), socket));
        }
    }
    let play = |mut player: Player| {
        let stop = Arc::clone(&stop);
        tokio::spawn(async move {
            player.play(&stop).await;
            player
        })
    };
    let playing: Vec<_> = players.into_iter().map(play).collect();
    tokio::time::sleep(WARM_UP).await;
    let before = counted(address).await;
    let (cpu, begin) = (cpu_seconds(server.id()), Instant::now());
    tokio::time::sleep(length).await;
    let cpu = cpu_seconds(server.id()) - cpu;
    let (after, time) = (counted(address).await, begin.elapsed());
    stop.store(true, Ordering::Relaxed);
    let mut times = Vec::new();
    let mut ended = 0;
    for player in playing {
        // Players wait forever once their opponent has stopped.
        if let Ok(Ok(player)) = tokio::time::timeout(Duration::from_millis(300), player).await {
            ended += usize::from(player.board.lock().unwrap().status() == Status::Over);
            times.extend(player.times);
        }
    }
    if ended > 0 {
        println!("{ended} of {} matches ended early", 2 * TABLES);
    }
    times.sort();
    let at = |share: f64| times[(times.len() as f64 * share) as usize].as_secs_f64() * 1e3;
    let done = (after.messages - before.messages) as f64;
    json!({
        "cpu_seconds_per_1000": cpu / done * 1e3,
        "actions_per_second": done / time.as_secs_f64(),
        "actions_per_transaction": done / (after.batches - before.batches) as f64,
        "p50_ms": at(0.5),
        "p99_ms": at(0.99),
    })
}

/// One player at a table. The simulated players share the machine with the server, so they must
/// cost little: both players at a table share one state, and each event is parsed only once.
struct Player {
    seat: Seat,
    board: Arc<Mutex<State>>,
    socket: Socket,
    /// The latest version received by this player.
    heard: Version,
    acted: Version,
    sent: Instant,
    /// Response times: from sending an action to receiving the answer, which arrives just before
    /// the event.
    times: Vec<Duration>,
}

impl Player {
    fn new(seat: Seat, board: Arc<Mutex<State>>, socket: Socket) -> Player {
        let heard = board.lock().unwrap().version();
        Player {
            seat,
            board,
            socket,
            heard,
            acted: 0,
            sent: Instant::now(),
            times: Vec::new(),
        }
    }

    /// Acts as soon as it is this player's turn, until `stop` or the end of the match.
    async fn play(&mut self, stop: &AtomicBool) {
        while !stop.load(Ordering::Relaxed) {
            if let Some(action) = self.choose() {
                self.sent = Instant::now();
                if self.socket.send(Message::text(action)).await.is_err() {
                    return;
                }
            }
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => self.hear(&text),
                Some(Ok(_)) => {}
                _ => return,
            }
            if self.board.lock().unwrap().status() == Status::Over {
                return;
            }
        }
    }

    fn hear(&mut self, text: &str) {
        if text.starts_with("{\"type\":\"answer\"") {
            assert!(text.contains("\"accepted\""), "{text}");
            self.times.push(self.sent.elapsed());
        } else if text.starts_with("{\"type\":\"events\"") {
            let (_, last) = text.rsplit_once("{\"version\":").unwrap();
            let (last, _) = last.split_once(',').unwrap();
            self.heard = last.parse().unwrap();
            let mut board = self.board.lock().unwrap();
            if self.heard <= board.version() {
                return;
            }
            for event in SocketMessage::parse_events(text).unwrap() {
                board.apply(&event).unwrap();
            }
        }
    }

    /// Returns the message with the next action, if it is this player's turn and all events have
    /// arrived.
    fn choose(&mut self) -> Option<String> {
        let board = self.board.lock().unwrap();
        let version = board.version();
        if board.turn() != Some(self.seat) || self.heard < version || self.acted == version {
            return None;
        }
        self.acted = version;
        let GameView::Golf(golf) = board.play()?.view() else {
            return None;
        };
        let random = fastrand::usize(..4 * golf.actions.len());
        let chosen = if random.is_multiple_of(4) {
            &golf.actions[random / 4]
        } else {
            golf.actions.last()?
        };
        let action = serde_json::to_string(chosen).unwrap();
        let seat = self.seat;
        Some(format!(
            "{{\"id\":\"{seat}-{version}\",\"request\":{{\"type\":\"act\",\"seat\":{seat},\
             \"action\":{{\"golf\":{action}}},\"version\":null}}}}"
        ))
    }
}

/// Measures tables without players, then up to 10,000 idle connections.
async fn idle() -> Value {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(&folder.path().join("carambole.db"));
    let address = server.address.clone();
    let key = new_player(&address, "Ada").await;
    // The first tables cause one-time allocations.
    for _ in 0..200 {
        new_table(&address, &key).await;
    }
    let before = settled(server.id()).await;
    let mut tables = Vec::new();
    for _ in 0..WAITING {
        tables.push(new_table(&address, &key).await);
    }
    let waiting = settled(server.id()).await;
    // The difference is negative if memory from creating the tables was released in the meantime.
    let per_table = ((waiting - before) / WAITING as f64).max(0.0);
    println!(
        "{per_table:>12.2} KB per waiting table ({WAITING} tables); aim 5, ratio {:.2}",
        per_table / 5.0
    );
    // The first connections load tables and fill buffers that stay allocated.
    let mut sockets = Vec::new();
    for table in &tables[..100] {
        sockets.push(socket(&address, table, None, true).await.unwrap());
    }
    let before = settled(server.id()).await;
    let most = connections();
    for index in 0..most {
        let table = &tables[index % tables.len()];
        sockets.push(socket(&address, table, None, true).await.expect("held"));
    }
    let held = settled(server.id()).await;
    let per_connection = (held - before) / most as f64;
    println!(
        "{per_connection:>12.2} KB per idle connection ({most} open); aim 10, ratio {:.2}",
        per_connection / 10.0
    );
    json!({
        "waiting_tables": WAITING,
        "kb_per_waiting_table": per_table,
        "connections": most,
        "kb_per_connection": per_connection,
    })
}

/// Returns 10,000, or a smaller number if the system does not let this process open that many
/// files.
fn connections() -> usize {
    use rustix::process::{Resource, getrlimit};
    let files = getrlimit(Resource::Nofile).current.unwrap_or(u64::MAX);
    let most = IDLE.min(files.saturating_sub(300) as usize);
    if most < IDLE {
        println!(
            "a process may open {files} files here, so only {most} connections are measured \
             (see ulimit -Hn for the hard limit)"
        );
    }
    most
}

struct Counted {
    messages: u64,
    batches: u64,
}

async fn counted(address: &str) -> Counted {
    let text = metrics(address).await;
    let number = |name: &str| {
        let line = text.lines().find_map(|line| line.strip_prefix(name));
        line.unwrap().trim().parse().unwrap()
    };
    Counted {
        messages: number("carambole_messages_total "),
        batches: number("carambole_batches_total "),
    }
}

async fn metrics(address: &str) -> String {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let mut stream = tokio::net::TcpStream::connect(address).await.unwrap();
    let request = b"GET /api/metrics HTTP/1.0\r\nhost: x\r\n\r\n";
    stream.write_all(request).await.unwrap();
    let mut text = String::new();
    stream.read_to_string(&mut text).await.unwrap();
    // Check that the API still answers.
    let _ = call(address, "GET", "/api/health", "", "").await;
    text
}

/// Waits until unused tables have been removed from memory. Returns the memory of a process in KB.
async fn settled(process: u32) -> f64 {
    tokio::time::sleep(Duration::from_secs(28)).await;
    kilobytes(process)
}
