//! Extracts data from requests: the client's connection, the body, and the parameters in the path
//! and query. Also checks where requests come from.

use crate::http::Http;
use crate::http::error::Error;
use crate::http::limits::Entered;
use crate::metrics::Metrics;
use axum::body::HttpBody;
use axum::extract::path::ErrorKind;
use axum::extract::rejection::PathRejection;
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::header::{CONTENT_LENGTH, CONTENT_TYPE, HOST, ORIGIN};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Uri};
use protocol::online::ApiErrorReason;
use serde::de::DeserializeOwned;
use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;
use tokio::sync::OwnedSemaphorePermit;

/// A client's connection. The connection counts towards the limits until the last clone of this
/// value is dropped.
#[derive(Clone, Debug)]
pub(crate) struct Connection {
    pub(crate) address: IpAddr,
    pub(crate) _held: Option<Arc<Held>>,
}

/// A connection's resources, released when this value is dropped.
#[derive(Debug)]
pub(crate) struct Held {
    pub(crate) _place: OwnedSemaphorePermit,
    pub(crate) _entered: Option<Entered>,
    pub(crate) metrics: Arc<Metrics>,
}

impl Drop for Held {
    fn drop(&mut self) {
        self.metrics.connections.sub(1);
    }
}

impl Connection {
    /// Returns the connection of a request. Behind a proxy, the client's IP address is the one that
    /// the proxy reports.
    pub(crate) fn of(
        parts: &axum::http::Extensions,
        headers: &HeaderMap,
        http: &Http,
    ) -> Connection {
        let mut connection = parts.get::<Connection>().cloned().unwrap_or(Connection {
            address: IpAddr::V4(Ipv4Addr::LOCALHOST),
            _held: None,
        });
        if http.behind_proxy
            && let Some(address) = forwarded(headers)
        {
            connection.address = address;
        }
        connection
    }
}

/// Counts a connection that stays open. Without a proxy, the connection was already counted when it
/// was accepted.
pub(crate) fn stay(http: &Http, connection: &Connection) -> Result<Option<Entered>, Error> {
    if !http.behind_proxy {
        return Ok(None);
    }
    let entered = http.addresses.enter(connection.address);
    let refused = || Error::too_many("Too many connections from your network.");
    entered.map(Some).ok_or_else(refused)
}

/// Returns the last IP address in the header, because our proxy added it. Clients can forge the
/// others.
fn forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    let value = headers.get_all("x-forwarded-for").iter().next_back()?;
    value.to_str().ok()?.rsplit(',').next()?.trim().parse().ok()
}

impl<S: AsRef<Http> + Sync> FromRequestParts<S> for Connection {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Connection, Infallible> {
        let (extensions, headers) = (&parts.extensions, &parts.headers);
        Ok(Connection::of(extensions, headers, state.as_ref()))
    }
}

/// Refuses requests from pages on other sites, and requests for another host. The owner of a
/// malicious page can point its host name at this server (DNS rebinding), and the page's requests
/// would then count as same-origin.
pub(crate) fn check_origin(http: &Http, headers: &HeaderMap) -> Result<(), Error> {
    check_host(http, headers)?;
    let Some(origin) = headers.get(ORIGIN) else {
        // Clients other than browsers send no `Origin` header and could forge one, so there is
        // nothing to check.
        return Ok(());
    };
    let origin = origin.to_str().unwrap_or_default();
    let authority = origin.split_once("://").map(|(_, authority)| authority);
    let own = authority.is_some() && authority == host_header(headers);
    if own || http.public_url.as_deref() == Some(origin) {
        return Ok(());
    }
    Err(other_site())
}

fn other_site() -> Error {
    Error::forbidden("Pages on other sites cannot do this.")
}

fn host_header(headers: &HeaderMap) -> Option<&str> {
    headers.get(HOST)?.to_str().ok()
}

/// Refuses a `Host` header that differs from `--public-url`. IP addresses and `localhost` are
/// allowed, because DNS rebinding cannot use them but operators and health checks do.
fn check_host(http: &Http, headers: &HeaderMap) -> Result<(), Error> {
    let (Some(url), Some(sent)) = (http.public_url.as_deref(), headers.get(HOST)) else {
        return Ok(());
    };
    let public = url
        .split_once("://")
        .map_or(url, |(_, authority)| authority);
    let sent = sent.to_str().ok().map(host_name).unwrap_or_default();
    let is_number = sent.trim_matches(['[', ']']).parse::<IpAddr>().is_ok();
    let is_known = [host_name(public), "localhost"]
        .iter()
        .any(|known| sent.eq_ignore_ascii_case(known));
    if is_known || is_number {
        return Ok(());
    }
    let text =
        format!("This server is at {url}. Use that address. A proxy must pass on the Host header.");
    Err(Error::forbidden(text))
}

/// Returns the host of `host:port`.
fn host_name(authority: &str) -> &str {
    match authority.rsplit_once(':') {
        Some((host, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => host,
        _ => authority,
    }
}

/// Refuses a state-changing request that another site may have sent through a visitor's browser.
/// Browsers report which site a request comes from, and they do not send JSON to another site
/// without asking that site first.
pub(crate) fn check_change(http: &Http, request: &Request) -> Result<(), Error> {
    let headers = request.headers();
    match headers.get("sec-fetch-site").map(HeaderValue::as_bytes) {
        Some(b"same-origin" | b"none") => check_host(http, headers)?,
        Some(_) => return Err(other_site()),
        None => check_origin(http, headers)?,
    }
    let kind = headers.get(CONTENT_TYPE);
    let kind = kind.and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    let essence = kind.split(';').next().unwrap_or_default().trim();
    let is_json = essence.eq_ignore_ascii_case("application/json");
    if is_json || request.body().is_end_stream() {
        return Ok(());
    }
    Err(Error::not_json())
}

/// Returns the base URL for links.
pub(crate) fn base(http: &Http, headers: &HeaderMap) -> String {
    if let Some(url) = &http.public_url {
        return url.clone();
    }
    let plain = |host: &&str| {
        let fits = |b: u8| b.is_ascii_alphanumeric() || b".:-[]".contains(&b);
        host.bytes().all(fits)
    };
    let host = host_header(headers).filter(plain).unwrap_or("localhost");
    format!("http://{host}")
}

/// Maximum size of a request body in bytes.
const MAX_BODY: usize = 512 << 10;

/// A request body, parsed as JSON.
pub(crate) struct JsonBody<T>(pub(crate) T);

impl<S: Sync, T: DeserializeOwned> FromRequest<S> for JsonBody<T> {
    type Rejection = Error;

    async fn from_request(request: Request, _: &S) -> Result<JsonBody<T>, Error> {
        let bytes = body(request).await?;
        let read = serde_json::from_slice(&bytes);
        let value = read.map_err(|error| {
            let text = format!("The request body is not valid: {error}.");
            Error::malformed(text)
        })?;
        Ok(JsonBody(value))
    }
}

/// Reads a request body, up to the maximum size.
pub(crate) async fn body(request: Request) -> Result<axum::body::Bytes, Error> {
    let too_large = || {
        let text = format!("A request body can have at most {} KiB.", MAX_BODY >> 10);
        Error::new(ApiErrorReason::TooLarge, text)
    };
    let announced = request.headers().get(CONTENT_LENGTH);
    let announced = announced.and_then(|length| length.to_str().ok()?.parse::<usize>().ok());
    if announced.is_some_and(|length| length > MAX_BODY) {
        return Err(too_large());
    }
    let bytes = axum::body::to_bytes(request.into_body(), MAX_BODY).await;
    bytes.map_err(|_| too_large())
}

/// The query parameters of a request.
pub(crate) struct QueryParams<T>(pub(crate) T);

impl<S: Sync, T: DeserializeOwned> FromRequestParts<S> for QueryParams<T> {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<QueryParams<T>, Error> {
        let uri: &Uri = &parts.uri;
        let read = Query::<T>::try_from_uri(uri);
        let Query(value) = read.map_err(|error| Error::malformed(error.body_text()))?;
        Ok(QueryParams(value))
    }
}

/// The parameters in the path of a request.
pub(crate) struct PathParams<T>(pub(crate) T);

impl<S, T> FromRequestParts<S> for PathParams<T>
where
    S: Send + Sync,
    T: DeserializeOwned + Send,
{
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<PathParams<T>, Error> {
        let read = Path::<T>::from_request_parts(parts, state).await;
        let Path(value) = read.map_err(|rejection| bad_path(&rejection))?;
        Ok(PathParams(value))
    }
}

fn bad_path(rejection: &PathRejection) -> Error {
    if let PathRejection::FailedToDeserializePathParams(failed) = rejection {
        match failed.kind() {
            ErrorKind::ParseErrorAtIndex { value, .. } => {
                let text = format!("The path contains {value:?} instead of a valid number.");
                return Error::malformed(text);
            }
            ErrorKind::InvalidUtf8InPathParam { .. } => {
                return Error::malformed("The percent-encoded path is not valid UTF-8.");
            }
            _ => {}
        }
    }
    tracing::error!(%rejection, "a route and its handler have different path parameters");
    Error::unavailable()
}
