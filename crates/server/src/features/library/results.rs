//! Single-player matches on published courses, and the best match on each course.
//!
//! Players play offline with their own dice and submit the match record, which the server verifies.
//! A match counts if it was played on the published course under the current rules, with one ball
//! and all standard dice. A player who plays a course often enough will eventually be lucky with
//! the dice, as in real golf.

use crate::app::App;
use crate::features::library::routes::{plain, shown};
use crate::http::error::{Error, Errors};
use crate::http::extract::{PathParams, body};
use crate::identity::player::Player;
use crate::names::check_words;
use crate::time::now;
use axum::Json;
use axum::extract::{Request, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use contest::HomeMatch;
use protocol::CourseText;
use protocol::online::{ApiErrorReason, NewResult};
use std::sync::Arc;
use storage::{CourseResult, StorageError};

/// Maximum size of a match record in bytes. Records are short, because matches are played with one
/// ball on one course.
const RECORD: usize = 128 << 10;

/// Submits the record of your single-player match on a course. Each match counts once. The server
/// keeps each player's best match, or the first of several equally good ones.
#[utoipa::path(
    post, path = "/api/courses/{id}/results", security(("key" = [])),
    params(("id" = String, Path, description = "The course's id")),
    request_body(content = Object, description = "The record of the match"),
    responses(
        (status = 201, description = "The result", body = NewResult),
        Errors,
    )
)]
pub(crate) async fn add(
    State(app): State<App>,
    PathParams(id): PathParams<String>,
    player: Player,
    request: Request,
) -> Result<(StatusCode, Json<NewResult>), Error> {
    player.refuse_bots()?;
    if !app.library.results.take(Arc::clone(&player.id)) {
        return Err(Error::too_many(
            "You are sending too many matches. Wait a moment.",
        ));
    }
    let course = app
        .store
        .shown_course(plain(&id)?, Some(&player.id))
        .await?;
    let bytes = body(request).await?;
    if bytes.len() > RECORD {
        let text = "The record can have at most 128 KiB.";
        return Err(Error::new(ApiErrorReason::TooLarge, text));
    }
    let (course, file) = (course.id, course.file);
    let text = CourseText {
        id: course.clone(),
        file,
    };
    let found = tokio::task::spawn_blocking(move || HomeMatch::on_course(&bytes, text));
    let found = found.await.map_err(|_| Error::unavailable())?;
    let found =
        found.map_err(|error| Error::malformed(format!("This does not count: {error}.")))?;
    // The replay shows the player's name.
    check_words(&app.host.blocked_words, &found.name)?;
    let result = CourseResult {
        course,
        player: player.id.to_string(),
        total: found.total,
        print: found.print,
        record: found.record,
        made: now(),
    };
    let kept = app.store.add_course_result(&result).await;
    kept.map_err(|problem| match problem {
        StorageError::Conflict => Error::new(
            ApiErrorReason::Conflict,
            "Another player has sent this match. Play the course yourself.",
        ),
        other => other.into(),
    })?;
    let best = app.store.best_on_course(&id, &player.id).await?;
    let (entry, _) = shown(app.store.course(&id).await?, Some(&player.id));
    let told = NewResult {
        total: result.total,
        best: best.unwrap_or(result.total),
        entry,
    };
    Ok((StatusCode::CREATED, Json(told)))
}

/// Returns the record of the match with the fewest strokes on a course. You can pass the record to
/// `carambole verify`, `replay` and `review`.
#[utoipa::path(
    get, path = "/api/courses/{id}/record", operation_id = "course_record",
    params(("id" = String, Path, description = "The course's id")),
    responses(
        (status = 200, description = "The record", body = Object),
        Errors,
    )
)]
pub(crate) async fn record(
    State(app): State<App>,
    PathParams(id): PathParams<String>,
) -> Result<Response, Error> {
    let record = app.store.course_record(plain(&id)?).await?;
    let name = format!("attachment; filename=\"carambole-{id}.json\"");
    let headers = [
        (header::CONTENT_TYPE, "application/json".to_owned()),
        (header::CONTENT_DISPOSITION, name),
    ];
    Ok((headers, record).into_response())
}
