//! Tests computer players in Carramboule: matches end, and the higher level wins.

use carramboule::board::{Parameters, Player};
use carramboule::game::{Game, Phase};
use coach::Level;
use coach::shots::{choose_shot, make_choice};

/// Plays a match. Returns A's points, B's points, the number of shots, and the time of the slowest
/// shot in seconds.
fn play(a: Level, b: Level, seed: u64, starts: Player) -> (u32, u32, u64, f64) {
    let mut game = Game::new(Parameters::carramboule(), starts);
    let (mut shots, mut slowest) = (0, 0.0_f64);
    loop {
        let level = |player| if player == Player::A { a } else { b };
        match game.phase() {
            Phase::Over => break,
            Phase::Choice(player) => {
                let choice = make_choice(&game, level(player)).expect("a choice is due");
                game.choose(choice).expect("a choice is due");
            }
            Phase::Shot(player) => {
                let start = std::time::Instant::now();
                let shot =
                    choose_shot(&game, level(player), seed * 100_000 + shots).expect("a shot");
                slowest = slowest.max(start.elapsed().as_secs_f64());
                game.shoot(&shot).expect("a legal shot");
                shots += 1;
            }
        }
        assert!(shots < 5_000, "the match does not end");
    }
    let score = game.score();
    (
        score.points(Player::A),
        score.points(Player::B),
        shots,
        slowest,
    )
}

/// Returns the total points of two levels over several matches.
fn compare(lower: Level, higher: Level, matches: u64) -> (u32, u32) {
    let (mut low, mut high) = (0, 0);
    for seed in 0..matches {
        let starts = if seed % 2 == 0 { Player::A } else { Player::B };
        let (a, b, shots, slowest) = play(lower, higher, seed, starts);
        println!("{lower:?} {a} : {b} {higher:?} in {shots} shots, slowest {slowest:.3} s");
        low += a;
        high += b;
    }
    (low, high)
}

#[test]
fn matches_end_and_a_much_higher_level_wins() {
    for (lower, higher) in [
        (Level::Beginner, Level::Club),
        (Level::Casual, Level::Expert),
    ] {
        let (low, high) = compare(lower, higher, 2);
        assert!(high > 2 * low, "{lower:?} {low} : {high} {higher:?}");
    }
}

#[test]
#[ignore = "all: ten matches per pair"]
fn each_level_beats_the_one_below() {
    for pair in Level::ALL.windows(2) {
        let (low, high) = compare(pair[0], pair[1], 10);
        assert!(
            2 * high > 3 * low,
            "{:?} {low} : {high} {:?}",
            pair[0],
            pair[1]
        );
    }
}

#[test]
fn same_seed_gives_the_same_shot() {
    let game = Game::new(Parameters::carramboule(), Player::A);
    for level in Level::ALL {
        assert_eq!(choose_shot(&game, level, 7), choose_shot(&game, level, 7));
    }
}
