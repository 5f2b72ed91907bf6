//! `cargo xtask bench`: checks our performance claims, and measures comparable programs.

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
use tools::machine::{self, Machine};
use tools::{report, root};

/// Check all performance claims, measure comparable programs and write docs/benchmarks.md
#[derive(Parser)]
#[command(
    name = "cargo xtask bench",
    bin_name = "cargo xtask bench",
    args_conflicts_with_subcommands = true
)]
struct Arguments {
    /// A single part (default: measure all and write the results to docs/benchmarks.md)
    #[command(subcommand)]
    what: Option<What>,
    /// Do not measure comparable programs
    #[arg(long)]
    no_peers: bool,
}

// The doc comments are help texts for a terminal, so they contain no Markdown.
#[allow(clippy::doc_markdown)]
#[derive(Subcommand)]
enum What {
    /// Strokes, courses and random moves per second, and instructions per step; peer: OpenSpiel
    Golf(How),
    /// Exact values, certificates and computer players; peer: Storm
    Solver(How),
    /// Break shots per second with the full Carramboule rack; peer: pooltool
    Carramboule(How),
    /// Durable actions, waiting tables and idle connections on the server; peers: boardgame.io and
    /// Colyseus
    Server(How),
    /// Costs of moves, tables and connections on one and two nodes, the database and NATS; not
    /// included when all parts are measured
    #[command(disable_help_flag = true)]
    Cluster {
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<String>,
    },
    /// First load, time until the page is interactive, frames per second, and previews, in headless
    /// Chromium
    Page {
        /// Write the figures to docs/benchmarks.md
        #[arg(long)]
        write: bool,
    },
    /// Solve the courses again with Storm and compare the results (installs stormpy in its own
    /// environment)
    Crosscheck(crosscheck::Arguments),
}

#[derive(Args)]
struct How {
    /// Also measure comparable programs (installs them in folders below target)
    #[arg(long)]
    peers: bool,
    /// Write the figures to docs/benchmarks.md
    #[arg(long)]
    write: bool,
}

/// Whether to measure comparable programs ("peers") as well.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Peers {
    Measured,
    LeftOut,
}

/// The results of one benchmark part.
struct Found {
    /// The beginning of the section, which says how the part was measured.
    intro: String,
    lines: Vec<Line>,
    /// The rest of the section, below the figures.
    more: String,
    /// Sentences about figures that could not be measured.
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

    /// Adds a paragraph below the figures.
    fn say(&mut self, sentence: &str) {
        self.more.push_str(sentence);
        self.more.push_str("\n\n");
    }

    /// Measures a comparable program. On failure, adds a sentence about it and returns `None`.
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
        // The document must not contain paths on this machine.
        let here = root().display().to_string();
        let problem = format!("{problem:#}").replace(&here, ".");
        let reason = problem.lines().next().unwrap_or_default();
        let sentence = format!("{name} was not measured: {reason}.");
        println!("{sentence}");
        self.say(&sentence);
    }
}

/// A benchmark part: its command name, its title, and its function.
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
    // Any machine that is not very slow can reach the page's aims, so a missed aim is an error.
    if PARTS[place].name == "page" && !missed.is_empty() {
        bail!("missed: {}", missed.join("; "));
    }
    Ok(())
}

/// Runs a command of the load test program.
fn loadtest(command: &str, arguments: &[String]) -> Result<()> {
    let mut all = vec![command.to_owned()];
    all.extend_from_slice(arguments);
    tools::run_program("loadtest", &all)
}

/// Measures all parts. If one part fails, the others still run.
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

/// Returns an error if something could not be measured.
fn end(failed: &[String]) -> Result<()> {
    if !failed.is_empty() {
        bail!("{}", failed.join(" "));
    }
    Ok(())
}

/// Returns the first section of the document, which lists our claims.
fn claims(machine: &Machine, lines: &[Line], failed: &[String]) -> String {
    let missed = lines.iter().filter(|line| line.is_missed()).count();
    let claimed = lines.iter().filter(|line| line.has_aim()).count();
    let mut text = format!(
        "## What we claim (`cargo xtask bench`)\n\n{machine}\n\n\
         {} of {claimed} targets are met. The table shows medians, with the minimum and maximum of \
         the rounds. Times and rates on one core are based on processor time, which excludes other \
         programs. *4× slower* means that the browser runs scripts at a quarter of the speed, and \
         *of 100* is a score out of 100. *Cumulative layout shift* is a score without a unit; 0 \
         means that nothing on the page moves unexpectedly. *Peers* are comparable programs, \
         measured in the same run. The sections below add wall-clock times and say how we measure \
         each figure.\n\n{}",
        claimed - missed,
        line::claims(lines)
    );
    for sentence in failed {
        text.extend(["\n", sentence, "\n"]);
    }
    text
}

impl Part {
    /// Measures this part and prints its section. If `write` is true, also writes the section to
    /// the document.
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
                "The measurement took {wall:.0} s and used {cpu:.0} s of processor time, including \
                 builds and peers."
            ),
        ];
        let said = paragraphs.iter().map(|text| text.trim());
        let said: Vec<&str> = said.filter(|text| !text.is_empty()).collect();
        said.join("\n\n")
    }
}
