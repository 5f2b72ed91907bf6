//! What can go wrong with stored things.

use sqlx::error::DatabaseError;
use sqlx::migrate::MigrateError;
use sqlx::sqlite::SqliteError;
use std::fmt;

/// Why something was not stored or found.
#[derive(Debug)]
pub enum StorageError {
    /// There is no such thing.
    NotFound,
    /// It is there already, or was changed by somebody else.
    Conflict,
    /// The database does not do it. The text is for logs, not for players.
    Backend(sqlx::Error),
    /// What is stored cannot be understood.
    Damaged(String),
    /// The database cannot be prepared for this version of the program.
    Migration(MigrateError),
    /// A newer version of the program has prepared it.
    Newer,
}

/// The usual result.
pub type Result<T> = std::result::Result<T, StorageError>;

impl fmt::Display for StorageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StorageError::NotFound => f.write_str("there is no such entry"),
            StorageError::Conflict => f.write_str("the entry exists already"),
            StorageError::Backend(error) => write!(f, "the database says: {error}"),
            StorageError::Damaged(text) => write!(f, "what is stored is damaged: {text}"),
            StorageError::Migration(error) => write!(f, "the database does not fit: {error}"),
            StorageError::Newer => {
                f.write_str("a newer version of the program has written it; start that one")
            }
        }
    }
}

/// What `SQLite` says of a file that it cannot make sense of.
const CORRUPT: u32 = 11;
const NOT_A_DATABASE: u32 = 26;

impl StorageError {
    /// What is wrong with a database that cannot be opened.
    pub(crate) fn opening(error: sqlx::Error) -> StorageError {
        let said = error.as_database_error();
        let said = said.and_then(|said| said.try_downcast_ref::<SqliteError>());
        let code = said.and_then(|said| said.code()?.parse::<u32>().ok());
        // The lowest byte is the kind.
        match (said, code.map(|code| code & 0xff)) {
            (Some(said), Some(CORRUPT)) => StorageError::Damaged(said.message().to_owned()),
            (_, Some(NOT_A_DATABASE)) => {
                StorageError::Damaged("it is no database, or no longer one".to_owned())
            }
            _ => StorageError::from(error),
        }
    }

    /// What is wrong with a database that cannot be prepared.
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
