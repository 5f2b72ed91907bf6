//! Handles: what players go by in public.

use crate::api::me;
use crate::api::players::wanted;
use crate::app::App;
use crate::client::{Connection, JsonBody};
use crate::error::Error;
use crate::look_alikes;
use crate::player::Player;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use protocol::online::{Handle, HostProblem, HostReason, NewHandle, Profile};
use std::sync::Arc;
use storage::{HandleRow, StorageError};

/// Refuses reserved words in any spelling.
fn check_reserved(handle: &Handle) -> Result<(), Error> {
    if look_alikes::is_reserved_handle(handle) {
        let text = "This handle is reserved. Choose another one.";
        return Err(Error::malformed(text));
    }
    Ok(())
}

/// Claims a handle, or changes it; the one before is free again.
#[utoipa::path(
    put, path = "/api/me/handle", operation_id = "claim_handle", security(("key" = [])),
    request_body = NewHandle,
    responses(
        (status = 200, description = "The player", body = Profile),
        (status = 400, description = "No handle, or one that is not wanted", body = HostProblem),
        (status = 401, description = "No key", body = HostProblem),
        (status = 403, description = "A bot", body = HostProblem),
        (status = 409, description = "Somebody has it, or one that looks like it", body = HostProblem),
        (status = 413, description = "Too long", body = HostProblem),
        (status = 429, description = "Too many", body = HostProblem),
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
        wanted(&app, new.handle.as_str())?;
        let few = app.handles.take(Arc::clone(&player.id));
        if !few || !app.players.take(connection.address) {
            let text = "You have changed your handle often; try again later.";
            return Err(Error::too_many(text));
        }
    }
    let now = app.peers.now();
    let row = HandleRow {
        player: player.id.to_string(),
        // Two old handles that look alike today keep their looks apart.
        look: kept
            .as_ref()
            .map_or_else(|| new.handle.look(), |row| row.look.clone()),
        handle: new.handle.into(),
        private: new.private,
        claimed: kept.as_ref().map_or(now, |row| row.claimed),
        seen: kept.map_or(0, |row| row.seen),
    };
    match app.store.claim_handle(&row).await {
        Ok(()) => Ok(Json(me::shown(&app, &player).await?)),
        Err(StorageError::Conflict) => {
            let text = "Somebody has this handle, or one that looks like it.";
            Err(Error::new(HostReason::Conflict, text))
        }
        Err(problem) => Err(problem.into()),
    }
}

/// Gives my handle back: nobody finds me by it any more, and anybody may claim it.
#[utoipa::path(
    delete, path = "/api/me/handle", operation_id = "release_handle", security(("key" = [])),
    responses(
        (status = 204, description = "Given back"),
        (status = 401, description = "No key", body = HostProblem),
        (status = 403, description = "A bot", body = HostProblem),
        (status = 404, description = "There is none", body = HostProblem),
        (status = 429, description = "Too many", body = HostProblem),
    )
)]
pub(crate) async fn release(State(app): State<App>, player: Player) -> Result<StatusCode, Error> {
    player.in_person()?;
    app.store.release_handle(&player.id).await?;
    Ok(StatusCode::NO_CONTENT)
}
