//! Pictures of what links lead to.

use crate::app::App;
use crate::client::Connection;
use crate::error::Error;
use crate::links::{self, Subject};
use axum::extract::{Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use protocol::online::HostProblem;

/// A picture of a table, a course, a day, a player, a tournament or a cup, for chats that show what
/// a link leads to.
#[utoipa::path(
    get, path = "/api/pictures/{name}",
    params(("name" = String, Path,
        description = "table-ID.png, course-CODE.png, published-ID.png, day-2026-11-17.png, \
                       player-HANDLE.png, tournament-ID.png or cup-ID.png")),
    responses(
        (status = 200, description = "1200 × 630 pixels", content_type = "image/png",
            body = [u8]),
        (status = 404, description = "There is no such thing", body = HostProblem),
        (status = 429, description = "Too many", body = HostProblem),
    )
)]
pub(crate) async fn picture(
    State(app): State<App>,
    connection: Connection,
    Path(name): Path<String>,
) -> Result<Response, Error> {
    let missing = || Error::not_found("There is no such picture.");
    let subject = Subject::of_picture(&name).ok_or_else(missing)?;
    let lifetime = subject.lifetime();
    let picture = links::picture(&app, subject, connection.address).await?;
    let headers = [(CONTENT_TYPE, "image/png"), (CACHE_CONTROL, lifetime)];
    Ok((headers, picture).into_response())
}
