//! Health checks and metrics.

use crate::app::App;
use crate::http::error::{Error, Errors};
use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use protocol::online::Health;
use std::sync::atomic::Ordering;
use std::time::Duration;

/// Timeout for the database check.
const DATABASE_TIMEOUT: Duration = Duration::from_secs(3);

/// Returns whether the server is healthy.
#[utoipa::path(
    get, path = "/api/health",
    responses(
        (status = 200, description = "The server works", body = Health),
        (status = 503, description = "The database cannot be read or written", body = Health),
    )
)]
pub(crate) async fn health(State(app): State<App>) -> Response {
    // The timeout is short, because proxies do not wait long.
    let asked = tokio::time::timeout(DATABASE_TIMEOUT, app.store.is_healthy());
    let storage = asked.await.unwrap_or(false);
    let health = Health {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        storage,
        nats: app.peers.hears_others(),
        contact: app.http.contact.clone(),
    };
    let status = if storage {
        StatusCode::OK
    } else {
        StatusCode::SERVICE_UNAVAILABLE
    };
    (status, Json(health)).into_response()
}

/// Returns whether the server is ready for players. A server is ready if it has resumed the tables
/// from its previous run, can read and write its database, and is not stopping.
#[utoipa::path(
    get, path = "/api/ready",
    responses(
        (status = 204, description = "Ready for players"),
        Errors,
    )
)]
pub(crate) async fn ready(State(app): State<App>) -> Result<StatusCode, Error> {
    let asked = tokio::time::timeout(DATABASE_TIMEOUT, app.store.is_healthy());
    let is_stopping = app.stopping.has_changed().unwrap_or(true);
    if app.has_resumed.load(Ordering::Acquire)
        && !is_stopping
        && !app.peers.is_lost()
        && asked.await.unwrap_or(false)
    {
        return Ok(StatusCode::NO_CONTENT);
    }
    Err(Error::unavailable())
}

/// Returns metrics for Prometheus.
#[utoipa::path(
    get, path = "/api/metrics",
    responses((status = 200, description = "Metrics in the Prometheus text format", body = String, content_type = "text/plain"))
)]
pub(crate) async fn metrics(State(app): State<App>) -> Response {
    let connected = app.peers.hears_others();
    let connected = u64::from(connected.unwrap_or(false));
    app.metrics.nats_connected.set(connected);
    let kind = [(header::CONTENT_TYPE, "text/plain; version=0.0.4")];
    (kind, app.metrics.text()).into_response()
}
