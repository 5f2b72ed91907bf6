//! Tests that malicious clients are refused and cannot affect other players.

use crate::support::{
    self, Folder, Player, TestPlayer, Web, call, config, get, golf, raw, send, socket, some_action,
};
use protocol::message::MAX_MESSAGE_BYTES;
use serde_json::{Value, json};
use server::{Limits, Rate};
use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};
use tokio_tungstenite::tungstenite::{self, Bytes, Message};

/// A match with Ada in seat 0 and Ben in seat 1.
struct Scene {
    web: Web,
    table: String,
    players: [Player; 2],
    owners: [TestPlayer; 2],
    _folder: Folder,
}

fn scene() -> Scene {
    let folder = Folder::new();
    let web = Web::over(&folder);
    let owners = ["Ada", "Ben"].map(|name| TestPlayer::new(&web, name));
    let table = owners[0].create(&web, &golf("basic", 2));
    let mut players = [owners[0].at(&web, &table), owners[1].at(&web, &table)];
    players[0].sit(0, "Ada");
    players[1].sit(1, "Ben");
    Scene {
        web,
        table,
        players,
        owners,
        _folder: folder,
    }
}

impl Scene {
    /// Asserts that the match is still in the state `before` and that it can continue.
    fn goes_on(&mut self, before: &Value) {
        let view = self.players[0].view();
        assert_eq!(view, *before, "the match has not changed");
        let seat = view["turn"].as_u64().unwrap();
        let action = some_action(&view, &mut 1);
        let answer = self.players[seat as usize].act(seat, &action);
        assert_eq!(answer["type"], "accepted");
    }
}

#[test]
fn acting_out_of_turn_or_for_another_seat_is_refused() {
    let mut scene = scene();
    let view = scene.players[0].view();
    let turn = view["turn"].as_u64().unwrap();
    let action = some_action(&view, &mut 1);
    let (own, other) = (turn as usize, 1 - turn as usize);
    let forged = scene.players[other].act(turn, &action);
    assert_eq!(forged["reason"], "not-your-seat");
    let early = scene.players[other].act(other as u64, &action);
    assert_eq!(early["reason"], "not-your-turn");
    for seat in [7, 255] {
        assert_eq!(
            scene.players[own].act(seat, &action)["reason"],
            "not-your-seat"
        );
    }
    let resign = json!({"type": "resign", "seat": turn});
    assert_eq!(scene.players[other].ask(&resign)["reason"], "not-your-seat");
    // Neither a player without a seat nor a client without a key can act.
    let eve = TestPlayer::new(&scene.web, "Eve");
    let mut eve = eve.at(&scene.web, &scene.table);
    assert_eq!(eve.act(turn, &action)["reason"], "not-your-seat");
    let mut nobody = Player::connect(&scene.web, &scene.table, None);
    assert_eq!(nobody.act(turn, &action)["reason"], "not-your-seat");
    let share = "0".repeat(32);
    let join = json!({"type": "join", "seat": 0, "name": "Eve", "contribution": share});
    assert_eq!(nobody.ask(&join)["type"], "refused");
    assert_eq!(eve.ask(&join)["type"], "refused");
    scene.goes_on(&view);
}

#[test]
fn an_id_used_again_with_other_content_is_refused() {
    let mut scene = scene();
    let view = scene.players[0].view();
    let seat = view["turn"].as_u64().unwrap();
    let other = 1 - seat as usize;
    let action = json!({"golf": some_action(&view, &mut 1)});
    let act = json!({"type": "act", "seat": seat, "action": action, "version": null});
    let player = &mut scene.players[seat as usize];
    assert_eq!(player.ask_as("mine", &act)["type"], "accepted");
    let view = player.view();
    let resign = json!({"type": "resign", "seat": seat});
    assert_eq!(player.ask_as("mine", &resign)["reason"], "id-reused");
    let resign = json!({"type": "resign", "seat": other});
    let stolen = scene.players[other].ask_as("mine", &resign);
    assert_eq!(stolen["reason"], "id-reused");
    assert_eq!(scene.players[0].view(), view);
}

#[test]
fn garbage_is_refused_in_a_sentence_and_the_connection_goes_on() {
    let mut scene = scene();
    let view = scene.players[0].view();
    let mut eve = Player::connect(&scene.web, &scene.table, None);
    let deep = "[".repeat(8_000);
    let long_id = format!(
        r#"{{"id":"{}","request":{{"type":"look"}}}}"#,
        "x".repeat(41)
    );
    for garbage in [
        "",
        "{",
        "null",
        "[]",
        "\u{0}",
        "{\"type\":\"hello\",\"key\":null}",
        r#"{"id":"a\u0000b","request":{"type":"look"}}"#,
        r#"{"id":"x","request":{"type":"look"},"more":1}"#,
        &deep,
        &long_id,
    ] {
        eve.socket.send(Message::text(garbage)).unwrap();
        let answer = eve.next();
        let refused = match answer["type"].as_str() {
            Some("problem") => answer["problem"]["reason"] == "malformed",
            _ => answer["answer"]["reason"] == "malformed",
        };
        assert!(refused, "{garbage:.40}: {answer}");
    }
    // If the message has an id, the refusal contains it.
    eve.send(&json!({"id": "typo", "request": {"type": "lok"}}));
    let answer = eve.wait("answer");
    assert_eq!(answer["id"], "typo");
    assert_eq!(answer["answer"]["reason"], "malformed");
    eve.socket
        .send(Message::binary(vec![0, 159, 146, 150]))
        .unwrap();
    assert_eq!(eve.next()["problem"]["reason"], "malformed");
    assert_eq!(eve.view(), view, "still connected");
    scene.goes_on(&view);
}

/// Reads until the server closes the connection, and returns the close code.
fn closed(socket: &mut support::Ws) -> Option<u16> {
    loop {
        match socket.read() {
            Ok(Message::Close(frame)) => return frame.map(|frame| frame.code.into()),
            Ok(_) => {}
            Err(_) => return None,
        }
    }
}

#[test]
fn frames_that_are_too_large_or_not_utf8_end_the_connection() {
    let mut scene = scene();
    let view = scene.players[0].view();
    let mut eve = Player::connect(&scene.web, &scene.table, None);
    // Send a ten-megabyte message. The server closes the connection before it has read all of it.
    let _ = eve.socket.send(Message::text("x".repeat(10 << 20)));
    let code = closed(&mut eve.socket);
    assert!(matches!(code, Some(1009) | None), "{code:?}");
    // Send a message that is only a little too large, so that the reason certainly arrives.
    let mut eve = Player::connect(&scene.web, &scene.table, None);
    let large = "x".repeat(MAX_MESSAGE_BYTES + 1);
    eve.socket.send(Message::text(large)).unwrap();
    assert_eq!(closed(&mut eve.socket), Some(1009));
    let mut eve = Player::connect(&scene.web, &scene.table, None);
    let frame = tungstenite::protocol::frame::Frame::message(
        Bytes::from_static(&[0xff, 0xfe, 0xc0]),
        tungstenite::protocol::frame::coding::OpCode::Data(
            tungstenite::protocol::frame::coding::Data::Text,
        ),
        true,
    );
    eve.socket.send(Message::Frame(frame)).unwrap();
    assert_eq!(closed(&mut eve.socket), Some(1007));
    // Send bytes that are not a WebSocket frame.
    let mut eve = Player::connect(&scene.web, &scene.table, None);
    eve.socket.get_mut().write_all(&[0xff; 64]).unwrap();
    assert_eq!(closed(&mut eve.socket), Some(1002));
    scene.goes_on(&view);
}

#[test]
fn whoever_does_not_say_hello_properly_is_shown_out() {
    let scene = scene();
    let path = format!("/api/tables/{}/socket", scene.table);
    for hello in [
        json!({"type": "hello", "key": "key_aaaaaaaaaaaaaaaa_00"}),
        json!({"type": "hello", "key": "'; DROP TABLE players; --"}),
        json!({"type": "hello", "key": "key_\u{0}_\u{0}"}),
        json!({"id": "x", "request": {"type": "look"}}),
    ] {
        let mut eve = socket(&scene.web, &path, None).unwrap();
        eve.send(Message::text(hello.to_string())).unwrap();
        let text = eve.read().unwrap().into_text().unwrap();
        let answer: Value = serde_json::from_str(&text).unwrap();
        assert_eq!(answer["type"], "problem", "{hello}");
        assert_eq!(answer["fatal"], true);
        assert_eq!(closed(&mut eve), Some(1008));
    }
}

#[test]
fn pages_of_other_sites_get_no_socket() {
    let scene = scene();
    let path = format!("/api/tables/{}/socket", scene.table);
    let own = format!("http://{}", scene.web.address());
    assert!(socket(&scene.web, &path, Some(&own)).is_ok());
    for origin in [
        "http://evil.example",
        "null",
        "https://127.0.0.1.evil.example",
    ] {
        assert_eq!(
            socket(&scene.web, &path, Some(origin)).err(),
            Some(403),
            "{origin}"
        );
    }
    let missing = socket(&scene.web, "/api/tables/nothing/socket", None);
    assert_eq!(missing.err(), Some(404));
}

/// The headers that browsers add to a simple request from a page on another site.
const CROSS_SITE: [(&str, &str); 3] = [
    ("sec-fetch-site", "cross-site"),
    ("origin", "https://evil.example"),
    ("content-type", "text/plain;charset=UTF-8"),
];

#[test]
fn another_site_cannot_make_players_with_a_visitors_browser() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.limits.players = Limits::default().players;
    let web = Web::with(config);
    let body = r#"{"name":"Eve"}"#;
    let post = |headers: &[(&str, &str)]| {
        let headers = [&[("host", "test")], headers].concat();
        send(&web, "POST", "/api/players", &headers, body)
    };
    for _ in 0..60 {
        assert_eq!(post(&CROSS_SITE).status, 403);
    }
    // Each of the three headers alone leads to a refusal, and so does a body without a content
    // type.
    let json = ("content-type", "application/json");
    for site in ["cross-site", "same-site", "weird"] {
        assert_eq!(
            post(&[("sec-fetch-site", site), json]).status,
            403,
            "{site}"
        );
    }
    for origin in ["https://evil.example", "https://test.evil.example", "null"] {
        assert_eq!(post(&[("origin", origin), json]).status, 403, "{origin}");
    }
    for kind in [
        "text/plain",
        "application/x-www-form-urlencoded",
        "application/jsonp",
    ] {
        let refused = post(&[("content-type", kind)]);
        assert_eq!(refused.status, 415, "{kind}");
        let text = "Send JSON, with the header Content-Type: application/json.";
        assert_eq!(refused.json()["text"], text);
    }
    assert_eq!(post(&[]).status, 415);
    // Requests without a body can change data too.
    let eve = [("host", "test"), CROSS_SITE[0], CROSS_SITE[1]];
    assert_eq!(send(&web, "DELETE", "/api/seek", &eve, "").status, 403);
    assert_eq!(
        send(&web, "POST", "/api/passkeys/challenge", &eve, "").status,
        403
    );
    // Requests from our own page, from a typed URL and from other programs are allowed, and the
    // refused requests have not used up the rate limit.
    let own = [("sec-fetch-site", "same-origin"), ("origin", "http://test")];
    assert_eq!(post(&[own[0], own[1], json]).status, 201);
    assert_eq!(post(&[own[1], json]).status, 201);
    assert_eq!(post(&[("sec-fetch-site", "none"), json]).status, 201);
    let charset = ("content-type", "application/json; charset=utf-8");
    for _ in 0..57 {
        assert_eq!(post(&[charset]).status, 201);
    }
    assert_eq!(post(&[json]).status, 429);
    let seek = send(&web, "DELETE", "/api/seek", &[("host", "test")], "");
    assert_eq!(
        seek.status, 401,
        "refused for the missing key, not for its form"
    );
}

#[test]
fn a_socket_for_another_host_is_refused() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.behind_proxy = true;
    config.public_url = Some("https://play.example.org".to_owned());
    let web = Web::with(config);
    let ada = TestPlayer::new(&web, "Ada");
    let link = call(
        &web,
        "POST",
        "/api/tables",
        &ada.key,
        &golf("basic", 1).to_string(),
    )
    .json();
    let path = format!("/api/tables/{}/socket", link["table"].as_str().unwrap());
    let status = |host: &str| {
        let upgrade = [
            ("host", host),
            ("connection", "upgrade"),
            ("upgrade", "websocket"),
            ("sec-websocket-version", "13"),
            ("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ=="),
        ];
        // With DNS rebinding, the `Origin` header contains the foreign host name too, so a match
        // between the two headers must not help.
        let origin = format!("https://{host}");
        let name = [("origin", &*origin)];
        status_of_upgrade(&web, &path, upgrade.iter().chain(&name))
    };
    for evil in [
        "evil.example",
        "evil.example:8086",
        "play.example.org.evil.example",
        "test",
    ] {
        assert_eq!(status(evil), 403, "{evil}");
    }
    // The `Host` header as passed on by nginx (`$host`) and Caddy, and as sent by an operator on
    // the machine.
    for own in [
        "play.example.org",
        "Play.Example.org:443",
        "127.0.0.1:8086",
        "[::1]:8086",
        "localhost:8086",
    ] {
        assert_eq!(status(own), 101, "{own}");
    }
    // State-changing requests are refused too, with a helpful error.
    let json = ("content-type", "application/json");
    let body = r#"{"name":"Eve"}"#;
    let site = ("sec-fetch-site", "same-origin");
    let rebound = [
        ("host", "evil.example"),
        ("origin", "https://evil.example"),
        json,
        site,
    ];
    let refused = send(&web, "POST", "/api/players", &rebound, body);
    assert_eq!(refused.status, 403);
    let text = refused.json()["text"].to_string();
    assert!(text.contains("https://play.example.org"), "{text}");
    let proxied = [
        ("host", "play.example.org"),
        ("origin", "https://play.example.org"),
        ("x-forwarded-for", "10.0.0.1"),
        json,
        site,
    ];
    assert_eq!(
        send(&web, "POST", "/api/players", &proxied, body).status,
        201
    );
    // Health checks may use any host name.
    let health = get(&web, "/api/health", &[]);
    assert_eq!(health.status, 200);
}

/// Returns the status of the response to a WebSocket request.
fn status_of_upgrade<'a>(
    web: &Web,
    path: &str,
    headers: impl Iterator<Item = &'a (&'a str, &'a str)>,
) -> u16 {
    let mut head = format!("GET {path} HTTP/1.1\r\n");
    for (name, value) in headers {
        head.extend([*name, ": ", *value, "\r\n"]);
    }
    let mut stream = TcpStream::connect(web.address()).unwrap();
    stream.write_all((head + "\r\n").as_bytes()).unwrap();
    let mut line = [0; 12];
    stream.read_exact(&mut line).unwrap();
    String::from_utf8_lossy(&line[9..]).parse().unwrap()
}

#[test]
fn codes_allow_few_tries() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.behind_proxy = true;
    let web = Web::with(config);
    let ada = TestPlayer::new(&web, "Ada");
    let new_code = || {
        let kind = r#"{"kind":"device"}"#;
        let code = call(&web, "POST", "/api/me/codes", &ada.key, kind).json();
        code["code"].as_str().unwrap().to_owned()
    };
    let from = |address: &str, code: &str| {
        let json = ("content-type", "application/json");
        let headers = [("host", "test"), ("x-forwarded-for", address), json];
        let body = json!({"code": code}).to_string();
        send(&web, "POST", "/api/players/recover", &headers, &body).status
    };
    // Correct codes do not count as attempts, so a school class behind one IP address can sign in.
    for _ in 0..12 {
        assert_eq!(from("10.0.0.1", &new_code()), 200);
    }
    let good = new_code();
    for guess in 0..10 {
        let wrong = format!("aaaa-{guess:04}-cccc-dddd-eeee");
        assert_eq!(from("10.0.0.1", &wrong), 401, "{guess}");
    }
    assert_eq!(
        from("10.0.0.1", &good),
        429,
        "ten per hour from one address"
    );
    assert_eq!(from("10.0.0.2", &good), 200);
    // Guesses at the same code from many IP addresses are limited too.
    let good = new_code();
    let half = &good[..10];
    for guess in 0..10 {
        let wrong = format!("{half}zzzz-zzzz-{guess:04}");
        assert_eq!(from(&format!("10.1.0.{guess}"), &wrong), 401);
    }
    assert_eq!(from("10.2.0.1", &good), 429, "ten per hour for one code");
}

#[test]
fn haste_is_answered_with_too_many() {
    let folder = Folder::new();
    let mut config = config(&folder);
    let slow = Rate {
        per_second: 0.1,
        burst: 30.0,
    };
    config.limits = Limits {
        messages: slow,
        requests: slow,
        ..config.limits
    };
    let web = Web::with(config);
    let ada = TestPlayer::new(&web, "Ada");
    let table = ada.create(&web, &golf("basic", 1));
    let mut player = ada.at(&web, &table);
    let look = json!({"id": "x", "request": {"type": "look"}});
    for _ in 0..100 {
        if player.socket.send(Message::text(look.to_string())).is_err() {
            break;
        }
    }
    let problem = player.wait("problem");
    assert_eq!(problem["problem"]["reason"], "too-many");
    assert_eq!(
        closed(&mut player.socket),
        Some(1008),
        "a client that goes on is disconnected"
    );
    let codes: Vec<u16> = (0..40)
        .map(|_| get(&web, "/api/tables", &[]).status)
        .collect();
    assert!(codes.contains(&429), "{codes:?}");
    let refused = get(&web, "/api/tables", &[]);
    assert_eq!(refused.header("retry-after"), "5");
    assert_eq!(refused.json()["reason"], "too-many");
    assert_eq!(
        get(&web, "/none.txt", &[]).status,
        404,
        "files are still served"
    );
}

#[test]
fn one_address_gets_so_many_connections_and_no_more() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.limits.connections_per_address = 50;
    let web = Web::with(config);
    let open: Vec<TcpStream> = (0..50)
        .map(|_| TcpStream::connect(web.address()).unwrap())
        .collect();
    // Opens one more connection and returns the response status, or `None` if the connection is
    // closed before a response.
    let status = || {
        let mut more = TcpStream::connect(web.address()).unwrap();
        let _ = more.write_all(b"GET /x.txt HTTP/1.1\r\nhost: t\r\nconnection: close\r\n\r\n");
        let mut answer = Vec::new();
        let _ = more.read_to_end(&mut answer);
        String::from_utf8_lossy(answer.get(9..12).unwrap_or_default()).into_owned()
    };
    let begin = Instant::now();
    while status() != "429" {
        assert!(begin.elapsed() < Duration::from_mins(1), "refused");
    }
    drop(open);
    while status() != "404" {
        assert!(
            begin.elapsed() < Duration::from_mins(2),
            "connections are possible again"
        );
    }
}

#[test]
fn behind_a_proxy_its_clients_are_told_apart() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.behind_proxy = true;
    config.public_url = Some("https://play.example.org/".to_owned());
    config.limits.connections_per_address = 2;
    config.limits.requests = Rate {
        per_second: 0.01,
        burst: 12.0,
    };
    let web = Web::with(config);
    let from = |address: &str| get(&web, "/api/tables", &[("x-forwarded-for", address)]).status;
    while from("8.8.8.8, 10.0.0.1") == 200 {}
    assert_eq!(from("10.0.0.1"), 429);
    assert_eq!(
        from("10.0.0.1, 10.0.0.2"),
        200,
        "only the last address counts"
    );
    // Links contain the public URL, and pages from that origin may open sockets.
    let ada = TestPlayer::new(&web, "Ada");
    let body = golf("basic", 1).to_string();
    let link = call(&web, "POST", "/api/tables", &ada.key, &body).json();
    let table = link["table"].as_str().unwrap();
    assert_eq!(link["link"], format!("https://play.example.org/t/{table}"));
    let path = format!("/api/tables/{table}/socket");
    let first = socket(&web, &path, Some("https://play.example.org"));
    let second = socket(&web, &path, None);
    assert!(first.is_ok() && second.is_ok());
    assert_eq!(socket(&web, &path, None).err(), Some(429));
}

#[test]
fn bodies_that_are_too_large_or_too_deep_are_refused() {
    let scene = scene();
    let key = &scene.owners[0].key;
    let head = format!(
        "POST /api/tables HTTP/1.1\r\nhost: t\r\nauthorization: Bearer {key}\r\n\
         connection: close\r\ncontent-type: application/json\r\ncontent-length: 100000000\r\n\r\n"
    );
    let got = raw(&scene.web, head.as_bytes());
    assert_eq!(got.status, 413);
    assert_eq!(got.json()["reason"], "too-large");
    let deep = "[".repeat(100_000);
    let nul = json!({"name": "A\u{0}B"}).to_string();
    let hidden = json!({"name": "A\u{202e}B"}).to_string();
    for (path, body) in [
        ("/api/tables", deep.as_str()),
        ("/api/tables", "{}"),
        ("/api/players", &nul),
        ("/api/players", &hidden),
        ("/api/players", "\u{feff}{}"),
        ("/api/courses", r#"{"file":"\u0000","fork_of":null}"#),
        ("/api/me/codes", r#"{"kind":"forever"}"#),
    ] {
        let got = call(&scene.web, "POST", path, key, body);
        assert_eq!(got.status, 400, "{path} {body:.40}");
        let reason = match path {
            "/api/courses" => "unpublishable",
            _ => "malformed",
        };
        assert_eq!(got.json()["reason"], reason);
    }
    let path = format!("/api/tables/{}/requests", scene.table);
    let mut bytes = format!(
        "POST {path} HTTP/1.1\r\nhost: t\r\nauthorization: Bearer {key}\r\n\
         connection: close\r\ncontent-type: application/json\r\ncontent-length: 4\r\n\r\n"
    )
    .into_bytes();
    bytes.extend([0xff, 0xfe, 0, 1]);
    assert_eq!(raw(&scene.web, &bytes).status, 400);
    for path in [
        "/api/tables/%00",
        "/api/tables/a%2Fb/record",
        "/api/courses/%ff",
    ] {
        let status = get(&scene.web, path, &[]).status;
        assert!(status == 404 || status == 400, "{path}: {status}");
    }
}

#[test]
fn wrong_values_in_paths_are_refused_as_json() {
    let scene = scene();
    let seats = format!("/api/tables/{}/seats", scene.table);
    let wrong = [
        ("DELETE", format!("{seats}/one"), "\"one\""),
        ("DELETE", format!("{seats}/256"), "\"256\""),
        ("DELETE", format!("{seats}/-1"), "\"-1\""),
        (
            "DELETE",
            "/api/tournaments/t/entrants/x".to_owned(),
            "\"x\"",
        ),
        (
            "PUT",
            "/api/tournaments/t/rounds/1/boards/2.5".to_owned(),
            "\"2.5\"",
        ),
        ("GET", "/api/tables/%ff".to_owned(), "UTF-8"),
    ];
    for (method, path, said) in wrong {
        let got = call(&scene.web, method, &path, &scene.owners[0].key, "");
        assert_eq!(got.status, 400, "{path}");
        assert_eq!(got.header("content-type"), "application/json", "{path}");
        let answer = got.json();
        assert_eq!(answer["reason"], "malformed", "{path}");
        let text = answer["text"].as_str().unwrap();
        assert!(text.contains(said), "{path}: {text}");
    }
}

#[test]
fn setups_that_make_no_sense_are_refused() {
    let scene = scene();
    let refused = |change: &dyn Fn(&mut Value)| {
        let mut table = golf("basic", 2);
        change(&mut table);
        let key = &scene.owners[0].key;
        let got = call(&scene.web, "POST", "/api/tables", key, &table.to_string());
        assert_eq!(got.status, 400, "{table}");
    };
    refused(&|table| table["seats"] = json!([{"type": "computer", "level": 1}]));
    refused(&|table| table["seats"] = json!(vec![json!({"type": "person"}); 13]));
    refused(&|table| table["setup"]["golf"]["balls"] = json!(200));
    refused(&|table| table["setup"]["golf"]["balls"] = json!(0));
    refused(&|table| table["setup"]["golf"]["courses"] = json!(["nowhere"]));
    refused(&|table| table["setup"]["golf"]["courses"] = json!(["../1"]));
    refused(&|table| table["setup"]["golf"]["courses"] = json!(vec!["1"; 5_000]));
    refused(&|table| table["setup"]["golf"]["courses"] = json!([]));
    refused(&|table| {
        table["clock"] = json!({"turn_ms": 0, "total_ms": null, "increment_ms": 0});
    });
    refused(&|table| table["setup"] = json!({"carramboule": {"starts": 9}}));
}

#[test]
#[ignore = "all: the server waits ten seconds for a request's head"]
fn a_slow_client_does_not_hold_a_connection() {
    let scene = scene();
    let mut slow = TcpStream::connect(scene.web.address()).unwrap();
    slow.write_all(b"GET / HTTP/1.1\r\nhost: t\r\nx-slow: ")
        .unwrap();
    slow.set_read_timeout(Some(Duration::from_mins(2))).unwrap();
    let begin = Instant::now();
    let mut answer = Vec::new();
    let _ = slow.read_to_end(&mut answer);
    assert!(begin.elapsed() < Duration::from_mins(1));
}

#[test]
fn the_secret_of_the_dice_is_nowhere_before_the_end() {
    let mut scene = scene();
    let table = scene.table.clone();
    let mut seen = String::new();
    for path in ["", "/events", "/record"] {
        let got = get(&scene.web, &format!("/api/tables/{table}{path}"), &[]);
        seen += &String::from_utf8(got.body).unwrap();
    }
    let metrics = get(&scene.web, "/api/metrics", &[]);
    seen += &String::from_utf8(metrics.body).unwrap();
    seen += &scene.players[0].view().to_string();
    seen += &scene.owners[0].get(&scene.web, "/api/me/data").to_string();
    let resign = json!({"type": "resign", "seat": 0});
    assert_eq!(scene.players[0].ask(&resign)["type"], "accepted");
    let events = get(&scene.web, &format!("/api/tables/{table}/events"), &[]).json();
    let end = events.as_array().unwrap().last().unwrap();
    let secret = end["what"]["secret"].as_str().unwrap();
    assert_eq!(secret.len(), 64);
    assert!(!seen.contains(secret));
}

#[test]
fn nobody_learns_where_somebody_else_plays() {
    let folder = Folder::new();
    let web = Web::over(&folder);
    let (ada, eve) = (TestPlayer::new(&web, "Ada"), TestPlayer::new(&web, "Eve"));
    let mut hidden = golf("basic", 2);
    hidden["open"] = json!(false);
    let table = ada.create(&web, &hidden);
    let mut player = ada.at(&web, &table);
    player.sit(0, "Ada");
    let id = ada.get(&web, "/api/me")["player"]
        .as_str()
        .unwrap()
        .to_owned();
    let mut seen = String::new();
    for path in [
        "/api/tables",
        "/api/tables?status=playing",
        "/api/metrics",
        "/api/courses",
    ] {
        seen += &String::from_utf8(get(&web, path, &[]).body).unwrap();
    }
    seen += &eve.get(&web, "/api/me/tables").to_string();
    seen += &eve.get(&web, "/api/me/data").to_string();
    assert!(!seen.contains(&table) && !seen.contains(&id));
    // Even at the same table, no player sees another player's id.
    let mut guest = eve.at(&web, &table);
    let all = guest.welcome.to_string() + &guest.ask(&json!({"type": "look"})).to_string();
    assert!(!all.contains(&id));
    assert_eq!(call(&web, "GET", "/api/me/tables", "", "").status, 401);
}

#[test]
fn a_bot_may_do_what_its_scopes_say_and_nothing_else() {
    let scene = scene();
    let key = &scene.owners[0].key;
    let token = |scopes: Value| {
        let body = json!({"name": "Bot", "scopes": scopes}).to_string();
        let got = call(&scene.web, "POST", "/api/me/tokens", key, &body);
        assert_eq!(got.status, 201, "{got:?}");
        let token = got.json();
        let text = token["token"].as_str().unwrap().to_owned();
        (token["id"].as_str().unwrap().to_owned(), text)
    };
    let (id, look) = token(json!(["look"]));
    let ask = |method: &str, path: &str, key: &str, body: &str| {
        call(&scene.web, method, path, key, body).status
    };
    assert_eq!(ask("GET", "/api/me/tables", &look, ""), 200);
    let request = json!({"id": "b", "request": {"type": "look"}}).to_string();
    let path = format!("/api/tables/{}/requests", scene.table);
    assert_eq!(ask("POST", &path, &look, &request), 403);
    let table = golf("basic", 1).to_string();
    assert_eq!(ask("POST", "/api/tables", &look, &table), 403);
    assert_eq!(ask("DELETE", "/api/me", &look, ""), 403);
    assert_eq!(ask("GET", "/api/me/data", &look, ""), 403);
    let body = json!({"name": "Bot", "scopes": ["play"]}).to_string();
    assert_eq!(ask("POST", "/api/me/tokens", &look, &body), 403);
    let (_, play) = token(json!(["play"]));
    assert_eq!(ask("POST", &path, &play, &request), 200);
    assert_eq!(ask("GET", "/api/me/tables", &play, ""), 403);
    let mut own = socket(&scene.web, "/api/me/socket", None).unwrap();
    own.send(Message::text(
        json!({"type": "hello", "key": play}).to_string(),
    ))
    .unwrap();
    let refused: Value = serde_json::from_str(&own.read().unwrap().into_text().unwrap()).unwrap();
    assert_eq!(refused["problem"]["reason"], "forbidden", "{refused}");
    let remove = format!("/api/me/tokens/{id}");
    assert_eq!(ask("DELETE", &remove, &scene.owners[1].key, ""), 404);
    assert_eq!(ask("DELETE", &remove, key, ""), 204);
    assert_eq!(ask("GET", "/api/me/tables", &look, ""), 401);
    let list = scene.owners[0].get(&scene.web, "/api/me/tokens");
    assert_eq!(list[0]["token"], Value::Null, "shown only once");
}
