//! Coordinates several servers on one database: the database's clock, heartbeats, leases, and table
//! progress.

use crate::error::Result;
use crate::log::LATEST_VERSION;
use crate::number::{Millis, natural, number};
use crate::store::Store;
use sqlx::any::{AnyArguments, AnyRow};
use sqlx::{Any, AssertSqlSafe, Row};
use std::fmt::Write;
use std::sync::Arc;

/// The result of a heartbeat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Beat {
    /// The current time by the database's clock.
    pub now: Millis,
    /// When a node last reported that it cannot reach the other nodes.
    pub mute: Option<Millis>,
    /// When the last downtime ended.
    pub down_until: Millis,
}

/// A table's progress.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct Standing {
    pub table: String,
    pub version: u32,
    /// The table of the rematch.
    pub next: Option<String>,
    /// The time of the last chat message.
    pub said: Option<Millis>,
}

/// The shortest time between two stored heartbeats, even from different nodes, in milliseconds.
const MARK: i64 = 1_000;
/// The longest gap between heartbeats that does not count as a downtime, in milliseconds. During a
/// downtime, no node runs, and players' clocks stop.
const AWAY: i64 = 3_000;
/// How long expired leases are kept, in milliseconds.
const OLD: i64 = 3_600_000;

impl Store {
    /// Replaces `NOW()` in SQL with an expression for the database's current time, in milliseconds
    /// since 1970.
    fn timed(&self, sql: &str) -> AssertSqlSafe<String> {
        let now = if self.is_file {
            "CAST(unixepoch('subsec') * 1000 AS INTEGER)"
        } else {
            "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)"
        };
        AssertSqlSafe(sql.replace("NOW()", now))
    }

    /// Records a node's heartbeat. If no node had sent a heartbeat for longer than `AWAY`, stores
    /// that period as a downtime. `mute` means that this node cannot reach the other nodes.
    pub async fn beat(&self, mute: bool) -> Result<Beat> {
        let sql = "SELECT NOW() AS now_at, \
                   (SELECT number FROM marks WHERE name = 'alive') AS alive, \
                   (SELECT number FROM marks WHERE name = 'mute') AS mute, \
                   (SELECT MAX(until_at) FROM absences) AS absent";
        let row = sqlx::query(self.timed(sql)).fetch_one(&self.reader).await?;
        let now: i64 = row.try_get("now_at")?;
        let alive: Option<i64> = row.try_get("alive")?;
        let before: Option<i64> = row.try_get("mute")?;
        let mut absent: Option<i64> = row.try_get("absent")?;
        if mute && before.is_none_or(|before| before + MARK <= now) {
            self.mark("mute", now).await?;
        }
        if alive.is_none_or(|alive| alive + MARK <= now) {
            if let Some(since) = alive.filter(|alive| alive + AWAY < now) {
                let (since, until) = (natural(since), natural(now));
                self.add_downtime(crate::downtimes::Downtime { since, until })
                    .await?;
                absent = absent.max(Some(now));
            }
            self.mark("alive", now).await?;
        }
        Ok(Beat {
            now: natural(now),
            mute: before.map(natural),
            down_until: natural(absent.unwrap_or(0)),
        })
    }

    /// Sets the number with this name to `value`, unless the number is already larger.
    async fn mark(&self, name: &str, value: i64) -> Result<()> {
        let sql = "INSERT INTO marks (name, number) VALUES ($1, $2) \
                   ON CONFLICT (name) DO UPDATE SET number = excluded.number \
                   WHERE marks.number < excluded.number";
        let query = sqlx::query(sql).bind(name).bind(value);
        self.write(query).await?;
        Ok(())
    }

    /// Returns a number shared by all servers on this database: the first `proposal` of any server.
    pub async fn common_number(&self, proposal: u32) -> Result<u32> {
        let sql = "INSERT INTO marks (name, number) VALUES ('cluster', $1) \
                   ON CONFLICT (name) DO NOTHING";
        self.write(sqlx::query(sql).bind(i64::from(proposal)))
            .await?;
        let query = sqlx::query("SELECT number FROM marks WHERE name = 'cluster'");
        let row = query.fetch_one(&self.reader).await?;
        Ok(row.try_get::<i64, _>("number")? as u32)
    }

    /// Records the protocol version that a node uses. Returns the newest version that any node has
    /// used.
    pub async fn newest_protocol(&self, own: u32) -> Result<u32> {
        self.mark("protocol", i64::from(own)).await?;
        let query = sqlx::query("SELECT number FROM marks WHERE name = 'protocol'");
        let row = query.fetch_one(&self.reader).await?;
        Ok(row.try_get::<i64, _>("number")? as u32)
    }

    /// Takes or extends a table's lease. Returns false if another node holds the lease.
    pub async fn lease(&self, table: &str, node: &str, time: Millis) -> Result<bool> {
        let sql = "INSERT INTO leases (table_id, node, until_at) VALUES ($1, $2, NOW() + $3) \
                   ON CONFLICT (table_id) DO UPDATE \
                   SET node = excluded.node, until_at = excluded.until_at \
                   WHERE leases.node = excluded.node OR leases.until_at < NOW()";
        let query = sqlx::query(self.timed(sql)).bind(table).bind(node);
        Ok(self.write(query.bind(number(time))).await? > 0)
    }

    /// Takes the leases of tables where a deadline or a computer player's turn is due within
    /// `ahead`, and returns these tables. Extends the node's own leases only in the second half of
    /// their duration. Skips tables whose lease another node holds.
    pub async fn lease_due(
        &self,
        node: &str,
        ahead: Millis,
        time: Millis,
        most: u32,
    ) -> Result<Vec<String>> {
        let sql = "INSERT INTO leases (table_id, node, until_at) \
                   SELECT t.id, $1, NOW() + $2 FROM tables t \
                   LEFT JOIN leases l ON l.table_id = t.id \
                   WHERE t.deadline IS NOT NULL AND t.deadline <= NOW() + $3 \
                   AND t.status = 'playing' \
                   AND (l.node IS NULL OR l.until_at < NOW() \
                   OR (l.node = $1 AND l.until_at < NOW() + $2 / 2)) \
                   ORDER BY t.deadline, t.id LIMIT $4 \
                   ON CONFLICT (table_id) DO UPDATE \
                   SET node = excluded.node, until_at = excluded.until_at \
                   WHERE leases.node = excluded.node OR leases.until_at < NOW() \
                   RETURNING table_id";
        let query = sqlx::query(self.timed(sql)).bind(node).bind(number(time));
        let query = query.bind(number(ahead)).bind(i64::from(most));
        let mut writing = self.writers.begin().await?;
        let rows = query.fetch_all(&mut *writing).await?;
        writing.commit().await?;
        let ids = rows.iter().map(|row| row.try_get("table_id"));
        Ok(ids.collect::<sqlx::Result<_>>()?)
    }

    /// Releases a lease.
    pub async fn release(&self, table: &str, node: &str) -> Result<()> {
        let sql = "DELETE FROM leases WHERE table_id = $1 AND node = $2";
        let query = sqlx::query(sql).bind(table).bind(node);
        self.write(query).await?;
        Ok(())
    }

    /// Releases all of a node's leases.
    pub async fn release_all(&self, node: &str) -> Result<()> {
        let query = sqlx::query("DELETE FROM leases WHERE node = $1").bind(node);
        self.write(query).await?;
        Ok(())
    }

    /// Deletes leases that expired long ago.
    pub async fn sweep_leases(&self) -> Result<()> {
        let sql = self.timed("DELETE FROM leases WHERE until_at < NOW() - $1");
        self.write(sqlx::query(sql).bind(OLD)).await?;
        Ok(())
    }

    /// Returns the progress of these tables. Leaves out deleted tables.
    pub async fn standings(&self, tables: &[Arc<str>]) -> Result<Vec<Standing>> {
        if tables.is_empty() {
            return Ok(Vec::new());
        }
        let mut sql = format!(
            "SELECT t.id AS id, t.next_table AS next_table, {LATEST_VERSION} AS version, \
             (SELECT MAX(r.said_at) FROM remarks r WHERE r.table_id = t.id) AS said \
             FROM tables t WHERE t.id IN (",
        );
        let mut arguments = AnyArguments::default();
        for (index, table) in tables.iter().enumerate() {
            let comma = if index == 0 { "" } else { ", " };
            // Writing to a `String` cannot fail.
            let _ = write!(sql, "{comma}${}", index + 1);
            sqlx::Arguments::add(&mut arguments, &**table).map_err(sqlx::Error::Encode)?;
        }
        sql.push(')');
        let query = sqlx::query_with::<Any, _>(AssertSqlSafe(sql), arguments);
        let rows = query.fetch_all(&self.reader).await?;
        let read = |row: &AnyRow| -> sqlx::Result<Standing> {
            let version: Option<i64> = row.try_get("version")?;
            let said: Option<i64> = row.try_get("said")?;
            Ok(Standing {
                table: row.try_get("id")?,
                version: version.unwrap_or(0) as u32,
                next: row.try_get("next_table")?,
                said: said.map(natural),
            })
        };
        Ok(rows.iter().map(read).collect::<sqlx::Result<_>>()?)
    }

    /// Returns the id, player and content of each chat message sent at a table since a given time,
    /// oldest first. Leaves out hidden messages.
    pub async fn chat_messages_since(
        &self,
        table: &str,
        since: Millis,
        most: u32,
    ) -> Result<Vec<(String, String, String)>> {
        let sql = "SELECT id, player, remark FROM remarks WHERE table_id = $1 AND said_at >= $2 \
                   AND hidden = 0 ORDER BY said_at, id LIMIT $3";
        let rows = sqlx::query(sql).bind(table).bind(number(since));
        let rows = rows.bind(i64::from(most)).fetch_all(&self.reader).await?;
        let read = |row: &AnyRow| {
            let (id, player) = (row.try_get("id")?, row.try_get("player")?);
            Ok((id, player, row.try_get("remark")?))
        };
        Ok(rows.iter().map(read).collect::<sqlx::Result<_>>()?)
    }
}
