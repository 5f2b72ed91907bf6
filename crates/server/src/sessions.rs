//! Connections that stay, by who they belong to: should a key not be good any more, they end.

use crate::App;
use crate::identity::Player;
use crate::limits::locked;
use protocol::cluster::NodeToNode;
use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use tokio::sync::Notify;

/// The sockets and streams of known players.
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

/// A connection of a known player, until it is dropped; that of somebody else never ends by this.
#[derive(Debug)]
pub(crate) struct Session {
    app: App,
    known: Option<(Arc<str>, u64)>,
    end: Arc<Notify>,
}

impl Session {
    pub(crate) fn new(app: &App, player: Option<&Player>) -> Session {
        let end = Arc::new(Notify::new());
        let known = player.map(|player| {
            let sessions = &app.sessions;
            let number = sessions.number.fetch_add(1, Ordering::Relaxed);
            let entry = Entry {
                number,
                credential: Arc::clone(&player.credential),
                end: Arc::clone(&end),
            };
            let mut all = locked(&sessions.by_player);
            all.entry(Arc::clone(&player.id)).or_default().push(entry);
            (Arc::clone(&player.id), number)
        });
        let app = app.clone();
        Session { app, known, end }
    }

    /// Returns when the key that was shown is not good any more.
    pub(crate) async fn ended(&self) {
        self.end.notified().await;
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        if let Some((player, number)) = &self.known {
            let mut all = locked(&self.app.sessions.by_player);
            if let Some(own) = all.get_mut(player) {
                own.retain(|entry| entry.number != *number);
                if own.is_empty() {
                    all.remove(player);
                }
            }
        }
    }
}

impl Sessions {
    /// Ends the connections of a player that were opened with this credential, or all of them.
    pub(crate) fn end(&self, player: &str, credential: Option<&str>) {
        if let Some(own) = locked(&self.by_player).get(player) {
            let meant = |entry: &&Entry| credential.is_none_or(|one| *entry.credential == *one);
            for entry in own.iter().filter(meant) {
                entry.end.notify_one();
            }
        }
    }
}

/// A credential is not good any more, or none of the player's: here and on all other nodes.
pub(crate) fn sign_out(app: &App, player: &str, credential: Option<&str>) {
    app.sessions.end(player, credential);
    if let Some(cluster) = &app.cluster {
        let (player, credential) = (player.to_owned(), credential.map(str::to_owned));
        cluster.tell_nodes(app, &NodeToNode::SignOut { player, credential });
    }
}
