//! Simulates the break of a full rack and prints its events.

use carramboule::Vec2;
use carramboule::board::{Kind, Parameters, Player, rack};
use carramboule::physics::{BallId, BallState, EventKind, Models, Setup, SetupError};
use std::f64::consts::FRAC_PI_2;

fn main() -> Result<(), SetupError> {
    let parameters = Parameters::carramboule();
    let cue = Vec2::new(0.37, parameters.camp_line(Player::A));
    let mut balls = vec![(Kind::Cue, cue)];
    balls.extend(rack(&parameters, Player::A));

    let states = balls.iter().map(|ball| BallState::at_rest(ball.1));
    let setup = Setup::new(states.map(|state| (parameters.ball, state)).collect())?;
    let strike = parameters.strike(parameters.fastest, FRAC_PI_2 - 0.03);
    let trajectory = setup.strike(&parameters.table(), &Models::PLAY, BallId(0), &strike)?;

    let name = |ball: BallId| format!("{} {}", balls[ball.index()].0.name(), ball.0);
    for event in &trajectory.events {
        let what = match event.kind {
            EventKind::Strike { ball } => format!("the cue strikes {}", name(ball)),
            EventKind::Balls { first, second } => format!("{} meets {}", name(first), name(second)),
            EventKind::Cushion { ball, .. } => format!("{} meets a cushion", name(ball)),
            EventKind::Pocket { ball, pocket } => format!("{} falls into {pocket}", name(ball)),
            EventKind::Transition { ball, to, .. } => format!("{} is {}", name(ball), to.name()),
            _ => continue,
        };
        println!("{:8.4} s  {what}", event.time);
    }
    println!("all at rest after {:.2} s", trajectory.duration());
    Ok(())
}
