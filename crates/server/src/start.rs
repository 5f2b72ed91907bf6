//! Starts and stops the server.

use crate::app::{App, Parts};
use crate::features::cups::state::CupCache;
use crate::features::daily::state::Days;
use crate::features::library::state::Library;
use crate::features::links::state::Links;
use crate::features::people::state::People;
use crate::features::tournaments::state::Shown;
use crate::http::Http;
use crate::http::limits::Limits;
use crate::http::listen;
use crate::http::page::Page;
use crate::identity::state::Identity;
use crate::metrics::Metrics;
use crate::names::blocked_words::BlockedWords;
use crate::peers::{Alone, Cluster, Peers};
use crate::push::{Push, PushSettings};
use crate::start_error::StartError;
use crate::tables::{Host, Tables};
use crate::watchers::Watchers;
use crate::writer::Writer;
use crate::{background, database, router};
use std::fs::File;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;
use storage::{Location, Store};
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinHandle;

/// Server configuration.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen: `address:port`. Port 0 picks a free port.
    pub listen: String,
    /// Where the page's files come from.
    pub page: Page,
    /// Location of the database.
    pub data: Location,
    /// Address of the NATS server, which connects several servers on one database:
    /// `nats://host:4222`.
    pub nats: Option<String>,
    /// The server's public URL, if the server is behind a proxy: `https://play.example.org`.
    pub public_url: Option<String>,
    /// Whether to trust the proxy's `X-Forwarded-For` header.
    pub behind_proxy: bool,
    /// How to contact the operator, for the server's privacy page.
    pub contact: Option<String>,
    /// Settings for notifications by Web Push.
    pub push: PushSettings,
    /// Limits per client.
    pub limits: Limits,
    /// The blocked words, one per line. Player names, course titles and similar texts must not
    /// contain them.
    pub blocked_words: String,
}

/// A server that has opened its database and is bound to its address.
#[derive(Debug)]
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    app: App,
    /// The task that does background work.
    background: JoinHandle<()>,
    stop: watch::Sender<()>,
    /// The lock that keeps other servers from using the database file.
    _lock: Option<File>,
}

impl Server {
    /// Binds the address, opens the database, and resumes where the previous run stopped.
    pub async fn start(config: Config) -> Result<Server, StartError> {
        let (listener, address) = bind(&config.listen).await?;
        let public_url = config.public_url.as_deref().map(public_url).transpose()?;
        let (store, lock) = database::open(&config.data, config.nats.is_some()).await?;
        let identity = Identity::open(&store, &config.limits).await;
        let identity = identity.map_err(|problem| database::unusable(&config.data, &problem))?;
        let metrics = Arc::new(Metrics::default());
        let watchers = Arc::new(Watchers::default());
        let (peers, patience) = join(&config, &store, &watchers, &identity, &metrics).await?;
        let (url, contact) = (public_url.as_deref(), config.contact.as_deref());
        let push = Push::start(config.push, &store, url, contact).await?;
        let host = Arc::new(Host::new(
            &store,
            Writer::start(store.clone(), Arc::clone(&metrics), patience),
            Arc::clone(&peers),
            push.clone(),
            Arc::clone(&metrics),
            BlockedWords::new(&config.blocked_words),
            &config.limits,
        ));
        let http = Http::new(
            public_url,
            config.behind_proxy,
            config.contact,
            config.page,
            &config.limits,
        );
        let (stop, stopping) = watch::channel(());
        let app = App::new(Parts {
            store,
            tables: Tables::new(Arc::clone(&host)),
            host,
            peers,
            metrics,
            watchers,
            http,
            identity,
            cups: CupCache::default(),
            days: Days::default(),
            library: Library::default(),
            links: Links::new(&config.limits),
            limits: config.limits,
            people: People::default(),
            push,
            tournaments: Shown::default(),
            has_resumed: AtomicBool::new(false),
            stopping,
        });
        let background = tokio::spawn(background::run(app.clone()));
        Ok(Server {
            listener,
            address,
            app,
            background,
            stop,
            _lock: lock,
        })
    }

    /// Returns the address on which the server listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Returns the server's public URL or, if none is configured, its URL for a browser on this
    /// machine.
    pub fn url(&self) -> String {
        if let Some(url) = &self.app.http.public_url {
            return url.clone();
        }
        let address = self.address;
        if address.ip().is_unspecified() {
            return format!("http://localhost:{}", address.port());
        }
        format!("http://{address}")
    }

    /// Serves until `stop` completes. Then notifies all clients, finishes running requests, and
    /// stores their results.
    pub async fn run_until(self, stop: impl Future<Output = ()>) {
        let router = router::router(&self.app);
        let (http, metrics) = (&self.app.http, &self.app.metrics);
        listen::serve(self.listener, http, metrics, router, &self.stop, stop).await;
        self.background.abort();
        self.app.tables.stop().await;
        self.app.peers.leave().await;
        self.app.store.close().await;
        tracing::info!("stopped");
    }
}

/// Binds the address to listen on.
async fn bind(listen: &str) -> Result<(TcpListener, SocketAddr), StartError> {
    let failed = |error| StartError::because(unbound(listen, &error));
    let listener = TcpListener::bind(listen).await.map_err(failed)?;
    let address = listener.local_addr().map_err(failed)?;
    Ok((listener, address))
}

/// Joins the other servers on the database, if there are any. Returns the cluster, and the timeout
/// for commits unless the database is a file.
async fn join(
    config: &Config,
    store: &Store,
    watchers: &Arc<Watchers>,
    identity: &Identity,
    metrics: &Arc<Metrics>,
) -> Result<(Arc<dyn Peers>, Option<Duration>), StartError> {
    let (watchers, sessions) = (Arc::clone(watchers), Arc::clone(&identity.sessions));
    match config.data {
        Location::File(_) => {
            let alone = Alone::new(store, watchers, sessions).await;
            let alone = alone.map_err(|problem| database::unusable(&config.data, &problem))?;
            Ok((Arc::new(alone), None))
        }
        Location::Url(_) => {
            let (nats, metrics) = (config.nats.as_deref(), Arc::clone(metrics));
            let cluster = Cluster::join(store, nats, watchers, sessions, metrics).await?;
            Ok((Arc::new(cluster), Some(Cluster::COMMIT)))
        }
    }
}

fn public_url(url: &str) -> Result<String, StartError> {
    let authority = url
        .strip_prefix("https://")
        .or_else(|| url.strip_prefix("http://"));
    let authority = authority.map(|rest| rest.trim_end_matches('/'));
    match authority {
        Some(rest) if !rest.is_empty() && !rest.contains(['/', ' ', '?', '#', '"']) => {
            Ok(url.trim_end_matches('/').to_owned())
        }
        _ => Err(StartError::because(format!(
            "{url} is not a public address; use the form https://play.example.org"
        ))),
    }
}

fn unbound(listen: &str, error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::AddrInUse => {
            format!("{listen} is in use by another program; choose another with --listen")
        }
        io::ErrorKind::AddrNotAvailable => {
            format!("{listen} is not an address of this machine; choose another with --listen")
        }
        io::ErrorKind::PermissionDenied => {
            format!("no permission to use {listen}; choose a port from 1024 on")
        }
        _ => format!("cannot listen at {listen}: {error}; --listen needs the form 127.0.0.1:8086"),
    }
}
