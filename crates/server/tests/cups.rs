//! Cups in duplicate: made, begun, sent, compared, by friends and by others.

use crate::support::{self, Folder, Got, Somebody, Web, call, get};
use coach::cup::{Edition, Played};
use serde_json::{Value, json};

fn open() -> (Folder, Web) {
    let folder = Folder::new();
    let web = Web::over(&folder);
    (folder, web)
}

/// What a cup of one course is made with.
fn short(name: &str) -> Value {
    json!({"name": name, "rhythm": {"type": "once", "days": 3}, "drawn": null, "courses": ["1"]})
}

fn make(web: &Web, who: &Somebody, cup: &Value) -> Got {
    call(web, "POST", "/api/cups", &who.key, &cup.to_string())
}

fn made(web: &Web, who: &Somebody, cup: &Value) -> String {
    let got = make(web, who, cup);
    assert_eq!(got.status, 201, "{}", String::from_utf8_lossy(&got.body));
    got.json()["id"].as_str().unwrap().to_owned()
}

fn begin(web: &Web, who: &Somebody, cup: &str) -> Got {
    call(web, "POST", &format!("/api/cups/{cup}/begin"), &who.key, "")
}

/// The match of whoever begins, played by a coin of this seed.
fn played(start: &Value, seed: u64) -> String {
    let text = |name: &str| start[name].as_str().unwrap().to_owned();
    let new = table::NewTable {
        id: protocol::TableId::new(text("table")).unwrap(),
        setup: serde_json::from_value(start["setup"].clone()).unwrap(),
        seats: vec![protocol::SeatKind::Person {}],
        clock: None,
    };
    let secret: protocol::Hex<32> = serde_json::from_value(start["secret"].clone()).unwrap();
    let contribution = serde_json::from_value(start["contribution"].clone()).unwrap();
    let secret = table::Secret::new(secret.0);
    support::played_out(&new, &secret, contribution, |play| Some(chosen(play, seed)))
}

/// Everybody takes the same start and the same die; only the ways differ.
fn chosen(play: &table::Play, seed: u64) -> protocol::GameAction {
    use golf::game::{Action, Phase};
    let table::Play::Golf(game) = play else {
        panic!("mini golf");
    };
    let actions = game.actions();
    let first = |wanted: fn(&Action) -> bool| actions.iter().copied().find(wanted);
    let action = if let Phase::Choosing { start, pick } = game.phase() {
        let start = first(|one| matches!(one, Action::Start(_))).filter(|_| start.is_none());
        let pick = first(|one| matches!(one, Action::Pick(_))).filter(|_| pick.is_none());
        start.or(pick).unwrap_or(Action::Roll)
    } else {
        // Into the hole where it can be, else some way of their own.
        let ball = game.turn().unwrap().ball;
        let holes = |one: &&Action| game.preview(**one, &mut ()).unwrap().ball(ball).is_none();
        let stroke = seed as usize + usize::from(game.turn().unwrap().count);
        let some = &actions[stroke * stroke % actions.len()];
        *actions.iter().find(holes).unwrap_or(some)
    };
    protocol::GameAction::Golf(protocol::GolfAction::new(action, game.rules().dice()))
}

fn send(web: &Web, who: &Somebody, cup: &str, edition: &Value, record: &str) -> Got {
    let path = format!("/api/cups/{cup}/editions/{edition}");
    call(web, "POST", &path, &who.key, record)
}

/// Begins, plays and sends; the standings.
fn play(web: &Web, who: &Somebody, cup: &str, seed: u64) -> Value {
    let start = begin(web, who, cup).json();
    let got = send(web, who, cup, &start["edition"], &played(&start, seed));
    assert_eq!(got.status, 201, "{}", String::from_utf8_lossy(&got.body));
    got.json()
}

#[test]
fn the_weekly_cup_is_the_same_for_everyone_and_the_first_result_counts() {
    let (_folder, web) = open();
    let (ada, ben) = (Somebody::new(&web, "Ada"), Somebody::new(&web, "Ben"));
    let cup = get(&web, "/api/cups/weekly", &[]).json();
    assert_eq!(cup["cup"]["id"], "weekly");
    assert_eq!(cup["courses"].as_array().unwrap().len(), 6);
    assert_eq!(cup["cup"]["state"], "new");
    assert!(cup.get("secret").is_none(), "the dice are not told");
    let (one, other) = (begin(&web, &ada, "weekly"), begin(&web, &ben, "weekly"));
    assert_eq!((one.status, one.json()), (200, other.json()));
    let start = one.json();
    assert_eq!(begin(&web, &ada, "weekly").json(), start, "and again");
    let path = format!("/api/cups/weekly/editions/{}", start["edition"]);
    let board = ada.get(&web, &path);
    assert_eq!(
        (&board["state"], &board["playing"]),
        (&json!("playing"), &json!(2))
    );
    assert_eq!(board["still"][0]["name"], "Ada");
    let record = played(&start, 1);
    let got = send(&web, &ada, "weekly", &start["edition"], &record);
    assert_eq!(got.status, 201, "{}", String::from_utf8_lossy(&got.body));
    let board = got.json();
    let line = &board["lines"][0];
    assert_eq!((&line["own"], &line["rank"]), (&json!(true), &json!(1)));
    let scores = line["scores"].as_array().unwrap();
    assert_eq!(scores.len(), 6);
    let sum: i64 = scores.iter().map(|score| score.as_i64().unwrap()).sum();
    assert_eq!(line["total"], sum);
    let again = send(&web, &ada, "weekly", &start["edition"], &record);
    assert_eq!(again.status, 409, "only the first counts");
    assert_eq!(begin(&web, &ada, "weekly").status, 409);
    // The same match is nobody else's business, but everybody may play alike.
    assert_eq!(
        send(&web, &ben, "weekly", &start["edition"], &record).status,
        201
    );
    let board = ada.get(&web, &path);
    assert_eq!(
        board["lines"][1]["rank"], 1,
        "equal in everything: a shared rank"
    );
    let season = ada.get(&web, "/api/cups/weekly/season");
    assert_eq!(
        season["lines"][0]["halves"], 3,
        "a point for playing, half for being level"
    );
    let list = ada.get(&web, "/api/cups");
    assert_eq!(list["weekly"]["state"], "finished");
}

#[test]
fn a_cup_of_ones_own_is_found_by_its_link() {
    let (_folder, web) = open();
    let (ada, ben) = (Somebody::new(&web, "Ada"), Somebody::new(&web, "Ben"));
    let code = {
        let file = golf::CourseFile::parse(golf::COURSES[2].text).unwrap();
        protocol::course_code::encode(&file).unwrap()
    };
    let cup = json!({"name": "  Class 4b 👨‍👩‍👧 ", "rhythm": {"type": "weekly"},
                     "drawn": null, "courses": ["1", code]});
    let id = made(&web, &ada, &cup);
    let seen = ben.get(&web, &format!("/api/cups/{id}"));
    assert_eq!(seen["cup"]["name"], "Class 4b 👨‍👩‍👧");
    assert_eq!(seen["cup"]["own"], false);
    assert_eq!(seen["courses"].as_array().unwrap().len(), 2);
    assert_eq!(ben.get(&web, "/api/cups")["own"], json!([]));
    play(&web, &ben, &id, 1);
    assert_eq!(ben.get(&web, "/api/cups")["own"][0]["id"], json!(id));
    assert_eq!(ada.get(&web, "/api/cups")["own"][0]["own"], true);
    // Its maker ends it; what was played stays.
    let path = format!("/api/cups/{id}");
    assert_eq!(call(&web, "DELETE", &path, &ben.key, "").status, 404);
    assert_eq!(call(&web, "DELETE", &path, &ada.key, "").status, 204);
    assert_eq!(begin(&web, &ada, &id).status, 404, "it is over");
    let board = ben.get(&web, &format!("{path}/editions/1"));
    assert_eq!(board["finished"], 1);
    // A cup goes on without whoever made it; their results go with them.
    let id = made(&web, &ada, &short("Going on"));
    play(&web, &ada, &id, 1);
    let data = ada.get(&web, "/api/me/data");
    assert_eq!(data["cups"].as_array().unwrap().len(), 2);
    assert_eq!(data["cup_results"].as_array().unwrap().len(), 1);
    assert_eq!(call(&web, "DELETE", "/api/me", &ada.key, "").status, 204);
    let board = play(&web, &ben, &id, 1);
    assert_eq!(board["finished"], 1);
}

#[test]
fn matches_and_choices_are_seen_by_those_who_have_finished() {
    let (_folder, web) = open();
    let names = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Finn"];
    let people: Vec<Somebody> = names.iter().map(|name| Somebody::new(&web, name)).collect();
    let cup = json!({"name": "Six", "rhythm": {"type": "daily"}, "drawn": null,
                     "courses": ["1"]});
    let id = made(&web, &people[0], &cup);
    let mut board = Value::Null;
    for (seed, who) in (1..).zip(&people[..5]) {
        board = play(&web, who, &id, seed);
    }
    let path = format!("/api/cups/{id}/editions/1");
    let lines = board["lines"].as_array().unwrap();
    let totals: Vec<i64> = lines
        .iter()
        .map(|line| line["total"].as_i64().unwrap())
        .collect();
    assert!(totals.is_sorted(), "{totals:?}");
    let middle = board["middle"][0].as_i64().unwrap();
    assert_eq!(middle, totals[2] * 10, "the third of five");
    let result = lines[0]["result"].as_str().unwrap();
    let of_result = format!("{path}/results/{result}");
    for hidden in [&of_result, &format!("{path}/deciding")] {
        let finn = &people[5].key;
        assert_eq!(call(&web, "GET", hidden, finn, "").status, 403, "{hidden}");
        assert_eq!(get(&web, hidden, &[]).status, 403, "{hidden}");
    }
    let record = people[0].get(&web, &of_result);
    assert_eq!(record["carambole_record"], 1);
    assert_eq!(
        call(
            &web,
            "GET",
            &format!("{path}/results/x"),
            &people[0].key,
            ""
        )
        .status,
        404
    );
    // What the server says of the deciding stroke follows from the records that everybody sees.
    let courses = Played::Chosen(vec![protocol::CourseText::new(
        &golf::Collection::course("1").unwrap().unwrap(),
    )]);
    let edition = Edition::of(&id, 1, &courses).unwrap();
    let strokes = |line: &Value| {
        let result = line["result"].as_str().unwrap();
        let record = people[0].get(&web, &format!("{path}/results/{result}"));
        let record = protocol::Record::parse(record.to_string().as_bytes()).unwrap();
        edition.judge(&record).unwrap().strokes
    };
    let expected = coach::cup::deciding(&lines.iter().map(strokes).collect::<Vec<_>>());
    let decided = people[0].get(&web, &format!("{path}/deciding"));
    match expected {
        None => assert_eq!(decided, Value::Null),
        Some(expected) => {
            let told = ["course", "stroke", "impulses", "players"].map(|name| &decided[name]);
            let expected_told = [
                json!(expected.course),
                json!(expected.stroke),
                json!(expected.impulses),
                json!(expected.players),
            ];
            assert_eq!(told, expected_told.each_ref());
            let choices = decided["choices"].as_array().unwrap();
            assert_eq!(choices.len(), expected.choices.len());
        }
    }
    let season = people[1].get(&web, &format!("/api/cups/{id}/season"));
    assert_eq!(season["lines"].as_array().unwrap().len(), 5);
    // Nothing new, nothing sent.
    let first = get(&web, &path, &[]);
    let tag = first.header("etag").to_owned();
    assert_eq!(get(&web, &path, &[("if-none-match", &tag)]).status, 304);
    play(&web, &people[5], &id, 9);
    assert_eq!(get(&web, &path, &[("if-none-match", &tag)]).status, 200);
}

#[test]
fn a_record_counts_only_with_the_courses_and_dice_of_its_cup() {
    let (_folder, web) = open();
    let ada = Somebody::new(&web, "Ada");
    let id = made(&web, &ada, &short("Strict"));
    let path = format!("/api/cups/{id}/editions/1");
    let told = |got: &Got| String::from_utf8_lossy(&got.body).into_owned();
    let early = call(&web, "POST", &path, &ada.key, "{}");
    assert_eq!(early.status, 403, "{}", told(&early));
    let start = begin(&web, &ada, &id).json();
    let courses = Played::Chosen(vec![protocol::CourseText::new(
        &golf::Collection::course("1").unwrap().unwrap(),
    )]);
    let right = Edition::of(&id, 1, &courses).unwrap();
    let with = |change: fn(&mut Edition)| {
        let mut other = right.clone();
        change(&mut other);
        let Edition {
            new,
            secret,
            contribution,
        } = &other;
        support::played_out(new, secret, *contribution, |play| Some(chosen(play, 2)))
    };
    let other_course = |edition: &mut Edition| {
        edition.new.setup = Edition::of("x", 1, &Played::Drawn(1)).unwrap().new.setup;
    };
    for (record, why) in [
        (with(other_course), "not the courses of the cup"),
        (
            with(|other| other.secret = table::Secret::new([3; 32])),
            "not the dice of the cup",
        ),
        (
            with(|other| other.contribution = protocol::Hex([0; 16])),
            "not the dice of the cup",
        ),
        (
            with(|other| other.new.id = protocol::TableId::new("cup-other-1").unwrap()),
            "of one player at the table",
        ),
        (played(&start, 1).replacen("\"face\":", "\"face\":0", 1), ""),
        (String::new(), ""),
        ("[".repeat(100_000), ""),
    ] {
        let got = call(&web, "POST", &path, &ada.key, &record);
        assert_eq!(got.status, 400, "{}", told(&got));
        assert!(told(&got).contains(why), "{}", told(&got));
    }
    let long = " ".repeat(460 << 10);
    assert_eq!(call(&web, "POST", &path, &ada.key, &long).status, 413);
    // Other editions are not there yet, and never will be.
    for n in ["0", "2", "99999999999", "-1", "x"] {
        let path = format!("/api/cups/{id}/editions/{n}");
        assert_eq!(call(&web, "POST", &path, &ada.key, "{}").status, 404, "{n}");
        assert_eq!(get(&web, &path, &[]).status, 404, "{n}");
    }
    let got = send(&web, &ada, &id, &json!(1), &played(&start, 1));
    assert_eq!(
        got.status,
        201,
        "what was refused does not count: {}",
        told(&got)
    );
}

#[test]
fn cups_that_cannot_be_are_refused_in_a_sentence() {
    let (_folder, web) = open();
    let ada = Somebody::new(&web, "Ada");
    let with = |field: &str, value: Value| {
        let mut cup = short("Right");
        cup[field] = value;
        cup
    };
    for (cup, status) in [
        (with("name", json!("")), 400),
        (with("name", json!("   ")), 400),
        (with("name", json!("a".repeat(61))), 400),
        (with("name", json!("turned \u{202e} round")), 400),
        (with("name", json!("hidden\u{200b}")), 400),
        (with("rhythm", json!({"type": "once", "days": 0})), 400),
        (with("rhythm", json!({"type": "once", "days": 32})), 400),
        (with("rhythm", json!({"type": "yearly"})), 400),
        (with("courses", json!([])), 400),
        (
            with("courses", json!(["1", "1", "1", "1", "1", "1", "1"])),
            400,
        ),
        (with("courses", json!(["nothing"])), 404),
        (with("courses", json!(["a".repeat(20_000)])), 404),
        (
            with("courses", json!(["S-8", "S-8", "S-8", "S-8", "S-8"])),
            400,
        ),
        (with("drawn", json!(3)), 400),
        (with("drawn", json!(2)), 400),
    ] {
        let got = make(&web, &ada, &cup);
        let text = String::from_utf8_lossy(&got.body).into_owned();
        assert_eq!(got.status, status, "{cup}: {text}");
        assert!(text.contains("\"reason\""), "{text}");
    }
    for name in ["👩🏽‍🚀 Cup", "קובייה", "كأس العائلة", &"ż".repeat(60)] {
        made(&web, &ada, &short(name));
    }
    for id in ["", "x", "../weekly", "WEEKLY", "%00", &"a".repeat(300)] {
        let path = format!("/api/cups/{id}");
        let status = get(&web, &path, &[]).status;
        assert!(
            [404, 200].contains(&status) && (status == 404 || id.is_empty()),
            "{id}"
        );
    }
    // A thousand are too many for one.
    let refused = (0..1000).find(|_| make(&web, &ada, &short("More")).status == 429);
    assert_eq!(refused, Some(16), "twenty a day");
    let nobody = call(&web, "POST", "/api/cups", "", &short("Mine").to_string());
    assert_eq!(nobody.status, 401);
    let token = json!({"name": "bot", "scopes": ["look", "play", "host", "courses"]});
    let bot = call(&web, "POST", "/api/me/tokens", &ada.key, &token.to_string()).json();
    let bot = bot["token"].as_str().unwrap();
    assert_eq!(
        call(&web, "POST", "/api/cups/weekly/begin", bot, "").status,
        403
    );
    assert_eq!(call(&web, "GET", "/api/cups/weekly", bot, "").status, 200);
}

#[test]
fn a_restart_in_the_middle_of_a_match_changes_nothing() {
    let folder = Folder::new();
    let web = Web::over(&folder);
    let (ada, ben) = (Somebody::new(&web, "Ada"), Somebody::new(&web, "Ben"));
    let id = made(&web, &ada, &short("Restart"));
    play(&web, &ada, &id, 1);
    let start = begin(&web, &ben, &id).json();
    web.stop();
    let web = Web::over(&folder);
    assert_eq!(begin(&web, &ben, &id).json(), start);
    let got = send(&web, &ben, &id, &start["edition"], &played(&start, 2));
    assert_eq!((got.status, &got.json()["finished"]), (201, &json!(2)));
}
