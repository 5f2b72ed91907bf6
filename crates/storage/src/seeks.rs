//! Players who are searching for an opponent.

use crate::error::{Result, StorageError};
use crate::number::{Millis, natural, number};
use crate::store::Store;
use sqlx::Row;
use sqlx::any::AnyRow;

/// A player's search for an opponent.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct Seek {
    pub player: String,
    /// The game or mode to play.
    pub kind: String,
    /// The player's rating in thousandths of a point.
    pub rating: i64,
    pub since: Millis,
    /// The time of the player's last request.
    pub seen: Millis,
    /// The table and seat that were found for the player.
    pub found: Option<(String, u8)>,
}

const SEEK: &str = "SELECT player, kind, rating, since, seen_at, table_id, seat FROM seeks";

impl Store {
    /// Returns a player's search.
    pub async fn seek(&self, player: &str) -> Result<Option<Seek>> {
        let sql = format!("{SEEK} WHERE player = $1");
        let query = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(player);
        let row = query.fetch_optional(&self.reader).await?;
        row.as_ref().map(seek).transpose()
    }

    /// Returns other players' active searches for the same game that have no opponent yet, longest
    /// waiting time first. A search is active if its player has sent a request at `seen` or later.
    /// Leaves out players who have blocked this player or whom this player has blocked.
    pub async fn seekers(&self, player: &str, kind: &str, seen: Millis) -> Result<Vec<Seek>> {
        let sql = format!(
            "{SEEK} WHERE kind = $1 AND seen_at >= $2 AND table_id IS NULL \
             AND player <> $3 AND NOT EXISTS (SELECT 1 FROM blocks b WHERE \
             (b.player = $3 AND b.blocked = seeks.player) OR \
             (b.player = seeks.player AND b.blocked = $3)) \
             ORDER BY since, player LIMIT 500"
        );
        let query = sqlx::query(sqlx::AssertSqlSafe(sql))
            .bind(kind)
            .bind(number(seen))
            .bind(player);
        let rows = query.fetch_all(&self.reader).await?;
        rows.iter().map(seek).collect()
    }

    /// Starts or continues a player's search.
    pub async fn keep_seek(&self, seek: &Seek) -> Result<()> {
        let sql = "INSERT INTO seeks (player, kind, rating, since, seen_at, table_id, seat) \
                   VALUES ($1, $2, $3, $4, $5, NULL, NULL) ON CONFLICT (player) DO UPDATE SET \
                   kind = excluded.kind, rating = excluded.rating, since = excluded.since, \
                   seen_at = excluded.seen_at, table_id = NULL, seat = NULL \
                   WHERE seeks.since <> excluded.since OR seeks.table_id IS NULL";
        let query = sqlx::query(sql)
            .bind(seek.player.as_str())
            .bind(seek.kind.as_str())
            .bind(seek.rating)
            .bind(number(seek.since))
            .bind(number(seek.seen));
        self.write(query).await?;
        Ok(())
    }

    /// Assigns two players to a table, the first one to seat 0. Fails with a conflict if one of
    /// them has found another opponent or stopped searching.
    pub async fn pair(&self, first: &str, second: &str, table: &str) -> Result<()> {
        let mut seats = [(first, 0_i64), (second, 1)];
        // All nodes must take the locks in the same order.
        seats.sort_unstable();
        let mut transaction = self.writers.begin().await?;
        for (player, seat) in seats {
            let sql = "UPDATE seeks SET table_id = $1, seat = $2 WHERE player = $3 AND \
                       table_id IS NULL";
            let query = sqlx::query(sql).bind(table).bind(seat).bind(player);
            if query.execute(&mut *transaction).await?.rows_affected() == 0 {
                return transaction.end(Err(StorageError::Conflict)).await;
            }
        }
        transaction.commit().await
    }

    /// Ends a player's search.
    pub async fn drop_seek(&self, player: &str) -> Result<()> {
        let query = sqlx::query("DELETE FROM seeks WHERE player = $1").bind(player);
        self.write(query).await?;
        Ok(())
    }

    /// Deletes searches of players who have sent no request since `seen`.
    pub async fn sweep_seeks(&self, seen: Millis) -> Result<()> {
        let query = sqlx::query("DELETE FROM seeks WHERE seen_at < $1").bind(number(seen));
        self.write(query).await?;
        Ok(())
    }
}

fn seek(row: &AnyRow) -> Result<Seek> {
    let table: Option<String> = row.try_get("table_id")?;
    let seat: Option<i64> = row.try_get("seat")?;
    Ok(Seek {
        player: row.try_get("player")?,
        kind: row.try_get("kind")?,
        rating: row.try_get("rating")?,
        since: natural(row.try_get("since")?),
        seen: natural(row.try_get("seen_at")?),
        found: table.zip(seat.and_then(|seat| u8::try_from(seat).ok())),
    })
}
