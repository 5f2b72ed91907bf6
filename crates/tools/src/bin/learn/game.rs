//! Games on one course: seats and players.

use crate::before::Before;
use crate::courses::Ground;
use coach::{CaromPosition, Level};
use golf::{Ball, Colour};
use solver::Rng;

/// The kind of player in a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Who {
    /// The strongest player before training.
    Before(Before),
    /// A current computer player of this level.
    Level(Level),
}

impl Who {
    /// Plays one stroke with the current ball.
    fn stroke(self, ground: &Ground, game: &mut CaromPosition, rng: &mut Rng) {
        let field = ground.course.field();
        let seeds = [rng.bits(), rng.bits(), rng.bits()];
        let player = ground.player();
        let start = match self {
            Who::Before(_) => Before::start(ground, game),
            Who::Level(level) => player.start(game, level, seeds[0]),
        };
        if let Some(start) = start {
            game.enter(field, start);
        }
        if game.scene.ball(game.ball()).is_none() {
            game.play(field, None, 1);
            return;
        }
        let throw = match self {
            Who::Before(before) => before.throw(ground, game, seeds[1]),
            Who::Level(level) => player.throw(game, level, seeds[1]),
        };
        let impulses = ground.bag.throws()[throw].faces[rng.below(6)];
        let direction = match self {
            Who::Before(before) => before.direction(ground, game, impulses, seeds[2]),
            Who::Level(level) => player.direction(game, level, impulses, seeds[2]),
        };
        game.play(field, direction, impulses);
    }
}

/// Returns the position before the first stroke on a course; `owners` lists the owners of the balls
/// in playing order.
pub fn begin(ground: &Ground, owners: &[u8]) -> CaromPosition {
    let ball = |index: usize| Ball::round(Colour::ALL[index % Colour::ALL.len()]);
    let balls: Vec<(Ball, u8)> = owners
        .iter()
        .enumerate()
        .map(|(index, owner)| (ball(index), *owner))
        .collect();
    CaromPosition::new(ground.course.field(), &balls, ground.limit)
}

/// Plays a course to its end and calls `tell` with every position. Returns the players' scores.
pub fn play(
    ground: &Ground,
    owners: &[u8],
    seats: &[Who],
    rng: &mut Rng,
    mut tell: impl FnMut(&CaromPosition),
) -> Vec<f64> {
    let mut game = begin(ground, owners);
    while !game.is_over() {
        let owner = game.balls[game.turn].owner;
        seats[usize::from(owner)].stroke(ground, &mut game, rng);
        tell(&game);
    }
    let mut scores = vec![0.0; seats.len()];
    for (index, ball) in game.balls.iter().enumerate() {
        scores[usize::from(ball.owner)] += game.outlook(ground.terrain.heuristic(), index);
    }
    scores
}

/// Returns the owners of all balls in a random playing order.
pub fn order(players: u8, each: u8, rng: &mut Rng) -> Vec<u8> {
    let mut owners: Vec<u8> = (0..players * each).map(|index| index % players).collect();
    for place in (1..owners.len()).rev() {
        owners.swap(place, rng.below(place + 1));
    }
    owners
}
