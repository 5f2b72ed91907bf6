//! HTTP headers that restrict what browsers may do with responses.

use axum::http::{HeaderName, HeaderValue, header};
use axum::response::Response;

/// Allows WebAssembly and inline styles. All other scripts, styles, sockets and workers must come
/// from this origin. `'self'` in `connect-src` also covers WebSockets to the same origin.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; \
     style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self'; \
     worker-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'; \
     object-src 'none'";

const PERMISSIONS: &str =
    "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()";

/// Headers for every response.
const ALL: [(HeaderName, &str); 2] = [
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (
        HeaderName::from_static("cross-origin-resource-policy"),
        "same-origin",
    ),
];

/// Additional headers for content that can run scripts: pages, SVG pictures and workers.
const ACTIVE: [(HeaderName, &str); 2] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::REFERRER_POLICY, "no-referrer"),
];

/// Additional headers for documents.
const DOCUMENT: [(HeaderName, &str); 2] = [
    (HeaderName::from_static("permissions-policy"), PERMISSIONS),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        "same-origin",
    ),
];

pub(crate) async fn add(mut response: Response) -> Response {
    let headers = response.headers_mut();
    let kind = headers.get(header::CONTENT_TYPE);
    let kind = kind.and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    let document = kind.starts_with("text/html") || kind.starts_with("image/svg");
    let active = document || kind.starts_with("text/javascript");
    let said = ALL
        .into_iter()
        .chain(ACTIVE.into_iter().filter(|_| active))
        .chain(DOCUMENT.into_iter().filter(|_| document));
    for (name, value) in said {
        headers.insert(name, HeaderValue::from_static(value));
    }
    response
}
