//! The event log: one row per event. Rows are appended in batches, and one transaction can contain
//! several batches. The unique key (table, version) prevents two servers from writing the same
//! version.
//!
//! The log has two database tables. A file stores the events of a new table under the table's
//! number, in `numbered_events`, because a short key makes commits cheaper. `PostgreSQL` stores all
//! events under the table's id, in `events`. So do files for old tables, which have no number. All
//! of a table's events are in the same database table.

use crate::append::{EventRow, Numbered, append, append_alone};
use crate::error::Result;
use crate::number::{Millis, number};
use crate::store::Store;
use sqlx::{AnyConnection, Row};
use std::sync::{Arc, PoisonError};

/// Maximum number of tables whose number is kept in memory.
const MAX_NUMBERS: usize = 10_000;

/// A change of a seat's owner. If `player` is `None`, the seat becomes free.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct Holder {
    pub table: Arc<str>,
    pub seat: u8,
    pub player: Option<String>,
}

/// The table data shown in lists, derived from the events up to `version`.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct Summary {
    pub table: Arc<str>,
    pub version: u32,
    pub text: String,
    pub status: String,
    pub turn: Option<u8>,
    pub deadline: Option<Millis>,
    pub updated: Millis,
}

/// Changes that become durable together.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
#[allow(missing_docs)]
pub struct Batch {
    pub events: Vec<EventRow>,
    pub holders: Vec<Holder>,
    pub summaries: Vec<Summary>,
}

impl Batch {
    /// Returns whether the batch is empty.
    pub fn is_empty(&self) -> bool {
        self.events.is_empty() && self.holders.is_empty() && self.summaries.is_empty()
    }
}

impl Store {
    /// Commits either all batches or none, in one transaction. A
    /// [`StorageError::Conflict`](crate::StorageError) means that another server has added events
    /// to one of the tables.
    pub async fn commit(&self, batches: &[&Batch]) -> Result<()> {
        let mut events = Vec::new();
        for row in batches.iter().flat_map(|batch| &batch.events) {
            events.push((self.number_of(&row.table).await?, row));
        }
        let are_events = |batch: &&Batch| batch.holders.is_empty() && batch.summaries.is_empty();
        if batches.iter().all(are_events)
            && let Some(statement) = append_alone(&events)
        {
            return self.writers.run_alone(statement).await;
        }
        let mut transaction = self.writers.begin().await?;
        let written = write(&mut transaction, events, batches).await;
        transaction.end(written).await
    }

    /// Returns the number under which a table's events are stored, if it has one.
    async fn number_of(&self, table: &Arc<str>) -> Result<Option<i64>> {
        if !self.is_file {
            return Ok(None);
        }
        let lock = || self.numbers.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(&known) = lock().get(table) {
            return Ok(known);
        }
        let query = sqlx::query("SELECT number FROM tables WHERE id = $1").bind(&**table);
        let Some(row) = query.fetch_optional(&self.reader).await? else {
            return Ok(None);
        };
        let number = row.try_get("number")?;
        let mut numbers = lock();
        if numbers.len() >= MAX_NUMBERS {
            numbers.clear();
        }
        numbers.insert(Arc::clone(table), number);
        Ok(number)
    }

    /// Returns a table's events with versions above `after`, in order.
    pub async fn events(&self, table: &str, after: u32) -> Result<Vec<String>> {
        let sql = "SELECT version, event FROM events WHERE table_id = $1 AND version > $2 \
                   UNION ALL SELECT n.version, n.event FROM tables t \
                   JOIN numbered_events n ON n.number = t.number \
                   WHERE t.id = $1 AND n.version > $2 ORDER BY version";
        let rows = sqlx::query(sql).bind(table).bind(i64::from(after));
        let rows = rows.fetch_all(&self.reader).await?;
        let events = rows.iter().map(|row| row.try_get("event"));
        Ok(events.collect::<sqlx::Result<_>>()?)
    }

    /// Returns the total number of events.
    pub async fn count_events(&self) -> Result<u64> {
        let sql = "SELECT (SELECT COUNT(*) FROM events) \
                   + (SELECT COUNT(*) FROM numbered_events) AS number";
        let row = sqlx::query(sql).fetch_one(&self.reader).await?;
        Ok(crate::number::natural(row.try_get("number")?))
    }
}

/// SQL for the latest version in the log of the table `t`.
pub(crate) const LATEST_VERSION: &str = "COALESCE(\
    (SELECT MAX(n.version) FROM numbered_events n WHERE n.number = t.number), \
    (SELECT MAX(e.version) FROM events e WHERE e.table_id = t.id))";

async fn write(
    connection: &mut AnyConnection,
    events: Vec<Numbered<'_>>,
    batches: &[&Batch],
) -> Result<()> {
    append(connection, events).await?;
    note(connection, batches).await
}

/// Writes the batches' seats and summaries.
async fn note(connection: &mut AnyConnection, batches: &[&Batch]) -> Result<()> {
    for holder in batches.iter().flat_map(|batch| &batch.holders) {
        hold(connection, holder).await?;
    }
    for summary in batches.iter().flat_map(|batch| &batch.summaries) {
        summarise(connection, summary).await?;
    }
    Ok(())
}

pub(crate) async fn hold(connection: &mut AnyConnection, holder: &Holder) -> sqlx::Result<()> {
    let seat = i64::from(holder.seat);
    let query = match &holder.player {
        Some(player) => sqlx::query(
            "INSERT INTO holders (table_id, seat, player) VALUES ($1, $2, $3) \
             ON CONFLICT (table_id, seat) DO UPDATE SET player = excluded.player",
        )
        .bind(&*holder.table)
        .bind(seat)
        .bind(player.as_str()),
        None => sqlx::query("DELETE FROM holders WHERE table_id = $1 AND seat = $2")
            .bind(&*holder.table)
            .bind(seat),
    };
    query.execute(connection).await?;
    Ok(())
}

async fn summarise(connection: &mut AnyConnection, summary: &Summary) -> sqlx::Result<()> {
    // An older summary never replaces a newer one.
    let sql = "UPDATE tables SET summary = $1, status = $2, turn = $3, deadline = $4, \
               version = $5, updated_at = $6 WHERE id = $7 AND version <= $5";
    sqlx::query(sql)
        .bind(summary.text.as_str())
        .bind(summary.status.as_str())
        .bind(summary.turn.map(i64::from))
        .bind(summary.deadline.map(number))
        .bind(i64::from(summary.version))
        .bind(number(summary.updated))
        .bind(&*summary.table)
        .execute(connection)
        .await?;
    Ok(())
}
