//! All tables that somebody is at, and all players who want to hear of theirs.

use crate::App;
use crate::limits::locked;
use crate::outbox::Outbox;
use crate::room::Room;
use axum::extract::ws::Utf8Bytes;
use protocol::TableId;
use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// The rooms and watchers of one server.
#[derive(Debug, Default)]
pub(crate) struct Hub {
    rooms: Mutex<HashMap<TableId, Arc<Room>>>,
    /// Rooms whose stored summary lags behind.
    dirty: Mutex<Vec<Arc<Room>>>,
    watchers: Mutex<HashMap<Arc<str>, Vec<Outbox>>>,
}

/// A match nobody has touched for so long leaves memory.
const IDLE: Duration = Duration::from_secs(20);

impl Hub {
    /// The room of a table; whether there is such a table shows when it is opened.
    pub(crate) fn room(&self, id: &TableId) -> Arc<Room> {
        let mut rooms = locked(&self.rooms);
        let new = || Arc::new(Room::new(id.clone()));
        Arc::clone(rooms.entry(id.clone()).or_insert_with(new))
    }

    /// The room of a table if somebody is there.
    pub(crate) fn present(&self, id: &TableId) -> Option<Arc<Room>> {
        locked(&self.rooms).get(id).cloned()
    }

    pub(crate) fn rooms(&self) -> Vec<Arc<Room>> {
        locked(&self.rooms).values().cloned().collect()
    }

    pub(crate) fn note_dirty(&self, room: &Arc<Room>) {
        locked(&self.dirty).push(Arc::clone(room));
    }

    /// Sends the summaries that lag behind to the writer.
    pub(crate) async fn store_summaries(&self, app: &App) {
        let dirty = std::mem::take(&mut *locked(&self.dirty));
        for room in dirty {
            if let Some(item) = room.summary_item().await {
                // Without a writer there is no server any more.
                let _ = app.writer.send(item).await;
            }
        }
    }

    /// Drops what nobody uses.
    pub(crate) fn sweep(&self, app: &App, idle: Duration) {
        let mut live = 0;
        for room in self.rooms() {
            live += u64::from(!room.rest(idle));
        }
        let mut rooms = locked(&self.rooms);
        // Nobody can get hold of a room while the map is locked.
        rooms.retain(|_, room| Arc::strong_count(room) > 1 || !room.is_empty() || !room.rest(idle));
        if rooms.len() * 4 < rooms.capacity() {
            rooms.shrink_to_fit();
        }
        app.metrics.rooms.set(rooms.len() as u64);
        app.metrics.live_tables.set(live);
    }

    /// Tells everyone at every table who came and went.
    pub(crate) async fn tell_presence(&self, app: &App) {
        for room in self.rooms() {
            room.tell_presence(app).await;
        }
    }

    /// Everyone is dropped and comes back, here or elsewhere.
    pub(crate) fn stumble(&self) {
        for room in self.rooms() {
            room.stumble();
        }
        locked(&self.watchers).clear();
    }

    /// The players who hear of their tables.
    pub(crate) fn watching(&self) -> Vec<Arc<str>> {
        locked(&self.watchers).keys().cloned().collect()
    }

    /// A player wants to hear of their tables.
    pub(crate) fn watch(&self, player: &Arc<str>, outbox: Outbox) {
        let mut watchers = locked(&self.watchers);
        watchers.entry(Arc::clone(player)).or_default().push(outbox);
    }

    /// A player's client is gone.
    pub(crate) fn unwatch(&self, player: &Arc<str>) {
        let mut watchers = locked(&self.watchers);
        if let Some(outboxes) = watchers.get_mut(player) {
            outboxes.retain(|outbox| !outbox.is_closed());
            if outboxes.is_empty() {
                watchers.remove(player);
            }
        }
    }

    pub(crate) fn is_watching(&self, player: &Arc<str>) -> bool {
        locked(&self.watchers).contains_key(player)
    }

    /// To all clients of a player.
    pub(crate) fn notify(&self, player: &Arc<str>, text: &Utf8Bytes) {
        if let Some(outboxes) = locked(&self.watchers).get(player) {
            for outbox in outboxes {
                // Who misses one asks for the list.
                let _ = outbox.tell(text.clone());
            }
        }
    }
}

/// Looks after everything that happens without anybody asking.
pub(crate) async fn housekeeping(app: App) {
    let mut second = tokio::time::interval(Duration::from_secs(1));
    second.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    for count in 0_u64.. {
        second.tick().await;
        app.hub.store_summaries(&app).await;
        app.hub.tell_presence(&app).await;
        if count % 5 == 0 {
            app.hub.sweep(&app, IDLE);
            // Of several, `cluster` sees to it.
            if app.cluster.is_none() {
                crate::clocks::mark_alive(&app).await;
                crate::clocks::wake_due(&app).await;
            }
        }
        if count % 3600 == 2 {
            crate::clocks::clear_up(&app).await;
        }
    }
}
