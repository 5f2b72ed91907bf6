//! Starting and stopping.

use crate::app::{App, Host};
use crate::blocked_words::BlockedWords;
use crate::cluster::{self, Cluster};
use crate::computers::Computers;
use crate::hub::{self, Hub};
use crate::limits::{Addresses, Buckets, Bytes, Limits};
use crate::listen;
use crate::metrics::Metrics;
use crate::page::{self, Page};
use crate::room::{Progress, Room};
use crate::security_headers;
use crate::sessions::Sessions;
use crate::time::now;
use crate::writer::{self, Item, Reply};
use crate::{api, clocks};
use axum::Router;
use axum::middleware::map_response;
use protocol::TableId;
use std::fmt;
use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use storage::{Absence, Batch, Location, Store};
use table::CourseCache;
use tokio::net::TcpListener;
use tokio::sync::{mpsc, oneshot, watch};
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{DefaultPredicate, NotForContentType, Predicate};

/// What a server is started with.
#[derive(Clone, Debug)]
pub struct Config {
    /// `address:port`; port 0 for any that is free.
    pub listen: String,
    /// The files of the page.
    pub page: Page,
    /// Where everything is kept.
    pub data: Location,
    /// Where NATS is, which joins several servers on one database: `nats://host:4222`.
    pub nats: Option<String>,
    /// What players call the server, if it is behind a proxy: `https://play.example.org`.
    pub public_url: Option<String>,
    /// Whether a proxy tells who the client is (`X-Forwarded-For`).
    pub behind_proxy: bool,
    /// What a client may ask for.
    pub limits: Limits,
    /// Words that names of players and titles of courses must not contain, one a line.
    pub blocked_words: String,
}

/// Why a server cannot start; a sentence.
#[derive(Debug)]
pub struct CannotStart(String);

impl CannotStart {
    pub(crate) fn because(text: impl Into<String>) -> CannotStart {
        CannotStart(text.into())
    }
}

impl fmt::Display for CannotStart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for CannotStart {}

/// A server that has its address and its data.
#[derive(Debug)]
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    app: App,
    stop: watch::Sender<()>,
    /// No other server uses the same file.
    _lock: Option<File>,
}

/// Shorter breaks are no absence.
const BREAK: u64 = 1_000;

impl Server {
    /// Takes the address, opens the data, and goes on where the last server stopped.
    pub async fn start(config: Config) -> Result<Server, CannotStart> {
        let bound = TcpListener::bind(&config.listen).await;
        let listener = bound.map_err(|error| CannotStart(unbound(&config.listen, &error)))?;
        let address = listener
            .local_addr()
            .map_err(|error| CannotStart(unbound(&config.listen, &error)))?;
        let public_url = config.public_url.as_deref().map(public_url).transpose()?;
        let (data, lock) = match &config.data {
            Location::File(_) if config.nats.is_some() => {
                let text = "--nats joins several servers on one database: \
                            it goes with --database postgres://host/name";
                return Err(CannotStart::because(text));
            }
            Location::File(path) => {
                let (real, lock) = prepare(path)?;
                (Location::File(real), Some(lock))
            }
            Location::Url(url) => {
                check_database(url)?;
                (config.data.clone(), None)
            }
        };
        let unopened = |problem: storage::Problem| CannotStart(no_data(&config.data, &problem));
        let store = Store::open(&data).await.map_err(unopened)?;
        if let Some(lock) = &lock {
            note_use(lock);
        }
        let (cluster, absences) = match config.data {
            Location::File(_) => (None, absences(&store).await.map_err(unopened)?),
            Location::Url(_) => {
                let (cluster, absences) = Cluster::join(&store, config.nats.as_deref()).await?;
                (Some(cluster), absences)
            }
        };
        let (stop, stopping) = watch::channel(());
        let (sender, queue) = mpsc::channel(writer::QUEUE);
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        let app = App::new(Host {
            store,
            hub: Hub::default(),
            metrics: Metrics::default(),
            writer: sender,
            shelf: Mutex::new(CourseCache::new()),
            computers: Computers::new(threads.div_ceil(2)),
            days: crate::api::daily::Days::default(),
            requests: Buckets::new(config.limits.requests),
            players: Buckets::new(config.limits.players),
            open_tables: Buckets::new(config.limits.open_tables),
            bytes: Bytes::new(&config.limits),
            talk: Buckets::new(crate::chat::RATE),
            sessions: Sessions::default(),
            blocked_words: BlockedWords::new(&config.blocked_words),
            limits: config.limits,
            addresses: Addresses::default(),
            absences: Mutex::new(absences.into()),
            cluster,
            public_url,
            behind_proxy: config.behind_proxy,
            page: config.page,
            stopping,
        });
        tokio::spawn(writer::run(app.clone(), queue));
        tokio::spawn(go_on(app.clone()));
        tokio::spawn(cluster::housekeeping(app.clone()));
        Ok(Server {
            listener,
            address,
            app,
            stop,
            _lock: lock,
        })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The address for a browser on this machine, or the public one.
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

    /// Serves until `stop`. Then everyone is told, what is under way is finished and stored.
    pub async fn run_until(self, stop: impl Future<Output = ()>) {
        let router = router(&self.app);
        listen::serve(self.listener, &self.app, router, &self.stop, stop).await;
        self.app.hub.store_summaries(&self.app).await;
        drained(&self.app).await;
        match &self.app.cluster {
            None => clocks::mark_alive(&self.app).await,
            Some(cluster) => cluster.leave(&self.app).await,
        }
        self.app.store.close().await;
        tracing::info!("stopped");
    }
}

/// Everything that is answered over HTTP.
fn router(app: &App) -> Router {
    Router::new()
        .merge(api::router(app))
        .fallback(page::deliver)
        // A stream must not wait until enough has come together to be packed.
        .layer(CompressionLayer::new().compress_when(
            DefaultPredicate::new().and(NotForContentType::const_new("application/x-ndjson")),
        ))
        .layer(map_response(security_headers::add))
        .with_state(app.clone())
}

/// The `OpenAPI` document of the HTTP API, as JSON.
pub fn document() -> String {
    let document = api::document();
    document.to_pretty_json().unwrap_or_default()
}

/// Tables whose summary a crash left behind go on first, then time.
async fn go_on(app: App) {
    match app.store.lagging().await {
        Ok(ids) => clocks::wake(&app, ids).await,
        Err(error) => tracing::error!(%error, "cannot look for unfinished tables"),
    }
    hub::housekeeping(app).await;
}

/// Waits until the writer has written what was given to it.
async fn drained(app: &App) {
    let (sender, done) = oneshot::channel();
    let Ok(id) = TableId::new("end") else {
        return;
    };
    let item = Item {
        room: Arc::new(Room::new(id)),
        progress: Arc::new(Progress::default()),
        after: 0,
        version: 0,
        batch: Batch::default(),
        asked: None,
        reply: Some(Reply::Http(sender, "".into())),
        news: None,
        notices: Vec::new(),
        rematch: false,
    };
    if app.writer.send(item).await.is_ok() {
        let _ = tokio::time::timeout(Duration::from_secs(30), done).await;
    }
}

/// Notes the time since the last server ran; clocks stood still.
async fn absences(store: &Store) -> Result<Vec<Absence>, storage::Problem> {
    let until = now();
    if let Some(since) = store.last_alive().await?
        && until > since + BREAK
    {
        store.add_absence(Absence { since, until }).await?;
    }
    store.mark_alive(until).await?;
    store.absences().await
}

/// Makes the file if it is missing, readable for this user only, and keeps other servers off,
/// by whatever name they call it. Where the file really is, and the lock.
fn prepare(path: &Path) -> Result<(PathBuf, File), CannotStart> {
    let shown = path.display();
    let failed = |error: io::Error| CannotStart(format!("cannot open {shown}: {error}"));
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
        return Err(CannotStart(text));
    }
    let size = |file: &Path| file.metadata().map(|data| data.len());
    if size(&real).map_err(failed)? == 0 && lock.metadata().map_err(failed)?.len() > 0 {
        let text = format!(
            "{shown} is empty, and was not when a server used it last; \
             put a backup in its place, or remove it to begin anew"
        );
        return Err(CannotStart(text));
    }
    Ok((real, lock))
}

/// The lock is not empty once the file beside it has been a database.
fn note_use(mut lock: &File) {
    let is_new = lock.metadata().is_ok_and(|data| data.len() == 0);
    if is_new && let Err(error) = writeln!(lock, "A server has used the file beside this one.") {
        tracing::warn!(%error, "cannot note that the file is in use");
    }
}

fn open_private(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

fn no_data(location: &Location, problem: &storage::Problem) -> String {
    match location {
        Location::File(path) => {
            let help = match problem {
                storage::Problem::Damaged(_) => "; put a backup in its place",
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

fn check_database(url: &str) -> Result<(), CannotStart> {
    let known = ["postgres://", "postgresql://"];
    if known.iter().any(|scheme| url.starts_with(scheme)) {
        return Ok(());
    }
    let text = "--database takes postgres://user:password@host/name; --data takes a file";
    Err(CannotStart::because(text))
}

/// The host of an address, for messages: what stands before it may be a password, what comes
/// after it as well.
pub(crate) fn without_password(url: &str) -> &str {
    let rest = url.split_once("://").map_or(url, |(_, rest)| rest);
    let end = rest.find(['/', '?', '#']).unwrap_or(rest.len());
    let authority = &rest[..end];
    let (_, host) = authority.rsplit_once('@').unwrap_or(("", authority));
    // A password with a slash or the like in it is no address; better say nothing then.
    if rest[end..].contains('@') {
        "…"
    } else {
        host
    }
}

fn public_url(url: &str) -> Result<String, CannotStart> {
    let authority = url
        .strip_prefix("https://")
        .or_else(|| url.strip_prefix("http://"));
    let authority = authority.map(|rest| rest.trim_end_matches('/'));
    match authority {
        Some(rest) if !rest.is_empty() && !rest.contains(['/', ' ', '?', '#', '"']) => {
            Ok(url.trim_end_matches('/').to_owned())
        }
        _ => Err(CannotStart(format!(
            "{url} is no public address; write https://play.example.org"
        ))),
    }
}

fn unbound(listen: &str, error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::AddrInUse => {
            format!("{listen} is in use by another program; choose another with --listen")
        }
        io::ErrorKind::AddrNotAvailable => {
            format!("{listen} is no address of this machine; choose another with --listen")
        }
        io::ErrorKind::PermissionDenied => {
            format!("{listen} may not be used; ports from 1024 on are free for everyone")
        }
        _ => format!("cannot listen at {listen}: {error}; --listen takes 127.0.0.1:8086"),
    }
}

#[cfg(test)]
mod tests {
    use super::without_password;

    #[test]
    fn addresses_are_shown_without_passwords() {
        for (url, shown) in [
            ("nats://ada:secret@host:4222", "host:4222"),
            ("postgres://ada:s@cr@t@host/name?password=secret", "host"),
            ("postgres://ada:sec/ret@host/name", "…"),
            ("nats://token@[::1]:4222", "[::1]:4222"),
            ("host", "host"),
        ] {
            assert_eq!(without_password(url), shown, "{url}");
        }
    }
}
