//! Tests bots against a real server: the example programs and the bot in docs/protocol.md.

#[path = "../examples/bot.rs"]
#[allow(dead_code)]
mod bot;

use crate::support::{self, Folder, Player, TestPlayer, Web, call, config, get, golf};
use serde_json::{Value, json};
use server::{Config, Limits, Rate};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

fn token(web: &Web, who: &TestPlayer) -> String {
    let body = json!({"name": "Bot", "scopes": ["look", "play"]}).to_string();
    let got = call(web, "POST", "/api/me/tokens", &who.key, &body);
    got.json()["token"].as_str().unwrap().to_owned()
}

fn root() -> PathBuf {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).to_owned()
}

/// Returns whether Python is installed. Without Python, only the Rust bot is tested.
fn has_python() -> bool {
    let tried = Command::new("python3").arg("--version").output();
    tried.is_ok_and(|output| output.status.success())
}

/// A running bot.
enum Bot {
    Python(Child),
    Rust(JoinHandle<Result<(), String>>),
}

impl Bot {
    fn python(address: SocketAddr, table: &str, seat: u8, token: &str) -> Bot {
        let child = Command::new("python3")
            .arg(root().join("examples/bot.py"))
            .args([
                &*format!("http://{address}"),
                table,
                &seat.to_string(),
                token,
            ])
            .env("NO_PROXY", "127.0.0.1")
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn();
        Bot::Python(child.unwrap())
    }

    fn rust(address: SocketAddr, table: &str, seat: u8, token: &str) -> Bot {
        let (address, table, token) = (address.to_string(), table.to_owned(), token.to_owned());
        let played =
            move || bot::play(&address, &table, seat, &token).map_err(|error| error.to_string());
        Bot::Rust(std::thread::spawn(played))
    }

    /// Waits until the bot's process ends. On failure, returns the bot's output.
    fn end(self) -> Result<(), String> {
        match self {
            Bot::Rust(thread) => thread.join().unwrap(),
            Bot::Python(child) => {
                let Output {
                    status,
                    stdout,
                    stderr,
                } = child.wait_with_output().unwrap();
                if status.success() {
                    assert!(stdout.starts_with(b"over:"), "{stdout:?}");
                    return Ok(());
                }
                Err(String::from_utf8(stderr).unwrap())
            }
        }
    }
}

type Start = fn(SocketAddr, &str, u8, &str) -> Bot;

fn bots() -> Vec<Start> {
    let mut bots: Vec<Start> = vec![Bot::rust];
    if has_python() {
        bots.push(Bot::python);
    }
    bots
}

fn view(web: &Web, table: &str) -> Value {
    let info = get(web, &format!("/api/tables/{table}"), &[]).json();
    info["snapshot"]["view"].clone()
}

/// Polls the table until a condition holds.
fn wait_until(web: &Web, table: &str, is_so: impl Fn(&Value) -> bool) -> Value {
    let begin = Instant::now();
    loop {
        let view = view(web, table);
        if is_so(&view) {
            return view;
        }
        assert!(begin.elapsed() < Duration::from_secs(90), "{view}");
        std::thread::sleep(Duration::from_millis(20));
    }
}

#[test]
fn the_example_bots_play_a_match() {
    let folder = Folder::new();
    let web = Web::over(&folder);
    let (ada, ben) = (TestPlayer::new(&web, "Ada"), TestPlayer::new(&web, "Ben"));
    let table = ada.create(&web, &golf("basic", 2));
    let first = if has_python() { Bot::python } else { Bot::rust };
    let first = first(web.address(), &table, 0, &token(&web, &ada));
    let second = Bot::rust(web.address(), &table, 1, &token(&web, &ben));
    first.end().unwrap();
    second.end().unwrap();
    let view = view(&web, &table);
    assert_eq!(view["status"], "over");
    assert_ne!(view["results"], Value::Null);
}

#[test]
fn a_bot_is_marked_as_one_wherever_it_is_met() {
    let folder = Folder::new();
    let web = Web::over(&folder);
    let (ada, ben) = (TestPlayer::new(&web, "Ada"), TestPlayer::new(&web, "Ben"));
    for (who, handle) in [(&ada, "Ada"), (&ben, "Robo")] {
        let body = json!({ "handle": handle }).to_string();
        let claimed = call(&web, "PUT", "/api/me/handle", &who.key, &body);
        assert_eq!(claimed.status, 200);
    }
    let table = ada.create(&web, &golf("basic", 2));
    let met = || {
        let sitters = get(&web, &format!("/api/tables/{table}/sitters"), &[]).json();
        let profile = get(&web, "/api/players/robo", &[]).json();
        let people = ada.get(&web, "/api/me/people");
        let person = people["following"][0]["bot"].clone();
        (sitters, profile["bot"].clone(), person)
    };
    call(&web, "PUT", "/api/players/robo/follow", &ada.key, "");
    // A token without the scope `play`, and an unused token, do not mark the player as a bot.
    let body = json!({"name": "Eye", "scopes": ["look"]}).to_string();
    let eye = call(&web, "POST", "/api/me/tokens", &ben.key, &body).json();
    let eye = eye["token"].as_str().unwrap().to_owned();
    let plays = token(&web, &ben);
    assert_eq!(call(&web, "GET", "/api/me", &eye, "").status, 200);
    assert_eq!(met(), (json!([]), json!(false), json!(false)));
    ada.at(&web, &table).sit(0, "Ada");
    let join = json!({"type": "join", "seat": 1, "name": "Robo", "contribution": "0".repeat(32)});
    let message = json!({"id": "1", "request": join}).to_string();
    let way = format!("/api/tables/{table}/requests");
    let sat = call(&web, "POST", &way, &plays, &message).json();
    assert_eq!(sat["type"], "accepted", "{sat}");
    let sitters = json!([
        {"seat": 0, "handle": "Ada", "bot": false},
        {"seat": 1, "handle": "Robo", "bot": true},
    ]);
    assert_eq!(met(), (sitters, json!(true), json!(true)));
    assert_eq!(ben.get(&web, "/api/me")["bot"], true);
    let own = ada.get(&web, "/api/me/tables");
    let seats = &own[0]["table"]["seats"];
    assert_eq!(
        (&seats[0]["bot"], &seats[1]["bot"], &seats[1]["handle"]),
        (&Value::Null, &json!(true), &json!("Robo"))
    );
    let absent = get(&web, "/api/tables/nothing/sitters", &[]);
    assert_eq!(absent.status, 404);
}

/// Creates a player, and marks the player as a bot by using a token with the scope `play`.
fn marked(web: &Web, name: &str) -> (TestPlayer, String) {
    let who = TestPlayer::new(web, name);
    let token = token(web, &who);
    assert_eq!(call(web, "GET", "/api/me", &token, "").status, 200);
    assert_eq!(who.get(web, "/api/me")["bot"], true);
    (who, token)
}

fn new_tournament(bots: bool) -> String {
    let new = json!({
        "name": "Sunday", "game": "carom", "rounds": 3, "begin": {"type": "asked"},
        "clock": {"turn_ms": null, "total_ms": 600_000, "increment_ms": 5_000},
        "courses": {"type": "drawn", "number": 1}, "open": true, "bots": bots
    });
    new.to_string()
}

#[test]
fn a_bot_cannot_enter_a_tournament_for_people_with_its_key() {
    let folder = Folder::new();
    let web = Web::over(&folder);
    let (ada, ben) = (TestPlayer::new(&web, "Ada"), TestPlayer::new(&web, "Ben"));
    let (robo, robo_token) = marked(&web, "Robo");
    let make = |bots| {
        let made = call(
            &web,
            "POST",
            "/api/tournaments",
            &ada.key,
            &new_tournament(bots),
        )
        .json();
        format!("/api/tournaments/{}", made["tournament"].as_str().unwrap())
    };
    let enter = |path: &str, key: &str| call(&web, "PUT", &format!("{path}/entry"), key, "");
    let (people, everybody) = (make(false), make(true));
    for credential in [&robo.key, &robo_token] {
        let refused = enter(&people, credential);
        assert_eq!(refused.status, 403);
        assert_eq!(refused.json()["reason"], "forbidden");
    }
    // Where bots are allowed, a player marked as a bot who enters with a key is shown as a bot.
    assert_eq!(enter(&everybody, &robo.key).status, 200);
    let standings =
        |path: &str| get(&web, &format!("{path}/table"), &[]).json()["standings"].clone();
    assert_eq!(standings(&everybody)[0]["bot"], true);
    // A player who becomes a bot after entering is withdrawn, and is shown as a bot.
    assert_eq!(enter(&people, &ben.key).status, 200);
    assert_eq!(standings(&people)[0]["bot"], false);
    assert_eq!(
        call(&web, "GET", "/api/me", &token(&web, &ben), "").status,
        200
    );
    let seen = ben.get(&web, &people);
    assert_eq!(seen["joined"], false);
    let other = TestPlayer::new(&web, "Cleo");
    assert_eq!(enter(&people, &other.key).status, 200);
    let line = &standings(&people)[0];
    assert_eq!(
        (&line["bot"], &line["withdrawn"]),
        (&json!(true), &json!(true))
    );
}

#[test]
fn a_bot_cannot_seek_people_or_send_results_with_its_key() {
    let folder = Folder::new();
    let web = Web::over(&folder);
    let (robo, _) = marked(&web, "Robo");
    let seek = json!({"game": "carom"}).to_string();
    for (path, body) in [
        ("/api/seek", &*seek),
        ("/api/cups/weekly/begin", ""),
        ("/api/daily/2026-11-15", "{}"),
        ("/api/courses/cnothing/results", "{}"),
    ] {
        let refused = call(&web, "POST", path, &robo.key, body);
        assert_eq!(refused.status, 403, "{path}");
        let text = refused.json()["text"].clone();
        assert!(
            text.as_str().unwrap().contains("marked as a bot"),
            "{path}: {text}"
        );
    }
    // A running search ends when the player becomes a bot.
    let (ada, ben) = (TestPlayer::new(&web, "Ada"), TestPlayer::new(&web, "Ben"));
    assert_eq!(call(&web, "POST", "/api/seek", &ada.key, &seek).status, 200);
    assert_eq!(
        call(&web, "GET", "/api/me", &token(&web, &ada), "").status,
        200
    );
    let alone = call(&web, "POST", "/api/seek", &ben.key, &seek).json();
    assert_eq!(alone["type"], "waiting", "{alone}");
}

#[test]
fn the_example_bots_play_carramboule() {
    let folder = Folder::new();
    let web = Web::over(&folder);
    let (ada, ben) = (TestPlayer::new(&web, "Ada"), TestPlayer::new(&web, "Ben"));
    let carramboule = json!({
        "setup": {"carramboule": {"starts": 0}},
        "seats": [{"type": "person"}, {"type": "person"}],
        "clock": null, "open": true, "chat": "off"
    });
    let table = ada.create(&web, &carramboule);
    let first = if has_python() { Bot::python } else { Bot::rust };
    let first = first(web.address(), &table, 0, &token(&web, &ada));
    let second = Bot::rust(web.address(), &table, 1, &token(&web, &ben));
    // A complete match between such players takes too long, so one of them resigns after both have
    // made a few shots.
    wait_until(&web, &table, |view| view["version"].as_u64() > Some(26));
    let mut ben = ben.at(&web, &table);
    let resign = json!({"type": "resign", "seat": 1});
    assert_eq!(ben.ask(&resign)["type"], "accepted");
    first.end().unwrap();
    second.end().unwrap();
    let events = get(&web, &format!("/api/tables/{table}/events?since=0"), &[]).json();
    for seat in [0, 1] {
        let shots = events.as_array().unwrap().iter();
        let own =
            shots.filter(|event| event["what"]["type"] == "acted" && event["what"]["seat"] == seat);
        assert!(own.count() > 3, "{events}");
    }
}

/// A configuration with a low rate limit, so that a bot has to wait and its turns take a while.
fn slow(folder: &Folder, listen: &str) -> Config {
    let plain = config(folder);
    let requests = Rate {
        per_second: 1.0,
        burst: 6.0,
    };
    Config {
        listen: listen.to_owned(),
        limits: Limits {
            requests,
            ..plain.limits
        },
        ..plain
    }
}

/// Plays for seat 1 until a condition holds. Uses a socket, because this test's request limit does
/// not apply to sockets.
fn plays_until(player: &mut Player, is_so: impl Fn(&Value) -> bool) -> Value {
    let mut chance = 7;
    loop {
        let view = player.view();
        if is_so(&view) {
            return view;
        }
        if view["turn"] == 1 {
            let action = support::some_action(&view, &mut chance);
            player.act(1, &action);
        } else {
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}

#[test]
#[ignore = "all: bots may send one request per second"]
fn the_example_bots_outlive_restarts_in_their_own_turn_and_wait_when_told_to() {
    for start in bots() {
        let folder = Folder::new();
        let quick = Web::over(&folder);
        let (ada, ben) = (
            TestPlayer::new(&quick, "Ada"),
            TestPlayer::new(&quick, "Ben"),
        );
        let mut setup = golf("basic", 2);
        setup["setup"]["golf"]["limit"] = json!(2);
        let table = ada.create(&quick, &setup);
        let own = token(&quick, &ada);
        ben.at(&quick, &table).sit(1, "Ben");
        quick.stop();
        let web = Web::with(slow(&folder, "127.0.0.1:0"));
        let address = web.address();
        let mut player = ben.at(&web, &table);
        while get(&web, "/api/health", &[]).status != 429 {}
        let bot = start(address, &table, 0, &own);
        let turn = plays_until(&mut player, |view| {
            let chosen = &view["game"]["golf"]["pick"];
            view["turn"] == 0 && *chosen != Value::Null
        });
        web.stop();
        // The bot cannot reach the server for a while, and then continues on its own.
        std::thread::sleep(Duration::from_millis(1_500));
        let web = Web::with(slow(&folder, &address.to_string()));
        let mut player = ben.at(&web, &table);
        let then = player.view();
        assert_eq!(
            (&then["turn"], &then["status"]),
            (&json!(0), &json!("playing"))
        );
        assert!(then["version"].as_u64() >= turn["version"].as_u64());
        plays_until(&mut player, |view| view["status"] == "over");
        bot.end().unwrap();
    }
}

#[test]
fn a_bot_whose_seat_is_taken_says_so_and_ends() {
    let folder = Folder::new();
    let web = Web::over(&folder);
    let (ada, ben) = (TestPlayer::new(&web, "Ada"), TestPlayer::new(&web, "Ben"));
    let table = ada.create(&web, &golf("basic", 2));
    ben.at(&web, &table).sit(0, "Ben");
    for bot in bots() {
        let said = bot(web.address(), &table, 0, &token(&web, &ada)).end();
        let said = said.unwrap_err();
        assert!(said.contains("cannot sit down: "), "{said}");
        let said = bot(web.address(), "nowhere", 0, &token(&web, &ada)).end();
        assert!(said.unwrap_err().contains("This table does not exist."));
    }
}

/// Runs the bot printed in docs/protocol.md. The bot must be at most forty lines long.
#[test]
fn the_bot_of_the_document_plays_a_match() {
    let document = include_str!("../../../docs/protocol.md");
    let (_, rest) = document.split_once("```python\n").unwrap();
    let (text, _) = rest.split_once("```").unwrap();
    assert!(text.lines().count() <= 40, "{}", text.lines().count());
    if !has_python() {
        return;
    }
    let folder = Folder::new();
    let web = Web::over(&folder);
    folder.write("bot.py", text.as_bytes());
    let ada = TestPlayer::new(&web, "Ada");
    let table = ada.create(&web, &golf("carom", 2));
    let rival = Bot::rust(web.address(), &table, 0, &token(&web, &ada));
    let output = Command::new("python3")
        .arg(folder.path().join("bot.py"))
        .args([&*format!("http://{}/t/{table}", web.address()), "1"])
        .env("NO_PROXY", "127.0.0.1")
        .output()
        .unwrap();
    assert!(output.status.success(), "{output:?}");
    rival.end().unwrap();
    let view = view(&web, &table);
    assert_eq!(view["status"], "over");
    assert_eq!(view["seats"][1]["withdrawn"], false);
    let sitters = get(&web, &format!("/api/tables/{table}/sitters"), &[]).json();
    assert_eq!(
        sitters[1]["bot"], true,
        "the bot of the document plays with a token"
    );
}
