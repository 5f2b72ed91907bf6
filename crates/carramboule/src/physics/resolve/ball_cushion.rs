//! Collisions between a ball and a cushion (billiard-model, Cushion). `outward` is the horizontal
//! unit normal that points out of the table.
//!
//! ```text
//!          Z ^    _____________        h = height of the nose
//!            |   |  cushion            sin θ = h/R − 1
//!       ball o---< nose                X outward, Y = z × X along the cushion
//!            |   |____
//!   ---------+--------> X
//! ```

use super::{CONTACT_SPEED, apart};
use crate::physics::ball::{BallConstants, BallState, Motion};
use crate::physics::models::{Contact, CushionModel, Models};
use crate::{Vec2, Vec3};

/// Resolves the collision of a ball with a cushion that it touches. The ball slides afterwards.
///
/// `outward` points from the ball into the cushion. `surplus` is the gap in metres between ball and
/// cushion; it is negative if they overlap.
pub fn meet(
    models: &Models,
    ball: &BallConstants,
    height: f64,
    outward: impl Fn(Vec2) -> Vec2,
    surplus: f64,
    state: &mut BallState,
) {
    let mut x = outward(state.position);
    if let Contact::Gap(gap) = models.contact {
        kiss(x, gap - surplus, gap, state);
        x = outward(state.position);
    }
    let approach = state.velocity.dot(x);
    if models.contact == Contact::Exact && approach < CONTACT_SPEED {
        move_along(ball, x, state);
        return;
    }
    match models.cushion {
        CushionModel::Han => han(ball, height, x, state),
        CushionModel::Mirror => state.velocity -= x * (2.0 * approach),
        CushionModel::LossyMirror => {
            state.velocity -= x * ((1.0 + ball.cushion_restitution) * approach);
        }
    }
    state.motion = Motion::Sliding;
}

/// Applies Han 2005, "Dynamics in carom and three cushion billiards", equations 14–23.
fn han(ball: &BallConstants, height: f64, x: Vec2, state: &mut BallState) {
    let (m, r) = (ball.mass, ball.radius);
    let y = x.left();
    let (vx, vy) = (state.velocity.dot(x), state.velocity.dot(y));
    let (wx, wy, wz) = (
        state.spin.plane().dot(x),
        state.spin.plane().dot(y),
        state.spin.z,
    );
    // A nose above the ball's top or below its bottom counts as touching it there.
    let sin = (height / r - 1.0).clamp(-1.0, 1.0);
    let cos = (1.0 - sin * sin).sqrt();

    let sx = vx * sin + r * wy;
    let sy = -vy - r * wz * cos + r * wx * sin;
    let slip = (sx * sx + sy * sy).sqrt();
    let normal = (1.0 + ball.cushion_restitution) * m * vx * cos;
    // 1/A with A = 7/(2m): the impulse that stops a slip velocity of 1 m/s.
    let stopping = m / 3.5;
    let share = if slip * stopping <= ball.cushion_friction * normal {
        stopping
    } else {
        ball.cushion_friction * normal / slip
    };
    let (px_e, py_e) = (sx * share, sy * share);

    let px = -px_e * sin - normal * cos;
    let pz = px_e * cos - normal * sin;
    let py = py_e;
    let turn = r / (0.4 * m * r * r);
    state.velocity += x * (px / m) + y * (py / m);
    let plane = x * (-turn * py * sin) + y * (turn * (px * sin - pz * cos));
    state.spin += Vec3::new(plane.x, plane.y, turn * py * cos);
}

/// Lets a ball that stays in contact with a cushion move along it, apart from a tiny hop.
fn move_along(ball: &BallConstants, x: Vec2, state: &mut BallState) {
    let before = ball.energy(state) / ball.mass;
    state.velocity -= x * state.velocity.dot(x);
    let price = 0.5 * CONTACT_SPEED * CONTACT_SPEED;
    if let Some(factor) = apart(before, ball.energy(state) / ball.mass, price) {
        state.velocity = state.velocity * factor - x * CONTACT_SPEED;
        state.spin = state.spin * factor;
        state.motion = Motion::Sliding;
    } else {
        *state = BallState::at_rest(state.position);
    }
}

/// Moves the ball back along its velocity until it is `missing` metres farther from the cushion. If
/// this is impossible, moves it along the normal.
fn kiss(x: Vec2, missing: f64, gap: f64, state: &mut BallState) {
    let back = state.velocity * (-missing / state.velocity.dot(x));
    if back.is_finite() && back.norm() <= 5.0 * gap {
        state.position += back;
    } else {
        state.position -= x * missing;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BALL: BallConstants = BallConstants::of(0.02, 0.015);

    fn bounce(velocity: Vec2, spin: Vec3) -> BallState {
        let mut state = BallState::at_rest(Vec2::ZERO);
        state.velocity = velocity;
        state.spin = spin;
        meet(
            &Models::PLAY,
            &BALL,
            1.28 * 0.015,
            |_| Vec2::new(1.0, 0.0),
            0.0,
            &mut state,
        );
        state
    }

    #[test]
    fn running_side_widens_the_rebound() {
        let plain = bounce(Vec2::new(1.0, 1.0), Vec3::ZERO);
        let running = bounce(Vec2::new(1.0, 1.0), Vec3::new(0.0, 0.0, -100.0));
        assert!(running.velocity.y > plain.velocity.y);
    }

    #[test]
    fn every_bounce_leads_back_and_loses_energy() {
        let mut rng = fastrand::Rng::with_seed(3);
        let mut any = |scale: f64| (rng.f64() - 0.5) * scale;
        for _ in 0..10_000 {
            let velocity = Vec2::new(any(4.0).abs(), any(8.0));
            let spin = Vec3::new(any(900.0), any(900.0), any(900.0));
            let mut before = BallState::at_rest(Vec2::ZERO);
            (before.velocity, before.spin) = (velocity, spin);
            let after = bounce(velocity, spin);
            assert!(after.velocity.x < 0.0);
            assert!(BALL.energy(&after) <= BALL.energy(&before) * (1.0 + 1e-14));
        }
    }
}
