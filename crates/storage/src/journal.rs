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
    /// Whether the rest is so. False until what the last server has left is in the log, and while
    /// something is written: whoever waits for that may go away without hearing of its end.
    is_known: bool,
    /// How many events there are, and in how many rows.
    events: usize,
    rows: u64,
    tables: HashMap<Arc<str>, Waiting>,
}

/// What waits of a table.
#[derive(Default, Debug)]
struct Waiting {
    /// The version the table has come to.
    head: u32,
    /// What is in the journal, as it will be in the log.
    rows: Vec<EventRow>,
}

/// So many tables are remembered when the journal is empty.
const REMEMBERED: usize = 10_000;

/// A row gets no longer by events once it has so many bytes.
const LONG: usize = 32 << 10;

impl Waiting {
    /// Events that follow each other come into one row.
    fn add(&mut self, event: &EventRow) {
        self.head = event.version;
        match self.rows.last_mut() {
            Some(row) if row.version + 1 == event.version && row.event.len() < LONG => {
                row.version = event.version;
                row.event.push('\n');
                row.event.push_str(&event.event);
            }
            _ => self.rows.push(event.clone()),
        }
    }
}

impl Journal {
    /// The row of the journal for these events, unless one of their versions is there already.
    pub(crate) async fn row(
        &self,
        connection: &mut AnyConnection,
        events: &[&EventRow],
    ) -> Result<String> {
        let mut heads: HashMap<&str, u32> = HashMap::with_capacity(events.len());
        let mut text = String::with_capacity(512 * events.len());
        for row in events {
            let known = self.tables.get(&row.table).map(|table| table.head);
            let head = match heads.get(&*row.table).copied().or(known) {
                Some(head) => head,
                None => head(connection, &row.table).await?,
            };
            if row.version <= head {
                return Err(Problem::Conflict);
            }
            if row.event.contains('\n') {
                return Err(Problem::Damaged("an event is one line".to_owned()));
            }
            heads.insert(&row.table, row.version);
            text.push_str(&row.table);
            // A text takes everything.
            let _ = write!(text, " {} {} ", row.version, row.event.len());
            text.push_str(&row.event);
        }
        Ok(text)
    }

    /// Something is about to be written.
    pub(crate) fn unsettle(&mut self) {
        self.is_known = false;
    }

    /// What was written is committed, these events among it.
    pub(crate) fn settle(&mut self, events: &[&EventRow]) {
        self.is_known = true;
        self.events += events.len();
        self.rows += u64::from(!events.is_empty());
        for event in events {
            if !self.tables.contains_key(&event.table) {
                let table = Arc::clone(&event.table);
                self.tables.insert(table, Waiting::default());
            }
            if let Some(table) = self.tables.get_mut(&event.table) {
                table.add(event);
            }
        }
    }

    pub(crate) fn is_full(&self) -> bool {
        self.events >= FULL
    }

    /// The events have moved on.
    pub(crate) fn clear(&mut self) {
        self.events = 0;
        self.rows = 0;
        if self.tables.len() > REMEMBERED {
            self.tables.clear();
        }
        for table in self.tables.values_mut() {
            table.rows = Vec::new();
        }
    }

    /// Moves everything into the log.
    pub(crate) async fn empty(&self, connection: &mut AnyConnection) -> Result<()> {
        let mut rows: Vec<&EventRow> = self.tables.values().flat_map(|table| &table.rows).collect();
        rows.sort_unstable_by_key(|row| (&row.table, row.version));
        append(&mut *connection, &rows).await?;
        let delete = sqlx::query("DELETE FROM journal");
        let deleted = delete.execute(connection).await?;
        if deleted.rows_affected() != self.rows {
            // Somebody else has moved them: these would be there twice.
            return Err(Problem::Conflict);
        }
        Ok(())
    }
}

pub(crate) async fn insert(connection: &mut AnyConnection, row: String) -> Result<()> {
    if !row.is_empty() {
        let insert = sqlx::query("INSERT INTO journal (events) VALUES ($1)");
        insert.bind(row).execute(connection).await?;
    }
    Ok(())
}

/// The version of a table in the log.
async fn head(connection: &mut AnyConnection, table: &str) -> sqlx::Result<u32> {
    let sql = "SELECT MAX(version) AS version FROM events WHERE table_id = $1";
    let row = sqlx::query(sql).bind(table).fetch_one(connection).await?;
    let head: Option<i64> = row.try_get("version")?;
    Ok(head.unwrap_or(0) as u32)
}

/// Moves what a server has left in the journal into the log.
async fn empty_unknown(connection: &mut AnyConnection) -> Result<()> {
    let rows = sqlx::query("SELECT events FROM journal ORDER BY id");
    let rows = rows.fetch_all(&mut *connection).await?;
    let mut events = Vec::new();
    for row in &rows {
        read(row.try_get("events")?, &mut events)?;
    }
    let mut left = Journal::default();
    left.settle(&events.iter().collect::<Vec<_>>());
    left.rows = rows.len() as u64;
    left.empty(connection).await
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
        if self.is_file && (journal.events > 0 || !journal.is_known) {
            self.empty_journal(&mut journal).await?;
        }
        Ok(journal)
    }

    /// Brings the events of one table into the log.
    pub(crate) async fn whole_log_of(&self, table: &str) -> Result<()> {
        let mut journal = self.journal.lock().await;
        let known = journal.tables.get(table);
        let waits = known.is_some_and(|table| !table.rows.is_empty());
        if self.is_file && (waits || !journal.is_known) {
            self.empty_journal(&mut journal).await?;
        }
        Ok(())
    }

    async fn empty_journal(&self, journal: &mut Journal) -> Result<()> {
        let mut transaction = self.writers.begin().await?;
        if journal.is_known {
            journal.unsettle();
            journal.empty(&mut transaction).await?;
        } else {
            // What was thought of it may be wrong.
            *journal = Journal::default();
            empty_unknown(&mut transaction).await?;
        }
        transaction.commit().await?;
        journal.clear();
        journal.settle(&[]);
        Ok(())
    }
}
