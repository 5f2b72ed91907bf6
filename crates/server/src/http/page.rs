//! Serves the page, that is, the files that `cargo xtask web` builds. Each file that compresses
//! well has a compressed `.br` file next to it.

use axum::body::Body;
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use sha2::{Digest, Sha256};
use std::borrow::Cow;
use std::fmt::Write;
use std::path::{Component, Path, PathBuf};

/// The page's files. Release builds embed them in the program; other builds read them on each
/// request.
#[derive(rust_embed::Embed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Built;

/// Where the page's files come from.
#[derive(Clone, Debug)]
pub enum Page {
    /// The files embedded in the program.
    Built,
    /// The files in a folder, which are read on each request.
    Folder(PathBuf),
}

struct File {
    bytes: Cow<'static, [u8]>,
    hash: [u8; 32],
}

impl Page {
    fn file(&self, path: &str) -> Option<File> {
        match self {
            Page::Built => {
                let file = Built::get(path)?;
                Some(File {
                    hash: file.metadata.sha256_hash(),
                    bytes: file.data,
                })
            }
            Page::Folder(folder) => {
                let bytes = std::fs::read(folder.join(path)).ok()?;
                Some(File {
                    hash: Sha256::digest(&bytes).into(),
                    bytes: bytes.into(),
                })
            }
        }
    }
}

const START: &str = "index.html";

impl Page {
    /// Returns the HTML of the start page, if the page has been built.
    pub(crate) fn start(&self) -> Option<String> {
        let file = self.file(START)?;
        String::from_utf8(file.bytes.into_owned()).ok()
    }
}

/// Responds with a start page that contains preview tags for the requested URL.
pub(crate) fn told(html: String) -> Response {
    let headers = [
        (header::CONTENT_TYPE, kind(START)),
        (header::CACHE_CONTROL, lifetime(START)),
        (header::VARY, HeaderValue::from_static("accept-language")),
    ];
    (headers, html).into_response()
}

/// Responds to every path that no other route handles.
pub(crate) fn deliver(page: &Page, uri: &Uri, headers: &HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    let path = if path.is_empty() { START } else { path };
    // Allow only plain paths inside the folder: no `..`, no drive, no root.
    let plain = Path::new(path)
        .components()
        .all(|part| matches!(part, Component::Normal(_)));
    if plain && let Some(response) = found(page, path, headers) {
        return response;
    }
    let last = path.rsplit('/').next().unwrap_or(path);
    if !plain || last.contains('.') && path != START {
        return sentence(StatusCode::NOT_FOUND, "File not found.\n");
    }
    // The page's own code decides what to show for a path without an extension.
    found(page, START, headers).unwrap_or_else(|| {
        let text = "The page is not built yet. Build it with `cargo xtask web`.\n";
        sentence(StatusCode::SERVICE_UNAVAILABLE, text)
    })
}

fn sentence(status: StatusCode, text: &'static str) -> Response {
    (status, [(header::CACHE_CONTROL, "no-store")], text).into_response()
}

fn found(page: &Page, path: &str, headers: &HeaderMap) -> Option<Response> {
    let plain = page.file(path)?;
    let small = accepts_brotli(headers)
        .then(|| page.file(&format!("{path}.br")))
        .flatten();
    let (file, encoded) = small.map_or((plain, false), |small| (small, true));
    let tag = entity_tag(&file.hash);
    let mut response = if is_known(headers, &tag) {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        Body::from(match file.bytes {
            Cow::Borrowed(bytes) => bytes.into(),
            Cow::Owned(bytes) => axum::body::Bytes::from(bytes),
        })
        .into_response()
    };
    let answer = response.headers_mut();
    answer.insert(header::CONTENT_TYPE, kind(path));
    answer.insert(header::CACHE_CONTROL, lifetime(path));
    answer.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if encoded {
        answer.insert(header::CONTENT_ENCODING, HeaderValue::from_static("br"));
    }
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        answer.insert(header::ETAG, tag);
    }
    Some(response)
}

/// Returns a weak entity tag, because the response may be compressed later.
fn entity_tag(hash: &[u8; 32]) -> String {
    let mut tag = String::from("W/\"");
    for byte in &hash[..12] {
        // Writing to a `String` cannot fail.
        let _ = write!(tag, "{byte:02x}");
    }
    tag.push('"');
    tag
}

fn is_known(headers: &HeaderMap, tag: &str) -> bool {
    let known = headers.get_all(header::IF_NONE_MATCH).iter();
    let mut tags = known
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(','));
    tags.any(|known| known.trim() == tag || known.trim() == "*")
}

fn accepts_brotli(headers: &HeaderMap) -> bool {
    let values = headers.get_all(header::ACCEPT_ENCODING).iter();
    let mut codings = values
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(','));
    codings.any(|coding| {
        let (name, weight) = coding.split_once(';').unwrap_or((coding, ""));
        let weight = weight.trim().strip_prefix("q=").unwrap_or("1");
        let refused = weight
            .trim()
            .parse::<f32>()
            .is_ok_and(|weight| weight <= 0.0);
        name.trim().eq_ignore_ascii_case("br") && !refused
    })
}

/// Returns the `Cache-Control` header for a file. Files in `assets` never change, because their
/// names contain content hashes.
fn lifetime(path: &str) -> HeaderValue {
    HeaderValue::from_static(if path.starts_with("assets/") {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    })
}

fn kind(path: &str) -> HeaderValue {
    let extension = path.rsplit_once('.').map_or("", |(_, extension)| extension);
    HeaderValue::from_static(match extension {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "jpg" | "jpeg" => "image/jpeg",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "ogg" => "audio/ogg",
        "mp3" => "audio/mpeg",
        "wav" => "audio/wav",
        "txt" | "ftl" | "toml" => "text/plain; charset=utf-8",
        "xml" => "application/xml",
        "pdf" => "application/pdf",
        _ => "application/octet-stream",
    })
}
