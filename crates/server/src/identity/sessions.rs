//! Each player's open connections. A connection is ended when the credential it uses is revoked or
//! its player is banned.

use crate::http::limits::locked;
use crate::identity::player::Player;
use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use tokio::sync::Notify;

/// Sockets and streams of authenticated players.
#[derive(Debug, Default)]
pub(crate) struct Sessions {
    by_player: Mutex<HashMap<Arc<str>, Vec<Entry>>>,
    number: AtomicU64,
}

#[derive(Debug)]
struct Entry {
    number: u64,
    credential: Arc<str>,
    end: Arc<Notify>,
}

/// A connection, which stays registered until this value is dropped. Connections of anonymous
/// clients are never ended by this module.
#[derive(Debug)]
pub(crate) struct Session {
    sessions: Arc<Sessions>,
    known: Option<(Arc<str>, u64)>,
    end: Arc<Notify>,
}

impl Sessions {
    /// Registers a new connection.
    pub(crate) fn begin(self: &Arc<Sessions>, player: Option<&Player>) -> Session {
        let end = Arc::new(Notify::new());
        let known = player.map(|player| {
            let number = self.number.fetch_add(1, Ordering::Relaxed);
            let entry = Entry {
                number,
                credential: Arc::clone(&player.credential),
                end: Arc::clone(&end),
            };
            let mut all = locked(&self.by_player);
            all.entry(Arc::clone(&player.id)).or_default().push(entry);
            (Arc::clone(&player.id), number)
        });
        Session {
            sessions: Arc::clone(self),
            known,
            end,
        }
    }

    /// Returns whether a player is connected to this node.
    pub(crate) fn contains(&self, player: &str) -> bool {
        locked(&self.by_player).contains_key(player)
    }

    /// Returns all players connected to this node.
    pub(crate) fn players(&self) -> Vec<Arc<str>> {
        locked(&self.by_player).keys().cloned().collect()
    }

    /// Ends the player's connections that use `credential`, or all of them if `credential` is
    /// `None`.
    pub(crate) fn end(&self, player: &str, credential: Option<&str>) {
        if let Some(own) = locked(&self.by_player).get(player) {
            let meant = |entry: &&Entry| credential.is_none_or(|one| *entry.credential == *one);
            for entry in own.iter().filter(meant) {
                entry.end.notify_one();
            }
        }
    }
}

impl Session {
    /// Returns the player, if the client is authenticated.
    pub(crate) fn player(&self) -> Option<&str> {
        self.known.as_ref().map(|(player, _)| &**player)
    }

    /// Waits until [`Sessions::end`] ends this connection.
    pub(crate) async fn ended(&self) {
        self.end.notified().await;
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        if let Some((player, number)) = &self.known {
            let mut all = locked(&self.sessions.by_player);
            if let Some(own) = all.get_mut(player) {
                own.retain(|entry| entry.number != *number);
                if own.is_empty() {
                    all.remove(player);
                }
            }
        }
    }
}
