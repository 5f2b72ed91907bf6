//! Tests full and failing disks. Every acknowledged action is stored exactly once. While the server
//! cannot store actions, it acknowledges none, and its health endpoint reports the problem. When
//! the disk recovers, the server continues without a restart.
//!
//! The test is short; `cargo xtask faults --disk` runs the long version (`DISK_ROUNDS`,
//! `DISK_TABLES`, `DISK_SEED`).

#![cfg(target_os = "linux")]

use crate::support::disk::{FaultyDisk, Mood, SmallDisk};
use crate::support::online::{Client, attempt, call, check, events, new_player, new_table, seated};
use crate::support::wanted;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// Two players who send one request at a time, and the actions that the server has acknowledged.
struct Players {
    keys: [String; 2],
    sent: u64,
    accepted: BTreeMap<String, Vec<String>>,
}

impl Players {
    async fn new(address: &str) -> Players {
        Players {
            keys: [
                new_player(address, "Ada").await,
                new_player(address, "Ben").await,
            ],
            sent: 0,
            accepted: BTreeMap::new(),
        }
    }

    async fn table(&self, address: &str) -> String {
        let table = new_table(address, &self.keys[0]).await;
        for (seat, key) in (0..).zip(&self.keys) {
            Client::new(&table, seat, key).sit(address).await;
        }
        table
    }

    /// Lets the active player make one move. Returns the HTTP status of the answer.
    async fn act(&mut self, address: &str, table: &str) -> u16 {
        let path = format!("/api/tables/{table}");
        let told = call(address, "GET", &path, "", "").await;
        let view = &told["snapshot"]["view"];
        let seat = view["turn"].as_u64().unwrap() as usize;
        let action = view["game"]["golf"]["actions"].as_array().unwrap().last();
        self.sent += 1;
        let id = format!("move-{}", self.sent);
        let request = json!({"type": "act", "seat": seat, "action": {"golf": action},
                             "version": null});
        let message = json!({"id": id, "request": request}).to_string();
        let path = format!("{path}/requests");
        let answer = attempt(address, "POST", &path, &self.keys[seat], &message).await;
        let (status, answer) = answer.unwrap();
        if status == 200 {
            assert_eq!(answer["type"], "accepted", "{answer}");
            let accepted = self.accepted.entry(table.to_owned()).or_default();
            accepted.push(id);
        }
        status
    }
}

async fn health(address: &str) -> (u16, Value) {
    let (status, told) = attempt(address, "GET", "/api/health", "", "")
        .await
        .unwrap();
    (status, told["storage"].clone())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_loses_nothing_that_was_acknowledged_and_the_health_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let disk = SmallDisk::new(&folder);
    let mut server = disk.start();
    let address = server.address.clone();
    let mut players = Players::new(&address).await;
    let [one, other] = [players.table(&address).await, players.table(&address).await];
    for _ in 0..5 {
        assert_eq!(players.act(&address, &one).await, 200);
    }
    assert_eq!(health(&address).await, (200, json!(true)));
    disk.fill();
    let mut refused = 0;
    for _ in 0..2_000 {
        refused = players.act(&address, &one).await;
        if refused != 200 {
            break;
        }
    }
    assert_eq!(refused, 503);
    // The server can store nothing and so acknowledges nothing, but reading still works.
    assert_eq!(health(&address).await, (503, json!(false)));
    for _ in 0..30 {
        assert_eq!(players.act(&address, &other).await, 503);
    }
    let new = json!({"name": "Carl"}).to_string();
    let carl = attempt(&address, "POST", "/api/players", "", &new).await;
    assert_eq!(carl.unwrap().0, 503);
    assert_eq!(health(&address).await, (503, json!(false)));
    // Once there is space, the server continues.
    disk.clear();
    assert_eq!(health(&address).await, (200, json!(true)));
    for table in [&other, &one].into_iter().cycle().take(40) {
        assert_eq!(players.act(&address, table).await, 200);
    }
    let (status, carl) = attempt(&address, "POST", "/api/players", "", &new)
        .await
        .unwrap();
    assert_eq!(status, 201);
    server.kill();
    server = disk.start();
    for (table, accepted) in &players.accepted {
        let events = events(&server.address, table).await;
        let kept: Vec<String> = events
            .iter()
            .filter_map(|event| event.cause.as_ref())
            .map(|cause| cause.id.to_string())
            .filter(|id| id.starts_with("move-"))
            .collect();
        assert_eq!(&kept, accepted, "{table}");
    }
    let key = carl["key"].as_str().unwrap();
    let me = attempt(&server.address, "GET", "/api/me", key, "").await;
    assert_eq!(me.unwrap().0, 200, "an acknowledged player exists");
}

/// A player who makes no moves, but changes their name and creates tables.
struct Busy {
    key: String,
    sent: u64,
    /// The last name that was acknowledged.
    name: u64,
    tables: Vec<String>,
}

impl Busy {
    async fn work(&mut self, address: &str, stop: impl Fn() -> bool) {
        while !stop() {
            self.sent += 1;
            let name = json!({"name": format!("Ada {}", self.sent)}).to_string();
            let named = attempt(address, "PATCH", "/api/me", &self.key, &name).await;
            if named.is_some_and(|(status, _)| status == 200) {
                self.name = self.sent;
            }
            let table = json!({
                "setup": {"golf": {"courses": ["1"], "mode": "basic", "balls": 1, "limit": 9,
                                   "kit": "dice", "tokens": false}},
                "seats": [{"type": "person"}], "clock": null, "open": false
            })
            .to_string();
            let made = attempt(address, "POST", "/api/tables", &self.key, &table);
            if let Some((201, link)) = made.await {
                self.tables.push(link["table"].as_str().unwrap().to_owned());
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    async fn check(&mut self, address: &str) -> u64 {
        let me = call(address, "GET", "/api/me", &self.key, "").await;
        let name = me["name"].as_str().unwrap();
        let number = name.strip_prefix("Ada ").map(str::parse::<u64>);
        let number = number.and_then(Result::ok).unwrap_or(0);
        assert!(
            (self.name..=self.sent).contains(&number),
            "{name}: {}",
            self.name
        );
        let tables = std::mem::take(&mut self.tables);
        for table in &tables {
            let path = format!("/api/tables/{table}");
            let (status, told) = attempt(address, "GET", &path, "", "").await.unwrap();
            assert_eq!(status, 200, "{told}");
        }
        tables.len() as u64
    }
}

/// Lets all players act until `moment` completes.
async fn play(
    clients: Vec<Client>,
    busy: Busy,
    address: &str,
    moment: impl Future<Output = ()>,
) -> (Vec<Client>, Busy) {
    let stop = Arc::new(AtomicBool::new(false));
    let playing = clients.into_iter().map(|mut client| {
        let (stop, addresses) = (Arc::clone(&stop), [address.to_owned()]);
        tokio::spawn(async move {
            client
                .roam(&addresses, || stop.load(Ordering::Relaxed))
                .await;
            client
        })
    });
    let playing: Vec<_> = playing.collect();
    let working = {
        let (stop, address, mut busy) = (Arc::clone(&stop), address.to_owned(), busy);
        tokio::spawn(async move {
            busy.work(&address, || stop.load(Ordering::Relaxed)).await;
            busy
        })
    };
    moment.await;
    stop.store(true, Ordering::Relaxed);
    let mut clients = Vec::new();
    for client in playing {
        clients.push(client.await.unwrap());
    }
    (clients, working.await.unwrap())
}

fn acknowledged(clients: &[Client]) -> u64 {
    clients
        .iter()
        .map(|client| client.accepted.len() as u64)
        .sum()
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "all: eight rounds on a failing disk"]
async fn no_acknowledged_move_is_lost_or_doubled_by_a_failing_disk() {
    let (rounds, tables) = (wanted("DISK_ROUNDS", 8), wanted("DISK_TABLES", 4));
    let folder = tempfile::tempdir().unwrap();
    let disk = FaultyDisk::new(&folder, wanted("DISK_SEED", 16));
    let mut server = disk.start().unwrap();
    let mut clients = Vec::new();
    let mut busy = Busy {
        key: new_player(&server.address, "Ada").await,
        sent: 0,
        name: 0,
        tables: Vec::new(),
    };
    let (mut moves, mut others, mut unstarted) = (0, 0, 0);
    let begin = Instant::now();
    for round in 1..=rounds {
        let missing = tables - clients.len() as u64 / 2;
        clients.extend(seated(std::slice::from_ref(&server.address), missing).await);
        let before = acknowledged(&clients);
        let address = server.address.clone();
        let trouble = async {
            for (one_in, pause) in [([4, 12, 40, 200][round as usize % 4], 300), (1_000, 200)] {
                disk.set(Mood::Failing(one_in));
                // Kill the server at a different time in each round.
                let moment = pause + round * 7_919 % 500;
                tokio::time::sleep(Duration::from_millis(moment)).await;
                disk.set(Mood::Well);
                if round % 4 == 0 {
                    tokio::time::sleep(Duration::from_millis(700)).await;
                }
            }
            disk.set(Mood::Failing(10));
            tokio::time::sleep(Duration::from_millis(round * 31 % 40)).await;
            server.kill();
        };
        (clients, busy) = play(clients, busy, &address, trouble).await;
        // On a failing disk the server either runs, or reports the error and exits.
        disk.set(Mood::Failing(30));
        match disk.start() {
            Ok(mut started) => started.kill(),
            Err(said) => {
                assert!(said.ends_with("exit status: 2"), "{said}");
                unstarted += 1;
            }
        }
        disk.set(Mood::Well);
        server = disk.start().unwrap();
        check(&server.address, &clients).await;
        others += busy.check(&server.address).await;
        moves += acknowledged(&clients) - before;
        let faults: u64 = disk.faults().into_iter().sum();
        println!("round {round}: {moves} acknowledged actions, {faults} faults, none lost");
        let over: Vec<String> = clients
            .iter()
            .filter(|client| client.is_over())
            .map(|client| client.table.clone())
            .collect();
        clients.retain(|client| !over.contains(&client.table));
    }
    let [writes, syncs, truncations, openings] = disk.faults();
    println!(
        "{rounds} rounds and kills in {:.0?}; failed: {writes} writes, {syncs} syncs, \
         {truncations} truncations, {openings} openings, {unstarted} starts; acknowledged: \
         {moves} actions, {others} tables, {} names; none lost, none doubled",
        begin.elapsed(),
        busy.name
    );
    assert!(writes > 0 && syncs > 0, "the disk never failed");
    assert!(moves > 2 * rounds, "too few moves were acknowledged");
}
