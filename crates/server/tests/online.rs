//! Tests tables shared by link, over real sockets.

use crate::support::{
    self, Folder, Player, TestPlayer, Web, altered, call, config, get, golf, play_out, some_action,
    today,
};
use protocol::Record;
use serde_json::{Value, json};
use std::time::{Duration, Instant};
use table::CourseCache;

fn open() -> (Folder, Web) {
    let folder = Folder::new();
    let web = Web::over(&folder);
    (folder, web)
}

/// Checks a condition repeatedly until it holds.
fn eventually(what: &str, mut holds: impl FnMut() -> bool) {
    let begin = Instant::now();
    while !holds() {
        assert!(begin.elapsed() < Duration::from_mins(1), "{what}");
        std::thread::sleep(Duration::from_millis(50));
    }
}

#[test]
fn friends_play_a_carom_match_by_link_and_anyone_can_check_it() {
    let (_folder, web) = open();
    let (ada, ben) = (TestPlayer::new(&web, "Ada"), TestPlayer::new(&web, "Ben"));
    let id = ada.create(&web, &golf("carom", 2));
    let lobby = get(&web, "/api/tables", &[]).json();
    assert_eq!(lobby[0]["table"], *id);
    assert_eq!(lobby[0]["courses"], json!(["1"]));
    let mut looker = Player::connect(&web, &id, None);
    let mut players = [ada.at(&web, &id), ben.at(&web, &id)];
    players[0].sit(0, "Ada");
    players[1].sit(1, "Ben");
    assert_eq!(get(&web, "/api/tables", &[]).json(), json!([]));
    let view = play_out(&mut players);
    assert_eq!(view["status"], "over");
    // A spectator has seen the same result.
    let seen = loop {
        let update = looker.wait("update");
        if update["view"]["status"] == "over" {
            break update["view"].clone();
        }
    };
    assert_eq!(seen, view);
    let record = get(&web, &format!("/api/tables/{id}/record"), &[]);
    let parsed = Record::parse(&record.body).unwrap();
    assert_eq!(parsed.to_string().as_bytes(), record.body);
    let verified = table::verify(&parsed, &mut CourseCache::new()).unwrap();
    assert_eq!(verified.results.len(), 2);
}

#[test]
fn a_rematch_is_a_table_that_everyone_is_told_of() {
    let (_folder, web) = open();
    let (ada, ben) = (TestPlayer::new(&web, "Ada"), TestPlayer::new(&web, "Ben"));
    let id = ada.create(&web, &golf("basic", 2));
    let mut players = [ada.at(&web, &id), ben.at(&web, &id)];
    players[0].sit(0, "Ada");
    players[1].sit(1, "Ben");
    let resigned = players[1].ask(&json!({"type": "resign", "seat": 1}));
    assert_eq!(resigned["type"], "accepted");
    for (seat, player) in players.iter_mut().enumerate() {
        let answer = player.ask(&json!({"type": "rematch", "seat": seat, "agree": true}));
        assert_eq!(answer["type"], "accepted", "{answer}");
    }
    let next = players
        .each_mut()
        .map(|player| player.wait("next")["table"].clone());
    assert_eq!(next[0], next[1]);
    let info = ada.get(&web, &format!("/api/tables/{id}"));
    assert_eq!(info["next"], next[0]);
    let mut again = ada.at(&web, next[0].as_str().unwrap());
    again.sit(0, "Ada");
}

#[test]
fn a_message_sent_again_has_no_further_effect_not_even_after_a_restart() {
    let folder = Folder::new();
    let web = Web::over(&folder);
    let ada = TestPlayer::new(&web, "Ada");
    let id = ada.create(&web, &golf("basic", 1));
    let mut player = ada.at(&web, &id);
    player.sit(0, "Ada");
    let action = some_action(&player.view(), &mut 3);
    let request = json!({"type": "act", "seat": 0, "action": {"golf": action}, "version": null});
    let first = player.ask_as("again", &request);
    assert_eq!(first["type"], "accepted");
    assert_eq!(player.ask_as("again", &request), first);
    let before = player.view();
    web.stop();
    let web = Web::over(&folder);
    let mut player = ada.at(&web, &id);
    assert_eq!(player.welcome["seats"], json!([0]));
    assert_eq!(player.view(), before);
    assert_eq!(player.ask_as("again", &request), first);
    let other = json!({"type": "resign", "seat": 0});
    assert_eq!(player.ask_as("again", &other)["reason"], "id-reused");
    let missed = player.ask(&json!({"type": "since", "version": 3}));
    let versions: Vec<u64> = missed["events"]
        .as_array()
        .unwrap()
        .iter()
        .map(|event| event["version"].as_u64().unwrap())
        .collect();
    let last = before["version"].as_u64().unwrap();
    assert_eq!(versions, (4..=last).collect::<Vec<_>>());
}

#[test]
fn computers_play_when_it_is_their_turn_and_after_a_restart() {
    let folder = Folder::new();
    let web = Web::over(&folder);
    let ada = TestPlayer::new(&web, "Ada");
    let mut table = golf("basic", 1);
    table["seats"] = json!([{"type": "person"}, {"type": "computer", "level": 1}]);
    table["setup"]["golf"]["limit"] = json!(2);
    let id = ada.create(&web, &table);
    let mut player = ada.at(&web, &id);
    player.sit(0, "Ada");
    let mut chance = 5;
    let turn = |player: &mut Player| loop {
        let view = player.view();
        if view["status"] == "over" || view["turn"] == 0 {
            return view;
        }
        std::thread::sleep(Duration::from_millis(20));
    };
    for _ in 0..2 {
        let view = turn(&mut player);
        let action = some_action(&view, &mut chance);
        assert_eq!(player.act(0, &action)["type"], "accepted");
    }
    web.stop();
    let web = Web::over(&folder);
    let mut player = ada.at(&web, &id);
    let view = loop {
        let view = turn(&mut player);
        if view["status"] == "over" {
            break view;
        }
        let action = some_action(&view, &mut chance);
        assert_eq!(player.act(0, &action)["type"], "accepted");
    };
    assert_eq!(view["results"].as_array().unwrap().len(), 2);
}

#[test]
fn whoever_is_out_of_time_is_out_of_the_match_even_if_nobody_looks() {
    let (_folder, web) = open();
    let (ada, ben) = (TestPlayer::new(&web, "Ada"), TestPlayer::new(&web, "Ben"));
    let mut table = golf("basic", 2);
    table["clock"] = json!({"turn_ms": 300, "total_ms": null, "increment_ms": 0});
    let id = ada.create(&web, &table);
    let mut players = [ada.at(&web, &id), ben.at(&web, &id)];
    players[0].sit(0, "Ada");
    players[1].sit(1, "Ben");
    drop(players);
    let over = || {
        let own = ada.get(&web, "/api/me/tables");
        own[0]["table"]["status"] == "over"
    };
    eventually("the match ends by itself", over);
}

#[test]
fn clocks_stand_still_while_no_server_runs() {
    let folder = Folder::new();
    let web = Web::over(&folder);
    let (ada, ben) = (TestPlayer::new(&web, "Ada"), TestPlayer::new(&web, "Ben"));
    let mut table = golf("basic", 2);
    let days = 3 * 24 * 3_600_000_u64;
    table["clock"] = json!({"turn_ms": days, "total_ms": null, "increment_ms": 0});
    let id = ada.create(&web, &table);
    let mut players = [ada.at(&web, &id), ben.at(&web, &id)];
    players[0].sit(0, "Ada");
    players[1].sit(1, "Ben");
    let begin = Instant::now();
    let before = players[0].view()["deadline"].as_u64().unwrap();
    drop(players);
    web.stop();
    std::thread::sleep(Duration::from_millis(1_500));
    let web = Web::over(&folder);
    let mut player = ada.at(&web, &id);
    let after = player.view()["deadline"].as_u64().unwrap();
    // Subtract the time that has passed, as measured by this machine.
    let passed = begin.elapsed().as_millis() as u64 + 1;
    assert!(
        (before + 1_400..=before + passed).contains(&after),
        "{before} {after} {passed}"
    );
    // The match continues, and its record is valid.
    let ben = ben.at(&web, &id);
    let view = play_out(&mut [player, ben]);
    assert_eq!(view["status"], "over");
    let record = get(&web, &format!("/api/tables/{id}/record"), &[]);
    let record = Record::parse(&record.body).unwrap();
    table::verify(&record, &mut CourseCache::new()).unwrap();
}

#[test]
fn everyone_sees_who_is_there_and_what_is_said() {
    let (_folder, web) = open();
    let (ada, ben) = (TestPlayer::new(&web, "Ada"), TestPlayer::new(&web, "Ben"));
    let id = ada.create(&web, &golf("basic", 2));
    let mut first = ada.at(&web, &id);
    first.sit(0, "Ada");
    let mut second = ben.at(&web, &id);
    eventually("Ben is shown as present", || {
        let presence = first.wait("presence");
        presence["seats"] == json!([true, false]) && presence["spectators"] == 1
    });
    second.send(&json!({"type": "say", "what": {"phrase": "good-luck"}}));
    let said = first.wait("said");
    assert_eq!(said["said"]["name"], "Ben");
    assert_eq!(said["said"]["seat"], Value::Null);
    assert_eq!(said["said"]["what"], json!({"phrase": "good-luck"}));
    for what in [json!({"text": "<script>"}), json!({"emoji": "<b>"})] {
        second.send(&json!({"type": "say", "what": what}));
        assert_eq!(second.wait("problem")["problem"]["reason"], "forbidden");
    }
    // A new client receives earlier chat messages.
    let third = Player::connect(&web, &id, None);
    assert_eq!(third.welcome["said"][0], said["said"]);
}

#[test]
fn match_goes_on_without_whoever_stays_away_and_no_sooner() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.limits.patience = 400;
    let web = Web::with(config);
    let people = [TestPlayer::new(&web, "Ada"), TestPlayer::new(&web, "Ben")];
    let id = people[0].create(&web, &golf("carom", 2));
    let mut players = people.clone().map(|one| Some(one.at(&web, &id)));
    for (seat, player) in players.iter_mut().enumerate() {
        let name = people[seat].name.clone();
        player
            .as_mut()
            .unwrap()
            .sit(u8::try_from(seat).unwrap(), &name);
    }
    let turn = &players[0].as_mut().unwrap().view()["turn"];
    let away = usize::try_from(turn.as_u64().unwrap()).unwrap();
    let here = 1 - away;
    let claim = json!({"type": "claim", "seat": away});
    let mut stays = players[here].take().unwrap();
    // Players who are present cannot be removed, no matter how long they think.
    std::thread::sleep(Duration::from_millis(700));
    assert_eq!(stays.ask(&claim)["reason"], "illegal");
    let begin = Instant::now();
    players[away] = None;
    eventually("they are shown as away", || {
        let presence = stays.wait("presence");
        assert_eq!(presence["patience"], 400);
        presence["away"][away].is_u64() && presence["away"][here].is_null()
    });
    eventually("the waiting time ends", || {
        let answer = stays.ask(&claim);
        let is_early = begin.elapsed() < Duration::from_millis(400);
        assert!(!is_early || answer["reason"] == "illegal", "{answer}");
        answer["type"] == "accepted"
    });
    assert_eq!(stays.view()["status"], "over");
    eventually("the list has the result", || {
        let entry = &people[here].get(&web, "/api/me/tables")[0]["table"];
        entry["results"][away]["withdrawn"] == true && entry["results"][here]["rank"] == 1
    });
}

#[test]
fn devices_are_listed_and_signed_out() {
    let (_folder, web) = open();
    let ada = TestPlayer::new(&web, "Ada");
    let code = call(
        &web,
        "POST",
        "/api/me/codes",
        &ada.key,
        r#"{"kind":"device"}"#,
    )
    .json();
    let body = json!({"code": code["code"]}).to_string();
    let head = format!(
        "POST /api/players/recover HTTP/1.1\r\nhost: test\r\nconnection: close\r\nuser-agent: \
         Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0\r\n\
         content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    );
    let phone = support::raw(&web, head.as_bytes()).json();
    let phone = TestPlayer {
        name: "Ada".to_owned(),
        key: phone["key"].as_str().unwrap().to_owned(),
    };
    let devices = ada.get(&web, "/api/me/devices");
    let named = |name: &str| {
        let mut all = devices.as_array().unwrap().iter();
        all.find(|device| device["name"] == name).unwrap().clone()
    };
    let (own, other) = (named(""), named("Firefox, Android"));
    assert_eq!(
        (&own["here"], &other["here"]),
        (&json!(true), &json!(false))
    );
    let path = format!("/api/me/devices/{}", other["id"].as_str().unwrap());
    // A player cannot sign out another player's devices.
    let eve = TestPlayer::new(&web, "Eve");
    assert_eq!(call(&web, "DELETE", &path, &eve.key, "").status, 404);
    assert_eq!(phone.get(&web, "/api/me")["name"], "Ada");
    assert_eq!(call(&web, "DELETE", &path, &ada.key, "").status, 204);
    assert_eq!(call(&web, "GET", "/api/me", &phone.key, "").status, 401);
    assert_eq!(
        ada.get(&web, "/api/me/devices").as_array().unwrap().len(),
        1
    );
}

#[test]
fn free_text_is_for_those_who_sit_at_invited_tables() {
    let (_folder, web) = open();
    let (ada, ben) = (TestPlayer::new(&web, "Ada"), TestPlayer::new(&web, "Ben"));
    let mut table = golf("basic", 2);
    table["chat"] = json!("free");
    let refused = call(&web, "POST", "/api/tables", &ada.key, &table.to_string());
    assert_eq!(refused.status, 400, "not at open tables");
    table["open"] = json!(false);
    let id = ada.create(&web, &table);
    assert_eq!(get(&web, "/api/tables", &[]).json(), json!([]));
    let mut first = ada.at(&web, &id);
    first.sit(0, "Ada");
    let mut second = ben.at(&web, &id);
    first.send(&json!({"type": "say", "what": {"text": "<b>hello</b> & welcome"}}));
    let said = second.wait("said");
    assert_eq!(said["said"]["what"]["text"], "<b>hello</b> & welcome");
    second.send(&json!({"type": "say", "what": {"text": "hello"}}));
    assert_eq!(second.wait("problem")["problem"]["reason"], "forbidden");
}

#[test]
fn a_player_sees_at_which_tables_it_is_their_turn() {
    let (_folder, web) = open();
    let (ada, ben) = (TestPlayer::new(&web, "Ada"), TestPlayer::new(&web, "Ben"));
    let mut home = support::socket(&web, "/api/me/socket", None).unwrap();
    let hello = json!({"type": "hello", "key": ada.key}).to_string();
    home.send(tokio_tungstenite::tungstenite::Message::text(hello))
        .unwrap();
    let id = ada.create(&web, &golf("basic", 2));
    let mut players = [ada.at(&web, &id), ben.at(&web, &id)];
    players[0].sit(0, "Ada");
    players[1].sit(1, "Ben");
    let turn = players[1].view()["turn"].as_u64().unwrap();
    let mut news = || -> Value {
        let text = home.read().unwrap().into_text().unwrap();
        serde_json::from_str(&text).unwrap()
    };
    let notice = loop {
        let notice = news();
        if notice["table"]["table"]["status"] == "playing" {
            break notice;
        }
    };
    assert_eq!(notice["type"], "turn");
    assert_eq!(notice["table"]["table"]["table"], *id);
    assert_eq!(notice["table"]["your_turn"], turn == 0);
    let own = ada.get(&web, "/api/me/tables");
    assert_eq!(own[0]["seats"], json!([0]));
    assert_eq!(own[0]["your_turn"], turn == 0);
}

#[test]
fn a_table_of_carramboule_is_played_online() {
    let (_folder, web) = open();
    let ada = TestPlayer::new(&web, "Ada");
    let table = json!({
        "setup": {"carramboule": {"starts": 0}},
        "seats": [{"type": "person"}, {"type": "computer", "level": 1}],
        "clock": null, "open": false
    });
    let id = ada.create(&web, &table);
    let mut player = ada.at(&web, &id);
    player.sit(0, "Ada");
    // The shot is too soft to pocket a ball from any rack. If a ball were pocketed, Ada would shoot
    // again.
    let shot = json!({"carramboule": {"type": "shoot", "across": 370_000, "direction": 1_570_796,
                      "speed": 1000, "side": 0, "top": 0, "elevation": 0}});
    let act = json!({"type": "act", "seat": 0, "action": shot, "version": null});
    let answer = player.ask(&act);
    assert_eq!(answer["type"], "accepted", "{answer}");
    let update = player.wait("update");
    assert!(update["view"]["version"].is_u64());
    eventually("the computer shoots", || {
        let view = player.view();
        view["version"].as_u64() > answer["version"].as_u64()
    });
}

#[test]
fn a_key_gets_lost_and_a_code_brings_it_back_once() {
    let (_folder, web) = open();
    let ada = TestPlayer::new(&web, "Ada");
    let body = json!({"kind": "recovery"}).to_string();
    let got = call(&web, "POST", "/api/me/codes", &ada.key, &body);
    assert_eq!(got.status, 201);
    let code = got.json();
    assert_eq!(code["expires"], Value::Null);
    let text = code["code"].as_str().unwrap();
    assert_eq!(code["link"], format!("http://test/me#code={text}"));
    let trade = |code: &str| {
        let body = json!({"code": code}).to_string();
        call(&web, "POST", "/api/players/recover", "", &body)
    };
    let got = trade(&text.to_uppercase().replace('-', " "));
    assert_eq!(got.status, 200, "{got:?}");
    let new = got.json();
    assert_eq!(new["name"], "Ada");
    let key = new["key"].as_str().unwrap();
    let me = call(&web, "GET", "/api/me", key, "").json();
    assert_eq!(me["player"], ada.get(&web, "/api/me")["player"]);
    assert_eq!(trade(text).status, 401, "only once");
    assert_eq!(trade("aaaa-bbbb-cccc-dddd-eeee").status, 401);
    let body = json!({"kind": "device"}).to_string();
    let got = call(&web, "POST", "/api/me/codes", &ada.key, &body);
    assert!(got.json()["expires"].is_u64());
}

#[test]
fn everything_a_player_has_can_be_downloaded_and_deleted() {
    let (folder, web) = open();
    let (ada, ben) = (TestPlayer::new(&web, "Ada"), TestPlayer::new(&web, "Ben"));
    let alone = ada.create(&web, &golf("basic", 1));
    let shared = ada.create(&web, &golf("basic", 2));
    ada.at(&web, &alone).sit(0, "Ada");
    let mut players = [ada.at(&web, &shared), ben.at(&web, &shared)];
    players[0].sit(0, "Ada");
    players[1].sit(1, "Ben");
    players[0].send(&json!({"type": "say", "what": {"phrase": "hello"}}));
    players[1].wait("said");
    let data = ada.get(&web, "/api/me/data");
    assert_eq!(data["profile"]["name"], "Ada");
    assert_eq!(data["tables"].as_array().unwrap().len(), 2);
    assert_eq!(data["remarks"].as_array().unwrap().len(), 1);
    assert_eq!(call(&web, "DELETE", "/api/me", &ada.key, "").status, 204);
    assert_eq!(call(&web, "GET", "/api/me", &ada.key, "").status, 401);
    let gone = get(&web, &format!("/api/tables/{alone}"), &[]);
    assert_eq!(gone.status, 404);
    // Ben has won his match with Ada and keeps its record.
    let mut ben = ben.at(&web, &shared);
    assert_eq!(ben.view()["status"], "over");
    assert_eq!(ben.welcome["said"], json!([]));
    drop((players, ben));
    web.stop();
    let bytes = std::fs::read(folder.data()).unwrap();
    let secret = ada.key.rsplit('_').next().unwrap().as_bytes();
    let found = bytes.windows(secret.len()).any(|part| part == secret);
    assert!(!found, "the export contains no keys");
}

#[test]
fn courses_are_published_forked_rated_and_played() {
    let (_folder, web) = open();
    let (ada, ben) = (TestPlayer::new(&web, "Ada"), TestPlayer::new(&web, "Ben"));
    let file = altered("1", "Nearly one", 0);
    let body = json!({"file": file, "fork_of": "1"}).to_string();
    let got = call(&web, "POST", "/api/courses", &ada.key, &body);
    assert_eq!(got.status, 201, "{}", String::from_utf8_lossy(&got.body));
    let id = got.json()["id"].as_str().unwrap().to_owned();
    let twice = call(&web, "POST", "/api/courses", &ben.key, &body);
    assert_eq!(twice.status, 409);
    let broken = json!({"file": "name = 1", "fork_of": null}).to_string();
    let got = call(&web, "POST", "/api/courses", &ada.key, &broken);
    assert_eq!(got.status, 400);
    let path = format!("/api/courses/{id}/rating");
    let mut alone = golf("basic", 1);
    alone["setup"]["golf"]["courses"] = json!([id]);
    let own = ben.create(&web, &alone);
    let mut player = ben.at(&web, &own);
    player.sit(0, "Ben");
    play_out(std::slice::from_mut(&mut player));
    assert_eq!(
        call(&web, "PUT", &path, &ben.key, r#"{"stars":5}"#).status,
        204
    );
    assert_eq!(
        call(&web, "PUT", &path, &ben.key, r#"{"stars":6}"#).status,
        400
    );
    let list = get(&web, "/api/courses?order=best", &[]).json();
    assert_eq!(list[0]["by"], "Ada");
    assert_eq!(list[0]["stars"], 5);
    assert_eq!(list[0]["fork_of"], "1");
    let full = get(&web, &format!("/api/courses/{id}"), &[]).json();
    assert!(full["file"].as_str().unwrap().contains("name"));
    let mut table = golf("basic", 1);
    table["setup"]["golf"]["courses"] = json!([id, "2"]);
    let at = ada.create(&web, &table);
    ada.at(&web, &at).sit(0, "Ada");
    let path = format!("/api/courses/{id}");
    assert_eq!(call(&web, "DELETE", &path, &ben.key, "").status, 404);
    assert_eq!(call(&web, "DELETE", &path, &ada.key, "").status, 204);
    // The table has its own copy of the course.
    let again = ada.at(&web, &at).view();
    assert_eq!(again["status"], "playing");
}

#[test]
fn the_first_record_of_a_day_counts_if_it_is_right() {
    let (_folder, web) = open();
    let (ada, ben) = (TestPlayer::new(&web, "Ada"), TestPlayer::new(&web, "Ben"));
    let today = today();
    let record = support::daily_record(&today);
    let path = format!("/api/daily/{today}");
    let send = |who: &TestPlayer, record: &str| call(&web, "POST", &path, &who.key, record);
    let got = send(&ada, &record);
    assert_eq!(got.status, 201, "{}", String::from_utf8_lossy(&got.body));
    let board = got.json();
    assert_eq!(board["results"][0]["own"], true);
    assert_eq!(send(&ada, &record).status, 409, "only the first counts");
    let tampered = record.replacen("\"face\":", "\"face\":0", 1);
    assert_eq!(send(&ben, &tampered).status, 400);
    let print = board["print"].as_str().unwrap();
    let seen = get(&web, &format!("{path}?print={print}"), &[]).json();
    assert_eq!(seen["results"][0]["name"], "Ada");
    assert_eq!(seen["results"][0]["own"], false);
    let old = call(&web, "POST", "/api/daily/2020-01-01", &ben.key, &record);
    assert_eq!(old.status, 404);
}

#[test]
fn a_copied_record_does_not_count_for_another_player() {
    let (_folder, web) = open();
    let (ada, ben) = (TestPlayer::new(&web, "Ada"), TestPlayer::new(&web, "Ben"));
    let today = today();
    let record = support::at_pace(&support::daily_record(&today), 1_000);
    let path = format!("/api/daily/{today}");
    let send = |who: &TestPlayer, record: &str| call(&web, "POST", &path, &who.key, record);
    assert_eq!(send(&ada, &record).status, 201);
    // With a different name, different times and different message ids, it is still the same match.
    let mut copy = protocol::Record::parse(record.as_bytes()).unwrap();
    for event in &mut copy.events {
        event.at += 86_400_000;
        if let protocol::EventKind::Joined { name, .. } = &mut event.what {
            *name = protocol::PlayerName::new("Ben").unwrap();
        }
        if let Some(cause) = &mut event.cause {
            cause.id = protocol::MessageId::new(format!("b{}", event.version)).unwrap();
        }
    }
    table::relink(&mut copy.events);
    for copy in [record.clone(), copy.to_string()] {
        let got = send(&ben, &copy);
        let text = String::from_utf8_lossy(&got.body).into_owned();
        assert_eq!(got.status, 403, "{text}");
        assert!(
            text.contains("Another player has sent this match"),
            "{text}"
        );
    }
    // Even after its player has been deleted, the match counts for no other player.
    assert_eq!(call(&web, "DELETE", "/api/me", &ada.key, "").status, 204);
    assert_eq!(send(&ben, &record).status, 403);
    // The same strokes count if another player really plays them.
    assert_eq!(send(&ben, &support::at_pace(&record, 900)).status, 201);
}

#[test]
fn a_day_counts_only_on_its_own_course_with_its_own_dice() {
    let (_folder, web) = open();
    let ada = TestPlayer::new(&web, "Ada");
    let today = today();
    let daily = contest::Daily::of(today.parse().unwrap());
    let mut other_course = daily.clone();
    let protocol::MatchSetup::Golf(golf) = &mut other_course.new.setup else {
        panic!("mini golf");
    };
    let course = golf::Collection::course("1").unwrap().unwrap();
    golf.courses = vec![protocol::CourseText::new(&course)];
    let mut other_dice = daily.clone();
    other_dice.secret = table::Secret::new([3; 32]);
    let mut other_share = daily.clone();
    other_share.contribution = protocol::Hex([0; 16]);
    for (wrong, why) in [
        (other_course, "not the daily course"),
        (other_dice, "not the dice of the day"),
        (other_share, "not the dice of the day"),
    ] {
        let record = support::record_of(&wrong);
        let path = format!("/api/daily/{today}");
        let got = call(&web, "POST", &path, &ada.key, &record);
        assert_eq!(got.status, 400);
        let text = String::from_utf8_lossy(&got.body).into_owned();
        assert!(text.contains(why), "{text}");
    }
}

#[test]
fn the_server_tells_how_it_is() {
    let (_folder, web) = open();
    let health = get(&web, "/api/health", &[]).json();
    assert_eq!(health["storage"], true);
    let ada = TestPlayer::new(&web, "Ada");
    let id = ada.create(&web, &golf("basic", 1));
    let mut player = ada.at(&web, &id);
    player.sit(0, "Ada");
    let metrics = get(&web, "/api/metrics", &[]);
    let text = String::from_utf8(metrics.body).unwrap();
    assert!(
        text.contains("carambole_tables_created_total 1\n"),
        "{text}"
    );
    assert!(text.contains("carambole_sockets 1\n"), "{text}");
    assert!(text.contains("carambole_commit_seconds_count"), "{text}");
    let document = get(&web, "/api/openapi.json", &[]).json();
    assert!(document["paths"]["/api/tables"]["post"].is_object());
    let missing = get(&web, "/api/nothing", &[]);
    assert_eq!(missing.status, 404);
    assert_eq!(missing.json()["reason"], "not-found");
}

#[test]
fn one_file_has_one_server() {
    let folder = Folder::new();
    let _web = Web::over(&folder);
    let error = Web::refused(config(&folder));
    assert!(error.contains("another server uses"), "{error}");
}

#[test]
fn players_hear_that_the_server_will_be_back() {
    let folder = Folder::new();
    let web = Web::over(&folder);
    let ada = TestPlayer::new(&web, "Ada");
    let id = ada.create(&web, &golf("basic", 1));
    let mut player = ada.at(&web, &id);
    player.sit(0, "Ada");
    let begin = Instant::now();
    web.stop();
    assert!(begin.elapsed() < Duration::from_secs(30));
    player.wait("closing");
}
