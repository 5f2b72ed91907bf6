//! The task for a table in use. It owns the match and the connected clients, and handles the clock
//! and the computer players' turns. The task processes one [`Command`] at a time: it applies the
//! command, commits the events, and only then announces them. Between two commands, the state in
//! memory equals the stored state.

use super::command::{Command, Reply};
use super::host::Host;
use super::loaded::{LoadedTable, Uncommitted};
use super::presence::Presence;
use super::rematch;
use super::subscribers::{Broadcast, Subscribers};
use crate::http::error::Error;
use crate::peers::Subscription;
use crate::writer::CommitError;
use axum::extract::ws::Utf8Bytes;
use protocol::cluster::NodeToNode;
use protocol::online::SocketMessage;
use protocol::{Event, Millis, TableId, TraceFile, Version};
use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;
use storage::Batch;
use tokio::sync::mpsc::{Receiver, WeakSender};
use tokio::time::Instant;

/// How long a match may be unused before it is unloaded.
const IDLE: Duration = Duration::from_secs(20);
/// Changes to presence or to the summary wait this long, so that several changes are combined.
pub(super) const SOON: Duration = Duration::from_secs(1);
/// Maximum number of conflicts with other nodes before the client has to reconnect.
pub(super) const TRIES: u32 = 20;
/// A table in use.
pub(super) struct TableTask {
    pub(super) host: Arc<Host>,
    pub(super) id: TableId,
    pub(super) name: Arc<str>,
    /// The task's own mailbox, for commands that it triggers itself.
    pub(super) mailbox: WeakSender<Box<Command>>,
    pub(super) loaded: Option<Box<LoadedTable>>,
    pub(super) subscribers: Subscribers,
    /// The last version announced to the clients on this node. `None` until the table is loaded for
    /// the first time.
    pub(super) last_announced: Option<Version>,
    pub(super) presence: Presence,
    /// Players whom the owner has removed. Removed players cannot sit down again while the table
    /// has clients.
    pub(super) shown_out: Vec<Arc<str>>,
    pub(super) chat: Chat,
    /// Whether the clients on this node know about the rematch table.
    pub(super) knows_next: bool,
    /// The subscription to other nodes, while this node has clients at the table.
    pub(super) subscription: Option<Subscription>,
    /// Whether a computer player is deciding.
    pub(super) is_thinking: bool,
    pub(super) alarms: Alarms,
    pub(super) used: Instant,
}

/// Recent chat messages, to detect duplicates.
#[derive(Default)]
pub(super) struct Chat {
    /// The time of the last chat message sent to the clients on this node.
    pub(super) last: Millis,
    pub(super) ids: VecDeque<String>,
}

/// The times at which the task has to act without a command.
#[derive(Default)]
pub(super) struct Alarms {
    pub(super) presence: Option<Instant>,
    pub(super) summary: Option<Instant>,
    /// When to request the lease again, if another node is acting for computer players and the
    /// clock.
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

    /// Handles commands until the table is unused.
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
            // The futures are boxed so that idle tables use little memory.
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

    /// Returns the match in memory, as loaded by [`TableTask::load`].
    pub(super) fn loaded(&mut self) -> Result<&mut LoadedTable, Error> {
        self.loaded.as_deref_mut().ok_or_else(Error::unavailable)
    }

    /// Loads the match if necessary, deducts downtimes from its clock, and continues the match.
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
            // Commit the downtime events.
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

    /// Disconnects all clients. The clients reconnect here or to another node, and get the stored
    /// state.
    pub(super) fn disconnect_all(&mut self) {
        self.subscribers.clear();
        self.presence_changed();
    }

    /// Commits all new events. On failure, the match is unloaded, because it differs from the
    /// stored state.
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

    /// Announces committed events to the clients on this node, the other nodes, and players
    /// elsewhere.
    pub(super) async fn announce(
        &mut self,
        committed: Option<Committed>,
        trace: Option<TraceFile>,
    ) {
        let (Some(Committed { after, lines }), Some(loaded)) = (committed, &self.loaded) else {
            return;
        };
        let version = loaded.version();
        let events: Utf8Bytes = SocketMessage::events_json(lines.iter().map(String::as_str)).into();
        match self.last_announced {
            // These events have already been announced together with events that clients had
            // missed.
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

    /// Sends the clients on this node all stored events that they have missed. `trace` shows the
    /// last stroke in these events.
    pub(super) fn announce_missing(&mut self, trace: Option<TraceFile>) {
        let Some(loaded) = &self.loaded else {
            return;
        };
        // Before the first client has joined, there is nothing to announce.
        let known = *self.last_announced.get_or_insert(loaded.stored);
        if known < loaded.stored {
            let events = loaded.table.events_since(known);
            let events: Vec<String> = events.iter().map(Event::to_json).collect();
            let events = SocketMessage::events_json(events.iter().map(String::as_str));
            self.tell(known, events.into(), trace);
        }
    }

    /// Sends the events after a version to all clients on this node.
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

    /// Notifies the players, on all nodes, when the turn changes.
    fn notify_players(&mut self) {
        let Some(loaded) = &mut self.loaded else {
            return;
        };
        // Cup tries do not appear in any list.
        if !loaded.turn_changed() || loaded.table.state().has_shared_dice() {
            return;
        }
        if let Some(notice) = loaded.turn_notice() {
            self.host.push.notice(notice);
        }
        for player in loaded.players() {
            if self.host.peers.is_reachable(&player) {
                let table = Box::new(loaded.own(&player));
                let text = SocketMessage::Turn { table }.to_json().into();
                self.host.peers.notify(&player, &text);
            }
        }
    }

    /// Sends a player the table's list entry if the table is loaded. Otherwise, its stored summary
    /// is up to date.
    fn renew_list(&self, player: &Arc<str>) {
        if let Some(loaded) = &self.loaded {
            let table = Box::new(loaded.own(player));
            let text = SocketMessage::Turn { table }.to_json().into();
            self.host.peers.notify(player, &text);
        }
    }

    /// Creates the rematch table and announces it to all clients.
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
            Err(text) => tracing::error!(table = %self.name, text, "cannot create the rematch"),
        }
    }

    /// Announces the rematch table once to all clients.
    pub(super) fn tell_next(&mut self, table: TableId) {
        if let Some(loaded) = &mut self.loaded {
            loaded.next = Some(table.clone());
        }
        if !std::mem::replace(&mut self.knows_next, true) {
            let text = SocketMessage::Next { table }.to_json().into();
            self.subscribers.broadcast(&self.host.metrics, &text);
        }
    }

    /// Stores the summary for lists if it is outdated.
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
        // After an error, the next event or the next server start corrects the summary.
        let _ = self.host.writer.commit(&self.name, batch).await;
    }

    /// Returns when the task has to act next.
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

    /// Handles the alarms that have gone off.
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

    /// Returns whether this task can end.
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

/// Committed events, and the version before the first of them.
pub(super) struct Committed {
    after: Version,
    lines: Vec<String>,
}

/// Sends a reply. Does nothing if the receiver is gone.
fn answer<T>(reply: Reply<T>, answer: Result<T, Error>) {
    drop(reply.send(answer));
}
