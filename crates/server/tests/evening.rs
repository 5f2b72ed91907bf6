//! Simulates an evening with 200 players, 20 of whom cheat in every way we know. Afterwards, the
//! leaderboard ranks the honest players by strength, and no attempt to cheat has had any effect.

#![allow(clippy::cast_precision_loss)]

use crate::cups;
use crate::support::{
    Folder, TestPlayer, Web, altered, call, daily_record, play_strokes, rated_golf, today,
};
use serde_json::{Value, json};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

const HONEST: usize = 180;
const CHEATS: usize = 20;
/// The number of rounds that the honest players play.
const ROUNDS: usize = 18;
const THREADS: usize = 16;

/// A match that the player with index `loser` resigns after a few strokes.
#[derive(Clone)]
struct Game {
    players: [TestPlayer; 2],
    loser: usize,
    strokes: u32,
    table: Value,
}

impl Game {
    /// Plays the match and returns its table id.
    fn play(&self, web: &Web) -> String {
        let id = self.players[0].create(web, &self.table);
        let mut seats = [self.players[0].at(web, &id), self.players[1].at(web, &id)];
        seats[0].sit(0, "One");
        seats[1].sit(1, "Two");
        play_strokes(&mut seats, self.strokes);
        let resign = json!({"type": "resign", "seat": self.loser});
        assert_eq!(seats[self.loser].ask(&resign)["type"], "accepted");
        id
    }
}

/// Plays all games, several at a time.
fn play_all(web: &Web, games: &[Game]) {
    let next = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        for _ in 0..THREADS {
            scope.spawn(|| {
                while let Some(game) = games.get(next.fetch_add(1, Ordering::Relaxed)) {
                    game.play(web);
                }
            });
        }
    });
}

fn named(web: &Web, kind: &str, number: usize) -> TestPlayer {
    let handle = format!("{kind}{number}");
    let player = TestPlayer::new(web, &handle);
    let body = json!({ "handle": handle }).to_string();
    let got = call(web, "PUT", "/api/me/handle", &player.key, &body);
    assert_eq!(got.status, 200, "{got:?}");
    player
}

/// Returns a pseudo-random number below 1 that depends on the two arguments.
fn chance(one: usize, other: usize) -> f64 {
    let mut mixed = (one as u64 + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    mixed ^= (other as u64 + 1).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    mixed = (mixed ^ (mixed >> 31)).wrapping_mul(0x94D0_49BB_1331_11EB);
    ((mixed ^ (mixed >> 29)) >> 11) as f64 / (1_u64 << 53) as f64
}

/// Returns the true strength of an honest player, from 1200 to 1900.
fn strength(number: usize) -> f64 {
    1200.0 + 700.0 * number as f64 / (HONEST - 1) as f64
}

fn honest_round(players: &[TestPlayer], round: usize) -> Vec<Game> {
    let mut order: Vec<usize> = (0..HONEST).collect();
    order.sort_by(|one, other| chance(*one, round).total_cmp(&chance(*other, round)));
    let pairs = order.chunks_exact(2);
    let game = |pair: &[usize]| {
        let wins = 1.0 / (1.0 + 10_f64.powf((strength(pair[1]) - strength(pair[0])) / 400.0));
        Game {
            players: [players[pair[0]].clone(), players[pair[1]].clone()],
            loser: usize::from(chance(pair[0] * 1000 + pair[1], round) < wins),
            strokes: 3,
            table: rated_golf("carom", 2),
        }
    };
    pairs.map(game).collect()
}

/// The setups, matches and contests that the cheats try to exploit.
struct Loot {
    /// A setup with one ball against three.
    unequal: Value,
    /// A cup with one course, and an honest player's match in that cup.
    cup: String,
    cup_record: String,
    /// An honest player's match on the daily course.
    daily_record: String,
    /// A tournament without bots.
    tournament: String,
}

/// The matches by which a cheat tries to gain rating points.
fn cheated(web: &Web, cheat: &TestPlayer, number: usize, unequal: &Value) -> Vec<Game> {
    let puppet = |of: usize| TestPlayer::new(web, &format!("Puppet {number} {of}"));
    let game = |other: &TestPlayer, strokes: u32, table: &Value| Game {
        players: [cheat.clone(), other.clone()],
        loser: 1,
        strokes,
        table: table.clone(),
    };
    let fair = rated_golf("carom", 2);
    let few: Vec<TestPlayer> = (0..3).map(puppet).collect();
    let ways: [&dyn Fn() -> Vec<Game>; 5] = [
        // One ball against three.
        &|| (0..5).map(|_| game(&few[0], 3, unequal)).collect(),
        // Puppet accounts that resign before their first move.
        &|| (0..24).map(|at| game(&few[at % 3], 0, &fair)).collect(),
        // Matches that are decided after a few moves.
        &|| (0..12).map(|at| game(&few[at % 3], 2, &fair)).collect(),
        // Three accomplices lose again and again.
        &|| (0..18).map(|at| game(&few[at % 3], 3, &fair)).collect(),
        // New accounts, one after another.
        &|| (0..40).map(|at| game(&puppet(at + 3), 3, &fair)).collect(),
    ];
    if number < 2 {
        ways.iter().flat_map(|way| way()).collect()
    } else {
        ways[number % ways.len()]()
    }
}

/// Tries all kinds of cheating except rigged matches. The server refuses all of them.
fn try_everything_else(web: &Web, cheat: &TestPlayer, number: usize, loot: &Loot) {
    let ask =
        |method: &str, path: &str, body: &str| call(web, method, path, &cheat.key, body).status;
    // Submit copied match records to the daily leaderboard and to a cup.
    let daily = format!("/api/daily/{}", today());
    assert_eq!(ask("POST", &daily, &loot.daily_record), 403);
    let edition = format!("/api/cups/{}/editions/1", loot.cup);
    assert_eq!(ask("POST", &edition, &loot.cup_record), 403);
    // Look at another player's match before playing, and start a second try at a cup.
    let board = cheat.get(web, &edition);
    let result = board["lines"][0]["result"].as_str().unwrap();
    let record = format!("{edition}/results/{result}");
    assert_eq!(ask("GET", &record, ""), 403);
    let begin = format!("/api/cups/{}/begin", loot.cup);
    let begin = || call(web, "POST", &begin, &cheat.key, "").json()["table"].clone();
    let table = begin();
    let resign = json!({"type": "resign", "seat": 0});
    let mut at = cheat.at(web, table.as_str().unwrap());
    assert_eq!(at.ask(&resign)["type"], "accepted");
    assert_eq!(begin(), table);
    assert_eq!(ask("GET", &record, ""), 403);
    // Let a bot that poses as a person enter a tournament without bots, using a player's key.
    let bot = TestPlayer::new(web, &format!("Program {number}"));
    let token = json!({"name": "bot", "scopes": ["look", "play"]}).to_string();
    let token = call(web, "POST", "/api/me/tokens", &bot.key, &token).json();
    let token = token["token"].as_str().unwrap();
    assert_eq!(call(web, "GET", "/api/me", token, "").status, 200);
    let entry = format!("/api/tournaments/{}/entry", loot.tournament);
    assert_eq!(call(web, "PUT", &entry, &bot.key, "").status, 403);
    // Use names that look like those of an honest player or of the staff.
    for name in ["h0nest179", "HONEST 179", "hоnеst179", "Moderator"] {
        let name = json!({ "name": name }).to_string();
        assert_eq!(ask("PATCH", "/api/me", &name), 400, "{name}");
    }
    let handle = json!({"handle": "Hone5t179"}).to_string();
    assert_eq!(ask("PUT", "/api/me/handle", &handle), 409);
    // Rate the cheat's own course, as the cheat and as a puppet account that has not played it.
    let course = altered("1", &format!("Course {number}"), number);
    let course = json!({"file": course, "fork_of": null}).to_string();
    let course = call(web, "POST", "/api/courses", &cheat.key, &course).json();
    let stars = format!("/api/courses/{}/rating", course["id"].as_str().unwrap());
    assert_eq!(ask("PUT", &stars, r#"{"stars":5}"#), 403);
    let puppet = TestPlayer::new(web, "Admirer");
    let given = call(web, "PUT", &stars, &puppet.key, r#"{"stars":5}"#);
    assert_eq!(given.status, 403);
}

/// Plays the honest players' matches on the daily course and in a cup, and creates a tournament.
fn loot(web: &Web, honest: &[TestPlayer]) -> Loot {
    let unequal = {
        let fair = honest[0].create(web, &rated_golf("carom", 2));
        let info = honest[0].get(web, &format!("/api/tables/{fair}"));
        let mut setup = info["snapshot"]["setup"].clone();
        setup["golf"]["balls"] = json!([["green"], ["red", "blue", "yellow"]]);
        let mut unequal = rated_golf("carom", 2);
        unequal["setup"] = json!({ "full": setup });
        unequal
    };
    let daily_record = daily_record(&today());
    let daily = format!("/api/daily/{}", today());
    let sent = call(web, "POST", &daily, &honest[0].key, &daily_record);
    assert_eq!(sent.status, 201);
    let cup = cups::made(web, &honest[0], &cups::short("Evening"));
    cups::play(web, &honest[0], &cup, 1);
    let table = cups::begun(web, &honest[0], &cup);
    let cup_record = cups::record_at(web, &honest[0], &table).to_string();
    let tournament = json!({"name": "People", "game": "carom", "rounds": 3,
        "begin": {"type": "asked"}, "courses": {"type": "drawn", "number": 3}, "open": true,
        "clock": {"turn_ms": null, "total_ms": 600_000, "increment_ms": 5_000}});
    let body = tournament.to_string();
    let made = call(web, "POST", "/api/tournaments", &honest[0].key, &body).json();
    let tournament = made["tournament"].as_str().unwrap().to_owned();
    Loot {
        unequal,
        cup,
        cup_record,
        daily_record,
        tournament,
    }
}

#[test]
#[ignore = "all: an evening of 2,500 matches"]
fn the_honest_order_of_strength_is_what_the_list_shows() {
    let folder = Folder::new();
    let web = Web::over(&folder);
    let honest: Vec<TestPlayer> = (0..HONEST).map(|n| named(&web, "honest", n)).collect();
    let cheats: Vec<TestPlayer> = (0..CHEATS).map(|n| named(&web, "cheat", n)).collect();
    let loot = loot(&web, &honest);
    for round in 0..ROUNDS {
        play_all(&web, &honest_round(&honest, round));
    }
    let games = cheats.iter().enumerate();
    let games: Vec<Game> = games
        .flat_map(|(number, cheat)| cheated(&web, cheat, number, &loot.unequal))
        .collect();
    play_all(&web, &games);
    for (number, cheat) in cheats.iter().enumerate() {
        try_everything_else(&web, cheat, number, &loot);
    }
    wait_until_rated(&web, &honest, &honest_round(&honest, ROUNDS)[0]);
    let list = honest[0].get(&web, "/api/ratings?game=carom");
    let list: Vec<&str> = list
        .as_array()
        .unwrap()
        .iter()
        .map(|line| line["handle"].as_str().unwrap())
        .collect();
    assert!(list.len() > 60, "{list:?}");
    // Neither cheats nor their accomplices are on the list.
    assert!(
        list.iter().all(|handle| handle.starts_with("honest")),
        "{list:?}"
    );
    let numbers = list
        .iter()
        .filter_map(|handle| handle.strip_prefix("honest"));
    let numbers: Vec<u32> = numbers.map(|number| number.parse().unwrap()).collect();
    let order = rank_correlation(&numbers);
    assert!(order > 0.75, "{order}: {list:?}");
    // The daily leaderboard and the cup have one result each, and the tournament has no entrants.
    let daily = call(
        &web,
        "GET",
        &format!("/api/cups/{}/editions/1", loot.cup),
        "",
        "",
    )
    .json();
    assert_eq!(daily["finished"], 1);
    let path = format!("/api/tournaments/{}", loot.tournament);
    assert_eq!(honest[0].get(&web, &path)["entry"]["players"], 0);
}

/// Waits until every match has been rated. Matches are rated in the order in which they ended, so
/// waiting for the last one is enough.
fn wait_until_rated(web: &Web, honest: &[TestPlayer], last: &Game) {
    let path = format!("/api/tables/{}/ratings", last.play(web));
    let begin = Instant::now();
    while honest[0].get(web, &path)["type"] == "pending" {
        assert!(begin.elapsed() < Duration::from_mins(5), "not rated");
        std::thread::sleep(Duration::from_millis(200));
    }
    for player in honest {
        let ratings = player.get(web, "/api/me/ratings");
        let matches = ratings["curve"].as_array().unwrap().len();
        assert!(matches >= ROUNDS, "{}: {matches}", player.name);
    }
}

/// Returns Spearman's rank correlation between the leaderboard and the players' true strengths.
fn rank_correlation(strengths: &[u32]) -> f64 {
    let count = strengths.len() as f64;
    let mut sorted = strengths.to_vec();
    sorted.sort_by(|one, other| other.cmp(one));
    let apart = |(place, own): (usize, &u32)| {
        let rank = sorted.iter().position(|other| other == own).unwrap();
        (place as f64 - rank as f64).powi(2)
    };
    let sum: f64 = strengths.iter().enumerate().map(apart).sum();
    1.0 - 6.0 * sum / (count * (count * count - 1.0))
}
