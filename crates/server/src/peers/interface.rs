//! The interface between this server, its tables and the other nodes.

use super::leases::Lease;
use crate::outbox::Outbox;
use axum::extract::ws::Utf8Bytes;
use futures_util::future::BoxFuture;
use protocol::cluster::NodeToNode;
use protocol::{Millis, TableId, Version};
use std::fmt::Debug;
use std::sync::Arc;
use std::time::Duration;
use storage::{Downtime, Standing};
use tokio::task::JoinHandle;

/// The cluster services that a server uses.
pub(crate) trait Peers: Send + Sync + Debug {
    /// Returns the current time by a clock that all nodes share.
    fn now(&self) -> Millis;

    /// Returns an age in milliseconds. Events older than this are sure to be stored, whichever node
    /// handled them.
    fn settling_time(&self) -> Millis;

    /// Returns the periods in which no server was running. Players' clocks were stopped during
    /// these periods.
    fn downtimes(&self) -> Arc<[Downtime]>;

    /// Returns whether the database was recently reachable and all downtimes are known. Only then
    /// may a player lose on time.
    fn is_ready(&self) -> bool;

    /// Tries to reach the database, and returns whether the server is ready now.
    fn make_ready(&self) -> BoxFuture<'_, bool>;

    /// Returns whether the database has been unreachable for so long that other nodes should take
    /// over.
    fn is_lost(&self) -> bool;

    /// Returns the timeout for loading a table.
    fn patience(&self) -> Duration;

    /// Returns the events that other nodes have stored for a table, with versions above `after`.
    fn catch_up<'a>(
        &'a self,
        table: &'a str,
        after: Version,
    ) -> BoxFuture<'a, Result<Vec<String>, storage::StorageError>>;

    /// Takes or extends a table's lease.
    fn lease<'a>(&'a self, table: &'a str) -> BoxFuture<'a, Lease>;

    /// Returns whether this node holds a table's lease.
    fn holds(&self, table: &str) -> bool;

    /// Releases a table's lease if this node holds it.
    fn release<'a>(&'a self, table: &'a str) -> BoxFuture<'a, ()>;

    /// Subscribes to the messages that other nodes publish about a table, until the subscription is
    /// dropped.
    fn subscribe<'a>(&'a self, table: &'a str, hear: Hear) -> BoxFuture<'a, Subscription>;

    /// Publishes a message to the other nodes with clients at the table. `text` is the text for
    /// those clients.
    fn publish(&self, table: &str, message: &NodeToNode, text: &str);

    /// Publishes which players and how many spectators are connected to a table through this node.
    fn publish_presence(&self, table: &str, seats: Vec<protocol::Seat>, spectators: u32);

    /// Sends a message to a player's own sockets on all nodes.
    fn notify(&self, player: &str, text: &Utf8Bytes);

    /// Returns whether the player might have a socket open for notifications.
    fn is_reachable(&self, player: &str) -> bool;

    /// Forwards to this socket the messages that other nodes send to a player, until the
    /// subscription is dropped.
    fn subscribe_player(&self, player: &str, outbox: &Outbox) -> Subscription;

    /// Ends a player's connections on all nodes because `credential` was revoked. `None` means that
    /// all of the player's credentials were revoked.
    fn sign_out(&self, player: &str, credential: Option<&str>);

    /// Returns whether this node is connected to NATS, or `None` if the server does not use NATS.
    fn hears_others(&self) -> Option<bool>;

    /// Runs all background work: heartbeats, polling and due actions. Never returns.
    fn run(self: Arc<Self>, tables: Arc<dyn TablesInUse>) -> BoxFuture<'static, ()>;

    /// Tells the other nodes that this node is stopping, and releases its leases.
    fn leave(&self) -> BoxFuture<'_, ()>;
}

/// Handles a message about a table. Returns false to end the subscription.
pub(crate) type Hear = Box<dyn Fn(NodeToNode, &str) -> bool + Send + Sync>;

/// The tables in use on this node.
pub(crate) trait TablesInUse: Send + Sync {
    fn names(&self) -> Vec<Arc<str>>;

    /// Wakes a table with a due action: a computer player's turn, or a deadline.
    fn wake(&self, table: TableId);

    /// Compares a table in memory with its progress in the database.
    fn compare(&self, standing: Standing);

    /// Publishes again which players are connected to this node, and forgets nodes that have been
    /// silent for too long.
    fn repeat_presence(&self);

    /// Forgets the players who were connected through a node that has stopped.
    fn forget_node(&self, node: &str);

    /// Disconnects all clients. The clients reconnect to this node or to another one.
    fn disconnect_all(&self);
}

/// An active subscription, which ends when this value is dropped.
#[derive(Debug)]
pub(crate) struct Subscription(Option<JoinHandle<()>>);

impl Subscription {
    pub(crate) fn new(task: JoinHandle<()>) -> Subscription {
        Subscription(Some(task))
    }

    /// Returns a subscription that receives no messages.
    pub(crate) fn none() -> Subscription {
        Subscription(None)
    }
}

impl Drop for Subscription {
    fn drop(&mut self) {
        if let Some(task) = &self.0 {
            task.abort();
        }
    }
}
