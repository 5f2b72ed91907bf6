//! Everything served over HTTP: the page, and the API under `/api` with its `OpenAPI` document.

use crate::app::App;
use crate::features::account::{devices, passkeys, players};
use crate::features::cups::editions;
use crate::features::library::results;
use crate::features::links::pictures;
use crate::features::people::{handles, profiles};
use crate::features::tables::{player_socket, socket};
use crate::features::{
    account, bots, cups, daily, health, library, links, moderation, notifications, people, ratings,
    seeks, tables, tournaments,
};
use crate::http::error::Error;
use crate::http::extract::{Connection, check_change};
use crate::http::limits::HeldBytes;
use crate::http::{page, security_headers};
use axum::body::{Body, Bytes, HttpBody};
use axum::extract::{Request, State};
use axum::http::header::CACHE_CONTROL;
use axum::http::{HeaderMap, HeaderValue, Method, Uri};
use axum::middleware::{Next, from_fn_with_state, map_response};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use hyper::body::{Frame, SizeHint};
use std::net::IpAddr;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::{Duration, Instant};
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{DefaultPredicate, NotForContentType, Predicate};
use tower_http::trace::TraceLayer;
use tracing::Span;
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::{Modify, OpenApi};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The timeout for handling a request.
const TIME: Duration = Duration::from_secs(30);

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Carambole",
        description = "Tables, records, courses and results. Messages of the WebSockets and of \
                       the stream are described in docs/protocol.md."
    ),
    modifiers(&Key),
    components(schemas(
        protocol::online::SocketRequest,
        protocol::online::SocketMessage,
        protocol::online::ApiError
    ))
)]
struct Document;

struct Key;

impl Modify for Key {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        let scheme = HttpBuilder::new()
            .scheme(HttpAuthScheme::Bearer)
            .description(Some("A player's key, or a bot's token."))
            .build();
        let components = document.components.get_or_insert_default();
        components.add_security_scheme("key", SecurityScheme::Http(scheme));
    }
}

/// Returns the router for everything served over HTTP.
pub(crate) fn router(app: &App) -> Router {
    Router::new()
        .merge(api(app))
        .fallback(start_page_or_file)
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
async fn start_page_or_file(State(app): State<App>, uri: Uri, headers: HeaderMap) -> Response {
    match links::start_page(&app, uri.path(), &headers).await {
        Some(html) => page::told(html),
        None => page::deliver(&app.http.page, &uri, &headers),
    }
}

/// Returns the HTTP API's `OpenAPI` document as JSON.
pub fn document() -> String {
    let document = described().split_for_parts().1;
    document.to_pretty_json().unwrap_or_default()
}

fn described() -> OpenApiRouter<App> {
    let quick = OpenApiRouter::with_openapi(Document::openapi())
        .routes(routes!(health::health))
        .routes(routes!(health::ready))
        .routes(routes!(health::metrics))
        .routes(routes!(players::create))
        .routes(routes!(players::recover))
        .routes(routes!(
            account::routes::profile,
            account::routes::rename,
            account::routes::delete
        ))
        .routes(routes!(handles::claim, handles::release))
        .routes(routes!(profiles::profile))
        .routes(routes!(profiles::search))
        .routes(routes!(people::routes::people))
        .routes(routes!(people::routes::follow, people::routes::unfollow))
        .routes(routes!(people::routes::block))
        .routes(routes!(people::routes::challenge))
        .routes(routes!(people::routes::decline))
        .routes(routes!(moderation::routes::add))
        .routes(routes!(passkeys::add, passkeys::list))
        .routes(routes!(passkeys::challenge))
        .routes(routes!(passkeys::remove))
        .routes(routes!(passkeys::sign_in_challenge))
        .routes(routes!(passkeys::sign_in))
        .routes(routes!(account::routes::data))
        .routes(routes!(account::routes::tables))
        .routes(routes!(account::routes::code))
        .routes(routes!(ratings::routes::own))
        .routes(routes!(ratings::routes::best))
        .routes(routes!(ratings::routes::of_table))
        .routes(routes!(devices::list))
        .routes(routes!(devices::sign_out))
        .routes(routes!(notifications::routes::key))
        .routes(routes!(
            notifications::routes::look,
            notifications::routes::subscribe,
            notifications::routes::unsubscribe
        ))
        .routes(routes!(bots::create, bots::list))
        .routes(routes!(bots::remove))
        .routes(routes!(tables::routes::create, tables::routes::lobby))
        .routes(routes!(tables::routes::look, tables::routes::close))
        .routes(routes!(tables::routes::free_seat))
        .routes(routes!(tables::routes::sitters))
        .routes(routes!(tables::routes::events))
        .routes(routes!(tables::routes::record))
        .routes(routes!(tables::routes::request))
        .routes(routes!(library::routes::publish, library::routes::list))
        .routes(routes!(library::routes::course, library::routes::withdraw))
        .routes(routes!(library::routes::rate))
        .routes(routes!(results::add))
        .routes(routes!(results::record))
        .routes(routes!(daily::routes::board, daily::routes::add))
        .routes(routes!(cups::routes::make, cups::routes::list))
        .routes(routes!(cups::routes::cup, cups::routes::end))
        .routes(routes!(cups::routes::begin))
        .routes(routes!(editions::board, editions::add))
        .routes(routes!(editions::record))
        .routes(routes!(editions::deciding))
        .routes(routes!(editions::season))
        .routes(routes!(pictures::picture))
        .routes(routes!(seeks::seek, seeks::stop))
        .routes(routes!(
            tournaments::routes::create,
            tournaments::routes::list
        ))
        .routes(routes!(
            tournaments::routes::look,
            tournaments::routes::remove
        ))
        .routes(routes!(tournaments::routes::table))
        .routes(routes!(
            tournaments::routes::enter,
            tournaments::routes::leave
        ))
        .routes(routes!(tournaments::routes::start))
        .routes(routes!(tournaments::routes::remove_entrant))
        .routes(routes!(tournaments::routes::pause))
        .routes(routes!(tournaments::routes::resume))
        .routes(routes!(tournaments::routes::end))
        .routes(routes!(tournaments::routes::correct))
        .layer(axum::middleware::from_fn(in_time));
    // Streams have no timeout.
    quick.routes(routes!(bots::stream))
}

/// Returns the router for everything under `/api`.
fn api(app: &App) -> Router<App> {
    let (router, document) = described().split_for_parts();
    router
        .route("/api/openapi.json", get(|| async { Json(document) }))
        .route("/api/tables/{id}/socket", get(socket::table))
        .route("/api/me/socket", get(player_socket::player))
        .route("/api", get(missing))
        .route("/api/{*rest}", axum::routing::any(missing))
        .layer(from_fn_with_state(app.clone(), guard))
}

async fn missing() -> Error {
    Error::not_found("Unknown route. See /api/openapi.json for all routes.")
}

/// Counts requests. Refuses requests over the limits, and state-changing requests from pages on
/// other sites.
async fn guard(State(app): State<App>, request: Request, next: Next) -> Response {
    app.metrics.requests_total.add(1);
    let begin = Instant::now();
    let connection = Connection::of(request.extensions(), request.headers(), &app.http);
    let address = connection.address;
    let reads = request.method() == Method::GET;
    let changes = !reads && request.method() != Method::HEAD;
    let mut response = if !app.http.requests.take(address) {
        Error::too_many("Too many requests. Wait a moment.").into_response()
    } else if reads && !app.http.bytes.has_some(address) {
        Error::too_heavy().into_response()
    } else if changes && let Err(error) = check_change(&app.http, &request) {
        error.into_response()
    } else {
        weighed(&app, address, next.run(request).await)
    };
    app.metrics.request_seconds.note(begin.elapsed());
    if response.status().is_client_error() || response.status().is_server_error() {
        app.metrics.requests_refused_total.add(1);
    }
    let headers = response.headers_mut();
    if !headers.contains_key(CACHE_CONTROL) {
        headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}

/// Responses up to this many bytes do not count towards the byte limits.
const LIGHT: usize = 4 << 10;

/// Charges the client's IP address for a response's size, and counts the bytes as unread.
fn weighed(app: &App, address: IpAddr, response: Response) -> Response {
    let bytes = response.body().size_hint().exact().unwrap_or(0) as usize;
    if bytes <= LIGHT {
        return response;
    }
    app.http.bytes.charge(address, bytes);
    match app.http.bytes.hold(address, bytes) {
        Some(held) => response.map(|body| Body::new(Unread { body, _held: held })),
        None => Error::too_heavy().into_response(),
    }
}

/// A response body whose bytes count as unread until it is sent or dropped.
struct Unread {
    body: Body,
    _held: HeldBytes,
}

impl HttpBody for Unread {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

async fn in_time(request: Request, next: Next) -> Response {
    let answered = tokio::time::timeout(TIME, next.run(request)).await;
    answered.unwrap_or_else(|_| Error::unavailable().into_response())
}
