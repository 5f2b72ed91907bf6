//! Draws under-passages: dark arches in the near faces, and dashed axes on the deck.

use crate::path_data::PathData;
use crate::point::{LIFT, Point, R};
use crate::strip::{HALF_WIDTH, Span, Strip};
use crate::svg::{Paint, Pen};
use golf::{Direction, Directions, TallPart};

/// Half the width of an arch at its base.
const ARCH: f64 = 0.6 * R;
/// The colour of the shadow below a deck.
const DARK: &str = "#12261c";

/// Draws the arches of all spans that have a passage below.
pub(crate) fn arches(pen: &mut Pen, strips: &[Strip]) {
    for span in strips.iter().flat_map(|strip| &strip.spans) {
        let TallPart::Deck { under, .. } = span.part else {
            continue;
        };
        if under.is_empty() {
            continue;
        }
        if span.ways.len() > 2 {
            under.iter().for_each(|d| corner_arch(pen, span, d));
        } else {
            straight_arch(pen, span);
        }
    }
}

/// Draws dashed lines on the deck along the passages below it.
pub(crate) fn axes(pen: &mut Pen, centre: Point, under: Directions) {
    let axes = under.iter().filter(|d| d.index() < 3);
    let dashes: PathData = axes
        .map(|d| {
            let reach = pen.turn.toward(d) * (0.62 * R);
            PathData::line(&[centre - reach, centre + reach])
        })
        .collect();
    let deep = pen.inks.birch.deep;
    pen.path(&dashes, &Paint::line(deep, 1.5).dashed(2.6, 2.6));
}

/// Draws an arch on the side of a straight deck that faces the viewer.
fn straight_arch(pen: &mut Pen, span: &Span) {
    let along = pen.turn.toward(span.outgoing);
    for outward in [along.across(), along.across() * -1.0] {
        if outward.y < 0.05 {
            continue;
        }
        let foot = pen.turn.of(span.at) + outward * HALF_WIDTH;
        let (a, b) = (foot - along * ARCH, foot + along * ARCH);
        let mut arch = PathData::new();
        arch.start(a);
        arch.cubic(a.up(LIFT * 1.12), b.up(LIFT * 1.12), b);
        arch.close();
        paint(pen, &arch);
    }
}

/// Draws the arch where a passage comes out between two arms of a crossing: half of it on each
/// arm's face, if the viewer can see that face.
fn corner_arch(pen: &mut Pen, span: &Span, out: Direction) {
    let corner = pen.turn.of(span.at) + pen.turn.toward(out) * (HALF_WIDTH / 0.866);
    for sixths in [1, -1] {
        let arm = out.turned(sixths);
        if !span.ways.contains(arm) {
            continue;
        }
        let along = pen.turn.toward(arm);
        let outward = (pen.turn.toward(out) - along * along.dot(pen.turn.toward(out))).unit();
        if outward.y < 0.05 {
            continue;
        }
        let end = corner + along * (ARCH * 1.2);
        let top = corner.up(LIFT * 0.84);
        let mut arch = PathData::new();
        arch.start(corner);
        arch.to(top);
        arch.cubic(top + along * (ARCH * 0.5), end.up(LIFT * 0.6), end);
        arch.close();
        paint(pen, &arch);
    }
}

fn paint(pen: &mut Pen, arch: &PathData) {
    let deep = pen.inks.birch.deep;
    pen.path(arch, &Paint::fill(DARK).edged(deep, 1.0));
}
