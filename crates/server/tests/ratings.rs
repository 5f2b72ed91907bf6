//! Ratings: from the log and nothing else.

use crate::support::{Folder, Somebody, Web, call, config, golf, play_out};
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// What somebody's ratings are once so many matches are rated, and those of basic mode reviewed.
fn ratings(web: &Web, who: &Somebody, matches: usize) -> Value {
    let begin = Instant::now();
    loop {
        let ratings = who.get(web, "/api/me/ratings");
        let curve = ratings["curve"].as_array().unwrap();
        let basic = curve.iter().filter(|point| point["game"] == "basic");
        let reviewed = ratings["skill"].as_array().unwrap().len();
        if curve.len() >= matches && reviewed == basic.count() {
            return ratings;
        }
        assert!(begin.elapsed() < Duration::from_mins(1), "{ratings}");
        std::thread::sleep(Duration::from_millis(200));
    }
}

/// Sits down at a table and gives up, or has the other do so.
fn beaten(web: &Web, winner: &Somebody, loser: &Somebody, mode: &str) {
    let id = winner.create(web, &golf(mode, 2));
    let mut players = [winner.at(web, &id), loser.at(web, &id)];
    players[0].sit(0, "Winner");
    players[1].sit(1, "Loser");
    let answer = players[1].ask(&json!({"type": "resign", "seat": 1}));
    assert_eq!(answer["type"], "accepted");
}

#[test]
fn ratings_follow_from_the_log_and_come_out_the_same_when_made_anew() {
    let folder = Folder::new();
    let web = Web::over(&folder);
    let (ada, ben, cleo) = (
        Somebody::new(&web, "Ada"),
        Somebody::new(&web, "Ben"),
        Somebody::new(&web, "Cleo"),
    );
    assert_eq!(ada.get(&web, "/api/me/ratings")["now"], json!([]));
    beaten(&web, &ada, &ben, "carom");
    beaten(&web, &cleo, &ada, "carom");
    let id = ada.create(&web, &golf("basic", 2));
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
    // Whoever goes leaves the others as they are, also when all is made anew.
    assert_eq!(call(&web, "DELETE", "/api/me", &ben.key, "").status, 204);
    assert_eq!(ratings(&web, &ada, 3), before[0]);
    web.stop();
    forget(&folder);
    let web = Web::over(&folder);
    assert_eq!(ratings(&web, &ada, 3), before[0]);
}

fn forget(folder: &Folder) {
    let location = config(folder).data;
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let store = storage::Store::open(&location).await.unwrap();
        store.forget_ratings().await.unwrap();
        store.close().await;
    });
}

#[test]
fn alone_against_oneself_or_twice_at_a_table_nothing_is_rated() {
    let folder = Folder::new();
    let web = Web::over(&folder);
    let (ada, ben) = (Somebody::new(&web, "Ada"), Somebody::new(&web, "Ben"));
    let id = ada.create(&web, &golf("carom", 2));
    let mut both = ada.at(&web, &id);
    both.sit(0, "Ada");
    both.sit(1, "Adam");
    both.ask(&json!({"type": "resign", "seat": 1}));
    // The match after it is rated, so the one before has been looked at.
    beaten(&web, &ada, &ben, "carom");
    let ratings = ratings(&web, &ada, 1);
    assert_eq!(ratings["curve"].as_array().unwrap().len(), 1);
    assert_eq!(ratings["now"][0]["matches"], 1);
}

#[test]
fn players_of_the_house_show_newcomers_their_place() {
    let folder = Folder::new();
    let web = Web::over(&folder);
    let place = |level: u8| {
        let ada = Somebody::new(&web, "Ada");
        let mut table = golf("carom", 1);
        let seats = json!([{"type": "person"}, {"type": "computer", "level": level}]);
        table["seats"] = seats;
        let id = ada.create(&web, &table);
        let mut player = ada.at(&web, &id);
        player.sit(0, "Ada");
        player.ask(&json!({"type": "resign", "seat": 0}));
        ratings(&web, &ada, 1)["now"][0]["rating"].as_i64().unwrap()
    };
    let (weak, strong) = (place(1), place(5));
    assert!(
        weak < strong,
        "{weak} {strong}: to lose to the strongest costs less"
    );
}
