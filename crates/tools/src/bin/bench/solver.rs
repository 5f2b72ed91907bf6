//! Measures exact values, certificates, and the thinking time of computer players.

use crate::crosscheck;
use crate::line::{Aim, Line};
use crate::program::{Figures, Program, UNCOUNTED, can_count};
use crate::spread::{Spread, shown};
use crate::{Found, Peers};
use anyhow::Result;

/// The figure to compare with Storm.
const EXACT: &str = "exact values of 300 nodes";

pub(crate) fn measure(peers: Peers) -> Result<Found> {
    let (exact, decisions) = (Program::build("solver")?, Program::build("decisions")?);
    let mut found = Found::new(
        "All figures are for one core, and times are in milliseconds. *Exact values* are the \
         values of all nodes of a bare course with 300 nodes, ten strokes and all dice. The field \
         is computed in advance, but the table of landings is not (with *again*, both are). \
         *Slowest decision* is the slowest in complete matches of all five levels on courses of \
         every kind, including decisions that first solve a course. In Carramboule, *slowest \
         decision* is the slowest of the first ten decisions of a match, at the level that thinks \
         longest. Callgrind counts instructions, including those that construct the field.",
    );
    let figures = exact.measure()?;
    let storm = found.peer(peers, "Storm", crosscheck::measure_storm);
    for name in figures.names() {
        let mut line = figures.milliseconds(&name, &name)?;
        if name == EXACT {
            line = line.aim(Aim::AtMost(0.5));
            if let Some(storm) = &storm {
                let times = storm.cpu("meadow")?.to(figures.cpu(EXACT)?);
                line = line.beside(format!("{} × as fast as Storm", shown(times.median)));
            }
        }
        found.lines.push(line);
    }
    if let Some(storm) = &storm {
        beside(&mut found, storm)?;
    }
    let figures = decisions.measure()?;
    for name in figures.names() {
        let line = figures.milliseconds(&name, &name)?;
        found.lines.push(line.aim(Aim::AtMost(100.0)));
    }
    if can_count() {
        let counted = exact.count("exact")?;
        let what = format!("instructions for the {EXACT}");
        let line = Line::new(what, Spread::once(counted.operation));
        found.lines.push(line);
    } else {
        found.say(UNCOUNTED);
    }
    Ok(found)
}

fn beside(found: &mut Found, storm: &Figures) -> Result<()> {
    let line = storm.milliseconds("meadow", "Storm: check of the same course")?;
    found.lines.push(line);
    found.say(
        "Storm (through stormpy) is a model checker for any Markov decision process. Storm \
         knows nothing about golf and gets the course as a finished model, which our solver has \
         to build. Both programs must find the same value at every node, or the benchmark fails.",
    );
    Ok(())
}
