//! Metrics in the Prometheus text format.

use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

macro_rules! metrics {
    ($($name:ident $kind:literal $help:literal)* ; $($time:ident $what:literal)*) => {
        /// Counters, gauges and histograms.
        #[derive(Default, Debug)]
        pub(crate) struct Metrics {
            $(pub(crate) $name: Number,)*
            $(pub(crate) $time: Histogram,)*
        }

        impl Metrics {
            /// Returns all metrics in the Prometheus text format.
            pub(crate) fn text(&self) -> String {
                let mut text = String::new();
                $(
                    let name = concat!("carambole_", stringify!($name));
                    let value = self.$name.get();
                    // Writing to a `String` cannot fail.
                    let _ = writeln!(
                        text,
                        concat!("# HELP {} ", $help, "\n# TYPE {} ", $kind, "\n{} {}"),
                        name, name, name, value
                    );
                )*
                $(self.$time.write(&mut text, concat!("carambole_", stringify!($time)), $what);)*
                text.push_str(concat!(
                    "# HELP carambole_build_info The version of the program.\n",
                    "# TYPE carambole_build_info gauge\ncarambole_build_info{version=\"",
                    env!("CARGO_PKG_VERSION"), "\"} 1\n"
                ));
                process(&mut text);
                text
            }
        }
    };
}

metrics! {
    connections "gauge" "Open connections."
    sockets "gauge" "Open WebSockets and streams."
    rooms "gauge" "Tables in use."
    live_tables "gauge" "Matches in memory."
    requests_total "counter" "Requests to the API."
    requests_refused_total "counter" "Requests to the API that were refused."
    connections_refused_total "counter" "Connections refused over the limit."
    messages_total "counter" "Messages to tables."
    messages_refused_total "counter" "Messages to tables that were refused."
    slow_clients_total "counter" "Clients disconnected for reading too slowly."
    events_total "counter" "Events committed."
    batches_total "counter" "Committed transactions with events."
    batches_failed_total "counter" "Transactions that failed."
    tables_created_total "counter" "Tables created."
    tables_loaded_total "counter" "Tables rebuilt from their events."
    pushes_sent_total "counter" "Notifications accepted by push services."
    pushes_failed_total "counter" "Notifications that could not be delivered to push services."
    computer_turns_total "counter" "Actions of computer players."
    conflicts_total "counter" "Commits that conflicted with another node and were retried."
    events_followed_total "counter" "Updates applied from other nodes."
    catch_ups_total "counter" "Tables reread from the database after missed messages."
    leases_taken_total "counter" "Table leases acquired for computer players or clocks."
    nats_connected "gauge" "Whether the node is connected to NATS."
    nats_sent_total "counter" "Messages sent to other nodes."
    nats_unsent_total "counter" "Messages to other nodes that could not be sent."
    nats_heard_total "counter" "Messages received from other nodes."
    ;
    commit_seconds "Duration of a transaction with events."
    request_seconds "Duration of an API request until the response headers."
    thinking_seconds "Time a computer player takes to decide."
    pairing_seconds "Time to pair a round of a tournament."
    standings_seconds "Time to write the standings of a tournament."
}

/// Adds the standard process metrics on Linux.
fn process(text: &mut String) {
    let read = |file: &str| std::fs::read_to_string(file).unwrap_or_default();
    // The fields follow the program name, which may contain spaces. User and system time are in
    // hundredths of a second.
    let status = read("/proc/self/stat");
    let fields: Vec<&str> = match status.rsplit_once(')') {
        Some((_, rest)) => rest.split_whitespace().collect(),
        None => return,
    };
    let number = |field: Option<&&str>| field.and_then(|field| field.parse::<u64>().ok());
    let (Some(user), Some(system)) = (number(fields.get(11)), number(fields.get(12))) else {
        return;
    };
    let (whole, part) = ((user + system) / 100, (user + system) % 100);
    let pages = read("/proc/self/statm");
    let pages = number(pages.split_whitespace().nth(1).as_ref()).unwrap_or(0);
    let files = std::fs::read_dir("/proc/self/fd").map_or(0, Iterator::count);
    let _ = write!(
        text,
        "# HELP process_cpu_seconds_total CPU time used by the process, in seconds.\n\
         # TYPE process_cpu_seconds_total counter\n\
         process_cpu_seconds_total {whole}.{part:02}\n\
         # HELP process_resident_memory_bytes Memory of the program.\n\
         # TYPE process_resident_memory_bytes gauge\n\
         process_resident_memory_bytes {}\n\
         # HELP process_open_fds Open files and connections.\n\
         # TYPE process_open_fds gauge\n\
         process_open_fds {files}\n",
        pages * 4096
    );
}

/// An atomic counter or gauge.
#[derive(Default, Debug)]
pub(crate) struct Number(AtomicU64);

impl Number {
    pub(crate) fn add(&self, more: u64) {
        self.0.fetch_add(more, Ordering::Relaxed);
    }

    pub(crate) fn sub(&self, less: u64) {
        self.0.fetch_sub(less, Ordering::Relaxed);
    }

    pub(crate) fn set(&self, value: u64) {
        self.0.store(value, Ordering::Relaxed);
    }

    pub(crate) fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// Upper bounds of the histogram buckets in microseconds.
const BOUNDS: [u64; 8] = [500, 1_000, 2_000, 5_000, 10_000, 20_000, 100_000, 1_000_000];

/// A histogram of durations.
#[derive(Default, Debug)]
pub(crate) struct Histogram {
    counts: [Number; BOUNDS.len()],
    all: Number,
    micros: Number,
}

impl Histogram {
    pub(crate) fn note(&self, time: Duration) {
        let micros = time.as_micros() as u64;
        if let Some(place) = BOUNDS.iter().position(|bound| micros <= *bound) {
            self.counts[place].add(1);
        }
        self.all.add(1);
        self.micros.add(micros);
    }

    fn write(&self, text: &mut String, name: &str, what: &str) {
        let mut below = 0;
        let _ = writeln!(text, "# HELP {name} {what}");
        let _ = writeln!(text, "# TYPE {name} histogram");
        for (bound, count) in BOUNDS.iter().zip(&self.counts) {
            below += count.get();
            let seconds = Duration::from_micros(*bound).as_secs_f64();
            let _ = writeln!(text, "{name}_bucket{{le=\"{seconds}\"}} {below}");
        }
        let all = self.all.get();
        let _ = writeln!(text, "{name}_bucket{{le=\"+Inf\"}} {all}");
        let sum = Duration::from_micros(self.micros.get()).as_secs_f64();
        let _ = writeln!(text, "{name}_sum {sum}\n{name}_count {all}");
    }
}

/// Keeps a gauge increased by one until this guard is dropped.
#[derive(Debug)]
pub(crate) struct Counted<'m>(pub(crate) &'m Number);

impl<'m> Counted<'m> {
    pub(crate) fn new(number: &'m Number) -> Counted<'m> {
        number.add(1);
        Counted(number)
    }
}

impl Drop for Counted<'_> {
    fn drop(&mut self) {
        self.0.sub(1);
    }
}
