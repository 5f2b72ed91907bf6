//! Validation: turns an unchecked list of balls into a [`Setup`] on which the simulation can rely.

use std::fmt;

use super::ball::{BallConstants, BallId, BallState, Motion};
use super::models::Models;
use super::resolve::cue::Strike;
use super::simulate::{Trajectory, simulate};
use super::table::Table;

/// Upper bound for positions, speeds and constants in SI units, which keeps all products finite.
const LARGEST: f64 = 1e4;
/// Maximum initial overlap of two balls in metres, equal to the contact gap in the test vectors.
const DEEPEST: f64 = 1e-6;

/// A validated set of balls: at most 64, with finite values, equal sizes and masses, and no
/// overlaps.
///
/// ```
/// use carramboule::Vec2;
/// use carramboule::physics::{BallConstants, BallId, BallState, Models, Setup, Strike, Table};
///
/// let ball = BallConstants::of(0.17, 0.028_575);
/// let at = |x, y| (ball, BallState::at_rest(Vec2::new(x, y)));
/// let table = Table::square(Vec2::ZERO, 1.0, 0.05, 0.036);
///
/// let setup = Setup::new(vec![at(0.3, 0.5), at(0.6, 0.5)])?;
/// let strike = Strike::level(1.0, 0.0, &ball);
/// let trajectory = setup.strike(&table, &Models::PLAY, BallId(0), &strike)?;
/// // The object ball, hit full, leaves in the direction of the strike.
/// assert!(trajectory.state_at(BallId(1), 0.5, &ball).velocity.x > 0.0);
///
/// assert!(Setup::new(vec![at(0.3, 0.5), at(0.31, 0.5)]).is_err());
/// # Ok::<(), carramboule::physics::SetupError>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Setup {
    constants: Vec<BallConstants>,
    states: Vec<BallState>,
}

/// Why a list of balls is invalid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SetupError {
    /// There are more than 64 balls.
    TooMany,
    /// A position, velocity or spin is not finite or is too large.
    Extreme(BallId),
    /// A constant of this ball is not positive or is too large.
    Constants(BallId),
    /// A ball differs from the first one in mass or radius.
    Unlike(BallId),
    /// Two balls overlap.
    Overlap(BallId, BallId),
    /// The strike misses the ball, or one of its values is too large.
    Strike,
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooMany => write!(f, "there are more than 64 balls"),
            Self::Extreme(ball) => {
                write!(
                    f,
                    "ball {} has a position, velocity or spin that is out of range",
                    ball.0
                )
            }
            Self::Constants(ball) => {
                write!(
                    f,
                    "ball {} has a constant that is not positive or is out of range",
                    ball.0
                )
            }
            Self::Unlike(ball) => write!(
                f,
                "ball {} differs from the first in mass or radius",
                ball.0
            ),
            Self::Overlap(one, other) => write!(f, "balls {} and {} overlap", one.0, other.0),
            Self::Strike => write!(f, "the cue misses the ball or has an impossible value"),
        }
    }
}

impl std::error::Error for SetupError {}

impl Setup {
    /// Validates a list of balls.
    pub fn new(balls: Vec<(BallConstants, BallState)>) -> Result<Self, SetupError> {
        if balls.len() > 64 {
            return Err(SetupError::TooMany);
        }
        let (constants, states): (Vec<_>, Vec<_>) = balls.into_iter().unzip();
        for (number, ball) in (0u8..).zip(&constants) {
            check_constants(BallId(number), ball, &constants[0])?;
        }
        for (number, state) in (0u8..).zip(&states) {
            check_state(BallId(number), state)?;
        }
        check_overlaps(&constants, &states)?;
        Ok(Self { constants, states })
    }

    /// Simulates the balls, starting from their current motion.
    pub fn simulate(&self, table: &Table, models: &Models) -> Trajectory {
        simulate(table, models, &self.constants, &self.states, None)
    }

    /// Strikes a ball and then simulates the shot.
    pub fn strike(
        &self,
        table: &Table,
        models: &Models,
        ball: BallId,
        strike: &Strike,
    ) -> Result<Trajectory, SetupError> {
        let offset = strike.side * strike.side + strike.top * strike.top;
        let values = [strike.speed, strike.direction, strike.elevation];
        let sound = values.iter().all(|value| value.abs() <= LARGEST)
            && offset <= 1.0
            && positive(strike.cue_mass)
            && positive(strike.end_mass)
            && ball.index() < self.states.len();
        if !sound {
            return Err(SetupError::Strike);
        }
        Ok(simulate(
            table,
            models,
            &self.constants,
            &self.states,
            Some((ball, strike)),
        ))
    }

    /// Returns the balls' constants.
    pub fn constants(&self) -> &[BallConstants] {
        &self.constants
    }

    /// Returns the initial states of the balls.
    pub fn states(&self) -> &[BallState] {
        &self.states
    }
}

fn positive(value: f64) -> bool {
    value > 1e-9 && value <= LARGEST
}

fn check_constants(
    id: BallId,
    ball: &BallConstants,
    first: &BallConstants,
) -> Result<(), SetupError> {
    let share = |value: f64| (0.0..=1.0).contains(&value);
    let all = positive(ball.mass)
        && positive(ball.radius)
        && positive(ball.sliding_friction)
        && positive(ball.rolling_friction)
        && positive(ball.spinning_friction)
        && positive(ball.gravity)
        && share(ball.ball_restitution)
        && share(ball.cushion_restitution)
        && share(ball.cushion_friction);
    if !all {
        return Err(SetupError::Constants(id));
    }
    if ball.mass != first.mass || ball.radius != first.radius {
        return Err(SetupError::Unlike(id));
    }
    Ok(())
}

fn check_state(id: BallId, state: &BallState) -> Result<(), SetupError> {
    let values = [
        state.position.x,
        state.position.y,
        state.velocity.x,
        state.velocity.y,
        state.spin.x,
        state.spin.y,
        state.spin.z,
    ];
    if values.iter().all(|value| value.abs() <= LARGEST) {
        Ok(())
    } else {
        Err(SetupError::Extreme(id))
    }
}

fn check_overlaps(constants: &[BallConstants], states: &[BallState]) -> Result<(), SetupError> {
    for (j, second) in states.iter().enumerate() {
        for (i, first) in states[..j].iter().enumerate() {
            let lie = first.motion != Motion::Pocketed && second.motion != Motion::Pocketed;
            let reach = constants[i].radius + constants[j].radius - DEEPEST;
            if lie && (first.position - second.position).norm() < reach {
                return Err(SetupError::Overlap(BallId(i as u8), BallId(j as u8)));
            }
        }
    }
    Ok(())
}
