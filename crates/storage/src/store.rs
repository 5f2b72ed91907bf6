//! Opening the database.

use crate::journal::Journal;
use crate::problem::{Problem, Result};
use sqlx::any::AnyPoolOptions;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{AnyPool, Connection, SqlSafeStr};
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Once};
use std::time::Duration;
use tokio::sync::Mutex;

/// Where the database is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Location {
    /// A file, created if it is missing.
    File(PathBuf),
    /// `postgres://…`
    Url(String),
}

/// The database. Clones share it.
#[derive(Clone, Debug)]
pub struct Store {
    /// Everything that changes goes this way. `SQLite` lets only one write at a time, so there
    /// is but one connection and nobody waits in vain.
    pub(crate) writer: AnyPool,
    pub(crate) reader: AnyPool,
    pub(crate) is_file: bool,
    pub(crate) journal: Arc<Mutex<Journal>>,
}

/// Readers never wait for the writer; what is committed has reached the disk.
const PRAGMAS: &str = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; \
     PRAGMA busy_timeout = 10000; PRAGMA wal_autocheckpoint = 4000";

/// Whoever wants to use a file waits so long for those before.
const WAIT: Duration = Duration::from_secs(20);
/// A database elsewhere that does not answer for so long is away; its clients may have better
/// luck with another server.
const PATIENCE: Duration = Duration::from_secs(5);

impl Store {
    /// Opens the database and brings its tables up to this version.
    pub async fn open(location: &Location) -> Result<Store> {
        static DRIVERS: Once = Once::new();
        DRIVERS.call_once(sqlx::any::install_default_drivers);
        let (url, is_file) = match location {
            Location::File(path) => (file_url(path), true),
            Location::Url(url) => (url.clone(), false),
        };
        if !is_file {
            reach(&url).await?;
        }
        let (writers, readers) = if is_file { (1, 4) } else { (4, 8) };
        let writer = pool(&url, is_file, writers).await?;
        migrator(is_file)
            .run(&writer)
            .await
            .map_err(Problem::Migration)?;
        let reader = pool(&url, is_file, readers).await?;
        Ok(Store {
            writer,
            reader,
            is_file,
            journal: Arc::default(),
        })
    }

    /// Closes the database; what was committed is there.
    pub async fn close(&self) {
        self.reader.close().await;
        self.writer.close().await;
    }

    /// Whether the database answers.
    pub async fn is_well(&self) -> bool {
        let answer = sqlx::query("SELECT 1").execute(&self.reader).await;
        answer.is_ok()
    }

    /// Writes a copy of a file database as it is now; others may go on writing meanwhile.
    pub async fn backup(&self, to: &Path) -> Result<()> {
        if !self.is_file {
            let text = "PostgreSQL has its own tool: pg_dump";
            return Err(Problem::Damaged(text.to_owned()));
        }
        if to.exists() {
            return Err(Problem::Conflict);
        }
        let to = to.to_string_lossy().into_owned();
        let copied = sqlx::query("VACUUM INTO $1").bind(to);
        copied.execute(&self.reader).await?;
        Ok(())
    }
}

/// What the database was taught, step by step: the number and the name are those of the file.
const MIGRATIONS: [(i64, &str, &str); 3] = [
    (1, "start", include_str!("../migrations/0001_start.sql")),
    (2, "cluster", include_str!("../migrations/0002_cluster.sql")),
    (3, "journal", include_str!("../migrations/0003_journal.sql")),
];

/// While several servers are upgraded one after the other, one of the older ones may start again
/// on a database that a newer one has prepared: migrations only add, so it can.
fn migrator(is_file: bool) -> Migrator {
    let steps = MIGRATIONS.map(|(version, name, sql)| {
        let sql = sql.into_sql_str();
        Migration::new(version, name.into(), MigrationType::Simple, sql, false)
    });
    let mut migrator = Migrator::with_migrations(steps.into());
    migrator.set_ignore_missing(!is_file);
    migrator
}

/// Says at once what is wrong with an address; a pool would try again and again first.
async fn reach(url: &str) -> Result<()> {
    let connecting = sqlx::AnyConnection::connect(url);
    match tokio::time::timeout(PATIENCE, connecting).await {
        Ok(connected) => Ok(connected?.close().await?),
        Err(_) => Err(Problem::Backend(sqlx::Error::PoolTimedOut)),
    }
}

async fn pool(url: &str, is_file: bool, size: u32) -> Result<AnyPool> {
    let options = AnyPoolOptions::new()
        .max_connections(size)
        .acquire_timeout(if is_file { WAIT } else { PATIENCE })
        // A connection to a file cannot go stale.
        .test_before_acquire(!is_file)
        .after_connect(move |connection, _| {
            Box::pin(async move {
                if is_file {
                    sqlx::raw_sql(PRAGMAS).execute(connection).await?;
                }
                Ok(())
            })
        });
    Ok(options.connect(url).await?)
}

fn file_url(path: &Path) -> String {
    let mut url = String::from("sqlite://");
    for &byte in path.to_string_lossy().as_bytes() {
        if byte.is_ascii_alphanumeric() || b"/._-".contains(&byte) {
            url.push(char::from(byte));
        } else {
            // A text takes everything.
            let _ = write!(url, "%{byte:02X}");
        }
    }
    url + "?mode=rwc"
}

#[cfg(test)]
mod tests {
    use super::MIGRATIONS;

    #[test]
    fn every_migration_is_taken() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/migrations");
        let files = std::fs::read_dir(folder).expect("the folder is there");
        let mut files: Vec<String> = files
            .map(|file| file.expect("it can be read").file_name())
            .map(|name| name.to_string_lossy().into_owned())
            .collect();
        files.sort();
        let taken = MIGRATIONS.map(|(version, name, _)| format!("{version:04}_{name}.sql"));
        assert_eq!(files, taken);
    }
}
