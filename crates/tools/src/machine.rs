//! Describes the date, commit, machine and machine load of a measurement.

use crate::root;
use serde_json::{Value, json};
use std::fmt;
use std::process::Command;

/// The load average above which a machine counts as busy.
const QUIET: f64 = 0.5;

/// The machine, time and commit of a measurement.
pub struct Machine {
    processor: String,
    cores: usize,
    date: String,
    commit: String,
    compiler: String,
    /// The load average of the last minute before anything was built or measured.
    load: Option<f64>,
}

impl Machine {
    /// Describes this machine at the current time.
    pub fn look() -> Machine {
        let info = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
        let model = info
            .lines()
            .find_map(|line| line.strip_prefix("model name"));
        let model = model.and_then(|line| line.split_once(": "));
        let load = std::fs::read_to_string("/proc/loadavg").unwrap_or_default();
        Machine {
            processor: model
                .map_or("an unknown processor", |(_, model)| model)
                .to_owned(),
            cores: std::thread::available_parallelism().map_or(1, usize::from),
            date: said("date", &["-u", "+%F %H:%M UTC"]),
            commit: said(
                "git",
                &[
                    "describe",
                    "--always",
                    "--exclude",
                    "*",
                    "--dirty= with changes",
                ],
            ),
            compiler: said("rustc", &["--version"]),
            load: load.split(' ').next().and_then(|load| load.parse().ok()),
        }
    }

    /// Returns the processor's number of cores and its name. Only figures from the same kind of
    /// machine can be compared.
    #[must_use]
    pub fn kind(&self) -> String {
        format!("{} cores of {}", self.cores, self.processor)
    }

    /// Returns the date, commit, machine and load as JSON.
    #[must_use]
    pub fn to_json(&self) -> Value {
        json!({
            "date": self.date,
            "commit": self.commit,
            "machine": self.kind(),
            "load": self.load,
        })
    }

    /// Returns a warning if the machine was busy.
    pub fn warning(&self) -> Option<String> {
        let load = self.load.filter(|load| *load > QUIET)?;
        Some(format!(
            "The machine was not quiet: its load average was {load:.2} before the measurements."
        ))
    }
}

impl fmt::Display for Machine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{}, commit {}, {}; {} cores of {}",
            self.date, self.commit, self.compiler, self.cores, self.processor
        )?;
        match self.load {
            Some(load) => write!(f, ", load average {load:.2} at the start."),
            None => f.write_str("."),
        }?;
        match self.warning() {
            Some(warning) => write!(f, " **{warning}**"),
            None => Ok(()),
        }
    }
}

/// Returns a program's trimmed output, or `no` and the program's name if it fails.
fn said(program: &str, arguments: &[&str]) -> String {
    let output = Command::new(program)
        .args(arguments)
        .current_dir(root())
        .output();
    match output {
        Ok(output) if output.status.success() => {
            String::from_utf8_lossy(&output.stdout).trim().to_owned()
        }
        _ => format!("no {program}"),
    }
}

/// Returns the processor time of all child processes that have ended, in user and system mode
/// together, in seconds.
pub fn children_seconds() -> f64 {
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let after_name = stat.rsplit(')').next().unwrap_or_default();
    let ticks = after_name.split_whitespace().skip(13).take(2);
    ticks
        .filter_map(|ticks| ticks.parse::<f64>().ok())
        .sum::<f64>()
        / 100.0
}
