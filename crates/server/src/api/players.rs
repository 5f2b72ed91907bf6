//! Players without accounts: a name and a key.

use crate::api::devices;
use crate::app::App;
use crate::client::{Connection, JsonBody};
use crate::error::Error;
use crate::identity;
use crate::random;
use crate::time::now;
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use protocol::PlayerName;
use protocol::online::{HostProblem, Identity, NewPlayer, UseCode};
use storage::{CredentialKind, PlayerRow};

/// A new player. Keep the key: it is the only proof.
#[utoipa::path(
    post, path = "/api/players", operation_id = "create_player", request_body = NewPlayer,
    responses(
        (status = 201, description = "The player and the key", body = Identity),
        (status = 400, description = "No name", body = HostProblem),
        (status = 413, description = "Too long", body = HostProblem),
        (status = 429, description = "Too many", body = HostProblem),
    )
)]
pub(crate) async fn create(
    State(app): State<App>,
    connection: Connection,
    headers: HeaderMap,
    JsonBody(new): JsonBody<NewPlayer>,
) -> Result<(StatusCode, Json<Identity>), Error> {
    if !app.players.take(connection.address) {
        let text = "Too many new players from your network; try again later.";
        return Err(Error::too_many(text));
    }
    wanted(&app, new.name.as_str())?;
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
    let identity = Identity {
        player: id,
        name: new.name,
        key: issued.text,
    };
    Ok((StatusCode::CREATED, Json(identity)))
}

/// Refuses a name or title with a word that the operator does not want.
pub(crate) fn wanted(app: &App, name: &str) -> Result<(), Error> {
    if app.host.blocked_words.are_in(name) {
        let text = "This name is not wanted here; choose another one.";
        return Err(Error::malformed(text));
    }
    Ok(())
}

/// Trades a one-time code for a new key of the same player.
#[utoipa::path(
    post, path = "/api/players/recover", request_body = UseCode,
    responses(
        (status = 200, description = "The player and a new key", body = Identity),
        (status = 400, description = "Unreadable", body = HostProblem),
        (status = 401, description = "The code is not good", body = HostProblem),
        (status = 413, description = "Too long", body = HostProblem),
        (status = 429, description = "Too many", body = HostProblem),
    )
)]
pub(crate) async fn recover(
    State(app): State<App>,
    connection: Connection,
    headers: HeaderMap,
    JsonBody(code): JsonBody<UseCode>,
) -> Result<Json<Identity>, Error> {
    if !app.players.take(connection.address) {
        return Err(Error::too_many("Too many tries; wait a while."));
    }
    let (player, key) = identity::redeem_code(&app, &code.code, devices::name(&headers)).await?;
    let row = app.store.player(&player).await?;
    let name = PlayerName::kept(row.name).map_err(|_| Error::unavailable())?;
    Ok(Json(Identity { player, name, key }))
}
