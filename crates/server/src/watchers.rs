//! The sockets on which players receive changes at all their tables.

use crate::http::limits::locked;
use crate::outbox::Outbox;
use axum::extract::ws::Utf8Bytes;
use std::collections::HashMap;
use std::sync::{Arc, Mutex};

/// For each player, the sockets that receive changes to the player's own list of tables.
#[derive(Debug, Default)]
pub(crate) struct Watchers(Mutex<HashMap<Arc<str>, Vec<Outbox>>>);

impl Watchers {
    /// Adds one of a player's sockets.
    pub(crate) fn add(&self, player: &Arc<str>, outbox: Outbox) {
        let mut watchers = locked(&self.0);
        watchers.entry(Arc::clone(player)).or_default().push(outbox);
    }

    /// Removes a player's closed sockets.
    pub(crate) fn remove_closed(&self, player: &Arc<str>) {
        let mut watchers = locked(&self.0);
        if let Some(outboxes) = watchers.get_mut(player) {
            outboxes.retain(|outbox| !outbox.is_closed());
            if outboxes.is_empty() {
                watchers.remove(player);
            }
        }
    }

    pub(crate) fn contains(&self, player: &str) -> bool {
        locked(&self.0).contains_key(player)
    }

    /// Returns all players with a socket for their own list.
    pub(crate) fn players(&self) -> Vec<Arc<str>> {
        locked(&self.0).keys().cloned().collect()
    }

    /// Sends a message to all of a player's sockets.
    pub(crate) fn notify(&self, player: &str, text: &Utf8Bytes) {
        if let Some(outboxes) = locked(&self.0).get(player) {
            for outbox in outboxes {
                // A client that misses a message requests the whole list.
                let _ = outbox.tell(text.clone());
            }
        }
    }

    /// Disconnects all clients. The clients reconnect to this node or to another one.
    pub(crate) fn disconnect_all(&self) {
        locked(&self.0).clear();
    }
}
