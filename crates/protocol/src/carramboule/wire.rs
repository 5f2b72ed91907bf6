//! Carramboule at a table: setups, actions, outcomes, views.
//!
//! All numbers are whole, in fixed units: micrometres, microradians, millimetres a second,
//! thousandths of a radius. So a record says exactly what was played, whoever writes or reads it.

use crate::ids::{Hex, Seat};
use ::carramboule::board::{Colour, Kind, Player};
use ::carramboule::game::{BallPositions, Game, Phase, Shot};
use ::carramboule::referee::{Choice, Foul, Outcome, QueenPlace, Verdict};
use serde::{Deserialize, Serialize};

/// What a match of Carramboule is played with. Seat 0 is player A, near y = 0; seat 1 is B.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct CarrambouleSetup {
    /// Who starts the first round, with white.
    pub starts: Seat,
}

/// What a player does.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
#[allow(missing_docs)]
pub enum CarrambouleAction {
    /// A shot from the own camp line.
    Shoot {
        /// The cue ball's place (x), micrometres.
        across: i32,
        /// Counter-clockwise from +x, microradians.
        direction: i32,
        /// Of the stick, millimetres a second.
        speed: i32,
        /// Where the tip meets the ball, thousandths of the radius, + left.
        side: i32,
        /// The same upwards, + top.
        top: i32,
        /// Of the cue, microradians.
        elevation: i32,
    },
    /// The choice after own balls and the cue ball (K-F3, K-F6).
    Choose { choice: CarrambouleChoice },
}

/// What chance brings.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum CarrambouleChance {
    /// K1: how a rack is set up before the first shot of a round.
    Rack {
        /// How far each ball lies off its place, x and y in micrometres: the queen, then ring by
        /// ring as the rules set them up.
        nudges: Vec<[i8; 2]>,
    },
}

/// A shooter's choice.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum CarrambouleChoice {
    Pass,
    Replay,
}

/// What a ball is.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum CarrambouleKind {
    White,
    Black,
    Queen,
    Cue,
}

/// What was wrong with a shot.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
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
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum CarrambouleQueen {
    Table,
    /// To be covered by the next shot.
    Pending,
    Held(Seat),
}

/// What came of an action.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct CarrambouleOutcome {
    /// What fell, in order; nothing in a choice.
    pub pocketed: Vec<CarrambouleKind>,
    /// K6: a ball on or behind the camp line was played directly.
    pub breach: bool,
    /// Null while the shooter has to choose.
    pub verdict: Option<CarrambouleVerdict>,
    /// Tells what the balls did and how they lie now from anything else, to the last bit: the
    /// first eight bytes of a SHA-256 (docs/formats.md).
    #[cfg_attr(test, ts(type = "string"))]
    #[serde(rename = "print")]
    pub fingerprint: Hex<8>,
}

/// The referee's word.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct CarrambouleVerdict {
    /// The number of the shot in its round, from 1.
    pub shot: u32,
    pub foul: Option<CarrambouleFoul>,
    /// Who shoots next in this round; null after its end.
    pub next: Option<Seat>,
    /// White and black balls on the table.
    pub table: [u8; 2],
    pub queen: CarrambouleQueen,
    /// Balls owed to the table, by seat.
    pub owed: [u32; 2],
    /// What goes back to the centre, in order.
    pub back: Vec<CarrambouleKind>,
    /// The end of the round.
    pub round: Option<CarrambouleRound>,
}

/// How a round ended.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct CarrambouleRound {
    pub winner: Seat,
    pub points: u32,
}

/// What the seat in turn has to do.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum CarramboulePhase {
    Shot,
    Choice,
    Over,
}

/// A ball on the table.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct CarrambouleBall {
    pub kind: CarrambouleKind,
    /// x and y in nanometres, rounded. What follows exactly is the event log.
    pub at: [i32; 2],
}

/// How a match of Carramboule stands.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct CarrambouleView {
    pub phase: CarramboulePhase,
    /// The round's number, from 1.
    pub round: u32,
    /// Who plays white in it.
    pub white: Seat,
    /// By seat.
    pub points: [u32; 2],
    /// White and black balls that lie on the table.
    pub table: [u8; 2],
    pub queen: CarrambouleQueen,
    /// By seat: has pocketed an own ball and may win the queen.
    pub may_win_queen: [bool; 2],
    /// Balls owed to the table, by seat.
    pub owed: [u32; 2],
    /// The balls as they lie, without the cue ball; while a choice is due, those the shot left.
    pub balls: Vec<CarrambouleBall>,
}

/// The seat of a player.
pub fn seat(player: Player) -> Seat {
    player.index() as Seat
}

/// The player in a seat.
pub fn player(seat: Seat) -> Option<Player> {
    [Player::A, Player::B].get(usize::from(seat)).copied()
}

impl CarrambouleSetup {
    /// Who starts; the error is a sentence.
    pub fn starts(self) -> Result<Player, String> {
        player(self.starts).ok_or_else(|| "the match is started by seat 0 or 1".to_owned())
    }
}

impl CarrambouleAction {
    /// Reads an action from JSON; the error is a sentence.
    pub fn parse(text: &str) -> Result<CarrambouleAction, String> {
        crate::read_json(text.as_bytes()).map_err(|error| format!("this is no shot: {error}"))
    }

    /// The shot nearest to this one that can be written down.
    pub fn shoot(shot: &Shot) -> CarrambouleAction {
        // Too large, or no number at all: then the nearest that fits, which is no legal shot.
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

    /// The shot meant, the same bits everywhere; `None` for a choice.
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
    /// Writes what a shot did and meant; `fingerprint` tells it from any other.
    pub fn of_shot(outcome: &Outcome, verdict: Option<&Verdict>, fingerprint: Hex<8>) -> Self {
        let pocketed = outcome.pocketed.iter();
        Self {
            pocketed: pocketed.map(|&kind| kind.into()).collect(),
            breach: outcome.breach,
            verdict: verdict.map(Into::into),
            fingerprint,
        }
    }

    /// Writes what a choice led to.
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
    /// How the game stands.
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
            let text = serde_json::to_string(&action).expect("can be written");
            let read: CarrambouleAction = serde_json::from_str(&text).expect("can be read");
            assert_eq!(read, action);
            let meant = read.shot().expect("a shot");
            // What can be written down is written down exactly.
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
        assert!(CarrambouleSetup { starts: 2 }.starts().is_err());
    }
}
