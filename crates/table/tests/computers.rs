//! Computer players at tables: legal, the same for the same seed, quick, and
//! better at higher levels.

use golf::game::{DiceSet, Mode, Rules, Setup, Stage, Tokens};
use golf::{Ball, Collection};
use protocol::{GameAction, GolfSetup, MatchSetup, Record, Seat, SeatKind, Status, TableId};
use std::sync::Arc;
use std::time::{Duration, Instant};
use table::{ComputerPlayer, NewTable, Play, Secret, Shelf, SolverPlayer, Table, verify};

/// Watches a player: everything it does must be listed.
struct Watched {
    player: SolverPlayer,
    slowest: Duration,
}

impl ComputerPlayer for Watched {
    fn choose(&mut self, play: &Play, seat: Seat, level: u8) -> GameAction {
        let begun = Instant::now();
        let action = self.player.choose(play, seat, level);
        self.slowest = self.slowest.max(begun.elapsed());
        assert!(play.actions().contains(&action), "{action:?}");
        action
    }
}

struct Wish<'w> {
    mode: Mode,
    courses: &'w [&'w str],
    levels: &'w [u8],
    dice: DiceSet,
    tokens: Tokens,
    seed: u8,
}

/// Plays a match of computers to its end.
fn played(wish: &Wish, shelf: &mut Shelf, player: &mut dyn ComputerPlayer) -> Table {
    let course = |id: &&str| Collection::course(id).expect("there").expect("sound");
    let balls: Vec<Ball> = Ball::all().step_by(2).collect();
    let rules = Rules::new(Setup {
        mode: wish.mode,
        players: wish
            .levels
            .iter()
            .zip(balls)
            .map(|(_, b)| vec![b])
            .collect(),
        courses: wish
            .courses
            .iter()
            .map(|id| Arc::new(Stage::new(course(id))))
            .collect(),
        limit: None,
        dice: wish.dice.clone(),
        tokens: wish.tokens.clone(),
    });
    let new = NewTable {
        id: TableId::new("computers").expect("an id"),
        setup: MatchSetup::Golf(GolfSetup::new(&rules.expect("sound"))),
        seats: wish
            .levels
            .iter()
            .map(|level| SeatKind::Computer { level: *level })
            .collect(),
        clock: None,
    };
    let mut table = Table::create(new, Secret::new([wish.seed; 32]), shelf, 0).expect("sound");
    let mut actions = 0;
    while table.state().status() == Status::Playing {
        let update = table.computer_turn(player, 0).expect("a legal action");
        assert!(update.is_some(), "only computers play");
        actions += 1;
        assert!(actions < 10_000, "the match goes on");
    }
    table
}

fn check(wish: &Wish, shelf: &mut Shelf) -> Duration {
    let mut player = Watched {
        player: SolverPlayer::new(u64::from(wish.seed)),
        slowest: Duration::ZERO,
    };
    let table = played(wish, shelf, &mut player);
    let record = Record::parse(table.record().to_string().as_bytes()).expect("it reads back");
    let verified = verify(&record, shelf).expect("a sound record");
    assert_eq!(verified.results.len(), wish.levels.len());
    player.slowest
}

#[test]
fn all_levels_play_basic_matches_legally() {
    let mut shelf = Shelf::new();
    for (courses, dice, tokens) in [
        (&["1", "4"][..], DiceSet::dice_of_the_box(), Tokens::Printed),
        (&["2"], DiceSet::cards_of_the_box(), Tokens::handful()),
        (&["S-1a", "S-5b"], DiceSet::everything(), Tokens::Printed),
        (
            &["S-9a", "S-12"],
            DiceSet::dice_of_the_box(),
            Tokens::handful(),
        ),
    ] {
        let wish = Wish {
            mode: Mode::Basic,
            courses,
            levels: &[1, 2, 3, 4, 5],
            dice,
            tokens,
            seed: 3,
        };
        let slowest = check(&wish, &mut shelf);
        println!("basic {courses:?}: the slowest decision took {slowest:?}");
    }
}

#[test]
fn all_levels_play_carom_matches_legally() {
    let mut shelf = Shelf::new();
    for (courses, dice, tokens) in [
        (&["1"][..], DiceSet::dice_of_the_box(), Tokens::Printed),
        (&["3"], DiceSet::cards_of_the_box(), Tokens::handful()),
        (&["S-9a"], DiceSet::dice_of_the_box(), Tokens::Printed),
    ] {
        let wish = Wish {
            mode: Mode::Carom,
            courses,
            levels: &[1, 2, 3, 4, 5],
            dice,
            tokens,
            seed: 4,
        };
        let slowest = check(&wish, &mut shelf);
        println!("carom {courses:?}: the slowest decision took {slowest:?}");
    }
}

#[test]
fn the_same_seed_plays_the_same_match() {
    let mut shelf = Shelf::new();
    for mode in [Mode::Basic, Mode::Carom] {
        let wish = Wish {
            mode,
            courses: &["4"],
            levels: &[2, 3],
            dice: DiceSet::dice_of_the_box(),
            tokens: Tokens::Printed,
            seed: 5,
        };
        let mut record = |seed| {
            let mut player = SolverPlayer::new(seed);
            played(&wish, &mut shelf, &mut player).record()
        };
        assert_eq!(record(1), record(1));
        assert_ne!(record(1), record(2));
    }
}

#[test]
fn the_highest_level_beats_the_lowest() {
    let mut shelf = Shelf::new();
    let mut player = SolverPlayer::new(6);
    let (mut strokes, mut won, mut lost) = ([0, 0], 0, 0);
    for seed in 0..40 {
        let wish = Wish {
            mode: Mode::Basic,
            courses: &["1", "2", "4"],
            levels: &[1, 5],
            dice: DiceSet::dice_of_the_box(),
            tokens: Tokens::Printed,
            seed,
        };
        let table = played(&wish, &mut shelf, &mut player);
        let results = table.state().view().results.expect("over");
        let (beginner, perfect) = (results[0].total, results[1].total);
        strokes = [strokes[0] + beginner, strokes[1] + perfect];
        won += i32::from(perfect < beginner);
        lost += i32::from(perfect > beginner);
    }
    println!("perfect won {won}, lost {lost} of 40; strokes {strokes:?}");
    assert!(won >= 3 * lost.max(1) && strokes[1] < strokes[0]);
}
