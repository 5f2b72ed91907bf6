//! Runs tournaments: pairs rounds, opens tables, and collects results.

use crate::app::App;
use crate::features::tournaments::rounds::{next_round, read_clock, table_of};
use crate::features::tournaments::shown::call;
use crate::http::error::Error;
use crate::peers::Lease;
use crate::push::{Notice, NoticeKind, NoticeSubject};
use crate::random;
use crate::tables::opening::new_table;
use crate::tables::{Command, new_id};
use protocol::online::{ApiErrorReason, SocketMessage, TableEntry};
use protocol::{ClientToServer, Event, EventKind, MessageId, Millis, Request, Seat, TableId};
use std::sync::Arc;
use std::time::{Duration, Instant};
use storage::{
    BoardDecision, BoardResult, BoardRow, CalledTo, OpenBoard, Settled, StorageError, TableStatus,
    TournamentRow, TournamentStatus,
};

/// Interval between two checks of the tournaments.
const PAUSE: Duration = Duration::from_millis(500);
/// The name of the lease held by the node that runs tournaments.
const LEASE: &str = "tournaments";
/// Maximum number of tables opened per transaction. Between two transactions, other writers get a
/// turn.
const AT_ONCE: usize = 20;
/// A round's time limit includes this many clock increments per player.
const TURNS: Millis = 60;

/// Runs all tournaments. Never returns.
pub(crate) async fn run(app: &App) {
    loop {
        if let Err(error) = tend_all(app).await {
            tracing::warn!(%error, "cannot run tournaments");
        }
        tokio::time::sleep(PAUSE).await;
    }
}

async fn tend_all(app: &App) -> Result<(), StorageError> {
    if app.peers.is_lost() {
        return Ok(());
    }
    let all = app.store.tournaments_to_tend(app.peers.now()).await?;
    if all.is_empty() || app.peers.lease(LEASE).await == Lease::Refused {
        return Ok(());
    }
    for row in all {
        match tend(app, &row).await {
            // Another node was faster. The next check finds the remaining steps.
            Ok(()) | Err(StorageError::Conflict) => {}
            Err(error) => tracing::warn!(tournament = row.id, %error, "cannot run a tournament"),
        }
    }
    Ok(())
}

/// Carries out a tournament's next steps.
async fn tend(app: &App, row: &TournamentRow) -> Result<(), StorageError> {
    let now = app.peers.now();
    if row.due.is_some() && row.round >= row.rounds {
        // The organiser has ended the tournament between two rounds.
        return app.store.end_tournament(&row.id, row.round, now).await;
    }
    if row.status == TournamentStatus::Coming || row.due.is_some_and(|due| due <= now) {
        if row.paused {
            return Ok(());
        }
        return pair_next(app, row).await;
    }
    if row.due.is_some() {
        return Ok(());
    }
    let open = app.store.open_boards(&row.id, row.round).await?;
    if open.is_empty() {
        if row.round >= row.rounds {
            return app.store.end_tournament(&row.id, row.round, now).await;
        }
        let due = now + app.limits.round_break;
        return app.store.end_round(&row.id, row.round, due).await;
    }
    let (unopened, opened): (Vec<_>, Vec<_>) =
        open.into_iter().partition(|open| open.row.table.is_none());
    if !unopened.is_empty() {
        open_tables(app, row, &unopened).await?;
    }
    let mut settled = Vec::new();
    for open in &opened {
        settled.extend(decide(app, row, open).await?);
    }
    if !settled.is_empty() {
        app.store.settle(&row.id, row.round, &settled, now).await?;
    }
    Ok(())
}

/// Pairs the next round, or ends the tournament if there are fewer than two players.
async fn pair_next(app: &App, row: &TournamentRow) -> Result<(), StorageError> {
    let entrants = app.store.entrants(&row.id).await?;
    let boards = app.store.boards(&row.id).await?;
    let round = row.round + 1;
    let metrics = Arc::clone(&app.metrics);
    let paired = tokio::task::spawn_blocking(move || {
        let begin = Instant::now();
        let boards = next_round(&entrants, &boards, round);
        metrics.pairing_seconds.note(begin.elapsed());
        boards
    });
    let Ok(paired) = paired.await else {
        tracing::error!(tournament = row.id, round, "cannot pair a round");
        return Ok(());
    };
    if paired.is_empty() {
        let now = app.peers.now();
        return app.store.end_tournament(&row.id, row.round, now).await;
    }
    app.store.add_round(&row.id, round, &paired).await?;
    tracing::info!(tournament = row.id, round, boards = paired.len(), "paired");
    Ok(())
}

/// Opens a round's tables and notifies the players.
async fn open_tables(
    app: &App,
    row: &TournamentRow,
    open: &[OpenBoard],
) -> Result<(), StorageError> {
    let entrants = app.store.entrants(&row.id).await?;
    let name = |player: &str| {
        let found = entrants.iter().find(|one| one.player == player);
        found.and_then(|one| one.name.clone())
    };
    for some in open.chunks(AT_ONCE) {
        let mut tables = Vec::with_capacity(some.len());
        for board in some {
            match table(app, row).await {
                Ok(table) => tables.push((board.row.board, table)),
                Err(error) => {
                    let text = error.problem.text;
                    tracing::error!(tournament = row.id, text, "cannot open a table");
                    return Ok(());
                }
            }
        }
        app.store.open_tables(&row.id, row.round, &tables).await?;
        app.metrics.tables_created_total.add(tables.len() as u64);
        for (board, (_, table)) in some.iter().zip(&tables) {
            let players = [Some(&board.row.first), board.row.second.as_ref()];
            for (seat, player) in (0..).zip(players.into_iter().flatten()) {
                let other = players[usize::from(seat == 0)];
                let called = CalledTo {
                    tournament: row.id.clone(),
                    name: row.name.clone(),
                    round: row.round,
                    table: table.first.table.to_string(),
                    seat,
                    opened: table.created,
                    other: other.and_then(|other| name(other)),
                    playing: false,
                };
                tell(app, player, called);
            }
        }
    }
    Ok(())
}

async fn table(app: &App, row: &TournamentRow) -> Result<storage::NewTable, Error> {
    // The table has no owner, so the organiser cannot close it.
    new_table(&app.host, "", new_id()?, table_of(row, row.round)).await
}

/// Notifies a player of their table, whichever node the player is connected to.
fn tell(app: &App, player: &str, called: CalledTo) {
    if let Ok(table) = TableId::new(called.table.clone()) {
        let (other, name) = (called.other.clone(), called.name.clone());
        app.push.notice(Notice {
            player: Some(player.into()),
            table,
            kind: NoticeKind::Round,
            about: NoticeSubject::Round(called.round, other, name),
        });
    }
    if app.peers.is_reachable(player)
        && let Some(call) = call(called)
    {
        let call = Box::new(call);
        let text = SocketMessage::Round { call }.to_json().into();
        app.peers.notify(player, &text);
    }
}

/// Returns a match's result, or `None` if it is still undecided.
async fn decide(
    app: &App,
    row: &TournamentRow,
    open: &OpenBoard,
) -> Result<Option<Settled>, StorageError> {
    let board = &open.row;
    let opened = board.opened.unwrap_or(0).max(row.resumed.unwrap_or(0));
    let waiting = since(app, opened);
    match board.status {
        Some(TableStatus::Over) => Ok(played(open)),
        Some(TableStatus::Playing) => {
            if open.withdrawn.contains(&true) {
                resign(app, open).await;
                return Ok(None);
            }
            let late = waiting > round_time(app, row);
            Ok(late.then(|| settled(board, [1, 1], BoardDecision::Late, 3)))
        }
        Some(_) if open.withdrawn.contains(&true) => {
            let there = mask(open.withdrawn.map(|gone| !gone));
            close(app, row, board, there, BoardDecision::Withdrawn).await
        }
        Some(_) if row.paused => Ok(None),
        Some(_) if waiting >= app.limits.patience => {
            let there = ready(app, board).await?;
            close(app, row, board, there, BoardDecision::Absent).await
        }
        Some(_) => Ok(None),
        // The table has been closed. Before that, the players' presence was stored.
        None => {
            let withdrawn = mask(open.withdrawn.map(|gone| !gone));
            let there = board.there.unwrap_or(withdrawn & 3);
            let decision = if open.withdrawn.contains(&true) {
                BoardDecision::Withdrawn
            } else {
                BoardDecision::Absent
            };
            Ok(Some(settled(board, points(there), decision, there)))
        }
    }
}

/// Returns how long a table has been open. If the servers have been down in the meantime, the time
/// is counted from the end of the last downtime.
fn since(app: &App, opened: Millis) -> Millis {
    let absences = app.peers.downtimes();
    let back = absences.iter().map(|away| away.until).max().unwrap_or(0);
    app.peers.now().saturating_sub(opened.max(back))
}

/// Returns how long a round may take: time to arrive, plus each player's time for the match and
/// [`TURNS`] increments.
fn round_time(app: &App, row: &TournamentRow) -> Millis {
    let clock = read_clock(&row.clock);
    let each = clock.total_ms.unwrap_or(0) + TURNS * clock.increment_ms;
    app.limits.patience + 2 * each
}

fn mask(there: [bool; 2]) -> u8 {
    u8::from(there[0]) | u8::from(there[1]) << 1
}

/// Returns each player's half points for a match that was not played. A player who was present gets
/// one point, or half a point if both were present.
fn points(there: u8) -> [u8; 2] {
    match there & 3 {
        0 => [0, 0],
        1 => [2, 0],
        2 => [0, 2],
        _ => [1, 1],
    }
}

/// Returns the result of a decided match, and the absent players, who are then withdrawn.
fn settled(
    board: &BoardRow,
    [first, second]: [u8; 2],
    decision: BoardDecision,
    there: u8,
) -> Settled {
    let players = [Some(&board.first), board.second.as_ref()];
    let absent = (0..)
        .zip(players)
        .filter(|(seat, _)| there >> seat & 1 == 0);
    Settled {
        board: board.board,
        result: BoardResult {
            first,
            second,
            decision,
        },
        absent: absent.filter_map(|(_, player)| player.cloned()).collect(),
    }
}

/// Returns the result of a finished match, based on the ranks of its seats.
fn played(open: &OpenBoard) -> Option<Settled> {
    let entry = TableEntry::parse(open.summary.as_deref()?).ok()?;
    let results = entry.results?;
    let [first, second] = results.as_slice() else {
        return None;
    };
    let halves = match first.rank.cmp(&second.rank) {
        std::cmp::Ordering::Less => [2, 0],
        std::cmp::Ordering::Equal => [1, 1],
        std::cmp::Ordering::Greater => [0, 2],
    };
    Some(settled(&open.row, halves, BoardDecision::Played, 3))
}

/// Returns, as a bit mask, which of a board's players are seated at its table and ready.
async fn ready(app: &App, board: &BoardRow) -> Result<u8, StorageError> {
    let table = board.table.as_deref().unwrap_or_default();
    let mut there = [false; 2];
    for line in app.store.events(table, 0).await? {
        let change = match Event::parse(&line).map(|event| event.what) {
            Ok(EventKind::Ready { seat, ready }) => Some((seat, ready)),
            Ok(EventKind::Left { seat }) => Some((seat, false)),
            _ => None,
        };
        if let Some((seat, is_ready)) = change
            && let Some(one) = there.get_mut(usize::from(seat))
        {
            *one = is_ready;
        }
    }
    Ok(mask(there))
}

/// Closes a table whose match has not begun. First stores which players were present, because
/// closing removes the table.
async fn close(
    app: &App,
    row: &TournamentRow,
    board: &BoardRow,
    there: u8,
    decision: BoardDecision,
) -> Result<Option<Settled>, StorageError> {
    let Some(id) = board.table.clone().and_then(|id| TableId::new(id).ok()) else {
        return Ok(None);
    };
    let store = &app.store;
    store
        .note_there(&row.id, row.round, board.board, there)
        .await?;
    let closed = app
        .tables
        .ask(&id, |reply| Command::Close(None, reply))
        .await;
    match closed.map_err(|error| error.problem.reason) {
        Ok(()) | Err(ApiErrorReason::NotFound) => {
            Ok(Some(settled(board, points(there), decision, there)))
        }
        // The match has just begun, or the table does not respond.
        Err(_) => Ok(None),
    }
}

/// Resigns a running match for players who have withdrawn from the tournament.
async fn resign(app: &App, open: &OpenBoard) {
    let board = &open.row;
    let Some(id) = board.table.clone().and_then(|id| TableId::new(id).ok()) else {
        return;
    };
    let players = [Some(&board.first), board.second.as_ref()];
    for (seat, player) in (0..).zip(players) {
        let Some(player) = player.filter(|_| open.withdrawn[usize::from(seat)]) else {
            continue;
        };
        let Some(message) = resignation(seat) else {
            return;
        };
        // The request is refused if the match has just ended; the next check finds the result.
        let _ = app
            .tables
            .answer(&id, Some(player.as_str().into()), message)
            .await;
    }
}

fn resignation(seat: Seat) -> Option<ClientToServer> {
    let id = random::letters::<20>().ok()?;
    Some(ClientToServer {
        id: MessageId::new(id).ok()?,
        request: Request::Resign { seat },
    })
}
