//! Appends to the event log, many rows per statement.

use sqlx::any::AnyArguments;
use sqlx::query::Query;
use sqlx::{Any, AnyConnection, AssertSqlSafe};
use std::fmt::Write;
use std::sync::{Arc, LazyLock, OnceLock};

/// A stored event.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct EventRow {
    pub table: Arc<str>,
    pub version: u32,
    pub event: String,
}

/// The possible numbers of rows per statement. The list is short because the database prepares one
/// statement for each number.
const SIZES: [usize; 4] = [64, 16, 4, 1];

type Statements = LazyLock<[Arc<str>; 4]>;

/// The statements for `PostgreSQL`.
static REMOTE: Statements = LazyLock::new(|| SIZES.map(remote));
/// In files, the statements for tables without a number.
static BY_ID: Statements =
    LazyLock::new(|| SIZES.map(|rows| in_file("events (table_id, version, event)", rows)));
/// In files, the statements for tables with a number.
static BY_NUMBER: Statements =
    LazyLock::new(|| SIZES.map(|rows| in_file("numbered_events (number, version, event)", rows)));

/// Maximum number of events that one statement commits without a transaction.
const MAX_ALONE: usize = 64;

/// In files, the statements that commit events by themselves, one for each number of rows.
static ALONE: [OnceLock<Arc<str>>; MAX_ALONE] = [const { OnceLock::new() }; MAX_ALONE];

/// Returns a statement for `SQLite`. Its parameters have no numbers, because `SQLite` would look up
/// each number in a list. After a conflict, the statement does not undo the rows already written,
/// because every caller rolls back the transaction. To be able to undo them, `SQLite` would have to
/// copy each page to a temporary file before changing it.
fn in_file(columns: &str, rows: usize) -> Arc<str> {
    let values = ["(?, ?, ?)"].repeat(rows).join(", ");
    format!("INSERT OR FAIL INTO {columns} VALUES {values}").into()
}

fn remote(rows: usize) -> Arc<str> {
    let mut sql = String::from("INSERT INTO events (table_id, version, event) VALUES ");
    for row in 0..rows {
        let comma = if row == 0 { "" } else { ", " };
        let first = 3 * row + 1;
        // Writing to a `String` cannot fail.
        let _ = write!(sql, "{comma}(${first}, ${}, ${})", first + 1, first + 2);
    }
    sql.into()
}

/// An event and the number of its table, if it has one.
pub(crate) type Numbered<'e> = (Option<i64>, &'e EventRow);

/// Appends events to the log. If this fails, the caller must roll back the transaction.
pub(crate) async fn append(
    connection: &mut AnyConnection,
    events: impl IntoIterator<Item = Numbered<'_>>,
) -> sqlx::Result<()> {
    let is_file = connection.backend_name() == "SQLite";
    let by_id = if is_file { &BY_ID } else { &REMOTE };
    let events = events.into_iter();
    let (numbered, others): (Vec<_>, Vec<_>) = events.partition(|(number, _)| number.is_some());
    insert(connection, &BY_NUMBER, &numbered).await?;
    insert(connection, by_id, &others).await
}

/// Returns one statement that appends all events to a file, if there is one. It needs no
/// transaction around it: if one of its rows is a conflict, `SQLite` stores none of them.
pub(crate) fn append_alone(events: &[Numbered<'_>]) -> Option<Query<'static, Any, AnyArguments>> {
    let statement = ALONE.get(events.len().checked_sub(1)?)?;
    let sql = statement.get_or_init(|| {
        let values = ["(?, ?, ?)"].repeat(events.len()).join(", ");
        format!("INSERT INTO numbered_events (number, version, event) VALUES {values}").into()
    });
    let mut arguments = AnyArguments::default();
    for &row in events {
        row.0?;
        bind(&mut arguments, row).ok()?;
    }
    Some(sqlx::query_with(AssertSqlSafe(Arc::clone(sql)), arguments))
}

async fn insert(
    connection: &mut AnyConnection,
    inserts: &[Arc<str>; 4],
    mut events: &[Numbered<'_>],
) -> sqlx::Result<()> {
    for (size, sql) in SIZES.into_iter().zip(inserts.iter()) {
        while events.len() >= size {
            let (now, later) = events.split_at(size);
            let mut arguments = AnyArguments::default();
            for &row in now {
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
    (number, row): Numbered<'_>,
) -> std::result::Result<(), sqlx::error::BoxDynError> {
    use sqlx::Arguments;
    match number {
        Some(number) => arguments.add(number)?,
        None => arguments.add(&*row.table)?,
    }
    arguments.add(i64::from(row.version))?;
    arguments.add(row.event.as_str())
}
