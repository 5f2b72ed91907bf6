//! `breaks [COUNT]`: breaks the full rack at full power COUNT times and prints shots a second.

use carramboule::Vec2;
use carramboule::board::{Parameters, Player, rack};
use carramboule::physics::{BallId, BallState, Models, Setup};

fn main() {
    let count = std::env::args().nth(1).and_then(|count| count.parse().ok());
    let count: u32 = count.unwrap_or(5_000);
    let parameters = Parameters::carramboule();
    let table = parameters.table();
    let cue = Vec2::new(0.37, parameters.camp_line(Player::A));
    let places = rack(&parameters, Player::A).into_iter().map(|ball| ball.1);
    let balls = std::iter::once(cue).chain(places);
    let balls = balls.map(|place| (parameters.ball, BallState::at_rest(place)));
    let setup = Setup::new(balls.collect()).expect("a sound rack");
    let start = std::time::Instant::now();
    let (mut events, mut most) = (0, 0);
    for turn in 0..count {
        let direction = 1.47 + 0.2 * f64::from(turn) / f64::from(count);
        let strike = parameters.strike(parameters.fastest, direction);
        let run = setup.strike(&table, &Models::PLAY, BallId(0), &strike);
        let run = run.expect("a sound strike");
        events += run.events.len();
        most = most.max(run.events.len());
    }
    let seconds = start.elapsed().as_secs_f64();
    println!(
        "{:.0} breaks a second, {} events each, {most} at most",
        f64::from(count) / seconds,
        events / count as usize,
    );
}
