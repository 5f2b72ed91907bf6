//! Where and when it was measured, and how busy it was there.

use crate::root;
use serde_json::{Value, json};
use std::fmt;
use std::process::Command;

/// A machine with a higher load average than this is not quiet.
const QUIET: f64 = 0.5;

/// What figures depend on besides the code.
pub struct Machine {
    processor: String,
    cores: usize,
    date: String,
    commit: String,
    compiler: String,
    /// Of the last minute, before anything was built or measured.
    load: Option<f64>,
}

impl Machine {
    /// This machine, now.
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

    /// What figures may be compared on: cores and processor.
    #[must_use]
    pub fn kind(&self) -> String {
        format!("{} cores of {}", self.cores, self.processor)
    }

    /// When and where, for a program.
    #[must_use]
    pub fn to_json(&self) -> Value {
        json!({
            "date": self.date,
            "commit": self.commit,
            "machine": self.kind(),
            "load": self.load,
        })
    }

    /// One sentence, if others were at work too.
    pub fn warning(&self) -> Option<String> {
        let load = self.load.filter(|load| *load > QUIET)?;
        Some(format!(
            "Not a quiet machine: its load average was {load:.2} before anything was measured."
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

/// What a program prints, on one line.
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

/// Processor seconds, user and system, of all commands this one has run to their ends.
pub fn children_seconds() -> f64 {
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let after_name = stat.rsplit(')').next().unwrap_or_default();
    let ticks = after_name.split_whitespace().skip(13).take(2);
    ticks
        .filter_map(|ticks| ticks.parse::<f64>().ok())
        .sum::<f64>()
        / 100.0
}
