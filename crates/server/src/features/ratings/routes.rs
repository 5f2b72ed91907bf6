//! Rating routes: a player's own ratings, a match's rating changes, and the best players.

use crate::app::App;
use crate::features::cups::access::known;
use crate::features::ratings;
use crate::http::error::{Error, Errors};
use crate::http::extract::{PathParams, QueryParams};
use crate::identity::Anyone;
use crate::identity::player::Player;
use axum::Json;
use axum::extract::State;
use protocol::online::{RankedPlayer, RatedGame, Ratings, TableRatings};
use serde::Deserialize;

/// Returns your ratings and skill. The list `now` has one entry for each game in which you have
/// played rated matches. A match is included shortly after it ends.
#[utoipa::path(
    get, path = "/api/me/ratings", operation_id = "own_ratings", security(("key" = [])),
    responses(
        (status = 200, description = "The ratings and skill, oldest match first", body = Ratings),
        Errors,
    )
)]
pub(crate) async fn own(State(app): State<App>, player: Player) -> Result<Json<Ratings>, Error> {
    Ok(Json(ratings::of_player(&app, &player.id).await?))
}

/// Returns a match's rating changes. The response is `pending` until shortly after the match ends.
#[utoipa::path(
    get, path = "/api/tables/{id}/ratings", operation_id = "table_ratings",
    params(("id" = String, Path, description = "The table's id")),
    responses(
        (status = 200, description = "The changes by seat", body = TableRatings),
        Errors,
    )
)]
pub(crate) async fn of_table(
    State(app): State<App>,
    PathParams(id): PathParams<String>,
) -> Result<Json<TableRatings>, Error> {
    let id = known(&app, id, None).await?;
    Ok(Json(ratings::of_table(&app, id.as_str()).await?))
}

/// The query parameter that selects the game.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct BestQuestion {
    /// The game: `basic`, `carom` or `carramboule`.
    #[param(value_type = String)]
    game: RatedGame,
}

/// Lists the best players in a game. Only people with a public handle and an established rating are
/// included.
#[utoipa::path(
    get, path = "/api/ratings", operation_id = "best_players", security((), ("key" = [])),
    params(BestQuestion),
    responses(
        (status = 200, description = "At most 100 players, best first", body = Vec<RankedPlayer>),
        Errors,
    )
)]
pub(crate) async fn best(
    State(app): State<App>,
    Anyone(player): Anyone,
    QueryParams(question): QueryParams<BestQuestion>,
) -> Result<Json<Vec<RankedPlayer>>, Error> {
    let asking = player.as_ref().map(|player| &*player.id);
    Ok(Json(ratings::best(&app, question.game, asking).await?))
}
