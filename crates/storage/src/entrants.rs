//! Players in tournaments.

use crate::error::{Result, StorageError};
use crate::number::{Millis, natural, number};
use crate::store::Store;
use crate::tournaments::{TournamentStatus, changed};
use crate::writing::WriteTransaction;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, AssertSqlSafe, Row};

/// A player in a tournament.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct EntrantRow {
    pub player: String,
    /// The player's position in the order of entry, from 1.
    pub number: u32,
    /// The rating at the time of entry, in thousandths of a point.
    pub rating: i64,
    /// Whether the player is a bot. For a deleted player: whether the player was a bot at the time
    /// of entry.
    pub bot: bool,
    pub from_round: u32,
    /// Whether the player takes no part in further rounds. Tournaments without bots withdraw
    /// players who become bots.
    pub withdrawn: bool,
    /// The current name, or `None` if the account has been deleted.
    pub name: Option<String>,
    pub handle: Option<String>,
}

const ENTRANT: &str = "SELECT e.player AS player, e.number AS number, e.rating AS rating, \
     COALESCE(p.bot, e.bot) AS bot, e.from_round AS from_round, CAST(CASE WHEN e.withdrawn_at \
     IS NOT NULL OR (p.bot = 1 AND m.bots = 0 AND m.status <> 'over') THEN 1 ELSE 0 END AS BIGINT) \
     AS withdrawn, \
     p.name AS name, h.handle AS handle FROM tournament_entrants e \
     JOIN tournaments m ON m.id = e.tournament LEFT JOIN players p ON p.id = e.player \
     LEFT JOIN handles h ON h.player = e.player WHERE e.tournament = $1";

const REMOVAL: &str =
    "SELECT player FROM tournament_removals WHERE tournament = $1 AND player = $2";

impl Store {
    /// Enters a player in a tournament. The player takes part from the next round on. Does nothing
    /// for a player who already takes part. Fails with a conflict if the tournament is over or
    /// full, or if the organiser has removed the player.
    pub async fn enter(
        &self,
        tournament: &str,
        player: &EntrantRow,
        most: u64,
        now: Millis,
    ) -> Result<()> {
        let mut transaction = self.writers.begin().await?;
        let done = enter(&mut transaction, tournament, player, most, now).await;
        transaction.end(done).await
    }

    /// Withdraws a player. Deletes the entry if the tournament has not begun. Fails with a conflict
    /// if the tournament is over.
    pub async fn withdraw(&self, tournament: &str, player: &str, now: Millis) -> Result<()> {
        let mut transaction = self.writers.begin().await?;
        let done = withdraw(&mut transaction, tournament, player, now).await;
        transaction.end(done).await
    }

    /// Withdraws a player like [`Store::withdraw`], and prevents the player from entering again.
    pub async fn remove_entrant(&self, tournament: &str, player: &str, now: Millis) -> Result<()> {
        let mut transaction = self.writers.begin().await?;
        let done = remove(&mut transaction, tournament, player, now).await;
        transaction.end(done).await
    }

    /// Returns whether the organiser has removed a player from a tournament.
    pub async fn is_removed(&self, tournament: &str, player: &str) -> Result<bool> {
        let query = sqlx::query(REMOVAL).bind(tournament).bind(player);
        Ok(query.fetch_optional(&self.reader).await?.is_some())
    }

    /// Returns the players in the order of entry.
    pub async fn entrants(&self, tournament: &str) -> Result<Vec<EntrantRow>> {
        let sql = format!("{ENTRANT} ORDER BY e.number");
        let rows = sqlx::query(AssertSqlSafe(sql)).bind(tournament);
        let rows = rows.fetch_all(&self.reader).await?;
        Ok(rows.iter().map(entrant).collect::<sqlx::Result<_>>()?)
    }

    /// Returns a player's entry, even if the player has withdrawn.
    pub async fn entrant(&self, tournament: &str, player: &str) -> Result<Option<EntrantRow>> {
        let sql = format!("{ENTRANT} AND e.player = $2");
        let row = sqlx::query(AssertSqlSafe(sql))
            .bind(tournament)
            .bind(player);
        let row = row.fetch_optional(&self.reader).await?;
        Ok(row.as_ref().map(entrant).transpose()?)
    }
}

async fn enter(
    transaction: &mut WriteTransaction,
    tournament: &str,
    player: &EntrantRow,
    most: u64,
    now: Millis,
) -> Result<()> {
    let (status, round) = changed(transaction, tournament).await?;
    let sql = "SELECT COUNT(*) AS number, COUNT(CASE WHEN player = $2 THEN 1 END) AS own \
               FROM tournament_entrants WHERE tournament = $1";
    let query = sqlx::query(sql)
        .bind(tournament)
        .bind(player.player.as_str());
    let row = query.fetch_one(&mut **transaction).await?;
    let (entrants, own): (i64, i64) = (row.try_get("number")?, row.try_get("own")?);
    if status == TournamentStatus::Over.word() || (own == 0 && natural(entrants) >= most) {
        return Err(StorageError::Conflict);
    }
    let query = sqlx::query(REMOVAL)
        .bind(tournament)
        .bind(player.player.as_str());
    if query.fetch_optional(&mut **transaction).await?.is_some() {
        return Err(StorageError::Conflict);
    }
    let sql = "INSERT INTO tournament_entrants (tournament, player, number, rating, bot, \
               joined_at, from_round, withdrawn_at) SELECT $1, $2, COALESCE(MAX(number), 0) + 1, \
               $3, $4, $5, $6, NULL FROM tournament_entrants WHERE tournament = $1 \
               ON CONFLICT (tournament, player) DO UPDATE SET withdrawn_at = NULL, \
               from_round = excluded.from_round WHERE tournament_entrants.withdrawn_at IS NOT NULL";
    sqlx::query(sql)
        .bind(tournament)
        .bind(player.player.as_str())
        .bind(player.rating)
        .bind(i64::from(player.bot))
        .bind(number(now))
        .bind(round + 1)
        .execute(&mut **transaction)
        .await?;
    Ok(())
}

async fn withdraw(
    transaction: &mut WriteTransaction,
    tournament: &str,
    player: &str,
    now: Millis,
) -> Result<()> {
    let (status, _) = changed(transaction, tournament).await?;
    let left = if status == TournamentStatus::Coming.word() {
        let sql = "DELETE FROM tournament_entrants WHERE tournament = $1 AND player = $2";
        sqlx::query(sql).bind(tournament).bind(player)
    } else if status == TournamentStatus::Running.word() {
        let sql = "UPDATE tournament_entrants SET withdrawn_at = $3 WHERE tournament = $1 AND \
                   player = $2 AND withdrawn_at IS NULL";
        let query = sqlx::query(sql).bind(tournament).bind(player);
        query.bind(number(now))
    } else {
        return Err(StorageError::Conflict);
    };
    left.execute(&mut **transaction).await?;
    Ok(())
}

async fn remove(
    transaction: &mut WriteTransaction,
    tournament: &str,
    player: &str,
    now: Millis,
) -> Result<()> {
    withdraw(transaction, tournament, player, now).await?;
    let sql = "INSERT INTO tournament_removals (tournament, player, removed_at) \
               VALUES ($1, $2, $3) ON CONFLICT (tournament, player) DO NOTHING";
    let query = sqlx::query(sql).bind(tournament).bind(player);
    let query = query.bind(number(now));
    query.execute(&mut **transaction).await?;
    Ok(())
}

/// Removes a deleted player from all tournaments. If a tournament has not begun, deletes the
/// player's entry, or the whole tournament if the player created it. In all other tournaments, the
/// placeholder `stranger` replaces the player and is withdrawn.
pub(crate) async fn delete_entrant(
    connection: &mut AnyConnection,
    player: &str,
    stranger: &str,
) -> sqlx::Result<()> {
    for sql in [
        "DELETE FROM tournament_removals WHERE player = $1 OR tournament IN (SELECT id FROM \
         tournaments WHERE maker = $1 AND status = 'coming')",
        "UPDATE tournament_boards SET corrected_by = '' WHERE corrected_by = $1",
        "DELETE FROM tournament_entrants WHERE tournament IN (SELECT id FROM tournaments WHERE \
         status = 'coming' AND (maker = $1 OR player = $1))",
        "DELETE FROM tournaments WHERE maker = $1 AND status = 'coming'",
        "UPDATE tournaments SET maker = '' WHERE maker = $1",
        "UPDATE tournaments SET revision = revision + 1 WHERE id IN (SELECT tournament FROM \
         tournament_entrants WHERE player = $1)",
        "UPDATE tournament_entrants SET withdrawn_at = joined_at WHERE player = $1 AND \
         withdrawn_at IS NULL",
    ] {
        let query = sqlx::query(sql).bind(player);
        query.execute(&mut *connection).await?;
    }
    for sql in [
        "UPDATE tournament_entrants SET player = $2 WHERE player = $1",
        "UPDATE tournament_boards SET first_player = $2 WHERE first_player = $1",
        "UPDATE tournament_boards SET second_player = $2 WHERE second_player = $1",
    ] {
        let query = sqlx::query(sql).bind(player).bind(stranger);
        query.execute(&mut *connection).await?;
    }
    Ok(())
}

fn entrant(row: &AnyRow) -> sqlx::Result<EntrantRow> {
    Ok(EntrantRow {
        player: row.try_get("player")?,
        number: row.try_get::<i64, _>("number")? as u32,
        rating: row.try_get("rating")?,
        bot: row.try_get::<i64, _>("bot")? != 0,
        from_round: row.try_get::<i64, _>("from_round")? as u32,
        withdrawn: row.try_get::<i64, _>("withdrawn")? != 0,
        name: row.try_get("name")?,
        handle: row.try_get("handle")?,
    })
}
