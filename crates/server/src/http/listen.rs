//! Accepts connections, passes them to the router, and shuts down gracefully.

use crate::http::Http;
use crate::http::extract::{Connection, Held};
use crate::metrics::Metrics;
use axum::Router;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, AsyncWriteExt, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, watch};
use tokio::time::Sleep;
use tower::ServiceExt;

/// Timeout for receiving a request head.
const HEAD_TIME: Duration = Duration::from_secs(10);
/// Maximum size of a request head in bytes.
const MAX_HEAD: usize = 32 << 10;
/// How long unfinished responses may still take after the server has been told to stop.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(5);
/// Pause before accepting again after an error such as too many open files.
const PAUSE: Duration = Duration::from_millis(50);

/// Serves until `stop` completes. Then notifies all connections through `ending` and finishes
/// pending responses.
pub(crate) async fn serve(
    listener: TcpListener,
    http: &Http,
    metrics: &Arc<Metrics>,
    router: Router,
    ending: &watch::Sender<()>,
    stop: impl Future<Output = ()>,
) {
    raise_file_limit();
    let doors = Doors {
        http,
        metrics,
        router,
        places: Arc::new(Semaphore::new(http.connections)),
    };
    let mut stop = std::pin::pin!(stop);
    loop {
        tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok((stream, from)) => doors.let_in(stream, from, ending.subscribe()),
                Err(error) if is_passing(&error) => {}
                Err(_) => tokio::time::sleep(PAUSE).await,
            },
            () = &mut stop => break,
        }
    }
    drop(listener);
    ending.send_replace(());
    let all = http.connections as u32;
    // Connections still open after the timeout are closed. Everything acknowledged to their clients
    // is already stored.
    let _ = tokio::time::timeout(SHUTDOWN_TIMEOUT, doors.places.acquire_many(all)).await;
}

fn is_passing(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::ConnectionAborted
            | io::ErrorKind::ConnectionReset
            | io::ErrorKind::ConnectionRefused
    )
}

struct Doors<'a> {
    http: &'a Http,
    metrics: &'a Arc<Metrics>,
    router: Router,
    places: Arc<Semaphore>,
}

impl Doors<'_> {
    fn let_in(&self, stream: TcpStream, from: SocketAddr, ending: watch::Receiver<()>) {
        // Send small messages at once.
        let _ = stream.set_nodelay(true);
        if let Some(connection) = self.place(from) {
            self.answer(stream, connection, ending);
        } else {
            self.metrics.connections_refused_total.add(1);
            tracing::debug!(%from, "too many connections");
            tokio::spawn(turn_away(stream));
        }
    }

    /// Admits a connection if the limits allow it. Behind a proxy, all connections come from the
    /// same IP address, so connections per IP address are not counted here.
    fn place(&self, from: SocketAddr) -> Option<Connection> {
        let entered = if self.http.behind_proxy {
            None
        } else {
            Some(self.http.addresses.enter(from.ip())?)
        };
        let place = Arc::clone(&self.places).try_acquire_owned().ok()?;
        self.metrics.connections.add(1);
        let held = Held {
            _place: place,
            _entered: entered,
            metrics: Arc::clone(self.metrics),
        };
        Some(Connection {
            address: from.ip(),
            _held: Some(Arc::new(held)),
        })
    }

    fn answer(&self, stream: TcpStream, client: Connection, mut ending: watch::Receiver<()>) {
        let router = self.router.clone();
        let service = service_fn(move |mut request: hyper::Request<Incoming>| {
            request.extensions_mut().insert(client.clone());
            router.clone().oneshot(request)
        });
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(HEAD_TIME)
            .max_buf_size(MAX_HEAD)
            .serve_connection(TokioIo::new(Timely::new(stream)), service)
            .with_upgrades();
        tokio::spawn(async move {
            let mut connection = std::pin::pin!(connection);
            // Ignore errors: the client has closed the connection.
            tokio::select! {
                _ = connection.as_mut() => return,
                _ = ending.changed() => connection.as_mut().graceful_shutdown(),
            }
            let _ = connection.await;
        });
    }
}

/// A TCP stream with a write timeout, to detect clients that stop reading.
struct Timely {
    stream: TcpStream,
    /// The write timer, which runs while a write is blocked.
    patience: Option<Pin<Box<Sleep>>>,
}

/// A client that reads nothing for this long is disconnected.
const WRITE_TIMEOUT: Duration = Duration::from_secs(20);

impl Timely {
    fn new(stream: TcpStream) -> Timely {
        let patience = None;
        Timely { stream, patience }
    }

    /// Returns the result of a write, or an error if writes have been blocked for too long.
    fn in_time<T>(
        &mut self,
        written: Poll<io::Result<T>>,
        context: &mut Context<'_>,
    ) -> Poll<io::Result<T>> {
        if written.is_ready() {
            self.patience = None;
            return written;
        }
        let new = || Box::pin(tokio::time::sleep(WRITE_TIMEOUT));
        let patience = self.patience.get_or_insert_with(new);
        match patience.as_mut().poll(context) {
            Poll::Ready(()) => Poll::Ready(Err(io::ErrorKind::TimedOut.into())),
            Poll::Pending => Poll::Pending,
        }
    }
}

impl AsyncRead for Timely {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        into: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, into)
    }
}

impl AsyncWrite for Timely {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.in_time(written, context)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, parts);
        self.in_time(written, context)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

/// Sends a refusal and closes the connection.
async fn turn_away(mut stream: TcpStream) {
    let answer = b"HTTP/1.1 429 Too Many Requests\r\nconnection: close\r\nretry-after: 5\r\n\
                   content-type: text/plain\r\ncontent-length: 44\r\n\r\n\
                   Too many connections. Try again in a moment.";
    let _ = tokio::time::timeout(SHUTDOWN_TIMEOUT, stream.write_all(answer)).await;
}

/// Raises the limit on open files as far as the system allows.
fn raise_file_limit() {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, getrlimit, setrlimit};
        let mut limit = getrlimit(Resource::Nofile);
        limit.current = limit.maximum;
        // On failure, the limit remains unchanged.
        let _ = setrlimit(Resource::Nofile, limit);
    }
}

/// Waits for Ctrl-C or SIGTERM. After this call, these signals no longer terminate the program by
/// themselves.
pub fn stop_signal() -> impl Future<Output = ()> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let signals = [SignalKind::interrupt(), SignalKind::terminate()].map(signal);
        async move {
            match signals {
                [Ok(mut interrupted), Ok(mut ended)] => tokio::select! {
                    _ = interrupted.recv() => {}
                    _ = ended.recv() => {}
                },
                _ => std::future::pending().await,
            }
        }
    }
    #[cfg(not(unix))]
    async {
        let _ = tokio::signal::ctrl_c().await;
    }
}
