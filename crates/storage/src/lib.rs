//! Everything that outlives the server: the event log, players, courses, results.
//!
//! The only crate that knows SQL. One text of it runs on `SQLite` (one file, no setup) and on
//! `PostgreSQL`, through `sqlx`'s `Any` driver. Nothing here knows the rules of a game: events,
//! summaries and records are texts.

mod absences;
mod cluster;
mod courses;
mod daily;
mod log;
mod players;
mod problem;
mod remarks;
mod store;
mod tables;
mod upgrade;
mod writing;

pub use absences::Absence;
pub use cluster::{Beat, Standing};
pub use courses::{CourseOrder, CourseRow, NewCourse};
pub use daily::{DailyResult, DailyRow};
pub use log::{Batch, EventRow, Holder, Summary};
pub use players::{Credential, CredentialKind, PlayerRow};
pub use problem::{Problem, Result};
pub use remarks::RemarkRow;
pub use store::{Location, Store};
pub use tables::{HeldTable, NewTable, TableRow, TablesOfOwner};

/// Milliseconds since 1970.
pub type Millis = u64;

/// A number as the database has it. All of ours are far below 2⁶³.
fn number(value: u64) -> i64 {
    i64::try_from(value).unwrap_or(i64::MAX)
}

/// A number from the database; negative ones are never written.
fn natural(value: i64) -> u64 {
    u64::try_from(value).unwrap_or(0)
}
