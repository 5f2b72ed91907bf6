//! What the page shows of a record: its steps, advice, the check of its dice.

use crate::by_name::ByName;
use crate::page::{BoardLayers, Motion, Spot, Way};
use crate::{
    CarrambouleAction, CarrambouleBall, GolfAction, GolfPick, MatchSetup, Millis, Seat, SeatResult,
    SeatView, Version, View, Withdrawal,
};
use serde::Serialize;
use ts_rs::TS;

/// A record that was opened.
#[derive(Clone, PartialEq, Serialize, TS, Debug)]
#[allow(missing_docs)]
pub struct FilmInfo {
    pub table: String,
    pub setup: MatchSetup,
    pub seats: Vec<SeatView>,
    /// Whether it is there to its end.
    pub finished: bool,
    pub results: Option<Vec<SeatResult>>,
    #[ts(type = "number")]
    pub begun: Millis,
    pub steps: Vec<FilmStep>,
    /// What is wrong with it; it is shown up to there.
    pub fault: Option<FilmFault>,
}

/// What one step shows.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, TS, Debug)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum FilmKind {
    Begin,
    /// The next course, or the next round of Carramboule.
    Next,
    Start,
    Pick,
    Roll,
    Stroke,
    Shot,
    Choice,
    Withdrawn,
    End,
}

/// One step of a record.
#[derive(Clone, PartialEq, Eq, Serialize, TS, Debug)]
#[allow(missing_docs)]
pub struct FilmStep {
    pub kind: FilmKind,
    /// The last event it shows.
    pub version: Version,
    pub seat: Option<Seat>,
    /// The place of the course, or of the round of Carramboule, from 0.
    pub course: usize,
    pub ball: Option<String>,
    /// The number of the stroke (basic), of the round (carom), or of the shot.
    pub count: u8,
    pub start: Option<[i32; 2]>,
    pub pick: Option<GolfPick>,
    pub impulses: Option<u8>,
    /// Null in a stroke that passes.
    pub dir: Option<String>,
    pub why: Option<Withdrawal>,
}

/// The first event of a record that is wrong.
#[derive(Clone, PartialEq, Eq, Serialize, TS, Debug)]
#[allow(missing_docs)]
pub struct FilmFault {
    pub version: Version,
    /// One English sentence.
    pub text: String,
    /// The kind of the event, as in `EventKind`; empty if it is missing.
    pub event: String,
    /// If it is a roll: its number, from 1.
    pub roll: Option<u32>,
    /// The step that it would have belonged to, or the last one before.
    pub step: usize,
    /// Who was in turn.
    pub seat: Option<Seat>,
}

/// How things are after a step.
#[derive(Clone, PartialEq, Serialize, TS, Debug)]
#[allow(missing_docs)]
pub struct FilmFrame {
    pub view: View,
    /// Mini golf: the balls on the course of the step.
    #[ts(as = "std::collections::BTreeMap<String, Spot>")]
    pub balls: ByName<Spot>,
    pub layers: Option<BoardLayers>,
    /// The stroke of the step.
    pub stroke: Option<Way>,
    /// Carramboule: the shot of the step, what it did, and the balls at rest after it.
    pub shot: Option<CarrambouleAction>,
    pub motion: Option<Motion>,
    pub table: Vec<CarrambouleBall>,
}

/// What the check of the dice found.
#[derive(Clone, PartialEq, Serialize, TS, Debug)]
#[allow(missing_docs)]
pub struct SealCheck {
    pub events: usize,
    /// How many draws of the dice were checked.
    pub draws: u32,
    pub commitment: String,
    pub secret: Option<String>,
    /// By seat; null for a computer player.
    pub contributions: Vec<Option<String>>,
    /// Null if everything is right.
    pub fault: Option<FilmFault>,
}

/// What could be decided before a step of mini golf, and what each choice was worth.
#[derive(Clone, PartialEq, Serialize, TS, Debug)]
#[allow(missing_docs)]
pub struct FilmAdvice {
    pub step: usize,
    pub seat: Seat,
    pub exact: bool,
    pub options: Vec<FilmOption>,
    /// Places among the options.
    pub best: usize,
    pub chosen: usize,
    /// What the choice cost, in strokes.
    pub cost: f64,
}

/// One choice: less is better.
#[derive(Clone, PartialEq, Serialize, TS, Debug)]
#[allow(missing_docs)]
pub struct FilmOption {
    pub action: GolfAction,
    pub value: f64,
}

/// What a shot of Carramboule did to the shooter's chance of winning the round, 0 to 1.
#[derive(Clone, PartialEq, Serialize, TS, Debug)]
#[allow(missing_docs)]
pub struct ShotAdvice {
    pub step: usize,
    pub seat: Seat,
    pub before: f64,
    pub after: f64,
    /// After the best shot that was found, on average; never less than `after`.
    pub best: f64,
    /// That shot and what it does; null if the one played was at least as good.
    pub shot: Option<CarrambouleAction>,
    pub motion: Option<Motion>,
}

/// What the places on the board are worth.
#[derive(Clone, PartialEq, Serialize, TS, Debug)]
#[allow(missing_docs)]
pub struct FilmValues {
    /// x, y and the expected rest of the score.
    pub cells: Vec<(i32, i32, f64)>,
    pub exact: bool,
}

/// Luck and skill in a match of mini golf, as the page shows them: strokes won (above zero) or
/// lost against what was to be expected.
#[derive(Clone, PartialEq, Serialize, TS, Debug)]
#[allow(missing_docs)]
pub struct FilmReview {
    /// Whether all courses were solved exactly.
    pub exact: bool,
    /// By seat.
    pub players: Vec<FilmPlayer>,
    /// In the order of play, as far as they were judged.
    pub strokes: Vec<FilmStroke>,
}

/// What the play of one player came to.
#[derive(Clone, Copy, PartialEq, Serialize, TS, Debug)]
#[allow(missing_docs)]
pub struct FilmPlayer {
    /// How many balls on courses were judged.
    pub judged: usize,
    pub score: f64,
    /// The score that perfect play expects.
    pub par: f64,
    pub luck: f64,
    pub skill: f64,
    /// What the guesses of par were off by; 0 where courses are solved exactly.
    pub revised: f64,
}

/// What one stroke came to.
#[derive(Clone, Copy, PartialEq, Serialize, TS, Debug)]
#[allow(missing_docs)]
pub struct FilmStroke {
    pub step: usize,
    pub seat: Seat,
    /// What the roll brought; in a ball's first stroke also what earlier balls had changed.
    pub luck: f64,
    /// What the choices cost; in a ball's first stroke also that of the start.
    pub skill: f64,
    /// Luck and skill of the player up to here.
    pub run: f64,
    /// What the ball could still expect afterwards.
    pub rest: f64,
}
