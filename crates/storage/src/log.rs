//! The event log: one row an event, added to in batches, one transaction each. Its key (table,
//! version) lets nobody write a version twice.

use crate::problem::Result;
use crate::store::Store;
use crate::{Millis, number};
use sqlx::any::AnyArguments;
use sqlx::{Any, AnyConnection, AssertSqlSafe, Row};
use std::fmt::Write;
use std::sync::{Arc, LazyLock};

/// An event as it is kept.
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
        let mut transaction = self.writers.begin().await?;
        let written = write(&mut transaction, &events, batches).await;
        transaction.end(written).await
    }

    /// The events of a table after a version, in order.
    pub async fn events(&self, table: &str, after: u32) -> Result<Vec<String>> {
        let sql = "SELECT event FROM events WHERE table_id = $1 AND version > $2 \
                   ORDER BY version";
        let rows = sqlx::query(sql).bind(table).bind(i64::from(after));
        let rows = rows.fetch_all(&self.reader).await?;
        let events = rows.iter().map(|row| row.try_get("event"));
        Ok(events.collect::<sqlx::Result<_>>()?)
    }

    /// How many events there are in all.
    pub async fn count_events(&self) -> Result<u64> {
        let query = sqlx::query("SELECT COUNT(*) AS number FROM events");
        let row = query.fetch_one(&self.reader).await?;
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
        // Writing to a `String` cannot fail.
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
