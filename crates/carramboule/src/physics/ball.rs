//! A ball: its constants, and its state at one instant.

use crate::{Vec2, Vec3};

/// A ball's number in its set-up: its index in the list the simulation was given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BallId(pub u8);

impl BallId {
    /// The ball's index in a list.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// What a ball and its cloth are made of (billiard-model, Parameters). SI units.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BallConstants {
    /// Mass m, kg.
    pub mass: f64,
    /// Radius R, m.
    pub radius: f64,
    /// `u_s`, ball and cloth while sliding.
    pub sliding_friction: f64,
    /// `u_r`, ball and cloth while rolling.
    pub rolling_friction: f64,
    /// `u_sp`, m: how fast the spin about the vertical falls.
    pub spinning_friction: f64,
    /// `e_b`, between balls.
    pub ball_restitution: f64,
    /// `e_c`, at a cushion.
    pub cushion_restitution: f64,
    /// `f_c`, at a cushion.
    pub cushion_friction: f64,
    /// g, m/s².
    pub gravity: f64,
}

impl BallConstants {
    /// The model's defaults for a ball of this mass and radius.
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

    /// Kinetic energy of a ball in this state, J.
    pub fn energy(&self, state: &BallState) -> f64 {
        let inertia = 0.4 * self.mass * self.radius * self.radius;
        0.5 * (self.mass * state.velocity.norm_squared() + inertia * state.spin.norm_squared())
    }
}

/// How a ball moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Motion {
    /// Lies still.
    Stationary,
    /// Turns about the vertical on its place.
    Spinning,
    /// Its lowest point slips over the cloth.
    Sliding,
    /// Its lowest point rests on the cloth.
    Rolling,
    /// Fell into a pocket; takes part no more.
    Pocketed,
}

impl Motion {
    /// The ball's centre moves.
    pub const fn translates(self) -> bool {
        matches!(self, Self::Sliding | Self::Rolling)
    }

    /// The name used in files.
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

/// A ball at one instant.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BallState {
    /// Centre, m.
    pub position: Vec2,
    /// Velocity of the centre, m/s.
    pub velocity: Vec2,
    /// Angular velocity, rad/s.
    pub spin: Vec3,
    /// How it moves.
    pub motion: Motion,
}

impl BallState {
    /// A ball that lies still.
    pub const fn at_rest(position: Vec2) -> Self {
        Self {
            position,
            velocity: Vec2::ZERO,
            spin: Vec3::ZERO,
            motion: Motion::Stationary,
        }
    }

    /// Slip of the lowest point over the cloth: u = (`v_x` − R `w_y`, `v_y` + R `w_x`).
    pub fn slip(&self, radius: f64) -> Vec2 {
        Vec2::new(
            self.velocity.x - radius * self.spin.y,
            self.velocity.y + radius * self.spin.x,
        )
    }
}
