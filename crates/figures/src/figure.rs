//! What a figure holds.

use crate::expect::Outcome;
use crate::facts::Facts;
use crate::piece_word::PieceWord;
use crate::place::Place;
use crate::words::Words;
use golf::{Ball, Cell, Course, Direction, Located, TextPosition};

/// One figure of the booklet.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct Figure {
    /// `1`, `5a`, `D-13`: the stem of its file.
    pub number: String,
    /// The ids of the rules it shows.
    pub rules: Vec<String>,
    pub title: Words,
    /// What it shows.
    pub text: Words,
    /// At least one.
    pub scenes: Vec<FigureScene>,
}

impl Figure {
    /// A file larger than this is refused.
    pub const MAX_BYTES: usize = 1 << 18;
}

/// The part of the board a picture shows, in lattice coordinates, edges included.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub struct View {
    pub left: i32,
    pub top: i32,
    pub right: i32,
    pub bottom: i32,
}

/// A letter on the picture.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub struct Mark {
    pub letter: String,
    pub at: Place,
}

/// A setting and the strokes played in it; most figures have one.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct FigureScene {
    /// What sets it apart from the other scenes of the figure.
    pub caption: Option<Words>,
    /// Nothing for figures that only show the counter or the contents of the boxes.
    pub course: Option<Course>,
    /// The whole course if absent.
    pub view: Option<View>,
    pub marks: Vec<Mark>,
    pub circles: Vec<Cell>,
    /// The balls on the course before the first stroke.
    pub balls: Vec<Located<(Ball, Place)>>,
    /// Pieces that stand otherwise than the course says: index in its pieces, state.
    pub pieces: Vec<Located<(usize, PieceWord)>>,
    /// The number of the first stroke (basic mode) or round (carom mode).
    pub round: u8,
    pub strokes: Vec<FigureStroke>,
    pub facts: Facts,
    pub position: TextPosition,
}

/// How the impulses of a stroke come about (S1).
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Force {
    /// A die shows this number.
    Die { id: String, rolled: u8 },
    /// A card, and the white die shows this number.
    Card { id: String, rolled: u8 },
    /// The figure does not say.
    Plain,
}

/// A stroke of a figure and what must come of it.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct FigureStroke {
    pub ball: Ball,
    /// Where the ball is put before the stroke; it stays where it is if absent.
    pub from: Option<Located<Place>>,
    pub force: Force,
    pub impulses: u8,
    pub direction: Direction,
    /// What happens, in words.
    pub words: Option<Words>,
    pub outcome: Outcome,
    pub position: TextPosition,
}
