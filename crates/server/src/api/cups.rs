//! Cups in duplicate: made, begun, played at home, sent, compared.
//!
//! As with the course of the day everybody plays at home, at a table named `cup-weekly-3`, and
//! sends the record, which is verified here. The dice are told to whoever begins, and that they
//! have begun is noted first.

use crate::api::players::wanted;
use crate::app::App;
use crate::client::{JsonBody, body};
use crate::cups::{Cups, Finisher, GRACE, Known, Standing};
use crate::error::Error;
use crate::identity::Anyone;
use crate::player::Player;
use crate::random;
use axum::Json;
use axum::extract::{Path, Request, State};
use axum::http::header::{CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use coach::cup::{Edition, End, Judged, Place, Played};
use golf::{Cell, Collection, Course, Layer};
use picture::Drawing;
use protocol::online::{
    Cup, CupBoard, CupChoice, CupDeciding, CupEntry, CupLine, CupList, CupPlaying, CupRhythm,
    CupSeason, CupSeasonLine, CupSpot, CupStart, CupState, HostProblem, HostReason, NewCup,
};
use protocol::{CourseText, Millis, Record, course_code};
use sha2::{Digest, Sha256};
use storage::{CupResult, CupRow, StorageError};

/// So many cups are listed.
const LISTED: u32 = 20;
/// So many lines of the standings are told, besides one's own.
const LINES: usize = 100;
const STILL: usize = 20;
const SEASON_LINES: usize = 50;
/// What a record of a cup may weigh.
const RECORD: usize = 448 << 10;
/// What the courses of a cup may weigh, and how many strokes they may allow in all.
const COURSES: usize = 128 << 10;
const MOST_COURSES: usize = 6;
const STROKES: u32 = 120;
const DAY: Millis = 86_400_000;

/// Makes a cup that is found by its link.
#[utoipa::path(
    post, path = "/api/cups", operation_id = "make_cup", security(("key" = [])),
    request_body = NewCup,
    responses(
        (status = 201, description = "The cup", body = CupEntry),
        (status = 400, description = "It cannot be played", body = HostProblem),
        (status = 401, description = "No key", body = HostProblem),
        (status = 403, description = "A bot", body = HostProblem),
        (status = 404, description = "There is no such course", body = HostProblem),
        (status = 413, description = "Too long", body = HostProblem),
        (status = 429, description = "Too many", body = HostProblem),
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
        let text = "You have made many cups today; make the next one tomorrow.";
        return Err(Error::too_many(text));
    }
    let name = new.name.trim();
    if !(1..=60).contains(&name.chars().count()) || !protocol::hides_nothing(name) {
        let text = "A cup needs a name of 1 to 60 visible characters.";
        return Err(Error::malformed(text));
    }
    wanted(&app, name)?;
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
            let text = "A cup has 1, 3 or 6 courses drawn, or 1 to 6 chosen ones.";
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
    let entry = entry(&app, &Known::of_row(row), Some(&player.id)).await?;
    Ok((StatusCode::CREATED, Json(entry)))
}

/// The courses that were chosen, written down so that the cup keeps them.
async fn chosen_courses(app: &App, cup: &str, chosen: &[String]) -> Result<String, Error> {
    let mut texts = Vec::new();
    for (place, wish) in chosen.iter().enumerate() {
        texts.push(course_text(app, place, wish).await?);
    }
    let id = cup.to_owned();
    let checked = tokio::task::spawn_blocking(move || {
        let courses = texts.iter().map(CourseText::course);
        let courses = courses.collect::<Result<Vec<Course>, String>>()?;
        let strokes: u32 = courses.iter().map(|course| u32::from(course.limit())).sum();
        if strokes > STROKES {
            return Err(format!(
                "the courses allow {strokes} strokes in all, a cup {STROKES}"
            ));
        }
        Edition::of(&id, 1, &Played::Chosen(texts.clone()))?;
        serde_json::to_string(&texts).map_err(|error| error.to_string())
    });
    let checked = checked.await.map_err(|_| Error::unavailable())?;
    let written = checked.map_err(|text| Error::malformed(format!("Not as a cup: {text}.")))?;
    if written.len() > COURSES {
        let text = "These courses are too large for a cup.";
        return Err(Error::new(HostReason::TooLarge, text));
    }
    Ok(written)
}

/// A course of the house, a published one, or one by its code.
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
    read.ok_or_else(|| Error::not_found("One of these courses is not there."))
}

/// The cup of the house, and those I have made or played.
#[utoipa::path(
    get, path = "/api/cups", operation_id = "list_cups", security((), ("key" = [])),
    responses(
        (status = 200, description = "The cups", body = CupList),
        (status = 401, description = "A wrong key", body = HostProblem),
        (status = 429, description = "Too many", body = HostProblem),
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
            own.push(entry(&app, &Known::of_row(row), Some(who)).await?);
        }
    }
    let weekly = entry(&app, &Known::weekly(), who).await?;
    Ok(Json(CupList { weekly, own }))
}

/// A cup, with the courses of the edition that is on.
#[utoipa::path(
    get, path = "/api/cups/{id}", operation_id = "cup", security((), ("key" = [])),
    params(("id" = String, Path, description = "The cup's id, or `weekly`")),
    responses(
        (status = 200, description = "The cup", body = Cup),
        (status = 401, description = "A wrong key", body = HostProblem),
        (status = 404, description = "No such cup", body = HostProblem),
        (status = 429, description = "Too many", body = HostProblem),
    )
)]
pub(crate) async fn cup(
    State(app): State<App>,
    Anyone(player): Anyone,
    Path(id): Path<String>,
) -> Result<Json<Cup>, Error> {
    let known = Known::find(&app, &id).await?;
    let who = player.map(|player| player.id);
    let entry = entry(&app, &known, who.as_deref()).await?;
    let edition = known.edition(&app, entry.edition).await?;
    Ok(Json(Cup {
        cup: entry,
        courses: edition.courses(),
    }))
}

/// Ends a cup of mine: no edition begins any more, and the one that is on is over.
#[utoipa::path(
    delete, path = "/api/cups/{id}", operation_id = "end_cup", security(("key" = [])),
    params(("id" = String, Path, description = "The cup's id")),
    responses(
        (status = 204, description = "Over"),
        (status = 401, description = "No key", body = HostProblem),
        (status = 403, description = "A bot", body = HostProblem),
        (status = 404, description = "No such cup of mine", body = HostProblem),
        (status = 429, description = "Too many", body = HostProblem),
    )
)]
pub(crate) async fn end(
    State(app): State<App>,
    player: Player,
    Path(id): Path<String>,
) -> Result<StatusCode, Error> {
    player.in_person()?;
    let known = Known::find(&app, &id).await?;
    let now = app.peers.now();
    app.store.end_cup(&player.id, &known.id, now).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// A cup as one sees it who is this player, or nobody.
async fn entry(app: &App, cup: &Known, who: Option<&str>) -> Result<CupEntry, Error> {
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

async fn state(app: &App, cup: &Known, n: u32, who: Option<&str>) -> Result<CupState, Error> {
    let begun = match who {
        Some(who) => app.store.cup_state(&cup.id, n, who).await?,
        None => None,
    };
    Ok(match begun {
        None => CupState::New,
        Some(false) => CupState::Playing,
        Some(true) => CupState::Finished,
    })
}

/// Begins the edition that is on: from now on it counts, and the dice are told. Who has begun
/// already gets the same again.
#[utoipa::path(
    post, path = "/api/cups/{id}/begin", operation_id = "begin_cup", security(("key" = [])),
    params(("id" = String, Path, description = "The cup's id, or `weekly`")),
    responses(
        (status = 200, description = "What the match is played with", body = CupStart),
        (status = 401, description = "No key", body = HostProblem),
        (status = 403, description = "A bot", body = HostProblem),
        (status = 404, description = "No such cup, or it is over", body = HostProblem),
        (status = 409, description = "Played already", body = HostProblem),
        (status = 429, description = "Too many", body = HostProblem),
    )
)]
pub(crate) async fn begin(
    State(app): State<App>,
    player: Player,
    Path(id): Path<String>,
) -> Result<Json<CupStart>, Error> {
    player.in_person()?;
    let known = Known::find(&app, &id).await?;
    let now = app.peers.now();
    let n = known.series.edition_at(now);
    if now >= known.series.ends(n) {
        return Err(Error::not_found("This cup is over."));
    }
    if state(&app, &known, n, Some(&player.id)).await? == CupState::Finished {
        return Err(played_already());
    }
    let edition = known.edition(&app, n).await?;
    let result = random::letters::<12>()?;
    let noted = app.store.begin_cup(&known.id, n, &player.id, &result, now);
    noted.await?;
    Ok(Json(CupStart {
        edition: n,
        table: edition.new.id.clone(),
        setup: edition.new.setup.clone(),
        secret: edition.secret.reveal(),
        contribution: edition.contribution,
    }))
}

fn played_already() -> Error {
    let text = "You have played this one already; the first result counts.";
    Error::new(HostReason::Conflict, text)
}

/// An edition that has begun.
async fn edition_of(app: &App, id: &str, n: u32) -> Result<Known, Error> {
    let known = Known::find(app, id).await?;
    if !(1..=known.series.edition_at(app.peers.now())).contains(&n) {
        return Err(Error::not_found("There is no such edition."));
    }
    Ok(known)
}

/// How an edition stands. With the `ETag` of the last answer in `If-None-Match` an unchanged one
/// is answered with 304.
#[utoipa::path(
    get, path = "/api/cups/{id}/editions/{edition}", operation_id = "cup_board",
    security((), ("key" = [])),
    params(
        ("id" = String, Path, description = "The cup's id, or `weekly`"),
        ("edition" = u32, Path, description = "The edition, from 1 on"),
    ),
    responses(
        (status = 200, description = "The standings", body = CupBoard),
        (status = 304, description = "As before"),
        (status = 400, description = "Unreadable", body = HostProblem),
        (status = 401, description = "A wrong key", body = HostProblem),
        (status = 404, description = "No such edition", body = HostProblem),
        (status = 429, description = "Too many", body = HostProblem),
    )
)]
pub(crate) async fn board(
    State(app): State<App>,
    Anyone(player): Anyone,
    Path((id, n)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let n = number(&n)?;
    let known = edition_of(&app, &id, n).await?;
    let who = player.map(|player| player.id);
    let board = board_of(&app, &known, n, who.as_deref()).await?;
    let text = serde_json::to_string(&board).map_err(|_| Error::unavailable())?;
    let hash = Sha256::digest(text.as_bytes());
    let tag: [u8; 8] = std::array::from_fn(|index| hash[index]);
    let tag = format!("\"{}\"", protocol::Hex(tag));
    let known = headers.get(IF_NONE_MATCH).map(HeaderValue::as_bytes);
    if known == Some(tag.as_bytes()) {
        return Ok((StatusCode::NOT_MODIFIED, [(ETAG, tag)]).into_response());
    }
    let head = [(ETAG, tag), (CONTENT_TYPE, "application/json".to_owned())];
    Ok((head, text).into_response())
}

/// The number of an edition.
fn number(text: &str) -> Result<u32, Error> {
    let missing = || Error::not_found("There is no such edition.");
    text.parse().map_err(|_| missing())
}

async fn board_of(app: &App, cup: &Known, n: u32, who: Option<&str>) -> Result<CupBoard, Error> {
    let standing = Cups::standing(app, cup, n).await?;
    let Standing {
        finished,
        playing,
        middle,
    } = &*standing;
    let own = |player: &str| who == Some(player);
    let line = |one: &Finisher| CupLine {
        rank: one.rank,
        name: one.entrant.name.clone(),
        handle: one.entrant.handle.clone(),
        total: one.scores.iter().sum(),
        scores: one.scores.clone(),
        own: own(&one.entrant.player),
        result: one.entrant.id.clone(),
    };
    let shown = finished.iter().enumerate();
    let shown = shown.filter(|(place, one)| *place < LINES || own(&one.entrant.player));
    let lines: Vec<CupLine> = shown.map(|(_, one)| line(one)).collect();
    let still = playing.iter().enumerate();
    let still = still.filter(|(place, one)| *place < STILL || own(&one.player));
    let still: Vec<CupPlaying> = still
        .map(|(_, one)| CupPlaying {
            name: one.name.clone(),
            handle: one.handle.clone(),
            own: own(&one.player),
        })
        .collect();
    let state = if lines.iter().any(|line| line.own) {
        CupState::Finished
    } else if still.iter().any(|one| one.own) {
        CupState::Playing
    } else {
        CupState::New
    };
    Ok(CupBoard {
        edition: n,
        begins: cup.series.begins(n),
        ends: cup.series.ends(n),
        open: state == CupState::Finished || is_closed(app, cup, n),
        state,
        finished: finished.len() as u32,
        playing: playing.len() as u32,
        lines,
        still,
        middle: middle.clone(),
    })
}

/// Whether nobody can send a result any more.
fn is_closed(app: &App, cup: &Known, n: u32) -> bool {
    app.peers.now() >= cup.series.ends(n) + GRACE
}

/// My result: the record of the match I have begun. The first one counts.
#[utoipa::path(
    post, path = "/api/cups/{id}/editions/{edition}", operation_id = "add_cup_result",
    security(("key" = [])),
    params(
        ("id" = String, Path, description = "The cup's id, or `weekly`"),
        ("edition" = u32, Path, description = "The edition, from 1 on"),
    ),
    request_body(content = Object, description = "The record of the match"),
    responses(
        (status = 201, description = "The standings", body = CupBoard),
        (status = 400, description = "The record is not right", body = HostProblem),
        (status = 401, description = "No key", body = HostProblem),
        (status = 403, description = "A bot, or not begun", body = HostProblem),
        (status = 404, description = "No such edition, or it is over", body = HostProblem),
        (status = 409, description = "There is a result already", body = HostProblem),
        (status = 413, description = "Too long", body = HostProblem),
        (status = 429, description = "Too many", body = HostProblem),
    )
)]
pub(crate) async fn add(
    State(app): State<App>,
    player: Player,
    Path((id, n)): Path<(String, String)>,
    request: Request,
) -> Result<(StatusCode, Json<CupBoard>), Error> {
    player.in_person()?;
    let n = number(&n)?;
    let known = edition_of(&app, &id, n).await?;
    match state(&app, &known, n, Some(&player.id)).await? {
        CupState::Finished => return Err(played_already()),
        CupState::New => return Err(Error::forbidden("Begin the cup before you send a result.")),
        CupState::Playing => {}
    }
    if is_closed(&app, &known, n) {
        return Err(Error::not_found("This edition is over."));
    }
    if !app.results.take(player.id.clone()) {
        return Err(Error::too_many("You send many results; wait a moment."));
    }
    let bytes = body(request).await?;
    if bytes.len() > RECORD {
        let text = format!("The record of a cup has at most {} KiB.", RECORD >> 10);
        return Err(Error::new(HostReason::TooLarge, text));
    }
    let edition = known.edition(&app, n).await?;
    let judged = tokio::task::spawn_blocking(move || {
        let record = Record::parse(&bytes)?;
        let judged = edition.judge(&record)?;
        Ok((record.to_string(), judged))
    });
    let judged: Result<_, String> = judged.await.map_err(|_| Error::unavailable())?;
    let (record, Judged { scores, strokes }) = judged.map_err(Error::malformed)?;
    let scores: Vec<String> = scores.iter().map(ToString::to_string).collect();
    let strokes: Vec<String> = strokes.iter().map(ToString::to_string).collect();
    let result = CupResult {
        cup: known.id.clone(),
        edition: n,
        player: player.id.to_string(),
        scores: scores.join(" "),
        strokes: strokes.join("\n"),
        record,
        sent: app.peers.now(),
    };
    match app.store.finish_cup(&result).await {
        Err(StorageError::Conflict) => return Err(played_already()),
        done => done?,
    }
    app.cups.changed(&known.id);
    let board = board_of(&app, &known, n, Some(&player.id)).await?;
    Ok((StatusCode::CREATED, Json(board)))
}

/// An edition whose matches may be looked at: I have finished it, or it is over.
async fn open_edition(
    app: &App,
    id: &str,
    n: &str,
    player: Option<Player>,
) -> Result<(Known, u32, Option<Player>), Error> {
    let n = number(n)?;
    let known = edition_of(app, id, n).await?;
    let who = player.as_ref().map(|player| &*player.id);
    let finished = state(app, &known, n, who).await? == CupState::Finished;
    if !finished && !is_closed(app, &known, n) {
        let text = "Play it yourself first; this would tell you the dice.";
        return Err(Error::forbidden(text));
    }
    Ok((known, n, player))
}

/// The record of a result, once I have finished myself or the edition is over.
#[utoipa::path(
    get, path = "/api/cups/{id}/editions/{edition}/results/{result}", operation_id = "cup_record",
    security((), ("key" = [])),
    params(
        ("id" = String, Path, description = "The cup's id, or `weekly`"),
        ("edition" = u32, Path, description = "The edition, from 1 on"),
        ("result" = String, Path, description = "The result's id, from the standings"),
    ),
    responses(
        (status = 200, description = "The record", body = Object),
        (status = 401, description = "A wrong key", body = HostProblem),
        (status = 403, description = "Not before I have finished", body = HostProblem),
        (status = 404, description = "No such result", body = HostProblem),
        (status = 429, description = "Too many", body = HostProblem),
    )
)]
pub(crate) async fn record(
    State(app): State<App>,
    Anyone(player): Anyone,
    Path((id, n, result)): Path<(String, String, String)>,
) -> Result<Response, Error> {
    let (known, n, _) = open_edition(&app, &id, &n, player).await?;
    let record = app.store.cup_record(&known.id, n, &result).await?;
    Ok(([(CONTENT_TYPE, "application/json")], record).into_response())
}

/// The stroke at which choices made the greatest difference, once I have finished myself or the
/// edition is over; null if there is none.
#[utoipa::path(
    get, path = "/api/cups/{id}/editions/{edition}/deciding", operation_id = "cup_deciding",
    security((), ("key" = [])),
    params(
        ("id" = String, Path, description = "The cup's id, or `weekly`"),
        ("edition" = u32, Path, description = "The edition, from 1 on"),
    ),
    responses(
        (status = 200, description = "The stroke", body = Option<CupDeciding>),
        (status = 401, description = "A wrong key", body = HostProblem),
        (status = 403, description = "Not before I have finished", body = HostProblem),
        (status = 404, description = "No such edition", body = HostProblem),
        (status = 429, description = "Too many", body = HostProblem),
    )
)]
pub(crate) async fn deciding(
    State(app): State<App>,
    Anyone(player): Anyone,
    Path((id, n)): Path<(String, String)>,
) -> Result<Json<Option<CupDeciding>>, Error> {
    let (known, n, player) = open_edition(&app, &id, &n, player).await?;
    let edition = known.edition(&app, n).await?;
    let decided = Cups::decided(&app, &known, n).await?;
    let own = player.and_then(|player| {
        let mut players = decided.players.iter();
        players.position(|other| **other == *player.id)
    });
    let shown = tokio::task::spawn_blocking(move || {
        let stroke = decided.stroke.as_ref()?;
        let texts = edition.courses();
        let course = texts.get(stroke.course as usize)?.course().ok()?;
        let drawing = Drawing::new(&course);
        let spot = |place: Place| {
            let layer = if place.top { Layer::Top } else { Layer::Ground };
            let cell = Cell {
                x: place.x,
                y: place.y,
            };
            let seen = drawing.seen(cell, layer);
            CupSpot {
                x: seen.x.round() as i32,
                y: seen.y.round() as i32,
            }
        };
        let hole = course.field().cell(course.field().hole());
        let hole = Place {
            x: hole.x,
            y: hole.y,
            top: false,
        };
        let choices = stroke.choices.iter().map(|choice| CupChoice {
            dir: choice.choice.clone(),
            players: choice.players,
            end: match choice.end {
                End::Holed => spot(hole),
                End::At(place) => spot(place),
            },
            holed: choice.end == End::Holed,
            after: choice.after,
            own: own.is_some_and(|own| choice.by.contains(&own)),
        });
        Some(CupDeciding {
            course: stroke.course,
            stroke: stroke.stroke,
            impulses: stroke.impulses,
            players: stroke.players,
            from: spot(stroke.from),
            choices: choices.collect(),
        })
    });
    Ok(Json(shown.await.map_err(|_| Error::unavailable())?))
}

/// The table of the season: the last ten weeks, or the month. Null for a cup that is played once.
#[utoipa::path(
    get, path = "/api/cups/{id}/season", operation_id = "cup_season", security((), ("key" = [])),
    params(("id" = String, Path, description = "The cup's id, or `weekly`")),
    responses(
        (status = 200, description = "The season", body = Option<CupSeason>),
        (status = 401, description = "A wrong key", body = HostProblem),
        (status = 404, description = "No such cup", body = HostProblem),
        (status = 429, description = "Too many", body = HostProblem),
    )
)]
pub(crate) async fn season(
    State(app): State<App>,
    Anyone(player): Anyone,
    Path(id): Path<String>,
) -> Result<Json<Option<CupSeason>>, Error> {
    let known = Known::find(&app, &id).await?;
    let edition = known.series.edition_at(app.peers.now());
    let Some(season) = Cups::season(&app, &known, edition).await? else {
        return Ok(Json(None));
    };
    let who = player.map(|player| player.id);
    let own = |player: &str| who.as_deref() == Some(player);
    let lines = season.lines.iter().enumerate();
    let lines = lines.filter(|(place, line)| *place < SEASON_LINES || own(&line.player));
    let lines = lines.map(|(_, line)| {
        let (name, handle) = season.names.get(&line.player).cloned().unwrap_or_default();
        CupSeasonLine {
            rank: line.rank,
            name,
            handle,
            halves: line.halves,
            played: line.played,
            own: own(&line.player),
        }
    });
    Ok(Json(Some(CupSeason {
        from: season.from,
        until: season.until,
        best: season.best,
        lines: lines.collect(),
    })))
}
