//! Draws the marks on the felt: the start area, the hole with its flag, and arrows.

use crate::lattice::seams;
use crate::outline::{Outline, Rounding};
use crate::path_data::{PathData, chevron};
use crate::point::{Point, R, p};
use crate::svg::{Group, Paint, Pen};
use crate::theme::{CREAM, NIGHT};
use golf::{Arrow, Cell};

/// Whether a start area or a hole is printed, or is a marker placed on the felt.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Kind {
    Printed,
    Marker,
}

/// The look of a start area.
#[derive(Clone, Copy)]
pub(crate) struct StartLook {
    pub(crate) kind: Kind,
    pub(crate) numbers: bool,
    /// Whether cells are coloured. If so, the dark rectangle is left out, because it would hide the
    /// colours.
    pub(crate) coloured: bool,
}

/// Draws the start area: a dark rectangle and six numbered cells.
pub(crate) fn start(pen: &mut Pen, cells: &[Cell; 6], look: StartLook) {
    if !look.coloured {
        plate(pen, cells, look.kind);
    }
    let ink = if look.coloured {
        "#2a1f15"
    } else {
        pen.inks.on_felt
    };
    for (index, cell) in cells.iter().enumerate() {
        let centre = pen.turn.of(*cell);
        let hexagon = PathData::hexagon(pen.turn, centre, 0.78 * R);
        let line = Paint::line(ink, 1.3).opacity(0.8);
        let dashes = if pen.inks.soft {
            line.dashed(3.2, 2.6)
        } else {
            line
        };
        pen.path(&hexagon, &dashes);
        if look.numbers {
            pen.numeral(centre, 9.6, &(index + 1).to_string(), ink);
        }
    }
}

/// Draws the dark rectangle under the start cells, with a brass rim if it is a marker.
fn plate(pen: &mut Pen, cells: &[Cell; 6], kind: Kind) {
    let (felt, brass) = (pen.inks.felt, pen.inks.brass);
    let set = cells.iter().copied().collect();
    let rounding = Rounding {
        tight: 0.6,
        wide: 0.6,
    };
    let edge = Outline::around(pen.turn, &set, |_| false).path(rounding);
    if kind == Kind::Marker {
        let shadow = Paint::line("#000", 11.0).opacity(pen.inks.shadow);
        pen.path(&edge, &shadow.shifted(1.6, 3.0));
        pen.path(&edge, &Paint::line(brass.deep, 11.0).shifted(0.0, 1.2));
        pen.path(&edge, &Paint::line(brass.plain, 10.0));
    }
    // Make the edge a little larger than the cells so that it contains their hexagons.
    pen.path(&edge, &Paint::fill(felt.deep).edged(felt.deep, 7.0));
    pen.path(&seams(pen.turn, cells), &Paint::line(felt.plain, 1.1));
}

/// Draws the cup of the hole.
pub(crate) fn hole(pen: &mut Pen, at: Cell, kind: Kind) {
    let centre = pen.turn.of(at);
    let brass = pen.inks.brass;
    if kind == Kind::Marker {
        let shadow = Paint::fill("#000").opacity(pen.inks.shadow);
        pen.circle(centre + p(1.4, 2.8), 0.84 * R, &shadow);
        pen.circle(centre + p(0.0, 1.0), 0.84 * R, &Paint::fill(brass.deep));
        pen.circle(
            centre,
            0.84 * R,
            &Paint::fill(brass.plain).edged(brass.deep, 0.9),
        );
    }
    let rim = Paint::fill(CREAM).edged("#2a1f15", 0.7);
    pen.ellipse(centre, p(0.68 * R, 0.64 * R), &rim);
    pen.ellipse(centre, p(0.55 * R, 0.51 * R), &Paint::fill(NIGHT));
    // The side of the cup that faces the light.
    let mut wall = PathData::new();
    wall.start(centre + p(-0.5 * R, 0.1 * R));
    wall.cubic(
        centre + p(-0.36 * R, 0.62 * R),
        centre + p(0.36 * R, 0.62 * R),
        centre + p(0.5 * R, 0.1 * R),
    );
    wall.cubic(
        centre + p(0.3 * R, 0.4 * R),
        centre + p(-0.3 * R, 0.4 * R),
        centre + p(-0.5 * R, 0.1 * R),
    );
    wall.close();
    pen.path(&wall, &Paint::fill("#4a3a28"));
}

/// Draws the flag that stands in the hole.
pub(crate) fn flag(pen: &mut Pen, foot: Point) {
    let brass = pen.inks.brass;
    let shadow = Paint::round("#000", 2.4).opacity(pen.inks.shadow);
    pen.path(&PathData::line(&[foot, foot + p(1.1, 0.9) * R]), &shadow);
    let top = foot.up(2.15 * R);
    let pole = PathData::line(&[foot + p(0.0, 1.0), top]);
    pen.path(&pole, &Paint::round("#2a1f15", 3.6).opacity(0.55));
    pen.path(&pole, &Paint::round(CREAM, 2.4));
    let mut pennant = PathData::new();
    pennant.start(top);
    pennant.cubic(top + p(7.0, -3.0), top + p(12.0, 4.0), top + p(22.0, 0.5));
    pennant.to(top + p(17.5, 7.5));
    pennant.to(top + p(21.0, 14.5));
    pennant.cubic(top + p(12.0, 17.0), top + p(7.0, 11.0), top + p(0.0, 14.0));
    pennant.close();
    pen.path(&pennant, &Paint::fill("#d8432b").edged("#7c1d0e", 0.9));
    let mut fold = PathData::new();
    fold.start(top + p(0.0, 14.0));
    fold.cubic(top + p(7.0, 11.0), top + p(12.0, 17.0), top + p(21.0, 14.5));
    fold.to(top + p(19.2, 10.9));
    fold.cubic(top + p(12.0, 13.2), top + p(7.0, 7.6), top + p(0.0, 10.4));
    fold.close();
    pen.path(&fold, &Paint::fill("#7c1d0e").opacity(0.35));
    pen.circle(top, 2.0, &Paint::fill(brass.plain).edged(brass.deep, 0.7));
}

/// Draws a printed rebound: the incoming path, the wall, and the outgoing path.
pub(crate) fn arrow(pen: &mut Pen, arrow: &Arrow) {
    let ink = pen.inks.on_felt;
    let centre = pen.turn.of(arrow.at);
    let (into, out) = (
        pen.turn.toward(arrow.incoming),
        pen.turn.toward(arrow.outgoing),
    );
    let turn = centre + into * (0.5 * R);
    // A ball that goes straight back leaves along the line on which it came, so use two lanes.
    let aside = if arrow.outgoing == arrow.incoming.opposite() {
        into.across() * (0.16 * R)
    } else {
        p(0.0, 0.0)
    };
    let start = centre - into * (0.72 * R) - aside;
    let tip = centre + out * (0.86 * R) + aside;
    let line = PathData::bent(&[start, turn - aside, turn + aside, tip], 0.2 * R);
    let group = Group {
        class: Some("arrow"),
        opacity: Some(0.9),
        ..Group::default()
    };
    pen.group(group, |pen| {
        pen.path(&line, &Paint::round(ink, 1.8));
        pen.path(
            &chevron(tip - out * 1.6, out, 0.66),
            &Paint::round(ink, 1.8),
        );
    });
}
