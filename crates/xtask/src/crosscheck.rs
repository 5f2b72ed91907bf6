//! `cargo xtask crosscheck`: the same courses solved by Storm must be worth the same.

use crate::{cargo, root, succeed};
use anyhow::{Context, Result, bail};
use clap::Args;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

#[derive(Args)]
pub(crate) struct Arguments {
    /// Course files; all of the folder courses if none is given
    files: Vec<PathBuf>,
}

pub(crate) fn run(arguments: &Arguments) -> Result<()> {
    let mut files = arguments.files.clone();
    if files.is_empty() {
        files = courses(&root().join("courses"))?;
        files.push(root().join(MEADOW));
    }
    let folder = folder()?;
    let python = environment(&folder)?;
    compare(&folder, &python, &files)
}

/// Storm's time for the course on which our own solver is measured, if stormpy is there.
pub(crate) fn measure_storm() -> Result<()> {
    let folder = folder()?;
    let python = folder.join("venv/bin/python");
    if !has_storm(&python) {
        println!(
            "stormpy is not here (cargo xtask crosscheck installs it): nothing to compare with"
        );
        return Ok(());
    }
    println!("Storm's check of exact_values_of_300_nodes, its model built already:");
    compare(&folder, &python, &[root().join(MEADOW)])
}

fn folder() -> Result<PathBuf> {
    let folder = target().join("crosscheck");
    std::fs::create_dir_all(&folder)?;
    Ok(folder)
}

/// Solves courses with both solvers and compares every place.
fn compare(folder: &Path, python: &Path, files: &[PathBuf]) -> Result<()> {
    let script = folder.join("compare.py");
    std::fs::write(&script, include_str!("crosscheck.py"))?;
    let mut pairs = Vec::new();
    for file in files {
        let name = file.file_stem().unwrap_or_default();
        let model = folder.join(name).with_extension("drn");
        let solution = folder.join(name).with_extension("json");
        std::fs::write(&solution, solve(file, &model)?)?;
        pairs.push(model);
        pairs.push(solution);
    }
    succeed(Command::new(python).arg(script).args(pairs))
}

/// The course of 300 places on which the solver is measured.
const MEADOW: &str = "crates/solver/benches/meadow.toml";

/// Where cargo puts what it makes.
fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

/// The courses of a folder, by name.
fn courses(folder: &Path) -> Result<Vec<PathBuf>> {
    let entries = std::fs::read_dir(folder).context("cannot list the courses")?;
    let mut files: Vec<PathBuf> = entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|end| end == "toml"))
        .collect();
    files.sort();
    Ok(files)
}

/// A Python with stormpy; made once.
fn environment(folder: &Path) -> Result<PathBuf> {
    let home = folder.join("venv");
    let python = home.join("bin/python");
    if !has_storm(&python) {
        succeed(Command::new("python3").args(["-m", "venv"]).arg(&home))?;
        succeed(Command::new(&python).args(["-m", "pip", "install", "--quiet", "stormpy"]))?;
    }
    Ok(python)
}

fn has_storm(python: &Path) -> bool {
    let mut import = Command::new(python);
    import.args(["-c", "import stormpy"]).stderr(Stdio::null());
    import.status().is_ok_and(|status| status.success())
}

/// Solves a course with our own solver: the JSON; the model goes to `model`.
fn solve(file: &Path, model: &Path) -> Result<Vec<u8>> {
    let output = cargo(&[
        "run",
        "--quiet",
        "--release",
        "--package",
        "carambole",
        "--",
    ])
    .args(["solve", "--json", "--limit", "10", "--export"])
    .args([model, file])
    .stderr(Stdio::inherit())
    .output()?;
    if !output.status.success() {
        bail!("carambole cannot solve {}", file.display());
    }
    Ok(output.stdout)
}
