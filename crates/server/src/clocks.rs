//! Clocks: whoever is out of time is out of the match, also at tables nobody is looking at.

use crate::App;
use crate::api::tables;
use crate::cluster::Lease;
use crate::live::Live;
use crate::room::Room;
use crate::time::now;
use protocol::{Millis, Status, TableId};
use std::sync::Arc;
use std::time::Duration;

/// Deadlines farther away are left to [`wake_due`].
const NEAR: Millis = 60_000;
const DAY: Millis = 24 * 3_600_000;
/// Tables nobody has begun to play at are removed after a month, those in the lobby after a day.
const FORGOTTEN: Millis = 30 * DAY;

/// Sets an alarm for the deadline of a table in memory.
pub(crate) fn set(app: &App, room: &Arc<Room>, live: &mut Live) {
    let Some(deadline) = live.table.state().deadline() else {
        return;
    };
    let now = app.now();
    if deadline > now + NEAR || live.timer.is_some_and(|timer| timer <= deadline) {
        return;
    }
    live.timer = Some(deadline);
    let wait = Duration::from_millis(deadline.saturating_sub(now));
    let (app, room) = (app.clone(), Arc::downgrade(room));
    tokio::spawn(async move {
        tokio::time::sleep(wait).await;
        // Who has left memory meanwhile is found by its summary.
        if let Some(room) = room.upgrade() {
            ring(&app, &room).await;
        }
    });
}

/// The time of a table's alarm has come.
async fn ring(app: &App, room: &Arc<Room>) {
    let Ok(mut occupied) = room.open(app).await else {
        return;
    };
    let live = occupied.live_mut();
    live.timer = None;
    let deadline = live.table.state().deadline();
    let is_due = deadline.is_some_and(|deadline| deadline <= app.now());
    let Some(cluster) = app.cluster.as_ref().filter(|_| is_due) else {
        occupied.tick(app).await;
        return;
    };
    // Of several nodes, the one that has the lease ends the time.
    drop(occupied);
    let lease = cluster.lease(app, &room.name).await;
    if lease != Lease::Refused
        && let Ok(mut occupied) = room.open(app).await
    {
        if lease == Lease::Taken {
            occupied.catch_up(app).await;
        }
        occupied.tick(app).await;
        let thinking = occupied.live().thinking;
        drop(occupied);
        if !thinking {
            cluster.release(app, &room.name).await;
        }
    }
}

/// Loads the tables at which something is due soon: a deadline, or a computer's turn.
pub(crate) async fn wake_due(app: &App) {
    let due = match app.store.due(now() + NEAR / 2, 200).await {
        Ok(due) => due,
        Err(error) => {
            tracing::error!(%error, "cannot look for what is due");
            return;
        }
    };
    wake(app, due).await;
}

/// Loads tables; being loaded, they go on.
pub(crate) async fn wake(app: &App, ids: Vec<String>) {
    for id in ids {
        let Ok(id) = TableId::new(id) else {
            continue;
        };
        let room = app.hub.room(&id);
        if let Ok(mut occupied) = room.open(app).await {
            occupied.tick(app).await;
            let live = occupied.live_mut();
            // The summary that brought us here may be an old one.
            if !live.dirty {
                live.dirty = true;
                app.hub.note_dirty(&room);
            }
        }
    }
}

/// Notes that the server runs: should it die, clocks stand still from here on.
pub(crate) async fn mark_alive(app: &App) {
    if let Err(error) = app.store.mark_alive(now()).await {
        tracing::error!(%error, "cannot note that the server runs");
    }
}

/// Removes what has expired.
pub(crate) async fn clear_up(app: &App) {
    let cleared = app.store.sweep_credentials(now()).await;
    let (listed, all) = (now().saturating_sub(DAY), now().saturating_sub(FORGOTTEN));
    let forgotten = app.store.forgotten_tables(listed, all).await;
    let problems = [cleared.as_ref().err(), forgotten.as_ref().err()];
    for problem in problems.into_iter().flatten() {
        tracing::error!(error = %problem, "cannot clear up");
    }
    for id in forgotten.unwrap_or_default() {
        let Ok(id) = TableId::new(id) else {
            continue;
        };
        let room = app.hub.room(&id);
        if let Ok(occupied) = room.open(app).await
            && occupied.live().table.state().status() == Status::Waiting
            && let Err(error) = tables::remove(app, occupied).await
        {
            tracing::error!(table = %id, error = error.problem.text, "cannot clear up");
        }
    }
}
