//! The wire types for Carramboule: setups, actions, outcomes and views.
//!
//! All numbers are integers in fixed units: micrometres, microradians, millimetres per second,
//! thousandths of a radius. A record therefore reproduces exactly the same shots on every machine.

use crate::ids::{Hex, Seat};
use crate::json::JsonError;
use ::carramboule::board::{Colour, Kind, Player};
use ::carramboule::game::{BallPositions, Game, Phase, Shot};
use ::carramboule::referee::{Choice, Foul, QueenPlace, ShotOutcome, Verdict};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The setup of a Carramboule match. Seat 0 is player A, near y = 0; seat 1 is player B.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Debug, TS)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct CarrambouleSetup {
    /// The seat that starts the first round and plays white in it.
    pub starts: Seat,
}

/// A player's action.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Debug, TS)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
#[allow(missing_docs)]
pub enum CarrambouleAction {
    /// A shot from the player's camp line.
    Shoot {
        /// The x coordinate of the cue ball, in micrometres.
        across: i32,
        /// The direction of the shot, counter-clockwise from +x, in microradians.
        direction: i32,
        /// The speed of the cue, in millimetres per second.
        speed: i32,
        /// How far left of centre the tip hits the ball, in thousandths of the radius; negative is
        /// right.
        side: i32,
        /// How far above centre the tip hits the ball, in thousandths of the radius; negative is
        /// below.
        top: i32,
        /// The angle at which the butt of the cue is raised, in microradians.
        elevation: i32,
    },
    /// The shooter's choice after pocketing both one of their own balls and the cue ball (K-F3,
    /// K-F6).
    Choose { choice: CarrambouleChoice },
}

/// A random event in the game.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug, TS)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum CarrambouleChance {
    /// How a rack is set up before the first shot of a round (K1).
    Rack {
        /// Each ball's offset from its exact position in the rack: x and y in micrometres. The
        /// queen comes first; the other balls follow ring by ring, in the order in which the rules
        /// set them up.
        nudges: Vec<[i8; 2]>,
    },
}

/// A shooter's choice.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Debug, TS)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum CarrambouleChoice {
    Pass,
    Replay,
}

/// A kind of ball.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Debug, TS)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum CarrambouleKind {
    White,
    Black,
    Queen,
    Cue,
}

/// A kind of foul.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Debug, TS)]
#[allow(missing_docs)]
pub enum CarrambouleFoul {
    #[serde(rename = "breach")]
    Breach,
    #[serde(rename = "F1")]
    OpponentBall,
    #[serde(rename = "F2")]
    Scratch,
    #[serde(rename = "F3")]
    OwnBallAndScratch,
    #[serde(rename = "F4")]
    OpponentBallAndScratch,
    #[serde(rename = "F5")]
    ScratchWithOpenQueen,
    #[serde(rename = "F6")]
    ScratchWithCoveredQueen,
}

/// Where the queen is.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Debug, TS)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum CarrambouleQueen {
    Table,
    /// The queen has been pocketed, and the next shot must cover it.
    Pending,
    Held(Seat),
}

/// The result of an action.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug, TS)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct CarrambouleOutcome {
    /// The balls that the shot pocketed, in order; empty for a choice.
    pub pocketed: Vec<CarrambouleKind>,
    /// Whether the cue ball directly hit a ball on or behind the camp line (K6).
    pub breach: bool,
    /// The referee's verdict; null while the shooter has to choose.
    pub verdict: Option<CarrambouleVerdict>,
    /// The first eight bytes of a SHA-256 over the balls' exact motion and final positions
    /// (docs/formats.md).
    #[serde(rename = "print")]
    pub fingerprint: Hex<8>,
}

/// The referee's verdict.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug, TS)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct CarrambouleVerdict {
    /// The number of the shot in its round, from 1.
    pub shot: u32,
    pub foul: Option<CarrambouleFoul>,
    /// The seat that shoots next in this round; null after the round.
    pub next: Option<Seat>,
    /// The numbers of white and black balls on the table.
    pub table: [u8; 2],
    pub queen: CarrambouleQueen,
    /// How many balls each seat still has to return to the table.
    pub owed: [u32; 2],
    /// The balls that return to the centre, in order.
    pub back: Vec<CarrambouleKind>,
    /// How the round ended, if this shot ended it.
    pub round: Option<CarrambouleRound>,
}

/// How a round ended.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Debug, TS)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct CarrambouleRound {
    pub winner: Seat,
    pub points: u32,
}

/// The action that the game is waiting for.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Debug, TS)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum CarramboulePhase {
    Shot,
    Choice,
    Over,
}

/// A ball on the table.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Debug, TS)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct CarrambouleBall {
    pub kind: CarrambouleKind,
    /// The x and y coordinates, rounded to nanometres. The event log determines the exact
    /// positions.
    pub at: [i32; 2],
}

/// The state of a Carramboule match.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug, TS)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct CarrambouleView {
    pub phase: CarramboulePhase,
    /// The number of the round, from 1.
    pub round: u32,
    /// The seat that plays white in this round.
    pub white: Seat,
    /// Each seat's points.
    pub points: [u32; 2],
    /// The numbers of white and black balls on the table.
    pub table: [u8; 2],
    pub queen: CarrambouleQueen,
    /// For each seat, whether the player has pocketed one of their balls and may win the queen.
    pub may_win_queen: [bool; 2],
    /// How many balls each seat still has to return to the table.
    pub owed: [u32; 2],
    /// All balls on the table except the cue ball. While the shooter has to choose, the balls are
    /// where the shot left them.
    pub balls: Vec<CarrambouleBall>,
}

/// Returns the seat of a player.
pub fn seat(player: Player) -> Seat {
    player.index() as Seat
}

/// Returns the player in a seat.
pub fn player(seat: Seat) -> Option<Player> {
    [Player::A, Player::B].get(usize::from(seat)).copied()
}

impl CarrambouleSetup {
    /// Returns the player who starts the match, or `None` if there is no such seat.
    pub fn starts(self) -> Option<Player> {
        player(self.starts)
    }
}

impl CarrambouleAction {
    /// Reads an action from JSON.
    pub fn parse(text: &str) -> Result<CarrambouleAction, JsonError> {
        crate::json::read(text.as_bytes()).map_err(JsonError::with("this is not a shot"))
    }

    /// Returns the action for a shot, rounded to the integer units used on the wire.
    pub fn shoot(shot: &Shot) -> CarrambouleAction {
        // Values out of range saturate, which gives an illegal shot; NaN becomes 0.
        let fixed = |value: f64, unit: f64| (value * unit).round() as i32;
        CarrambouleAction::Shoot {
            across: fixed(shot.across, 1e6),
            direction: fixed(shot.direction, 1e6),
            speed: fixed(shot.speed, 1e3),
            side: fixed(shot.side, 1e3),
            top: fixed(shot.top, 1e3),
            elevation: fixed(shot.elevation, 1e6),
        }
    }

    /// Returns the shot, which is exactly the same on every machine, or `None` for a choice.
    pub fn shot(self) -> Option<Shot> {
        let CarrambouleAction::Shoot {
            across,
            direction,
            speed,
            side,
            top,
            elevation,
        } = self
        else {
            return None;
        };
        let real = |value: i32, unit: f64| f64::from(value) / unit;
        Some(Shot {
            across: real(across, 1e6),
            direction: real(direction, 1e6),
            speed: real(speed, 1e3),
            side: real(side, 1e3),
            top: real(top, 1e3),
            elevation: real(elevation, 1e6),
        })
    }
}

impl From<Choice> for CarrambouleChoice {
    fn from(choice: Choice) -> Self {
        match choice {
            Choice::Pass => Self::Pass,
            Choice::Replay => Self::Replay,
        }
    }
}

impl From<CarrambouleChoice> for Choice {
    fn from(choice: CarrambouleChoice) -> Self {
        match choice {
            CarrambouleChoice::Pass => Self::Pass,
            CarrambouleChoice::Replay => Self::Replay,
        }
    }
}

impl From<Kind> for CarrambouleKind {
    fn from(kind: Kind) -> Self {
        match kind {
            Kind::Colour(Colour::White) => Self::White,
            Kind::Colour(Colour::Black) => Self::Black,
            Kind::Queen => Self::Queen,
            Kind::Cue => Self::Cue,
        }
    }
}

impl From<CarrambouleKind> for Kind {
    fn from(kind: CarrambouleKind) -> Self {
        match kind {
            CarrambouleKind::White => Self::WHITE,
            CarrambouleKind::Black => Self::BLACK,
            CarrambouleKind::Queen => Self::Queen,
            CarrambouleKind::Cue => Self::Cue,
        }
    }
}

impl From<Foul> for CarrambouleFoul {
    fn from(foul: Foul) -> Self {
        match foul {
            Foul::Breach => Self::Breach,
            Foul::OpponentBall => Self::OpponentBall,
            Foul::Scratch => Self::Scratch,
            Foul::OwnBallAndScratch => Self::OwnBallAndScratch,
            Foul::OpponentBallAndScratch => Self::OpponentBallAndScratch,
            Foul::ScratchWithOpenQueen => Self::ScratchWithOpenQueen,
            Foul::ScratchWithCoveredQueen => Self::ScratchWithCoveredQueen,
        }
    }
}

impl From<QueenPlace> for CarrambouleQueen {
    fn from(place: QueenPlace) -> Self {
        match place {
            QueenPlace::Table => Self::Table,
            QueenPlace::Pending => Self::Pending,
            QueenPlace::Held(player) => Self::Held(seat(player)),
        }
    }
}

impl From<&Verdict> for CarrambouleVerdict {
    fn from(verdict: &Verdict) -> Self {
        Self {
            shot: verdict.shot,
            foul: verdict.foul.map(Into::into),
            next: verdict.next.map(seat),
            table: verdict.table,
            queen: verdict.queen.into(),
            owed: verdict.owed,
            back: verdict.back.iter().map(|&kind| kind.into()).collect(),
            round: verdict.round.map(|result| CarrambouleRound {
                winner: seat(result.winner),
                points: result.points,
            }),
        }
    }
}

impl CarrambouleOutcome {
    /// Describes the result of a shot; `fingerprint` identifies its exact motion.
    pub fn of_shot(outcome: &ShotOutcome, verdict: Option<&Verdict>, fingerprint: Hex<8>) -> Self {
        let pocketed = outcome.pocketed.iter();
        Self {
            pocketed: pocketed.map(|&kind| kind.into()).collect(),
            breach: outcome.breach,
            verdict: verdict.map(Into::into),
            fingerprint,
        }
    }

    /// Describes the result of a choice.
    pub fn of_choice(verdict: &Verdict, fingerprint: Hex<8>) -> Self {
        Self {
            pocketed: Vec::new(),
            breach: false,
            verdict: Some(verdict.into()),
            fingerprint,
        }
    }
}

impl CarrambouleView {
    /// Returns the current state of the game.
    pub fn new(game: &Game) -> Self {
        let score = game.score();
        let round = score.round();
        let by_seat = [Player::A, Player::B];
        let over = u32::from(!score.is_over());
        Self {
            phase: match game.phase() {
                Phase::Shot(_) => CarramboulePhase::Shot,
                Phase::Choice(_) => CarramboulePhase::Choice,
                Phase::Over => CarramboulePhase::Over,
            },
            round: score.finished() + over,
            white: seat(round.player_of(Colour::White)),
            points: by_seat.map(|player| score.points(player)),
            table: [Kind::WHITE, Kind::BLACK].map(|kind| game.lying().count(kind) as u8),
            queen: round.queen().into(),
            may_win_queen: by_seat.map(|player| round.may_win_queen(player)),
            owed: by_seat.map(|player| round.owed(player)),
            balls: balls(game.lying()),
        }
    }
}

fn balls(position: &BallPositions) -> Vec<CarrambouleBall> {
    let nano = |metres: f64| (metres * 1e9).round() as i32;
    let balls = position.balls().iter();
    balls
        .map(|&(kind, place)| CarrambouleBall {
            kind: kind.into(),
            at: [nano(place.x), nano(place.y)],
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shots_keep_their_bits_through_text() {
        let mut rng = fastrand::Rng::with_seed(3);
        for _ in 0..10_000 {
            let share = |rng: &mut fastrand::Rng| rng.f64() * 2.0 - 1.0;
            let shot = Shot {
                across: rng.f64(),
                direction: share(&mut rng) * 7.0,
                speed: rng.f64() * 9.0,
                side: share(&mut rng),
                top: share(&mut rng),
                elevation: rng.f64() * 1.4,
            };
            let action = CarrambouleAction::shoot(&shot);
            let text = serde_json::to_string(&action).expect("serializable");
            let read: CarrambouleAction = serde_json::from_str(&text).expect("valid JSON");
            assert_eq!(read, action);
            let meant = read.shot().expect("a shot");
            // A shot that fits the integer units is written exactly.
            assert_eq!(CarrambouleAction::shoot(&meant), action);
            assert!((meant.across - shot.across).abs() <= 0.500_1e-6);
            assert!((meant.speed - shot.speed).abs() <= 0.500_1e-3);
        }
    }

    #[test]
    fn readers_are_strict() {
        let read = |text: &str| serde_json::from_str::<CarrambouleAction>(text);
        let shot = r#"{"type":"shoot","across":370000,"direction":1570796,"speed":3000,"side":0,"top":-400,"elevation":0}"#;
        assert!(read(shot).is_ok());
        assert!(read(&shot.replace("370000", "0.37")).is_err());
        assert!(read(&shot.replace("3000", "99999999999")).is_err());
        assert!(read(&shot.replace("\"side\":0,", "")).is_err());
        assert!(read(r#"{"type":"choose","choice":"both"}"#).is_err());
    }

    #[test]
    fn seats_are_two() {
        assert_eq!(
            [0, 1, 2].map(player),
            [Some(Player::A), Some(Player::B), None]
        );
        assert!(CarrambouleSetup { starts: 2 }.starts().is_none());
    }
}
