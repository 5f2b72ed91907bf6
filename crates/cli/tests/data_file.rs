//! Tests `carambole serve` on files that it must refuse, and on files from earlier versions.

#![cfg(unix)]

use crate::support::online::{Client, Server, attempt, call, events, new_player, new_table};
use serde_json::json;
use sqlx::Connection;
use std::os::unix::fs::symlink;
use std::path::Path;
use std::process::{Command, Output};
use std::time::{Duration, Instant};
use table::{CourseCache, State};

fn carambole(command: &str, data: &Path, more: &[&str]) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_carambole"));
    program.arg(command).arg("--data").arg(data).args(more);
    program.output().unwrap()
}

/// Asserts that the program did not start. Returns the program's one-line error message.
fn refused(output: &Output) -> String {
    let said = String::from_utf8(output.stderr.clone()).unwrap();
    assert_eq!(output.status.code(), Some(2), "{said}");
    assert!(output.stdout.is_empty(), "{output:?}");
    assert_eq!(said.lines().count(), 1, "{said}");
    said
}

fn does_not_serve(data: &Path) -> String {
    refused(&carambole("serve", data, &["--listen", "127.0.0.1:0"]))
}

/// Creates a valid data file with a few players.
async fn used(data: &Path) {
    let mut server = Server::start(data);
    for name in ["Ada", "Ben", "Carl"] {
        new_player(&server.address, name).await;
    }
    assert!(server.stop());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_file_is_refused_in_one_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("carambole.db");
    used(&data).await;
    let whole = std::fs::read(&data).unwrap();
    let page = 4096;
    let half = whole.len() / page / 2 * page;
    let mut pages = whole.clone();
    pages[3 * page..6 * page].fill(0xa5);
    let mut head = whole.clone();
    head[..100].fill(b'?');
    for (damaged, words) in [
        (&whole[..half], "damaged"),
        (&whole[..half + 100], "damaged"),
        (&whole[..50], "damaged"),
        (&pages, "damaged"),
        (&head, "not a database"),
        (b"Dear diary, ...", "not a database"),
        (b"", "is empty"),
    ] {
        std::fs::write(&data, damaged).unwrap();
        let said = does_not_serve(&data);
        assert!(said.contains(words), "{said}");
        assert!(said.contains("put a backup in its place"), "{said}");
        assert!(said.contains(&*data.to_string_lossy()), "{said}");
        assert_eq!(
            std::fs::read(&data).unwrap(),
            damaged,
            "the file is unchanged"
        );
    }
    // A failed backup leaves no partial copy behind.
    std::fs::write(&data, &pages).unwrap();
    let copy = folder.path().join("copy.db");
    let said = refused(&carambole("backup", &data, &[&copy.to_string_lossy()]));
    assert!(said.contains("damaged"), "{said}");
    assert!(!copy.exists());
    std::fs::write(&data, &whole).unwrap();
    used(&data).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_of_a_newer_version_is_refused_in_one_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("carambole.db");
    used(&data).await;
    let url = format!("sqlite://{}", data.display());
    let mut connection = sqlx::SqliteConnection::connect(&url).await.unwrap();
    let sql = "INSERT INTO _sqlx_migrations (version, description, success, checksum, \
               execution_time) VALUES (9000, 'from the future', TRUE, x'00', 0)";
    sqlx::query(sql).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    let said = does_not_serve(&data);
    assert!(said.contains("newer version"), "{said}");
    // `backup` can still copy the file.
    let copy = folder.path().join("copy.db").to_string_lossy().into_owned();
    assert!(carambole("backup", &data, &[&copy]).status.success());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_has_one_server_by_whatever_name() {
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path().join("place");
    std::fs::create_dir_all(&place).unwrap();
    let data = place.join("carambole.db");
    let (by_folder, by_file) = (folder.path().join("link"), folder.path().join("other.db"));
    symlink(&place, &by_folder).unwrap();
    symlink(&data, &by_file).unwrap();
    let names = [data.clone(), by_folder.join("carambole.db"), by_file];
    for first in &names {
        let mut server = Server::start(first);
        for second in &names {
            let said = does_not_serve(second);
            assert!(said.contains("another server uses"), "{said}");
        }
        assert!(server.stop());
    }
}

/// The keys of the players in the file from an earlier version.
const KEYS: [&str; 2] = [
    "key_cm34hkv00w4kfnuu_419982e6dbc4db36a7f5a573b88b3fd92cc01f53a9363b4ae0bf4cfd6b1a3be7",
    "key_3nv7uf060u3f3x3z_9aeb73f70c5f665885418eb6cb15e92ddfac4ec8371d72593bd038320d492dd3",
];

/// Creates an earlier version's data file from a dump of it.
async fn restore(data: &Path, dump: &'static str) {
    let url = format!("sqlite://{}?mode=rwc", data.display());
    let mut connection = sqlx::SqliteConnection::connect(&url).await.unwrap();
    sqlx::raw_sql(dump).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn matches_in_a_file_of_an_earlier_version_go_on() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("carambole.db");
    restore(&data, include_str!("../../storage/tests/old/journal.sql")).await;
    let mut server = Server::start(&data);
    for table in ["p3v0rbm28sj5h5", "c3fgjbhhk5cmpe"] {
        let path = format!("/api/tables/{table}");
        let before = events(&server.address, table).await;
        let state = State::replay(&before, &mut CourseCache::new()).unwrap();
        let told = call(&server.address, "GET", &path, "", "").await;
        let view = &told["snapshot"]["view"];
        assert_eq!(view, &serde_json::to_value(state.view()).unwrap());
        let seat = view["turn"].as_u64().unwrap() as usize;
        let action = &view["game"]["golf"]["actions"][0];
        let request = json!({"type": "act", "seat": seat, "action": {"golf": action},
                             "version": null});
        let message = json!({"id": "later", "request": request}).to_string();
        let path = format!("{path}/requests");
        let answer = call(&server.address, "POST", &path, KEYS[seat], &message).await;
        assert_eq!(answer["type"], "accepted", "{answer}");
        let after = events(&server.address, table).await;
        assert_eq!(after[..before.len()], before[..]);
        assert_eq!(answer["version"], after.len());
    }
    assert!(server.stop());
}

/// The keys of Ada, Ben and Cleo in the file from the release before the fair-play rules.
const RATED_KEYS: [&str; 3] = [
    "key_h9fcb4e2aejbk3yr_a0466a3a17878db7b9687d321c4f4befcc6698750e59fe381d64b9ba19c83a47",
    "key_f8kz666n6s2cm2uq_5be404529dd23ec9a7657182be7259e1319dde85086d3a0805bbc9696c46fbba",
    "key_nyfubcmwckx3c0rm_e134caeb283f1895f12cbc064cd2a913e72079d433558a68055e7d001a0452c6",
];

#[tokio::test(flavor = "multi_thread")]
async fn ratings_of_an_earlier_version_are_computed_again_from_fair_matches() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("carambole.db");
    restore(&data, include_str!("../../storage/tests/old/rated.sql")).await;
    let server = Server::start(&data);
    let ratings = async |key: &str| {
        let told = call(&server.address, "GET", "/api/me/ratings", key, "").await;
        let now = &told["now"][0];
        (now["rating"].clone(), now["matches"].clone())
    };
    let begin = Instant::now();
    while ratings(RATED_KEYS[2]).await.0.is_null() {
        assert!(begin.elapsed() < Duration::from_mins(1), "not rated");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    // Ada was rated 1850 and Ben 1200, but matches of one ball against three no longer count.
    let expected = [(1497, 2), (1338, 1), (1732, 1)];
    for (key, (rating, matches)) in RATED_KEYS.iter().zip(expected) {
        assert_eq!(ratings(key).await, (json!(rating), json!(matches)));
    }
    // The match itself is kept with its result.
    let tables = call(&server.address, "GET", "/api/me/tables", RATED_KEYS[1], "").await;
    let over = |one: &&serde_json::Value| one["table"]["status"] == "over";
    assert_eq!(tables.as_array().unwrap().iter().filter(over).count(), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_listed_table_that_nobody_began_is_gone_after_a_day() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("carambole.db");
    let mut server = Server::start(&data);
    let keys = [
        new_player(&server.address, "Ada").await,
        new_player(&server.address, "Ben").await,
    ];
    let [waiting, running] = [
        new_table(&server.address, &keys[0]).await,
        new_table(&server.address, &keys[0]).await,
    ];
    for (seat, key) in (0..).zip(&keys) {
        Client::new(&running, seat, key).sit(&server.address).await;
    }
    assert!(server.stop());
    let url = format!("sqlite://{}", data.display());
    let mut connection = sqlx::SqliteConnection::connect(&url).await.unwrap();
    let sql = "UPDATE tables SET listed = 1, created_at = created_at - 25 * 3600 * 1000";
    sqlx::query(sql).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    let server = Server::start(&data);
    let status = async |table: &str| {
        let path = format!("/api/tables/{table}");
        let answer = attempt(&server.address, "GET", &path, "", "").await;
        answer.unwrap().0
    };
    let begin = Instant::now();
    while status(&waiting).await != 404 {
        assert!(
            begin.elapsed() < Duration::from_mins(1),
            "the table still exists"
        );
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    assert_eq!(status(&running).await, 200);
}
