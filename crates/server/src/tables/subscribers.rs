//! The clients at a table.

use crate::metrics::Metrics;
use crate::outbox::{Outbox, Unsent};
use axum::extract::ws::Utf8Bytes;
use protocol::Version;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// The clients at a table.
#[derive(Debug, Default)]
pub(super) struct Subscribers(Vec<Subscriber>);

/// A client at a table.
#[derive(Debug)]
pub(crate) struct Subscriber {
    number: u64,
    pub(crate) outbox: Outbox,
    pub(crate) player: Option<Arc<str>>,
    /// Whether the client applies events itself.
    pub(super) follows: bool,
}

impl Subscriber {
    /// Creates a subscriber with a unique number.
    pub(crate) fn new(outbox: Outbox, player: Option<Arc<str>>, follows: bool) -> Subscriber {
        static NUMBER: AtomicU64 = AtomicU64::new(0);
        Subscriber {
            number: NUMBER.fetch_add(1, Ordering::Relaxed),
            outbox,
            player,
            follows,
        }
    }

    pub(crate) fn number(&self) -> u64 {
        self.number
    }

    /// Queues a message. Returns false if the client is too slow and must be disconnected.
    fn tell(&self, metrics: &Metrics, text: &Utf8Bytes) -> bool {
        match self.outbox.tell(text.clone()) {
            Ok(()) => true,
            Err(Unsent::Full) => {
                metrics.slow_clients_total.add(1);
                false
            }
            Err(Unsent::Gone) => false,
        }
    }
}

/// Committed events, as sent to clients.
#[derive(Clone, Debug)]
pub(crate) struct Broadcast {
    /// The version after the events.
    pub(super) version: Version,
    /// The message for clients that apply events themselves.
    pub(super) events: Utf8Bytes,
    /// The message for all other clients, with the state after the events, or `None` if there are
    /// no such clients.
    pub(super) update: Option<Utf8Bytes>,
}

impl Subscribers {
    pub(super) fn add(&mut self, subscriber: Subscriber) {
        self.0.push(subscriber);
    }

    /// Disconnects a client, which reconnects unless it has left.
    pub(super) fn remove(&mut self, number: u64) {
        self.0.retain(|one| one.number != number);
    }

    /// Disconnects all clients, which then reconnect.
    pub(super) fn clear(&mut self) {
        self.0 = Vec::new();
    }

    /// Sends a message to all clients.
    pub(super) fn broadcast(&mut self, metrics: &Metrics, text: &Utf8Bytes) {
        self.0.retain(|one| one.tell(metrics, text));
    }

    /// Sends a message to all clients except those of these players.
    pub(super) fn broadcast_except(
        &mut self,
        metrics: &Metrics,
        text: &Utf8Bytes,
        players: &[String],
    ) {
        self.0.retain(|one| {
            let mut players = players.iter();
            let is_left_out = one
                .player
                .as_deref()
                .is_some_and(|own| players.any(|player| player == own));
            is_left_out || one.tell(metrics, text)
        });
    }

    /// Sends committed events to all clients, in the form that each client expects.
    pub(super) fn tell(&mut self, metrics: &Metrics, broadcast: &Broadcast) {
        self.0.retain(|one| {
            let text = Some(&broadcast.events).filter(|_| one.follows);
            let Some(text) = text.or(broadcast.update.as_ref()) else {
                return true;
            };
            let stays = one.tell(metrics, text);
            if stays {
                one.outbox.note(broadcast.version);
            }
            stays
        });
    }
}
