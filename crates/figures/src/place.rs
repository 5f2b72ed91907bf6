//! Ball positions in the notation of figures.

use golf::{Cell, Layer};
use std::fmt;

/// A cell and a layer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub struct Place {
    pub cell: Cell,
    pub layer: Layer,
}

impl fmt::Display for Place {
    /// Writes the position as figures do: `[12, 4]` or `[12, 4, "top"]`.
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
