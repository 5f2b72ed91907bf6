//! Strikes of a ball with the cue (billiard-model, Cue strike; Alciatore TP A-30, squirt TP A-31).

use crate::physics::ball::{BallConstants, BallState, Motion};
use crate::physics::models::Models;
use crate::{Vec2, Vec3};

/// The parameters of a strike.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Strike {
    /// Speed V₀ of the cue in m/s.
    pub speed: f64,
    /// Direction φ in radians, counter-clockwise from +x.
    pub direction: f64,
    /// Elevation θ in radians.
    pub elevation: f64,
    /// Sideways tip offset as a fraction of the radius, positive to the left.
    pub side: f64,
    /// Vertical tip offset as a fraction of the radius, positive upwards.
    pub top: f64,
    /// Mass M of the cue in kg.
    pub cue_mass: f64,
    /// End mass of the cue in kg: its effective mass for sideways motion.
    pub end_mass: f64,
}

impl Strike {
    /// Returns a level strike at the middle of the ball with the default cue of the model.
    pub fn level(speed: f64, direction: f64, ball: &BallConstants) -> Self {
        Self {
            speed,
            direction,
            elevation: 0.0,
            side: 0.0,
            top: 0.0,
            cue_mass: 0.567,
            end_mass: ball.mass / 30.0,
        }
    }
}

/// Strikes a ball at rest. The ball starts sliding.
pub fn strike(models: &Models, ball: &BallConstants, strike: &Strike, state: &mut BallState) {
    let (a, b, r) = (strike.side, strike.top, ball.radius);
    let c = (1.0 - a * a - b * b).max(0.0).sqrt();
    let (sin, cos) = libm::sincos(strike.elevation);
    let q_a = r * a;
    let q_c = r * (c * cos - b * sin);
    let q_b = r * (c * sin + b * cos);
    let inertia = 0.4 * r * r; // I/m
    let lever = q_b * cos - q_c * sin;
    let speed = 2.0 * strike.speed
        / (1.0 + ball.mass / strike.cue_mass + (q_a * q_a + lever * lever) / inertia);

    // In the cue's frame, y points towards the player. A rotation by φ + 90° leads to the table's
    // frame.
    let (sin_phi, cos_phi) = libm::sincos(strike.direction);
    let turn = |v: Vec2| {
        Vec2::new(
            -v.x * sin_phi - v.y * cos_phi,
            v.x * cos_phi - v.y * sin_phi,
        )
    };
    let velocity = turn(Vec2::new(0.0, -speed * cos));
    let spin = Vec2::new(lever, q_a * sin) * (speed / inertia);
    let spin = turn(spin);
    let spin = Vec3::new(spin.x, spin.y, -q_a * cos * (speed / inertia));

    let (sin, cos) = libm::sincos(squirt(models, ball, strike));
    state.velocity = Vec2::new(
        velocity.x * cos - velocity.y * sin,
        velocity.x * sin + velocity.y * cos,
    );
    state.spin = spin * models.english;
    state.motion = Motion::Sliding;
}

/// Returns the angle in radians by which side spin deflects the ball from the direction of the cue.
fn squirt(models: &Models, ball: &BallConstants, strike: &Strike) -> f64 {
    let a = strike.side;
    let rest = 1.0 - a * a;
    let over = 2.5 * a * rest.max(0.0).sqrt();
    let under = 1.0 + ball.mass / strike.end_mass + 2.5 * rest;
    -models.squirt * libm::atan2(over, under)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn level_centre_strike_gives_speed_and_no_spin() {
        let ball = BallConstants::of(0.170_097, 0.028_575);
        let mut state = BallState::at_rest(Vec2::ZERO);
        strike(
            &Models::PLAY,
            &ball,
            &Strike::level(1.0, 0.0, &ball),
            &mut state,
        );
        assert!((state.velocity.x - 2.0 / 1.3).abs() < 1e-4);
        assert_eq!(state.spin, Vec3::ZERO);
    }

    #[test]
    fn top_rolls_forward_and_left_side_squirts_right() {
        let ball = BallConstants::of(0.170_097, 0.028_575);
        let mut state = BallState::at_rest(Vec2::ZERO);
        let spec = Strike {
            side: 0.3,
            top: 0.3,
            ..Strike::level(1.0, 0.0, &ball)
        };
        strike(&Models::PLAY, &ball, &spec, &mut state);
        assert!(state.spin.y > 0.0 && state.velocity.y < 0.0 && state.spin.z < 0.0);
    }
}
