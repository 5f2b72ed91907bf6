//! Events become durable in the journal of a file; nobody who reads the log sees a difference.

#![allow(clippy::unwrap_used)]

use std::path::PathBuf;
use std::sync::Arc;
use storage::{Batch, EventRow, Location, NewTable, Problem, Store, Summary};

struct File(PathBuf);

impl File {
    fn new(name: &str) -> File {
        let name = format!("carambole journal {name} {}.db", std::process::id());
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

/// A text with everything that could mislead a reader.
fn event(table: &str, version: u32) -> EventRow {
    EventRow {
        table: table.into(),
        version,
        event: format!(
            "{version} 7 ü\t{table} 1 2 {}",
            "x".repeat(version as usize % 50)
        ),
    }
}

async fn create(store: &Store, id: &str) {
    let table: Arc<str> = id.into();
    let new = NewTable {
        owner: "ada".to_owned(),
        secret: String::new(),
        listed: false,
        chat: "off".to_owned(),
        created: 1,
        first: event(id, 1),
        summary: Summary {
            table,
            version: 1,
            text: String::new(),
            status: "waiting".to_owned(),
            turn: None,
            deadline: None,
            updated: 1,
        },
        rematch_of: None,
    };
    store.create_table(&new).await.unwrap();
}

async fn commit(store: &Store, events: Vec<EventRow>) -> Result<(), Problem> {
    let batch = Batch {
        events,
        ..Batch::default()
    };
    store.commit(&[&batch]).await
}

#[tokio::test]
async fn an_event_is_one_line() {
    let file = File::new("lines");
    let store = file.open().await;
    create(&store, "a").await;
    let mut two = event("a", 2);
    two.event.push_str("\n{}");
    let refused = commit(&store, vec![two]).await;
    assert!(matches!(refused, Err(Problem::Damaged(_))), "{refused:?}");
    versions(&store, "a", 1).await;
}

#[tokio::test]
async fn events_that_moved_together_are_read_from_any_version_on() {
    let file = File::new("together");
    let store = file.open().await;
    create(&store, "a").await;
    for upto in [9, 30, 31] {
        let begin = store.events("a", 0).await.unwrap().len() as u32 + 1;
        let news = (begin..=upto).map(|version| event("a", version));
        commit(&store, news.collect()).await.unwrap();
        versions(&store, "a", upto).await;
        for after in 0..=upto {
            let expected = (after + 1..=upto).map(|version| event("a", version).event);
            let read = store.events("a", after).await.unwrap();
            assert_eq!(
                read,
                expected.collect::<Vec<_>>(),
                "after {after} of {upto}"
            );
        }
        assert_eq!(store.count_events().await.unwrap(), u64::from(upto));
    }
}

async fn versions(store: &Store, table: &str, count: u32) {
    let expected: Vec<String> = (1..=count)
        .map(|version| event(table, version).event)
        .collect();
    assert_eq!(store.events(table, 0).await.unwrap(), expected);
}

#[tokio::test]
async fn what_a_killed_server_left_in_the_journal_is_read_by_the_next() {
    let file = File::new("killed");
    let first = file.open().await;
    for table in ["a", "b"] {
        create(&first, table).await;
    }
    for version in 2..=30 {
        let events = vec![event("a", version), event("b", version)];
        commit(&first, events).await.unwrap();
    }
    // It is never closed, as if it had been killed.
    let second = file.open().await;
    let again = commit(&second, vec![event("a", 31), event("b", 30)]).await;
    assert!(matches!(again, Err(Problem::Conflict)), "{again:?}");
    commit(&second, vec![event("a", 31)]).await.unwrap();
    versions(&second, "a", 31).await;
    versions(&second, "b", 30).await;
    drop(first);
}

#[tokio::test]
async fn a_version_is_written_once_wherever_it_stands() {
    let file = File::new("once");
    let store = file.open().await;
    create(&store, "a").await;
    let in_the_log = commit(&store, vec![event("a", 1)]).await;
    assert!(matches!(in_the_log, Err(Problem::Conflict)));
    let twice = commit(&store, vec![event("a", 2), event("a", 2)]).await;
    assert!(matches!(twice, Err(Problem::Conflict)));
    commit(&store, vec![event("a", 2)]).await.unwrap();
    let in_the_journal = commit(&store, vec![event("a", 2)]).await;
    assert!(matches!(in_the_journal, Err(Problem::Conflict)));
    versions(&store, "a", 2).await;
}

#[tokio::test]
async fn a_full_journal_moves_on_by_itself() {
    let file = File::new("full");
    let store = file.open().await;
    let tables = ["a", "b", "c"];
    for table in tables {
        create(&store, table).await;
    }
    for first in (2..=1500).step_by(50) {
        let events = |version| tables.map(|table| event(table, version));
        commit(&store, (first..first + 50).flat_map(events).collect())
            .await
            .unwrap();
    }
    assert_eq!(store.count_events().await.unwrap(), 3 * 1501);
    for table in tables {
        versions(&store, table, 1501).await;
    }
}

#[tokio::test]
async fn a_deleted_table_does_not_come_back_from_the_journal() {
    let file = File::new("deleted");
    let store = file.open().await;
    create(&store, "a").await;
    commit(&store, vec![event("a", 2)]).await.unwrap();
    let forgotten = store.forgotten_tables(0, 100).await.unwrap();
    assert_eq!(forgotten.len(), 1);
    store.remove_waiting_table(&forgotten[0]).await.unwrap();
    assert_eq!(store.count_events().await.unwrap(), 0);
}

/// Two programs at one file are not meant to be; if it happens, nothing is lost or doubled.
#[tokio::test]
async fn events_that_somebody_else_has_moved_stay_where_they_are() {
    let file = File::new("moved");
    let store = file.open().await;
    create(&store, "a").await;
    commit(&store, vec![event("a", 2), event("a", 3)])
        .await
        .unwrap();
    let other = file.open().await;
    versions(&other, "a", 3).await;
    commit(&store, vec![event("a", 4)]).await.unwrap();
    // The store believes that all of them are in the journal; the first try finds out.
    let first = store.events("a", 0).await;
    assert!(first.is_err(), "{first:?}");
    versions(&store, "a", 4).await;
    commit(&store, vec![event("a", 5)]).await.unwrap();
    versions(&other, "a", 4).await;
    versions(&store, "a", 5).await;
}
