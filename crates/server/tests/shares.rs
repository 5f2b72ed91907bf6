//! Tests that limits on requests, storage and abandoned tables prevent clients from harming others.

use crate::support::{self, Folder, Player, TestPlayer, Web, call, config, get, golf, some_action};
use serde_json::{Value, json};
use server::{Limits, Rate};
use std::io::{BufRead, BufReader, Write};
use std::net::TcpStream;
use std::time::Duration;
use tokio_tungstenite::tungstenite::Message;

fn rate(per_second: f64, burst: f64) -> Rate {
    Rate { per_second, burst }
}

/// The request body for a table with these courses, one person and several computer players.
fn against(level: u8, computers: usize, courses: &[&str]) -> Value {
    let mut table = golf("basic", 1);
    table["setup"]["golf"]["courses"] = json!(courses);
    table["seats"] = json!([{"type": "person"}]);
    for _ in 0..computers {
        let seats = table["seats"].as_array_mut().unwrap();
        seats.push(json!({"type": "computer", "level": level}));
    }
    table
}

/// The courses of a large table.
const LARGE: [&str; 8] = [
    "S-10a", "S-9a", "S-9b", "S-9c", "S-8", "S-7a", "S-6a", "S-12",
];

fn status(web: &Web, who: &TestPlayer, method: &str, path: &str) -> u16 {
    call(web, method, path, &who.key, "").status
}

/// Returns the next problem message. Panics if the socket closes without one.
fn problem(player: &mut Player) -> Value {
    loop {
        match player.socket.read() {
            Ok(Message::Text(text)) => {
                let message: Value = serde_json::from_str(&text).unwrap();
                if message["type"] == "problem" {
                    return message;
                }
            }
            Ok(Message::Close(frame)) => panic!("closed without a message: {frame:?}"),
            Ok(_) => {}
            Err(error) => panic!("{error}"),
        }
    }
}

#[test]
fn a_course_that_is_named_99_times_is_stored_and_sent_once() {
    let folder = Folder::new();
    let web = Web::over(&folder);
    let ada = TestPlayer::new(&web, "Ada");
    let once = ada.create(&web, &against(1, 1, &["S-10a"]));
    let often = ada.create(&web, &against(1, 1, &["S-10a"; 99]));
    let bytes = |table: &str| {
        get(&web, &format!("/api/tables/{table}/record"), &[])
            .body
            .len()
    };
    let (once, size) = (bytes(&once), bytes(&often));
    assert!(size < once + 99 * 40, "{size} bytes, once {once}");
    let look = ada.get(&web, &format!("/api/tables/{often}"));
    let courses = look["snapshot"]["setup"]["golf"]["courses"]
        .as_array()
        .unwrap();
    assert_eq!(courses.len(), 99);
    assert_eq!(courses[98], json!({"id": "S-10a", "file": ""}));
    // The table can be played and reloaded like any other.
    let mut player = ada.at(&web, &often);
    player.sit(0, "Ada");
    assert_eq!(player.view()["status"], "playing");
    drop(player);
    web.stop();
    let web = Web::over(&folder);
    let look = ada.get(&web, &format!("/api/tables/{often}"));
    assert_eq!(look["snapshot"]["view"]["status"], "playing");
    // The record is self-contained.
    let record = get(&web, &format!("/api/tables/{often}/record"), &[]).body;
    let record = protocol::Record::parse(&record).unwrap();
    let mut shelf = table::CourseCache::new();
    assert!(table::State::replay(&record.events, &mut shelf).is_ok());
}

#[test]
fn what_is_asked_for_is_paid_by_what_it_weighs_and_refused_by_its_id() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.limits.bytes = rate(1.0, 400_000.0);
    let web = Web::with(config);
    let ada = TestPlayer::new(&web, "Ada");
    let table = ada.create(&web, &against(1, 1, &LARGE));
    let mut eve = Player::connect(&web, &table, None);
    let answers: Vec<Value> = (0..20).map(|_| eve.ask(&json!({"type": "look"}))).collect();
    let refused = answers.iter().filter(|answer| answer["type"] == "refused");
    let refused: Vec<&Value> = refused.collect();
    assert!(!refused.is_empty() && refused.len() < 20, "some of each");
    assert!(refused.iter().all(|answer| answer["reason"] == "too-many"));
    // The limit does not prevent playing, even from the same IP address.
    let mut player = ada.at(&web, &table);
    player.sit(0, "Ada");
    let path = format!("/api/tables/{table}/record");
    let codes: Vec<u16> = (0..40).map(|_| get(&web, &path, &[]).status).collect();
    assert!(codes.contains(&200) && codes.contains(&429), "{codes:?}");
    let leave = player.ask(&json!({"type": "resign", "seat": 0}));
    assert_eq!(leave["type"], "accepted");
}

#[test]
fn messages_in_haste_are_refused_by_their_id_and_may_be_sent_again() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.limits.messages = rate(2.0, 5.0);
    let web = Web::with(config);
    let ada = TestPlayer::new(&web, "Ada");
    let table = ada.create(&web, &golf("basic", 2));
    let mut player = ada.at(&web, &table);
    for number in 0..10 {
        let message = json!({"id": format!("m{number}"), "request": {"type": "look"}});
        player.send(&message);
    }
    let mut refused = Vec::new();
    for _ in 0..10 {
        let answer = player.wait("answer");
        if answer["answer"]["type"] == "refused" {
            assert_eq!(answer["answer"]["reason"], "too-many");
            refused.push(answer["id"].as_str().unwrap().to_owned());
        }
    }
    let again = refused.last().expect("some were too many").clone();
    std::thread::sleep(Duration::from_secs(1));
    let answer = player.ask_as(&again, &json!({"type": "look"}));
    assert_eq!(answer["type"], "table");
}

/// Returns the lines of a stream.
fn stream(web: &Web, path: &str) -> impl Iterator<Item = Value> + use<> {
    let mut socket = TcpStream::connect(web.address()).unwrap();
    let wait = Some(Duration::from_mins(1));
    socket.set_read_timeout(wait).unwrap();
    let head = format!("GET {path} HTTP/1.1\r\nhost: test\r\n\r\n");
    socket.write_all(head.as_bytes()).unwrap();
    let lines = BufReader::new(socket).lines().map_while(Result::ok);
    lines.filter_map(|line| serde_json::from_str(&line).ok().filter(Value::is_object))
}

#[test]
fn who_keeps_up_hears_a_long_run_of_a_computer_to_its_end() {
    let folder = Folder::new();
    let web = Web::over(&folder);
    let ada = TestPlayer::new(&web, "Ada");
    for _ in 0..4 {
        let mut table = golf("basic", 1);
        table["setup"]["golf"] = json!({"courses": ["S-10a"], "mode": "basic", "balls": 1,
            "limit": 99, "kit": "dice", "tokens": true});
        table["seats"] = json!([{"type": "computer", "level": 1}, {"type": "person"}]);
        let id = ada.create(&web, &table);
        let mut lines = stream(&web, &format!("/api/tables/{id}/stream"));
        assert_eq!(lines.next().unwrap()["type"], "answer");
        let mut player = ada.at(&web, &id);
        player.sit(1, "Ada");
        let mut version = 1;
        let mut hear = |message: &Value| {
            for event in message["events"].as_array().unwrap() {
                version += 1;
                assert_eq!(event["version"], version, "nothing is left out");
            }
            message["view"]["turn"] == 1
        };
        let mut updates = lines.filter(|line| line["type"] == "update");
        let ended = updates.any(|update| hear(&update));
        assert!(ended, "the stream was cut at {version}");
        // The socket behaves the same way.
        let mut news = std::iter::from_fn(|| Some(player.wait("update")));
        assert!(news.any(|update| update["view"]["turn"] == 1));
        // A request for events after a version behaves in the same way.
        let since = format!("/api/tables/{id}/stream?since={}", version - 2);
        let first = stream(&web, &since).next().unwrap();
        let events = first["answer"]["events"].as_array().unwrap().clone();
        assert_eq!(events[0]["version"], version - 1);
        let future = format!("/api/tables/{id}/stream?since=100000");
        assert_eq!(get(&web, &future, &[]).status, 400);
    }
}

#[test]
fn nobody_thinks_for_a_table_that_all_people_have_left() {
    let folder = Folder::new();
    let web = Web::over(&folder);
    let ada = TestPlayer::new(&web, "Ada");
    let table = ada.create(&web, &against(5, 2, &["1"; 99]));
    let mut player = ada.at(&web, &table);
    player.sit(0, "Ada");
    let resigned = player.ask(&json!({"type": "resign", "seat": 0}));
    assert_eq!(resigned["type"], "accepted");
    let view = player.view();
    assert_eq!(view["status"], "over");
    let record = get(&web, &format!("/api/tables/{table}/record"), &[]).body;
    let record = protocol::Record::parse(&record).unwrap();
    assert!(table::verify(&record, &mut table::CourseCache::new()).is_ok());
}

#[test]
fn tables_of_one_player_are_counted() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.limits.waiting_tables = 7;
    config.limits.computer_tables = 3;
    let web = Web::with(config);
    let (ada, ben) = (TestPlayer::new(&web, "Ada"), TestPlayer::new(&web, "Ben"));
    let create = |who: &TestPlayer, table: &Value| {
        call(&web, "POST", "/api/tables", &who.key, &table.to_string()).status
    };
    let computers = against(5, 1, &["1"]);
    let codes: Vec<u16> = (0..4).map(|_| create(&ada, &computers)).collect();
    assert_eq!(codes, [201, 201, 201, 429]);
    let codes: Vec<u16> = (0..5).map(|_| create(&ada, &golf("basic", 2))).collect();
    assert_eq!(codes, [201, 201, 201, 201, 429]);
    assert_eq!(create(&ben, &golf("basic", 2)), 201);
    let lobby = ben.get(&web, "/api/tables");
    assert_eq!(
        lobby.as_array().unwrap().len(),
        6,
        "five of Ada's and Ben's"
    );
}

#[test]
fn one_address_opens_so_many_tables_to_everyone() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.limits.open_tables = rate(0.001, 2.0);
    let web = Web::with(config);
    let ada = TestPlayer::new(&web, "Ada");
    let create = |open: bool| {
        let mut table = golf("basic", 2);
        table["open"] = json!(open);
        call(&web, "POST", "/api/tables", &ada.key, &table.to_string()).status
    };
    assert_eq!([create(true), create(true), create(true)], [201, 201, 429]);
    assert_eq!(create(false), 201, "tables by invitation are not limited");
}

#[test]
fn who_created_a_table_can_close_it_and_show_out_a_squatter_before_the_match() {
    let folder = Folder::new();
    let web = Web::over(&folder);
    let [ada, ben, eve] = ["Ada", "Ben", "Eve"].map(|name| TestPlayer::new(&web, name));
    let id = ada.create(&web, &golf("basic", 2));
    let path = format!("/api/tables/{id}");
    let host = ada.at(&web, &id);
    assert_eq!(host.welcome["host"], true);
    let mut squatter = eve.at(&web, &id);
    assert_eq!(squatter.welcome["host"], false);
    squatter.sit(1, "Eve");
    let seat = format!("{path}/seats/1");
    assert_eq!(status(&web, &ben, "DELETE", &seat), 403);
    assert_eq!(status(&web, &eve, "DELETE", &path), 403);
    assert_eq!(status(&web, &ada, "DELETE", &seat), 204);
    assert_eq!(status(&web, &ada, "DELETE", &seat), 409, "the seat is free");
    assert_eq!(squatter.view()["seats"][1]["name"], Value::Null);
    let share = "0".repeat(32);
    let join = json!({"type": "join", "seat": 1, "name": "Eve", "contribution": share});
    assert_eq!(squatter.ask(&join)["reason"], "not-your-seat");
    let mut friend = ben.at(&web, &id);
    friend.sit(1, "Ben");
    assert_eq!(status(&web, &ada, "DELETE", &path), 204);
    let told = problem(&mut friend);
    assert_eq!(
        (&told["problem"]["reason"], &told["fatal"]),
        (&json!("not-found"), &json!(true))
    );
    assert_eq!(get(&web, &path, &[]).status, 404);
    assert!(ada.get(&web, "/api/tables").as_array().unwrap().is_empty());
    // A table whose match has begun cannot be closed.
    let id = ada.create(&web, &golf("basic", 1));
    let mut host = ada.at(&web, &id);
    host.sit(0, "Ada");
    assert_eq!(
        status(&web, &ada, "DELETE", &format!("/api/tables/{id}")),
        409
    );
    assert_eq!(
        status(&web, &ada, "DELETE", &format!("/api/tables/{id}/seats/0")),
        409
    );
}

#[test]
fn words_of_the_operators_list_are_in_no_name() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.blocked_words = "darn\n".to_owned();
    let web = Web::with(config);
    let body = json!({"name": "D.a.r.n it"}).to_string();
    let got = call(&web, "POST", "/api/players", "", &body);
    assert_eq!(got.status, 400);
    assert!(
        got.json()["text"]
            .as_str()
            .unwrap()
            .contains("Choose another")
    );
    let ada = TestPlayer::new(&web, "Ada");
    assert_eq!(call(&web, "PATCH", "/api/me", &ada.key, &body).status, 400);
    let id = ada.create(&web, &golf("basic", 1));
    let mut player = ada.at(&web, &id);
    let join = json!({"type": "join", "seat": 0, "name": "DARN", "contribution": "0".repeat(32)});
    assert_eq!(player.ask(&join)["reason"], "illegal");
}

#[test]
fn what_leads_nowhere_does_not_fill_a_table() {
    let folder = Folder::new();
    let web = Web::over(&folder);
    let ada = TestPlayer::new(&web, "Ada");
    let id = ada.create(&web, &golf("basic", 2));
    let mut player = ada.at(&web, &id);
    player.sit(0, "Ada");
    let refused = (0..600).find_map(|number| {
        let ready = json!({"type": "ready", "seat": 0, "ready": number % 2 == 1});
        let answer = player.ask(&ready);
        (answer["type"] == "refused").then_some(answer)
    });
    assert_eq!(refused.expect("refused at last")["reason"], "illegal");
    let left = player.ask(&json!({"type": "leave", "seat": 0}));
    assert_eq!(left["type"], "accepted", "leaving is always possible");
    // Choose a die again and again.
    let id = ada.create(&web, &golf("basic", 1));
    let mut player = ada.at(&web, &id);
    player.sit(0, "Ada");
    let view = player.view();
    let actions = view["game"]["golf"]["actions"].as_array().unwrap().clone();
    let starts: Vec<&Value> = actions
        .iter()
        .filter(|one| one["type"] == "start")
        .collect();
    let picks: Vec<&Value> = actions.iter().filter(|one| one["type"] == "pick").collect();
    let changes = if starts.len() > 1 { starts } else { picks };
    let refused = (0..150).find_map(|number| {
        let answer = player.act(0, changes[number % changes.len()]);
        (answer["type"] == "refused").then_some(answer)
    });
    assert_eq!(refused.expect("refused at last")["reason"], "illegal");
    for _ in 0..5 {
        let body = json!({"kind": "device"}).to_string();
        assert_eq!(
            call(&web, "POST", "/api/me/codes", &ada.key, &body).status,
            201
        );
    }
    let body = json!({"kind": "device"}).to_string();
    assert_eq!(
        call(&web, "POST", "/api/me/codes", &ada.key, &body).status,
        429
    );
}

#[test]
fn a_player_talks_so_much_by_however_many_sockets() {
    let folder = Folder::new();
    let web = Web::over(&folder);
    let ada = TestPlayer::new(&web, "Ada");
    let id = ada.create(&web, &golf("basic", 2));
    let mut sockets: Vec<Player> = (0..6).map(|_| ada.at(&web, &id)).collect();
    let say = json!({"type": "say", "what": {"phrase": "hello"}});
    for socket in &mut sockets {
        for _ in 0..4 {
            socket.send(&say);
        }
    }
    let refused = problem(sockets.last_mut().unwrap());
    assert_eq!(refused["problem"]["reason"], "too-many");
    let mut late = ada.at(&web, &id);
    assert!(late.welcome["said"].as_array().unwrap().len() < 12);
    late.send(&say);
    assert_eq!(problem(&mut late)["problem"]["reason"], "too-many");
}

fn token(web: &Web, who: &TestPlayer, scopes: &[&str]) -> (String, TestPlayer) {
    let body = json!({"name": "bot", "scopes": scopes}).to_string();
    let made = call(web, "POST", "/api/me/tokens", &who.key, &body).json();
    let text = |key: &str| made[key].as_str().unwrap().to_owned();
    let (name, key) = ("bot".to_owned(), text("token"));
    (text("id"), TestPlayer { name, key })
}

#[test]
fn a_token_that_may_only_look_cannot_talk() {
    let folder = Folder::new();
    let web = Web::over(&folder);
    let ada = TestPlayer::new(&web, "Ada");
    let id = ada.create(&web, &golf("basic", 2));
    let (_, looker) = token(&web, &ada, &["look"]);
    let mut bot = looker.at(&web, &id);
    bot.send(&json!({"type": "say", "what": {"phrase": "hello"}}));
    assert_eq!(problem(&mut bot)["problem"]["reason"], "forbidden");
}

#[test]
fn who_is_not_known_any_more_loses_open_sockets_at_once() {
    let folder = Folder::new();
    let web = Web::over(&folder);
    let (ada, ben) = (TestPlayer::new(&web, "Ada"), TestPlayer::new(&web, "Ben"));
    let id = ben.create(&web, &golf("basic", 2));
    let (number, bot) = token(&web, &ada, &["look", "play"]);
    let (mut person, mut program) = (ada.at(&web, &id), bot.at(&web, &id));
    assert_eq!(
        status(&web, &ada, "DELETE", &format!("/api/me/tokens/{number}")),
        204
    );
    let told = problem(&mut program);
    assert_eq!(
        (&told["problem"]["reason"], &told["fatal"]),
        (&json!("unknown"), &json!(true))
    );
    assert_eq!(person.view()["status"], "waiting", "the person stays");
    assert_eq!(status(&web, &ada, "DELETE", "/api/me"), 204);
    assert_eq!(problem(&mut person)["problem"]["reason"], "unknown");
    let mut other = ben.at(&web, &id);
    assert_eq!(other.view()["status"], "waiting");
}

#[test]
fn answers_that_nobody_reads_are_bounded() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.limits.unread_bytes = 30_000;
    let web = Web::with(config);
    let ada = TestPlayer::new(&web, "Ada");
    let table = ada.create(&web, &against(1, 1, &LARGE));
    let path = format!("/api/tables/{table}/record");
    let size = get(&web, &path, &[]).body.len();
    assert!(size > 10_000, "{size}");
    // The clients send requests, and never read more than the first line of the response.
    let request = format!("GET {path} HTTP/1.1\r\nhost: t\r\n\r\n").repeat(400);
    let mut open = Vec::new();
    for _ in 0..20 {
        let mut socket = TcpStream::connect(web.address()).unwrap();
        socket.set_nonblocking(true).unwrap();
        let _ = socket.write_all(request.as_bytes());
        open.push(socket);
    }
    let begin = std::time::Instant::now();
    while get(&web, &path, &[]).status != 429 {
        assert!(
            begin.elapsed() < Duration::from_mins(1),
            "the server never refuses"
        );
    }
    assert_eq!(
        get(&web, "/api/health", &[]).status,
        200,
        "other clients are still served"
    );
    drop(open);
    while get(&web, &path, &[]).status != 200 {
        assert!(
            begin.elapsed() < Duration::from_mins(2),
            "the server never recovers"
        );
    }
}

#[test]
fn a_class_of_thirty_behind_one_address_can_join_and_play() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.limits = Limits::default();
    let web = Web::with(config);
    let mut sockets = Vec::new();
    let mut pupils = Vec::new();
    for number in 0..30 {
        // Send the requests that the page sends when it is opened.
        for path in ["/api/tables", "/api/tables?status=playing", "/api/courses"] {
            assert_eq!(get(&web, path, &[]).status, 200);
        }
        let pupil = TestPlayer::new(&web, &format!("Pupil {number}"));
        assert_eq!(status(&web, &pupil, "GET", "/api/me/tables"), 200);
        let mut own = support::socket(&web, "/api/me/socket", None).unwrap();
        let hello = json!({"type": "hello", "key": pupil.key});
        own.send(Message::text(hello.to_string())).unwrap();
        sockets.push(own);
        pupils.push(pupil);
    }
    let mut players = Vec::new();
    for pair in pupils.chunks(2) {
        let id = pair[0].create(&web, &golf("basic", 2));
        for (seat, pupil) in pair.iter().enumerate() {
            let mut player = pupil.at(&web, &id);
            player.sit(seat as u8, &pupil.name);
            players.push(player);
        }
    }
    for pair in players.chunks_mut(2) {
        let view = pair[0].view();
        let seat = view["turn"].as_u64().unwrap();
        let action = some_action(&view, &mut 1);
        assert_eq!(pair[seat as usize].act(seat, &action)["type"], "accepted");
    }
}

#[test]
fn a_table_of_too_much_is_refused() {
    let folder = Folder::new();
    let web = Web::over(&folder);
    let ada = TestPlayer::new(&web, "Ada");
    let mut table = against(1, 5, &["1"; 99]);
    table["setup"]["golf"]["limit"] = json!(99);
    let got = call(&web, "POST", "/api/tables", &ada.key, &table.to_string());
    assert_eq!(got.status, 400);
    let text = got.json()["text"].as_str().unwrap().to_owned();
    assert!(text.contains("strokes"), "{text}");
}
