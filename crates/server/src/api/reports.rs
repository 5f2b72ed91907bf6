//! What players tell the operators about each other and about courses.

use crate::api::courses::plain;
use crate::api::people::other;
use crate::app::App;
use crate::client::JsonBody;
use crate::error::Error;
use crate::player::Player;
use crate::random;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use protocol::Millis;
use protocol::online::{HostProblem, NewReport};
use storage::ReportRow;

/// So many reports a day.
const REPORTS: usize = 10;
const DAY: Millis = 24 * 3_600_000;

/// Tells the operators what is wrong with a player.
#[utoipa::path(
    post, path = "/api/players/{handle}/report", operation_id = "report", security(("key" = [])),
    request_body = NewReport,
    params(("handle" = String, Path, description = "The player's handle")),
    responses(
        (status = 204, description = "Kept for the operators"),
        (status = 400, description = "No reason, or oneself", body = HostProblem),
        (status = 401, description = "No key", body = HostProblem),
        (status = 403, description = "A bot", body = HostProblem),
        (status = 404, description = "Nobody goes by it", body = HostProblem),
        (status = 413, description = "Too long", body = HostProblem),
        (status = 429, description = "Too many", body = HostProblem),
    )
)]
pub(crate) async fn player(
    State(app): State<App>,
    player: Player,
    Path(handle): Path<String>,
    JsonBody(new): JsonBody<NewReport>,
) -> Result<StatusCode, Error> {
    let other = other(&app, &player, handle).await?;
    keep(&app, &player, (other.player, other.handle, None), new).await
}

/// Tells the operators what is wrong with a course.
#[utoipa::path(
    post, path = "/api/courses/{id}/report", operation_id = "report_course",
    security(("key" = [])), request_body = NewReport,
    params(("id" = String, Path, description = "The course's id")),
    responses(
        (status = 204, description = "Kept for the operators"),
        (status = 400, description = "No reason, or one's own", body = HostProblem),
        (status = 401, description = "No key", body = HostProblem),
        (status = 403, description = "A bot", body = HostProblem),
        (status = 404, description = "No such course", body = HostProblem),
        (status = 413, description = "Too long", body = HostProblem),
        (status = 429, description = "Too many", body = HostProblem),
    )
)]
pub(crate) async fn course(
    State(app): State<App>,
    player: Player,
    Path(id): Path<String>,
    JsonBody(new): JsonBody<NewReport>,
) -> Result<StatusCode, Error> {
    player.in_person()?;
    let row = app
        .store
        .shown_course(plain(&id)?, Some(&player.id))
        .await?;
    if *row.owner == *player.id {
        return Err(Error::malformed("This course is yours."));
    }
    keep(&app, &player, (row.owner, row.name, Some(row.id)), new).await
}

/// Keeps a report about somebody, called so, and perhaps about a course of theirs.
async fn keep(
    app: &App,
    player: &Player,
    (reported, handle, course): (String, String, Option<String>),
    new: NewReport,
) -> Result<StatusCode, Error> {
    let now = app.peers.now();
    let since = now.saturating_sub(DAY);
    let today = app.store.reports_of(&player.id, since).await?;
    if today.len() >= REPORTS {
        return Err(Error::too_many(
            "You have reported much today; it is being read.",
        ));
    }
    let row = ReportRow {
        id: random::letters::<14>()?,
        reporter: player.id.to_string(),
        reported,
        handle,
        course,
        reason: new.reason.into(),
        made: now,
    };
    app.store.add_report(&row).await?;
    tracing::info!(report = row.id, "something was reported");
    Ok(StatusCode::NO_CONTENT)
}
