//! Errors that the API responds with.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use contest::Day;
use protocol::Millis;
use protocol::online::{Ban, HostProblem, HostReason};

const DAY: Millis = 24 * 3_600_000;

/// An error response: a status, a reason code and a sentence. Internal errors are logged, never
/// sent.
#[derive(Clone, Debug)]
pub(crate) struct Error {
    status: StatusCode,
    pub(crate) problem: HostProblem,
}

impl Error {
    pub(crate) fn new(reason: HostReason, text: impl Into<String>) -> Error {
        let status = match reason {
            HostReason::Malformed | HostReason::Unpublishable => StatusCode::BAD_REQUEST,
            HostReason::Unknown => StatusCode::UNAUTHORIZED,
            HostReason::Forbidden | HostReason::Banned => StatusCode::FORBIDDEN,
            HostReason::NotFound => StatusCode::NOT_FOUND,
            HostReason::Conflict => StatusCode::CONFLICT,
            HostReason::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            HostReason::TooMany => StatusCode::TOO_MANY_REQUESTS,
            HostReason::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
        };
        let text = text.into();
        Error {
            status,
            problem: HostProblem {
                reason,
                text,
                ban: None,
                course: None,
            },
        }
    }

    /// Returns the error for a player whom an operator has banned.
    pub(crate) fn banned(ban: storage::Ban) -> Error {
        let storage::Ban { reason, until } = ban;
        let day = |until: Millis| Day::of_number((until / DAY) as u32);
        let until_when = until.map_or_else(String::new, |until| format!(" until {}", day(until)));
        let text = format!("You are banned from playing here{until_when}: {reason}");
        let mut error = Error::new(HostReason::Banned, text);
        error.problem.ban = Some(Ban { reason, until });
        error
    }

    pub(crate) fn malformed(text: impl Into<String>) -> Error {
        Error::new(HostReason::Malformed, text)
    }

    /// Returns the error for a request body that is not JSON.
    pub(crate) fn not_json() -> Error {
        let text = "Send JSON, with the header Content-Type: application/json.";
        Error {
            status: StatusCode::UNSUPPORTED_MEDIA_TYPE,
            ..Error::malformed(text)
        }
    }

    pub(crate) fn forbidden(text: impl Into<String>) -> Error {
        Error::new(HostReason::Forbidden, text)
    }

    pub(crate) fn not_found(text: impl Into<String>) -> Error {
        Error::new(HostReason::NotFound, text)
    }

    pub(crate) fn too_many(text: impl Into<String>) -> Error {
        Error::new(HostReason::TooMany, text)
    }

    pub(crate) fn unavailable() -> Error {
        let text = "This does not work right now. Try again in a moment.";
        Error::new(HostReason::Unavailable, text)
    }
}

impl From<storage::StorageError> for Error {
    fn from(problem: storage::StorageError) -> Error {
        match problem {
            storage::StorageError::NotFound => Error::not_found("Not found."),
            storage::StorageError::Conflict => Error::new(HostReason::Conflict, "Already exists."),
            other => {
                tracing::error!(error = %other, "storage");
                Error::unavailable()
            }
        }
    }
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        let mut response = (self.status, Json(self.problem)).into_response();
        let headers = response.headers_mut();
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
        if self.status == StatusCode::TOO_MANY_REQUESTS {
            headers.insert(header::RETRY_AFTER, HeaderValue::from_static("5"));
        }
        if self.status == StatusCode::UNAUTHORIZED {
            let scheme = HeaderValue::from_static("Bearer");
            headers.insert(header::WWW_AUTHENTICATE, scheme);
        }
        response
    }
}
