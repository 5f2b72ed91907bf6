//! Carramboule for the page: the table, the motion of the balls, and trial shots.

use protocol::carramboule::wire::{
    CarrambouleAction, CarrambouleBall, CarrambouleKind, CarrambouleOutcome, CarrambouleVerdict,
};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The motion of all balls in a shot, split into phases of constant acceleration. All values are in
/// SI units.
#[derive(Clone, PartialEq, Serialize, Debug, TS)]
#[allow(missing_docs)]
pub struct Motion {
    /// Ball 0 is the cue ball.
    pub balls: Vec<BallMotion>,
    pub contacts: Vec<MotionContact>,
    /// How long the motion lasts, in seconds.
    pub duration: f64,
}

/// The motion of one ball.
#[derive(Clone, PartialEq, Serialize, Debug, TS)]
#[allow(missing_docs)]
pub struct BallMotion {
    pub kind: CarrambouleKind,
    pub pieces: Vec<MotionPiece>,
    /// When the ball fell into a pocket, and the index of the pocket.
    pub fell: Option<(f64, u8)>,
}

/// The motion from time `t` on: position `p + v·s + a·s²/2`, with `s` in seconds since `t`, and the
/// spin about each axis.
#[derive(Clone, Copy, PartialEq, Serialize, Debug, TS)]
#[allow(missing_docs)]
pub struct MotionPiece {
    pub t: f64,
    pub p: [f64; 2],
    pub v: [f64; 2],
    pub a: [f64; 2],
    pub w: [f64; 3],
}

/// A contact that makes a sound.
#[derive(Clone, PartialEq, Serialize, Debug, TS)]
#[allow(missing_docs)]
pub struct MotionContact {
    pub t: f64,
    /// The kind of contact: `strike`, `ball`, `cushion` or `pocket`.
    pub kind: String,
    pub balls: Vec<u8>,
    /// The speed of the fastest of these balls, just before the contact, in m/s.
    pub speed: f64,
}

/// The geometry of the Carramboule table for drawing and aiming, in metres.
#[derive(Clone, PartialEq, Serialize, Debug, TS)]
#[allow(missing_docs)]
pub struct TableShape {
    pub side: f64,
    pub radius: f64,
    pub pocket_radius: f64,
    pub pockets: Vec<[f64; 2]>,
    /// Where the camp lines start and end, measured across the table.
    pub camp: [f64; 2],
    /// The y coordinate of each seat's camp line.
    pub camp_lines: [f64; 2],
    pub fastest: f64,
    /// The largest allowed distance between the tip and the ball's centre, as a fraction of the
    /// radius.
    pub tip: f64,
    /// The steepest allowed cue angle, in radians.
    pub steepest: f64,
}

/// The restrictions on the next shot.
#[derive(Clone, PartialEq, Serialize, Debug, TS)]
#[allow(missing_docs)]
pub struct Stance {
    /// The intervals of the camp line where the cue ball may be placed: start and end in
    /// micrometres, in ascending order.
    pub places: Vec<[i32; 2]>,
    /// The balls, by index in the view, that the cue ball must not hit directly (K6).
    pub barred: Vec<u8>,
    /// The shot that is shown when aiming begins; null while a choice is due. The cue ball is
    /// placed where it touches no other ball. If possible, the shot is not a foul and aims at one
    /// of the player's balls that the cue ball may hit directly.
    pub stand: Option<CarrambouleAction>,
    /// While a choice is due: the verdicts on `pass` and on `replay`.
    pub choices: Option<(CarrambouleVerdict, CarrambouleVerdict)>,
}

/// A position on the practice table and a shot to try.
#[derive(Clone, PartialEq, Serialize, Deserialize, Debug, TS)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Practice {
    /// All balls, including the cue ball, anywhere on the table. Positions are in nanometres.
    pub balls: Vec<CarrambouleBall>,
    /// The direction and elevation are in microradians, the speed is in mm/s, and side and top are
    /// in thousandths of the radius.
    pub direction: i32,
    pub speed: i32,
    pub side: i32,
    pub top: i32,
    pub elevation: i32,
}

/// The result of a trial shot.
#[derive(Clone, PartialEq, Serialize, Debug, TS)]
#[allow(missing_docs)]
pub struct Tried {
    pub motion: Motion,
    pub outcome: Option<CarrambouleOutcome>,
    /// The balls at rest after the shot.
    pub balls: Vec<CarrambouleBall>,
}

/// The most memorable shot of a match.
#[derive(Clone, PartialEq, Serialize, Debug, TS)]
#[allow(missing_docs)]
pub struct BestShot {
    /// The index of the shot's step in the record.
    pub step: usize,
    /// The number of the round, from 1.
    pub round: u32,
    /// The number of the shot in its round, from 1.
    pub shot: u32,
    pub seat: u8,
    pub pocketed: Vec<CarrambouleKind>,
    pub reason: BestShotReason,
    /// How many of ten repetitions by a skilled player had the same or a better result.
    pub made: u32,
}

/// Why a shot is memorable; the most important reason comes first.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Debug, TS)]
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
    /// Reads a position and a shot. On error, returns a one-sentence reason.
    pub fn parse(text: &str) -> Result<Practice, String> {
        protocol::json::read_struct(text.as_bytes())
            .map_err(|error| format!("the shot cannot be read: {error}"))
    }
}
