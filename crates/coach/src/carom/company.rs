//! Statistics about a course in carom mode: how often balls hit each other, and how much going
//! first is worth.

use super::CaromPlayer;
use super::position::CaromPosition;
use golf::{Ball, Colour, Course};
use protocol::CompanyFile;
use solver::{Bag, Rng};

/// No new game starts once this number of strokes has been simulated.
const STROKES: u32 = 8_000;
/// The maximum number of games to simulate.
const GAMES: u32 = 400;
const BALLS: [Ball; 2] = [Ball::round(Colour::Orange), Ball::round(Colour::Blue)];

/// Simulates games between two computer players without noise or lookahead, always with the same
/// seeds, and returns the statistics.
pub fn company(course: &Course, bag: &Bag, limit: u8) -> CompanyFile {
    let player = CaromPlayer::new(course, bag, limit);
    let (mut strokes, mut met) = (0, 0);
    let mut gains = Vec::new();
    while strokes < STROKES && (gains.len() as u32) < GAMES {
        let mut rng = Rng::new(gains.len() as u64);
        let mut game = CaromPosition::new(course.field(), &[(BALLS[0], 0), (BALLS[1], 1)], limit);
        while !game.is_over() {
            met += u32::from(stroke(&player, course, &mut game, &mut rng));
            strokes += 1;
        }
        gains.push(f64::from(game.scored(1) - game.scored(0)));
    }
    let count = gains.len() as u32;
    let games = f64::from(count);
    let first = gains.iter().sum::<f64>() / games;
    let spread: f64 = gains.iter().map(|gain| (gain - first).powi(2)).sum();
    CompanyFile {
        games: count,
        met: f64::from(met) / f64::from(strokes.max(1)),
        first,
        error: (spread / (games - 1.0).max(1.0) / games).sqrt(),
    }
}

/// Plays one stroke. Returns whether it moved or holed the other ball.
fn stroke(
    player: &CaromPlayer<'_>,
    course: &Course,
    game: &mut CaromPosition,
    rng: &mut Rng,
) -> bool {
    let field = course.field();
    if let Some(start) = player.judge().quick_start(game) {
        game.enter(field, start);
    }
    let other = BALLS[1 - game.turn];
    let before = game.scene.ball(other);
    if game.scene.ball(game.ball()).is_none() {
        game.play(field, None, 1);
        return false;
    }
    let throw = player.quick_throw(game);
    let impulses = player.bag.throws()[throw].faces[rng.below(6)];
    let direction = player.quick_direction(game, impulses);
    game.play(field, direction, impulses);
    before.is_some() && game.scene.ball(other) != before
}

#[cfg(test)]
mod tests {
    use super::company;
    use golf::Collection;
    use solver::Bag;

    #[test]
    fn company_is_counted_and_the_same_every_time() {
        let of = |id: &str| {
            let course = Collection::course(id)
                .expect("a course")
                .expect("a good one");
            company(&course, &Bag::standard(), course.limit())
        };
        let (one, again, four) = (of("1"), of("1"), of("4"));
        assert_eq!(one, again);
        assert!(one.games >= 100 && one.error > 0.0, "{one:?}");
        assert!(0.0 < one.met && one.met < four.met, "{one:?} {four:?}");
        // Going first is an advantage on one of these courses and a disadvantage on the other.
        assert!(one.first > 0.0 && four.first < 0.0, "{one:?} {four:?}");
        assert!(!four.is_even(), "{four:?}");
    }
}
