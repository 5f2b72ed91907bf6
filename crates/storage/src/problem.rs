//! What can go wrong with stored things.

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
    Migration(sqlx::migrate::MigrateError),
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
