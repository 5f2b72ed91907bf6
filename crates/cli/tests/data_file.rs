//! `carambole serve` on a file that it must not use: one sentence at once, and nothing is started.

#![cfg(unix)]
#![allow(clippy::unwrap_used)]

#[path = "support/online.rs"]
mod online;

use online::{Folder, Server, new_player};
use sqlx::Connection;
use std::os::unix::fs::symlink;
use std::path::Path;
use std::process::{Command, Output};

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
    let folder = Folder::new("damaged");
    let data = folder.0.join("carambole.db");
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
    let copy = folder.0.join("copy.db");
    let said = refused(&carambole("backup", &data, &[&copy.to_string_lossy()]));
    assert!(said.contains("damaged"), "{said}");
    assert!(!copy.exists());
    std::fs::write(&data, &whole).unwrap();
    used(&data).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_of_a_newer_version_is_refused_in_one_sentence() {
    let folder = Folder::new("newer");
    let data = folder.0.join("carambole.db");
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
    let copy = folder.0.join("copy.db").to_string_lossy().into_owned();
    assert!(carambole("backup", &data, &[&copy]).status.success());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_has_one_server_by_whatever_name() {
    let folder = Folder::new("names");
    let place = folder.0.join("place");
    std::fs::create_dir_all(&place).unwrap();
    let data = place.join("carambole.db");
    let (by_folder, by_file) = (folder.0.join("link"), folder.0.join("other.db"));
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
