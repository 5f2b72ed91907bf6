//! `cargo xtask bench`: the speed we claim, measured, beside others who do the same.

mod carramboule;
mod crosscheck;
mod golf;
mod history;
mod line;
mod open_spiel;
mod page;
mod pooltool;
mod program;
mod server;
mod solver;
mod spread;

use anyhow::{Error, Result, bail};
use clap::{Args, Parser, Subcommand};
use line::Line;
use std::time::Instant;
use toolbox::machine::{self, Machine};
use toolbox::{report, root};

/// Measure all the speed we claim, peers beside it; writes docs/benchmarks.md
#[derive(Parser)]
#[command(
    name = "cargo xtask bench",
    bin_name = "cargo xtask bench",
    args_conflicts_with_subcommands = true
)]
struct Arguments {
    /// One part; without it everything is measured and written into docs/benchmarks.md
    #[command(subcommand)]
    what: Option<What>,
    /// Measure nobody else beside us
    #[arg(long)]
    no_peers: bool,
}

// What is said here is read in a terminal, where marks would only disturb.
#[allow(clippy::doc_markdown)]
#[derive(Subcommand)]
enum What {
    /// Strokes, fields and random moves a second, instructions a step; peer: OpenSpiel
    Golf(How),
    /// Exact values, certificates, computer players; peer: Storm
    Solver(How),
    /// Breaks of the full Carramboule rack a second; peer: pooltool
    Carramboule(How),
    /// Durable actions, waiting tables and idle connections of the server; peers: boardgame.io
    /// and Colyseus
    Server(How),
    /// What moves, tables and connections cost one and two nodes, their database and NATS; not
    /// part of the whole
    #[command(disable_help_flag = true)]
    Cluster {
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<String>,
    },
    /// First load, time until the page answers, frames a second, previews, in headless Chromium
    Page {
        /// Put the figures into docs/benchmarks.md
        #[arg(long)]
        write: bool,
    },
    /// Solve the courses with Storm too and compare (installs stormpy in an environment of its own)
    Crosscheck(crosscheck::Arguments),
}

#[derive(Args)]
struct How {
    /// Measure the peers in the same run (installs them in folders below target)
    #[arg(long)]
    peers: bool,
    /// Put the figures into docs/benchmarks.md
    #[arg(long)]
    write: bool,
}

/// Whether others are measured too.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Peers {
    Measured,
    LeftOut,
}

/// What a part of the benchmarks has found.
struct Found {
    /// What the section begins with: how it was measured.
    intro: String,
    lines: Vec<Line>,
    /// More of the section, below the figures.
    more: String,
    /// What could not be measured, in sentences.
    failed: Vec<String>,
}

impl Found {
    fn new(intro: impl Into<String>) -> Found {
        Found {
            intro: intro.into(),
            lines: Vec::new(),
            more: String::new(),
            failed: Vec::new(),
        }
    }

    /// A paragraph below the figures.
    fn say(&mut self, sentence: &str) {
        self.more.push_str(sentence);
        self.more.push_str("\n\n");
    }

    /// What a peer needed; one that cannot be measured is left out with a sentence.
    fn peer<T>(&mut self, peers: Peers, name: &str, measure: fn() -> Result<T>) -> Option<T> {
        if peers == Peers::LeftOut {
            return None;
        }
        println!("measuring {name}");
        match measure() {
            Ok(measured) => Some(measured),
            Err(problem) => {
                self.leave_out(name, &problem);
                None
            }
        }
    }

    fn leave_out(&mut self, name: &str, problem: &Error) {
        // Where this machine keeps its files is nobody's business.
        let here = root().display().to_string();
        let problem = format!("{problem:#}").replace(&here, ".");
        let reason = problem.lines().next().unwrap_or_default();
        let sentence = format!("{name} was not measured: {reason}.");
        println!("{sentence}");
        self.say(&sentence);
    }
}

/// A part of the benchmarks: the name of its command, its title, what measures it.
struct Part {
    name: &'static str,
    title: &'static str,
    measure: fn(Peers) -> Result<Found>,
}

const PARTS: [Part; 5] = [
    Part {
        name: "golf",
        title: "Mini golf",
        measure: golf::measure,
    },
    Part {
        name: "solver",
        title: "Solver and computer players",
        measure: solver::measure,
    },
    Part {
        name: "carramboule",
        title: "Carramboule",
        measure: carramboule::measure,
    },
    Part {
        name: "server",
        title: "Server",
        measure: server::measure,
    },
    Part {
        name: "page",
        title: "Page",
        measure: |_| page::measure(),
    },
];

fn main() -> Result<()> {
    let arguments = Arguments::parse();
    let machine = Machine::look();
    if let Some(warning) = machine.warning() {
        println!("{warning}");
    }
    let peers = |measured| {
        if measured {
            Peers::Measured
        } else {
            Peers::LeftOut
        }
    };
    let (place, with_peers, write) = match &arguments.what {
        None => return all(&machine, peers(!arguments.no_peers)),
        Some(What::Golf(how)) => (0, how.peers, how.write),
        Some(What::Solver(how)) => (1, how.peers, how.write),
        Some(What::Carramboule(how)) => (2, how.peers, how.write),
        Some(What::Server(how)) => (3, how.peers, how.write),
        Some(What::Crosscheck(arguments)) => return crosscheck::run(arguments),
        Some(What::Cluster { arguments }) => return loadtest("cluster", arguments),
        Some(What::Page { write }) => (4, false, *write),
    };
    let found = PARTS[place].run(&machine, peers(with_peers), write)?;
    if write {
        history::add(&machine, &found.lines)?;
    }
    let missed = found.lines.iter().filter(|line| line.is_missed());
    let missed: Vec<&str> = missed.map(Line::what).collect();
    end(&found.failed)?;
    // Its aims hold on every machine that is not very slow, so a check may count on them.
    if PARTS[place].name == "page" && !missed.is_empty() {
        bail!("missed: {}", missed.join("; "));
    }
    Ok(())
}

/// A command of the crate that puts servers under load.
fn loadtest(command: &str, arguments: &[String]) -> Result<()> {
    let mut all = vec![command.to_owned()];
    all.extend_from_slice(arguments);
    toolbox::run_crate("loadtest", &all)
}

/// Everything; a part that fails does not stop the others.
fn all(machine: &Machine, peers: Peers) -> Result<()> {
    let (mut lines, mut failed) = (Vec::new(), Vec::new());
    for part in &PARTS {
        match part.run(machine, peers, true) {
            Ok(found) => {
                lines.extend(found.lines);
                failed.extend(found.failed);
            }
            Err(problem) => {
                let problem = format!("{problem:#}");
                println!("\nbench {} failed: {problem}", part.name);
                let reason = problem.lines().next().unwrap_or_default();
                failed.push(format!("`bench {}` failed: {reason}.", part.name));
            }
        }
    }
    let section = claims(machine, &lines, &failed);
    println!("\n{section}");
    if !lines.is_empty() {
        report::write_first("claims", &section)?;
        history::add(machine, &lines)?;
    }
    end(&failed)
}

/// An error, if something could not be measured.
fn end(failed: &[String]) -> Result<()> {
    if !failed.is_empty() {
        bail!("{}", failed.join(" "));
    }
    Ok(())
}

/// The section that all others come after.
fn claims(machine: &Machine, lines: &[Line], failed: &[String]) -> String {
    let missed = lines.iter().filter(|line| line.is_missed()).count();
    let claimed = lines.iter().filter(|line| line.has_aim()).count();
    let mut text = format!(
        "## What we claim (`cargo xtask bench`)\n\n{machine}\n\n\
         {} of {claimed} aims met. The table shows medians with the minimum and maximum of the \
         rounds. Times and rates of one core are processor time, which ignores other work on the \
         machine. The sections below add wall-clock times and say how each was measured.\n\n{}",
        claimed - missed,
        line::claims(lines)
    );
    for sentence in failed {
        text.extend(["\n", sentence, "\n"]);
    }
    text
}

impl Part {
    /// Measures, prints and, if wanted, writes the section.
    fn run(&self, machine: &Machine, peers: Peers, write: bool) -> Result<Found> {
        println!("\nbench {}", self.name);
        let (begin, busy) = (Instant::now(), machine::children_seconds());
        let found = (self.measure)(peers)?;
        let seconds = [
            begin.elapsed().as_secs_f64(),
            machine::children_seconds() - busy,
        ];
        let section = self.section(machine, &found, seconds);
        println!("\n{section}");
        if write {
            report::write(self.name, &section)?;
        }
        Ok(found)
    }

    fn section(&self, machine: &Machine, found: &Found, [wall, cpu]: [f64; 2]) -> String {
        let paragraphs = [
            format!("## {} (`cargo xtask bench {}`)", self.title, self.name),
            machine.to_string(),
            found.intro.clone(),
            line::table(&found.lines),
            found.more.clone(),
            found.failed.join("\n\n"),
            format!(
                "This took {wall:.0} s and {cpu:.0} s of processor time, including builds and \
                 peers."
            ),
        ];
        let said = paragraphs.iter().map(|text| text.trim());
        let said: Vec<&str> = said.filter(|text| !text.is_empty()).collect();
        said.join("\n\n")
    }
}
