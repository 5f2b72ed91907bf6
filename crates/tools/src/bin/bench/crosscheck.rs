//! `cargo xtask crosscheck`: checks that Storm computes the same course values as our solver.

use crate::program::{Figures, figures_file};
use anyhow::{Context, Result, bail};
use clap::Args;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use tools::python::Environment;
use tools::{cargo, root, succeed};

#[derive(Args)]
pub(crate) struct Arguments {
    /// Course files (default: all files in the courses folder)
    files: Vec<PathBuf>,
}

pub(crate) fn run(arguments: &Arguments) -> Result<()> {
    let mut files = arguments.files.clone();
    if files.is_empty() {
        files = courses(&root().join("courses"))?;
        files.push(root().join(MEADOW));
    }
    compare(&files).map(|_| ())
}

/// Measures how long Storm takes to solve the course on which our own solver is measured.
pub(crate) fn measure_storm() -> Result<Figures> {
    compare(&[root().join(MEADOW)])
}

/// Solves courses with both solvers and compares the value of every node. Returns Storm's time for
/// each course.
fn compare(files: &[PathBuf]) -> Result<Figures> {
    let installs: &[&[&str]] = &[&["stormpy"]];
    let storm = Environment::find_or_make("crosscheck", "stormpy", installs)?;
    let figures = figures_file("storm")?;
    let mut script = storm.script("compare.py", include_str!("crosscheck.py"))?;
    script.arg(&figures);
    for file in files {
        let name = file.file_stem().unwrap_or_default();
        let model = storm.folder.join(name).with_extension("drn");
        let solution = storm.folder.join(name).with_extension("json");
        std::fs::write(&solution, solve(file, &model)?)?;
        script.args([model, solution]);
    }
    succeed(&mut script)?;
    Figures::read(&figures)
}

/// The course on which our own solver is measured. It has 300 nodes.
const MEADOW: &str = "crates/solver/benches/meadow.toml";

/// Returns the course files in a folder, sorted by name.
fn courses(folder: &Path) -> Result<Vec<PathBuf>> {
    let entries = std::fs::read_dir(folder).context("cannot list the courses")?;
    let mut files: Vec<PathBuf> = entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|end| end == "toml"))
        .collect();
    files.sort();
    Ok(files)
}

/// Solves a course with our own solver. Returns the solution as JSON, and writes the model to
/// `model`.
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
