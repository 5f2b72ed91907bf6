//! All kinds of findings about a course file.

use super::{Finding, Severity, english};
use crate::{Cell, Colour, Direction};
use std::fmt;

/// A part of a file, as named in findings. Each part has its own set of keys.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Part {
    /// A course file.
    Course,
    /// A course in another file.
    InnerCourse,
    /// The table `names`.
    Names,
    /// A `[[piece]]` whose id has not been read yet.
    Piece,
    /// A `[[piece]]` of this shape.
    Shape(String),
    /// A `[[piece]]` that is a token.
    Token,
    /// An `[[arrow]]`.
    Arrow,
    /// A data file that describes the contents of the boxes.
    Box,
    /// A `[[piece]]`, `[[die]]` or `[[card]]` in such a data file.
    Entry,
    /// A part of any other kind of file. The string names the part.
    Other(String),
}

/// A value that can be inserted into the sentence of a finding.
trait Fact {
    fn write(&self) -> String;

    /// Returns the cells that the value names.
    fn cells(&self) -> &[Cell] {
        &[]
    }
}

macro_rules! written {
    ($($type:ty),*) => {
        $(impl Fact for $type {
            fn write(&self) -> String {
                self.to_string()
            }
        })*
    };
}

written!(
    String,
    &'static str,
    usize,
    i64,
    Colour,
    Direction,
    Box<Finding>
);

impl Fact for Cell {
    fn write(&self) -> String {
        self.to_string()
    }

    fn cells(&self) -> &[Cell] {
        std::slice::from_ref(self)
    }
}

impl Fact for Vec<Cell> {
    fn write(&self) -> String {
        list(self)
    }

    fn cells(&self) -> &[Cell] {
        self
    }
}

impl Fact for Vec<String> {
    fn write(&self) -> String {
        self.join(", ")
    }
}

impl Fact for Part {
    /// Writes the part as one word, or as `shape` followed by the shape's name.
    fn write(&self) -> String {
        match self {
            Part::Course => "course",
            Part::InnerCourse => "inner-course",
            Part::Names => "names",
            Part::Piece => "piece",
            Part::Shape(id) => return format!("shape {id}"),
            Part::Token => "token",
            Part::Arrow => "arrow",
            Part::Box => "box",
            Part::Entry => "entry",
            Part::Other(name) => name,
        }
        .to_owned()
    }
}

fn list(cells: &[Cell]) -> String {
    let cells: Vec<String> = cells.iter().map(Cell::to_string).collect();
    cells.join(" ")
}

/// Maximum number of cells listed in a sentence.
const MOST_CELLS: usize = 6;

macro_rules! kinds {
    ($($severity:ident: $($(#[$doc:meta])* $code:literal $kind:ident $({ $($field:ident: $type:ty),* })?,)*)*) => {
        /// The kind of a finding. The sentence for each kind is in `locales/*/findings.ftl`, under
        /// `finding-` followed by the kind's code. The fields are the placeables of that sentence.
        #[derive(Clone, PartialEq, Eq, Debug)]
        #[non_exhaustive]
        #[allow(missing_docs)]
        pub enum FindingKind {
            $($($(#[$doc])* $kind $({ $($field: $type),* })?,)*)*
        }

        impl FindingKind {
            /// The codes of all kinds.
            pub const CODES: &'static [&'static str] = &[$($($code),*),*];

            /// Returns the severity of this kind.
            pub fn severity(&self) -> Severity {
                match self {
                    $($(FindingKind::$kind { .. })|* => Severity::$severity,)*
                }
            }

            /// Returns a stable code that programs can rely on.
            pub fn code(&self) -> &'static str {
                match self {
                    $($(FindingKind::$kind { .. } => $code,)*)*
                }
            }

            fn fields(&self) -> Vec<(&'static str, &dyn Fact)> {
                match self {
                    $($(FindingKind::$kind $({ $($field),* })? => {
                        vec![$($((stringify!($field), $field as &dyn Fact)),*)?]
                    })*)*
                }
            }
        }
    };
}

kinds! {
    Error:

    // Findings about the file as text.
    "file-unreadable" FileUnreadable { reason: String },
    /// Longer than [`CourseFile::MAX_BYTES`](crate::CourseFile::MAX_BYTES).
    "file-too-large" FileTooLarge,
    "not-utf8" NotUtf8,
    /// `reason` is the parser's message, in English.
    "not-toml" NotToml { reason: String },
    "unknown-key" UnknownKey { part: Part, key: String, known: Vec<String> },
    "missing-key" MissingKey { part: Part, key: String },
    "not-text" NotText { key: String },
    "not-table" NotTable { key: String },
    "not-boolean" NotBoolean { key: String },
    "not-integer" NotInteger { key: String, low: i64, high: i64 },
    "not-list" NotList { key: String },
    "too-many-entries" TooManyEntries { key: String, count: usize, most: usize },
    "too-few-entries" TooFewEntries { key: String, count: usize, least: usize },
    /// The value is not written as `[[key]]`.
    "not-tables" NotTables { key: String },
    "not-pair" NotPair { key: String },
    "odd-cell" OddCell { x: i64, y: i64 },
    "not-one-of" NotOneOf { key: String, words: Vec<String> },

    // Findings about the content of a course file.
    "format" WrongFormat,
    "control-character" ControlCharacter { key: String },
    "text-length" TextLength { key: String, most: usize },
    "not-colour" NotColour,
    "colour-twice" ColourTwice { colour: Colour },
    "order-incomplete" OrderIncomplete,
    /// The file has `start` or `hole` as well as a map.
    "end-beside-map" EndBesideMap { key: &'static str },
    "origin-beside-on" OriginBesideOn,
    "map-and-on" MapAndOn,
    "no-ground" NoGround,
    "course-twice" CourseTwice { course: String },
    "no-courses" NoCourses,
    "map-quotes" MapQuotes,
    "map-too-long" MapTooLong { count: usize, rows: usize, columns: usize },
    "map-too-wide" MapTooWide { columns: usize },
    "map-tab" MapTab,
    "map-sign" MapSign { sign: String },
    "map-between" MapBetween { column: usize, row: usize },
    "no-shape" NoShape { shape: String, known: Vec<String> },
    "no-channel-here" NoChannel { shape: String },

    // Findings about how the parts of a course fit together.
    "course-id" NotCourseId { course: String },
    "course-unknown" UnknownCourse { course: String },
    /// A course named in `on` has a mistake in its own file.
    "course-broken" BrokenCourse { course: String, reason: Box<Finding> },
    "course-is-layout" CourseIsLayout { course: String },
    "other-board" OtherBoard { course: String },
    "fairway-twice" FairwayTwice { course: String, cell: Cell },
    "too-much-fairway" TooMuchFairway { count: usize, most: usize },
    "too-many-pieces" TooManyPieces { count: usize, most: usize },
    /// The placement does not suit the shape. A course file cannot contain this mistake; only
    /// programs can cause it.
    "cannot-lie" CannotLie { shape: String },
    "map-empty" MapEmpty,
    "far-off" FarOff { piece: String },
    "board-too-large" BoardTooLarge { columns: usize, rows: usize },
    "marker-off" MarkerOff { cell: Cell },
    "end-not-on" EndNotOn { key: &'static str },
    "whose-end" WhoseEnd { key: &'static str },
    "start-count" StartCount { count: usize },
    "hole-count" HoleCount { count: usize },

    // Violations of L3.
    "off-fairway" OffFairway { piece: String, cell: Cell },
    "both-on" BothOn { piece: String, other: String, cell: Cell },
    "on-end" OnEnd { piece: String, cell: Cell },
    "blob-size" BlobSize { piece: String },
    "blob-apart" BlobApart { piece: String },
    "foot-off" FootOff { piece: String, cell: Cell },
    "foot-under" FootUnder { piece: String, other: String, cell: Cell },
    "deck-hole-off" DeckHoleOff { piece: String, cell: Cell },
    "spinner-bare" SpinnerBare { piece: String, cell: Cell },
    "spinner-room" SpinnerRoom { piece: String, cell: Cell },
    "covers-start" CoversStart { piece: String, cell: Cell },
    "covers-hole" CoversHole { piece: String, cell: Cell },
    "hole-on-start" HoleOnStart { cell: Cell },
    "arrow-no-wall" ArrowNoWall { cell: Cell, direction: Direction },
    "arrow-twice" ArrowTwice { cell: Cell, direction: Direction },
    /// The hole cannot be reached from these starts.
    "out-of-reach" OutOfReach { cells: Vec<Cell> },

    Warning:

    /// `home` is the box: `base` or `ext`.
    "too-many" TooMany { home: &'static str, shape: String, count: usize, lie: usize },
    "crowded" Crowded { course: String, count: usize, most: usize },
    "dead-ends" DeadEnds { cells: Vec<Cell> },
    /// No ball can reach these fairway cells.
    "unreached" Unreached { cells: Vec<Cell> },
    "mouth-at-wall" MouthAtWall { piece: String, cell: Cell },
    "sent-back" SentBack { piece: String, cell: Cell },
    "made-for" MadeFor { piece: String, course: String },
    "no-company" NoCompany { piece: String },
}

impl FindingKind {
    /// Returns the values of the placeables, by name: pieces, cells (`x,y`) and numbers. The value
    /// of `part` or `home` is a word with a message of its own, such as `finding-part-course`.
    pub fn facts(&self) -> Vec<(&'static str, String)> {
        let fields = self.fields().into_iter();
        let mut facts: Vec<_> = fields.map(|(name, fact)| (name, fact.write())).collect();
        if let FindingKind::DeadEnds { cells } | FindingKind::Unreached { cells } = self {
            let more = if cells.len() > MOST_CELLS { " …" } else { "" };
            let some = list(&cells[..cells.len().min(MOST_CELLS)]) + more;
            facts.extend([("some", some), ("count", cells.len().to_string())]);
        }
        facts
    }

    /// Returns the cells that the finding is about.
    pub fn cells(&self) -> Vec<Cell> {
        let fields = self.fields();
        let cells = fields.iter().flat_map(|(_, fact)| fact.cells());
        cells.copied().collect()
    }

    /// Returns a finding of this kind at a position.
    pub fn at(self, position: super::TextPosition) -> Finding {
        Finding {
            position,
            kind: self,
        }
    }
}

impl fmt::Display for FindingKind {
    /// Writes one English sentence that says what to do.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sentence = english::sentence(&format!("finding-{}", self.code()), &self.facts());
        f.write_str(sentence.as_deref().unwrap_or(self.code()))
    }
}
