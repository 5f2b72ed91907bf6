//! The state of the identity module.

use crate::http::limits::{Buckets, Limits};
use crate::identity::address_log::AddressLog;
use crate::identity::sessions::Sessions;
use std::sync::Arc;
use storage::{StorageError, Store};

/// The open connections of players, and the rate limits for new players and codes.
#[derive(Debug)]
pub(crate) struct Identity {
    pub(crate) sessions: Arc<Sessions>,
    /// Hashes of the networks that players connect from.
    pub(crate) address_log: AddressLog,
    /// Rate limit for new players, handle changes and passkey challenges, per IP address.
    pub(crate) new_players: Buckets,
    /// Rate limits for wrong codes, per IP address and per code id (the first letters of a code).
    pub(crate) code_tries: Buckets,
    pub(crate) tries_per_code: Buckets<Arc<str>>,
}

impl Identity {
    pub(crate) async fn open(store: &Store, limits: &Limits) -> Result<Identity, StorageError> {
        Ok(Identity {
            sessions: Arc::default(),
            address_log: AddressLog::open(store).await?,
            new_players: Buckets::new(limits.players),
            code_tries: Buckets::new(limits.codes),
            tries_per_code: Buckets::new(limits.codes),
        })
    }
}
