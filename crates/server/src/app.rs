//! State shared by all request handlers.

use crate::features::cups::state::CupCache;
use crate::features::daily::state::Days;
use crate::features::library::state::Library;
use crate::features::links::state::Links;
use crate::features::people::state::People;
use crate::features::tournaments::state::Shown;
use crate::http::Http;
use crate::http::limits::Limits;
use crate::identity::state::Identity;
use crate::metrics::Metrics;
use crate::peers::Peers;
use crate::push::Push;
use crate::tables::{Host, Tables};
use crate::watchers::Watchers;
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
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) watchers: Arc<Watchers>,
    pub(crate) limits: Limits,
    pub(crate) http: Http,
    pub(crate) identity: Identity,
    /// Cached editions of cups and their standings.
    pub(crate) cups: CupCache,
    /// The daily courses for yesterday, today and tomorrow.
    pub(crate) days: Days,
    pub(crate) library: Library,
    pub(crate) links: Links,
    pub(crate) people: People,
    pub(crate) push: Push,
    /// Recently requested tournament standings.
    pub(crate) tournaments: Shown,
    /// Whether the server has resumed the tables from its previous run.
    pub(crate) has_resumed: AtomicBool,
    /// Signals that the server is stopping.
    pub(crate) stopping: watch::Receiver<()>,
}

impl App {
    pub(crate) fn new(parts: Parts) -> App {
        App(Arc::new(parts))
    }
}

impl AsRef<Http> for App {
    fn as_ref(&self) -> &Http {
        &self.http
    }
}

impl AsRef<Identity> for App {
    fn as_ref(&self) -> &Identity {
        &self.identity
    }
}

impl AsRef<Store> for App {
    fn as_ref(&self) -> &Store {
        &self.store
    }
}

impl Deref for App {
    type Target = Parts;

    fn deref(&self) -> &Parts {
        &self.0
    }
}
