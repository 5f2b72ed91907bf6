//! What the page shows of a record: its steps, advice, the check of its dice.

use crate::by_name::ByName;
use crate::page::{BoardLayers, Motion, Spot, Way};
use crate::{
    CarrambouleAction, CarrambouleBall, GolfAction, GolfPick, MatchSetup, Millis, Seat, SeatResult,
    SeatView, Version, View, Withdrawal,
};
use serde::Serialize;

/// A record that was opened.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct FilmInfo {
    pub table: String,
    pub setup: MatchSetup,
    pub seats: Vec<SeatView>,
    /// Whether it is there to its end.
    pub finished: bool,
    pub results: Option<Vec<SeatResult>>,
    #[cfg_attr(test, ts(type = "number"))]
    pub begun: Millis,
    pub steps: Vec<FilmStep>,
    /// What is wrong with it; it is shown up to there.
    pub fault: Option<FilmFault>,
}

/// What one step shows.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
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
#[derive(Clone, PartialEq, Eq, Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
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
#[derive(Clone, PartialEq, Eq, Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
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
#[derive(Clone, PartialEq, Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct FilmFrame {
    pub view: View,
    /// Mini golf: the balls on the course of the step.
    #[cfg_attr(test, ts(as = "std::collections::BTreeMap<String, Spot>"))]
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
#[derive(Clone, PartialEq, Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct SealCheck {
    pub events: usize,
    /// How many draws of the dice were checked.
    pub draws: u32,
    pub commitment: String,
    pub secret: Option<String>,
    /// By seat; null for a computer player.
    pub contributions: Vec<Option<String>>,
    /// Whether the dice cannot be checked yet: other tables share them, and their secret is
    /// published later.
    pub sealed: bool,
    /// Null if everything is right.
    pub fault: Option<FilmFault>,
}

/// What could be decided before a step of mini golf, and what each choice was worth.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct FilmAdvice {
    pub step: usize,
    pub seat: Seat,
    pub exact: bool,
    pub options: Vec<FilmOption>,
    /// Places among the options.
    pub best: usize,
    pub chosen: usize,
    /// What the choice cost, in strokes. In carom mode it is found by playing on from both, and
    /// may be below zero.
    pub cost: f64,
    /// The standard error of the cost; 0 in basic mode.
    pub spread: f64,
}

/// One choice: less is better.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct FilmOption {
    pub action: GolfAction,
    pub value: f64,
}

/// What a shot of Carramboule did to the shooter's chance of winning the round, 0 to 1.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
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

/// What a strong player would do at a decision of mini golf.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct PlayHint {
    pub action: GolfAction,
}

/// What the places on the board are worth.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct FilmValues {
    /// x, y and the expected rest of the score.
    pub cells: Vec<(i32, i32, f64)>,
    pub exact: bool,
}

/// Luck and skill in a match of mini golf, as the page shows them: strokes won (above zero) or
/// lost against what was to be expected.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
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
#[derive(Clone, Copy, PartialEq, Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct FilmPlayer {
    /// How many balls on courses were judged; in carom mode how many courses.
    pub judged: usize,
    /// In carom mode the own score less the mean of the others'.
    pub score: f64,
    /// The score that perfect play expects; in carom mode what was to be expected of the above.
    pub par: f64,
    /// In basic mode what rolls and earlier balls brought, in carom mode rolls and others.
    pub luck: f64,
    pub skill: f64,
    /// What of the luck the strokes of others brought; 0 in basic mode.
    pub others: f64,
    /// What the guesses of values were off by; 0 where courses are solved exactly.
    pub revised: f64,
    /// How far off luck and skill may be; 0 in basic mode.
    pub luck_spread: f64,
    pub skill_spread: f64,
}

/// What one stroke came to.
#[derive(Clone, Copy, PartialEq, Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct FilmStroke {
    pub step: usize,
    pub seat: Seat,
    /// What the roll brought; in a ball's first stroke also what earlier balls had changed.
    pub luck: f64,
    /// What the choices cost; in a ball's first stroke also that of the start.
    pub skill: f64,
    /// How far off that may be; 0 in basic mode.
    pub spread: f64,
    /// Luck and skill of the player up to here.
    pub run: f64,
    /// What the ball could still expect afterwards; in carom mode how the player stands then.
    pub rest: f64,
}

/// The chances to win a match of carom mode, stroke by stroke.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct FilmChances {
    /// By seat, before the first stroke.
    pub begin: Vec<f64>,
    pub strokes: Vec<FilmChance>,
    /// The stroke that brought the winner most; null if nobody won alone, or not yet.
    pub decided: Option<FilmDecided>,
}

/// The chances after a stroke.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct FilmChance {
    pub step: usize,
    /// By seat; they add up to 1.
    pub chances: Vec<f64>,
}

/// The stroke that decided a match.
#[derive(Clone, Copy, PartialEq, Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct FilmDecided {
    pub step: usize,
    pub winner: Seat,
    /// The chance of the winner before and after it.
    pub before: f64,
    pub after: f64,
}
