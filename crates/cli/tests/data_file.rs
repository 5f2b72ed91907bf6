//! `carambole serve` on a file that it must not use: one sentence at once, and nothing is started.

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

/// The program does not start, and says why in one sentence.
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

/// A file with something in it, in good order.
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
        (&head, "no database"),
        (b"Dear diary, ...", "no database"),
        (b"", "is empty"),
    ] {
        std::fs::write(&data, damaged).unwrap();
        let said = does_not_serve(&data);
        assert!(said.contains(words), "{said}");
        assert!(said.contains("put a backup in its place"), "{said}");
        assert!(said.contains(&*data.to_string_lossy()), "{said}");
        assert_eq!(std::fs::read(&data).unwrap(), damaged, "nothing is changed");
    }
    // No half copy is left of a file that cannot be copied.
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
    // It can still be copied.
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

/// Whoever plays in the file of an earlier version.
const KEYS: [&str; 2] = [
    "key_cm34hkv00w4kfnuu_419982e6dbc4db36a7f5a573b88b3fd92cc01f53a9363b4ae0bf4cfd6b1a3be7",
    "key_3nv7uf060u3f3x3z_9aeb73f70c5f665885418eb6cb15e92ddfac4ec8371d72593bd038320d492dd3",
];

#[tokio::test(flavor = "multi_thread")]
async fn matches_in_a_file_of_an_earlier_version_go_on() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("carambole.db");
    let url = format!("sqlite://{}?mode=rwc", data.display());
    let mut connection = sqlx::SqliteConnection::connect(&url).await.unwrap();
    let old = include_str!("../../storage/tests/old/journal.sql");
    sqlx::raw_sql(old).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
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
            "it is still there"
        );
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    assert_eq!(status(&running).await, 200);
}
