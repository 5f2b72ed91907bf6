//! Implements [`Peers`] for a single server with its own database file: a cluster of one.

use super::interface::{Hear, Peers, Subscription, TablesInUse};
use super::leases::Lease;
use crate::identity::sessions::Sessions;
use crate::outbox::Outbox;
use crate::time::now;
use crate::watchers::Watchers;
use axum::extract::ws::Utf8Bytes;
use futures_util::FutureExt;
use futures_util::future::{BoxFuture, ready};
use protocol::cluster::NodeToNode;
use protocol::{Millis, Seat, TableId, Version};
use std::sync::Arc;
use std::time::Duration;
use storage::{Downtime, Store};

/// The interval between heartbeats, and between searches for tables with due actions.
const BEAT: Duration = Duration::from_secs(5);
/// A table is loaded this many milliseconds before an action on it is due.
const AHEAD: Millis = 30_000;
/// Maximum number of tables loaded per search.
const MAX_TABLES_PER_SEARCH: u32 = 200;
/// The longest break between two runs that does not count as downtime, in milliseconds.
const BREAK: Millis = 1_000;
/// Timeout for loading a table. It is long because no other node could load the table instead.
const LOAD_TIMEOUT: Duration = Duration::from_mins(5);

/// A server that holds every lease and has no other nodes to notify.
#[derive(Debug)]
pub(crate) struct Alone {
    store: Store,
    absences: Arc<[Downtime]>,
    watchers: Arc<Watchers>,
    sessions: Arc<Sessions>,
}

impl Alone {
    /// Creates a cluster of one. Stores the downtime since the previous run, because players'
    /// clocks did not run then.
    pub(crate) async fn new(
        store: &Store,
        watchers: Arc<Watchers>,
        sessions: Arc<Sessions>,
    ) -> Result<Alone, storage::StorageError> {
        let until = now();
        if let Some(since) = store.last_alive().await?
            && until > since + BREAK
        {
            store.add_downtime(Downtime { since, until }).await?;
        }
        store.mark_alive(until).await?;
        Ok(Alone {
            store: store.clone(),
            absences: store.downtimes().await?.into(),
            watchers,
            sessions,
        })
    }

    /// Stores the current time as proof that the server is running. If the server crashes, players'
    /// clocks stop at the last stored time.
    async fn mark_alive(&self) {
        if let Err(error) = self.store.mark_alive(now()).await {
            tracing::error!(%error, "cannot store that the server is running");
        }
    }

    async fn beat(&self, tables: &dyn TablesInUse) {
        self.mark_alive().await;
        match self.store.due(now() + AHEAD, MAX_TABLES_PER_SEARCH).await {
            Ok(due) => {
                for id in due.into_iter().filter_map(|id| TableId::new(id).ok()) {
                    tables.wake(id);
                }
            }
            Err(error) => tracing::error!(%error, "cannot search for tables with due actions"),
        }
    }
}

impl Peers for Alone {
    fn now(&self) -> Millis {
        now()
    }

    fn settling_time(&self) -> Millis {
        // Longer than a commit takes.
        500
    }

    fn downtimes(&self) -> Arc<[Downtime]> {
        Arc::clone(&self.absences)
    }

    fn is_ready(&self) -> bool {
        true
    }

    fn make_ready(&self) -> BoxFuture<'_, bool> {
        ready(true).boxed()
    }

    fn is_lost(&self) -> bool {
        false
    }

    fn patience(&self) -> Duration {
        LOAD_TIMEOUT
    }

    fn catch_up<'a>(
        &'a self,
        _: &'a str,
        _: Version,
    ) -> BoxFuture<'a, Result<Vec<String>, storage::StorageError>> {
        ready(Ok(Vec::new())).boxed()
    }

    fn lease<'a>(&'a self, _: &'a str) -> BoxFuture<'a, Lease> {
        ready(Lease::Held).boxed()
    }

    fn holds(&self, _: &str) -> bool {
        true
    }

    fn release<'a>(&'a self, _: &'a str) -> BoxFuture<'a, ()> {
        ready(()).boxed()
    }

    fn subscribe<'a>(&'a self, _: &'a str, _: Hear) -> BoxFuture<'a, Subscription> {
        ready(Subscription::none()).boxed()
    }

    fn publish(&self, _: &str, _: &NodeToNode, _: &str) {}

    fn publish_presence(&self, _: &str, _: Vec<Seat>, _: u32) {}

    fn notify(&self, player: &str, text: &Utf8Bytes) {
        self.watchers.notify(player, text);
    }

    fn is_reachable(&self, player: &str) -> bool {
        self.watchers.contains(player)
    }

    fn subscribe_player(&self, _: &str, _: &Outbox) -> Subscription {
        Subscription::none()
    }

    fn sign_out(&self, player: &str, credential: Option<&str>) {
        self.sessions.end(player, credential);
    }

    fn hears_others(&self) -> Option<bool> {
        None
    }

    fn run(self: Arc<Self>, tables: Arc<dyn TablesInUse>) -> BoxFuture<'static, ()> {
        async move {
            let mut beat = tokio::time::interval(BEAT);
            beat.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
            loop {
                beat.tick().await;
                self.beat(&*tables).await;
            }
        }
        .boxed()
    }

    fn leave(&self) -> BoxFuture<'_, ()> {
        self.mark_alive().boxed()
    }
}
