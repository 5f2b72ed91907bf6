//! Tournaments: their schedule, rounds and status.
//!
//! Each step is one transaction that checks whether another server has already taken the same step.
//! If two servers pair a round at the same time, the unique key (tournament, round, board) lets
//! only one of them succeed.

use crate::error::{Result, StorageError};
use crate::number::{Millis, natural, number};
use crate::store::Store;
use crate::writing::WriteTransaction;
use sqlx::any::AnyRow;
use sqlx::{AssertSqlSafe, Row};

/// A tournament.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct TournamentRow {
    pub id: String,
    /// The player who created the tournament, or an empty string if the account has been deleted.
    pub maker: String,
    pub name: String,
    pub game: String,
    /// The courses as JSON, in the server's format.
    pub courses: String,
    pub clock: String,
    pub rounds: u32,
    pub listed: bool,
    /// Whether bots may take part.
    pub bots: bool,
    pub created: Millis,
    /// When the tournament begins. `None` if the organiser has yet to start it.
    pub begins: Option<Millis>,
    pub status: TournamentStatus,
    /// The latest paired round.
    pub round: u32,
    /// When the next round is due, if a round has just ended.
    pub due: Option<Millis>,
    /// Whether the organiser has paused the tournament.
    pub paused: bool,
    /// When the organiser last resumed the tournament after a pause.
    pub resumed: Option<Millis>,
    pub ended: Option<Millis>,
    pub revision: u64,
    /// The number of players.
    pub entrants: u64,
}

/// The phase that a tournament is in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum TournamentStatus {
    Coming,
    Running,
    Over,
}

impl TournamentStatus {
    pub(crate) fn word(self) -> &'static str {
        match self {
            TournamentStatus::Coming => "coming",
            TournamentStatus::Running => "running",
            TournamentStatus::Over => "over",
        }
    }

    fn read(word: &str) -> Result<TournamentStatus> {
        let all = [Self::Coming, Self::Running, Self::Over];
        let found = all.into_iter().find(|status| status.word() == word);
        found.ok_or_else(|| StorageError::Damaged(format!("unknown tournament status {word}")))
    }
}

const TOURNAMENT: &str = "SELECT id, maker, name, game, courses, clock, rounds, listed, bots, \
     created_at, begins_at, status, round, due_at, paused_at, resumed_at, ended_at, revision, \
     (SELECT COUNT(*) FROM tournament_entrants e WHERE e.tournament = tournaments.id) AS entrants FROM tournaments";

impl Store {
    /// Stores a new tournament.
    pub async fn create_tournament(&self, row: &TournamentRow) -> Result<()> {
        let sql = "INSERT INTO tournaments (id, maker, name, game, courses, clock, rounds, \
                   listed, bots, created_at, begins_at, status, round, due_at, ended_at, \
                   revision) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 'coming', 0, \
                   NULL, NULL, 1)";
        let query = sqlx::query(sql)
            .bind(row.id.as_str())
            .bind(row.maker.as_str())
            .bind(row.name.as_str())
            .bind(row.game.as_str())
            .bind(row.courses.as_str())
            .bind(row.clock.as_str())
            .bind(i64::from(row.rounds))
            .bind(i64::from(row.listed))
            .bind(i64::from(row.bots))
            .bind(number(row.created))
            .bind(row.begins.map(number));
        self.write(query).await?;
        Ok(())
    }

    /// Returns a tournament by its id.
    pub async fn tournament(&self, id: &str) -> Result<TournamentRow> {
        let sql = format!("{TOURNAMENT} WHERE id = $1 AND hidden = 0");
        let query = sqlx::query(AssertSqlSafe(sql)).bind(id);
        tournament(&query.fetch_one(&self.reader).await?)
    }

    /// Returns public tournaments with this status. Upcoming ones are sorted by start time, others
    /// latest first.
    pub async fn listed_tournaments(
        &self,
        status: TournamentStatus,
        most: u32,
    ) -> Result<Vec<TournamentRow>> {
        let order = match status {
            TournamentStatus::Coming => "CASE WHEN begins_at IS NULL THEN 1 ELSE 0 END, begins_at",
            TournamentStatus::Running => "begins_at DESC",
            TournamentStatus::Over => "ended_at DESC",
        };
        let sql = format!(
            "{TOURNAMENT} WHERE listed = 1 AND hidden = 0 AND status = $1 ORDER BY {order}, created_at DESC, id \
             LIMIT $2"
        );
        let query = sqlx::query(AssertSqlSafe(sql)).bind(status.word());
        let rows = query.bind(i64::from(most)).fetch_all(&self.reader).await?;
        rows.iter().map(tournament).collect()
    }

    /// Returns the tournaments that a player has created or entered, latest first.
    pub async fn tournaments_of(&self, player: &str, most: u32) -> Result<Vec<TournamentRow>> {
        let sql = format!(
            "{TOURNAMENT} WHERE hidden = 0 AND (maker = $1 OR EXISTS (SELECT 1 FROM \
             tournament_entrants e WHERE e.tournament = tournaments.id AND e.player = $1)) ORDER BY created_at DESC, id LIMIT $2"
        );
        let query = sqlx::query(AssertSqlSafe(sql)).bind(player);
        let rows = query.bind(i64::from(most)).fetch_all(&self.reader).await?;
        rows.iter().map(tournament).collect()
    }

    /// Returns how many tournaments a player has created since a given time, and how many of the
    /// player's tournaments are not over.
    pub async fn tournaments_made(&self, maker: &str, since: Millis) -> Result<(u64, u64)> {
        let sql = "SELECT COUNT(CASE WHEN created_at >= $2 THEN 1 END) AS made, \
                   COUNT(CASE WHEN status <> 'over' THEN 1 END) AS current FROM tournaments \
                   WHERE maker = $1";
        let row = sqlx::query(sql).bind(maker).bind(number(since));
        let row = row.fetch_one(&self.reader).await?;
        let count = |name| -> sqlx::Result<u64> { Ok(natural(row.try_get(name)?)) };
        Ok((count("made")?, count("current")?))
    }

    /// Returns tournaments that need attention: running ones, and those whose start is due.
    pub async fn tournaments_to_tend(&self, now: Millis) -> Result<Vec<TournamentRow>> {
        let sql = format!(
            "{TOURNAMENT} WHERE hidden = 0 AND (status = 'running' OR (status = 'coming' AND \
             begins_at <= $1 AND paused_at IS NULL)) ORDER BY begins_at, id"
        );
        let query = sqlx::query(AssertSqlSafe(sql)).bind(number(now));
        let rows = query.fetch_all(&self.reader).await?;
        rows.iter().map(tournament).collect()
    }

    /// Starts a tournament that has not begun, on behalf of its organiser.
    pub async fn begin_tournament(&self, id: &str, maker: &str, now: Millis) -> Result<()> {
        let sql = "UPDATE tournaments SET begins_at = $3, paused_at = NULL, \
                   revision = revision + 1 WHERE id = $1 AND maker = $2 AND status = 'coming'";
        let query = sqlx::query(sql).bind(id).bind(maker).bind(number(now));
        match self.write(query).await? {
            0 => Err(StorageError::Conflict),
            _ => Ok(()),
        }
    }

    /// Pauses a tournament. No round is paired until the tournament is resumed. Fails with a
    /// conflict if the tournament is over.
    pub async fn pause_tournament(&self, id: &str, now: Millis) -> Result<()> {
        let sql = "UPDATE tournaments SET paused_at = COALESCE(paused_at, $2), \
                   revision = revision + 1 WHERE id = $1 AND status <> 'over'";
        let query = sqlx::query(sql).bind(id).bind(number(now));
        match self.write(query).await? {
            0 => Err(StorageError::Conflict),
            _ => Ok(()),
        }
    }

    /// Resumes a paused tournament. The next round is then due at `due` at the earliest.
    pub async fn resume_tournament(&self, id: &str, now: Millis, due: Millis) -> Result<()> {
        let sql = "UPDATE tournaments SET paused_at = NULL, resumed_at = $2, \
                   due_at = CASE WHEN due_at < $3 THEN $3 ELSE due_at END, \
                   revision = revision + 1 WHERE id = $1 AND paused_at IS NOT NULL";
        let query = sqlx::query(sql).bind(id).bind(number(now));
        self.write(query.bind(number(due))).await?;
        Ok(())
    }

    /// Makes the current round of a running tournament the last one, and resumes it if it is
    /// paused. Fails with a conflict if the tournament is not running.
    pub async fn end_early(&self, id: &str, now: Millis) -> Result<()> {
        let sql = "UPDATE tournaments SET rounds = round, resumed_at = CASE WHEN paused_at IS NULL \
                   THEN resumed_at ELSE $2 END, paused_at = NULL, revision = revision + 1 \
                   WHERE id = $1 AND status = 'running'";
        let query = sqlx::query(sql).bind(id).bind(number(now));
        match self.write(query).await? {
            0 => Err(StorageError::Conflict),
            _ => Ok(()),
        }
    }

    /// Deletes a tournament that has not begun.
    pub async fn remove_tournament(&self, id: &str, maker: &str) -> Result<()> {
        let mut transaction = self.writers.begin().await?;
        let sql = "DELETE FROM tournaments WHERE id = $1 AND maker = $2 AND status = 'coming'";
        let query = sqlx::query(sql).bind(id).bind(maker);
        if query.execute(&mut *transaction).await?.rows_affected() == 0 {
            return transaction.end(Err(StorageError::Conflict)).await;
        }
        for sql in [
            "DELETE FROM tournament_entrants WHERE tournament = $1",
            "DELETE FROM tournament_removals WHERE tournament = $1",
        ] {
            let query = sqlx::query(sql).bind(id);
            query.execute(&mut *transaction).await?;
        }
        transaction.commit().await
    }

    /// Ends a round and schedules the next one for `due`.
    pub async fn end_round(&self, tournament: &str, round: u32, due: Millis) -> Result<()> {
        let sql = "UPDATE tournaments SET due_at = $3, revision = revision + 1 WHERE id = $1 AND \
                   round = $2 AND due_at IS NULL AND status = 'running'";
        let query = sqlx::query(sql).bind(tournament).bind(i64::from(round));
        self.write(query.bind(number(due))).await?;
        Ok(())
    }

    /// Ends a tournament after this round.
    pub async fn end_tournament(&self, tournament: &str, round: u32, now: Millis) -> Result<()> {
        let sql = "UPDATE tournaments SET status = 'over', ended_at = $3, due_at = NULL, \
                   revision = revision + 1 WHERE id = $1 AND round = $2 AND status <> 'over'";
        let query = sqlx::query(sql).bind(tournament).bind(i64::from(round));
        self.write(query.bind(number(now))).await?;
        Ok(())
    }
}

/// Increments the revision, which locks the tournament, and returns its status and round.
pub(crate) async fn changed(
    transaction: &mut WriteTransaction,
    tournament: &str,
) -> Result<(String, i64)> {
    let sql = "UPDATE tournaments SET revision = revision + 1 WHERE id = $1";
    let query = sqlx::query(sql).bind(tournament);
    if query.execute(&mut **transaction).await?.rows_affected() == 0 {
        return Err(StorageError::NotFound);
    }
    let query = sqlx::query("SELECT status, round FROM tournaments WHERE id = $1");
    let row = query.bind(tournament).fetch_one(&mut **transaction).await?;
    Ok((row.try_get("status")?, row.try_get("round")?))
}

fn tournament(row: &AnyRow) -> Result<TournamentRow> {
    let status: String = row.try_get("status")?;
    let time = |name| -> sqlx::Result<Option<Millis>> {
        Ok(row.try_get::<Option<i64>, _>(name)?.map(natural))
    };
    Ok(TournamentRow {
        id: row.try_get("id")?,
        maker: row.try_get("maker")?,
        name: row.try_get("name")?,
        game: row.try_get("game")?,
        courses: row.try_get("courses")?,
        clock: row.try_get("clock")?,
        rounds: row.try_get::<i64, _>("rounds")? as u32,
        listed: row.try_get::<i64, _>("listed")? != 0,
        bots: row.try_get::<i64, _>("bots")? != 0,
        created: natural(row.try_get("created_at")?),
        begins: time("begins_at")?,
        status: TournamentStatus::read(&status)?,
        round: row.try_get::<i64, _>("round")? as u32,
        due: time("due_at")?,
        paused: time("paused_at")?.is_some(),
        resumed: time("resumed_at")?,
        ended: time("ended_at")?,
        revision: natural(row.try_get("revision")?),
        entrants: natural(row.try_get("entrants")?),
    })
}
