//! The event log: added to in batches, one transaction each.
//!
//! A row of the log has the version of its event. In a file it may hold several events of a table
//! that came into the log together, one to a line; it has the version of the last then.

use crate::journal;
use crate::problem::Result;
use crate::store::Store;
use crate::{Millis, number};
use sqlx::any::AnyArguments;
use sqlx::{Any, AnyConnection, AssertSqlSafe, Row};
use std::fmt::Write;
use std::sync::{Arc, LazyLock};

/// An event as it is kept: one line.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct EventRow {
    pub table: Arc<str>,
    pub version: u32,
    pub event: String,
}

/// Who holds a seat from now on; nobody if `player` is none.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct Holder {
    pub table: Arc<str>,
    pub seat: u8,
    pub player: Option<String>,
}

/// What lists need to know of a table. It follows from the events up to `version`.
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

/// What becomes durable together.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
#[allow(missing_docs)]
pub struct Batch {
    pub events: Vec<EventRow>,
    pub holders: Vec<Holder>,
    pub summaries: Vec<Summary>,
}

impl Batch {
    /// Whether there is nothing to do.
    pub fn is_empty(&self) -> bool {
        self.events.is_empty() && self.holders.is_empty() && self.summaries.is_empty()
    }
}

impl Store {
    /// Makes batches durable in one transaction, all or nothing. A [`Problem::Conflict`](crate::Problem)
    /// means that a table has been extended by somebody else.
    pub async fn commit(&self, batches: &[&Batch]) -> Result<()> {
        let events: Vec<&EventRow> = batches.iter().flat_map(|batch| &batch.events).collect();
        if !self.is_file {
            let mut transaction = self.writers.begin().await?;
            let written = write(&mut transaction, &events, batches).await;
            return transaction.end(written).await;
        }
        let mut journal = self.known_journal().await?;
        let mut transaction = self.writers.begin().await?;
        let row = journal.row(&mut transaction, &events).await?;
        let is_full = journal.is_full();
        journal.unsettle();
        if is_full {
            journal.empty(&mut transaction).await?;
        }
        journal::insert(&mut transaction, row).await?;
        note(&mut transaction, batches).await?;
        transaction.commit().await?;
        if is_full {
            journal.clear();
        }
        journal.settle(&events);
        Ok(())
    }

    /// The events of a table after a version, in order.
    pub async fn events(&self, table: &str, after: u32) -> Result<Vec<String>> {
        self.whole_log_of(table).await?;
        let sql = "SELECT version, event FROM events WHERE table_id = $1 AND version > $2 \
                   ORDER BY version";
        let rows = sqlx::query(sql).bind(table).bind(i64::from(after));
        let rows = rows.fetch_all(&self.reader).await?;
        let mut events = Vec::new();
        for row in &rows {
            let last: i64 = row.try_get("version")?;
            let lines: &str = row.try_get("event")?;
            let first = last as u32 + 1 - lines.split('\n').count() as u32;
            let known = (after + 1).saturating_sub(first);
            let news = lines.split('\n').skip(known as usize);
            events.extend(news.map(str::to_owned));
        }
        Ok(events)
    }

    /// How many events there are in all.
    pub async fn count_events(&self) -> Result<u64> {
        drop(self.whole_log().await?);
        let lines = "LENGTH(event) - LENGTH(REPLACE(event, $1, '')) + 1";
        let sql = format!("SELECT COALESCE(SUM({lines}), 0) AS number FROM events");
        let row = sqlx::query(AssertSqlSafe(sql)).bind("\n");
        let row = row.fetch_one(&self.reader).await?;
        Ok(crate::natural(row.try_get("number")?))
    }
}

async fn write(
    connection: &mut AnyConnection,
    events: &[&EventRow],
    batches: &[&Batch],
) -> Result<()> {
    append(connection, events).await?;
    note(connection, batches).await
}

/// Writes down what belongs to events: seats and summaries.
async fn note(connection: &mut AnyConnection, batches: &[&Batch]) -> Result<()> {
    for holder in batches.iter().flat_map(|batch| &batch.holders) {
        hold(connection, holder).await?;
    }
    for summary in batches.iter().flat_map(|batch| &batch.summaries) {
        summarise(connection, summary).await?;
    }
    Ok(())
}

/// Rows of one statement. Few sizes, so that few statements have to be kept ready.
const SIZES: [usize; 4] = [64, 16, 4, 1];

const INSERT: &str = "INSERT INTO events (table_id, version, event) VALUES ";

/// For `PostgreSQL`.
static NUMBERED: LazyLock<[Arc<str>; 4]> = LazyLock::new(|| SIZES.map(numbered));
/// For `SQLite`, which looks each number up in a list.
static PLAIN: LazyLock<[Arc<str>; 4]> = LazyLock::new(|| {
    SIZES.map(|rows| (INSERT.to_owned() + &["(?, ?, ?)"].repeat(rows).join(", ")).into())
});

fn numbered(rows: usize) -> Arc<str> {
    let mut sql = String::from(INSERT);
    for row in 0..rows {
        let comma = if row == 0 { "" } else { ", " };
        let first = 3 * row + 1;
        // A text takes everything.
        let _ = write!(sql, "{comma}(${first}, ${}, ${})", first + 1, first + 2);
    }
    sql.into()
}

pub(crate) async fn append(
    connection: &mut AnyConnection,
    mut events: &[&EventRow],
) -> sqlx::Result<()> {
    let is_file = connection.backend_name() == "SQLite";
    let inserts = if is_file { &PLAIN } else { &NUMBERED };
    for (size, sql) in SIZES.into_iter().zip(inserts.iter()) {
        while events.len() >= size {
            let (now, later) = events.split_at(size);
            let mut arguments = AnyArguments::default();
            for row in now {
                bind(&mut arguments, row).map_err(sqlx::Error::Encode)?;
            }
            let sql = AssertSqlSafe(Arc::clone(sql));
            let query = sqlx::query_with::<Any, _>(sql, arguments);
            query.execute(&mut *connection).await?;
            events = later;
        }
    }
    Ok(())
}

fn bind(
    arguments: &mut AnyArguments,
    row: &EventRow,
) -> std::result::Result<(), sqlx::error::BoxDynError> {
    use sqlx::Arguments;
    arguments.add(&*row.table)?;
    arguments.add(i64::from(row.version))?;
    arguments.add(row.event.as_str())
}

async fn hold(connection: &mut AnyConnection, holder: &Holder) -> sqlx::Result<()> {
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
