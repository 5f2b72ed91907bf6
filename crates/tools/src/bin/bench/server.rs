//! Measures our server and comparable servers (peers) under the same load.

use crate::line::{Aim, Line};
use crate::program::figures_file;
use crate::spread::{Spread, shown};
use crate::{Found, Peers};
use anyhow::{Context, Result, bail};
use serde_json::Value;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use tools::{cargo, has, root, succeed, target_folder};

/// For each peer, its name in `measure.mjs` and a description of which actions survive a `kill -9`.
const PEERS: [(&str, &str); 3] = [
    ("Colyseus", "nothing"),
    ("boardgame.io", "nothing"),
    ("boardgame.io FlatFile", "most actions"),
];
const VERSIONS: &str =
    "Colyseus 0.18, which sends a patch after each action, and boardgame.io 0.50";
const ROUNDS: &str = "5";
const SECONDS: &str = "3";

/// The measurements of one server.
struct Measured {
    name: String,
    keeps: &'static str,
    /// The processor time for 1,000 actions, in seconds.
    cpu: Spread,
    /// Actions per second.
    rate: Spread,
    /// The time from an action to its answer, in milliseconds.
    p50: Spread,
    p99: Spread,
}

pub(crate) fn measure(peers: Peers) -> Result<Found> {
    let figures = ours()?;
    let mut found = Found::new(format!(
        "The load is {} tables with two players each. Every client sends its next action as soon \
         as the previous update arrives. Processor time is the user and system time of the server \
         only; another process generates the load over loopback.",
        figures["tables"]
    ));
    let mut all = vec![own(&figures)?];
    if let Some(folder) = found.peer(peers, "boardgame.io and Colyseus", || install("peers")) {
        for (name, keeps) in PEERS {
            match peer(&folder, name, keeps) {
                Ok(measured) => all.push(measured),
                Err(problem) => found.leave_out(name, &problem),
            }
        }
    }
    lines(&mut found, &all, &figures);
    found.more.insert_str(0, &table(&all));
    Ok(found)
}

fn ours() -> Result<Value> {
    let file = figures_file("server")?;
    let mut bench = cargo(&["bench", "--package", "carambole", "--bench", "server"]);
    succeed(bench.args(["--", "--figures"]).arg(&file))?;
    let text = std::fs::read_to_string(&file).context("the benchmark wrote no figures")?;
    Ok(serde_json::from_str(&text)?)
}

fn own(figures: &Value) -> Result<Measured> {
    let rounds = figures["rounds"].as_array().context("no rounds")?;
    let all = |key: &str| Spread::of(rounds.iter().filter_map(|round| round[key].as_f64()));
    Ok(Measured {
        name: "Carambole".to_owned(),
        keeps: "every acknowledged action",
        cpu: all("cpu_seconds_per_1000")?,
        rate: all("actions_per_second")?,
        p50: all("p50_ms")?,
        p99: all("p99_ms")?,
    })
}

/// The aim for our server: the processor time for 1,000 actions, in seconds.
const OUR_AIM: f64 = 0.027;
/// The peers' processor times for 1,000 actions, in seconds, on the machine on which the aim was
/// set. On every machine, our time is also judged relative to theirs.
const WHERE_IT_WAS_SET: [(&str, f64); 3] = [
    ("Colyseus", 0.027),
    ("boardgame.io", 0.156),
    ("boardgame.io FlatFile", 0.98),
];

/// Adds our claims. The first server in `all` is ours.
fn lines(found: &mut Found, all: &[Measured], figures: &Value) {
    let Some((own, peers)) = all.split_first() else {
        return;
    };
    let mut cpu = Line::new("processor seconds for 1,000 durable actions", own.cpu);
    for peer in peers {
        let times = shown(peer.cpu.to(own.cpu).median);
        cpu = cpu.beside(format!("{} needs {times} × as much", peer.name));
    }
    found.lines.push(cpu.aim(Aim::AtMost(OUR_AIM)));
    for (name, took) in WHERE_IT_WAS_SET {
        let peer = peers.iter().find(|peer| peer.name == name);
        let line = peer.map(|peer| {
            let what = format!("processor time per action, relative to {name}");
            Line::new(what, own.cpu.to(peer.cpu)).aim(Aim::AtMost(OUR_AIM / took))
        });
        found.lines.extend(line);
    }
    let p99 = Line::new("from an action to its answer, p99, ms", own.p99);
    found.lines.push(p99.aim(Aim::AtMost(20.0)));
    let idle = &figures["idle"];
    let number = |key: &str| Spread::once(idle[key].as_f64().unwrap_or(f64::NAN));
    let connections = format!(
        "KB per idle connection, with {} connections",
        idle["connections"]
    );
    let connection = Line::new(connections, number("kb_per_connection"));
    found.lines.push(connection.aim(Aim::AtMost(10.0)));
    let tables = format!(
        "KB per waiting table, with {} tables",
        idle["waiting_tables"]
    );
    let table = Line::new(tables, number("kb_per_waiting_table"));
    found.lines.push(table.aim(Aim::AtMost(5.0)));
}

/// Installs the npm packages that a folder of this crate needs, unless they are installed already.
/// Returns the installation folder, which is below `target`.
pub(crate) fn install(name: &str) -> Result<PathBuf> {
    if !has("npm", "--version") {
        bail!("install Node.js 20 or newer with npm to measure {name}");
    }
    let folder = target_folder()?.join(name);
    std::fs::create_dir_all(&folder)?;
    for entry in std::fs::read_dir(root().join("crates/tools").join(name))? {
        let file = entry?.path();
        let name = file.file_name().context("a file has no name")?;
        std::fs::copy(&file, folder.join(name))?;
    }
    let lock = std::fs::read(folder.join("package-lock.json"))?;
    let mark = folder.join("installed.json");
    if std::fs::read(&mark).is_ok_and(|installed| installed == lock) {
        return Ok(folder);
    }
    let mut npm = Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" });
    // Like `npm ci`, this uses the lock file, but it skips packages for other systems.
    npm.args([
        "install",
        "--no-save",
        "--ignore-scripts",
        "--no-audit",
        "--no-fund",
        "--silent",
    ]);
    succeed(npm.current_dir(&folder))?;
    std::fs::write(mark, lock)?;
    Ok(folder)
}

fn peer(folder: &Path, name: &str, keeps: &'static str) -> Result<Measured> {
    let data: PathBuf = folder.join("data");
    // Remove the files of an earlier run.
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
        errors.trim().to_owned()
    })?;
    let times = figures["times"].as_array();
    let times = times.map(Vec::as_slice).unwrap_or_default();
    let time = |place: usize| Spread::of(times.iter().filter_map(|pair| pair[place].as_f64()));
    let measured = Measured {
        name: name.to_owned(),
        keeps,
        cpu: Spread::of_list(&figures["cpu"])?,
        rate: Spread::of_list(&figures["rate"])?,
        p50: time(0)?,
        p99: time(1)?,
    };
    println!(
        "{:>12.4} processor seconds for 1,000 actions, {name}",
        measured.cpu.median
    );
    Ok(measured)
}

/// Formats a comparison of all servers in Markdown.
fn table(all: &[Measured]) -> String {
    let mut text = String::from(
        "\n| server | CPU s per 1,000 actions | relative to ours | actions per second | p50 ms | \
         p99 ms | what survives `kill -9` |\n| --- | --- | --- | --- | --- | --- | --- |\n",
    );
    for one in all {
        let to_ours = all.first().map_or(1.0, |own| one.cpu.to(own.cpu).median);
        // Writing to a `String` cannot fail.
        let _ = writeln!(
            text,
            "| {} | **{}** | {} × | {} | {} | {} | {} |",
            one.name,
            one.cpu,
            shown(to_ours),
            one.rate,
            one.p50,
            one.p99,
            one.keeps,
        );
    }
    text.push('\n');
    if all.len() > 1 {
        let _ = writeln!(text, "Peers: {VERSIONS}.\n");
    }
    text
}
