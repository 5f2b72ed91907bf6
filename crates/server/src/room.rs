//! A table and everyone who is at it.
//!
//! The match itself is in memory only while it is used; it can be rebuilt from its events at any
//! time. What happened is told to nobody before it is durable: all that goes out passes the
//! [writer](crate::writer), in order.

use crate::App;
use crate::cluster::Shared;
use crate::error::Error;
use crate::limits::locked;
use crate::live::Live;
use crate::occupied::Occupied;
use crate::outbox::{Outbox, Unsent};
use crate::writer::Item;
use axum::extract::ws::Utf8Bytes;
use protocol::online::HostToClient;
use protocol::{Event, TableId, TraceFile, Version};
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use storage::Batch;
use tokio::sync::MutexGuard;

/// A table that somebody is at.
#[derive(Debug)]
pub(crate) struct Room {
    pub(crate) id: TableId,
    pub(crate) name: Arc<str>,
    inside: tokio::sync::Mutex<Option<Box<Live>>>,
    listeners: Mutex<Vec<Listener>>,
    /// Whether somebody came or went since everyone was told.
    pub(crate) changed: AtomicBool,
    /// Who is here, as everyone was told.
    told: Mutex<Option<Utf8Bytes>>,
    /// What is known of other nodes at this table.
    pub(crate) shared: Mutex<Option<Box<Shared>>>,
    /// Whom the table's host has shown out; while anybody is here they do not sit down again.
    pub(crate) shown_out: Mutex<Vec<Arc<str>>>,
}

#[derive(Debug)]
struct Listener {
    number: u64,
    outbox: Outbox,
    player: Option<Arc<str>>,
    /// Whether it follows the events by itself.
    follows: bool,
}

/// What happened, as it is told.
#[derive(Clone, Debug)]
pub(crate) struct News {
    /// The version it comes to.
    version: Version,
    /// For those who follow the events by themselves.
    pub(crate) events: Utf8Bytes,
    /// For all others, with how the table stands after it; nothing if there were none.
    update: Option<Utf8Bytes>,
}

/// How far the events of a table in memory are durable.
#[derive(Debug, Default)]
pub(crate) struct Progress {
    pub(crate) durable: AtomicU32,
    /// Whether an event could not be kept: the table in memory is not what is stored.
    pub(crate) broken: AtomicBool,
    /// Whether that is because another node was faster.
    pub(crate) conflict: AtomicBool,
}

impl Progress {
    pub(crate) fn is_broken(&self) -> bool {
        self.broken.load(Ordering::Acquire)
    }
}

/// Whom an answer goes to.
pub(crate) enum ReplyTo {
    Socket(Outbox),
    Http(tokio::sync::oneshot::Sender<Utf8Bytes>),
}

impl Room {
    pub(crate) fn new(id: TableId) -> Room {
        Room {
            name: id.as_str().into(),
            id,
            inside: tokio::sync::Mutex::new(None),
            listeners: Mutex::default(),
            changed: AtomicBool::new(false),
            told: Mutex::default(),
            shared: Mutex::default(),
            shown_out: Mutex::default(),
        }
    }

    /// The table, loaded if it is not there.
    pub(crate) async fn open<'r>(self: &'r Arc<Room>, app: &App) -> Result<Occupied<'r>, Error> {
        if let Some(cluster) = &app.cluster {
            Box::pin(cluster.ready(app)).await?;
        }
        let mut guard = self.inside.lock().await;
        if guard.as_ref().is_some_and(|live| live.progress.is_broken()) {
            *guard = None;
        }
        let fresh = guard.is_none();
        if fresh {
            // In a box, because every connection has room for this call: most never make it.
            let loading = Box::pin(Live::load(app, &self.id));
            let live = match &app.cluster {
                None => loading.await?,
                Some(cluster) => Box::pin(cluster.in_time(loading)).await?,
            };
            *guard = Some(Box::new(live));
            app.metrics.tables_loaded_total.add(1);
        }
        let mut occupied = Occupied { room: self, guard };
        if let Some(cluster) = &app.cluster {
            let live = occupied.live_mut();
            live.stand_still(app, cluster.absent_until());
            if fresh && !live.has_pending() {
                self.tell_missing(app, live, None);
            }
        }
        if fresh || occupied.live().is_unwritten() {
            // What was owed when the server stopped, and what a computer still thinks about.
            occupied.settle(app, None, None, None).await;
        }
        Ok(occupied)
    }

    /// Drops the table from memory if it is not used; whether it is gone.
    pub(crate) fn rest(&self, idle: std::time::Duration) -> bool {
        let Ok(mut guard) = self.inside.try_lock() else {
            return false;
        };
        if guard.as_ref().is_some_and(|live| live.is_idle(idle)) {
            *guard = None;
        }
        guard.is_none()
    }

    /// The table, if it is in memory.
    pub(crate) async fn inside(&self) -> MutexGuard<'_, Option<Box<Live>>> {
        self.inside.lock().await
    }

    /// Whether the table is in memory and used at this moment, or a computer thinks about it.
    pub(crate) fn is_busy(&self) -> bool {
        let guard = self.inside.try_lock();
        guard.is_ok_and(|live| live.as_ref().is_some_and(|live| live.thinking))
    }

    /// Forgets the table in memory; the next who comes loads it.
    pub(crate) async fn forget(&self) {
        *self.inside.lock().await = None;
    }

    /// The summary, if it has changed since the last.
    pub(crate) async fn summary_item(self: &Arc<Room>) -> Option<Item> {
        let mut guard = self.inside.lock().await;
        let live = guard.as_mut().filter(|live| live.dirty)?;
        live.dirty = false;
        Some(Item {
            room: Arc::clone(self),
            progress: Arc::clone(&live.progress),
            after: live.table.state().version(),
            version: live.table.state().version(),
            batch: Batch {
                summaries: vec![live.summary()],
                ..Batch::default()
            },
            asked: None,
            reply: None,
            news: None,
            notices: Vec::new(),
            rematch: false,
        })
    }

    /// Adds a client; the number is for [`Room::leave`].
    pub(crate) fn enter(&self, outbox: Outbox, player: Option<Arc<str>>, follows: bool) -> u64 {
        static NUMBER: AtomicU64 = AtomicU64::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        locked(&self.listeners).push(Listener {
            number,
            outbox,
            player,
            follows,
        });
        // Whoever comes has not been told, even if nothing has changed for the others, as when
        // somebody loads the page anew.
        *locked(&self.told) = None;
        self.changed.store(true, Ordering::Relaxed);
        number
    }

    /// A client is gone.
    pub(crate) fn leave(&self, number: u64) {
        let mut listeners = locked(&self.listeners);
        listeners.retain(|listener| listener.number != number);
        if listeners.is_empty() {
            listeners.shrink_to_fit();
        }
        self.changed.store(true, Ordering::Relaxed);
    }

    /// Whether anybody is here.
    pub(crate) fn is_empty(&self) -> bool {
        locked(&self.listeners).is_empty()
    }

    /// To everyone.
    pub(crate) fn broadcast(&self, app: &App, text: &Utf8Bytes) {
        locked(&self.listeners).retain(|listener| listener.tell(app, text));
    }

    /// What happened, to everyone as they want to know it. Those who came too late to be thought
    /// of look first, and see it then.
    pub(crate) fn tell(&self, app: &App, news: &News) {
        locked(&self.listeners).retain(|listener| {
            let text = Some(&news.events).filter(|_| listener.follows);
            let text = text.or(news.update.as_ref());
            let Some(text) = text else {
                return true;
            };
            let told = listener.tell(app, text);
            if told {
                listener.outbox.note(news.version);
            }
            told
        });
    }

    /// The news of a table after a version, in the forms that somebody here wants.
    pub(crate) fn news(&self, live: &Live, after: Version, trace: Option<TraceFile>) -> News {
        let events = live.table.events_since(after);
        let events: Vec<String> = events.iter().map(Event::to_json).collect();
        self.news_of(live, after, events.iter().map(String::as_str), trace)
    }

    /// The same where the events are JSON already.
    pub(crate) fn news_of<'e>(
        &self,
        live: &Live,
        after: Version,
        events: impl Iterator<Item = &'e str>,
        trace: Option<TraceFile>,
    ) -> News {
        let update = self
            .has_viewers()
            .then(|| live.table.update_since(after, trace));
        News {
            version: live.table.state().version(),
            events: HostToClient::events_json(events).into(),
            update: update.flatten().map(|update| update.to_json().into()),
        }
    }

    /// Whether somebody here does not follow the events by themselves.
    pub(crate) fn has_viewers(&self) -> bool {
        locked(&self.listeners).iter().any(|one| !one.follows)
    }

    /// The table is gone: everyone is told and dropped.
    pub(crate) async fn close(&self, app: &App) {
        self.forget().await;
        let text = "Whoever created this table has closed it, or it was never begun.";
        let problem = Error::not_found(text).problem;
        let fatal = true;
        let message = HostToClient::Problem { problem, fatal };
        self.broadcast(app, &message.to_json().into());
        self.stumble();
    }

    /// Something could not be kept: everyone is dropped and comes back to what is stored.
    pub(crate) fn stumble(&self) {
        locked(&self.listeners).clear();
    }

    /// Tells everyone who is here, if that has changed.
    pub(crate) async fn tell_presence(self: &Arc<Room>, app: &App) {
        if !self.changed.swap(false, Ordering::Relaxed) || self.is_empty() {
            return;
        }
        let Ok(occupied) = self.open(app).await else {
            return;
        };
        let (mut seats, mut spectators) = self.presence(&occupied.live().holders);
        drop(occupied);
        if let Some(cluster) = &app.cluster {
            cluster.tell_presence(app, self, Some((&seats, spectators)));
            self.add_others(&mut seats, &mut spectators);
        }
        let message = HostToClient::Presence { seats, spectators };
        let text = message.to_json().into();
        let mut told = locked(&self.told);
        if told.as_ref() != Some(&text) {
            self.broadcast(app, &text);
            *told = Some(text);
        }
    }

    /// Whose players are here, and how many others.
    fn presence(&self, holders: &[Option<Arc<str>>]) -> (Vec<bool>, u32) {
        let listeners = locked(&self.listeners);
        let is_here = |player: &Arc<str>| {
            let mut players = listeners.iter().filter_map(|one| one.player.as_ref());
            players.any(|here| here == player)
        };
        let holds = |player: &Option<Arc<str>>| {
            let mut held = holders.iter().flatten();
            player
                .as_ref()
                .is_some_and(|player| held.any(|one| one == player))
        };
        let spectators = listeners.iter().filter(|one| !holds(&one.player)).count();
        let seats = holders
            .iter()
            .map(|holder| holder.as_ref().is_some_and(is_here));
        (seats.collect(), spectators as u32)
    }
}

impl Listener {
    /// Who has not read for so long that nothing more fits is dropped: whether it stays.
    fn tell(&self, app: &App, text: &Utf8Bytes) -> bool {
        match self.outbox.tell(text.clone()) {
            Ok(()) => true,
            Err(Unsent::Full) => {
                app.metrics.slow_clients_total.add(1);
                false
            }
            Err(Unsent::Gone) => false,
        }
    }
}

impl News {
    /// Events of another node, for those who follow them.
    pub(crate) fn only(version: Version, events: Utf8Bytes) -> News {
        let update = None;
        News {
            version,
            events,
            update,
        }
    }
}
