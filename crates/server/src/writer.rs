//! The one task that makes events durable: what waits goes into one transaction, and everyone is
//! told after it.

use crate::App;
use crate::room::{Progress, Room};
use axum::extract::ws::Utf8Bytes;
use protocol::{Answer, Version};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use storage::Batch;
use tokio::sync::{mpsc, oneshot};

/// What was done at one table by one request.
pub(crate) struct Item {
    pub(crate) room: Arc<Room>,
    pub(crate) progress: Arc<Progress>,
    /// The version the table comes to.
    pub(crate) version: Version,
    pub(crate) batch: Batch,
    pub(crate) reply: Option<Reply>,
    /// For everyone at the table.
    pub(crate) update: Option<Utf8Bytes>,
    /// For single players, wherever they are.
    pub(crate) notices: Vec<(Arc<str>, Utf8Bytes)>,
    /// Whether everyone has agreed to a rematch.
    pub(crate) rematch: bool,
}

/// An answer and whom it goes to.
pub(crate) enum Reply {
    Socket(mpsc::Sender<Utf8Bytes>, Utf8Bytes),
    Http(oneshot::Sender<Answer>, Answer),
}

impl Reply {
    pub(crate) fn send(self) {
        match self {
            // A client that does not read is dropped by its room.
            Reply::Socket(sender, text) => drop(sender.try_send(text)),
            Reply::Http(sender, answer) => drop(sender.send(answer)),
        }
    }
}

/// So much goes into one transaction.
const MOST: usize = 512;
/// What is waiting in all; beyond it, clients wait.
pub(crate) const QUEUE: usize = 4096;
/// Others are waited for this long, so that they share a transaction.
const GATHER: Duration = Duration::from_millis(2);

pub(crate) async fn run(app: App, mut queue: mpsc::Receiver<Item>) {
    let mut items = Vec::new();
    // Where little happens nobody is worth waiting for.
    let mut is_busy = false;
    while queue.recv_many(&mut items, MOST).await > 0 {
        if is_busy {
            tokio::time::sleep(GATHER).await;
        }
        while items.len() < MOST
            && let Ok(item) = queue.try_recv()
        {
            items.push(item);
        }
        is_busy = items.len() > 1;
        write(&app, &items).await;
        for item in items.drain(..) {
            deliver(&app, item);
        }
    }
}

async fn write(app: &App, items: &[Item]) {
    let sound = |item: &&Item| !item.progress.is_broken() && !item.batch.is_empty();
    let batches: Vec<&Batch> = items.iter().filter(sound).map(|item| &item.batch).collect();
    if batches.is_empty() {
        return;
    }
    let begin = Instant::now();
    if app.store.commit(&batches).await.is_ok() {
        let events = batches.iter().map(|batch| batch.events.len() as u64);
        app.metrics.events_total.add(events.sum());
        app.metrics.batches_total.add(1);
        app.metrics.commit_seconds.note(begin.elapsed());
        return;
    }
    app.metrics.batches_failed_total.add(1);
    // One of them is at fault, or the database is. Each for itself, then; a table whose events
    // are not kept is loaded anew, and what follows at it is not kept either.
    for item in items.iter().filter(|item| !item.batch.is_empty()) {
        if item.progress.is_broken() {
            continue;
        }
        match app.store.commit(&[&item.batch]).await {
            Ok(()) => app.metrics.events_total.add(item.batch.events.len() as u64),
            Err(error) => {
                tracing::error!(%error, "events were not kept");
                item.progress.broken.store(true, Ordering::Release);
            }
        }
    }
}

fn deliver(app: &App, item: Item) {
    if item.progress.is_broken() {
        // Nobody has heard of it: the client asks again, and the table is as stored.
        item.room.stumble();
        return;
    }
    item.progress
        .durable
        .fetch_max(item.version, Ordering::Release);
    if let Some(reply) = item.reply {
        reply.send();
    }
    if let Some(update) = item.update {
        item.room.broadcast(app, &update);
    }
    for (player, notice) in item.notices {
        app.hub.notify(&player, &notice);
    }
    if item.rematch {
        tokio::spawn(crate::rematch::create(app.clone(), item.room));
    }
}
