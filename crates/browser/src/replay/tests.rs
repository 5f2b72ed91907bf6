use super::*;
use crate::view::replay::FilmKind;
use protocol::{Event, EventKind, Record};

const GOLF: &str = r#"{"table":"film","setup":{"golf":{"mode":"MODE","balls":[["orange"],["blue"]],"courses":[COURSES],"limit":6,"dice":[{"id":"white","impulses":[1,2,3,4,5,6]},{"id":"red","impulses":[4,5,6,7,8,9]}],"cards":[],"tokens":null}},"seats":[{"type":"computer","level":2},{"type":"computer","level":5}],"clock":null}"#;
const BILLIARD: &str = r#"{"table":"film","setup":{"carramboule":{"starts":0}},"seats":[{"type":"computer","level":1},{"type":"computer","level":1}],"clock":null}"#;

fn course(id: &str) -> String {
    let course = golf::Collection::course(id).expect("there").expect("sound");
    crate::view::json(&protocol::CourseText::new(&course))
}

fn played(mode: &str, courses: &[&str]) -> String {
    let texts: Vec<String> = courses.iter().map(|id| course(id)).collect();
    let new = GOLF
        .replace("MODE", mode)
        .replace("COURSES", &texts.join(","));
    crate::match_of_computers(&new, &[7; 32], 3).expect("a match")
}

fn events(record: &str) -> Vec<Event> {
    Record::parse(record.as_bytes()).expect("a record").events
}

#[test]
fn every_step_of_a_match_can_be_shown_in_any_order() {
    for mode in ["basic", "carom"] {
        let film = Film::new(&played(mode, &["1", "2"])).expect("a film");
        for step in (0..film.steps().len()).rev() {
            film.frame(step, "light", "t-").expect("a frame");
            film.board(step, "dark", "en", "t-", &[]).expect("a board");
        }
        let kinds: Vec<FilmKind> = film.steps().iter().map(|step| step.kind).collect();
        assert_eq!(kinds[0], FilmKind::Begin);
        assert_eq!(kinds.last(), Some(&FilmKind::End));
        let next = kinds.iter().filter(|kind| **kind == FilmKind::Next).count();
        assert_eq!(next, 1, "one course follows another");
    }
}

#[test]
fn costs_of_advice_are_those_of_the_review() {
    let record = played("basic", &["1"]);
    let mut analyst = Analyst::new(&record).expect("an analyst");
    let parsed = Record::parse(record.as_bytes()).expect("a record");
    let review = coach::review(
        &parsed,
        &mut table::CourseCache::new(),
        solver::Budget::default(),
    );
    let review = review.expect("a review");
    let reviewed: f64 = (0..2).map(|seat| review.totals(seat).skill()).sum();
    let mut advised = 0.0;
    for step in analyst.decisions() {
        let advice = analyst.advice(step).expect("advice");
        let cost = advice.split_once("\"cost\":").expect("a cost").1;
        let cost = cost.split_once(',').expect("a spread after it").0;
        advised += cost.parse::<f64>().expect("a number");
    }
    assert!((advised - reviewed).abs() < 1e-9, "{advised} {reviewed}");
}

#[test]
fn carom_has_advice_and_values_too() {
    let mut analyst = Analyst::new(&played("carom", &["1"])).expect("an analyst");
    let steps = analyst.decisions();
    let advice = analyst.advice(steps[1]).expect("advice");
    assert!(advice.contains("\"options\":[{"), "{advice}");
    assert!(analyst.values(steps[1]).expect("values").contains("cells"));
}

#[test]
fn carom_has_chances_and_luck_and_skill_whether_asked_before_or_after_advice() {
    let record = played("carom", &["1", "2"]);
    let mut first = Analyst::new(&record).expect("an analyst");
    let chances = first.chances().expect("chances");
    assert!(chances.contains("\"decided\":{\"step\":"), "{chances}");
    let review = first.review().expect("a review");
    assert!(review.contains("\"skill_spread\":0."), "{review}");
    let mut last = Analyst::new(&record).expect("an analyst");
    for step in last.decisions() {
        last.advice(step).expect("advice");
    }
    assert_eq!(last.review(), Ok(review));
    assert_eq!(last.chances(), Ok(chances));
    let mut basic = Analyst::new(&played("basic", &["1"])).expect("an analyst");
    assert_eq!(basic.chances().as_deref(), Ok("null"));
}

#[test]
fn a_hint_is_the_best_choice_that_is_open_in_both_modes() {
    for mode in ["basic", "carom"] {
        let events = events(&played(mode, &["1"]));
        let begun = |count: usize| Record::new(events[..count].to_vec()).to_string();
        let first = events
            .iter()
            .position(|event| matches!(event.what, EventKind::Acted { .. }));
        let first = first.expect("an action");
        let start = hint(&begun(first), None, None).expect("a hint");
        assert!(start.contains("\"type\":\"start\""), "{start}");
        let at = start.split_once("\"at\":[").expect("a cell").1;
        let (x, y) = at
            .split_once(']')
            .expect("a cell")
            .0
            .split_once(',')
            .expect("two");
        let cell = (x.parse().ok(), y.parse().ok());
        let pick = hint(&begun(first), cell.0, cell.1).expect("a hint");
        assert!(pick.contains("\"type\":\"pick\""), "{pick}");
        let over = hint(&begun(events.len()), None, None);
        assert_eq!(over.as_deref(), Ok("null"));
    }
}

#[test]
fn a_link_carries_a_record_whole_and_a_changed_one_is_refused() {
    let record = played("basic", &["1"]);
    let code = record_code(&record).expect("a code");
    assert_eq!(record_of_code(&code), Ok(record.clone()));
    assert!(
        code.len() < record.len() / 4,
        "{} {}",
        code.len(),
        record.len()
    );
    let changed = format!(
        "{}A{}",
        &code[..code.len() / 2],
        &code[code.len() / 2 + 1..]
    );
    for code in ["", "A", "not a code", &code[1..], &changed] {
        assert!(record_of_code(code).is_err(), "{code}");
    }
}

#[test]
fn a_roll_that_was_changed_is_named_even_if_the_chain_was_made_anew() {
    let mut events = events(&played("basic", &["1"]));
    let rolls = events.iter_mut().filter_map(|event| match &mut event.what {
        EventKind::Drawn {
            chance: protocol::GameChance::Golf(protocol::GolfChance::Face { face }),
            ..
        } => Some(face),
        _ => None,
    });
    let last = rolls.last().expect("a roll");
    *last = (*last + 1) % 6;
    let broken = Record::new(events.clone()).to_string();
    let film = Film::new(&broken).expect("a film up to there");
    assert!(film.info().expect("info").contains("\"event\":\"drawn\""));
    table::relink(&mut events);
    if let Ok(film) = Film::new(&Record::new(events).to_string()) {
        let check = film.verify().expect("a check");
        assert!(check.contains("\"event\":\"drawn\""), "{check}");
        assert!(check.contains("\"roll\":"), "{check}");
    }
}

#[test]
fn what_is_no_record_is_refused() {
    let wrong_version =
        played("basic", &["1"]).replacen("\"carambole_record\":1", "\"carambole_record\":2", 1);
    for text in [
        "",
        "{}",
        "[]",
        "<script>",
        &wrong_version,
        r#"{"carambole_record":1,"events":[]}"#,
    ] {
        assert!(Film::new(text).is_err(), "{text}");
    }
}

#[test]
fn shots_have_chances() {
    let record = crate::match_of_computers(BILLIARD, &[1; 32], 5).expect("a match");
    let film = Film::new(&record).expect("a film");
    let shown = film.frame(1, "light", "").expect("a frame");
    assert!(shown.contains("\"motion\":{"), "{shown}");
    let mut analyst = Analyst::new(&record).expect("an analyst");
    let advice = analyst.shot_advice(1).expect("advice");
    assert!(advice.contains("\"before\":0."), "{advice}");
    assert_eq!(analyst.shot_advice(1), Ok(advice));
}

#[test]
fn the_best_shot_of_a_match_has_its_round_and_a_reason() {
    let record = include_str!("../../../table/tests/data/carramboule.json");
    let film = Film::new(record).expect("a film");
    let best = film.shot_to_remember().expect("a sound record");
    let best = best.expect("balls were pocketed");
    let again = film.shot_to_remember().expect("a sound record");
    assert_eq!(again.as_ref(), Some(&best), "the same every time");
    let step = &film.steps()[best.step];
    assert_eq!(step.kind, FilmKind::Shot);
    assert_eq!(
        (best.round, best.shot),
        (step.course as u32 + 1, u32::from(step.count))
    );
    assert!(!best.pocketed.is_empty() && best.made <= 10, "{best:?}");
    // Mini golf has no best shot.
    let golf = Film::new(&played("basic", &["1"])).expect("a film");
    assert_eq!(golf.best_shot(), Ok("null".to_owned()));
}

#[test]
fn a_moving_picture_is_a_gif() {
    let frame = |at: usize| -> Vec<u8> {
        let dot = |place: usize| {
            if place == at {
                [200, 40, 30, 255]
            } else {
                [71, 119, 94, 255]
            }
        };
        (0..64 * 48).flat_map(dot).collect()
    };
    let mut picture = MovingPicture::new(64, 48, &frame(5)).expect("a picture");
    for at in [0, 100, 100, 3071] {
        picture.frame(&frame(at), 8).expect("a frame");
    }
    assert!(picture.frame(&[0; 12], 8).is_err());
    let file = picture.finish().expect("a file");
    assert_eq!(&file[..6], b"GIF89a");
    let mut reader = gif::DecodeOptions::new()
        .read_info(&file[..])
        .expect("a gif");
    let mut delays = Vec::new();
    while let Some(frame) = reader.read_next_frame().expect("a frame") {
        delays.push(frame.delay);
    }
    assert_eq!(delays, [8, 16, 8], "equal frames become one");
}

#[test]
fn a_changed_move_is_always_told_with_the_seat_that_made_it() {
    let events = events(&played("basic", &["1", "2"]));
    let mut moves = 0;
    for (index, event) in events.iter().enumerate() {
        let EventKind::Acted { seat, .. } = event.what else {
            continue;
        };
        let mut changed = events.clone();
        changed[index].at += 1;
        let film = Film::new(&Record::new(changed).to_string()).expect("a film up to there");
        let info = film.info().expect("info");
        let fault = info.split_once("\"fault\":{").expect("a fault").1;
        assert!(
            fault.contains(&format!("\"seat\":{seat}")),
            "{index}: {fault}"
        );
        moves += 1;
    }
    assert!(moves > 10);
}
