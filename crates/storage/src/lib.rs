//! The server's persistent data: the event log, players, courses, and results.
//!
//! No other crate contains SQL. The same SQL runs on `SQLite` (one file, no setup) and on
//! `PostgreSQL`, through `sqlx`'s `Any` driver. This crate does not know any game's rules: events,
//! summaries and records are stored as text.

mod addresses;
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
mod home_matches;
mod library;
mod log;
mod number;
mod passkeys;
mod people;
mod players;
mod push;
mod ratings;
mod records;
mod seeks;
mod sitters;
mod store;
mod tables;
mod tournaments;
mod upgrade;
mod writing;

pub use admin::{Act, AuditRow, Ban, FoundPlayer, Hideable, NewAct, OpenReport};
pub use append::EventRow;
pub use boards::{
    BoardDecision, BoardResult, BoardRow, CalledTo, CorrectionRow, OpenBoard, Settled,
};
pub use chat::{ChatMessageRow, KeptRemark};
pub use cluster::{Beat, Standing};
pub use courses::{CourseOrder, CourseRow, NewCourse};
pub use cups::{CupEntrant, CupResult, CupRow, CupTry, EndedTry, NewTry, OwnCupResult, TryTable};
pub use daily::{DailyPlace, DailyResult, DailyRow};
pub use downtimes::Downtime;
pub use entrants::EntrantRow;
pub use error::{Result, StorageError};
pub use handles::HandleRow;
pub use library::{CourseFacts, CourseFilter, UnjudgedCourse};
pub use log::{Batch, Holder, Summary};
pub use number::Millis;
pub use passkeys::{CeremonyRow, PasskeyRow};
pub use people::{BlockedRow, ChallengeRow, PersonRow, ReportRow, Tie, WaitingChallenge};
pub use players::{Credential, CredentialKind, PlayerRow};
pub use push::{PushSubscriptionRow, QueuedPush};
pub use ratings::{BestPlayer, JudgedMatch, RatingPoint, SkillPoint};
pub use records::{CourseResult, RecordRow};
pub use seeks::Seek;
pub use sitters::Sitter;
pub use store::{Location, Store};
pub use tables::{
    FinishedTable, HeldTable, NewTable, Reserved, TableRow, TableStatus, TablesOfOwner,
};
pub use tournaments::{TournamentRow, TournamentStatus};
