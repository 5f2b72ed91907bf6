//! Tests properties of strokes and courses on random courses that use every kind of piece.
//!
//! `STROKES=2000000 cargo test --release -p golf --test main properties` plays more strokes.

use crate::cases::cases;
use crate::engine::{Engine, Given};
use crate::oracle::{self, Oracle};
use crate::symmetry::{Symmetry, sorted_hits};
use fastrand::Rng;
use golf::{CourseFile, Scene, Trace, stroke};
use serde_json::Value;
use std::sync::OnceLock;

/// Returns the number of strokes to compare with the oracle.
fn strokes_wanted() -> usize {
    std::env::var("STROKES")
        .ok()
        .and_then(|n| n.parse().ok())
        .unwrap_or(cases(4_000, 100_000))
}

/// Returns a random number of impulses, distributed as in games: mostly small, sometimes huge.
fn random_impulses(rng: &mut Rng) -> u8 {
    match rng.u8(0..10) {
        0..7 => rng.u8(1..=20),
        7..9 => rng.u8(1..=40),
        _ => rng.u8(1..=99),
    }
}

/// A random course, as the engine and as the oracle represent it.
struct Pitch {
    text: String,
    slow: Oracle,
    quick: Engine,
}

impl Pitch {
    fn random(number: usize) -> Pitch {
        let text = oracle::random_course(&mut Rng::with_seed(number as u64));
        Pitch {
            slow: Oracle::parse(&text).unwrap_or_else(|errors| panic!("{errors:?}\n{text}")),
            quick: Engine::parse(&text).unwrap_or_else(|errors| panic!("{errors:?}\n{text}")),
            text,
        }
    }
}

/// Creating courses takes most of the time, so the tests share them.
static PITCHES: [OnceLock<Pitch>; 1_400] = [const { OnceLock::new() }; 1_400];

fn pitch(number: usize) -> &'static Pitch {
    let number = number % PITCHES.len();
    PITCHES[number].get_or_init(|| Pitch::random(number))
}

/// Calls `play` with random courses and balls until `strokes` strokes have been played.
fn random_scenes(
    seed: u64,
    strokes: usize,
    mut play: impl FnMut(&mut Rng, &Pitch, &[Given]) -> usize,
) {
    let mut rng = Rng::with_seed(seed);
    let (mut played, mut number) = (0, 0);
    while played < strokes {
        let fresh;
        let pitch = if number < PITCHES.len() {
            pitch(number)
        } else {
            fresh = Pitch::random(number);
            &fresh
        };
        for _ in 0..6 {
            let balls = oracle::random_balls(&mut rng, &pitch.slow);
            let given: Vec<Given> = balls
                .iter()
                .map(|(name, at, top)| (&**name, *at, *top))
                .collect();
            played += play(&mut rng, pitch, &given);
        }
        number += 1;
    }
}

/// Plays up to `strokes` random strokes with random balls and reports each stroke to `heard`.
fn random_strokes(
    rng: &mut Rng,
    quick: &Engine,
    scene: &mut Scene,
    strokes: usize,
    mut heard: impl FnMut(&Scene, &str, u8, &Value),
) -> usize {
    let mut played = 0;
    for _ in 0..strokes {
        let Some((ball, _)) = rng.choice(scene.balls().collect::<Vec<_>>()) else {
            break;
        };
        let ball = ball.to_string();
        let Some(direction) = rng.choice(quick.directions(scene, &ball)) else {
            continue;
        };
        let impulses = random_impulses(rng);
        let trace = quick
            .stroke(scene, &ball, direction, impulses)
            .expect("open");
        heard(scene, &ball, impulses, &trace);
        played += 1;
    }
    played.max(1)
}

#[test]
fn compiled_field_equals_plain_rules() {
    random_scenes(1, strokes_wanted(), |rng, pitch, balls| {
        let Pitch { text, slow, quick } = pitch;
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
    let count = cases(150, 3_000);
    for _ in 0..count {
        let text = oracle::broken_course(&mut rng);
        match (Oracle::parse(&text), Engine::parse(&text)) {
            (Ok(_), Ok(_)) => good += 1,
            (Err(_), Err(_)) => bad += 1,
            (slow, quick) => panic!("oracle {:?}, engine {:?}\n{text}", slow.err(), quick.err()),
        }
    }
    assert!(
        good > count / 10 && bad > count / 10,
        "{good} good and {bad} bad courses are too one-sided"
    );
}

/// D5: the engine allows scattered tokens on the same cells as the oracle, which follows
/// docs/formats.md.
#[test]
fn tokens_are_scattered_where_the_plain_rules_say() {
    let places = |course: &golf::Course| -> Vec<(i32, i32)> {
        let cells = course.token_cells();
        cells.iter().map(|cell| (cell.x, cell.y)).collect()
    };
    let mut left_out = 0;
    let count = cases(60, 400);
    for number in 0..count {
        let Pitch { text, slow, quick } = pitch(number);
        let cells = places(&quick.course);
        assert_eq!(cells, slow.token_cells(), "{text}");
        left_out += quick.course.fairway().len() - 7 - cells.len();
    }
    assert!(
        left_out > 2 * count,
        "some cells are out of reach: {left_out}"
    );
    // For some standard courses, the document gives the number of these cells, and names the first
    // and the last of them, as examples for authors of record checkers.
    let document = include_str!("../../../docs/formats.md");
    let row = |id: &str| {
        let course = golf::Collection::course(id).expect("there").expect("valid");
        let cells = places(&course);
        let slow = Oracle::parse(&course.to_file().to_string()).expect("a map of its own");
        assert_eq!(cells, slow.token_cells(), "{id}");
        let (all, number) = (course.fairway().len(), cells.len());
        let ((x, y), (last_x, last_y)) = (cells[0], cells[number - 1]);
        format!("| {id} | {all} | {number} | {x},{y} | {last_x},{last_y} |\n")
    };
    let rows: String = ["1", "S-2b", "S-8", "S-10b", "S-12"].map(row).concat();
    assert!(
        document.contains(&rows),
        "docs/formats.md should have\n{rows}"
    );
}

#[test]
fn every_stroke_ends() {
    // If a stroke with 99 impulses never ended on a crowded course, this test would hang.
    random_scenes(
        3,
        cases(1_000, 20_000),
        |rng, Pitch { quick, .. }, balls| {
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
        },
    );
}

#[test]
fn impulses_are_accounted_for() {
    random_scenes(
        4,
        cases(2_000, 20_000),
        |rng, Pitch { text, quick, .. }, balls| {
            let mut scene = quick.scene(balls).expect("as the oracle");
            random_strokes(rng, quick, &mut scene, 6, |_, ball, impulses, trace| {
                account(trace, ball, impulses)
                    .unwrap_or_else(|error| panic!("{error}\n{trace}\n{text}"));
            })
        },
    );
}

/// Follows the impulses through a trace and checks that none appear from nowhere and that every
/// loss has a reason.
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
        Err("no ball settles".to_owned())
    }
}

#[test]
fn two_balls_never_share_a_node() {
    random_scenes(
        5,
        cases(2_000, 20_000),
        |rng, Pitch { text, quick, .. }, balls| {
            let mut scene = quick.scene(balls).expect("as the oracle");
            random_strokes(rng, quick, &mut scene, 6, |scene, _, _, _| {
                let mut nodes: Vec<_> = scene.balls().map(|(_, node)| node).collect();
                nodes.sort();
                let count = nodes.len();
                nodes.dedup();
                assert_eq!(nodes.len(), count, "{balls:?}\n{text}");
            })
        },
    );
}

/// Plays the same strokes with and without a tracer and compares the results.
fn silent_as_told(rng: &mut Rng, Pitch { text, quick, .. }: &Pitch, balls: &[Given]) -> usize {
    let field = quick.course.field();
    let mut told = quick.scene(balls).expect("as the oracle");
    let mut silent = told.clone();
    let strokes = 8;
    for _ in 0..strokes {
        let Some((ball, _)) = rng.choice(told.balls().collect::<Vec<_>>()) else {
            break;
        };
        let Some(direction) = rng.choice(told.directions(field, ball).iter().collect::<Vec<_>>())
        else {
            continue;
        };
        let impulses = random_impulses(rng);
        let mut trace = Trace::default();
        stroke(field, &mut told, ball, direction, impulses, &mut trace).expect("open");
        stroke(field, &mut silent, ball, direction, impulses, &mut ()).expect("open");
        assert_eq!(
            told, silent,
            "{ball} {direction} {impulses} {balls:?}\n{text}"
        );
    }
    strokes
}

#[test]
fn silent_strokes_end_like_told_ones() {
    random_scenes(7, cases(3_000, 60_000), silent_as_told);
}

/// Without a tracer, strokes with a lone ball use a table; with a tracer, every step is computed.
#[test]
fn tabled_landings_are_where_steps_land() {
    let mut rng = Rng::with_seed(6);
    let (mut played, mut number) = (0, 0);
    let wanted = cases(3_000, 30_000);
    while played < wanted {
        let pitch = pitch(number);
        let field = pitch.quick.course.field();
        number += 1;
        if field.has_movers() || field.token_count() > 0 {
            continue;
        }
        for _ in 0..20 {
            let balls = oracle::random_balls(&mut rng, &pitch.slow);
            // The first ball never lies on a deck hole, because it would need another ball below
            // it.
            if let Some((name, at, top)) = balls.first() {
                played += silent_as_told(&mut rng, pitch, &[(name, *at, *top)]);
            }
        }
    }
}

#[test]
fn turned_and_mirrored_courses_give_turned_and_mirrored_strokes() {
    let mut rng = Rng::with_seed(8);
    for number in 0..cases(25, 250) {
        let Pitch { text, slow, quick } = pitch(number);
        for symmetry in Symmetry::all() {
            let turned_text = symmetry.file(text).to_string();
            let turned = Engine::parse(&turned_text)
                .unwrap_or_else(|errors| panic!("{errors:?}\n{text}\n{turned_text}"));
            let balls = oracle::random_balls(&mut rng, slow);
            let given: Vec<Given> = balls.iter().map(|(n, at, top)| (&**n, *at, *top)).collect();
            let turned_given: Vec<Given> = given
                .iter()
                .map(|(name, at, top)| (*name, symmetry.pair(*at), *top))
                .collect();
            let mut scene = quick.scene(&given).expect("as the oracle");
            let mut turned_scene = turned.scene(&turned_given).expect("as before");
            for _ in 0..4 {
                let Some((ball, _)) = rng.choice(scene.balls().collect::<Vec<_>>()) else {
                    break;
                };
                let ball = ball.to_string();
                let Some(way) = rng.choice(quick.directions(&scene, &ball)) else {
                    continue;
                };
                let impulses = random_impulses(&mut rng);
                let trace = quick.stroke(&mut scene, &ball, way, impulses);
                let turned_way = symmetry.direction(way.parse().expect("a direction"));
                let found = turned.stroke(&mut turned_scene, &ball, turned_way.name(), impulses);
                assert_eq!(
                    sorted_hits(found.expect("open")),
                    sorted_hits(symmetry.trace(&trace.expect("open"))),
                    "{ball} {way} {impulses} {given:?}\n{text}\n{turned_text}"
                );
            }
        }
    }
}

#[test]
fn parse_print_parse_is_identity() {
    for number in 0..cases(60, 500) {
        check_print(&pitch(number).text);
    }
    for standard in golf::Collection::all() {
        check_print(standard.text);
    }
    let map = "map = '''\ns s s . o\n s s s . %\n'''\n";
    let heads = [
        "",
        "name = \"say \\\"hello\\\"\"\n",
        "name = 'C:\\path\\n'\n",
        "name = \"\"\"three \"quotes\" 'here'\"\"\"\n",
        "name = \"Łokieć ⬡ 高尔夫 🏌\"\nboard = \"é\u{301}\"\n",
        "name = \"  spaces  \"\nlimit = 0x1F\norigin = [0, +2]\n",
        "origin = [-7, -9]\nlimit = 99\n",
        "order = [\"red\", \"blue\", \"green\", \"orange\", \"violet\", \"yellow\"]\n",
        "names = { pl = \"Żółć\", en = \"\\\\\" }\n",
    ];
    for head in heads {
        let text = format!("format = 1\n{head}{map}");
        check_print(&text);
        check_print(&text.replace('\n', "\r\n"));
    }
    let layouts = [
        "on = [\"1\"]\n",
        "on = [\"1\", \"3\", \"a b\"]\nstart = \"1\"\nhole = \"3\"\nlimit = 30\n",
        "on = [\"\\u0000\", \"\\u007f\\\"\", \"\u{85}\"]\nhole = \"\"\n",
        "on = [\"1\"]\n[[piece]]\nid = \"F-Y4\"\nat = [-4, 8]\nrotate = 5\nmirror = true\nchannel = true\n",
        "on = [\"1\"]\n[[arrow]]\nat = [1, 1]\nin = \"NE\"\nout = \"W\"\n[[piece]]\nid = \"token\"\nat = [0, 0]\nvalue = -3\n",
    ];
    for layout in layouts {
        check_print(&format!("format = 1\n{layout}"));
    }
    // Unusual maps: an empty map, a map with leading blank lines, one with the closing quotes on
    // the last line, and the largest map.
    let rows = |count: usize| (0..count).map(|y| if y % 2 == 0 { "." } else { " ." });
    let tallest = rows(200).collect::<Vec<_>>().join("\n");
    for map in [
        "",
        "\n\n. .\n",
        ". .",
        "  \n .\n  \n\n",
        &*tallest,
        &*(tallest.clone() + "\n\n  "),
    ] {
        check_print(&format!("format = 1\nmap = '''\n{map}'''\n"));
    }
    let too_tall = rows(201).collect::<Vec<_>>().join("\n");
    assert!(CourseFile::parse(&format!("format = 1\nmap = '''\n{too_tall}'''\n")).is_err());
}

#[track_caller]
fn check_print(text: &str) {
    let file = CourseFile::parse(text).unwrap_or_else(|errors| panic!("{errors:?}\n{text}"));
    let printed = file.to_string();
    let again = CourseFile::parse(&printed).unwrap_or_else(|e| panic!("{e:?}\n{text}\n{printed}"));
    assert_eq!(again, file, "{text}\n{printed}");
    assert_eq!(again.to_string(), printed);
}
