//! Motion between events, in closed form (billiard-model, Motion).

use super::ball::{BallConstants, BallState, Motion};
use crate::{Vec2, Vec3};

/// A section of a ball's path with constant acceleration, from `start` to the ball's next segment.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Segment {
    /// The start in seconds since the strike.
    pub start: f64,
    /// The centre at the start, in m.
    pub position: Vec2,
    /// The velocity at the start, in m/s.
    pub velocity: Vec2,
    /// The acceleration during the segment, in m/s².
    pub acceleration: Vec2,
    /// The angular velocity at the start, in rad/s.
    pub spin: Vec3,
    /// The kind of motion during the segment.
    pub motion: Motion,
}

impl Segment {
    /// Creates the segment that begins with `state`.
    pub fn new(start: f64, state: &BallState, ball: &BallConstants) -> Self {
        let acceleration = match state.motion {
            Motion::Sliding => {
                state.slip(ball.radius).unit() * -(ball.sliding_friction * ball.gravity)
            }
            Motion::Rolling => state.velocity.unit() * -(ball.rolling_friction * ball.gravity),
            Motion::Stationary | Motion::Spinning | Motion::Pocketed => Vec2::ZERO,
        };
        Self {
            start,
            position: state.position,
            velocity: state.velocity,
            acceleration,
            spin: state.spin,
            motion: state.motion,
        }
    }

    /// Returns the centre at a given time, in seconds since the strike.
    pub fn position_at(&self, time: f64) -> Vec2 {
        let t = time - self.start;
        self.position + self.velocity * t + self.acceleration * (0.5 * t * t)
    }

    /// Returns the velocity at a given time.
    pub fn velocity_at(&self, time: f64) -> Vec2 {
        self.velocity + self.acceleration * (time - self.start)
    }

    /// Returns the complete state at a given time.
    pub fn state_at(&self, time: f64, ball: &BallConstants) -> BallState {
        let velocity = self.velocity_at(time);
        BallState {
            position: self.position_at(time),
            velocity,
            spin: self.spin_at(time, velocity, ball),
            motion: self.motion,
        }
    }

    fn spin_at(&self, time: f64, velocity: Vec2, ball: &BallConstants) -> Vec3 {
        let t = time - self.start;
        let plane = match self.motion {
            Motion::Sliding => {
                // w_xy = w₀ + (5t/2R)(a_y, −a_x)
                self.spin.plane() - self.acceleration.left() * (2.5 * t / ball.radius)
            }
            Motion::Rolling => rolling_spin(velocity, ball.radius),
            Motion::Stationary | Motion::Spinning | Motion::Pocketed => self.spin.plane(),
        };
        let left = (self.spin.z.abs() - spin_decay(ball) * t).max(0.0);
        Vec3::new(plane.x, plane.y, left.copysign(self.spin.z))
    }

    /// Returns when the segment ends if there is no collision, and the motion that follows; `None`
    /// if the segment never ends.
    pub fn transition(&self, ball: &BallConstants) -> Option<(f64, Motion)> {
        let spin_time = self.spin.z.abs() / spin_decay(ball);
        match self.motion {
            Motion::Sliding => {
                let state = BallState {
                    position: self.position,
                    velocity: self.velocity,
                    spin: self.spin,
                    motion: self.motion,
                };
                let slip = state.slip(ball.radius).norm();
                let lasts = 2.0 * slip / (7.0 * ball.sliding_friction * ball.gravity);
                Some((self.start + lasts, Motion::Rolling))
            }
            Motion::Rolling => {
                let lasts = self.velocity.norm() / (ball.rolling_friction * ball.gravity);
                let next = if spin_time > lasts {
                    Motion::Spinning
                } else {
                    Motion::Stationary
                };
                Some((self.start + lasts, next))
            }
            Motion::Spinning => Some((self.start + spin_time, Motion::Stationary)),
            Motion::Stationary | Motion::Pocketed => None,
        }
    }
}

/// Returns the state after a transition. Components of velocity or spin that have decayed are set
/// to exactly 0.
pub fn enter(state: &BallState, next: Motion, ball: &BallConstants) -> BallState {
    let mut after = *state;
    after.motion = next;
    match next {
        Motion::Rolling => {
            let plane = rolling_spin(state.velocity, ball.radius);
            after.spin = Vec3::new(plane.x, plane.y, state.spin.z);
        }
        Motion::Spinning => {
            after.velocity = Vec2::ZERO;
            after.spin = Vec3::new(0.0, 0.0, state.spin.z);
        }
        Motion::Stationary | Motion::Pocketed => {
            after.velocity = Vec2::ZERO;
            after.spin = Vec3::ZERO;
        }
        Motion::Sliding => {}
    }
    after
}

/// Returns the spin of a rolling ball: `w_xy` = (−`v_y`, `v_x`)/R.
fn rolling_spin(velocity: Vec2, radius: f64) -> Vec2 {
    let turned = velocity.left();
    Vec2::new(turned.x / radius, turned.y / radius)
}

/// Returns the rate at which |`w_z`| decreases: 5 `u_sp` g/(2R).
fn spin_decay(ball: &BallConstants) -> f64 {
    5.0 * ball.spinning_friction * ball.gravity / (2.0 * ball.radius)
}

#[cfg(test)]
mod tests {
    use super::*;

    const BALL: BallConstants = BallConstants::of(0.170_097, 0.028_575);

    #[test]
    fn sliding_ball_without_spin_rolls_with_five_sevenths_of_its_speed() {
        let state = BallState {
            velocity: Vec2::new(3.0, -4.0),
            motion: Motion::Sliding,
            ..BallState::at_rest(Vec2::ZERO)
        };
        let segment = Segment::new(0.0, &state, &BALL);
        let (end, next) = segment.transition(&BALL).expect("sliding ends");
        assert_eq!(next, Motion::Rolling);
        let then = segment.state_at(end, &BALL);
        assert!((then.velocity.norm() - 25.0 / 7.0).abs() < 1e-12);
        assert!(then.slip(BALL.radius).norm() < 1e-12);
    }

    #[test]
    fn rolling_ball_with_much_side_spins_on_its_place() {
        let state = BallState {
            velocity: Vec2::new(0.2, 0.0),
            spin: Vec3::new(0.0, 0.2 / BALL.radius, 40.0),
            motion: Motion::Rolling,
            ..BallState::at_rest(Vec2::ZERO)
        };
        let segment = Segment::new(0.0, &state, &BALL);
        assert_eq!(
            segment.transition(&BALL).map(|(_, next)| next),
            Some(Motion::Spinning)
        );
    }
}
