//! The route that serves link preview pictures.

use crate::app::App;
use crate::features::links::{self, Subject};
use crate::http::error::{Error, Errors};
use crate::http::extract::{Connection, PathParams};
use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};

/// Returns the preview picture for a link to a table, a course, a daily course, a player, a
/// tournament or a cup.
#[utoipa::path(
    get, path = "/api/pictures/{name}",
    params(("name" = String, Path,
        description = "table-ID.png, course-CODE.png, published-ID.png, day-2026-11-17.png, \
                       player-HANDLE.png, tournament-ID.png or cup-ID.png")),
    responses(
        (status = 200, description = "1200 × 630 pixels", content_type = "image/png",
            body = [u8]),
        Errors,
    )
)]
pub(crate) async fn picture(
    State(app): State<App>,
    connection: Connection,
    PathParams(name): PathParams<String>,
) -> Result<Response, Error> {
    let missing = || Error::not_found("This picture does not exist.");
    let subject = Subject::of_picture(&name).ok_or_else(missing)?;
    let lifetime = subject.lifetime();
    let picture = links::picture(&app, subject, connection.address).await?;
    let headers = [(CONTENT_TYPE, "image/png"), (CACHE_CONTROL, lifetime)];
    Ok((headers, picture).into_response())
}
