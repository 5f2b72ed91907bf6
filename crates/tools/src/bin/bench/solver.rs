//! Measures exact values, certificates, and the thinking time of computer players.

use crate::crosscheck;
use crate::line::{Aim, Line};
use crate::program::{Figures, Program, UNCOUNTED, can_count};
use crate::spread::Spread;
use crate::{Found, Peers};
use anyhow::Result;

/// The figure to compare with Storm.
const EXACT: &str = "exact values of 300 nodes";

pub(crate) fn measure(peers: Peers) -> Result<Found> {
    let (exact, decisions) = (Program::build("solver")?, Program::build("decisions")?);
    let mut found = Found::new(
        "All figures are for one core, and times are in milliseconds. A *node* is a position where \
         a ball can lie. *Exact values* are the expected scores from all nodes of a course, with \
         ten strokes and all dice; the course with 300 nodes has no pieces. The time includes \
         computing the table of landings, except in the row *again* and on the numbered courses. \
         *Slowest decision* is the slowest one in complete matches at all five levels on courses \
         of every kind, including decisions that first solve a course. In Carramboule, it is the \
         slowest of the first ten decisions in a match at the highest level. *Die and direction* \
         is the time for both decisions together, with six balls on course 4. Callgrind counts \
         instructions.",
    );
    let figures = exact.measure()?;
    let storm = found.peer(peers, "Storm", crosscheck::measure_storm);
    for name in figures.names() {
        found.lines.push(figures.milliseconds(&name, &name)?);
    }
    if let Some(storm) = &storm {
        beside(&mut found, &figures, storm)?;
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
        found.lines.push(line.aim(Aim::AtMost(4e6)));
    } else {
        found.say(UNCOUNTED);
    }
    Ok(found)
}

fn beside(found: &mut Found, figures: &Figures, storm: &Figures) -> Result<()> {
    let line = storm.milliseconds("meadow", "Storm: values of the same course")?;
    found.lines.push(line);
    let times = storm.cpu("meadow")?.to(figures.cpu(EXACT)?);
    let line = Line::new(format!("speed of the {EXACT}, relative to Storm"), times);
    found.lines.push(line.aim(Aim::AtLeast(5.0)));
    found.say(
        "Storm, called through stormpy, is a model checker for Markov decision processes. It \
         receives the course as a finished model, whereas our solver builds the model itself. The \
         benchmark fails if the two programs find different values at any node.",
    );
    Ok(())
}
