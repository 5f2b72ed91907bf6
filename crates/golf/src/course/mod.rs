//! Courses that have passed the rules of section 9.

mod advice;
mod assemble;
mod errors;
mod flatten;
mod tokens;

use crate::course_file::{CourseFile, Tile};
use crate::field::Field;
use crate::finding::{Finding, Position};
use crate::grid::Grid;
use crate::piece::Piece;
use crate::{Ball, Cell, Colour, Direction};

/// Where layouts find the courses they lie on.
pub trait Library {
    /// The course file with this id, or a sentence that says why there is none.
    fn course_file(&self, id: &str) -> Result<CourseFile, String>;
}

/// A library without books: for courses with a map of their own.
impl Library for () {
    fn course_file(&self, id: &str) -> Result<CourseFile, String> {
        Err(format!("there is no course {id} here"))
    }
}

/// A rebound printed on the board (rule R5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct Arrow {
    pub at: Cell,
    pub incoming: Direction,
    pub outgoing: Direction,
    pub position: Position,
}

/// One of the courses printed on the board, as far as a layout uses it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct PrintedCourse {
    pub id: String,
    /// Its fairway.
    pub cells: Vec<Cell>,
}

/// A course that can be played: base, modified or linked.
///
/// ```
/// use golf::{Course, CourseFile};
/// let file = CourseFile::parse("format = 1
/// map = '''
/// s s s . o
///  s s s . .
/// '''
/// ").unwrap();
/// let course = Course::new("tiny", &file, &()).unwrap();
/// assert_eq!(course.starts().len(), 6);
/// ```
#[derive(Clone, Debug)]
pub struct Course {
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
    ground_position: Position,
}

impl Course {
    /// Strokes allowed on a course that does not say otherwise (G5).
    pub const DEFAULT_LIMIT: u8 = 10;
    /// A board, with all pieces on it, may be this many rows high …
    pub const MAX_ROWS: i32 = 600;
    /// … and this many half-columns wide …
    pub const MAX_HALF_COLUMNS: i32 = 1_200;
    /// … and have this many cells that a ball can be on.
    pub const MAX_CELLS: usize = 10_000;

    /// Judges a course file by the rules of section 9.
    ///
    /// `id` is the stem of the file's name; `library` finds the courses that a
    /// layout lies on. Only errors (L3) are reported here; see [`Course::advice`].
    pub fn new(id: &str, file: &CourseFile, library: &dyn Library) -> Result<Course, Vec<Finding>> {
        let (course, findings) = Self::sketch(id, file, library)?;
        if findings.is_empty() {
            Ok(course)
        } else {
            Err(findings)
        }
    }

    /// A course that someone is still at work on, laid out for pictures, and what L3 forbids
    /// about it. Unless nothing is found it must not be played.
    ///
    /// The error is why it cannot even be laid out.
    pub fn sketch(
        id: &str,
        file: &CourseFile,
        library: &dyn Library,
    ) -> Result<(Course, Vec<Finding>), Vec<Finding>> {
        let course = assemble::course(id, file, library)?;
        let mut findings = errors::findings(&course);
        sorted::sort(&mut findings);
        findings.dedup();
        Ok((course, findings))
    }

    /// What could be better (the warnings of L3).
    pub fn advice(&self) -> Vec<Finding> {
        let mut findings = advice::findings(self, &Field::new(self));
        sorted::sort(&mut findings);
        findings
    }

    /// Where the file says what the course is made of: its map, or `on`.
    pub(crate) fn ground_position(&self) -> Position {
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
        let index = crate::course_file::LANGUAGES
            .iter()
            .position(|l| *l == language);
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
    pub fn turns(&self, balls: &[Ball]) -> Vec<Ball> {
        Ball::turns(self.order, balls)
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
