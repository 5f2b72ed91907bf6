//! Files that earlier versions of the program have left are brought up to date at the start.

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

/// The two tables of the file and how far they had come.
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
    // The second start finds nothing left to do.
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
