//! Ratings and skill: what follows from matches that are over. Nothing of it is stored anywhere
//! else, and all of it can be made anew from the log.

use crate::error::Result;
use crate::number::{Millis, natural, number};
use crate::store::Store;
use crate::writing::Writing;
use sqlx::Row;
use sqlx::any::AnyRow;

/// How a player stands after a rated match.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct RatingPoint {
    pub player: String,
    /// What was played.
    pub kind: String,
    /// How many matches were rated, this one counted.
    pub number: u64,
    pub table: String,
    pub at: Millis,
    /// In thousandths.
    pub rating: i64,
    pub deviation: i64,
    /// In millionths of a millionth.
    pub volatility: i64,
}

/// What choices and luck came to in a match, in thousandths of a stroke.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct SkillPoint {
    pub player: String,
    pub table: String,
    pub at: Millis,
    pub choices: u64,
    pub loss: i64,
    pub luck: i64,
}

/// What a match has come to.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct JudgedMatch {
    pub table: String,
    pub ended: Millis,
    pub ratings: Vec<RatingPoint>,
    /// Whether choices and luck are still to be told apart in it.
    pub to_review: bool,
}

const POINT: &str = "SELECT player, kind, number, table_id, at, rating, deviation, volatility \
                     FROM rating_points WHERE player = $1";

impl Store {
    /// Matches that are over, changed since a time, and not judged yet.
    pub async fn unjudged_matches(&self, since: Millis) -> Result<Vec<String>> {
        let sql = "SELECT id FROM tables WHERE status = 'over' AND updated_at >= $1 AND NOT EXISTS \
                   (SELECT 1 FROM judged_matches j WHERE j.table_id = tables.id)";
        let rows = sqlx::query(sql).bind(number(since));
        let rows = rows.fetch_all(&self.reader).await?;
        let ids = rows.iter().map(|row| row.try_get("id"));
        Ok(ids.collect::<sqlx::Result<_>>()?)
    }

    /// When the last judged match ended, and which it is.
    pub async fn last_judged_match(&self) -> Result<Option<(Millis, String)>> {
        let sql = "SELECT ended_at, table_id FROM judged_matches \
                   ORDER BY ended_at DESC, table_id DESC LIMIT 1";
        let row = sqlx::query(sql).fetch_optional(&self.reader).await?;
        let read = |row: AnyRow| -> sqlx::Result<(Millis, String)> {
            Ok((natural(row.try_get("ended_at")?), row.try_get("table_id")?))
        };
        Ok(row.map(read).transpose()?)
    }

    /// Keeps what a match has come to; a conflict if somebody else has done so, or has rated
    /// another match of one of its players meanwhile.
    pub async fn add_judged_match(&self, judged: &JudgedMatch) -> Result<()> {
        let mut transaction = self.writers.begin().await?;
        let done = add(&mut transaction, judged).await;
        transaction.end(done.map_err(Into::into)).await
    }

    /// The latest match in which choices and luck are still to be told apart.
    pub async fn unreviewed_match(&self) -> Result<Option<String>> {
        let sql = "SELECT table_id FROM judged_matches WHERE reviewed = 0 \
                   ORDER BY ended_at DESC, table_id LIMIT 1";
        let row = sqlx::query(sql).fetch_optional(&self.reader).await?;
        Ok(row.map(|row| row.try_get("table_id")).transpose()?)
    }

    /// Keeps what choices and luck came to in a match; nothing happens if that is known.
    pub async fn add_review(&self, table: &str, skills: &[SkillPoint]) -> Result<()> {
        let mut transaction = self.writers.begin().await?;
        let sql = "UPDATE judged_matches SET reviewed = 1 WHERE table_id = $1 AND reviewed = 0";
        let query = sqlx::query(sql).bind(table);
        if query.execute(&mut *transaction).await?.rows_affected() == 0 {
            return transaction.rollback().await;
        }
        for point in skills {
            add_skill(&mut transaction, point).await?;
        }
        transaction.commit().await
    }

    /// Forgets all ratings, so that they are made anew.
    pub async fn forget_ratings(&self) -> Result<()> {
        let mut transaction = self.writers.begin().await?;
        for sql in [
            "DELETE FROM judged_matches",
            "DELETE FROM rating_points",
            "DELETE FROM skill_points",
        ] {
            sqlx::query(sql).execute(&mut *transaction).await?;
        }
        transaction.commit().await
    }

    /// How a player stands in what is played; nothing without a rated match.
    pub async fn rating(&self, player: &str, kind: &str) -> Result<Option<RatingPoint>> {
        let sql = format!("{POINT} AND kind = $2 ORDER BY number DESC LIMIT 1");
        let query = sqlx::query(sqlx::AssertSqlSafe(sql))
            .bind(player)
            .bind(kind);
        let row = query.fetch_optional(&self.reader).await?;
        row.as_ref().map(point).transpose()
    }

    /// How a player has stood after each rated match, the first first.
    pub async fn rating_points(&self, player: &str) -> Result<Vec<RatingPoint>> {
        let sql = format!("{POINT} ORDER BY at, kind, number");
        let query = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(player);
        let rows = query.fetch_all(&self.reader).await?;
        rows.iter().map(point).collect()
    }

    /// What choices and luck came to in a player's matches, the first first.
    pub async fn skill_points(&self, player: &str) -> Result<Vec<SkillPoint>> {
        let sql = "SELECT player, table_id, at, choices, loss, luck FROM skill_points \
                   WHERE player = $1 ORDER BY at, table_id";
        let rows = sqlx::query(sql)
            .bind(player)
            .fetch_all(&self.reader)
            .await?;
        rows.iter().map(skill).collect()
    }
}

async fn add(transaction: &mut Writing, judged: &JudgedMatch) -> sqlx::Result<()> {
    sqlx::query("INSERT INTO judged_matches (table_id, ended_at, reviewed) VALUES ($1, $2, $3)")
        .bind(judged.table.as_str())
        .bind(number(judged.ended))
        .bind(i64::from(!judged.to_review))
        .execute(&mut **transaction)
        .await?;
    for point in &judged.ratings {
        let sql = "INSERT INTO rating_points (player, kind, number, table_id, at, rating, \
                   deviation, volatility) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)";
        sqlx::query(sql)
            .bind(point.player.as_str())
            .bind(point.kind.as_str())
            .bind(number(point.number))
            .bind(point.table.as_str())
            .bind(number(point.at))
            .bind(point.rating)
            .bind(point.deviation)
            .bind(point.volatility)
            .execute(&mut **transaction)
            .await?;
    }
    Ok(())
}

async fn add_skill(transaction: &mut Writing, point: &SkillPoint) -> sqlx::Result<()> {
    let sql = "INSERT INTO skill_points (player, table_id, at, choices, loss, luck) \
               VALUES ($1, $2, $3, $4, $5, $6)";
    sqlx::query(sql)
        .bind(point.player.as_str())
        .bind(point.table.as_str())
        .bind(number(point.at))
        .bind(number(point.choices))
        .bind(point.loss)
        .bind(point.luck)
        .execute(&mut **transaction)
        .await?;
    Ok(())
}

fn point(row: &AnyRow) -> Result<RatingPoint> {
    Ok(RatingPoint {
        player: row.try_get("player")?,
        kind: row.try_get("kind")?,
        number: natural(row.try_get("number")?),
        table: row.try_get("table_id")?,
        at: natural(row.try_get("at")?),
        rating: row.try_get("rating")?,
        deviation: row.try_get("deviation")?,
        volatility: row.try_get("volatility")?,
    })
}

fn skill(row: &AnyRow) -> Result<SkillPoint> {
    Ok(SkillPoint {
        player: row.try_get("player")?,
        table: row.try_get("table_id")?,
        at: natural(row.try_get("at")?),
        choices: natural(row.try_get("choices")?),
        loss: row.try_get("loss")?,
        luck: row.try_get("luck")?,
    })
}
