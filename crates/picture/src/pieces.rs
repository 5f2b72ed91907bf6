//! Draws a piece by what it is.

use crate::marks::{Kind, StartLook};
use crate::point::{Frame, LIFT, Point, R};
use crate::stage::Stand;
use crate::svg::Pen;
use crate::{door, flat, marks, movers, slowing, tall, token};
use golf::{Piece, PieceBody};

/// Draws the moving part of a piece as it stands.
pub(crate) fn mover(pen: &mut Pen, body: &PieceBody, stand: Stand) {
    match (body, stand) {
        (_, Stand::Roller { at }) => movers::roller(pen, at),
        (PieceBody::Spinner { hub, .. }, Stand::Spinner { arm }) => movers::spinner(pen, *hub, arm),
        (PieceBody::Toppler { at }, Stand::Toppler { fallen }) => movers::toppler(pen, *at, fallen),
        (PieceBody::Door(frame), Stand::Door { open }) => door::draw(pen, frame, open),
        _ => {}
    }
}

/// Draws a piece by itself as it is set up, hints on the felt included.
pub(crate) fn alone(pen: &mut Pen, piece: &Piece) {
    match &piece.body {
        PieceBody::Flat { cells, .. } => flat::draw(pen, cells),
        PieceBody::Tall { cells } => tall::draw(pen, cells),
        PieceBody::Sand { cells } => slowing::sand(pen, cells),
        PieceBody::Water { cells } => slowing::water(pen, cells),
        PieceBody::Roller { at } => movers::roller(pen, *at),
        PieceBody::Toppler { at } => movers::toppler(pen, *at, None),
        PieceBody::Spinner { hub, arm } => movers::spinner(pen, *hub, *arm),
        PieceBody::Door(frame) => door::draw(pen, frame, false),
        PieceBody::Token { at, value } => {
            token::draw(pen, Point::of(*at), token::SIZE, i32::from(*value));
        }
        PieceBody::StartMarker { cells } => {
            let look = StartLook {
                kind: Kind::Marker,
                numbers: true,
                coloured: false,
            };
            marks::start(pen, cells, look);
        }
        PieceBody::HoleMarker { at } => marks::hole(pen, *at, Kind::Marker),
    }
}

/// The frame a piece is drawn in.
pub(crate) fn frame(piece: &Piece) -> Frame {
    let centres = piece.body.cells().into_iter().map(Point::of);
    let above = match piece.body {
        PieceBody::Tall { .. } => 0.6 * R + LIFT,
        _ => R,
    };
    Frame::around(centres).grown(R, above, R)
}
