//! Converts tournaments to the form that the API returns.

use crate::app::App;
use crate::features::ratings;
use crate::features::tournaments::rounds::{
    games, places, read_clock, read_courses, read_game, seeds,
};
use crate::http::error::Error;
use contest::swiss::{by_round, standings};
use protocol::online::{
    BoardState, Correction, ShownRating, TournamentBoard, TournamentCall, TournamentEntry,
    TournamentScore, TournamentStage, TournamentStanding, TournamentTable,
};
use protocol::{PlayerName, TableId};
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Instant;
use storage::{
    BoardDecision, BoardRow, CalledTo, EntrantRow, TableStatus, TournamentRow, TournamentStatus,
};

/// Returns a tournament's list entry.
pub(crate) fn entry(row: &TournamentRow) -> TournamentEntry {
    TournamentEntry {
        tournament: row.id.clone(),
        name: row.name.clone(),
        game: read_game(&row.game),
        rounds: row.rounds as u8,
        round: row.round as u8,
        stage: match row.status {
            TournamentStatus::Coming => TournamentStage::Coming,
            TournamentStatus::Running => TournamentStage::Running,
            TournamentStatus::Over => TournamentStage::Over,
        },
        begins: row.begins,
        due: row.due,
        paused: row.paused,
        ended: row.ended,
        players: row.entrants,
        clock: read_clock(&row.clock),
        courses: read_courses(&row.courses),
        open: row.listed,
        bots: row.bots,
    }
}

/// Returns the notification that a table is waiting for a player.
pub(crate) fn call(called: CalledTo) -> Option<TournamentCall> {
    Some(TournamentCall {
        tournament: called.tournament,
        name: called.name,
        round: called.round as u8,
        table: TableId::new(called.table).ok()?,
        seat: called.seat,
        other: called.other.and_then(|name| PlayerName::kept(name).ok()),
        opened: called.opened,
        playing: called.playing,
    })
}

/// Returns a tournament's standings and rounds as JSON.
pub(crate) async fn standings_json(app: &App, row: &TournamentRow) -> Result<Arc<str>, Error> {
    if let Some(text) = app.tournaments.kept(row) {
        return Ok(text);
    }
    let entrants = app.store.entrants(&row.id).await?;
    let boards = app.store.boards(&row.id).await?;
    let ratings = ratings_of(app, row, &entrants).await?;
    let (revision, metrics) = (row.revision, Arc::clone(&app.metrics));
    let told = tokio::task::spawn_blocking(move || {
        let begin = Instant::now();
        let text: Arc<str> = table(revision, &entrants, &boards, &ratings)
            .to_json()
            .into();
        metrics.standings_seconds.note(begin.elapsed());
        text
    });
    let text = told.await.map_err(|_| Error::unavailable())?;
    app.tournaments.keep(row, Arc::clone(&text));
    Ok(text)
}

/// Returns each tournament player's rating in the tournament's game.
async fn ratings_of(
    app: &App,
    row: &TournamentRow,
    entrants: &[EntrantRow],
) -> Result<HashMap<String, ShownRating>, Error> {
    let players: Vec<&str> = entrants.iter().map(|one| &*one.player).collect();
    let shown = ratings::shown_of(app, &players).await?.into_iter();
    let of_game = shown.filter(|((_, game), _)| *game == row.game);
    Ok(of_game
        .map(|((player, _), rating)| (player, rating))
        .collect())
}

/// Builds a tournament's standings and rounds.
fn table(
    revision: u64,
    entrants: &[EntrantRow],
    boards: &[BoardRow],
    ratings: &HashMap<String, ShownRating>,
) -> TournamentTable {
    let games = games(entrants, boards);
    let lines = standings(&seeds(entrants), &games);
    let scores = by_round(&games);
    let last = boards.last().map_or(0, |board| board.round);
    let number = |place: usize| entrants[place].number;
    let score = |player: usize, round: u32| {
        let (against, halves) = *scores.get(&(player, round))?;
        let against = against.map(number);
        Some(TournamentScore { against, halves })
    };
    let standing = |line: &contest::swiss::Line| {
        let one = &entrants[line.player];
        TournamentStanding {
            number: one.number,
            name: one
                .name
                .clone()
                .and_then(|name| PlayerName::kept(name).ok()),
            handle: one.handle.clone(),
            bot: one.bot,
            rating: ratings.get(&one.player).copied(),
            withdrawn: one.withdrawn,
            rank: line.rank,
            halves: line.halves,
            buchholz: line.buchholz,
            versus: line.versus,
            wins: line.wins,
            rounds: (1..=last).map(|round| score(line.player, round)).collect(),
        }
    };
    let places = places(entrants);
    let told = |row: &BoardRow| {
        let number = |player: &str| places.get(player).map(|&place| entrants[place].number);
        Some(TournamentBoard {
            board: row.board,
            first: number(&row.first)?,
            second: row.second.as_deref().and_then(number),
            table: shown_table(row),
            state: state(row),
            halves: row
                .result
                .as_ref()
                .map(|result| [result.first, result.second]),
            corrected: row.correction.as_ref().map(|correction| Correction {
                at: correction.at,
                was: correction.was,
            }),
        })
    };
    let rounds = (1..=last).map(|round| {
        let boards = boards.iter().filter(|board| board.round == round);
        boards.filter_map(told).collect()
    });
    TournamentTable {
        revision,
        standings: lines.iter().map(standing).collect(),
        rounds: rounds.collect(),
    }
}

/// Returns a board's table, or `None` if the table was removed because no match was played.
fn shown_table(row: &BoardRow) -> Option<TableId> {
    let is_there = matches!(
        state(row),
        BoardState::Waiting | BoardState::Playing | BoardState::Played | BoardState::Late
    );
    let table = row.table.clone().filter(|_| is_there);
    table.and_then(|table| TableId::new(table).ok())
}

fn state(row: &BoardRow) -> BoardState {
    match row.result.as_ref().map(|result| result.decision) {
        None if row.status == Some(TableStatus::Playing) => BoardState::Playing,
        None => BoardState::Waiting,
        Some(BoardDecision::Bye) => BoardState::Bye,
        Some(BoardDecision::Absent) => BoardState::Absent,
        Some(BoardDecision::Withdrawn) => BoardState::Withdrawn,
        Some(BoardDecision::Late) => BoardState::Late,
        Some(BoardDecision::Played) => BoardState::Played,
    }
}
