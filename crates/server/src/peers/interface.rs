//! What a server needs of the others, and they of its tables.

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

/// What a server needs of the others.
pub(crate) trait Peers: Send + Sync + Debug {
    /// The time, which is the same for all nodes.
    fn now(&self) -> Millis;

    /// How long after an event all nodes have surely stored what happened before it.
    fn settling_time(&self) -> Millis;

    /// The times when no server ran: clocks stood still.
    fn downtimes(&self) -> Arc<[Downtime]>;

    /// Returns whether the database was there a moment ago and all absences are known, as they must
    /// be before anybody is judged by the clock.
    fn is_ready(&self) -> BoxFuture<'_, bool>;

    /// Returns whether the database has been away for longer than a moment: others may do better.
    fn is_lost(&self) -> bool;

    /// How long loading a table may take.
    fn patience(&self) -> Duration;

    /// The events of a table after a version that other nodes have stored.
    fn catch_up<'a>(
        &'a self,
        table: &'a str,
        after: Version,
    ) -> BoxFuture<'a, Result<Vec<String>, storage::StorageError>>;

    /// Takes the lease of a table, or prolongs it.
    fn lease<'a>(&'a self, table: &'a str) -> BoxFuture<'a, Lease>;

    /// Returns whether this node has the lease of a table.
    fn holds(&self, table: &str) -> bool;

    /// Gives the lease of a table back, if this node has it.
    fn release<'a>(&'a self, table: &'a str) -> BoxFuture<'a, ()>;

    /// From now on this node hears what the others publish about a table, until the subscription
    /// is dropped.
    fn subscribe<'a>(&'a self, table: &'a str, hear: Hear) -> BoxFuture<'a, Subscription>;

    /// To the other nodes with somebody at the table; `text` is what clients are told.
    fn publish(&self, table: &str, message: &NodeToNode, text: &str);

    /// Tells the other nodes who is at a table by way of this one.
    fn publish_presence(&self, table: &str, seats: Vec<protocol::Seat>, spectators: u32);

    /// To a player's own sockets, on whichever node.
    fn notify(&self, player: &str, text: &Utf8Bytes);

    /// Returns whether somebody may hear what a player is notified of.
    fn is_reachable(&self, player: &str) -> bool;

    /// What other nodes have for a player goes to this socket too, until the subscription is
    /// dropped.
    fn subscribe_player(&self, player: &str, outbox: &Outbox) -> Subscription;

    /// A credential is not good any more, or none of the player's: connections end on all nodes.
    fn sign_out(&self, player: &str, credential: Option<&str>);

    /// Returns whether NATS is connected; nothing where it is not used.
    fn hears_others(&self) -> Option<bool>;

    /// Looks after everything that happens without anybody asking, without end.
    fn run(self: Arc<Self>, tables: Arc<dyn TablesInUse>) -> BoxFuture<'static, ()>;

    /// Says goodbye and gives back what this node has.
    fn leave(&self) -> BoxFuture<'_, ()>;
}

/// Takes what is heard about a table; whether somebody still wants it.
pub(crate) type Hear = Box<dyn Fn(NodeToNode, &str) -> bool + Send + Sync>;

/// The tables in use on this node.
pub(crate) trait TablesInUse: Send + Sync {
    fn names(&self) -> Vec<Arc<str>>;

    /// Something is due at a table: a computer's turn, or a deadline.
    fn wake(&self, table: TableId);

    /// How far a table has come by the log.
    fn compare(&self, standing: Standing);

    /// Everyone says again who is here, and forgets nodes that have been silent for long.
    fn repeat_presence(&self);

    /// A node has stopped.
    fn forget_node(&self, node: &str);

    /// Everyone is dropped and comes back, here or elsewhere.
    fn disconnect_all(&self);
}

/// Listens as long as it lives.
#[derive(Debug)]
pub(crate) struct Subscription(Option<JoinHandle<()>>);

impl Subscription {
    pub(crate) fn new(task: JoinHandle<()>) -> Subscription {
        Subscription(Some(task))
    }

    /// There is nobody to listen to.
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
