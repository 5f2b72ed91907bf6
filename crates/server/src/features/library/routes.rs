//! Routes for courses that players publish.

use crate::app::App;
use crate::features::library;
use crate::features::library::board_hash::{board_hash, printed_with};
use crate::http::error::{AnyError, Error, Errors};
use crate::http::extract::{JsonBody, PathParams, QueryParams};
use crate::identity::Anyone;
use crate::identity::player::Player;
use crate::names::check_words;
use crate::random;
use crate::time::now;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use protocol::online::{
    ApiErrorReason, CourseEntry, CourseRecord, NewCourse, PublishedCourse, Rating, Scope,
};
use protocol::{CourseText, Hex};
use serde::Deserialize;
use sha2::{Digest, Sha256};
use storage::{CourseFilter, CourseOrder, CourseRow, StorageError};

/// Returns a course and its file, as seen by player `who`, or by an anonymous client if `who` is
/// `None`.
pub(crate) fn shown(row: CourseRow, who: Option<&str>) -> (CourseEntry, String) {
    let entry = CourseEntry {
        own: who == Some(&*row.owner),
        hidden: row.hidden,
        id: row.id,
        name: row.name,
        by: row.by,
        fork_of: row.fork_of,
        created: row.created,
        ratings: row.ratings,
        stars: row.stars,
        fork_name: row.fork_name,
        facts: row.facts.map(library::told),
        plays: row.plays,
        record: row.record.map(|record| CourseRecord {
            own: who == Some(&*record.player),
            name: record.name,
            handle: record.handle,
            total: record.total,
            made: record.made,
        }),
    };
    (entry, row.file)
}

pub(crate) fn plain(id: &str) -> Result<&str, Error> {
    let fits = |b: u8| b.is_ascii_alphanumeric() || b == b'-';
    if !id.is_empty() && id.len() <= 40 && id.bytes().all(fits) {
        return Ok(id);
    }
    Err(Error::not_found("This course does not exist."))
}

/// Publishes a course, or a changed copy of another course.
#[utoipa::path(
    post, path = "/api/courses", security(("key" = [])), request_body = NewCourse,
    responses(
        (status = 201, description = "The course", body = CourseEntry),
        Errors,
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
        let text = "You have published too many courses. Delete one first.";
        return Err(Error::too_many(text));
    }
    if let Some(from) = &new.fork_of {
        let standard = golf::Collection::all().any(|standard| standard.id == from);
        if !standard {
            let (from, who) = (plain(from)?, Some(&*player.id));
            app.store.shown_course(from, who).await?;
        }
    }
    let id = format!("c{}", random::letters::<11>()?);
    let Judged { name, file, board } = judged(id.clone(), new.file).await?;
    check_words(&app.host.blocked_words, &name)
        .map_err(|error| unpublishable(error.problem.text))?;
    if let Some(printed) = printed_with(&board) {
        return Err(known_board(printed));
    }
    let row = storage::NewCourse {
        board: Some(board),
        hash: Hex::<32>(Sha256::digest(file.as_bytes()).into()).to_string(),
        owner: player.id.to_string(),
        fork_of: new.fork_of,
        created: now(),
        id,
        name,
        file,
    };
    match app.store.publish_course(&row).await {
        Ok(()) => {}
        Err(StorageError::Conflict) => return Err(published_already(&app, &row).await?),
        Err(problem) => return Err(problem.into()),
    }
    let (entry, _) = shown(app.store.course(&row.id).await?, Some(&player.id));
    Ok((StatusCode::CREATED, Json(entry)))
}

/// Returns the error for a new course that has the same board as course `id`.
fn known_board(id: &str) -> Error {
    let text = format!("A course with this board already exists: {id}. Change the board first.");
    let mut error = Error::new(ApiErrorReason::Conflict, text);
    error.problem.course = Some(id.to_owned());
    error
}

/// Returns the error for a course whose board has already been published. The error does not name a
/// hidden course.
async fn published_already(app: &App, new: &storage::NewCourse) -> Result<Error, Error> {
    let board = new.board.as_deref().unwrap_or_default();
    let found = app.store.course_with_board(board).await?;
    let shown = found.filter(|(_, hidden)| !hidden);
    Ok(shown.map_or_else(
        || {
            let text = "A course with this board already exists. Change the board first.";
            Error::new(ApiErrorReason::Conflict, text)
        },
        |(id, _)| known_board(&id),
    ))
}

/// A course that has passed all checks.
struct Judged {
    name: String,
    /// The normalised course file.
    file: String,
    /// The hash of the course's board.
    board: String,
}

/// Parses a course and checks that it can be published.
async fn judged(id: String, file: String) -> Result<Judged, Error> {
    let text = CourseText {
        id: id.clone(),
        file,
    };
    let judged = tokio::task::spawn_blocking(move || {
        let course = text.course()?;
        let name = course.name().to_owned();
        let fits = (1..=80).contains(&name.chars().count()) && name.trim() == name;
        // An unnamed course uses its id as its name.
        if !fits || name == id || !protocol::hides_nothing(&name) {
            return Err("a course needs a name of 1 to 80 visible characters".into());
        }
        Ok(Judged {
            name,
            file: CourseText::new(&course).file,
            board: board_hash(&course),
        })
    });
    let judged: Result<_, AnyError> = judged.await.map_err(|_| Error::unavailable())?;
    judged.map_err(|error| unpublishable(format!("This cannot be published: {error}.")))
}

fn unpublishable(text: String) -> Error {
    Error::new(ApiErrorReason::Unpublishable, text)
}

/// Query parameters for listing courses: the sort order and the filters.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct ListQuestion {
    /// The sort order: `new` (default), `best` or `played`.
    #[param(value_type = Option<String>)]
    order: Option<Order>,
    /// The number of courses to skip, for the next page.
    #[param(value_type = Option<i64>, minimum = 0, maximum = 4_294_967_295_u32)]
    skip: Option<u32>,
    /// Part of the course name or the author's name. Case does not matter.
    #[param(max_length = 80)]
    search: Option<String>,
    /// Only courses with this par.
    par: Option<i32>,
    /// The course size: `small` (up to 119 cells), `medium`, or `large` (250 cells or more).
    #[param(value_type = Option<String>)]
    size: Option<Size>,
    /// Only courses that contain a piece with this id.
    #[param(max_length = 40)]
    piece: Option<String>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Size {
    Small,
    Medium,
    Large,
}

impl Size {
    /// Returns the smallest and largest numbers of cells for this size.
    fn cells(&self) -> (u32, u32) {
        match self {
            Size::Small => (1, 119),
            Size::Medium => (120, 249),
            Size::Large => (250, u32::MAX),
        }
    }
}

impl ListQuestion {
    fn filter(&self) -> Result<CourseFilter, Error> {
        let search = self.search.as_deref().unwrap_or_default().trim();
        if search.chars().count() > 80 || !protocol::hides_nothing(search) {
            let text = "A search has at most 80 visible characters.";
            return Err(Error::malformed(text));
        }
        let known = |id: &String| golf::Catalogue::standard().shape(id).is_some();
        if !self.piece.as_ref().is_none_or(known) {
            return Err(Error::malformed("This piece does not exist."));
        }
        Ok(CourseFilter {
            search: search.to_owned(),
            par: self.par,
            cells: self.size.as_ref().map(Size::cells),
            piece: self.piece.clone(),
        })
    }
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Order {
    New,
    Best,
    Played,
}

/// Lists published courses, 50 per page.
#[utoipa::path(
    get, path = "/api/courses", operation_id = "list_courses", security((), ("key" = [])),
    params(ListQuestion),
    responses(
        (status = 200, description = "The courses", body = Vec<CourseEntry>),
        Errors,
    )
)]
pub(crate) async fn list(
    State(app): State<App>,
    Anyone(player): Anyone,
    QueryParams(question): QueryParams<ListQuestion>,
) -> Result<Json<Vec<CourseEntry>>, Error> {
    let order = match question.order {
        Some(Order::Best) => CourseOrder::Best,
        Some(Order::Played) => CourseOrder::Played,
        _ => CourseOrder::New,
    };
    let (filter, skip) = (question.filter()?, question.skip.unwrap_or(0));
    let rows = app.store.courses(&filter, order, skip, 50).await?;
    let who = player.map(|player| player.id);
    let shown = rows.into_iter().map(|row| shown(row, who.as_deref()).0);
    Ok(Json(shown.collect()))
}

/// Returns a published course and its file.
#[utoipa::path(
    get, path = "/api/courses/{id}", security((), ("key" = [])),
    params(("id" = String, Path, description = "The course's id")),
    responses(
        (status = 200, description = "The course", body = PublishedCourse),
        Errors,
    )
)]
pub(crate) async fn course(
    State(app): State<App>,
    Anyone(player): Anyone,
    PathParams(id): PathParams<String>,
) -> Result<Json<PublishedCourse>, Error> {
    let who = player.map(|player| player.id);
    let row = app.store.shown_course(plain(&id)?, who.as_deref()).await?;
    let (own_stars, own_best, may_rate) = match &who {
        Some(who) => (
            app.store.rating_by(&id, who).await?,
            app.store.best_on_course(&id, who).await?,
            *row.owner != **who && library::has_played(&app, who, &row).await?,
        ),
        None => (None, None, false),
    };
    let (entry, file) = shown(row, who.as_deref());
    Ok(Json(PublishedCourse {
        entry,
        file,
        own_stars,
        own_best,
        may_rate,
    }))
}

/// Withdraws one of your courses. Tables keep their copies of it, and courses based on it remain
/// published.
#[utoipa::path(
    delete, path = "/api/courses/{id}", security(("key" = [])),
    params(("id" = String, Path, description = "The course's id")),
    responses(
        (status = 204, description = "Deleted"),
        Errors,
    )
)]
pub(crate) async fn withdraw(
    State(app): State<App>,
    player: Player,
    PathParams(id): PathParams<String>,
) -> Result<StatusCode, Error> {
    player.may(Scope::Courses)?;
    app.store.withdraw_course(&player.id, plain(&id)?).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Rates a course that you have finished and that belongs to another player. Your latest rating
/// counts.
#[utoipa::path(
    put, path = "/api/courses/{id}/rating", security(("key" = [])), request_body = Rating,
    params(("id" = String, Path, description = "The course's id")),
    responses(
        (status = 204, description = "Rated"),
        Errors,
    )
)]
pub(crate) async fn rate(
    State(app): State<App>,
    player: Player,
    PathParams(id): PathParams<String>,
    JsonBody(rating): JsonBody<Rating>,
) -> Result<StatusCode, Error> {
    player.may(Scope::Courses)?;
    if !(1..=5).contains(&rating.stars) {
        return Err(Error::malformed("A course gets 1 to 5 stars."));
    }
    let id = plain(&id)?;
    let course = app.store.shown_course(id, Some(&player.id)).await?;
    if *course.owner == *player.id {
        let text = "This is your own course. Stars come from other players.";
        return Err(Error::forbidden(text));
    }
    if !library::has_played(&app, &player.id, &course).await? {
        let text = "Play this course to its end before you give it stars.";
        return Err(Error::forbidden(text));
    }
    app.store.rate_course(id, &player.id, rating.stars).await?;
    Ok(StatusCode::NO_CONTENT)
}
