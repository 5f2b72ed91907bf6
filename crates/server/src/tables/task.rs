//! The task of a table in use. It owns the match, those who are there, the clock and the turn of
//! the computers; everything reaches it as a [`Command`], one after the other. What is done is
//! built, committed, and only then told: between two commands, what is in memory is what is
//! stored.

use super::command::{Command, Reply};
use super::host::Host;
use super::loaded::{LoadedTable, Uncommitted};
use super::presence::Presence;
use super::rematch;
use super::subscribers::{Broadcast, Subscribers};
use crate::error::Error;
use crate::peers::Subscription;
use crate::writer::CommitError;
use axum::extract::ws::Utf8Bytes;
use protocol::cluster::NodeToNode;
use protocol::online::HostToClient;
use protocol::{Event, Millis, TableId, TraceFile, Version};
use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;
use storage::Batch;
use tokio::sync::mpsc::{Receiver, WeakSender};
use tokio::time::Instant;

/// A match nobody has touched for so long leaves memory.
const IDLE: Duration = Duration::from_secs(20);
/// Who came and went is told together, and so are changes of the summary stored.
pub(super) const SOON: Duration = Duration::from_secs(1);
/// So often others may be faster before somebody is sent away to come back.
pub(super) const TRIES: u32 = 20;
/// A table in use.
pub(super) struct TableTask {
    pub(super) host: Arc<Host>,
    pub(super) id: TableId,
    pub(super) name: Arc<str>,
    /// Its own mailbox, for what it sets off.
    pub(super) mailbox: WeakSender<Box<Command>>,
    pub(super) loaded: Option<Box<LoadedTable>>,
    pub(super) subscribers: Subscribers,
    /// The version that everyone here was told; unknown until the table was loaded once.
    pub(super) last_announced: Option<Version>,
    pub(super) presence: Presence,
    /// Whom the table's host has shown out; while anybody is here they do not sit down again.
    pub(super) shown_out: Vec<Arc<str>>,
    pub(super) chat: Chat,
    /// Whether everyone here knows the table of the rematch.
    pub(super) knows_next: bool,
    /// What other nodes publish, while somebody is here.
    pub(super) subscription: Option<Subscription>,
    /// Whether a computer player is being asked.
    pub(super) is_thinking: bool,
    pub(super) alarms: Alarms,
    pub(super) used: Instant,
}

/// What was said here that may be heard a second time.
#[derive(Default)]
pub(super) struct Chat {
    /// When something was said last that everyone here was told.
    pub(super) last: Millis,
    pub(super) ids: VecDeque<String>,
}

/// When the task looks after something by itself.
#[derive(Default)]
pub(super) struct Alarms {
    pub(super) presence: Option<Instant>,
    pub(super) summary: Option<Instant>,
    /// Another node acts for computers and the clock; not before this it is asked again.
    pub(super) lease: Option<Instant>,
}

impl TableTask {
    pub(super) fn new(
        host: Arc<Host>,
        id: TableId,
        mailbox: WeakSender<Box<Command>>,
    ) -> TableTask {
        TableTask {
            host,
            name: id.as_str().into(),
            id,
            mailbox,
            loaded: None,
            subscribers: Subscribers::default(),
            last_announced: None,
            presence: Presence::default(),
            shown_out: Vec::new(),
            chat: Chat::default(),
            knows_next: false,
            subscription: None,
            is_thinking: false,
            alarms: Alarms::default(),
            used: Instant::now(),
        }
    }

    /// Carries out commands until the table is not used any more.
    pub(super) async fn run(&mut self, mailbox: &mut Receiver<Box<Command>>) {
        loop {
            let alarm = self.next_alarm();
            let ring = async {
                match alarm {
                    Some(alarm) => tokio::time::sleep_until(alarm).await,
                    None => std::future::pending().await,
                }
            };
            let command = tokio::select! {
                command = mailbox.recv() => command,
                () = ring => None,
            };
            // In a box: a table that waits needs no room for what it could do.
            match command {
                Some(command) => Box::pin(self.carry_out(*command)).await,
                None => Box::pin(self.ring()).await,
            }
            if self.is_unused() {
                return;
            }
        }
    }

    async fn carry_out(&mut self, command: Command) {
        match command {
            Command::Subscribe(subscriber, look, reply) => {
                self.subscribe(subscriber, look, reply).await;
            }
            Command::Unsubscribe(number) => {
                self.subscribers.remove(number);
                self.presence_changed();
            }
            Command::Request(request) => self.request(request).await,
            Command::Look(player, reply) => answer(reply, self.look(player.as_ref()).await),
            Command::Say(player, what, reply) => answer(reply, self.say(&player, what).await),
            Command::FreeSeat(by, seat, reply) => answer(reply, self.free_seat(&by, seat).await),
            Command::Close(by, reply) => answer(reply, self.close(by.as_ref()).await),
            Command::Forget => self.loaded = None,
            Command::Wake => self.wake().await,
            Command::RenewList(player) => self.renew_list(&player),
            Command::Decided(version, action) => self.decided(version, action).await,
            Command::Heard(message, text) => self.heard(message, &text).await,
            Command::Compare(standing) => self.compare(standing).await,
            Command::RepeatPresence => {
                if self.presence.forget_silent_nodes() {
                    self.presence_changed();
                }
                self.repeat_presence();
            }
            Command::ForgetNode(node) => {
                if self.presence.forget_node(&node) {
                    self.presence_changed();
                }
            }
            Command::DisconnectAll => self.disconnect_all(),
            Command::Stop(done) => {
                self.store_summary().await;
                self.subscribers.clear();
                self.loaded = None;
                let _ = done.send(());
            }
        }
    }

    /// The match in memory. It is there after [`TableTask::load`].
    pub(super) fn loaded(&mut self) -> Result<&mut LoadedTable, Error> {
        self.loaded.as_deref_mut().ok_or_else(Error::unavailable)
    }

    /// Makes sure that the match is in memory and its clock right, and goes on with it.
    pub(super) async fn load(&mut self) -> Result<(), Error> {
        if !self.host.peers.is_ready().await {
            return Err(Error::unavailable());
        }
        self.used = Instant::now();
        if let Some(loaded) = &mut self.loaded {
            loaded.pause_clock(self.host.peers.downtimes());
            return Ok(());
        }
        for _ in 0..TRIES {
            let loading = LoadedTable::load(&self.host, &self.id);
            let loaded = tokio::time::timeout(self.host.peers.patience(), loading).await;
            let loaded = loaded.map_err(|_| Error::unavailable())??;
            self.loaded = Some(Box::new(loaded));
            // What was owed when the server stopped.
            match self.commit(None).await {
                Ok(committed) => {
                    self.announce_missing(None);
                    self.announce(committed, None).await;
                    self.resume().await;
                    return self.loaded().map(|_| ());
                }
                Err(CommitError::Conflict) => {}
                Err(CommitError::Failed) => break,
            }
        }
        self.disconnect_all();
        Err(Error::unavailable())
    }

    /// Everyone is dropped and comes back to what is stored, here or elsewhere.
    pub(super) fn disconnect_all(&mut self) {
        self.subscribers.clear();
        self.presence_changed();
    }

    /// Makes what has happened durable. If that fails, the match leaves memory: it is not what is
    /// stored.
    pub(super) async fn commit(
        &mut self,
        by: Option<&Arc<str>>,
    ) -> Result<Option<Committed>, CommitError> {
        let Some(loaded) = &mut self.loaded else {
            return Err(CommitError::Failed);
        };
        let version = loaded.version();
        let Some(uncommitted) = loaded.uncommitted(by) else {
            return Ok(None);
        };
        let Uncommitted {
            batch,
            after,
            lines,
            leaves_summary,
            seats_changed,
        } = uncommitted;
        if let Err(error) = self.host.writer.commit(&self.name, batch).await {
            self.loaded = None;
            return Err(error);
        }
        loaded.stored = version;
        if leaves_summary {
            let soon = Instant::now() + SOON;
            self.alarms.summary.get_or_insert(soon);
        } else {
            self.alarms.summary = None;
        }
        if seats_changed {
            self.presence_changed();
        }
        Ok(Some(Committed { after, lines }))
    }

    /// Tells what has become durable: those who are here, other nodes, and players elsewhere.
    pub(super) async fn announce(
        &mut self,
        committed: Option<Committed>,
        trace: Option<TraceFile>,
    ) {
        let (Some(Committed { after, lines }), Some(loaded)) = (committed, &self.loaded) else {
            return;
        };
        let version = loaded.version();
        let events: Utf8Bytes = HostToClient::events_json(lines.iter().map(String::as_str)).into();
        match self.last_announced {
            // Already among what was missing.
            Some(known) if known >= version => {}
            Some(known) if known != after => self.announce_missing(trace),
            _ => self.tell(after, events.clone(), trace),
        }
        let message = NodeToNode::Events { after, version };
        self.host.peers.publish(&self.name, &message, &events);
        self.notify_players();
        let rematch =
            |loaded: &LoadedTable| loaded.next.is_none() && loaded.table.state().rematch_agreed();
        if self.loaded.as_deref().is_some_and(rematch) {
            self.create_rematch().await;
        }
    }

    /// Tells everyone here what they have missed of the stored events; `trace` is the last stroke
    /// among them.
    pub(super) fn announce_missing(&mut self, trace: Option<TraceFile>) {
        let Some(loaded) = &self.loaded else {
            return;
        };
        // Before anybody is welcomed nobody misses anything.
        let known = *self.last_announced.get_or_insert(loaded.stored);
        if known < loaded.stored {
            let events = loaded.table.events_since(known);
            let events: Vec<String> = events.iter().map(Event::to_json).collect();
            let events = HostToClient::events_json(events.iter().map(String::as_str));
            self.tell(known, events.into(), trace);
        }
    }

    /// The events after a version, to everyone here.
    fn tell(&mut self, after: Version, events: Utf8Bytes, trace: Option<TraceFile>) {
        let Some(loaded) = &self.loaded else {
            return;
        };
        let is_viewed = self.subscribers.has_viewers();
        let update = is_viewed.then(|| loaded.table.update_since(after, trace));
        let version = loaded.version();
        let broadcast = Broadcast {
            version,
            events,
            update: update.flatten().map(|update| update.to_json().into()),
        };
        self.subscribers.tell(&self.host.metrics, &broadcast);
        self.last_announced = Some(version);
    }

    /// Tells the players, wherever they are, when it is somebody else's turn.
    fn notify_players(&mut self) {
        let Some(loaded) = &mut self.loaded else {
            return;
        };
        // A try at a cup is in no list.
        if !loaded.turn_changed() || loaded.table.state().has_shared_dice() {
            return;
        }
        if let Some(notice) = loaded.turn_notice() {
            self.host.push.notice(notice);
        }
        for player in loaded.players() {
            if self.host.peers.is_reachable(&player) {
                let table = Box::new(loaded.own(&player));
                let text = HostToClient::Turn { table }.to_json().into();
                self.host.peers.notify(&player, &text);
            }
        }
    }

    /// Tells a player how the table stands, if it is in memory. Otherwise its summary is up to date.
    fn renew_list(&self, player: &Arc<str>) {
        if let Some(loaded) = &self.loaded {
            let table = Box::new(loaded.own(player));
            let text = HostToClient::Turn { table }.to_json().into();
            self.host.peers.notify(player, &text);
        }
    }

    /// Creates the table of the rematch and tells everyone where it is.
    async fn create_rematch(&mut self) {
        let Some(loaded) = &mut self.loaded else {
            return;
        };
        match rematch::create(&self.host, &self.name, loaded).await {
            Ok(Some(table)) => {
                let message = NodeToNode::Next {
                    table: table.clone(),
                };
                self.host.peers.publish(&self.name, &message, "");
                self.tell_next(table);
            }
            Ok(None) => {}
            Err(text) => tracing::error!(table = %self.name, text, "no rematch"),
        }
    }

    /// There is a rematch: everyone is told once, wherever it was heard.
    pub(super) fn tell_next(&mut self, table: TableId) {
        if let Some(loaded) = &mut self.loaded {
            loaded.next = Some(table.clone());
        }
        if !std::mem::replace(&mut self.knows_next, true) {
            let text = HostToClient::Next { table }.to_json().into();
            self.subscribers.broadcast(&self.host.metrics, &text);
        }
    }

    /// Stores what lists show, if that lags behind.
    pub(super) async fn store_summary(&mut self) {
        if self.alarms.summary.take().is_none() {
            return;
        }
        let Some(loaded) = &self.loaded else {
            return;
        };
        let batch = Batch {
            summaries: vec![loaded.summary()],
            ..Batch::default()
        };
        // It is mended with the next event, or at the next start.
        let _ = self.host.writer.commit(&self.name, batch).await;
    }

    /// When something has to be looked after next.
    fn next_alarm(&self) -> Option<Instant> {
        let mut next = earliest(self.alarms.presence, self.alarms.summary);
        if let Some(loaded) = &self.loaded {
            let state = loaded.table.state();
            let now = Instant::now();
            if state.computer_in_turn().is_some() && !self.is_thinking {
                next = earliest(next, self.alarms.lease);
            }
            if let Some(deadline) = state.deadline() {
                let left = deadline.saturating_sub(self.host.peers.now());
                let rings = now + Duration::from_millis(left);
                next = earliest(next, self.alarms.lease.max(Some(rings)));
            }
            if !self.is_thinking && self.alarms.summary.is_none() {
                next = earliest(next, Some(self.used + IDLE));
            }
        }
        next
    }

    /// Something has to be looked after.
    async fn ring(&mut self) {
        let now = Instant::now();
        let is_due = |alarm: Option<Instant>| alarm.is_some_and(|alarm| alarm <= now);
        if is_due(self.alarms.presence) {
            self.tell_presence().await;
        }
        if is_due(self.alarms.summary) {
            self.store_summary().await;
        }
        if self.alarms.lease.is_none_or(|lease| lease <= now) {
            self.act_by_itself().await;
        }
        if !self.is_thinking && self.alarms.summary.is_none() && self.used + IDLE <= now {
            self.loaded = None;
        }
    }

    /// Whether nobody needs this task any more.
    fn is_unused(&self) -> bool {
        self.loaded.is_none()
            && self.subscribers.is_empty()
            && self.alarms.presence.is_none()
            && !self.is_thinking
    }
}

fn earliest(one: Option<Instant>, other: Option<Instant>) -> Option<Instant> {
    match (one, other) {
        (Some(one), Some(other)) => Some(one.min(other)),
        (one, other) => one.or(other),
    }
}

/// Events that have become durable, and the version before them.
pub(super) struct Committed {
    after: Version,
    lines: Vec<String>,
}

/// Whoever asked may be gone.
fn answer<T>(reply: Reply<T>, answer: Result<T, Error>) {
    drop(reply.send(answer));
}
