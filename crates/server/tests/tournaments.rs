//! Tests tournaments: creating, entering, pairing and playing them, with absent players and
//! restarts.

use crate::support::{self, Folder, Got, Player, TestPlayer, Web, call, config, get, socket};
use serde_json::{Value, json};
use server::Config;
use std::collections::BTreeSet;
use std::time::{Duration, Instant};
use tokio_tungstenite::tungstenite::Message;

/// A configuration with short pauses between rounds, and with a wait of `patience` milliseconds for
/// absent players.
fn quick(folder: &Folder, patience: u64) -> Config {
    let mut config = config(folder);
    config.limits.round_break = 100;
    config.limits.patience = patience;
    config
}

fn new_tournament(rounds: u8) -> Value {
    json!({
        "name": "Sunday", "game": "carom", "rounds": rounds, "begin": {"type": "asked"},
        "clock": {"turn_ms": null, "total_ms": 600_000, "increment_ms": 5_000},
        "courses": {"type": "drawn", "number": 1}, "open": true
    })
}

fn make(web: &Web, who: &TestPlayer, new: &Value) -> Got {
    call(web, "POST", "/api/tournaments", &who.key, &new.to_string())
}

fn made(web: &Web, who: &TestPlayer, new: &Value) -> String {
    let got = make(web, who, new);
    assert_eq!(got.status, 201, "{}", String::from_utf8_lossy(&got.body));
    let link = got.json();
    let id = link["tournament"].as_str().unwrap().to_owned();
    assert_eq!(link["link"], format!("http://test/tournaments/{id}"));
    id
}

fn enter(web: &Web, id: &str, key: &str) -> Got {
    call(web, "PUT", &format!("/api/tournaments/{id}/entry"), key, "")
}

fn start(web: &Web, id: &str, key: &str) -> Got {
    call(
        web,
        "POST",
        &format!("/api/tournaments/{id}/start"),
        key,
        "",
    )
}

fn info(web: &Web, id: &str, who: &TestPlayer) -> Value {
    who.get(web, &format!("/api/tournaments/{id}"))
}

fn table(web: &Web, id: &str) -> Value {
    get(web, &format!("/api/tournaments/{id}/table"), &[]).json()
}

/// Polls a function until it returns a value.
fn until<T>(what: &str, mut look: impl FnMut() -> Option<T>) -> T {
    let begin = Instant::now();
    loop {
        if let Some(found) = look() {
            return found;
        }
        assert!(begin.elapsed() < Duration::from_mins(2), "{what}");
        std::thread::sleep(Duration::from_millis(50));
    }
}

/// Waits for a player's table in a round. Returns the table's id and the player's seat.
fn called(web: &Web, id: &str, who: &TestPlayer, round: u64) -> (String, u8) {
    until(&format!("{} is called to round {round}", who.name), || {
        let info = info(web, id, who);
        let call = &info["call"];
        (call["round"] == round).then(|| {
            let seat = call["seat"].as_u64().unwrap() as u8;
            (call["table"].as_str().unwrap().to_owned(), seat)
        })
    })
}

/// Takes the player's seat at the table for a round.
fn sit(web: &Web, id: &str, who: &TestPlayer, round: u64) -> (Player, u8) {
    let (table, seat) = called(web, id, who, round);
    let mut player = who.at(web, &table);
    player.sit(seat, &who.name);
    (player, seat)
}

/// Plays a match: both players sit down, and the second one resigns.
fn beats(web: &Web, id: &str, winner: &TestPlayer, loser: &TestPlayer, round: u64) {
    let (_winner, first) = sit(web, id, winner, round);
    let (mut loser, second) = sit(web, id, loser, round);
    assert_eq!(first + second, 1, "at the same table");
    let answer = loser.ask(&json!({"type": "resign", "seat": second}));
    assert_eq!(answer["type"], "accepted");
}

fn wait_for_round(web: &Web, id: &str, who: &TestPlayer, round: u64) {
    until(&format!("round {round}"), || {
        (info(web, id, who)["entry"]["round"] == round).then_some(())
    });
}

/// Returns the names in standings order, with ranks and half points.
fn standings(table: &Value) -> Vec<(String, u64, u64)> {
    let lines = table["standings"].as_array().unwrap();
    let line = |line: &Value| {
        let name = line["name"].as_str().unwrap_or("–").to_owned();
        let number = |field: &str| line[field].as_u64().unwrap();
        (name, number("rank"), number("halves"))
    };
    lines.iter().map(line).collect()
}

/// Asserts that no player occurs twice in a round, no pair meets twice, and no table occurs twice.
fn check_rounds(table: &Value) {
    let mut pairs = BTreeSet::new();
    let mut tables = BTreeSet::new();
    for round in table["rounds"].as_array().unwrap() {
        let mut players = BTreeSet::new();
        for board in round.as_array().unwrap() {
            let first = board["first"].as_u64().unwrap();
            assert!(players.insert(first), "{table}");
            if let Some(second) = board["second"].as_u64() {
                assert!(players.insert(second), "{table}");
                let pair = (first.min(second), first.max(second));
                assert!(pairs.insert(pair), "{table}");
            }
            if let Some(id) = board["table"].as_str() {
                assert!(tables.insert(id.to_owned()), "{table}");
            }
        }
    }
}

#[test]
fn five_play_a_tournament_though_one_stays_away_one_leaves_and_the_server_stops() {
    let folder = Folder::new();
    let patience = 10_000;
    let web = Web::with(quick(&folder, patience));
    let names = ["Ada", "Ben", "Cleo", "Dora", "Eve"];
    let [ada, ben, cleo, dora, eve] = names.map(|name| TestPlayer::new(&web, name));
    let id = made(&web, &ada, &new_tournament(3));
    for who in [&ada, &ben, &cleo, &dora, &eve] {
        assert_eq!(enter(&web, &id, &who.key).status, 200);
    }
    let lists = get(&web, "/api/tournaments", &[]).json();
    assert_eq!(lists["coming"][0]["players"], 5);
    assert_eq!(start(&web, &id, &ada.key).status, 200);
    // The upper half plays against the lower half, and the lowest-ranked player has the bye. Ada
    // and Cleo sit down first.
    let (at_ada, first) = sit(&web, &id, &ada, 1);
    let (at_cleo, second) = sit(&web, &id, &cleo, 1);
    assert_eq!(first + second, 1);
    assert_eq!(info(&web, &id, &eve)["call"], Value::Null);
    let (_at_ben, _) = sit(&web, &id, &ben, 1);
    drop((at_ada, at_cleo));
    let before = table(&web, &id);
    web.stop();
    let web = Web::with(quick(&folder, patience));
    assert_eq!(
        table(&web, &id)["rounds"],
        before["rounds"],
        "nothing was lost"
    );
    // Dora does not come to her table. Finn enters late.
    let finn = TestPlayer::new(&web, "Finn");
    assert_eq!(enter(&web, &id, &finn.key).status, 200);
    assert_eq!(info(&web, &id, &finn)["joined"], true);
    let (cleos, seat) = called(&web, &id, &cleo, 1);
    let mut at_cleo = cleo.at(&web, &cleos);
    let resigned = at_cleo.ask(&json!({"type": "resign", "seat": seat}));
    assert_eq!(resigned["type"], "accepted");
    wait_for_round(&web, &id, &ada, 2);
    let after = table(&web, &id);
    assert_eq!(after["rounds"][0][0]["state"], "played");
    assert_eq!(after["rounds"][0][1]["state"], "absent");
    assert_eq!(after["rounds"][0][2]["state"], "bye");
    assert_eq!(
        info(&web, &id, &dora)["joined"],
        false,
        "absent players are out"
    );
    // Ada and Ben have won, Eve had the bye, and Cleo has lost. Finn is new and gets the bye.
    beats(&web, &id, &ada, &ben, 2);
    let (_eve, _) = sit(&web, &id, &eve, 2);
    let (_cleo, _) = sit(&web, &id, &cleo, 2);
    let left = call(
        &web,
        "DELETE",
        &format!("/api/tournaments/{id}/entry"),
        &eve.key,
        "",
    );
    assert_eq!((left.status, &left.json()["joined"]), (200, &json!(false)));
    wait_for_round(&web, &id, &ada, 3);
    let after = table(&web, &id);
    assert_eq!(after["rounds"][1][2]["first"], 6, "{after}");
    // Ada has already played Ben and Cleo.
    beats(&web, &id, &ada, &finn, 3);
    beats(&web, &id, &cleo, &ben, 3);
    until("the end", || {
        (info(&web, &id, &ada)["entry"]["stage"] == "over").then_some(())
    });
    let end = table(&web, &id);
    check_rounds(&end);
    let told = standings(&end);
    let points: u64 = told.iter().map(|(_, _, halves)| halves).sum();
    assert_eq!(
        points,
        2 * (3 + 3 + 2),
        "one point for each win and each bye"
    );
    let row = |name: &str, rank, halves| (name.to_owned(), rank, halves);
    assert_eq!(told[0], row("Ada", 1, 6));
    assert_eq!(told[1], row("Cleo", 2, 4));
    assert_eq!(told[5].0, "Dora");
    // The matches can be viewed, and no pair has met twice.
    let played = end["rounds"][2][0]["table"].as_str().unwrap();
    let looked = get(&web, &format!("/api/tables/{played}"), &[]).json();
    assert_eq!(looked["tournament"], id);
    assert_eq!(looked["snapshot"]["view"]["status"], "over");
    let lists = get(&web, "/api/tournaments", &[]).json();
    assert_eq!(lists["over"][0]["tournament"], id);
    assert_eq!(enter(&web, &id, &dora.key).status, 409);
    let data = ada.get(&web, "/api/me/data");
    assert_eq!(data["tournaments"][0]["made"], true);
}

#[test]
fn nobody_comes_and_nobody_wins() {
    let folder = Folder::new();
    let web = Web::with(quick(&folder, 300));
    let [ada, ben] = ["Ada", "Ben"].map(|name| TestPlayer::new(&web, name));
    let mut new = new_tournament(3);
    new["begin"] = json!({"type": "in", "ms": 0});
    let lonely = made(&web, &ben, &new);
    new["begin"] = json!({"type": "in", "ms": 1_000});
    new["game"] = json!("carramboule");
    let id = made(&web, &ada, &new);
    for who in [&ada, &ben] {
        assert_eq!(enter(&web, &id, &who.key).status, 200);
    }
    for id in [&id, &lonely] {
        until("the end", || {
            (info(&web, id, &ada)["entry"]["stage"] == "over").then_some(())
        });
    }
    let end = table(&web, &id);
    assert_eq!(end["rounds"].as_array().unwrap().len(), 1);
    assert_eq!(end["rounds"][0][0]["halves"], json!([0, 0]));
    assert_eq!(
        end["rounds"][0][0]["table"],
        Value::Null,
        "the table is closed"
    );
    assert_eq!(table(&web, &lonely)["rounds"], json!([]));
}

#[test]
fn a_player_is_told_of_the_table_wherever_they_are() {
    let folder = Folder::new();
    let web = Web::with(quick(&folder, 60_000));
    let [ada, ben] = ["Ada", "Ben"].map(|name| TestPlayer::new(&web, name));
    let id = made(&web, &ada, &new_tournament(3));
    for who in [&ada, &ben] {
        assert_eq!(enter(&web, &id, &who.key).status, 200);
    }
    let hears = |who: &TestPlayer| {
        let mut ear = socket(&web, "/api/me/socket", None).unwrap();
        let hello = json!({"type": "hello", "key": who.key}).to_string();
        ear.send(Message::text(hello)).unwrap();
        ear
    };
    let mut ear = hears(&ben);
    let next = |ear: &mut support::Ws| -> Value {
        loop {
            if let Message::Text(text) = ear.read().unwrap() {
                return serde_json::from_str(&text).unwrap();
            }
        }
    };
    assert_eq!(start(&web, &id, &ada.key).status, 200);
    let told = next(&mut ear);
    assert_eq!(told["type"], "round");
    let call = &told["call"];
    assert_eq!((&call["round"], &call["other"]), (&json!(1), &json!("Ada")));
    assert_eq!(call["tournament"], id);
    // A client that connects later is notified too.
    let late = next(&mut hears(&ada));
    assert_eq!(late["call"]["table"], call["table"]);
    assert_eq!(
        late["call"]["seat"].as_u64().unwrap() + call["seat"].as_u64().unwrap(),
        1
    );
}

#[test]
fn a_deleted_player_is_a_stranger_who_has_withdrawn() {
    let folder = Folder::new();
    let web = Web::with(quick(&folder, 60_000));
    let names = ["Ada", "Ben", "Cleo", "Dora"];
    let [ada, ben, cleo, dora] = names.map(|name| TestPlayer::new(&web, name));
    let id = made(&web, &ada, &new_tournament(3));
    let coming = made(&web, &dora, &new_tournament(3));
    for who in [&ada, &ben, &cleo, &dora] {
        assert_eq!(enter(&web, &id, &who.key).status, 200);
    }
    assert_eq!(enter(&web, &coming, &dora.key).status, 200);
    assert_eq!(start(&web, &id, &ada.key).status, 200);
    // Dora is deleted during her match against Ben, and Cleo before sitting down.
    let (_ben, _) = sit(&web, &id, &ben, 1);
    let (_dora, _) = sit(&web, &id, &dora, 1);
    let (_ada, _) = sit(&web, &id, &ada, 1);
    for who in [&dora, &cleo] {
        assert_eq!(call(&web, "DELETE", "/api/me", &who.key, "").status, 204);
    }
    wait_for_round(&web, &id, &ada, 2);
    let told = table(&web, &id);
    let gone: Vec<&Value> = told["standings"].as_array().unwrap().iter().collect();
    let strangers = gone.iter().filter(|line| line["name"].is_null());
    assert_eq!(strangers.count(), 2, "{told}");
    assert_eq!(
        standings(&told)[..2]
            .iter()
            .map(|line| line.2)
            .collect::<Vec<_>>(),
        [2, 2]
    );
    assert!(!told.to_string().contains("Dora"));
    assert_eq!(
        get(&web, &format!("/api/tournaments/{coming}"), &[]).status,
        404
    );
    beats(&web, &id, &ada, &ben, 2);
}

/// Returns a valid new tournament with one field replaced.
fn with(field: &str, value: Value) -> Value {
    let mut new = new_tournament(3);
    new[field] = value;
    new
}

#[test]
fn an_invalid_tournament_is_refused_with_a_sentence() {
    let folder = Folder::new();
    let web = Web::with(quick(&folder, 60_000));
    let ada = TestPlayer::new(&web, "Ada");
    for (field, value) in [
        ("name", json!("")),
        ("name", json!("x".repeat(61))),
        ("name", json!("a\u{202e}b")),
        ("name", json!("A\u{200d}B")),
        ("rounds", json!(2)),
        ("rounds", json!(10)),
        ("game", json!("chess")),
        ("begin", json!({"type": "in", "ms": 1_u64 << 52})),
        ("begin", json!({"type": "never"})),
        ("begin", json!({"type": "at", "at": 1_700_000_000_000_u64})),
        ("courses", json!({"type": "drawn", "number": 0})),
        ("courses", json!({"type": "chosen", "courses": []})),
        (
            "courses",
            json!({"type": "chosen", "courses": ["no\u{0}thing"]}),
        ),
        (
            "clock",
            json!({"turn_ms": null, "total_ms": null, "increment_ms": 0}),
        ),
        (
            "clock",
            json!({"turn_ms": null, "total_ms": 1_000, "increment_ms": 0}),
        ),
        (
            "clock",
            json!({"turn_ms": 5, "total_ms": 60_000, "increment_ms": 0}),
        ),
        ("more", json!(1)),
    ] {
        let got = make(&web, &ada, &with(field, value.clone()));
        assert_eq!(got.status, 400, "{field} {value}");
        assert!(!got.json()["text"].as_str().unwrap().is_empty());
    }
}

#[test]
fn a_tournament_is_not_created_without_a_key() {
    let folder = Folder::new();
    let web = Web::with(quick(&folder, 60_000));
    assert_eq!(call(&web, "POST", "/api/tournaments", "", "{}").status, 401);
}

#[test]
fn names_of_tournaments_and_players_may_use_emoji_and_any_script() {
    let folder = Folder::new();
    let web = Web::with(quick(&folder, 60_000));
    let [ada, ben] = ["Ada 🏌️‍♀️", "بن"].map(|name| TestPlayer::new(&web, name));
    let name = "🏳️‍🌈 גביע 👩‍👩‍👧‍👦 Été";
    let id = made(&web, &ada, &with("name", json!(name)));
    for who in [&ada, &ben] {
        assert_eq!(enter(&web, &id, &who.key).status, 200);
    }
    assert_eq!(info(&web, &id, &ben)["entry"]["name"], name);
    let names = standings(&table(&web, &id)).into_iter().map(|line| line.0);
    assert_eq!(
        names.collect::<BTreeSet<_>>(),
        BTreeSet::from([ada.name, ben.name])
    );
}

#[test]
fn an_unknown_tournament_is_not_found() {
    let folder = Folder::new();
    let web = Web::with(quick(&folder, 60_000));
    let ben = TestPlayer::new(&web, "Ben");
    for wrong in ["nothing", "%00", "..%2f", &"x".repeat(5_000)] {
        for path in ["", "/table"] {
            let got = get(&web, &format!("/api/tournaments/{wrong}{path}"), &[]);
            assert_eq!(got.status, 404, "{wrong}");
        }
        assert_eq!(enter(&web, wrong, &ben.key).status, 404, "{wrong}");
    }
}

#[test]
fn a_tournament_starts_with_two_players_and_entering_twice_counts_once() {
    let folder = Folder::new();
    let web = Web::with(quick(&folder, 60_000));
    let [ada, ben] = ["Ada", "Ben"].map(|name| TestPlayer::new(&web, name));
    let id = made(&web, &ada, &new_tournament(3));
    for _ in 0..2 {
        assert_eq!(enter(&web, &id, &ada.key).json()["entry"]["players"], 1);
    }
    assert_eq!(start(&web, &id, &ada.key).status, 409);
    assert_eq!(enter(&web, &id, &ben.key).json()["entry"]["players"], 2);
    assert_eq!(start(&web, &id, &ada.key).status, 200);
}

#[test]
fn only_the_organiser_starts_a_tournament_or_deletes_it_before_the_start() {
    let folder = Folder::new();
    let web = Web::with(quick(&folder, 60_000));
    let [ada, ben] = ["Ada", "Ben"].map(|name| TestPlayer::new(&web, name));
    let id = made(&web, &ada, &new_tournament(3));
    let other = made(&web, &ada, &new_tournament(3));
    for who in [&ada, &ben] {
        assert_eq!(enter(&web, &id, &who.key).status, 200);
    }
    let delete = |id: &str, who: &TestPlayer| {
        let path = format!("/api/tournaments/{id}");
        call(&web, "DELETE", &path, &who.key, "").status
    };
    assert_eq!(start(&web, &id, &ben.key).status, 403);
    assert_eq!(delete(&id, &ben), 403);
    assert_eq!(delete(&other, &ada), 204);
    assert_eq!(
        get(&web, &format!("/api/tournaments/{other}"), &[]).status,
        404
    );
    assert_eq!(start(&web, &id, &ada.key).status, 200);
    called(&web, &id, &ada, 1);
    assert_eq!(delete(&id, &ada), 409);
}

#[test]
fn bots_enter_only_tournaments_that_allow_them_and_start_none() {
    let folder = Folder::new();
    let web = Web::with(quick(&folder, 60_000));
    let [ada, cleo] = ["Ada", "Cleo"].map(|name| TestPlayer::new(&web, name));
    let token = json!({"name": "bot", "scopes": ["look", "play"]}).to_string();
    let token = call(&web, "POST", "/api/me/tokens", &cleo.key, &token).json();
    let token = token["token"].as_str().unwrap();
    let people = made(&web, &ada, &new_tournament(3));
    assert_eq!(enter(&web, &people, token).status, 403);
    let bots = made(&web, &ada, &with("bots", json!(true)));
    assert_eq!(enter(&web, &bots, token).json()["joined"], true);
    assert_eq!(table(&web, &bots)["standings"][0]["bot"], true);
    assert_eq!(start(&web, &bots, token).status, 403);
}

#[test]
fn each_seat_of_a_tournament_match_is_reserved_for_one_player() {
    let folder = Folder::new();
    let web = Web::with(quick(&folder, 60_000));
    let [ada, ben, cleo] = ["Ada", "Ben", "Cleo"].map(|name| TestPlayer::new(&web, name));
    let id = begun(&web, &[&ada, &ben]);
    let (first, seat) = called(&web, &id, &ada, 1);
    let join = |seat: u8| {
        let share = format!("{seat:032x}");
        json!({"type": "join", "seat": seat, "name": "Cleo", "contribution": share})
    };
    let mut stranger = cleo.at(&web, &first);
    for seat in [0, 1] {
        let answer = stranger.ask(&join(seat));
        assert_eq!(
            (&answer["type"], &answer["reason"]),
            (&json!("refused"), &json!("not-your-seat"))
        );
    }
    let mut player = ada.at(&web, &first);
    assert_eq!(player.ask(&join(1 - seat))["reason"], "not-your-seat");
    player.sit(seat, &ada.name);
    let (_other, _) = sit(&web, &id, &ben, 1);
    let resign = json!({"type": "resign", "seat": seat});
    assert_eq!(stranger.ask(&resign)["type"], "refused");
}

#[test]
fn players_cannot_delete_the_table_of_a_tournament_match_or_play_a_rematch() {
    let folder = Folder::new();
    let web = Web::with(quick(&folder, 60_000));
    let [ada, ben] = ["Ada", "Ben"].map(|name| TestPlayer::new(&web, name));
    let id = begun(&web, &[&ada, &ben]);
    let (first, _) = called(&web, &id, &ada, 1);
    let path = format!("/api/tables/{first}");
    assert_eq!(call(&web, "DELETE", &path, &ada.key, "").status, 403);
    let (mut player, seat) = sit(&web, &id, &ada, 1);
    let (mut other, theirs) = sit(&web, &id, &ben, 1);
    other.ask(&json!({"type": "resign", "seat": theirs}));
    wait_for_round(&web, &id, &ada, 2);
    let again = player.ask(&json!({"type": "rematch", "seat": seat, "agree": true}));
    assert_eq!(again["type"], "refused");
}

#[test]
fn only_the_match_at_the_reserved_table_counts() {
    let folder = Folder::new();
    let web = Web::with(quick(&folder, 60_000));
    let [ada, ben] = ["Ada", "Ben"].map(|name| TestPlayer::new(&web, name));
    let id = begun(&web, &[&ada, &ben]);
    let (_player, _) = sit(&web, &id, &ada, 1);
    let (mut other, theirs) = sit(&web, &id, &ben, 1);
    let elsewhere = ada.create(&web, &support::golf("carom", 2));
    let mut two = [ada.at(&web, &elsewhere), ben.at(&web, &elsewhere)];
    two[0].sit(0, "Ada");
    two[1].sit(1, "Ben");
    two[0].ask(&json!({"type": "resign", "seat": 0}));
    assert_eq!(table(&web, &id)["rounds"][0][0]["state"], "playing");
    other.ask(&json!({"type": "resign", "seat": theirs}));
    wait_for_round(&web, &id, &ada, 2);
    assert_eq!(standings(&table(&web, &id))[0].0, ada.name);
}

#[test]
fn the_number_of_tournaments_per_player_is_limited() {
    let folder = Folder::new();
    let web = Web::with(quick(&folder, 60_000));
    let cleo = TestPlayer::new(&web, "Cleo");
    let many: Vec<u16> = (0..7)
        .map(|_| make(&web, &cleo, &new_tournament(3)).status)
        .collect();
    assert_eq!(many, [201, 201, 201, 201, 201, 429, 429]);
}

/// Sends a request as the organiser.
fn manage(web: &Web, method: &str, id: &str, part: &str, key: &str, body: &str) -> Got {
    call(
        web,
        method,
        &format!("/api/tournaments/{id}/{part}"),
        key,
        body,
    )
}

/// Creates a tournament that all these players enter, and starts it.
fn begun(web: &Web, everybody: &[&TestPlayer]) -> String {
    let id = made(web, everybody[0], &new_tournament(3));
    for who in everybody {
        assert_eq!(enter(web, &id, &who.key).status, 200);
    }
    assert_eq!(start(web, &id, &everybody[0].key).status, 200);
    id
}

fn number(web: &Web, id: &str, who: &TestPlayer) -> u64 {
    info(web, id, who)["number"].as_u64().unwrap()
}

#[test]
fn a_start_time_in_the_past_is_refused_in_a_sentence() {
    let folder = Folder::new();
    let web = Web::with(quick(&folder, 60_000));
    let ada = TestPlayer::new(&web, "Ada");
    let mut new = new_tournament(3);
    new["begin"] = json!({"type": "at", "at": 1_700_000_000_000_u64});
    let got = make(&web, &ada, &new);
    assert_eq!(got.status, 400);
    let text = got.json()["text"].clone();
    assert!(text.as_str().unwrap().contains("has passed"), "{text}");
}

#[test]
fn only_the_organiser_manages_a_tournament() {
    let folder = Folder::new();
    let web = Web::with(quick(&folder, 60_000));
    let [ada, ben] = ["Ada", "Ben"].map(|name| TestPlayer::new(&web, name));
    let id = begun(&web, &[&ada, &ben]);
    called(&web, &id, &ben, 1);
    for (method, part, body) in [
        ("DELETE", "entrants/1", ""),
        ("POST", "pause", ""),
        ("POST", "resume", ""),
        ("POST", "end", ""),
        ("PUT", "rounds/1/boards/1", r#"{"halves":[0,2]}"#),
    ] {
        let refused = manage(&web, method, &id, part, &ben.key, body);
        assert_eq!(refused.status, 403, "{part}");
        assert_eq!(manage(&web, method, &id, part, "", body).status, 401);
        let nothing = manage(&web, method, "nothing", part, &ada.key, body);
        assert_eq!(nothing.status, 404, "{part}");
    }
    assert_eq!(table(&web, &id)["rounds"][0][0]["state"], "waiting");
}

#[test]
fn a_removed_player_is_out_and_cannot_enter_again() {
    let folder = Folder::new();
    let web = Web::with(quick(&folder, 60_000));
    let names = ["Ada", "Ben", "Cleo", "Dora"];
    let [ada, ben, cleo, dora] = names.map(|name| TestPlayer::new(&web, name));
    let id = made(&web, &ada, &new_tournament(3));
    for who in [&ada, &ben, &cleo, &dora] {
        assert_eq!(enter(&web, &id, &who.key).status, 200);
    }
    let remove = |number: u64| {
        let part = format!("entrants/{number}");
        manage(&web, "DELETE", &id, &part, &ada.key, "").status
    };
    // Before the start, a removed player leaves no trace.
    assert_eq!(remove(number(&web, &id, &dora)), 200);
    assert_eq!(info(&web, &id, &dora)["entry"]["players"], 3);
    assert_eq!(info(&web, &id, &dora)["removed"], true);
    let again = enter(&web, &id, &dora.key);
    assert_eq!(again.status, 403);
    assert_eq!(
        again.json()["text"],
        "The organiser has removed you from this tournament."
    );
    assert_eq!(remove(9), 404);
    assert_eq!(remove(number(&web, &id, &ada)), 409, "oneself");
    // A player who is removed during a match loses it.
    assert_eq!(start(&web, &id, &ada.key).status, 200);
    let (_ada, _) = sit(&web, &id, &ada, 1);
    let other = until("Ada's opponent", || {
        [&ben, &cleo]
            .into_iter()
            .find(|who| !info(&web, &id, who)["call"].is_null())
    });
    let (_other, _) = sit(&web, &id, other, 1);
    assert_eq!(remove(number(&web, &id, other)), 200);
    wait_for_round(&web, &id, &ada, 2);
    assert_eq!(enter(&web, &id, &other.key).status, 403);
    let told = table(&web, &id);
    let gone = told["standings"].as_array().unwrap();
    let gone = gone.iter().find(|line| line["name"] == other.name.as_str());
    assert_eq!(gone.unwrap()["withdrawn"], true);
    assert_eq!(standings(&told)[0], ("Ada".to_owned(), 1, 2));
}

/// Waits longer than tournaments wait for absent players, by creating another tournament to which
/// no player comes and waiting until it is over.
fn outlast_patience(web: &Web) {
    let [finn, gina] = ["Finn", "Gina"].map(|name| TestPlayer::new(web, name));
    let id = begun(web, &[&finn, &gina]);
    until("no player has come", || {
        (info(web, &id, &finn)["entry"]["stage"] == "over").then_some(())
    });
}

#[test]
fn a_paused_tournament_pairs_no_round_and_forfeits_nobody() {
    let folder = Folder::new();
    let web = Web::with(quick(&folder, 300));
    let [ada, ben] = ["Ada", "Ben"].map(|name| TestPlayer::new(&web, name));
    let id = made(&web, &ada, &new_tournament(3));
    for who in [&ada, &ben] {
        assert_eq!(enter(&web, &id, &who.key).status, 200);
    }
    // A tournament that is paused before it begins is not paired. Starting the tournament resumes
    // it.
    let paused = manage(&web, "POST", &id, "pause", &ada.key, "").json();
    assert_eq!(paused["entry"]["paused"], true);
    let begun = start(&web, &id, &ada.key).json();
    assert_eq!(begun["entry"]["paused"], false);
    let (at, _) = called(&web, &id, &ada, 1);
    let paused = manage(&web, "POST", &id, "pause", &ada.key, "").json();
    assert_eq!(paused["entry"]["paused"], true);
    outlast_patience(&web);
    assert_eq!(info(&web, &id, &ben)["joined"], true);
    assert_eq!(called(&web, &id, &ben, 1).0, at, "the table is still there");
    beats(&web, &id, &ada, &ben, 1);
    until("the result", || {
        (table(&web, &id)["rounds"][0][0]["state"] == "played").then_some(())
    });
    outlast_patience(&web);
    assert_eq!(info(&web, &id, &ada)["entry"]["round"], 1);
    let on = manage(&web, "POST", &id, "resume", &ada.key, "").json();
    assert_eq!(on["entry"]["paused"], false);
    wait_for_round(&web, &id, &ada, 2);
}

#[test]
fn a_corrected_result_moves_points_and_standings_and_says_what_it_was() {
    let folder = Folder::new();
    let web = Web::with(quick(&folder, 60_000));
    let [ada, ben, cleo] = ["Ada", "Ben", "Cleo"].map(|name| TestPlayer::new(&web, name));
    let id = begun(&web, &[&ada, &ben, &cleo]);
    let board = |body: &str, number: u8| {
        let part = format!("rounds/1/boards/{number}");
        manage(&web, "PUT", &id, &part, &ada.key, body)
    };
    called(&web, &id, &ada, 1);
    assert_eq!(board(r#"{"halves":[0,2]}"#, 1).status, 409, "not decided");
    beats(&web, &id, &ada, &ben, 1);
    wait_for_round(&web, &id, &ada, 2);
    let before = table(&web, &id);
    let first = before["rounds"][0][0]["halves"].clone();
    for wrong in [r#"{"halves":[2,2]}"#, r#"{"halves":[3,0]}"#, "{}", ""] {
        assert_eq!(board(wrong, 1).status, 400, "{wrong}");
    }
    assert_eq!(board(r#"{"halves":[1,1]}"#, 2).status, 409, "a bye");
    assert_eq!(board(r#"{"halves":[1,1]}"#, 9).status, 409, "no board");
    let seat = called(&web, &id, &ada, 2).1;
    assert!(seat < 2, "the pairing of the next round stays");
    let turned = json!({"halves": [first[1], first[0]]}).to_string();
    for body in [r#"{"halves":[1,1]}"#, &turned] {
        assert_eq!(board(body, 1).status, 200);
    }
    let after = table(&web, &id);
    let corrected = &after["rounds"][0][0];
    assert_eq!(corrected["halves"], json!([first[1], first[0]]));
    assert_eq!(
        corrected["corrected"]["was"], first,
        "before the first correction"
    );
    let halves = |name: &str| {
        let lines = after["standings"].as_array().unwrap();
        let line = lines.iter().find(|line| line["name"] == name).unwrap();
        (line["halves"].clone(), line["rounds"][0]["halves"].clone())
    };
    assert_eq!(halves("Ada"), (json!(0), json!(0)));
    assert_eq!(halves("Ben").1, 2);
    assert_eq!(before["rounds"][0][1].get("corrected"), None);
}

#[test]
fn a_tournament_that_is_ended_early_plays_its_round_to_the_end() {
    let folder = Folder::new();
    let web = Web::with(quick(&folder, 60_000));
    let [ada, ben] = ["Ada", "Ben"].map(|name| TestPlayer::new(&web, name));
    let coming = made(&web, &ada, &new_tournament(3));
    assert_eq!(
        manage(&web, "POST", &coming, "end", &ada.key, "").status,
        409
    );
    let id = begun(&web, &[&ada, &ben]);
    called(&web, &id, &ada, 1);
    let ended = manage(&web, "POST", &id, "end", &ada.key, "").json();
    assert_eq!(
        (&ended["entry"]["stage"], &ended["entry"]["rounds"]),
        (&json!("running"), &json!(1))
    );
    beats(&web, &id, &ben, &ada, 1);
    until("the end", || {
        (info(&web, &id, &ada)["entry"]["stage"] == "over").then_some(())
    });
    let end = table(&web, &id);
    assert_eq!(end["rounds"].as_array().unwrap().len(), 1);
    assert_eq!(standings(&end)[0], ("Ben".to_owned(), 1, 2));
    assert_eq!(manage(&web, "POST", &id, "end", &ada.key, "").status, 409);
    assert_eq!(manage(&web, "POST", &id, "pause", &ada.key, "").status, 409);
}

#[test]
fn an_absent_player_is_dropped_after_one_game_and_can_come_back() {
    let folder = Folder::new();
    let mut config = quick(&folder, 300);
    config.limits.round_break = 60_000;
    let web = Web::with(config);
    let [ada, ben, cleo] = ["Ada", "Ben", "Cleo"].map(|name| TestPlayer::new(&web, name));
    let id = begun(&web, &[&ada, &ben, &cleo]);
    // Ada does not come to her table, so Ben waits in vain. Cleo has the bye.
    let (_ben, _) = sit(&web, &id, &ben, 1);
    until("Ada is out", || {
        (info(&web, &id, &ada)["joined"] == false).then_some(())
    });
    let told = table(&web, &id);
    assert_eq!(told["rounds"][0][0]["state"], "absent");
    let back = enter(&web, &id, &ada.key).json();
    assert_eq!(
        (&back["joined"], &back["number"]),
        (&json!(true), &json!(1)),
        "with the same number"
    );
    let told = table(&web, &id);
    let lines = told["standings"].as_array().unwrap().iter();
    let withdrawn: Vec<&Value> = lines.map(|line| &line["withdrawn"]).collect();
    assert_eq!(
        withdrawn,
        [false, false, false],
        "all three are paired next"
    );
}
