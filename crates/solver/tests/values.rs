//! Compares values with plain recursion in exact fractions, and checks obvious relations between
//! values.

use crate::courses::small_courses;
use crate::oracle::Oracle;
use golf::{Catalogue, Collection, Scene};
use solver::{Bag, Budget, Solution, Throw};

fn bags() -> Vec<Bag> {
    let small = |name: &str, faces| Throw {
        name: name.to_owned(),
        faces,
    };
    let catalogue = Catalogue::standard();
    vec![
        Bag::new(vec![small("a", [1, 2, 2, 3, 5, 8])]).expect("a bag"),
        Bag::new(vec![
            small("a", [1, 2, 3, 4, 5, 6]),
            small("b", [2, 2, 2, 7, 7, 9]),
        ])
        .expect("a bag"),
        Bag::of_cards(&catalogue.dice()[0], &catalogue.cards()[..2]).expect("a bag"),
    ]
}

#[test]
fn values_equal_plain_recursion_in_exact_fractions() {
    for (name, ground) in small_courses() {
        for bag in bags() {
            let mut oracle = Oracle::new(&ground, &bag);
            let left = if name == "bare" { 5 } else { 3 };
            let solution = Solution::new(&ground, bag.clone(), left, Budget::default());
            assert!(solution.is_exact(), "{name}");
            for (start, spot) in ground.field().starts().into_iter().zip(solution.starts()) {
                for left in 0..=left {
                    let expected = oracle.value(start, u32::from(left));
                    let worth = solution.worth(*spot, left);
                    assert!(
                        (worth.lower - expected).abs() < 1e-9
                            && (worth.upper - expected).abs() < 1e-9,
                        "{name}, {left} strokes from {start:?}: {worth:?}, not {expected}"
                    );
                }
            }
        }
    }
}

#[test]
fn bounds_hold_when_the_budget_is_too_small() {
    for (name, ground) in small_courses() {
        let field = ground.field();
        if !field.has_movers() && field.token_count() == 0 {
            continue;
        }
        let full = Solution::new(&ground, Bag::standard(), 6, Budget::default());
        for states in [1, 7, 20, 40, 200] {
            let small = Solution::new(&ground, Bag::standard(), 6, Budget { states });
            for (start, spot) in small.starts().iter().enumerate() {
                for left in 0..=6 {
                    let exact = full.worth(full.starts()[start], left).lower;
                    let worth = small.worth(*spot, left);
                    assert!(
                        worth.lower <= exact + 1e-9 && exact <= worth.upper + 1e-9,
                        "{name}, {states} states: {worth:?} leaves out {exact}"
                    );
                }
            }
        }
    }
}

#[test]
fn more_strokes_allowed_never_hurt() {
    // With a limit one stroke higher, a player can still play as before. The extra stroke adds one
    // to the score only if the ball would not have been holed without it.
    for id in ["1", "4", "7"] {
        let course = Collection::course(id).expect("a course").expect("valid");
        let field = course.field();
        let solution = Solution::new(&course, Bag::standard(), 12, Budget::default());
        for node in field.nodes().step_by(5) {
            let spot = solution
                .spot(field, &Scene::new(field), node)
                .expect("known");
            for left in 0..12 {
                let less = solution.worth(spot, left).lower;
                let more = solution.worth(spot, left + 1).lower;
                let unholed = solution.unholed(spot, left);
                assert!(less <= more + 1e-9, "{id} {node:?}");
                assert!(more <= less + unholed + 1e-9, "{id} {node:?}");
            }
        }
    }
}

#[test]
fn spreads_have_the_mean_that_the_values_say() {
    for (name, ground) in small_courses() {
        let solution = Solution::new(&ground, Bag::standard(), 7, Budget::default());
        for spot in solution.starts() {
            let spread = solution.spread(*spot, 7);
            let total: f64 = spread.scores.values().sum();
            let holed: f64 = spread.holed.iter().sum();
            let value = solution.worth(*spot, 7).lower;
            assert!((total - 1.0).abs() < 1e-9, "{name}: {total}");
            assert!((holed + spread.unholed - 1.0).abs() < 1e-9, "{name}");
            assert!((spread.mean() - value).abs() < 1e-9, "{name}: {value}");
        }
    }
}

#[test]
fn plans_say_what_the_values_say() {
    for (name, ground) in small_courses() {
        let solution = Solution::new(&ground, Bag::standard(), 5, Budget::default());
        for spot in solution.starts() {
            for left in 1..=5 {
                let plan = solution.plan(*spot, left).expect("a plan");
                let value = solution.worth(*spot, left).lower;
                assert!((plan.throws[plan.best] - value).abs() < 1e-9, "{name}");
                for roll in &plan.rolls {
                    let best = roll.directions.iter().flatten().copied();
                    let best = best.fold(f64::INFINITY, f64::min);
                    assert!((best - roll.value).abs() < 1e-9, "{name}");
                }
            }
        }
    }
}

#[test]
fn an_extra_die_never_hurts() {
    let course = Collection::course("4").expect("a course").expect("valid");
    let dice = Catalogue::standard().dice();
    let mut before = f64::INFINITY;
    for count in 1..=dice.len() {
        let bag = Bag::of_dice(&dice[..count]).expect("a bag");
        let solution = Solution::new(&course, bag, 10, Budget::default());
        let par = solution.par().lower;
        assert!(par <= before + 1e-12, "{count} dice: {par} after {before}");
        before = par;
    }
}

#[test]
fn solving_twice_gives_the_same_bits() {
    for (name, ground) in small_courses() {
        let solve = || Solution::new(&ground, Bag::standard(), 6, Budget::default());
        let (first, second) = (solve(), solve());
        for (a, b) in first.starts().iter().zip(second.starts()) {
            assert_eq!(a, b, "{name}");
            let bits = |solution: &Solution| solution.worth(*a, 6).lower.to_bits();
            assert_eq!(bits(&first), bits(&second), "{name}");
        }
    }
}
