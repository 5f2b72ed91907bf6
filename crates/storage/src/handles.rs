//! Handles: players' public names.

use crate::error::{Result, StorageError};
use crate::number::{Millis, natural, number};
use crate::store::Store;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, AssertSqlSafe, Row};
use std::collections::HashSet;
use std::sync::Arc;

/// A player's handle.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct HandleRow {
    pub player: String,
    pub handle: String,
    /// The handle's *look*, a normalised form for finding handles that look alike. Unique.
    pub look: String,
    /// Whether other players see only the handle and the name.
    pub private: bool,
    pub claimed: Millis,
    /// When a server last saw the player online.
    pub seen: Millis,
}

const HANDLE: &str = "SELECT player, handle, look, private, claimed_at, seen_at FROM handles";
/// Maximum number of players per statement.
const AT_ONCE: usize = 100;

impl Store {
    /// Gives a player a handle and releases the previous one. Fails with a conflict if another
    /// player's handle has the same look.
    pub async fn claim_handle(&self, row: &HandleRow) -> Result<()> {
        let mut transaction = self.writers.begin().await?;
        let done = async {
            let sql = "DELETE FROM handles WHERE player = $1";
            let old = sqlx::query(sql).bind(row.player.as_str());
            old.execute(&mut *transaction).await?;
            let sql = "INSERT INTO handles (look, player, handle, private, claimed_at, seen_at) \
                       VALUES ($1, $2, $3, $4, $5, $6)";
            sqlx::query(sql)
                .bind(row.look.as_str())
                .bind(row.player.as_str())
                .bind(row.handle.as_str())
                .bind(i64::from(row.private))
                .bind(number(row.claimed))
                .bind(number(row.seen))
                .execute(&mut *transaction)
                .await
        };
        let done = done.await.map(|_| ()).map_err(StorageError::from);
        transaction.end(done).await
    }

    /// Returns a player's handle, if any.
    pub async fn handle_of(&self, player: &str) -> Result<Option<HandleRow>> {
        let query = format!("{HANDLE} WHERE player = $1");
        let query = sqlx::query(AssertSqlSafe(query)).bind(player);
        let row = query.fetch_optional(&self.reader).await?;
        Ok(row.as_ref().map(handle).transpose()?)
    }

    /// Returns a handle by its text. Ignores case.
    pub async fn handle_named(&self, text: &str) -> Result<HandleRow> {
        let query = format!("{HANDLE} WHERE LOWER(handle) = $1");
        let query = sqlx::query(AssertSqlSafe(query)).bind(text.to_ascii_lowercase());
        Ok(handle(&query.fetch_one(&self.reader).await?)?)
    }

    /// Recomputes all looks if they were computed by an older `version` of the function `look`. If
    /// two handles then have the same look, the later one gets a unique look instead.
    pub async fn renew_looks(&self, version: u64, look: impl Fn(&str) -> String) -> Result<()> {
        let mut transaction = self.writers.begin().await?;
        let done = renew_looks(&mut transaction, version, look).await;
        transaction.end(done).await
    }

    /// Returns the handle with this look.
    pub async fn handle_like(&self, look: &str) -> Result<HandleRow> {
        let query = format!("{HANDLE} WHERE look = $1");
        let query = sqlx::query(AssertSqlSafe(query)).bind(look);
        Ok(handle(&query.fetch_one(&self.reader).await?)?)
    }

    /// Returns the public handles that start with this lower-case prefix, in alphabetical order.
    pub async fn handles_starting_with(&self, start: &str, most: u32) -> Result<Vec<HandleRow>> {
        let sql = format!(
            "{HANDLE} WHERE private = 0 AND substr(lower(handle), 1, CAST($2 AS INTEGER)) = $1 \
             ORDER BY lower(handle) LIMIT $3"
        );
        let query = sqlx::query(AssertSqlSafe(sql))
            .bind(start)
            .bind(start.chars().count() as i64)
            .bind(i64::from(most));
        let rows = query.fetch_all(&self.reader).await?;
        Ok(rows.iter().map(handle).collect::<sqlx::Result<_>>()?)
    }

    /// Releases a player's handle. Any player can then claim it.
    pub async fn release_handle(&self, player: &str) -> Result<()> {
        let query = sqlx::query("DELETE FROM handles WHERE player = $1").bind(player);
        if self.write(query).await? == 0 {
            return Err(StorageError::NotFound);
        }
        Ok(())
    }

    /// Records that these players are online. Ignores players without a handle.
    pub async fn note_seen(&self, players: &[Arc<str>], now: Millis) -> Result<()> {
        for some in players.chunks(AT_ONCE) {
            let places: Vec<String> = (2..).take(some.len()).map(|n| format!("${n}")).collect();
            let sql = format!(
                "UPDATE handles SET seen_at = $1 WHERE player IN ({})",
                places.join(", ")
            );
            let query = sqlx::query(AssertSqlSafe(sql)).bind(number(now));
            let query = some
                .iter()
                .fold(query, |query, player| query.bind(&**player));
            self.write(query).await?;
        }
        Ok(())
    }
}

async fn renew_looks(
    connection: &mut AnyConnection,
    version: u64,
    look: impl Fn(&str) -> String,
) -> Result<()> {
    let sql = "INSERT INTO marks (name, number) VALUES ('looks', $1) ON CONFLICT (name) \
               DO UPDATE SET number = excluded.number WHERE marks.number < excluded.number";
    let query = sqlx::query(sql).bind(number(version));
    if query.execute(&mut *connection).await?.rows_affected() == 0 {
        return Ok(());
    }
    let rows = sqlx::query("SELECT player, handle FROM handles ORDER BY claimed_at, player");
    let rows = rows.fetch_all(&mut *connection).await?;
    // Placeholders prevent collisions between new looks and old ones. No look contains a colon.
    let query = sqlx::query("UPDATE handles SET look = ':' || player");
    query.execute(&mut *connection).await?;
    let mut taken = HashSet::new();
    for row in &rows {
        let (player, handle): (&str, &str) = (row.try_get("player")?, row.try_get("handle")?);
        let mut look = look(handle);
        if !taken.insert(look.clone()) {
            look = format!("{look}:{player}");
        }
        let query = sqlx::query("UPDATE handles SET look = $1 WHERE player = $2");
        let query = query.bind(look).bind(player);
        query.execute(&mut *connection).await?;
    }
    Ok(())
}

fn handle(row: &AnyRow) -> sqlx::Result<HandleRow> {
    Ok(HandleRow {
        player: row.try_get("player")?,
        handle: row.try_get("handle")?,
        look: row.try_get("look")?,
        private: row.try_get::<i64, _>("private")? != 0,
        claimed: natural(row.try_get("claimed_at")?),
        seen: natural(row.try_get("seen_at")?),
    })
}
