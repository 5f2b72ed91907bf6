//! Upgrades database files written by earlier versions of the program. In these files, a log row
//! may contain several of a table's events, one per line, and the version of the last one. The
//! latest events may still be in a journal that has one row per transaction. The upgrade gives
//! every event its own log row.

use crate::append::{EventRow, append};
use crate::error::{Result, StorageError};
use crate::writing::say;
use sqlx::{AnyConnection, Row};

/// If necessary, upgrades a file to one row per event, in one transaction.
pub(crate) async fn upgrade(connection: &mut AnyConnection) -> Result<()> {
    let sql = "SELECT name FROM sqlite_master WHERE type = 'table' AND name = 'journal'";
    let journal = sqlx::query(sql).fetch_optional(&mut *connection).await?;
    if journal.is_none() {
        return Ok(());
    }
    say(connection, "BEGIN IMMEDIATE").await?;
    split(connection).await?;
    empty_journal(connection).await?;
    Ok(say(connection, "COMMIT").await?)
}

/// Maximum number of rows in memory at a time.
const ROWS: i64 = 500;

async fn split(connection: &mut AnyConnection) -> Result<()> {
    let sql = "SELECT table_id, version, event FROM events WHERE INSTR(event, $1) > 0 LIMIT $2";
    loop {
        let rows = sqlx::query(sql).bind("\n").bind(ROWS);
        let rows = rows.fetch_all(&mut *connection).await?;
        if rows.is_empty() {
            return Ok(());
        }
        for row in &rows {
            let (table, last): (&str, i64) = (row.try_get("table_id")?, row.try_get("version")?);
            let lines: Vec<&str> = row.try_get::<&str, _>("event")?.split('\n').collect();
            let delete = sqlx::query("DELETE FROM events WHERE table_id = $1 AND version = $2");
            let delete = delete.bind(table).bind(last);
            delete.execute(&mut *connection).await?;
            let first = last as u32 + 1 - lines.len() as u32;
            let events: Vec<EventRow> = (first..)
                .zip(lines)
                .map(|(version, line)| EventRow {
                    table: table.into(),
                    version,
                    event: line.to_owned(),
                })
                .collect();
            append(connection, events.iter().map(|row| (None, row))).await?;
        }
    }
}

async fn empty_journal(connection: &mut AnyConnection) -> Result<()> {
    let rows = sqlx::query("SELECT events FROM journal ORDER BY id");
    let rows = rows.fetch_all(&mut *connection).await?;
    let mut events = Vec::new();
    for row in &rows {
        read(row.try_get("events")?, &mut events)?;
    }
    append(connection, events.iter().map(|row| (None, row))).await?;
    let delete = sqlx::query("DELETE FROM journal");
    delete.execute(connection).await?;
    Ok(())
}

/// Reads the events from a journal row. Each event is written as its table, its version, its length
/// in bytes, and its text.
fn read(mut text: &str, events: &mut Vec<EventRow>) -> Result<()> {
    let damaged = || StorageError::Damaged("the journal cannot be read".to_owned());
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
