//! Ratings and skill, computed from finished matches. All of these values can be recomputed from
//! the log.

use crate::error::Result;
use crate::number::{Millis, natural, number};
use crate::store::Store;
use crate::writing::WriteTransaction;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

/// A player's rating after a rated match.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct RatingPoint {
    pub player: String,
    /// The game or mode in which the match was rated.
    pub kind: String,
    /// The player's number of rated matches, including this one.
    pub number: u64,
    pub table: String,
    /// The opponents' ids, separated by spaces. Computer players have ids too.
    pub opponents: String,
    pub at: Millis,
    /// The rating in thousandths of a point.
    pub rating: i64,
    pub deviation: i64,
    /// The volatility in units of 10⁻¹².
    pub volatility: i64,
}

/// A player's skill and luck in a match, in thousandths of a stroke.
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

/// A processed match with its new ratings.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct JudgedMatch {
    pub table: String,
    pub ended: Millis,
    pub ratings: Vec<RatingPoint>,
    /// Whether skill and luck must still be computed.
    pub to_review: bool,
}

/// Maximum number of parameters per query.
const MAX_BOUND: usize = 100;

const POINT: &str = "SELECT player, kind, number, table_id, opponents, at, rating, deviation, \
                     volatility FROM rating_points WHERE player = $1";

/// A player on the leaderboard.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct BestPlayer {
    pub name: String,
    pub handle: String,
    pub point: RatingPoint,
}

impl Store {
    /// Returns finished matches that have changed since a given time and have not been processed
    /// yet.
    pub async fn unjudged_matches(&self, since: Millis) -> Result<Vec<String>> {
        let sql = "SELECT id FROM tables WHERE status = 'over' AND updated_at >= $1 AND NOT EXISTS \
                   (SELECT 1 FROM judged_matches j WHERE j.table_id = tables.id)";
        let rows = sqlx::query(sql).bind(number(since));
        let rows = rows.fetch_all(&self.reader).await?;
        let ids = rows.iter().map(|row| row.try_get("id"));
        Ok(ids.collect::<sqlx::Result<_>>()?)
    }

    /// Returns the end time and table of the latest processed match.
    pub async fn last_judged_match(&self) -> Result<Option<(Millis, String)>> {
        let sql = "SELECT ended_at, table_id FROM judged_matches \
                   ORDER BY ended_at DESC, table_id DESC LIMIT 1";
        let row = sqlx::query(sql).fetch_optional(&self.reader).await?;
        let read = |row: AnyRow| -> sqlx::Result<(Millis, String)> {
            Ok((natural(row.try_get("ended_at")?), row.try_get("table_id")?))
        };
        Ok(row.map(read).transpose()?)
    }

    /// Stores the ratings after a match. Fails with a conflict if the match has already been
    /// processed, or if another match of one of its players has been rated in the meantime.
    pub async fn add_judged_match(&self, judged: &JudgedMatch) -> Result<()> {
        let mut transaction = self.writers.begin().await?;
        let done = add(&mut transaction, judged).await;
        transaction.end(done.map_err(Into::into)).await
    }

    /// Returns the latest match whose skill and luck must still be computed.
    pub async fn unreviewed_match(&self) -> Result<Option<String>> {
        let sql = "SELECT table_id FROM judged_matches WHERE reviewed = 0 \
                   ORDER BY ended_at DESC, table_id LIMIT 1";
        let row = sqlx::query(sql).fetch_optional(&self.reader).await?;
        Ok(row.map(|row| row.try_get("table_id")).transpose()?)
    }

    /// Stores the players' skill and luck in a match. Does nothing if they are already stored.
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

    /// Deletes all ratings. A server then recomputes them.
    pub async fn forget_ratings(&self) -> Result<()> {
        let mut transaction = self.writers.begin().await?;
        forget_ratings(&mut transaction).await?;
        transaction.commit().await
    }

    /// Returns a player's rating in a game, or `None` if the player has no rated match.
    pub async fn rating(&self, player: &str, kind: &str) -> Result<Option<RatingPoint>> {
        let sql = format!("{POINT} AND kind = $2 ORDER BY number DESC LIMIT 1");
        let query = sqlx::query(sqlx::AssertSqlSafe(sql))
            .bind(player)
            .bind(kind);
        let row = query.fetch_optional(&self.reader).await?;
        row.as_ref().map(point).transpose()
    }

    /// Returns players' latest ratings, one per player and game.
    pub async fn latest_ratings(&self, players: &[&str]) -> Result<Vec<RatingPoint>> {
        let mut points = Vec::new();
        for some in players.chunks(MAX_BOUND) {
            let places: Vec<String> = (1..=some.len()).map(|n| format!("${n}")).collect();
            let sql = format!(
                "SELECT player, kind, number, table_id, opponents, at, rating, deviation, \
                 volatility FROM rating_points WHERE latest = 1 AND player IN ({})",
                places.join(", ")
            );
            let query = sqlx::query(sqlx::AssertSqlSafe(sql));
            let query = some.iter().fold(query, |query, player| query.bind(*player));
            for row in &query.fetch_all(&self.reader).await? {
                points.push(point(row)?);
            }
        }
        Ok(points)
    }

    /// Returns whether a match has been processed, even if it was not rated.
    pub async fn is_judged(&self, table: &str) -> Result<bool> {
        let query = sqlx::query("SELECT 1 FROM judged_matches WHERE table_id = $1").bind(table);
        Ok(query.fetch_optional(&self.reader).await?.is_some())
    }

    /// Returns the players' ratings after a match.
    pub async fn rating_points_of_table(&self, table: &str) -> Result<Vec<RatingPoint>> {
        let sql = "SELECT player, kind, number, table_id, opponents, at, rating, deviation, \
                   volatility FROM rating_points WHERE table_id = $1";
        let rows = sqlx::query(sql).bind(table).fetch_all(&self.reader).await?;
        rows.iter().map(point).collect()
    }

    /// Returns the player's rating before the match of `point`, or `None` if that was the player's
    /// first rated match in this game.
    pub async fn rating_before(&self, point: &RatingPoint) -> Result<Option<i64>> {
        let sql = "SELECT rating FROM rating_points \
                   WHERE player = $1 AND kind = $2 AND number = $3";
        let query = sqlx::query(sql)
            .bind(point.player.as_str())
            .bind(point.kind.as_str())
            .bind(number(point.number.saturating_sub(1)));
        let row = query.fetch_optional(&self.reader).await?;
        Ok(row.map(|row| row.try_get("rating")).transpose()?)
    }

    /// Returns the opponents in each of a player's rated matches in a game since a given time.
    pub async fn recent_opponents(
        &self,
        player: &str,
        kind: &str,
        since: Millis,
    ) -> Result<Vec<String>> {
        let sql = "SELECT opponents FROM rating_points \
                   WHERE player = $1 AND kind = $2 AND at > $3";
        let rows = sqlx::query(sql)
            .bind(player)
            .bind(kind)
            .bind(number(since))
            .fetch_all(&self.reader)
            .await?;
        let opponents = rows.iter().map(|row| row.try_get("opponents"));
        Ok(opponents.collect::<sqlx::Result<_>>()?)
    }

    /// Returns the players with the best ratings, best first. Leaves out bots, and players who have
    /// no public handle, are banned, or have a rating deviation above `deviation`.
    pub async fn best_players(
        &self,
        kind: &str,
        deviation: i64,
        now: Millis,
        most: u32,
    ) -> Result<Vec<BestPlayer>> {
        let sql = "SELECT r.player AS player, r.kind AS kind, r.number AS number, \
                   r.table_id AS table_id, r.opponents AS opponents, r.at AS at, \
                   r.rating AS rating, r.deviation AS deviation, r.volatility AS volatility, \
                   p.name AS name, h.handle AS handle \
                   FROM rating_points r JOIN players p ON p.id = r.player AND p.bot = 0 \
                   JOIN handles h ON h.player = r.player AND h.private = 0 \
                   WHERE r.kind = $1 AND r.latest = 1 AND r.deviation <= $2 AND NOT EXISTS \
                   (SELECT 1 FROM bans b WHERE b.player = r.player \
                   AND COALESCE(b.until_at, $3) >= $3) \
                   ORDER BY r.rating DESC, r.player LIMIT $4";
        let rows = sqlx::query(sql)
            .bind(kind)
            .bind(deviation)
            .bind(number(now))
            .bind(i64::from(most))
            .fetch_all(&self.reader)
            .await?;
        let best = |row: &AnyRow| -> Result<BestPlayer> {
            Ok(BestPlayer {
                name: row.try_get("name")?,
                handle: row.try_get("handle")?,
                point: point(row)?,
            })
        };
        rows.iter().map(best).collect()
    }

    /// Returns the tables of a player's finished matches that may be rated. Includes matches beyond
    /// the weekly limit per pair of players, because they would count if other matches were
    /// excluded.
    pub async fn rated_matches_of(&self, player: &str) -> Result<Vec<String>> {
        let sql = "SELECT DISTINCT t.id AS table_id FROM tables t \
                   JOIN holders h ON h.table_id = t.id \
                   WHERE h.player = $1 AND t.status = 'over' AND t.casual = 0 AND NOT EXISTS \
                   (SELECT 1 FROM unrated_matches u WHERE u.table_id = t.id) ORDER BY table_id";
        self.tables(sql, player).await
    }

    /// Returns the tables of a player's matches that operators have excluded from the ratings.
    pub async fn unrated_matches_of(&self, player: &str) -> Result<Vec<String>> {
        let sql = "SELECT DISTINCT u.table_id AS table_id FROM unrated_matches u \
                   JOIN holders h ON h.table_id = u.table_id WHERE h.player = $1 ORDER BY table_id";
        self.tables(sql, player).await
    }

    async fn tables(&self, sql: &'static str, player: &str) -> Result<Vec<String>> {
        let rows = sqlx::query(sql)
            .bind(player)
            .fetch_all(&self.reader)
            .await?;
        let tables = rows.iter().map(|row| row.try_get("table_id"));
        Ok(tables.collect::<sqlx::Result<_>>()?)
    }

    /// Returns a player's rating after each rated match, oldest first.
    pub async fn rating_points(&self, player: &str) -> Result<Vec<RatingPoint>> {
        let sql = format!("{POINT} ORDER BY at, kind, number");
        let query = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(player);
        let rows = query.fetch_all(&self.reader).await?;
        rows.iter().map(point).collect()
    }

    /// Returns a player's skill and luck in each match, oldest first.
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

/// Deletes all ratings within a transaction.
pub(crate) async fn forget_ratings(connection: &mut AnyConnection) -> sqlx::Result<()> {
    for sql in [
        "DELETE FROM judged_matches",
        "DELETE FROM rating_points",
        "DELETE FROM skill_points",
    ] {
        sqlx::query(sql).execute(&mut *connection).await?;
    }
    Ok(())
}

async fn add(transaction: &mut WriteTransaction, judged: &JudgedMatch) -> sqlx::Result<()> {
    sqlx::query("INSERT INTO judged_matches (table_id, ended_at, reviewed) VALUES ($1, $2, $3)")
        .bind(judged.table.as_str())
        .bind(number(judged.ended))
        .bind(i64::from(!judged.to_review))
        .execute(&mut **transaction)
        .await?;
    for point in &judged.ratings {
        let sql = "UPDATE rating_points SET latest = 0 \
                   WHERE player = $1 AND kind = $2 AND number = $3";
        sqlx::query(sql)
            .bind(point.player.as_str())
            .bind(point.kind.as_str())
            .bind(number(point.number.saturating_sub(1)))
            .execute(&mut **transaction)
            .await?;
        let sql = "INSERT INTO rating_points (player, kind, number, table_id, at, rating, \
                   deviation, volatility, opponents, latest) \
                   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 1)";
        sqlx::query(sql)
            .bind(point.player.as_str())
            .bind(point.kind.as_str())
            .bind(number(point.number))
            .bind(point.table.as_str())
            .bind(number(point.at))
            .bind(point.rating)
            .bind(point.deviation)
            .bind(point.volatility)
            .bind(point.opponents.as_str())
            .execute(&mut **transaction)
            .await?;
    }
    Ok(())
}

async fn add_skill(transaction: &mut WriteTransaction, point: &SkillPoint) -> sqlx::Result<()> {
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
        opponents: row.try_get("opponents")?,
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
