//! Tests `carambole admin` on the database of running servers: a file, and `PostgreSQL` with two
//! nodes.

#![cfg(unix)]

use crate::support::online::{Server, Socket, attempt, call, new_player, new_table, socket};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use services::{Nats, Postgres, free_port};
use std::process::{Command, Output};
use std::time::{Duration, Instant};
use tokio_tungstenite::tungstenite::Message;

/// Runs `carambole admin` with these options, which name the database.
struct Office(Vec<String>);

impl Office {
    fn run(&self, arguments: &[&str]) -> Output {
        let mut program = Command::new(env!("CARGO_BIN_EXE_carambole"));
        program.arg("admin").args(&self.0).args(arguments);
        program.env("USER", "olga").output().unwrap()
    }

    /// Returns the output of a command that must succeed.
    fn says(&self, arguments: &[&str]) -> String {
        let output = self.run(arguments);
        assert!(output.status.success(), "{arguments:?}: {output:?}");
        String::from_utf8(output.stdout).unwrap()
    }

    /// Returns the one-line error message of a command that must fail.
    fn refuses(&self, arguments: &[&str]) -> String {
        let output = self.run(arguments);
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {said}");
        assert!(output.stdout.is_empty(), "{arguments:?}");
        assert_eq!(said.lines().count(), 1, "{said}");
        said
    }

    fn lines(&self, arguments: &[&str]) -> Vec<Value> {
        let said = self.says(arguments);
        let read = |line: &str| serde_json::from_str(line).unwrap();
        said.lines().map(read).collect()
    }
}

async fn status(address: &str, method: &str, path: &str, key: &str, body: &str) -> u16 {
    attempt(address, method, path, key, body).await.unwrap().0
}

/// Returns the last message on a socket before the socket is closed.
async fn end_of(socket: &mut Socket) -> Value {
    let mut last = Value::Null;
    let listen = async {
        while let Some(Ok(message)) = socket.next().await {
            if let Ok(text) = message.to_text() {
                last = serde_json::from_str(text).unwrap_or(last.take());
            }
        }
    };
    let ended = tokio::time::timeout(Duration::from_secs(30), listen).await;
    assert!(ended.is_ok(), "the socket stays open");
    last
}

/// Publishes one of the game's courses under another name and without one of its fairway cells.
/// Returns the new course's id.
async fn publish(address: &str, key: &str, name: &str) -> String {
    let course = golf::Collection::course("1").unwrap().unwrap();
    let file = protocol::CourseText::new(&course).file;
    let line = file.lines().find(|line| line.starts_with("name ="));
    let mut file = file.replacen(line.unwrap(), &format!("name = \"{name}\""), 1);
    let map = file.find("map = ").unwrap();
    let cell = map + file[map..].match_indices('.').nth(name.len()).unwrap().0;
    file.replace_range(cell..=cell, "#");
    let body = json!({"file": file, "fork_of": null}).to_string();
    let entry = call(address, "POST", "/api/courses", key, &body).await;
    entry["id"].as_str().unwrap().to_owned()
}

/// Runs operator actions on players and courses, and checks at different nodes that the servers
/// carry them out.
async fn story(office: &Office, addresses: &[&str]) {
    let (ada, eve) = come(addresses).await;
    let (course, id) = reports(office, addresses, &ada, &eve).await;
    hidden_course(office, addresses, [&ada, &eve], &course).await;
    ban(office, addresses, [&ada, &eve], &id).await;
    rename_and_delete(office, addresses, [&ada, &eve], (&course, &id)).await;
}

/// Creates two players with handles. Returns their keys.
async fn come(addresses: &[&str]) -> (String, String) {
    let (north, south) = (addresses[0], *addresses.last().unwrap());
    let ada = new_player(north, "Ada").await;
    let eve = new_player(south, "Eve").await;
    for (key, handle) in [(&ada, "Ada_L"), (&eve, "Eve_X")] {
        let body = json!({ "handle": handle }).to_string();
        assert_eq!(
            status(north, "PUT", "/api/me/handle", key, &body).await,
            200
        );
    }
    (ada, eve)
}

/// Reports a course and a player, and closes the reports. Returns the ids of the course and the
/// player.
async fn reports(office: &Office, addresses: &[&str], ada: &str, eve: &str) -> (String, String) {
    let (north, south) = (addresses[0], *addresses.last().unwrap());
    assert_eq!(office.says(&["reports"]), "No open reports.\n");
    assert_eq!(office.says(&["log"]), "The log is empty.\n");
    let course = publish(south, eve, "Rude words").await;
    let path = "/api/reports";
    let report = json!({"about": {"course": course}, "reason": "insults me"}).to_string();
    assert_eq!(status(north, "POST", path, ada, &report).await, 204);
    assert_eq!(status(north, "POST", path, eve, &report).await, 400);
    assert_eq!(status(north, "POST", path, "", &report).await, 401);
    let report = r#"{"about":{"player":{"handle":"eve_x"}},"reason":"insults me"}"#;
    assert_eq!(status(north, "POST", path, ada, report).await, 204);
    let waiting = office.lines(&["reports", "--json"]);
    assert_eq!(waiting.len(), 2);
    assert_eq!(waiting[0]["course"], course);
    assert_eq!(waiting[0]["called"], "Rude words");
    assert_eq!(waiting[1]["called"], "Eve_X");
    assert_eq!(waiting[1]["by"], "@Ada_L");
    let id = waiting[1]["player"].as_str().unwrap().to_owned();
    for report in &waiting {
        let report = report["id"].as_str().unwrap();
        assert!(office.says(&["reports"]).contains(report));
        office.says(&["close", "report", report, "--reason", "seen"]);
        assert!(
            office
                .refuses(&["close", "report", report])
                .contains("no open report")
        );
    }
    assert!(office.says(&["reports", "--json"]).is_empty());
    (course, id)
}

/// Hides a course, then shows it again. In between, only its author sees it, marked as hidden.
async fn hidden_course(office: &Office, addresses: &[&str], keys: [&str; 2], course: &str) {
    let (north, south, [ada, eve]) = (addresses[0], *addresses.last().unwrap(), keys);
    let path = format!("/api/courses/{course}");
    let listed = async |key: &str| {
        let list = call(north, "GET", "/api/courses", key, "").await;
        let id = |entry: &Value| entry["id"] == course;
        list.as_array().unwrap().iter().any(id)
    };
    assert!(listed(ada).await);
    office.says(&["hide", "course", course, "--reason", "rude"]);
    assert!(
        office
            .refuses(&["hide", "course", course])
            .contains("already")
    );
    assert!(!listed(ada).await);
    assert_eq!(status(north, "GET", &path, ada, "").await, 404);
    assert_eq!(status(south, "GET", &path, "", "").await, 404);
    assert_eq!(
        call(south, "GET", &path, eve, "").await["entry"]["hidden"],
        true
    );
    let profile = async |key: &str| {
        let profile = call(north, "GET", "/api/players/eve_x", key, "").await;
        profile["about"]["courses"].as_array().unwrap().len()
    };
    assert_eq!((profile(ada).await, profile(eve).await), (0, 1));
    let rating = format!("{path}/rating");
    let stars = r#"{"stars":5}"#;
    assert_eq!(status(north, "PUT", &rating, ada, stars).await, 404);
    office.says(&["show", "course", course]);
    assert!(listed(ada).await);
    // The course is visible again, but only players who have played it can rate it.
    assert_eq!(status(north, "PUT", &rating, ada, stars).await, 403);
}

const WHY: &str = "Insults in the chat";

/// Bans a player. Every node must close the player's connections and say why and until when the
/// player is banned.
async fn ban(office: &Office, addresses: &[&str], [ada, eve]: [&str; 2], id: &str) {
    let (north, south) = (addresses[0], *addresses.last().unwrap());
    let table = new_table(north, eve).await;
    let mut sockets = Vec::new();
    for address in addresses {
        sockets.push(socket(address, &table, Some(eve), false).await.unwrap());
    }
    let mut other = socket(north, &table, Some(ada), false).await.unwrap();
    let ban = ["ban", "@EVE_x", "--reason", WHY];
    let until = ["--until", "2999-12-31"];
    assert!(office.refuses(&ban).contains("--yes"), "not a terminal");
    assert_eq!(status(north, "GET", "/api/me", eve, "").await, 200);
    let said = office.says(&[&ban[..], &until, &["--yes"]].concat());
    assert!(said.contains("until 2999-12-31"), "{said}");
    for socket in &mut sockets {
        let told = end_of(socket).await;
        assert_eq!(told["problem"]["reason"], "banned", "{told}");
        assert_eq!(told["problem"]["ban"]["reason"], WHY);
    }
    for address in addresses {
        let (status, told) = attempt(address, "GET", "/api/me", eve, "").await.unwrap();
        assert_eq!((status, &told["reason"]), (403, &json!("banned")));
        let text = "You are banned from playing here until 2999-12-31: Insults in the chat";
        assert_eq!(told["text"], text);
        assert!(socket(address, &table, Some(eve), false).await.is_none());
    }
    // Banned players can still export their data. Other players are not affected.
    let data = call(north, "GET", "/api/me/data", eve, "").await;
    assert_eq!(data["operators"][0]["act"], "ban");
    assert!(!data.to_string().contains("olga"));
    let silent = tokio::time::timeout(Duration::from_millis(10), other.next()).await;
    assert!(!matches!(silent, Ok(None)), "Ada stays");
    assert!(office.says(&["unban", id]).contains("may act again"));
    assert!(office.refuses(&["unban", id]).contains("not banned"));
    assert_eq!(status(south, "GET", "/api/me", eve, "").await, 200);
}

/// Renames and deletes a player, deletes a course, and checks the log.
async fn rename_and_delete(
    office: &Office,
    addresses: &[&str],
    [ada, eve]: [&str; 2],
    (course, id): (&str, &str),
) {
    let (north, south) = (addresses[0], *addresses.last().unwrap());
    let path = format!("/api/courses/{course}");
    let said = office.says(&["rename", "@Eve_X", "--yes", "--as", "Otto"]);
    let neutral = format!("Player {}", &id[..4]);
    assert!(said.contains(&neutral), "{said}");
    let me = call(south, "GET", "/api/me", eve, "").await;
    assert_eq!(
        (&me["name"], &me["handle"]),
        (&json!(neutral), &Value::Null)
    );

    // Deletion by an operator has the same effect as deletion by the player.
    assert!(office.refuses(&["delete", "player", id]).contains("--yes"));
    let said = office.says(&["delete", "player", id, "--yes"]);
    assert!(said.contains("is deleted."), "{said}");
    assert_eq!(status(north, "GET", "/api/me", eve, "").await, 401);
    assert_eq!(status(north, "GET", &path, ada, "").await, 404);
    let mine = publish(north, ada, "Windmill").await;
    office.says(&["delete", "course", &mine, "--yes"]);
    let path = format!("/api/courses/{mine}");
    assert_eq!(status(south, "GET", &path, ada, "").await, 404);

    // The log contains exactly these actions, latest first.
    let log = office.lines(&["log", "--json"]);
    let acts: Vec<&str> = log.iter().map(|row| row["act"].as_str().unwrap()).collect();
    let expected = [
        "delete-course",
        "delete-player",
        "rename",
        "unban",
        "ban",
        "show-course",
        "hide-course",
        "close-report",
        "close-report",
    ];
    assert_eq!(acts, expected);
    assert_eq!(log[2]["operator"], "Otto");
    assert_eq!(log[4]["operator"], "olga");
    assert_eq!(log[4]["object"], id);
    assert_eq!(log[4]["reason"], WHY);
    assert_eq!(
        log[4]["called"],
        Value::Null,
        "the name went with the player"
    );
    assert!(office.says(&["log"]).contains("ban"));
}

#[tokio::test(flavor = "multi_thread")]
async fn operators_keep_a_file_in_order_while_its_server_runs() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("carambole.db");
    let server = Server::start(&data);
    let office = Office(vec!["--data".into(), data.display().to_string()]);
    story(&office, &[&server.address]).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "all: the same with a cluster"]
async fn operators_keep_two_nodes_in_order() {
    if !services::available() {
        return;
    }
    let (postgres, nats) = (Postgres::start().unwrap(), Nats::start().unwrap());
    let node = || Server::node(free_port(), &postgres.url(), &nats.url());
    let (north, south) = (node(), node());
    let office = Office(vec!["--database".into(), postgres.url()]);
    story(&office, &[&north.address, &south.address]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_deleted_while_no_server_runs_is_gone_with_the_next() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("carambole.db");
    let mut server = Server::start(&data);
    let ada = new_player(&server.address, "Ada").await;
    let me = call(&server.address, "GET", "/api/me", &ada, "").await;
    let id = me["player"].as_str().unwrap().to_owned();
    assert!(server.stop());
    let office = Office(vec!["--data".into(), data.display().to_string()]);
    let said = office.says(&["delete", "player", &id, "--yes"]);
    assert!(said.contains("the next server"), "{said}");
    let _server = Server::start(&data);
    let begin = Instant::now();
    while !office.refuses(&["unban", &id]).contains("no such player") {
        assert!(begin.elapsed() < Duration::from_mins(1), "still there");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_operators_cannot_mean_is_refused_in_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("carambole.db");
    let missing = Office(vec!["--data".into(), data.display().to_string()]);
    assert!(
        missing
            .refuses(&["reports"])
            .contains("data file with --data")
    );
    assert!(!data.exists(), "no file is created");
    let nowhere = Office(vec!["--database".into(), "mysql://x".into()]);
    assert!(nowhere.refuses(&["log"]).contains("postgres://"));
    let mut server = Server::start(&data);
    let ada = new_player(&server.address, "Ada").await;
    let me = call(&server.address, "GET", "/api/me", &ada, "").await;
    let id = me["player"].as_str().unwrap();
    assert!(server.stop());
    let office = missing;
    let long = "x".repeat(201);
    for (arguments, words) in [
        (&["ban", "@nobody", "--reason", "x"][..], "no such player"),
        (&["ban", "@", "--reason", "x"], "no such player"),
        (&["ban", "no-one", "--reason", "x"], "no such player"),
        (&["ban", id], "--reason"),
        (&["ban", id, "--reason", ""], "1 to 200"),
        (&["ban", id, "--reason", &long], "1 to 200"),
        (
            &["ban", id, "--reason", "x", "--until", "soon"],
            "2026-11-15",
        ),
        (
            &["ban", id, "--reason", "x", "--until", "2020-01-01"],
            "in the future",
        ),
        (&["unban", id], "not banned"),
        (&["unban", id, "--as", " "], "--as"),
        (&["rename", id, "--name", " x", "--yes"], "--name"),
        (&["hide", "course", "c0"], "no published course"),
        (&["hide", "course", "%'"], "no published course"),
        (&["delete", "course", "c0", "--yes"], "no published course"),
        (&["close", "report", "r0"], "no open report"),
        (&["hide", "player", id], "unrecognized"),
        (&["hide", "remark", "r0"], "no remark"),
        (&["hide", "cup", "%'"], "no cup"),
        (&["show", "tournament", "t0"], "no tournament"),
        (&["report", "r0"], "no report"),
        (&["find", "x"], "two letters"),
        (&["end", "table", "t0", "--yes"], "is over"),
        (&["unrate", "t0", "--yes"], "no table"),
        (&["unrate", "--yes"], "TABLE"),
        (&["rate", "t0", "--yes"], "not taken out"),
        (&["unrate", "--of", id, "--yes"], "no match of Ada"),
        (&["unrate", "t0", "--of", id, "--yes"], "cannot be used"),
        (&["rate", "--of", "@nobody", "--yes"], "no such player"),
    ] {
        let said = office.refuses(arguments);
        assert!(said.contains(words), "{arguments:?}: {said}");
    }
    assert_eq!(office.says(&["log"]), "The log is empty.\n");
    let help = office.says(&["--help"]);
    for word in [
        "reports",
        "report",
        "find",
        "hide",
        "end",
        "unrate",
        "--hold",
        "ban",
        "rename",
        "log",
        "--as",
        "CARAMBOLE_DATABASE",
    ] {
        assert!(help.contains(word), "{help}");
    }
}

/// Seats two players at a table with free chat and starts the match. Returns the id of the table
/// and the players' sockets.
async fn quarrel(address: &str, [ada, eve]: [&str; 2]) -> (String, [Socket; 2]) {
    let body = json!({
        "setup": {"golf": {"courses": ["1"], "mode": "basic", "balls": 1, "limit": 4,
                           "kit": "dice", "tokens": false}},
        "seats": [{"type": "person"}, {"type": "person"}], "clock": null, "open": false,
        "chat": "free"
    });
    let made = call(address, "POST", "/api/tables", ada, &body.to_string()).await;
    let table = made["table"].as_str().unwrap().to_owned();
    let mut sockets = Vec::new();
    for (seat, (key, name)) in [(ada, "Ada"), (eve, "Eve")].into_iter().enumerate() {
        let path = format!("/api/tables/{table}/requests");
        let share = format!("{seat:032x}");
        for (number, request) in [
            json!({"type": "join", "seat": seat, "name": name, "contribution": share}),
            json!({"type": "ready", "seat": seat, "ready": true}),
        ]
        .into_iter()
        .enumerate()
        {
            let message = json!({"id": format!("m{seat}{number}"), "request": request});
            let answer = call(address, "POST", &path, key, &message.to_string()).await;
            assert_eq!(answer["type"], "accepted", "{answer}");
        }
        sockets.push(socket(address, &table, Some(key), false).await.unwrap());
    }
    let [ada, eve] = sockets.try_into().unwrap_or_else(|_| panic!("two sockets"));
    (table, [ada, eve])
}

/// Returns the next message of the given type on a socket.
async fn heard(socket: &mut Socket, kind: &str) -> Value {
    loop {
        let message = socket.next().await.unwrap().unwrap();
        let message: Value = serde_json::from_str(message.to_text().unwrap()).unwrap_or_default();
        if message["type"] == kind {
            return message;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn operators_see_the_chat_and_the_record_behind_a_report_and_end_the_table() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("carambole.db");
    let server = Server::start(&data);
    let office = Office(vec!["--data".into(), data.display().to_string()]);
    let address = server.address.as_str();
    let ada = new_player(address, "Ada").await;
    let eve = new_player(address, "Eve").await;
    let (table, [mut of_ada, mut of_eve]) = quarrel(address, [&ada, &eve]).await;
    let insult = json!({"type": "say", "what": {"text": "You blockhead"}}).to_string();
    of_eve.send(Message::text(insult)).await.unwrap();
    let said = heard(&mut of_ada, "said").await["said"].clone();
    let remark = said["id"].as_str().unwrap();
    let place = json!({"remark": {"table": table, "id": remark}});
    let report = json!({"about": {"player": place}, "reason": "insults me"}).to_string();
    assert_eq!(
        status(address, "POST", "/api/reports", &ada, &report).await,
        204
    );

    // The report shows everything an operator needs: the player, the table, the chat and the match.
    let waiting = office.lines(&["reports", "--json"]);
    assert_eq!(waiting[0]["place"], place);
    let (report, player) = (&waiting[0]["id"], &waiting[0]["player"]);
    let (report, player) = (report.as_str().unwrap(), player.as_str().unwrap());
    let shown = office.says(&["report", report]);
    for part in [
        player,
        remark,
        &table,
        "You blockhead",
        "guest",
        "insults me",
    ] {
        assert!(shown.contains(part), "{part}: {shown}");
    }
    let record: Value =
        serde_json::from_str(&office.says(&["report", report, "--record"])).unwrap();
    assert_eq!(record["carambole_record"], 1);
    assert!(record["events"][0].to_string().contains(&table));

    // Operators can find players by name, table and network.
    let id = |row: &Value| row["player"].as_str().unwrap().to_owned();
    let by_name = office.lines(&["find", "ev", "--json"]);
    assert_eq!(by_name.iter().map(id).collect::<Vec<_>>(), [player]);
    let network = by_name[0]["networks"][0]["hash"].as_str().unwrap();
    let link = format!("http://test/t/{table}");
    for text in [link.as_str(), &table, network] {
        assert_eq!(office.lines(&["find", text, "--json"]).len(), 2, "{text}");
    }
    assert!(office.says(&["find", network]).contains(player));
    assert_eq!(office.says(&["find", "nobody"]), "No player found.\n");

    // New clients never see a hidden remark. Connected clients must reconnect and reload the chat.
    office.says(&["hide", "remark", remark, "--reason", "insult"]);
    end_of(&mut of_ada).await;
    let mut again = socket(address, &table, Some(&eve), false).await.unwrap();
    let info = call(address, "GET", "/api/me/data", &eve, "").await;
    assert_eq!(info["remarks"].as_array().unwrap().len(), 1, "it is kept");
    assert!(office.says(&["report", report]).contains("[hidden]"));

    // Ending the table also ends the match.
    assert!(office.refuses(&["end", "table", &table]).contains("--yes"));
    let said = office.says(&["end", "table", &link, "--reason", "insults", "--yes"]);
    assert!(said.contains("has ended"), "{said}");
    let table_now = call(address, "GET", &format!("/api/tables/{table}"), &ada, "").await;
    assert_eq!(table_now["snapshot"]["view"]["status"], "over");
    let refused = office.refuses(&["end", "table", &table, "--yes"]);
    assert!(refused.contains("is over"), "{refused}");
    drop(again.close(None).await);
    let log = office.lines(&["log", "--json"]);
    let acts: Vec<&str> = log.iter().map(|row| row["act"].as_str().unwrap()).collect();
    assert_eq!(acts, ["end-table", "hide-remark"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_banned_player_does_not_come_back_under_a_new_name_while_a_hold_lasts() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("carambole.db");
    let server = Server::start(&data);
    let office = Office(vec!["--data".into(), data.display().to_string()]);
    let address = server.address.as_str();
    let eve = new_player(address, "Eve").await;
    let me = call(address, "GET", "/api/me", &eve, "").await;
    let id = me["player"].as_str().unwrap();
    let said = office.says(&["ban", id, "--reason", WHY, "--hold", "--yes"]);
    assert!(said.contains("from 1 network"), "{said}");
    let new = json!({"name": "Zoe"}).to_string();
    let (status, told) = attempt(address, "POST", "/api/players", "", &new)
        .await
        .unwrap();
    assert_eq!(status, 403, "{told}");
    assert!(
        told["text"].as_str().unwrap().contains("your network"),
        "{told}"
    );
    // Deleting the banned account does not lift the ban on new players either.
    assert_eq!(
        attempt(address, "DELETE", "/api/me", &eve, "")
            .await
            .unwrap()
            .0,
        204
    );
    assert_eq!(
        attempt(address, "POST", "/api/players", "", &new)
            .await
            .unwrap()
            .0,
        403
    );
    let log = office.lines(&["log", "--json"]);
    assert_eq!(log[0]["act"], "ban-and-hold");
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_finds_a_hidden_cup_or_tournament() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("carambole.db");
    let server = Server::start(&data);
    let office = Office(vec!["--data".into(), data.display().to_string()]);
    let address = server.address.as_str();
    let eve = new_player(address, "Eve").await;
    let cup = json!({"name": "Rude", "rhythm": {"type": "daily"}, "drawn": 1, "courses": []});
    let cup = call(address, "POST", "/api/cups", &eve, &cup.to_string()).await;
    let tournament = json!({"name": "Rude", "game": "carom", "rounds": 3,
        "begin": {"type": "asked"}, "courses": {"type": "drawn", "number": 1}, "open": true,
        "clock": {"turn_ms": null, "total_ms": 600_000, "increment_ms": 5_000}});
    let tournament = call(
        address,
        "POST",
        "/api/tournaments",
        &eve,
        &tournament.to_string(),
    )
    .await;
    for (word, id, list) in [
        ("cup", cup["id"].as_str().unwrap(), "/api/cups"),
        (
            "tournament",
            tournament["tournament"].as_str().unwrap(),
            "/api/tournaments",
        ),
    ] {
        let path = format!("{list}/{id}");
        let is_there = async || {
            let listed = call(address, "GET", list, &eve, "").await;
            let found = status(address, "GET", &path, &eve, "").await == 200;
            assert_eq!(listed.to_string().contains(id), found);
            found
        };
        assert!(is_there().await, "{word}");
        office.says(&["hide", word, id, "--reason", "rude name"]);
        assert!(!is_there().await, "{word}");
        assert!(office.refuses(&["hide", word, id]).contains("already"));
        office.says(&["show", word, id]);
        assert!(is_there().await, "{word}");
    }
}
