//! Implements [`Peers`] for a node in a cluster.

use super::bus::Bus;
use super::cluster::{Cluster, LOST, STALE};
use super::interface::{Hear, Peers, Subscription, TablesInUse};
use super::leases::Lease;
use super::poll;
use crate::outbox::Outbox;
use axum::extract::ws::Utf8Bytes;
use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use protocol::cluster::NodeToNode;
use protocol::{Millis, Seat, Version};
use std::sync::Arc;
use std::time::Duration;
use storage::Downtime;

/// Timeout for a NATS subscription. After the timeout, the node relies on the database.
const SUBSCRIBE: Duration = Duration::from_millis(500);

impl Peers for Cluster {
    fn now(&self) -> Millis {
        self.time()
    }

    fn settling_time(&self) -> Millis {
        5_000
    }

    fn downtimes(&self) -> Arc<[Downtime]> {
        self.known_downtimes()
    }

    fn is_ready(&self) -> bool {
        self.silence() < STALE
    }

    fn make_ready(&self) -> BoxFuture<'_, bool> {
        self.beat().boxed()
    }

    fn is_lost(&self) -> bool {
        self.silence() > LOST
    }

    fn patience(&self) -> Duration {
        LOST
    }

    fn catch_up<'a>(
        &'a self,
        table: &'a str,
        after: Version,
    ) -> BoxFuture<'a, Result<Vec<String>, storage::StorageError>> {
        self.store.events(table, after).boxed()
    }

    fn lease<'a>(&'a self, table: &'a str) -> BoxFuture<'a, Lease> {
        self.take_lease(table).boxed()
    }

    fn holds(&self, table: &str) -> bool {
        self.leases.holds(table)
    }

    fn release<'a>(&'a self, table: &'a str) -> BoxFuture<'a, ()> {
        async move {
            if self.leases.forget(table) {
                // If this fails, the lease expires by itself.
                let _ = self.store.release(table, &self.node).await;
            }
        }
        .boxed()
    }

    fn subscribe<'a>(&'a self, table: &'a str, hear: Hear) -> BoxFuture<'a, Subscription> {
        async move {
            let Some(bus) = &self.bus else {
                return Subscription::none();
            };
            let read = move |text: &str| match NodeToNode::parse(text) {
                Some((message, text)) => hear(message, text),
                None => true,
            };
            let (subscription, begins) = bus.subscribe(bus.table(table), read);
            let _ = tokio::time::timeout(SUBSCRIBE, begins).await;
            self.publish(table, &NodeToNode::Who {}, "");
            subscription
        }
        .boxed()
    }

    fn publish(&self, table: &str, message: &NodeToNode, text: &str) {
        if let Some(bus) = &self.bus {
            bus.publish(bus.table(table), message.with(text));
        }
    }

    fn publish_presence(&self, table: &str, seats: Vec<Seat>, spectators: u32) {
        let node = self.node.clone();
        let message = NodeToNode::Here {
            node,
            seats,
            spectators,
        };
        self.publish(table, &message, "");
    }

    fn notify(&self, player: &str, text: &Utf8Bytes) {
        self.watchers.notify(player, text);
        if let Some(bus) = &self.bus {
            bus.publish(bus.player(player), text.to_string());
        }
    }

    /// A node does not know who is connected to other nodes.
    fn is_reachable(&self, _: &str) -> bool {
        true
    }

    fn subscribe_player(&self, player: &str, outbox: &Outbox) -> Subscription {
        let Some(bus) = &self.bus else {
            return Subscription::none();
        };
        let outbox = outbox.downgrade();
        let pass_on = move |text: &str| match outbox.upgrade() {
            Some(outbox) => {
                // A client that misses a message requests the whole list.
                let _ = outbox.tell(text.into());
                true
            }
            None => false,
        };
        bus.subscribe(bus.player(player), pass_on).0
    }

    fn sign_out(&self, player: &str, credential: Option<&str>) {
        self.sessions.end(player, credential);
        if let Some(bus) = &self.bus {
            let (player, credential) = (player.to_owned(), credential.map(str::to_owned));
            let message = NodeToNode::SignOut { player, credential };
            bus.publish(bus.nodes(), message.with(""));
        }
    }

    fn hears_others(&self) -> Option<bool> {
        self.bus.as_ref().map(Bus::is_connected)
    }

    fn run(self: Arc<Self>, tables: Arc<dyn TablesInUse>) -> BoxFuture<'static, ()> {
        async move {
            tokio::join!(
                Arc::clone(&self).hear_nodes(Arc::clone(&tables)),
                poll::run(Arc::clone(&self), Arc::clone(&tables)),
                self.keep_alive(tables),
            );
        }
        .boxed()
    }

    fn leave(&self) -> BoxFuture<'_, ()> {
        async {
            if let Err(error) = self.store.release_all(&self.node).await {
                tracing::error!(%error, "cannot release leases; they expire by themselves");
            }
            if let Some(bus) = &self.bus {
                let node = self.node.clone();
                bus.publish_last(&NodeToNode::Bye { node }).await;
            }
        }
        .boxed()
    }
}
