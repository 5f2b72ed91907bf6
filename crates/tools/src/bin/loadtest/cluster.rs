//! `cargo xtask bench cluster`: measures the load on one and two nodes, their database and NATS.

use crate::faults;
use crate::scale::{FIGURES, Load, loads};
use anyhow::{Context, Result};
use clap::Args;
use serde_json::Value;
use std::fmt::Write;
use tools::machine::Machine;
use tools::{cargo, report, root, succeed};

#[derive(Args)]
pub(crate) struct Arguments {
    /// Write the results to docs/benchmarks.md, and all measurements to docs/scale.json
    #[arg(long)]
    write: bool,
}

pub(crate) fn run(arguments: &Arguments) -> Result<()> {
    faults::prepare()?;
    let file = tempfile::NamedTempFile::new()?;
    let mut bench = cargo(&["bench", "--package", "carambole", "--bench", "cluster"]);
    succeed(bench.args(["--", "--figures"]).arg(file.path()))?;
    let text = std::fs::read_to_string(&file).context("the benchmark wrote no figures")?;
    let section = section(&serde_json::from_str(&text)?)?;
    print!("\n{section}");
    if arguments.write {
        std::fs::write(root().join(FIGURES), text)?;
        report::write("cluster", &section)?;
    }
    Ok(())
}

/// Formats the measurements in Markdown.
fn section(figures: &Value) -> Result<String> {
    let mut text = format!(
        "## Several servers (`cargo xtask bench cluster --write`)\n\nThe nodes (servers), \
         one PostgreSQL server with synchronous commits, one NATS server and all players run on \
         one machine. Players send the next move as soon as it is their turn; at a single table, \
         they pause for 4 ms first. With two nodes, the players at a table are connected to \
         different nodes. The table shows medians of the rounds, with minimum and maximum. A round \
         is repeated if other programs used more than a tenth of the machine's processor time; \
         there are at most as many repetitions as rounds. An `fdatasync` of 8 KB takes {:.2} ms on \
         this disk (median). {}\n\n",
        figures["disk"]["p50_ms"].as_f64().unwrap_or_default(),
        Machine::look(),
    );
    let loads = loads(figures)?;
    let heads = loads.iter().map(|load| {
        let tables = if load.tables == 1 { "table" } else { "tables" };
        let nodes = if load.nodes == 1 { "node" } else { "nodes" };
        format!(" {} {tables}, {} {nodes} |", load.tables, load.nodes)
    });
    // Writing to a `String` cannot fail.
    let _ = writeln!(text, "| |{}", heads.collect::<String>());
    let _ = writeln!(text, "| --- |{}", " ---: |".repeat(loads.len()));
    for line in LINES {
        let _ = write!(text, "| {} |", line.name);
        for load in &loads {
            let [median, least, most] = line.of(load)?;
            let digits = line.digits;
            let _ = write!(
                text,
                " **{median:.digits$}** ({least:.digits$}–{most:.digits$}) |"
            );
        }
        text.push('\n');
    }
    memory(&mut text, figures);
    Ok(text)
}

struct Line {
    name: &'static str,
    figure: &'static str,
    /// If set, the value is divided by the number of moves and multiplied by this factor.
    per_move: Option<f64>,
    digits: usize,
}

const fn whole(name: &'static str, figure: &'static str, digits: usize) -> Line {
    Line {
        name,
        figure,
        per_move: None,
        digits,
    }
}

const fn each(name: &'static str, figure: &'static str, factor: f64, digits: usize) -> Line {
    Line {
        name,
        figure,
        per_move: Some(factor),
        digits,
    }
}

const LINES: [Line; 16] = [
    whole("moves per second", "moves_per_second", 0),
    whole("p50 ms", "p50_ms", 1),
    whole("p99 ms", "p99_ms", 1),
    each("CPU s of the nodes per 1,000 moves", "node_cpu", 1e3, 3),
    each(
        "CPU s of PostgreSQL per 1,000 moves",
        "postgres_cpu",
        1e3,
        3,
    ),
    each("CPU s of NATS per 1,000 moves", "nats_cpu", 1e3, 3),
    each("CPU s of the players per 1,000 moves", "load_cpu", 1e3, 3),
    each("transactions per move", "transactions", 1.0, 3),
    each("events (rows of the log) per move", "events", 1.0, 2),
    each("summaries per move", "summaries", 1.0, 3),
    each("bytes of PostgreSQL's WAL per move", "wal_bytes", 1.0, 0),
    each("messages to NATS per move", "in_msgs", 1.0, 2),
    each("messages from NATS per move", "out_msgs", 1.0, 2),
    each("bytes to NATS per move", "in_bytes", 1.0, 0),
    each("conflicts per 1,000 moves", "conflicts", 1e3, 2),
    whole("CPU s of other programs", "other_cpu", 2),
];

impl Line {
    fn of(&self, load: &Load) -> Result<[f64; 3]> {
        match self.per_move {
            None => load.spread(self.figure),
            Some(factor) => Ok(load.per_move(self.figure)?.map(|value| value * factor)),
        }
    }
}

/// Adds a paragraph about memory, and about tables without moves.
fn memory(text: &mut String, figures: &Value) {
    let number = |path: &str| {
        let value = figures.pointer(path).and_then(Value::as_f64);
        value.unwrap_or_default()
    };
    let tables = number("/calm/tables").max(1.0);
    let seconds = number("/calm/resting/seconds").max(1.0);
    let _ = writeln!(
        text,
        "\nA row in the log has {:.0} bytes of text and takes up {:.0} bytes in the database, \
         including its index. A node needs {:.1} KB of memory per table in play, including its two \
         connections (measured with {} tables), {:.1} KB per waiting table, {:.1} KB per watched \
         table, and {:.1} KB per connection to a watched table. The first connection to a table \
         takes {:.2} ms of processor time on the node and {:.2} ms in PostgreSQL. {tables:.0} \
         tables without moves, each watched at two nodes, use {:.3} processors on the nodes and \
         {:.3} in PostgreSQL, and send {:.0} messages per second to NATS. Level {} computer \
         players made {:.0} moves in {:.1} seconds.",
        number("/log/text_bytes_per_row"),
        number("/log/heap_bytes_per_row") + number("/log/index_bytes_per_row"),
        number("/in_play/kb_per_table"),
        number("/in_play/tables"),
        number("/calm/kb_per_waiting_table"),
        number("/calm/kb_per_watched_table"),
        number("/calm/kb_per_connection"),
        number("/calm/coming/node_cpu") / tables * 1e3,
        number("/calm/coming/postgres_cpu") / tables * 1e3,
        number("/calm/resting/node_cpu") / seconds,
        number("/calm/resting/postgres_cpu") / seconds,
        number("/calm/resting/in_msgs") / seconds,
        number("/thinking/level"),
        number("/thinking/round/computer_turns"),
        number("/thinking/round/seconds"),
    );
}
