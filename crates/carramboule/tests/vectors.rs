//! Compares simulations with the public test vectors (`billiard-vectors.json`): final positions
//! must be within tolerance, and events must be in order.

use carramboule::physics::{
    BallBallModel, BallConstants, BallId, BallState, Contact, Cushion, CushionJaw, CushionModel,
    EventKind, Models, Motion, Pocket, Setup, Strike, Table,
};
use carramboule::{Vec2, Vec3};
use serde_json::Value;

fn vectors() -> Value {
    let path = std::env::var("BILLIARD_VECTORS").unwrap_or_else(|_| {
        concat!(env!("CARGO_MANIFEST_DIR"), "/tests/billiard-vectors.json").to_owned()
    });
    let text = std::fs::read_to_string(path).expect("the vectors lie beside the tests");
    serde_json::from_str(&text).expect("the vectors are JSON")
}

fn number(value: &Value) -> f64 {
    value.as_f64().expect("a number")
}

fn point(value: &Value) -> Vec2 {
    Vec2::new(number(&value[0]), number(&value[1]))
}

fn name(value: &Value) -> String {
    value["id"].as_str().expect("an id").to_owned()
}

struct Names {
    balls: Vec<String>,
    cushions: Vec<String>,
    jaws: Vec<String>,
    pockets: Vec<String>,
}

fn table(value: &Value) -> (Table, Names) {
    let list = |key: &str| value[key].as_array().expect("a list").clone();
    let names = |key: &str| list(key).iter().map(name).collect();
    let cushions = list("linear").into_iter().map(|c| {
        let line = Vec2::new(number(&c["lx"]), number(&c["ly"]));
        let sign = if c["direction"] == "SIDE1" { -1.0 } else { 1.0 };
        Cushion {
            from: point(&c["p1"]),
            to: point(&c["p2"]),
            inward: line.unit() * sign,
            offset: -sign * number(&c["l0"]) / line.norm(),
            height: number(&c["p1"][2]),
        }
    });
    let jaws = list("circular")
        .iter()
        .map(|c| CushionJaw {
            centre: point(&c["center"]),
            radius: number(&c["radius"]),
            height: number(&c["center"][2]),
        })
        .collect();
    let pockets = list("pockets")
        .iter()
        .map(|c| Pocket {
            centre: point(&c["center"]),
            radius: number(&c["radius"]),
        })
        .collect();
    let table = Table {
        cushions: cushions.collect(),
        jaws,
        pockets,
    };
    let names = Names {
        balls: Vec::new(),
        cushions: names("linear"),
        jaws: names("circular"),
        pockets: names("pockets"),
    };
    (table, names)
}

fn ball(value: &Value) -> (BallConstants, BallState) {
    let p = |key: &str| number(&value["params"][key]);
    let constants = BallConstants {
        mass: p("m"),
        radius: p("R"),
        sliding_friction: p("u_s"),
        rolling_friction: p("u_r"),
        spinning_friction: p("u_sp"),
        ball_restitution: p("e_b"),
        cushion_restitution: p("e_c"),
        cushion_friction: p("f_c"),
        gravity: p("g"),
    };
    let motion = match value["state"].as_str().expect("a state") {
        "stationary" => Motion::Stationary,
        "spinning" => Motion::Spinning,
        "sliding" => Motion::Sliding,
        "rolling" => Motion::Rolling,
        other => panic!("state {other}"),
    };
    let w = &value["w"];
    let state = BallState {
        position: Vec2::new(number(&value["x"]), number(&value["y"])),
        velocity: point(&value["v"]),
        spin: Vec3::new(number(&w[0]), number(&w[1]), number(&w[2])),
        motion,
    };
    (constants, state)
}

fn models(value: &Value) -> Models {
    Models {
        ball_ball: match value["ball_ball"].as_str().expect("a model") {
            "frictionless_elastic" => BallBallModel::FrictionlessElastic,
            _ => BallBallModel::FrictionalInelastic,
        },
        cushion: match value["cushion"].as_str().expect("a model") {
            "han_2005" => CushionModel::Han,
            "unrealistic(restitution=False)" => CushionModel::Mirror,
            _ => CushionModel::LossyMirror,
        },
        contact: Contact::Gap(number(&value["make_kiss_spacer"])),
        ..Models::REFERENCE
    }
}

fn describe(kind: EventKind, names: &Names) -> String {
    let ball = |id: BallId| names.balls[id.index()].as_str();
    match kind {
        EventKind::Strike { ball: b } => format!("stick_ball cue_stick {}", ball(b)),
        EventKind::Balls { first, second } => format!("ball_ball {} {}", ball(first), ball(second)),
        EventKind::Cushion { ball: b, cushion } => {
            format!(
                "ball_linear_cushion {} {}",
                ball(b),
                names.cushions[usize::from(cushion)]
            )
        }
        EventKind::Jaw { ball: b, jaw } => {
            format!(
                "ball_circular_cushion {} {}",
                ball(b),
                names.jaws[usize::from(jaw)]
            )
        }
        EventKind::Pocket { ball: b, pocket } => {
            format!(
                "ball_pocket {} {}",
                ball(b),
                names.pockets[usize::from(pocket)]
            )
        }
        EventKind::Transition { ball: b, from, to } => {
            format!("{}_{} {}", from.name(), to.name(), ball(b))
        }
        _ => format!("{kind:?}"),
    }
}

/// Sorts events less than 1e-9 s apart by their text, because their order does not matter.
fn settled(mut events: Vec<(f64, String)>) -> Vec<String> {
    let mut start = 0;
    for i in 1..=events.len() {
        if i == events.len() || events[i].0 - events[i - 1].0 > 1e-9 {
            events[start..i].sort_by(|a, b| a.1.cmp(&b.1));
            start = i;
        }
    }
    events.into_iter().map(|event| event.1).collect()
}

/// Returns the largest position error for a test vector, as a multiple of the tolerance. Fails with
/// a description if the events or the final motions differ.
fn check(vector: &Value, tables: &Value) -> Result<f64, String> {
    let (table, mut names) = table(&tables[vector["table"].as_str().expect("a table")]);
    let inputs = &vector["inputs"];
    let balls = inputs["balls"].as_object().expect("balls");
    names.balls = balls.keys().cloned().collect();
    let setup =
        Setup::new(balls.values().map(ball).collect()).map_err(|fault| fault.to_string())?;
    let models = models(&vector["models"]);
    let stick = &inputs["cue_stick"];
    let trajectory = if stick.is_null() {
        setup.simulate(&table, &models)
    } else {
        let strike = Strike {
            speed: number(&stick["V0"]),
            direction: number(&stick["phi_deg"]).to_radians(),
            elevation: number(&stick["theta_deg"]).to_radians(),
            side: number(&stick["a"]),
            top: number(&stick["b"]),
            cue_mass: number(&stick["M"]),
            end_mass: number(&stick["end_mass"]),
        };
        let cue = names
            .balls
            .iter()
            .position(|name| name == "cue")
            .expect("a cue ball");
        setup
            .strike(&table, &models, BallId(cue as u8), &strike)
            .map_err(|fault| fault.to_string())?
    };

    let expected = &vector["outputs"];
    let found = settled(
        trajectory
            .events
            .iter()
            .map(|e| (e.time, describe(e.kind, &names)))
            .collect(),
    );
    let wanted = expected["events"]
        .as_array()
        .expect("events")
        .iter()
        .map(|event| {
            let ids: Vec<&str> = event["ids"]
                .as_array()
                .expect("ids")
                .iter()
                .filter_map(Value::as_str)
                .collect();
            (
                number(&event["t"]),
                format!(
                    "{} {}",
                    event["type"].as_str().expect("a type"),
                    ids.join(" ")
                ),
            )
        });
    let wanted = settled(wanted.collect());
    let mut worst: f64 = 0.0;
    for (name, state) in names.balls.iter().zip(&trajectory.balls) {
        let end = &expected["final"][name];
        let miss = (state.position - Vec2::new(number(&end["x"]), number(&end["y"]))).norm();
        worst = worst.max(miss / number(&vector["tolerance_m"]));
        if end["state"] != state.motion.name() {
            return Err(format!("{name} ends {}", state.motion.name()));
        }
    }
    if let Some(i) = (0..found.len().max(wanted.len())).find(|&i| found.get(i) != wanted.get(i)) {
        return Err(format!(
            "event {i} of {}/{}: {:?} for {:?}; miss {worst}",
            found.len(),
            wanted.len(),
            found.get(i),
            wanted.get(i)
        ));
    }
    Ok(worst)
}

#[test]
fn every_public_vector_is_met() {
    let file = vectors();
    let mut wrong = Vec::new();
    let list = file["vectors"].as_array().expect("vectors");
    let mut passed = 0;
    for vector in list {
        match check(vector, &file["tables"]) {
            Ok(miss) if miss <= 1.0 => passed += 1,
            Ok(miss) => wrong.push(format!("{}: misses by {miss} tolerances", name(vector))),
            Err(reason) => wrong.push(format!("{}: {reason}", name(vector))),
        }
        if std::env::var("VERBOSE").is_ok() {
            println!("{} {:?}", name(vector), check(vector, &file["tables"]));
        }
    }
    assert!(
        wrong.is_empty(),
        "{passed} of {} met\n{}",
        list.len(),
        wrong.join("\n")
    );
}

#[test]
fn balls_stay_on_a_table_with_jaws() {
    let file = vectors();
    let (jaws, _) = table(&file["tables"]["jaws"]);
    let constants = BallConstants::of(0.170_097, 0.028_575);
    for seed in 0..3_000 {
        let mut rng = fastrand::Rng::with_seed(seed);
        let mut any = |low: f64, high: f64| low + rng.f64() * (high - low);
        // Position, velocity and spin are random, so some balls run into the jaws at a corner.
        let state = BallState {
            position: Vec2::new(any(0.2, 1.0), any(0.2, 1.0)),
            velocity: Vec2::new(any(-4.0, 4.0), any(-4.0, 4.0)),
            spin: Vec3::new(any(-90.0, 90.0), any(-90.0, 90.0), any(-90.0, 90.0)),
            motion: Motion::Sliding,
        };
        let setup = Setup::new(vec![(constants, state)]).expect("a valid ball");
        for models in [Models::PLAY, Models::REFERENCE] {
            let end = setup.simulate(&jaws, &models).balls[0];
            let inside = -0.05..=1.25;
            assert!(
                inside.contains(&end.position.x) && inside.contains(&end.position.y),
                "shot {seed}: {end:?}"
            );
        }
    }
}
