//! Resources that the nodes, the database and NATS have used since they started.

use super::nodes::Nodes;
use super::process::{cpu_seconds, cpu_with_children};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::io::Write;
use std::path::Path;
use std::time::Instant;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// The values of all counters at the time `at`, by counter name.
pub(crate) struct Usage {
    at: Instant,
    counted: BTreeMap<&'static str, f64>,
}

/// Counters that are added up over all nodes: our name for each, and its metric name.
const METRICS: [(&str, &str); 9] = [
    ("transactions", "carambole_batches_total"),
    ("events", "carambole_events_total"),
    ("commit_seconds", "carambole_commit_seconds_sum"),
    ("heard", "carambole_nats_heard_total"),
    ("conflicts", "carambole_conflicts_total"),
    ("catch_ups", "carambole_catch_ups_total"),
    ("loaded", "carambole_tables_loaded_total"),
    ("computer_turns", "carambole_computer_turns_total"),
    ("unsent", "carambole_nats_unsent_total"),
];

/// The NATS counters.
const NATS: [&str; 4] = ["in_msgs", "out_msgs", "in_bytes", "out_bytes"];

impl Usage {
    /// Reads the counters at the start of a measurement: first those that need requests, then the
    /// processor times.
    pub(crate) async fn before(nodes: &Nodes) -> Usage {
        let mut counted = asked(nodes).await;
        counted.extend(processors(nodes));
        let at = Instant::now();
        Usage { at, counted }
    }

    /// Returns how much the counters have grown since [`Usage::before`] read them.
    pub(crate) async fn since(self, nodes: &Nodes) -> BTreeMap<&'static str, f64> {
        let mut now = processors(nodes);
        let seconds = self.at.elapsed().as_secs_f64();
        now.extend(asked(nodes).await);
        let used = |(name, value): (&'static str, f64)| (name, value - self.counted[name]);
        let mut used: BTreeMap<_, _> = now.into_iter().map(used).collect();
        used.insert("seconds", seconds);
        used
    }
}

fn processors(nodes: &Nodes) -> BTreeMap<&'static str, f64> {
    let own = std::process::id();
    let all = 0..nodes.addresses.len();
    let node: f64 = all.map(|node| cpu_seconds(nodes.process(node))).sum();
    let first = nodes.postgres.process();
    let children = nodes.postgres.processes().into_iter();
    let children: f64 = children.filter(|id| *id != first).map(cpu_seconds).sum();
    // The time of the first PostgreSQL process includes the time of processes that have ended.
    let postgres = children + cpu_with_children(first);
    let (nats, load) = (cpu_seconds(nodes.nats.process()), cpu_seconds(own));
    BTreeMap::from([
        ("node_cpu", node),
        ("postgres_cpu", postgres),
        ("nats_cpu", nats),
        ("load_cpu", load),
        // This includes the kernel's work outside of any process, and other programs.
        (
            "other_cpu",
            all_cpu_seconds() - node - postgres - nats - load,
        ),
    ])
}

/// Returns how many seconds the processors have been busy in total since the machine started.
fn all_cpu_seconds() -> f64 {
    let stat = std::fs::read_to_string("/proc/stat").unwrap();
    let line = stat.lines().next().unwrap().split_whitespace();
    let fields: Vec<f64> = line.skip(1).map(|field| field.parse().unwrap()).collect();
    // Add `user`, `nice`, `system`, `irq`, `softirq` and `steal`; leave out `idle` and `iowait`.
    let busy = fields[..3].iter().chain(&fields[5..8]).sum::<f64>();
    busy / 100.0
}

async fn asked(nodes: &Nodes) -> BTreeMap<&'static str, f64> {
    let mut counted = BTreeMap::new();
    for address in &nodes.addresses {
        let text = get(address, "/api/metrics").await;
        for (name, metric) in METRICS {
            *counted.entry(name).or_default() += value(&text, metric);
        }
    }
    let monitor = nodes.nats.monitor().expect("a monitoring port");
    let text = get(&format!("127.0.0.1:{monitor}"), "/varz").await;
    let (_, body) = text.split_once("\r\n\r\n").unwrap();
    let varz: Value = serde_json::from_str(body).unwrap();
    for name in NATS {
        counted.insert(name, varz[name].as_f64().unwrap());
    }
    let sql = "SELECT pg_current_wal_lsn() - '0/0'::pg_lsn, \
               (SELECT wal_fpi FROM pg_stat_wal), \
               (SELECT n_tup_upd FROM pg_stat_user_tables WHERE relname = 'tables')";
    let row = tokio::task::block_in_place(|| nodes.postgres.ask(sql).unwrap());
    for (name, value) in ["wal_bytes", "wal_pages", "summaries"].iter().zip(row) {
        counted.insert(name, value.parse().unwrap());
    }
    counted
}

fn value(text: &str, metric: &str) -> f64 {
    let line = text.lines().find_map(|line| {
        let value = line.strip_prefix(metric)?.strip_prefix(' ')?;
        value.trim().parse().ok()
    });
    line.unwrap_or_else(|| panic!("there is no {metric}"))
}

/// Sends an HTTP request. Returns the response, including its headers.
async fn get(address: &str, path: &str) -> String {
    let mut stream = TcpStream::connect(address).await.unwrap();
    let request = format!("GET {path} HTTP/1.0\r\nhost: x\r\n\r\n");
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut text = String::new();
    stream.read_to_string(&mut text).await.unwrap();
    text
}

/// Returns the number of NATS subscriptions.
pub(crate) async fn subscriptions(nodes: &Nodes) -> f64 {
    let monitor = nodes.nats.monitor().expect("a monitoring port");
    let text = get(&format!("127.0.0.1:{monitor}"), "/varz").await;
    let (_, body) = text.split_once("\r\n\r\n").unwrap();
    let varz: Value = serde_json::from_str(body).unwrap();
    varz["subscriptions"].as_f64().unwrap()
}

/// Measures durable writes of 8 KB to the disk and returns the median and the 99th percentile in
/// milliseconds.
pub(crate) fn disk(folder: &Path) -> Value {
    let path = folder.join("disk");
    let mut file = std::fs::File::create(&path).unwrap();
    let mut times: Vec<f64> = (0..300)
        .map(|_| {
            file.write_all(&[1; 8192]).unwrap();
            let begin = Instant::now();
            file.sync_data().unwrap();
            begin.elapsed().as_secs_f64() * 1e3
        })
        .collect();
    std::fs::remove_file(path).unwrap();
    times.sort_by(f64::total_cmp);
    json!({"p50_ms": times[150], "p99_ms": times[297]})
}
