//! Results on daily courses: one per player and day.

use crate::error::{Result, StorageError};
use crate::home_matches::{Claim, claim};
use crate::number::{Millis, number};
use crate::store::Store;
use crate::writing::WriteTransaction;
use sqlx::Row;
use sqlx::any::AnyRow;

/// A result to store.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct DailyResult {
    /// The date, such as `2026-11-15`.
    pub day: String,
    pub player: String,
    /// Identifies the course and its dice. Only results with equal `print` are comparable.
    pub print: String,
    /// Identifies the match, because a match counts for only one player.
    pub match_print: String,
    pub total: i32,
    pub record: String,
    pub made: Millis,
}

/// A row on a day's leaderboard.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct DailyRow {
    pub player: String,
    pub name: String,
    pub handle: Option<String>,
    pub total: i32,
}

/// A player's result on one day.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct DailyPlace {
    pub day: String,
    pub total: i32,
    /// The player's rank: one more than the number of better results.
    pub rank: u32,
    /// The number of players who played the same course with the same dice.
    pub players: u32,
}

impl Store {
    /// Stores a result. Returns false if the match has already been counted for another player.
    /// Fails with a conflict if the player already has a result for that day.
    pub async fn add_daily(&self, result: &DailyResult) -> Result<bool> {
        let mut transaction = self.writers.begin().await?;
        let done = add(&mut transaction, result).await;
        let is_own = *done.as_ref().unwrap_or(&true);
        if !is_own {
            transaction.rollback().await?;
            return Ok(false);
        }
        transaction.end(done.map(|_| ())).await?;
        Ok(true)
    }
}

async fn add(transaction: &mut WriteTransaction, result: &DailyResult) -> Result<bool> {
    let DailyResult { day, player, .. } = result;
    let sql = "SELECT 1 AS found FROM daily_results WHERE day = $1 AND player = $2";
    let query = sqlx::query(sql).bind(day.as_str()).bind(player.as_str());
    if query.fetch_optional(&mut **transaction).await?.is_some() {
        return Err(StorageError::Conflict);
    }
    if claim(transaction, &result.match_print, player).await? == Claim::OfAnother {
        return Ok(false);
    }
    let sql = "INSERT INTO daily_results (day, player, print, total, record, made_at) \
               VALUES ($1, $2, $3, $4, $5, $6)";
    let query = sqlx::query(sql)
        .bind(day.as_str())
        .bind(player.as_str())
        .bind(result.print.as_str())
        .bind(i64::from(result.total))
        .bind(result.record.as_str())
        .bind(number(result.made));
    query.execute(&mut **transaction).await?;
    Ok(true)
}

impl Store {
    /// Returns a day's results with this course and dice, best first.
    pub async fn daily(&self, day: &str, print: &str, most: u32) -> Result<Vec<DailyRow>> {
        let sql = "SELECT d.player AS player, p.name AS name, h.handle AS handle, \
                   d.total AS total FROM daily_results d JOIN players p ON p.id = d.player \
                   LEFT JOIN handles h ON h.player = d.player \
                   WHERE d.day = $1 AND d.print = $2 ORDER BY d.total, d.made_at LIMIT $3";
        let rows = sqlx::query(sql).bind(day).bind(print);
        let rows = rows.bind(i64::from(most)).fetch_all(&self.reader).await?;
        let line = |row: &AnyRow| -> sqlx::Result<DailyRow> {
            Ok(DailyRow {
                player: row.try_get("player")?,
                name: row.try_get("name")?,
                handle: row.try_get("handle")?,
                total: row.try_get::<i64, _>("total")? as i32,
            })
        };
        Ok(rows.iter().map(line).collect::<sqlx::Result<_>>()?)
    }

    /// Returns the match record that a player submitted for a day.
    pub async fn daily_record(&self, day: &str, player: &str) -> Result<String> {
        let sql = "SELECT record FROM daily_results WHERE day = $1 AND player = $2";
        let query = sqlx::query(sql).bind(day).bind(player);
        Ok(query.fetch_one(&self.reader).await?.try_get("record")?)
    }

    /// Returns the players who have a result for a day.
    pub async fn daily_players(&self, day: &str) -> Result<Vec<String>> {
        let query = sqlx::query("SELECT player FROM daily_results WHERE day = $1").bind(day);
        let rows = query.fetch_all(&self.reader).await?;
        let players = rows.iter().map(|row| row.try_get("player"));
        Ok(players.collect::<sqlx::Result<_>>()?)
    }

    /// Returns the days on which a player has played the daily course, each with the player's total
    /// score.
    pub async fn daily_of(&self, player: &str) -> Result<Vec<(String, i32)>> {
        let sql = "SELECT day, total FROM daily_results WHERE player = $1 ORDER BY day";
        let rows = sqlx::query(sql)
            .bind(player)
            .fetch_all(&self.reader)
            .await?;
        let line = |row: &AnyRow| -> sqlx::Result<(String, i32)> {
            Ok((row.try_get("day")?, row.try_get::<i64, _>("total")? as i32))
        };
        Ok(rows.iter().map(line).collect::<sqlx::Result<_>>()?)
    }

    /// Returns a player's results with their ranks, latest day first.
    pub async fn daily_places_of(&self, player: &str, most: u32) -> Result<Vec<DailyPlace>> {
        let sql = "SELECT d.day AS day, d.total AS total, (SELECT COUNT(*) FROM daily_results o \
                   WHERE o.day = d.day AND o.print = d.print AND o.total < d.total) AS better, \
                   (SELECT COUNT(*) FROM daily_results o WHERE o.day = d.day AND \
                   o.print = d.print) AS players FROM daily_results d WHERE d.player = $1 \
                   ORDER BY d.day DESC LIMIT $2";
        let rows = sqlx::query(sql).bind(player).bind(i64::from(most));
        let rows = rows.fetch_all(&self.reader).await?;
        let place = |row: &AnyRow| -> sqlx::Result<DailyPlace> {
            Ok(DailyPlace {
                day: row.try_get("day")?,
                total: row.try_get::<i64, _>("total")? as i32,
                rank: row.try_get::<i64, _>("better")? as u32 + 1,
                players: row.try_get::<i64, _>("players")? as u32,
            })
        };
        Ok(rows.iter().map(place).collect::<sqlx::Result<_>>()?)
    }
}
