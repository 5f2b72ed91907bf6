//! What the server counts, in the text format of Prometheus.

use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

macro_rules! metrics {
    ($($name:ident $kind:literal $help:literal)*) => {
        /// Counters and gauges.
        #[derive(Default, Debug)]
        pub(crate) struct Metrics {
            $(pub(crate) $name: Number,)*
            pub(crate) commit_seconds: Histogram,
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
                self.commit_seconds.write(&mut text, "carambole_commit_seconds");
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
    computer_turns_total "counter" "Actions of computer players."
    conflicts_total "counter" "Tables another node was faster at; what was asked was judged again."
    events_followed_total "counter" "Updates taken over from other nodes."
    catch_ups_total "counter" "Tables read from the database because something was not heard."
    leases_taken_total "counter" "Tables this node began to act at for a computer or the clock."
    nats_connected "gauge" "Whether the connection to NATS stands."
    nats_sent_total "counter" "Messages to other nodes."
    nats_unsent_total "counter" "Messages to other nodes that were not sent."
    nats_heard_total "counter" "Messages from other nodes."
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

    fn write(&self, text: &mut String, name: &str) {
        let mut below = 0;
        let _ = writeln!(text, "# HELP {name} Time of a transaction with events.");
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
