//! Tests single-player matches on published courses: each match counts once, and the best match is
//! the course record.

use crate::support::{Folder, Got, TestPlayer, Web, altered, call, get, played};
use protocol::{CourseText, GolfMode, GolfSetup, Hex, MatchSetup, SeatKind, SixNumbers, TableId};
use serde_json::{Value, json};
use table::{NewTable, Secret};

fn open() -> (Folder, Web) {
    let folder = Folder::new();
    let web = Web::over(&folder);
    (folder, web)
}

/// Publishes a course and returns its file.
fn publish(web: &Web, who: &TestPlayer, name: &str) -> CourseText {
    // Names of different lengths produce different boards.
    let file = altered("1", name, name.len());
    let body = json!({"file": file, "fork_of": null}).to_string();
    let entry = call(web, "POST", "/api/courses", &who.key, &body).json();
    assert_eq!(
        (&entry["plays"], &entry["record"]),
        (&json!(0), &Value::Null)
    );
    let id = entry["id"].as_str().unwrap().to_owned();
    let file = get(web, &format!("/api/courses/{id}"), &[]).json()["file"].clone();
    let file = file.as_str().unwrap().to_owned();
    CourseText { id, file }
}

/// A setup with one ball and all standard dice on a course.
fn alone(course: &CourseText) -> NewTable {
    let dice = golf::Catalogue::standard().dice().iter();
    NewTable {
        id: TableId::new("0123456789abcdef").unwrap(),
        setup: MatchSetup::Golf(GolfSetup {
            mode: GolfMode::Basic,
            balls: vec![vec!["orange".to_owned()]],
            courses: vec![course.clone()],
            limit: None,
            dice: dice
                .map(|die| SixNumbers {
                    id: die.id.clone(),
                    impulses: die.faces,
                })
                .collect(),
            cards: Vec::new(),
            tokens: None,
        }),
        seats: vec![SeatKind::Person {}],
        clock: None,
    }
}

/// Returns the record of a match whose dice depend on `number`.
fn record(new: &NewTable, number: u8) -> String {
    played(new, &Secret::new([number; 32]), Hex([number; 16]), None)
}

fn send(web: &Web, who: &TestPlayer, course: &str, record: &str) -> Got {
    let path = format!("/api/courses/{course}/results");
    call(web, "POST", &path, &who.key, record)
}

fn told(got: &Got) -> Value {
    assert_eq!(got.status, 201, "{}", String::from_utf8_lossy(&got.body));
    got.json()
}

#[test]
fn matches_are_counted_once_and_the_best_one_of_everybody_is_kept() {
    let (_folder, web) = open();
    let (ada, ben) = (TestPlayer::new(&web, "Ada"), TestPlayer::new(&web, "Ben"));
    let course = publish(&web, &ada, "Meadow");
    let records: Vec<String> = (1..9)
        .map(|number| record(&alone(&course), number))
        .collect();
    let first = told(&send(&web, &ben, &course.id, &records[0]));
    assert_eq!(first["best"], first["total"]);
    let held = &first["entry"]["record"];
    assert_eq!((&held["own"], &held["name"]), (&json!(true), &json!("Ben")));
    let mut totals = vec![first["total"].as_i64().unwrap()];
    for record in &records[1..] {
        let got = told(&send(&web, &ben, &course.id, record));
        totals.push(got["total"].as_i64().unwrap());
        assert_eq!(
            got["best"].as_i64(),
            totals.iter().min().copied(),
            "{totals:?}"
        );
        // Resend the record, as after a lost response.
        let again = told(&send(&web, &ben, &course.id, record));
        assert_eq!(again["entry"]["plays"], totals.len());
    }
    assert!(totals.iter().min() < totals.iter().max(), "{totals:?}");
    let best = *totals.iter().min().unwrap();
    let seen = ada.get(&web, &format!("/api/courses/{}", course.id));
    let held = &seen["entry"]["record"];
    assert_eq!(
        (held["total"].as_i64(), &held["own"]),
        (Some(best), &json!(false))
    );
    assert_eq!(seen["own_best"], Value::Null);
    let own = ben.get(&web, &format!("/api/courses/{}", course.id));
    assert_eq!(own["own_best"].as_i64(), Some(best));
    // The server returns the record of the best match, or of the earliest of several equally good
    // ones.
    let place = totals.iter().position(|total| *total == best).unwrap();
    let path = format!("/api/courses/{}/record", course.id);
    let given = get(&web, &path, &[]);
    assert_eq!(given.header("content-type"), "application/json");
    let sent: Value = serde_json::from_str(&records[place]).unwrap();
    assert_eq!(given.json(), sent);
    // All of these matches belong to Ben, including those that are no longer stored.
    for record in &records {
        let stolen = send(&web, &ada, &course.id, record);
        assert_eq!(stolen.status, 409, "a copied record");
    }
    // The list shows the most played course first.
    let other = publish(&web, &ada, "Another");
    let list = get(&web, "/api/courses?order=played", &[]).json();
    assert_eq!(
        (&list[0]["name"], &list[0]["plays"]),
        (&json!("Meadow"), &json!(8))
    );
    assert_eq!(list[1]["id"], json!(other.id));
    let path = format!("/api/courses/{}/record", other.id);
    assert_eq!(get(&web, &path, &[]).status, 404);
}

#[test]
fn a_record_goes_with_its_player_and_the_next_one_holds_it() {
    let (_folder, web) = open();
    let (ada, ben) = (TestPlayer::new(&web, "Ada"), TestPlayer::new(&web, "Ben"));
    let course = publish(&web, &ada, "Meadow");
    for (who, number) in [(&ada, 1), (&ben, 2)] {
        let record = record(&alone(&course), number);
        told(&send(&web, who, &course.id, &record));
    }
    let data = ben.get(&web, "/api/me/data");
    assert_eq!(data["records"][0]["course"], json!(course.id));
    assert_eq!(data["records"][0]["record"]["carambole_record"], 1);
    assert_eq!(call(&web, "DELETE", "/api/me", &ben.key, "").status, 204);
    let left = get(&web, &format!("/api/courses/{}", course.id), &[]).json();
    let entry = &left["entry"];
    assert_eq!(
        (&entry["plays"], &entry["record"]["name"]),
        (&json!(2), &json!("Ada"))
    );
    // Withdrawing the course deletes all results on it.
    let path = format!("/api/courses/{}", course.id);
    assert_eq!(call(&web, "DELETE", &path, &ada.key, "").status, 204);
    assert_eq!(get(&web, &format!("{path}/record"), &[]).status, 404);
    assert_eq!(ada.get(&web, "/api/me/data")["records"], json!([]));
}

/// Returns the setup with one change.
fn but(course: &CourseText, change: impl FnOnce(&mut GolfSetup)) -> NewTable {
    let mut new = alone(course);
    let MatchSetup::Golf(golf) = &mut new.setup else {
        panic!("mini golf");
    };
    change(golf);
    new
}

#[test]
fn only_a_whole_match_of_one_ball_on_the_course_itself_counts() {
    let (_folder, web) = open();
    let ada = TestPlayer::new(&web, "Ada");
    let course = publish(&web, &ada, "Meadow");
    let other = publish(&web, &ada, "Heath");
    let right = record(&alone(&course), 1);
    let face = right.find("\"face\":").unwrap() + 7;
    let mut forged = right.clone();
    let rolled = &right[face..=face];
    forged.replace_range(face..=face, if rolled == "0" { "1" } else { "0" });
    let with_computer = NewTable {
        seats: vec![SeatKind::Person {}, SeatKind::Computer { level: 1 }],
        ..but(&course, |golf| golf.balls.push(vec!["blue".to_owned()]))
    };
    let given_up = played(
        &alone(&course),
        &Secret::new([1; 32]),
        Hex([1; 16]),
        Some(6),
    );
    let altered = |change: fn(&mut GolfSetup)| record(&but(&course, change), 1);
    for (wrong, why) in [
        (record(&alone(&other), 1), "not played on this course"),
        (
            altered(|golf| golf.courses.push(golf.courses[0].clone())),
            "not played on this course",
        ),
        (
            altered(|golf| golf.balls[0].push("red".to_owned())),
            "with one ball",
        ),
        (record(&with_computer, 1), "one player with one ball"),
        (altered(|golf| golf.limit = Some(40)), "the course's limit"),
        (
            altered(|golf| golf.dice[0].impulses = [9; 6]),
            "all standard dice",
        ),
        (altered(|golf| golf.dice.truncate(1)), "all standard dice"),
        (
            altered(|golf| golf.tokens = Some(vec![-1, -1])),
            "basic mode",
        ),
        (forged, "dice"),
        (
            right.replacen("\"2026-2\"", "\"2026-1\"", 1),
            "the current rules",
        ),
        (given_up, "abandoned the match"),
        (cut(&right), "end of the match is missing"),
        ("{}".to_owned(), "This does not count"),
        ("[".repeat(100_000), "This does not count"),
        (String::new(), "This does not count"),
    ] {
        let got = send(&web, &ada, &course.id, &wrong);
        let text = String::from_utf8_lossy(&got.body).into_owned();
        assert_eq!(got.status, 400, "{why}: {text}");
        assert!(text.contains(why), "{why}: {text}");
    }
    let long = format!("{right}{}", " ".repeat(128 << 10));
    assert_eq!(send(&web, &ada, &course.id, &long).status, 413);
    assert_eq!(
        send(&web, &ada, &course.id, &" ".repeat(600 << 10)).status,
        413
    );
    for nowhere in ["cnothing", "..", "c%00", &"c".repeat(60)] {
        assert_eq!(send(&web, &ada, nowhere, &right).status, 404, "{nowhere}");
    }
    let nobody = call(
        &web,
        "POST",
        &format!("/api/courses/{}/results", course.id),
        "",
        &right,
    );
    assert_eq!(nobody.status, 401);
    let entry = get(&web, &format!("/api/courses/{}", course.id), &[]).json();
    assert_eq!(
        (&entry["entry"]["plays"], &entry["entry"]["record"]),
        (&json!(0), &Value::Null)
    );
    told(&send(&web, &ada, &course.id, &right));
}

/// Returns the record without its last event.
fn cut(record: &str) -> String {
    let mut record: Value = serde_json::from_str(record).unwrap();
    record["events"].as_array_mut().unwrap().pop();
    record.to_string()
}

#[test]
fn whoever_sends_match_after_match_waits() {
    let (_folder, web) = open();
    let ada = TestPlayer::new(&web, "Ada");
    let course = publish(&web, &ada, "Meadow");
    let statuses: Vec<u16> = (0..40)
        .map(|_| send(&web, &ada, &course.id, "{}").status)
        .collect();
    assert_eq!((statuses[0], statuses[39]), (400, 429), "{statuses:?}");
}
