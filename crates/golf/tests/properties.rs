//! Properties of strokes and courses, on random courses with every kind of piece.
//!
//! `STROKES=2000000 cargo test --release -p golf --test properties` looks longer.

mod engine;
#[allow(dead_code, unused_imports)]
mod oracle;

use engine::{Engine, Given};
use fastrand::Rng;
use oracle::Oracle;
use serde_json::Value;

/// How many strokes the comparison with the oracle plays.
fn strokes_wanted() -> usize {
    std::env::var("STROKES")
        .ok()
        .and_then(|n| n.parse().ok())
        .unwrap_or(100_000)
}

/// Impulses as they come in games: mostly small, now and then huge.
fn random_impulses(rng: &mut Rng) -> u8 {
    match rng.u8(0..10) {
        0..7 => rng.u8(1..=20),
        7..9 => rng.u8(1..=40),
        _ => rng.u8(1..=99),
    }
}

fn random_scenes(
    seed: u64,
    strokes: usize,
    mut play: impl FnMut(&mut Rng, &str, &Oracle, &Engine, &[Given]) -> usize,
) {
    let mut rng = Rng::with_seed(seed);
    let mut played = 0;
    while played < strokes {
        let text = oracle::random_course(&mut rng);
        let slow = Oracle::parse(&text).unwrap_or_else(|errors| panic!("{errors:?}\n{text}"));
        let quick = Engine::parse(&text).unwrap_or_else(|errors| panic!("{errors:?}\n{text}"));
        for _ in 0..6 {
            let balls = oracle::random_balls(&mut rng, &slow);
            let given: Vec<Given> = balls
                .iter()
                .map(|(name, at, top)| (&**name, *at, *top))
                .collect();
            played += play(&mut rng, &text, &slow, &quick, &given);
        }
    }
}

#[test]
fn compiled_field_equals_plain_rules() {
    random_scenes(1, strokes_wanted(), |rng, text, slow, quick, balls| {
        let mut slow_scene = slow
            .scene(balls)
            .unwrap_or_else(|error| panic!("{error}\n{text}"));
        let mut quick_scene = quick
            .scene(balls)
            .unwrap_or_else(|error| panic!("{error}\n{text}"));
        let strokes = 12;
        let mut played = 0;
        for _ in 0..strokes {
            let on_course: Vec<String> = slow_scene.balls.keys().cloned().collect();
            let Some(ball) = rng.choice(&on_course) else {
                break;
            };
            let open = slow.directions(&slow_scene, ball);
            assert_eq!(
                open,
                quick.directions(&quick_scene, ball),
                "{ball} {balls:?}\n{text}"
            );
            let Some(direction) = rng.choice(&open) else {
                continue;
            };
            let impulses = random_impulses(rng);
            let wanted = slow
                .stroke(&mut slow_scene, ball, direction, u32::from(impulses))
                .expect("open");
            let found = quick
                .stroke(&mut quick_scene, ball, direction, impulses)
                .expect("open");
            assert_eq!(
                found, wanted,
                "{ball} {direction} {impulses} {balls:?}\n{text}"
            );
            played += 1;
        }
        played.max(1)
    });
}

#[test]
fn the_oracle_and_the_course_check_agree_on_what_is_playable() {
    let mut rng = Rng::with_seed(2);
    let (mut good, mut bad) = (0, 0);
    for _ in 0..3_000 {
        let text = oracle::broken_course(&mut rng);
        match (Oracle::parse(&text), Engine::parse(&text)) {
            (Ok(_), Ok(_)) => good += 1,
            (Err(_), Err(_)) => bad += 1,
            (slow, quick) => panic!("oracle {:?}, engine {:?}\n{text}", slow.err(), quick.err()),
        }
    }
    assert!(
        good > 300 && bad > 300,
        "{good} good and {bad} bad courses are too one-sided"
    );
}

#[test]
fn every_stroke_ends() {
    // With 99 impulses on the most crowded courses; a stroke that does not end would hang here.
    random_scenes(3, 20_000, |rng, _, _, quick, balls| {
        let mut scene = quick.scene(balls).expect("as the oracle");
        for (ball, ..) in balls {
            if let Some(direction) = rng.choice(quick.directions(&scene, ball)) {
                let trace = quick.stroke(&mut scene, ball, direction, 99).expect("open");
                let last = trace["events"].as_array().and_then(|events| {
                    events
                        .iter()
                        .rfind(|event| event["type"] != "piece")
                        .cloned()
                });
                let kind = last.map(|event| event["type"].clone());
                assert!(
                    matches!(kind, Some(Value::String(kind)) if kind == "settle" || kind == "holed")
                );
            }
            if scene.balls().count() < balls.len() {
                break;
            }
        }
        balls.len()
    });
}

#[test]
fn impulses_are_accounted_for() {
    random_scenes(4, 20_000, |rng, text, _, quick, balls| {
        let mut scene = quick.scene(balls).expect("as the oracle");
        let (ball, ..) = balls[0];
        let Some(direction) = rng.choice(quick.directions(&scene, ball)) else {
            return 1;
        };
        let impulses = random_impulses(rng);
        let trace = quick
            .stroke(&mut scene, ball, direction, impulses)
            .expect("open");
        account(&trace, ball, impulses).unwrap_or_else(|error| panic!("{error}\n{trace}\n{text}"));
        1
    });
}

/// Follows what is left through a trace: nothing is made, and what is lost is lost for a reason.
fn account(trace: &Value, ball: &str, impulses: u8) -> Result<(), String> {
    let mut left = i64::from(impulses);
    let mut moving = ball.to_owned();
    let mut striker: Option<String> = None;
    let mut over = false;
    for event in trace["events"].as_array().ok_or("no events")? {
        let of_ball = event["ball"].as_str().unwrap_or_default();
        match event["type"].as_str().unwrap_or_default() {
            "step" => {
                left -= event["cost"].as_i64().ok_or("no cost")?;
                if over || left < 0 || event["left"] != left || of_ball != moving {
                    return Err(format!("{left} left at {event}"));
                }
            }
            "carom" => {
                if event["left"] != left || left == 0 {
                    return Err(format!("{left} passed on at {event}"));
                }
                let struck = event["hits"].as_str().unwrap_or_default().to_owned();
                striker = Some(std::mem::replace(&mut moving, struck));
            }
            "settle" | "holed" => match striker.take() {
                Some(striker) if striker == of_ball => {}
                Some(_) => return Err(format!("the striker does not settle first at {event}")),
                None => {
                    over = true;
                    if event["why"] == "spent" && left != 0 {
                        return Err(format!("{left} left, but spent"));
                    }
                }
            },
            _ => {}
        }
    }
    if over {
        Ok(())
    } else {
        Err("nobody settles".to_owned())
    }
}

#[test]
fn two_balls_never_share_a_node() {
    random_scenes(5, 20_000, |rng, text, _, quick, balls| {
        let mut scene = quick.scene(balls).expect("as the oracle");
        for _ in 0..6 {
            let Some((ball, _)) = rng.choice(scene.balls().collect::<Vec<_>>()) else {
                break;
            };
            let name = ball.to_string();
            let Some(direction) = rng.choice(quick.directions(&scene, &name)) else {
                continue;
            };
            quick
                .stroke(&mut scene, &name, direction, random_impulses(rng))
                .expect("open");
            let mut nodes: Vec<_> = scene.balls().map(|(_, node)| node).collect();
            nodes.sort();
            let count = nodes.len();
            nodes.dedup();
            assert_eq!(nodes.len(), count, "{balls:?}\n{text}");
        }
        6
    });
}

/// Silent strokes of a lone ball look up a table; told strokes take the loop.
#[test]
fn tabled_landings_are_where_steps_land() {
    random_scenes(6, 30_000, |rng, text, slow, quick, balls| {
        let (ball, at, top) = balls[0];
        if quick.field.has_movers() || quick.field.token_count() > 0 {
            return 1;
        }
        let Ok(mut told) = quick.scene(&[(ball, at, top)]) else {
            return 1;
        };
        let mut silent = told.clone();
        let _ = slow;
        let ball_id = ball.parse().expect("a ball");
        for _ in 0..8 {
            let Some(direction) = rng.choice(quick.directions(&told, ball)) else {
                break;
            };
            let impulses = random_impulses(rng);
            quick
                .stroke(&mut told, ball, direction, impulses)
                .expect("open");
            let direction = direction.parse().expect("a direction");
            golf::stroke(
                &quick.field,
                &mut silent,
                ball_id,
                direction,
                impulses,
                &mut (),
            )
            .expect("open");
            assert_eq!(told, silent, "{ball} {at:?} {direction} {impulses}\n{text}");
            if told.ball(ball_id).is_none() {
                break;
            }
        }
        8
    });
}
