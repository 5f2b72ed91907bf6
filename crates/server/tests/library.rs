//! The library of courses: what they are worth, and how they are found.

use crate::support::{Folder, Somebody, Web, call, config, get};
use serde_json::{Value, json};
use std::time::{Duration, Instant};

fn open() -> (Folder, Web) {
    let folder = Folder::new();
    let web = Web::over(&folder);
    (folder, web)
}

/// Publishes a course of the box under another name; its id.
fn publish(web: &Web, who: &Somebody, id: &str, name: &str) -> String {
    let course = golf::Collection::course(id).unwrap().unwrap();
    let file = protocol::CourseText::new(&course).file;
    let line = file
        .lines()
        .find(|line| line.starts_with("name ="))
        .unwrap();
    let file = file.replacen(line, &format!("name = \"{name}\""), 1);
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

/// The course once its facts are there.
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
    let (ada, ben) = (Somebody::new(&web, "Ada"), Somebody::new(&web, "Bénédicte"));
    let first = publish(&web, &ada, "1", "Łąka 50%");
    let sandy = publish(&web, &ben, "S-1b", "Sand_trap");
    let long = publish(&web, &ada, "S-6a", "The 500 way");
    let facts = judged(&web, &first)["entry"]["facts"].clone();
    assert_eq!((&facts["par"], &facts["cells"]), (&json!(2), &json!(150)));
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
    let path = format!("/api/courses/{first}/rating");
    assert_eq!(
        call(&web, "PUT", &path, &ben.key, r#"{"stars":5}"#).status,
        204
    );
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
    let ada = Somebody::new(&web, "Ada");
    let first = publish(&web, &ada, "2", "First");
    let file = judged(&web, &first)["file"].clone();
    let again = json!({"file": file, "fork_of": null}).to_string();
    let got = call(&web, "POST", "/api/courses", &ada.key, &again);
    assert_eq!(got.status, 409);
    assert_eq!(
        got.json()["text"],
        "This very course is in the library already."
    );
    let file = file.as_str().unwrap();
    let nameless = file.replacen("name = \"First\"", "", 1);
    let nameless = json!({"file": nameless, "fork_of": null}).to_string();
    let got = call(&web, "POST", "/api/courses", &ada.key, &nameless);
    assert_eq!(got.status, 400);
    let file = file.replacen("First", "Second", 1);
    let fork = json!({"file": file, "fork_of": first}).to_string();
    let got = call(&web, "POST", "/api/courses", &ada.key, &fork).json();
    assert_eq!(got["fork_name"], "First");
    let path = format!("/api/courses/{first}");
    assert_eq!(call(&web, "DELETE", &path, &ada.key, "").status, 204);
    // The credit stays, the name of what is gone does not.
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
    // What cannot be understood any more holds nobody up.
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
