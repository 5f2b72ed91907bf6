//! Derives the costs of moves, tables and connections from the measurements of `cargo xtask bench
//! cluster`.

use anyhow::{Context, Result, bail};
use serde_json::Value;

/// A cost with one part per move and one part per transaction.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Shared {
    pub(super) per_move: f64,
    pub(super) per_transaction: f64,
}

impl Shared {
    /// Returns the cost of a transaction with `moves` moves.
    pub(super) fn of(self, moves: f64) -> f64 {
        self.per_move * moves + self.per_transaction
    }
}

/// The costs of moves, tables and connections, in processor seconds, bytes and messages.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Costs {
    pub(super) node: Shared,
    /// The cost to a node of a move that it receives from another node.
    pub(super) node_heard: f64,
    /// The cost of connecting to a table that is not yet loaded.
    pub(super) node_coming: f64,
    /// The cost per second of a table that has connections.
    pub(super) node_room: f64,
    /// A computer player's thinking time per turn, which is spent on another thread.
    pub(super) thinking: f64,
    pub(super) postgres: Shared,
    pub(super) postgres_coming: f64,
    pub(super) postgres_room: f64,
    /// The cost of taking a table's lease for a computer player's turn, excluding the move itself.
    pub(super) postgres_computer: f64,
    pub(super) wal: Shared,
    /// The number of new rows in the log per move.
    pub(super) rows: f64,
    /// The number of summary updates per move.
    pub(super) summaries: f64,
    /// The cost to NATS of a message that it receives.
    pub(super) nats_in: f64,
    /// The cost to NATS of a message that it passes on to a node.
    pub(super) nats_out: f64,
    pub(super) nats_messages: f64,
    pub(super) nats_bytes: f64,
    /// Messages about a table that has connections, per second and node.
    pub(super) nats_room: f64,
    pub(super) subscriptions: f64,
    /// The clients' cost per move. In the measurements, the clients share the machine with the
    /// servers.
    pub(super) load: f64,
    /// Latency per statement between a node and the database on the same machine.
    pub(super) hop: f64,
    /// The duration of a write to disk: median and 99th percentile.
    pub(super) disk: [f64; 2],
    /// The memory that a table in play uses, in KB.
    pub(super) kb_in_play: f64,
    pub(super) kb_connection: f64,
    /// Bytes per row in the log, including the index.
    pub(super) row_bytes: f64,
    pub(super) cores: usize,
}

/// Number of statements in a transaction besides inserts and summaries: begin, existence check, and
/// commit.
const AROUND: f64 = 3.0;

/// Returns the number of statements in a transaction. `storage` inserts 64, 16, 4 or 1 rows per
/// statement, and updates each summary separately.
fn statements(rows: usize, summaries: f64) -> f64 {
    let (mut left, mut inserts) = (rows, 0);
    for size in [64, 16, 4, 1] {
        inserts += left / size;
        left %= size;
    }
    AROUND + f64::from(inserts as u32) + summaries
}

/// A measured load: its size, and the measurements of all rounds.
#[derive(Clone, Debug)]
pub(crate) struct Load {
    pub(crate) nodes: usize,
    pub(crate) tables: usize,
    /// Pause before every move, in seconds.
    pub(crate) pause: f64,
    rounds: Vec<Value>,
}

impl Load {
    /// Returns the median of a measured value over the rounds.
    pub(crate) fn median(&self, name: &str) -> Result<f64> {
        Ok(self.spread(name)?[0])
    }

    /// Returns the median, minimum and maximum of a measured value.
    pub(crate) fn spread(&self, name: &str) -> Result<[f64; 3]> {
        self.spread_by(|round| round[name].as_f64())
    }

    /// Returns the median, minimum and maximum of a measured value per move.
    pub(crate) fn per_move(&self, name: &str) -> Result<[f64; 3]> {
        self.spread_by(|round| Some(round[name].as_f64()? / round["moves"].as_f64()?))
    }

    /// Returns the round in which other programs used the least processor time.
    pub(crate) fn least_disturbed(&self) -> Result<&Value> {
        let others = |round: &&Value| round["other_cpu"].as_f64().unwrap_or(f64::INFINITY);
        let rounds = self.rounds.iter();
        let least = rounds.min_by(|one, two| others(one).total_cmp(&others(two)));
        least.context("nothing was measured")
    }

    fn spread_by(&self, value: impl Fn(&Value) -> Option<f64>) -> Result<[f64; 3]> {
        let values: Option<Vec<f64>> = self.rounds.iter().map(value).collect();
        let mut values = values.context("a figure is missing: measure again")?;
        values.sort_by(f64::total_cmp);
        match (values.first(), values.last()) {
            (Some(least), Some(most)) => Ok([values[(values.len() - 1) / 2], *least, *most]),
            _ => bail!("nothing was measured"),
        }
    }
}

/// Returns all loads in a measurement.
pub(crate) fn loads(figures: &Value) -> Result<Vec<Load>> {
    let loads = figures["loads"]
        .as_array()
        .context("no load was measured")?;
    let load = |one: &Value| {
        Some(Load {
            nodes: one["nodes"].as_u64()? as usize,
            tables: one["tables"].as_u64()? as usize,
            pause: one["pause"].as_f64()?,
            rounds: one["rounds"].as_array()?.clone(),
        })
    };
    let loads: Option<Vec<Load>> = loads.iter().map(load).collect();
    loads.context("a load is malformed: measure again")
}

/// Loads with this number of tables are used to check the simulation. If possible, costs are
/// derived from other loads.
pub(super) const COMPARED: usize = 50;

impl Costs {
    /// Returns the number of statements in a transaction with `moves` moves.
    pub(super) fn statements(&self, moves: usize) -> f64 {
        let moves = moves as f64;
        let rows = (moves * self.rows).round() as usize;
        statements(rows, moves * self.summaries)
    }

    pub(super) fn from(figures: &Value) -> Result<Costs> {
        let number = |path: &str| -> Result<f64> {
            let value = figures.pointer(path).and_then(Value::as_f64);
            value.with_context(|| format!("{path} is missing: measure again"))
        };
        let loads = loads(figures)?;
        let fitted: Vec<&Load> = loads
            .iter()
            .filter(|load| load.nodes == 1 && load.tables != COMPARED)
            .collect();
        let fit = |name: &str| Shared::fitted(&fitted, name);
        let two = loads.iter().find(|load| load.nodes == 2);
        let two = two.context("two nodes were not measured")?;
        let alone = fitted.first().context("one table was not measured")?;
        let (node, postgres, wal) = (fit("node_cpu")?, fit("postgres_cpu")?, fit("wal_bytes")?);
        let beyond = |name: &str, shared: Shared| -> Result<f64> {
            let explained =
                shared.per_move + shared.per_transaction * two.per_move("transactions")?[0];
            Ok((two.per_move(name)?[0] - explained).max(0.0))
        };
        let heard = two.per_move("heard")?[0].max(f64::EPSILON);
        let many = fitted.last().context("many tables were not measured")?;
        let nats_in = alone.median("nats_cpu")?.max(many.median("nats_cpu")?)
            / many.median("in_msgs")?.max(1.0);
        let passed_on = two.median("out_msgs")?.max(1.0);
        let nats_out = (two.median("nats_cpu")? - nats_in * two.median("in_msgs")?) / passed_on;
        let (tables, rest) = (number("/calm/tables")?, number("/calm/resting/seconds")?);
        // Both nodes have connections to each table, so every table counts twice.
        let rooms = 2.0 * tables * rest;
        let disk = [number("/disk/p50_ms")? / 1e3, number("/disk/p99_ms")? / 1e3];
        let commit = alone.median("commit_seconds")? / alone.median("transactions")?;
        let talk = commit - disk[0] - postgres.of(1.0);
        let turns = number("/thinking/round/computer_turns")?.max(1.0);
        let thinking = |name: &str, shared: Shared| -> Result<f64> {
            let round = |name: &str| number(&format!("/thinking/round/{name}"));
            let explained = shared.per_move * (round("moves")? + turns)
                + shared.per_transaction * round("transactions")?;
            Ok(((round(name)? - explained) / turns).max(0.0))
        };
        let connection = number("/calm/kb_per_connection")?;
        Ok(Costs {
            node,
            node_heard: beyond("node_cpu", node)? / heard,
            node_coming: number("/calm/coming/node_cpu")? / tables,
            node_room: number("/calm/resting/node_cpu")? / rooms,
            thinking: thinking("node_cpu", node)?,
            postgres,
            postgres_coming: number("/calm/coming/postgres_cpu")? / tables,
            postgres_room: number("/calm/resting/postgres_cpu")? / rooms,
            postgres_computer: thinking("postgres_cpu", postgres)?,
            wal,
            rows: many.per_move("events")?[0],
            summaries: many.per_move("summaries")?[0],
            nats_in,
            nats_out: nats_out.max(0.0),
            nats_messages: two.per_move("in_msgs")?[0],
            nats_bytes: two.per_move("in_bytes")?[0],
            nats_room: number("/calm/resting/in_msgs")? / rooms,
            subscriptions: number("/calm/subscriptions_per_room")?,
            load: many.per_move("load_cpu")?[0],
            hop: (talk / statements(1, alone.per_move("summaries")?[0])).max(0.0),
            disk,
            kb_in_play: number("/in_play/kb_per_table")? - 2.0 * connection,
            kb_connection: connection,
            row_bytes: number("/log/heap_bytes_per_row")? + number("/log/index_bytes_per_row")?,
            cores: number("/cores")? as usize,
        })
    }
}

impl Shared {
    /// Fits `cost per move = per_move + per_transaction × transactions per move` to all rounds by
    /// least squares. Both parts are at least zero.
    fn fitted(loads: &[&Load], name: &str) -> Result<Shared> {
        let mut points = Vec::new();
        for round in loads.iter().flat_map(|load| &load.rounds) {
            let number = |name: &str| round[name].as_f64().context("a figure is missing");
            let moves = number("moves")?.max(1.0);
            points.push((number("transactions")? / moves, number(name)? / moves));
        }
        Ok(line(&points))
    }
}

fn line(points: &[(f64, f64)]) -> Shared {
    let number = f64::from(points.len().max(1) as u32);
    let mean = |value: fn(&(f64, f64)) -> f64| points.iter().map(value).sum::<f64>() / number;
    let (x, y) = (mean(|point| point.0), mean(|point| point.1));
    let above: f64 = points
        .iter()
        .map(|point| (point.0 - x) * (point.1 - y))
        .sum();
    let below: f64 = points.iter().map(|point| (point.0 - x).powi(2)).sum();
    let slope = if below > 0.0 {
        (above / below).max(0.0)
    } else {
        0.0
    };
    if y < slope * x {
        let through_zero = if x > 0.0 { y / x } else { 0.0 };
        return Shared {
            per_move: 0.0,
            per_transaction: through_zero,
        };
    }
    Shared {
        per_move: y - slope * x,
        per_transaction: slope,
    }
}

#[cfg(test)]
mod tests {
    use super::{line, statements};

    #[test]
    fn a_line_is_found_again() {
        let points = [(1.0, 5.0), (0.5, 3.5), (0.1, 2.3)];
        let found = line(&points);
        assert!((found.per_move - 2.0).abs() < 1e-9);
        assert!((found.per_transaction - 3.0).abs() < 1e-9);
    }

    #[test]
    fn no_part_of_a_cost_is_less_than_nothing() {
        assert!(line(&[(1.0, 1.0), (0.5, 2.0)]).per_transaction.abs() < 1e-9);
        assert!(line(&[(1.0, 3.0), (0.5, 1.0)]).per_move.abs() < 1e-9);
    }

    #[test]
    fn statements_are_those_of_storage() {
        assert!((statements(1, 0.0) - 4.0).abs() < 1e-9);
        assert!((statements(64 + 16 + 2, 0.0) - 7.0).abs() < 1e-9);
        assert!((statements(4, 2.0) - 6.0).abs() < 1e-9);
    }
}
