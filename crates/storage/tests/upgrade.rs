//! Tests that database files written by earlier versions of the program are upgraded when opened.

use sqlx::{Connection, Row, SqliteConnection};
use std::path::PathBuf;
use storage::{Batch, EventRow, Location, StorageError, Store};

struct File(PathBuf);

impl File {
    fn new(name: &str) -> File {
        let name = format!("carambole-upgrade-{name}-{}.db", std::process::id());
        File(std::env::temp_dir().join(name))
    }

    async fn ask(&self, sql: &'static str) -> i64 {
        let mut connection = self.connect().await;
        let row = sqlx::query(sql).fetch_one(&mut connection).await.unwrap();
        let number = row.get(0);
        connection.close().await.unwrap();
        number
    }

    async fn connect(&self) -> SqliteConnection {
        let url = format!("sqlite://{}?mode=rwc", self.0.display());
        SqliteConnection::connect(&url).await.unwrap()
    }
}

impl Drop for File {
    fn drop(&mut self) {
        for end in ["", "-wal", "-shm"] {
            let mut name = self.0.clone().into_os_string();
            name.push(end);
            let _ = std::fs::remove_file(name);
        }
    }
}

/// The two game tables in the file and their latest versions.
const TABLES: [(&str, u32); 2] = [("p3v0rbm28sj5h5", 18), ("c3fgjbhhk5cmpe", 8)];

#[tokio::test]
async fn every_event_of_a_file_with_a_journal_becomes_a_row() {
    let file = File::new("journal");
    let mut connection = file.connect().await;
    let old = include_str!("old/journal.sql");
    sqlx::raw_sql(old).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    assert_eq!(file.ask("SELECT COUNT(*) FROM events").await, 4);
    assert_eq!(file.ask("SELECT COUNT(*) FROM journal").await, 7);
    // The second time, there is nothing left to do.
    for _ in 0..2 {
        let store = Store::open(&Location::File(file.0.clone())).await.unwrap();
        for (table, versions) in TABLES {
            let events = store.events(table, 0).await.unwrap();
            assert_eq!(events.len() as u32, versions);
            for (version, event) in (1..).zip(&events) {
                let begins = format!("{{\"version\":{version},");
                assert!(event.starts_with(&begins), "{version}: {event}");
            }
            assert_eq!(store.events(table, 3).await.unwrap(), events[3..]);
        }
        store.close().await;
        let single = "SELECT COUNT(*) FROM events WHERE INSTR(event, CHAR(10)) = 0";
        assert_eq!(file.ask(single).await, 26);
        assert_eq!(file.ask("SELECT COUNT(*) FROM events").await, 26);
    }
    let store = Store::open(&Location::File(file.0.clone())).await.unwrap();
    let (table, versions) = TABLES[0];
    for (version, is_next) in [(versions, false), (versions + 1, true)] {
        let event = EventRow {
            table: table.into(),
            version,
            event: "{}".to_owned(),
        };
        let batch = Batch {
            events: vec![event],
            ..Batch::default()
        };
        match store.commit(&[&batch]).await {
            Ok(()) => assert!(is_next),
            Err(StorageError::Conflict) => assert!(!is_next),
            Err(problem) => panic!("{problem}"),
        }
    }
    store.close().await;
}

/// The migrations up to the release before the fair-play rules.
const BEFORE_FAIR_PLAY: [&str; 7] = [
    include_str!("../migrations/0001_start.sql"),
    include_str!("../migrations/0002_cluster.sql"),
    include_str!("../migrations/0003_journal.sql"),
    include_str!("../migrations/0004_one_row_an_event.sql"),
    include_str!("../migrations/0005_people.sql"),
    include_str!("../migrations/0006_events.sql"),
    include_str!("../migrations/0007_bots.sql"),
];

/// Data stored by the release before the fair-play rules.
const STORED: &str = "INSERT INTO cup_results \
    (cup, edition, player, id, begun_at, sent_at, scores, strokes, record) \
    VALUES ('weekly', 3, 'ada', 'r1', 5, 9, '3', '', '{}'), \
    ('weekly', 3, 'ben', 'r2', 6, NULL, '', '', ''); \
    INSERT INTO course_results (course, player, total, made_at, print, last, record) \
    VALUES ('c1', 'ada', 3, 1, 'best', 'latest', '{}'), ('c2', 'ada', 4, 1, 'one', 'one', '{}'); \
    INSERT INTO judged_matches (table_id, ended_at, reviewed) VALUES ('t1', 5, 1); \
    INSERT INTO rating_points \
    (player, kind, number, table_id, at, rating, deviation, volatility) \
    VALUES ('ada', 'carom', 1, 't1', 5, 2029000, 200000, 60000000000)";

/// Turns a file into one written by the release before the fair-play rules.
async fn set_back(file: &File) {
    let location = Location::File(file.0.clone());
    Store::open(&location).await.unwrap().close().await;
    let mut connection = file.connect().await;
    let tables = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' \
                  AND name <> '_sqlx_migrations'";
    let tables: Vec<(String,)> = sqlx::query_as(tables)
        .fetch_all(&mut connection)
        .await
        .unwrap();
    let drops = tables.iter().map(|(name,)| format!("DROP TABLE {name}"));
    let steps = drops.chain(BEFORE_FAIR_PLAY.map(str::to_owned));
    let last = "DELETE FROM _sqlx_migrations WHERE version > 7".to_owned();
    for step in steps.chain([last, STORED.to_owned()]) {
        let done = sqlx::raw_sql(sqlx::AssertSqlSafe(step)).execute(&mut connection);
        done.await.unwrap();
    }
    connection.close().await.unwrap();
}

#[tokio::test]
async fn a_running_edition_keeps_its_public_dice_and_results_from_home_stay_whose_they_are() {
    let file = File::new("cups");
    let location = Location::File(file.0.clone());
    set_back(&file).await;
    let store = Store::open(&location).await.unwrap();
    let secret = store.cup_secret("weekly", 3).await.unwrap();
    assert_eq!(secret.as_deref(), Some(""), "public dice to its end");
    assert_eq!(store.cup_secret("weekly", 4).await.unwrap(), None);
    let of_ada = store.cup_try("weekly", 3, "ada").await.unwrap().unwrap();
    assert!(of_ada.is_finished && of_ada.table.is_none());
    let record = store.cup_record("weekly", 3, "r1").await.unwrap();
    assert_eq!(record, ("{}".to_owned(), None));
    store.close().await;
    let prints = "SELECT COUNT(*) FROM home_matches WHERE player = 'ada' \
                  AND print IN ('best', 'latest', 'one')";
    assert_eq!(file.ask(prints).await, 3);
}

#[tokio::test]
async fn ratings_are_computed_again_after_the_upgrade() {
    let file = File::new("ratings");
    set_back(&file).await;
    let store = Store::open(&Location::File(file.0.clone())).await.unwrap();
    assert_eq!(store.rating("ada", "carom").await.unwrap(), None);
    assert!(!store.is_judged("t1").await.unwrap());
    store.close().await;
}
