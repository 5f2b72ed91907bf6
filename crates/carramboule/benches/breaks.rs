//! Benchmarks for break shots and for shots with a single ball on the table. Run them with `cargo
//! xtask bench carramboule`.

// All counts are small enough to be exact as floats.
#![allow(clippy::cast_precision_loss)]

#[path = "../../golf/benches/measure/mod.rs"]
mod measure;

use carramboule::Vec2;
use carramboule::board::{Parameters, Player, rack};
use carramboule::physics::{BallId, BallState, Models, Setup, Strike, Table};
use measure::{Asked, Figures};
use std::hint::black_box;

/// The number of different breaks, aimed from 5° right of straight ahead to 5° left.
const TURNS: u32 = 101;

fn main() {
    match Asked::read() {
        Asked::Nothing => {}
        Asked::Count(_, rounds) => count(rounds),
        Asked::Figures(file) => {
            let mut figures = Figures::default();
            breaks(&mut figures);
            lone_ball(&mut figures);
            figures.write(file.as_deref());
        }
    }
}

/// The full rack, and strikes for break shots at the game's maximum speed.
struct Rack {
    setup: Setup,
    table: Table,
    strikes: Vec<Strike>,
}

impl Rack {
    fn new() -> Rack {
        let parameters = Parameters::carramboule();
        let cue = Vec2::new(0.37, parameters.camp_line(Player::A));
        let places = rack(&parameters, Player::A).into_iter().map(|ball| ball.1);
        let balls = std::iter::once(cue).chain(places);
        let balls = balls.map(|place| (parameters.ball, BallState::at_rest(place)));
        let strike = |turn: u32| {
            let degrees = 85.0 + 0.1 * f64::from(turn);
            parameters.strike(parameters.fastest, degrees.to_radians())
        };
        Rack {
            setup: Setup::new(balls.collect()).expect("a valid rack"),
            table: parameters.table(),
            strikes: (0..TURNS).map(strike).collect(),
        }
    }

    /// Plays all break shots and returns their total number of events.
    fn play(&self) -> usize {
        let play = |strike: &Strike| {
            let trajectory = self
                .setup
                .strike(&self.table, &Models::PLAY, BallId(0), strike);
            black_box(trajectory.expect("a valid strike")).events.len()
        };
        self.strikes.iter().map(play).sum()
    }
}

fn breaks(figures: &mut Figures) {
    let rack = Rack::new();
    let events = rack.play();
    let name = "break of twenty balls";
    figures.measure_many(
        name,
        21,
        rack.strikes.len(),
        || (),
        |()| {
            assert_eq!(rack.play(), events);
        },
    );
    figures.note("events a break", events as f64 / f64::from(TURNS));
}

/// Plays all break shots `rounds` times and prints the number of breaks and events per round.
fn count(rounds: usize) {
    let rack = Rack::new();
    let mut events = 0;
    for _ in 0..rounds {
        events = rack.play();
    }
    println!("{} {events}", rack.strikes.len());
}

fn lone_ball(figures: &mut Figures) {
    let parameters = Parameters::carramboule();
    let table = parameters.table();
    let ball = (parameters.ball, BallState::at_rest(Vec2::new(0.3, 0.1)));
    let setup = Setup::new(vec![ball]).expect("a valid ball");
    let strike = parameters.strike(2.0, 1.0);
    figures.measure(
        "shot of a lone ball",
        11,
        || (),
        |()| {
            black_box(setup.strike(&table, &Models::PLAY, BallId(0), &strike)).expect("valid");
        },
    );
}
