//! Routes for creating, listing, starting and ending cups, in which everyone plays with the same
//! dice. The routes for edition results are in `editions`.
//!
//! Players play at tables on this server (`tries`). The server reveals the dice roll by roll.

use crate::app::App;
use crate::features::cups::KnownCup;
use crate::features::cups::tries::{self, settle};
use crate::http::error::{AnyError, Error, Errors};
use crate::http::extract::{JsonBody, PathParams};
use crate::identity::Anyone;
use crate::identity::player::Player;
use crate::names::check_words;
use crate::random;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use contest::calendar::DAY;
use contest::cup::{CupCourses, Edition};
use golf::{Collection, Course};
use protocol::online::{
    ApiErrorReason, Cup, CupEntry, CupList, CupRhythm, CupStart, CupState, NewCup,
};
use protocol::{CourseText, course_code};
use storage::{CupRow, StorageError};

/// Maximum number of cups in a list.
const LISTED: u32 = 20;
/// Limits on a cup's courses: their total size in bytes, their number, and the sum of their stroke
/// limits.
const COURSES: usize = 128 << 10;
const MOST_COURSES: usize = 6;
const STROKES: u32 = 120;

/// Creates a cup. Other players can find the cup only by its link.
#[utoipa::path(
    post, path = "/api/cups", operation_id = "make_cup", security(("key" = [])),
    request_body = NewCup,
    responses(
        (status = 201, description = "The cup", body = CupEntry),
        Errors,
    )
)]
pub(crate) async fn make(
    State(app): State<App>,
    player: Player,
    JsonBody(new): JsonBody<NewCup>,
) -> Result<(StatusCode, Json<CupEntry>), Error> {
    player.in_person()?;
    let now = app.peers.now();
    let made = app.store.cups_made(&player.id, now.saturating_sub(DAY));
    if made.await? >= app.limits.cups_per_day {
        let text = "You have created too many cups today. Create the next one tomorrow.";
        return Err(Error::too_many(text));
    }
    let name = new.name.trim();
    if !(1..=60).contains(&name.chars().count()) || !protocol::hides_nothing(name) {
        let text = "A cup needs a name of 1 to 60 visible characters.";
        return Err(Error::malformed(text));
    }
    check_words(&app.host.blocked_words, name)?;
    let (rhythm, days) = match new.rhythm {
        CupRhythm::Once { days } if (1..=31).contains(&days) => ("once", days),
        CupRhythm::Once { .. } => {
            return Err(Error::malformed("A cup lasts 1 to 31 days."));
        }
        CupRhythm::Daily {} => ("daily", 0),
        CupRhythm::Weekly {} => ("weekly", 0),
    };
    let id = random::letters::<12>()?;
    let courses = match (new.drawn, &*new.courses) {
        (Some(1 | 3 | 6), []) => String::new(),
        (None, chosen @ [_, ..]) if chosen.len() <= MOST_COURSES => {
            chosen_courses(&app, &id, chosen).await?
        }
        _ => {
            let text = "A cup has 1, 3 or 6 drawn courses, or 1 to 6 chosen ones.";
            return Err(Error::malformed(text));
        }
    };
    let row = CupRow {
        id,
        owner: player.id.to_string(),
        name: name.to_owned(),
        rhythm: rhythm.to_owned(),
        days: days.into(),
        drawn: new.drawn.unwrap_or(0).into(),
        courses,
        made: now,
        ended: None,
    };
    app.store.add_cup(&row).await?;
    let entry = entry(&app, &KnownCup::of_row(row), Some(&player.id)).await?;
    Ok((StatusCode::CREATED, Json(entry)))
}

/// Returns the chosen courses as JSON, to be stored with the cup.
async fn chosen_courses(app: &App, cup: &str, chosen: &[String]) -> Result<String, Error> {
    let mut texts = Vec::new();
    for (place, wish) in chosen.iter().enumerate() {
        texts.push(course_text(app, place, wish).await?);
    }
    let id = cup.to_owned();
    let checked = tokio::task::spawn_blocking(move || {
        let courses = texts.iter().map(CourseText::course);
        let courses = courses.collect::<Result<Vec<Course>, _>>()?;
        let strokes: u32 = courses.iter().map(|course| u32::from(course.limit())).sum();
        if strokes > STROKES {
            let text =
                format!("the courses allow {strokes} strokes in total; the limit is {STROKES}");
            return Err(text.into());
        }
        let secret = Edition::public_secret(&id, 1);
        Edition::of(&id, 1, &CupCourses::Chosen(texts.clone()), secret)?;
        Ok(protocol::json::line(&texts))
    });
    let checked: Result<_, AnyError> = checked.await.map_err(|_| Error::unavailable())?;
    let written = checked
        .map_err(|error| Error::malformed(format!("A cup cannot use these courses: {error}.")))?;
    if written.len() > COURSES {
        let text = "These courses are too large for a cup.";
        return Err(Error::new(ApiErrorReason::TooLarge, text));
    }
    Ok(written)
}

/// Returns the course for `wish`, which is a course code, or the id of a course in the collection
/// or in the library.
async fn course_text(app: &App, place: usize, wish: &str) -> Result<CourseText, Error> {
    if let Some(course) = Collection::course(wish).and_then(Result::ok) {
        return Ok(CourseText::new(&course));
    }
    let plain = wish.bytes().all(|b| b.is_ascii_alphanumeric());
    if plain && (1..=40).contains(&wish.len()) {
        match app.store.shown_course(wish, None).await {
            Ok(row) => {
                return Ok(CourseText {
                    id: row.id,
                    file: row.file,
                });
            }
            Err(StorageError::NotFound) => {}
            Err(other) => return Err(other.into()),
        }
    }
    let code = wish.to_owned();
    let read = tokio::task::spawn_blocking(move || {
        let file = course_code::decode(&code).ok()?;
        let course = Course::new(&format!("course-{}", place + 1), &file, &Collection);
        Some(CourseText::new(&course.ok()?))
    });
    let read = read.await.map_err(|_| Error::unavailable())?;
    read.ok_or_else(|| Error::not_found("One of these courses does not exist."))
}

/// Lists the built-in weekly cup, and the latest cups that you have created or played.
#[utoipa::path(
    get, path = "/api/cups", operation_id = "list_cups", security((), ("key" = [])),
    responses(
        (status = 200, description = "The cups", body = CupList),
        Errors,
    )
)]
pub(crate) async fn list(
    State(app): State<App>,
    Anyone(player): Anyone,
) -> Result<Json<CupList>, Error> {
    let who = player.map(|player| player.id);
    let who = who.as_deref();
    let mut own = Vec::new();
    if let Some(who) = who {
        for row in app.store.cups_of(who, LISTED).await? {
            own.push(entry(&app, &KnownCup::of_row(row), Some(who)).await?);
        }
    }
    let weekly = entry(&app, &KnownCup::weekly(), who).await?;
    Ok(Json(CupList { weekly, own }))
}

/// Returns a cup and the courses of its current edition.
#[utoipa::path(
    get, path = "/api/cups/{id}", operation_id = "cup", security((), ("key" = [])),
    params(("id" = String, Path, description = "The cup's id, or `weekly`")),
    responses(
        (status = 200, description = "The cup", body = Cup),
        Errors,
    )
)]
pub(crate) async fn cup(
    State(app): State<App>,
    Anyone(player): Anyone,
    PathParams(id): PathParams<String>,
) -> Result<Json<Cup>, Error> {
    let known = KnownCup::find(&app, &id).await?;
    let who = player.map(|player| player.id);
    let entry = entry(&app, &known, who.as_deref()).await?;
    let edition = known.edition(&app, entry.edition).await?;
    Ok(Json(Cup {
        cup: entry,
        courses: edition.courses(),
        next_seal: known.next_seal(&app).await?,
    }))
}

/// Ends one of your cups: its current edition ends, and no new edition begins.
#[utoipa::path(
    delete, path = "/api/cups/{id}", operation_id = "end_cup", security(("key" = [])),
    params(("id" = String, Path, description = "The cup's id")),
    responses(
        (status = 204, description = "The cup has ended"),
        Errors,
    )
)]
pub(crate) async fn end(
    State(app): State<App>,
    player: Player,
    PathParams(id): PathParams<String>,
) -> Result<StatusCode, Error> {
    player.in_person()?;
    let known = KnownCup::find(&app, &id).await?;
    let now = app.peers.now();
    app.store.end_cup(&player.id, &known.id, now).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Returns a cup as seen by player `who`, or by an anonymous client if `who` is `None`.
async fn entry(app: &App, cup: &KnownCup, who: Option<&str>) -> Result<CupEntry, Error> {
    let edition = cup.series.edition_at(app.peers.now());
    let (begun, _) = app.store.cup_counts(&cup.id, edition, edition).await?;
    Ok(CupEntry {
        id: cup.id.clone(),
        name: cup.name.clone(),
        rhythm: cup.series.rhythm,
        drawn: cup.drawn,
        edition,
        begins: cup.series.begins(edition),
        ends: cup.series.ends(edition),
        players: begun as u32,
        state: state(app, cup, edition, who).await?,
        own: who == Some(&*cup.owner),
    })
}

pub(crate) async fn state(
    app: &App,
    cup: &KnownCup,
    n: u32,
    who: Option<&str>,
) -> Result<CupState, Error> {
    let Some(who) = who else {
        return Ok(CupState::New);
    };
    let mut begun = app.store.cup_try(&cup.id, n, who).await?;
    if begun.as_ref().is_some_and(|begun| begun.is_due) {
        settle(app, cup, n, n).await?;
        begun = app.store.cup_try(&cup.id, n, who).await?;
    }
    Ok(match begun {
        None => CupState::New,
        Some(begun) if begun.is_finished => CupState::Finished,
        Some(begun) if begun.is_left => CupState::GivenUp,
        Some(_) => CupState::Playing,
    })
}

/// Starts your try at the current edition and returns its table, where the match is already
/// running. Each player has one try per edition. If you have already started, on any device, you
/// get the same table.
#[utoipa::path(
    post, path = "/api/cups/{id}/begin", operation_id = "begin_cup", security(("key" = [])),
    params(("id" = String, Path, description = "The cup's id, or `weekly`")),
    responses(
        (status = 200, description = "The table of the try", body = CupStart),
        Errors,
    )
)]
pub(crate) async fn begin(
    State(app): State<App>,
    player: Player,
    PathParams(id): PathParams<String>,
) -> Result<Json<CupStart>, Error> {
    player.refuse_bots()?;
    let known = KnownCup::find(&app, &id).await?;
    let now = app.peers.now();
    let edition = known.series.edition_at(now);
    if now >= known.series.ends(edition) {
        return Err(Error::not_found("This cup is over."));
    }
    let table = tries::begin(&app, &known, edition, &player).await?;
    Ok(Json(CupStart { edition, table }))
}
