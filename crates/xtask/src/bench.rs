//! `cargo xtask bench`: the speed we claim, measured.

// Rates need no more digits than a float has.
#![allow(clippy::cast_precision_loss)]

use crate::{
    bench_cluster, bench_server, cargo, chromium, crosscheck, has, peer_breaks, root, succeed,
    wasm_target, web,
};
use anyhow::{Context, Result, bail};
use clap::Subcommand;
use std::path::PathBuf;
use std::process::Command;

#[derive(Subcommand)]
pub(crate) enum What {
    /// Strokes a second, fields a second, instructions a step
    Golf,
    /// Exact values, certificates, computer players; Storm beside them once crosscheck has run
    Solver,
    /// Durable actions, waiting tables and idle connections of the server
    Server(bench_server::Arguments),
    /// What moves, tables and connections cost one and two nodes, their database and NATS
    Cluster(bench_cluster::Arguments),
    /// Breaks of the full Carramboule rack a second
    Carramboule {
        /// Measure the public simulator pooltool in the same run (installs it in an
        /// environment of its own)
        #[arg(long)]
        pooltool: bool,
    },
    /// First load, time until the page answers, frames a second, previews, in headless Chromium
    Page,
}

pub(crate) fn run(what: &What) -> Result<()> {
    match what {
        What::Golf => golf(),
        What::Solver => solver(),
        What::Server(arguments) => bench_server::run(arguments),
        What::Cluster(arguments) => bench_cluster::run(arguments),
        What::Carramboule { pooltool } => carramboule(*pooltool),
        What::Page => page(),
    }
}

/// The program that is packaged is the one that is measured.
fn page() -> Result<()> {
    web::run()?;
    succeed(&mut cargo(&[
        "build",
        "--release",
        "--package",
        "carambole",
    ]))?;
    let program = wasm_target::target_folder()?.join("release/carambole");
    let mut measure = Command::new("node");
    measure
        .arg("e2e/measure.mjs")
        .current_dir(root().join("web"));
    measure.env("CHROMIUM", chromium::find_or_install()?);
    succeed(measure.env("CARAMBOLE_BIN", program))
}

fn solver() -> Result<()> {
    succeed(&mut cargo(&["bench", "--package", "solver"]))?;
    crosscheck::measure_storm()
}

fn carramboule(pooltool: bool) -> Result<()> {
    let ours = peer_breaks::ours()?;
    println!("aim 1000, ratio {:.1}", ours / 1_000.0);
    if pooltool {
        let peer = peer_breaks::pooltool()?;
        println!("{:.0} times pooltool; aim 100", ours / peer);
    }
    Ok(())
}

fn golf() -> Result<()> {
    succeed(&mut cargo(&[
        "bench",
        "--package",
        "golf",
        "--bench",
        "strokes",
    ]))?;
    if !has("valgrind", "--version") {
        println!("valgrind is not installed: instructions are not counted");
        return Ok(());
    }
    let program = bench_program("golf", "strokes")?;
    for what in ["lone", "carom"] {
        // The difference of two runs leaves out what happens but once.
        let (one, three) = (counted(&program, what, 1)?, counted(&program, what, 3)?);
        let instructions = (three.instructions - one.instructions) as f64 / 2.0;
        println!(
            "{:>12.1}    instructions a stroke, {:.1} a step ({what}, {:.1} steps a stroke)",
            instructions / one.strokes as f64,
            instructions / one.steps as f64,
            one.steps as f64 / one.strokes as f64,
        );
    }
    Ok(())
}

/// The program that `cargo bench` runs.
fn bench_program(package: &str, bench: &str) -> Result<PathBuf> {
    let arguments = [
        "bench",
        "--package",
        package,
        "--bench",
        bench,
        "--no-run",
        "--message-format",
        "json",
    ];
    let output = cargo(&arguments)
        .output()
        .context("cannot start cargo bench")?;
    let text = String::from_utf8_lossy(&output.stdout);
    let marker = "\"executable\":\"";
    let line = text
        .lines()
        .rfind(|line| line.contains(marker))
        .context("cargo built no benchmark")?;
    let path = line
        .split(marker)
        .nth(1)
        .and_then(|rest| rest.split('"').next());
    Ok(PathBuf::from(path.context("cargo names no program")?))
}

struct Counted {
    instructions: u64,
    strokes: u64,
    steps: u64,
}

fn counted(program: &PathBuf, what: &str, rounds: u32) -> Result<Counted> {
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(program)
        .args(["--count", what, &rounds.to_string()])
        .current_dir(root())
        .output()
        .context("cannot start valgrind")?;
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    let collected = errors
        .lines()
        .find_map(|line| line.split("Collected :").nth(1));
    let printed = String::from_utf8_lossy(&output.stdout).into_owned();
    let mut numbers = printed.split_whitespace().map(str::parse::<u64>);
    let (Some(collected), Some(Ok(strokes)), Some(Ok(steps))) =
        (collected, numbers.next(), numbers.next())
    else {
        bail!("valgrind did not count: {errors}");
    };
    Ok(Counted {
        instructions: collected
            .trim()
            .parse()
            .context("valgrind counted no number")?,
        strokes,
        steps,
    })
}
