//! Tests reviews of single balls: luck and skill add up to the score minus par.

use crate::courses::small_courses;
use coach::{Played, Review, review_ball};
use golf::{Direction, Field, Scene};
use solver::{Bag, Budget, Solution};

fn review_at_random(field: &Field, solution: &Solution, seed: u64) -> Review {
    let mut random = fastrand::Rng::with_seed(seed);
    let set_up = Scene::new(field);
    let start = field.starts()[random.usize(..6)];
    let ball = golf::Ball::round(golf::Colour::Red);
    let mut scene = set_up.clone();
    scene.put(field, ball, start).expect("a start");
    let (mut strokes, mut tokens) = (Vec::new(), 0);
    while scene.ball(ball).is_some() && strokes.len() < usize::from(solution.limit()) {
        let throw = random.usize(..solution.bag().throws().len());
        let impulses = solution.bag().throws()[throw].faces[random.usize(..6)];
        let open: Vec<Direction> = scene.directions(field, ball).iter().collect();
        let direction = random.choice(open);
        if let Some(direction) = direction {
            let mut trace = golf::Trace::default();
            golf::stroke(field, &mut scene, ball, direction, impulses, &mut trace).expect("open");
            for event in trace.events {
                if let golf::Event::Token { value, .. } = event {
                    tokens += i32::from(value);
                }
            }
        }
        strokes.push(Played {
            throw,
            impulses,
            direction,
        });
    }
    let review = review_ball(solution, field, &set_up, start, &strokes);
    let review = review.expect("played by the rules");
    let score = strokes.len() as i32 + tokens;
    assert!((review.score - f64::from(score)).abs() < 1e-9);
    review
}

#[test]
fn luck_and_skill_add_up_to_the_score_minus_par() {
    for (name, ground) in small_courses() {
        let solution = Solution::new(&ground, Bag::standard(), 6, Budget::default());
        for seed in 0..50 {
            let review = review_at_random(ground.field(), &solution, seed);
            let sum = review.luck() + review.skill();
            assert!(review.rest.abs() < 1e-9, "{name}: the play is over");
            assert!(
                (sum - (review.score - review.par)).abs() < 1e-9,
                "{name}: {review:?}"
            );
            assert!(review.start > -1e-9, "{name}");
            for stroke in &review.strokes {
                assert!(
                    stroke.throw > -1e-9 && stroke.direction > -1e-9,
                    "{name}: {stroke:?}"
                );
            }
        }
    }
}

#[test]
fn what_earlier_balls_changed_is_no_fault_of_the_player() {
    let (_, ground) = small_courses()
        .into_iter()
        .find(|(name, _)| *name == "tokens")
        .expect("it");
    let field = ground.field();
    let solution = Solution::new(&ground, Bag::standard(), 6, Budget::default());
    let mut scene = Scene::new(field);
    let token = scene.tokens(field).next().expect("a token").0;
    scene.take_token(field, token).expect("it lies there");
    let review = review_ball(&solution, field, &scene, field.starts()[0], &[]);
    let review = review.expect("a start");
    assert!(review.inherited > 0.0);
    let sum = review.luck() + review.skill();
    assert!((sum - (review.score + review.rest - review.par)).abs() < 1e-9);
}
