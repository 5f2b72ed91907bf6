//! Everything that outlives the server: the event log, players, courses, results.
//!
//! The only crate that knows SQL. One text of it runs on `SQLite` (one file, no setup) and on
//! `PostgreSQL`, through `sqlx`'s `Any` driver. Nothing here knows the rules of a game: events,
//! summaries and records are texts.

mod admin;
mod append;
mod boards;
mod chat;
mod cluster;
mod courses;
mod cups;
mod daily;
mod downtimes;
mod entrants;
mod error;
mod handles;
mod library;
mod log;
mod number;
mod passkeys;
mod people;
mod players;
mod ratings;
mod records;
mod seeks;
mod sitters;
mod store;
mod tables;
mod tournaments;
mod upgrade;
mod writing;

pub use admin::{Act, AuditRow, Ban, NewAct, OpenReport};
pub use append::EventRow;
pub use boards::{BoardResult, BoardRow, CalledTo, OpenBoard, Settled};
pub use chat::ChatMessageRow;
pub use cluster::{Beat, Standing};
pub use courses::{CourseOrder, CourseRow, NewCourse};
pub use cups::{CupEntrant, CupResult, CupRow, OwnCupResult};
pub use daily::{DailyPlace, DailyResult, DailyRow};
pub use downtimes::Downtime;
pub use entrants::EntrantRow;
pub use error::{Result, StorageError};
pub use handles::HandleRow;
pub use library::{CourseFacts, CourseFilter, UnjudgedCourse};
pub use log::{Batch, Holder, Summary};
pub use number::Millis;
pub use passkeys::{CeremonyRow, PasskeyRow};
pub use people::{ChallengeRow, PersonRow, ReportRow, Tie, WaitingChallenge};
pub use players::{Credential, CredentialKind, PlayerRow};
pub use ratings::{JudgedMatch, RatingPoint, SkillPoint};
pub use records::{CourseResult, RecordRow};
pub use seeks::Seek;
pub use sitters::Sitter;
pub use store::{Location, Store};
pub use tables::{FinishedTable, HeldTable, NewTable, Reserved, TableRow, TablesOfOwner};
pub use tournaments::{TournamentRow, TournamentStatus};
