//! Carramboule for the page: the table, what its balls do, shots to try.

use crate::carramboule::wire::{
    CarrambouleAction, CarrambouleBall, CarrambouleKind, CarrambouleOutcome, CarrambouleVerdict,
};
use serde::{Deserialize, Serialize};

/// What the balls of a shot do, in pieces of constant acceleration, in SI units.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct Motion {
    /// Ball 0 is the cue ball.
    pub balls: Vec<BallMotion>,
    pub contacts: Vec<MotionContact>,
    /// Seconds.
    pub duration: f64,
}

/// The way of one ball.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct BallMotion {
    pub kind: CarrambouleKind,
    pub pieces: Vec<MotionPiece>,
    /// When it fell, and into which pocket.
    pub fell: Option<(f64, u8)>,
}

/// From `t` on: position `p + v·s + a·s²/2` with `s` seconds since `t`; spin about the axes.
#[derive(Clone, Copy, PartialEq, Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct MotionPiece {
    pub t: f64,
    pub p: [f64; 2],
    pub v: [f64; 2],
    pub a: [f64; 2],
    pub w: [f64; 3],
}

/// Something that can be heard.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct MotionContact {
    pub t: f64,
    /// `strike`, `ball`, `cushion` or `pocket`.
    pub kind: String,
    pub balls: Vec<u8>,
    /// The speed of the first ball just before, m/s.
    pub speed: f64,
}

/// The Carramboule table as data, for drawing and aiming; metres.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct TableShape {
    pub side: f64,
    pub radius: f64,
    pub pocket_radius: f64,
    pub pockets: Vec<[f64; 2]>,
    /// From and to, across the table.
    pub camp: [f64; 2],
    /// How far the camp lines of the seats are up the table.
    pub camp_lines: [f64; 2],
    pub fastest: f64,
    /// Farthest tip offset as a share of the radius.
    pub tip: f64,
    /// Steepest cue, radians.
    pub steepest: f64,
}

/// What the player in turn of Carramboule has to heed before a shot.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct Stance {
    /// Where the cue ball may be put on the camp line: from, to; micrometres, in order.
    pub places: Vec<[i32; 2]>,
    /// K6: the balls (places in the list of the view) that must not be played directly.
    pub barred: Vec<u8>,
    /// A shot to begin aiming from: the cue ball free on its line, at an own ball where one can be
    /// played directly, and no foul as it is. Nothing while a choice is due.
    pub stand: Option<CarrambouleAction>,
    /// While a choice is due: what the referee would say to `pass` and to `replay`.
    pub choices: Option<(CarrambouleVerdict, CarrambouleVerdict)>,
}

/// A position on the practice table with a shot to try.
#[derive(Clone, PartialEq, Serialize, Deserialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Practice {
    /// Nanometres, the cue ball too, anywhere on the table.
    pub balls: Vec<CarrambouleBall>,
    /// Microradians, mm/s, thousandths of the radius, microradians.
    pub direction: i32,
    pub speed: i32,
    pub side: i32,
    pub top: i32,
    pub elevation: i32,
}

/// What came of a shot that was only tried.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct Tried {
    pub motion: Motion,
    pub outcome: Option<CarrambouleOutcome>,
    /// The balls at rest.
    pub balls: Vec<CarrambouleBall>,
}

/// The shot of a match to remember.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct BestShot {
    /// Its place among the steps of the record.
    pub step: usize,
    /// From 1.
    pub round: u32,
    /// The number of the shot in its round, from 1.
    pub shot: u32,
    pub seat: u8,
    pub pocketed: Vec<CarrambouleKind>,
    pub reason: BestShotReason,
    /// Of ten tries with a steady hand, how many do the same.
    pub made: u32,
}

/// What a shot is remembered for, the most important first.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum BestShotReason {
    Match,
    Round,
    Queen,
    Balls,
}

to_json![Motion, TableShape, Stance, Tried];

impl Practice {
    /// Reads a position and a shot; the error is a sentence.
    pub fn parse(text: &str) -> Result<Practice, String> {
        crate::read_fields(text.as_bytes())
            .map_err(|error| format!("the shot cannot be read: {error}"))
    }
}
