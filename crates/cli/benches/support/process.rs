//! What processes use, as the system counts it.

#![allow(dead_code)]

use rustix::process::{Resource, getrlimit, setrlimit};

/// This process may open as many files, and so connections, as the system lets it.
pub(crate) fn raise_file_limit() {
    let mut limit = getrlimit(Resource::Nofile);
    limit.current = limit.maximum;
    let _ = setrlimit(Resource::Nofile, limit);
}

/// User and system time of a process.
pub(crate) fn cpu_seconds(process: u32) -> f64 {
    ticks(process, 2)
}

/// That, and what its children had used that are gone.
pub(crate) fn cpu_with_children(process: u32) -> f64 {
    ticks(process, 4)
}

fn ticks(process: u32, fields: usize) -> f64 {
    // A process that has just ended is counted with its parent.
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    let all = stat.rsplit(')').next().unwrap().split_whitespace();
    let ticks = all.skip(11).take(fields);
    ticks
        .map(|field| field.parse::<f64>().unwrap())
        .sum::<f64>()
        / 100.0
}

/// Memory of a process in KB.
pub(crate) fn kilobytes(process: u32) -> f64 {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap();
    let line = status.lines().find(|line| line.starts_with("VmRSS"));
    let number = line.unwrap().split_whitespace().nth(1);
    number.unwrap().parse().unwrap()
}
