//! Opening a database: the second start, migrations, a missing database and backups.

use super::File;
use super::fixtures::{assert_conflict, event, players, shared_table, table};
use services::Postgres;
use storage::{Batch, Location, Store};

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
    println!("two_servers_migrate_an_empty_database_together");
    let url = postgres.database("twins").unwrap();
    two_servers_migrate_an_empty_database_together(&Location::Url(url)).await;
    println!("a_server_refuses_a_database_that_is_two_versions_ahead");
    a_server_refuses_a_database_that_is_two_versions_ahead(postgres).await;
}

/// Also tests that the other player's data survives a player's deletion.
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
