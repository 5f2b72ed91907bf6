//! Inputs and outputs of this crate's functions, except types that are stored or sent over a
//! network. This file contains the types for tables, courses and figures; every other feature has
//! its own module.

use protocol::{
    ByName, Clock, CourseText, Event, GolfPick, MatchSetup, SeatKind, ServerToClient, SixNumbers,
    TableId, TraceFile,
};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;

macro_rules! to_json {
    ($($name:ty),* $(,)?) => {$(
        impl $name {
            /// Returns the value as JSON.
            pub fn to_json(&self) -> String {
                protocol::json::line(self)
            }
        }
    )*};
}

mod billiard;
pub mod daily;
pub mod pads;
pub mod replay;
#[cfg(feature = "study")]
pub mod solid;
pub mod workshop;

pub use billiard::{
    BallMotion, BestShot, BestShotReason, Motion, MotionContact, MotionPiece, Practice, Stance,
    TableShape, Tried,
};

/// A local table to open in the page.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug, TS)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct NewLocalTable {
    pub table: TableId,
    pub setup: MatchSetup,
    pub seats: Vec<SeatKind>,
    pub clock: Option<Clock>,
}

/// The dice, cards, tokens and pieces in the game boxes, to choose from.
#[derive(Clone, PartialEq, Eq, Serialize, Debug, TS)]
#[allow(missing_docs)]
pub struct Boxes {
    pub dice: Vec<BoxedDie>,
    pub cards: Vec<SixNumbers>,
    /// The suggested tokens for scattering.
    pub tokens: Vec<i8>,
    pub pieces: Vec<BoxedPiece>,
}

/// A piece, how many of these pieces there are, and the game box that contains them.
#[derive(Clone, PartialEq, Eq, Serialize, Debug, TS)]
#[allow(missing_docs)]
pub struct BoxedPiece {
    pub id: String,
    /// The game box: `base` or `ext`.
    pub home: String,
    pub count: usize,
    /// Whether the piece can be placed with a channel.
    pub channel: bool,
    /// For tokens, each value and how many tokens have it.
    pub values: Vec<(i8, usize)>,
}

/// A die and the game box that contains it.
#[derive(Clone, PartialEq, Eq, Serialize, Debug, TS)]
#[allow(missing_docs)]
pub struct BoxedDie {
    pub id: String,
    pub impulses: [u8; 6],
    /// The game box: `base` or `ext`.
    pub home: String,
}

/// The findings on the setup of a mini golf match.
#[derive(Clone, PartialEq, Eq, Serialize, Debug, TS)]
#[allow(missing_docs)]
pub struct SetupCheck {
    /// Problems that prevent the match from being played; empty if there are none.
    pub wrong: Vec<SetupRemark>,
    /// Suggestions, which do not prevent play.
    pub advice: Vec<SetupRemark>,
    /// The order of play of the balls on each course; empty while there is a problem.
    pub orders: Vec<Vec<String>>,
}

/// One finding on a setup, which the page puts into words.
#[derive(Clone, PartialEq, Eq, Serialize, Debug, TS)]
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

/// A point on a board, in the units of the board's picture.
#[derive(Clone, Copy, PartialEq, Serialize, Debug, TS)]
#[allow(missing_docs)]
pub struct Spot {
    pub x: f64,
    pub y: f64,
    /// Whether a deck covers the ball.
    pub hidden: bool,
    /// Whether the ball is on top of a tall piece.
    pub top: bool,
}

/// Where a stroke in one direction leads.
#[derive(Clone, PartialEq, Serialize, Debug, TS)]
#[allow(missing_docs)]
pub struct Way {
    /// A direction on the lattice, independent of the picture's rotation.
    pub dir: String,
    /// The rotation of the lattice in its picture, in clockwise quarter turns.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub turn: Option<i8>,
    pub trace: TraceFile,
    /// For each event in the trace, where the event's ball is afterwards; null for caroms and piece
    /// events.
    pub spots: Vec<Option<Spot>>,
    /// For each event in the trace, the ball's distance to the hole afterwards, in steps around
    /// walls; for a carom, the distance of the struck ball before the stroke. Null for piece
    /// events, and if no path leads to the hole.
    pub steps: Vec<Option<u16>>,
    /// The picture's `path` layer.
    pub path: String,
    /// The changes to the board during the stroke.
    pub changes: Vec<LayerChange>,
}

/// Why an event of a stroke happened. The page has a text and a rule for each reason.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Debug, TS)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum StrokeReason {
    Step,
    StepSlow,
    StepWater,
    StepUp,
    StepDown,
    StepTop,
    BounceMirror,
    BounceFollow,
    BounceBack,
    BounceTwo,
    BounceBlocked,
    BounceArrow,
    BouncePath,
    BounceRoller,
    BounceSpinner,
    BounceToppler,
    BounceDoor,
    Carom,
    SettleSpent,
    SettleTooDear,
    SettleWater,
    SettleDoor,
    SettleCarom,
    SettleRolledBack,
    SettleFellThrough,
    SettleWedged,
    Token,
    PieceRoller,
    PieceSpinner,
    PieceToppler,
    PieceDoor,
    Holed,
}

/// The layers of the board after an event that changed them.
#[derive(Clone, PartialEq, Eq, Serialize, Debug, TS)]
#[allow(missing_docs)]
pub struct LayerChange {
    /// The index of the event in the trace.
    pub event: usize,
    pub layers: BoardLayers,
}

/// The mini golf stroke or Carramboule shot that an update shows.
#[derive(Clone, PartialEq, Serialize, Debug, TS)]
#[allow(missing_docs)]
pub struct Shown {
    pub stroke: Option<Way>,
    /// How spectacular the stroke is; null if it is not worth a replay.
    pub highlight: Option<Highlight>,
    pub motion: Option<Motion>,
}

/// A mini golf stroke worth a replay.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Debug, TS)]
#[allow(missing_docs)]
pub struct Highlight {
    /// How spectacular the stroke is; higher is better.
    pub rating: u16,
    /// If the ball was holed, how many of the die's six sides could have holed it.
    pub sides: Option<u8>,
}

/// The cells that a ball can reach in any open direction with any side of a die or card.
#[derive(Clone, PartialEq, Serialize, Debug, TS)]
#[allow(missing_docs)]
pub struct Reach {
    pub pick: GolfPick,
    /// The impulses of the six sides.
    pub impulses: [u8; 6],
    pub places: Vec<ReachPlace>,
    /// For each side of the die, whether a stroke in some direction ends in the hole.
    pub holes: [bool; 6],
}

/// A cell that the ball can reach.
#[derive(Clone, PartialEq, Serialize, Debug, TS)]
#[allow(missing_docs)]
pub struct ReachPlace {
    pub at: [i32; 2],
    pub spot: Spot,
    /// How many of the die's six sides can bring the ball to this cell.
    pub sides: u8,
}

/// The board layers that a stroke can change.
#[derive(Clone, PartialEq, Eq, Serialize, Debug, TS)]
#[allow(missing_docs)]
pub struct BoardLayers {
    pub hints: String,
    pub tokens: String,
    pub movers: String,
}

/// The picture of a board without balls, and the positions of balls and cells in it.
#[derive(Clone, PartialEq, Serialize, Debug, TS)]
#[allow(missing_docs)]
pub struct BoardPicture {
    pub svg: String,
    /// The positions of the balls.
    pub balls: ByName<Spot>,
    /// The start cells, in the course's order.
    pub starts: Vec<BoardCell>,
    pub hole: BoardCell,
    /// The rotation of the lattice in clockwise quarter turns: 1 or -1; absent if it is 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub turn: Option<i8>,
}

/// A cell and its position in the picture.
#[derive(Clone, PartialEq, Serialize, Debug, TS)]
#[allow(missing_docs)]
pub struct BoardCell {
    pub at: [i32; 2],
    pub spot: Spot,
}

/// A course or layout in the collection.
#[derive(Clone, PartialEq, Eq, Serialize, Debug, TS)]
#[allow(missing_docs)]
pub struct CourseCard {
    pub id: String,
    /// The name in each language.
    pub names: ByName<String>,
    pub limit: u8,
    /// Whether the course is one of the nine printed ones rather than a layout.
    pub plain: bool,
    /// The kinds of pieces on the course: `tall`, `moving`, `tokens`.
    pub with: Vec<String>,
    /// The number of tokens on the course.
    pub tokens: usize,
    /// The game boxes needed to build the course: `base`, `ext`.
    pub boxes: Vec<String>,
    /// A course file that includes its map.
    pub file: String,
}

/// A course of a match.
#[derive(Clone, PartialEq, Eq, Serialize, Debug, TS)]
#[allow(missing_docs)]
pub struct MatchCourse {
    pub id: String,
    /// The course file, even if the setup has it only where the course is first played.
    pub file: String,
    /// The name in each language.
    pub names: ByName<String>,
    /// All twelve balls in the order of play.
    pub order: Vec<String>,
    /// Whether the course has pieces.
    pub pieces: bool,
    /// The number of tokens on the course.
    pub tokens: usize,
    /// Whether the course is in the collection under this id. A course from the workshop may have
    /// the id of another course.
    pub standard: bool,
}

/// The scores of a mini golf match.
#[derive(Clone, PartialEq, Eq, Serialize, Debug, TS)]
#[allow(missing_docs)]
pub struct Scores {
    /// Each ball's strokes and tokens over all courses.
    pub sums: ByName<BallSum>,
    /// The numbers on the stroke counter in each lap, up to the limit of the current course.
    pub counter: Vec<Vec<u8>>,
}

/// The strokes (or rounds) of a ball, and the total value of its tokens.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Debug, TS)]
#[allow(missing_docs)]
pub struct BallSum {
    pub strokes: u32,
    pub tokens: i32,
    /// The score: strokes plus tokens.
    pub total: i32,
}

/// The findings on a course file.
#[derive(Clone, PartialEq, Eq, Serialize, Debug, TS)]
#[allow(missing_docs)]
pub struct CourseCheck {
    /// The course; null if it cannot be played.
    pub course: Option<CourseCard>,
    pub findings: Vec<CourseFinding>,
}

/// A finding on a course file.
#[derive(Clone, PartialEq, Eq, Serialize, Debug, TS)]
#[allow(missing_docs)]
pub struct CourseFinding {
    pub line: u32,
    pub column: u32,
    pub error: bool,
    /// The finding as an English sentence.
    pub text: String,
    /// The key of the page's message. In `locales`, the name of the message is `finding-` followed
    /// by this key.
    pub key: String,
    /// The arguments of the message, such as piece names and numbers.
    pub facts: BTreeMap<String, String>,
    /// The affected cells.
    pub cells: Vec<[i32; 2]>,
    /// The index of the affected piece in the file; present only in drafts.
    pub piece: Option<usize>,
}

/// The title and text of a figure in the rules.
#[derive(Clone, PartialEq, Eq, Serialize, Debug, TS)]
#[allow(missing_docs)]
pub struct FigureWords {
    pub title: String,
    pub text: String,
}

/// A figure in the rules, with its animated scenes.
#[derive(Clone, PartialEq, Serialize, Debug, TS)]
#[allow(missing_docs)]
pub struct FigurePicture {
    pub number: String,
    pub rules: Vec<String>,
    pub title: String,
    pub text: String,
    /// The complete figure as a still picture.
    pub still: String,
    pub scenes: Vec<FigureScenePicture>,
}

/// An animated scene of a figure.
#[derive(Clone, PartialEq, Serialize, Debug, TS)]
#[allow(missing_docs)]
pub struct FigureScenePicture {
    pub caption: Option<String>,
    /// The board; null for figures without a course.
    pub board: Option<BoardPicture>,
    /// The picture's `notes` layer: letters and arrows.
    pub notes: String,
    pub strokes: Vec<FigureStrokePicture>,
}

/// A stroke in a figure.
#[derive(Clone, PartialEq, Serialize, Debug, TS)]
#[allow(missing_docs)]
pub struct FigureStrokePicture {
    pub ball: String,
    pub dir: String,
    pub impulses: u8,
    pub words: Option<String>,
    /// The positions of the balls before the stroke.
    pub before: ByName<Spot>,
    pub layers: BoardLayers,
    pub way: Way,
}

/// A position that belongs to no table. The page shows it, or tries a stroke from it.
#[derive(Clone, PartialEq, Eq, Deserialize, Debug, TS)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Position {
    /// A course file.
    pub course: String,
    /// The cell of each ball on the course, all at ground level.
    pub balls: BTreeMap<String, [i32; 2]>,
    /// The ball to play, and the impulses to play it with.
    pub stroke: Option<PositionStroke>,
    /// The visible part of the board: left, top, right, bottom.
    pub view: Option<[i32; 4]>,
}

/// A stroke to try in all open directions.
#[derive(Clone, PartialEq, Eq, Deserialize, Debug, TS)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct PositionStroke {
    pub ball: String,
    pub impulses: u8,
}

/// The picture of a position.
#[derive(Clone, PartialEq, Serialize, Debug, TS)]
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

/// Reads a JSON array of events. On error, returns a one-sentence reason.
pub fn events(text: &str) -> Result<Vec<Event>, String> {
    protocol::json::read_structs(text.as_bytes())
        .map_err(|error| format!("the events cannot be read: {error}"))
}

/// Reads a JSON array of courses. On error, returns a one-sentence reason.
pub fn courses(text: &str) -> Result<Vec<CourseText>, String> {
    protocol::json::read_structs(text.as_bytes())
        .map_err(|error| format!("the courses cannot be read: {error}"))
}

/// Returns messages as a JSON array.
pub fn messages(messages: &[ServerToClient]) -> String {
    protocol::json::line(&messages)
}

/// Returns a value as JSON.
pub fn json<T: Serialize>(value: &T) -> String {
    protocol::json::line(value)
}

impl NewLocalTable {
    /// Reads the description of a new table. On error, returns a one-sentence reason.
    pub fn parse(text: &str) -> Result<NewLocalTable, String> {
        protocol::json::read_struct(text.as_bytes())
            .map_err(|error| format!("the table cannot be read: {error}"))
    }
}

impl Position {
    /// Reads a position. On error, returns a one-sentence reason.
    pub fn parse(text: &str) -> Result<Position, String> {
        protocol::json::read(text.as_bytes())
            .map_err(|error| format!("the position cannot be read: {error}"))
    }
}
