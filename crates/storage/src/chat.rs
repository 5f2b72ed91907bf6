//! Chat messages at tables.

use crate::error::Result;
use crate::number::{Millis, natural, number};
use crate::store::Store;
use sqlx::Row;
use sqlx::any::AnyRow;

/// A chat message.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct ChatMessageRow {
    pub id: String,
    pub table: String,
    pub player: String,
    pub said: Millis,
    pub remark: String,
}

/// A chat message as operators see it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct KeptRemark {
    pub row: ChatMessageRow,
    pub is_hidden: bool,
}

/// Maximum number of messages kept per table.
const KEPT: i64 = 200;

impl Store {
    /// Stores a chat message and deletes the table's oldest messages beyond the limit.
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

    /// Returns a table's latest chat messages with their ids, oldest first. Leaves out hidden
    /// messages and messages from players that the reader has blocked.
    pub async fn chat_messages(
        &self,
        table: &str,
        reader: Option<&str>,
        most: u32,
    ) -> Result<Vec<(String, String)>> {
        let sql = "SELECT id, remark FROM remarks WHERE table_id = $1 AND hidden = 0 \
                   AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b.player = $2 \
                   AND b.blocked = remarks.player) ORDER BY said_at DESC, id DESC LIMIT $3";
        let rows = sqlx::query(sql)
            .bind(table)
            .bind(reader.unwrap_or_default());
        let rows = rows.bind(i64::from(most)).fetch_all(&self.reader).await?;
        let read = |row: &AnyRow| Ok((row.try_get("id")?, row.try_get("remark")?));
        Ok(rows.iter().rev().map(read).collect::<sqlx::Result<_>>()?)
    }

    /// Returns the author of a chat message at a table.
    pub async fn chat_author(&self, table: &str, id: &str) -> Result<String> {
        let sql = "SELECT player FROM remarks WHERE table_id = $1 AND id = $2";
        let query = sqlx::query(sql).bind(table).bind(id);
        Ok(query.fetch_one(&self.reader).await?.try_get("player")?)
    }

    /// Returns the table at which a chat message was sent.
    pub async fn table_of_remark(&self, id: &str) -> Result<String> {
        let query = sqlx::query("SELECT table_id FROM remarks WHERE id = $1").bind(id);
        Ok(query.fetch_one(&self.reader).await?.try_get("table_id")?)
    }

    /// Returns all chat messages at a table, including hidden ones, oldest first.
    pub async fn whole_chat(&self, table: &str) -> Result<Vec<KeptRemark>> {
        let sql = "SELECT id, table_id, player, said_at, remark, hidden FROM remarks \
                   WHERE table_id = $1 ORDER BY said_at, id";
        let rows = sqlx::query(sql).bind(table).fetch_all(&self.reader).await?;
        let read = |row: &AnyRow| -> sqlx::Result<KeptRemark> {
            Ok(KeptRemark {
                is_hidden: row.try_get::<i64, _>("hidden")? != 0,
                row: ChatMessageRow {
                    id: row.try_get("id")?,
                    table: row.try_get("table_id")?,
                    player: row.try_get("player")?,
                    said: natural(row.try_get("said_at")?),
                    remark: row.try_get("remark")?,
                },
            })
        };
        Ok(rows.iter().map(read).collect::<sqlx::Result<_>>()?)
    }

    /// Returns all chat messages from a player.
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
