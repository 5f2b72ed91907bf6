//! Steps numbered by the impulses spent.

use crate::ball;
use crate::path_data::PathData;
use crate::point::{Point, R, p};
use crate::stage::Stage;
use crate::svg::{Paint, Pen};
use crate::theme::CREAM;
use crate::track::{Move, Spot, Track};
use golf::Ball;
use std::collections::{BTreeMap, BTreeSet};

/// A step to be numbered.
#[derive(Clone, Copy)]
struct Step {
    ball: Ball,
    spent: u8,
    /// For the first step of the stroke: which way it went.
    first: Option<Point>,
    /// It cost nothing, so it only gets a dot.
    free: bool,
}

/// Draws the numbers of all steps but the last of each ball, which its end shows.
pub(crate) fn draw(pen: &mut Pen, stage: &Stage) {
    let mut visits: BTreeMap<Spot, Vec<Step>> = BTreeMap::new();
    let mut busy: BTreeSet<Spot> = BTreeSet::new();
    for (index, track) in stage.tracks.iter().enumerate() {
        busy.extend([track.origin, track.last()]);
        for (spot, step) in steps(stage, track, index == 0) {
            visits.entry(spot).or_default().push(step);
        }
    }
    for (spot, steps) in &visits {
        let centre = stage.point(*spot);
        let places = places(steps.len(), busy.contains(spot));
        for (step, place) in steps.iter().zip(places) {
            let alone = steps.len() == 1 && !busy.contains(spot);
            disc(pen, *step, centre + place, alone);
        }
    }
}

fn steps(stage: &Stage, track: &Track, leads: bool) -> Vec<(Spot, Step)> {
    let mut found: Vec<(Spot, Step)> = Vec::new();
    let mut at = track.origin;
    let mut before = 0;
    for step in &track.moves {
        if let Move::Step { to, spent } = *step {
            let first = leads && found.is_empty();
            let way = (stage.point(to) - stage.point(at)).unit();
            let step = Step {
                ball: track.ball,
                spent,
                first: first.then_some(way),
                free: spent == before,
            };
            found.push((to, step));
            (at, before) = (to, spent);
        }
    }
    // The end of the track shows the last number, unless the ball rolled on from there.
    if found.last().is_some_and(|(spot, _)| *spot == track.last()) {
        found.pop();
    }
    found
}

/// Where several numbers of one cell stand; away from a ball that is there too.
fn places(count: usize, busy: bool) -> Vec<Point> {
    let ring = |k: usize, of: usize, from: f64, reach: f64| {
        let angle = from + std::f64::consts::TAU * k as f64 / of as f64;
        Point::polar(angle, reach * R)
    };
    match (count, busy) {
        (1, false) => vec![p(0.0, 0.0)],
        (2, false) => vec![p(-0.4 * R, 0.0), p(0.4 * R, 0.0)],
        (_, false) => (0..count).map(|k| ring(k, count, -2.6, 0.5)).collect(),
        // Left, below, right: the upper right belongs to the badge of the end.
        (_, true) => (0..count)
            .map(|k| Point::polar(3.0 - 0.75 * k as f64, 0.98 * R))
            .collect(),
    }
}

fn disc(pen: &mut Pen, step: Step, at: Point, alone: bool) {
    let (accent, accent_ink) = (pen.inks.accent, pen.inks.accent_ink);
    let text = step.spent.to_string();
    if let Some(way) = step.first.filter(|_| alone) {
        let drop = drop(at, way, 0.5 * R);
        pen.path(&drop, &Paint::fill(accent).edged(CREAM, 2.0));
        return pen.figure(at, 7.6, &text, accent_ink);
    }
    let ink = ball::ink(step.ball.colour());
    if step.free {
        return pen.circle(at, 0.16 * R, &Paint::fill(CREAM).edged(ink, 1.8));
    }
    let (size, height) = if alone { (0.46, 7.4) } else { (0.38, 6.2) };
    pen.circle(at, size * R + 1.1, &Paint::fill("#1d3a2b"));
    pen.circle(at, size * R - 0.4, &Paint::fill(CREAM).edged(ink, 2.0));
    pen.figure(at, height, &text, "#2a1f15");
}

/// A drop that points along the way.
fn drop(at: Point, way: Point, radius: f64) -> PathData {
    let side = way.across() * (radius * 0.84);
    let shoulder = at + way * (radius * 0.55);
    let mut path = PathData::new();
    path.start(at + way * (radius * 1.66));
    path.to(shoulder + side);
    path.arc(radius, true, at - way * radius);
    path.arc(radius, true, shoulder - side);
    path.close();
    path
}
