//! The statements of a scene other than its strokes.

use crate::expect::Bounce;
use crate::place::Place;
use golf::{Ball, Cell, Counter, Directions, GameBox, Located};
use std::fmt;

/// The statements of a scene other than its strokes. Only stated facts are checked.
#[derive(Clone, Default, Debug)]
pub struct Facts {
    /// The directions open to balls before the first stroke (S2).
    pub open: Vec<Located<(Ball, Directions)>>,
    /// The arrows in the picture: steps and rebounds from a cell.
    pub arrows: Vec<Arrow>,
    /// All cells where a ball keeps a door open (D4), by the door's index in the course's list of
    /// pieces.
    pub holds: Vec<Located<(usize, Vec<Cell>)>>,
    /// Chains of balls, in which each ball touches the next one.
    pub touching: Vec<Located<Vec<Ball>>>,
    /// The position of the counter's slider during a stroke (G5).
    pub counter: Vec<Located<(u8, Counter)>>,
    /// The order of play (G2).
    pub order: Option<Located<OrderFact>>,
    /// Facts about kinds of pieces.
    pub shapes: Vec<Located<ShapeFact>>,
    /// The balls' scores after all strokes (G6).
    pub scores: Vec<Located<(Ball, i16)>>,
}

impl Facts {
    /// Returns whether the scene has no facts that can be checked without strokes. Scores need
    /// strokes, so they do not count.
    pub(crate) fn is_empty(&self) -> bool {
        self.open.is_empty()
            && self.arrows.is_empty()
            && self.holds.is_empty()
            && self.touching.is_empty()
            && self.counter.is_empty()
            && self.order.is_none()
            && self.shapes.is_empty()
    }
}

/// Arrows of one kind.
#[derive(Clone, Debug)]
pub struct Arrow {
    /// The meaning of the arrows.
    pub kind: ArrowKind,
    /// The positions where the arrows start, with their directions. For bounces, these are the
    /// incoming directions.
    pub from: Vec<(Place, Directions)>,
    /// For bounces: the expected rebound for each position and direction in `from`.
    pub bounces: Vec<Bounce>,
    /// The position in the figure's file.
    pub position: golf::TextPosition,
}

/// The meaning of an arrow in the picture.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ArrowKind {
    /// The direction is open.
    Open,
    /// The direction is blocked.
    Blocked,
    /// The ball enters a channel or climbs onto a tall piece. All such steps on the course must be
    /// listed.
    Enter,
    /// The ball passes under a deck. All such steps on the course must be listed.
    Under,
    /// The ball bounces.
    Bounce,
}

impl ArrowKind {
    /// All kinds of arrows.
    pub const ALL: [ArrowKind; 5] = [
        ArrowKind::Open,
        ArrowKind::Blocked,
        ArrowKind::Enter,
        ArrowKind::Under,
        ArrowKind::Bounce,
    ];

    /// Returns the kind's key in the file.
    pub const fn name(self) -> &'static str {
        match self {
            ArrowKind::Open => "open",
            ArrowKind::Blocked => "blocked",
            ArrowKind::Enter => "enter",
            ArrowKind::Under => "under",
            ArrowKind::Bounce => "bounce",
        }
    }
}

/// The order of play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OrderFact {
    /// The balls in play, in the order in which the figure's file lists them.
    pub balls: Vec<Ball>,
    /// The same balls in the order of play.
    pub play: Vec<Ball>,
}

/// The facts that a figure states about a kind of piece.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ShapeFact {
    /// The id of the piece in the catalogue.
    pub id: String,
    /// The number of cells that the piece covers.
    pub cells: Option<usize>,
    /// Whether the piece can be placed with an open channel (F1).
    pub channel: Option<bool>,
    /// The number of mouths (of a channel) or feet (of a tall piece).
    pub mouths: Option<usize>,
    /// The number of pieces of this kind in the box.
    pub count: Option<usize>,
    /// The box that contains the piece.
    pub home: Option<GameBox>,
}

impl fmt::Display for ShapeFact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{ id = \"{}\"", self.id)?;
        if let Some(cells) = self.cells {
            write!(f, ", cells = {cells}")?;
        }
        if let Some(channel) = self.channel {
            write!(f, ", channel = {channel}")?;
        }
        if let Some(mouths) = self.mouths {
            write!(f, ", mouths = {mouths}")?;
        }
        if let Some(count) = self.count {
            write!(f, ", count = {count}")?;
        }
        if let Some(home) = self.home {
            let name = match home {
                GameBox::Base => "base",
                GameBox::Expansion => "ext",
            };
            write!(f, ", box = \"{name}\"")?;
        }
        f.write_str(" }")
    }
}
