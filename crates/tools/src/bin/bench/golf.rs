//! Measures how long strokes, course compilation, and complete matches of random moves take.

use crate::line::{Aim, Line};
use crate::open_spiel;
use crate::program::{Figures, Program, UNCOUNTED, can_count};
use crate::spread::{Spread, shown};
use crate::{Found, Peers};
use anyhow::Result;

/// The benchmark's figures, their descriptions, and the rates that they should reach.
const RATES: [(&str, &str, Option<f64>); 5] = [
    ("lone stroke", "strokes per second, one ball", Some(20e6)),
    ("carom stroke", "strokes per second, six balls", Some(3e6)),
    (
        "told stroke",
        "strokes per second, one ball, every step traced",
        None,
    ),
    (
        "course",
        "courses judged and compiled per second",
        Some(1e3),
    ),
    (
        "course with landings",
        "courses judged and compiled per second, with all landings",
        Some(1e3),
    ),
];
const MATCHES: [(&str, &str); 2] = [
    ("solo", "random moves per second, one ball alone"),
    ("carom", "random moves per second, six balls in carom mode"),
];

pub(crate) fn measure(peers: Peers) -> Result<Found> {
    let program = Program::build("strokes")?;
    let mut found = Found::new(
        "All figures are for one core. Strokes are drawn at random in advance. They have 1 to 40 \
         impulses and start anywhere on a course. Random moves come from complete matches on \
         course 4: the program lists the possible moves and plays a random one. A move is a \
         decision (start, die, direction) or a roll. *Landings* are the results of all possible \
         strokes, stored in a table. Callgrind counts instructions.",
    );
    let figures = program.measure()?;
    for (name, what, aim) in RATES {
        found
            .lines
            .push(figures.rate(name, what)?.aim(aim.map(Aim::AtLeast)));
    }
    let peer = found.peer(peers, "OpenSpiel", open_spiel::measure);
    for (name, what) in MATCHES {
        let figure = format!("random move, {name}");
        let mut line = figures.rate(&figure, what)?;
        for game in open_spiel::GAMES {
            if let Some(peer) = &peer {
                let times = figures.cpu(&figure)?.rate().to(peer.cpu(game)?.rate());
                line = line.beside(format!("{} × OpenSpiel's {game}", shown(times.median)));
            }
        }
        found.lines.push(line);
    }
    if let Some(peer) = &peer {
        beside(&mut found, &figures, peer)?;
    }
    instructions(&mut found, &program)?;
    Ok(found)
}

fn beside(found: &mut Found, figures: &Figures, peer: &Figures) -> Result<()> {
    for game in open_spiel::GAMES {
        let what = format!("OpenSpiel's {game}: random moves per second");
        found.lines.push(peer.rate(game, &what)?);
    }
    let moves = |figures: &Figures, of: &str| figures.note(&format!("moves a match, {of}"));
    found.say(&format!(
        "OpenSpiel plays other games, so the figures compare only the cost of a move in each \
         engine. The moves are not equally complex. A move in OpenSpiel's backgammon (two \
         checkers, {:.0} moves per match) has far more choices than one of our moves ({:.0} per \
         match alone, {:.0} in carom mode). Pig has no board, and a move ({:.0} per match) has \
         only two choices. OpenSpiel's matches run entirely in C++ (`evaluate_bots` with uniformly \
         random bots).",
        moves(peer, "backgammon")?,
        moves(figures, "solo")?,
        moves(figures, "carom")?,
        moves(peer, "pig")?,
    ));
    Ok(())
}

fn instructions(found: &mut Found, program: &Program) -> Result<()> {
    if !can_count() {
        found.say(UNCOUNTED);
        return Ok(());
    }
    for (name, what) in [("lone", "one ball"), ("carom", "six balls")] {
        let counted = program.count(name)?;
        let mut add = |what: String, value| {
            found.lines.push(Line::new(what, Spread::once(value)));
        };
        let steps = counted.steps;
        add(
            format!("instructions per stroke, {what}, {steps:.1} steps each"),
            counted.operation,
        );
        add(format!("instructions per step, {what}"), counted.step);
    }
    Ok(())
}
