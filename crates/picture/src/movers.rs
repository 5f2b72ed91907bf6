//! Draws moving pieces, made of brass and steel, in their current states.

use crate::path_data::{PathData, chevron};
use crate::point::{Point, R, Turn, p};
use crate::svg::{Paint, Pen};
use crate::{door, flat};
use golf::{Cell, Direction, Field, Form, MoverState, PieceBody};

/// The state of a moving piece in the picture.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Stand {
    Roller { at: Cell },
    Spinner { arm: Direction },
    Toppler { fallen: Option<Direction> },
    Door { open: bool },
}

impl Stand {
    /// Returns the initial state; `None` for pieces that do not move.
    pub(crate) fn set_up(body: &PieceBody) -> Option<Stand> {
        Some(match body {
            PieceBody::Roller { at } => Stand::Roller { at: *at },
            PieceBody::Spinner { arm, .. } => Stand::Spinner { arm: *arm },
            PieceBody::Toppler { .. } => Stand::Toppler { fallen: None },
            PieceBody::Door(_) => Stand::Door { open: false },
            PieceBody::Flat { .. }
            | PieceBody::Tall { .. }
            | PieceBody::Sand { .. }
            | PieceBody::Water { .. }
            | PieceBody::Token { .. }
            | PieceBody::StartMarker { .. }
            | PieceBody::HoleMarker { .. } => return None,
        })
    }

    /// Converts an engine state to a state in the picture.
    pub(crate) fn of(field: &Field, state: MoverState) -> Stand {
        match state {
            MoverState::Roller { at } => Stand::Roller { at: field.cell(at) },
            MoverState::Spinner { arm } => Stand::Spinner { arm },
            MoverState::Toppler { fallen } => Stand::Toppler { fallen },
            MoverState::Door { open } => Stand::Door { open },
        }
    }

    /// Returns the row that determines which other pieces this piece stands in front of.
    pub(crate) fn row(self, turn: Turn, body: &PieceBody) -> Option<i32> {
        match self {
            Stand::Roller { at } => Some(turn.row(at)),
            _ => body.cells().into_iter().map(|cell| turn.row(cell)).max(),
        }
    }

    /// Draws the moving part of a piece.
    pub(crate) fn draw(self, pen: &mut Pen, body: &PieceBody) {
        match (body, self) {
            (_, Stand::Roller { at }) => roller(pen, at),
            (PieceBody::Spinner { hub, .. }, Stand::Spinner { arm }) => spinner(pen, *hub, arm),
            (PieceBody::Toppler { at }, Stand::Toppler { fallen }) => toppler(pen, *at, fallen),
            (PieceBody::Door(frame), Stand::Door { open }) => door::draw(pen, frame, open),
            _ => {}
        }
    }

    /// Draws hints on the felt that show how the piece can move.
    pub(crate) fn hints(self, pen: &mut Pen, body: &PieceBody) {
        match (body, self) {
            (PieceBody::Spinner { hub, .. }, Stand::Spinner { arm }) => {
                spinner_arrows(pen, *hub, arm);
            }
            (PieceBody::Door(frame), _) => door::chevrons(pen, frame),
            _ => {}
        }
    }
}

/// Returns whether a legend shows the piece as in the catalogue rather than as it lies on the
/// board. A door is shown as it lies on the board.
pub(crate) fn has_canonical_icon(form: &Form) -> bool {
    form.is_mover() && *form != Form::Door
}

/// Draws a roller: a brass puck that can move in six directions.
fn roller(pen: &mut Pen, at: Cell) {
    let (centre, radius) = (pen.turn.of(at), 0.66 * R);
    let brass = pen.inks.brass;
    pen.shadow(centre + p(2.4, 5.0), radius);
    pen.circle(centre + p(0.0, 1.9), radius, &Paint::fill(brass.deep));
    let top = centre - p(0.0, 1.2);
    pen.circle(
        top,
        radius,
        &Paint::fill(brass.plain).edged(brass.deep, 0.9),
    );
    pen.path(
        &ticks(pen.turn, top, radius * 0.8),
        &Paint::fill(brass.deep),
    );
    let cap = Paint::fill(brass.high).edged(brass.deep, 0.8);
    pen.circle(top, radius * 0.56, &cap);
    pen.circle(top - p(2.0, 2.4), 2.1, &Paint::fill("#fff").opacity(0.8));
}

/// Returns six small triangles that point outwards, one per direction.
fn ticks(turn: Turn, centre: Point, reach: f64) -> PathData {
    let tick = |direction: Direction| {
        let out = turn.toward(direction);
        let (at, side) = (centre + out * reach, out.across() * 1.8);
        PathData::polygon(&[at + out * 1.9, at - out + side, at - out - side])
    };
    Direction::ALL.into_iter().map(tick).collect()
}

/// Draws the two arrows on the felt that show where the arm of a spinner can turn.
fn spinner_arrows(pen: &mut Pen, hub: Cell, arm: Direction) {
    let ink = pen.inks.on_felt;
    let (centre, reach) = (pen.turn.of(hub), 1.72 * R);
    let arm = pen.turn.toward(arm);
    let angle = libm::atan2(arm.y, arm.x);
    for side in [1.0, -1.0] {
        let at = |turn: f64| centre + Point::polar(angle + turn * side, reach);
        let (from, to) = (at(0.45), at(0.95));
        let mut arc = PathData::new();
        arc.start(from);
        arc.arc(reach, side > 0.0, to);
        let along = Point::polar(angle + 0.98 * side, 1.0).across() * side;
        arc.join(&chevron(to - along * 1.6, along, 0.62));
        pen.path(&arc, &Paint::round(ink, 1.6).opacity(0.85));
    }
}

/// Draws a spinner: a brass hub and a steel arm.
fn spinner(pen: &mut Pen, hub: Cell, arm: Direction) {
    let (steel, brass) = (pen.inks.steel, pen.inks.brass);
    let (centre, tip) = (pen.turn.of(hub), pen.turn.of(hub.next(arm)));
    let line = PathData::line(&[centre, tip]);
    let shadow = Paint::round("#000", 0.98 * R).opacity(pen.inks.shadow);
    pen.path(&line, &shadow.shifted(2.4, 5.0));
    pen.path(&line, &Paint::round(steel.deep, R).shifted(0.0, 1.6));
    pen.path(&line, &Paint::round(steel.plain, R).shifted(0.0, -1.2));
    pen.path(
        &line,
        &Paint::round(steel.high, 0.42 * R).shifted(0.0, -1.4),
    );
    pen.circle(centre + p(0.0, 0.4), 0.64 * R, &Paint::fill(brass.deep));
    let top = centre - p(0.0, 2.4);
    pen.circle(
        top,
        0.64 * R,
        &Paint::fill(brass.plain).edged(brass.deep, 0.9),
    );
    pen.circle(
        top,
        0.36 * R,
        &Paint::fill(brass.high).edged(brass.deep, 0.8),
    );
    let slot = PathData::line(&[top + p(-3.4, 2.5), top + p(3.4, -2.5)]);
    pen.path(&slot, &Paint::round(brass.deep, 2.0));
}

/// Draws a toppler: a steel foot and a birch post, upright or fallen.
fn toppler(pen: &mut Pen, at: Cell, fallen: Option<Direction>) {
    let centre = pen.turn.of(at);
    if let Some(direction) = fallen {
        let end = pen.turn.of(at.far(direction, 2));
        let start = centre + pen.turn.toward(direction) * (1.25 * R);
        flat::capsule(pen, &PathData::line(&[start, end]), 1.2 * R, 0.24 * R);
        let rings = [0.12, 0.88].map(|share| {
            let across = pen.turn.toward(direction).across() * (0.5 * R);
            let middle = start.mix(end, share).up(0.12 * R);
            PathData::line(&[middle - across, middle + across])
        });
        let deep = pen.inks.birch.deep;
        let bands: PathData = rings.into_iter().collect();
        pen.path(&bands, &Paint::line(deep, 1.2).opacity(0.6));
        stand(pen, centre);
        hinge(pen, centre, direction);
    } else {
        let shadow = Paint::round("#000", 0.5 * R).opacity(pen.inks.shadow);
        pen.path(&PathData::line(&[centre, centre + p(15.0, 12.0)]), &shadow);
        stand(pen, centre);
        post(pen, centre);
    }
}

fn stand(pen: &mut Pen, centre: Point) {
    let steel = pen.inks.steel;
    let radius = 0.66 * R;
    pen.shadow(centre + p(1.6, 4.6), radius);
    pen.circle(centre + p(0.0, 2.6), radius, &Paint::fill(steel.deep));
    pen.circle(
        centre,
        radius,
        &Paint::fill(steel.plain).edged(steel.high, 1.0),
    );
    pen.path(
        &ticks(pen.turn, centre, radius * 0.78),
        &Paint::fill(steel.high),
    );
}

fn post(pen: &mut Pen, foot: Point) {
    let birch = pen.inks.birch;
    let top = foot.up(0.68 * R);
    let body = PathData::line(&[foot, top]);
    pen.path(&body, &Paint::round(birch.deep, 0.68 * R));
    let lit = PathData::line(&[foot - p(0.8, 0.6), top - p(0.8, 0.0)]);
    pen.path(&lit, &Paint::round(birch.plain, 0.5 * R));
    let cap = Paint::fill(birch.high).edged(birch.deep, 0.9);
    pen.ellipse(top, p(0.34 * R, 0.29 * R), &cap);
}

/// Draws the joint between the toppler's foot and the fallen post.
fn hinge(pen: &mut Pen, centre: Point, direction: Direction) {
    let steel = pen.inks.steel;
    let out = pen.turn.toward(direction);
    let line = PathData::line(&[centre, centre + out * (0.72 * R)]);
    pen.path(&line, &Paint::round(steel.deep, 0.42 * R));
    pen.path(&line, &Paint::round(steel.high, 0.24 * R));
}
