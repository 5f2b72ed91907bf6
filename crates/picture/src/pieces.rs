//! Draws pieces according to their kind.

use crate::marks::{Kind, StartLook};
use crate::movers::{self, Stand};
use crate::path_data::number;
use crate::point::{Frame, LIFT, Point, R, Turn, p};
use crate::svg::{Group, Pen};
use crate::{flat, marks, slowing, tall, token};
use golf::{Catalogue, Cell, Form, Piece, PieceBody, Placement, Shape};

/// Draws a single piece in its initial state, including hints on the felt.
pub(crate) fn alone(pen: &mut Pen, body: &PieceBody) {
    match body {
        PieceBody::Flat { cells, .. } => flat::draw(pen, cells),
        PieceBody::Tall { cells } => tall::draw(pen, cells),
        PieceBody::Sand { cells } => slowing::sand(pen, cells),
        PieceBody::Water { cells } => slowing::water(pen, cells),
        PieceBody::Token { at, value } => {
            token::draw(pen, pen.turn.of(*at), token::SIZE, i32::from(*value));
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
        mover => {
            if let Some(stand) = Stand::set_up(mover) {
                stand.draw(pen, mover);
            }
        }
    }
}

/// Returns the frame in which a piece is drawn.
pub(crate) fn frame(turn: Turn, body: &PieceBody) -> Frame {
    let centres = body.cells().into_iter().map(|cell| turn.of(cell));
    let above = match body {
        PieceBody::Tall { .. } => 0.6 * R + LIFT,
        _ => R,
    };
    Frame::around(centres).grown(R, above, R)
}

/// Returns a piece as shown in the catalogue, without its rotation on the board.
pub(crate) fn canonical(piece: &Piece) -> PieceBody {
    let open = matches!(piece.body, PieceBody::Flat { open: true, .. });
    let shape = Catalogue::standard().shape(&piece.shape);
    let body = shape.and_then(|shape| of_shape(shape, open));
    body.unwrap_or_else(|| piece.body.clone())
}

/// Returns a piece from the catalogue; `None` if drawing it needs more data.
pub(crate) fn of_shape(shape: &Shape, open: bool) -> Option<PieceBody> {
    let has_icon = match &shape.form {
        Form::Flat(_) | Form::Tall(_) => true,
        form => movers::has_canonical_icon(form),
    };
    let placement = Placement::At {
        at: Cell { x: 0, y: 0 },
        rotate: 0,
        mirror: false,
        channel: open,
    };
    has_icon.then(|| PieceBody::place(shape, &placement))?
}

/// Draws a piece scaled down to fit a tile. The scale never exceeds `largest`.
pub(crate) fn icon(pen: &mut Pen, body: &PieceBody, low: Point, size: Point, largest: f64) {
    let frame = frame(pen.turn, body);
    let margin = p(1.3, 1.3) * (10.0 * largest);
    let scale = ((size.x - margin.x) / frame.width())
        .min((size.y - margin.y) / frame.height())
        .min(largest);
    let shift = low + size * 0.5 - frame.middle() * scale;
    let transform = format!(
        "translate({} {}) scale({scale:.4})",
        number(shift.x),
        number(shift.y)
    );
    let group = Group {
        transform: Some(&transform),
        ..Group::default()
    };
    pen.group(group, |pen| alone(pen, body));
}
