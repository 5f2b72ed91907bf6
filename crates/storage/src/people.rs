//! Relations between players: follows, blocks, challenges and reports.

use crate::error::{Result, StorageError};
use crate::number::{Millis, natural, number};
use crate::store::Store;
use sqlx::any::AnyRow;
use sqlx::{AssertSqlSafe, Row};

/// A player in another player's list.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct PersonRow {
    pub player: String,
    pub handle: String,
    pub name: String,
    pub private: bool,
    /// Whether this player is marked as a bot.
    pub bot: bool,
    /// When a server last saw the player online.
    pub seen: Millis,
}

/// A player in another player's block list.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct BlockedRow {
    pub player: String,
    pub name: String,
    /// The handle, or `None` if the profile is private or the player has no handle.
    pub handle: Option<String>,
    /// Whether this player is marked as a bot.
    pub bot: bool,
}

/// A relation between one player and another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tie {
    /// The player follows the other player, and may see when that player is online.
    Follows,
    /// The player has blocked the other player.
    Blocks,
}

impl Tie {
    /// Returns the relation's SQL table, and its column for the other player.
    fn words(self) -> (&'static str, &'static str) {
        match self {
            Tie::Follows => ("follows", "followed"),
            Tie::Blocks => ("blocks", "blocked"),
        }
    }
}

/// A challenge from one player to another, with its table.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct ChallengeRow {
    pub table: String,
    pub challenger: String,
    pub player: String,
    pub made: Millis,
}

/// A pending challenge, as the challenged player sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct WaitingChallenge {
    pub summary: String,
    pub by: PersonRow,
    pub made: Millis,
}

/// A report about a player or their course.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct ReportRow {
    pub id: String,
    pub reporter: String,
    pub reported: String,
    /// The player's handle (or name, if there is no handle) or the course name when the report was
    /// made.
    pub handle: String,
    pub course: Option<String>,
    /// Where the reporter met the player, as JSON.
    pub place: Option<String>,
    pub reason: String,
    pub made: Millis,
}

/// The columns of a [`PersonRow`], from the SQL tables with the aliases `h` and `p`.
const PERSON: &str = "h.player AS player, h.handle AS handle, p.name AS name, p.bot AS bot, \
                      h.private AS private, h.seen_at AS seen_at";

impl Store {
    /// Adds a relation. Does nothing if the relation already exists.
    pub async fn tie(&self, tie: Tie, player: &str, other: &str, now: Millis) -> Result<()> {
        let (table, column) = tie.words();
        let sql = format!(
            "INSERT INTO {table} (player, {column}, since_at) VALUES ($1, $2, $3) \
             ON CONFLICT (player, {column}) DO NOTHING"
        );
        let query = sqlx::query(AssertSqlSafe(sql)).bind(player).bind(other);
        self.write(query.bind(number(now))).await?;
        Ok(())
    }

    /// Removes a relation.
    pub async fn untie(&self, tie: Tie, player: &str, other: &str) -> Result<()> {
        let (table, column) = tie.words();
        let sql = format!("DELETE FROM {table} WHERE player = $1 AND {column} = $2");
        let query = sqlx::query(AssertSqlSafe(sql)).bind(player).bind(other);
        self.write(query).await?;
        Ok(())
    }

    /// Returns whether a relation exists.
    pub async fn is_tied(&self, tie: Tie, player: &str, other: &str) -> Result<bool> {
        let (table, column) = tie.words();
        let sql = format!("SELECT player FROM {table} WHERE player = $1 AND {column} = $2");
        let query = sqlx::query(AssertSqlSafe(sql)).bind(player).bind(other);
        Ok(query.fetch_optional(&self.reader).await?.is_some())
    }

    /// Returns the number of other players to whom a player has this relation.
    pub async fn ties(&self, tie: Tie, player: &str) -> Result<u64> {
        let (table, _) = tie.words();
        let sql = format!("SELECT COUNT(*) AS number FROM {table} WHERE player = $1");
        let query = sqlx::query(AssertSqlSafe(sql)).bind(player);
        let row = query.fetch_one(&self.reader).await?;
        Ok(natural(row.try_get("number")?))
    }

    /// Returns the players to whom a player has this relation, sorted by handle. Leaves out players
    /// without a handle.
    pub async fn tied(&self, tie: Tie, player: &str, most: u32) -> Result<Vec<PersonRow>> {
        let (table, column) = tie.words();
        // Players who have blocked this player appear as private.
        let sql = format!(
            "SELECT h.player AS player, h.handle AS handle, p.name AS name, p.bot AS bot, CASE WHEN EXISTS \
             (SELECT 1 FROM blocks b WHERE b.player = h.player AND b.blocked = $1) THEN 1 \
             ELSE h.private END AS private, h.seen_at AS seen_at FROM {table} t \
             JOIN handles h ON h.player = t.{column} JOIN players p ON p.id = h.player \
             WHERE t.player = $1 ORDER BY h.look LIMIT $2"
        );
        let rows = sqlx::query(AssertSqlSafe(sql)).bind(player);
        let rows = rows.bind(i64::from(most)).fetch_all(&self.reader).await?;
        Ok(rows.iter().map(person).collect::<sqlx::Result<_>>()?)
    }

    /// Returns the players that a player has blocked, sorted by name.
    pub async fn blocked(&self, player: &str, most: u32) -> Result<Vec<BlockedRow>> {
        let sql = "SELECT p.id AS player, p.name AS name, h.handle AS handle, p.bot AS bot \
                   FROM blocks b JOIN players p ON p.id = b.blocked \
                   LEFT JOIN handles h ON h.player = p.id AND h.private = 0 \
                   WHERE b.player = $1 ORDER BY p.name, p.id LIMIT $2";
        let rows = sqlx::query(sql).bind(player).bind(i64::from(most));
        let rows = rows.fetch_all(&self.reader).await?;
        let blocked = |row: &AnyRow| -> sqlx::Result<BlockedRow> {
            Ok(BlockedRow {
                player: row.try_get("player")?,
                name: row.try_get("name")?,
                handle: row.try_get("handle")?,
                bot: row.try_get::<i64, _>("bot")? != 0,
            })
        };
        Ok(rows.iter().map(blocked).collect::<sqlx::Result<_>>()?)
    }

    /// Returns the players who have blocked a player.
    pub async fn blockers(&self, player: &str) -> Result<Vec<String>> {
        let query = sqlx::query("SELECT player FROM blocks WHERE blocked = $1").bind(player);
        let rows = query.fetch_all(&self.reader).await?;
        let players = rows.iter().map(|row| row.try_get("player"));
        Ok(players.collect::<sqlx::Result<_>>()?)
    }

    /// Returns a player's followers who have a handle, except those that the player has blocked.
    pub async fn followers(&self, player: &str, most: u32) -> Result<Vec<PersonRow>> {
        let sql = format!(
            "SELECT {PERSON} FROM follows t JOIN handles h ON h.player = t.player \
             JOIN players p ON p.id = h.player WHERE t.followed = $1 AND NOT EXISTS \
             (SELECT 1 FROM blocks b WHERE b.player = $1 AND b.blocked = t.player) \
             ORDER BY h.look LIMIT $2"
        );
        let rows = sqlx::query(AssertSqlSafe(sql)).bind(player);
        let rows = rows.bind(i64::from(most)).fetch_all(&self.reader).await?;
        Ok(rows.iter().map(person).collect::<sqlx::Result<_>>()?)
    }

    /// Challenges a player to a table.
    pub async fn add_challenge(&self, row: &ChallengeRow) -> Result<()> {
        let sql = "INSERT INTO challenges (table_id, challenger, player, made_at) \
                   VALUES ($1, $2, $3, $4)";
        let query = sqlx::query(sql)
            .bind(row.table.as_str())
            .bind(row.challenger.as_str())
            .bind(row.player.as_str())
            .bind(number(row.made));
        self.write(query).await?;
        Ok(())
    }

    /// Returns a player's pending challenges, latest first. A challenge is pending if its match has
    /// not begun, the player has no seat at its table, and the player has not blocked the
    /// challenger.
    pub async fn challenges(&self, player: &str, most: u32) -> Result<Vec<WaitingChallenge>> {
        let sql = format!(
            "SELECT {PERSON}, t.summary AS summary, c.made_at AS made_at FROM challenges c \
             JOIN tables t ON t.id = c.table_id JOIN handles h ON h.player = c.challenger \
             JOIN players p ON p.id = h.player WHERE c.player = $1 AND t.status = 'waiting' \
             AND NOT EXISTS (SELECT 1 FROM holders s WHERE s.table_id = t.id AND s.player = $1) \
             AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b.player = $1 AND \
             b.blocked = c.challenger) ORDER BY c.made_at DESC, t.id LIMIT $2"
        );
        let rows = sqlx::query(AssertSqlSafe(sql)).bind(player);
        let rows = rows.bind(i64::from(most)).fetch_all(&self.reader).await?;
        let waiting = |row: &AnyRow| -> sqlx::Result<WaitingChallenge> {
            Ok(WaitingChallenge {
                summary: row.try_get("summary")?,
                by: person(row)?,
                made: natural(row.try_get("made_at")?),
            })
        };
        Ok(rows.iter().map(waiting).collect::<sqlx::Result<_>>()?)
    }

    /// Returns the number of challenges from `challenger` to `player` whose match has not begun.
    pub async fn challenges_by(&self, challenger: &str, player: &str) -> Result<u64> {
        let sql = "SELECT COUNT(*) AS number FROM challenges c JOIN tables t ON t.id = c.table_id \
                   WHERE c.challenger = $1 AND c.player = $2 AND t.status = 'waiting'";
        let row = sqlx::query(sql).bind(challenger).bind(player);
        let row = row.fetch_one(&self.reader).await?;
        Ok(natural(row.try_get("number")?))
    }

    /// Declines a challenge and returns the challenger.
    pub async fn decline_challenge(&self, player: &str, table: &str) -> Result<String> {
        let sql = "SELECT challenger FROM challenges WHERE table_id = $1 AND player = $2";
        let query = sqlx::query(sql).bind(table).bind(player);
        let challenger = query.fetch_one(&self.reader).await?.try_get("challenger")?;
        let query = sqlx::query("DELETE FROM challenges WHERE table_id = $1 AND player = $2");
        if self.write(query.bind(table).bind(player)).await? == 0 {
            return Err(StorageError::NotFound);
        }
        Ok(challenger)
    }

    /// Stores a report.
    pub async fn add_report(&self, row: &ReportRow) -> Result<()> {
        let sql = "INSERT INTO reports (id, reporter, reported, handle, course, place, reason, \
                   made_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)";
        let query = sqlx::query(sql)
            .bind(row.id.as_str())
            .bind(row.reporter.as_str())
            .bind(row.reported.as_str())
            .bind(row.handle.as_str())
            .bind(row.course.clone())
            .bind(row.place.clone())
            .bind(row.reason.as_str())
            .bind(number(row.made));
        self.write(query).await?;
        Ok(())
    }

    /// Returns the reports that a player has sent since a given time, oldest first.
    pub async fn reports_of(&self, reporter: &str, since: Millis) -> Result<Vec<ReportRow>> {
        let sql = "SELECT id, reporter, reported, handle, course, place, reason, made_at FROM reports \
                   WHERE reporter = $1 AND made_at >= $2 ORDER BY made_at, id";
        let rows = sqlx::query(sql).bind(reporter).bind(number(since));
        let rows = rows.fetch_all(&self.reader).await?;
        Ok(rows.iter().map(report).collect::<sqlx::Result<_>>()?)
    }
}

pub(crate) fn report(row: &AnyRow) -> sqlx::Result<ReportRow> {
    Ok(ReportRow {
        id: row.try_get("id")?,
        reporter: row.try_get("reporter")?,
        reported: row.try_get("reported")?,
        handle: row.try_get("handle")?,
        course: row.try_get("course")?,
        place: row.try_get("place")?,
        reason: row.try_get("reason")?,
        made: natural(row.try_get("made_at")?),
    })
}

fn person(row: &AnyRow) -> sqlx::Result<PersonRow> {
    Ok(PersonRow {
        player: row.try_get("player")?,
        handle: row.try_get("handle")?,
        name: row.try_get("name")?,
        private: row.try_get::<i64, _>("private")? != 0,
        bot: row.try_get::<i64, _>("bot")? != 0,
        seen: natural(row.try_get("seen_at")?),
    })
}
