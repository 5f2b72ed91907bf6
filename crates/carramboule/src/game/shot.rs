//! K5, K6: a player's shot, and whether the rules allow it.

use std::fmt;

use super::ball_positions::BallPositions;
use crate::Vec2;
use crate::board::{Kind, Parameters, Player};
use crate::physics::{BallId, BallState, EventKind, Models, Setup, SetupError, Strike, Trajectory};
use crate::referee::ShotOutcome;

/// Maximum tip offset as a fraction of the radius. Beyond it, the tip slips off.
pub const FARTHEST_OFFSET: f64 = 0.6;
/// Maximum elevation of the cue in radians.
pub const STEEPEST: f64 = 1.4;

/// A shot as the player enters it. Angles are in radians.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Shot {
    /// The x coordinate in metres of the cue ball on the player's camp line.
    pub across: f64,
    /// The direction, counter-clockwise from +x.
    pub direction: f64,
    /// Speed of the cue in m/s.
    pub speed: f64,
    /// Sideways tip offset as a fraction of the radius, positive to the left.
    pub side: f64,
    /// Vertical tip offset as a fraction of the radius, positive upwards.
    pub top: f64,
    /// Elevation of the cue.
    pub elevation: f64,
}

/// Why a shot is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ShotError {
    /// K5: the cue ball is not on the player's camp line.
    OffCampLine,
    /// K5: the cue ball touches another ball.
    Touches,
    /// K5: the direction does not lead away from the player's cushion.
    Backwards,
    /// The cue does not move, or moves faster than the table allows.
    Speed,
    /// The tip would miss the ball or slip off it.
    Tip,
    /// The cue is too steep, or points upwards.
    Elevation,
    /// The match is over.
    Over,
    /// The shooter must make a choice first.
    ChoiceDue,
    /// The physics rejects the position.
    Setup(SetupError),
}

impl ShotError {
    /// Returns a short, stable name for programs that show their own messages.
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
            Self::OffCampLine => write!(f, "the cue ball must lie on the player's camp line"),
            Self::Touches => write!(f, "the cue ball must not touch a ball"),
            Self::Backwards => write!(f, "the shot must lead away from the player's cushion"),
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
    /// Returns a level shot at the middle of the ball.
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

    /// K5: checks whether this player may play the shot in this position.
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

    /// Checks the speed, elevation and tip offset of the cue. Their limits do not depend on where
    /// the ball lies.
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

    /// Simulates the shot on the table and returns the movement of every ball. Ball 0 is the cue
    /// ball. The others are in the order of the position. The shot must have passed
    /// [`Shot::check`].
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

/// Returns the outcome of a shot for the referee: the balls pocketed, and whether K6 was broken.
pub(super) fn outcome(
    parameters: &Parameters,
    position: &BallPositions,
    by: Player,
    trajectory: &Trajectory,
) -> ShotOutcome {
    let kind = |ball: BallId| match ball.index() {
        0 => Kind::Cue,
        index => position.balls()[index - 1].0,
    };
    ShotOutcome {
        pocketed: trajectory
            .pocketed()
            .map(|(_, ball, _)| kind(ball))
            .collect(),
        off: Vec::new(),
        breach: is_breach(parameters, position, by, trajectory),
        choice: None,
    }
}

/// K6: returns whether the cue ball, before it touched a cushion, touched a ball that lay on or
/// behind the shooter's camp line.
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

/// K5: returns the component of a direction that points away from the player's cushion.
fn forward(direction: f64, by: Player) -> f64 {
    let away = libm::sin(direction);
    match by {
        Player::A => away,
        Player::B => -away,
    }
}
