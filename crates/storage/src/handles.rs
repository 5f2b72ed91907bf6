//! Handles: what players go by in public.

use crate::error::{Result, StorageError};
use crate::number::{Millis, natural, number};
use crate::store::Store;
use sqlx::any::AnyRow;
use sqlx::{AssertSqlSafe, Row};
use std::sync::Arc;

/// What a player goes by in public.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct HandleRow {
    pub player: String,
    pub handle: String,
    /// What it looks like; no two look alike.
    pub look: String,
    /// Whether nothing but handle and name is shown.
    pub private: bool,
    pub claimed: Millis,
    /// When a server last knew the player to be there.
    pub seen: Millis,
}

const HANDLE: &str = "SELECT player, handle, look, private, claimed_at, seen_at FROM handles";
/// So many players are noted in one statement.
const AT_ONCE: usize = 100;

impl Store {
    /// Gives a player a handle, in place of the one before; a conflict if somebody else has one
    /// that looks like it.
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

    /// The handle of a player, if there is one.
    pub async fn handle_of(&self, player: &str) -> Result<Option<HandleRow>> {
        let query = format!("{HANDLE} WHERE player = $1");
        let query = sqlx::query(AssertSqlSafe(query)).bind(player);
        let row = query.fetch_optional(&self.reader).await?;
        Ok(row.as_ref().map(handle).transpose()?)
    }

    /// The handle that looks like this.
    pub async fn handle_like(&self, look: &str) -> Result<HandleRow> {
        let query = format!("{HANDLE} WHERE look = $1");
        let query = sqlx::query(AssertSqlSafe(query)).bind(look);
        Ok(handle(&query.fetch_one(&self.reader).await?)?)
    }

    /// Takes a player's handle back; anybody may claim it from then on.
    pub async fn release_handle(&self, player: &str) -> Result<()> {
        let query = sqlx::query("DELETE FROM handles WHERE player = $1").bind(player);
        if self.write(query).await? == 0 {
            return Err(StorageError::NotFound);
        }
        Ok(())
    }

    /// Notes that these players are there; those without a handle are nobody's business.
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
