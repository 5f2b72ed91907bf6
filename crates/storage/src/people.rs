//! Players among each other: whom they follow and block, whom they challenge, whom they report.

use crate::error::{Result, StorageError};
use crate::number::{Millis, natural, number};
use crate::store::Store;
use sqlx::any::AnyRow;
use sqlx::{AssertSqlSafe, Row};

/// A player in a list of somebody else.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct PersonRow {
    pub player: String,
    pub handle: String,
    pub name: String,
    pub private: bool,
    /// Whether a program has played as this player.
    pub bot: bool,
    /// When a server last knew the player to be there.
    pub seen: Millis,
}

/// A player in another player's block list.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct BlockedRow {
    pub player: String,
    pub name: String,
    /// Unless the profile is private.
    pub handle: Option<String>,
    /// Whether a program has played as this player.
    pub bot: bool,
}

/// What somebody thinks of somebody else.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tie {
    /// They want to see whether the other is here.
    Follows,
    /// They want nothing from the other.
    Blocks,
}

impl Tie {
    /// The table, and its column of the other.
    fn words(self) -> (&'static str, &'static str) {
        match self {
            Tie::Follows => ("follows", "followed"),
            Tie::Blocks => ("blocks", "blocked"),
        }
    }
}

/// Somebody is called to a table by name.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct ChallengeRow {
    pub table: String,
    pub challenger: String,
    pub player: String,
    pub made: Millis,
}

/// A challenge that waits, for the list of whoever was called.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct WaitingChallenge {
    pub summary: String,
    pub by: PersonRow,
    pub made: Millis,
}

/// What somebody tells the operators about somebody else, or about their course.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct ReportRow {
    pub id: String,
    pub reporter: String,
    pub reported: String,
    /// The handle as it was, or the name of a player without one; of a course, its name.
    pub handle: String,
    pub course: Option<String>,
    /// Where the reporter met the player, as JSON.
    pub place: Option<String>,
    pub reason: String,
    pub made: Millis,
}

/// What a person is read from, joined as `h` and `p`.
const PERSON: &str = "h.player AS player, h.handle AS handle, p.name AS name, p.bot AS bot, \
                      h.private AS private, h.seen_at AS seen_at";

impl Store {
    /// Ties a player to another; nothing changes if they are already.
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

    /// Unties a player from another.
    pub async fn untie(&self, tie: Tie, player: &str, other: &str) -> Result<()> {
        let (table, column) = tie.words();
        let sql = format!("DELETE FROM {table} WHERE player = $1 AND {column} = $2");
        let query = sqlx::query(AssertSqlSafe(sql)).bind(player).bind(other);
        self.write(query).await?;
        Ok(())
    }

    /// Whether a player is tied to another.
    pub async fn is_tied(&self, tie: Tie, player: &str, other: &str) -> Result<bool> {
        let (table, column) = tie.words();
        let sql = format!("SELECT player FROM {table} WHERE player = $1 AND {column} = $2");
        let query = sqlx::query(AssertSqlSafe(sql)).bind(player).bind(other);
        Ok(query.fetch_optional(&self.reader).await?.is_some())
    }

    /// To how many others a player is tied.
    pub async fn ties(&self, tie: Tie, player: &str) -> Result<u64> {
        let (table, _) = tie.words();
        let sql = format!("SELECT COUNT(*) AS number FROM {table} WHERE player = $1");
        let query = sqlx::query(AssertSqlSafe(sql)).bind(player);
        let row = query.fetch_one(&self.reader).await?;
        Ok(natural(row.try_get("number")?))
    }

    /// Those with a handle to whom a player is tied, by name.
    pub async fn tied(&self, tie: Tie, player: &str, most: u32) -> Result<Vec<PersonRow>> {
        let (table, column) = tie.words();
        // Whoever blocks the player is as good as private.
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

    /// Returns the players whom a player blocks, by name.
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

    /// Returns the players who block a player.
    pub async fn blockers(&self, player: &str) -> Result<Vec<String>> {
        let query = sqlx::query("SELECT player FROM blocks WHERE blocked = $1").bind(player);
        let rows = query.fetch_all(&self.reader).await?;
        let players = rows.iter().map(|row| row.try_get("player"));
        Ok(players.collect::<sqlx::Result<_>>()?)
    }

    /// Those with a handle who follow a player, without those whom the player blocks.
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

    /// Calls a player to a table.
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

    /// The challenges to a player that wait, the latest first: the match has not begun, the player
    /// has no seat there, and does not block whoever called.
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

    /// How many challenges of one player to another wait.
    pub async fn challenges_by(&self, challenger: &str, player: &str) -> Result<u64> {
        let sql = "SELECT COUNT(*) AS number FROM challenges c JOIN tables t ON t.id = c.table_id \
                   WHERE c.challenger = $1 AND c.player = $2 AND t.status = 'waiting'";
        let row = sqlx::query(sql).bind(challenger).bind(player);
        let row = row.fetch_one(&self.reader).await?;
        Ok(natural(row.try_get("number")?))
    }

    /// A player does not come: who had called.
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

    /// Keeps a report.
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

    /// What a player has reported since, the oldest first.
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
