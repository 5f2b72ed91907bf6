//! Tries at cups. Each player has one try per edition, at a table on this server.
//!
//! A try's table is created with its match already running, so the player cannot leave the seat or
//! change the random bytes contributed to the dice. A try's result is computed from the table's log
//! and stored soon after the match ends. Results that are missing after a crash are stored when the
//! standings are read.

use crate::app::App;
use crate::features::cups::KnownCup;
use crate::http::error::{AnyError, Error};
use crate::identity::player::Player;
use crate::random;
use crate::tables::{About, new_id, new_row};
use contest::cup::judge;
use protocol::online::{ApiErrorReason, ChatRule};
use protocol::{Event, Hex, Millis, PlayerName, TableId};
use std::time::Duration;
use storage::{CupResult, EndedTry, EventRow, NewTry, StorageError, TryTable};
use table::CourseCache;

/// The pause between two searches for tries that have ended.
const SETTLE_INTERVAL: Duration = Duration::from_secs(3);
/// Each search also covers this many milliseconds before the previous search.
const OVERLAP: Millis = 600_000;

/// Stores the results of tries that have ended. Runs forever.
pub(crate) async fn run(app: &App) {
    let mut since = 0;
    loop {
        let now = app.peers.now();
        let settled = async {
            let ended = app.store.ended_tries(since).await?;
            settle_all(app, ended).await
        };
        match settled.await {
            Ok(()) => since = now.saturating_sub(OVERLAP),
            Err(error) => tracing::warn!(?error, "cannot write the results of tries at cups"),
        }
        tokio::time::sleep(SETTLE_INTERVAL).await;
    }
}

/// Stores the results of ended tries at a cup's editions `from` to `until`.
pub(crate) async fn settle(app: &App, cup: &KnownCup, from: u32, until: u32) -> Result<(), Error> {
    let ended = app.store.ended_tries_of(&cup.id, from, until).await?;
    settle_all(app, ended).await
}

async fn settle_all(app: &App, ended: Vec<EndedTry>) -> Result<(), Error> {
    for one in ended {
        let cup = match KnownCup::find(app, &one.cup).await {
            Ok(cup) => cup,
            // An operator has hidden the cup. If the cup is shown again, a request for its
            // standings stores the try's result.
            Err(missing) if missing.problem.reason == ApiErrorReason::NotFound => continue,
            Err(problem) => return Err(problem),
        };
        let lines = app.store.events(&one.table, 0).await?;
        let judged = tokio::task::spawn_blocking(move || {
            let events = lines.iter().map(|line| Event::parse(line));
            Ok(judge(&events.collect::<Result<Vec<Event>, _>>()?)?)
        });
        let judged: Result<_, AnyError> = judged.await.map_err(|_| Error::unavailable())?;
        let judged = match judged {
            Ok(judged) => judged,
            Err(error) => {
                tracing::error!(table = one.table, error, "cannot score a try at a cup");
                continue;
            }
        };
        let closes = cup.closes(app, one.edition);
        let Some(judged) = judged.filter(|judged| judged.ended < closes) else {
            app.store.leave_cup(&one, app.peers.now()).await?;
            continue;
        };
        let scores: Vec<String> = judged.scores.iter().map(ToString::to_string).collect();
        let strokes: Vec<String> = judged.strokes.iter().map(ToString::to_string).collect();
        let result = CupResult {
            cup: one.cup,
            edition: one.edition,
            player: one.player,
            scores: scores.join(" "),
            strokes: strokes.join("\n"),
            sent: judged.ended,
        };
        match app.store.finish_cup(&result).await {
            // Another task or node was faster. It computed the same result from the same log.
            Ok(()) | Err(StorageError::Conflict) => {}
            Err(problem) => return Err(problem.into()),
        }
        app.cups.changed(&cup.id);
    }
    Ok(())
}

/// Starts a player's try at an edition and returns its table. A player who has already started gets
/// the same table.
pub(crate) async fn begin(
    app: &App,
    cup: &KnownCup,
    edition: u32,
    player: &Player,
) -> Result<TableId, Error> {
    if let Some(table) = table_of(app, cup, edition, &player.id).await? {
        return Ok(table);
    }
    let shared = cup.edition(app, edition).await?;
    let name = PlayerName::kept(player.name.clone()).map_err(|_| Error::unavailable())?;
    let (id, now) = (new_id()?, app.peers.now());
    let (host, new_id) = (app.clone(), id.clone());
    let secret = shared.secret.reveal().0;
    let opened = tokio::task::spawn_blocking(move || {
        let mut courses: CourseCache = host.host.courses_of(&shared.setup)?;
        Ok(shared.open_table(new_id, name, &mut courses, now)?)
    });
    let opened: Result<_, AnyError> = opened.await.map_err(|_| Error::unavailable())?;
    let table = opened.map_err(|error| {
        tracing::error!(error, cup = cup.id, "cannot start a try at a cup");
        Error::unavailable()
    })?;
    let about = About {
        open: false,
        chat: ChatRule::Off,
        rated: false,
        created: now,
    };
    let row = |event: &Event| EventRow {
        table: id.as_str().into(),
        version: event.version,
        event: event.to_json(),
    };
    let new = NewTry {
        cup: cup.id.clone(),
        edition,
        player: player.id.to_string(),
        id: random::letters::<12>()?,
        table: new_row(&table, about, player.id.to_string(), secret, None),
        events: table.events_since(1).iter().map(row).collect(),
    };
    match app.store.begin_cup(&new).await {
        Ok(()) => {
            app.metrics.tables_created_total.add(1);
            Ok(id)
        }
        // The same player has just started on another device.
        Err(StorageError::Conflict) => {
            let table = table_of(app, cup, edition, &player.id).await?;
            table.ok_or_else(played_already)
        }
        Err(problem) => Err(problem.into()),
    }
}

/// Returns the error for a player who submitted an offline result before cups were played on the
/// server.
fn played_already() -> Error {
    let text = "You have played this edition already. Your first result counts.";
    Error::new(ApiErrorReason::Conflict, text)
}

/// Returns the table of a player's try, if the try has begun.
pub(crate) async fn table_of(
    app: &App,
    cup: &KnownCup,
    edition: u32,
    player: &str,
) -> Result<Option<TableId>, Error> {
    let found = app.store.cup_try(&cup.id, edition, player).await?;
    let table = found.and_then(|found| found.table);
    Ok(table.and_then(|table| TableId::new(table).ok()))
}

/// Returns a table's record as the text of a file. Includes the secret of the shared dice once that
/// secret is published.
pub(crate) async fn record(app: &App, table: &str, of: Option<&TryTable>) -> Result<String, Error> {
    let secret = match of {
        Some(of) => {
            let cup = KnownCup::find(app, &of.cup).await?;
            cup.published_secret(app, of.edition).await?
        }
        None => None,
    };
    let secret = secret.map_or_else(String::new, |secret: Hex<32>| {
        format!("\"secret\":\"{secret}\",")
    });
    let events = app.store.events(table, 0).await?;
    // This is the format that `Record` writes.
    Ok(format!(
        "{{\"carambole_record\":1,{secret}\"events\":[\n{}\n]}}\n",
        events.join(",\n")
    ))
}
