//! Cups (contests in which everyone plays with the same dice), their tries and their results.

use crate::append::{EventRow, append};
use crate::error::{Result, StorageError};
use crate::log::{Holder, hold};
use crate::number::{Millis, natural, number};
use crate::store::Store;
use crate::tables::{NewTable, TableStatus, insert_table};
use crate::writing::WriteTransaction;
use sqlx::any::AnyRow;
use sqlx::{AssertSqlSafe, Row};

/// A cup created by a player.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct CupRow {
    pub id: String,
    /// The creator's player id, or an empty string if the account has been deleted.
    pub owner: String,
    pub name: String,
    /// How often a new edition starts: `once`, `daily` or `weekly`.
    pub rhythm: String,
    /// How long a cup with a single edition lasts, in days.
    pub days: u32,
    /// The number of courses to draw, or 0 if the courses were chosen.
    pub drawn: u32,
    /// The chosen courses, as JSON.
    pub courses: String,
    pub made: Millis,
    pub ended: Option<Millis>,
}

/// A player who has started an edition.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct CupEntrant {
    pub edition: u32,
    pub player: String,
    pub name: String,
    pub handle: Option<String>,
    /// The id of the result.
    pub id: String,
    /// The player's scores, or `None` if the player has not finished.
    pub scores: Option<String>,
}

/// The result of a cup match.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct CupResult {
    pub cup: String,
    pub edition: u32,
    pub player: String,
    pub scores: String,
    pub strokes: String,
    pub sent: Millis,
}

/// A new try: its row in the standings, and its table, at which the match has already begun.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct NewTry {
    pub cup: String,
    pub edition: u32,
    pub player: String,
    /// The id of the result.
    pub id: String,
    pub table: NewTable,
    /// The table's events after the first one.
    pub events: Vec<EventRow>,
}

/// A player's progress in an edition.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CupTry {
    /// The table of the try. `None` for an old try played offline, before cups were played on the
    /// server.
    pub table: Option<String>,
    /// Whether the try has a result.
    pub is_finished: bool,
    /// Whether the try ended without a result.
    pub is_left: bool,
    /// Whether the match has ended but its result is not stored yet.
    pub is_due: bool,
}

/// The try that a table belongs to.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct TryTable {
    pub cup: String,
    pub edition: u32,
    pub player: String,
}

/// A try whose match has ended but whose result is not stored yet.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct EndedTry {
    pub cup: String,
    pub edition: u32,
    pub player: String,
    pub table: String,
}

/// A cup match in a player's data export.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct OwnCupResult {
    pub cup: String,
    pub edition: u32,
    /// The table of the try. `None` if the try was played offline.
    pub table: Option<String>,
    pub begun: Millis,
    pub sent: Option<Millis>,
    pub scores: String,
}

const CUP: &str = "SELECT id, owner, name, rhythm, days, drawn, courses, made_at, ended_at \
                   FROM cups WHERE id = $1 AND hidden = 0";

impl Store {
    /// Stores a new cup.
    pub async fn add_cup(&self, cup: &CupRow) -> Result<()> {
        let sql = "INSERT INTO cups (id, owner, name, rhythm, days, drawn, courses, made_at, \
                   ended_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, NULL)";
        let query = sqlx::query(sql)
            .bind(cup.id.as_str())
            .bind(cup.owner.as_str())
            .bind(cup.name.as_str())
            .bind(cup.rhythm.as_str())
            .bind(i64::from(cup.days))
            .bind(i64::from(cup.drawn))
            .bind(cup.courses.as_str())
            .bind(number(cup.made));
        self.write(query).await?;
        Ok(())
    }

    /// Returns a cup by id, unless it is hidden.
    pub async fn cup(&self, id: &str) -> Result<CupRow> {
        let query = sqlx::query(CUP).bind(id);
        Ok(cup(&query.fetch_one(&self.reader).await?)?)
    }

    /// Returns how many cups a player has created since a given time.
    pub async fn cups_made(&self, owner: &str, since: Millis) -> Result<u64> {
        let sql = "SELECT COUNT(*) AS number FROM cups WHERE owner = $1 AND made_at >= $2";
        let row = sqlx::query(sql).bind(owner).bind(number(since));
        let row = row.fetch_one(&self.reader).await?;
        Ok(natural(row.try_get("number")?))
    }

    /// Returns the cups that a player has created or entered, without their courses, latest first.
    pub async fn cups_of(&self, player: &str, most: u32) -> Result<Vec<CupRow>> {
        let sql = "SELECT id, owner, name, rhythm, days, drawn, '' AS courses, made_at, ended_at \
                   FROM cups WHERE hidden = 0 AND (owner = $1 OR id IN \
                   (SELECT cup FROM cup_results WHERE player = $1)) \
                   ORDER BY made_at DESC, id LIMIT $2";
        let rows = sqlx::query(sql).bind(player).bind(i64::from(most));
        let rows = rows.fetch_all(&self.reader).await?;
        Ok(rows.iter().map(cup).collect::<sqlx::Result<_>>()?)
    }

    /// Ends a player's cup. A cup that has already ended remains unchanged.
    pub async fn end_cup(&self, owner: &str, id: &str, now: Millis) -> Result<()> {
        let sql = "UPDATE cups SET ended_at = COALESCE(ended_at, $3) WHERE id = $1 AND owner = $2";
        let query = sqlx::query(sql).bind(id).bind(owner).bind(number(now));
        if self.write(query).await? == 0 {
            return Err(StorageError::NotFound);
        }
        Ok(())
    }

    /// Returns an edition's dice secret. The secret is empty if the dice are derived from public
    /// values.
    pub async fn cup_secret(&self, cup: &str, edition: u32) -> Result<Option<String>> {
        let sql = "SELECT secret FROM cup_editions WHERE cup = $1 AND edition = $2";
        let row = sqlx::query(sql).bind(cup).bind(i64::from(edition));
        let row = row.fetch_optional(&self.reader).await?;
        Ok(row.map(|row| row.try_get("secret")).transpose()?)
    }

    /// Sets an edition's dice secret unless it has one. If two nodes set it at the same time, only
    /// the first secret is stored.
    pub async fn add_cup_secret(
        &self,
        cup: &str,
        edition: u32,
        secret: &str,
        now: Millis,
    ) -> Result<()> {
        let sql = "INSERT INTO cup_editions (cup, edition, secret, made_at) \
                   VALUES ($1, $2, $3, $4) ON CONFLICT (cup, edition) DO NOTHING";
        let query = sqlx::query(sql).bind(cup).bind(i64::from(edition));
        self.write(query.bind(secret).bind(number(now))).await?;
        Ok(())
    }

    /// Starts a try: stores its row and its table in one transaction. Fails with a conflict if the
    /// player already has a try in this edition.
    pub async fn begin_cup(&self, new: &NewTry) -> Result<()> {
        let mut transaction = self.writers.begin().await?;
        let done = begin(&mut transaction, new).await;
        transaction.end(done).await
    }

    /// Returns a player's progress in an edition, or `None` if the player has not started a try.
    pub async fn cup_try(&self, cup: &str, edition: u32, player: &str) -> Result<Option<CupTry>> {
        let sql = "SELECT r.table_id AS table_id, r.sent_at AS sent_at, r.left_at AS left_at, \
                   t.status AS status FROM cup_results r LEFT JOIN tables t ON t.id = r.table_id \
                   WHERE r.cup = $1 AND r.edition = $2 AND r.player = $3";
        let row = sqlx::query(sql).bind(cup).bind(i64::from(edition));
        let row = row.bind(player).fetch_optional(&self.reader).await?;
        let read = |row: AnyRow| -> sqlx::Result<CupTry> {
            let is_set =
                |name| -> sqlx::Result<bool> { Ok(row.try_get::<Option<i64>, _>(name)?.is_some()) };
            let (is_finished, is_left) = (is_set("sent_at")?, is_set("left_at")?);
            let is_over = TableStatus::of(&row)? == Some(TableStatus::Over);
            Ok(CupTry {
                table: row.try_get("table_id")?,
                is_finished,
                is_left,
                is_due: !is_finished && !is_left && is_over,
            })
        };
        Ok(row.map(read).transpose()?)
    }

    /// Returns the try that a table belongs to, if any. Fails with `NotFound` if the table does not
    /// exist.
    pub async fn try_table(&self, table: &str) -> Result<Option<TryTable>> {
        let sql = "SELECT r.cup AS cup, r.edition AS edition, r.player AS player FROM tables t \
                   LEFT JOIN cup_results r ON r.table_id = t.id WHERE t.id = $1";
        let row = sqlx::query(sql).bind(table);
        let row = row.fetch_one(&self.reader).await?;
        let Some(cup) = row.try_get("cup")? else {
            return Ok(None);
        };
        Ok(Some(TryTable {
            cup,
            edition: row.try_get::<i64, _>("edition")? as u32,
            player: row.try_get("player")?,
        }))
    }

    /// Returns the tables of a player's tries.
    pub async fn try_tables_of(&self, player: &str) -> Result<Vec<String>> {
        let sql = "SELECT table_id FROM cup_results WHERE player = $1 AND table_id IS NOT NULL";
        let rows = sqlx::query(sql)
            .bind(player)
            .fetch_all(&self.reader)
            .await?;
        let ids = rows.iter().map(|row| row.try_get("table_id"));
        Ok(ids.collect::<sqlx::Result<_>>()?)
    }

    /// Returns tries whose match has ended since a given time but whose result is not stored yet.
    pub async fn ended_tries(&self, since: Millis) -> Result<Vec<EndedTry>> {
        let sql = format!("{ENDED_TRIES} AND t.updated_at >= $1 LIMIT 500");
        let rows = sqlx::query(AssertSqlSafe(sql)).bind(number(since));
        let rows = rows.fetch_all(&self.reader).await?;
        Ok(rows.iter().map(ended_try).collect::<sqlx::Result<_>>()?)
    }

    /// Returns tries at a cup's editions `from` to `until` whose match has ended but whose result
    /// is not stored yet.
    pub async fn ended_tries_of(&self, cup: &str, from: u32, until: u32) -> Result<Vec<EndedTry>> {
        let sql = format!("{ENDED_TRIES} AND r.cup = $1 AND r.edition BETWEEN $2 AND $3 LIMIT 500");
        let rows = sqlx::query(AssertSqlSafe(sql)).bind(cup);
        let rows = rows.bind(i64::from(from)).bind(i64::from(until));
        let rows = rows.fetch_all(&self.reader).await?;
        Ok(rows.iter().map(ended_try).collect::<sqlx::Result<_>>()?)
    }

    /// Stores the result of a try. Fails with a conflict if the try does not exist, already has a
    /// result, or ended without one.
    pub async fn finish_cup(&self, result: &CupResult) -> Result<()> {
        let sql = "UPDATE cup_results SET sent_at = $4, scores = $5, strokes = $6 \
                   WHERE cup = $1 AND edition = $2 AND player = $3 AND sent_at IS NULL \
                   AND left_at IS NULL";
        let query = sqlx::query(sql)
            .bind(result.cup.as_str())
            .bind(i64::from(result.edition))
            .bind(result.player.as_str())
            .bind(number(result.sent))
            .bind(result.scores.as_str())
            .bind(result.strokes.as_str());
        if self.write(query).await? == 0 {
            return Err(StorageError::Conflict);
        }
        Ok(())
    }

    /// Records that a try has ended without a result.
    pub async fn leave_cup(&self, ended: &EndedTry, now: Millis) -> Result<()> {
        let sql = "UPDATE cup_results SET left_at = $4 WHERE cup = $1 AND edition = $2 \
                   AND player = $3 AND sent_at IS NULL AND left_at IS NULL";
        let query = sqlx::query(sql)
            .bind(ended.cup.as_str())
            .bind(i64::from(ended.edition))
            .bind(ended.player.as_str())
            .bind(number(now));
        self.write(query).await?;
        Ok(())
    }

    /// Returns how many tries at the editions `from` to `until` have been started, and how many
    /// have been finished.
    pub async fn cup_counts(&self, cup: &str, from: u32, until: u32) -> Result<(u64, u64)> {
        let sql = "SELECT COUNT(*) AS begun, COUNT(sent_at) AS sent FROM cup_results \
                   WHERE cup = $1 AND edition BETWEEN $2 AND $3";
        let row = sqlx::query(sql).bind(cup).bind(i64::from(from));
        let row = row.bind(i64::from(until)).fetch_one(&self.reader).await?;
        let (begun, sent) = (row.try_get("begun")?, row.try_get("sent")?);
        Ok((natural(begun), natural(sent)))
    }

    /// Returns the players in the editions `from` to `until`, sorted by edition. In each edition,
    /// players who have finished come first, in the order in which they finished.
    pub async fn cup_entrants(&self, cup: &str, from: u32, until: u32) -> Result<Vec<CupEntrant>> {
        let sql = "SELECT r.edition AS edition, r.player AS player, p.name AS name, h.handle AS handle, r.id AS id, \
                   CASE WHEN r.sent_at IS NULL THEN NULL ELSE r.scores END AS scores \
                   FROM cup_results r JOIN players p ON p.id = r.player \
                   LEFT JOIN handles h ON h.player = r.player \
                   WHERE r.cup = $1 AND r.edition BETWEEN $2 AND $3 ORDER BY r.edition, \
                   CASE WHEN r.sent_at IS NULL THEN 1 ELSE 0 END, r.sent_at, r.begun_at, r.id";
        let rows = sqlx::query(sql).bind(cup).bind(i64::from(from));
        let rows = rows.bind(i64::from(until)).fetch_all(&self.reader).await?;
        let line = |row: &AnyRow| -> sqlx::Result<CupEntrant> {
            Ok(CupEntrant {
                edition: row.try_get::<i64, _>("edition")? as u32,
                player: row.try_get("player")?,
                name: row.try_get("name")?,
                handle: row.try_get("handle")?,
                id: row.try_get("id")?,
                scores: row.try_get("scores")?,
            })
        };
        Ok(rows.iter().map(line).collect::<sqlx::Result<_>>()?)
    }

    /// Returns the players and strokes of the first `most` tries to be finished in an edition.
    pub async fn cup_strokes(
        &self,
        cup: &str,
        edition: u32,
        most: u32,
    ) -> Result<Vec<(String, String)>> {
        let sql = "SELECT player, strokes FROM cup_results WHERE cup = $1 AND edition = $2 \
                   AND sent_at IS NOT NULL ORDER BY sent_at, id LIMIT $3";
        let rows = sqlx::query(sql).bind(cup).bind(i64::from(edition));
        let rows = rows.bind(i64::from(most)).fetch_all(&self.reader).await?;
        let line = |row: &AnyRow| -> sqlx::Result<(String, String)> {
            Ok((row.try_get("player")?, row.try_get("strokes")?))
        };
        Ok(rows.iter().map(line).collect::<sqlx::Result<_>>()?)
    }

    /// Returns the player who achieved a result.
    pub async fn cup_result_player(&self, cup: &str, edition: u32, id: &str) -> Result<String> {
        let sql = "SELECT player FROM cup_results WHERE cup = $1 AND edition = $2 AND id = $3";
        let query = sqlx::query(sql).bind(cup).bind(i64::from(edition));
        let row = query.bind(id).fetch_one(&self.reader).await?;
        Ok(row.try_get("player")?)
    }

    /// Returns the match record of a result if the try was played offline, or the try's table
    /// otherwise.
    pub async fn cup_record(
        &self,
        cup: &str,
        edition: u32,
        result: &str,
    ) -> Result<(String, Option<String>)> {
        let sql = "SELECT record, table_id FROM cup_results WHERE cup = $1 AND edition = $2 \
                   AND id = $3 AND sent_at IS NOT NULL";
        let row = sqlx::query(sql).bind(cup).bind(i64::from(edition));
        let row = row.bind(result).fetch_one(&self.reader).await?;
        Ok((row.try_get("record")?, row.try_get("table_id")?))
    }

    /// Returns a player's tries, latest first.
    pub async fn cup_results_of(&self, player: &str) -> Result<Vec<OwnCupResult>> {
        let sql = "SELECT cup, edition, table_id, begun_at, sent_at, scores FROM cup_results \
                   WHERE player = $1 ORDER BY begun_at DESC, cup, edition";
        let rows = sqlx::query(sql).bind(player);
        let rows = rows.fetch_all(&self.reader).await?;
        let line = |row: &AnyRow| -> sqlx::Result<OwnCupResult> {
            Ok(OwnCupResult {
                cup: row.try_get("cup")?,
                edition: row.try_get::<i64, _>("edition")? as u32,
                table: row.try_get("table_id")?,
                begun: natural(row.try_get("begun_at")?),
                sent: row.try_get::<Option<i64>, _>("sent_at")?.map(natural),
                scores: row.try_get("scores")?,
            })
        };
        Ok(rows.iter().map(line).collect::<sqlx::Result<_>>()?)
    }
}

const ENDED_TRIES: &str = "SELECT r.cup AS cup, r.edition AS edition, r.player AS player, \
     r.table_id AS table_id FROM cup_results r JOIN tables t ON t.id = r.table_id \
     WHERE r.sent_at IS NULL AND r.left_at IS NULL AND t.status = 'over'";

fn ended_try(row: &AnyRow) -> sqlx::Result<EndedTry> {
    Ok(EndedTry {
        cup: row.try_get("cup")?,
        edition: row.try_get::<i64, _>("edition")? as u32,
        player: row.try_get("player")?,
        table: row.try_get("table_id")?,
    })
}

async fn begin(transaction: &mut WriteTransaction, new: &NewTry) -> Result<()> {
    let table = &new.table.first.table;
    let sql = "INSERT INTO cup_results (cup, edition, player, id, begun_at, sent_at, scores, \
               strokes, record, table_id) VALUES ($1, $2, $3, $4, $5, NULL, '', '', '', $6) \
               ON CONFLICT (cup, edition, player) DO UPDATE SET table_id = excluded.table_id \
               WHERE cup_results.table_id IS NULL AND cup_results.sent_at IS NULL";
    let query = sqlx::query(sql)
        .bind(new.cup.as_str())
        .bind(i64::from(new.edition))
        .bind(new.player.as_str())
        .bind(new.id.as_str())
        .bind(number(new.table.created))
        .bind(&**table);
    if query.execute(&mut **transaction).await?.rows_affected() == 0 {
        return Err(StorageError::Conflict);
    }
    let number = insert_table(transaction, &new.table).await?;
    append(transaction, new.events.iter().map(|row| (number, row))).await?;
    let holder = Holder {
        table: table.clone(),
        seat: 0,
        player: Some(new.player.clone()),
    };
    hold(transaction, &holder).await?;
    Ok(())
}

fn cup(row: &AnyRow) -> sqlx::Result<CupRow> {
    Ok(CupRow {
        id: row.try_get("id")?,
        owner: row.try_get("owner")?,
        name: row.try_get("name")?,
        rhythm: row.try_get("rhythm")?,
        days: row.try_get::<i64, _>("days")? as u32,
        drawn: row.try_get::<i64, _>("drawn")? as u32,
        courses: row.try_get("courses")?,
        made: natural(row.try_get("made_at")?),
        ended: row.try_get::<Option<i64>, _>("ended_at")?.map(natural),
    })
}
