//! What was said at tables.

use crate::error::Result;
use crate::number::{Millis, number};
use crate::store::Store;
use sqlx::Row;

/// A remark.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct ChatMessageRow {
    pub id: String,
    pub table: String,
    pub player: String,
    pub said: Millis,
    pub remark: String,
}

/// So many remarks are kept of a table.
const KEPT: i64 = 200;

impl Store {
    /// Keeps a remark; the oldest of a talkative table are forgotten.
    pub async fn add_chat_message(&self, row: &ChatMessageRow) -> Result<()> {
        let sql = "INSERT INTO remarks (id, table_id, player, said_at, remark) \
                   VALUES ($1, $2, $3, $4, $5)";
        let query = sqlx::query(sql)
            .bind(row.id.as_str())
            .bind(row.table.as_str())
            .bind(row.player.as_str())
            .bind(number(row.said))
            .bind(row.remark.as_str());
        let sql = "DELETE FROM remarks WHERE table_id = $1 AND said_at < (SELECT said_at FROM \
                   remarks WHERE table_id = $1 ORDER BY said_at DESC LIMIT 1 OFFSET $2)";
        let old = sqlx::query(sql).bind(row.table.as_str()).bind(KEPT - 1);
        let mut transaction = self.writers.begin().await?;
        query.execute(&mut *transaction).await?;
        old.execute(&mut *transaction).await?;
        transaction.commit().await?;
        Ok(())
    }

    /// The last remarks at a table, the oldest first.
    pub async fn chat_messages(&self, table: &str, most: u32) -> Result<Vec<String>> {
        let sql = "SELECT remark FROM remarks WHERE table_id = $1 \
                   ORDER BY said_at DESC, id DESC LIMIT $2";
        let rows = sqlx::query(sql).bind(table).bind(i64::from(most));
        let rows = rows.fetch_all(&self.reader).await?;
        let remarks = rows.iter().rev().map(|row| row.try_get("remark"));
        Ok(remarks.collect::<sqlx::Result<_>>()?)
    }

    /// Everything a player has said.
    pub async fn chat_messages_of(&self, player: &str) -> Result<Vec<String>> {
        let sql = "SELECT remark FROM remarks WHERE player = $1 ORDER BY said_at, id";
        let rows = sqlx::query(sql)
            .bind(player)
            .fetch_all(&self.reader)
            .await?;
        let remarks = rows.iter().map(|row| row.try_get("remark"));
        Ok(remarks.collect::<sqlx::Result<_>>()?)
    }
}
