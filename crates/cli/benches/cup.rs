//! `cargo xtask cup`: measures a cup with many players, who start and play at different times and
//! keep asking for the standings.

// These counts are small enough to be exact in a float.
#![allow(clippy::cast_precision_loss, clippy::unwrap_used)]
#![cfg(unix)]

#[path = "../tests/support/cups.rs"]
mod cups;
#[path = "../tests/support/online.rs"]
mod online;
#[path = "support/process.rs"]
mod process;

use online::{Server, attempt, call, new_player};
use process::{cpu_seconds, raise_file_limit};
use serde_json::Value;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

fn wanted(name: &str, usual: f64) -> f64 {
    let value = std::env::var(name).ok();
    value.and_then(|value| value.parse().ok()).unwrap_or(usual)
}

fn main() {
    // `cargo test` also runs benches, but without `--bench`. Measure nothing then.
    if !std::env::args().any(|argument| argument == "--bench") {
        return;
    }
    raise_file_limit();
    let runtime = tokio::runtime::Builder::new_multi_thread();
    let runtime = { runtime }.enable_all().build().unwrap();
    let (players, minutes) = (wanted("CUP_PLAYERS", 1_000.0), wanted("CUP_MINUTES", 5.0));
    runtime.block_on(cup(
        players as usize,
        Duration::from_secs_f64(minutes * 60.0),
    ));
}

/// Response times by kind of request.
#[derive(Default)]
struct Times {
    begun: Mutex<Vec<Duration>>,
    played: Mutex<Vec<Duration>>,
    standings: Mutex<Vec<Duration>>,
}

fn told(name: &str, times: &Mutex<Vec<Duration>>) {
    let mut times = times.lock().unwrap().clone();
    times.sort_unstable();
    let at = |part: f64| {
        let place = (times.len() as f64 * part) as usize;
        let time = times.get(place.min(times.len().saturating_sub(1)));
        time.map_or(0.0, |time| time.as_secs_f64() * 1e3)
    };
    let number = times.len();
    println!(
        "{name}: {number}, median {:.1} ms, p99 {:.1} ms",
        at(0.5),
        at(0.99)
    );
}

/// The number of sequential requests that are sent to measure the cost of one request.
const ASKED: u32 = 1_000;
/// The interval at which players ask for the standings.
const STANDINGS_INTERVAL: Duration = Duration::from_secs(10);

async fn cup(players: usize, duration: Duration) {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(&folder.path().join("events.db"));
    let address: Arc<str> = server.address.as_str().into();
    let mut keys = Vec::new();
    for number in 0..players {
        keys.push(new_player(&address, &format!("Player {number}")).await);
    }
    let times = Arc::new(Times::default());
    println!("{players} players over {duration:.0?}");
    let before = cpu_seconds(server.id());
    let mut playing = Vec::new();
    for (number, key) in keys.iter().cloned().enumerate() {
        let (address, times) = (Arc::clone(&address), Arc::clone(&times));
        let wait = duration.mul_f64(number as f64 / players as f64 * 0.9);
        playing.push(tokio::spawn(async move {
            tokio::time::sleep(wait).await;
            play(
                &address,
                &key,
                number as u64,
                duration.saturating_sub(wait),
                &times,
            )
            .await;
        }));
    }
    for player in playing {
        player.await.unwrap();
    }
    let used = cpu_seconds(server.id()) - before;
    told("tries started", &times.begun);
    told("tries played", &times.played);
    told("standings during play", &times.standings);
    println!("processor time in total: {used:.1} s");
    let path = standings_path(&address, &keys[0]).await;
    let before = cpu_seconds(server.id());
    for number in 0..ASKED {
        let key = &keys[number as usize % keys.len()];
        call(&address, "GET", &path, key, "").await;
    }
    let each = (cpu_seconds(server.id()) - before) * 1e3 / f64::from(ASKED);
    println!("processor time per request for the standings of {players} players: {each:.2} ms");
}

async fn standings_path(address: &str, key: &str) -> String {
    let cup = call(address, "GET", "/api/cups/weekly", key, "").await;
    format!("/api/cups/weekly/editions/{}", cup["cup"]["edition"])
}

/// Starts and plays a try, then asks for the standings until the measurement ends.
async fn play(address: &str, key: &str, seed: u64, left: Duration, times: &Times) {
    let end = Instant::now() + left;
    let ask = async |list: &Mutex<Vec<Duration>>, method: &str, path: &str, body: &str| {
        let begin = Instant::now();
        let answer = attempt(address, method, path, key, body).await;
        let (status, value) = answer.unwrap_or_else(|| panic!("{path}: no answer"));
        assert!(status < 300, "{path}: {status} {value}");
        list.lock().unwrap().push(begin.elapsed());
        value
    };
    let start: Value = ask(&times.begun, "POST", "/api/cups/weekly/begin", "").await;
    let table = start["table"].as_str().unwrap();
    let begin = Instant::now();
    cups::play(address, key, table, seed, u32::MAX).await;
    times.played.lock().unwrap().push(begin.elapsed());
    let path = format!("/api/cups/weekly/editions/{}", start["edition"]);
    while Instant::now() + STANDINGS_INTERVAL < end {
        tokio::time::sleep(STANDINGS_INTERVAL).await;
        ask(&times.standings, "GET", &path, "").await;
    }
}
