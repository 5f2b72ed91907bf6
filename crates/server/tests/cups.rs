//! Tests cups, in which everyone plays with the same dice: creating and starting cups, playing
//! them, and comparing results.

use crate::support::{self, Folder, Got, TestPlayer, Web, call, get};
use contest::cup::Edition;
use protocol::{Event, EventKind, Record};
use serde_json::{Value, json};
use table::{CourseCache, State};
use tokio_tungstenite::tungstenite::Message;

fn open() -> (Folder, Web) {
    let folder = Folder::new();
    let web = Web::over(&folder);
    (folder, web)
}

/// The request body for a cup with one course.
pub(crate) fn short(name: &str) -> Value {
    json!({"name": name, "rhythm": {"type": "once", "days": 3}, "drawn": null, "courses": ["1"]})
}

fn make(web: &Web, who: &TestPlayer, cup: &Value) -> Got {
    call(web, "POST", "/api/cups", &who.key, &cup.to_string())
}

pub(crate) fn made(web: &Web, who: &TestPlayer, cup: &Value) -> String {
    let got = make(web, who, cup);
    assert_eq!(got.status, 201, "{}", String::from_utf8_lossy(&got.body));
    got.json()["id"].as_str().unwrap().to_owned()
}

fn begin(web: &Web, who: &TestPlayer, cup: &str) -> Got {
    call(web, "POST", &format!("/api/cups/{cup}/begin"), &who.key, "")
}

/// Starts a try and returns its table.
pub(crate) fn begun(web: &Web, who: &TestPlayer, cup: &str) -> String {
    let got = begin(web, who, cup);
    assert_eq!(got.status, 200, "{}", String::from_utf8_lossy(&got.body));
    got.json()["table"].as_str().unwrap().to_owned()
}

/// Plays up to `most` actions of a try. Different seeds lead to different choices.
fn play_on(web: &Web, who: &TestPlayer, table: &str, seed: u64, most: u32) {
    let mut player = who.at(web, table);
    let events = player.ask(&json!({"type": "since", "version": 0}))["events"].clone();
    let events: Vec<Event> = serde_json::from_value(events).unwrap();
    let mut state = State::replay(&events, &mut CourseCache::new()).unwrap();
    for _ in 0..most {
        let Some(play) = state.play().filter(|_| state.turn() == Some(0)) else {
            break;
        };
        let action = serde_json::to_value(chosen(play, seed)).unwrap();
        let act = json!({"type": "act", "seat": 0, "action": action, "version": null});
        let answer = player.ask(&act);
        assert_eq!(answer["type"], "accepted", "{answer}");
        while u64::from(state.version()) < answer["version"].as_u64().unwrap() {
            for event in player.wait("update")["events"].as_array().unwrap() {
                state
                    .apply(&serde_json::from_value(event.clone()).unwrap())
                    .unwrap();
            }
        }
    }
}

pub(crate) fn record_at(web: &Web, who: &TestPlayer, table: &str) -> Record {
    let path = format!("/api/tables/{table}/record");
    let got = call(web, "GET", &path, &who.key, "");
    assert_eq!(got.status, 200, "{}", String::from_utf8_lossy(&got.body));
    Record::parse(&got.body).unwrap()
}

/// Chooses an action. All players choose the same starts and dice; only the directions differ.
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
        // Play into the hole if possible; otherwise, choose a direction that depends on the seed.
        let ball = game.turn().unwrap().ball;
        let holes = |one: &&Action| game.preview(**one, &mut ()).unwrap().ball(ball).is_none();
        let stroke = seed as usize + usize::from(game.turn().unwrap().count);
        let some = &actions[stroke * stroke % actions.len()];
        *actions.iter().find(holes).unwrap_or(some)
    };
    protocol::GameAction::Golf(protocol::GolfAction::new(action, game.rules().dice()))
}

/// Plays a complete try and returns the standings.
pub(crate) fn play(web: &Web, who: &TestPlayer, cup: &str, seed: u64) -> Value {
    let start = begin(web, who, cup).json();
    play_on(web, who, start["table"].as_str().unwrap(), seed, u32::MAX);
    let path = format!("/api/cups/{cup}/editions/{}", start["edition"]);
    who.get(web, &path)
}

#[test]
fn the_weekly_cup_is_the_same_for_everyone() {
    let (_folder, web) = open();
    let (ada, ben) = (TestPlayer::new(&web, "Ada"), TestPlayer::new(&web, "Ben"));
    let cup = get(&web, "/api/cups/weekly", &[]).json();
    assert_eq!(cup["cup"]["id"], "weekly");
    assert_eq!(cup["courses"].as_array().unwrap().len(), 6);
    assert_eq!(cup["cup"]["state"], "new");
    let start = begin(&web, &ada, "weekly").json();
    assert_ne!(begun(&web, &ben, "weekly"), start["table"]);
    let path = format!("/api/cups/weekly/editions/{}", start["edition"]);
    let board = ada.get(&web, &path);
    assert_eq!(
        (&board["state"], &board["playing"], &board["table"]),
        (&json!("playing"), &json!(2), &start["table"])
    );
    assert_eq!(board["still"][0]["name"], "Ada");
    let board = play(&web, &ada, "weekly", 1);
    let line = &board["lines"][0];
    assert_eq!((&line["own"], &line["rank"]), (&json!(true), &json!(1)));
    let scores = line["scores"].as_array().unwrap();
    assert_eq!(scores.len(), 6);
    let sum: i64 = scores.iter().map(|score| score.as_i64().unwrap()).sum();
    assert_eq!(line["total"], sum);
    // The same choices lead to the same results, because all players have the same dice.
    let board = play(&web, &ben, "weekly", 1);
    assert_eq!(board["lines"][0]["scores"], board["lines"][1]["scores"]);
    assert_eq!(board["lines"][1]["rank"], 1, "equal results share a rank");
    let season = ada.get(&web, "/api/cups/weekly/season");
    assert_eq!(
        season["lines"][0]["halves"], 3,
        "one point for playing, half a point for the tie"
    );
    let list = ada.get(&web, "/api/cups");
    assert_eq!(list["weekly"]["state"], "finished");
}

#[test]
fn the_dice_of_an_edition_cannot_be_computed_from_public_values() {
    let (_folder, web) = open();
    let ada = TestPlayer::new(&web, "Ada");
    let daily = json!({"name": "Days", "rhythm": {"type": "daily"}, "drawn": 1, "courses": []});
    let id = made(&web, &ada, &daily);
    let path = format!("/api/cups/{id}/editions/1");
    let board = get(&web, &path, &[]).json();
    let seal = board["seal"].as_str().unwrap().to_owned();
    assert_eq!(board["secret"], Value::Null);
    // Older versions derived the dice from a public secret. The commitments are no longer to that
    // secret, and the next edition's commitment is published before that edition begins.
    let public = |edition| {
        Edition::public_secret(&id, edition)
            .commitment()
            .to_string()
    };
    assert_ne!(seal, public(1));
    let next = get(&web, &format!("/api/cups/{id}"), &[]).json()["next_seal"].clone();
    let next = next.as_str().unwrap();
    assert!(next.len() == 64 && next != seal && next != public(2));
    // The table has the same commitment, and not even the complete match reveals the secret.
    let start = begin(&web, &ada, &id);
    assert!(start.json().get("secret").is_none(), "{:?}", start.json());
    let table = begun(&web, &ada, &id);
    play_on(&web, &ada, &table, 1, u32::MAX);
    let record = record_at(&web, &ada, &table);
    let EventKind::Created { commitment, .. } = &record.events[0].what else {
        panic!("{:?}", record.events[0]);
    };
    assert_eq!(commitment.to_string(), seal);
    let public = Record {
        secret: Some(Edition::public_secret(&id, 1).reveal()),
        ..record.clone()
    };
    assert!(table::verify(&public, &mut CourseCache::new()).is_err());
    assert!(record.is_sealed(), "the end does not reveal the secret");
    assert_eq!(ada.get(&web, &path)["secret"], Value::Null);
}

#[test]
fn every_roll_can_be_checked_after_the_edition() {
    let folder = Folder::new();
    let mut config = support::config(&folder);
    config.limits.cup_grace = 0;
    let web = Web::with(config);
    let (ada, ben) = (TestPlayer::new(&web, "Ada"), TestPlayer::new(&web, "Ben"));
    let id = made(&web, &ada, &short("Checked"));
    let board = play(&web, &ada, &id, 1);
    let path = format!("/api/cups/{id}/editions/1");
    let of_result = format!(
        "{path}/results/{}",
        board["lines"][0]["result"].as_str().unwrap()
    );
    let table = begun(&web, &ada, &id);
    assert!(record_at(&web, &ada, &table).is_sealed());
    let late = begun(&web, &ben, &id);
    assert_eq!(
        call(&web, "DELETE", &format!("/api/cups/{id}"), &ada.key, "").status,
        204
    );
    let board = get(&web, &path, &[]).json();
    let secret: protocol::Hex<32> = serde_json::from_value(board["secret"].clone()).unwrap();
    let seal = table::Secret::new(secret.0).commitment();
    assert_eq!(board["seal"], seal.to_string());
    // After the edition ends, all players may see the matches, and the records contain the secret.
    let record = Record::parse(&get(&web, &of_result, &[]).body).unwrap();
    assert_eq!(record, record_at(&web, &ben, &table));
    let verified = table::verify(&record, &mut CourseCache::new()).unwrap();
    assert!(verified.draws > 0);
    // A match that ends after the secret was published does not count.
    play_on(&web, &ben, &late, 2, u32::MAX);
    let board = ben.get(&web, &path);
    assert_eq!(
        (&board["state"], &board["finished"]),
        (&json!("given-up"), &json!(1))
    );
}

#[test]
fn a_second_try_from_another_device_is_the_same_try() {
    let (_folder, web) = open();
    let ada = TestPlayer::new(&web, "Ada");
    let id = made(&web, &ada, &short("Once"));
    // Two devices start at the same time.
    let tables: Vec<String> = std::thread::scope(|scope| {
        let device = || scope.spawn(|| begun(&web, &ada, &id));
        let devices = [device(), device(), device()];
        devices.map(|device| device.join().unwrap()).into()
    });
    assert!(tables.iter().all(|table| *table == tables[0]), "{tables:?}");
    let table = &tables[0];
    // One device rolls; the other sees the same roll and continues.
    play_on(&web, &ada, table, 1, 4);
    let before = ada.at(&web, table).view();
    assert_eq!(begun(&web, &ada, &id), *table);
    assert_eq!(ada.at(&web, table).view(), before);
    // The player cannot leave the seat, sit down again, close the table or request a rematch.
    let mut player = ada.at(&web, table);
    for request in [
        json!({"type": "leave", "seat": 0}),
        json!({"type": "join", "seat": 0, "name": "Ada", "contribution": "0".repeat(32)}),
    ] {
        assert_eq!(player.ask(&request)["type"], "refused", "{request}");
    }
    let close = call(
        &web,
        "DELETE",
        &format!("/api/tables/{table}"),
        &ada.key,
        "",
    );
    assert_eq!(close.status, 409);
    // Resigning does not allow a second try.
    let resign = json!({"type": "resign", "seat": 0});
    assert_eq!(player.ask(&resign)["type"], "accepted");
    let again = player.ask(&json!({"type": "rematch", "seat": 0, "agree": true}));
    assert_eq!(again["type"], "refused");
    assert_eq!(begun(&web, &ada, &id), *table);
    let board = ada.get(&web, &format!("/api/cups/{id}/editions/1"));
    assert_eq!(
        (&board["state"], &board["finished"], &board["open"]),
        (&json!("given-up"), &json!(0), &json!(false))
    );
}

#[test]
fn a_running_try_is_seen_by_nobody_who_has_not_finished() {
    let (_folder, web) = open();
    let (ada, ben) = (TestPlayer::new(&web, "Ada"), TestPlayer::new(&web, "Ben"));
    let id = made(&web, &ada, &short("Hidden"));
    let table = begun(&web, &ada, &id);
    play_on(&web, &ada, &table, 1, 4);
    let at = format!("/api/tables/{table}");
    let paths = ["", "/events", "/record", "/sitters", "/stream"];
    let status = |who: &str, path: &str| {
        let path = format!("{at}{path}");
        if path.ends_with("/stream") && who == ada.key {
            // The stream never ends, so do not read it.
            return 200;
        }
        call(&web, "GET", &path, who, "").status
    };
    let statuses = |who: &str| paths.map(|path| status(who, path));
    let look = json!({"id": "m1", "request": {"type": "look"}}).to_string();
    let ask = |who: &str| call(&web, "POST", &format!("{at}/requests"), who, &look).status;
    let greeted = |who: Option<&str>| {
        let mut socket = support::socket(&web, &format!("{at}/socket"), None).unwrap();
        let hello = json!({"type": "hello", "key": who}).to_string();
        socket.send(Message::text(hello)).unwrap();
        let first = socket.read().unwrap().into_text().unwrap();
        let first: Value = serde_json::from_str(&first).unwrap();
        first["type"].as_str().unwrap().to_owned()
    };
    assert_eq!(statuses(&ada.key), [200; 5]);
    // Ben has no access before he starts a try, or while his try is running.
    for _ in 0..2 {
        assert_eq!(statuses(&ben.key), [403; 5]);
        assert_eq!(ask(&ben.key), 403);
        assert_eq!(greeted(Some(&ben.key)), "problem");
        begun(&web, &ben, &id);
    }
    assert_eq!(statuses(""), [403; 5]);
    assert_eq!(greeted(None), "problem");
    assert_eq!(greeted(Some(&ada.key)), "welcome");
    // A bot cannot play for Ada, and the link preview reveals nothing.
    let token = json!({"name": "bot", "scopes": ["look", "play", "host"]});
    let bot = call(&web, "POST", "/api/me/tokens", &ada.key, &token.to_string()).json();
    assert_eq!(ask(bot["token"].as_str().unwrap()), 403);
    let picture = get(&web, &format!("/api/pictures/table-{table}.png"), &[]);
    assert_eq!(picture.status, 404);
    // No list contains the table.
    for list in [
        "/api/me/tables",
        "/api/tables",
        "/api/tables?status=playing",
    ] {
        assert!(!ada.get(&web, list).to_string().contains(&table), "{list}");
    }
    // Players who have finished may watch.
    play(&web, &ben, &id, 2);
    let seen = [&paths[..4]].concat();
    assert!(seen.iter().all(|path| status(&ben.key, path) == 200));
    assert_eq!(greeted(Some(&ben.key)), "welcome");
    // But they cannot play.
    let mut guest = ben.at(&web, &table);
    let answer = guest.act(0, &json!({"type": "roll"}));
    assert_eq!(answer["type"], "refused", "{answer}");
}

#[test]
fn a_crash_between_the_end_and_the_result_loses_nothing() {
    let folder = Folder::new();
    let web = Web::over(&folder);
    let (ada, ben) = (TestPlayer::new(&web, "Ada"), TestPlayer::new(&web, "Ben"));
    let id = made(&web, &ada, &short("Crash"));
    play_on(&web, &ada, &begun(&web, &ada, &id), 1, u32::MAX);
    let table = begun(&web, &ben, &id);
    play_on(&web, &ben, &table, 1, 5);
    // The standings have not been requested yet, so the result may not be stored yet.
    web.stop();
    let web = Web::over(&folder);
    let path = format!("/api/cups/{id}/editions/1");
    let board = get(&web, &path, &[]).json();
    assert_eq!(
        (&board["finished"], &board["playing"]),
        (&json!(1), &json!(1))
    );
    assert_eq!(board["lines"][0]["name"], "Ada");
    // Ben continues his try.
    assert_eq!(begun(&web, &ben, &id), table);
    let board = play(&web, &ben, &id, 1);
    assert_eq!(board["lines"][0]["scores"], board["lines"][1]["scores"]);
    // The result is written only once, however often the standings are requested.
    web.stop();
    let web = Web::over(&folder);
    assert_eq!(get(&web, &path, &[]).json()["lines"], {
        let mut lines = board["lines"].clone();
        lines[1]["own"] = json!(false);
        lines[0]["own"] = json!(false);
        lines
    });
}

#[test]
fn an_edition_that_was_on_before_the_upgrade_keeps_its_dice() {
    let folder = Folder::new();
    let web = Web::over(&folder);
    let ada = TestPlayer::new(&web, "Ada");
    let id = made(&web, &ada, &short("Old"));
    web.stop();
    // Store the result as the upgrade does.
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let location = storage::Location::File(folder.data());
        let store = storage::Store::open(&location).await.unwrap();
        store.add_cup_secret(&id, 1, "", 0).await.unwrap();
        store.close().await;
    });
    let web = Web::over(&folder);
    let table = begun(&web, &ada, &id);
    play_on(&web, &ada, &table, 1, u32::MAX);
    let record = Record {
        secret: Some(Edition::public_secret(&id, 1).reveal()),
        ..record_at(&web, &ada, &table)
    };
    table::verify(&record, &mut CourseCache::new()).unwrap();
}

#[test]
fn a_record_from_home_does_not_count() {
    let (_folder, web) = open();
    let (ada, ben) = (TestPlayer::new(&web, "Ada"), TestPlayer::new(&web, "Ben"));
    let id = made(&web, &ada, &short("Strict"));
    play(&web, &ada, &id, 1);
    let record = record_at(&web, &ada, &begun(&web, &ada, &id)).to_string();
    begun(&web, &ben, &id);
    let path = format!("/api/cups/{id}/editions/1");
    for body in [&*record, "{}", ""] {
        let got = call(&web, "POST", &path, &ben.key, body);
        assert_eq!(got.status, 403);
        let text = got.json()["text"].as_str().unwrap().to_owned();
        assert!(text.contains("played on the server"), "{text}");
    }
    assert_eq!(ben.get(&web, &path)["finished"], 1);
    // Other editions either do not exist yet or never will.
    for n in ["0", "2", "99999999999", "-1", "x"] {
        let path = format!("/api/cups/{id}/editions/{n}");
        assert_eq!(get(&web, &path, &[]).status, 404, "{n}");
    }
}

#[test]
fn a_cup_of_ones_own_is_found_by_its_link() {
    let (_folder, web) = open();
    let (ada, ben) = (TestPlayer::new(&web, "Ada"), TestPlayer::new(&web, "Ben"));
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
    // The owner ends the cup. Finished tries remain.
    let path = format!("/api/cups/{id}");
    assert_eq!(call(&web, "DELETE", &path, &ben.key, "").status, 404);
    assert_eq!(call(&web, "DELETE", &path, &ada.key, "").status, 204);
    assert_eq!(begin(&web, &ada, &id).status, 404, "the cup is over");
    let board = ben.get(&web, &format!("{path}/editions/1"));
    assert_eq!(board["finished"], 1);
    // A cup continues after its owner is deleted, but the owner's results are deleted.
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
fn what_others_chose_needs_eight_players() {
    let (_folder, web) = open();
    let people: Vec<TestPlayer> = (0..9)
        .map(|number| TestPlayer::new(&web, &format!("Player {number}")))
        .collect();
    let cup = json!({"name": "Nine", "rhythm": {"type": "daily"}, "drawn": null,
                     "courses": ["1"]});
    let id = made(&web, &people[0], &cup);
    let path = format!("/api/cups/{id}/editions/1");
    let deciding = format!("{path}/deciding");
    let mut board = Value::Null;
    for (seed, who) in (1..).zip(&people[..8]) {
        assert_eq!(call(&web, "GET", &deciding, &who.key, "").status, 403);
        board = play(&web, who, &id, seed);
        if seed < 8 {
            assert_eq!(who.get(&web, &deciding), Value::Null, "{seed} players");
        }
    }
    let lines = board["lines"].as_array().unwrap();
    let totals: Vec<i64> = lines
        .iter()
        .map(|line| line["total"].as_i64().unwrap())
        .collect();
    assert!(totals.is_sorted(), "{totals:?}");
    let middle = board["middle"][0].as_i64().unwrap();
    assert_eq!(middle, (totals[3] + totals[4]) * 5, "the median of eight");
    let result = lines[0]["result"].as_str().unwrap();
    let of_result = format!("{path}/results/{result}");
    for hidden in [&of_result, &deciding] {
        let last = &people[8].key;
        assert_eq!(call(&web, "GET", hidden, last, "").status, 403, "{hidden}");
        assert_eq!(get(&web, hidden, &[]).status, 403, "{hidden}");
    }
    let nothing = call(
        &web,
        "GET",
        &format!("{path}/results/x"),
        &people[0].key,
        "",
    );
    assert_eq!(nothing.status, 404);
    // Anyone can compute the deciding stroke from the public records.
    let strokes = |line: &Value| {
        let result = line["result"].as_str().unwrap();
        let record = people[0].get(&web, &format!("{path}/results/{result}"));
        let record = Record::parse(record.to_string().as_bytes()).unwrap();
        contest::cup::judge(&record.events)
            .unwrap()
            .unwrap()
            .strokes
    };
    let expected = contest::cup::deciding(&lines.iter().map(strokes).collect::<Vec<_>>());
    let decided = people[0].get(&web, &deciding);
    // The dice differ on each run, so it is possible that no choice made a difference.
    let told = ["course", "stroke", "impulses", "players"].map(|name| decided[name].clone());
    let expected_told = expected.as_ref().map(|expected| {
        [
            json!(expected.course),
            json!(expected.stroke),
            json!(expected.impulses),
            json!(expected.players),
        ]
    });
    assert_eq!(told, expected_told.unwrap_or_default());
    let choices = decided["choices"].as_array().map_or(0, Vec::len);
    assert_eq!(
        choices,
        expected.map_or(0, |expected| expected.choices.len())
    );
    let season = people[1].get(&web, &format!("/api/cups/{id}/season"));
    assert_eq!(season["lines"].as_array().unwrap().len(), 8);
    // If nothing has changed, the response has no body.
    let first = get(&web, &path, &[]);
    let tag = first.header("etag").to_owned();
    assert_eq!(get(&web, &path, &[("if-none-match", &tag)]).status, 304);
    play(&web, &people[8], &id, 9);
    assert_eq!(get(&web, &path, &[("if-none-match", &tag)]).status, 200);
}

#[test]
fn cups_that_cannot_be_are_refused_in_a_sentence() {
    let (_folder, web) = open();
    let ada = TestPlayer::new(&web, "Ada");
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
    // The number of cups per player and day is limited.
    let refused = (0..1000).find(|_| make(&web, &ada, &short("More")).status == 429);
    assert_eq!(refused, Some(16), "twenty per day");
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
