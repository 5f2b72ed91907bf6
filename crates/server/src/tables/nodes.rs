//! Follows what other nodes do at a table.

use super::subscribers::Broadcast;
use super::task::TableTask;
use protocol::cluster::NodeToNode;
use protocol::online::{Said, SocketMessage};
use protocol::{Event, EventKind, Millis, TableId, TraceFile, Version};
use storage::Standing;

/// A chat message in the database may be new even if it is up to this many milliseconds older than
/// the last one received.
const SLACK: Millis = 5_000;
/// Maximum number of chat messages per query.
const REMARKS: u32 = 30;

impl TableTask {
    /// Handles a message from another node.
    pub(super) async fn heard(&mut self, message: NodeToNode, text: &str) {
        match message {
            NodeToNode::Events { after, version } => self.updated(after, version, text).await,
            NodeToNode::Said { id, at, player } => {
                self.tell_said(&id, at, player.as_deref(), &text.into())
                    .await;
            }
            NodeToNode::Next { table } => self.tell_next(table),
            NodeToNode::Here {
                node,
                seats,
                spectators,
            } => {
                if self.presence.heard(node, seats, spectators) {
                    self.presence_changed();
                }
            }
            NodeToNode::Who {} => self.repeat_presence(),
            NodeToNode::Forget {} => self.loaded = None,
            NodeToNode::Closed {} => self.closed(),
            NodeToNode::Bye { .. } | NodeToNode::SignOut { .. } => {}
        }
    }

    /// Handles events that another node has committed.
    async fn updated(&mut self, after: Version, version: Version, text: &str) {
        let told = self.last_announced;
        if told.is_some_and(|told| told >= version) {
            return;
        }
        let Some(loaded) = &self.loaded else {
            if told.is_none_or(|told| told == after) && !self.subscribers.has_viewers() {
                let (events, update) = (text.into(), None);
                let broadcast = Broadcast {
                    version,
                    events,
                    update,
                };
                self.subscribers.tell(&self.host.metrics, &broadcast);
                self.last_announced = Some(version);
            } else {
                // Earlier events are missing, or a client needs the state. Loading the table
                // announces the missing events and the state.
                let _ = self.load().await;
            }
            return;
        };
        let known = loaded.version();
        if known >= version || loaded.is_uncommitted() {
            return;
        }
        match SocketMessage::parse_events(text) {
            Ok(events) if after <= known => self.take_over(events).await,
            _ => {
                self.catch_up().await;
            }
        }
    }

    /// Applies events that other nodes have stored. Returns whether there were any.
    pub(super) async fn catch_up(&mut self) -> bool {
        let Some(loaded) = self.loaded.as_deref().filter(|one| !one.is_uncommitted()) else {
            return false;
        };
        let known = loaded.version();
        let events = match self.host.peers.catch_up(&self.name, known).await {
            Ok(events) => events,
            Err(error) => {
                tracing::error!(%error, "cannot read the events of other nodes");
                return false;
            }
        };
        if events.is_empty() {
            self.announce_missing(None);
            return false;
        }
        self.host.metrics.catch_ups_total.add(1);
        let events = events.iter().map(|event| Event::parse(event));
        match events.collect::<Result<Vec<Event>, _>>() {
            Ok(events) => self.take_over(events).await,
            Err(_) => self.loaded = None,
        }
        self.loaded.is_some()
    }

    /// Applies and announces committed events, and continues the match. If the events do not fit,
    /// the match is unloaded, and the next command reloads it.
    async fn take_over(&mut self, events: Vec<Event>) {
        match self.follow(events).await {
            Some(trace) => {
                self.announce_missing(trace);
                // Continue a computer player's turn only if this node was already responsible for
                // the table.
                if self.host.peers.holds(&self.name) {
                    self.resume().await;
                }
            }
            None => self.loaded = None,
        }
    }

    /// Applies events to the match. Returns `None` if the events do not fit; otherwise, returns the
    /// trace of the last stroke in these events, if any.
    async fn follow(&mut self, events: Vec<Event>) -> Option<Option<TraceFile>> {
        let is_viewed = self.subscribers.has_viewers();
        let loaded = self.loaded.as_deref_mut()?;
        let (mut seats_changed, mut last) = (false, None);
        for event in events {
            if event.version <= loaded.version() {
                continue;
            }
            seats_changed |= matches!(
                event.what,
                EventKind::Joined { .. } | EventKind::Left { .. }
            );
            if let (true, EventKind::Acted { seat, action, .. }) = (is_viewed, &event.what) {
                last = loaded.table.state().trace(*seat, action).or(last);
            }
            loaded.table.follow(event).ok()?;
        }
        if seats_changed {
            let row = self.host.store.table(&self.name).await.ok()?;
            loaded.seat(row.holders);
        }
        loaded.note_followed();
        if seats_changed {
            self.presence_changed();
        }
        if is_viewed {
            // Keep the match loaded, because its state will be requested again.
            self.used = tokio::time::Instant::now();
        }
        self.host.metrics.events_followed_total.add(1);
        Some(last)
    }

    /// Compares the table with the database, and announces missed events, missed chat messages and
    /// the rematch table.
    pub(super) async fn compare(&mut self, standing: Standing) {
        if self.subscribers.is_empty() {
            return;
        }
        if self
            .last_announced
            .is_some_and(|known| known < standing.version)
            && self.load().await.is_ok()
        {
            self.catch_up().await;
        }
        if !self.knows_next
            && let Some(table) = standing.next.and_then(|next| TableId::new(next).ok())
        {
            self.tell_next(table);
        }
        if standing.said.is_some_and(|last| last > self.chat.last) {
            let since = self.chat.last.saturating_sub(SLACK);
            let remarks = self
                .host
                .store
                .chat_messages_since(&self.name, since, REMARKS);
            for (id, player, text) in remarks.await.unwrap_or_default() {
                if let Ok(mut said) = Said::parse(&text) {
                    let at = said.at;
                    said.id = Some(id.clone());
                    let text = SocketMessage::Said { said }.to_json().into();
                    self.tell_said(&id, at, Some(&player), &text).await;
                }
            }
        }
    }
}
