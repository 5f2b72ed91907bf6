//! Table data, except events.

use crate::append::{EventRow, append};
use crate::error::Result;
use crate::log::{LATEST_VERSION, Summary};
use crate::number::{Millis, natural, number};
use crate::store::Store;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, AssertSqlSafe, Row};

/// A table's stored data.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct TableRow {
    pub id: String,
    pub owner: String,
    /// The dice secret in hexadecimal.
    pub secret: String,
    pub listed: bool,
    pub chat: String,
    /// Whether the match is unrated.
    pub casual: bool,
    /// The table of the rematch.
    pub next: Option<String>,
    pub created: Millis,
    pub summary: String,
    /// The version of the stored summary.
    pub version: u32,
    /// The taken seats, each with its player.
    pub holders: Vec<(u8, String)>,
    /// The players for whom the seats are reserved.
    pub reserved: Option<Reserved>,
}

/// Whether a table's match has begun or ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum TableStatus {
    Waiting,
    Playing,
    Over,
}

impl TableStatus {
    /// Reads the column `status`. Returns `None` if it is null because a join found no table.
    pub(crate) fn of(row: &AnyRow) -> sqlx::Result<Option<TableStatus>> {
        let word: Option<String> = row.try_get("status")?;
        Ok(word.map(|word| match word.as_str() {
            "playing" => TableStatus::Playing,
            "over" => TableStatus::Over,
            _ => TableStatus::Waiting,
        }))
    }
}

/// The reservation of a table's seats for two players.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct Reserved {
    /// The tournament that the table belongs to, if any.
    pub tournament: Option<String>,
    /// The player for each seat.
    pub players: [String; 2],
}

/// A table's initial data.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct NewTable {
    pub owner: String,
    pub secret: String,
    pub listed: bool,
    pub chat: String,
    /// Whether the match is unrated.
    pub casual: bool,
    pub created: Millis,
    pub first: EventRow,
    pub summary: Summary,
    /// If this table is a rematch, the table of the previous match.
    pub rematch_of: Option<String>,
    /// If the seats are reserved, the player for each seat. The lobby lists a table with reserved
    /// seats only once its match has begun.
    pub reserved: Option<[String; 2]>,
}

/// A table in a player's list.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct HeldTable {
    pub id: String,
    pub summary: String,
    pub seats: Vec<u8>,
}

/// A table at which a player has finished a match.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct FinishedTable {
    pub held: HeldTable,
    /// Whether the table was open to everyone.
    pub listed: bool,
}

/// Counts of the tables that a player has created recently.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct TablesOfOwner {
    pub created: u64,
    pub waiting: u64,
    pub with_computers: u64,
}

impl Store {
    /// Creates a table. If two servers create a rematch for the same table, only the first one
    /// succeeds.
    pub async fn create_table(&self, new: &NewTable) -> Result<()> {
        let mut transaction = self.writers.begin().await?;
        insert_table(&mut transaction, new).await?;
        if let Some(old) = &new.rematch_of {
            let sql = "UPDATE tables SET next_table = $1 WHERE id = $2 AND next_table IS NULL";
            let linked = sqlx::query(sql).bind(&*new.first.table).bind(old.as_str());
            if linked.execute(&mut *transaction).await?.rows_affected() == 0 {
                transaction.rollback().await?;
                return Err(crate::error::StorageError::Conflict);
            }
        }
        transaction.commit().await?;
        Ok(())
    }

    /// Returns a table by its id.
    pub async fn table(&self, id: &str) -> Result<TableRow> {
        let sql = "SELECT t.id AS id, t.owner AS owner, t.secret AS secret, t.listed AS listed, \
                   t.chat AS chat, t.casual AS casual, t.next_table AS next_table, t.created_at AS created_at, \
                   t.summary AS summary, t.version AS version, b.tournament AS tournament, \
                   b.first_player AS first_player, b.second_player AS second_player, \
                   t.reserved AS reserved FROM tables t LEFT JOIN tournament_boards b ON b.table_id = t.id \
                   WHERE t.id = $1";
        let row = sqlx::query(sql).bind(id).fetch_one(&self.reader).await?;
        let sql = "SELECT seat, player FROM holders WHERE table_id = $1 ORDER BY seat";
        let held = sqlx::query(sql).bind(id).fetch_all(&self.reader).await?;
        let holder = |row: &AnyRow| -> sqlx::Result<(u8, String)> {
            Ok((row.try_get::<i64, _>("seat")? as u8, row.try_get("player")?))
        };
        Ok(TableRow {
            id: row.try_get("id")?,
            owner: row.try_get("owner")?,
            secret: row.try_get("secret")?,
            listed: row.try_get::<i64, _>("listed")? != 0,
            chat: row.try_get("chat")?,
            casual: row.try_get::<i64, _>("casual")? != 0,
            next: row.try_get("next_table")?,
            created: natural(row.try_get("created_at")?),
            summary: row.try_get("summary")?,
            version: row.try_get::<i64, _>("version")? as u32,
            holders: held.iter().map(holder).collect::<sqlx::Result<_>>()?,
            reserved: reserved(&row)?,
        })
    }

    /// Returns whether a table exists.
    pub async fn has_table(&self, id: &str) -> Result<bool> {
        let query = sqlx::query("SELECT id FROM tables WHERE id = $1").bind(id);
        Ok(query.fetch_optional(&self.reader).await?.is_some())
    }

    /// Returns the player who holds a seat at a table.
    pub async fn seat_holder(&self, table: &str, seat: u8) -> Result<String> {
        let sql = "SELECT player FROM holders WHERE table_id = $1 AND seat = $2";
        let query = sqlx::query(sql).bind(table).bind(i64::from(seat));
        Ok(query.fetch_one(&self.reader).await?.try_get("player")?)
    }

    /// Returns summaries of open tables, most recently active first, up to a limit per owner.
    /// Leaves out tables of players who have blocked the player `reader`.
    pub async fn lobby(
        &self,
        reader: Option<&str>,
        status: &str,
        most: u32,
        each: u32,
    ) -> Result<Vec<String>> {
        let sql = "SELECT summary FROM (SELECT summary, updated_at, ROW_NUMBER() OVER \
                   (PARTITION BY owner ORDER BY updated_at DESC) AS place FROM tables \
                   WHERE listed = 1 AND status = $1 AND (status <> 'waiting' OR reserved IS NULL) \
                   AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b.player = tables.owner \
                   AND b.blocked = $4)) AS ranked WHERE place <= $3 \
                   ORDER BY updated_at DESC LIMIT $2";
        let rows = sqlx::query(sql).bind(status).bind(i64::from(most));
        let rows = rows.bind(i64::from(each)).bind(reader.unwrap_or_default());
        let rows = rows.fetch_all(&self.reader).await?;
        let summaries = rows.iter().map(|row| row.try_get("summary"));
        Ok(summaries.collect::<sqlx::Result<_>>()?)
    }

    /// Returns the tables at which a player holds seats, most recently active first, without cup
    /// tries.
    pub async fn tables_of(&self, player: &str, most: u32) -> Result<Vec<HeldTable>> {
        let sql = "SELECT t.id AS id, t.summary AS summary, h.seat AS seat \
                   FROM holders h JOIN tables t ON t.id = h.table_id WHERE h.player = $1 \
                   AND NOT EXISTS (SELECT 1 FROM cup_results r WHERE r.table_id = t.id) \
                   ORDER BY t.updated_at DESC, t.id, h.seat LIMIT $2";
        let rows = sqlx::query(sql).bind(player).bind(i64::from(most));
        let mut tables: Vec<HeldTable> = Vec::new();
        for row in rows.fetch_all(&self.reader).await? {
            let (id, seat): (String, i64) = (row.try_get("id")?, row.try_get("seat")?);
            match tables.last_mut().filter(|last| last.id == id) {
                Some(last) => last.seats.push(seat as u8),
                None => tables.push(HeldTable {
                    id,
                    summary: row.try_get("summary")?,
                    seats: vec![seat as u8],
                }),
            }
        }
        Ok(tables)
    }

    /// Returns the tables at which a player has finished a match, latest first, without cup tries.
    pub async fn finished_tables_of(&self, player: &str, most: u32) -> Result<Vec<FinishedTable>> {
        let sql = "SELECT t.id AS id, t.summary AS summary, t.listed AS listed, h.seat AS seat \
                   FROM holders h JOIN tables t ON t.id = h.table_id \
                   WHERE h.player = $1 AND t.status = 'over' \
                   AND NOT EXISTS (SELECT 1 FROM cup_results r WHERE r.table_id = t.id) \
                   ORDER BY t.updated_at DESC, t.id, h.seat LIMIT $2";
        let rows = sqlx::query(sql).bind(player).bind(i64::from(most));
        let mut tables: Vec<FinishedTable> = Vec::new();
        for row in rows.fetch_all(&self.reader).await? {
            let (id, seat): (String, i64) = (row.try_get("id")?, row.try_get("seat")?);
            match tables.last_mut().filter(|last| last.held.id == id) {
                Some(last) => last.held.seats.push(seat as u8),
                None => tables.push(FinishedTable {
                    held: HeldTable {
                        id,
                        summary: row.try_get("summary")?,
                        seats: vec![seat as u8],
                    },
                    listed: row.try_get::<i64, _>("listed")? != 0,
                }),
            }
        }
        Ok(tables)
    }

    /// Counts the tables that a player has created since `day`, and those of them whose match has
    /// not begun. Also counts the player's unfinished tables with computer players that have been
    /// active since `hour`.
    pub async fn tables_of_owner(
        &self,
        owner: &str,
        day: Millis,
        hour: Millis,
    ) -> Result<TablesOfOwner> {
        let count = async |condition: &str, since: Millis| -> Result<u64> {
            let sql =
                format!("SELECT COUNT(*) AS number FROM tables WHERE owner = $1 AND {condition}");
            let row = sqlx::query(AssertSqlSafe(sql))
                .bind(owner)
                .bind(number(since));
            let row = row.fetch_one(&self.reader).await?;
            Ok(natural(row.try_get("number")?))
        };
        Ok(TablesOfOwner {
            created: count("created_at >= $2", day).await?,
            waiting: count("created_at >= $2 AND status = 'waiting'", day).await?,
            // Quotes in names are escaped, so this pattern cannot match a name.
            with_computers: count(
                "updated_at >= $2 AND status <> 'over' AND summary LIKE '%\"type\":\"computer\"%'",
                hour,
            )
            .await?,
        })
    }

    /// Returns the tables of running matches where, according to the summary, a deadline or a
    /// computer player's turn is due.
    pub async fn due(&self, now: Millis, most: u32) -> Result<Vec<String>> {
        let sql = "SELECT id FROM tables WHERE deadline IS NOT NULL AND deadline <= $1 \
                   AND status = 'playing' ORDER BY deadline LIMIT $2";
        let rows = sqlx::query(sql).bind(number(now)).bind(i64::from(most));
        let rows = rows.fetch_all(&self.reader).await?;
        let ids = rows.iter().map(|row| row.try_get("id"));
        Ok(ids.collect::<sqlx::Result<_>>()?)
    }

    /// Returns unfinished tables whose summary is older than their latest event, as can happen
    /// after a crash.
    pub async fn lagging(&self) -> Result<Vec<String>> {
        let sql = format!(
            "SELECT t.id AS id FROM tables t WHERE t.status <> 'over' \
             AND t.version < {LATEST_VERSION}"
        );
        let rows = sqlx::query(AssertSqlSafe(sql))
            .fetch_all(&self.reader)
            .await?;
        let ids = rows.iter().map(|row| row.try_get("id"));
        Ok(ids.collect::<sqlx::Result<_>>()?)
    }

    /// Returns tables whose match has not begun: listed tables created before `listed`, and all
    /// tables last active before `all`.
    pub async fn forgotten_tables(&self, listed: Millis, all: Millis) -> Result<Vec<String>> {
        let sql = "SELECT id FROM tables WHERE status = 'waiting' AND \
                   ((listed = 1 AND created_at < $1) OR updated_at < $2) LIMIT 500";
        let rows = sqlx::query(sql).bind(number(listed)).bind(number(all));
        let rows = rows.fetch_all(&self.reader).await?;
        let ids = rows.iter().map(|row| row.try_get("id"));
        Ok(ids.collect::<sqlx::Result<_>>()?)
    }

    /// Deletes a table whose match has not begun.
    pub async fn remove_waiting_table(&self, id: &str) -> Result<()> {
        let mut transaction = self.writers.begin().await?;
        // Locks the row, so that the match cannot begin before the table is removed.
        let sql = "UPDATE tables SET status = status WHERE id = $1 AND status = 'waiting'";
        let waiting = sqlx::query(sql).bind(id).execute(&mut *transaction).await?;
        if waiting.rows_affected() == 0 {
            transaction.rollback().await?;
            return Err(crate::error::StorageError::NotFound);
        }
        remove_table(&mut transaction, id).await?;
        transaction.commit().await?;
        Ok(())
    }
}

fn reserved(row: &AnyRow) -> sqlx::Result<Option<Reserved>> {
    let tournament: Option<String> = row.try_get("tournament")?;
    let first: Option<String> = row.try_get("first_player")?;
    let of_board = first.zip(row.try_get("second_player")?);
    let own: Option<String> = row.try_get("reserved")?;
    let own = own.and_then(|players| {
        let (first, second) = players.split_once(' ')?;
        Some((first.to_owned(), second.to_owned()))
    });
    Ok(of_board.or(own).map(|(first, second)| Reserved {
        tournament,
        players: [first, second],
    }))
}

/// Returns the number for a new table in a file; `None` in `PostgreSQL`. A number is never used
/// twice, because a server may still have a deleted table in memory and add events to it.
async fn next_number(connection: &mut AnyConnection) -> sqlx::Result<Option<i64>> {
    if connection.backend_name() != "SQLite" {
        return Ok(None);
    }
    let sql = "INSERT INTO marks (name, number) VALUES ('table', 1) \
               ON CONFLICT (name) DO UPDATE SET number = marks.number + 1 RETURNING number";
    let row = sqlx::query(sql).fetch_one(connection).await?;
    row.try_get("number").map(Some)
}

/// Writes a new table and its first event. Returns the table's number.
pub(crate) async fn insert_table(
    connection: &mut AnyConnection,
    new: &NewTable,
) -> sqlx::Result<Option<i64>> {
    let own = next_number(connection).await?;
    let sql = "INSERT INTO tables (id, owner, secret, listed, chat, next_table, created_at, \
               summary, status, turn, deadline, version, updated_at, casual, reserved, \
               number) \
               VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)";
    sqlx::query(sql)
        .bind(&*new.first.table)
        .bind(new.owner.as_str())
        .bind(new.secret.as_str())
        .bind(i64::from(new.listed))
        .bind(new.chat.as_str())
        .bind(None::<String>)
        .bind(number(new.created))
        .bind(new.summary.text.as_str())
        .bind(new.summary.status.as_str())
        .bind(new.summary.turn.map(i64::from))
        .bind(new.summary.deadline.map(number))
        .bind(i64::from(new.summary.version))
        .bind(number(new.summary.updated))
        .bind(i64::from(new.casual))
        .bind(new.reserved.as_ref().map(|players| players.join(" ")))
        .bind(own)
        .execute(&mut *connection)
        .await?;
    append(connection, [(own, &new.first)]).await?;
    Ok(own)
}

/// Deletes all of a table's data.
pub(crate) async fn remove_table(connection: &mut AnyConnection, id: &str) -> sqlx::Result<()> {
    for sql in [
        "DELETE FROM numbered_events WHERE number = (SELECT number FROM tables WHERE id = $1)",
        "DELETE FROM events WHERE table_id = $1",
        "DELETE FROM holders WHERE table_id = $1",
        "DELETE FROM remarks WHERE table_id = $1",
        "DELETE FROM challenges WHERE table_id = $1",
        "DELETE FROM tables WHERE id = $1",
    ] {
        sqlx::query(sql).bind(id).execute(&mut *connection).await?;
    }
    Ok(())
}
