//! How the server is.

use crate::app::App;
use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use protocol::online::Health;
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
    };
    let status = if storage {
        StatusCode::OK
    } else {
        StatusCode::SERVICE_UNAVAILABLE
    };
    (status, Json(health)).into_response()
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
