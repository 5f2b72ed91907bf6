//! Shots a second on one core: the break of the full rack, and a lone ball.

use std::sync::atomic::{AtomicU32, Ordering};

use carramboule::Vec2;
use carramboule::board::{Parameters, Player, rack};
use carramboule::physics::{BallId, BallState, Models, Setup, Strike, Table};

fn main() {
    divan::main();
}

/// The full rack and a hard strike, a little off the middle, that differs with `turn`.
fn break_shot(turn: u32) -> (Setup, Strike, Table) {
    let parameters = Parameters::carramboule();
    let cue = Vec2::new(0.37, parameters.camp_line(Player::A));
    let places = rack(&parameters, Player::A)
        .into_iter()
        .map(|(_, place)| place);
    let balls = std::iter::once(cue).chain(places);
    let balls = balls
        .map(|place| (parameters.ball, BallState::at_rest(place)))
        .collect();
    let direction = std::f64::consts::FRAC_PI_2 + 1e-3 * f64::from(turn % 101) - 0.05;
    let strike = parameters.strike(parameters.fastest, direction);
    (
        Setup::new(balls).expect("a sound rack"),
        strike,
        parameters.table(),
    )
}

#[divan::bench]
fn break_of_twenty_balls(bencher: divan::Bencher<'_, '_>) {
    let turn = AtomicU32::new(0);
    bencher
        .with_inputs(|| break_shot(turn.fetch_add(1, Ordering::Relaxed)))
        .bench_values(|(setup, strike, table)| {
            setup.strike(&table, &Models::PLAY, BallId(0), &strike)
        });
}

#[divan::bench]
fn lone_ball(bencher: divan::Bencher<'_, '_>) {
    let parameters = Parameters::carramboule();
    let table = parameters.table();
    let ball = (parameters.ball, BallState::at_rest(Vec2::new(0.3, 0.1)));
    let setup = Setup::new(vec![ball]).expect("a sound ball");
    let strike = parameters.strike(2.0, 1.0);
    bencher.bench(|| setup.strike(&table, &Models::PLAY, BallId(0), &strike));
}
