//! Benchmarks for the computer players' slowest decisions. Run `cargo xtask bench solver`.

#[path = "../tests/support/mod.rs"]
mod computers;
#[path = "../../golf/benches/measure/mod.rs"]
mod measure;

use carramboule::board::{Parameters, Player};
use carramboule::game::{Game, Phase};
use coach::shots::{choose_shot, make_choice};
use coach::{CaromPlayer, CaromPosition, ComputerPlayer, Level};
use computers::{MatchSpec, played};
use golf::game::{DiceSet, Mode, Tokens};
use golf::{Ball, Collection, Colour};
use measure::{Asked, Figures, Seconds, timed};
use protocol::{GameAction, Seat};
use solver::Bag;
use table::{CourseCache, Play};

const ROUNDS: u8 = 5;

fn main() {
    let Asked::Figures(file) = Asked::read() else {
        return;
    };
    let mut figures = Figures::default();
    for (name, mode) in [("basic", Mode::Basic), ("carom", Mode::Carom)] {
        let rounds = (0..ROUNDS).map(|round| slowest(mode, round)).collect();
        figures.add(&format!("slowest decision in {name} mode"), rounds);
    }
    let rounds = (0..ROUNDS).map(slowest_shot).collect();
    figures.add("slowest decision in Carramboule", rounds);
    carom_moves(&mut figures);
    figures.write(file.as_deref());
}

/// Returns the time of the slowest decision over all levels and all kinds of courses, without
/// precomputed data.
fn slowest(mode: Mode, seed: u8) -> Seconds {
    let mut watched = Watched {
        player: ComputerPlayer::new(u64::from(seed)),
        slowest: Seconds {
            wall: 0.0,
            cpu: 0.0,
        },
    };
    for (courses, dice, tokens) in [
        (&["1", "4"][..], DiceSet::dice_of_the_box(), Tokens::Printed),
        (&["2", "3"], DiceSet::cards_of_the_box(), Tokens::handful()),
        (&["S-1a", "S-5b"], DiceSet::everything(), Tokens::Printed),
        (
            &["S-9a", "S-12"],
            DiceSet::dice_of_the_box(),
            Tokens::handful(),
        ),
    ] {
        let spec = MatchSpec {
            mode,
            courses,
            levels: &[1, 2, 3, 4, 5],
            dice,
            tokens,
            seed,
        };
        played(&spec, &mut CourseCache::new(), &mut watched);
    }
    watched.slowest
}

/// Returns the time of the slowest decision among the first shots and choices in a match, at the
/// strongest level.
fn slowest_shot(seed: u8) -> Seconds {
    let mut game = Game::new(Parameters::carramboule(), Player::A);
    let mut slowest = Seconds {
        wall: 0.0,
        cpu: 0.0,
    };
    for turn in 0..10 {
        let seconds = match game.phase() {
            Phase::Choice(_) => {
                let (seconds, choice) = timed(|| make_choice(&game, Level::Master));
                let choice = choice.expect("a choice is due");
                game.choose(choice).expect("a choice is due");
                seconds
            }
            Phase::Shot(_) => {
                let seed = (u64::from(seed) << 8) | turn;
                let (seconds, shot) = timed(|| choose_shot(&game, Level::Master, seed));
                game.shoot(&shot.expect("the cue ball fits"))
                    .expect("a legal shot");
                seconds
            }
            Phase::Over => break,
        };
        if seconds.cpu > slowest.cpu {
            slowest = seconds;
        }
    }
    slowest
}

/// Measures how long it takes to choose a die and a direction when six balls with six owners are on
/// the course.
fn carom_moves(figures: &mut Figures) {
    let course = Collection::course("4").expect("there").expect("sound");
    let (field, bag) = (course.field(), Bag::standard());
    let player = CaromPlayer::new(&course, &bag, 10);
    let balls: Vec<(Ball, u8)> = (0..6)
        .map(|i| (Ball::round(Colour::ALL[i]), i as u8))
        .collect();
    let mut position = CaromPosition::new(field, &balls, 10);
    for start in field.starts() {
        position.enter(field, start);
        position.play(field, None, 1);
    }
    for (number, level) in (1..).zip(Level::ALL) {
        let name = format!("die and direction in carom mode, level {number}");
        figures.measure(
            &name,
            7,
            || (),
            |()| {
                let throw = player.throw(&position, level, 1);
                let impulses = bag.throws()[throw].faces[2];
                std::hint::black_box(player.direction(&position, level, impulses, 2));
            },
        );
    }
}

/// Wraps a player and records the time of its slowest decision.
struct Watched {
    player: ComputerPlayer,
    slowest: Seconds,
}

impl table::Player for Watched {
    fn choose(&mut self, play: &Play, seat: Seat, level: u8) -> GameAction {
        let (seconds, action) = timed(|| self.player.choose(play, seat, level));
        if seconds.cpu > self.slowest.cpu {
            self.slowest = seconds;
        }
        action
    }
}
