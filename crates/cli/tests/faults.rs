//! Tests several servers on one database while nodes die, services stop and connections break. No
//! acknowledged move is lost or executed twice. Players continue at another node, and their clocks
//! get back the lost time. Each action of a computer player happens exactly once, and each clock
//! runs out exactly once.
//!
//! The tests are short; `cargo xtask faults` runs the long version (`FAULT_ROUNDS`,
//! `FAULT_TABLES`, `FAULT_SECONDS`). They start `PostgreSQL` and NATS on loopback.

#![cfg(unix)]

use crate::support::nodes::{Nodes, duplicate_messages};
use crate::support::online::{Client, Server, Tally, call, check, events, new_player, seated};
use crate::support::wanted;
use protocol::{EventKind, Seat, Withdrawal};
use serde_json::{Value, json};
use services::{Mood, free_port};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use table::{CourseCache, State};
use tokio::task::JoinHandle;

/// Makes the tests run one at a time, because they depend on timing and share the processors.
static ONE: tokio::sync::Mutex<()> = tokio::sync::Mutex::const_new(());

/// A fault in nodes or services.
#[derive(Clone, Copy, Debug)]
enum Fault {
    None,
    NodeKilled,
    NodeStopped,
    NatsFrozen,
    NatsRestarted,
    DatabaseRestarted,
    NodeWithoutDatabase,
    NodeWithoutNats,
    SilentNats,
    SlowWires,
}

const ALL: [Fault; 10] = [
    Fault::None,
    Fault::NodeKilled,
    Fault::NodeStopped,
    Fault::NatsFrozen,
    Fault::NatsRestarted,
    Fault::DatabaseRestarted,
    Fault::NodeWithoutDatabase,
    Fault::NodeWithoutNats,
    Fault::SilentNats,
    Fault::SlowWires,
];

async fn pass(seconds: f64) {
    tokio::time::sleep(Duration::from_secs_f64(seconds)).await;
}

impl Fault {
    /// Causes the fault at one node or in a service, for up to the given number of seconds.
    async fn happen(self, nodes: &mut Nodes, node: usize, seconds: f64) {
        match self {
            Fault::None => pass(1.0).await,
            Fault::NodeKilled => {
                nodes.kill(node);
                pass(seconds / 2.0).await;
                nodes.start_node(node);
            }
            Fault::NodeStopped => {
                assert!(nodes.stop(node), "it shuts down cleanly");
                nodes.start_node(node);
            }
            Fault::NatsFrozen => {
                nodes.nats.freeze();
                pass(seconds).await;
                nodes.nats.thaw();
            }
            Fault::NatsRestarted => {
                nodes.nats.kill();
                pass(seconds).await;
                nodes.nats.restart().unwrap();
            }
            Fault::DatabaseRestarted => {
                nodes.postgres.crash();
                pass(seconds / 4.0).await;
                nodes.postgres.restart().unwrap();
            }
            Fault::NodeWithoutDatabase => nodes.to_postgres(node, Mood::Cut, seconds).await,
            Fault::NodeWithoutNats => nodes.to_nats(node, Mood::Cut, seconds).await,
            Fault::SilentNats => nodes.to_nats(node, Mood::Silent, seconds).await,
            Fault::SlowWires => {
                let slow = Mood::Slow(Duration::from_millis(30));
                nodes.to_nats(node, slow, seconds / 2.0).await;
                nodes.to_postgres(node, slow, seconds / 2.0).await;
            }
        }
    }
}

/// Clients that play matches in the background.
struct Playing {
    stop: Arc<AtomicBool>,
    tally: Arc<Tally>,
    tasks: Vec<JoinHandle<Client>>,
}

impl Playing {
    fn begin(clients: Vec<Client>, addresses: &[String]) -> Playing {
        let stop = Arc::new(AtomicBool::new(false));
        let tally = Arc::new(Tally::default());
        let tasks = clients.into_iter().map(|mut client| {
            let stop = Arc::clone(&stop);
            let addresses = addresses.to_vec();
            client.tally = Some(Arc::clone(&tally));
            tokio::spawn(async move {
                client
                    .roam(&addresses, || stop.load(Ordering::Relaxed))
                    .await;
                client
            })
        });
        let tasks = tasks.collect();
        Playing { stop, tally, tasks }
    }

    fn done(&self) -> u64 {
        self.tally.number()
    }

    /// Waits until `actions` more actions are acknowledged. Returns how long that took.
    async fn more(&self, actions: u64) -> Duration {
        let (begin, from) = (Instant::now(), self.done());
        while self.done() < from + actions && !self.tasks.iter().all(JoinHandle::is_finished) {
            assert!(
                begin.elapsed() < Duration::from_mins(2),
                "no client can continue"
            );
            pass(0.02).await;
        }
        begin.elapsed()
    }

    async fn end(self) -> Vec<Client> {
        self.stop.store(true, Ordering::Relaxed);
        let mut clients = Vec::new();
        for task in self.tasks {
            clients.push(task.await.unwrap());
        }
        clients
    }
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "all: ten faults, each for seconds"]
async fn no_acknowledged_move_is_lost_or_doubled_by_any_fault() {
    if !services::available() {
        return;
    }
    let _one = ONE.lock().await;
    let (rounds, tables) = (wanted("FAULT_ROUNDS", 1), wanted("FAULT_TABLES", 6));
    let seconds = f64::from(wanted("FAULT_SECONDS", 2) as u32);
    let mut nodes = Nodes::start(3);
    let _duplicates = duplicate_messages(&nodes).await;
    for round in 1..=rounds {
        let mut clients = seated(&nodes.addresses, tables).await;
        for client in &mut clients {
            client.pace = Duration::from_millis(40);
        }
        for (index, fault) in ALL.into_iter().enumerate() {
            let playing = Playing::begin(clients, &nodes.addresses);
            playing.more(tables).await;
            let before = playing.done();
            let node = (index + round as usize) % nodes.addresses.len();
            fault.happen(&mut nodes, node, seconds).await;
            let during = playing.done() - before;
            let after = playing.more(2 * tables).await;
            clients = playing.end().await;
            println!(
                "round {round}, {fault:?} at node {node}: {during} moves, then {} in {after:.1?}",
                2 * tables
            );
            check(&nodes.addresses[(node + 1) % 3], &clients).await;
        }
        let acknowledged: usize = clients.iter().map(|client| client.accepted.len()).sum();
        println!("round {round}: {acknowledged} acknowledged actions, none lost, none doubled");
        everyone_hears(&nodes, clients).await;
    }
}

/// A database fault that occurs while nodes write to the database.
#[derive(Clone, Copy, Debug)]
enum Trouble {
    CutBeforeCommit,
    CutAfterCommit,
    Timeouts,
    ReadOnly,
    Full,
}

/// Makes every write to `events` or `marks` fail as if the disk were full.
const FULL: [&str; 3] = [
    "CREATE OR REPLACE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS \
     $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100'; END $$",
    "CREATE TRIGGER full_disk BEFORE INSERT OR UPDATE ON events \
     FOR EACH STATEMENT EXECUTE FUNCTION full_disk()",
    "CREATE TRIGGER full_disk BEFORE INSERT OR UPDATE ON marks \
     FOR EACH STATEMENT EXECUTE FUNCTION full_disk()",
];
const SPACE: [&str; 2] = [
    "DROP TRIGGER full_disk ON events",
    "DROP TRIGGER full_disk ON marks",
];
const READ_ONLY: [&str; 2] = [
    "ALTER SYSTEM SET default_transaction_read_only = on",
    "SELECT pg_reload_conf()",
];
const IMPATIENT: [&str; 2] = [
    "ALTER SYSTEM SET statement_timeout = '2ms'",
    "SELECT pg_reload_conf()",
];
const AS_USUAL: [&str; 2] = ["ALTER SYSTEM RESET ALL", "SELECT pg_reload_conf()"];

impl Trouble {
    async fn happen(self, nodes: &Nodes, node: usize, seconds: f64) {
        let ask = |statements: &[&str]| {
            for sql in statements {
                nodes.postgres.ask(sql).unwrap();
            }
        };
        match self {
            Trouble::CutBeforeCommit => {
                nodes
                    .to_postgres(node, Mood::CutBeforeCommit, seconds)
                    .await;
            }
            Trouble::CutAfterCommit => {
                nodes.to_postgres(node, Mood::CutAfterCommit, seconds).await;
            }
            Trouble::Timeouts => {
                ask(&IMPATIENT);
                pass(seconds).await;
                ask(&AS_USUAL);
            }
            Trouble::ReadOnly => {
                ask(&READ_ONLY);
                pass(seconds).await;
                unwell(nodes, node).await;
                ask(&AS_USUAL);
            }
            Trouble::Full => {
                ask(&FULL);
                pass(seconds).await;
                unwell(nodes, node).await;
                ask(&SPACE);
            }
        }
    }
}

/// Waits until a node reports that it cannot write.
async fn unwell(nodes: &Nodes, node: usize) {
    let begin = Instant::now();
    loop {
        let health = call(&nodes.addresses[node], "GET", "/api/health", "", "").await;
        if health["storage"] == false {
            return;
        }
        assert!(begin.elapsed() < Duration::from_mins(2), "{health}");
        pass(0.2).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "all: five database faults, each for seconds"]
async fn no_acknowledged_move_is_lost_or_doubled_by_a_failing_database() {
    if !services::available() {
        return;
    }
    let _one = ONE.lock().await;
    let (rounds, tables) = (wanted("FAULT_ROUNDS", 1), wanted("FAULT_TABLES", 6));
    let seconds = f64::from(wanted("FAULT_SECONDS", 2) as u32);
    let nodes = Nodes::start(2);
    for round in 1..=rounds {
        let mut clients = seated(&nodes.addresses, tables).await;
        for client in &mut clients {
            client.pace = Duration::from_millis(20);
        }
        for (index, trouble) in [
            Trouble::CutBeforeCommit,
            Trouble::CutAfterCommit,
            Trouble::Timeouts,
            Trouble::ReadOnly,
            Trouble::Full,
        ]
        .into_iter()
        .enumerate()
        {
            let playing = Playing::begin(clients, &nodes.addresses);
            playing.more(tables).await;
            let node = (index + round as usize) % nodes.addresses.len();
            let before = playing.done();
            trouble.happen(&nodes, node, seconds).await;
            let during = playing.done() - before;
            let after = playing.more(2 * tables).await;
            clients = playing.end().await;
            println!(
                "round {round}, {trouble:?}: {during} moves, then {} in {after:.1?}",
                2 * tables
            );
            check(&nodes.addresses[(node + 1) % 2], &clients).await;
        }
        let acknowledged: usize = clients.iter().map(|client| client.accepted.len()).sum();
        println!("round {round}: {acknowledged} acknowledged actions, none lost, none doubled");
    }
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "all: a cluster with a dump while people play"]
async fn a_dump_made_while_people_play_can_be_restored() {
    if !services::available() {
        return;
    }
    let _one = ONE.lock().await;
    let nodes = Nodes::start(1);
    let clients = seated(&nodes.addresses, 3).await;
    let tables: Vec<String> = clients.iter().map(|client| client.table.clone()).collect();
    let playing = Playing::begin(clients, &nodes.addresses);
    playing.more(30).await;
    let restored = nodes.postgres.dump_and_restore("restored").unwrap();
    playing.more(10).await;
    playing.end().await;
    let copy = Server::node(free_port(), &restored, &nodes.nats.url());
    let mut shelf = CourseCache::new();
    for table in &tables {
        // The copy has all events committed up to the dump, without gaps, and its matches can be
        // continued.
        let events = events(&copy.address, table).await;
        let state = State::replay(&events, &mut shelf).unwrap();
        let told = call(
            &copy.address,
            "GET",
            &format!("/api/tables/{table}"),
            "",
            "",
        )
        .await;
        let view = serde_json::to_value(state.view()).unwrap();
        assert_eq!(told["snapshot"]["view"], view, "{table}");
        assert!(events.len() > 8, "{table}");
    }
}

/// Checks that a spectator receives all stored events, whichever node the events came from.
async fn everyone_hears(nodes: &Nodes, mut clients: Vec<Client>) {
    let Some(place) = clients.chunks(2).position(|pair| !pair[0].is_over()) else {
        return;
    };
    let pair: Vec<Client> = clients.drain(2 * place..2 * place + 2).collect();
    let table = pair[0].table.clone();
    let mut listener = Client::new(&table, 99, "");
    let addresses = nodes.addresses.clone();
    let latest = Arc::clone(&listener.latest);
    let ear = Arc::new(AtomicBool::new(false));
    let stop = Arc::clone(&ear);
    let elsewhere = vec![addresses[2].clone()];
    let listening = tokio::spawn(async move {
        listener
            .roam(&elsewhere, || stop.load(Ordering::Relaxed))
            .await;
        listener
    });
    let playing = Playing::begin(pair, &addresses[..2]);
    playing.more(20).await;
    playing.end().await;
    let begin = Instant::now();
    // The players' last actions may still be on the way to the database.
    let stored = loop {
        let stored = events(&addresses[0], &table).await;
        if latest.load(Ordering::Relaxed) == stored.len() as u64 {
            break stored;
        }
        assert!(
            begin.elapsed() < Duration::from_mins(2),
            "events are missing"
        );
        pass(0.1).await;
    };
    ear.store(true, Ordering::Relaxed);
    let listener = listening.await.unwrap();
    let last = stored.last().unwrap();
    assert_eq!(
        listener.view["version"].as_u64(),
        Some(u64::from(last.version)),
        "the spectator has the last event"
    );
    let heard = listener.chains.len() as u64;
    let first = listener.chains.keys().next().copied().unwrap_or_default();
    assert_eq!(
        heard,
        u64::from(last.version) - first + 1,
        "no event is missing"
    );
}

async fn table_with(address: &str, key: &str, seats: Value, clock: Value) -> String {
    let table = json!({
        "setup": {"golf": {"courses": ["1", "2", "3"], "mode": "carom", "balls": 1, "limit": 20,
                           "kit": "dice", "tokens": false}},
        "seats": seats, "clock": clock, "open": false
    });
    let link = call(address, "POST", "/api/tables", key, &table.to_string()).await;
    link["table"]
        .as_str()
        .unwrap_or_else(|| panic!("{link}"))
        .to_owned()
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "all: a lease must run out"]
async fn computers_act_once_and_are_taken_over() {
    if !services::available() {
        return;
    }
    let _one = ONE.lock().await;
    let mut nodes = Nodes::start(2);
    let key = new_player(&nodes.addresses[0], "Ada").await;
    let person = json!({"type": "person"});
    let computer = json!({"type": "computer", "level": 1});
    let mut clients = Vec::new();
    for index in 0..4 {
        let seats = json!([person, computer, computer]);
        let address = &nodes.addresses[index % 2];
        let table = table_with(address, &key, seats, Value::Null).await;
        let mut client = Client::new(&table, 0, &key);
        // The player sits down at either node, but always starts playing at the first.
        client.sit(address).await;
        client.pace = Duration::from_millis(30);
        clients.push(client);
    }
    let tables: Vec<String> = clients.iter().map(|client| client.table.clone()).collect();
    let playing = Playing::begin(clients, &nodes.addresses);
    playing.more(60).await;
    let mut clients = playing.end().await;
    // Wait until the computer players have finished their turns.
    let mut acts = nodes.sum("carambole_computer_turns_total").await;
    loop {
        pass(1.5).await;
        let now = nodes.sum("carambole_computer_turns_total").await;
        if now == acts {
            break;
        }
        acts = now;
    }
    let mut stored = 0;
    for table in &tables {
        let acted = |what: &EventKind| matches!(what, EventKind::Acted { seat, .. } if *seat > 0);
        let events = events(&nodes.addresses[0], table).await;
        stored += events.iter().filter(|event| acted(&event.what)).count() as u64;
    }
    assert!(stored > 20, "computers have played");
    assert_eq!(
        acts, stored,
        "every action of a computer player was made by one node, once"
    );
    println!("{stored} actions of computer players, each by one node");
    // When the node that runs the computer players dies, the other node takes over.
    let playing = Playing::begin(clients, &nodes.addresses);
    playing.more(8).await;
    nodes.kill(0);
    let after = playing.more(12).await;
    clients = playing.end().await;
    println!("after a node died, matches continued within {after:.1?}");
    for client in &clients {
        assert_eq!(client.refused, [Value::Null; 0]);
        check_alone(&nodes.addresses[1], client).await;
    }
}

async fn check_alone(address: &str, client: &Client) {
    let events = events(address, &client.table).await;
    for (id, version) in &client.accepted {
        let event = &events[*version as usize - 1];
        let cause = event.cause.as_ref().map(|cause| cause.id.to_string());
        assert_eq!(cause.as_ref(), Some(id));
    }
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "all: clocks run for seconds"]
async fn clocks_are_fair_and_ring_once() {
    if !services::available() {
        return;
    }
    let _one = ONE.lock().await;
    let mut nodes = Nodes::start(2);
    let keys = [
        new_player(&nodes.addresses[0], "Ada").await,
        new_player(&nodes.addresses[1], "Ben").await,
    ];
    let seats = json!([{"type": "person"}, {"type": "person"}]);
    let clock = json!({"turn_ms": 30_000, "total_ms": null, "increment_ms": 0});
    let address = nodes.addresses.clone();
    let table = table_with(&address[0], &keys[0], seats, clock).await;
    for (seat, key) in (0..).zip(&keys) {
        Client::new(&table, seat, key)
            .sit(&address[seat as usize])
            .await;
    }
    let deadline = |view: &Value| view["snapshot"]["view"]["deadline"].as_u64().unwrap();
    let path = format!("/api/tables/{table}");
    let first = deadline(&call(&address[0], "GET", &path, "", "").await);
    // While only one node is down, clocks keep running, no matter how long the outage lasts.
    nodes.kill(0);
    pass(3.5).await;
    nodes.start_node(0);
    let second = deadline(&call(&address[0], "GET", &path, "", "").await);
    assert_eq!(second, first, "one node was always running");
    // While no node is running, clocks stop.
    let begin = Instant::now();
    nodes.kill(0);
    nodes.kill(1);
    pass(5.0).await;
    nodes.start_node(0);
    nodes.start_node(1);
    let third = deadline(&call(&address[1], "GET", &path, "", "").await);
    let given = third - first;
    // The time given back is at most the outage plus the time between the last write of the mark
    // `alive` and the outage.
    let away = begin.elapsed().as_millis() as u64 + 4_000;
    assert!(
        (4_000..away).contains(&given),
        "{given} ms were given back of {away}"
    );
    // The clock runs out once, not too early, and the player whose time is up is withdrawn.
    let begin = Instant::now();
    let withdrawn = loop {
        let events = events(&address[0], &table).await;
        let out = |what: &EventKind| match what {
            EventKind::Withdrawn { seat, why } => Some((*seat, *why)),
            _ => None,
        };
        let out: Vec<(u64, (Seat, Withdrawal))> = events
            .iter()
            .filter_map(|event| Some((event.at, out(&event.what)?)))
            .collect();
        if !out.is_empty() {
            break out;
        }
        assert!(
            begin.elapsed() < Duration::from_mins(2),
            "no node checks the clock"
        );
        pass(0.2).await;
    };
    pass(1.0).await;
    let (at, (_, why)) = withdrawn[0];
    assert_eq!((withdrawn.len(), why), (1, Withdrawal::OutOfTime));
    assert!((third..third + 60_000).contains(&at), "{at} for {third}");
    println!(
        "{given} ms given back; the clock ran out {} ms late",
        at - third
    );
}
