//! Handles: the public names of players.

use crate::app::App;
use crate::features::people::profiles;
use crate::http::error::{Error, Errors};
use crate::http::extract::{Connection, JsonBody};
use crate::identity::player::Player;
use crate::names::check_words;
use crate::names::look_alikes;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use protocol::online::{ApiErrorReason, Handle, NewHandle, Profile};
use std::sync::Arc;
use storage::{HandleRow, StorageError};

/// Refuses a handle that is a reserved word or looks like one.
fn check_reserved(handle: &Handle) -> Result<(), Error> {
    if look_alikes::is_reserved_handle(handle) {
        let text = "This handle is reserved. Choose another one.";
        return Err(Error::malformed(text));
    }
    Ok(())
}

/// Claims or changes your handle. Your previous handle becomes available to other players.
#[utoipa::path(
    put, path = "/api/me/handle", operation_id = "claim_handle", security(("key" = [])),
    request_body = NewHandle,
    responses(
        (status = 200, description = "The player", body = Profile),
        Errors,
    )
)]
pub(crate) async fn claim(
    State(app): State<App>,
    player: Player,
    connection: Connection,
    JsonBody(new): JsonBody<NewHandle>,
) -> Result<Json<Profile>, Error> {
    player.in_person()?;
    let before = app.store.handle_of(&player.id).await?;
    let kept = before.filter(|row| row.handle == new.handle.as_str());
    if kept.is_none() {
        check_reserved(&new.handle)?;
        check_words(&app.host.blocked_words, new.handle.as_str())?;
        let few = app.people.new_handles.take(Arc::clone(&player.id));
        if !few || !app.identity.new_players.take(connection.address) {
            let text = "You have changed your handle too often. Try again later.";
            return Err(Error::too_many(text));
        }
    }
    let now = app.peers.now();
    let row = HandleRow {
        player: player.id.to_string(),
        // An unchanged handle keeps its stored look, because some old handles look alike.
        look: kept
            .as_ref()
            .map_or_else(|| new.handle.look(), |row| row.look.clone()),
        handle: new.handle.into(),
        private: new.private,
        claimed: kept.as_ref().map_or(now, |row| row.claimed),
        seen: kept.map_or(0, |row| row.seen),
    };
    match app.store.claim_handle(&row).await {
        Ok(()) => Ok(Json(profiles::own(&app, &player).await?)),
        Err(StorageError::Conflict) => {
            let text = "This handle is taken, or looks like a taken one.";
            Err(Error::new(ApiErrorReason::Conflict, text))
        }
        Err(problem) => Err(problem.into()),
    }
}

/// Releases your handle. Players can no longer find you by this handle, and other players may claim
/// it.
#[utoipa::path(
    delete, path = "/api/me/handle", operation_id = "release_handle", security(("key" = [])),
    responses(
        (status = 204, description = "Released"),
        Errors,
    )
)]
pub(crate) async fn release(State(app): State<App>, player: Player) -> Result<StatusCode, Error> {
    player.in_person()?;
    app.store.release_handle(&player.id).await?;
    Ok(StatusCode::NO_CONTENT)
}
