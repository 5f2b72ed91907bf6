//! Routes for the results of the daily course.
//!
//! Players play the daily match offline, at a table with an id such as `daily-2026-11-15`, and
//! submit the match record, which the server verifies. The match must have been played on that
//! day's course with that day's dice, both of which are determined by the date alone
//! ([`contest::Daily`]). A match counts only for the first player who submits it.

use crate::app::App;
use crate::http::error::{Error, Errors};
use crate::http::extract::{PathParams, QueryParams, body};
use crate::identity::Anyone;
use crate::identity::player::Player;
use crate::identity::player_ref::daily_result_id;
use crate::time::now;
use axum::Json;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use contest::{Day, HomeMatch};
use protocol::Hex;
use protocol::online::{ApiErrorReason, DailyBoard, DailyEntry};
use serde::Deserialize;
use storage::DailyResult;

/// Query parameters that select the results.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct BoardQuestion {
    /// The fingerprint of the day's course and dice: 16 hexadecimal digits. The response to a
    /// submitted result contains this fingerprint.
    #[param(value_type = String)]
    print: Hex<8>,
}

/// Returns a day's results, best first.
#[utoipa::path(
    get, path = "/api/daily/{day}", security((), ("key" = [])),
    params(("day" = String, Path, description = "The date, such as 2026-11-15"), BoardQuestion),
    responses(
        (status = 200, description = "At most 200 results", body = DailyBoard),
        Errors,
    )
)]
pub(crate) async fn board(
    State(app): State<App>,
    PathParams(day): PathParams<String>,
    Anyone(player): Anyone,
    QueryParams(question): QueryParams<BoardQuestion>,
) -> Result<Json<DailyBoard>, Error> {
    day.parse::<Day>().map_err(|_| no_day())?;
    let own = player.map(|player| player.id);
    board_of(&app, day, question.print, own.as_deref()).await
}

async fn board_of(
    app: &App,
    day: String,
    print: Hex<8>,
    own: Option<&str>,
) -> Result<Json<DailyBoard>, Error> {
    let rows = app.store.daily(&day, &print.to_string(), 200).await?;
    let mut results: Vec<DailyEntry> = Vec::new();
    for (place, row) in (1..).zip(rows) {
        let before = results.last().filter(|last| last.total == row.total);
        results.push(DailyEntry {
            rank: before.map_or(place, |before| before.rank),
            own: own == Some(&*row.player),
            result: daily_result_id(&day, &row.player),
            name: row.name,
            handle: row.handle,
            total: row.total,
        });
    }
    let board = DailyBoard {
        day,
        fingerprint: print,
        results,
    };
    Ok(Json(board))
}

/// Maximum size of a match record in bytes. Records are short, because matches are played with one
/// ball on one course.
const RECORD: usize = 128 << 10;

/// Submits your match record for a day. Only your first result counts.
#[utoipa::path(
    post, path = "/api/daily/{day}", security(("key" = [])),
    params(("day" = String, Path, description = "The date, such as 2026-11-15")),
    request_body(content = Object, description = "The record of the match"),
    responses(
        (status = 201, description = "The results of the day", body = DailyBoard),
        Errors,
    )
)]
pub(crate) async fn add(
    State(app): State<App>,
    PathParams(day): PathParams<String>,
    player: Player,
    request: Request,
) -> Result<(StatusCode, Json<DailyBoard>), Error> {
    player.refuse_bots()?;
    let date: Day = day.parse().map_err(|_| no_day())?;
    let today = Day::at(now());
    // In other time zones, it may still be yesterday or already tomorrow.
    if date.number().abs_diff(today.number()) > 1 {
        return Err(Error::not_found("Only today's course counts."));
    }
    let bytes = body(request).await?;
    if bytes.len() > RECORD {
        let text = "The record can have at most 128 KiB.";
        return Err(Error::new(ApiErrorReason::TooLarge, text));
    }
    let host = app.clone();
    let found = tokio::task::spawn_blocking(move || {
        let daily = host.days.get(date);
        HomeMatch::of_day(&bytes, &daily).map(|found| (daily.fingerprint(), found))
    });
    let found = found.await.map_err(|_| Error::unavailable())?;
    let (fingerprint, found) = found.map_err(|error| Error::malformed(error.to_string()))?;
    let result = DailyResult {
        day: day.clone(),
        player: player.id.to_string(),
        print: fingerprint.to_string(),
        match_print: found.print,
        total: found.total,
        record: found.record,
        made: now(),
    };
    if !app.store.add_daily(&result).await? {
        let text = "Another player has sent this match. Play the course yourself.";
        return Err(Error::forbidden(text));
    }
    let board = board_of(&app, day, fingerprint, Some(&player.id)).await?;
    Ok((StatusCode::CREATED, board))
}

fn no_day() -> Error {
    Error::not_found("This day does not exist.")
}
