//! What can go wrong with stored things.

use sqlx::error::DatabaseError;
use sqlx::migrate::MigrateError;
use sqlx::sqlite::SqliteError;
use std::fmt;

/// Why something was not stored or found.
#[derive(Debug)]
pub enum Problem {
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
pub type Result<T> = std::result::Result<T, Problem>;

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Problem::NotFound => f.write_str("there is no such entry"),
            Problem::Conflict => f.write_str("the entry exists already"),
            Problem::Backend(error) => write!(f, "the database says: {error}"),
            Problem::Damaged(text) => write!(f, "what is stored is damaged: {text}"),
            Problem::Migration(error) => write!(f, "the database does not fit: {error}"),
            Problem::Newer => {
                f.write_str("a newer version of the program has written it; start that one")
            }
        }
    }
}

/// What `SQLite` says of a file that it cannot make sense of.
const CORRUPT: u32 = 11;
const NOT_A_DATABASE: u32 = 26;

impl Problem {
    /// What is wrong with a database that cannot be opened.
    pub(crate) fn opening(error: sqlx::Error) -> Problem {
        let said = error.as_database_error();
        let said = said.and_then(|said| said.try_downcast_ref::<SqliteError>());
        let code = said.and_then(|said| said.code()?.parse::<u32>().ok());
        // The lowest byte is the kind.
        match (said, code.map(|code| code & 0xff)) {
            (Some(said), Some(CORRUPT)) => Problem::Damaged(said.message().to_owned()),
            (_, Some(NOT_A_DATABASE)) => {
                Problem::Damaged("it is no database, or no longer one".to_owned())
            }
            _ => Problem::from(error),
        }
    }

    /// What is wrong with a database that cannot be prepared.
    pub(crate) fn migrating(error: MigrateError) -> Problem {
        match error {
            MigrateError::VersionMissing(_) => Problem::Newer,
            MigrateError::Execute(error) => Problem::opening(error),
            other => Problem::Migration(other),
        }
    }
}

impl std::error::Error for Problem {}

impl From<sqlx::Error> for Problem {
    fn from(error: sqlx::Error) -> Problem {
        match &error {
            sqlx::Error::RowNotFound => Problem::NotFound,
            sqlx::Error::Database(database) if database.is_unique_violation() => Problem::Conflict,
            _ => Problem::Backend(error),
        }
    }
}
