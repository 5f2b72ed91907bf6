//! Tests the library of published courses: analysis, search and ratings.

use crate::support::{Folder, Got, TestPlayer, Web, altered, call, config, get, golf, play_out};
use serde_json::{Value, json};
use std::time::{Duration, Instant};

fn open() -> (Folder, Web) {
    let folder = Folder::new();
    let web = Web::over(&folder);
    (folder, web)
}

/// Publishes a slightly changed collection course and returns its id.
fn publish(web: &Web, who: &TestPlayer, id: &str, name: &str) -> String {
    let file = altered(id, name, 0);
    let body = json!({"file": file, "fork_of": id}).to_string();
    let got = call(web, "POST", "/api/courses", &who.key, &body);
    assert_eq!(got.status, 201, "{}", String::from_utf8_lossy(&got.body));
    let entry = got.json();
    assert_eq!(
        (&entry["own"], &entry["name"]),
        (&json!(true), &json!(name))
    );
    entry["id"].as_str().unwrap().to_owned()
}

/// Waits until a course has been analysed, and returns it.
fn judged(web: &Web, id: &str) -> Value {
    let begin = Instant::now();
    loop {
        let course = get(web, &format!("/api/courses/{id}"), &[]).json();
        if !course["entry"]["facts"].is_null() {
            return course;
        }
        assert!(begin.elapsed() < Duration::from_mins(1), "{course}");
        std::thread::sleep(Duration::from_millis(100));
    }
}

fn found(web: &Web, question: &str) -> Vec<String> {
    let list = get(web, &format!("/api/courses?{question}"), &[]).json();
    let names = list.as_array().unwrap().iter();
    names
        .map(|entry| entry["name"].as_str().unwrap().to_owned())
        .collect()
}

#[test]
fn courses_are_judged_once_they_are_published_and_found_by_what_they_are() {
    let (_folder, web) = open();
    let (ada, ben) = (
        TestPlayer::new(&web, "Ada"),
        TestPlayer::new(&web, "Bénédicte"),
    );
    let first = publish(&web, &ada, "1", "Łąka 50%");
    let sandy = publish(&web, &ben, "S-1b", "Sand_trap");
    let long = publish(&web, &ada, "S-6a", "The 500 way");
    let facts = judged(&web, &first)["entry"]["facts"].clone();
    assert_eq!((&facts["par"], &facts["cells"]), (&json!(2), &json!(149)));
    assert!(
        (1_900..2_100).contains(&facts["value"].as_i64().unwrap()),
        "{facts}"
    );
    assert!(
        facts["average"].as_i64() > facts["value"].as_i64(),
        "{facts}"
    );
    judged(&web, &sandy);
    judged(&web, &long);
    assert_eq!(found(&web, "search=%C5%82%C4%84KA"), ["Łąka 50%"]);
    assert_eq!(found(&web, "search=B%C3%89N%C3%A9"), ["Sand_trap"]);
    assert_eq!(found(&web, "search=50%25"), ["Łąka 50%"]);
    assert_eq!(found(&web, "search=d_t"), ["Sand_trap"]);
    assert_eq!(found(&web, "search=0_"), [""; 0]);
    assert_eq!(found(&web, "par=2"), ["Łąka 50%"]);
    assert_eq!(found(&web, "size=large"), ["The 500 way"]);
    assert_eq!(found(&web, "piece=sand&size=medium"), ["Sand_trap"]);
    assert_eq!(found(&web, "piece=sand&size=small&search="), [""; 0]);
    assert_eq!(found(&web, "").len(), 3);
    play(&web, &ben, &first);
    assert_eq!(rate(&web, &ben, &first).status, 204);
    assert_eq!(found(&web, "order=best")[0], "Łąka 50%");
    let seen = ben.get(&web, &format!("/api/courses/{first}"));
    assert_eq!(
        (&seen["own_stars"], &seen["entry"]["own"]),
        (&json!(5), &json!(false))
    );
    let own = ada.get(&web, "/api/courses?search=ada");
    assert_eq!(own[0]["own"], true);
}

#[test]
fn a_course_says_what_it_was_made_from_and_is_there_once() {
    let (_folder, web) = open();
    let ada = TestPlayer::new(&web, "Ada");
    let first = publish(&web, &ada, "2", "First");
    let file = judged(&web, &first)["file"].clone();
    let again = json!({"file": file, "fork_of": null}).to_string();
    let got = call(&web, "POST", "/api/courses", &ada.key, &again);
    assert_eq!((got.status, &got.json()["course"]), (409, &json!(first)));
    let file = file.as_str().unwrap();
    let nameless = file.replacen("name = \"First\"", "", 1);
    let nameless = json!({"file": nameless, "fork_of": null}).to_string();
    let got = call(&web, "POST", "/api/courses", &ada.key, &nameless);
    assert_eq!(got.status, 400);
    // A different name does not make a different course.
    let renamed = file.replacen("First", "Second", 1);
    let renamed = json!({"file": renamed, "fork_of": first}).to_string();
    let got = call(&web, "POST", "/api/courses", &ada.key, &renamed);
    assert_eq!((got.status, &got.json()["course"]), (409, &json!(first)));
    let fork = json!({"file": altered("2", "Second", 1), "fork_of": first}).to_string();
    let got = call(&web, "POST", "/api/courses", &ada.key, &fork).json();
    assert_eq!(got["fork_name"], "First");
    let path = format!("/api/courses/{first}");
    assert_eq!(call(&web, "DELETE", &path, &ada.key, "").status, 204);
    // The reference to the original course remains, without the deleted course's name.
    let list = get(&web, "/api/courses", &[]).json();
    assert_eq!(
        (&list[0]["fork_of"], &list[0]["fork_name"]),
        (&json!(first), &Value::Null)
    );
}

#[test]
fn courses_published_before_there_were_facts_get_theirs_after_the_start() {
    let (folder, web) = open();
    web.stop();
    let course = golf::Collection::course("3").unwrap().unwrap();
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let store = storage::Store::open(&config(&folder).data).await.unwrap();
        for (id, file) in [
            ("cbroken", "name = 1".to_owned()),
            ("cold", protocol::CourseText::new(&course).file),
        ] {
            let old = storage::NewCourse {
                id: id.to_owned(),
                owner: "ada".to_owned(),
                name: "Old".to_owned(),
                hash: id.to_owned(),
                board: None,
                fork_of: None,
                created: 5,
                file,
            };
            store.publish_course(&old).await.unwrap();
        }
        store.close().await;
    });
    let web = Web::over(&folder);
    assert_eq!(judged(&web, "cold")["entry"]["facts"]["par"], 3);
    // A file that cannot be parsed does not block other courses.
    let broken = get(&web, "/api/courses/cbroken", &[]).json();
    assert_eq!(broken["entry"]["facts"], Value::Null);
}

#[test]
fn questions_that_make_no_sense_are_refused_in_a_sentence() {
    let (_folder, web) = open();
    let long = format!("search={}", "a".repeat(81));
    let patterns = format!("search={}", "%25".repeat(80));
    for (question, status) in [
        (long.as_str(), 400),
        (&patterns, 200),
        ("search=a%00b", 400),
        ("search=a%0Ab", 400),
        ("search=%E2%80%AE", 400),
        ("search=%ff", 200),
        ("search='%20OR%201=1%20--", 200),
        ("piece=../1", 400),
        ("piece=%25", 400),
        ("piece=", 400),
        ("size=huge", 400),
        ("par=two", 400),
        ("par=99999999999999999999", 400),
        ("par=-2147483648", 200),
        ("order=worst", 400),
        ("wish=1", 400),
    ] {
        let got = get(&web, &format!("/api/courses?{question}"), &[]);
        let text = String::from_utf8_lossy(&got.body).into_owned();
        assert_eq!(got.status, status, "{question:.40}: {text}");
        let expected = if status == 200 { "[]" } else { "malformed" };
        assert!(text.contains(expected), "{question:.40}: {text}");
    }
}

/// Plays a complete single-player match on a course, at a table on the server.
fn play(web: &Web, who: &TestPlayer, course: &str) {
    let mut table = golf("basic", 1);
    table["setup"]["golf"]["courses"] = json!([course]);
    let id = who.create(web, &table);
    let mut player = who.at(web, &id);
    player.sit(0, &who.name);
    play_out(std::slice::from_mut(&mut player));
}

fn rate(web: &Web, who: &TestPlayer, course: &str) -> Got {
    let path = format!("/api/courses/{course}/rating");
    call(web, "PUT", &path, &who.key, r#"{"stars":5}"#)
}

/// Asserts that a player may not rate a course, and returns the reason.
fn refused(web: &Web, who: &TestPlayer, course: &str) -> String {
    let got = rate(web, who, course);
    assert_eq!(got.status, 403);
    let seen = who.get(web, &format!("/api/courses/{course}"));
    assert_eq!(
        (&seen["may_rate"], &seen["entry"]["ratings"]),
        (&json!(false), &json!(0))
    );
    got.json()["text"].as_str().unwrap().to_owned()
}

#[test]
fn your_own_course_gets_no_stars_from_you() {
    let (_folder, web) = open();
    let ada = TestPlayer::new(&web, "Ada");
    let course = publish(&web, &ada, "1", "Mine");
    play(&web, &ada, &course);
    let text = refused(&web, &ada, &course);
    assert!(text.contains("your own course"), "{text}");
}

#[test]
fn stars_come_from_players_who_have_played_the_course_to_its_end() {
    let (_folder, web) = open();
    let (ada, ben) = (TestPlayer::new(&web, "Ada"), TestPlayer::new(&web, "Ben"));
    let course = publish(&web, &ada, "1", "Hers");
    let text = refused(&web, &ben, &course);
    assert!(text.contains("Play this course"), "{text}");
    // An abandoned match does not count.
    let mut table = golf("basic", 1);
    table["setup"]["golf"]["courses"] = json!([course]);
    let id = ben.create(&web, &table);
    let mut player = ben.at(&web, &id);
    player.sit(0, "Ben");
    player.ask(&json!({"type": "resign", "seat": 0}));
    refused(&web, &ben, &course);
    // A match on another course with the same id does not count either.
    let created = get(&web, &format!("/api/tables/{id}"), &[]).json();
    let mut setup = created["snapshot"]["setup"].clone();
    setup["golf"]["courses"][0]["file"] = json!(altered("2", "Easy", 0));
    table["setup"] = json!({ "full": setup });
    let id = ben.create(&web, &table);
    let mut player = ben.at(&web, &id);
    player.sit(0, "Ben");
    play_out(std::slice::from_mut(&mut player));
    refused(&web, &ben, &course);
    play(&web, &ben, &course);
    let seen = ben.get(&web, &format!("/api/courses/{course}"));
    assert_eq!(seen["may_rate"], true);
    assert_eq!(rate(&web, &ben, &course).status, 204);
    let seen = get(&web, &format!("/api/courses/{course}"), &[]).json();
    assert_eq!(
        (&seen["entry"]["stars"], &seen["may_rate"]),
        (&json!(5), &json!(false))
    );
}

#[test]
fn a_copy_of_a_printed_course_is_refused() {
    let (_folder, web) = open();
    let ada = TestPlayer::new(&web, "Ada");
    for id in ["1", "S-1a"] {
        let course = ::golf::Collection::course(id).unwrap().unwrap();
        let file = protocol::CourseText::new(&course).file;
        let file = file.replacen(course.name(), "My idea", 1);
        let limit = file.lines().find(|line| line.starts_with("limit ="));
        let file = file.replacen(limit.unwrap(), "limit = 7", 1);
        let body = json!({"file": file, "fork_of": null}).to_string();
        let got = call(&web, "POST", "/api/courses", &ada.key, &body);
        assert_eq!((got.status, &got.json()["course"]), (409, &json!(id)));
    }
    assert_eq!(found(&web, ""), [""; 0]);
}

#[test]
fn a_copy_of_a_course_published_before_boards_were_compared_is_refused() {
    let (folder, web) = open();
    web.stop();
    let file = altered("3", "Old", 0);
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let store = storage::Store::open(&config(&folder).data).await.unwrap();
        let old = storage::NewCourse {
            id: "cold".to_owned(),
            owner: "ada".to_owned(),
            name: "Old".to_owned(),
            hash: "cold".to_owned(),
            board: None,
            fork_of: None,
            created: 5,
            file: file.clone(),
        };
        store.publish_course(&old).await.unwrap();
        store.close().await;
    });
    let web = Web::over(&folder);
    // Boards are hashed before courses are analysed.
    judged(&web, "cold");
    let ben = TestPlayer::new(&web, "Ben");
    let file = file.replacen("Old", "New", 1);
    let body = json!({"file": file, "fork_of": null}).to_string();
    let got = call(&web, "POST", "/api/courses", &ben.key, &body);
    assert_eq!((got.status, &got.json()["course"]), (409, &json!("cold")));
}
