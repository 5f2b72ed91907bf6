//! A course as it stands in its file: read, but not yet judged.
//!
//! [`CourseFile`] is the unchecked form; [`Course`](crate::Course) is what
//! becomes of it once it has passed the rules of section 9.

mod parse;
mod print;

use crate::finding::{Located, TextPosition};
use crate::piece::{PieceBody, Placement};
use crate::{Catalogue, Cell, Colour, Direction};

/// What a cell of a printed map is.
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
    /// The character in the map.
    pub const fn character(self) -> char {
        match self {
            Tile::Fairway => '.',
            Tile::Start => 's',
            Tile::Hole => 'o',
            Tile::Wall => '#',
            Tile::RoundedWall => '%',
        }
    }

    /// Whether a ball can be there.
    pub const fn is_fairway(self) -> bool {
        matches!(self, Tile::Fairway | Tile::Start | Tile::Hole)
    }
}

/// What lies under the pieces.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ground {
    /// A printed map; cells in lattice coordinates, in reading order.
    Map {
        /// Where the map's (0,0) lies on the lattice.
        origin: Cell,
        /// The cells of the map.
        tiles: Vec<(Cell, Tile)>,
        /// Where the map stands in the file.
        position: TextPosition,
    },
    /// Existing courses of one board.
    On {
        /// Their ids.
        courses: Vec<Located<String>>,
        /// The course whose start area is used.
        start: Option<Located<String>>,
        /// The course whose hole is used.
        hole: Option<Located<String>>,
        /// Where `on` stands in the file.
        position: TextPosition,
    },
}

/// A `[[piece]]`.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct PieceEntry {
    pub id: String,
    pub placement: Placement,
    /// Where the piece stands in the file. Positions do not count for equality of files.
    pub position: Located<()>,
}

impl PieceEntry {
    /// The piece on the board; nothing if its shape cannot be laid like this.
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

/// The languages a name can be given in.
pub const LANGUAGES: [&str; 4] = ["en", "fr", "de", "pl"];

/// A course file as written. Equality ignores where things stand in the text.
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
    /// A file larger than this is refused.
    pub const MAX_BYTES: usize = 1 << 20;
    /// A map may have this many lines.
    pub const MAX_ROWS: usize = 200;
    /// A map may have this many characters a line.
    pub const MAX_COLUMNS: usize = 400;
    /// A course may have this many pieces, and as many arrows.
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
