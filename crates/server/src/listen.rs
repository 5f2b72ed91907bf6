//! From a socket to the router: accepting connections, and stopping gracefully.

use axum::Router;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::io;
use std::net::SocketAddr;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// Whoever takes longer to send the head of a request is dropped.
const HEAD_TIME: Duration = Duration::from_secs(10);
/// Answers under way get this long when the server stops.
const FAREWELL: Duration = Duration::from_secs(5);
/// Out of file handles and the like: try again a little later.
const PAUSE: Duration = Duration::from_millis(50);

/// Serves until `stop`; answers under way are finished.
pub(crate) async fn serve(listener: TcpListener, router: Router, stop: impl Future<Output = ()>) {
    // Every connection keeps a receiver: it hears of the end, and that it is gone can be seen.
    let (ending, connections) = watch::channel(());
    let mut stop = std::pin::pin!(stop);
    loop {
        tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok((stream, from)) => answer(stream, from, &router, connections.clone()),
                Err(error) if is_passing(&error) => {}
                Err(_) => tokio::time::sleep(PAUSE).await,
            },
            () = &mut stop => break,
        }
    }
    drop((listener, connections));
    ending.send_replace(());
    // Whoever is not done by then has lost nothing that was acknowledged.
    let _ = tokio::time::timeout(FAREWELL, ending.closed()).await;
}

fn is_passing(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::ConnectionAborted
            | io::ErrorKind::ConnectionReset
            | io::ErrorKind::ConnectionRefused
    )
}

fn answer(stream: TcpStream, _: SocketAddr, router: &Router, mut ending: watch::Receiver<()>) {
    // Small messages go out at once.
    let _ = stream.set_nodelay(true);
    let service = TowerToHyperService::new(router.clone());
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD_TIME)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    tokio::spawn(async move {
        let mut connection = std::pin::pin!(connection);
        // A client that breaks off is its own business.
        tokio::select! {
            _ = connection.as_mut() => return,
            _ = ending.changed() => connection.as_mut().graceful_shutdown(),
        }
        let _ = connection.await;
    });
}

/// Ctrl-C, or the signal to end.
pub(crate) async fn signal() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut ended) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = tokio::signal::ctrl_c() => {}
                _ = ended.recv() => {}
            }
            return;
        }
    }
    let _ = tokio::signal::ctrl_c().await;
}
