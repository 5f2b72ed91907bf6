//! Tests reviews of finished matches: the parts add up to score minus par.

use crate::support::{MatchSpec, played};
use crate::tables::{self, Host};
use coach::{BallReviewError, ComputerPlayer, RandomPlayer, ReviewError, review};
use fastrand::Rng;
use golf::game::{DiceSet, Mode, Tokens};
use protocol::{CourseText, GameView, GolfMode, GolfSetup, Record, Request};
use solver::Budget;
use table::{CourseCache, Player};

fn spec(seed: u8) -> MatchSpec<'static> {
    MatchSpec {
        mode: Mode::Basic,
        courses: &["1", "4"],
        levels: &[1, 3, 5],
        dice: DiceSet::dice_of_the_box(),
        tokens: Tokens::Printed,
        seed,
    }
}

/// Plays a match, reviews it, and checks every sum. Returns the number of rated balls.
fn check(spec: &MatchSpec, player: &mut dyn Player, cache: &mut CourseCache) -> usize {
    let table = played(spec, cache, player);
    let results = table.state().view().results.expect("over");
    let reviewed = review(&table.record(), cache, Budget::default()).expect("basic mode");
    assert_eq!(reviewed.courses.len(), spec.courses.len());
    let mut judged = 0;
    for course in &reviewed.courses {
        assert_eq!(course.balls.len(), spec.levels.len());
        for ball in &course.balls {
            let Ok(review) = &ball.review else {
                continue;
            };
            let sum = review.skill() + review.luck() + review.revised();
            assert!((sum - (review.score - review.par)).abs() < 1e-9, "{ball:?}");
            assert!(review.exact == course.exact && (!review.exact || review.revised() == 0.0));
            assert!(review.rest.abs() < 1e-12, "the ball is done: {ball:?}");
            let costs = review.strokes.iter().flat_map(|s| [s.throw, s.direction]);
            assert!(costs.chain([review.start]).all(|cost| cost > -1e-9));
            judged += 1;
        }
    }
    for (seat, result) in (0..).zip(&results) {
        let totals = reviewed.totals(seat);
        let sum = totals.skill() + totals.luck() + totals.revised;
        assert!((sum - (totals.score - totals.par)).abs() < 1e-9);
        if totals.balls == spec.courses.len() {
            assert!((totals.score - f64::from(result.total)).abs() < 1e-9);
        }
    }
    judged
}

#[test]
fn the_parts_add_up() {
    let mut cache = CourseCache::new();
    for seed in 0..6 {
        let spec = spec(seed);
        let mut player = ComputerPlayer::new(u64::from(seed));
        assert_eq!(check(&spec, &mut player, &mut cache), 6);
        let mut random = RandomPlayer::new(u64::from(seed));
        assert_eq!(check(&spec, &mut random, &mut cache), 6);
    }
}

#[test]
fn tokens_and_movers_are_reckoned_with() {
    let mut cache = CourseCache::new();
    let mut judged = 0;
    for (courses, tokens) in [
        (&["2"][..], Tokens::Scattered(vec![-3, -2, -1])),
        (&["S-1a", "S-5b", "S-9a"], Tokens::Printed),
    ] {
        let spec = MatchSpec {
            courses,
            tokens,
            dice: DiceSet::cards_of_the_box(),
            ..spec(9)
        };
        let count = check(&spec, &mut ComputerPlayer::new(9), &mut cache);
        println!("{courses:?}: {count} balls judged");
        judged += count;
    }
    assert_eq!(judged, 12, "every ball");
}

/// On a course with too many states for an exact solution, par is an estimate, but the sum is still
/// exact.
#[test]
fn the_parts_add_up_where_courses_are_too_large_to_solve() {
    let mut cache = CourseCache::new();
    for course in ["S-11b", "S-12"] {
        let spec = MatchSpec {
            courses: &[course],
            levels: &[1, 5],
            ..spec(4)
        };
        let budget = Budget { states: 5_000 };
        let table = played(&spec, &mut cache, &mut ComputerPlayer::new(4));
        let reviewed = review(&table.record(), &mut cache, budget).expect("basic mode");
        assert!(!reviewed.courses[0].exact);
        let results = table.state().view().results.expect("over");
        for (seat, result) in (0..).zip(&results) {
            let totals = reviewed.totals(seat);
            assert_eq!(totals.balls, 1, "{course}");
            assert!((totals.score - f64::from(result.total)).abs() < 1e-9);
            let sum = totals.skill() + totals.luck() + totals.revised;
            assert!((sum - (totals.score - totals.par)).abs() < 1e-9, "{course}");
            assert!(totals.start > -1e-9 && totals.throw > -1e-9 && totals.direction > -1e-9);
        }
    }
}

#[test]
fn a_perfect_player_loses_nothing_by_skill() {
    let mut cache = CourseCache::new();
    let table = played(&spec(2), &mut cache, &mut ComputerPlayer::new(2));
    let reviewed = review(&table.record(), &mut cache, Budget::default()).expect("basic mode");
    assert!(reviewed.totals(2).skill().abs() < 1e-9);
    assert!(reviewed.totals(0).skill() > 0.5);
}

#[test]
fn carom_matches_and_broken_records_get_a_sentence() {
    let mut cache = CourseCache::new();
    let spec = MatchSpec {
        mode: Mode::Carom,
        courses: &["1"],
        levels: &[1, 1],
        ..spec(1)
    };
    let record = played(&spec, &mut cache, &mut RandomPlayer::new(1)).record();
    let refused = review(&record, &mut cache, Budget::default());
    assert_eq!(refused, Err(ReviewError::Carom));
    let cut = Record::new(record.events[..5].to_vec());
    let refused = review(&cut, &mut cache, Budget::default());
    assert!(matches!(refused, Err(ReviewError::Record(_))));
}

#[test]
fn what_a_withdrawal_cuts_short_is_not_judged() {
    let mut rng = Rng::with_seed(5);
    let setup = GolfSetup {
        mode: GolfMode::Basic,
        limit: Some(4),
        tokens: None,
        balls: vec![vec!["red".into()], vec!["blue".into()]],
        courses: [tables::course("1"), tables::course("2")].into(),
        ..tables::random_setup(&mut rng)
    };
    let mut host = Host::with_setup(rng, setup, None, false);
    host.start();
    let strokes = |host: &Host| {
        let Some(GameView::Golf(view)) = host.table.state().view().game else {
            panic!("under way");
        };
        (view.course, view.count)
    };
    while strokes(&host) < (1, 2) {
        host.step();
    }
    host.accepted(0, Request::Resign { seat: 0 });
    let mut cache = CourseCache::new();
    let reviewed = review(&host.table.record(), &mut cache, Budget::default()).expect("basic");
    assert!(reviewed.courses[0].balls.iter().all(|b| b.review.is_ok()));
    let cut = &reviewed.courses[1].balls;
    assert_eq!(cut.len(), 1);
    assert_eq!(cut[0].review, Err(BallReviewError::Unfinished));
}

/// Tests every kind of moving piece, on courses small enough to be solved exactly.
#[test]
fn the_parts_add_up_where_pieces_move() {
    let map = "s s s . . .\n s s s . . .\n. . . . . .\n . . . o . .\n";
    let walled = "s s s . .\n s s s . .\n. . . . .\n . . . . .\n. . o . .\n . . . . .\n";
    let open = "s s s . . .\n s s s . . .\n. . . . . .\n . . . . . .\n. . . . . .\n o . . . . .\n";
    for (map, pieces) in [
        (map, "[[piece]]\nid = \"roller\"\nat = [6, 2]\n"),
        (open, "[[piece]]\nid = \"spinner\"\nat = [7, 3]\n"),
        (map, "[[piece]]\nid = \"toppler\"\nat = [8, 2]\n"),
        (
            map,
            "[[piece]]\nid = \"roller\"\nat = [4, 2]\n\
             [[piece]]\nid = \"token\"\nat = [9, 1]\nvalue = -2\n",
        ),
        (
            walled,
            "[[piece]]\nid = \"door\"\nat = [7, 3]\nrotate = 3\n",
        ),
    ] {
        let file = format!("format = 1\nmap = '''\n{map}'''\n{pieces}");
        let course = CourseText {
            id: "small".to_owned(),
            file,
        };
        let mut cache = CourseCache::new();
        for seed in 0..20 {
            let mut rng = Rng::with_seed(seed);
            let setup = GolfSetup {
                mode: GolfMode::Basic,
                limit: None,
                tokens: None,
                courses: vec![course.clone()],
                ..tables::random_setup(&mut rng)
            };
            let mut host = Host::with_setup(rng, setup, None, true);
            host.play_out();
            let reviewed = review(&host.table.record(), &mut cache, Budget::default());
            let results = host.table.state().view().results.expect("over");
            let reviewed = reviewed.expect("basic mode");
            for (seat, result) in (0..).zip(results) {
                let totals = reviewed.totals(seat);
                let sum = totals.skill() + totals.luck();
                assert!(
                    (totals.score - f64::from(result.total)).abs() < 1e-9,
                    "{pieces}"
                );
                assert!((sum - (totals.score - totals.par)).abs() < 1e-9, "{pieces}");
            }
        }
    }
}
