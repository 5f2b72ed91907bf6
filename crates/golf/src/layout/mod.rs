//! Courses put together, but not yet judged.

mod assemble;
mod flatten;

use crate::course_file::{CourseFile, LANGUAGES, Tile};
use crate::finding::{Finding, TextPosition};
use crate::grid::Grid;
use crate::piece::{Piece, PieceBody, Placement};
use crate::{Ball, Cell, Colour, Direction};
use std::fmt;

/// Where layouts find the courses they lie on.
pub trait Library {
    /// The course file with this id.
    fn course_file(&self, id: &str) -> Result<CourseFile, LibraryError>;
}

/// Why a library does not have a course.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LibraryError {
    /// It knows none of that name.
    Unknown,
    /// The first thing wrong with its file.
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
            LibraryError::Unknown => f.write_str("there is no course of that name"),
            LibraryError::Broken(finding) => finding.fmt(f),
        }
    }
}

impl std::error::Error for LibraryError {}

/// A library without books: for courses with a map of their own.
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

/// One of the courses printed on the board, as far as a layout uses it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct PrintedCourse {
    pub id: String,
    /// Its fairway.
    pub cells: Vec<Cell>,
}

/// A course laid out: map, pieces, start and hole are where the file says. Enough for pictures;
/// whether it can be played is judged by [`Course::judge`](crate::Course::judge).
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
    /// Strokes allowed on a course that does not say otherwise (G5).
    pub const DEFAULT_LIMIT: u8 = 10;
    /// A board, with all pieces on it, may be this many rows high …
    pub const MAX_ROWS: i32 = 600;
    /// … and this many half-columns wide …
    pub const MAX_HALF_COLUMNS: i32 = 1_200;
    /// … and have this many cells that a ball can be on.
    pub const MAX_CELLS: usize = 10_000;

    /// The same with these tokens in place of its own.
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

    /// Where the file says what the course is made of: its map, or `on`.
    pub(crate) fn ground_position(&self) -> TextPosition {
        self.ground_position
    }

    /// The id: the stem of the file's name.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The name shown to players.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The name in a language (`en`, `fr`, `de`, `pl`), or the general one.
    pub fn name_in(&self, language: &str) -> &str {
        let index = LANGUAGES.iter().position(|l| *l == language);
        let name = index.and_then(|index| self.names[index].as_deref());
        name.unwrap_or(&self.name)
    }

    /// The board whose lattice it shares.
    pub fn board(&self) -> Option<&str> {
        self.board.as_deref()
    }

    /// The order of play it prints (G2).
    pub fn order(&self) -> [Colour; 6] {
        self.order
    }

    /// These balls in the order in which they play on it (G2).
    pub fn playing_order(&self, balls: &[Ball]) -> Vec<Ball> {
        Ball::playing_order(self.order, balls)
    }

    /// The strokes it allows (G5).
    pub fn limit(&self) -> u8 {
        self.limit
    }

    /// What is printed on a cell; nothing outside, which is straight wall.
    pub fn tile(&self, cell: Cell) -> Option<Tile> {
        self.tiles.get(cell).flatten()
    }

    /// Whether a cell is fairway, whatever lies on it.
    pub fn is_fairway(&self, cell: Cell) -> bool {
        self.tile(cell).is_some_and(Tile::is_fairway)
    }

    /// The fairway, row by row.
    pub fn fairway(&self) -> &[Cell] {
        &self.fairway
    }

    /// The printed wall cells, row by row.
    pub fn walls(&self) -> &[Cell] {
        &self.walls
    }

    /// The pieces on it, in file order; those of courses it lies on come first.
    pub fn pieces(&self) -> &[Piece] {
        &self.pieces
    }

    /// The rebounds printed on it.
    pub fn arrows(&self) -> &[Arrow] {
        &self.arrows
    }

    /// The courses of the board it consists of: itself, or those of `on`.
    pub fn printed(&self) -> &[PrintedCourse] {
        &self.printed
    }

    /// The six start cells, row by row.
    pub fn starts(&self) -> [Cell; 6] {
        self.starts
    }

    /// The hole.
    pub fn hole(&self) -> Cell {
        self.hole
    }
}
