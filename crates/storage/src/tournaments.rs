//! Tournaments: who takes part, who plays whom, and what came of it.
//!
//! Every step is one transaction that finds out whether somebody else has taken it already: two
//! servers that pair a round at the same time meet at the key (tournament, round, board).

use crate::error::{Result, StorageError};
use crate::number::{Millis, natural, number};
use crate::store::Store;
use crate::tables::{NewTable, insert_table};
use crate::writing::Writing;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, AssertSqlSafe, Row};

/// A tournament.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct TournamentRow {
    pub id: String,
    /// Who made it; empty if they are gone.
    pub maker: String,
    pub name: String,
    pub game: String,
    /// As the server writes it.
    pub courses: String,
    pub clock: String,
    pub rounds: u32,
    pub listed: bool,
    /// Whether bots may take part.
    pub bots: bool,
    pub created: Millis,
    /// Nothing until its maker says so.
    pub begins: Option<Millis>,
    pub status: TournamentStatus,
    /// The last round that was paired.
    pub round: u32,
    /// When the next round is due, after the last one is over.
    pub due: Option<Millis>,
    pub ended: Option<Millis>,
    pub revision: u64,
    /// How many take part.
    pub entrants: u64,
}

/// Where a tournament is in its life.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum TournamentStatus {
    Coming,
    Running,
    Over,
}

impl TournamentStatus {
    fn word(self) -> &'static str {
        match self {
            TournamentStatus::Coming => "coming",
            TournamentStatus::Running => "running",
            TournamentStatus::Over => "over",
        }
    }

    fn read(word: &str) -> Result<TournamentStatus> {
        let all = [Self::Coming, Self::Running, Self::Over];
        let found = all.into_iter().find(|status| status.word() == word);
        found.ok_or_else(|| StorageError::Damaged(format!("a tournament that is {word}")))
    }
}

/// Somebody who takes part.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct EntrantRow {
    pub player: String,
    /// As they came, from 1.
    pub number: u32,
    /// In thousandths, when they came.
    pub rating: i64,
    pub bot: bool,
    pub from_round: u32,
    pub withdrawn: bool,
    /// What they go by now; nothing if they are gone.
    pub name: Option<String>,
    pub handle: Option<String>,
}

/// A match of a round, or a bye.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct BoardRow {
    pub round: u32,
    /// From 1.
    pub board: u32,
    pub first: String,
    /// Nobody if it is a bye.
    pub second: Option<String>,
    pub table: Option<String>,
    pub opened: Option<Millis>,
    /// Who had come to a table nobody played at: 1 for the first, 2 for the second.
    pub there: Option<u8>,
    /// How its table stands, while it is not decided.
    pub status: Option<String>,
    pub result: Option<BoardResult>,
}

/// What came of a match: points in halves, and a word for how.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct BoardResult {
    pub first: u8,
    pub second: u8,
    pub how: String,
}

/// A match that is not decided, with how its table stands.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct OpenBoard {
    pub row: BoardRow,
    /// Of a table whose match is over.
    pub summary: Option<String>,
    /// Whether these have withdrawn from the tournament.
    pub withdrawn: [bool; 2],
}

/// What a match has come to.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct Settled {
    pub board: u32,
    pub result: BoardResult,
    /// Those who did not come take part no longer.
    pub absent: Vec<String>,
}

/// A table that waits for a player in a tournament.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct CalledTo {
    pub tournament: String,
    pub name: String,
    pub round: u32,
    pub table: String,
    pub seat: u8,
    pub opened: Millis,
    /// What the other goes by.
    pub other: Option<String>,
    /// Whether the match goes on already.
    pub playing: bool,
}

const TOURNAMENT: &str = "SELECT id, maker, name, game, courses, clock, rounds, listed, bots, \
     created_at, begins_at, status, round, due_at, ended_at, revision, (SELECT COUNT(*) FROM \
     tournament_entrants e WHERE e.tournament = tournaments.id) AS entrants FROM tournaments";

const ENTRANT: &str = "SELECT e.player AS player, e.number AS number, e.rating AS rating, \
     e.bot AS bot, e.from_round AS from_round, e.withdrawn_at AS withdrawn_at, p.name AS name, \
     h.handle AS handle FROM tournament_entrants e LEFT JOIN players p ON p.id = e.player \
     LEFT JOIN handles h ON h.player = e.player WHERE e.tournament = $1";

const BOARD: &str = "b.round AS round, b.board AS board, b.first_player AS first_player, \
     b.second_player AS second_player, b.table_id AS table_id, b.opened_at AS opened_at, \
     b.there AS there, b.first_halves AS first_halves, b.second_halves AS second_halves, \
     b.how AS how, t.status AS status";

const BOARDS: &str = "FROM tournament_boards b LEFT JOIN tables t ON t.id = b.table_id AND \
     b.how IS NULL";

impl Store {
    /// Keeps a new tournament.
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

    /// A tournament by its id.
    pub async fn tournament(&self, id: &str) -> Result<TournamentRow> {
        let sql = format!("{TOURNAMENT} WHERE id = $1");
        let query = sqlx::query(AssertSqlSafe(sql)).bind(id);
        tournament(&query.fetch_one(&self.reader).await?)
    }

    /// Tournaments that everyone may see: those to come by when they begin, the others the latest
    /// first.
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
            "{TOURNAMENT} WHERE listed = 1 AND status = $1 ORDER BY {order}, created_at DESC, id \
             LIMIT $2"
        );
        let query = sqlx::query(AssertSqlSafe(sql)).bind(status.word());
        let rows = query.bind(i64::from(most)).fetch_all(&self.reader).await?;
        rows.iter().map(tournament).collect()
    }

    /// The tournaments a player has made or takes part in, the latest first.
    pub async fn tournaments_of(&self, player: &str, most: u32) -> Result<Vec<TournamentRow>> {
        let sql = format!(
            "{TOURNAMENT} WHERE maker = $1 OR EXISTS (SELECT 1 FROM tournament_entrants e WHERE \
             e.tournament = tournaments.id AND e.player = $1) ORDER BY created_at DESC, id LIMIT $2"
        );
        let query = sqlx::query(AssertSqlSafe(sql)).bind(player);
        let rows = query.bind(i64::from(most)).fetch_all(&self.reader).await?;
        rows.iter().map(tournament).collect()
    }

    /// How many tournaments a player has made since, and how many of all are not over.
    pub async fn tournaments_made(&self, maker: &str, since: Millis) -> Result<(u64, u64)> {
        let sql = "SELECT COUNT(CASE WHEN created_at >= $2 THEN 1 END) AS made, \
                   COUNT(CASE WHEN status <> 'over' THEN 1 END) AS current FROM tournaments \
                   WHERE maker = $1";
        let row = sqlx::query(sql).bind(maker).bind(number(since));
        let row = row.fetch_one(&self.reader).await?;
        let count = |name| -> sqlx::Result<u64> { Ok(natural(row.try_get(name)?)) };
        Ok((count("made")?, count("current")?))
    }

    /// Tournaments that somebody has to look after: those that run, and those that begin.
    pub async fn tournaments_to_tend(&self, now: Millis) -> Result<Vec<TournamentRow>> {
        let sql = format!(
            "{TOURNAMENT} WHERE status = 'running' OR (status = 'coming' AND begins_at <= $1) \
             ORDER BY begins_at, id"
        );
        let query = sqlx::query(AssertSqlSafe(sql)).bind(number(now));
        let rows = query.fetch_all(&self.reader).await?;
        rows.iter().map(tournament).collect()
    }

    /// Takes part, from the next round on. Whoever does already stays as they are; a conflict if
    /// it is over, or there are so many already.
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

    /// Takes part no longer: before the start as if one had never come.
    pub async fn withdraw(&self, tournament: &str, player: &str, now: Millis) -> Result<()> {
        let mut transaction = self.writers.begin().await?;
        let done = withdraw(&mut transaction, tournament, player, now).await;
        transaction.end(done).await
    }

    /// Lets a tournament begin that waits for its maker.
    pub async fn begin_tournament(&self, id: &str, maker: &str, now: Millis) -> Result<()> {
        let sql = "UPDATE tournaments SET begins_at = $3, revision = revision + 1 \
                   WHERE id = $1 AND maker = $2 AND status = 'coming'";
        let query = sqlx::query(sql).bind(id).bind(maker).bind(number(now));
        match self.write(query).await? {
            0 => Err(StorageError::Conflict),
            _ => Ok(()),
        }
    }

    /// Removes a tournament that has not begun.
    pub async fn remove_tournament(&self, id: &str, maker: &str) -> Result<()> {
        let mut transaction = self.writers.begin().await?;
        let sql = "DELETE FROM tournaments WHERE id = $1 AND maker = $2 AND status = 'coming'";
        let query = sqlx::query(sql).bind(id).bind(maker);
        if query.execute(&mut *transaction).await?.rows_affected() == 0 {
            return transaction.end(Err(StorageError::Conflict)).await;
        }
        let query = sqlx::query("DELETE FROM tournament_entrants WHERE tournament = $1").bind(id);
        query.execute(&mut *transaction).await?;
        transaction.commit().await
    }

    /// Who takes part, as they came.
    pub async fn entrants(&self, tournament: &str) -> Result<Vec<EntrantRow>> {
        let sql = format!("{ENTRANT} ORDER BY e.number");
        let rows = sqlx::query(AssertSqlSafe(sql)).bind(tournament);
        let rows = rows.fetch_all(&self.reader).await?;
        Ok(rows.iter().map(entrant).collect::<sqlx::Result<_>>()?)
    }

    /// A player who takes part, or has withdrawn.
    pub async fn entrant(&self, tournament: &str, player: &str) -> Result<Option<EntrantRow>> {
        let sql = format!("{ENTRANT} AND e.player = $2");
        let row = sqlx::query(AssertSqlSafe(sql))
            .bind(tournament)
            .bind(player);
        let row = row.fetch_optional(&self.reader).await?;
        Ok(row.as_ref().map(entrant).transpose()?)
    }

    /// All matches of a tournament, round by round.
    pub async fn boards(&self, tournament: &str) -> Result<Vec<BoardRow>> {
        let sql =
            format!("SELECT {BOARD} {BOARDS} WHERE b.tournament = $1 ORDER BY b.round, b.board");
        let rows = sqlx::query(AssertSqlSafe(sql)).bind(tournament);
        let rows = rows.fetch_all(&self.reader).await?;
        Ok(rows.iter().map(board).collect::<sqlx::Result<_>>()?)
    }

    /// The matches of a round that are not decided.
    pub async fn open_boards(&self, tournament: &str, round: u32) -> Result<Vec<OpenBoard>> {
        let withdrawn = |side: &str| {
            format!(
                "(SELECT COUNT(*) FROM tournament_entrants e WHERE e.tournament = b.tournament \
                 AND e.player = b.{side} AND e.withdrawn_at IS NOT NULL)"
            )
        };
        let sql = format!(
            "SELECT {BOARD}, CASE WHEN t.status = 'over' THEN t.summary END AS summary, \
             {} AS first_gone, {} AS second_gone {BOARDS} WHERE b.tournament = $1 AND \
             b.round = $2 AND b.how IS NULL ORDER BY b.board",
            withdrawn("first_player"),
            withdrawn("second_player"),
        );
        let rows = sqlx::query(AssertSqlSafe(sql)).bind(tournament);
        let rows = rows.bind(i64::from(round)).fetch_all(&self.reader).await?;
        let open = |row: &AnyRow| -> sqlx::Result<OpenBoard> {
            let gone = |name| -> sqlx::Result<bool> { Ok(row.try_get::<i64, _>(name)? != 0) };
            Ok(OpenBoard {
                row: board(row)?,
                summary: row.try_get("summary")?,
                withdrawn: [gone("first_gone")?, gone("second_gone")?],
            })
        };
        Ok(rows.iter().map(open).collect::<sqlx::Result<_>>()?)
    }

    /// Keeps the pairing of a round; a conflict if it is paired already.
    pub async fn add_round(&self, tournament: &str, round: u32, boards: &[BoardRow]) -> Result<()> {
        let mut transaction = self.writers.begin().await?;
        let done = add_round(&mut transaction, tournament, round, boards).await;
        transaction.end(done).await
    }

    /// Opens tables for matches of a round, all or none; a conflict if one of them has a table.
    pub async fn open_tables(
        &self,
        tournament: &str,
        round: u32,
        tables: &[(u32, NewTable)],
    ) -> Result<()> {
        let mut transaction = self.writers.begin().await?;
        let done = open_tables(&mut transaction, tournament, round, tables).await;
        transaction.end(done).await
    }

    /// Notes who had come to a table that is about to be closed.
    pub async fn note_there(
        &self,
        tournament: &str,
        round: u32,
        board: u32,
        there: u8,
    ) -> Result<()> {
        let sql = "UPDATE tournament_boards SET there = $4 WHERE tournament = $1 AND round = $2 \
                   AND board = $3 AND how IS NULL";
        let query = sqlx::query(sql)
            .bind(tournament)
            .bind(i64::from(round))
            .bind(i64::from(board))
            .bind(i64::from(there));
        self.write(query).await?;
        Ok(())
    }

    /// Keeps what matches have come to; those that are decided stay as they are.
    pub async fn settle(
        &self,
        tournament: &str,
        round: u32,
        settled: &[Settled],
        now: Millis,
    ) -> Result<()> {
        let mut transaction = self.writers.begin().await?;
        let done = settle(&mut transaction, tournament, round, settled, now).await;
        transaction.end(done).await
    }

    /// A round is over: the next is due then.
    pub async fn end_round(&self, tournament: &str, round: u32, due: Millis) -> Result<()> {
        let sql = "UPDATE tournaments SET due_at = $3, revision = revision + 1 WHERE id = $1 AND \
                   round = $2 AND due_at IS NULL AND status = 'running'";
        let query = sqlx::query(sql).bind(tournament).bind(i64::from(round));
        self.write(query.bind(number(due))).await?;
        Ok(())
    }

    /// A tournament is over after its round.
    pub async fn end_tournament(&self, tournament: &str, round: u32, now: Millis) -> Result<()> {
        let sql = "UPDATE tournaments SET status = 'over', ended_at = $3, due_at = NULL, \
                   revision = revision + 1 WHERE id = $1 AND round = $2 AND status <> 'over'";
        let query = sqlx::query(sql).bind(tournament).bind(i64::from(round));
        self.write(query.bind(number(now))).await?;
        Ok(())
    }

    /// The tables that wait for a player now, or for a whole round.
    pub async fn called_to(&self, player: &str) -> Result<Vec<CalledTo>> {
        let side = |own: &str, other: &str, seat: u8| {
            format!(
                "SELECT b.tournament AS tournament, m.name AS name, b.round AS round, \
                 b.table_id AS table_id, CAST({seat} AS BIGINT) AS seat, b.opened_at AS opened_at, p.name AS \
                 other, t.status AS status FROM tournament_boards b \
                 JOIN tournaments m ON m.id = b.tournament JOIN tables t ON t.id = b.table_id \
                 LEFT JOIN players p ON p.id = b.{other} WHERE b.{own} = $1 AND b.how IS NULL \
                 AND m.status = 'running' AND t.status <> 'over'"
            )
        };
        let first = side("first_player", "second_player", 0);
        let second = side("second_player", "first_player", 1);
        let sql = format!("{first} UNION ALL {second} ORDER BY opened_at");
        let rows = sqlx::query(AssertSqlSafe(sql)).bind(player);
        let rows = rows.fetch_all(&self.reader).await?;
        let called = |row: &AnyRow| -> sqlx::Result<CalledTo> {
            let status: String = row.try_get("status")?;
            Ok(CalledTo {
                tournament: row.try_get("tournament")?,
                name: row.try_get("name")?,
                round: row.try_get::<i64, _>("round")? as u32,
                table: row.try_get("table_id")?,
                seat: row.try_get::<i64, _>("seat")? as u8,
                opened: natural(row.try_get("opened_at")?),
                other: row.try_get("other")?,
                playing: status == "playing",
            })
        };
        Ok(rows.iter().map(called).collect::<sqlx::Result<_>>()?)
    }
}

async fn changed(transaction: &mut Writing, tournament: &str) -> Result<(String, i64)> {
    let sql = "UPDATE tournaments SET revision = revision + 1 WHERE id = $1";
    let query = sqlx::query(sql).bind(tournament);
    if query.execute(&mut **transaction).await?.rows_affected() == 0 {
        return Err(StorageError::NotFound);
    }
    // Nobody else changes it until the end of the transaction.
    let query = sqlx::query("SELECT status, round FROM tournaments WHERE id = $1");
    let row = query.bind(tournament).fetch_one(&mut **transaction).await?;
    Ok((row.try_get("status")?, row.try_get("round")?))
}

async fn enter(
    transaction: &mut Writing,
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
    transaction: &mut Writing,
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

async fn add_round(
    transaction: &mut Writing,
    tournament: &str,
    round: u32,
    boards: &[BoardRow],
) -> Result<()> {
    let sql = "UPDATE tournaments SET status = 'running', round = $2, due_at = NULL, \
               revision = revision + 1 WHERE id = $1 AND round = $3 AND status <> 'over'";
    let query = sqlx::query(sql)
        .bind(tournament)
        .bind(i64::from(round))
        .bind(i64::from(round) - 1);
    if query.execute(&mut **transaction).await?.rows_affected() == 0 {
        return Err(StorageError::Conflict);
    }
    for board in boards {
        let sql = "INSERT INTO tournament_boards (tournament, round, board, first_player, \
                   second_player, table_id, opened_at, there, first_halves, second_halves, how) \
                   VALUES ($1, $2, $3, $4, $5, NULL, NULL, NULL, $6, $7, $8)";
        let result = board.result.as_ref();
        sqlx::query(sql)
            .bind(tournament)
            .bind(i64::from(round))
            .bind(i64::from(board.board))
            .bind(board.first.as_str())
            .bind(board.second.as_deref())
            .bind(result.map(|result| i64::from(result.first)))
            .bind(result.map(|result| i64::from(result.second)))
            .bind(result.map(|result| result.how.as_str()))
            .execute(&mut **transaction)
            .await?;
    }
    Ok(())
}

async fn open_tables(
    transaction: &mut Writing,
    tournament: &str,
    round: u32,
    tables: &[(u32, NewTable)],
) -> Result<()> {
    for (board, table) in tables {
        let sql = "UPDATE tournament_boards SET table_id = $4, opened_at = $5 WHERE \
                   tournament = $1 AND round = $2 AND board = $3 AND table_id IS NULL";
        let query = sqlx::query(sql)
            .bind(tournament)
            .bind(i64::from(round))
            .bind(i64::from(*board))
            .bind(&*table.first.table)
            .bind(number(table.created));
        if query.execute(&mut **transaction).await?.rows_affected() == 0 {
            return Err(StorageError::Conflict);
        }
        insert_table(transaction, table).await?;
    }
    changed(transaction, tournament).await?;
    Ok(())
}

async fn settle(
    transaction: &mut Writing,
    tournament: &str,
    round: u32,
    settled: &[Settled],
    now: Millis,
) -> Result<()> {
    changed(transaction, tournament).await?;
    for one in settled {
        let sql = "UPDATE tournament_boards SET first_halves = $4, second_halves = $5, how = $6 \
                   WHERE tournament = $1 AND round = $2 AND board = $3 AND how IS NULL";
        let query = sqlx::query(sql)
            .bind(tournament)
            .bind(i64::from(round))
            .bind(i64::from(one.board))
            .bind(i64::from(one.result.first))
            .bind(i64::from(one.result.second))
            .bind(one.result.how.as_str());
        if query.execute(&mut **transaction).await?.rows_affected() == 0 {
            continue;
        }
        for player in &one.absent {
            let sql = "UPDATE tournament_entrants SET withdrawn_at = $3 WHERE tournament = $1 \
                       AND player = $2 AND withdrawn_at IS NULL";
            let query = sqlx::query(sql).bind(tournament).bind(player.as_str());
            let query = query.bind(number(now));
            query.execute(&mut **transaction).await?;
        }
    }
    Ok(())
}

/// Takes a player out of all tournaments: those to come are as if they had never come, in others
/// `stranger` stands in, who has withdrawn. Tournaments they made that have not begun are gone.
pub(crate) async fn delete_entrant(
    connection: &mut AnyConnection,
    player: &str,
    stranger: &str,
) -> sqlx::Result<()> {
    for sql in [
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
        ended: time("ended_at")?,
        revision: natural(row.try_get("revision")?),
        entrants: natural(row.try_get("entrants")?),
    })
}

fn entrant(row: &AnyRow) -> sqlx::Result<EntrantRow> {
    Ok(EntrantRow {
        player: row.try_get("player")?,
        number: row.try_get::<i64, _>("number")? as u32,
        rating: row.try_get("rating")?,
        bot: row.try_get::<i64, _>("bot")? != 0,
        from_round: row.try_get::<i64, _>("from_round")? as u32,
        withdrawn: row.try_get::<Option<i64>, _>("withdrawn_at")?.is_some(),
        name: row.try_get("name")?,
        handle: row.try_get("handle")?,
    })
}

fn board(row: &AnyRow) -> sqlx::Result<BoardRow> {
    let small = |name| -> sqlx::Result<Option<u8>> {
        let found: Option<i64> = row.try_get(name)?;
        Ok(found.and_then(|found| u8::try_from(found).ok()))
    };
    let how: Option<String> = row.try_get("how")?;
    let points = small("first_halves")?.zip(small("second_halves")?);
    Ok(BoardRow {
        round: row.try_get::<i64, _>("round")? as u32,
        board: row.try_get::<i64, _>("board")? as u32,
        first: row.try_get("first_player")?,
        second: row.try_get("second_player")?,
        table: row.try_get("table_id")?,
        opened: row.try_get::<Option<i64>, _>("opened_at")?.map(natural),
        there: small("there")?,
        status: row.try_get("status")?,
        result: points
            .zip(how)
            .map(|((first, second), how)| BoardResult { first, second, how }),
    })
}
