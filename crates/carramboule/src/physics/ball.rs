//! Balls: their constants, and their state at an instant.

use crate::{Vec2, Vec3};

/// The number of a ball in its setup: the ball's index in the list passed to the simulation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BallId(pub u8);

impl BallId {
    /// Returns the ball's index in lists.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The physical constants of a ball on its cloth (billiard-model, Parameters), in SI units.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BallConstants {
    /// Mass m in kg.
    pub mass: f64,
    /// Radius R in m.
    pub radius: f64,
    /// `u_s`, coefficient of friction between ball and cloth while sliding.
    pub sliding_friction: f64,
    /// `u_r`, coefficient of friction between ball and cloth while rolling.
    pub rolling_friction: f64,
    /// `u_sp` in m, which determines how fast spin about the vertical axis decreases.
    pub spinning_friction: f64,
    /// `e_b`, coefficient of restitution between balls.
    pub ball_restitution: f64,
    /// `e_c`, coefficient of restitution between ball and cushion.
    pub cushion_restitution: f64,
    /// `f_c`, coefficient of friction between ball and cushion.
    pub cushion_friction: f64,
    /// Gravity g in m/s².
    pub gravity: f64,
}

impl BallConstants {
    /// Returns the model's default constants for a ball of this mass and radius.
    pub const fn of(mass: f64, radius: f64) -> Self {
        Self {
            mass,
            radius,
            sliding_friction: 0.2,
            rolling_friction: 0.01,
            spinning_friction: 0.4444 * radius,
            ball_restitution: 0.95,
            cushion_restitution: 0.85,
            cushion_friction: 0.2,
            gravity: 9.81,
        }
    }

    /// Returns the kinetic energy in joules of a ball in this state.
    pub fn energy(&self, state: &BallState) -> f64 {
        let inertia = 0.4 * self.mass * self.radius * self.radius;
        0.5 * (self.mass * state.velocity.norm_squared() + inertia * state.spin.norm_squared())
    }
}

/// How a ball moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Motion {
    /// At rest.
    Stationary,
    /// Spinning on the spot about the vertical axis.
    Spinning,
    /// Moving, with its lowest point slipping over the cloth.
    Sliding,
    /// Moving, with its lowest point not slipping.
    Rolling,
    /// In a pocket and out of play.
    Pocketed,
}

impl Motion {
    /// Returns whether the ball's centre moves.
    pub const fn translates(self) -> bool {
        matches!(self, Self::Sliding | Self::Rolling)
    }

    /// Returns the name used in files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Stationary => "stationary",
            Self::Spinning => "spinning",
            Self::Sliding => "sliding",
            Self::Rolling => "rolling",
            Self::Pocketed => "pocketed",
        }
    }
}

/// The state of a ball at an instant.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BallState {
    /// The centre in m.
    pub position: Vec2,
    /// The velocity of the centre in m/s.
    pub velocity: Vec2,
    /// The angular velocity in rad/s.
    pub spin: Vec3,
    /// The kind of motion.
    pub motion: Motion,
}

impl BallState {
    /// Returns a ball at rest.
    pub const fn at_rest(position: Vec2) -> Self {
        Self {
            position,
            velocity: Vec2::ZERO,
            spin: Vec3::ZERO,
            motion: Motion::Stationary,
        }
    }

    /// Returns the slip velocity of the ball on the cloth: u = (`v_x` − R `w_y`, `v_y` + R `w_x`).
    pub fn slip(&self, radius: f64) -> Vec2 {
        Vec2::new(
            self.velocity.x - radius * self.spin.y,
            self.velocity.y + radius * self.spin.x,
        )
    }
}
