//! What everything in a server shares.

use crate::api::daily::Days;
use crate::blocked_words::BlockedWords;
use crate::cluster::Cluster;
use crate::computers::Computers;
use crate::hub::Hub;
use crate::limits::{Addresses, Buckets, Bytes, Limits};
use crate::metrics::Metrics;
use crate::page::Page;
use crate::sessions::Sessions;
use crate::writer::Item;
use protocol::Millis;
use std::ops::Deref;
use std::sync::{Arc, Mutex};
use storage::{Absence, Store};
use table::CourseCache;
use tokio::sync::{mpsc, watch};

/// The server; clones are the same one.
#[derive(Clone)]
pub(crate) struct App(Arc<Host>);

/// What a server has.
pub(crate) struct Host {
    pub(crate) store: Store,
    pub(crate) hub: Hub,
    pub(crate) metrics: Metrics,
    pub(crate) writer: mpsc::Sender<Item>,
    pub(crate) shelf: Mutex<CourseCache>,
    pub(crate) computers: Computers,
    /// The daily courses of these days.
    pub(crate) days: Days,
    pub(crate) limits: Limits,
    /// By address: requests to the API, new players, and tables for the lobby.
    pub(crate) requests: Buckets,
    pub(crate) players: Buckets,
    pub(crate) open_tables: Buckets,
    /// Large answers, by what they weigh.
    pub(crate) bytes: Bytes,
    /// By player: what is said.
    pub(crate) talk: Buckets<Arc<str>>,
    pub(crate) sessions: Sessions,
    pub(crate) blocked_words: BlockedWords,
    /// Connections by address; behind a proxy, sockets and streams.
    pub(crate) addresses: Addresses,
    /// When no server ran.
    pub(crate) absences: Mutex<Arc<[Absence]>>,
    /// The other servers on the same database, if it is one for several.
    pub(crate) cluster: Option<Cluster>,
    /// `https://…` without a slash at its end.
    pub(crate) public_url: Option<String>,
    pub(crate) behind_proxy: bool,
    pub(crate) page: Page,
    /// Changes when the server stops.
    pub(crate) stopping: watch::Receiver<()>,
}

impl App {
    pub(crate) fn new(host: Host) -> App {
        App(Arc::new(host))
    }

    /// The time: this machine's, or of several servers the database's.
    pub(crate) fn now(&self) -> Millis {
        match &self.cluster {
            None => crate::time::now(),
            Some(cluster) => cluster.now(),
        }
    }
}

impl Deref for App {
    type Target = Host;

    fn deref(&self) -> &Host {
        &self.0
    }
}

impl std::fmt::Debug for App {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("App(…)")
    }
}
