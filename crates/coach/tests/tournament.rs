//! Tests that each level of computer player beats the level below, in both modes.
//!
//! `cargo xtask test --all` plays more matches and compares all pairs of adjacent levels. To see
//! the results, run `cargo test -p coach --test main tournament -- --ignored --nocapture`.

use coach::{BasicPlayer, CaromPlayer, CaromPosition, Level};
use golf::{Ball, Collection, Colour, Course, Field};
use solver::{Bag, Budget, Solution, Spot};

const COURSES: [&str; 6] = ["1", "2", "3", "4", "5", "6"];

fn course(id: &str) -> Course {
    Collection::course(id).expect("a course").expect("sound")
}

/// Returns the score of one ball on one course.
fn solo(field: &Field, solution: &Solution, level: Level, random: &mut fastrand::Rng) -> i32 {
    let player = BasicPlayer::new(solution);
    let mut scene = golf::Scene::new(field);
    let ball = Ball::round(Colour::Red);
    let start = player.start(field, &scene, level, random.u64(..));
    scene
        .put(field, ball, start.expect("known"))
        .expect("a start");
    for stroke in 1..=solution.limit() {
        let left = solution.limit() + 1 - stroke;
        let node = scene.ball(ball).expect("on the course");
        let spot: Spot = solution.spot(field, &scene, node).expect("known");
        let throw = player
            .throw(spot, left, level, random.u64(..))
            .expect("a throw");
        let impulses = solution.bag().throws()[throw].faces[random.usize(..6)];
        let direction = player.direction(spot, left, impulses, level, random.u64(..));
        if let Some(direction) = direction {
            golf::stroke(field, &mut scene, ball, direction, impulses, &mut ()).expect("open");
        }
        if scene.ball(ball).is_none() {
            return i32::from(stroke);
        }
    }
    i32::from(solution.limit())
}

/// Returns the proportion of matches that the first of two levels won (ties count as half), and
/// half the width of its 95 % confidence interval.
fn share(matches: u32, mut play: impl FnMut(usize) -> f64) -> (f64, f64) {
    let won: Vec<f64> = (0..matches)
        .map(|number| play(number as usize).signum() / 2.0 + 0.5)
        .collect();
    let count = f64::from(matches);
    let mean = won.iter().sum::<f64>() / count;
    let variance = won.iter().map(|won| (won - mean).powi(2)).sum::<f64>() / count;
    (mean, 1.96 * (variance / count).sqrt())
}

fn pairs() -> impl Iterator<Item = (Level, Level)> {
    Level::ALL
        .windows(2)
        .map(|pair| (pair[1], pair[0]))
        .collect::<Vec<_>>()
        .into_iter()
}

/// Plays matches on the six base courses.
fn solo_tournament(matches: u32) {
    let solved: Vec<(Course, Solution)> = COURSES
        .iter()
        .map(|id| {
            let course = course(id);
            let solution = Solution::new(&course, Bag::standard(), 10, Budget::default());
            (course, solution)
        })
        .collect();
    for (better, worse) in pairs() {
        let mut random = fastrand::Rng::with_seed(5);
        let mut score = |level| -> i32 {
            let courses = solved.iter();
            courses
                .map(|(course, solution)| solo(course.field(), solution, level, &mut random))
                .sum()
        };
        let (mean, half) = share(matches, |_| f64::from(score(worse) - score(better)));
        println!(
            "solo: {better:?} beats {worse:?} in {:.1} ± {:.1} %",
            mean * 100.0,
            half * 100.0
        );
        assert!(mean - half > 0.5, "{better:?} {mean} ± {half}");
    }
}

/// Plays a course in carom mode. Returns the scores of two owners with two balls each.
fn carom(
    field: &Field,
    bag: &Bag,
    player: &CaromPlayer,
    levels: [Level; 2],
    random: &mut fastrand::Rng,
) -> [f64; 2] {
    let colours = [Colour::Orange, Colour::Green, Colour::Yellow, Colour::Blue];
    let balls: Vec<(Ball, u8)> = colours
        .iter()
        .enumerate()
        .map(|(i, c)| (Ball::round(*c), i as u8 % 2))
        .collect();
    let mut game = CaromPosition::new(field, &balls, 10);
    while !game.is_over() {
        let level = levels[usize::from(game.balls[game.turn].owner)];
        if let Some(start) = player.start(&game, level, random.u64(..)) {
            assert!(game.enter(field, start));
        }
        if game.scene.ball(game.ball()).is_none() {
            game.play(field, None, 1);
            continue;
        }
        let throw = player.throw(&game, level, random.u64(..));
        let impulses = bag.throws()[throw].faces[random.usize(..6)];
        let direction = player.direction(&game, level, impulses, random.u64(..));
        game.play(field, direction, impulses);
    }
    let mut scores = [0.0; 2];
    for (index, ball) in game.balls.iter().enumerate() {
        scores[usize::from(ball.owner)] += game.outlook(player.heuristic(), index);
    }
    scores
}

/// Plays matches that consist of one course. The two levels take turns going first.
fn carom_tournament(matches: u32, levels: impl Iterator<Item = (Level, Level)>) {
    let bag = Bag::standard();
    let courses: Vec<Course> = COURSES.iter().map(|id| course(id)).collect();
    let players: Vec<CaromPlayer> = courses
        .iter()
        .map(|course| CaromPlayer::new(course, &bag, 10))
        .collect();
    for (better, worse) in levels {
        let mut random = fastrand::Rng::with_seed(7);
        let (mean, half) = share(matches, |number| {
            let (field, player) = (courses[number / 2 % 6].field(), &players[number / 2 % 6]);
            if number % 2 == 0 {
                let [own, other] = carom(field, &bag, player, [better, worse], &mut random);
                other - own
            } else {
                let [other, own] = carom(field, &bag, player, [worse, better], &mut random);
                other - own
            }
        });
        println!(
            "carom: {better:?} beats {worse:?} in {:.1} ± {:.1} %",
            mean * 100.0,
            half * 100.0
        );
        assert!(mean - half > 0.5, "{better:?} {mean} ± {half}");
    }
}

#[test]
fn each_solo_level_beats_the_one_below() {
    solo_tournament(600);
}

#[test]
fn weaker_carom_levels_beat_the_ones_below() {
    carom_tournament(300, pairs().take(2));
}

#[test]
#[ignore = "all: 2,000 matches per pair"]
fn full_solo_tournament() {
    solo_tournament(2_000);
}

#[test]
#[ignore = "all: 300 matches per pair"]
fn full_carom_tournament() {
    carom_tournament(300, pairs());
}
