//! Tests of certificates and generated courses.

use crate::cases::cases;
use crate::courses::{ground, small_courses};
use golf::{Collection, Field, GameBox, Scene};
use solver::{Bag, Budget, Certificate, CourseSpec, Solution, generate};

fn certificate(id: &str) -> Certificate {
    let course = Collection::course(id).expect("a course").expect("valid");
    Certificate::new(&course, Bag::standard(), 10, Budget::default())
}

#[test]
fn courses_of_the_boards_are_sound_and_have_pars_from_two_to_five() {
    for standard in golf::COURSES {
        let judged = certificate(standard.id);
        assert!(judged.exact && judged.is_solvable(), "{}", standard.id);
        assert!(
            (2..=5).contains(&judged.par()),
            "{}: {}",
            standard.id,
            judged.par()
        );
        assert!(judged.reach.dead_ends.is_empty(), "{}", standard.id);
        assert!(judged.average > judged.value.lower, "{}", standard.id);
        assert!(
            judged.throws.iter().all(|more| *more >= -1e-12),
            "{}",
            standard.id
        );
    }
}

#[test]
fn pars_of_the_nine_courses_stay_as_recorded() {
    let recorded = [
        1.994_342, 2.637_860, 2.920_267, 4.185_903, 3.917_403, 3.176_291, 2.498_314, 2.495_885,
        3.349_326,
    ];
    for (standard, par) in golf::COURSES.iter().zip(recorded) {
        let value = certificate(standard.id).value.lower;
        assert!((value - par).abs() < 1e-6, "{}: {value}", standard.id);
    }
}

#[test]
fn later_balls_find_fewer_tokens() {
    let (_, ground) = small_courses()
        .into_iter()
        .find(|(name, _)| *name == "tokens")
        .expect("it");
    let judged = Certificate::new(&ground, Bag::standard(), 10, Budget::default());
    assert_eq!(judged.turns.len(), 6);
    assert!((judged.turns[0].score - judged.value.lower).abs() < 1e-9);
    assert!(
        judged
            .turns
            .windows(2)
            .all(|pair| pair[0].score <= pair[1].score + 1e-9),
        "{:?}",
        judged.turns
    );
    assert!(judged.advantage_of_first().expect("tokens") > 0.0);
}

/// Plays rounds of six balls according to the plan, as in a match. Returns each turn's mean score
/// and its standard error.
fn rounds_played(field: &Field, solution: &Solution, rounds: u32) -> Vec<(f64, f64)> {
    let ball = golf::Ball::round(golf::Colour::Blue);
    let mut random = fastrand::Rng::with_seed(8);
    let mut sums = vec![(0.0, 0.0); 6];
    for _ in 0..rounds {
        let mut scene = Scene::new(field);
        for (sum, squares) in &mut sums {
            let worth = |start: &golf::Node| {
                let spot = solution.spot(field, &scene, *start).expect("known");
                solution.worth(spot, solution.limit()).lower
            };
            let starts = field.starts();
            let best = starts.into_iter().reduce(|best, next| {
                let better = worth(&next) < worth(&best) - 1e-12;
                if better { next } else { best }
            });
            scene.put(field, ball, best.expect("six")).expect("free");
            let mut trace = golf::Trace::default();
            let mut strokes = 0.0;
            for left in (1..=solution.limit()).rev() {
                let Some(node) = scene.ball(ball) else { break };
                let spot = solution.spot(field, &scene, node).expect("known");
                let plan = solution.plan(spot, left).expect("known");
                let faces = solution.bag().throws()[plan.best].faces;
                let impulses = faces[random.usize(..6)];
                let roll = plan.rolls.iter().find(|roll| roll.impulses == impulses);
                strokes += 1.0;
                if let Some(direction) = roll.expect("a number").best {
                    golf::stroke(field, &mut scene, ball, direction, impulses, &mut trace)
                        .expect("open");
                }
            }
            scene.remove(field, ball);
            scene.settle_doors(field);
            let tokens = trace.events.iter().map(|event| match event {
                golf::Event::Token { value, .. } => f64::from(*value),
                _ => 0.0,
            });
            let score: f64 = strokes + tokens.sum::<f64>();
            *sum += score;
            *squares += score * score;
        }
    }
    let count = f64::from(rounds);
    let mean = |(sum, squares): (f64, f64)| {
        let mean = sum / count;
        (mean, ((squares / count - mean * mean) / count).sqrt())
    };
    sums.into_iter().map(mean).collect()
}

#[test]
fn turns_are_worth_what_rounds_of_six_balls_score() {
    for (name, ground) in small_courses() {
        let (course, field) = (&ground, ground.field());
        let solution = Solution::new(course, Bag::standard(), 6, Budget::default());
        let judged = Certificate::of(field, &solution);
        if field.token_count() == 0 && !field.has_movers() {
            assert!(judged.turns.is_empty(), "{name}");
            continue;
        }
        assert_eq!(judged.turns.len(), 6, "{name}");
        assert!((judged.turns[0].score - judged.value.lower).abs() < 1e-9);
        for (start, worth) in judged.starts.iter().zip(&judged.turns[0].starts) {
            assert!((start.value.lower - worth).abs() < 1e-9, "{name}");
        }
        let played = rounds_played(field, &solution, 1_500);
        for (turn, (mean, error)) in judged.turns.iter().zip(played) {
            assert_eq!(turn.error, None, "{name}");
            let off = (turn.score - mean).abs();
            assert!(
                off <= 4.5 * error + 1e-9,
                "{name}: {turn:?} {mean} ± {error}"
            );
            assert!(turn.starts.iter().all(|score| *score >= turn.score - 1e-9));
        }
    }
}

#[test]
fn turns_are_estimated_where_states_do_not_fit() {
    for (name, ground) in small_courses() {
        let (course, field) = (&ground, ground.field());
        if field.token_count() == 0 && !field.has_movers() {
            continue;
        }
        let judged = |states| {
            let budget = Budget { states };
            Certificate::new(course, Bag::standard(), 6, budget)
        };
        let (rough, exact) = (judged(20), judged(2_000_000));
        assert_eq!(rough.turns.len(), 6, "{name}");
        for (rough, exact) in rough.turns.iter().zip(&exact.turns) {
            let error = rough.error.expect("estimated");
            assert!((0.0..0.5).contains(&error), "{name}: {error}");
            // This check is loose: the estimate for a later ball may even be too low, because that
            // ball may find a better course.
            let near = (rough.score - exact.score).abs() < 3.0;
            assert!(
                near && rough.score.is_finite(),
                "{name}: {rough:?} {exact:?}"
            );
        }
        let (rough, exact) = (&rough.turns[0], &exact.turns[0]);
        let error = rough.error.expect("estimated");
        assert!(rough.score >= exact.score - 4.5 * error, "{name}");
    }
}

#[test]
fn dice_that_can_never_hit_make_dead_ends() {
    // A lane that contains the hole, and a die that always shows the same number.
    let ground = ground("s s s s s s . . . . o . .\n", "");
    let mut closed = 0;
    for number in 1..=20 {
        let throw = solver::Throw {
            name: "always".to_owned(),
            faces: [number; 6],
        };
        let bag = Bag::new(vec![throw]).expect("a bag");
        let judged = Certificate::new(&ground, bag, 30, Budget::default());
        for (start, solvable) in judged.starts.iter().zip(&judged.reach.solvable) {
            // A ball that can be holed is holed eventually. Any other ball scores the limit.
            assert_eq!(start.value.lower < 29.5, *solvable, "{number}");
            assert_eq!(judged.reach.dead_ends.contains(&start.node), !solvable);
            closed += u32::from(!solvable);
        }
    }
    assert!(closed > 0, "some dice leave a ball in the lane for ever");
}

/// Returns a spec that names no course, so that the generator draws a new outline.
fn spec(seed: u64, par: i32, boxes: &[GameBox]) -> CourseSpec {
    CourseSpec {
        seed,
        par,
        boxes: boxes.to_vec(),
        on: None,
        work: CourseSpec::WORK,
    }
}

#[test]
fn courses_to_order_are_flawless_and_the_same_for_the_same_seed() {
    let mut laid = std::collections::BTreeSet::new();
    let both = [GameBox::Base, GameBox::Expansion];
    let count = cases(4, 40) as u64;
    for seed in 0..count {
        let boxes = if seed % 5 == 4 { &both[..1] } else { &both };
        let spec = spec(seed, 2 + (seed % 4) as i32, boxes);
        let made = generate(&spec).expect("a course");
        assert_eq!(made.certificate.par(), spec.par, "{seed}");
        assert!(made.certificate.exact && made.certificate.is_solvable());
        assert!(made.course.advice().is_empty(), "{seed}");
        assert!(made.file.pieces.len() >= 3, "{seed}");
        let read = golf::CourseFile::parse(&made.file.to_string()).expect("it reads back");
        assert_eq!(read, made.file);
        assert!(
            golf::Course::new("made", &read, &()).is_ok(),
            "a map of its own"
        );
        for piece in &made.file.pieces {
            let shape = golf::Catalogue::standard().shape(&piece.id).expect("known");
            assert!(spec.boxes.contains(&shape.home), "{seed}: {}", piece.id);
            laid.insert(piece.id.clone());
        }
        if seed < 3 {
            let again = generate(&spec).expect("a course");
            assert_eq!(made.file.to_string(), again.file.to_string());
        }
    }
    // In a series of fewer than forty courses, some kinds of pieces may be missing.
    for id in [
        "roller",
        "spinner",
        "toppler",
        "door",
        "start-marker",
        "token",
    ] {
        let is_laid = laid.contains(id) || count < 40;
        assert!(is_laid, "{id} was never laid: {laid:?}");
    }
}

#[test]
fn pieces_are_laid_on_the_course_that_is_named() {
    for (seed, on) in ["1", "4", "7", "8"].into_iter().enumerate() {
        let spec = CourseSpec {
            on: Some(on.to_owned()),
            ..spec(seed as u64, 3, &[GameBox::Base, GameBox::Expansion])
        };
        let made = generate(&spec).expect("a course");
        assert_eq!(made.certificate.par(), 3, "{on}");
        assert!(made.course.printed().iter().any(|printed| printed.id == on));
        assert!(golf::Course::new("made", &made.file, &Collection).is_ok());
    }
}
