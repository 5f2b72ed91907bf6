//! Single-player matches on published courses, and the record of each course.
//!
//! Players play offline with their own dice and send the record, which the server verifies. A match
//! counts if it was played on the published course by the current rules, with one ball and all
//! standard dice. Players who play often will be lucky with the dice some day, as in real golf.

use crate::api::courses::{plain, shown};
use crate::api::players::wanted;
use crate::app::App;
use crate::client::body;
use crate::error::Error;
use crate::player::Player;
use crate::time::now;
use axum::Json;
use axum::extract::{Path, Request, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use golf::Catalogue;
use protocol::online::{HostProblem, HostReason, NewResult};
use protocol::{
    CourseText, EventKind, GolfMode, GolfSetup, MatchSetup, Record, SeatKind, SixNumbers,
};
use std::sync::Arc;
use storage::{CourseResult, StorageError};

/// Maximum size of a record in bytes. One ball on one course makes a short record.
const RECORD: usize = 128 << 10;

/// Adds your single-player match on a course, from the record of the match. Each match counts once.
/// The server keeps the best match of each player; of equally good matches, the first.
#[utoipa::path(
    post, path = "/api/courses/{id}/results", security(("key" = [])),
    params(("id" = String, Path, description = "The course's id")),
    request_body(content = Object, description = "The record of the match"),
    responses(
        (status = 201, description = "The result", body = NewResult),
        (status = 400, description = "Invalid record", body = HostProblem),
        (status = 401, description = "Missing or invalid key", body = HostProblem),
        (status = 403, description = "Not allowed for bots", body = HostProblem),
        (status = 404, description = "No such course", body = HostProblem),
        (status = 409, description = "Another player has sent this match", body = HostProblem),
        (status = 413, description = "Request body too large", body = HostProblem),
        (status = 429, description = "Limit exceeded", body = HostProblem),
    )
)]
pub(crate) async fn add(
    State(app): State<App>,
    Path(id): Path<String>,
    player: Player,
    request: Request,
) -> Result<(StatusCode, Json<NewResult>), Error> {
    player.refuse_bots()?;
    if !app.results.take(Arc::clone(&player.id)) {
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
        return Err(Error::new(HostReason::TooLarge, text));
    }
    let (course, file) = (course.id, course.file);
    let text = CourseText {
        id: course.clone(),
        file,
    };
    let judged = tokio::task::spawn_blocking(move || judge(&bytes, text));
    let judged = judged.await.map_err(|_| Error::unavailable())?;
    let judged =
        judged.map_err(|text| Error::malformed(format!("This does not count: {text}.")))?;
    // The name is checked because the replay shows it.
    wanted(&app, &judged.name)?;
    let result = CourseResult {
        course,
        player: player.id.to_string(),
        total: judged.total,
        print: judged.print,
        record: judged.record,
        made: now(),
    };
    let kept = app.store.add_course_result(&result).await;
    kept.map_err(|problem| match problem {
        StorageError::Conflict => Error::new(
            HostReason::Conflict,
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

/// Returns the record of the match with the fewest strokes on a course, for `carambole verify`,
/// `replay` and `review`.
#[utoipa::path(
    get, path = "/api/courses/{id}/record", operation_id = "course_record",
    params(("id" = String, Path, description = "The course's id")),
    responses(
        (status = 200, description = "The record", body = Object),
        (status = 404, description = "No such course, or it has no results yet", body = HostProblem),
        (status = 429, description = "Limit exceeded", body = HostProblem),
    )
)]
pub(crate) async fn record(
    State(app): State<App>,
    Path(id): Path<String>,
) -> Result<Response, Error> {
    let record = app.store.course_record(plain(&id)?).await?;
    let name = format!("attachment; filename=\"carambole-{id}.json\"");
    let headers = [
        (header::CONTENT_TYPE, "application/json".to_owned()),
        (header::CONTENT_DISPOSITION, name),
    ];
    Ok((headers, record).into_response())
}

/// A verified match.
struct Judged {
    /// The record, normalised.
    record: String,
    total: i32,
    /// The commitment to the dice, which is different for every match.
    print: String,
    /// The player's name in the record.
    name: String,
}

/// Checks that the record is of a single-player match on this course, and verifies every roll and
/// stroke.
fn judge(bytes: &[u8], course: CourseText) -> Result<Judged, String> {
    let record = Record::parse(bytes)?;
    let print = suits(&record, course)?;
    let verified = table::verify(&record, &mut table::CourseCache::new());
    let verified = verified.map_err(|fault| fault.to_string())?;
    let result = verified.results.first().ok_or("the record has no result")?;
    if result.withdrawn {
        return Err("the player abandoned the match".to_owned());
    }
    let name = record
        .events
        .iter()
        .rev()
        .find_map(|event| match &event.what {
            EventKind::Joined { name, .. } => Some(name.to_string()),
            _ => None,
        });
    Ok(Judged {
        record: record.to_string(),
        total: result.total,
        print,
        name: name.unwrap_or_default(),
    })
}

/// Checks that one person has played this course with one ball and all standard dice. Returns the
/// commitment to the dice.
fn suits(record: &Record, course: CourseText) -> Result<String, String> {
    let first = record.events.first().map(|event| &event.what);
    let Some(EventKind::Created {
        rules,
        commitment,
        setup,
        seats,
        clock,
        ..
    }) = first
    else {
        return Err("the first event of a record is the creation of its table".to_owned());
    };
    if rules != protocol::GOLF_RULES {
        return Err("it was not played by the current rules".to_owned());
    }
    let MatchSetup::Golf(golf) = &**setup else {
        return Err("it is not a match of mini golf".to_owned());
    };
    let one_ball = matches!(&golf.balls[..], [balls] if balls.len() == 1);
    if !one_ball || *seats != [SeatKind::Person {}] || clock.is_some() {
        return Err("it must have one player with one ball".to_owned());
    }
    if golf.courses != [course] {
        return Err("it was not played on this course only".to_owned());
    }
    let agreed = GolfSetup {
        mode: GolfMode::Basic,
        balls: golf.balls.clone(),
        courses: golf.courses.clone(),
        limit: None,
        dice: all_dice(),
        cards: Vec::new(),
        tokens: None,
    };
    if *golf != agreed {
        let text = "it must have basic mode, all standard dice, no cards and the course's limit";
        return Err(text.to_owned());
    }
    Ok(commitment.to_string())
}

/// Returns all standard dice. Par assumes all of these dice, so course records must be played with
/// them too.
fn all_dice() -> Vec<SixNumbers> {
    let dice = Catalogue::standard().dice().iter();
    let six = dice.map(|die| SixNumbers {
        id: die.id.clone(),
        impulses: die.faces,
    });
    six.collect()
}
