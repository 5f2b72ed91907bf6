//! What the page asks the core about a table, a course or a figure: previews, pictures, motion.
//!
//! None of it is stored or sent over the network; the core in the page writes it, the page reads it.

use crate::by_name::ByName;
use crate::event::{Clock, Event, MatchSetup, SeatKind};
use crate::golf_wire::{GolfPick, SixNumbers};
use crate::ids::TableId;
use crate::message::ServerToClient;
use crate::trace::TraceFile;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

macro_rules! to_json {
    ($($name:ty),* $(,)?) => {$(
        impl $name {
            /// As JSON.
            pub fn to_json(&self) -> String {
                crate::json_line(self)
            }
        }
    )*};
}

mod billiard;

pub use billiard::{
    BallMotion, BestShot, BestShotReason, Motion, MotionContact, MotionPiece, Practice, Stance,
    TableShape, Tried,
};

/// A table that the page opens for itself.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct NewLocalTable {
    #[cfg_attr(test, ts(type = "string"))]
    pub table: TableId,
    pub setup: MatchSetup,
    pub seats: Vec<SeatKind>,
    pub clock: Option<Clock>,
}

/// What is in the boxes to choose from.
#[derive(Clone, PartialEq, Eq, Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct Boxes {
    pub dice: Vec<BoxedDie>,
    pub cards: Vec<SixNumbers>,
    /// The tokens suggested for scattering.
    pub tokens: Vec<i8>,
    pub pieces: Vec<BoxedPiece>,
}

/// A piece, how many there are of it, and the box they come in.
#[derive(Clone, PartialEq, Eq, Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct BoxedPiece {
    pub id: String,
    /// `base` or `ext`.
    pub home: String,
    pub count: usize,
    /// Whether it can be laid with a channel.
    pub channel: bool,
    /// Of tokens: each value, and how many there are of it.
    pub values: Vec<(i8, usize)>,
}

/// A die and the box it comes in.
#[derive(Clone, PartialEq, Eq, Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct BoxedDie {
    pub id: String,
    pub impulses: [u8; 6],
    /// `base` or `ext`.
    pub home: String,
}

/// What is to be said about a match of mini golf before it begins.
#[derive(Clone, PartialEq, Eq, Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct SetupCheck {
    /// Why it cannot be played; nothing if it can.
    pub wrong: Vec<SetupRemark>,
    /// What could be better; it forbids nothing.
    pub advice: Vec<SetupRemark>,
    /// By course: the balls in their order of play; nothing while something is wrong.
    pub orders: Vec<Vec<String>>,
}

/// One thing about a match, for the page to put into words.
#[derive(Clone, PartialEq, Eq, Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "what", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum SetupRemark {
    NoPlayers,
    NoBall { seat: usize },
    BallTwice { ball: String },
    CaromAlone,
    Courses,
    Limit,
    Tokens,
    NoRoomForTokens { course: usize },
    CaromWithTall { course: usize },
    CaromWithDynamic { course: usize },
    MoreBalls,
    HigherLimit { course: usize },
}

/// Where something is seen on a board, in the units of its picture.
#[derive(Clone, Copy, PartialEq, Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct Spot {
    pub x: f64,
    pub y: f64,
    /// Whether a deck is above it.
    pub hidden: bool,
    /// Whether it is on top of a tall piece.
    pub top: bool,
}

/// Where one direction leads.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct Way {
    /// A direction of the lattice, however it is turned.
    pub dir: String,
    /// By how many quarters the lattice of its picture is turned, clockwise.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub turn: Option<i8>,
    pub trace: TraceFile,
    /// By event of the trace: where its ball is seen after it; null for events of pieces.
    pub spots: Vec<Option<Spot>>,
    /// By event of the trace: how many steps its ball is from the hole after it, round the walls;
    /// for a carom, how many the struck ball had before the stroke. Null for events of pieces, and
    /// where no way leads to the hole.
    pub steps: Vec<Option<u16>>,
    /// The layer `path` of the picture.
    pub path: String,
    /// What changes on the board meanwhile.
    pub changes: Vec<LayerChange>,
}

/// The layers of the board after an event of a trace that changed them.
#[derive(Clone, PartialEq, Eq, Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct LayerChange {
    /// The event's place in the trace.
    pub event: usize,
    pub layers: BoardLayers,
}

/// What an update shows: the stroke of mini golf or the shot of Carramboule among its events.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct Shown {
    pub stroke: Option<Way>,
    /// Null if the stroke is not worth watching again.
    pub highlight: Option<Highlight>,
    pub motion: Option<Motion>,
}

/// A stroke of mini golf worth watching again.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct Highlight {
    /// The higher, the better to watch.
    pub rating: u16,
    /// How many of the six sides of the die could have holed the ball, if it was holed.
    pub sides: Option<u8>,
}

/// What a die or card could do from where the ball is, over its sides and all open directions.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct Reach {
    pub pick: GolfPick,
    /// The impulses of the six sides.
    pub impulses: [u8; 6],
    pub places: Vec<ReachPlace>,
    /// By side: whether some direction leads into the hole.
    pub holes: [bool; 6],
}

/// A place within reach.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct ReachPlace {
    pub at: [i32; 2],
    pub spot: Spot,
    /// How many of the six sides can bring the ball there.
    pub sides: u8,
}

/// The layers of a board that a stroke can change.
#[derive(Clone, PartialEq, Eq, Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct BoardLayers {
    pub hints: String,
    pub tokens: String,
    pub movers: String,
}

/// A board as it is shown: the picture without balls, and where things are seen on it.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct BoardPicture {
    pub svg: String,
    /// The balls on it.
    #[cfg_attr(test, ts(as = "std::collections::BTreeMap<String, Spot>"))]
    pub balls: ByName<Spot>,
    /// The start cells in the order of the course.
    pub starts: Vec<BoardCell>,
    pub hole: BoardCell,
    /// By how many quarters the lattice is turned, clockwise: 1 or -1; none if it is not.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub turn: Option<i8>,
}

/// A cell and where it is seen.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct BoardCell {
    pub at: [i32; 2],
    pub spot: Spot,
}

/// A course or layout of the collection.
#[derive(Clone, PartialEq, Eq, Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct CourseCard {
    pub id: String,
    /// By language.
    #[cfg_attr(test, ts(as = "std::collections::BTreeMap<String, String>"))]
    pub names: ByName<String>,
    pub limit: u8,
    /// Whether it is one of the nine, not a layout.
    pub plain: bool,
    /// What lies on it, among `tall`, `moving`, `tokens`.
    pub with: Vec<String>,
    /// The boxes needed: `base`, `ext`.
    pub boxes: Vec<String>,
    /// The course file with a map of its own.
    pub file: String,
}

/// What a course file is worth as a file.
#[derive(Clone, PartialEq, Eq, Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct CourseCheck {
    /// Null if it cannot be played.
    pub course: Option<CourseCard>,
    pub findings: Vec<CourseFinding>,
}

/// A remark about a course file.
#[derive(Clone, PartialEq, Eq, Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct CourseFinding {
    pub line: u32,
    pub column: u32,
    pub error: bool,
    /// One English sentence.
    pub text: String,
    /// What it is about, for the page to put into words: `finding-` and this in `locales`.
    pub key: String,
    /// What the words need: keys, pieces by name, numbers.
    pub facts: BTreeMap<String, String>,
    /// The cells it is about.
    pub cells: Vec<[i32; 2]>,
    /// The piece it is about, by its place in the file; only in drafts.
    pub piece: Option<usize>,
}

/// A figure of the rules, played.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct FigurePicture {
    pub number: String,
    pub rules: Vec<String>,
    pub title: String,
    pub text: String,
    /// The whole figure as a still picture.
    pub still: String,
    pub scenes: Vec<FigureScenePicture>,
}

/// A scene of a figure that moves.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct FigureScenePicture {
    pub caption: Option<String>,
    /// Null for figures without a course.
    pub board: Option<BoardPicture>,
    /// The layer `notes` of the picture: letters and arrows.
    pub notes: String,
    pub strokes: Vec<FigureStrokePicture>,
}

/// A stroke of a figure.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct FigureStrokePicture {
    pub ball: String,
    pub dir: String,
    pub impulses: u8,
    pub words: Option<String>,
    /// Where the balls are before it.
    #[cfg_attr(test, ts(as = "std::collections::BTreeMap<String, Spot>"))]
    pub before: ByName<Spot>,
    pub layers: BoardLayers,
    pub way: Way,
}

/// A position to look at or to try a stroke in, without a table.
#[derive(Clone, PartialEq, Eq, Deserialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Position {
    /// A course file.
    pub course: String,
    /// The balls on it, all on the ground.
    pub balls: BTreeMap<String, [i32; 2]>,
    /// The ball to be played, and with what.
    pub stroke: Option<PositionStroke>,
    /// Only this part of the board: left, top, right, bottom.
    pub view: Option<[i32; 4]>,
}

/// A stroke that is to be tried in all open directions.
#[derive(Clone, PartialEq, Eq, Deserialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct PositionStroke {
    pub ball: String,
    pub impulses: u8,
}

/// A position as it is shown.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct PositionPicture {
    pub board: BoardPicture,
    /// Where every open direction leads.
    pub ways: Vec<Way>,
}

to_json![
    Boxes,
    SetupCheck,
    Shown,
    Way,
    Reach,
    BoardPicture,
    BoardLayers,
    CourseCheck,
    FigurePicture,
    PositionPicture,
];

/// Reads events one after the other in an array; the error is a sentence.
pub fn events(text: &str) -> Result<Vec<Event>, String> {
    crate::read_list(text.as_bytes()).map_err(|error| format!("the events cannot be read: {error}"))
}

/// Messages as a JSON array.
pub fn messages(messages: &[ServerToClient]) -> String {
    crate::json_line(&messages)
}

/// Anything of this crate as JSON.
pub fn json<T: Serialize>(value: &T) -> String {
    crate::json_line(value)
}

impl NewLocalTable {
    /// Reads what a table is to be; the error is a sentence.
    pub fn parse(text: &str) -> Result<NewLocalTable, String> {
        crate::read_fields(text.as_bytes())
            .map_err(|error| format!("the table cannot be read: {error}"))
    }
}

impl Position {
    /// Reads a position; the error is a sentence.
    pub fn parse(text: &str) -> Result<Position, String> {
        crate::read_json(text.as_bytes())
            .map_err(|error| format!("the position cannot be read: {error}"))
    }
}
