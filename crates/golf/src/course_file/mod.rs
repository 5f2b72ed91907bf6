//! Course files, read but not yet checked.
//!
//! [`CourseFile`] is the unchecked form. [`Course`](crate::Course) is the same course after it has
//! passed the checks in section 9.

mod parse;
mod print;

use crate::finding::{Located, TextPosition};
use crate::piece::{PieceBody, Placement};
use crate::{Catalogue, Cell, Colour, Direction};

/// A cell of a printed map.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Tile {
    /// `.`: plain fairway.
    Fairway,
    /// `s`: a start cell.
    Start,
    /// `o`: the hole.
    Hole,
    /// `#`: straight wall.
    Wall,
    /// `%`: rounded wall.
    RoundedWall,
}

impl Tile {
    /// Returns the tile's character in a map.
    pub const fn character(self) -> char {
        match self {
            Tile::Fairway => '.',
            Tile::Start => 's',
            Tile::Hole => 'o',
            Tile::Wall => '#',
            Tile::RoundedWall => '%',
        }
    }

    /// Returns whether the tile is fairway. Start cells and the hole are fairway too.
    pub const fn is_fairway(self) -> bool {
        matches!(self, Tile::Fairway | Tile::Start | Tile::Hole)
    }
}

/// The ground under the pieces: a map, or one or more printed courses on the same board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ground {
    /// A printed map. Cells are in lattice coordinates and in reading order.
    Map {
        /// The lattice cell at (0,0) on the map.
        origin: Cell,
        /// The cells of the map.
        tiles: Vec<(Cell, Tile)>,
        /// The position of the map in the file.
        position: TextPosition,
    },
    /// Printed courses on one board.
    On {
        /// The ids of these courses.
        courses: Vec<Located<String>>,
        /// The course whose start area is used.
        start: Option<Located<String>>,
        /// The course whose hole is used.
        hole: Option<Located<String>>,
        /// The position of `on` in the file.
        position: TextPosition,
    },
}

/// A `[[piece]]` in a course file.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct PieceEntry {
    pub id: String,
    pub placement: Placement,
    /// The position of the piece in the file. This position is ignored when files are compared.
    pub position: Located<()>,
}

impl PieceEntry {
    /// Returns the piece as it lies on the board, or `None` if the placement does not suit the
    /// shape.
    pub fn body(&self) -> Option<PieceBody> {
        PieceBody::place(Catalogue::standard().shape(&self.id)?, &self.placement)
    }
}

/// An `[[arrow]]`: a rebound printed on the board (rule R5).
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct ArrowEntry {
    pub at: Cell,
    pub incoming: Direction,
    pub outgoing: Direction,
    pub position: Located<()>,
}

/// The languages in which a course can have a name.
pub const LANGUAGES: [&str; 4] = ["en", "fr", "de", "pl"];

/// A course file as written. Comparisons ignore text positions.
///
/// ```
/// use golf::{CourseFile, COURSES};
/// let file = CourseFile::parse(COURSES[0].text).unwrap();
/// assert_eq!(file.name.as_deref(), Some("The Long Step"));
/// assert_eq!(CourseFile::parse(&file.to_string()).unwrap(), file);
/// ```
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct CourseFile {
    pub name: Option<String>,
    /// Names by language, in the order of [`LANGUAGES`].
    pub names: [Option<String>; 4],
    pub board: Option<String>,
    pub order: Option<[Colour; 6]>,
    pub limit: Option<u8>,
    pub ground: Ground,
    pub pieces: Vec<PieceEntry>,
    pub arrows: Vec<ArrowEntry>,
}

impl CourseFile {
    /// Maximum size of a file in bytes.
    pub const MAX_BYTES: usize = 1 << 20;
    /// Maximum number of lines in a map.
    pub const MAX_ROWS: usize = 200;
    /// Maximum number of characters in a map line.
    pub const MAX_COLUMNS: usize = 400;
    /// Maximum number of pieces on a course, and maximum number of arrows.
    pub const MAX_PIECES: usize = 500;
}

impl PartialEq for CourseFile {
    fn eq(&self, other: &Self) -> bool {
        let ground = match (&self.ground, &other.ground) {
            (
                Ground::Map { origin, tiles, .. },
                Ground::Map {
                    origin: other_origin,
                    tiles: other_tiles,
                    ..
                },
            ) => origin == other_origin && tiles == other_tiles,
            (
                Ground::On {
                    courses,
                    start,
                    hole,
                    ..
                },
                Ground::On {
                    courses: other_courses,
                    start: other_start,
                    hole: other_hole,
                    ..
                },
            ) => courses == other_courses && start == other_start && hole == other_hole,
            _ => false,
        };
        ground
            && self.name == other.name
            && self.names == other.names
            && self.board == other.board
            && self.order == other.order
            && self.limit == other.limit
            && self.pieces == other.pieces
            && self.arrows == other.arrows
    }
}

impl Eq for CourseFile {}
