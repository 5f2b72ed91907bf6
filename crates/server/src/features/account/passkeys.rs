//! Passkeys: signing in without a code.
//!
//! Challenges are stored in the database for five minutes, so any node can check the response. A
//! player who signs in gets a key for the device, as with a code.

use crate::app::App;
use crate::features::account::devices;
use crate::http::error::{Error, Errors};
use crate::http::extract::{Connection, PathParams, body};
use crate::identity;
use crate::identity::player::Player;
use crate::identity::webauthn::{Challenge, Made, Site, Used, ask_for_known, ask_for_new};
use crate::time::now;
use axum::Json;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use protocol::online::{ApiErrorReason, Identity, Passkey};
use protocol::{Millis, PlayerName};
use storage::{CeremonyRow, CredentialKind, PasskeyRow, StorageError};

/// Maximum number of passkeys per player.
const PASSKEYS: usize = 20;
/// Maximum number of open challenges per player.
const WAITING: u64 = 10;
/// The lifetime of a challenge in milliseconds. The options sent to the browser also contain this
/// lifetime.
const TIME: Millis = 5 * 60_000;

fn shown(row: PasskeyRow) -> Passkey {
    Passkey {
        id: row.id,
        name: row.name,
        created: row.created,
        used: row.used,
    }
}

/// Stores a challenge and sends its options.
async fn begun(app: &App, player: Option<&str>, challenge: Challenge) -> Result<Response, Error> {
    let row = CeremonyRow {
        id: challenge.id,
        player: player.map(str::to_owned),
        state: challenge.state,
        expires: now() + TIME,
    };
    app.store.begin_ceremony(&row).await?;
    let kind = [(header::CONTENT_TYPE, "application/json")];
    Ok((kind, challenge.options).into_response())
}

/// Removes a challenge from the database and returns its state, so that each challenge can be
/// answered only once.
async fn taken(app: &App, id: &str, player: Option<&str>) -> Result<String, Error> {
    let late = || {
        let text = "This passkey is unknown, or its answer came too late.";
        Error::new(ApiErrorReason::Unknown, text)
    };
    match app.store.take_ceremony(id, now()).await {
        Ok(row) if row.player.as_deref() == player => Ok(row.state),
        Ok(_) | Err(StorageError::NotFound) => Err(late()),
        Err(problem) => Err(problem.into()),
    }
}

/// Creates a challenge for adding a passkey. Returns the options for
/// `navigator.credentials.create`.
#[utoipa::path(
    post, path = "/api/me/passkeys/challenge", operation_id = "challenge_new_passkey",
    security(("key" = [])),
    responses(
        (status = 200, description = "PublicKeyCredentialCreationOptionsJSON", body = Object),
        Errors,
    )
)]
pub(crate) async fn challenge(
    State(app): State<App>,
    player: Player,
    headers: HeaderMap,
) -> Result<Response, Error> {
    player.in_person()?;
    let site = Site::of(&app.http, &headers)?;
    let known = app.store.passkeys_of(&player.id).await?;
    let waiting = app.store.ceremonies_of(&player.id, now()).await?;
    if known.len() >= PASSKEYS || waiting >= WAITING {
        let text = "You have too many passkeys. Remove one, or wait a while.";
        return Err(Error::too_many(text));
    }
    let handle = app.store.handle_of(&player.id).await?;
    let handle = handle.as_ref().map(|row| &*row.handle);
    let challenge = ask_for_new(&site, &player.id, (handle, &player.name), &known)?;
    begun(&app, Some(&player.id), challenge).await
}

/// Adds the passkey that was created in response to a challenge.
#[utoipa::path(
    post, path = "/api/me/passkeys", operation_id = "add_passkey", security(("key" = [])),
    request_body(content = Object, description = "RegistrationResponseJSON"),
    responses(
        (status = 201, description = "The passkey", body = Passkey),
        Errors,
    )
)]
pub(crate) async fn add(
    State(app): State<App>,
    player: Player,
    headers: HeaderMap,
    request: Request,
) -> Result<(StatusCode, Json<Passkey>), Error> {
    player.in_person()?;
    let site = Site::of(&app.http, &headers)?;
    let made = Made::read(&body(request).await?)?;
    let state = taken(&app, &made.challenge()?, Some(&player.id)).await?;
    let [id, public_key, state] = made.check(&site, &state)?;
    let row = PasskeyRow {
        id,
        player: player.id.to_string(),
        name: devices::name(&headers),
        public_key,
        state,
        created: now(),
        used: None,
    };
    app.store.add_passkey(&row).await?;
    Ok((StatusCode::CREATED, Json(shown(row))))
}

/// Lists your passkeys.
#[utoipa::path(
    get, path = "/api/me/passkeys", operation_id = "list_passkeys", security(("key" = [])),
    responses(
        (status = 200, description = "The passkeys, oldest first", body = Vec<Passkey>),
        Errors,
    )
)]
pub(crate) async fn list(
    State(app): State<App>,
    player: Player,
) -> Result<Json<Vec<Passkey>>, Error> {
    player.in_person()?;
    let rows = app.store.passkeys_of(&player.id).await?;
    Ok(Json(rows.into_iter().map(shown).collect()))
}

/// Removes a passkey. You can no longer sign in with this passkey, but signed-in devices stay
/// signed in.
#[utoipa::path(
    delete, path = "/api/me/passkeys/{id}", operation_id = "remove_passkey", security(("key" = [])),
    params(("id" = String, Path, description = "The passkey's id")),
    responses(
        (status = 204, description = "Deleted"),
        Errors,
    )
)]
pub(crate) async fn remove(
    State(app): State<App>,
    player: Player,
    PathParams(id): PathParams<String>,
) -> Result<StatusCode, Error> {
    player.in_person()?;
    if id.contains('\0') {
        return Err(Error::not_found("You do not have this passkey."));
    }
    app.store.remove_passkey(&player.id, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Creates a challenge for signing in. Returns the options for `navigator.credentials.get`.
#[utoipa::path(
    post, path = "/api/passkeys/challenge", operation_id = "challenge_passkey",
    responses(
        (status = 200, description = "PublicKeyCredentialRequestOptionsJSON", body = Object),
        Errors,
    )
)]
pub(crate) async fn sign_in_challenge(
    State(app): State<App>,
    connection: Connection,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let site = Site::of(&app.http, &headers)?;
    if !app.identity.new_players.take(connection.address) {
        return Err(Error::too_many("Too many tries. Wait a while."));
    }
    begun(&app, None, ask_for_known(&site)?).await
}

/// Signs in with a passkey. Returns the player and a new key.
#[utoipa::path(
    post, path = "/api/passkeys/sign-in", operation_id = "sign_in",
    request_body(content = Object, description = "AuthenticationResponseJSON"),
    responses(
        (status = 200, description = "The player and a new key", body = Identity),
        Errors,
    )
)]
pub(crate) async fn sign_in(
    State(app): State<App>,
    headers: HeaderMap,
    request: Request,
) -> Result<Json<Identity>, Error> {
    let site = Site::of(&app.http, &headers)?;
    let used = Used::read(&body(request).await?)?;
    let state = taken(&app, &used.challenge()?, None).await?;
    let row = match app.store.passkey(&used.id()).await {
        Ok(row) => row,
        Err(StorageError::NotFound) => {
            let text = "This passkey is unknown here.";
            return Err(Error::new(ApiErrorReason::Unknown, text));
        }
        Err(problem) => return Err(problem.into()),
    };
    let state = used.check(&site, &state, &row)?;
    let mut issued = identity::issue(&row.player, CredentialKind::Key)?;
    issued.credential.name = devices::name(&headers);
    let key = &issued.credential;
    app.store.use_passkey(&row.id, &state, key).await?;
    let player = app.store.player(&row.player).await?;
    let name = PlayerName::kept(player.name).map_err(|_| Error::unavailable())?;
    Ok(Json(Identity {
        player: row.player,
        name,
        key: issued.text,
    }))
}
