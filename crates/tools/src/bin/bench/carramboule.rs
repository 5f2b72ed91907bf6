//! Measures shots in the billiard simulation.

use crate::line::{Aim, Line};
use crate::pooltool;
use crate::program::{Program, UNCOUNTED, can_count};
use crate::spread::{Spread, shown};
use crate::{Found, Peers};
use anyhow::Result;

const BREAK: &str = "break of twenty balls";

pub(crate) fn measure(peers: Peers) -> Result<Found> {
    let program = Program::build("breaks")?;
    let mut found = Found::new(
        "All figures are for one core. Each break hits the full rack as hard as the game allows, \
         in one of 101 directions within 5° of straight ahead. Callgrind counts instructions.",
    );
    let figures = program.measure()?;
    let peer = found.peer(peers, "pooltool", pooltool::measure);
    let mut line = figures
        .rate(BREAK, "breaks per second")?
        .aim(Aim::AtLeast(1e3));
    if let Some(peer) = &peer {
        let times = figures.cpu(BREAK)?.rate().to(peer.cpu(BREAK)?.rate());
        line = line.beside(format!("{} × pooltool", shown(times.median)));
        let ratio = Line::new("breaks per second, relative to pooltool", times);
        found.lines.push(ratio.aim(Aim::AtLeast(100.0)));
    }
    found.lines.insert(0, line);
    let alone = figures.rate("shot of a lone ball", "shots of a lone ball per second")?;
    found.lines.push(alone);
    if let Some(peer) = &peer {
        found
            .lines
            .push(peer.rate(BREAK, "pooltool: breaks per second")?);
        found.say(&format!(
            "pooltool-billiards 0.6 is written in Python; numba compiles its hot loops before the \
             first round. It simulates breaks of the same rack on a table of the same size, but \
             with its own physical models and with tiny gaps between the balls. A break has {:.0} \
             events (such as collisions) in pooltool and {:.0} in our simulation.",
            peer.note("events a break")?,
            figures.note("events a break")?,
        ));
    }
    if can_count() {
        let counted = program.count("break")?;
        let what = format!("instructions per break of {:.0} events", counted.steps);
        found
            .lines
            .push(Line::new(what, Spread::once(counted.operation)));
        let event = Line::new("instructions per event", Spread::once(counted.step));
        found.lines.push(event);
    } else {
        found.say(UNCOUNTED);
    }
    Ok(found)
}
