//! Tests “Play now”, which finds an opponent.

use crate::support::{Folder, TestPlayer, Web, call, get};
use serde_json::{Value, json};

fn seek(web: &Web, who: &TestPlayer, game: &str) -> Value {
    let answer = call(
        web,
        "POST",
        "/api/seek",
        &who.key,
        &json!({"game": game}).to_string(),
    );
    assert_eq!(answer.status, 200);
    answer.json()
}

#[test]
fn two_who_look_for_the_same_find_each_other_and_nobody_else() {
    let folder = Folder::new();
    let web = Web::over(&folder);
    let names = ["Ada", "Ben", "Cleo", "Dora"];
    let [ada, ben, cleo, dora] = names.map(|name| TestPlayer::new(&web, name));
    let first = seek(&web, &ada, "carom");
    assert_eq!(first["type"], "waiting");
    assert_eq!(
        (&first["most"], &first["house"]),
        (&json!(60_000), &json!(3))
    );
    assert_eq!(
        seek(&web, &ben, "basic")["type"],
        "waiting",
        "something else"
    );
    let found = seek(&web, &cleo, "carom");
    assert_eq!(
        (&found["type"], &found["seat"]),
        (&json!("found"), &json!(0))
    );
    // The waiting player receives the table in response to the next request, and again if that
    // response is lost.
    for _ in 0..2 {
        let told = seek(&web, &ada, "carom");
        assert_eq!(
            (&told["table"], &told["seat"]),
            (&found["table"], &json!(1))
        );
    }
    assert_eq!(
        seek(&web, &dora, "carom")["type"],
        "waiting",
        "both are paired already"
    );
    let table = found["table"].as_str().unwrap();
    let mut players = [cleo.at(&web, table), ada.at(&web, table)];
    players[0].sit(0, "Cleo");
    players[1].sit(1, "Ada");
    assert_eq!(players[0].view()["status"], "playing");
    // The next search starts afresh.
    assert_eq!(call(&web, "DELETE", "/api/seek", &ada.key, "").status, 204);
    assert_eq!(seek(&web, &ada, "carramboule")["type"], "waiting");
    assert_eq!(call(&web, "DELETE", "/api/seek", &dora.key, "").status, 204);
    assert_eq!(seek(&web, &cleo, "basic")["type"], "found");
}

#[test]
fn matches_of_play_now_can_be_watched_and_joined_by_nobody_else() {
    let folder = Folder::new();
    let web = Web::over(&folder);
    let [ada, ben, eve] = ["Ada", "Ben", "Eve"].map(|name| TestPlayer::new(&web, name));
    seek(&web, &ada, "carom");
    let found = seek(&web, &ben, "carom");
    let table = found["table"].as_str().unwrap();
    let lobby = |status: &str| get(&web, &format!("/api/tables?status={status}"), &[]).json();
    assert_eq!(lobby("waiting"), json!([]), "its seats are not free");
    let mut stranger = eve.at(&web, table);
    let join = |seat: u8| {
        let share = format!("{seat:032x}");
        json!({"type": "join", "seat": seat, "name": "Eve", "contribution": share})
    };
    for seat in [0, 1] {
        assert_eq!(stranger.ask(&join(seat))["reason"], "not-your-seat");
    }
    let mut players = [ben.at(&web, table), ada.at(&web, table)];
    players[0].sit(0, "Ben");
    players[1].sit(1, "Ada");
    let running = lobby("playing");
    assert_eq!(
        (&running[0]["table"], &running[0]["open"]),
        (&json!(table), &json!(true))
    );
    // The rematch table is reserved for the same two players.
    players[0].ask(&json!({"type": "resign", "seat": 0}));
    for (seat, player) in players.iter_mut().enumerate() {
        player.ask(&json!({"type": "rematch", "seat": seat, "agree": true}));
    }
    let next = players[0].wait("next")["table"].clone();
    let next = next.as_str().unwrap();
    assert_eq!(lobby("waiting"), json!([]));
    let refused = eve.at(&web, next).ask(&join(0));
    assert_eq!(refused["reason"], "not-your-seat");
    ben.at(&web, next).sit(0, "Ben");
}

#[test]
fn bots_and_unreadable_wishes_are_refused() {
    let folder = Folder::new();
    let web = Web::over(&folder);
    let ada = TestPlayer::new(&web, "Ada");
    for body in [
        "",
        "{}",
        "{\"game\": \"chess\"}",
        "{\"game\": \"carom\", \"x\": 1}",
    ] {
        assert_eq!(
            call(&web, "POST", "/api/seek", &ada.key, body).status,
            400,
            "{body}"
        );
    }
    let new = json!({"name": "bot", "scopes": ["play", "host"]}).to_string();
    let token = call(&web, "POST", "/api/me/tokens", &ada.key, &new).json();
    let token = token["token"].as_str().unwrap();
    let body = json!({"game": "carom"}).to_string();
    assert_eq!(call(&web, "POST", "/api/seek", token, &body).status, 403);
    assert_eq!(call(&web, "POST", "/api/seek", "", &body).status, 401);
}
