//! The data of a figure.

use crate::expect::ExpectedOutcome;
use crate::facts::Facts;
use crate::piece_word::PieceWord;
use crate::place::Place;
use crate::words::Words;
use golf::{Ball, Cell, Course, Direction, Located, TextPosition};

/// One figure in the booklet.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct Figure {
    /// The number: the name of the file without its extension, such as `1`, `5a` or `D-13`.
    pub number: String,
    /// The ids of the rules that the figure shows.
    pub rules: Vec<String>,
    pub title: Words,
    /// An explanation of the figure.
    pub text: Words,
    /// The scenes. Never empty.
    pub scenes: Vec<FigureScene>,
}

impl Figure {
    /// Maximum size of a file in bytes.
    pub const MAX_BYTES: usize = 1 << 18;
}

/// The part of the board that a picture shows, in lattice coordinates. The cells on the edges are
/// included.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub struct View {
    pub left: i32,
    pub top: i32,
    pub right: i32,
    pub bottom: i32,
}

/// A letter in the picture.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub struct Mark {
    pub letter: String,
    pub at: Place,
}

/// A starting position, and the strokes played from it. Most figures have a single scene.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct FigureScene {
    /// A caption that distinguishes the scene from the others in the figure.
    pub caption: Option<Words>,
    /// The course; `None` for figures that show only the counter or the boxes.
    pub course: Option<Course>,
    /// The part of the course to show; `None` for the whole course.
    pub view: Option<View>,
    pub marks: Vec<Mark>,
    pub circles: Vec<Cell>,
    /// The balls on the course before the first stroke.
    pub balls: Vec<Located<(Ball, Place)>>,
    /// Pieces whose state differs from that in the course file, each with its index in the course's
    /// list of pieces and its state in this scene.
    pub pieces: Vec<Located<(usize, PieceWord)>>,
    /// The number of the first stroke (basic mode) or round (carom mode).
    pub round: u8,
    pub strokes: Vec<FigureStroke>,
    pub facts: Facts,
    pub position: TextPosition,
}

/// Where the impulses of a stroke come from (S1).
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Force {
    /// A die that shows this number.
    Die { id: String, rolled: u8 },
    /// A card, with this number on the white die.
    Card { id: String, rolled: u8 },
    /// A source that the figure does not state.
    Plain,
}

/// A stroke in a figure, with its expected outcome.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct FigureStroke {
    pub ball: Ball,
    /// Where the ball is placed before the stroke; if `None`, it stays where it is.
    pub from: Option<Located<Place>>,
    pub force: Force,
    pub impulses: u8,
    pub direction: Direction,
    /// A description of the stroke.
    pub words: Option<Words>,
    pub outcome: ExpectedOutcome,
    pub position: TextPosition,
}
