//! Tests link previews: the text and the picture.

use crate::support::{Folder, TestPlayer, Web, altered, call, config, get, golf, play_out};
use serde_json::json;

const START: &[u8] = b"<html><head><title>Carambole</title></head><body></body></html>";

fn site() -> (Folder, Web) {
    let folder = Folder::new();
    folder.write("index.html", START);
    let web = Web::over(&folder);
    (folder, web)
}

/// Returns the content of a preview tag.
fn tag(web: &Web, path: &str, name: &str, language: &str) -> String {
    let page = get(web, path, &[("accept-language", language)]);
    let html = String::from_utf8(page.body).unwrap();
    let begin = format!("<meta property=\"{name}\" content=\"");
    let (_, rest) = html
        .split_once(&begin)
        .unwrap_or_else(|| panic!("{path}: {html}"));
    rest.split_once("\">").unwrap().0.to_owned()
}

/// Fetches the preview picture of a page, and checks that the response is a picture.
fn picture(web: &Web, path: &str) -> Vec<u8> {
    let address = tag(web, path, "og:image", "en");
    let (_, path) = address.split_once("/api/").unwrap();
    let picture = get(web, &format!("/api/{path}"), &[]);
    assert_eq!(picture.status, 200, "{path}");
    assert_eq!(picture.header("content-type"), "image/png");
    assert!(picture.header("cache-control").starts_with("public"));
    assert_eq!(&picture.body[..8], b"\x89PNG\r\n\x1a\n");
    let size = |at: usize| u32::from_be_bytes(picture.body[at..at + 4].try_into().unwrap());
    assert_eq!((size(16), size(20)), (1200, 630));
    picture.body
}

#[test]
fn a_table_tells_who_waits_and_how_it_went_and_its_picture_follows() {
    let (_folder, web) = site();
    let (ada, ben) = (TestPlayer::new(&web, "Ada"), TestPlayer::new(&web, "Ben"));
    let id = ada.create(&web, &golf("carom", 2));
    let path = format!("/t/{id}");
    assert_eq!(tag(&web, &path, "og:title", "en"), "Mini golf");
    let free = "2 seats are free: come and play!";
    assert_eq!(tag(&web, &path, "og:description", "en"), free);
    let before = picture(&web, &path);
    let mut players = [ada.at(&web, &id), ben.at(&web, &id)];
    players[0].sit(0, "Ada");
    players[1].sit(1, "Ben");
    play_out(&mut players);
    let replay = format!("/replay/{id}");
    let over = tag(&web, &replay, "og:description", "de-CH, en;q=0.5");
    assert!(
        over.contains("Ada") && over.ends_with("sieh dir an, wie es lief."),
        "{over}"
    );
    assert_eq!(
        tag(&web, &replay, "og:title", "fr"),
        "Mini-golf\u{a0}: Ada, Ben"
    );
    assert_ne!(picture(&web, &replay), before, "the last stroke");
}

#[test]
fn courses_and_days_have_pictures_of_their_own() {
    let (_folder, web) = site();
    let layout = "format = 1\non = [\"4\"]\nname = 'A \"fine\" <one>'\n";
    let file = golf::CourseFile::parse(layout).unwrap();
    let code = protocol::course_code::encode(&file).unwrap();
    let path = format!("/course/{code}");
    let title = tag(&web, &path, "og:title", "en");
    assert_eq!(title, "A &quot;fine&quot; &lt;one&gt;");
    let other = golf::CourseFile::parse("format = 1\non = [\"5\"]\n").unwrap();
    let other = format!("/course/{}", protocol::course_code::encode(&other).unwrap());
    assert_eq!(tag(&web, &other, "og:title", "pl"), "Tor minigolfa");
    assert_ne!(picture(&web, &path), picture(&web, &other));
    let ada = TestPlayer::new(&web, "Ada");
    let file = altered("6", "By Ada", 0);
    let new = json!({"file": file, "fork_of": null}).to_string();
    let published = call(&web, "POST", "/api/courses", &ada.key, &new);
    assert_eq!(published.status, 201);
    let path = format!("/library/{}", published.json()["id"].as_str().unwrap());
    assert_eq!(tag(&web, &path, "og:title", "en"), "By Ada");
    picture(&web, &path);
    let handle = json!({"handle": "ada-b"}).to_string();
    assert_eq!(
        call(&web, "PUT", "/api/me/handle", &ada.key, &handle).status,
        200
    );
    assert_eq!(tag(&web, "/@Ada-B", "og:title", "en"), "Ada (@ada-b)");
    picture(&web, "/@ada-b");
    assert!(tag(&web, "/daily", "og:title", "en").starts_with("Course of the day, 20"));
    picture(&web, "/daily");
}

#[test]
fn carramboule_has_a_picture_before_and_during_a_match() {
    let (_folder, web) = site();
    let ada = TestPlayer::new(&web, "Ada");
    let id = ada.create(
        &web,
        &json!({
            "setup": {"carramboule": {"starts": 0}},
            "seats": [{"type": "person"}, {"type": "person"}],
            "clock": null, "open": false,
        }),
    );
    let path = format!("/t/{id}");
    assert_eq!(tag(&web, &path, "og:title", "en"), "Carramboule");
    let before = picture(&web, &path);
    let ben = TestPlayer::new(&web, "Ben");
    let mut players = [ada.at(&web, &id), ben.at(&web, &id)];
    players[0].sit(0, "Ada");
    players[1].sit(1, "Ben");
    let shot = json!({"carramboule": {"type": "shoot", "across": 370_000, "direction": 1_570_796,
                      "speed": 3000, "side": 0, "top": 0, "elevation": 0}});
    let played =
        players[0].ask(&json!({"type": "act", "seat": 0, "action": shot, "version": null}));
    assert_eq!(played["type"], "accepted", "{played}");
    assert_ne!(picture(&web, &path), before, "the balls have moved");
}

#[test]
fn what_is_not_there_is_said_nothing_of() {
    let (_folder, web) = site();
    for path in [
        "/",
        "/t/nobodyknows1",
        "/course/AAAA",
        "/daily/1999-01-01",
        "/me",
        "/t/%22%3E",
    ] {
        assert_eq!(get(&web, path, &[]).body, START, "{path}");
    }
    for name in [
        "table-nobodyknows1.png",
        "course-AAAA.png",
        "day-1999-01-01.png",
        "table-%00.png",
        "x",
        "course-..%2f.png",
        "day-2026-99-99.png",
        "table-.png",
    ] {
        let answer = get(&web, &format!("/api/pictures/{name}"), &[]);
        assert_eq!(answer.status, 404, "{name}");
        assert!(answer.json()["text"].is_string(), "{name}");
    }
    let long = format!("/course/{}", "A".repeat(17 << 10));
    assert_eq!(get(&web, &long, &[]).body, START);
}

#[test]
fn whoever_wants_many_pictures_waits_and_known_ones_cost_nothing() {
    let folder = Folder::new();
    folder.write("index.html", START);
    let mut config = config(&folder);
    config.limits.pictures.burst = 2.0;
    config.limits.pictures.per_second = 0.0;
    let web = Web::with(config);
    let ada = TestPlayer::new(&web, "Ada");
    let paths: Vec<String> = (0..3)
        .map(|_| {
            format!(
                "/api/pictures/table-{}.png",
                ada.create(&web, &golf("basic", 1))
            )
        })
        .collect();
    let status = |path: &str| get(&web, path, &[]).status;
    let answers: Vec<u16> = paths.iter().map(|path| status(path)).collect();
    assert_eq!(answers, [200, 200, 429]);
    assert_eq!(status(&paths[0]), 200, "it is cached");
}

#[test]
fn a_tournament_tells_how_far_it_is() {
    let (_folder, web) = site();
    let (ada, ben) = (TestPlayer::new(&web, "Ada"), TestPlayer::new(&web, "Ben"));
    let new = json!({
        "name": "Sunday & \"Cup\"", "game": "basic", "rounds": 4, "begin": {"type": "asked"},
        "clock": {"turn_ms": null, "total_ms": 60_000, "increment_ms": 0},
        "courses": {"type": "drawn", "number": 1}, "open": false
    });
    let made = call(&web, "POST", "/api/tournaments", &ada.key, &new.to_string()).json();
    let id = made["tournament"].as_str().unwrap();
    let path = format!("/tournaments/{id}");
    assert_eq!(
        tag(&web, &path, "og:title", "en"),
        "Sunday &amp; &quot;Cup&quot;"
    );
    let nobody = "A 4-round tournament. Nobody has joined yet: be the first!";
    assert_eq!(tag(&web, &path, "og:description", "en"), nobody);
    let before = picture(&web, &path);
    for who in [&ada, &ben] {
        let path = format!("/api/tournaments/{id}/entry");
        assert_eq!(call(&web, "PUT", &path, &who.key, "").status, 200);
    }
    let two = "Ein Turnier über 4 Runden, 2 sind schon dabei: Spiel mit!";
    assert_eq!(tag(&web, &path, "og:description", "de"), two);
    let start = format!("/api/tournaments/{id}/start");
    assert_eq!(call(&web, "POST", &start, &ada.key, "").status, 200);
    while !tag(&web, &path, "og:description", "fr").starts_with("Ronde 1 sur 4") {
        std::thread::sleep(std::time::Duration::from_millis(50));
    }
    assert_ne!(picture(&web, &path), before);
    let none = get(&web, "/tournaments/nothing", &[]);
    assert!(!String::from_utf8(none.body).unwrap().contains("og:title"));
}
