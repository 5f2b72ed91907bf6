//! The states of moving pieces in the notation of figures.

use golf::{Cell, Direction, Field, Layer, MoverState, PieceBody};
use std::fmt;

/// The state of a moving piece, as figures write it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PieceWord {
    /// A roller's cell.
    At(Cell),
    /// The direction of a spinner's arm, or the direction in which a toppler has fallen.
    Towards(Direction),
    /// A toppler that has not fallen.
    Upright,
    /// A door.
    Door {
        /// Whether the door is open.
        open: bool,
    },
}

impl fmt::Display for PieceWord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PieceWord::At(cell) => write!(f, "[{}, {}]", cell.x, cell.y),
            PieceWord::Towards(direction) => write!(f, "\"{direction}\""),
            PieceWord::Upright => f.write_str("\"upright\""),
            PieceWord::Door { open: true } => f.write_str("\"open\""),
            PieceWord::Door { open: false } => f.write_str("\"closed\""),
        }
    }
}

/// The accepted notation, used in error messages.
pub(crate) const WORDS: &str = "write [x, y] for a roller, a direction like \"NE\" for a spinner or a fallen toppler, \"upright\" for an upright toppler, or \"open\" or \"closed\" for a door";

impl PieceWord {
    /// Parses a word. Another function parses the state of a roller, which is a cell, not a word.
    pub(crate) fn read(word: &str) -> Option<PieceWord> {
        Some(match word {
            "upright" => PieceWord::Upright,
            "open" => PieceWord::Door { open: true },
            "closed" => PieceWord::Door { open: false },
            word => PieceWord::Towards(word.parse().ok()?),
        })
    }

    /// Returns the notation for a piece's state.
    pub(crate) fn of(field: &Field, state: MoverState) -> PieceWord {
        match state {
            MoverState::Roller { at } => PieceWord::At(field.cell(at)),
            MoverState::Spinner { arm } => PieceWord::Towards(arm),
            MoverState::Toppler { fallen: Some(d) } => PieceWord::Towards(d),
            MoverState::Toppler { fallen: None } => PieceWord::Upright,
            MoverState::Door { open } => PieceWord::Door { open },
        }
    }

    /// Returns whether a piece of this kind can have this state.
    pub(crate) fn fits(self, body: &PieceBody) -> bool {
        matches!(
            (body, self),
            (PieceBody::Roller { .. }, PieceWord::At(_))
                | (PieceBody::Spinner { .. }, PieceWord::Towards(_))
                | (
                    PieceBody::Toppler { .. },
                    PieceWord::Towards(_) | PieceWord::Upright
                )
                | (PieceBody::Door(_), PieceWord::Door { .. })
        )
    }

    /// Returns the state as the rules engine represents it; `None` if the piece cannot have this
    /// state.
    pub(crate) fn state(self, field: &Field, body: &PieceBody) -> Option<MoverState> {
        Some(match (body, self) {
            (PieceBody::Roller { .. }, PieceWord::At(cell)) => MoverState::Roller {
                at: field.node(cell, Layer::Ground)?,
            },
            (PieceBody::Spinner { .. }, PieceWord::Towards(arm)) => MoverState::Spinner { arm },
            (PieceBody::Toppler { .. }, PieceWord::Towards(d)) => {
                MoverState::Toppler { fallen: Some(d) }
            }
            (PieceBody::Toppler { .. }, PieceWord::Upright) => MoverState::Toppler { fallen: None },
            (PieceBody::Door(_), PieceWord::Door { open }) => MoverState::Door { open },
            _ => return None,
        })
    }
}
