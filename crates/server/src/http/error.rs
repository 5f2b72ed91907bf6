//! API error responses.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::IntoResponse;
use contest::Day;
use protocol::online::{ApiError, ApiErrorReason, Ban};
use std::collections::BTreeMap;
use utoipa::IntoResponses;
use utoipa::openapi::response::{Response, ResponseBuilder};
use utoipa::openapi::{ContentBuilder, Ref, RefOr};

/// Any error, for the log or as part of a response's text.
pub(crate) type AnyError = Box<dyn std::error::Error + Send + Sync>;

/// The errors that any route may return, for the `OpenAPI` document. An [`ApiError`] gives a reason
/// and a text that explain what went wrong.
pub(crate) struct Errors;

impl IntoResponses for Errors {
    fn responses() -> BTreeMap<String, RefOr<Response>> {
        let all = [
            ("400", "The request is malformed"),
            ("401", "The key is missing or invalid"),
            (
                "403",
                "Not allowed, or the request comes from a page of another site",
            ),
            ("404", "Not found"),
            ("409", "Conflicts with existing data"),
            ("413", "The request body is too large"),
            ("415", "The request body is not JSON"),
            ("429", "A limit is exceeded"),
            ("503", "Try again later"),
        ];
        let response = |description: &str| {
            let schema = Ref::from_schema_name("ApiError");
            let content = ContentBuilder::new().schema(Some(schema)).build();
            let response = ResponseBuilder::new().description(description);
            RefOr::T(response.content("application/json", content).build())
        };
        let all = all.into_iter();
        all.map(|(status, description)| (status.to_owned(), response(description)))
            .collect()
    }
}

/// An error response: a status, a reason code and a sentence. The details of internal errors are
/// logged, never sent.
#[derive(Clone, Debug)]
pub(crate) struct Error {
    status: StatusCode,
    pub(crate) problem: ApiError,
}

impl Error {
    pub(crate) fn new(reason: ApiErrorReason, text: impl Into<String>) -> Error {
        let status = match reason {
            ApiErrorReason::Malformed | ApiErrorReason::Unpublishable => StatusCode::BAD_REQUEST,
            ApiErrorReason::Unknown => StatusCode::UNAUTHORIZED,
            ApiErrorReason::Forbidden | ApiErrorReason::Banned => StatusCode::FORBIDDEN,
            ApiErrorReason::NotFound => StatusCode::NOT_FOUND,
            ApiErrorReason::Conflict => StatusCode::CONFLICT,
            ApiErrorReason::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            ApiErrorReason::TooMany => StatusCode::TOO_MANY_REQUESTS,
            ApiErrorReason::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
        };
        let text = text.into();
        Error {
            status,
            problem: ApiError {
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
        let until_when =
            until.map_or_else(String::new, |until| format!(" until {}", Day::at(until)));
        let text = format!("You are banned from playing here{until_when}: {reason}");
        let mut error = Error::new(ApiErrorReason::Banned, text);
        error.problem.ban = Some(Ban { reason, until });
        error
    }

    pub(crate) fn malformed(text: impl Into<String>) -> Error {
        Error::new(ApiErrorReason::Malformed, text)
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
        Error::new(ApiErrorReason::Forbidden, text)
    }

    pub(crate) fn not_found(text: impl Into<String>) -> Error {
        Error::new(ApiErrorReason::NotFound, text)
    }

    pub(crate) fn too_many(text: impl Into<String>) -> Error {
        Error::new(ApiErrorReason::TooMany, text)
    }

    /// Returns the error for a client that has requested too much data.
    pub(crate) fn too_heavy() -> Error {
        Error::too_many("You have requested too much data. Wait a moment.")
    }

    pub(crate) fn unavailable() -> Error {
        let text = "This does not work right now. Try again in a moment.";
        Error::new(ApiErrorReason::Unavailable, text)
    }
}

impl From<storage::StorageError> for Error {
    fn from(problem: storage::StorageError) -> Error {
        match problem {
            storage::StorageError::NotFound => Error::not_found("Not found."),
            storage::StorageError::Conflict => {
                Error::new(ApiErrorReason::Conflict, "Already exists.")
            }
            other => {
                tracing::error!(error = %other, "storage");
                Error::unavailable()
            }
        }
    }
}

impl IntoResponse for Error {
    fn into_response(self) -> axum::response::Response {
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
