//! Courses that players publish.

use crate::api::players::wanted;
use crate::app::App;
use crate::client::{JsonBody, QueryParams};
use crate::error::Error;
use crate::player::Player;
use crate::random;
use crate::time::now;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use protocol::online::{CourseEntry, HostProblem, NewCourse, PublishedCourse, Rating, Scope};
use protocol::{CourseText, Hex};
use serde::Deserialize;
use sha2::{Digest, Sha256};
use storage::{CourseOrder, CourseRow};

pub(super) fn shown(row: CourseRow) -> (CourseEntry, String) {
    let entry = CourseEntry {
        id: row.id,
        name: row.name,
        by: row.by,
        fork_of: row.fork_of,
        created: row.created,
        ratings: row.ratings,
        stars: row.stars,
    };
    (entry, row.file)
}

fn plain(id: &str) -> Result<&str, Error> {
    let fits = |b: u8| b.is_ascii_alphanumeric() || b == b'-';
    if !id.is_empty() && id.len() <= 40 && id.bytes().all(fits) {
        return Ok(id);
    }
    Err(Error::not_found("There is no such course."))
}

/// Publishes a course, or a change of another one.
#[utoipa::path(
    post, path = "/api/courses", security(("key" = [])), request_body = NewCourse,
    responses(
        (status = 201, description = "The course", body = CourseEntry),
        (status = 400, description = "It cannot be played", body = HostProblem),
        (status = 401, description = "No key", body = HostProblem),
        (status = 403, description = "A bot without the scope courses", body = HostProblem),
        (status = 404, description = "There is no course it could be made from", body = HostProblem),
        (status = 409, description = "It is published already", body = HostProblem),
        (status = 413, description = "Too long", body = HostProblem),
        (status = 429, description = "Too many", body = HostProblem),
    )
)]
pub(crate) async fn publish(
    State(app): State<App>,
    player: Player,
    JsonBody(new): JsonBody<NewCourse>,
) -> Result<(StatusCode, Json<CourseEntry>), Error> {
    player.may(Scope::Courses)?;
    let (courses, bytes) = app.store.courses_weight(&player.id).await?;
    if courses >= app.limits.courses || bytes >= app.limits.course_bytes {
        let text = "You have published many courses already; take one back first.";
        return Err(Error::too_many(text));
    }
    if let Some(from) = &new.fork_of {
        let standard = golf::Collection::all().any(|standard| standard.id == from);
        if !standard {
            app.store.course(plain(from)?).await?;
        }
    }
    let id = format!("c{}", random::letters::<11>()?);
    let (name, file) = judged(id.clone(), new.file).await?;
    wanted(&app, &name)?;
    let row = storage::NewCourse {
        hash: Hex::<32>(Sha256::digest(file.as_bytes()).into()).to_string(),
        owner: player.id.to_string(),
        fork_of: new.fork_of,
        created: now(),
        id,
        name,
        file,
    };
    app.store.publish_course(&row).await?;
    let (entry, _) = shown(app.store.course(&row.id).await?);
    Ok((StatusCode::CREATED, Json(entry)))
}

/// The name of a course that can be played, and its file as we write it.
async fn judged(id: String, file: String) -> Result<(String, String), Error> {
    let text = CourseText { id, file };
    let judged = tokio::task::spawn_blocking(move || {
        let course = text.course()?;
        let name = course.name().to_owned();
        let fits = (1..=80).contains(&name.chars().count()) && name.trim() == name;
        if !fits || !protocol::hides_nothing(&name) {
            return Err("a course needs a name of 1 to 80 visible characters".to_owned());
        }
        Ok((name, CourseText::new(&course).file))
    });
    let judged = judged.await.map_err(|_| Error::unavailable())?;
    judged.map_err(|text| Error::malformed(format!("This cannot be published: {text}.")))
}

/// How courses are listed.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct ListQuestion {
    /// `new` (as usual) or `best`.
    #[param(value_type = Option<String>)]
    order: Option<Order>,
    /// How many to leave out, for the next page.
    #[param(value_type = Option<i64>, minimum = 0, maximum = 4_294_967_295_u32)]
    skip: Option<u32>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Order {
    New,
    Best,
}

/// Published courses, 50 at a time.
#[utoipa::path(
    get, path = "/api/courses", operation_id = "list_courses", params(ListQuestion),
    responses(
        (status = 200, description = "The courses", body = Vec<CourseEntry>),
        (status = 400, description = "Unreadable", body = HostProblem),
        (status = 429, description = "Too many", body = HostProblem),
    )
)]
pub(crate) async fn list(
    State(app): State<App>,
    QueryParams(question): QueryParams<ListQuestion>,
) -> Result<Json<Vec<CourseEntry>>, Error> {
    let order = match question.order {
        Some(Order::Best) => CourseOrder::Best,
        _ => CourseOrder::New,
    };
    let rows = app
        .store
        .courses(order, question.skip.unwrap_or(0), 50)
        .await?;
    Ok(Json(rows.into_iter().map(|row| shown(row).0).collect()))
}

/// A course with its file.
#[utoipa::path(
    get, path = "/api/courses/{id}",
    params(("id" = String, Path, description = "The course's id")),
    responses(
        (status = 200, description = "The course", body = PublishedCourse),
        (status = 404, description = "No such course", body = HostProblem),
        (status = 429, description = "Too many", body = HostProblem),
    )
)]
pub(crate) async fn course(
    State(app): State<App>,
    Path(id): Path<String>,
) -> Result<Json<PublishedCourse>, Error> {
    let (entry, file) = shown(app.store.course(plain(&id)?).await?);
    Ok(Json(PublishedCourse { entry, file }))
}

/// Takes a course of mine back. Tables and forks keep their copies.
#[utoipa::path(
    delete, path = "/api/courses/{id}", security(("key" = [])),
    params(("id" = String, Path, description = "The course's id")),
    responses(
        (status = 204, description = "Gone"),
        (status = 401, description = "No key", body = HostProblem),
        (status = 403, description = "A bot without the scope courses", body = HostProblem),
        (status = 404, description = "No such course of mine", body = HostProblem),
        (status = 429, description = "Too many", body = HostProblem),
    )
)]
pub(crate) async fn withdraw(
    State(app): State<App>,
    player: Player,
    Path(id): Path<String>,
) -> Result<StatusCode, Error> {
    player.may(Scope::Courses)?;
    app.store.withdraw_course(&player.id, plain(&id)?).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Rates a course; the last rating counts.
#[utoipa::path(
    put, path = "/api/courses/{id}/rating", security(("key" = [])), request_body = Rating,
    params(("id" = String, Path, description = "The course's id")),
    responses(
        (status = 204, description = "Noted"),
        (status = 400, description = "Not 1 to 5 stars", body = HostProblem),
        (status = 401, description = "No key", body = HostProblem),
        (status = 403, description = "A bot without the scope courses", body = HostProblem),
        (status = 404, description = "No such course", body = HostProblem),
        (status = 413, description = "Too long", body = HostProblem),
        (status = 429, description = "Too many", body = HostProblem),
    )
)]
pub(crate) async fn rate(
    State(app): State<App>,
    player: Player,
    Path(id): Path<String>,
    JsonBody(rating): JsonBody<Rating>,
) -> Result<StatusCode, Error> {
    player.may(Scope::Courses)?;
    if !(1..=5).contains(&rating.stars) {
        return Err(Error::malformed("A course gets 1 to 5 stars."));
    }
    app.store
        .rate_course(plain(&id)?, &player.id, rating.stars)
        .await?;
    Ok(StatusCode::NO_CONTENT)
}
