//! What the server counts, in the text format of Prometheus.

use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

macro_rules! metrics {
    ($($name:ident $kind:literal $help:literal)* ; $($time:ident $what:literal)*) => {
        /// Counters, gauges and times.
        #[derive(Default, Debug)]
        pub(crate) struct Metrics {
            $(pub(crate) $name: Number,)*
            $(pub(crate) $time: Histogram,)*
        }

        impl Metrics {
            /// Everything, as Prometheus reads it.
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
    rooms "gauge" "Tables somebody is at."
    live_tables "gauge" "Tables held in memory."
    requests_total "counter" "Requests to the API."
    requests_refused_total "counter" "Requests to the API that were refused."
    connections_refused_total "counter" "Connections refused because there were too many."
    messages_total "counter" "Messages to tables."
    messages_refused_total "counter" "Messages to tables that were refused."
    slow_clients_total "counter" "Clients dropped because they did not read."
    events_total "counter" "Events made durable."
    batches_total "counter" "Transactions with events."
    batches_failed_total "counter" "Transactions that failed."
    tables_created_total "counter" "Tables created."
    tables_loaded_total "counter" "Tables rebuilt from their events."
    pushes_sent_total "counter" "Notifications that push services took."
    pushes_failed_total "counter" "Notifications that push services did not take."
    computer_turns_total "counter" "Actions of computer players."
    conflicts_total "counter" "Tables another node was faster at; what was asked was judged again."
    events_followed_total "counter" "Updates taken over from other nodes."
    catch_ups_total "counter" "Tables read from the database because something was not heard."
    leases_taken_total "counter" "Tables this node began to act at for a computer or the clock."
    nats_connected "gauge" "Whether the connection to NATS stands."
    nats_sent_total "counter" "Messages to other nodes."
    nats_unsent_total "counter" "Messages to other nodes that were not sent."
    nats_heard_total "counter" "Messages from other nodes."
    ;
    commit_seconds "Time of a transaction with events."
    request_seconds "Time of a request to the API, until the head of the answer."
    thinking_seconds "Time from asking a computer player to its decision."
    pairing_seconds "Time of pairing a round of a tournament."
    standings_seconds "Time of writing down the standings of a tournament."
}

/// What the system knows of the program, by the names that all programs use; on Linux.
fn process(text: &mut String) {
    let read = |file: &str| std::fs::read_to_string(file).unwrap_or_default();
    // After the name, which may have blanks: user and system time in hundredths of a second.
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
        "# HELP process_cpu_seconds_total Processor time of the program.\n\
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

/// A number that everyone may change.
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

/// Upper bounds in microseconds.
const BOUNDS: [u64; 8] = [500, 1_000, 2_000, 5_000, 10_000, 20_000, 100_000, 1_000_000];

/// How long something took.
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

/// One more while it lives.
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
