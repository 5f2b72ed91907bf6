//! Opens the database.

use crate::error::{Result, StorageError};
use crate::upgrade::upgrade;
use crate::writing::{REMOTE_TIMEOUT, WritePool};
use sqlx::any::{AnyArguments, AnyPoolOptions, AnyQueryResult};
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::query::Query;
use sqlx::{Any, AnyConnection, AnyPool, Connection, Row, SqlSafeStr};
use std::collections::HashMap;
use std::fmt::Write;
use std::fs::OpenOptions;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, Once};
use std::time::Duration;

/// Where the database is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Location {
    /// A file, created if it is missing.
    File(PathBuf),
    /// The URL of a database server, such as `postgres://…`.
    Url(String),
}

/// The database. Clones share its connections.
#[derive(Clone, Debug)]
pub struct Store {
    /// The connections for all writes.
    pub(crate) writers: Arc<WritePool>,
    pub(crate) reader: AnyPool,
    pub(crate) is_file: bool,
    /// The numbers of tables in a file, as far as they are known. A number never changes.
    pub(crate) numbers: Arc<Mutex<HashMap<Arc<str>, Option<i64>>>>,
}

/// How long a reader of a file database waits for a connection.
const BUSY_TIMEOUT: Duration = Duration::from_secs(20);

impl Store {
    /// The database schema version. During a rolling upgrade, the database may be one version ahead
    /// of the program.
    pub const SCHEMA: i64 = MIGRATIONS[MIGRATIONS.len() - 1].0;

    /// Opens the database and migrates it to the current schema version.
    pub async fn open(location: &Location) -> Result<Store> {
        install_drivers();
        let (url, is_file) = match location {
            Location::File(path) => (file_url(path, "rwc"), true),
            Location::Url(url) => (url.clone(), false),
        };
        let writers = WritePool::new(&url, is_file);
        // A single connection reports errors at once; a pool would keep retrying.
        let first = tokio::time::timeout(REMOTE_TIMEOUT, writers.connect());
        let first = first.await.unwrap_or(Err(sqlx::Error::PoolTimedOut));
        let mut first = first.map_err(StorageError::opening)?;
        if is_file {
            check(&mut first).await?;
            upgrade(&mut first).await?;
        }
        let migrator = migrator(is_file);
        let migrated = migrator.run(&mut first).await;
        migrated.map_err(StorageError::migrating)?;
        if newest(&mut first).await? > Store::SCHEMA + 1 {
            return Err(StorageError::Newer);
        }
        first.close().await?;
        let reader = AnyPoolOptions::new()
            .max_connections(if is_file { 4 } else { 8 })
            .acquire_timeout(if is_file {
                BUSY_TIMEOUT
            } else {
                REMOTE_TIMEOUT
            })
            // Connections to a file cannot go stale.
            .test_before_acquire(!is_file)
            .connect(&url)
            .await?;
        Ok(Store {
            writers,
            reader,
            is_file,
            numbers: Arc::default(),
        })
    }

    /// Closes the database. Committed data is safe.
    pub async fn close(&self) {
        self.reader.close().await;
        self.writers.close().await;
    }

    /// Returns whether the database responds and accepts writes. If the last transaction may have
    /// failed, tests the database with a write.
    pub async fn is_healthy(&self) -> bool {
        if self.writers.is_in_doubt() {
            let sql = "INSERT INTO marks (name, number) VALUES ('probe', 1) \
                       ON CONFLICT (name) DO UPDATE SET number = marks.number + 1";
            return self.write(sqlx::query(sql)).await.is_ok();
        }
        let answer = sqlx::query("SELECT 1").execute(&self.reader).await;
        answer.is_ok()
    }

    /// Runs one statement in a transaction and returns the number of changed rows.
    pub(crate) async fn write(&self, query: Query<'_, Any, AnyArguments>) -> Result<u64> {
        let mut writing = self.writers.begin().await?;
        let done = query.execute(&mut *writing).await;
        let changed = done.as_ref().map_or(0, AnyQueryResult::rows_affected);
        let done = match done {
            Ok(_) if changed == 0 => return writing.rollback().await.map(|()| 0),
            done => done.map(|_| ()).map_err(StorageError::from),
        };
        writing.end(done).await?;
        Ok(changed)
    }

    /// Copies a file database in its current state, even while a server is writing to it.
    pub async fn backup(from: &Path, to: &Path) -> Result<()> {
        install_drivers();
        let url = file_url(from, "rw");
        let connected = AnyConnection::connect(&url).await;
        let mut connection = connected.map_err(StorageError::opening)?;
        create_private(to)?;
        let copy = sqlx::query("VACUUM INTO $1").bind(to.to_string_lossy().into_owned());
        let copied = copy.execute(&mut connection).await;
        if copied.is_err() {
            // A partial copy is useless and would block the next attempt.
            let _ = std::fs::remove_file(to);
        }
        copied.map_err(StorageError::opening)?;
        Ok(connection.close().await?)
    }
}

/// Creates an empty file for a copy, readable only by this user.
fn create_private(path: &Path) -> Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    match options.open(path) {
        Ok(_) => Ok(()),
        Err(error) if error.kind() == ErrorKind::AlreadyExists => Err(StorageError::Conflict),
        Err(error) => Err(StorageError::Backend(error.into())),
    }
}

fn install_drivers() {
    static DRIVERS: Once = Once::new();
    DRIVERS.call_once(sqlx::any::install_default_drivers);
}

/// Checks that a database file is intact, because refusing to start is better than failing in the
/// middle of a match.
async fn check(connection: &mut AnyConnection) -> Result<()> {
    let asked = sqlx::query("PRAGMA quick_check(1)");
    let row = asked.fetch_one(connection).await;
    let found: String = row.map_err(StorageError::opening)?.try_get(0)?;
    if found != "ok" {
        return Err(StorageError::Damaged(found));
    }
    Ok(())
}

/// The schema migrations, each with its number, name and SQL.
const MIGRATIONS: [(i64, &str, &str); 9] = [
    (1, "start", include_str!("../migrations/0001_start.sql")),
    (2, "cluster", include_str!("../migrations/0002_cluster.sql")),
    (3, "journal", include_str!("../migrations/0003_journal.sql")),
    (
        4,
        "one_row_an_event",
        include_str!("../migrations/0004_one_row_an_event.sql"),
    ),
    (5, "people", include_str!("../migrations/0005_people.sql")),
    (6, "events", include_str!("../migrations/0006_events.sql")),
    (7, "bots", include_str!("../migrations/0007_bots.sql")),
    (
        8,
        "fair_play",
        include_str!("../migrations/0008_fair_play.sql"),
    ),
    (9, "numbers", include_str!("../migrations/0009_numbers.sql")),
];

/// Returns the number of the newest migration in the database.
async fn newest(connection: &mut AnyConnection) -> Result<i64> {
    let asked = sqlx::query("SELECT MAX(version) AS version FROM _sqlx_migrations");
    let row = asked.fetch_one(connection).await?;
    Ok(row.try_get("version")?)
}

/// Returns the migrator. During a rolling upgrade, an older server may start on a database that a
/// newer server has migrated. The older server can use such a database, because migrations never
/// change or remove anything that older servers use.
fn migrator(is_file: bool) -> Migrator {
    let steps = MIGRATIONS.map(|(version, name, sql)| {
        let sql = sql.into_sql_str();
        Migration::new(version, name.into(), MigrationType::Simple, sql, false)
    });
    let mut migrator = Migrator::with_migrations(steps.into());
    migrator.set_ignore_missing(!is_file);
    migrator
}

fn file_url(path: &Path, mode: &str) -> String {
    let mut url = String::from("sqlite://");
    for &byte in path.to_string_lossy().as_bytes() {
        if byte.is_ascii_alphanumeric() || b"/._-".contains(&byte) {
            url.push(char::from(byte));
        } else {
            // Writing to a `String` cannot fail.
            let _ = write!(url, "%{byte:02X}");
        }
    }
    url + "?mode=" + mode
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
