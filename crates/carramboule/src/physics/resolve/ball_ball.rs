//! Collisions between two balls (billiard-model, Ball–ball). n is the unit vector from the first
//! ball to the second.

use super::{CONTACT_SPEED, apart};
use crate::physics::ball::{BallConstants, BallState, Motion};
use crate::physics::models::{BallBallModel, Contact, Models};
use crate::physics::quartic::quadratic_roots;
use crate::{Vec2, Vec3};

/// Resolves the collision of two touching balls. Both balls slide afterwards.
pub fn meet(
    models: &Models,
    balls: [&BallConstants; 2],
    first: &mut BallState,
    second: &mut BallState,
) {
    if let Contact::Gap(gap) = models.contact {
        kiss(balls[0].radius + balls[1].radius + gap, gap, first, second);
    }
    let n = (second.position - first.position).unit();
    let approach = (first.velocity - second.velocity).dot(n);
    if models.contact == Contact::Exact && approach < CONTACT_SPEED {
        move_on_together(balls, first, second, n);
        return;
    }
    match models.ball_ball {
        BallBallModel::FrictionlessElastic => {
            first.velocity -= n * approach;
            second.velocity += n * approach;
        }
        BallBallModel::FrictionalInelastic => throw(balls, first, second, n, approach),
    }
    (first.motion, second.motion) = (Motion::Sliding, Motion::Sliding);
    if models.contact != Contact::Exact {
        share_momentum(first, second, n);
    }
}

/// Applies restitution along the normal and friction perpendicular to it. The friction throws the
/// object ball (Alciatore, TP ).
fn throw(
    balls: [&BallConstants; 2],
    first: &mut BallState,
    second: &mut BallState,
    n: Vec2,
    approach: f64,
) {
    let radius = balls[0].radius;
    let restitution = 0.5 * (balls[0].ball_restitution + balls[1].ball_restitution);
    let normal = Vec3::from(n);
    let across = |v: Vec2| v - n * v.dot(n);
    let slide = Vec3::from(across(first.velocity - second.velocity));
    // Rotation about the normal causes no friction.
    let roll = first.spin + second.spin;
    let roll = roll - normal * roll.dot(normal);
    let slip = slide + roll.cross(normal) * radius;
    let speed = slip.norm_squared().sqrt();

    let push = 0.5 * (1.0 + restitution) * approach;
    let friction = 0.009_951 + 0.108 * libm::exp(-1.088 * speed);
    // The change in the normal velocities drives the friction, as in TP A-14.
    let impulse = friction * restitution * approach;
    // Friction reduces the slip velocity by 7 times the impulse per mass, but never reverses it.
    let change = if speed * (1.0 / 7.0) <= impulse {
        slip * (-1.0 / 7.0)
    } else {
        slip * (-impulse / speed)
    };
    let twist = normal.cross(change) * (2.5 / radius);
    // The model is flat, so the vertical part of the impulse changes only the spin.
    first.velocity += change.plane() - n * push;
    second.velocity += n * push - change.plane();
    first.spin += twist;
    second.spin += twist;
}

/// Lets balls that stay in contact move on together: their normal velocities become equal, apart
/// from a tiny hop.
fn move_on_together(
    balls: [&BallConstants; 2],
    first: &mut BallState,
    second: &mut BallState,
    n: Vec2,
) {
    let mass = balls[0].mass;
    let energy = |first: &BallState, second: &BallState| {
        (balls[0].energy(first) + balls[1].energy(second)) / mass
    };
    let before = energy(first, second);
    let half = n * (0.5 * (first.velocity - second.velocity).dot(n));
    first.velocity -= half;
    second.velocity += half;
    let price = 0.25 * CONTACT_SPEED * CONTACT_SPEED;
    let hop = n * (0.5 * CONTACT_SPEED);
    let factor = apart(before, energy(first, second), price);
    for (state, hop) in [(first, -hop), (second, hop)] {
        if let Some(factor) = factor {
            state.velocity = state.velocity * factor + hop;
            state.spin = state.spin * factor;
            state.motion = Motion::Sliding;
        } else {
            *state = BallState::at_rest(state.position);
        }
    }
}

/// Moves both balls along their velocities until their centres are `distance` apart. If this is
/// impossible, moves them along the line through their centres.
fn kiss(distance: f64, gap: f64, first: &mut BallState, second: &mut BallState) {
    let apart = second.position - first.position;
    let relative = second.velocity - first.velocity;
    let (one, other) = quadratic_roots(
        relative.norm_squared(),
        2.0 * relative.dot(apart),
        apart.norm_squared() - distance * distance,
    );
    let t = if one.abs() <= other.abs() { one } else { other };
    let shift = (first.velocity + second.velocity) * (0.5 * t);
    let moving = first.motion.translates() || second.motion.translates();
    if moving && t.is_finite() && shift.norm() <= 5.0 * gap {
        first.position += first.velocity * t;
        second.position += second.velocity * t;
    } else {
        let correction = apart.unit() * (0.5 * (distance - apart.norm()));
        first.position -= correction;
        second.position += correction;
    }
}

/// Prevents endless series of tiny collisions, as the public simulator does. If two balls follow
/// each other at nearly the same velocity, the front ball takes a tenth of the rear ball's normal
/// speed.
fn share_momentum(first: &mut BallState, second: &mut BallState, n: Vec2) {
    let speeds = first.velocity.norm() * second.velocity.norm();
    if speeds == 0.0 || first.velocity.dot(second.velocity) / speeds <= 0.9 {
        return;
    }
    let (one, other) = (first.velocity.dot(n), second.velocity.dot(n));
    if (other - one).abs() >= 0.01 {
        return;
    }
    let taken = if one > other {
        n * (0.1 * one)
    } else {
        n * (-0.1 * other)
    };
    first.velocity -= taken;
    second.velocity += taken;
}

#[cfg(test)]
mod tests {
    use super::*;

    const BALL: BallConstants = BallConstants::of(0.02, 0.015);

    fn pair(velocity: Vec2, spin: Vec3) -> (BallState, BallState) {
        let mut first = BallState::at_rest(Vec2::ZERO);
        first.velocity = velocity;
        first.spin = spin;
        first.motion = Motion::Sliding;
        (first, BallState::at_rest(Vec2::new(0.03, 0.0)))
    }

    #[test]
    fn full_hit_passes_the_speed_on_but_for_the_restitution() {
        let (mut first, mut second) = pair(Vec2::new(1.0, 0.0), Vec3::ZERO);
        meet(&Models::PLAY, [&BALL, &BALL], &mut first, &mut second);
        assert!((second.velocity.x - 0.975).abs() < 1e-15);
        assert!((first.velocity.x - 0.025).abs() < 1e-15);
    }

    #[test]
    fn side_throws_the_object_ball_against_the_spin() {
        let (mut first, mut second) = pair(Vec2::new(1.0, 0.0), Vec3::new(0.0, 0.0, 20.0));
        meet(&Models::PLAY, [&BALL, &BALL], &mut first, &mut second);
        assert!(second.velocity.y > 0.0);
        assert!(second.spin.z < 0.0);
    }

    #[test]
    fn friction_never_reverses_the_slip() {
        let (mut first, mut second) = pair(Vec2::new(1.0, 0.05), Vec3::ZERO);
        meet(&Models::PLAY, [&BALL, &BALL], &mut first, &mut second);
        let slip = (first.velocity - second.velocity).y + 0.015 * (first.spin + second.spin).z;
        assert!(slip.abs() < 1e-15, "{slip}");
    }

    #[test]
    fn pressing_balls_part_without_gaining_energy() {
        let (mut first, mut second) = pair(Vec2::new(0.3, 0.1), Vec3::new(1.0, 2.0, 3.0));
        second.velocity = Vec2::new(0.2999, 0.0);
        let before = BALL.energy(&first) + BALL.energy(&second);
        meet(&Models::PLAY, [&BALL, &BALL], &mut first, &mut second);
        let parting = second.velocity.x - first.velocity.x;
        assert!((parting - CONTACT_SPEED).abs() < 1e-15);
        assert!(BALL.energy(&first) + BALL.energy(&second) <= before * (1.0 + 1e-15));
    }
}
