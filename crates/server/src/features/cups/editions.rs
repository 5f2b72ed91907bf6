//! Cup editions: standings, match records, and season standings.
//!
//! Matches and choices reveal the dice. Players may therefore see other players' matches and
//! choices only after finishing their own match or after the edition has closed.

use crate::app::App;
use crate::features::cups::access::check_open;
use crate::features::cups::routes::state;
use crate::features::cups::state::{Finisher, Standing};
use crate::features::cups::tries::{self, settle};
use crate::features::cups::{self, KnownCup};
use crate::http::error::{Error, Errors};
use crate::http::extract::PathParams;
use crate::identity::Anyone;
use crate::identity::player::Player;
use axum::Json;
use axum::extract::State;
use axum::http::header::{CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use contest::cup::{BallSpot, StrokeEnd};
use golf::{Cell, Layer};
use picture::Drawing;
use protocol::online::{
    ApiError, CupBoard, CupChoice, CupDeciding, CupLine, CupPlaying, CupSeason, CupSeasonLine,
    CupSpot, CupState,
};
use sha2::{Digest, Sha256};

/// Maximum number of rows in the standings, not counting the caller's own row.
const LINES: usize = 100;
const STILL: usize = 20;
const SEASON_LINES: usize = 50;

/// Returns the cup if the given edition has begun.
async fn edition_of(app: &App, id: &str, n: u32) -> Result<KnownCup, Error> {
    let known = KnownCup::find(app, id).await?;
    if !(1..=known.series.edition_at(app.peers.now())).contains(&n) {
        return Err(Error::not_found("This edition does not exist."));
    }
    Ok(known)
}

/// Returns the standings of an edition. If `If-None-Match` contains the current `ETag`, the
/// response status is 304.
#[utoipa::path(
    get, path = "/api/cups/{id}/editions/{edition}", operation_id = "cup_board",
    security((), ("key" = [])),
    params(
        ("id" = String, Path, description = "The cup's id, or `weekly`"),
        ("edition" = u32, Path, description = "The edition, from 1"),
    ),
    responses(
        (status = 200, description = "The standings", body = CupBoard),
        (status = 304, description = "Unchanged"),
        Errors,
    )
)]
pub(crate) async fn board(
    State(app): State<App>,
    Anyone(player): Anyone,
    PathParams((id, n)): PathParams<(String, String)>,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let n = number(&n)?;
    let known = edition_of(&app, &id, n).await?;
    let who = player.map(|player| player.id);
    let board = board_of(&app, &known, n, who.as_deref()).await?;
    let text = protocol::json::line(&board);
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

/// Parses an edition number.
fn number(text: &str) -> Result<u32, Error> {
    let missing = || Error::not_found("This edition does not exist.");
    text.parse().map_err(|_| missing())
}

async fn board_of(app: &App, cup: &KnownCup, n: u32, who: Option<&str>) -> Result<CupBoard, Error> {
    settle(app, cup, n, n).await?;
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
    let state = state(app, cup, n, who).await?;
    let table = match who {
        Some(who) => tries::table_of(app, cup, n, who).await?,
        None => None,
    };
    Ok(CupBoard {
        edition: n,
        begins: cup.series.begins(n),
        ends: cup.series.ends(n),
        open: state == CupState::Finished || cup.is_closed(app, n),
        state,
        table,
        seal: cup.edition(app, n).await?.secret.commitment(),
        secret: cup.published_secret(app, n).await?,
        finished: finished.len() as u32,
        playing: playing.len() as u32,
        lines,
        still,
        middle: middle.clone(),
    })
}

/// Refuses results from offline play, because cups are played on the server. Outdated web clients
/// still send such results.
#[utoipa::path(
    post, path = "/api/cups/{id}/editions/{edition}", operation_id = "add_cup_result",
    params(
        ("id" = String, Path, description = "The cup's id, or `weekly`"),
        ("edition" = u32, Path, description = "The edition, from 1"),
    ),
    responses((status = 403, description = "Always: start a try instead", body = ApiError))
)]
pub(crate) async fn add() -> Error {
    let text = "Cups are played on the server. Reload the page and play your try there.";
    Error::forbidden(text)
}

/// Parses an edition number and finds the cup. Fails unless this player has finished the edition or
/// the edition has closed.
async fn open_edition(
    app: &App,
    id: &str,
    n: &str,
    player: Option<Player>,
) -> Result<(KnownCup, u32, Option<Player>), Error> {
    let n = number(n)?;
    let known = edition_of(app, id, n).await?;
    let who = player.as_ref().map(|player| &*player.id);
    // The result of a match that has just ended may not be stored yet.
    settle(app, &known, n, n).await?;
    check_open(app, &known, n, who).await?;
    Ok((known, n, player))
}

/// Returns the match record of a result, once you have finished the edition or the edition is over.
#[utoipa::path(
    get, path = "/api/cups/{id}/editions/{edition}/results/{result}", operation_id = "cup_record",
    security((), ("key" = [])),
    params(
        ("id" = String, Path, description = "The cup's id, or `weekly`"),
        ("edition" = u32, Path, description = "The edition, from 1"),
        ("result" = String, Path, description = "The result's id, from the standings"),
    ),
    responses(
        (status = 200, description = "The record", body = Object),
        Errors,
    )
)]
pub(crate) async fn record(
    State(app): State<App>,
    Anyone(player): Anyone,
    PathParams((id, n, result)): PathParams<(String, String, String)>,
) -> Result<Response, Error> {
    let (known, n, _) = open_edition(&app, &id, &n, player).await?;
    let (home, table) = app.store.cup_record(&known.id, n, &result).await?;
    let record = match table {
        Some(table) => {
            let of = app.store.try_table(&table).await?;
            tries::record(&app, &table, of.as_ref()).await?
        }
        None => home,
    };
    Ok(([(CONTENT_TYPE, "application/json")], record).into_response())
}

/// Returns the stroke at which the players' choices made the greatest difference. You must have
/// finished the edition, or the edition must be over. The response is null if no choice made a
/// difference.
#[utoipa::path(
    get, path = "/api/cups/{id}/editions/{edition}/deciding", operation_id = "cup_deciding",
    security((), ("key" = [])),
    params(
        ("id" = String, Path, description = "The cup's id, or `weekly`"),
        ("edition" = u32, Path, description = "The edition, from 1"),
    ),
    responses(
        (status = 200, description = "The stroke", body = Option<CupDeciding>),
        Errors,
    )
)]
pub(crate) async fn deciding(
    State(app): State<App>,
    Anyone(player): Anyone,
    PathParams((id, n)): PathParams<(String, String)>,
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
        let spot = |place: BallSpot| {
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
        let hole = BallSpot {
            x: hole.x,
            y: hole.y,
            top: false,
        };
        let choices = stroke.choices.iter().map(|choice| CupChoice {
            dir: choice.choice.clone(),
            players: choice.players,
            end: match choice.end {
                StrokeEnd::Holed => spot(hole),
                StrokeEnd::At(place) => spot(place),
            },
            holed: choice.end == StrokeEnd::Holed,
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

/// Returns the season standings. A season is the last ten weeks of a weekly cup, or the current
/// month of a daily cup. The response is null for a cup with only one edition.
#[utoipa::path(
    get, path = "/api/cups/{id}/season", operation_id = "cup_season", security((), ("key" = [])),
    params(("id" = String, Path, description = "The cup's id, or `weekly`")),
    responses(
        (status = 200, description = "The season", body = Option<CupSeason>),
        Errors,
    )
)]
pub(crate) async fn season(
    State(app): State<App>,
    Anyone(player): Anyone,
    PathParams(id): PathParams<String>,
) -> Result<Json<Option<CupSeason>>, Error> {
    let known = KnownCup::find(&app, &id).await?;
    let edition = known.series.edition_at(app.peers.now());
    if let Some((from, until)) = known.series.season(edition) {
        settle(&app, &known, from, until).await?;
    }
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
