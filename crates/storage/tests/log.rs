//! Tests the log in a file database: each version is written once, and readers never wait for
//! writers.

use sqlx::{Connection, SqliteConnection};
use std::path::PathBuf;
use std::time::Duration;
use storage::{Batch, EventRow, Location, NewTable, StorageError, Store, Summary};

struct File(PathBuf);

impl File {
    fn new(name: &str) -> File {
        let name = format!("carambole-log-{name}-{}.db", std::process::id());
        File(std::env::temp_dir().join(name))
    }

    async fn open(&self) -> Store {
        Store::open(&Location::File(self.0.clone())).await.unwrap()
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

fn event(table: &str, version: u32) -> EventRow {
    EventRow {
        table: table.into(),
        version,
        event: format!("{version} ü\n{table}"),
    }
}

async fn create(store: &Store, id: &str) {
    let new = NewTable {
        owner: "ada".to_owned(),
        secret: String::new(),
        listed: false,
        chat: "off".to_owned(),
        casual: false,
        created: 1,
        first: event(id, 1),
        summary: Summary {
            table: id.into(),
            version: 1,
            text: String::new(),
            status: "waiting".to_owned(),
            turn: None,
            deadline: None,
            updated: 1,
        },
        rematch_of: None,
        reserved: None,
    };
    store.create_table(&new).await.unwrap();
}

async fn commit(store: &Store, events: Vec<EventRow>) -> Result<(), StorageError> {
    let batch = Batch {
        events,
        ..Batch::default()
    };
    store.commit(&[&batch]).await
}

async fn versions(store: &Store, table: &str, count: u32) {
    let expected = (1..=count).map(|version| event(table, version).event);
    let read = store.events(table, 0).await.unwrap();
    assert_eq!(read, expected.collect::<Vec<_>>());
}

#[tokio::test]
async fn a_version_is_written_once_whoever_tries() {
    let file = File::new("once");
    let (one, other) = (file.open().await, file.open().await);
    create(&one, "a").await;
    commit(&one, vec![event("a", 2), event("a", 3)])
        .await
        .unwrap();
    let twice = commit(&one, vec![event("a", 4), event("a", 4)]).await;
    assert!(matches!(twice, Err(StorageError::Conflict)), "{twice:?}");
    let slower = commit(&other, vec![event("a", 3)]).await;
    assert!(matches!(slower, Err(StorageError::Conflict)), "{slower:?}");
    // A refused batch leaves no open transaction that would block the next one.
    commit(&other, vec![event("a", 4)]).await.unwrap();
    commit(&one, vec![event("a", 5)]).await.unwrap();
    for store in [&one, &other] {
        versions(store, "a", 5).await;
        assert_eq!(store.count_events().await.unwrap(), 5);
    }
}

#[tokio::test]
async fn whoever_reads_waits_for_nobody_who_writes() {
    let file = File::new("readers");
    let store = file.open().await;
    create(&store, "a").await;
    commit(&store, vec![event("a", 2)]).await.unwrap();
    // Hold a write transaction open.
    let url = format!("sqlite://{}", file.0.display());
    let mut slow = SqliteConnection::connect(&url).await.unwrap();
    let begin = sqlx::raw_sql("BEGIN IMMEDIATE");
    begin.execute(&mut slow).await.unwrap();
    let writing = commit(&store, vec![event("a", 3)]);
    let mut writing = std::pin::pin!(writing);
    let moment = tokio::time::timeout(Duration::from_millis(50), &mut writing).await;
    assert!(moment.is_err(), "only one writes at a time");
    versions(&store, "a", 2).await;
    assert_eq!(store.count_events().await.unwrap(), 2);
    assert_eq!(store.lagging().await.unwrap(), ["a"]);
    let standings = store.standings(&["a".into()]).await.unwrap();
    assert_eq!(standings[0].version, 2);
    sqlx::raw_sql("ROLLBACK").execute(&mut slow).await.unwrap();
    writing.await.unwrap();
    versions(&store, "a", 3).await;
}

/// A cancelled write leaves no transaction behind.
#[tokio::test]
async fn what_nobody_waits_for_any_more_does_not_hold_up_others() {
    let file = File::new("gone");
    let store = file.open().await;
    create(&store, "a").await;
    for version in 2..40 {
        let moment = Duration::from_micros(u64::from(version) * 40);
        let asked = commit(&store, vec![event("a", version)]);
        let _ = tokio::time::timeout(moment, asked).await;
        // The event may have been stored despite the cancellation.
        match commit(&store, vec![event("a", version)]).await {
            Ok(()) | Err(StorageError::Conflict) => {}
            Err(problem) => panic!("{problem}"),
        }
        versions(&store, "a", version).await;
    }
    assert!(store.is_healthy().await);
}
