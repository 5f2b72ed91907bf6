//! Tests properties of the game's physics on random shots.

use crate::cases::cases;
use carramboule::board::{Parameters, Player, rack};
use carramboule::physics::{
    BallConstants, BallId, BallState, EventKind, Models, Motion, Setup, Strike, Table, Trajectory,
};
use carramboule::{Vec2, Vec3};
use fastrand::Rng;

/// Returns the number of random shots per property test. Set `CARRAMBOULE_SHOTS` for more.
fn shots() -> u64 {
    let wanted = std::env::var("CARRAMBOULE_SHOTS").ok();
    wanted
        .and_then(|count| count.parse().ok())
        .unwrap_or_else(|| cases(1_000, 10_000))
}

/// Returns a table centred on the origin, so that reflection is exact.
fn centred(parameters: &Parameters) -> Table {
    let half = 0.5 * parameters.side;
    Table::square(
        Vec2::new(-half, -half),
        parameters.side,
        parameters.pocket_radius,
        parameters.nose,
    )
}

/// Returns balls anywhere on the table, some of them in clusters, and a random strike. The cue ball
/// comes first.
fn random_shot(parameters: &Parameters, rng: &mut Rng) -> (Setup, Strike) {
    let (radius, half) = (parameters.ball.radius, 0.5 * parameters.side);
    let count = rng.usize(1..=20);
    let mut places: Vec<Vec2> = Vec::new();
    let clear = |place: Vec2, places: &[Vec2]| {
        let on_table = place.x.abs() <= half - radius && place.y.abs() <= half - radius;
        let in_corner = place.x.abs() > half - 0.06 && place.y.abs() > half - 0.06;
        on_table
            && !in_corner
            && places
                .iter()
                .all(|other| (*other - place).norm() >= 2.0 * radius)
    };
    while places.len() < count {
        let place = if rng.bool() && !places.is_empty() {
            // The ball touches another ball.
            let (sin, cos) = libm::sincos(rng.f64() * 7.0);
            places[rng.usize(0..places.len())] + Vec2::new(cos, sin) * (2.0 * radius + 1e-13)
        } else if rng.u8(0..10) == 0 {
            // The ball touches a cushion.
            Vec2::new(half - radius, (rng.f64() - 0.5) * 0.6)
        } else {
            Vec2::new((rng.f64() - 0.5) * 0.7, (rng.f64() - 0.5) * 0.7)
        };
        if clear(place, &places) {
            places.push(place);
        }
    }
    let balls = places
        .into_iter()
        .map(|place| (parameters.ball, BallState::at_rest(place)));
    let strike = Strike {
        elevation: if rng.bool() { 0.0 } else { rng.f64() * 0.8 },
        side: rng.f64() - 0.5,
        top: rng.f64() - 0.5,
        ..parameters.strike(0.05 + rng.f64() * 6.0, rng.f64() * 6.3)
    };
    (Setup::new(balls.collect()).expect("a valid set-up"), strike)
}

fn for_random_shots(
    count: u64,
    mut check: impl FnMut(u64, &Parameters, &Table, &Setup, &Strike, &Trajectory),
) {
    let parameters = Parameters::carramboule();
    let table = centred(&parameters);
    for seed in 0..count {
        let (setup, strike) = random_shot(&parameters, &mut Rng::with_seed(seed));
        let trajectory = setup
            .strike(&table, &Models::PLAY, BallId(0), &strike)
            .expect("a valid strike");
        check(seed, &parameters, &table, &setup, &strike, &trajectory);
    }
}

fn energy(trajectory: &Trajectory, ball: &BallConstants, time: f64) -> f64 {
    (0..trajectory.segments.len())
        .map(|i| ball.energy(&trajectory.state_at(BallId(i as u8), time, ball)))
        .sum()
}

#[test]
fn every_shot_ends_at_rest() {
    let mut most = 0;
    for_random_shots(shots(), |seed, _, _, _, _, trajectory| {
        most = most.max(trajectory.events.len());
        let rest = |ball: &BallState| matches!(ball.motion, Motion::Stationary | Motion::Pocketed);
        assert!(trajectory.balls.iter().all(rest), "shot {seed}");
        assert!(
            trajectory.events.len() < 10_000,
            "shot {seed} has {} events",
            trajectory.events.len()
        );
    });
    println!("most events {most}");
}

#[test]
fn energy_never_grows() {
    for_random_shots(shots(), |seed, parameters, _, _, _, trajectory| {
        let mut known = f64::INFINITY;
        for event in &trajectory.events {
            let now = energy(trajectory, &parameters.ball, event.time);
            assert!(
                now <= known * (1.0 + 1e-12) + 1e-18,
                "shot {seed}: {known} to {now} at {event:?}"
            );
            known = now;
        }
    });
}

#[test]
fn no_two_balls_overlap_and_none_leaves_the_table() {
    for_random_shots(shots(), |seed, parameters, _, _, _, trajectory| {
        let mut times: Vec<f64> = trajectory.events.iter().map(|event| event.time).collect();
        let middles: Vec<f64> = times
            .windows(2)
            .map(|pair| 0.5 * (pair[0] + pair[1]))
            .collect();
        times.extend(middles);
        let limit = 0.5 * parameters.side - parameters.ball.radius + 1e-9;
        for time in times {
            let states: Vec<BallState> = (0..trajectory.segments.len())
                .map(|i| trajectory.state_at(BallId(i as u8), time, &parameters.ball))
                .filter(|state| state.motion != Motion::Pocketed)
                .collect();
            for (i, one) in states.iter().enumerate() {
                let place = one.position;
                assert!(
                    place.x.abs() <= limit && place.y.abs() <= limit,
                    "shot {seed}: {place:?} at {time}"
                );
                for other in &states[..i] {
                    let gap = (place - other.position).norm() - 2.0 * parameters.ball.radius;
                    assert!(gap >= -1e-9, "shot {seed}: overlap {gap} at {time}");
                }
            }
        }
    });
}

#[test]
fn same_shot_twice_gives_the_same_bits() {
    for_random_shots(shots() / 4, |seed, _, table, setup, strike, trajectory| {
        let again = setup
            .strike(table, &Models::PLAY, BallId(0), strike)
            .expect("a valid strike");
        assert_eq!(&again, trajectory, "shot {seed}");
    });
}

/// Swaps left and right.
fn mirrored(state: &BallState) -> BallState {
    BallState {
        position: Vec2::new(-state.position.x, state.position.y),
        velocity: Vec2::new(-state.velocity.x, state.velocity.y),
        spin: Vec3::new(state.spin.x, -state.spin.y, -state.spin.z),
        motion: state.motion,
    }
}

#[test]
fn mirrored_shots_give_mirrored_results() {
    for_random_shots(shots(), |seed, parameters, table, setup, _, trajectory| {
        // Reflect the state just after the strike: a velocity has an exact mirror image, but an
        // angle does not.
        let mut states = setup.states().to_vec();
        states[0] = trajectory.state_at(BallId(0), 0.0, &parameters.ball);
        let play = |states: Vec<BallState>| {
            let balls = states
                .into_iter()
                .map(|state| (parameters.ball, state))
                .collect();
            Setup::new(balls)
                .expect("a valid set-up")
                .simulate(table, &Models::PLAY)
        };
        let mirror = play(states.iter().map(mirrored).collect());
        let plain = play(states);
        assert_eq!(plain.events.len(), mirror.events.len(), "shot {seed}");
        for (one, other) in plain.balls.iter().zip(&mirror.balls) {
            assert_eq!(mirrored(one).position, other.position, "shot {seed}");
        }
    });
}

/// Integrates the equations of motion over one small time step, as a slow check on the closed form.
fn step(state: &mut BallState, ball: &BallConstants, dt: f64) {
    let slip = state.slip(ball.radius);
    let slide = ball.sliding_friction * ball.gravity;
    if slip.norm() > 3.5 * slide * dt {
        let pull = slip.unit() * -slide;
        state.velocity += pull * dt;
        state.spin.x += 2.5 / ball.radius * pull.y * dt;
        state.spin.y -= 2.5 / ball.radius * pull.x * dt;
    } else {
        let speed = (state.velocity.norm() - ball.rolling_friction * ball.gravity * dt).max(0.0);
        state.velocity = state.velocity.unit() * speed;
        state.spin.x = -state.velocity.y / ball.radius;
        state.spin.y = state.velocity.x / ball.radius;
    }
    state.position += state.velocity * dt;
}

#[test]
fn time_steps_agree_before_the_first_collision() {
    const DT: f64 = 1e-5;
    for_random_shots(1_000, |seed, parameters, _, _, _, trajectory| {
        let meets = |kind: EventKind| {
            !matches!(
                kind,
                EventKind::Strike { .. } | EventKind::Transition { .. }
            )
        };
        let until = trajectory
            .events
            .iter()
            .find(|event| meets(event.kind))
            .map_or(trajectory.duration(), |event| event.time);
        let mut state = trajectory.state_at(BallId(0), 0.0, &parameters.ball);
        let steps = (until.min(1.0) / DT) as u32;
        for _ in 0..steps {
            step(&mut state, &parameters.ball, DT);
        }
        let exact = trajectory.state_at(BallId(0), f64::from(steps) * DT, &parameters.ball);
        let miss = (exact.position - state.position).norm();
        assert!(miss < 1e-4, "shot {seed}: {miss}");
    });
}

/// Returns the longest time in seconds that it took to compute a break, and the largest number of
/// events in a break.
fn full_power_breaks(models: &Models, count: u64) -> (f64, usize) {
    let parameters = Parameters::carramboule();
    let table = parameters.table();
    let (mut longest, mut most) = (0.0_f64, 0);
    for seed in 0..count {
        let mut rng = Rng::with_seed(seed);
        let place = parameters.camp.0 + rng.f64() * (parameters.camp.1 - parameters.camp.0);
        let cue = Vec2::new(place, parameters.camp_line(Player::A));
        let aim = parameters.centre() - cue;
        let direction = libm::atan2(aim.y, aim.x) + (rng.f64() - 0.5) * 0.3;
        let mut balls = vec![(parameters.ball, BallState::at_rest(cue))];
        let racked = rack(&parameters, Player::A).into_iter();
        balls.extend(racked.map(|(_, place)| (parameters.ball, BallState::at_rest(place))));
        let strike = Strike {
            side: (rng.f64() - 0.5) * 0.8,
            top: (rng.f64() - 0.5) * 0.8,
            ..parameters.strike(parameters.fastest, direction)
        };
        let setup = Setup::new(balls).expect("a valid rack");
        let timed = || {
            let start = std::time::Instant::now();
            let trajectory = setup.strike(&table, models, BallId(0), &strike);
            (
                start.elapsed().as_secs_f64(),
                trajectory.expect("a valid strike"),
            )
        };
        let (mut seconds, trajectory) = timed();
        // Other processes may interrupt a run, so only repeated slowness counts.
        for _ in 0..5 {
            if seconds > 0.02 {
                seconds = seconds.min(timed().0);
            }
        }
        longest = longest.max(seconds);
        most = most.max(trajectory.events.len());
    }
    (longest, most)
}

#[test]
fn full_power_breaks_never_stall() {
    let (longest, most) = full_power_breaks(&Models::PLAY, 10_000);
    println!("longest break {:.2} ms, most events {most}", longest * 1e3);
    assert!(longest < 0.05, "a break took {longest} s");
    assert!(most < 2_000, "a break has {most} events");
}

#[test]
fn breaks_end_in_the_reference_model_too() {
    let (longest, most) = full_power_breaks(&Models::REFERENCE, 1_000);
    println!("longest break {:.2} ms, most events {most}", longest * 1e3);
    assert!(longest < 0.05, "a break took {longest} s");
}
