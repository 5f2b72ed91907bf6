//! Tests that ratings are computed only from the log, and only from fair matches.

use crate::support::{Folder, TestPlayer, Web, call, config, play_out, play_strokes, rated_golf};
use serde_json::{Value, json};
use std::time::{Duration, Instant};
use storage::{JudgedMatch, RatingPoint, Store};

/// Waits until a player has this many rated matches and the basic-mode matches have been reviewed.
fn ratings(web: &Web, player: &TestPlayer, matches: usize) -> Value {
    let begin = Instant::now();
    loop {
        let ratings = player.get(web, "/api/me/ratings");
        let curve = ratings["curve"].as_array().unwrap();
        let basic = curve.iter().filter(|point| point["game"] == "basic");
        let reviewed = ratings["skill"].as_array().unwrap().len();
        if curve.len() >= matches && reviewed == basic.count() {
            return ratings;
        }
        assert!(begin.elapsed() < Duration::from_mins(1), "{ratings}");
        std::thread::sleep(Duration::from_millis(50));
    }
}

/// Waits until the server has computed the rating changes of a match.
fn table_ratings(web: &Web, player: &TestPlayer, table: &str) -> Value {
    let begin = Instant::now();
    loop {
        let ratings = player.get(web, &format!("/api/tables/{table}/ratings"));
        if ratings["type"] != "pending" {
            return ratings;
        }
        assert!(begin.elapsed() < Duration::from_mins(1), "{table}");
        std::thread::sleep(Duration::from_millis(50));
    }
}

/// Plays a match in which the loser resigns after both players have made a few strokes. Returns the
/// table's id.
fn beaten_after(
    web: &Web,
    winner: &TestPlayer,
    loser: &TestPlayer,
    table: &Value,
    strokes: u32,
) -> String {
    let id = winner.create(web, table);
    let mut players = [winner.at(web, &id), loser.at(web, &id)];
    players[0].sit(0, "Winner");
    players[1].sit(1, "Loser");
    play_strokes(&mut players, strokes);
    let answer = players[1].ask(&json!({"type": "resign", "seat": 1}));
    assert_eq!(answer["type"], "accepted");
    id
}

/// Plays a match that counts for the ratings.
fn beaten(web: &Web, winner: &TestPlayer, loser: &TestPlayer, mode: &str) -> String {
    beaten_after(web, winner, loser, &rated_golf(mode, 2), 3)
}

fn people<const N: usize>(web: &Web) -> [TestPlayer; N] {
    std::array::from_fn(|number| TestPlayer::new(web, &format!("Player{number}")))
}

#[test]
fn ratings_follow_from_the_log_and_come_out_the_same_when_computed_again() {
    let folder = Folder::new();
    let web = Web::over(&folder);
    let [ada, ben, cleo] = people(&web);
    assert_eq!(ada.get(&web, "/api/me/ratings")["now"], json!([]));
    beaten(&web, &ada, &ben, "carom");
    beaten(&web, &cleo, &ada, "carom");
    let id = ada.create(&web, &rated_golf("basic", 2));
    let mut players = [ada.at(&web, &id), ben.at(&web, &id)];
    players[0].sit(0, "Ada");
    players[1].sit(1, "Ben");
    play_out(&mut players);
    let before = [
        ratings(&web, &ada, 3),
        ratings(&web, &ben, 2),
        ratings(&web, &cleo, 1),
    ];
    let carom = |ratings: &Value| ratings["now"].as_array().unwrap().last().unwrap().clone();
    assert_eq!(carom(&before[2])["game"], "carom");
    let rating = |of: &Value| carom(of)["rating"].as_i64().unwrap();
    assert!(rating(&before[2]) > rating(&before[0]));
    assert!(rating(&before[0]) > rating(&before[1]));
    assert_eq!(carom(&before[2])["provisional"], true);
    let skill = &before[0]["skill"][0];
    assert!(skill["choices"].as_u64().unwrap() >= 3);
    assert!(skill["loss"].as_i64().unwrap() >= 0);
    web.stop();
    forget(&folder);
    let web = Web::over(&folder);
    let after = [
        ratings(&web, &ada, 3),
        ratings(&web, &ben, 2),
        ratings(&web, &cleo, 1),
    ];
    assert_eq!(after, before);
    // Deleting a player leaves the other players' ratings unchanged.
    assert_eq!(call(&web, "DELETE", "/api/me", &ben.key, "").status, 204);
    assert_eq!(ratings(&web, &ada, 3), before[0]);
    web.stop();
    forget(&folder);
    let web = Web::over(&folder);
    assert_eq!(ratings(&web, &ada, 3), before[0]);
}

fn forget(folder: &Folder) {
    in_store(folder, async |store| store.forget_ratings().await.unwrap());
}

fn in_store(folder: &Folder, act: impl AsyncFnOnce(&Store)) {
    let location = config(folder).data;
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let store = Store::open(&location).await.unwrap();
        act(&store).await;
        store.close().await;
    });
}

#[test]
fn the_players_of_a_match_see_what_it_did_to_their_ratings() {
    let folder = Folder::new();
    let web = Web::over(&folder);
    let [ada, ben] = people(&web);
    let id = beaten(&web, &ada, &ben, "carom");
    let told = table_ratings(&web, &ada, &id);
    let change =
        |before: i64, after: i64| json!({"before": before, "after": after, "provisional": true});
    let changes = json!([
        {"seat": 0, "change": change(1500, 1662)},
        {"seat": 1, "change": change(1500, 1338)},
    ]);
    assert_eq!(told, json!({"type": "rated", "changes": changes}));
    // The next table shows ratings next to the names, even for players without a handle.
    let next = ada.create(&web, &rated_golf("carom", 2));
    let mut player = ada.at(&web, &next);
    player.sit(0, "Ada");
    let sitters = ada.get(&web, &format!("/api/tables/{next}/sitters"));
    let shown = json!({"rating": 1662, "provisional": true});
    assert_eq!(sitters[0]["rating"], shown);
    let lobby = ada.get(&web, "/api/tables");
    let own = lobby
        .as_array()
        .unwrap()
        .iter()
        .find(|entry| entry["table"] == *next);
    let own = own.expect("the table is in the lobby");
    assert_eq!(own["seats"][0]["rating"], shown);
    assert_eq!(own["rated"], true);
    // A tournament in this game shows ratings too.
    let new = json!({"name": "Sunday", "game": "carom", "rounds": 3, "begin": {"type": "asked"},
        "clock": {"turn_ms": null, "total_ms": 600_000, "increment_ms": 5_000},
        "courses": {"type": "drawn", "number": 3}, "open": true})
    .to_string();
    let made = call(&web, "POST", "/api/tournaments", &ada.key, &new).json();
    let path = format!("/api/tournaments/{}", made["tournament"].as_str().unwrap());
    assert_eq!(
        call(&web, "PUT", &format!("{path}/entry"), &ada.key, "").status,
        200
    );
    let standings = ada.get(&web, &format!("{path}/table"));
    assert_eq!(standings["standings"][0]["rating"], shown);
    // The profile shows opponents and replays of rated matches.
    let claim = json!({"handle": "ada"}).to_string();
    assert_eq!(
        call(&web, "PUT", "/api/me/handle", &ada.key, &claim).status,
        200
    );
    let profile = ben.get(&web, "/api/players/ada");
    let latest = &profile["about"]["matches"][0];
    assert_eq!(latest["table"], *id);
    assert_eq!(latest["rating"], change(1500, 1662));
    assert_eq!(latest["others"][0]["name"], "Loser");
}

#[test]
fn a_match_with_unequal_balls_is_not_rated() {
    let folder = Folder::new();
    let web = Web::over(&folder);
    let [ada, ben] = people(&web);
    let id = ada.create(&web, &rated_golf("carom", 2));
    let info = ada.get(&web, &format!("/api/tables/{id}"));
    assert_eq!(info["rated"], true);
    // Make the setup unfair: one ball against three.
    let mut setup = info["snapshot"]["setup"].clone();
    let balls = &mut setup["golf"]["balls"];
    *balls = json!([["green"], ["red", "blue", "yellow"]]);
    let seats = json!([{"type": "person"}, {"type": "person"}]);
    let mut unequal = json!({"setup": {"full": setup}, "seats": seats, "clock": null,
                             "open": false, "rated": true});
    let refused = call(&web, "POST", "/api/tables", &ada.key, &unequal.to_string());
    assert_eq!(refused.status, 400);
    let text = refused.json()["text"].to_string();
    assert!(text.contains("the same number of balls"), "{text}");
    // If no rated match is requested, the table is casual from the start.
    unequal.as_object_mut().unwrap().remove("rated");
    let id = ada.create(&web, &unequal);
    assert_eq!(ada.get(&web, &format!("/api/tables/{id}"))["rated"], false);
    let id = beaten_after(&web, &ada, &ben, &unequal, 3);
    assert_eq!(table_ratings(&web, &ada, &id)["type"], "casual");
    assert_eq!(ada.get(&web, "/api/me/ratings")["now"], json!([]));
}

#[test]
fn only_setups_from_the_short_list_are_rated() {
    let folder = Folder::new();
    let web = Web::over(&folder);
    let ada = TestPlayer::new(&web, "Ada");
    let asked = |change: &dyn Fn(&mut Value)| {
        let mut table = rated_golf("basic", 2);
        change(&mut table);
        table["rated"] = json!(true);
        call(&web, "POST", "/api/tables", &ada.key, &table.to_string()).status
    };
    assert_eq!(asked(&|_| {}), 201);
    assert_eq!(
        asked(&|table| table["setup"]["golf"]["limit"] = json!(4)),
        400
    );
    let courses = |names: &[&str]| {
        let names = json!(names);
        move |table: &mut Value| table["setup"]["golf"]["courses"] = names.clone()
    };
    assert_eq!(asked(&courses(&["1"])), 400);
    assert_eq!(asked(&courses(&["1", "2", "3", "4", "5", "6"])), 201);
    assert_eq!(
        asked(&|table| table["seats"] = json!([{"type": "person"}])),
        400
    );
    // The owner can choose a casual match.
    let mut casual = rated_golf("basic", 2);
    casual["rated"] = json!(false);
    let id = ada.create(&web, &casual);
    assert_eq!(ada.get(&web, &format!("/api/tables/{id}"))["rated"], false);
}

#[test]
fn puppets_that_resign_at_once_change_no_rating() {
    let folder = Folder::new();
    let web = Web::over(&folder);
    let [ada, ben] = people(&web);
    // If a player resigns before both players have moved, the match is aborted and has no result.
    let aborted = beaten_after(&web, &ada, &ben, &rated_golf("carom", 2), 0);
    assert_eq!(table_ratings(&web, &ada, &aborted)["type"], "casual");
    let tables = ada.get(&web, "/api/me/tables");
    assert_eq!(tables[0]["table"]["aborted"], true);
    // A match decided after a few moves has a result, but the result does not count.
    let short = beaten_after(&web, &ada, &ben, &rated_golf("carom", 2), 2);
    assert_eq!(table_ratings(&web, &ada, &short)["type"], "casual");
    assert_eq!(ada.get(&web, "/api/me/ratings")["now"], json!([]));
}

#[test]
fn a_match_lost_on_time_counts_only_after_a_few_moves() {
    let folder = Folder::new();
    let web = Web::over(&folder);
    let [ada, ben] = people(&web);
    let lost_on_time = |strokes: u32| {
        let mut table = rated_golf("carom", 2);
        table["clock"] = json!({"turn_ms": 1_500, "total_ms": null, "increment_ms": 0});
        let id = ada.create(&web, &table);
        let mut players = [ada.at(&web, &id), ben.at(&web, &id)];
        players[0].sit(0, "Ada");
        players[1].sit(1, "Ben");
        play_strokes(&mut players, strokes);
        // No player moves, so the active player runs out of time.
        while players[0].view()["status"] != "over" {
            players[0].wait("update");
        }
        table_ratings(&web, &ada, &id)["type"].clone()
    };
    assert_eq!(lost_on_time(1), "casual");
    assert_eq!(lost_on_time(3), "rated");
}

#[test]
fn matches_of_the_same_pair_count_less_and_less_within_a_week() {
    let folder = Folder::new();
    let web = Web::over(&folder);
    let [ada, ben] = people(&web);
    let gains: Vec<i64> = (0..4)
        .map(|_| {
            let id = beaten(&web, &ada, &ben, "carom");
            let changes = table_ratings(&web, &ada, &id)["changes"].clone();
            let change = &changes[0]["change"];
            change["after"].as_i64().unwrap() - change["before"].as_i64().unwrap()
        })
        .collect();
    assert!(gains.windows(2).all(|two| two[0] > two[1]), "{gains:?}");
    assert_eq!(gains[0], 162);
    let fifth = beaten(&web, &ada, &ben, "carom");
    assert_eq!(table_ratings(&web, &ada, &fifth)["type"], "casual");
    // Matches in another game are counted separately.
    let other = beaten(&web, &ada, &ben, "basic");
    assert_eq!(table_ratings(&web, &ada, &other)["type"], "rated");
}

#[test]
fn a_player_alone_or_twice_at_a_table_is_not_rated() {
    let folder = Folder::new();
    let web = Web::over(&folder);
    let ada = TestPlayer::new(&web, "Ada");
    let id = ada.create(&web, &rated_golf("carom", 2));
    let mut both = [ada.at(&web, &id), ada.at(&web, &id)];
    both[0].sit(0, "Ada");
    both[1].sit(1, "Adam");
    play_strokes(&mut both, 3);
    both[0].ask(&json!({"type": "resign", "seat": 1}));
    assert_eq!(table_ratings(&web, &ada, &id)["type"], "casual");
}

#[test]
fn computers_show_newcomers_their_place() {
    let folder = Folder::new();
    let web = Web::over(&folder);
    let place = |level: u8| {
        let ada = TestPlayer::new(&web, "Ada");
        let mut table = rated_golf("carom", 1);
        table["seats"] = json!([{"type": "person"}, {"type": "computer", "level": level}]);
        let id = ada.create(&web, &table);
        let mut players = [ada.at(&web, &id)];
        players[0].sit(0, "Ada");
        let (mut chance, mut strokes) = (7, 0);
        while strokes < 6 {
            let view = loop {
                let view = players[0].view();
                if view["turn"] != 1 {
                    break view;
                }
                players[0].wait("update");
            };
            assert_eq!(view["status"], "playing");
            let action = crate::support::some_action(&view, &mut chance);
            strokes += u32::from(action["type"] == "play" || action["type"] == "pass");
            players[0].act(0, &action);
        }
        players[0].ask(&json!({"type": "resign", "seat": 0}));
        let told = table_ratings(&web, &ada, &id);
        told["changes"][0]["change"]["after"].as_i64().unwrap()
    };
    let (weak, strong) = (place(1), place(5));
    assert!(
        weak < strong,
        "{weak} {strong}: losing to the strongest costs less"
    );
}

#[test]
fn the_best_players_are_people_with_a_handle_and_an_established_rating() {
    let folder = Folder::new();
    let web = Web::over(&folder);
    let claim = |player: &TestPlayer, handle: &str| {
        let body = json!({ "handle": handle }).to_string();
        let got = call(&web, "PUT", "/api/me/handle", &player.key, &body);
        assert_eq!(got.status, 200);
        player.get(&web, "/api/me")["player"]
            .as_str()
            .unwrap()
            .to_owned()
    };
    let [ada, ben, cleo, guest, robo] = people(&web);
    let robo = {
        let id = claim(&robo, "robo");
        let token = json!({"name": "bot", "scopes": ["play"]}).to_string();
        let token = call(&web, "POST", "/api/me/tokens", &robo.key, &token).json();
        call(&web, "GET", "/api/me", token["token"].as_str().unwrap(), "");
        id
    };
    let ids = [
        claim(&ada, "ada"),
        claim(&ben, "benno"),
        claim(&cleo, "cleo"),
    ];
    let guest = guest.get(&web, "/api/me")["player"]
        .as_str()
        .unwrap()
        .to_owned();
    let now = 1_000
        * std::time::SystemTime::now()
            .duration_since(std::time::UNIX_EPOCH)
            .unwrap()
            .as_secs();
    let point = |player: &str, rating: i64, deviation: i64| RatingPoint {
        player: player.to_owned(),
        kind: "carom".to_owned(),
        number: 1,
        table: "t".to_owned(),
        opponents: "house-1".to_owned(),
        at: now,
        rating: rating * 1000,
        deviation: deviation * 1000,
        volatility: 60_000_000_000,
    };
    let judged = JudgedMatch {
        table: "t".to_owned(),
        ended: now,
        ratings: vec![
            point(&ids[0], 1610, 70),
            point(&ids[1], 1720, 60),
            // This rating is provisional.
            point(&ids[2], 1900, 200),
            point(&guest, 1800, 60),
            // Bots are not listed with people.
            point(&robo, 1990, 60),
        ],
        to_review: false,
    };
    web.stop();
    in_store(&folder, async |store| {
        store.add_judged_match(&judged).await.unwrap();
    });
    let web = Web::over(&folder);
    let best = ada.get(&web, "/api/ratings?game=carom");
    let line = |rank: u32, handle: &str, rating: i64, own: bool| {
        let name = if own { "Player0" } else { "Player1" };
        json!({"rank": rank, "name": name, "handle": handle, "rating": rating,
               "matches": 1, "own": own})
    };
    let expected = json!([line(1, "benno", 1720, false), line(2, "ada", 1610, true)]);
    assert_eq!(best, expected);
    assert_eq!(ada.get(&web, "/api/ratings?game=basic"), json!([]));
    assert_eq!(
        call(&web, "GET", "/api/ratings?game=chess", "", "").status,
        400
    );
    // Players are found by the start of their handle.
    let found = ada.get(&web, "/api/players?start=BE");
    assert_eq!(found[0]["handle"], "benno");
    assert_eq!(found.as_array().unwrap().len(), 1);
    assert_eq!(ada.get(&web, "/api/players?start=%25"), json!([]));
    assert_eq!(call(&web, "GET", "/api/players?start=", "", "").status, 400);
}
