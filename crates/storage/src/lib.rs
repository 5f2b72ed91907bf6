//! Everything that outlives the server: the event log, players, courses, results.
//!
//! The only crate that knows SQL. One text of it runs on `SQLite` (one file, no setup) and on
//! `PostgreSQL`, through `sqlx`'s `Any` driver. Nothing here knows the rules of a game: events,
//! summaries and records are texts.

mod append;
mod chat;
mod cluster;
mod courses;
mod daily;
mod downtimes;
mod error;
mod library;
mod log;
mod number;
mod players;
mod ratings;
mod seeks;
mod store;
mod tables;
mod upgrade;
mod writing;

pub use append::EventRow;
pub use chat::ChatMessageRow;
pub use cluster::{Beat, Standing};
pub use courses::{CourseOrder, CourseRow, NewCourse};
pub use daily::{DailyResult, DailyRow};
pub use downtimes::Downtime;
pub use error::{Result, StorageError};
pub use library::{CourseFacts, CourseFilter, UnjudgedCourse};
pub use log::{Batch, Holder, Summary};
pub use number::Millis;
pub use players::{Credential, CredentialKind, PlayerRow};
pub use ratings::{JudgedMatch, RatingPoint, SkillPoint};
pub use seeks::Seek;
pub use store::{Location, Store};
pub use tables::{HeldTable, NewTable, TableRow, TablesOfOwner};
