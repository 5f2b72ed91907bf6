//! Background work: everything that the server does apart from handling requests.

use crate::app::App;
use crate::features::cups::tries;
use crate::features::moderation::operators;
use crate::features::{library, notifications, ratings, tournaments};
use crate::identity::address_log::MAX_AGE;
use crate::tables::{Command, Input};
use crate::time::now;
use contest::calendar::DAY;
use protocol::{Millis, TableId};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

/// Interval between cleanups.
const HOUR: Duration = Duration::from_hours(1);
/// Tables whose match has not begun are removed after this many milliseconds without activity. If
/// they are listed in the lobby, they are removed one day after they were created.
const FORGOTTEN: Millis = 30 * DAY;

/// Interval at which each node stores which players are online, for all nodes to use.
const MINUTE: Duration = Duration::from_mins(1);

/// Resumes tables whose summary is outdated after a crash, and then runs all background work.
pub(crate) async fn run(app: App) {
    match app.store.lagging().await {
        Ok(ids) => {
            for id in ids.into_iter().filter_map(|id| TableId::new(id).ok()) {
                app.tables.send(&id, Command::Tell(Input::Wake)).await;
            }
        }
        Err(error) => tracing::error!(%error, "cannot search for tables with outdated summaries"),
    }
    app.has_resumed.store(true, Ordering::Release);
    let peers = Arc::clone(&app.peers);
    tokio::join!(
        peers.run(Arc::new(app.tables.clone())),
        clear_up_hourly(&app),
        ratings::run(&app),
        tries::run(&app),
        note_seen(&app),
        notifications::run(&app),
        library::run(&app),
        tournaments::run(&app),
        operators::run(&app)
    );
}

/// Once per minute, stores which players are online and which have the page open, for all nodes to
/// use.
async fn note_seen(app: &App) {
    let mut minute = tokio::time::interval(MINUTE);
    minute.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        minute.tick().await;
        let players = app.watchers.players();
        if let Err(error) = app.store.note_seen(&players, app.peers.now()).await {
            tracing::error!(%error, "cannot store who is online");
        }
        let online = app.identity.sessions.players();
        if let Err(error) = app.store.note_push_seen(&online, app.peers.now()).await {
            tracing::error!(%error, "cannot store who has an open page");
        }
    }
}

async fn clear_up_hourly(app: &App) {
    let mut hour = tokio::time::interval(HOUR);
    hour.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        hour.tick().await;
        clear_up(app).await;
    }
}

/// Removes expired data.
async fn clear_up(app: &App) {
    let now = now();
    let cleared = app.store.sweep_credentials(now).await;
    let (listed, all) = (now.saturating_sub(DAY), now.saturating_sub(FORGOTTEN));
    let forgotten = app.store.forgotten_tables(listed, all).await;
    let swept = app.store.sweep_seeks(listed).await;
    let unanswered = app.store.sweep_ceremonies(now).await;
    let addresses = app
        .store
        .sweep_addresses(now.saturating_sub(MAX_AGE), now)
        .await;
    let signed_out = app.store.sweep_push().await;
    let problems = [
        cleared.as_ref().err(),
        swept.as_ref().err(),
        unanswered.as_ref().err(),
        addresses.as_ref().err(),
        signed_out.as_ref().err(),
        forgotten.as_ref().err(),
    ];
    for problem in problems.into_iter().flatten() {
        tracing::error!(error = %problem, "cannot remove expired data");
    }
    for id in forgotten.unwrap_or_default() {
        let Ok(id) = TableId::new(id) else {
            continue;
        };
        let close = |reply| Command::Close(None, reply);
        // The match may have begun in the meantime.
        if let Err(error) = app.tables.ask(&id, close).await {
            tracing::warn!(table = %id, error = error.problem.text, "cannot remove a table");
        }
    }
}
