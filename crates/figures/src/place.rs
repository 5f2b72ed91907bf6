//! Where balls and pieces are, in the notation of figures.

use golf::{Cell, Direction, Layer};
use std::fmt;

/// A cell and a layer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub struct Place {
    pub cell: Cell,
    pub layer: Layer,
}

impl fmt::Display for Place {
    /// As figures write it: `[12, 4]`, `[12, 4, "top"]`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Cell { x, y } = self.cell;
        match self.layer {
            Layer::Ground => write!(f, "[{x}, {y}]"),
            Layer::Top => write!(f, "[{x}, {y}, \"top\"]"),
        }
    }
}

/// Where a ball is after a stroke.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Spot {
    On(Place),
    Holed,
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Spot::On(place) => place.fmt(f),
            Spot::Holed => f.write_str("\"holed\""),
        }
    }
}

/// How a moving piece stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PieceWord {
    /// A roller's cell.
    At(Cell),
    /// Where a spinner's arm points, or which way a toppler has fallen.
    Towards(Direction),
    /// A toppler that has not fallen.
    Upright,
    /// A door.
    Door {
        /// Whether it is open.
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
