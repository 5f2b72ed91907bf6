//! Replays for the page: the steps of a record, advice, and the result of checking the dice.

use crate::view::{BoardLayers, Motion, Spot, Way};
use protocol::ByName;
use protocol::{
    CarrambouleAction, CarrambouleBall, GolfAction, GolfPick, MatchSetup, Millis, Seat, SeatResult,
    SeatView, Version, View, Withdrawal,
};
use serde::Serialize;
use ts_rs::TS;

/// Why a record cannot be shown.
#[derive(Clone, PartialEq, Serialize, Debug, TS)]
pub struct FilmRefusal {
    /// The kind of reason.
    pub kind: FilmRefusalKind,
    /// The reason in English, for developers.
    pub text: String,
}

/// The reasons for not showing a record.
#[derive(Clone, Copy, PartialEq, Serialize, Debug, TS)]
#[serde(rename_all = "kebab-case")]
pub enum FilmRefusalKind {
    /// The record is too large.
    Large,
    /// Another version of the program wrote the record.
    Version,
    /// Nothing has been played yet.
    Nothing,
    /// The text is not a record.
    NoRecord,
}

/// An opened record.
#[derive(Clone, PartialEq, Serialize, Debug, TS)]
#[allow(missing_docs)]
pub struct FilmInfo {
    pub table: String,
    pub setup: MatchSetup,
    pub seats: Vec<SeatView>,
    /// Whether the record includes the end of the match.
    pub finished: bool,
    pub results: Option<Vec<SeatResult>>,
    pub begun: Millis,
    pub steps: Vec<FilmStep>,
    /// The first fault in the record. The replay ends there.
    pub fault: Option<FilmFault>,
}

/// The kinds of steps in a record.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Debug, TS)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum FilmKind {
    Begin,
    /// The next course, or the next Carramboule round.
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
#[derive(Clone, PartialEq, Eq, Serialize, Debug, TS)]
#[allow(missing_docs)]
pub struct FilmStep {
    pub kind: FilmKind,
    /// The version of the last event that the step shows.
    pub version: Version,
    pub seat: Option<Seat>,
    /// The index of the course, or of the Carramboule round.
    pub course: usize,
    pub ball: Option<String>,
    /// The number of the stroke (basic mode), round (carom mode) or shot (Carramboule).
    pub count: u8,
    pub start: Option<[i32; 2]>,
    pub pick: Option<GolfPick>,
    pub impulses: Option<u8>,
    /// The direction; null if no direction was open.
    pub dir: Option<String>,
    pub why: Option<Withdrawal>,
}

/// The first invalid event in a record.
#[derive(Clone, PartialEq, Eq, Serialize, Debug, TS)]
#[allow(missing_docs)]
pub struct FilmFault {
    pub version: Version,
    /// The fault as an English sentence.
    pub text: String,
    /// The kind of the event, as in `EventKind`; empty if the event is missing.
    pub event: String,
    /// The number of the roll, from 1, if the event is a roll.
    pub roll: Option<u32>,
    /// The step that the event would have belonged to, or the last step before the event.
    pub step: usize,
    /// The seat whose turn it was.
    pub seat: Option<Seat>,
}

/// The state after a step.
#[derive(Clone, PartialEq, Serialize, Debug, TS)]
#[allow(missing_docs)]
pub struct FilmFrame {
    pub view: View,
    /// In mini golf, the balls on the course that the step shows.
    pub balls: ByName<Spot>,
    pub layers: Option<BoardLayers>,
    /// The stroke that the step shows.
    pub stroke: Option<Way>,
    /// In Carramboule, the shot or choice at the step, the motion of the balls, and the balls at
    /// rest afterwards.
    pub shot: Option<CarrambouleAction>,
    pub motion: Option<Motion>,
    pub table: Vec<CarrambouleBall>,
}

/// The result of checking the dice.
#[derive(Clone, PartialEq, Serialize, Debug, TS)]
#[allow(missing_docs)]
pub struct SealCheck {
    pub events: usize,
    /// The number of draws that were checked.
    pub draws: u32,
    pub commitment: String,
    pub secret: Option<String>,
    /// Each seat's contribution to the dice; null for a computer player.
    pub contributions: Vec<Option<String>>,
    /// Whether the dice cannot be checked yet: other tables share them, so their secret is still
    /// unpublished.
    pub sealed: bool,
    /// The first fault; null if everything is correct.
    pub fault: Option<FilmFault>,
}

/// The options that the player had before a mini golf step, and their values.
#[derive(Clone, PartialEq, Serialize, Debug, TS)]
#[allow(missing_docs)]
pub struct FilmAdvice {
    pub step: usize,
    pub seat: Seat,
    pub exact: bool,
    pub options: Vec<FilmOption>,
    /// The index of the best option, and the index of the option that the player chose.
    pub best: usize,
    pub chosen: usize,
    /// The cost of the choice, in strokes. In carom mode, it is estimated by simulation and may be
    /// negative.
    pub cost: f64,
    /// The standard error of the cost; 0 in basic mode.
    pub spread: f64,
}

/// One option; lower values are better.
#[derive(Clone, PartialEq, Serialize, Debug, TS)]
#[allow(missing_docs)]
pub struct FilmOption {
    pub action: GolfAction,
    pub value: f64,
}

/// The shooter's chance of winning the round before and after a Carramboule shot, from 0 to 1.
#[derive(Clone, PartialEq, Serialize, Debug, TS)]
#[allow(missing_docs)]
pub struct ShotAdvice {
    pub step: usize,
    pub seat: Seat,
    pub before: f64,
    pub after: f64,
    /// The average chance after the best shot found; never less than `after`.
    pub best: f64,
    /// The best shot found and its motion; null if no shot is clearly better than the one played.
    pub shot: Option<CarrambouleAction>,
    pub motion: Option<Motion>,
}

/// A strong player's choice in mini golf.
#[derive(Clone, PartialEq, Serialize, Debug, TS)]
#[allow(missing_docs)]
pub struct PlayHint {
    pub action: GolfAction,
}

/// The values of the board's cells.
#[derive(Clone, PartialEq, Serialize, Debug, TS)]
#[allow(missing_docs)]
pub struct FilmValues {
    /// The x and y of each cell, and the expected remaining score from there.
    pub cells: Vec<(i32, i32, f64)>,
    pub exact: bool,
}

/// Luck and skill in a mini golf match, as the page shows them. Values are the strokes gained
/// (positive) or lost (negative) compared with the expected score.
#[derive(Clone, PartialEq, Serialize, Debug, TS)]
#[allow(missing_docs)]
pub struct FilmReview {
    /// Whether all courses were solved exactly.
    pub exact: bool,
    /// Each seat's luck and skill.
    pub players: Vec<FilmPlayer>,
    /// The rated strokes, in the order of play.
    pub strokes: Vec<FilmStroke>,
}

/// One player's luck and skill.
#[derive(Clone, Copy, PartialEq, Serialize, Debug, TS)]
#[allow(missing_docs)]
pub struct FilmPlayer {
    /// The number of rated balls on all courses; in carom mode, the number of rated courses.
    pub judged: usize,
    /// The score; in carom mode, the score minus the mean of the other players' scores.
    pub score: f64,
    /// The expected score under perfect play; in carom mode, the expected value of `score`.
    pub par: f64,
    /// How many strokes the player gained or lost through rolls and through changes made by earlier
    /// balls; in carom mode, through rolls and through other players' strokes.
    pub luck: f64,
    pub skill: f64,
    /// The part of `luck` caused by other players' strokes; 0 in basic mode.
    pub others: f64,
    /// The part of the score that comes from errors in the estimated values; 0 for courses that are
    /// solved exactly.
    pub revised: f64,
    /// The standard errors of luck and skill; 0 in basic mode.
    pub luck_spread: f64,
    pub skill_spread: f64,
}

/// Luck and skill of one stroke.
#[derive(Clone, Copy, PartialEq, Serialize, Debug, TS)]
#[allow(missing_docs)]
pub struct FilmStroke {
    pub step: usize,
    pub seat: Seat,
    /// How many strokes the roll gained or lost. For a ball's first stroke, this includes the
    /// effect of changes that earlier balls made to the course.
    pub luck: f64,
    /// How many strokes the choices gained or lost. For a ball's first stroke, this includes the
    /// choice of the start cell.
    pub skill: f64,
    /// The standard error; 0 in basic mode.
    pub spread: f64,
    /// The player's cumulative luck and skill.
    pub run: f64,
    /// The ball's expected remaining score; in carom mode, the player's expected result.
    pub rest: f64,
}

/// The probabilities of winning a carom-mode match, stroke by stroke.
#[derive(Clone, PartialEq, Serialize, Debug, TS)]
#[allow(missing_docs)]
pub struct FilmChances {
    /// The probability for each seat before the first stroke.
    pub begin: Vec<f64>,
    pub strokes: Vec<FilmChance>,
    /// The stroke that helped the winner most; null if there is no sole winner, or if a player
    /// left.
    pub decided: Option<FilmDecided>,
}

/// The probabilities of winning after a stroke.
#[derive(Clone, PartialEq, Serialize, Debug, TS)]
#[allow(missing_docs)]
pub struct FilmChance {
    pub step: usize,
    /// Each seat's probability; together, the probabilities add up to 1.
    pub chances: Vec<f64>,
}

/// The stroke that decided a match.
#[derive(Clone, Copy, PartialEq, Serialize, Debug, TS)]
#[allow(missing_docs)]
pub struct FilmDecided {
    pub step: usize,
    pub winner: Seat,
    /// The winner's probability before and after the stroke.
    pub before: f64,
    pub after: f64,
}
