//! Processor time and memory of processes, as counted by the system.

#![allow(dead_code)]

use rustix::process::{Resource, getrlimit, setrlimit};

/// Raises this process's limit on open files, which also limits connections, to the hard limit.
pub(crate) fn raise_file_limit() {
    let mut limit = getrlimit(Resource::Nofile);
    limit.current = limit.maximum;
    let _ = setrlimit(Resource::Nofile, limit);
}

/// Returns the user and system time of a process, in seconds.
pub(crate) fn cpu_seconds(process: u32) -> f64 {
    ticks(process, 2)
}

/// Returns the user and system time of a process and of its children that have ended, in seconds.
pub(crate) fn cpu_with_children(process: u32) -> f64 {
    ticks(process, 4)
}

fn ticks(process: u32, fields: usize) -> f64 {
    // The time of a process that has just ended is included in its parent's.
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    let all = stat.rsplit(')').next().unwrap().split_whitespace();
    let ticks = all.skip(11).take(fields);
    ticks
        .map(|field| field.parse::<f64>().unwrap())
        .sum::<f64>()
        / 100.0
}

/// Returns the memory of a process in KB.
pub(crate) fn kilobytes(process: u32) -> f64 {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap();
    let line = status.lines().find(|line| line.starts_with("VmRSS"));
    let number = line.unwrap().split_whitespace().nth(1);
    number.unwrap().parse().unwrap()
}
