//! Routes for creating players and for signing in with a code. A new player needs only a name.

use crate::app::App;
use crate::features::account::devices;
use crate::http::error::{Error, Errors};
use crate::http::extract::{Connection, JsonBody};
use crate::identity;
use crate::names::check_name;
use crate::random;
use crate::time::now;
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use protocol::PlayerName;
use protocol::online::{Identity, NewPlayer, UseCode};
use std::sync::Arc;
use storage::{CredentialKind, PlayerRow};

/// Creates a player. Keep the key safe: it is your only proof of identity.
#[utoipa::path(
    post, path = "/api/players", operation_id = "create_player", request_body = NewPlayer,
    responses(
        (status = 201, description = "The player and the key", body = Identity),
        Errors,
    )
)]
pub(crate) async fn create(
    State(app): State<App>,
    connection: Connection,
    headers: HeaderMap,
    JsonBody(new): JsonBody<NewPlayer>,
) -> Result<(StatusCode, Json<Identity>), Error> {
    if !app.identity.new_players.take(connection.address) {
        let text = "Too many new players from your network. Try again later.";
        return Err(Error::too_many(text));
    }
    app.identity
        .address_log
        .check_hold(connection.address)
        .await?;
    check_name(&app.store, &app.host.blocked_words, new.name.as_str(), None).await?;
    let id = random::letters::<14>()?;
    let mut issued = identity::issue(&id, CredentialKind::Key)?;
    issued.credential.name = devices::name(&headers);
    let row = PlayerRow {
        id: id.clone(),
        name: new.name.to_string(),
        created: now(),
        bot: false,
    };
    app.store.create_player(&row, &issued.credential).await?;
    let player = row.id.as_str().into();
    app.identity
        .address_log
        .note(&player, connection.address)
        .await;
    let identity = Identity {
        player: id,
        name: new.name,
        key: issued.text,
    };
    Ok((StatusCode::CREATED, Json(identity)))
}

/// Exchanges a player's one-time code for a new key.
#[utoipa::path(
    post, path = "/api/players/recover", request_body = UseCode,
    responses(
        (status = 200, description = "The player and a new key", body = Identity),
        Errors,
    )
)]
pub(crate) async fn recover(
    State(app): State<App>,
    connection: Connection,
    headers: HeaderMap,
    JsonBody(code): JsonBody<UseCode>,
) -> Result<Json<Identity>, Error> {
    let too_many = || Error::too_many("Too many wrong codes. Try again in an hour.");
    if !app.identity.code_tries.take(connection.address) {
        return Err(too_many());
    }
    let id = identity::code_id(&code.code);
    if !app.identity.tries_per_code.take(Arc::clone(&id)) {
        return Err(too_many());
    }
    let (player, key) =
        identity::redeem_code(&app.store, &code.code, devices::name(&headers)).await?;
    // Only wrong codes count towards the limits.
    app.identity.code_tries.put_back(connection.address);
    app.identity.tries_per_code.put_back(id);
    let row = app.store.player(&player).await?;
    let name = PlayerName::kept(row.name).map_err(|_| Error::unavailable())?;
    Ok(Json(Identity { player, name, key }))
}
