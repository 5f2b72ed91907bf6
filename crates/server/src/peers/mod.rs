//! The cluster: other servers on the same database, if there are any.
//!
//! This module does not decide which events happen at a table: the log's unique key (table,
//! version) does. A node checks a request against the table in its memory. If another node has
//! committed first, the transaction conflicts. The node then discards the table, reloads it, and
//! checks the request again. Before a node acts for a computer player or the clock, it takes the
//! table's *lease*. Leases only save work: if two nodes think they hold the lease, the key lets
//! only one of them commit. Committed events are *published* through NATS to the nodes with clients
//! at the table. NATS makes updates fast, but correctness does not depend on it. Nodes also read
//! the log (*catch up*) when versions show a gap, when NATS is down, and every ten seconds anyway.
//!
//! A single server is a cluster of one: [`Alone`] holds every lease, never conflicts, and has no
//! other nodes to notify. Code outside this folder does not know whether it runs on a single server
//! or in a cluster.

mod alone;
mod bus;
mod cluster;
mod interface;
mod leases;
mod node;
mod poll;

pub(crate) use alone::Alone;
pub(crate) use cluster::Cluster;
pub(crate) use interface::{Peers, Subscription, TablesInUse};
pub(crate) use leases::Lease;
