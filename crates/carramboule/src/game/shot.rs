//! K5, K6: what a player does, and whether it is allowed.

use std::fmt;

use super::ball_positions::BallPositions;
use crate::Vec2;
use crate::board::{Kind, Parameters, Player};
use crate::physics::{BallId, BallState, EventKind, Models, Setup, SetupError, Strike, Trajectory};
use crate::referee::Outcome;

/// Farthest tip offset, as a share of the radius: beyond it the tip slips off.
pub const FARTHEST_OFFSET: f64 = 0.6;
/// Steepest cue, radians.
pub const STEEPEST: f64 = 1.4;

/// A shot as the player gives it. Angles in radians.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Shot {
    /// Place of the cue ball across the table (x), m, on the player's camp line.
    pub across: f64,
    /// Direction, counter-clockwise from +x.
    pub direction: f64,
    /// Speed of the stick, m/s.
    pub speed: f64,
    /// Tip offset to the side as a share of the radius, + left.
    pub side: f64,
    /// Tip offset up as a share of the radius, + top.
    pub top: f64,
    /// Elevation of the cue.
    pub elevation: f64,
}

/// Why a shot is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ShotError {
    /// K5: the cue ball is not on the own camp line.
    OffCampLine,
    /// K5: the cue ball touches a ball.
    Touches,
    /// K5: the direction does not lead away from the own cushion.
    Backwards,
    /// The stick stands still, or is faster than the table allows.
    Speed,
    /// The tip would miss the ball or slip off.
    Tip,
    /// The cue is held too steeply, or below the table.
    Elevation,
    /// The match is over.
    Over,
    /// A choice has to be made first.
    ChoiceDue,
    /// The physics refuses the position.
    Setup(SetupError),
}

impl ShotError {
    /// A short name, for those who say it in their own words.
    pub const fn name(self) -> &'static str {
        match self {
            Self::OffCampLine => "off-line",
            Self::Touches => "touches",
            Self::Backwards => "backwards",
            Self::Speed => "speed",
            Self::Tip => "tip",
            Self::Elevation => "elevation",
            Self::Over => "over",
            Self::ChoiceDue => "choice-due",
            Self::Setup(_) => "setup",
        }
    }
}

impl fmt::Display for ShotError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OffCampLine => write!(f, "the cue ball must lie on the own camp line"),
            Self::Touches => write!(f, "the cue ball must not touch a ball"),
            Self::Backwards => write!(f, "the shot must lead away from the own cushion"),
            Self::Speed => write!(
                f,
                "the stick must move, and not faster than the table allows"
            ),
            Self::Tip => write!(f, "the tip must meet the ball within 0.6 of its radius"),
            Self::Elevation => write!(f, "the cue must be held between level and 80 degrees"),
            Self::Over => write!(f, "the match is over"),
            Self::ChoiceDue => write!(f, "the shooter has to choose `pass` or `replay` first"),
            Self::Setup(fault) => write!(f, "{fault}"),
        }
    }
}

impl std::error::Error for ShotError {}

impl Shot {
    /// A level shot in the middle of the ball.
    pub const fn level(across: f64, direction: f64, speed: f64) -> Self {
        Self {
            across,
            direction,
            speed,
            side: 0.0,
            top: 0.0,
            elevation: 0.0,
        }
    }

    /// K5: whether this player may play it in this position.
    pub fn check(
        &self,
        parameters: &Parameters,
        position: &BallPositions,
        by: Player,
    ) -> Result<(), ShotError> {
        let (from, to) = parameters.camp;
        if !(from..=to).contains(&self.across) {
            return Err(ShotError::OffCampLine);
        }
        if !position.cue_fits(parameters, by, self.across) {
            return Err(ShotError::Touches);
        }
        if !(self.direction.abs() <= 100.0 && forward(self.direction, by) > 0.0) {
            return Err(ShotError::Backwards);
        }
        self.check_stick(parameters)
    }

    /// Whether anyone could hold and move a cue so, wherever the ball lies.
    pub fn check_stick(&self, parameters: &Parameters) -> Result<(), ShotError> {
        if !(self.speed > 0.0 && self.speed <= parameters.fastest) {
            return Err(ShotError::Speed);
        }
        let offset = self.side * self.side + self.top * self.top;
        if !(0.0..=FARTHEST_OFFSET * FARTHEST_OFFSET).contains(&offset) {
            return Err(ShotError::Tip);
        }
        if !(0.0..=STEEPEST).contains(&self.elevation) {
            return Err(ShotError::Elevation);
        }
        Ok(())
    }

    /// Plays it on the table: what every ball does. Ball 0 is the cue ball, the others follow as in
    /// the position. The shot must have passed [`Shot::check`].
    pub fn simulate(
        &self,
        parameters: &Parameters,
        position: &BallPositions,
        by: Player,
    ) -> Result<Trajectory, ShotError> {
        let cue = Vec2::new(self.across, parameters.camp_line(by));
        let places = std::iter::once(cue).chain(position.balls().iter().map(|ball| ball.1));
        let balls = places
            .map(|place| (parameters.ball, BallState::at_rest(place)))
            .collect();
        let strike = Strike {
            side: self.side,
            top: self.top,
            elevation: self.elevation,
            ..parameters.strike(self.speed, self.direction)
        };
        let setup = Setup::new(balls).map_err(ShotError::Setup)?;
        let trajectory = setup.strike(&parameters.table(), &Models::PLAY, BallId(0), &strike);
        trajectory.map_err(ShotError::Setup)
    }
}

/// What a shot means to the referee: what fell, and whether K6 was broken.
pub(super) fn outcome(
    parameters: &Parameters,
    position: &BallPositions,
    by: Player,
    trajectory: &Trajectory,
) -> Outcome {
    let kind = |ball: BallId| match ball.index() {
        0 => Kind::Cue,
        index => position.balls()[index - 1].0,
    };
    Outcome {
        pocketed: trajectory
            .pocketed()
            .map(|(_, ball, _)| kind(ball))
            .collect(),
        off: Vec::new(),
        breach: is_breach(parameters, position, by, trajectory),
        choice: None,
    }
}

/// K6: the cue ball touched a ball that lay on or behind the shooter's camp line before it touched a
/// cushion.
fn is_breach(
    parameters: &Parameters,
    position: &BallPositions,
    by: Player,
    trajectory: &Trajectory,
) -> bool {
    let cue = BallId(0);
    for event in &trajectory.events {
        match event.kind {
            EventKind::Cushion { ball, .. } | EventKind::Jaw { ball, .. } if ball == cue => {
                return false;
            }
            EventKind::Balls { first, second } if first == cue => {
                let place = position.balls()[second.index() - 1].1;
                if parameters.behind_camp_line(by, place) {
                    return true;
                }
            }
            _ => {}
        }
    }
    false
}

/// K5: the component of a direction that leads away from the player's cushion.
fn forward(direction: f64, by: Player) -> f64 {
    let away = libm::sin(direction);
    match by {
        Player::A => away,
        Player::B => -away,
    }
}
