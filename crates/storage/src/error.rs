//! Errors from storage operations.

use sqlx::error::DatabaseError;
use sqlx::migrate::MigrateError;
use sqlx::sqlite::SqliteError;
use std::fmt;

/// The reason why an operation on stored data failed.
#[derive(Debug)]
pub enum StorageError {
    /// The object does not exist.
    NotFound,
    /// The object already exists, or another client has changed it.
    Conflict,
    /// The database reported an error. The text is for logs, not for players.
    Backend(sqlx::Error),
    /// Stored data cannot be read.
    Damaged(String),
    /// Migrating the database to this version failed.
    Migration(MigrateError),
    /// The database was written by a newer version of the program.
    Newer,
}

/// The result of a storage operation.
pub type Result<T> = std::result::Result<T, StorageError>;

impl fmt::Display for StorageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StorageError::NotFound => f.write_str("there is no such entry"),
            StorageError::Conflict => f.write_str("the entry already exists"),
            StorageError::Backend(error) => write!(f, "database error: {error}"),
            StorageError::Damaged(text) => write!(f, "the stored data is damaged: {text}"),
            StorageError::Migration(error) => write!(f, "the database cannot be migrated: {error}"),
            StorageError::Newer => f.write_str(
                "a newer version of the program has written the database; start that version",
            ),
        }
    }
}

/// `SQLite` error codes for files that it cannot read.
const CORRUPT: u32 = 11;
const NOT_A_DATABASE: u32 = 26;

impl StorageError {
    /// Converts the error from opening a database.
    pub(crate) fn opening(error: sqlx::Error) -> StorageError {
        let said = error.as_database_error();
        let said = said.and_then(|said| said.try_downcast_ref::<SqliteError>());
        let code = said.and_then(|said| said.code()?.parse::<u32>().ok());
        // The lowest byte is the primary error code.
        match (said, code.map(|code| code & 0xff)) {
            (Some(said), Some(CORRUPT)) => StorageError::Damaged(said.message().to_owned()),
            (_, Some(NOT_A_DATABASE)) => {
                StorageError::Damaged("the file is not a database".to_owned())
            }
            _ => StorageError::from(error),
        }
    }

    /// Converts the error from a failed migration.
    pub(crate) fn migrating(error: MigrateError) -> StorageError {
        match error {
            MigrateError::VersionMissing(_) => StorageError::Newer,
            MigrateError::Execute(error) => StorageError::opening(error),
            other => StorageError::Migration(other),
        }
    }
}

impl std::error::Error for StorageError {}

impl From<sqlx::Error> for StorageError {
    fn from(error: sqlx::Error) -> StorageError {
        match &error {
            sqlx::Error::RowNotFound => StorageError::NotFound,
            sqlx::Error::Database(database) if database.is_unique_violation() => {
                StorageError::Conflict
            }
            _ => StorageError::Backend(error),
        }
    }
}
