//! Assembled courses that have not been checked yet.
//!
//! [`Course`](crate::Course) is a layout that has passed the checks of rule L3.

mod assemble;
mod flatten;

use crate::course_file::{CourseFile, LANGUAGES, Tile};
use crate::finding::{Finding, TextPosition};
use crate::grid::Grid;
use crate::piece::{Piece, PieceBody, Placement};
use crate::{Ball, Cell, Colour, Direction};
use std::fmt;

/// Provides the courses that layouts build on.
pub trait Library {
    /// Returns the course file with this id.
    fn course_file(&self, id: &str) -> Result<CourseFile, LibraryError>;
}

/// Why a library cannot provide a course.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LibraryError {
    /// The library has no course with that name.
    Unknown,
    /// The course file is broken. The finding is the first mistake in it.
    Broken(Box<Finding>),
}

impl From<Vec<Finding>> for LibraryError {
    fn from(findings: Vec<Finding>) -> LibraryError {
        match findings.into_iter().next() {
            Some(first) => LibraryError::Broken(Box::new(first)),
            None => LibraryError::Unknown,
        }
    }
}

impl fmt::Display for LibraryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LibraryError::Unknown => f.write_str("there is no course with that name"),
            LibraryError::Broken(finding) => finding.fmt(f),
        }
    }
}

impl std::error::Error for LibraryError {}

/// A library without courses, for courses with a map of their own.
impl Library for () {
    fn course_file(&self, _: &str) -> Result<CourseFile, LibraryError> {
        Err(LibraryError::Unknown)
    }
}

/// A rebound printed on the board (rule R5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct Arrow {
    pub at: Cell,
    pub incoming: Direction,
    pub outgoing: Direction,
    pub position: TextPosition,
}

/// A printed course that a layout uses.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct PrintedCourse {
    pub id: String,
    /// The fairway of the course.
    pub cells: Vec<Cell>,
}

/// An assembled course: map, pieces, start and hole are where the file puts them. A layout is
/// enough to draw the course. [`Course::judge`](crate::Course::judge) checks whether it can be
/// played.
///
/// ```
/// use golf::{CourseFile, Layout};
/// let file = CourseFile::parse("format = 1
/// map = '''
/// s s s . o
///  s s s . .
/// '''
/// ").unwrap();
/// let layout = Layout::new("tiny", &file, &()).unwrap();
/// assert_eq!(layout.fairway().len(), 10);
/// assert!(layout.is_fairway(layout.hole()));
/// ```
#[derive(Clone, Debug)]
pub struct Layout {
    id: String,
    name: String,
    names: [Option<String>; 4],
    board: Option<String>,
    order: [Colour; 6],
    limit: u8,
    tiles: Grid<Option<Tile>>,
    fairway: Vec<Cell>,
    walls: Vec<Cell>,
    pieces: Vec<Piece>,
    arrows: Vec<Arrow>,
    printed: Vec<PrintedCourse>,
    starts: [Cell; 6],
    hole: Cell,
    ground_position: TextPosition,
}

impl Layout {
    /// The stroke limit for courses that do not set their own (G5).
    pub const DEFAULT_LIMIT: u8 = 10;
    /// Maximum height of a board without its pieces, in rows.
    pub const MAX_ROWS: i32 = 600;
    /// Maximum width of a board without its pieces, in half-columns.
    pub const MAX_HALF_COLUMNS: i32 = 1_200;
    /// Maximum number of fairway cells.
    pub const MAX_CELLS: usize = 10_000;

    /// Returns the same layout with these tokens instead of its own.
    pub(crate) fn with_tokens(&self, tokens: &[(Cell, i8)]) -> Layout {
        let mut layout = self.clone();
        let own = |piece: &Piece| matches!(piece.body, PieceBody::Token { .. });
        layout.pieces.retain(|piece| !own(piece));
        let numbered = tokens.iter().zip(1..);
        layout
            .pieces
            .extend(numbered.map(|((at, value), number)| Piece {
                name: format!("token-{number}"),
                shape: "token".to_owned(),
                body: PieceBody::Token {
                    at: *at,
                    value: *value,
                },
                placement: Placement::Token {
                    at: *at,
                    value: *value,
                },
                position: self.ground_position,
            }));
        layout
    }

    /// Returns the position of the map, or of `on`, in the file.
    pub(crate) fn ground_position(&self) -> TextPosition {
        self.ground_position
    }

    /// Returns the id: the file name without its extension.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Returns the name shown to players.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Returns the name in a language (`en`, `fr`, `de`, `pl`), or else the general name.
    pub fn name_in(&self, language: &str) -> &str {
        let index = LANGUAGES.iter().position(|l| *l == language);
        let name = index.and_then(|index| self.names[index].as_deref());
        name.unwrap_or(&self.name)
    }

    /// Returns the board whose lattice the course shares.
    pub fn board(&self) -> Option<&str> {
        self.board.as_deref()
    }

    /// Returns the playing order of the colours on this course (G2).
    pub fn order(&self) -> [Colour; 6] {
        self.order
    }

    /// Returns `balls` in their playing order on this course (G2).
    pub fn playing_order(&self, balls: &[Ball]) -> Vec<Ball> {
        Ball::playing_order(self.order, balls)
    }

    /// Returns the stroke limit (G5).
    pub fn limit(&self) -> u8 {
        self.limit
    }

    /// Returns the tile printed on a cell; `None` if nothing is printed there. Such cells are
    /// straight wall.
    pub fn tile(&self, cell: Cell) -> Option<Tile> {
        self.tiles.get(cell).flatten()
    }

    /// Returns whether a cell is fairway, regardless of any pieces on it.
    pub fn is_fairway(&self, cell: Cell) -> bool {
        self.tile(cell).is_some_and(Tile::is_fairway)
    }

    /// Returns the fairway cells, row by row.
    pub fn fairway(&self) -> &[Cell] {
        &self.fairway
    }

    /// Returns the printed wall cells, row by row.
    pub fn walls(&self) -> &[Cell] {
        &self.walls
    }

    /// Returns the pieces in file order. The pieces of the courses that a layout builds on come
    /// first.
    pub fn pieces(&self) -> &[Piece] {
        &self.pieces
    }

    /// Returns the rebounds printed on the course.
    pub fn arrows(&self) -> &[Arrow] {
        &self.arrows
    }

    /// Returns the printed courses that make up this course: itself, or the courses in `on`.
    pub fn printed(&self) -> &[PrintedCourse] {
        &self.printed
    }

    /// Returns the six start cells, row by row.
    pub fn starts(&self) -> [Cell; 6] {
        self.starts
    }

    /// Returns the hole.
    pub fn hole(&self) -> Cell {
        self.hole
    }
}
