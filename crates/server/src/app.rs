//! The state that all request handlers share.

use crate::features::cups::cache::CupCache;
use crate::features::daily::cache::Days;
use crate::features::links::gallery::Gallery;
use crate::features::notifications::push::Push;
use crate::features::tournaments::Shown;
use crate::http::limits::{Addresses, Buckets, Bytes, Limits};
use crate::http::page::Page;
use crate::identity::address_log::AddressLog;
use crate::identity::sessions::Sessions;
use crate::metrics::Metrics;
use crate::peers::Peers;
use crate::tables::watchers::Watchers;
use crate::tables::{Host, Tables};
use std::ops::Deref;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use storage::Store;
use tokio::sync::watch;

/// The server's shared state. Cloning is cheap: clones share the same state.
#[derive(Clone, Debug)]
pub(crate) struct App(Arc<Parts>);

/// The parts of the server's state.
#[derive(Debug)]
pub(crate) struct Parts {
    pub(crate) store: Store,
    pub(crate) tables: Tables,
    /// State that all tables share.
    pub(crate) host: Arc<Host>,
    pub(crate) peers: Arc<dyn Peers>,
    pub(crate) push: Push,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) watchers: Arc<Watchers>,
    pub(crate) sessions: Arc<Sessions>,
    /// Tournament standings that were requested recently.
    pub(crate) tournaments: Shown,
    /// The daily courses of yesterday, today and tomorrow.
    pub(crate) days: Days,
    /// Cached editions of cups and their standings.
    pub(crate) cups: CupCache,
    pub(crate) limits: Limits,
    /// Rate limits per address: requests to the API, new players, and tables listed in the lobby.
    pub(crate) requests: Buckets,
    pub(crate) players: Buckets,
    pub(crate) open_tables: Buckets,
    /// Rate limits for wrong codes, per address and per code id (the first letters of a code).
    pub(crate) code_tries: Buckets,
    pub(crate) tries_per_code: Buckets<Arc<str>>,
    /// Rate limit for drawn pictures per address, and the cache of drawn pictures.
    pub(crate) pictures: Buckets,
    pub(crate) gallery: Gallery,
    /// Rate limit for new handles, per player.
    pub(crate) handles: Buckets<Arc<str>>,
    /// Rate limit for challenges, per player.
    pub(crate) challenges: Buckets<Arc<str>>,
    /// Rate limit for submitted offline matches, per player.
    pub(crate) results: Buckets<Arc<str>>,
    /// Rate limit for large responses, in bytes.
    pub(crate) bytes: Bytes,
    /// Connections per address. Behind a proxy, only sockets and event streams count as
    /// connections.
    pub(crate) addresses: Addresses,
    /// Hashes of the networks that players come from.
    pub(crate) address_log: AddressLog,
    /// The server's public address: `https://…` without a trailing slash.
    pub(crate) public_url: Option<String>,
    pub(crate) behind_proxy: bool,
    /// How to contact the operator of the server.
    pub(crate) contact: Option<String>,
    pub(crate) page: Page,
    /// Whether the server has resumed the tables of its last run.
    pub(crate) has_resumed: AtomicBool,
    /// Signals when the server stops.
    pub(crate) stopping: watch::Receiver<()>,
}

impl App {
    pub(crate) fn new(parts: Parts) -> App {
        App(Arc::new(parts))
    }
}

impl Deref for App {
    type Target = Parts;

    fn deref(&self) -> &Parts {
        &self.0
    }
}
