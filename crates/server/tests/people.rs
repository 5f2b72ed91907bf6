//! Tests players with handles: profiles, passkeys, followers, challenges and blocks.

use crate::support::{
    self, Folder, Got, TestPlayer, Web, at_pace, call, config, daily_record, get, golf, socket,
    today,
};
use serde_json::{Value, json};

fn open() -> (Folder, Web) {
    let folder = Folder::new();
    let web = Web::over(&folder);
    (folder, web)
}

fn claim(web: &Web, who: &TestPlayer, handle: &str) -> Got {
    let body = json!({ "handle": handle }).to_string();
    call(web, "PUT", "/api/me/handle", &who.key, &body)
}

/// Creates a player whose handle is their name.
fn known(web: &Web, name: &str) -> TestPlayer {
    let who = TestPlayer::new(web, name);
    let got = claim(web, &who, name);
    assert_eq!(got.status, 200, "{got:?}");
    who
}

/// Plays a match between Ada and Ben, which Ben resigns.
fn match_of(web: &Web, ada: &TestPlayer, ben: &TestPlayer, open: bool) -> String {
    let mut table = golf("basic", 2);
    table["open"] = json!(open);
    let id = ada.create(web, &table);
    let mut players = [ada.at(web, &id), ben.at(web, &id)];
    players[0].sit(0, "Ada");
    players[1].sit(1, "Ben");
    support::play_strokes(&mut players, 1);
    let resigned = players[1].ask(&json!({"type": "resign", "seat": 1}));
    assert_eq!(resigned["type"], "accepted");
    id
}

/// Waits until a profile shows this many matches, because lists may be a second behind. Returns the
/// part of the profile that players can hide.
fn about(web: &Web, who: &TestPlayer, handle: &str, played: u64) -> Value {
    loop {
        let profile = who.get(web, &format!("/api/players/{handle}"));
        if profile["about"]["played"] == played {
            return profile["about"].clone();
        }
        std::thread::sleep(std::time::Duration::from_millis(50));
    }
}

#[test]
fn a_handle_is_claimed_changed_hidden_and_given_back() {
    let (_folder, web) = open();
    let ada = TestPlayer::new(&web, "Ada");
    let me = ada.get(&web, "/api/me");
    assert_eq!(
        (&me["handle"], &me["private"]),
        (&Value::Null, &json!(false))
    );
    assert_eq!(claim(&web, &ada, "Ada_L").json()["handle"], "Ada_L");
    for handle in ["Ada_L", "ada_l", "ADA_L", "%41da_l"] {
        let profile = get(&web, &format!("/api/players/{handle}"), &[]).json();
        assert_eq!(
            (&profile["handle"], &profile["name"]),
            (&json!("Ada_L"), &json!("Ada"))
        );
        assert_eq!(profile["about"]["here"], false);
        assert_eq!(profile["about"]["versus"], Value::Null);
    }
    // When Ada claims another handle, her first handle becomes free. A similar handle does not find
    // her.
    assert_eq!(claim(&web, &ada, "Lovelace").status, 200);
    assert_eq!(get(&web, "/api/players/ada_l", &[]).status, 404);
    assert_eq!(get(&web, "/api/players/love-lace", &[]).status, 404);
    let private = json!({"handle": "Lovelace", "private": true}).to_string();
    let me = call(&web, "PUT", "/api/me/handle", &ada.key, &private).json();
    assert_eq!(me["private"], true);
    let profile = get(&web, "/api/players/lovelace", &[]).json();
    assert_eq!(
        (&profile["name"], &profile["about"]),
        (&json!("Ada"), &Value::Null)
    );
    let own = ada.get(&web, "/api/players/lovelace");
    assert_eq!(
        (&own["own"], &own["about"]["played"]),
        (&json!(true), &json!(0))
    );
    let data = ada.get(&web, "/api/me/data");
    assert_eq!(data["profile"]["handle"], "Lovelace");
    let back = || call(&web, "DELETE", "/api/me/handle", &ada.key, "").status;
    assert_eq!((back(), back()), (204, 404));
    assert_eq!(get(&web, "/api/players/lovelace", &[]).status, 404);
    // Deleting the account frees the handle too.
    assert_eq!(claim(&web, &ada, "Ada").status, 200);
    assert_eq!(call(&web, "DELETE", "/api/me", &ada.key, "").status, 204);
    assert_eq!(get(&web, "/api/players/ada", &[]).status, 404);
    known(&web, "Ada");
}

#[test]
fn handles_that_could_deceive_are_refused_in_a_sentence() {
    let folder = Folder::new();
    let web = Web::with(server::Config {
        blocked_words: "darn".to_owned(),
        ..config(&folder)
    });
    let eve = TestPlayer::new(&web, "Eve");
    let bad = [
        "",
        "ab",
        "abcdefghijklmnopqrstu",
        "1st",
        "_ada",
        "ada_",
        "a__b",
        "a b",
        "ada\n",
        "ada\0",
        "Аda",
        "ａｄａ",
        "ada\u{200d}",
        "ada\u{202e}",
        "ada/..",
        "%61da",
        "@ada",
        "admin",
        "ADM1N",
        "a-d-m-i-n",
        "Carambole",
        "me",
        "darn",
        "d-a-r-n1",
    ];
    for handle in bad {
        let got = claim(&web, &eve, handle);
        assert_eq!(got.status, 400, "{handle:?} {got:?}");
        let text = got.json()["text"].as_str().unwrap().to_owned();
        assert!(text.ends_with('.') && !text.contains("panick"), "{text}");
    }
    for body in ["", "{}", "{\"handle\":7}", "{\"handle\":\"ada\",\"x\":1}"] {
        assert_eq!(
            call(&web, "PUT", "/api/me/handle", &eve.key, body).status,
            400
        );
    }
    assert_eq!(claim(&web, &eve, &"a".repeat(600_000)).status, 413);
    assert_eq!(eve.get(&web, "/api/me")["handle"], Value::Null);
    for path in [
        "%00", "%0a", "..%2f", "%ff", "a%20b", "%d0%90da", "recover2", "-",
    ] {
        let got = get(&web, &format!("/api/players/{path}"), &[]);
        assert!(matches!(got.status, 400 | 404), "{path} {got:?}");
    }
    // A client without a key, or with only a token, cannot claim a handle.
    let body = "{\"handle\":\"eve\"}";
    assert_eq!(call(&web, "PUT", "/api/me/handle", "", body).status, 401);
    let token = "{\"name\":\"bot\",\"scopes\":[\"look\",\"play\",\"host\",\"courses\"]}";
    let token = call(&web, "POST", "/api/me/tokens", &eve.key, token).json()["token"].clone();
    let token = token.as_str().unwrap();
    assert_eq!(call(&web, "PUT", "/api/me/handle", token, body).status, 403);
    assert_eq!(
        call(&web, "DELETE", "/api/me/handle", token, "").status,
        403
    );
}

#[test]
fn of_all_who_want_a_handle_one_gets_it() {
    let (_folder, web) = open();
    let all: Vec<TestPlayer> = (0..8).map(|_| TestPlayer::new(&web, "Ada")).collect();
    let spellings = ["Lovelace", "LOVELACE", "love-lace", "Love_Lace"];
    let won = std::thread::scope(|scope| {
        let tries: Vec<_> = all
            .iter()
            .zip(spellings.iter().cycle())
            .map(|(who, handle)| scope.spawn(|| claim(&web, who, handle).status))
            .collect();
        let statuses = tries.into_iter().map(|one| one.join().unwrap());
        statuses.filter(|status| *status == 200).count()
    });
    assert_eq!(won, 1);
    let refused = claim(&web, &TestPlayer::new(&web, "Eve"), "L0velace");
    assert_eq!(
        (refused.status, refused.json()["reason"].clone()),
        (409, json!("conflict"))
    );
    let owned = |who: &&TestPlayer| !who.get(&web, "/api/me")["handle"].is_null();
    assert_eq!(all.iter().filter(owned).count(), 1);
}

#[test]
fn a_handle_is_not_changed_all_the_time() {
    let (_folder, web) = open();
    let ada = TestPlayer::new(&web, "Ada");
    for number in 0..5 {
        assert_eq!(claim(&web, &ada, &format!("ada{}", number + 2)).status, 200);
    }
    assert_eq!(claim(&web, &ada, "ada9").status, 429);
    // Making a profile private or public does not count as a handle change.
    let private = json!({"handle": "ada6", "private": true}).to_string();
    assert_eq!(
        call(&web, "PUT", "/api/me/handle", &ada.key, &private).status,
        200
    );
}

#[test]
fn a_profile_tells_what_was_done_in_public() {
    let (_folder, web) = open();
    let (ada, ben) = (known(&web, "Ada"), known(&web, "Ben"));
    let cy = TestPlayer::new(&web, "Cy");
    let public = match_of(&web, &ada, &ben, true);
    // Check the profile as the opponent and as another player.
    let told = about(&web, &ben, "ada", 1);
    assert_eq!(
        (&told["won"], &told["matches"][0]["outcome"]),
        (&json!(1), &json!("won"))
    );
    assert_eq!(told["matches"][0]["table"], *public);
    assert_eq!(told["matches"][0]["others"][0]["name"], "Ben");
    assert_eq!(told["versus"], json!({"played": 1, "won": 0, "lost": 1}));
    let told = about(&web, &cy, "ben", 1);
    assert_eq!(
        (&told["won"], &told["matches"][0]["outcome"]),
        (&json!(0), &json!("lost"))
    );
    assert_eq!(told["versus"], json!({"played": 0, "won": 0, "lost": 0}));
    assert_eq!(about(&web, &ada, "ada", 1)["versus"], Value::Null);
    // If a match was played at an invitation-only table, only players who sat there can see which
    // table it was.
    let hidden = match_of(&web, &ada, &ben, false);
    let told = about(&web, &ben, "ada", 2);
    assert_eq!(told["matches"][0]["table"], *hidden);
    let told = about(&web, &cy, "ada", 2);
    assert_eq!(
        (&told["won"], &told["matches"][0]["table"]),
        (&json!(2), &Value::Null)
    );
    assert_eq!(told["matches"][0]["others"], json!([]));
    assert!(!told.to_string().contains(&hidden), "{told}");
    // The profile contains no player ids.
    let id = ada.get(&web, "/api/me")["player"]
        .as_str()
        .unwrap()
        .to_owned();
    assert!(
        !get(&web, "/api/players/ada", &[])
            .json()
            .to_string()
            .contains(&id)
    );
}

#[test]
fn places_of_the_day_are_medals_while_somebody_is_behind() {
    let (_folder, web) = open();
    let (ada, ben) = (known(&web, "Ada"), known(&web, "Ben"));
    let today = today();
    let record = daily_record(&today);
    for (who, pace, status) in [(&ada, 0, 201), (&ben, 7, 201), (&ada, 9, 409)] {
        let path = format!("/api/daily/{today}");
        let record = at_pace(&record, pace);
        assert_eq!(call(&web, "POST", &path, &who.key, &record).status, status);
    }
    let daily = ada.get(&web, "/api/players/ben")["about"]["daily"].clone();
    // Both players share first place, because they played the same strokes.
    assert_eq!(daily["medals"], json!([1, 0, 0]));
    assert_eq!(
        (&daily["days"][0]["rank"], &daily["days"][0]["players"]),
        (&json!(1), &json!(2))
    );
    assert_eq!(call(&web, "DELETE", "/api/me", &ada.key, "").status, 204);
    let daily = get(&web, "/api/players/ben", &[]).json()["about"]["daily"].clone();
    assert_eq!(
        (&daily["medals"], &daily["days"][0]["players"]),
        (&json!([0, 0, 0]), &json!(1))
    );
}

#[test]
fn whoever_has_the_page_open_is_here() {
    let (_folder, web) = open();
    let ada = known(&web, "Ada");
    let here = || get(&web, "/api/players/ada", &[]).json()["about"]["here"].clone();
    assert_eq!(here(), false);
    let _home = at_home(&web, &ada);
    while here() == false {
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
}

#[test]
fn passkeys_are_asked_for_by_name_and_nothing_else_is_taken_for_one() {
    let (_folder, web) = open();
    let (ada, eve) = (known(&web, "Ada"), TestPlayer::new(&web, "Eve"));
    let challenge = |who: &TestPlayer| {
        let path = "/api/me/passkeys/challenge";
        call(&web, "POST", path, &who.key, "")
    };
    let asked = challenge(&ada).json();
    assert_eq!(
        (&asked["rp"]["id"], &asked["user"]["name"]),
        (&json!("test"), &json!("Ada"))
    );
    let wanted = &asked["authenticatorSelection"];
    assert_eq!(wanted["residentKey"], "required");
    assert_eq!(wanted["userVerification"], "required");
    // A name that authenticators would refuse is replaced.
    let asked = challenge(&TestPlayer::new(&web, "Żółw 🏌️‍♀️ 7")).json();
    assert_eq!(asked["user"]["name"], "player");
    let asked = call(&web, "POST", "/api/passkeys/challenge", "", "").json();
    assert_eq!(
        (&asked["rpId"], &asked["userVerification"]),
        (&json!("test"), &json!("required"))
    );
    // An IP address is not a host name.
    let head = "POST /api/passkeys/challenge HTTP/1.1\r\nconnection: close\r\n";
    for host in ["127.0.0.1:80", "[::1]:80", "a_b!", ""] {
        let head = format!("{head}host: {host}\r\n\r\n");
        let got = support::raw(&web, head.as_bytes());
        assert!(matches!(got.status, 200 | 400), "{host} {got:?}");
        assert_eq!(got.status == 200, host == "a_b!", "{host}");
    }
    let made_up = json!({"id": "AAAA", "rawId": "AAAA", "type": "public-key",
        "clientExtensionResults": {}, "response": {"clientDataJSON": "e30",
        "attestationObject": "oA", "authenticatorData": "AA", "signature": "AA",
        "userHandle": "AAAA", "transports": []}});
    for body in [
        "",
        "{}",
        "[]",
        "null",
        "{\"id\":1}",
        &made_up.to_string(),
        &"[".repeat(9_999),
    ] {
        for path in ["/api/me/passkeys", "/api/passkeys/sign-in"] {
            let got = call(&web, "POST", path, &eve.key, body);
            assert_eq!(got.status, 400, "{path} {body} {got:?}");
        }
    }
    let large = call(
        &web,
        "POST",
        "/api/passkeys/sign-in",
        "",
        &" ".repeat(600_000),
    );
    assert_eq!(large.status, 413);
    assert_eq!(eve.get(&web, "/api/me/passkeys"), json!([]));
    for id in ["nothing", "%00", "..%2f"] {
        let path = format!("/api/me/passkeys/{id}");
        assert_eq!(call(&web, "DELETE", &path, &eve.key, "").status, 404);
    }
    // The number of open challenges is limited.
    let statuses: Vec<u16> = (0..11).map(|_| challenge(&eve).status).collect();
    assert_eq!((statuses[9], statuses[10]), (200, 429));
    let token = "{\"name\":\"bot\",\"scopes\":[\"look\",\"play\"]}";
    let token = call(&web, "POST", "/api/me/tokens", &eve.key, token).json()["token"].clone();
    for (method, path) in [
        ("GET", ""),
        ("POST", ""),
        ("POST", "/challenge"),
        ("DELETE", "/x"),
    ] {
        let path = format!("/api/me/passkeys{path}");
        let bot = call(&web, method, &path, token.as_str().unwrap(), "{}");
        assert_eq!(bot.status, 403, "{method} {path}");
        assert_eq!(call(&web, method, &path, "", "{}").status, 401);
    }
}

/// Sends a request about another player and returns the response status.
fn about_other(web: &Web, who: &TestPlayer, method: &str, what: &str, body: &str) -> u16 {
    let path = format!("/api/players/{what}");
    call(web, method, &path, &who.key, body).status
}

/// Returns the next message of a kind on a player's own socket.
fn heard(home: &mut support::Ws, kind: &str) -> Value {
    loop {
        let text = home.read().unwrap().into_text().unwrap();
        let message: Value = serde_json::from_str(&text).unwrap_or_default();
        if message["type"] == kind {
            return message;
        }
    }
}

fn at_home(web: &Web, who: &TestPlayer) -> support::Ws {
    let mut home = socket(web, "/api/me/socket", None).unwrap();
    let hello = json!({"type": "hello", "key": who.key}).to_string();
    home.send(hello.into()).unwrap();
    home
}

#[test]
fn a_challenge_by_name_is_heard_listed_declined_and_taken_up() {
    let (_folder, web) = open();
    let (ada, ben) = (known(&web, "Ada"), known(&web, "Ben"));
    let mut home = at_home(&web, &ben);
    while get(&web, "/api/players/ben", &[]).json()["about"]["here"] == false {
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    let body = golf("basic", 2).to_string();
    let challenge = || {
        let got = call(&web, "POST", "/api/players/ben/challenge", &ada.key, &body);
        assert_eq!(got.status, 201, "{got:?}");
        got.json()["table"].as_str().unwrap().to_owned()
    };
    let first = challenge();
    let told = heard(&mut home, "challenge")["challenge"].clone();
    assert_eq!(told["table"]["table"], *first);
    assert_eq!(told["by"]["handle"], "Ada");
    assert_eq!(told["table"]["open"], false);
    let second = challenge();
    let listed = || {
        let people = ben.get(&web, "/api/me/people");
        let all = people["challenges"].as_array().unwrap().clone();
        let id = |one: &Value| one["table"]["table"].as_str().unwrap().to_owned();
        all.iter().map(id).collect::<Vec<_>>()
    };
    assert_eq!(listed().len(), 2);
    // Other players cannot decline the challenge. A client that reconnects receives the challenge
    // again.
    let decline = |who: &TestPlayer, id: &str| {
        let path = format!("/api/me/challenges/{id}");
        call(&web, "DELETE", &path, &who.key, "").status
    };
    assert_eq!((decline(&ada, &first), decline(&ben, "%00")), (404, 404));
    let mut caller = at_home(&web, &ada);
    while get(&web, "/api/players/ada", &[]).json()["about"]["here"] == false {
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    assert_eq!((decline(&ben, &first), decline(&ben, &first)), (204, 404));
    let told = heard(&mut caller, "declined");
    assert_eq!(
        (&told["table"], &told["handle"]),
        (&json!(first), &json!("Ben"))
    );
    assert_eq!(listed(), [&*second]);
    let again = heard(&mut at_home(&web, &ben), "challenge");
    assert_eq!(again["challenge"]["table"]["table"], *second);
    ben.at(&web, &second).sit(1, "Ben");
    assert_eq!(listed(), [""; 0]);
}

#[test]
fn followers_and_those_who_are_blocked() {
    let (_folder, web) = open();
    let (ada, ben) = (known(&web, "Ada"), known(&web, "Ben"));
    let people = |who: &TestPlayer| who.get(&web, "/api/me/people");
    assert_eq!(about_other(&web, &ben, "PUT", "ada/follow", ""), 204);
    assert_eq!(about_other(&web, &ben, "PUT", "ADA/follow", ""), 204);
    assert_eq!(people(&ada)["followers"][0]["handle"], "Ben");
    assert_eq!(people(&ben)["following"].as_array().unwrap().len(), 1);
    assert_eq!(ben.get(&web, "/api/players/ada")["following"], true);
    let _home = at_home(&web, &ada);
    while people(&ben)["following"][0]["here"] == false {
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    // Ben, who is blocked, cannot follow or challenge Ada, or see that she is online.
    let block = |blocked: bool| {
        let body = json!({"player": {"handle": "ben"}, "blocked": blocked}).to_string();
        call(&web, "PUT", "/api/me/blocks", &ada.key, &body).status
    };
    assert_eq!(block(true), 204);
    assert_eq!(people(&ada)["followers"], json!([]));
    assert_eq!(people(&ada)["blocked"][0]["handle"], "Ben");
    assert_eq!(people(&ben)["following"][0]["here"], false);
    let seen = ben.get(&web, "/api/players/ada");
    assert_eq!(seen["about"]["here"], false);
    let body = golf("basic", 2).to_string();
    assert_eq!(about_other(&web, &ben, "POST", "ada/challenge", &body), 403);
    assert_eq!(block(false), 204);
    assert_eq!(about_other(&web, &ben, "POST", "ada/challenge", &body), 201);
    assert_eq!(about_other(&web, &ben, "DELETE", "ada/follow", ""), 204);
    assert_eq!(people(&ben)["following"], json!([]));
    // The data export contains the player's relations, which are deleted with the player.
    assert_eq!(about_other(&web, &ben, "PUT", "ada/follow", ""), 204);
    let data = ben.get(&web, "/api/me/data");
    assert_eq!(data["people"]["following"][0]["handle"], "Ada");
    assert_eq!(call(&web, "DELETE", "/api/me", &ben.key, "").status, 204);
    assert_eq!(people(&ada)["followers"], json!([]));
    assert_eq!(people(&ada)["challenges"], json!([]));
}

#[test]
fn nobody_is_pestered_and_reports_are_few() {
    let (_folder, web) = open();
    let (ada, eve) = (known(&web, "Ada"), TestPlayer::new(&web, "Eve"));
    let body = golf("basic", 2).to_string();
    // Players without a handle are refused, because other players could not identify them.
    for (method, what) in [("PUT", "ada/follow"), ("POST", "ada/challenge")] {
        assert_eq!(about_other(&web, &eve, method, what, &body), 403, "{what}");
    }
    assert_eq!(claim(&web, &eve, "Eve").status, 200);
    for (method, what, body) in [("PUT", "follow", ""), ("POST", "challenge", &*body)] {
        for (handle, status) in [("eve", 400), ("nobody2", 404), ("%00", 404)] {
            let path = format!("{handle}/{what}");
            assert_eq!(
                about_other(&web, &eve, method, &path, body),
                status,
                "{path}"
            );
        }
        let path = format!("/api/players/ada/{what}");
        assert_eq!(call(&web, method, &path, "", body).status, 401, "{what}");
    }
    // A challenge needs a seat for the other player and never appears in the lobby. At most three
    // challenges may be open.
    let alone = golf("basic", 1).to_string();
    assert_eq!(
        about_other(&web, &eve, "POST", "ada/challenge", &alone),
        400
    );
    let challenge = |_| about_other(&web, &eve, "POST", "ada/challenge", &body);
    let tries: Vec<u16> = (0..4).map(challenge).collect();
    assert_eq!(tries, [201, 201, 201, 429]);
    assert_eq!(get(&web, "/api/tables", &[]).json(), json!([]));
    let report = |reason: &str| {
        let body = json!({"about": {"player": {"handle": "ada"}}, "reason": reason}).to_string();
        call(&web, "POST", "/api/reports", &eve.key, &body).status
    };
    for reason in ["", "a\u{202e}b", &"x".repeat(201)] {
        assert_eq!(report(reason), 400);
    }
    let tries = (0..11).map(|_| report("Says <b>rude</b> things; '--"));
    let tries: Vec<u16> = tries.collect();
    assert_eq!((tries[0], tries[9], tries[10]), (204, 204, 429));
    let data = eve.get(&web, "/api/me/data");
    assert_eq!(data["reports"].as_array().unwrap().len(), 10);
    assert!(!ada.get(&web, "/api/me/data").to_string().contains("rude"));
}
