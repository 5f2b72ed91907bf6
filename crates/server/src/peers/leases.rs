//! Which node acts at a table when nobody asks: for a computer player, or for the clock.
//!
//! A lease is a row of the database, until a time by its clock. Whoever has it may be sure to be
//! the only one who acts; were it not so, the key (table, version) would still let only one act
//! count.

use crate::limits::locked;
use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// How long a lease is taken for; what a dead node has left is taken over after it.
pub(super) const LEASE: Duration = Duration::from_secs(10);
/// One that ends sooner is prolonged before anything is done under it.
const MARGIN: Duration = Duration::from_secs(5);

/// The leases this node has, and until when at least.
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
