//! The states of moving pieces, as written in traces and position lines.

use golf::{Cell, Direction, Field, Layer, MoverState, Node, PieceBody};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The state of a piece that a stroke has changed.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug, TS)]
#[serde(untagged)]
#[allow(missing_docs)]
pub enum PieceState {
    Roller { at: [i32; 2] },
    Spinner { arm: String },
    Toppler { fallen: String },
    Door { open: bool },
    Token { taken: bool },
}

impl PieceState {
    /// Returns the state of a moving piece.
    pub(crate) fn of(field: &Field, state: MoverState) -> PieceState {
        match state {
            MoverState::Roller { at } => {
                let Cell { x, y } = field.cell(at);
                PieceState::Roller { at: [x, y] }
            }
            MoverState::Spinner { arm } => PieceState::Spinner {
                arm: arm.to_string(),
            },
            MoverState::Toppler { fallen } => PieceState::Toppler {
                fallen: fallen.map(|d| d.to_string()).unwrap_or_default(),
            },
            MoverState::Door { open } => PieceState::Door { open },
        }
    }

    /// Converts the state to the engine's type; `None` if it does not fit this piece.
    pub(crate) fn mover(&self, field: &Field, body: &PieceBody) -> Option<MoverState> {
        Some(match (body, self) {
            (PieceBody::Roller { .. }, PieceState::Roller { at: [x, y] }) => MoverState::Roller {
                at: ground(field, *x, *y)?,
            },
            (PieceBody::Spinner { .. }, PieceState::Spinner { arm }) => MoverState::Spinner {
                arm: arm.parse().ok()?,
            },
            (PieceBody::Toppler { .. }, PieceState::Toppler { fallen }) => MoverState::Toppler {
                fallen: Some(fallen.parse().ok()?),
            },
            (PieceBody::Door(_), PieceState::Door { open }) => MoverState::Door { open: *open },
            _ => return None,
        })
    }
}

fn ground(field: &Field, x: i32, y: i32) -> Option<Node> {
    field.node(Cell::new(x, y)?, Layer::Ground)
}

/// Returns the letters for a moving piece in a position line.
pub(crate) fn letters(field: &Field, state: MoverState) -> String {
    match state {
        MoverState::Roller { at } => field.cell(at).to_string(),
        MoverState::Spinner { arm } => arm.to_string(),
        MoverState::Toppler { fallen } => fallen.map(|d| d.to_string()).unwrap_or_default(),
        MoverState::Door { .. } => "open".to_owned(),
    }
}

/// Reads the letters of a piece in a position line.
pub(crate) fn read_letters(field: &Field, body: &PieceBody, letters: &str) -> Option<MoverState> {
    let direction = || letters.parse::<Direction>().ok();
    Some(match body {
        PieceBody::Roller { .. } => {
            let (x, y) = letters.split_once(',')?;
            MoverState::Roller {
                at: ground(field, x.parse().ok()?, y.parse().ok()?)?,
            }
        }
        PieceBody::Spinner { .. } => MoverState::Spinner { arm: direction()? },
        PieceBody::Toppler { .. } => MoverState::Toppler {
            fallen: Some(direction()?),
        },
        PieceBody::Door(_) if letters == "open" => MoverState::Door { open: true },
        _ => return None,
    })
}
