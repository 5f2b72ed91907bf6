//! How the server is.

use crate::app::App;
use crate::error::Error;
use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use protocol::online::{Health, HostProblem};
use std::sync::atomic::Ordering;
use std::time::Duration;

/// A database that takes longer is not there.
const PATIENCE: Duration = Duration::from_secs(3);

/// Whether the server works.
#[utoipa::path(
    get, path = "/api/health",
    responses(
        (status = 200, description = "It works", body = Health),
        (status = 503, description = "Its data cannot be read or written", body = Health),
    )
)]
pub(crate) async fn health(State(app): State<App>) -> Response {
    // A proxy that asks does not want to wait.
    let asked = tokio::time::timeout(PATIENCE, app.store.is_well());
    let storage = asked.await.unwrap_or(false);
    let health = Health {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        storage,
        nats: app.peers.hears_others(),
        contact: app.contact.clone(),
    };
    let status = if storage {
        StatusCode::OK
    } else {
        StatusCode::SERVICE_UNAVAILABLE
    };
    (status, Json(health)).into_response()
}

/// Whether the server takes players: it has resumed what the last one left, its data can be read
/// and written, and it is not about to stop.
#[utoipa::path(
    get, path = "/api/ready",
    responses(
        (status = 204, description = "Send players here"),
        (status = 503, description = "Not yet, or not any more", body = HostProblem),
    )
)]
pub(crate) async fn ready(State(app): State<App>) -> Result<StatusCode, Error> {
    let asked = tokio::time::timeout(PATIENCE, app.store.is_well());
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

/// What the server counts, for Prometheus.
#[utoipa::path(
    get, path = "/api/metrics",
    responses((status = 200, description = "Prometheus text", body = String, content_type = "text/plain"))
)]
pub(crate) async fn metrics(State(app): State<App>) -> Response {
    let connected = app.peers.hears_others();
    let connected = u64::from(connected.unwrap_or(false));
    app.metrics.nats_connected.set(connected);
    let kind = [(header::CONTENT_TYPE, "text/plain; version=0.0.4")];
    (kind, app.metrics.text()).into_response()
}
