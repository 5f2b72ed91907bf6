//! Starts and stops the server.

use crate::app::{App, Parts};
use crate::features::cups::cache::CupCache;
use crate::features::cups::tries;
use crate::features::daily::cache::Days;
use crate::features::library;
use crate::features::links;
use crate::features::links::gallery::Gallery;
use crate::features::moderation::operators;
use crate::features::notifications;
use crate::features::notifications::push::{Push, PushSettings};
use crate::features::people::blocked_words::BlockedWords;
use crate::features::ratings;
use crate::features::tournaments::{self, Shown};
use crate::http::limits::{Addresses, Buckets, Bytes, Limits, Rate};
use crate::http::listen;
use crate::http::page::{self, Page};
use crate::http::security_headers;
use crate::identity::address_log::{AddressLog, MAX_AGE};
use crate::identity::sessions::Sessions;
use crate::metrics::Metrics;
use crate::peers::{Alone, Cluster, Peers};
use crate::router;
use crate::start_error::{StartError, without_password};
use crate::tables::watchers::Watchers;
use crate::tables::{Command, Computers, Host, Tables};
use crate::time::now;
use crate::writer::Writer;
use axum::Router;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, Uri};
use axum::middleware::map_response;
use axum::response::Response;
use contest::calendar::DAY;
use protocol::online::{Handle, look_of};
use protocol::{Millis, TableId};
use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use storage::{Location, Store};
use table::CourseCache;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{DefaultPredicate, NotForContentType, Predicate};
use tower_http::trace::TraceLayer;
use tracing::Span;

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
    /// The server's public URL, if it is behind a proxy: `https://play.example.org`.
    pub public_url: Option<String>,
    /// Whether to trust the proxy's `X-Forwarded-For` header.
    pub behind_proxy: bool,
    /// How to contact the operator, for the server's privacy page.
    pub contact: Option<String>,
    /// Settings for notifications by Web Push.
    pub push: PushSettings,
    /// Limits per client.
    pub limits: Limits,
    /// The words that player names, course titles and similar texts must not contain, one per line.
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

/// Interval between cleanups.
const HOUR: Duration = Duration::from_hours(1);
/// The age at which tables whose match has not begun are removed, in milliseconds. In the lobby,
/// such tables are removed after one day.
const FORGOTTEN: Millis = 30 * DAY;

/// Rate limit for chat messages, per player across all tables and connections.
const CHAT: Rate = Rate {
    per_second: 0.5,
    burst: 8.0,
};

/// Rate limit for handle changes, per player.
const HANDLES: Rate = Rate {
    per_second: 1.0 / 3_600.0,
    burst: 5.0,
};

/// Rate limit for challenges, per player.
const CHALLENGES: Rate = Rate {
    per_second: 1.0 / 60.0,
    burst: 10.0,
};

/// Rate limit for submitted offline matches, per player. Submissions are limited because the server
/// verifies each match stroke by stroke.
const RESULTS: Rate = Rate {
    per_second: 0.1,
    burst: 30.0,
};

/// The interval at which each node stores who is online, so that other nodes can show it.
const MINUTE: Duration = Duration::from_mins(1);

impl Server {
    /// Binds the address, opens the database, and resumes where the previous run stopped.
    pub async fn start(config: Config) -> Result<Server, StartError> {
        let bound = TcpListener::bind(&config.listen).await;
        let listener =
            bound.map_err(|error| StartError::because(unbound(&config.listen, &error)))?;
        let address = listener
            .local_addr()
            .map_err(|error| StartError::because(unbound(&config.listen, &error)))?;
        let public_url = config.public_url.as_deref().map(public_url).transpose()?;
        let (data, lock) = locate(&config)?;
        let unopened =
            |problem: storage::StorageError| StartError::because(no_data(&config.data, &problem));
        let store = Store::open(&data).await.map_err(unopened)?;
        if let Some(lock) = &lock {
            note_use(lock);
        }
        let renewed = store.renew_looks(Handle::LOOK_VERSION, look_of).await;
        renewed.map_err(unopened)?;
        let address_log = AddressLog::open(&store).await.map_err(unopened)?;
        let metrics = Arc::new(Metrics::default());
        let watchers = Arc::new(Watchers::default());
        let sessions = Arc::new(Sessions::default());
        let (own_watchers, own_sessions) = (Arc::clone(&watchers), Arc::clone(&sessions));
        let (peers, patience): (Arc<dyn Peers>, _) = match config.data {
            Location::File(_) => {
                let alone = Alone::new(&store, own_watchers, own_sessions).await;
                (Arc::new(alone.map_err(unopened)?), None)
            }
            Location::Url(_) => {
                let (nats, metrics) = (config.nats.as_deref(), Arc::clone(&metrics));
                let joined = Cluster::join(&store, nats, own_watchers, own_sessions, metrics);
                (Arc::new(joined.await?), Some(Cluster::COMMIT))
            }
        };
        let (url, contact) = (public_url.as_deref(), config.contact.as_deref());
        let push = Push::start(config.push, &store, url, contact).await?;
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        let host = Arc::new(Host {
            store: store.clone(),
            writer: Writer::start(store.clone(), Arc::clone(&metrics), patience),
            peers: Arc::clone(&peers),
            push: push.clone(),
            metrics: Arc::clone(&metrics),
            computers: Computers::new(threads.div_ceil(2)),
            blocked_words: BlockedWords::new(&config.blocked_words),
            patience: config.limits.patience,
            chat: Buckets::new(CHAT),
            courses: Mutex::new(CourseCache::new()),
        });
        let (stop, stopping) = watch::channel(());
        let app = App::new(Parts {
            store,
            tables: Tables::new(Arc::clone(&host)),
            host,
            peers,
            push,
            metrics,
            watchers,
            sessions,
            tournaments: Shown::default(),
            days: Days::default(),
            cups: CupCache::default(),
            requests: Buckets::new(config.limits.requests),
            players: Buckets::new(config.limits.players),
            open_tables: Buckets::new(config.limits.open_tables),
            code_tries: Buckets::new(config.limits.codes),
            tries_per_code: Buckets::new(config.limits.codes),
            pictures: Buckets::new(config.limits.pictures),
            gallery: Gallery::default(),
            handles: Buckets::new(HANDLES),
            challenges: Buckets::new(CHALLENGES),
            results: Buckets::new(RESULTS),
            bytes: Bytes::new(&config.limits),
            limits: config.limits,
            addresses: Addresses::default(),
            address_log,
            public_url,
            behind_proxy: config.behind_proxy,
            contact: config.contact,
            page: config.page,
            has_resumed: AtomicBool::new(false),
            stopping,
        });
        let background = tokio::spawn(resume(app.clone()));
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

    /// Returns the server's public URL, or its URL for a browser on this machine.
    pub fn url(&self) -> String {
        if let Some(url) = &self.app.public_url {
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
        let router = router(&self.app);
        listen::serve(self.listener, &self.app, router, &self.stop, stop).await;
        self.background.abort();
        self.app.tables.stop().await;
        self.app.peers.leave().await;
        self.app.store.close().await;
        tracing::info!("stopped");
    }
}

/// Returns the router for everything served over HTTP.
fn router(app: &App) -> Router {
    Router::new()
        .merge(router::router(app))
        .fallback(page)
        // Streams are not compressed, because compression would delay individual lines.
        .layer(CompressionLayer::new().compress_when(
            DefaultPredicate::new().and(NotForContentType::const_new("application/x-ndjson")),
        ))
        .layer(map_response(security_headers::add))
        // `RUST_LOG=server=debug` logs all requests, but not their queries, which may contain
        // secrets.
        .layer(
            TraceLayer::new_for_http()
                .make_span_with(|request: &Request| {
                    let (method, path) = (request.method(), request.uri().path());
                    tracing::debug_span!("request", %method, path)
                })
                .on_request(())
                .on_response(|response: &Response, took: Duration, _: &Span| {
                    let (status, took) = (response.status().as_u16(), took.as_micros());
                    tracing::debug!(status, micros = took, "answered");
                })
                .on_failure(()),
        )
        .with_state(app.clone())
}

/// Responds to every path that no other route handles.
async fn page(State(app): State<App>, uri: Uri, headers: HeaderMap) -> Response {
    match links::start_page(&app, uri.path(), &headers).await {
        Some(html) => page::told(html),
        None => page::deliver(&app.page, &uri, &headers),
    }
}

/// Returns the HTTP API's `OpenAPI` document as JSON.
pub fn document() -> String {
    let document = router::document();
    document.to_pretty_json().unwrap_or_default()
}

/// Resumes tables whose summary is outdated after a crash, and then runs all background work.
async fn resume(app: App) {
    match app.store.lagging().await {
        Ok(ids) => {
            for id in ids.into_iter().filter_map(|id| TableId::new(id).ok()) {
                app.tables.send(&id, Command::Wake).await;
            }
        }
        Err(error) => tracing::error!(%error, "cannot search for tables with outdated summaries"),
    }
    app.has_resumed.store(true, Ordering::Release);
    let peers = Arc::clone(&app.peers);
    tokio::join!(
        peers.run(Arc::new(app.tables.clone())),
        clear_up_hourly(&app),
        ratings::run(&app),
        tries::run(&app),
        note_seen(&app),
        notifications::run(&app),
        library::run(&app),
        tournaments::run(&app),
        operators::run(&app)
    );
}

/// Stores which players are online once per minute, so that profiles on all nodes can show it.
async fn note_seen(app: &App) {
    let mut minute = tokio::time::interval(MINUTE);
    minute.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        minute.tick().await;
        let players = app.watchers.players();
        if let Err(error) = app.store.note_seen(&players, app.peers.now()).await {
            tracing::error!(%error, "cannot store who is online");
        }
        let online = app.sessions.players();
        if let Err(error) = app.store.note_push_seen(&online, app.peers.now()).await {
            tracing::error!(%error, "cannot store who has an open page");
        }
    }
}

async fn clear_up_hourly(app: &App) {
    let mut hour = tokio::time::interval(HOUR);
    hour.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        hour.tick().await;
        clear_up(app).await;
    }
}

/// Removes expired data.
async fn clear_up(app: &App) {
    let now = now();
    let cleared = app.store.sweep_credentials(now).await;
    let (listed, all) = (now.saturating_sub(DAY), now.saturating_sub(FORGOTTEN));
    let forgotten = app.store.forgotten_tables(listed, all).await;
    let swept = app.store.sweep_seeks(listed).await;
    let unanswered = app.store.sweep_ceremonies(now).await;
    let addresses = app
        .store
        .sweep_addresses(now.saturating_sub(MAX_AGE), now)
        .await;
    let signed_out = app.store.sweep_push().await;
    let problems = [
        cleared.as_ref().err(),
        swept.as_ref().err(),
        unanswered.as_ref().err(),
        addresses.as_ref().err(),
        signed_out.as_ref().err(),
        forgotten.as_ref().err(),
    ];
    for problem in problems.into_iter().flatten() {
        tracing::error!(error = %problem, "cannot remove expired data");
    }
    for id in forgotten.unwrap_or_default() {
        let Ok(id) = TableId::new(id) else {
            continue;
        };
        let close = |reply| Command::Close(None, reply);
        // The match may have begun in the meantime.
        if let Err(error) = app.tables.ask(&id, close).await {
            tracing::warn!(table = %id, error = error.problem.text, "cannot remove a table");
        }
    }
}

/// Returns the resolved location of the database. For a file, also returns the lock that keeps
/// other servers from using it.
fn locate(config: &Config) -> Result<(Location, Option<File>), StartError> {
    match &config.data {
        Location::File(_) if config.nats.is_some() => {
            let text = "--nats joins several servers on one database: \
                        it goes with --database postgres://host/name";
            Err(StartError::because(text))
        }
        Location::File(path) => {
            let (real, lock) = prepare(path)?;
            Ok((Location::File(real), Some(lock)))
        }
        Location::Url(url) => {
            check_database(url)?;
            Ok((config.data.clone(), None))
        }
    }
}

/// Creates the database file if it is missing, readable only by this user. Locks the file against
/// other servers, even if they open it by another path. Returns the resolved path and the lock.
fn prepare(path: &Path) -> Result<(PathBuf, File), StartError> {
    let shown = path.display();
    let failed = |error: io::Error| StartError::because(format!("cannot open {shown}: {error}"));
    if let Some(folder) = path
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty())
    {
        std::fs::create_dir_all(folder).map_err(failed)?;
    }
    open_private(path).map_err(failed)?;
    let real = path.canonicalize().map_err(failed)?;
    let mut name = real.as_os_str().to_owned();
    name.push(".lock");
    let lock = open_private(Path::new(&name)).map_err(failed)?;
    if lock.try_lock().is_err() {
        let text = format!("another server uses {shown}; choose another file with --data");
        return Err(StartError::because(text));
    }
    let size = |file: &Path| file.metadata().map(|data| data.len());
    if size(&real).map_err(failed)? == 0 && lock.metadata().map_err(failed)?.len() > 0 {
        let text = format!(
            "{shown} is empty, but it was in use before; \
             put a backup in its place, or remove it to start from scratch"
        );
        return Err(StartError::because(text));
    }
    Ok((real, lock))
}

/// Marks the database file as used, by writing to the lock file. An empty lock file means that the
/// file next to it has never been used as a database.
fn note_use(mut lock: &File) {
    let is_new = lock.metadata().is_ok_and(|data| data.len() == 0);
    if is_new && let Err(error) = writeln!(lock, "A server has used the file next to this one.") {
        tracing::warn!(%error, "cannot mark the file as used");
    }
}

fn open_private(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

fn no_data(location: &Location, problem: &storage::StorageError) -> String {
    match location {
        Location::File(path) => {
            let help = match problem {
                storage::StorageError::Damaged(_) => "; put a backup in its place",
                _ => "",
            };
            format!("cannot use {}: {problem}{help}", path.display())
        }
        Location::Url(url) => {
            let shown = without_password(url);
            format!("cannot use the database at {shown}: {problem}")
        }
    }
}

fn check_database(url: &str) -> Result<(), StartError> {
    let known = ["postgres://", "postgresql://"];
    if known.iter().any(|scheme| url.starts_with(scheme)) {
        return Ok(());
    }
    let text = "--database takes postgres://user:password@host/name; --data takes a file";
    Err(StartError::because(text))
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
