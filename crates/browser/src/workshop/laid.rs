//! Converts pieces between the forms used in course files and on the page.

use super::{EditError, Problem};
use crate::view::workshop::LaidPiece;
use golf::{Catalogue, Cell, Form, Located, PieceEntry, Placement, Shape, TextPosition};

/// Returns the piece as an entry in a course file. The parser checks the numbers in the entry.
pub(super) fn entry(piece: &LaidPiece) -> Result<PieceEntry, Problem> {
    let shape = Catalogue::standard().shape(&piece.id);
    let shape = shape.ok_or(EditError::NoPiece)?;
    let cell = |[x, y]: [i32; 2]| {
        let near = (-9_999..=9_999).contains(&x) && (-9_999..=9_999).contains(&y);
        let cell = Cell::new(x, y).filter(|_| near);
        cell.ok_or(EditError::NoCell).map_err(Problem::from)
    };
    let placement = match shape.form {
        Form::Sand | Form::Water => {
            let cells: Result<Vec<Cell>, Problem> = piece.cells.iter().copied().map(cell).collect();
            Placement::Cells(cells?)
        }
        Form::Token => Placement::Token {
            at: cell(piece.at)?,
            value: piece.value.unwrap_or(-1),
        },
        _ => Placement::At {
            at: cell(piece.at)?,
            rotate: piece.rotate % 6,
            mirror: piece.mirror,
            channel: piece.channel,
        },
    };
    Ok(PieceEntry {
        id: shape.id.clone(),
        placement,
        position: Located {
            value: (),
            position: TextPosition::START,
        },
    })
}

/// Converts a piece in a course file to the form that the page uses.
pub(super) fn piece(id: &str, placement: &Placement) -> LaidPiece {
    let plain = |at: Cell| LaidPiece {
        id: id.to_owned(),
        at: [at.x, at.y],
        rotate: 0,
        mirror: false,
        channel: false,
        cells: Vec::new(),
        value: None,
    };
    match placement {
        Placement::At {
            at,
            rotate,
            mirror,
            channel,
        } => LaidPiece {
            rotate: *rotate,
            mirror: *mirror,
            channel: *channel,
            ..plain(*at)
        },
        Placement::Cells(cells) => LaidPiece {
            cells: cells.iter().map(|cell| [cell.x, cell.y]).collect(),
            ..plain(cells.first().copied().unwrap_or(Cell { x: 0, y: 0 }))
        },
        Placement::Token { at, value } => LaidPiece {
            value: Some(*value),
            ..plain(*at)
        },
    }
}

/// Returns the edits that the page can offer for a piece.
pub(super) fn abilities(shape: &Shape) -> Vec<String> {
    let blob = matches!(shape.form, Form::Sand | Form::Water);
    let more_than_a_cell = match &shape.form {
        Form::Flat(cells) => cells.len() > 1,
        form => blob || form.can_turn(),
    };
    let all = [
        ("turn", more_than_a_cell),
        ("mirror", more_than_a_cell),
        ("open", shape.can_be_channelled()),
        ("value", matches!(shape.form, Form::Token)),
        ("cell", blob),
    ];
    let can = all.into_iter().filter(|(_, can)| *can);
    can.map(|(word, _)| word.to_owned()).collect()
}
