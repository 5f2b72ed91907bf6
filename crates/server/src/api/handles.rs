//! Handles: what players go by in public.

use crate::api::me;
use crate::api::players::wanted;
use crate::app::App;
use crate::client::{Connection, JsonBody};
use crate::error::Error;
use crate::player::Player;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use protocol::online::{Handle, HostProblem, HostReason, NewHandle, Profile};
use std::sync::Arc;
use storage::{HandleRow, StorageError};

/// What would pass for the host itself, for nobody, or for an address of its own.
const RESERVED: [&str; 35] = [
    "abuse",
    "account",
    "admin",
    "administrator",
    "anonymous",
    "anyone",
    "api",
    "bot",
    "carambole",
    "carramboule",
    "computer",
    "contact",
    "everyone",
    "guest",
    "help",
    "host",
    "info",
    "mod",
    "moderation",
    "moderator",
    "nobody",
    "null",
    "official",
    "operator",
    "owner",
    "recover",
    "root",
    "security",
    "server",
    "staff",
    "support",
    "system",
    "team",
    "undefined",
    "you",
];

/// Refuses what is not anybody's to claim, however it is written.
fn check_reserved(handle: &Handle) -> Result<(), Error> {
    let look = handle.look();
    let same = |word: &&str| Handle::new(*word).is_ok_and(|word| word.look() == look);
    if RESERVED.iter().any(same) {
        return Err(Error::malformed("This handle is nobody's to claim."));
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
        look: new.handle.look(),
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

#[cfg(test)]
mod tests {
    use super::{Handle, RESERVED, check_reserved};

    #[test]
    fn reserved_words_are_refused_however_they_are_written() {
        for word in ["admin", "ADM1N", "a-d-m-i-n", "Carambole", "n0body"] {
            let handle = Handle::new(word).expect("a handle");
            assert!(check_reserved(&handle).is_err(), "{word}");
        }
        let handle = Handle::new("administra").expect("a handle");
        assert!(check_reserved(&handle).is_ok());
        assert!(RESERVED.is_sorted());
    }
}
