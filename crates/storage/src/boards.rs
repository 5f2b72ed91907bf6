//! The pairings in tournament rounds, and their results.

use crate::error::{Result, StorageError};
use crate::number::{Millis, natural, number};
use crate::store::Store;
use crate::tables::{NewTable, TableStatus, insert_table};
use crate::tournaments::changed;
use crate::writing::WriteTransaction;
use sqlx::any::AnyRow;
use sqlx::{AssertSqlSafe, Row};

/// A match or a bye in a round.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct BoardRow {
    pub round: u32,
    /// The board number, from 1.
    pub board: u32,
    pub first: String,
    /// `None` for a bye.
    pub second: Option<String>,
    pub table: Option<String>,
    pub opened: Option<Millis>,
    /// For a match that was never played, the players who had come to its table, as a bit mask: 1
    /// stands for the first player, 2 for the second.
    pub there: Option<u8>,
    /// The status of the match's table while the match is undecided.
    pub status: Option<TableStatus>,
    pub result: Option<BoardResult>,
    pub correction: Option<CorrectionRow>,
}

/// The organiser's correction of a result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CorrectionRow {
    /// The organiser who corrected the result, or an empty string if the account has been deleted.
    pub by: String,
    /// When the result was last corrected.
    pub at: Millis,
    /// Both players' points before the first correction, in half points.
    pub was: [u8; 2],
}

/// The result of a match: each player's points, in half points, and how the match was decided.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct BoardResult {
    pub first: u8,
    pub second: u8,
    pub decision: BoardDecision,
}

/// How a match in a tournament was decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BoardDecision {
    /// The players have played it.
    Played,
    /// The player had no opponent in this round.
    Bye,
    /// At least one player did not come to the table.
    Absent,
    /// At least one player had withdrawn from the tournament.
    Withdrawn,
    /// The round ended before the match.
    Late,
}

impl BoardDecision {
    /// Returns the word in the column `how`.
    const fn word(self) -> &'static str {
        match self {
            BoardDecision::Played => "played",
            BoardDecision::Bye => "bye",
            BoardDecision::Absent => "absent",
            BoardDecision::Withdrawn => "withdrawn",
            BoardDecision::Late => "late",
        }
    }

    fn of(word: &str) -> BoardDecision {
        match word {
            "bye" => BoardDecision::Bye,
            "absent" => BoardDecision::Absent,
            "withdrawn" => BoardDecision::Withdrawn,
            "late" => BoardDecision::Late,
            _ => BoardDecision::Played,
        }
    }
}

/// An undecided match and the state of its table.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct OpenBoard {
    pub row: BoardRow,
    /// The summary of the match's table, if the match is over.
    pub summary: Option<String>,
    /// Whether each player has withdrawn from the tournament.
    pub withdrawn: [bool; 2],
}

/// The result of a match that has just been decided.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct Settled {
    pub board: u32,
    pub result: BoardResult,
    /// Players who did not come to the table and are therefore withdrawn from the tournament.
    pub absent: Vec<String>,
}

/// A tournament table that is waiting for a player.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct CalledTo {
    pub tournament: String,
    pub name: String,
    pub round: u32,
    pub table: String,
    pub seat: u8,
    pub opened: Millis,
    /// The opponent's name.
    pub other: Option<String>,
    /// Whether the match is under way.
    pub playing: bool,
}

const BOARD: &str = "b.round AS round, b.board AS board, b.first_player AS first_player, \
     b.second_player AS second_player, b.table_id AS table_id, b.opened_at AS opened_at, \
     b.there AS there, b.first_halves AS first_halves, b.second_halves AS second_halves, \
     b.how AS how, b.corrected_by AS corrected_by, b.corrected_at AS corrected_at, \
     b.was_first AS was_first, b.was_second AS was_second, t.status AS status";

const BOARDS: &str = "FROM tournament_boards b LEFT JOIN tables t ON t.id = b.table_id AND \
     b.how IS NULL";

impl Store {
    /// Returns all matches of a tournament, round by round.
    pub async fn boards(&self, tournament: &str) -> Result<Vec<BoardRow>> {
        let sql =
            format!("SELECT {BOARD} {BOARDS} WHERE b.tournament = $1 ORDER BY b.round, b.board");
        let rows = sqlx::query(AssertSqlSafe(sql)).bind(tournament);
        let rows = rows.fetch_all(&self.reader).await?;
        Ok(rows.iter().map(board).collect::<sqlx::Result<_>>()?)
    }

    /// Returns the undecided matches in a round.
    pub async fn open_boards(&self, tournament: &str, round: u32) -> Result<Vec<OpenBoard>> {
        let withdrawn = |side: &str| {
            format!(
                "(SELECT COUNT(*) FROM tournament_entrants e JOIN tournaments m ON m.id = \
                 e.tournament LEFT JOIN players p ON p.id = e.player WHERE e.tournament = \
                 b.tournament AND e.player = b.{side} AND (e.withdrawn_at IS NOT NULL OR \
                 (p.bot = 1 AND m.bots = 0)))"
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

    /// Stores a round's pairings. Fails with a conflict if the round is already paired.
    pub async fn add_round(&self, tournament: &str, round: u32, boards: &[BoardRow]) -> Result<()> {
        let mut transaction = self.writers.begin().await?;
        let done = add_round(&mut transaction, tournament, round, boards).await;
        transaction.end(done).await
    }

    /// Opens tables for matches in a round, either all of them or none. Fails with a conflict if a
    /// match already has a table.
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

    /// Records, as a bit mask, which players had come to a table that is about to be closed.
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

    /// Stores match results. Matches that are already decided remain unchanged.
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

    /// Replaces the points of a decided match with `halves`, in half points. Fails with a conflict
    /// for byes and undecided matches.
    pub async fn correct_result(
        &self,
        tournament: &str,
        (round, board): (u32, u32),
        halves: [u8; 2],
        by: &str,
        now: Millis,
    ) -> Result<()> {
        let mut transaction = self.writers.begin().await?;
        let done = correct(
            &mut transaction,
            tournament,
            (round, board),
            halves,
            by,
            now,
        )
        .await;
        transaction.end(done).await
    }

    /// Returns the open tables for a player's matches in running tournaments, oldest first.
    pub async fn called_to(&self, player: &str) -> Result<Vec<CalledTo>> {
        let side = |own: &str, other: &str, seat: u8| {
            format!(
                "SELECT b.tournament AS tournament, m.name AS name, b.round AS round, \
                 b.table_id AS table_id, CAST({seat} AS BIGINT) AS seat, b.opened_at AS opened_at, p.name AS \
                 other, t.status AS status FROM tournament_boards b \
                 JOIN tournaments m ON m.id = b.tournament JOIN tables t ON t.id = b.table_id \
                 LEFT JOIN players p ON p.id = b.{other} WHERE b.{own} = $1 AND b.how IS NULL \
                 AND m.status = 'running' AND m.hidden = 0 AND t.status <> 'over'"
            )
        };
        let first = side("first_player", "second_player", 0);
        let second = side("second_player", "first_player", 1);
        let sql = format!("{first} UNION ALL {second} ORDER BY opened_at");
        let rows = sqlx::query(AssertSqlSafe(sql)).bind(player);
        let rows = rows.fetch_all(&self.reader).await?;
        let called = |row: &AnyRow| -> sqlx::Result<CalledTo> {
            Ok(CalledTo {
                tournament: row.try_get("tournament")?,
                name: row.try_get("name")?,
                round: row.try_get::<i64, _>("round")? as u32,
                table: row.try_get("table_id")?,
                seat: row.try_get::<i64, _>("seat")? as u8,
                opened: natural(row.try_get("opened_at")?),
                other: row.try_get("other")?,
                playing: TableStatus::of(row)? == Some(TableStatus::Playing),
            })
        };
        Ok(rows.iter().map(called).collect::<sqlx::Result<_>>()?)
    }
}

async fn add_round(
    transaction: &mut WriteTransaction,
    tournament: &str,
    round: u32,
    boards: &[BoardRow],
) -> Result<()> {
    let sql = "UPDATE tournaments SET status = 'running', round = $2, due_at = NULL, \
               revision = revision + 1 WHERE id = $1 AND round = $3 AND rounds >= $2 AND \
               paused_at IS NULL AND status <> 'over'";
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
            .bind(result.map(|result| result.decision.word()))
            .execute(&mut **transaction)
            .await?;
    }
    Ok(())
}

async fn open_tables(
    transaction: &mut WriteTransaction,
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
    transaction: &mut WriteTransaction,
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
            .bind(one.result.decision.word());
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

async fn correct(
    transaction: &mut WriteTransaction,
    tournament: &str,
    (round, board): (u32, u32),
    [first, second]: [u8; 2],
    by: &str,
    now: Millis,
) -> Result<()> {
    changed(transaction, tournament).await?;
    let sql = "UPDATE tournament_boards SET was_first = COALESCE(was_first, first_halves), \
               was_second = COALESCE(was_second, second_halves), first_halves = $4, \
               second_halves = $5, corrected_by = $6, corrected_at = $7 WHERE tournament = $1 \
               AND round = $2 AND board = $3 AND how IS NOT NULL AND second_player IS NOT NULL";
    let query = sqlx::query(sql)
        .bind(tournament)
        .bind(i64::from(round))
        .bind(i64::from(board))
        .bind(i64::from(first))
        .bind(i64::from(second))
        .bind(by)
        .bind(number(now));
    match query.execute(&mut **transaction).await?.rows_affected() {
        0 => Err(StorageError::Conflict),
        _ => Ok(()),
    }
}

fn board(row: &AnyRow) -> sqlx::Result<BoardRow> {
    let small = |name| -> sqlx::Result<Option<u8>> {
        let found: Option<i64> = row.try_get(name)?;
        Ok(found.and_then(|found| u8::try_from(found).ok()))
    };
    let how: Option<String> = row.try_get("how")?;
    let points = small("first_halves")?.zip(small("second_halves")?);
    let was = small("was_first")?.zip(small("was_second")?);
    let by: Option<String> = row.try_get("corrected_by")?;
    let at: Option<i64> = row.try_get("corrected_at")?;
    let corrected = by.zip(at).zip(was);
    Ok(BoardRow {
        round: row.try_get::<i64, _>("round")? as u32,
        board: row.try_get::<i64, _>("board")? as u32,
        first: row.try_get("first_player")?,
        second: row.try_get("second_player")?,
        table: row.try_get("table_id")?,
        opened: row.try_get::<Option<i64>, _>("opened_at")?.map(natural),
        there: small("there")?,
        status: TableStatus::of(row)?,
        result: points.zip(how).map(|((first, second), how)| BoardResult {
            first,
            second,
            decision: BoardDecision::of(&how),
        }),
        correction: corrected.map(|((by, at), (first, second))| CorrectionRow {
            by,
            at: natural(at),
            was: [first, second],
        }),
    })
}
