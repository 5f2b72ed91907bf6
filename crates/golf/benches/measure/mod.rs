//! The timing loop for all benchmarks. It measures wall-clock time and CPU time; CPU time excludes
//! the work of other processes.
//!
//! With `--figures FILE`, the times of all rounds are also written to that file as JSON. With
//! `--count NAME N`, a benchmark does the same work N times and prints the amount of work, so that
//! another tool can count the instructions.

// A float is precise enough for rates. No benchmark uses all items in this module.
#![allow(clippy::cast_precision_loss, dead_code)]

use std::fmt::Write;
use std::time::Instant;

/// The minimum duration of a round in seconds.
const ROUND: f64 = 0.02;
/// The maximum number of inputs prepared for a round.
const MAX_INPUTS: usize = 10_000;

/// The task given on the command line.
pub enum Asked {
    /// Measure nothing. This is the task under `cargo test`, which also builds and runs benchmarks.
    Nothing,
    /// Do the named work this number of times.
    Count(String, usize),
    /// Measure everything. If a file is given, write the measurements to it.
    Figures(Option<String>),
}

impl Asked {
    pub fn read() -> Asked {
        let arguments: Vec<String> = std::env::args().collect();
        let after = |flag: &str, place: usize| {
            let mut rest = arguments.iter().skip_while(|one| *one != flag);
            rest.nth(place).cloned()
        };
        if let (Some(what), Some(rounds)) = (after("--count", 1), after("--count", 2)) {
            return Asked::Count(what, rounds.parse().expect("a number of rounds"));
        }
        if !arguments.iter().any(|argument| argument == "--bench") {
            return Asked::Nothing;
        }
        Asked::Figures(after("--figures", 1))
    }
}

/// Returns the CPU time of this thread in seconds.
pub fn busy_seconds() -> f64 {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    time.tv_sec as f64 + time.tv_nsec as f64 / 1e9
}

/// Wall-clock time and CPU time in seconds.
#[derive(Clone, Copy)]
pub struct Seconds {
    pub wall: f64,
    pub cpu: f64,
}

/// Runs a function and measures its time.
pub fn timed<T>(run: impl FnOnce() -> T) -> (Seconds, T) {
    let (begin, busy) = (Instant::now(), busy_seconds());
    let result = run();
    let cpu = busy_seconds() - busy;
    let wall = begin.elapsed().as_secs_f64();
    (Seconds { wall, cpu }, result)
}

/// All measurements so far.
#[derive(Default)]
pub struct Figures {
    figures: Vec<(String, Vec<Seconds>)>,
    notes: Vec<(String, f64)>,
}

impl Figures {
    /// Measures an operation in rounds. `input` creates the input for each run and is not timed.
    pub fn measure<I>(
        &mut self,
        name: &str,
        rounds: usize,
        input: impl FnMut() -> I,
        run: impl FnMut(&mut I),
    ) -> Seconds {
        self.measure_many(name, rounds, 1, input, run)
    }

    /// Works like [`Figures::measure`], but each run consists of several operations.
    pub fn measure_many<I>(
        &mut self,
        name: &str,
        rounds: usize,
        operations: usize,
        mut input: impl FnMut() -> I,
        mut run: impl FnMut(&mut I),
    ) -> Seconds {
        let mut first = input();
        let (once, ()) = timed(|| run(&mut first));
        let runs = ((ROUND / once.cpu.max(1e-9)).ceil() as usize).clamp(1, MAX_INPUTS);
        let mut round = || {
            let mut inputs: Vec<I> = (0..runs).map(|_| input()).collect();
            let (seconds, ()) = timed(|| inputs.iter_mut().for_each(&mut run));
            let each = (runs * operations) as f64;
            Seconds {
                wall: seconds.wall / each,
                cpu: seconds.cpu / each,
            }
        };
        let rounds = (0..rounds).map(|_| round()).collect();
        self.add(name, rounds)
    }

    /// Adds rounds that the caller has timed. Returns the medians.
    pub fn add(&mut self, name: &str, rounds: Vec<Seconds>) -> Seconds {
        let median = Seconds {
            wall: middle(rounds.iter().map(|round| round.wall)),
            cpu: middle(rounds.iter().map(|round| round.cpu)),
        };
        println!(
            "{:>14.3} µs on a core, {:.3} on the wall: {name} ({} rounds)",
            median.cpu * 1e6,
            median.wall * 1e6,
            rounds.len()
        );
        self.figures.push((name.to_owned(), rounds));
        median
    }

    /// Adds a measurement that is not a time.
    pub fn note(&mut self, name: &str, value: f64) {
        println!("{value:>14.1} {name}");
        self.notes.push((name.to_owned(), value));
    }

    /// Writes all measurements as JSON. Names must not contain characters that JSON escapes.
    pub fn write(&self, file: Option<&str>) {
        let Some(file) = file else { return };
        let mut text = String::from("{\"figures\":[");
        for (place, (name, rounds)) in self.figures.iter().enumerate() {
            let list = |of: fn(&Seconds) -> f64| {
                let all: Vec<String> = rounds.iter().map(|one| format!("{:e}", of(one))).collect();
                all.join(",")
            };
            let (comma, wall, cpu) = (comma(place), list(|s| s.wall), list(|s| s.cpu));
            let figure = format!("{{\"name\":\"{name}\",\"wall\":[{wall}],\"cpu\":[{cpu}]}}");
            write!(text, "{comma}{figure}").expect("writing to a `String` cannot fail");
        }
        text.push_str("],\"notes\":{");
        for (place, (name, value)) in self.notes.iter().enumerate() {
            write!(text, "{}\"{name}\":{value:e}", comma(place))
                .expect("writing to a `String` cannot fail");
        }
        text.push_str("}}");
        std::fs::write(file, text).expect("the figures are written");
    }
}

fn comma(place: usize) -> &'static str {
    if place == 0 { "" } else { "," }
}

fn middle(values: impl Iterator<Item = f64>) -> f64 {
    let mut values: Vec<f64> = values.collect();
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}
