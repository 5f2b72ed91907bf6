//! Carambole over the network.
//!
//! [`Server::bind`] takes an address, [`Server::run`] serves until it is told to stop. The
//! [`router`] is made by a function of its own, so that tests need no socket.

mod listen;
mod page;
mod security_headers;

pub use page::Page;

use axum::Router;
use axum::middleware::map_response;
use std::fmt;
use std::io;
use std::net::SocketAddr;
use tokio::net::TcpListener;
use tower_http::compression::CompressionLayer;

/// What a server is started with.
#[derive(Clone, Debug)]
pub struct Config {
    /// `address:port`; port 0 for any that is free.
    pub listen: String,
    /// The files of the page.
    pub page: Page,
}

/// Why a server cannot start; a sentence.
#[derive(Debug)]
pub struct CannotStart(String);

impl fmt::Display for CannotStart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for CannotStart {}

/// A server that has its address.
#[derive(Debug)]
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    router: Router,
}

/// Everything that is answered over HTTP.
pub fn router(config: &Config) -> Router {
    Router::new()
        .fallback(page::deliver)
        .layer(CompressionLayer::new())
        .layer(map_response(security_headers::add))
        .with_state(config.page.clone())
}

impl Server {
    /// Takes the address.
    pub async fn bind(config: Config) -> Result<Server, CannotStart> {
        let bound = TcpListener::bind(&config.listen).await;
        let listener = bound.map_err(|error| CannotStart(unbound(&config.listen, &error)))?;
        let address = listener
            .local_addr()
            .map_err(|error| CannotStart(unbound(&config.listen, &error)))?;
        Ok(Server {
            listener,
            address,
            router: router(&config),
        })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The address for a browser on this machine.
    pub fn local_url(&self) -> String {
        let address = self.address;
        if address.ip().is_unspecified() {
            return format!("http://localhost:{}", address.port());
        }
        format!("http://{address}")
    }

    /// Serves until `stop`.
    pub async fn run_until(self, stop: impl Future<Output = ()>) {
        listen::serve(self.listener, self.router, stop).await;
    }

    /// Serves until Ctrl-C or the signal to end.
    pub async fn run(self) {
        self.run_until(listen::signal()).await;
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
