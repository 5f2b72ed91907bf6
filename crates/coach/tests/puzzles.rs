//! Tests the puzzles that come with the game.

use coach::PuzzleChecker;
use golf::{Ball, Cell, Collection, Colour, Course, Event, Layer, Scene, Trace, stroke};
use protocol::puzzle::{PuzzleFile, PuzzleTheme};
use std::collections::{BTreeMap, BTreeSet};

const SOLVED: &str = include_str!("../../../puzzles/puzzles.jsonl");
const RIVALS: &str = include_str!("../../../puzzles/rivals.jsonl");
/// Withdrawn puzzles, whose links still work.
const RETIRED: &str = include_str!("../../../puzzles/retired.jsonl");

fn shipped() -> Vec<PuzzleFile> {
    read(SOLVED)
}

fn read(text: &str) -> Vec<PuzzleFile> {
    let read = |line| PuzzleFile::parse(line).expect("a puzzle");
    text.lines().map(read).collect()
}

#[test]
fn every_puzzle_has_the_one_best_answer_it_says() {
    let mut checker = PuzzleChecker::default();
    for puzzle in shipped() {
        checker.check(&puzzle).expect("it is right");
        assert!(
            puzzle
                .choices
                .iter()
                .any(|choice| choice.name == puzzle.best)
        );
    }
}

#[test]
fn puzzles_are_many_and_varied() {
    let puzzles = shipped();
    assert!(puzzles.len() >= 200, "{}", puzzles.len());
    let ids: BTreeSet<&String> = puzzles.iter().map(|puzzle| &puzzle.id).collect();
    assert_eq!(ids.len(), puzzles.len(), "every one has an id of its own");
    let courses: BTreeSet<&String> = puzzles.iter().map(|puzzle| &puzzle.course).collect();
    assert!(courses.len() >= 30, "{} courses", courses.len());
    let mut themes: BTreeMap<PuzzleTheme, usize> = BTreeMap::new();
    let mut grades: BTreeMap<u8, usize> = BTreeMap::new();
    for puzzle in &puzzles {
        *themes.entry(puzzle.theme).or_default() += 1;
        *grades.entry(puzzle.grade).or_default() += 1;
    }
    assert_eq!(themes.len(), 6, "{themes:?}");
    assert!(themes.values().all(|count| *count >= 15), "{themes:?}");
    assert_eq!(grades.len(), 5, "{grades:?}");
    assert!(grades.values().all(|count| *count >= 15), "{grades:?}");
}

/// Checks that the answer is never the obvious choice, such as leaving the ball as near as possible
/// to the hole. Puzzles with the theme `Line` are exempt.
#[test]
fn what_comes_to_mind_first_is_never_the_answer() {
    for puzzle in shipped().into_iter().chain(read(RIVALS)) {
        let drops = puzzle.theme == PuzzleTheme::Line;
        assert!(drops || puzzle.obvious != puzzle.best, "{}", puzzle.id);
    }
}

/// Returns how many times the ball in a puzzle changes direction when the best direction is played.
fn bends(puzzle: &PuzzleFile) -> usize {
    let course = if let Some(course) = Collection::course(&puzzle.course) {
        course.expect("it is sound")
    } else {
        let file = protocol::course_code::decode(&puzzle.course).expect("it is a code");
        Course::new("puzzle", &file, &Collection).expect("it is sound")
    };
    let (field, ball) = (course.field(), Ball::round(Colour::Blue));
    let [x, y] = puzzle.balls["blue"];
    let node = Cell::new(x, y).and_then(|cell| field.node(cell, Layer::Ground));
    let (mut scene, mut trace) = (Scene::new(field), Trace::default());
    let placed = scene.put(field, ball, node.expect("it is fairway"));
    placed.expect("it is free");
    let direction = puzzle.best.parse().expect("it is a direction");
    let impulses = puzzle.impulses.expect("it was rolled");
    stroke(field, &mut scene, ball, direction, impulses, &mut trace).expect("it is open");
    let bend = |event: &&Event| matches!(event, Event::Rebound { .. });
    trace.events.iter().filter(bend).count()
}

#[test]
fn an_easy_line_has_few_bends_and_none_is_straight() {
    let puzzles = shipped();
    let lines = puzzles
        .iter()
        .filter(|puzzle| puzzle.theme == PuzzleTheme::Line);
    for puzzle in lines {
        let most = match puzzle.grade {
            1 => 2,
            2 => 4,
            3 => 6,
            4 => 9,
            _ => usize::MAX,
        };
        let bends = bends(puzzle);
        assert!((1..=most).contains(&bends), "{}: {bends}", puzzle.id);
    }
}

#[test]
fn what_was_taken_out_is_no_puzzle_any_more() {
    let mut checker = PuzzleChecker::default();
    let retired = read(RETIRED);
    let listed: BTreeSet<String> = shipped()
        .into_iter()
        .chain(read(RIVALS))
        .map(|puzzle| puzzle.id)
        .collect();
    for puzzle in &retired {
        assert!(!listed.contains(&puzzle.id));
        checker.glance(puzzle).expect_err("it is too easy");
    }
}

#[test]
fn a_wrong_answer_is_found() {
    let mut puzzle = shipped().swap_remove(0);
    let wrong = puzzle
        .choices
        .iter()
        .find(|choice| choice.name != puzzle.best);
    puzzle.best = wrong.expect("there are others").name.clone();
    let said = PuzzleChecker::default()
        .check(&puzzle)
        .expect_err("it is wrong");
    assert!(said.contains("should say"), "{said}");
}

#[test]
fn every_puzzle_among_rivals_says_what_follows_from_playing_on() {
    let mut checker = PuzzleChecker::default();
    for puzzle in read(RIVALS) {
        checker.glance(&puzzle).expect("it is right");
        let error = puzzle.error.expect("it has an error");
        assert!(
            puzzle.margin >= 0.3 && puzzle.margin >= 4.0 * error,
            "{puzzle:?}"
        );
    }
}

/// Checks one puzzle per theme. `carambole puzzles --check puzzles/rivals.jsonl` checks all
/// puzzles.
#[test]
fn playing_on_again_shows_the_same() {
    let mut checker = PuzzleChecker::default();
    let puzzles = read(RIVALS);
    for theme in [
        PuzzleTheme::PushAway,
        PuzzleTheme::Protect,
        PuzzleTheme::Double,
    ] {
        let of_theme = puzzles.iter().filter(|puzzle| puzzle.theme == theme);
        // The simulation is fast if there are few balls and few choices.
        let quick = of_theme.min_by_key(|puzzle| (puzzle.balls.len(), puzzle.choices.len()));
        checker
            .check(quick.expect("one of each"))
            .expect("it is right");
    }
}

#[test]
fn puzzles_among_rivals_are_many_and_varied() {
    let puzzles = read(RIVALS);
    assert!(puzzles.len() >= 90, "{}", puzzles.len());
    let both = shipped().into_iter().chain(puzzles.clone());
    let ids: BTreeSet<String> = both.map(|puzzle| puzzle.id).collect();
    assert_eq!(ids.len(), shipped().len() + puzzles.len());
    let courses: BTreeSet<&String> = puzzles.iter().map(|puzzle| &puzzle.course).collect();
    assert!(courses.len() >= 30, "{} courses", courses.len());
    let mut themes: BTreeMap<PuzzleTheme, usize> = BTreeMap::new();
    let mut grades: BTreeMap<u8, usize> = BTreeMap::new();
    let mut balls: BTreeMap<usize, usize> = BTreeMap::new();
    for puzzle in &puzzles {
        assert!(puzzle.theme.is_among_rivals());
        *themes.entry(puzzle.theme).or_default() += 1;
        *grades.entry(puzzle.grade).or_default() += 1;
        *balls.entry(puzzle.balls.len()).or_default() += 1;
    }
    assert_eq!(themes.len(), 3, "{themes:?}");
    assert!(themes.values().all(|count| *count >= 12), "{themes:?}");
    assert!(grades.len() >= 4, "{grades:?}");
    assert_eq!(balls.keys().copied().collect::<Vec<_>>(), [2, 3, 4]);
    assert!(RIVALS.lines().all(|line| line.len() <= 800));
}

/// Older programs must still be able to read `puzzles.jsonl`, so it must not contain any fields or
/// themes that they do not know.
#[test]
fn what_is_solved_is_written_as_it_always_was() {
    for line in SOLVED.lines() {
        let puzzle = PuzzleFile::parse(line).expect("a puzzle");
        assert!(!puzzle.theme.is_among_rivals());
        assert_eq!(puzzle.to_line(), line);
    }
    assert!(RIVALS.lines().all(|line| read(line)[0].to_line() == line));
}

#[test]
fn what_is_wrong_among_rivals_is_found_at_a_glance() {
    let puzzle = read(RIVALS).swap_remove(0);
    let said = |change: fn(&mut PuzzleFile)| {
        let mut wrong = puzzle.clone();
        change(&mut wrong);
        let mut checker = PuzzleChecker::default();
        checker.glance(&wrong).expect_err("it is wrong")
    };
    assert!(said(|wrong| wrong.grade = 9).contains("should say"));
    assert!(said(|wrong| wrong.order = None).contains("balls are wrong"));
    assert!(said(|wrong| wrong.impulses = Some(77)).contains("no die has 77"));
    assert!(said(|wrong| wrong.error = Some(1.0)).contains("clearly the best"));
    assert!(said(|wrong| wrong.choices.truncate(1)).contains("choices are wrong"));
}
