//! The requesting player's own account.

use crate::app::App;
use crate::features::account::deletion;
use crate::features::notifications;
use crate::features::people::{self, profiles};
use crate::features::ratings;
use crate::features::ratings::sitters::tell_sitters;
use crate::features::tournaments;
use crate::http::error::{Error, Errors};
use crate::http::extract::{JsonBody, base};
use crate::identity::player::Player;
use crate::identity::{self, EvenBanned};
use crate::names::check_name;
use crate::own_tables::tables_of;
use crate::time::now;
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use protocol::online::{Code, CodeKind, NewCode, NewPlayer, OwnTable, Profile, Scope};
use serde_json::json;
use storage::CredentialKind;

/// Maximum number of valid device codes per player.
const DEVICE_CODES: u64 = 5;
/// Maximum number of tournaments in the export.
const TOURNAMENTS: u32 = 1_000;

/// Returns your profile.
#[utoipa::path(
    get, path = "/api/me", security(("key" = [])),
    responses(
        (status = 200, description = "The player", body = Profile),
        Errors,
    )
)]
pub(crate) async fn profile(
    State(app): State<App>,
    player: Player,
) -> Result<Json<Profile>, Error> {
    Ok(Json(profiles::own(&app, &player).await?))
}

/// Changes your name. Seats that you have already taken keep your old name.
#[utoipa::path(
    patch, path = "/api/me", security(("key" = [])), request_body = NewPlayer,
    responses(
        (status = 200, description = "The player", body = Profile),
        Errors,
    )
)]
pub(crate) async fn rename(
    State(app): State<App>,
    mut player: Player,
    JsonBody(new): JsonBody<NewPlayer>,
) -> Result<Json<Profile>, Error> {
    player.in_person()?;
    let words = &app.host.blocked_words;
    check_name(&app.store, words, new.name.as_str(), Some(&player.id)).await?;
    app.store
        .rename_player(&player.id, new.name.as_str())
        .await?;
    player.name = new.name.to_string();
    Ok(Json(profiles::own(&app, &player).await?))
}

/// Deletes your account and data. Matches that you played with other people are kept.
#[utoipa::path(
    delete, path = "/api/me", security(("key" = [])),
    responses(
        (status = 204, description = "Deleted"),
        Errors,
    )
)]
pub(crate) async fn delete(
    State(app): State<App>,
    EvenBanned(player): EvenBanned,
) -> Result<StatusCode, Error> {
    player.in_person()?;
    deletion::delete(&app, &player.id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Exports all data that the server stores about you.
#[utoipa::path(
    get, path = "/api/me/data", security(("key" = [])),
    responses(
        (status = 200, description = "A JSON file", body = Object),
        Errors,
    )
)]
pub(crate) async fn data(
    State(app): State<App>,
    EvenBanned(player): EvenBanned,
) -> Result<Response, Error> {
    player.in_person()?;
    let courses: Vec<_> = app.store.courses_of(&player.id).await?;
    let courses = courses.into_iter().map(|course| {
        json!({"id": course.id, "name": course.name, "file": course.file,
               "created": course.created, "hidden": course.hidden, "ratings": course.ratings, "stars": course.stars,
               "plays": course.plays})
    });
    let results = app.store.course_results_of(&player.id).await?.into_iter();
    let results = results.map(|one| {
        let record: serde_json::Value = serde_json::from_str(&one.record).unwrap_or_default();
        json!({"course": one.course, "total": one.total, "made": one.made, "record": record})
    });
    let strength = ratings::of_player(&app, &player.id).await?;
    let bots = app
        .store
        .credentials(&player.id, CredentialKind::Bot)
        .await?
        .into_iter();
    let bots = bots.map(|bot| json!({"id": bot.id, "name": bot.name, "scopes": bot.scopes}));
    let devices = app
        .store
        .credentials(&player.id, CredentialKind::Key)
        .await?
        .into_iter();
    let devices = devices.map(|key| json!({"name": key.name, "created": key.created}));
    let passkeys = app.store.passkeys_of(&player.id).await?.into_iter();
    let passkeys =
        passkeys.map(|key| json!({"name": key.name, "created": key.created, "used": key.used}));
    let push = app
        .store
        .push_subscriptions_of(&player.id)
        .await?
        .into_iter();
    let push =
        push.map(|row| json!({"created": row.created, "subscription": notifications::shown(row)}));
    let reports = app.store.reports_of(&player.id, 0).await?.into_iter();
    let reports =
        reports.map(|one| json!({"handle": one.handle, "place": one.place, "reason": one.reason, "made": one.made}));
    let networks = app.store.addresses_of(&player.id).await?.into_iter();
    let networks = networks.map(|(hash, seen)| json!({"hash": hash, "seen": seen}));
    let tournaments = app.store.tournaments_of(&player.id, TOURNAMENTS).await?;
    let tournaments = tournaments.iter().map(|row| {
        let made = *row.maker == *player.id;
        json!({"tournament": tournaments::entry(row), "made": made})
    });
    let acts = app.store.audit_of(&player.id).await?.into_iter();
    let acts = acts.map(|act| json!({"act": act.act, "reason": act.reason, "at": act.at}));
    let remarks = app.store.chat_messages_of(&player.id).await?;
    let remarks = remarks
        .iter()
        .filter_map(|text| protocol::online::Said::parse(text).ok());
    let cups = app.store.cups_of(&player.id, u32::MAX).await?.into_iter();
    let cups = cups.filter(|cup| *cup.owner == *player.id);
    let cups = cups
        .map(|cup| json!({"id": cup.id, "name": cup.name, "made": cup.made, "ended": cup.ended}));
    let entered = app.store.cup_results_of(&player.id).await?.into_iter();
    let entered = entered.map(|one| {
        json!({"cup": one.cup, "edition": one.edition, "table": one.table, "begun": one.begun, "sent": one.sent,
               "scores": one.scores})
    });
    let data = json!({
        "profile": profiles::own(&app, &player).await?,
        "tables": own_tables(&app, &player).await?,
        "courses": courses.collect::<Vec<_>>(),
        "ratings": app.store.ratings_of(&player.id).await?,
        "records": results.collect::<Vec<_>>(),
        "strength": strength,
        "daily": app.store.daily_of(&player.id).await?,
        "cups": cups.collect::<Vec<_>>(),
        "cup_results": entered.collect::<Vec<_>>(),
        "bots": bots.collect::<Vec<_>>(),
        "devices": devices.collect::<Vec<_>>(),
        "passkeys": passkeys.collect::<Vec<_>>(),
        "push": push.collect::<Vec<_>>(),
        "people": people::people_of(&app, &player.id).await?,
        "reports": reports.collect::<Vec<_>>(),
        "networks": networks.collect::<Vec<_>>(),
        "tournaments": tournaments.collect::<Vec<_>>(),
        "operators": acts.collect::<Vec<_>>(),
        "remarks": remarks.collect::<Vec<_>>(),
    });
    let name = "attachment; filename=\"carambole-data.json\"";
    Ok(([(header::CONTENT_DISPOSITION, name)], Json(data)).into_response())
}

/// Lists your tables, most recently active first.
#[utoipa::path(
    get, path = "/api/me/tables", security(("key" = [])),
    responses(
        (status = 200, description = "The tables at which you have a seat", body = Vec<OwnTable>),
        Errors,
    )
)]
pub(crate) async fn tables(
    State(app): State<App>,
    player: Player,
) -> Result<Json<Vec<OwnTable>>, Error> {
    player.may(Scope::Look)?;
    Ok(Json(own_tables(&app, &player).await?))
}

async fn own_tables(app: &App, player: &Player) -> Result<Vec<OwnTable>, Error> {
    let mut own = tables_of(&app.store, &player.id).await?;
    tell_sitters(app, own.iter_mut().map(|own| &mut own.table)).await?;
    Ok(own)
}

/// Creates a one-time code that signs in another device, or recovers your account if you lose the
/// key.
#[utoipa::path(
    post, path = "/api/me/codes", security(("key" = [])), request_body = NewCode,
    responses(
        (status = 201, description = "The code", body = Code),
        Errors,
    )
)]
pub(crate) async fn code(
    State(app): State<App>,
    player: Player,
    headers: HeaderMap,
    JsonBody(new): JsonBody<NewCode>,
) -> Result<(StatusCode, Json<Code>), Error> {
    player.in_person()?;
    let kind = match new.kind {
        CodeKind::Device => CredentialKind::Device,
        CodeKind::Recovery => CredentialKind::Recovery,
    };
    let codes = app.store.device_codes(&player.id, now());
    if kind == CredentialKind::Device && codes.await? >= DEVICE_CODES {
        let text = "You have unused codes for other devices. Use one, or wait until they expire.";
        return Err(Error::too_many(text));
    }
    let issued = identity::issue_code(&player.id, kind)?;
    app.store.add_credential(&issued.credential).await?;
    let code = Code {
        link: format!("{}/me#code={}", base(&app.http, &headers), issued.text),
        code: issued.text,
        expires: issued.credential.expires,
    };
    Ok((StatusCode::CREATED, Json(code)))
}
