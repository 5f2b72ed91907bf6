//! Keeping up with what other nodes do at a table.

use super::subscribers::Broadcast;
use super::task::TableTask;
use protocol::cluster::NodeToNode;
use protocol::online::{HostToClient, Said};
use protocol::{Event, EventKind, Millis, TableId, TraceFile, Version};
use storage::Standing;

/// Clocks of remarks may differ by so much on their way to the database.
const SLACK: Millis = 5_000;
/// Remarks told at once.
const REMARKS: u32 = 30;

impl TableTask {
    /// Another node tells something.
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

    /// Events of another node have become durable.
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
                // Something is missing before it, or somebody wants to see how the table stands.
                // Being loaded, the table tells it.
                let _ = self.load().await;
            }
            return;
        };
        let known = loaded.version();
        if known >= version || loaded.is_uncommitted() {
            return;
        }
        match HostToClient::parse_events(text) {
            Ok(events) if after <= known => self.take_over(events).await,
            _ => {
                self.catch_up().await;
            }
        }
    }

    /// Takes over what other nodes have stored; whether there was something.
    pub(super) async fn catch_up(&mut self) -> bool {
        let Some(loaded) = self.loaded.as_deref().filter(|one| !one.is_uncommitted()) else {
            return false;
        };
        let known = loaded.version();
        let events = match self.host.peers.catch_up(&self.name, known).await {
            Ok(events) => events,
            Err(error) => {
                tracing::error!(%error, "cannot see what other nodes have done");
                return false;
            }
        };
        if events.is_empty() {
            self.announce_missing(None);
            return false;
        }
        self.host.metrics.catch_ups_total.add(1);
        let events = events.iter().map(|event| Event::parse(event));
        match events.collect::<Result<Vec<Event>, String>>() {
            Ok(events) => self.take_over(events).await,
            Err(_) => self.loaded = None,
        }
        self.loaded.is_some()
    }

    /// Takes over events that are durable, tells them, and goes on. If they do not fit, the match
    /// leaves memory; whoever needs it next loads it.
    async fn take_over(&mut self, events: Vec<Event>) {
        match self.follow(events).await {
            Some(trace) => {
                self.announce_missing(trace);
                // A computer's turn is this node's business only if it was before.
                if self.host.peers.holds(&self.name) {
                    self.resume().await;
                }
            }
            None => self.loaded = None,
        }
    }

    /// Brings the match to where the events lead, and gives the last stroke among them.
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
            // How the table stands will be wanted again.
            self.used = tokio::time::Instant::now();
        }
        self.host.metrics.events_followed_total.add(1);
        Some(last)
    }

    /// How far the table has come by the log: what was not heard is told.
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
                    let text = HostToClient::Said { said }.to_json().into();
                    self.tell_said(&id, at, Some(&player), &text).await;
                }
            }
        }
    }
}
