//! Handles news from other nodes and passes on chat messages.

use super::{ChatMessage, Effect, Job, Now, Room};
use crate::tables::subscribers::Broadcast;
use protocol::cluster::NodeToNode;
use protocol::online::SocketMessage;
use protocol::{Event, EventKind, Millis, TableId, TraceFile, Version};
use storage::{Standing, StorageError};
use table::TableError;

/// A chat message in the database may be new even if it is up to this many milliseconds older than
/// the last one received.
const SLACK: Millis = 5_000;
/// Number of recent chat messages whose ids are remembered, to detect duplicates.
const REMARKS: usize = 64;

impl Room {
    /// Handles a message from another node. Returns the job that it causes.
    pub(super) fn heard(&mut self, message: NodeToNode, text: String, now: &Now) -> Option<Job> {
        match message {
            NodeToNode::Events { after, version } => {
                return self.updated(after, version, text, now);
            }
            NodeToNode::Said { id, at, player } => {
                if !self.chat.ids.contains(&id) {
                    let (author, text) = (player, text.into());
                    self.effects.push(Effect::ReadBlockers {
                        id,
                        at,
                        author,
                        text,
                    });
                }
            }
            NodeToNode::Next { table } => self.tell_next(table),
            NodeToNode::Here {
                node,
                seats,
                spectators,
            } => {
                if self.presence.heard(node, seats, spectators, now.instant) {
                    self.presence_changed(now);
                }
            }
            NodeToNode::Who {} => self.repeat_presence(),
            NodeToNode::Forget {} => self.loaded = None,
            NodeToNode::Closed {} => self.closed(now),
            NodeToNode::Bye { .. } | NodeToNode::SignOut { .. } => {}
        }
        None
    }

    /// Handles events that another node has committed.
    fn updated(
        &mut self,
        after: Version,
        version: Version,
        text: String,
        now: &Now,
    ) -> Option<Job> {
        let told = self.last_announced;
        if told.is_some_and(|told| told >= version) {
            return None;
        }
        let Some(loaded) = &self.loaded else {
            if told.is_some_and(|told| told != after) || self.has_viewers() {
                // Earlier events are missing, or a client needs the state. Loading the table
                // announces the missing events and the state.
                return Some(Job::CatchUp);
            }
            self.effects.push(Effect::Tell(Broadcast {
                version,
                events: text.into(),
                update: None,
            }));
            self.last_announced = Some(version);
            return None;
        };
        let known = loaded.version();
        if known >= version {
            return None;
        }
        match SocketMessage::parse_events(&text) {
            Ok(events) if after <= known => {
                self.take_over(events, now);
                // Continue a computer player's turn only if this node was already responsible for
                // the table.
                let is_loaded = self.loaded.is_some();
                Some(if is_loaded {
                    Job::Settle { only_if_held: true }
                } else {
                    Job::CatchUp
                })
            }
            _ => Some(Job::CatchUp),
        }
    }

    /// Applies the events that other nodes have stored.
    pub(super) fn caught_up(&mut self, events: Result<Vec<String>, StorageError>, now: &Now) {
        let events = match events {
            Ok(events) if events.is_empty() => return self.announce_missing(None),
            Ok(events) => events,
            Err(error) => {
                tracing::error!(%error, "cannot read the events of other nodes");
                return;
            }
        };
        self.metrics.catch_ups_total.add(1);
        let events = events.iter().map(|event| Event::parse(event));
        match events.collect::<Result<Vec<Event>, _>>() {
            Ok(events) => self.take_over(events, now),
            Err(_) => self.loaded = None,
        }
    }

    /// Applies and announces committed events. If the events do not fit, the match is unloaded and
    /// must be loaded again.
    fn take_over(&mut self, events: Vec<Event>, now: &Now) {
        match self.follow(events, now) {
            Ok(trace) => self.announce_missing(trace),
            Err(_) => self.loaded = None,
        }
    }

    /// Applies events to the match, and returns the trace of the last stroke in these events, if
    /// any. Fails if the events do not fit.
    fn follow(&mut self, events: Vec<Event>, now: &Now) -> Result<Option<TraceFile>, TableError> {
        let is_viewed = self.has_viewers();
        let Some(loaded) = self.loaded.as_deref_mut() else {
            return Ok(None);
        };
        let mut last = None;
        for event in events {
            if event.version <= loaded.version() {
                continue;
            }
            self.has_old_seats |= matches!(
                event.what,
                EventKind::Joined { .. } | EventKind::Left { .. }
            );
            if let (true, EventKind::Acted { seat, action, .. }) = (is_viewed, &event.what) {
                last = loaded.table.state().trace(*seat, action).or(last);
            }
            loaded.table.follow(event)?;
        }
        loaded.note_followed();
        if is_viewed {
            // Keep the match loaded, because its state will be requested again.
            self.used = now.instant;
        }
        self.metrics.events_followed_total.add(1);
        Ok(last)
    }

    /// Compares the table with the database, and announces missed events, missed chat messages and
    /// the rematch table.
    pub(super) fn compare(&mut self, standing: Standing) -> Option<Job> {
        if self.clients.is_empty() {
            return None;
        }
        if !self.knows_next
            && let Some(table) = standing.next.and_then(|next| TableId::new(next).ok())
        {
            self.tell_next(table);
        }
        if standing.said.is_some_and(|last| last > self.chat.last) {
            let since = self.chat.last.saturating_sub(SLACK);
            self.effects.push(Effect::ReadChat(since));
        }
        let is_behind = |known| known < standing.version;
        self.last_announced
            .is_some_and(is_behind)
            .then_some(Job::CatchUp)
    }

    /// Publishes again which players are connected to this node.
    pub(super) fn repeat_presence(&mut self) {
        if self.listens
            && let Some((seats, spectators)) = self.presence.here()
        {
            self.effects
                .push(Effect::PublishPresence(seats, spectators));
        }
    }

    /// Sends a chat message once to all clients on this node, except those of players who have
    /// blocked the author.
    pub(super) fn pass_on(&mut self, message: ChatMessage) {
        let ChatMessage {
            id,
            at,
            text,
            blockers,
        } = message;
        if self.chat.ids.contains(&id) {
            return;
        }
        if self.chat.ids.len() >= REMARKS {
            self.chat.ids.pop_front();
        }
        self.chat.ids.push_back(id);
        self.chat.last = self.chat.last.max(at);
        self.effects.push(Effect::TellExcept(text, blockers));
    }
}
