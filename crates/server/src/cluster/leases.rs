//! Which node acts at a table when nobody asks: for a computer player, or for the clock.
//!
//! A lease is a row of the database, until a time by its clock. Whoever has it may be sure to be
//! the only one who acts; were it not so, the key (table, version) would still let only one act
//! count.

use super::Cluster;
use crate::App;
use crate::limits::locked;
use crate::live::Due;
use protocol::{Millis, TableId};
use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// How long a lease is taken for; what a dead node has left is taken over after it.
const LEASE: Duration = Duration::from_secs(10);
/// One that ends sooner is prolonged before anything is done under it.
const MARGIN: Duration = Duration::from_secs(5);
/// Deadlines are seen to so long before.
const AHEAD: Millis = 3_000;
/// Tables taken at a time.
const MOST: u32 = 500;

/// The leases this node has, and until when at least.
#[derive(Debug, Default)]
pub(super) struct Leases(Mutex<HashMap<Arc<str>, Instant>>);

impl Leases {
    pub(super) fn holds(&self, table: &str) -> bool {
        let leases = locked(&self.0);
        leases.get(table).is_some_and(|end| *end > Instant::now())
    }

    fn is_safe(&self, table: &str) -> bool {
        let leases = locked(&self.0);
        let safe = Instant::now() + MARGIN;
        leases.get(table).is_some_and(|end| *end > safe)
    }

    fn note(&self, table: &str, begin: Instant) {
        let mut leases = locked(&self.0);
        leases.retain(|_, end| *end > begin);
        leases.insert(table.into(), begin + LEASE);
    }

    fn forget(&self, table: &str) -> bool {
        locked(&self.0).remove(table).is_some()
    }
}

/// Whether a table may be acted at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Lease {
    /// This node has had it for some time.
    Held,
    /// It was taken just now: another node may have acted before.
    Taken,
    /// Another node has it, or the database does not answer.
    Refused,
}

impl Cluster {
    /// Takes the lease of a table, or prolongs it.
    pub(crate) async fn lease(&self, app: &App, table: &str) -> Lease {
        if self.leases.is_safe(table) {
            return Lease::Held;
        }
        let held = self.leases.holds(table);
        let begin = Instant::now();
        let time = LEASE.as_millis() as Millis;
        match app.store.lease(table, &self.node, time).await {
            Ok(true) => {
                self.leases.note(table, begin);
                if held {
                    return Lease::Held;
                }
                app.metrics.leases_taken_total.add(1);
                Lease::Taken
            }
            Ok(false) => Lease::Refused,
            Err(error) => {
                tracing::warn!(%error, "no lease");
                Lease::Refused
            }
        }
    }

    /// Whether this node has the lease of a table.
    pub(crate) fn holds(&self, table: &str) -> bool {
        self.leases.holds(table)
    }

    /// Gives the lease of a table back, if this node has it.
    pub(crate) async fn release(&self, app: &App, table: &str) {
        if self.leases.forget(table) {
            // It ends by itself.
            let _ = app.store.release(table, &self.node).await;
        }
    }
}

/// Takes the tables at which something is due and no other node sees to it.
pub(super) async fn wake_due(app: &App, cluster: &Cluster) {
    let begin = Instant::now();
    let time = LEASE.as_millis() as Millis;
    let due = match app.store.lease_due(&cluster.node, AHEAD, time, MOST).await {
        Ok(due) => due,
        Err(error) => {
            tracing::warn!(%error, "cannot look for what is due");
            return;
        }
    };
    for id in due {
        let Ok(id) = TableId::new(id) else {
            continue;
        };
        let held = cluster.leases.holds(id.as_str());
        cluster.leases.note(id.as_str(), begin);
        if held && app.hub.present(&id).is_some_and(|room| room.is_busy()) {
            continue;
        }
        tokio::spawn(wake(app.clone(), id));
    }
}

/// Loads a table; being loaded, it goes on.
async fn wake(app: App, id: TableId) {
    let room = app.hub.room(&id);
    let Ok(mut occupied) = room.open(&app).await else {
        return;
    };
    occupied.catch_up(&app).await;
    occupied.tick(&app).await;
    let live = occupied.live_mut();
    // The summary that brought us here may be an old one.
    if !live.dirty && live.due_now() == Due::Never {
        live.dirty = true;
        app.hub.note_dirty(&room);
    }
}
