//! The journal of a file: where events become durable before they have their place in the log.
//!
//! In the log an event stands among those of its table, so a transaction of fifty tables changes
//! more than fifty pages of the file, each written in full. The journal takes all of them in one
//! row. They move on into the log many at a time, those of a table in one row again: when enough
//! have come, and when somebody wants to read them there.

use crate::log::{EventRow, append};
use crate::problem::{Problem, Result};
use crate::store::Store;
use sqlx::{AnyConnection, Row};
use std::collections::HashMap;
use std::fmt::Write;
use std::sync::Arc;
use tokio::sync::MutexGuard;

/// With so many events the journal is emptied.
const FULL: usize = 4_000;

/// What is in the journal and not in the log.
#[derive(Default, Debug)]
pub(crate) struct Journal {
    /// Whether the rest is so; false until what the last server has left is in the log.
    is_known: bool,
    count: usize,
    /// The versions that tables have come to, and whether in the journal.
    heads: HashMap<Arc<str>, Head>,
}

#[derive(Clone, Copy, Debug)]
struct Head {
    version: u32,
    in_journal: bool,
}

/// So many tables are remembered when the journal is empty.
const REMEMBERED: usize = 10_000;

/// What a transaction adds to the journal, once it is committed.
#[derive(Default)]
pub(crate) struct Added {
    count: usize,
    heads: HashMap<Arc<str>, u32>,
}

impl Journal {
    /// Writes events, unless one of their versions is there already.
    pub(crate) async fn write(
        &self,
        connection: &mut AnyConnection,
        events: &[&EventRow],
    ) -> Result<Added> {
        let mut added = Added::default();
        let mut text = String::with_capacity(512 * events.len());
        for row in events {
            let before = self.heads.get(&row.table).map(|head| head.version);
            let head = match added.heads.get(&row.table).copied().or(before) {
                Some(head) => head,
                None => head(connection, &row.table).await?,
            };
            if row.version <= head {
                return Err(Problem::Conflict);
            }
            if row.event.contains('\n') {
                return Err(Problem::Damaged("an event is one line".to_owned()));
            }
            added.heads.insert(Arc::clone(&row.table), row.version);
            text.push_str(&row.table);
            // A text takes everything.
            let _ = write!(text, " {} {} ", row.version, row.event.len());
            text.push_str(&row.event);
        }
        added.count = events.len();
        if !text.is_empty() {
            let insert = sqlx::query("INSERT INTO journal (events) VALUES ($1)");
            insert.bind(text).execute(connection).await?;
        }
        Ok(added)
    }

    /// The transaction is committed.
    pub(crate) fn add(&mut self, added: Added) {
        self.count += added.count;
        let in_journal = true;
        let head = |(table, version)| {
            let head = Head {
                version,
                in_journal,
            };
            (table, head)
        };
        self.heads.extend(added.heads.into_iter().map(head));
    }

    pub(crate) fn is_full(&self) -> bool {
        self.count >= FULL
    }

    /// The events have moved on.
    pub(crate) fn clear(&mut self) {
        self.is_known = true;
        self.count = 0;
        if self.heads.len() > REMEMBERED {
            self.heads.clear();
        }
        for head in self.heads.values_mut() {
            head.in_journal = false;
        }
    }
}

/// The version of a table in the log.
async fn head(connection: &mut AnyConnection, table: &str) -> sqlx::Result<u32> {
    let sql = "SELECT MAX(version) AS version FROM events WHERE table_id = $1";
    let row = sqlx::query(sql).bind(table).fetch_one(connection).await?;
    let head: Option<i64> = row.try_get("version")?;
    Ok(head.unwrap_or(0) as u32)
}

/// Moves everything from the journal into the log.
pub(crate) async fn empty(connection: &mut AnyConnection) -> Result<()> {
    let rows = sqlx::query("SELECT events FROM journal ORDER BY id");
    let rows = rows.fetch_all(&mut *connection).await?;
    let mut events = Vec::new();
    for row in &rows {
        read(row.try_get("events")?, &mut events)?;
    }
    if rows.is_empty() {
        return Ok(());
    }
    events.sort_by(|one, other| (&one.table, one.version).cmp(&(&other.table, other.version)));
    let rows = joined(events);
    append(connection, &rows.iter().collect::<Vec<_>>()).await?;
    sqlx::query("DELETE FROM journal")
        .execute(connection)
        .await?;
    Ok(())
}

/// A row gets no longer by events once it has so many bytes.
const LONG: usize = 32 << 10;

/// Puts events that follow each other at a table into one row.
fn joined(events: Vec<EventRow>) -> Vec<EventRow> {
    let mut rows: Vec<EventRow> = Vec::new();
    for event in events {
        match rows.last_mut() {
            Some(row)
                if row.table == event.table
                    && row.version + 1 == event.version
                    && row.event.len() < LONG =>
            {
                row.version = event.version;
                row.event.push('\n');
                row.event.push_str(&event.event);
            }
            _ => rows.push(event),
        }
    }
    rows
}

/// Reads the events of a row.
fn read(mut text: &str, events: &mut Vec<EventRow>) -> Result<()> {
    let damaged = || Problem::Damaged("the journal cannot be read".to_owned());
    while !text.is_empty() {
        let mut parts = text.splitn(4, ' ');
        let (Some(table), Some(version), Some(length), Some(rest)) =
            (parts.next(), parts.next(), parts.next(), parts.next())
        else {
            return Err(damaged());
        };
        let (Ok(version), Ok(length)) = (version.parse(), length.parse()) else {
            return Err(damaged());
        };
        let (event, later) = rest.split_at_checked(length).ok_or_else(damaged)?;
        events.push(EventRow {
            table: table.into(),
            version,
            event: event.to_owned(),
        });
        text = later;
    }
    Ok(())
}

impl Store {
    /// The journal, ready to be written to.
    pub(crate) async fn known_journal(&self) -> Result<MutexGuard<'_, Journal>> {
        let mut journal = self.journal.lock().await;
        if !journal.is_known {
            self.empty_journal(&mut journal).await?;
        }
        Ok(journal)
    }

    /// Brings all events into the log, for whoever reads it or takes something out. Until the
    /// guard is gone none is added.
    pub(crate) async fn whole_log(&self) -> Result<MutexGuard<'_, Journal>> {
        let mut journal = self.journal.lock().await;
        if self.is_file && (journal.count > 0 || !journal.is_known) {
            self.empty_journal(&mut journal).await?;
        }
        Ok(journal)
    }

    /// Brings the events of one table into the log.
    pub(crate) async fn whole_log_of(&self, table: &str) -> Result<()> {
        let mut journal = self.journal.lock().await;
        let head = journal.heads.get(table);
        let in_journal = head.is_some_and(|head| head.in_journal);
        if self.is_file && (in_journal || !journal.is_known) {
            self.empty_journal(&mut journal).await?;
        }
        Ok(())
    }

    async fn empty_journal(&self, journal: &mut Journal) -> Result<()> {
        let mut transaction = self.writer.begin().await?;
        empty(&mut transaction).await?;
        transaction.commit().await?;
        journal.clear();
        Ok(())
    }
}
