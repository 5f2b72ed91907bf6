//! Cups in duplicate, who has begun them and what came of it.

use crate::error::{Result, StorageError};
use crate::number::{Millis, natural, number};
use crate::store::Store;
use sqlx::Row;
use sqlx::any::AnyRow;

/// A cup that somebody has made.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct CupRow {
    pub id: String,
    /// Empty if the player is gone.
    pub owner: String,
    pub name: String,
    /// `once`, `daily` or `weekly`.
    pub rhythm: String,
    /// Of one that is played once.
    pub days: u32,
    /// 0 if the courses were chosen.
    pub drawn: u32,
    /// The courses that were chosen, as JSON.
    pub courses: String,
    pub made: Millis,
    pub ended: Option<Millis>,
}

/// Somebody who has begun an edition.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct CupEntrant {
    pub edition: u32,
    pub player: String,
    pub name: String,
    pub handle: Option<String>,
    /// The id of the result.
    pub id: String,
    /// Nothing while they play.
    pub scores: Option<String>,
}

/// What came of a match of a cup.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct CupResult {
    pub cup: String,
    pub edition: u32,
    pub player: String,
    pub scores: String,
    pub strokes: String,
    pub record: String,
    pub sent: Millis,
}

/// A match of a cup in what a player takes along.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct OwnCupResult {
    pub cup: String,
    pub edition: u32,
    pub begun: Millis,
    pub sent: Option<Millis>,
    pub scores: String,
}

const CUP: &str = "SELECT id, owner, name, rhythm, days, drawn, courses, made_at, ended_at \
                   FROM cups WHERE id = $1";

impl Store {
    /// Keeps a new cup.
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

    /// A cup by id.
    pub async fn cup(&self, id: &str) -> Result<CupRow> {
        let query = sqlx::query(CUP).bind(id);
        Ok(cup(&query.fetch_one(&self.reader).await?)?)
    }

    /// How many cups a player has made since a moment.
    pub async fn cups_made(&self, owner: &str, since: Millis) -> Result<u64> {
        let sql = "SELECT COUNT(*) AS number FROM cups WHERE owner = $1 AND made_at >= $2";
        let row = sqlx::query(sql).bind(owner).bind(number(since));
        let row = row.fetch_one(&self.reader).await?;
        Ok(natural(row.try_get("number")?))
    }

    /// The cups a player has made or begun, without their courses, the latest made first.
    pub async fn cups_of(&self, player: &str, most: u32) -> Result<Vec<CupRow>> {
        let sql = "SELECT id, owner, name, rhythm, days, drawn, '' AS courses, made_at, ended_at \
                   FROM cups WHERE owner = $1 OR id IN \
                   (SELECT cup FROM cup_results WHERE player = $1) \
                   ORDER BY made_at DESC, id LIMIT $2";
        let rows = sqlx::query(sql).bind(player).bind(i64::from(most));
        let rows = rows.fetch_all(&self.reader).await?;
        Ok(rows.iter().map(cup).collect::<sqlx::Result<_>>()?)
    }

    /// Ends a cup of a player; one that has ended stays as it is.
    pub async fn end_cup(&self, owner: &str, id: &str, now: Millis) -> Result<()> {
        let sql = "UPDATE cups SET ended_at = COALESCE(ended_at, $3) WHERE id = $1 AND owner = $2";
        let query = sqlx::query(sql).bind(id).bind(owner).bind(number(now));
        if self.write(query).await? == 0 {
            return Err(StorageError::NotFound);
        }
        Ok(())
    }

    /// Notes that a player has begun an edition. Whoever has begun already has.
    pub async fn begin_cup(
        &self,
        cup: &str,
        edition: u32,
        player: &str,
        result: &str,
        now: Millis,
    ) -> Result<()> {
        let sql = "INSERT INTO cup_results (cup, edition, player, id, begun_at, sent_at, scores, \
                   strokes, record) VALUES ($1, $2, $3, $4, $5, NULL, '', '', '') \
                   ON CONFLICT (cup, edition, player) DO NOTHING";
        let query = sqlx::query(sql)
            .bind(cup)
            .bind(i64::from(edition))
            .bind(player)
            .bind(result)
            .bind(number(now));
        self.write(query).await?;
        Ok(())
    }

    /// Whether a player has begun an edition, and finished it.
    pub async fn cup_state(&self, cup: &str, edition: u32, player: &str) -> Result<Option<bool>> {
        let sql = "SELECT CASE WHEN sent_at IS NULL THEN 0 ELSE 1 END AS sent FROM cup_results \
                   WHERE cup = $1 AND edition = $2 AND player = $3";
        let row = sqlx::query(sql).bind(cup).bind(i64::from(edition));
        let row = row.bind(player).fetch_optional(&self.reader).await?;
        let sent = |row: AnyRow| row.try_get::<i64, _>("sent").map(|sent| sent != 0);
        Ok(row.map(sent).transpose()?)
    }

    /// Keeps the result of a player who has begun; a conflict if there is one, or nothing was
    /// begun.
    pub async fn finish_cup(&self, result: &CupResult) -> Result<()> {
        let sql = "UPDATE cup_results SET sent_at = $4, scores = $5, strokes = $6, record = $7 \
                   WHERE cup = $1 AND edition = $2 AND player = $3 AND sent_at IS NULL";
        let query = sqlx::query(sql)
            .bind(result.cup.as_str())
            .bind(i64::from(result.edition))
            .bind(result.player.as_str())
            .bind(number(result.sent))
            .bind(result.scores.as_str())
            .bind(result.strokes.as_str())
            .bind(result.record.as_str());
        if self.write(query).await? == 0 {
            return Err(StorageError::Conflict);
        }
        Ok(())
    }

    /// How many have begun editions from one to another, and how many have finished.
    pub async fn cup_counts(&self, cup: &str, from: u32, until: u32) -> Result<(u64, u64)> {
        let sql = "SELECT COUNT(*) AS begun, COUNT(sent_at) AS sent FROM cup_results \
                   WHERE cup = $1 AND edition BETWEEN $2 AND $3";
        let row = sqlx::query(sql).bind(cup).bind(i64::from(from));
        let row = row.bind(i64::from(until)).fetch_one(&self.reader).await?;
        let (begun, sent) = (row.try_get("begun")?, row.try_get("sent")?);
        Ok((natural(begun), natural(sent)))
    }

    /// Everybody who has begun editions from one to another: by edition, first those who have
    /// finished, as they came in.
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

    /// The strokes of those who have finished an edition, with their players, the first ones.
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

    /// The record of a result.
    pub async fn cup_record(&self, cup: &str, edition: u32, result: &str) -> Result<String> {
        let sql = "SELECT record FROM cup_results WHERE cup = $1 AND edition = $2 AND id = $3 \
                   AND sent_at IS NOT NULL";
        let row = sqlx::query(sql).bind(cup).bind(i64::from(edition));
        let row = row.bind(result).fetch_one(&self.reader).await?;
        Ok(row.try_get("record")?)
    }

    /// What a player has begun, the latest first.
    pub async fn cup_results_of(&self, player: &str) -> Result<Vec<OwnCupResult>> {
        let sql = "SELECT cup, edition, begun_at, sent_at, scores FROM cup_results \
                   WHERE player = $1 ORDER BY begun_at DESC, cup, edition";
        let rows = sqlx::query(sql).bind(player);
        let rows = rows.fetch_all(&self.reader).await?;
        let line = |row: &AnyRow| -> sqlx::Result<OwnCupResult> {
            Ok(OwnCupResult {
                cup: row.try_get("cup")?,
                edition: row.try_get::<i64, _>("edition")? as u32,
                begun: natural(row.try_get("begun_at")?),
                sent: row.try_get::<Option<i64>, _>("sent_at")?.map(natural),
                scores: row.try_get("scores")?,
            })
        };
        Ok(rows.iter().map(line).collect::<sqlx::Result<_>>()?)
    }
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
