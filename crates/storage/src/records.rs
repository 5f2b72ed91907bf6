//! Single-player matches on published courses: each player's best match, and the course record.

use crate::error::{Result, StorageError};
use crate::home_matches::{Claim, claim};
use crate::number::{Millis, natural, number};
use crate::store::Store;
use crate::writing::WriteTransaction;
use sqlx::Row;
use sqlx::any::AnyRow;

/// A finished single-player match.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct CourseResult {
    pub course: String,
    pub player: String,
    pub total: i32,
    /// Identifies the match, so no other player can submit it as their own.
    pub print: String,
    pub record: String,
    pub made: Millis,
}

/// The fewest strokes on a course, and the player who holds that record.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct RecordRow {
    pub player: String,
    pub name: String,
    pub handle: Option<String>,
    pub total: i32,
    pub made: Millis,
}

impl Store {
    /// Counts a match, and stores it if it is the player's best. Of two equally good matches, the
    /// earlier one is kept. Each match is counted only once. Fails with a conflict if the match has
    /// been counted for another player.
    pub async fn add_course_result(&self, result: &CourseResult) -> Result<()> {
        let mut transaction = self.writers.begin().await?;
        let done = add(&mut transaction, result).await;
        transaction.end(done).await
    }

    /// Returns the player's fewest strokes on a course, or `None` if the player has never finished
    /// the course.
    pub async fn best_on_course(&self, course: &str, player: &str) -> Result<Option<i32>> {
        let sql = "SELECT total FROM course_results WHERE course = $1 AND player = $2";
        let query = sqlx::query(sql).bind(course).bind(player);
        let row = query.fetch_optional(&self.reader).await?;
        let total: Option<i64> = row.map(|row| row.try_get("total")).transpose()?;
        Ok(total.map(|total| total as i32))
    }

    /// Returns the record of the match with the fewest strokes on a course.
    pub async fn course_record(&self, course: &str) -> Result<String> {
        let sql = "SELECT record FROM course_results WHERE course = $1 \
                   ORDER BY total, made_at, player LIMIT 1";
        let row = sqlx::query(sql).bind(course).fetch_one(&self.reader).await;
        Ok(row?.try_get("record")?)
    }

    /// Returns a player's best match on each course.
    pub async fn course_results_of(&self, player: &str) -> Result<Vec<CourseResult>> {
        let sql = "SELECT course, player, total, print, record, made_at FROM course_results \
                   WHERE player = $1 ORDER BY course";
        let rows = sqlx::query(sql).bind(player);
        let rows = rows.fetch_all(&self.reader).await?;
        let result = |row: &AnyRow| -> sqlx::Result<CourseResult> {
            Ok(CourseResult {
                course: row.try_get("course")?,
                player: row.try_get("player")?,
                total: row.try_get::<i64, _>("total")? as i32,
                print: row.try_get("print")?,
                record: row.try_get("record")?,
                made: natural(row.try_get("made_at")?),
            })
        };
        Ok(rows.iter().map(result).collect::<sqlx::Result<_>>()?)
    }
}

async fn add(transaction: &mut WriteTransaction, result: &CourseResult) -> Result<()> {
    let CourseResult { course, player, .. } = result;
    // This statement comes first to lock the course's row against concurrent results.
    let query = sqlx::query("UPDATE courses SET plays = plays + 1 WHERE id = $1");
    let query = query.bind(course.as_str());
    if query.execute(&mut **transaction).await?.rows_affected() == 0 {
        return Err(StorageError::NotFound);
    }
    let claimed = claim(transaction, &result.print, player).await?;
    if claimed == Claim::OfAnother {
        return Err(StorageError::Conflict);
    }
    let sql = "SELECT total FROM course_results WHERE course = $1 AND player = $2";
    let query = sqlx::query(sql).bind(course.as_str()).bind(player.as_str());
    let Some(before) = query.fetch_optional(&mut **transaction).await? else {
        let sql = "INSERT INTO course_results (course, player, total, made_at, print, last, \
                   record) VALUES ($1, $2, $3, $4, $5, $5, $6)";
        return write(transaction, sql, result).await;
    };
    if claimed == Claim::Known {
        let query = sqlx::query("UPDATE courses SET plays = plays - 1 WHERE id = $1");
        query
            .bind(course.as_str())
            .execute(&mut **transaction)
            .await?;
        return Ok(());
    }
    if i64::from(result.total) < before.try_get::<i64, _>("total")? {
        let sql = "UPDATE course_results SET total = $3, made_at = $4, print = $5, last = $5, \
                   record = $6 WHERE course = $1 AND player = $2";
        return write(transaction, sql, result).await;
    }
    let sql = "UPDATE course_results SET last = $3 WHERE course = $1 AND player = $2";
    let query = sqlx::query(sql).bind(course.as_str()).bind(player.as_str());
    let query = query.bind(result.print.as_str());
    query.execute(&mut **transaction).await?;
    Ok(())
}

async fn write(
    transaction: &mut WriteTransaction,
    sql: &'static str,
    result: &CourseResult,
) -> Result<()> {
    let query = sqlx::query(sql)
        .bind(result.course.as_str())
        .bind(result.player.as_str())
        .bind(i64::from(result.total))
        .bind(number(result.made))
        .bind(result.print.as_str())
        .bind(result.record.as_str());
    query.execute(&mut **transaction).await?;
    Ok(())
}

/// Reads the course record from a course's row.
pub(crate) fn record(row: &AnyRow) -> sqlx::Result<Option<RecordRow>> {
    let Some(player) = row.try_get("holder")? else {
        return Ok(None);
    };
    let name: Option<String> = row.try_get("holder_name")?;
    Ok(Some(RecordRow {
        player,
        name: name.unwrap_or_default(),
        handle: row.try_get("holder_handle")?,
        total: row.try_get::<i64, _>("fewest")? as i32,
        made: natural(row.try_get("fewest_at")?),
    }))
}
