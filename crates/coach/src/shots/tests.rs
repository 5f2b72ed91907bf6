use carramboule::Vec2;
use carramboule::board::{Kind, Parameters, Player};
use carramboule::game::{BallPositions, Game, Phase, Shot};

use super::aim::View;
use super::*;
use crate::level::Level;

fn game(balls: &[(Kind, f64, f64)]) -> Game {
    let parameters = Parameters::carramboule();
    let balls = balls.iter().map(|&(kind, x, y)| (kind, Vec2::new(x, y)));
    let position = BallPositions::new(&parameters, balls.collect()).expect("a sound position");
    Game::new(parameters, Player::A).with_position(position)
}

/// Returns the ease of player B's easiest pot with a black ball.
fn left_for_the_opponent(game: &Game) -> f64 {
    let view = View {
        parameters: game.parameters(),
        position: game.position(),
        by: Player::B,
        wanted: &[Kind::BLACK],
    };
    view.best_ease(9)
}

#[test]
fn open_ball_is_pocketed_by_the_better_levels() {
    let game = game(&[
        (Kind::WHITE, 0.60, 0.60),
        (Kind::BLACK, 0.10, 0.40),
        (Kind::BLACK, 0.30, 0.70),
    ]);
    for level in [Level::Expert, Level::Master] {
        let pots = (0..8).filter(|&seed| {
            let mut game = game.clone();
            let shot = choose_shot(&game, level, seed).expect("a shot");
            let played = game.shoot(&shot).expect("a legal shot");
            played.outcome.pocketed.contains(&Kind::WHITE)
        });
        assert!(pots.count() >= 6, "{level:?}");
    }
}

#[test]
fn ball_behind_the_camp_line_is_played_off_a_cushion() {
    let game = game(&[
        (Kind::WHITE, 0.09, 0.06),
        (Kind::BLACK, 0.60, 0.40),
        (Kind::BLACK, 0.20, 0.55),
    ]);
    for seed in 0..4 {
        let mut game = game.clone();
        let shot = choose_shot(&game, Level::Master, seed).expect("a shot");
        let played = game.shoot(&shot).expect("a legal shot");
        assert!(!played.outcome.breach, "seed {seed}");
    }
}

#[test]
fn master_without_a_pot_leaves_less_than_a_beginner() {
    // The only white ball is walled in behind black balls. Black already has open pots.
    let game = game(&[
        (Kind::WHITE, 0.37, 0.715),
        (Kind::BLACK, 0.34, 0.690),
        (Kind::BLACK, 0.40, 0.690),
        (Kind::BLACK, 0.60, 0.20),
        (Kind::BLACK, 0.14, 0.20),
    ]);
    let left = |level| -> f64 {
        let after = (0..8).map(|seed| {
            let mut game = game.clone();
            let shot = choose_shot(&game, level, seed).expect("a shot");
            game.shoot(&shot).expect("a legal shot");
            match game.phase() {
                Phase::Shot(Player::B) => left_for_the_opponent(&game),
                _ => 0.0,
            }
        });
        after.sum()
    };
    let (master, beginner) = (left(Level::Master), left(Level::Beginner));
    assert!(master < beginner, "{master} against {beginner}");
}

#[test]
fn a_thin_cut_is_harder_than_a_straight_pot_and_ranks_higher() {
    let straight = game(&[(Kind::WHITE, 0.66, 0.66), (Kind::BLACK, 0.2, 0.5)]);
    let aim = Vec2::new(0.66 - 0.12, 0.66 - 0.1);
    let pot = Shot {
        top: -0.5,
        ..Shot::level(0.12, libm::atan2(aim.y, aim.x), 2.0)
    };
    let easy = shot_merit(&straight, &pot, 1).expect("a white falls");
    assert!(easy.made >= 8, "{easy:?}");
    // Hardly any player would make this shot, which has the same gain.
    let hard = ShotMerit { made: 1, ..easy };
    assert!(hard.rank() > easy.rank());
    // A shot that pockets nothing, or the wrong ball, has no merit.
    assert_eq!(shot_merit(&straight, &Shot::level(0.5, 1.57, 0.5), 1), None);
    let other = game(&[(Kind::BLACK, 0.66, 0.66), (Kind::WHITE, 0.2, 0.5)]);
    assert_eq!(shot_merit(&other, &pot, 1), None);
}
