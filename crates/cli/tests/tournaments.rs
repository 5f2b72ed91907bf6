//! Tests tournaments with the real program: a round continues after the death of the node that
//! paired it, and many players play at the same time.
//!
//! The tests are short; `cargo xtask tournament` runs the long version (`TOURNAMENT_PLAYERS`,
//! `TOURNAMENT_ROUNDS`) and prints its costs.

#![cfg(unix)]

use crate::support::nodes::Nodes;
use crate::support::online::{Server, attempt, call, new_player};
use crate::support::wanted;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};

/// Creates a tournament that its creator must start. Returns the tournament's id and the players'
/// keys.
async fn made(address: &str, players: usize, rounds: usize) -> (String, Vec<String>) {
    let mut keys = Vec::new();
    for number in 0..players {
        keys.push(new_player(address, &format!("Player {number}")).await);
    }
    let new = json!({
        "name": "Sunday", "game": "carramboule", "rounds": rounds, "begin": {"type": "asked"},
        "clock": {"turn_ms": null, "total_ms": 600_000, "increment_ms": 0},
        "courses": {"type": "drawn", "number": 1}, "open": true
    });
    let made = call(
        address,
        "POST",
        "/api/tournaments",
        &keys[0],
        &new.to_string(),
    )
    .await;
    let id = made["tournament"]
        .as_str()
        .unwrap_or_else(|| panic!("{made}"));
    for key in &keys {
        let path = format!("/api/tournaments/{id}/entry");
        let joined = call(address, "PUT", &path, key, "").await;
        assert_eq!(joined["joined"], true, "{joined}");
    }
    (id.to_owned(), keys)
}

async fn table(address: &str, id: &str) -> Value {
    let path = format!("/api/tournaments/{id}/table");
    call(address, "GET", &path, "", "").await
}

/// Response times.
#[derive(Clone, Default)]
struct Times(Arc<Mutex<Vec<Duration>>>);

impl Times {
    fn note(&self, begin: Instant) {
        self.0.lock().unwrap().push(begin.elapsed());
    }

    /// Returns the number of measured times, and the given percentile of the times.
    fn told(&self, hundredth: usize) -> (usize, Duration) {
        let mut times = self.0.lock().unwrap().clone();
        times.sort_unstable();
        let place = (times.len() * hundredth / 100).min(times.len().saturating_sub(1));
        (times.len(), times.get(place).copied().unwrap_or_default())
    }
}

/// Plays a complete tournament as one player, who sits down at each table to which they are called.
/// At each table, the player in the second seat resigns.
async fn play(
    address: &str,
    id: &str,
    key: &str,
    moves: &Times,
    looks: &Times,
    interval: Duration,
) {
    let path = format!("/api/tournaments/{id}");
    let mut last = Value::Null;
    let begin = Instant::now();
    loop {
        let look = Instant::now();
        let info = attempt(address, "GET", &path, key, "").await;
        looks.note(look);
        let info = info.map_or(Value::Null, |(_, info)| info);
        if info["entry"]["stage"] == "over" {
            return;
        }
        assert!(begin.elapsed() < Duration::from_mins(20), "{info}");
        let call = info["call"].clone();
        if call["table"].is_string() && call["table"] != last {
            last = call["table"].clone();
            sit(address, &call, key, moves).await;
        }
        tokio::time::sleep(interval).await;
    }
}

/// Returns the interval at which a player polls the tournament. It is shorter in small tournaments.
fn look_interval(players: usize) -> Duration {
    Duration::from_millis(if players > 50 { 1_000 } else { 100 })
}

async fn sit(address: &str, call: &Value, key: &str, moves: &Times) {
    let seat = call["seat"].as_u64().unwrap();
    let share = format!("{seat:032x}");
    let join = json!({"type": "join", "seat": seat, "name": "Player", "contribution": share});
    ask(address, call, key, &join, moves).await;
    let ready = json!({"type": "ready", "seat": seat, "ready": true});
    ask(address, call, key, &ready, moves).await;
    if seat == 1 {
        let begin = Instant::now();
        let resign = json!({"type": "resign", "seat": seat});
        // Resigning is refused until the opponent has joined.
        while ask(address, call, key, &resign, moves).await["type"] == "refused" {
            assert!(begin.elapsed() < Duration::from_mins(3), "{call}");
            tokio::time::sleep(Duration::from_millis(500)).await;
        }
    }
}

async fn ask(address: &str, call: &Value, key: &str, request: &Value, times: &Times) -> Value {
    static NUMBER: AtomicU32 = AtomicU32::new(0);
    let path = format!("/api/tables/{}/requests", call["table"].as_str().unwrap());
    let id = format!("m{}", NUMBER.fetch_add(1, Ordering::Relaxed));
    let message = json!({"id": id, "request": request}).to_string();
    loop {
        let begin = Instant::now();
        let answer = attempt(address, "POST", &path, key, &message).await;
        times.note(begin);
        match answer {
            Some((200 | 404, answer)) => return answer,
            // Sending the same id again has no second effect.
            _ => tokio::time::sleep(Duration::from_millis(200)).await,
        }
    }
}

/// Checks that no player appears twice in a round, no pair meets twice, and no table is used twice.
/// Returns the sum of the players' points, in half points.
fn check(table: &Value) -> u64 {
    let (mut pairs, mut tables) = (BTreeSet::new(), BTreeSet::new());
    for round in table["rounds"].as_array().unwrap() {
        let mut players = BTreeSet::new();
        for board in round.as_array().unwrap() {
            let first = board["first"].as_u64().unwrap();
            assert!(players.insert(first), "{board}");
            if let Some(second) = board["second"].as_u64() {
                assert!(players.insert(second), "{board}");
                assert!(
                    pairs.insert((first.min(second), first.max(second))),
                    "{board}"
                );
                assert_eq!(board["state"], "played", "{board}");
                assert!(tables.insert(board["table"].as_str().unwrap().to_owned()));
            }
        }
    }
    let lines = table["standings"].as_array().unwrap();
    lines
        .iter()
        .map(|line| line["halves"].as_u64().unwrap())
        .sum()
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "all: a cluster plays three rounds"]
async fn a_round_goes_on_when_the_node_that_paired_it_dies() {
    if !services::available() {
        return;
    }
    let mut nodes = Nodes::start(2);
    let [first, second] = [0, 1].map(|node| nodes.addresses[node].clone());
    let (id, keys) = made(&first, 24, 3).await;
    let start = format!("/api/tournaments/{id}/start");
    let started = call(&first, "POST", &start, &keys[0], "").await;
    assert_eq!(started["own"], true, "{started}");
    // One node dies during the pairing, before all tables are open.
    let begin = Instant::now();
    while table(&second, &id).await["rounds"]
        .as_array()
        .unwrap()
        .is_empty()
    {
        assert!(begin.elapsed() < Duration::from_mins(1));
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
    nodes.kill(0);
    let (moves, looks) = (Times::default(), Times::default());
    let interval = look_interval(keys.len());
    let players = keys.iter().map(|key| {
        let (address, id, key) = (second.clone(), id.clone(), key.clone());
        let (moves, looks) = (moves.clone(), looks.clone());
        tokio::spawn(async move { play(&address, &id, &key, &moves, &looks, interval).await })
    });
    let players: Vec<_> = players.collect();
    // The first node comes back during the second round.
    while table(&second, &id).await["rounds"]
        .as_array()
        .unwrap()
        .len()
        < 2
    {
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    nodes.start_node(0);
    for player in players {
        player.await.unwrap();
    }
    let end = table(&first, &id).await;
    assert_eq!(check(&end), 2 * 3 * 12);
    assert_eq!(end["rounds"].as_array().unwrap().len(), 3);
    assert_eq!(table(&second, &id).await["standings"], end["standings"]);
    println!("a round continued within {:.1?}", begin.elapsed());
}

#[tokio::test(flavor = "multi_thread")]
async fn many_play_a_tournament() {
    let (players, rounds) = (
        wanted("TOURNAMENT_PLAYERS", 9) as usize,
        wanted("TOURNAMENT_ROUNDS", 3) as usize,
    );
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(&folder.path().join("data.db"));
    let address = server.address.clone();
    let (id, keys) = made(&address, players, rounds).await;
    let before = metrics(&address, "process_cpu_seconds_total").await;
    let start = format!("/api/tournaments/{id}/start");
    call(&address, "POST", &start, &keys[0], "").await;
    let (moves, looks) = (Times::default(), Times::default());
    let begin = Instant::now();
    let interval = look_interval(players);
    let playing = keys.iter().map(|key| {
        let (address, id, key) = (address.clone(), id.clone(), key.clone());
        let (moves, looks) = (moves.clone(), looks.clone());
        tokio::spawn(async move { play(&address, &id, &key, &moves, &looks, interval).await })
    });
    let playing: Vec<_> = playing.collect();
    for player in playing {
        player.await.unwrap();
    }
    let points = check(&table(&address, &id).await);
    assert_eq!(points as usize, 2 * rounds * players.div_ceil(2));
    let cpu = metrics(&address, "process_cpu_seconds_total").await - before;
    let pairing = metrics(&address, "carambole_pairing_seconds_sum").await;
    let standings = metrics(&address, "carambole_standings_seconds_sum").await;
    let told = metrics(&address, "carambole_standings_seconds_count").await;
    println!(
        "{players} players, {rounds} rounds in {:.0?}, on one server with a file",
        begin.elapsed()
    );
    for (what, times) in [("messages to tables", &moves), ("polls", &looks)] {
        let ((number, half), (_, most)) = (times.told(50), times.told(99));
        println!("{number} {what}: median {half:.1?}, p99 {most:.1?}");
    }
    println!(
        "processor time: {cpu:.1} s in all; pairing {:.1} ms per round; standings {:.1} ms each \
         ({told:.0} times)",
        1e3 * pairing / f64::from(u32::try_from(rounds).unwrap()),
        1e3 * standings / told.max(1.0),
    );
}

/// Returns the server's value for a metric. The value may have a fractional part.
async fn metrics(address: &str, name: &str) -> f64 {
    let mut stream = tokio::net::TcpStream::connect(address).await.unwrap();
    let request = "GET /api/metrics HTTP/1.0\r\n\r\n";
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut text = String::new();
    stream.read_to_string(&mut text).await.unwrap();
    let line = text.lines().find_map(|line| {
        let value = line.strip_prefix(name)?.strip_prefix(' ')?;
        value.parse().ok()
    });
    line.unwrap_or_else(|| panic!("there is no {name}: {text}"))
}
