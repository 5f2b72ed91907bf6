//! Formats the tables in docs/scale.md.

use super::costs::Costs;
use super::shape::{Demand, people};
use super::sizes::{Machines, Size, limits};
use super::storm;
use std::fmt::Write;

/// Rounds a number to a whole number with at most three significant digits, and formats it with
/// thousands separators.
fn rounded(number: f64) -> String {
    let scale = 10_f64.powf((number.abs().max(1.0).log10().floor() - 2.0).max(0.0));
    let digits = format!("{:.0}", (number / scale).round() * scale);
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// Formats the table of costs.
pub(super) fn costs(costs: &Costs) -> String {
    let micros = |seconds: f64| format!("{:.0} µs", seconds * 1e6);
    // A cost is the difference between two measurements and may be smaller than the noise in them.
    let seen = |seconds: f64| match seconds * 1e6 {
        none if none < 1.0 => "too little to measure".to_owned(),
        some => format!("{some:.0} µs"),
    };
    let shared = |cost: super::costs::Shared| {
        let [one, all] = [cost.per_move, cost.per_transaction].map(micros);
        format!("{one} + {all} per transaction")
    };
    let lines = [
        ("a move, at the player's node", shared(costs.node)),
        ("a move, in PostgreSQL", shared(costs.postgres)),
        (
            "a move, in PostgreSQL's WAL",
            format!(
                "{:.0} bytes + {:.0} bytes per transaction",
                costs.wal.per_move, costs.wal.per_transaction
            ),
        ),
        (
            "a move, in the log",
            format!("{:.1} rows of {:.0} bytes", costs.rows, costs.row_bytes),
        ),
        (
            "a move, in NATS",
            format!(
                "{:.1} messages, {:.0} bytes, {} per message, {} per receiving node",
                costs.nats_messages,
                costs.nats_bytes,
                micros(costs.nats_in),
                micros(costs.nats_out)
            ),
        ),
        ("a move received by another node", micros(costs.node_heard)),
        (
            "a computer player's turn, in addition to the move",
            format!(
                "{} for thinking, {} in PostgreSQL",
                seen(costs.thinking),
                seen(costs.postgres_computer)
            ),
        ),
        (
            "a client that connects to a table",
            format!(
                "{} at the node, {} in PostgreSQL",
                micros(costs.node_coming),
                micros(costs.postgres_coming)
            ),
        ),
        (
            "a table with connections, per second and node",
            format!(
                "{} at the node, {} in PostgreSQL, {:.2} messages",
                micros(costs.node_room),
                micros(costs.postgres_room),
                costs.nats_room
            ),
        ),
        (
            "memory of a node",
            format!(
                "{:.0} KB per table in play, {:.1} KB per connection",
                costs.kb_in_play, costs.kb_connection
            ),
        ),
        (
            "NATS subscriptions",
            format!("{:.1} per table and node", costs.subscriptions),
        ),
        (
            "a write to PostgreSQL's disk (median)",
            format!(
                "{:.2} ms (p99 {:.2})",
                costs.disk[0] * 1e3,
                costs.disk[1] * 1e3
            ),
        ),
    ];
    let mut text = String::from("| what | costs |\n| --- | --- |\n");
    for (what, cost) in lines {
        // Writing to a `String` cannot fail.
        let _ = writeln!(text, "| {what} | {cost} |");
    }
    text
}

/// A row in the cluster size table: its name, and a function that formats a cell.
type Line = (&'static str, fn(&Costs, &Size) -> String);

const LINES: [Line; 21] = [
    ("databases (PostgreSQL)", |_, size| {
        rounded(size.cells.ceil())
    }),
    ("tables in play", |_, size| rounded(tables(size))),
    ("people at these tables", |_, size| {
        rounded(size.demand.players() * size.cells)
    }),
    ("moves per second", |_, size| {
        rounded(size.seen.moves_per_second * size.cells)
    }),
    ("p50 ms", |_, size| format!("{:.1}", size.seen.p50 * 1e3)),
    ("p99 ms", |_, size| format!("{:.1}", size.seen.p99 * 1e3)),
    ("node: load of the network thread", |_, size| {
        percent(size.seen.network)
    }),
    ("node: cores in use", |_, size| {
        format!("{:.1}", size.seen.node_cores)
    }),
    ("node: memory in use, GB", |_, size| {
        format!("{:.1}", size.gigabytes)
    }),
    ("node: connections", |_, size| {
        rounded(size.demand.connections() / size.nodes_of_a_cell as f64)
    }),
    ("moves per transaction", |_, size| {
        format!("{:.1}", size.seen.moves_per_transaction)
    }),
    ("database: cores in use", |_, size| {
        format!("{:.1}", size.seen.postgres_cores)
    }),
    ("database: WAL MB/s", |_, size| {
        format!("{:.1}", size.seen.wal / 1e6)
    }),
    ("database: disk busy", |_, size| percent(size.seen.disk)),
    ("database: connections", |_, size| {
        rounded((size.nodes_of_a_cell * limits::CONNECTIONS_OF_A_NODE) as f64)
    }),
    ("all databases: log, GB per day", |costs, size| {
        rounded(log_a_day(costs, size))
    }),
    ("all NATS: messages per second", |_, size| {
        rounded(size.seen.nats_messages * size.cells)
    }),
    ("all NATS: MB/s", |_, size| {
        rounded(size.seen.nats_bytes * size.cells / 1e6)
    }),
    ("all NATS: cores in use", |_, size| {
        format!("{:.1}", size.seen.nats_cores * size.cells)
    }),
    ("all NATS: subscriptions", |costs, size| {
        let rooms = tables(size) * at_nodes(size);
        rounded(rooms * costs.subscriptions)
    }),
    ("first limit", |_, size| first_limit(size)),
];

/// Formats the table of cluster sizes.
pub(super) fn sizes(costs: &Costs, sizes: &[Size]) -> String {
    let mut text = String::from("| |");
    for size in sizes {
        let nodes = if size.nodes == 1 { "node" } else { "nodes" };
        let _ = write!(text, " {} {nodes}", rounded(size.nodes as f64));
        text.push_str(if size.cells > 1.0 {
            " in cells |"
        } else {
            " |"
        });
    }
    text.push_str("\n| --- |");
    text.push_str(&" ---: |".repeat(sizes.len()));
    text.push('\n');
    for (name, value) in LINES {
        let _ = write!(text, "| {name} |");
        for size in sizes {
            let _ = write!(text, " {} |", value(costs, size));
        }
        text.push('\n');
    }
    text
}

fn percent(share: f64) -> String {
    format!("{:.0} %", share * 100.0)
}

fn tables(size: &Size) -> f64 {
    size.demand.tables as f64 * size.cells
}

/// Returns the mean number of nodes that have players at the same table.
fn at_nodes(size: &Size) -> f64 {
    let nodes = size.nodes_of_a_cell as f64;
    1.0 + (1.0 - size.demand.computers) * (nodes - 1.0) / nodes
}

fn log_a_day(costs: &Costs, size: &Size) -> f64 {
    let share = people::DAY.iter().sum::<f64>() / 24.0 / 100.0;
    let moves = size.seen.moves_per_second * size.cells * share * 86_400.0;
    moves * costs.rows * costs.row_bytes / 1e9
}

fn first_limit(size: &Size) -> String {
    let (limit, used) = size.limit;
    let mut text = limit.to_owned();
    if used > 1.0 {
        let _ = write!(text, ", {used:.1} times the limit");
    }
    let connections = size.nodes_of_a_cell * limits::CONNECTIONS_OF_A_NODE;
    if connections > limits::DATABASE_CONNECTIONS {
        text.push_str("; needs a pooler");
    }
    text
}

/// Formats the table that shows the load over a day. In the evening, all `nodes` nodes are fully
/// loaded.
pub(super) fn day(costs: &Costs, machines: &Machines, nodes: usize) -> String {
    let evening = machines.size(costs, nodes, nodes, None).demand.tables as f64;
    let mut text = format!(
        "How the load of {nodes} nodes with one database changes over a day:\n\n\
         | hour | people | moves per second | load of the network thread | PostgreSQL cores in use | moves per transaction | p50 ms | p99 ms |\n\
         | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |\n"
    );
    for (hour, share) in people::DAY.iter().enumerate().step_by(3) {
        let tables = (evening * share / 100.0) as usize;
        let size = machines.size(costs, nodes, nodes, Some(tables));
        let seen = &size.seen;
        let _ = writeln!(
            text,
            "| {hour} | {} | {} | {:.0} % | {:.1} | {:.1} | {:.1} | {:.1} |",
            rounded(size.demand.players()),
            rounded(seen.moves_per_second),
            seen.network * 100.0,
            seen.postgres_cores,
            seen.moves_per_transaction,
            seen.p50 * 1e3,
            seen.p99 * 1e3,
        );
    }
    text
}

/// Moves are counted for this many seconds after a node dies.
const AFTER: f64 = 20.0;
/// The loads to simulate, as fractions of the evening's load.
const PARTS: [f64; 4] = [1.0, 0.7, 0.5, 0.1];

/// Formats the table of loads and delays after one of several nodes dies or is stopped for an
/// upgrade.
pub(super) fn storms(costs: &Costs, machines: &Machines, most: usize) -> String {
    let mut text = format!(
        "| nodes | load | reconnecting clients | seconds until all are reconnected | p50 ms of the moves in the first {AFTER} s | p99 ms of these moves |\n\
         | ---: | ---: | ---: | ---: | ---: | ---: |\n"
    );
    for nodes in [3, most.max(3)] {
        let full = machines.size(costs, nodes, nodes, None);
        for part in PARTS {
            let demand = Demand::usual((full.demand.tables as f64 * part) as usize);
            let shape = machines.of(nodes);
            let seen = storm::after_a_death(costs, &shape, &demand, AFTER, machines.seed);
            let _ = writeln!(
                text,
                "| {nodes} | {:.0} % | {} | {:.1} | {} | {} |",
                part * 100.0,
                rounded(demand.players() / nodes as f64),
                seen.all_back,
                rounded(seen.p50 * 1e3),
                rounded(seen.p99 * 1e3),
            );
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::rounded;

    #[test]
    fn numbers_are_told_to_three_digits() {
        assert_eq!(rounded(1_234_567.0), "1,230,000");
        assert_eq!(rounded(12.0), "12");
        assert_eq!(rounded(999.6), "1,000");
        assert_eq!(rounded(0.0), "0");
    }
}
