//! Opening a database: the second start, migrations, a missing database and backups.

use super::File;
use super::fixtures::{assert_conflict, assert_not_found, event, players, shared_table, table};
use services::Postgres;
use sqlx::{AnyConnection, Connection};
use storage::{Batch, EventRow, Location, StorageError, Store};

#[tokio::test]
async fn a_second_start_finds_everything_unchanged_on_sqlite() {
    let file = File::new();
    a_second_start_finds_everything_unchanged(&file.location()).await;
}

/// Runs the tests about opening a database that need `PostgreSQL`.
pub async fn on_postgresql(postgres: &Postgres) {
    println!("a_second_start_finds_everything_unchanged");
    let url = postgres.database("second_start").unwrap();
    a_second_start_finds_everything_unchanged(&Location::Url(url)).await;
    println!("a_table_from_before_there_were_numbers_plays_on");
    let url = postgres.database("numbers").unwrap();
    a_table_from_before_there_were_numbers_plays_on(&Location::Url(url.clone()), &url).await;
    println!("two_servers_migrate_an_empty_database_together");
    let url = postgres.database("twins").unwrap();
    two_servers_migrate_an_empty_database_together(&Location::Url(url)).await;
    println!("a_server_refuses_a_database_that_is_two_versions_ahead");
    a_server_refuses_a_database_that_is_two_versions_ahead(postgres).await;
}

/// Also tests that Ben's data survives Ada's deletion.
async fn a_second_start_finds_everything_unchanged(location: &Location) {
    let store = Store::open(location).await.unwrap();
    players(&store).await;
    shared_table(&store).await;
    store.delete_player("ada", "gone-1").await.unwrap();
    store.close().await;
    let store = Store::open(location).await.unwrap();
    assert_eq!(store.player("ben").await.unwrap().name, "Ben");
    assert_eq!(store.events("t2", 0).await.unwrap().len(), 4);
    store.close().await;
}

#[tokio::test]
async fn a_table_from_before_there_were_numbers_plays_on_on_sqlite() {
    let file = File::new();
    let url = format!("sqlite://{}", file.path().display()).replace(' ', "%20");
    a_table_from_before_there_were_numbers_plays_on(&file.location(), &url).await;
}

/// Turns a database into one from before tables had numbers, with a table that has two events.
const BEFORE_NUMBERS: &str = "DROP INDEX tables_number; \
    ALTER TABLE tables DROP COLUMN number; DROP TABLE numbered_events; \
    DELETE FROM _sqlx_migrations WHERE version = 9; \
    INSERT INTO tables (id, owner, secret, listed, chat, created_at, summary, status, version, \
    updated_at) VALUES ('old', 'ada', '', 1, 'off', 1, '', 'waiting', 1, 1); \
    INSERT INTO events (table_id, version, event) \
    VALUES ('old', 1, 'event 1 of old'), ('old', 2, 'event 2 of old')";

async fn a_table_from_before_there_were_numbers_plays_on(location: &Location, url: &str) {
    Store::open(location).await.unwrap().close().await;
    let mut connection = AnyConnection::connect(url).await.unwrap();
    let back = sqlx::raw_sql(BEFORE_NUMBERS).execute(&mut connection);
    back.await.unwrap();
    let row = |id: &str, version: u32| EventRow {
        event: format!("event {version} of {id}"),
        ..event(id, version)
    };
    let commit = async |store: &Store, events: Vec<EventRow>| -> Result<(), StorageError> {
        let batch = Batch {
            events,
            ..Batch::default()
        };
        store.commit(&[&batch]).await
    };
    let check = async |store: &Store, id: &str, versions: u32| {
        let expected: Vec<String> = (1..=versions)
            .map(|version| row(id, version).event)
            .collect();
        assert_eq!(store.events(id, 0).await.unwrap(), expected, "{id}");
        assert_eq!(store.events(id, 2).await.unwrap(), expected[2..], "{id}");
        let standings = store.standings(&[id.into()]).await.unwrap();
        assert_eq!(standings[0].version, versions, "{id}");
    };
    // The other store has nothing in memory about these tables.
    let store = Store::open(location).await.unwrap();
    let other = Store::open(location).await.unwrap();
    for id in ["new", "next"] {
        let mut table = table(id, true, None);
        table.first = row(id, 1);
        store.create_table(&table).await.unwrap();
    }
    let both = vec![row("new", 2), row("old", 3), row("next", 2), row("next", 3)];
    commit(&store, both).await.unwrap();
    commit(&store, vec![row("new", 3)]).await.unwrap();
    for id in ["old", "new", "next"] {
        for writer in [&store, &other] {
            // Nothing from a batch with a conflict is stored.
            let refused = commit(writer, vec![row(id, 4), row(id, 3), row("old", 9)]).await;
            assert_conflict(&refused);
            check(writer, id, 3).await;
        }
    }
    commit(&other, vec![row("old", 4), row("new", 4)])
        .await
        .unwrap();
    check(&store, "old", 4).await;
    check(&store, "new", 4).await;
    assert_eq!(store.count_events().await.unwrap(), 11);
    let mut lagging = store.lagging().await.unwrap();
    lagging.sort();
    assert_eq!(lagging, ["new", "next", "old"]);
    // A file stores the events of new tables under their numbers, and PostgreSQL stores all events
    // under the table's id, where older servers find them.
    let by_id = sqlx::query_scalar("SELECT COUNT(*) FROM events").fetch_one(&mut connection);
    let by_id: i64 = by_id.await.unwrap();
    let is_file = matches!(location, Location::File(_));
    assert_eq!(by_id, if is_file { 4 } else { 11 });
    // Removing a table removes its events, and the table's number is not used again.
    for id in ["old", "next"] {
        store.remove_waiting_table(id).await.unwrap();
        assert_not_found(&store.remove_waiting_table(id).await);
        assert!(store.events(id, 0).await.unwrap().is_empty());
    }
    assert_eq!(store.count_events().await.unwrap(), 4);
    let mut last = table("last", true, None);
    last.first = row("last", 1);
    store.create_table(&last).await.unwrap();
    commit(&other, vec![row("next", 2)]).await.unwrap();
    commit(&store, vec![row("last", 2), row("last", 3)])
        .await
        .unwrap();
    check(&store, "last", 3).await;
    check(&store, "new", 4).await;
    store.close().await;
    other.close().await;
    connection.close().await.unwrap();
}

async fn two_servers_migrate_an_empty_database_together(location: &Location) {
    let (one, other) = tokio::join!(Store::open(location), Store::open(location));
    let (one, other) = (one.unwrap(), other.unwrap());
    let (a, b) = tokio::join!(one.common_number(1), other.common_number(2));
    assert_eq!(a.unwrap(), b.unwrap());
    one.close().await;
    other.close().await;
}

/// During a rolling upgrade, the database may be one version ahead of older servers, but not two.
async fn a_server_refuses_a_database_that_is_two_versions_ahead(postgres: &Postgres) {
    let ahead = |by: i64| {
        format!(
            "INSERT INTO _sqlx_migrations (version, description, success, checksum, \
             execution_time) VALUES ({}, 'from the future', TRUE, '\\x00', 0)",
            Store::SCHEMA + by
        )
    };
    let location = Location::Url(postgres.url());
    Store::open(&location).await.unwrap().close().await;
    postgres.ask(&ahead(1)).unwrap();
    Store::open(&location).await.unwrap().close().await;
    postgres.ask(&ahead(2)).unwrap();
    let problem = Store::open(&location).await.unwrap_err();
    assert!(problem.to_string().contains("newer version"), "{problem}");
}

#[tokio::test]
async fn a_missing_database_is_reported_at_once() {
    let url = format!(
        "postgres://ada:secret@127.0.0.1:{}/none",
        services::free_port()
    );
    let begin = std::time::Instant::now();
    let problem = Store::open(&Location::Url(url)).await.unwrap_err();
    assert!(begin.elapsed().as_secs() < 3);
    assert!(!problem.to_string().contains("secret"), "{problem}");
}

#[tokio::test]
async fn a_backup_made_while_others_write_can_be_opened() {
    let (file, copy) = (File::new(), File::new());
    let store = Store::open(&file.location()).await.unwrap();
    store.create_table(&table("t1", true, None)).await.unwrap();
    let writer = store.clone();
    let writing = tokio::spawn(async move {
        for version in 2..200 {
            let events = vec![event("t1", version)];
            let batch = Batch {
                events,
                ..Batch::default()
            };
            writer.commit(&[&batch]).await.unwrap();
        }
    });
    Store::backup(&file.path(), &copy.path()).await.unwrap();
    assert_conflict(&Store::backup(&file.path(), &copy.path()).await);
    writing.await.unwrap();
    let copied = Store::open(&copy.location()).await.unwrap();
    let events = copied.events("t1", 0).await.unwrap();
    // All events committed so far are present, without a gap.
    let expected: Vec<String> = (1..=events.len() as u32)
        .map(|version| event("t1", version).event)
        .collect();
    assert_eq!(events, expected);
    assert_eq!(store.events("t1", 0).await.unwrap().len(), 199);
}
