//! Editions of cups: results sent and compared, matches to look at, the season.
//!
//! The record of a match played at home is verified here; of others one sees matches and choices
//! only after one's own, since they tell the dice.

use crate::api::cups::{played_already, state};
use crate::app::App;
use crate::client::body;
use crate::cup_cache::{Finisher, Standing};
use crate::cups::{self, GRACE, Known};
use crate::error::Error;
use crate::identity::Anyone;
use crate::player::Player;
use axum::Json;
use axum::extract::{Path, Request, State};
use axum::http::header::{CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use coach::cup::{End, Judged, Place};
use golf::{Cell, Layer};
use picture::Drawing;
use protocol::Record;
use protocol::online::{
    CupBoard, CupChoice, CupDeciding, CupLine, CupPlaying, CupSeason, CupSeasonLine, CupSpot,
    CupState, HostProblem, HostReason,
};
use sha2::{Digest, Sha256};
use storage::{CupResult, StorageError};

/// So many lines of the standings are told, besides one's own.
const LINES: usize = 100;
const STILL: usize = 20;
const SEASON_LINES: usize = 50;
/// What a record of a cup may weigh.
const RECORD: usize = 448 << 10;

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
    let standing = cups::standing(app, cup, n).await?;
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
    let decided = cups::decided(&app, &known, n).await?;
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
    let Some(season) = cups::season(&app, &known, edition).await? else {
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
