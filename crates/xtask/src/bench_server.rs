//! `cargo xtask bench server`: our server and, on request, its peers under the same load.

use crate::{cargo, has, report, root, succeed, wasm_target};
use anyhow::{Context, Result, bail};
use clap::Args;
use serde_json::Value;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

#[derive(Args)]
pub(crate) struct Arguments {
    /// Measure boardgame.io and Colyseus in the same run (npm installs them in a folder below
    /// target)
    #[arg(long)]
    peers: bool,
    /// Put the figures into docs/benchmarks.md
    #[arg(long)]
    write: bool,
}

/// Names as measure.mjs knows them, and what outlives a `kill -9`.
const PEERS: [(&str, &str); 3] = [
    ("Colyseus", "nothing"),
    ("boardgame.io", "nothing"),
    ("boardgame.io FlatFile", "most actions"),
];
const VERSIONS: &str = "Colyseus 0.18 with a patch for each action, boardgame.io 0.50";
const ROUNDS: &str = "5";
const SECONDS: &str = "3";

/// What one server needed.
struct Measured {
    name: String,
    keeps: &'static str,
    /// Processor seconds for 1,000 actions: median, least, most.
    cpu: [f64; 3],
    rate: f64,
    p50: f64,
    p99: f64,
}

pub(crate) fn run(arguments: &Arguments) -> Result<()> {
    let folder = wasm_target::target_folder()?.join("peers");
    std::fs::create_dir_all(&folder)?;
    if arguments.peers {
        install(&folder)?;
    }
    let figures = ours(&folder)?;
    let mut all = vec![own(&figures)?];
    if arguments.peers {
        for (name, keeps) in PEERS {
            all.push(peer(&folder, name, keeps)?);
        }
    }
    let text = table(&all, &figures);
    print!("\n{text}");
    if arguments.write {
        report::write("server", &text)?;
    }
    Ok(())
}

fn ours(folder: &Path) -> Result<Value> {
    let file = folder.join("server.json");
    let mut bench = cargo(&["bench", "--package", "carambole", "--bench", "server"]);
    succeed(bench.args(["--", "--figures"]).arg(&file))?;
    let text = std::fs::read_to_string(&file).context("the benchmark wrote no figures")?;
    Ok(serde_json::from_str(&text)?)
}

fn own(figures: &Value) -> Result<Measured> {
    let rounds = figures["rounds"].as_array().context("no rounds")?;
    let all = |key: &str| spread(rounds.iter().filter_map(|round| round[key].as_f64()));
    Ok(Measured {
        name: "Carambole".to_owned(),
        keeps: "every acknowledged action",
        cpu: all("cpu_seconds_per_1000")?,
        rate: all("actions_per_second")?[0],
        p50: all("p50_ms")?[0],
        p99: all("p99_ms")?[0],
    })
}

/// Median, least and most.
fn spread(values: impl Iterator<Item = f64>) -> Result<[f64; 3]> {
    let mut values: Vec<f64> = values.collect();
    values.sort_by(f64::total_cmp);
    match (
        values.first(),
        values.get((values.len().max(1) - 1) / 2),
        values.last(),
    ) {
        (Some(least), Some(median), Some(most)) => Ok([*median, *least, *most]),
        _ => bail!("nothing was measured"),
    }
}

/// Installs the peers by their lock file, once.
fn install(folder: &Path) -> Result<()> {
    if !has("npm", "--version") {
        bail!("the peers need Node.js 20 or newer with npm; install it or leave out --peers");
    }
    for entry in std::fs::read_dir(root().join("crates/xtask/peers"))? {
        let file = entry?.path();
        let name = file.file_name().context("a file has a name")?;
        std::fs::copy(&file, folder.join(name))?;
    }
    let lock = std::fs::read(folder.join("package-lock.json"))?;
    let mark = folder.join("installed.json");
    if std::fs::read(&mark).is_ok_and(|installed| installed == lock) {
        return Ok(());
    }
    let mut npm = Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" });
    npm.args([
        "ci",
        "--ignore-scripts",
        "--no-audit",
        "--no-fund",
        "--silent",
    ]);
    succeed(npm.current_dir(folder))?;
    Ok(std::fs::write(mark, lock)?)
}

fn peer(folder: &Path, name: &str, keeps: &'static str) -> Result<Measured> {
    let data: PathBuf = folder.join("data");
    // What an earlier run has left there.
    let _ = std::fs::remove_dir_all(&data);
    let output = Command::new("node")
        .args(["measure.mjs", name, "50", ROUNDS, SECONDS])
        .arg(&data)
        .current_dir(folder)
        .output()
        .context("cannot start node")?;
    let text = String::from_utf8_lossy(&output.stdout);
    let figures: Value = serde_json::from_str(&text).with_context(|| {
        let errors = String::from_utf8_lossy(&output.stderr);
        format!("{name} was not measured: {errors}")
    })?;
    let numbers = |key: &str| figures[key].as_array().cloned().unwrap_or_default();
    let times = numbers("times");
    let time = |place: usize| spread(times.iter().filter_map(|pair| pair[place].as_f64()));
    let measured = Measured {
        name: name.to_owned(),
        keeps,
        cpu: spread(numbers("cpu").iter().filter_map(Value::as_f64))?,
        rate: spread(numbers("rate").iter().filter_map(Value::as_f64))?[0],
        p50: time(0)?[0],
        p99: time(1)?[0],
    };
    println!(
        "{:>12.4} seconds of the processor for 1,000 actions, {name}",
        measured.cpu[0]
    );
    Ok(measured)
}

/// What was measured, in Markdown.
fn table(all: &[Measured], figures: &Value) -> String {
    let mut text = format!(
        "## Server (`cargo xtask bench server --peers --write`)\n\n{} tables of two; every client sends its next action as soon as the update arrives. \
         Processor time (user and system) is the server's alone; the load comes from another \
         process over loopback. Median of the rounds, with the least and the most. {}\n\n\
         | server | CPU s for 1,000 actions | to ours | actions a second | p50 ms | p99 ms | \
         a `kill -9` leaves |\n| --- | --- | --- | --- | --- | --- | --- |\n",
        figures["tables"],
        machine(),
    );
    let own = all.first().map_or(1.0, |ours| ours.cpu[0]);
    for one in all {
        let [median, least, most] = one.cpu;
        // A text takes everything.
        let _ = writeln!(
            text,
            "| {} | **{median:.4}** ({least:.4}–{most:.4}) | {:.1} × | {:.0} | {:.1} | {:.1} | {} |",
            one.name,
            median / own,
            one.rate,
            one.p50,
            one.p99,
            one.keeps,
        );
    }
    if all.len() > 1 {
        let _ = writeln!(text, "\nPeers: {VERSIONS}.");
    }
    let idle = &figures["idle"];
    let number = |key: &str| idle[key].as_f64().unwrap_or_default();
    let _ = writeln!(
        text,
        "\nMemory: {:.1} KB for a waiting table ({} of them), {:.1} KB for an idle connection \
         ({} held).",
        number("kb_per_waiting_table"),
        idle["waiting_tables"],
        number("kb_per_connection"),
        idle["connections"],
    );
    text
}

/// Where it was measured.
pub(crate) fn machine() -> String {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let info = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = info
        .lines()
        .find_map(|line| line.strip_prefix("model name"));
    let model = model.and_then(|line| line.split_once(": "));
    let model = model.map_or("an unknown processor", |(_, model)| model);
    format!("Measured on {cores} cores of {model}.")
}
