//! Builds benchmarks written in Rust, runs them one by one, and reads their figures.

use crate::line::Line;
use crate::spread::Spread;
use anyhow::{Context, Result, bail};
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use tools::setup::{self, Need};
use tools::{cargo, root, succeed, target_folder};

/// Crates and their benchmarks. All benchmarks are built together, so that they use the same
/// features.
const BENCHES: [(&str, &str); 4] = [
    ("golf", "strokes"),
    ("solver", "solver"),
    ("carramboule", "breaks"),
    ("coach", "decisions"),
];

/// A compiled benchmark.
pub(crate) struct Program {
    path: PathBuf,
    name: &'static str,
}

impl Program {
    pub(crate) fn build(name: &'static str) -> Result<Program> {
        let mut build = cargo(&["bench", "--no-run", "--message-format", "json"]);
        for (package, bench) in BENCHES {
            build.args(["--package", package, "--bench", bench]);
        }
        let output = build.stderr(Stdio::inherit()).output();
        let output = output.context("cannot start cargo bench")?;
        let text = String::from_utf8_lossy(&output.stdout);
        let messages = text
            .lines()
            .filter_map(|line| serde_json::from_str(line).ok());
        let path = messages
            .filter(|message: &Value| message["target"]["name"] == name)
            .find_map(|message| Some(message["executable"].as_str()?.to_owned()));
        let path = path.with_context(|| format!("cargo built no benchmark {name}"))?;
        Ok(Program {
            path: path.into(),
            name,
        })
    }

    /// Runs the benchmark. Returns its figures.
    pub(crate) fn measure(&self) -> Result<Figures> {
        let file = figures_file(self.name)?;
        let mut run = Command::new(&self.path);
        run.args(["--bench", "--figures"]).arg(&file);
        succeed(run.current_dir(root()))?;
        Figures::read(&file)
    }

    /// Counts the instructions in an operation. The count is the difference between two runs, so
    /// that one-time work is excluded.
    pub(crate) fn count(&self, what: &str) -> Result<Counted> {
        let (one, three) = (self.run_counted(what, 1)?, self.run_counted(what, 3)?);
        let [instructions, operations, steps] = one;
        let instructions = (three[0] - instructions) / 2.0;
        Ok(Counted {
            operation: instructions / operations,
            step: instructions / steps,
            steps: steps / operations,
        })
    }

    /// Returns the number of instructions in a complete run, and the numbers of operations and
    /// steps in one round.
    fn run_counted(&self, what: &str, rounds: u32) -> Result<[f64; 3]> {
        let output = Command::new("valgrind")
            .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
            .arg(&self.path)
            .args(["--count", what, &rounds.to_string()])
            .current_dir(root())
            .output()
            .context("cannot start valgrind")?;
        let errors = String::from_utf8_lossy(&output.stderr);
        let mut collected = errors.lines();
        let collected = collected.find_map(|line| line.split("Collected :").nth(1));
        let printed = String::from_utf8_lossy(&output.stdout);
        let numbers = collected.into_iter().chain(printed.split_whitespace());
        let numbers: Vec<f64> = numbers.filter_map(|one| one.trim().parse().ok()).collect();
        match numbers[..] {
            [collected, operations, steps] => Ok([collected, operations, steps]),
            _ => bail!("valgrind counted nothing: {errors}"),
        }
    }
}

/// Instruction counts.
pub(crate) struct Counted {
    pub operation: f64,
    pub step: f64,
    /// Steps per operation.
    pub steps: f64,
}

/// Returns whether instructions can be counted. Installs valgrind if that needs no password.
pub(crate) fn can_count() -> bool {
    setup::is_quietly_there(Need::Counter)
}

/// The sentence to print if instructions cannot be counted.
pub(crate) const UNCOUNTED: &str = "valgrind is not installed: instructions were not counted.";

/// Returns the path of a figures file below the target folder, and removes an older file there.
pub(crate) fn figures_file(name: &str) -> Result<PathBuf> {
    let folder = target_folder()?.join("figures");
    std::fs::create_dir_all(&folder)?;
    let file = folder.join(name).with_extension("json");
    // On the first run there is no such file.
    let _ = std::fs::remove_file(&file);
    Ok(file)
}

/// The results of a benchmark: seconds per operation in each round, and other numbers.
pub(crate) struct Figures(Value);

impl Figures {
    pub(crate) fn read(file: &Path) -> Result<Figures> {
        let text = std::fs::read_to_string(file);
        let text = text.context("the benchmark wrote no figures")?;
        Ok(Figures(serde_json::from_str(&text)?))
    }

    /// Returns a figure in operations per second: one value based on processor time and one based
    /// on wall-clock time.
    pub(crate) fn rate(&self, name: &str, what: &str) -> Result<Line> {
        let line = Line::new(what, self.cpu(name)?.rate());
        Ok(line.wall(self.wall(name)?.rate()))
    }

    /// Returns a figure in milliseconds, as both processor time and wall-clock time.
    pub(crate) fn milliseconds(&self, name: &str, what: &str) -> Result<Line> {
        let line = Line::new(format!("{what}, ms"), self.cpu(name)?.times(1e3));
        Ok(line.wall(self.wall(name)?.times(1e3)))
    }

    /// Returns the processor time per operation, in seconds.
    pub(crate) fn cpu(&self, name: &str) -> Result<Spread> {
        self.spread(name, "cpu")
    }

    /// Returns the wall-clock time per operation, in seconds.
    pub(crate) fn wall(&self, name: &str) -> Result<Spread> {
        self.spread(name, "wall")
    }

    fn spread(&self, name: &str, clock: &str) -> Result<Spread> {
        let figures = self.0["figures"].as_array();
        let mut figures = figures.map(Vec::as_slice).unwrap_or_default().iter();
        let figure = figures.find(|figure| figure["name"] == name);
        let figure = figure.with_context(|| format!("there is no figure for {name}"))?;
        Spread::of_list(&figure[clock])
    }

    pub(crate) fn note(&self, name: &str) -> Result<f64> {
        let number = self.0["notes"][name].as_f64();
        number.with_context(|| format!("there is no number for {name}"))
    }

    /// Returns the names of all figures, in the order of the file.
    pub(crate) fn names(&self) -> Vec<String> {
        let figures = self.0["figures"].as_array();
        let figures = figures.map(Vec::as_slice).unwrap_or_default().iter();
        let names = figures.filter_map(|figure| figure["name"].as_str());
        names.map(str::to_owned).collect()
    }
}
