//! Routes for Web Push: the server's public key and device subscriptions.

use crate::app::App;
use crate::http::error::{Error, Errors};
use crate::http::extract::JsonBody;
use crate::identity::player::Player;
use crate::push::MAX_SUBSCRIPTIONS;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use protocol::online::{PushKey, PushSubscription, QuietHours};
use storage::PushSubscriptionRow;

fn turned_off() -> Error {
    Error::not_found("This server sends no notifications.")
}

/// Returns the server's public key, which a browser needs to subscribe.
#[utoipa::path(
    get, path = "/api/push", operation_id = "push_key",
    responses(
        (status = 200, description = "The key", body = PushKey),
        Errors,
    )
)]
pub(crate) async fn key(State(app): State<App>) -> Result<Json<PushKey>, Error> {
    let key = app.push.public_key().ok_or_else(turned_off)?;
    Ok(Json(PushKey { key }))
}

/// Returns this device's subscription.
#[utoipa::path(
    get, path = "/api/me/push", operation_id = "push_subscription", security(("key" = [])),
    responses(
        (status = 200, description = "The subscription, or null", body = Option<PushSubscription>),
        Errors,
    )
)]
pub(crate) async fn look(
    State(app): State<App>,
    player: Player,
) -> Result<Json<Option<PushSubscription>>, Error> {
    player.in_person()?;
    let row = app.store.push_subscription(&player.credential).await?;
    Ok(Json(row.map(shown)))
}

pub(crate) fn shown(row: PushSubscriptionRow) -> PushSubscription {
    PushSubscription {
        endpoint: row.endpoint,
        p256dh: row.p256dh,
        auth: row.auth,
        language: row.language,
        quiet: row.quiet.map(|(from, until, offset)| QuietHours {
            from,
            until,
            offset,
        }),
    }
}

/// Turns on notifications for this device, or changes their settings.
#[utoipa::path(
    put, path = "/api/me/push", operation_id = "subscribe_push", security(("key" = [])),
    request_body = PushSubscription,
    responses(
        (status = 204, description = "Subscribed"),
        Errors,
    )
)]
pub(crate) async fn subscribe(
    State(app): State<App>,
    player: Player,
    JsonBody(new): JsonBody<PushSubscription>,
) -> Result<StatusCode, Error> {
    player.in_person()?;
    if !app.push.is_enabled() {
        return Err(turned_off());
    }
    app.push.check(&new).map_err(Error::malformed)?;
    let known = app.store.push_subscriptions_of(&player.id).await?;
    let is_new = known
        .iter()
        .all(|row| *row.credential != *player.credential);
    if is_new && known.len() >= MAX_SUBSCRIPTIONS {
        let text = "Ten of your devices already get notifications. Turn them off on one first.";
        return Err(Error::too_many(text));
    }
    let row = PushSubscriptionRow {
        credential: player.credential.to_string(),
        player: player.id.to_string(),
        endpoint: new.endpoint,
        p256dh: new.p256dh,
        auth: new.auth,
        language: new.language,
        quiet: new
            .quiet
            .map(|quiet| (quiet.from, quiet.until, quiet.offset)),
        created: app.peers.now(),
        seen: 0,
    };
    app.store.keep_push_subscription(&row).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Turns off notifications for this device.
#[utoipa::path(
    delete, path = "/api/me/push", operation_id = "unsubscribe_push", security(("key" = [])),
    responses(
        (status = 204, description = "Deleted"),
        Errors,
    )
)]
pub(crate) async fn unsubscribe(
    State(app): State<App>,
    player: Player,
) -> Result<StatusCode, Error> {
    player.in_person()?;
    app.store
        .remove_push_subscription(&player.credential)
        .await?;
    Ok(StatusCode::NO_CONTENT)
}
