//! What everything that answers requests shares.

use crate::address_log::AddressLog;
use crate::cup_cache::CupCache;
use crate::days::Days;
use crate::gallery::Gallery;
use crate::limits::{Addresses, Buckets, Bytes, Limits};
use crate::metrics::Metrics;
use crate::page::Page;
use crate::peers::Peers;
use crate::push::Push;
use crate::sessions::Sessions;
use crate::tables::{Host, Tables};
use crate::tournaments::Shown;
use crate::watchers::Watchers;
use std::ops::Deref;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use storage::Store;
use tokio::sync::watch;

/// The server; clones are the same one.
#[derive(Clone, Debug)]
pub(crate) struct App(Arc<Parts>);

/// What a server has.
#[derive(Debug)]
pub(crate) struct Parts {
    pub(crate) store: Store,
    pub(crate) tables: Tables,
    /// What the tables share.
    pub(crate) host: Arc<Host>,
    pub(crate) peers: Arc<dyn Peers>,
    pub(crate) push: Push,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) watchers: Arc<Watchers>,
    pub(crate) sessions: Arc<Sessions>,
    /// Standings that were asked for lately.
    pub(crate) tournaments: Shown,
    /// The daily courses of these days.
    pub(crate) days: Days,
    /// What cups are played with, and how they stand.
    pub(crate) cups: CupCache,
    pub(crate) limits: Limits,
    /// By address: requests to the API, new players, and tables for the lobby.
    pub(crate) requests: Buckets,
    pub(crate) players: Buckets,
    pub(crate) open_tables: Buckets,
    /// Wrong codes, by address and by the half of the code that is its id.
    pub(crate) code_tries: Buckets,
    pub(crate) tries_per_code: Buckets<Arc<str>>,
    /// Pictures drawn, by address, and those that are kept.
    pub(crate) pictures: Buckets,
    pub(crate) gallery: Gallery,
    /// New handles, by player.
    pub(crate) handles: Buckets<Arc<str>>,
    /// Challenges, by player.
    pub(crate) challenges: Buckets<Arc<str>>,
    /// Matches played at home, by player.
    pub(crate) results: Buckets<Arc<str>>,
    /// Large answers, by what they weigh.
    pub(crate) bytes: Bytes,
    /// Connections by address; behind a proxy, sockets and streams.
    pub(crate) addresses: Addresses,
    /// Hashes of the networks that players come from.
    pub(crate) address_log: AddressLog,
    /// `https://…` without a slash at its end.
    pub(crate) public_url: Option<String>,
    pub(crate) behind_proxy: bool,
    /// How to reach whoever runs the server.
    pub(crate) contact: Option<String>,
    pub(crate) page: Page,
    /// Whether the tables that the last server left behind go on.
    pub(crate) has_resumed: AtomicBool,
    /// Changes when the server stops.
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
