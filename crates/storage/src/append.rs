//! Appends to the event log, many rows per statement.

use sqlx::any::AnyArguments;
use sqlx::{Any, AnyConnection, AssertSqlSafe};
use std::fmt::Write;
use std::sync::{Arc, LazyLock};

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

const INSERT: &str = "INSERT INTO events (table_id, version, event) VALUES ";

/// The statements for `PostgreSQL`.
static NUMBERED: LazyLock<[Arc<str>; 4]> = LazyLock::new(|| SIZES.map(numbered));
/// The statements for `SQLite`. Their parameters have no numbers, because `SQLite` would look up
/// each number in a list. After a conflict they do not undo the rows already written, because every
/// caller rolls back the transaction. To undo them, `SQLite` would copy each page to a temporary
/// file before changing it.
static PLAIN: LazyLock<[Arc<str>; 4]> = LazyLock::new(|| {
    let insert = INSERT.replace("INSERT", "INSERT OR FAIL");
    SIZES.map(|rows| (insert.clone() + &["(?, ?, ?)"].repeat(rows).join(", ")).into())
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
