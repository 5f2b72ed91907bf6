//! How good players are.

use crate::app::App;
use crate::error::Error;
use crate::player::Player;
use crate::ratings;
use axum::Json;
use axum::extract::State;
use protocol::online::{HostProblem, Ratings};

/// My ratings and skill. A match counts a few seconds after its end.
#[utoipa::path(
    get, path = "/api/me/ratings", operation_id = "own_ratings", security(("key" = [])),
    responses(
        (status = 200, description = "The first match first", body = Ratings),
        (status = 401, description = "No key", body = HostProblem),
        (status = 429, description = "Too many", body = HostProblem),
    )
)]
pub(crate) async fn own(State(app): State<App>, player: Player) -> Result<Json<Ratings>, Error> {
    Ok(Json(ratings::of_player(&app, &player.id).await?))
}
