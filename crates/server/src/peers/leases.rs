//! Leases decide which node acts for a table's computer players and clock.
//!
//! A lease is a database row. Its end time is measured by the database's clock. The node that holds
//! a lease can expect to be the only one that acts. Even if two nodes act, the unique key (table,
//! version) lets only one of them commit.

use crate::http::limits::locked;
use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// Duration of a lease. After this time, another node can take over from a dead one.
pub(super) const LEASE: Duration = Duration::from_secs(10);
/// A node acts under a lease only if the lease lasts at least this much longer. Otherwise, the node
/// extends the lease first.
const MARGIN: Duration = Duration::from_secs(5);

/// The leases that this node holds, each with its earliest possible end.
#[derive(Debug, Default)]
pub(super) struct Leases(Mutex<HashMap<Arc<str>, Instant>>);

impl Leases {
    pub(super) fn holds(&self, table: &str) -> bool {
        let leases = locked(&self.0);
        leases.get(table).is_some_and(|end| *end > Instant::now())
    }

    pub(super) fn is_safe(&self, table: &str) -> bool {
        let leases = locked(&self.0);
        let safe = Instant::now() + MARGIN;
        leases.get(table).is_some_and(|end| *end > safe)
    }

    pub(super) fn note(&self, table: &str, begin: Instant) {
        let mut leases = locked(&self.0);
        leases.retain(|_, end| *end > begin);
        leases.insert(table.into(), begin + LEASE);
    }

    pub(super) fn forget(&self, table: &str) -> bool {
        locked(&self.0).remove(table).is_some()
    }
}

/// The result of asking for a lease.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Lease {
    /// This node already held the lease.
    Held,
    /// This node has just taken the lease; another node may have acted before.
    Taken,
    /// Another node holds the lease, or the database does not respond.
    Refused,
}
