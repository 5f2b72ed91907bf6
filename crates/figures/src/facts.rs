//! What a scene says beside its strokes.

use crate::expect::Bounce;
use crate::place::Place;
use golf::{Ball, Cell, Counter, Directions, GameBox, Located};
use std::fmt;

/// What a scene says beside its strokes; each is compared if it is given.
#[derive(Clone, Default, Debug)]
pub struct Facts {
    /// The directions open to balls before the first stroke (S2).
    pub open: Vec<Located<(Ball, Directions)>>,
    /// Arrows on the picture: ways and rebounds from a cell.
    pub arrows: Vec<Arrow>,
    /// By door (index in the course's pieces): all cells where a ball keeps it open (D4).
    pub holds: Vec<Located<(usize, Vec<Cell>)>>,
    /// Balls that touch, each the next.
    pub touching: Vec<Located<Vec<Ball>>>,
    /// Where the slider of the counter stands in a stroke (G5).
    pub counter: Vec<Located<(u8, Counter)>>,
    /// Who plays in which order (G2).
    pub order: Option<Located<OrderFact>>,
    /// Contents of the boxes.
    pub shapes: Vec<Located<ShapeFact>>,
    /// What balls score once all strokes are played (G6).
    pub scores: Vec<Located<(Ball, i16)>>,
}

impl Facts {
    /// Whether nothing is said that could be wrong. Scores need strokes.
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
    /// What they mean.
    pub kind: ArrowKind,
    /// From where, and in which directions. Bounces have the incoming direction.
    pub from: Vec<(Place, Directions)>,
    /// For bounces: what becomes of the ball at each place of `from`.
    pub bounces: Vec<Bounce>,
    /// Where the figure says so.
    pub position: golf::TextPosition,
}

/// What an arrow on the picture means.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ArrowKind {
    /// The way is open.
    Open,
    /// The way is blocked.
    Blocked,
    /// The ball comes into a channel or onto a tall piece; all such ways of the course.
    Enter,
    /// The ball comes under a deck; all such ways of the course.
    Under,
    /// The ball bounces.
    Bounce,
}

impl ArrowKind {
    /// All kinds.
    pub const ALL: [ArrowKind; 5] = [
        ArrowKind::Open,
        ArrowKind::Blocked,
        ArrowKind::Enter,
        ArrowKind::Under,
        ArrowKind::Bounce,
    ];

    /// The key in the file.
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

/// Who plays in which order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OrderFact {
    /// The balls in the game, in any order.
    pub balls: Vec<Ball>,
    /// The same in the order of play.
    pub play: Vec<Ball>,
}

/// What is said of a kind of piece.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ShapeFact {
    /// Its id in the catalogue.
    pub id: String,
    /// How many cells it covers.
    pub cells: Option<usize>,
    /// Whether it can be laid with an open channel (F1).
    pub channel: Option<bool>,
    /// How many mouths its channel has, or how many feet a tall piece has.
    pub mouths: Option<usize>,
    /// How many of it the box holds.
    pub count: Option<usize>,
    /// Its box.
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
