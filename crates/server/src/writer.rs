//! The one task that makes events durable: what waits goes into one transaction, and everyone is
//! told after it.

use crate::App;
use crate::identity::Player;
use crate::outbox::Outbox;
use crate::room::{News, Progress, ReplyTo, Room};
use axum::extract::ws::Utf8Bytes;
use protocol::{ClientToServer, Version};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use storage::Batch;
use tokio::runtime::{Handle, RuntimeFlavor::CurrentThread};
use tokio::sync::{mpsc, oneshot};

/// What was done at one table by one request.
pub(crate) struct Item {
    pub(crate) room: Arc<Room>,
    pub(crate) progress: Arc<Progress>,
    /// What `news` tells begins after this version.
    pub(crate) after: Version,
    /// The version the table comes to.
    pub(crate) version: Version,
    pub(crate) batch: Batch,
    /// What was asked, where another node may be faster.
    pub(crate) asked: Option<Box<Asked>>,
    pub(crate) reply: Option<Reply>,
    /// For everyone at the table.
    pub(crate) news: Option<News>,
    /// For single players, wherever they are.
    pub(crate) notices: Vec<(Arc<str>, Utf8Bytes)>,
    /// Whether everyone has agreed to a rematch.
    pub(crate) rematch: bool,
}

/// A message and who sent it, to be judged again.
pub(crate) struct Asked {
    player: Option<Player>,
    message: ClientToServer,
}

impl Asked {
    pub(crate) fn new(player: Option<&Player>, message: &ClientToServer) -> Asked {
        Asked {
            player: player.cloned(),
            message: message.clone(),
        }
    }
}

/// An answer and whom it goes to.
pub(crate) enum Reply {
    Socket(Outbox, Utf8Bytes),
    /// The JSON of the answer alone.
    Http(oneshot::Sender<Utf8Bytes>, Utf8Bytes),
}

impl Reply {
    pub(crate) fn send(self) {
        match self {
            // The client may be gone.
            Reply::Socket(outbox, text) => {
                let _ = outbox.answer(text);
            }
            Reply::Http(sender, answer) => drop(sender.send(answer)),
        }
    }
}

/// So much goes into one transaction.
const MOST: usize = 512;
/// What is waiting in all; beyond it, clients wait.
pub(crate) const QUEUE: usize = 4096;
/// Others are waited for as long as somebody comes in each of these, so that they share a
/// transaction,
const GATHER: Duration = Duration::from_millis(1);
/// but not for more of them.
const GATHERS: u32 = 6;
/// With so many in a transaction, a server of one thread rests as a whole while it waits: it would
/// only wake for one message after the other, each time with its caches cold.
const CROWD: usize = 16;
/// Such rests can be shorter than what timers of the runtime count in, which saves everyone time.
const REST: Duration = Duration::from_micros(250);
const RESTS: u32 = 16;

pub(crate) async fn run(app: App, mut queue: mpsc::Receiver<Item>) {
    let mut items = Vec::new();
    let has_one_thread = matches!(Handle::current().runtime_flavor(), CurrentThread);
    let mut before = 0;
    while queue.recv_many(&mut items, MOST).await > 0 {
        // Where little happens nobody is worth waiting for.
        if before > 1 {
            let rests = has_one_thread && before >= CROWD;
            gather(&mut queue, &mut items, rests).await;
        }
        before = items.len();
        if app.cluster.is_some() {
            // All nodes take locks in the same order.
            items.sort_by(|one, other| one.room.name.cmp(&other.room.name));
        }
        write(&app, &items).await;
        let mut again = Vec::new();
        for item in items.drain(..) {
            if item.progress.conflict.load(Ordering::Acquire) {
                again.push(item);
            } else {
                deliver(&app, item);
            }
        }
        if !again.is_empty() {
            tokio::spawn(judge_again(app.clone(), again));
        }
    }
}

/// Waits for those who are about to come, if need be with the whole thread.
async fn gather(queue: &mut mpsc::Receiver<Item>, items: &mut Vec<Item>, rests: bool) {
    for _ in 0..if rests { RESTS } else { GATHERS } {
        if rests {
            std::thread::sleep(REST);
            // What has come meanwhile is judged now.
            tokio::task::yield_now().await;
        } else {
            tokio::time::sleep(GATHER).await;
        }
        let before = items.len();
        while items.len() < MOST
            && let Ok(item) = queue.try_recv()
        {
            items.push(item);
        }
        if items.len() == before {
            return;
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
    if matches!(commit(app, &batches).await, Outcome::Kept) {
        let events = batches.iter().map(|batch| batch.events.len() as u64);
        app.metrics.events_total.add(events.sum());
        app.metrics.batches_total.add(1);
        app.metrics.commit_seconds.note(begin.elapsed());
        return;
    }
    app.metrics.batches_failed_total.add(1);
    // One of them is at fault, or the database is. Each for itself, then; a table whose events
    // are not kept is loaded anew, and what follows at it is not kept either.
    let mut away = false;
    for item in items.iter().filter(|item| !item.batch.is_empty()) {
        if item.progress.is_broken() {
            continue;
        }
        let outcome = if away {
            Outcome::Failed
        } else {
            commit(app, &[&item.batch]).await
        };
        match outcome {
            Outcome::Kept => app.metrics.events_total.add(item.batch.events.len() as u64),
            Outcome::Conflict if app.cluster.is_some() => {
                app.metrics.conflicts_total.add(1);
                item.progress.conflict();
            }
            Outcome::Conflict | Outcome::Failed => {
                item.progress.broken.store(true, Ordering::Release);
                away = away || !is_well(app).await;
            }
        }
    }
}

enum Outcome {
    Kept,
    Conflict,
    Failed,
}

/// A database that takes longer is away.
const PATIENCE: Duration = Duration::from_secs(10);

async fn commit(app: &App, batches: &[&Batch]) -> Outcome {
    let committing = app.store.commit(batches);
    let committed = if app.cluster.is_some() {
        let Ok(committed) = tokio::time::timeout(PATIENCE, committing).await else {
            tracing::error!("the database takes too long");
            return Outcome::Failed;
        };
        committed
    } else {
        committing.await
    };
    match committed {
        Ok(()) => Outcome::Kept,
        Err(storage::Problem::Conflict) => Outcome::Conflict,
        Err(error) => {
            tracing::error!(%error, "events were not kept");
            Outcome::Failed
        }
    }
}

async fn is_well(app: &App) -> bool {
    let asked = tokio::time::timeout(PATIENCE / 5, app.store.is_well());
    asked.await.unwrap_or(false)
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
    if let Some(news) = item.news {
        match &app.cluster {
            None => item.room.tell(app, &news),
            Some(cluster) => cluster.tell(app, &item.room, (item.after, item.version), &news),
        }
    }
    for (player, notice) in item.notices {
        app.hub.notify(&player, &notice);
        if let Some(cluster) = &app.cluster {
            cluster.notify(app, &player, &notice);
        }
    }
    if item.rematch {
        tokio::spawn(crate::rematch::create(app.clone(), item.room));
    }
}

/// Another node was faster at these tables: the messages are judged by how they stand now.
async fn judge_again(app: App, items: Vec<Item>) {
    for item in items {
        let Ok(mut occupied) = item.room.open(&app).await else {
            item.room.stumble();
            continue;
        };
        let (Some(asked), Some(reply)) = (item.asked, item.reply) else {
            // What happened by itself happens again if it still has to.
            continue;
        };
        let to = match reply {
            Reply::Socket(outbox, _) => ReplyTo::Socket(outbox),
            Reply::Http(sender, _) => ReplyTo::Http(sender),
        };
        let player = asked.player.as_ref();
        occupied.request(&app, player, &asked.message, to).await;
    }
}
