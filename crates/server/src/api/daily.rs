//! Results of the daily course.
//!
//! Everyone plays the day's match at home, at a table named `daily-2026-11-15`, and sends its
//! record. It is verified here, and counts only on the day's own course with the day's own dice,
//! which follow from the date alone ([`coach::Daily`]). A match counts for the player who sends it
//! first, and for nobody else.

use crate::app::App;
use crate::client::{QueryParams, body};
use crate::error::Error;
use crate::identity::Anyone;
use crate::player::Player;
use crate::player_ref::daily_result_id;
use crate::time::now;
use axum::Json;
use axum::extract::{Path, Request, State};
use axum::http::StatusCode;
use coach::{Daily, Day};
use protocol::online::{DailyBoard, DailyEntry, HostProblem, HostReason};
use protocol::{Hex, Record};
use serde::Deserialize;
use storage::DailyResult;

/// Which results.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct BoardQuestion {
    /// Stands for course and dice, as the answer to a result tells it: 16 hexadecimal digits.
    #[param(value_type = String)]
    print: Hex<8>,
}

/// The results of a day, the best first.
#[utoipa::path(
    get, path = "/api/daily/{day}", security((), ("key" = [])),
    params(("day" = String, Path, description = "2026-11-15"), BoardQuestion),
    responses(
        (status = 200, description = "At most 200 results", body = DailyBoard),
        (status = 400, description = "Unreadable", body = HostProblem),
        (status = 401, description = "A wrong key", body = HostProblem),
        (status = 404, description = "No such day", body = HostProblem),
        (status = 429, description = "Too many", body = HostProblem),
    )
)]
pub(crate) async fn board(
    State(app): State<App>,
    Path(day): Path<String>,
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

/// One ball on one course makes a short record.
const RECORD: usize = 128 << 10;

/// My result of a day: the record of the match. The first one counts.
#[utoipa::path(
    post, path = "/api/daily/{day}", security(("key" = [])),
    params(("day" = String, Path, description = "2026-11-15")),
    request_body(content = Object, description = "The record of the match"),
    responses(
        (status = 201, description = "The results of the day", body = DailyBoard),
        (status = 400, description = "The record is not right", body = HostProblem),
        (status = 401, description = "No key", body = HostProblem),
        (status = 403, description = "A bot, or another player has sent this match", body = HostProblem),
        (status = 404, description = "Not a day that is played now", body = HostProblem),
        (status = 409, description = "There is a result already", body = HostProblem),
        (status = 413, description = "Too long", body = HostProblem),
        (status = 429, description = "Too many", body = HostProblem),
    )
)]
pub(crate) async fn add(
    State(app): State<App>,
    Path(day): Path<String>,
    player: Player,
    request: Request,
) -> Result<(StatusCode, Json<DailyBoard>), Error> {
    player.refuse_bots()?;
    let date: Day = day.parse().map_err(|_| no_day())?;
    let today = (now() / 86_400_000) as u32;
    // It is tomorrow already in some places, and yesterday still in others.
    if date.number().abs_diff(today) > 1 {
        return Err(Error::not_found("Only today's course counts."));
    }
    let bytes = body(request).await?;
    if bytes.len() > RECORD {
        let text = "The record of a day has at most 128 KiB.";
        return Err(Error::new(HostReason::TooLarge, text));
    }
    let host = app.clone();
    let judged = tokio::task::spawn_blocking(move || judge(&bytes, &host.days.get(date)));
    let judged = judged.await.map_err(|_| Error::unavailable())?;
    let judged = judged.map_err(Error::malformed)?;
    let fingerprint = judged.fingerprint;
    let result = DailyResult {
        day: day.clone(),
        player: player.id.to_string(),
        print: fingerprint.to_string(),
        match_print: judged.match_print.to_string(),
        total: judged.total,
        record: judged.record,
        made: now(),
    };
    if !app.store.add_daily(&result).await? {
        let text = "Another player has sent this match. Play the course yourself.";
        return Err(Error::forbidden(text));
    }
    let board = board_of(&app, day, fingerprint, Some(&player.id)).await?;
    Ok((StatusCode::CREATED, board))
}

/// A match that counts.
struct Judged {
    /// As we write it.
    record: String,
    total: i32,
    /// Stands for course and dice.
    fingerprint: Hex<8>,
    /// Stands for the match itself.
    match_print: Hex<32>,
}

/// Checks every roll and stroke. The error is a sentence.
fn judge(bytes: &[u8], daily: &Daily) -> Result<Judged, String> {
    let record = Record::parse(bytes)?;
    daily.suits(&record)?;
    let verified = table::verify(&record, &mut table::CourseCache::new());
    let verified = verified.map_err(|fault| fault.to_string())?;
    let result = verified.results.first().ok_or("there is no result")?;
    if result.withdrawn {
        return Err("the match was given up".to_owned());
    }
    Ok(Judged {
        record: record.to_string(),
        total: result.total,
        fingerprint: daily.fingerprint(),
        match_print: daily.match_print(&record),
    })
}

fn no_day() -> Error {
    Error::not_found("There is no such day.")
}
