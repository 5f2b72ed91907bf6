//! `cargo xtask soak`: runs two nodes with a database and NATS for a long time, with many tables
//! whose players act at a human pace. Memory must not grow, and nothing may fail.

// These counts are small enough to be exact in a float.
#![allow(clippy::cast_precision_loss, clippy::unwrap_used)]
#![cfg(unix)]

#[path = "../tests/support/nodes.rs"]
mod nodes;
#[path = "../tests/support/online.rs"]
mod online;
#[path = "support/process.rs"]
mod process;

use nodes::{Nodes, metric};
use online::{Client, Tally, check, new_match, new_player};
use process::{cpu_seconds, kilobytes, raise_file_limit};
use std::fmt::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

fn wanted(name: &str, usual: u64) -> u64 {
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
    runtime.block_on(soak(
        wanted("SOAK_MINUTES", 60),
        wanted("SOAK_TABLES", 2_000),
    ));
}

/// The measurements of one minute.
struct Minute {
    actions: u64,
    half: f64,
    p99: f64,
    megabytes: Vec<f64>,
    errors: u64,
}

/// Returns the time between two actions of a player: four to twelve seconds.
fn pace(number: usize) -> Duration {
    Duration::from_millis(4_000 + (number as u64 * 7_919) % 8_000)
}

/// State shared by all players.
struct Hall {
    addresses: Vec<String>,
    keys: [String; 2],
    stop: AtomicBool,
    tally: Arc<Tally>,
    /// The total number of connections that the players have opened.
    connects: Arc<AtomicU64>,
    expected: AtomicU64,
    seated: AtomicU64,
    matches: AtomicU64,
}

async fn soak(minutes: u64, tables: u64) {
    let nodes = Nodes::start_in_earnest(2);
    let address = &nodes.addresses[0];
    let hall = Arc::new(Hall {
        addresses: nodes.addresses.clone(),
        keys: [
            new_player(address, "Ada").await,
            new_player(address, "Ben").await,
        ],
        stop: AtomicBool::new(false),
        tally: Arc::default(),
        connects: Arc::default(),
        expected: AtomicU64::new(0),
        seated: AtomicU64::new(0),
        matches: AtomicU64::new(0),
    });
    let begin = Instant::now();
    let mut playing = Vec::new();
    for table in 0..tables as usize {
        playing.push(tokio::spawn(play(Arc::clone(&hall), table)));
        while hall.seated.load(Ordering::Relaxed) + 16 < table as u64 {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }
    while hall.seated.load(Ordering::Relaxed) < tables {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    println!("all players seated after {:.0?}", begin.elapsed());
    let processes: Vec<u32> = (0..2).map(|node| nodes.process(node)).collect();
    let used = || processes.iter().map(|id| cpu_seconds(*id)).sum::<f64>();
    let (cpu, first) = (used(), hall.tally.number());
    let seen = watch(&nodes, &hall, &processes, minutes).await;
    let per_thousand = (used() - cpu) / (hall.tally.number() - first) as f64 * 1e3;
    hall.stop.store(true, Ordering::Relaxed);
    for table in playing {
        table.await.unwrap();
    }
    let matches = hall.matches.load(Ordering::Relaxed);
    let text = report(minutes, tables, &seen, matches, per_thousand);
    println!("\n{text}");
    if let Some(file) = std::env::var_os("SOAK_REPORT") {
        std::fs::write(file, text).unwrap();
    }
}

/// Plays one match after another, and checks each match when it is over.
async fn play(hall: Arc<Hall>, number: usize) {
    let stop = || hall.stop.load(Ordering::Relaxed);
    let [near, far] = [0, 1].map(|node| &hall.addresses[(number + node) % 2]);
    let mut first = true;
    while !stop() {
        let table = new_match(near, &hall.keys[0], "carom", &["1"], 10).await;
        let mut pair = [0, 1].map(|seat| {
            let mut client = Client::new(&table, seat as u64, &hall.keys[seat]);
            client.pace = pace(2 * number + seat);
            client
        });
        pair[0].sit(near).await;
        pair[1].sit(far).await;
        for client in &mut pair {
            client.tally = Some(Arc::clone(&hall.tally));
            client.connects = Some(Arc::clone(&hall.connects));
        }
        hall.expected.fetch_add(2, Ordering::Relaxed);
        if std::mem::take(&mut first) {
            hall.seated.fetch_add(1, Ordering::Relaxed);
        }
        let [one, other] = &mut pair;
        tokio::join!(
            one.roam(&hall.addresses, stop),
            other.roam(&hall.addresses, stop)
        );
        check(near, &pair).await;
        hall.matches.fetch_add(1, Ordering::Relaxed);
    }
}

async fn watch(nodes: &Nodes, hall: &Hall, processes: &[u32], minutes: u64) -> Vec<Minute> {
    let mut seen = Vec::new();
    let _ = hall.tally.take_times();
    let mut done = hall.tally.number();
    let mut errors = failures(nodes, hall).await;
    let begin = Instant::now();
    for minute in 1..=minutes {
        let end = begin + Duration::from_secs(60 * minute);
        tokio::time::sleep_until(end.into()).await;
        let times = hall.tally.take_times();
        let at = |share: f64| {
            let place = (times.len() as f64 * share) as usize;
            times
                .get(place)
                .map_or(0.0, |time| time.as_secs_f64() * 1e3)
        };
        let now = failures(nodes, hall).await;
        let one = Minute {
            actions: hall.tally.number() - done,
            half: at(0.5),
            p99: at(0.99),
            megabytes: processes.iter().map(|id| kilobytes(*id) / 1024.0).collect(),
            errors: now.saturating_sub(errors),
        };
        (done, errors) = (hall.tally.number(), now);
        println!("minute {minute}: {}", line(&one));
        seen.push(one);
    }
    seen
}

/// Returns the number of errors: failures counted by the nodes, and reconnections.
async fn failures(nodes: &Nodes, hall: &Hall) -> u64 {
    let connects = hall.connects.load(Ordering::Relaxed);
    let mut sum = connects.saturating_sub(hall.expected.load(Ordering::Relaxed));
    for address in &nodes.addresses {
        for name in [
            "messages_refused_total",
            "slow_clients_total",
            "connections_refused_total",
            "requests_refused_total",
            "nats_unsent_total",
        ] {
            sum += metric(address, &format!("carambole_{name}")).await;
        }
    }
    sum
}

fn line(one: &Minute) -> String {
    let memory: Vec<String> = one.megabytes.iter().map(|mb| format!("{mb:.1}")).collect();
    format!(
        "{} actions, {:.1} ms (p99 {:.1}), {} MB, {} errors",
        one.actions,
        one.half,
        one.p99,
        memory.join(" and "),
        one.errors
    )
}

fn report(minutes: u64, tables: u64, seen: &[Minute], matches: u64, per_thousand: f64) -> String {
    let mut text = format!(
        "## Soak\n\n`cargo xtask soak --minutes {minutes} --tables {tables}` runs two servers \
         (nodes), one PostgreSQL server with synchronous commits, one NATS server and all players \
         on one machine with {} processors. The two players at a table are connected to different \
         nodes and think for 4 to 12 seconds before each action. When a match ends, after about \
         ten minutes, they start another one. Response times are measured from an action to its \
         answer, which is sent once the action is durable.\n\n\
         | minute | actions | median ms | p99 ms | node 1 MB | node 2 MB | errors |\n\
         | ---: | ---: | ---: | ---: | ---: | ---: | ---: |\n",
        std::thread::available_parallelism().map_or(1, usize::from)
    );
    let step = seen.len().div_ceil(15).max(1);
    for (minute, one) in (1..).zip(seen) {
        if minute % step == 0 || minute == 1 {
            // Writing to a `String` cannot fail.
            let _ = writeln!(
                text,
                "| {minute} | {} | {:.1} | {:.1} | {:.1} | {:.1} | {} |",
                one.actions, one.half, one.p99, one.megabytes[0], one.megabytes[1], one.errors
            );
        }
    }
    let actions: u64 = seen.iter().map(|one| one.actions).sum();
    let errors: u64 = seen.iter().map(|one| one.errors).sum();
    let _ = writeln!(
        text,
        "\nThe players made {actions} actions in {matches} matches, and all of these actions were \
         found in the log. Errors: {errors} (refused or dropped connections, reconnections, and \
         messages or requests that a node or NATS refused). Both nodes together used \
         {per_thousand:.3} processor seconds per 1,000 actions."
    );
    if let (Some(early), Some(late)) = (seen.get(seen.len() / 6), seen.last()) {
        let growth = |node: usize| late.megabytes[node] - early.megabytes[node];
        let _ = writeln!(
            text,
            "From minute {} to the end, the memory of the two nodes changed by {:+.1} and \
             {:+.1} MB.",
            seen.len() / 6 + 1,
            growth(0),
            growth(1)
        );
    }
    text
}
