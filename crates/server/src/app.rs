//! State shared by all request handlers.

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
    /// State shared by all tables.
    pub(crate) host: Arc<Host>,
    pub(crate) peers: Arc<dyn Peers>,
    pub(crate) push: Push,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) watchers: Arc<Watchers>,
    pub(crate) sessions: Arc<Sessions>,
    /// Recently requested tournament standings.
    pub(crate) tournaments: Shown,
    /// The daily courses for yesterday, today and tomorrow.
    pub(crate) days: Days,
    /// Cached editions of cups and their standings.
    pub(crate) cups: CupCache,
    pub(crate) limits: Limits,
    /// Rate limits per IP address: API requests, new players, and tables listed in the lobby.
    pub(crate) requests: Buckets,
    pub(crate) players: Buckets,
    pub(crate) open_tables: Buckets,
    /// Rate limits for wrong codes, per IP address and per code id (the first letters of a code).
    pub(crate) code_tries: Buckets,
    pub(crate) tries_per_code: Buckets<Arc<str>>,
    /// Rate limit for drawing pictures, per IP address, and the cache of drawn pictures.
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
    /// Open connections per IP address. Behind a proxy, only WebSockets and event streams are
    /// counted.
    pub(crate) addresses: Addresses,
    /// Hashes of the networks that players connect from.
    pub(crate) address_log: AddressLog,
    /// The server's public URL: `https://…` without a trailing slash.
    pub(crate) public_url: Option<String>,
    pub(crate) behind_proxy: bool,
    /// How to contact the server's operator.
    pub(crate) contact: Option<String>,
    pub(crate) page: Page,
    /// Whether the server has resumed the tables from its previous run.
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
