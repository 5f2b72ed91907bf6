//! Tests reviews of carom-mode matches: the parts add up, and the results are reproducible.

use crate::support::{MatchSpec, played};
use crate::tables::{self, Host};
use coach::{
    CaromReview, Chances, ComputerPlayer, Prices, RandomPlayer, ReviewError, Solutions, chances,
    review_carom,
};
use fastrand::Rng;
use golf::game::{DiceSet, Mode, Tokens};
use protocol::{GameView, GolfMode, GolfSetup, Record, Request};
use solver::Budget;
use table::{CourseCache, Player};

fn spec(seed: u8) -> MatchSpec<'static> {
    MatchSpec {
        mode: Mode::Carom,
        courses: &["1", "4"],
        levels: &[1, 3, 5],
        dice: DiceSet::dice_of_the_box(),
        tokens: Tokens::Printed,
        seed,
    }
}

fn reviewed(record: &Record) -> CaromReview {
    let mut solutions = Solutions::new(Budget::default());
    let mut cache = CourseCache::new();
    review_carom(record, &mut cache, &mut solutions, &mut Prices::default()).expect("carom mode")
}

fn chances_of(record: &Record) -> Chances {
    let mut solutions = Solutions::new(Budget::default());
    chances(record, &mut CourseCache::new(), &mut solutions).expect("carom mode")
}

/// Checks every sum in the review of a finished match.
fn check(review: &CaromReview, totals: &[i32]) {
    for course in &review.courses {
        assert!(course.judged);
        let parts: Vec<_> = course.players.iter().flatten().collect();
        assert_eq!(parts.len(), totals.len());
        for parts in &parts {
            let sum = parts.skill().mean + parts.luck().mean + parts.revised;
            assert!((sum - (parts.result - parts.expected)).abs() < 1e-9);
        }
        // What one player gains, the other players lose.
        let result: f64 = parts.iter().map(|parts| parts.result).sum();
        let expected: f64 = parts.iter().map(|parts| parts.expected).sum();
        assert!(parts.len() < 2 || (result.abs() < 1e-9 && expected.abs() < 1e-9));
    }
    let all: f64 = totals.iter().map(|total| f64::from(*total)).sum();
    for (seat, total) in totals.iter().enumerate() {
        let parts = review.totals(seat as u8);
        assert_eq!(parts.courses, review.courses.len());
        let own = f64::from(*total);
        let others = (all - own) / f64::from(totals.len().max(2) as u32 - 1);
        assert!((parts.result - (own - others)).abs() < 1e-9);
        let strokes = review.strokes.iter();
        let own = strokes.filter(|stroke| usize::from(stroke.seat) == seat);
        let skills: Vec<_> = own.map(coach::CaromStroke::skill).collect();
        let mean: f64 = skills.iter().map(|skill| skill.mean).sum();
        let squares: f64 = skills.iter().map(|skill| skill.spread * skill.spread).sum();
        assert!((parts.skill().mean - mean).abs() < 1e-9);
        assert!((parts.skill().spread - squares.sqrt()).abs() < 1e-9);
    }
}

fn play(spec: &MatchSpec, player: &mut dyn Player) -> (Record, Vec<i32>) {
    let table = played(spec, &mut CourseCache::new(), player);
    let results = table.state().view().results.expect("over");
    let totals = results.iter().map(|result| result.total).collect();
    (table.record(), totals)
}

#[test]
fn the_parts_add_up_for_any_number_of_players_and_any_play() {
    let matches = [(2, &[2, 3, 4][..]), (1, &[1, 5]), (3, &[1, 2, 3, 4, 5])];
    let count = tables::matches_wanted(1, 3) as usize;
    for (seed, levels) in matches.into_iter().take(count) {
        let spec = MatchSpec {
            levels,
            ..spec(seed)
        };
        let (record, totals) = play(&spec, &mut ComputerPlayer::new(u64::from(seed)));
        check(&reviewed(&record), &totals);
        let spec = MatchSpec {
            courses: &["2"],
            tokens: Tokens::Scattered(vec![-3, -2, -1]),
            ..spec
        };
        let (record, totals) = play(&spec, &mut RandomPlayer::new(u64::from(seed)));
        check(&reviewed(&record), &totals);
    }
}

#[test]
fn a_strong_player_chooses_better_than_a_random_one() {
    let (random, _) = play(&spec(5), &mut RandomPlayer::new(5));
    let (computers, _) = play(&spec(5), &mut ComputerPlayer::new(5));
    let (random, computers) = (reviewed(&random), reviewed(&computers));
    let (dear, best) = (random.totals(2).skill(), computers.totals(2).skill());
    println!("random {dear:?}, strongest {best:?}");
    assert!(dear.mean - best.mean > 2.0 * (dear.spread + best.spread));
    assert!(dear.spread > 0.0 && dear.spread < dear.mean);
}

#[test]
fn reviews_and_chances_come_out_the_same_every_time() {
    let (record, _) = play(&spec(6), &mut ComputerPlayer::new(6));
    assert_eq!(reviewed(&record), reviewed(&record));
    assert_eq!(chances_of(&record), chances_of(&record));
}

#[test]
fn chances_begin_about_even_and_end_with_who_won() {
    let (record, totals) = play(&spec(7), &mut ComputerPlayer::new(7));
    let found = chances_of(&record);
    let sum = |chances: &[f64]| chances.iter().sum::<f64>();
    assert!(
        found
            .begin
            .iter()
            .all(|chance| (0.15..0.6).contains(chance))
    );
    assert!(
        found
            .strokes
            .iter()
            .all(|one| (sum(&one.chances) - 1.0).abs() < 1e-9)
    );
    let least = totals.iter().min().expect("players");
    let winners = totals.iter().filter(|total| *total == least).count();
    let end = found.strokes.last().expect("strokes");
    for (total, chance) in totals.iter().zip(&end.chances) {
        let won = if total == least {
            1.0 / f64::from(winners as u32)
        } else {
            0.0
        };
        assert!((chance - won).abs() < 1e-9);
    }
    assert_eq!(found.decided.is_some(), winners == 1);
    if let Some(decided) = found.decided {
        assert!(decided.after > decided.before);
        assert_eq!(totals[usize::from(decided.winner)], *least);
        let strokes = reviewed(&record).strokes;
        assert_eq!(strokes.len(), found.strokes.len());
    }
}

/// Reviews an old match between people, played under the rules of that time. One player has two
/// balls, the other has one, and the course has tokens and pieces.
#[test]
fn an_old_record_is_reviewed() {
    let file = include_str!("../../table/tests/data/golden.json");
    let record = Record::parse(file.as_bytes()).expect("a record");
    let review = reviewed(&record);
    let parts = review.totals(0);
    assert_eq!(parts.courses, 1);
    let sum = parts.skill().mean + parts.luck().mean + parts.revised;
    assert!((sum - (parts.result - parts.expected)).abs() < 1e-9);
    assert!((parts.result + review.totals(1).result).abs() < 1e-9);
    // The page must get the same result, to the last bit. `web/tests/same-review.test.ts` tests
    // this.
    let (skill, luck) = (parts.skill(), parts.luck());
    let found = [skill.mean, skill.spread, luck.mean, luck.spread];
    let kept: [f64; 4] = [
        18.274_983_346_462_253,
        1.737_177_560_925_698,
        -10.259_034_554_163_613,
        9.170_177_008_468_142,
    ];
    assert_eq!(found.map(f64::to_bits), kept.map(f64::to_bits), "{found:?}");
    assert!(chances_of(&record).strokes.len() == review.strokes.len());
}

#[test]
fn a_course_that_somebody_left_is_not_judged() {
    let mut rng = Rng::with_seed(5);
    let setup = GolfSetup {
        mode: GolfMode::Carom,
        limit: Some(4),
        tokens: None,
        balls: vec![vec!["red".into()], vec!["blue".into()]],
        courses: [tables::course("1"), tables::course("2")].into(),
        ..tables::random_setup(&mut rng)
    };
    let mut host = Host::with_setup(rng, setup, None, false);
    host.start();
    let count = |host: &Host| {
        let Some(GameView::Golf(view)) = host.table.state().view().game else {
            panic!("under way");
        };
        (view.course, view.count)
    };
    while count(&host) < (1, 2) {
        host.step();
    }
    host.accepted(0, Request::Resign { seat: 0 });
    let record = host.table.record();
    let review = reviewed(&record);
    let judged: Vec<bool> = review.courses.iter().map(|course| course.judged).collect();
    assert_eq!(judged, [true, false]);
    assert_eq!(review.totals(1).courses, 1);
    assert_eq!(chances_of(&record).decided, None);
}

#[test]
fn basic_mode_has_its_own_review() {
    let spec = MatchSpec {
        mode: Mode::Basic,
        courses: &["1"],
        ..spec(1)
    };
    let (record, _) = play(&spec, &mut RandomPlayer::new(1));
    let mut solutions = Solutions::new(Budget::default());
    let mut cache = CourseCache::new();
    let refused = review_carom(&record, &mut cache, &mut solutions, &mut Prices::default());
    assert_eq!(refused, Err(ReviewError::Basic));
    let refused = chances(&record, &mut cache, &mut solutions);
    assert_eq!(refused, Err(ReviewError::Basic));
}
