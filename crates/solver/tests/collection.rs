//! Tests the certificates of every course and layout in the collection.

use crate::cases::cases;
use golf::{COURSES, EXTRAS, LAYOUTS};
use golf::{Collection, Field};
use solver::{Bag, Budget, Certificate, Solution};
use std::collections::BTreeMap;

/// Layouts with too many states for any budget.
const TOO_LARGE: [&str; 3] = ["S-11a", "S-11b", "S-12"];
/// A budget that is large enough to show that those layouts are too large.
const FEW: Budget = Budget { states: 12_000 };

/// Returns the recorded pars, by course: each is a value or two bounds.
fn recorded() -> BTreeMap<&'static str, &'static str> {
    let table = include_str!("../../../docs/par.tsv").lines();
    table.filter_map(|line| line.split_once('\t')).collect()
}

fn certified(id: &str, budget: Budget) -> Certificate {
    let course = Collection::course(id).expect("there").expect("valid");
    let field = course.field();
    let bag = Bag::standard();
    let solution = Solution::new(&course, bag, course.limit(), budget);
    let judged = Certificate::of(field, &solution);
    check(id, &judged, field);
    judged
}

fn check(id: &str, judged: &Certificate, field: &Field) {
    assert!(judged.is_solvable(), "{id}");
    assert!(judged.reach.dead_ends.is_empty(), "{id}");
    assert!(judged.value.lower <= judged.value.upper, "{id}");
    assert_eq!(judged.starts.len(), 6, "{id}");
    let best = &judged.starts[judged.best_start];
    assert!(best.value.upper <= judged.value.upper + 1e-9, "{id}");
    for start in &judged.starts {
        assert!(start.value.lower <= start.value.upper, "{id}");
        let sum: f64 = start.spread.scores.values().sum();
        assert!((sum - 1.0).abs() < 1e-9, "{id}: {sum}");
        if judged.exact {
            let mean = start.spread.mean();
            assert!((mean - start.value.lower).abs() < 1e-6, "{id}: {mean}");
            assert!(start.average >= start.value.lower - 1e-9, "{id}");
        }
    }
    let ordered = field.has_movers() || field.token_count() > 0;
    assert_eq!(judged.turns.len(), if ordered { 6 } else { 0 }, "{id}");
    if let Some(first) = judged.turns.first() {
        // The lower bound holds for every policy, so only an estimate can fall below it.
        let slack = first.error.map_or(1e-9, |error| 4.5 * error);
        assert!(first.score >= judged.value.lower - slack, "{id}: {first:?}");
        let exact = first.error.is_none();
        let equal = (first.score - judged.value.lower).abs() < 1e-9;
        assert!(!exact || equal, "{id}: {first:?}");
    }
}

/// Checks that a course is solved exactly and has the recorded par.
fn check_exact(id: &str) {
    let judged = certified(id, Budget::default());
    assert!(judged.exact, "{id}");
    let par = format!("{:.2}", judged.value.lower);
    assert_eq!(recorded().get(id), Some(&par.as_str()), "{id}");
}

#[test]
fn courses_of_the_boards_have_their_recorded_pars_from_two_to_five() {
    for standard in COURSES {
        check_exact(standard.id);
        let par = certified(standard.id, Budget::default()).par();
        assert!((2..=5).contains(&par), "{}: {par}", standard.id);
    }
}

/// Returns the layouts that are solved exactly, with tokens or without.
fn layouts(tokens: bool) -> impl Iterator<Item = &'static str> {
    let ids = LAYOUTS.iter().map(|standard| standard.id);
    ids.filter(|id| !TOO_LARGE.contains(id)).filter(move |id| {
        let course = Collection::course(id).expect("there").expect("valid");
        (course.field().token_count() > 0) == tokens
    })
}

#[test]
fn layouts_without_tokens_have_their_recorded_pars() {
    assert_eq!(layouts(false).map(check_exact).count(), 15);
    for extra in EXTRAS {
        check_exact(extra.id);
    }
}

#[test]
#[ignore = "all: every set of tokens that can be left is a state"]
fn layouts_with_tokens_have_their_recorded_pars() {
    assert_eq!(layouts(true).map(check_exact).count(), 5);
}

#[test]
fn layouts_too_large_to_solve_have_sound_bounds() {
    for id in TOO_LARGE.into_iter().take(cases(1, 3)) {
        let judged = certified(id, FEW);
        assert!(!judged.exact, "{id}");
        assert!(judged.turns.iter().all(|turn| turn.error.is_some()), "{id}");
        // The value lies within both the recorded and the computed bounds, so these ranges must
        // overlap.
        let bounds = recorded()[id].split(" to ").map(str::parse::<f64>);
        let bounds: Vec<f64> = bounds.map(|bound| bound.expect("a number")).collect();
        assert!(bounds[0] <= bounds[1], "{id}");
        assert!(judged.value.lower <= bounds[1] + 0.005, "{id}: {judged:?}");
        assert!(judged.value.upper >= bounds[0] - 0.005, "{id}: {judged:?}");
        // When played out, the policy must not score less than the recorded lower bound.
        let turn = &judged.turns[0];
        let error = turn.error.expect("estimated");
        assert!(turn.score >= bounds[0] - 4.5 * error, "{id}: {turn:?}");
    }
}

#[test]
fn every_course_and_layout_is_on_record() {
    let all: Vec<&str> = Collection::all().map(|standard| standard.id).collect();
    let recorded = recorded();
    assert_eq!(recorded.len(), all.len());
    assert!(all.iter().all(|id| recorded.contains_key(id)));
}
