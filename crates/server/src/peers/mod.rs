//! The other servers on the same database, if there are any.
//!
//! Nothing here decides anything: the key (table, version) of the log does. A node judges by what
//! it has in memory. If another was faster, its transaction conflicts; it throws away what it has
//! in memory, loads the table anew, and judges again what was asked. Whoever acts unasked, for a
//! computer player or the clock, takes the table's *lease* first: that spares work and nothing
//! else, for two who think they have it meet at the key. What became durable is *published* to the
//! nodes with somebody at the table. NATS carries it, which makes nodes quick, not right: what
//! they hear of each other they could as well read in the log, and they do so (*catch up*) when
//! versions show a gap, when NATS is away, and every few seconds anyway.
//!
//! One server by itself is a cluster of one: [`Alone`] has every lease, never conflicts and has
//! nobody to tell. Nothing outside this folder asks which of the two it has.

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
