//! Results of the daily course.
//!
//! Everyone plays the day's match at home, at a table named `daily-2026-11-15`, and sends its
//! record. It is verified here; results compare if course, dice and contribution were the same.

use crate::App;
use crate::client::{Asked, body};
use crate::error::Error;
use crate::identity::{Anyone, Player};
use crate::time::now;
use axum::Json;
use axum::extract::{Path, Request, State};
use axum::http::StatusCode;
use protocol::online::{DailyBoard, DailyEntry, HostProblem};
use protocol::{Happening, Hex, Record};
use serde::Deserialize;
use sha2::{Digest, Sha256};
use storage::DailyResult;

/// Which results.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct BoardQuestion {
    /// What was played, as the answer to a result tells it: 16 hexadecimal digits.
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
    Asked(question): Asked<BoardQuestion>,
) -> Result<Json<DailyBoard>, Error> {
    day_number(&day).ok_or_else(no_day)?;
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
            name: row.name,
            total: row.total,
        });
    }
    let board = DailyBoard {
        day,
        print,
        results,
    };
    Ok(Json(board))
}

/// My result of a day: the record of the match. The first one counts.
#[utoipa::path(
    post, path = "/api/daily/{day}", security(("key" = [])),
    params(("day" = String, Path, description = "2026-11-15")),
    request_body(content = Object, description = "The record of the match"),
    responses(
        (status = 201, description = "The results of the day", body = DailyBoard),
        (status = 400, description = "The record is not right", body = HostProblem),
        (status = 401, description = "No key", body = HostProblem),
        (status = 403, description = "A bot", body = HostProblem),
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
    player.in_person()?;
    let number = day_number(&day).ok_or_else(no_day)?;
    let today = (now() / 86_400_000) as i64;
    // It is tomorrow already in some places, and yesterday still in others.
    if (number - today).abs() > 1 {
        return Err(Error::not_found("Only today's course counts."));
    }
    let bytes = body(request).await?;
    let name = format!("daily-{day}");
    let judged = tokio::task::spawn_blocking(move || judge(&bytes, &name));
    let judged = judged.await.map_err(|_| Error::unavailable())?;
    let (record, total, print) = judged.map_err(Error::malformed)?;
    let result = DailyResult {
        day: day.clone(),
        player: player.id.to_string(),
        print: print.to_string(),
        total,
        record,
        made: now(),
    };
    app.store.add_daily(&result).await?;
    let board = board_of(&app, day, print, Some(&player.id)).await?;
    Ok((StatusCode::CREATED, board))
}

/// Checks every roll and stroke; the record as we write it, its total, and what was played.
fn judge(bytes: &[u8], name: &str) -> Result<(String, i32, Hex<8>), String> {
    let record = Record::parse(bytes)?;
    let first = record.events.first().map(|event| &event.what);
    let Some(Happening::Created { table, seats, .. }) = first else {
        return Err("a record begins with the creation of its table".to_owned());
    };
    if table.as_str() != name || seats.len() != 1 {
        return Err(format!(
            "the match must be of one player at the table {name}"
        ));
    }
    let verified = table::verify(&record, &mut table::Shelf::new());
    let verified = verified.map_err(|fault| fault.to_string())?;
    let result = verified.results.first().ok_or("there is no result")?;
    if result.withdrawn {
        return Err("the match was given up".to_owned());
    }
    Ok((record.to_string(), result.total, print(&record)))
}

/// What the course and the dice hang on.
fn print(record: &Record) -> Hex<8> {
    let mut hash = Sha256::new();
    for event in &record.events {
        match &event.what {
            Happening::Created {
                commitment,
                setup,
                rules,
                ..
            } => {
                hash.update(commitment.0);
                hash.update(rules);
                hash.update(serde_json::to_string(setup).unwrap_or_default());
            }
            Happening::Joined { contribution, .. } => hash.update(contribution.0),
            _ => {}
        }
    }
    let bytes: [u8; 32] = hash.finalize().into();
    Hex(std::array::from_fn(|index| bytes[index]))
}

fn no_day() -> Error {
    Error::not_found("There is no such day.")
}

/// Days since 1970 (Howard Hinnant, `days_from_civil`).
fn day_number(day: &str) -> Option<i64> {
    let parts: Vec<&str> = day.split('-').collect();
    let &[year, month, date] = &*parts else {
        return None;
    };
    let digits = |text: &str, length: usize| {
        let fits = text.len() == length && text.bytes().all(|b| b.is_ascii_digit());
        text.parse::<i64>().ok().filter(|_| fits)
    };
    let (year, month, date) = (digits(year, 4)?, digits(month, 2)?, digits(date, 2)?);
    let long = matches!(month, 1 | 3 | 5 | 7 | 8 | 10 | 12);
    let leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    let last = match month {
        2 if leap => 29,
        2 => 28,
        _ if long => 31,
        _ => 30,
    };
    if !(1..=12).contains(&month) || !(1..=last).contains(&date) || year < 1970 {
        return None;
    }
    let shifted = if month <= 2 { year - 1 } else { year };
    let era = shifted / 400;
    let of_era = shifted % 400;
    let of_year = (153 * ((month + 9) % 12) + 2) / 5 + date - 1;
    Some(era * 146_097 + of_era * 365 + of_era / 4 - of_era / 100 + of_year - 719_468)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_counted_from_1970() {
        assert_eq!(day_number("1970-01-01"), Some(0));
        assert_eq!(day_number("2000-03-01"), Some(11_017));
        assert_eq!(day_number("2026-11-15"), Some(20_772));
        for wrong in [
            "2026-13-01",
            "2026-02-29",
            "26-1-1",
            "2026-11-15-1",
            "",
            "2026-1a-01",
        ] {
            assert_eq!(day_number(wrong), None, "{wrong}");
        }
    }
}
