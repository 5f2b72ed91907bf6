//! Routes for creating, finding and watching tables, and for playing at them.

use crate::app::App;
use crate::features::cups::access::{check_access, find, known};
use crate::features::cups::tries;
use crate::features::ratings;
use crate::features::ratings::sitters::tell_sitters;
use crate::http::error::{Error, Errors};
use crate::http::extract::{Connection, JsonBody, PathParams, QueryParams, base, body};
use crate::identity::Anyone;
use crate::identity::player::Player;
use crate::tables::opening::{has_room, opened};
use crate::tables::{Command, status_word};
use axum::Json;
use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use protocol::online::{CreateTable, Scope, Sitter, TableEntry, TableInfo, TableLink};
use protocol::{ClientToServer, SeatKind, Status};
use serde::Deserialize;

/// Returns the player with this key. For public routes, which treat an unknown key like a missing
/// one.
fn holder(key: Result<Anyone, Error>) -> Option<Player> {
    key.ok().and_then(|Anyone(player)| player)
}

/// Creates a table. To invite friends, send them its link. Then take a seat yourself.
#[utoipa::path(
    post, path = "/api/tables", operation_id = "create_table", security(("key" = [])), request_body = CreateTable,
    responses(
        (status = 201, description = "The table and its link", body = TableLink),
        Errors,
    )
)]
pub(crate) async fn create(
    State(app): State<App>,
    player: Player,
    connection: Connection,
    headers: HeaderMap,
    JsonBody(new): JsonBody<CreateTable>,
) -> Result<(StatusCode, Json<TableLink>), Error> {
    player.may(Scope::Host)?;
    let seats = &new.seats;
    let has_computers = seats.iter().any(|seat| *seat != SeatKind::Person {});
    has_room(&app.host, &player, has_computers).await?;
    if new.open && !app.host.open_tables.take(connection.address) {
        let text = "Too many open tables from your network. Invite by link, or wait.";
        return Err(Error::too_many(text));
    }
    let (id, _) = opened(&app.host, &player, new).await?;
    let link = format!("{}/t/{id}", base(&app.http, &headers));
    Ok((StatusCode::CREATED, Json(TableLink { table: id, link })))
}

/// The query parameter that selects which tables the lobby lists.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct LobbyQuestion {
    /// `waiting` (default) lists tables whose match has not begun; `playing` lists matches to
    /// watch.
    #[param(value_type = Option<String>)]
    status: Option<Status>,
}

/// Maximum number of one player's tables in the lobby.
const EACH: u32 = 5;

/// Lists tables open to everyone. If you send a key, tables of players who have blocked you are
/// left out.
#[utoipa::path(
    get, path = "/api/tables", security((), ("key" = [])), params(LobbyQuestion),
    responses(
        (status = 200, description = "At most 100 tables, most recently active first", body = Vec<TableEntry>),
        Errors,
    )
)]
pub(crate) async fn lobby(
    State(app): State<App>,
    reader: Result<Anyone, Error>,
    QueryParams(question): QueryParams<LobbyQuestion>,
) -> Result<Json<Vec<TableEntry>>, Error> {
    let status = status_word(question.status.unwrap_or(Status::Waiting));
    // The lobby is open to everyone, even to clients with an invalid key.
    let reader = reader.ok().and_then(|Anyone(player)| player);
    let reader = reader.as_ref().map(|player| &*player.id);
    let tables = app.store.lobby(reader, status, 100, EACH).await?;
    let tables = tables.iter();
    let mut entries: Vec<TableEntry> = tables
        .filter_map(|text| TableEntry::parse(text).ok())
        .collect();
    tell_sitters(&app, entries.iter_mut()).await?;
    Ok(Json(entries))
}

/// Returns a table's current state.
#[utoipa::path(
    get, path = "/api/tables/{id}", security((), ("key" = [])),
    params(("id" = String, Path, description = "The table's id")),
    responses(
        (status = 200, description = "The table", body = TableInfo),
        Errors,
    )
)]
pub(crate) async fn look(
    State(app): State<App>,
    PathParams(id): PathParams<String>,
    Anyone(player): Anyone,
) -> Result<Response, Error> {
    if let Some(player) = &player {
        player.may(Scope::Look)?;
    }
    let id = known(&app, id, player.as_ref()).await?;
    let player = player.map(|player| player.id);
    let look = |reply| Command::Look(player, reply);
    let looked = app.tables.ask(&id, look).await?;
    let rules = (looked.open, looked.chat, looked.rated);
    let text = TableInfo::to_json_with(
        &looked.snapshot,
        rules,
        &looked.seats,
        looked.next.as_ref(),
        looked.tournament.as_deref(),
    );
    Ok(json(text))
}

/// Lists the players seated at a table, with their handles and ratings, and marks bots.
#[utoipa::path(
    get, path = "/api/tables/{id}/sitters", security((), ("key" = [])),
    params(("id" = String, Path, description = "The table's id")),
    responses(
        (status = 200, description = "The taken seats, in order", body = Vec<Sitter>),
        Errors,
    )
)]
pub(crate) async fn sitters(
    State(app): State<App>,
    PathParams(id): PathParams<String>,
    key: Result<Anyone, Error>,
) -> Result<Json<Vec<Sitter>>, Error> {
    let id = known(&app, id, holder(key).as_ref()).await?;
    let entry = app.store.table(id.as_str()).await?.summary;
    let entry = TableEntry::parse(&entry).map_err(|_| Error::unavailable())?;
    let kind = ratings::word(ratings::game_of(&entry));
    let rows = app.store.sitters(&[id.as_str()]).await?;
    let players: Vec<&str> = rows.iter().map(|row| &*row.player).collect();
    let shown = ratings::shown_of(&app, &players).await?;
    let sitters = rows.into_iter().map(|row| Sitter {
        seat: row.seat,
        handle: row.handle,
        bot: row.bot,
        rating: shown.get(&(row.player, kind.to_owned())).copied(),
        guest: row.guest,
    });
    Ok(Json(sitters.collect()))
}

/// Responds with JSON that is already serialised.
fn json(text: impl Into<Body>) -> Response {
    let kind = [(header::CONTENT_TYPE, "application/json")];
    (kind, text.into()).into_response()
}

/// Closes your table, provided that its match has not begun.
#[utoipa::path(
    delete, path = "/api/tables/{id}", operation_id = "close_table", security(("key" = [])),
    params(("id" = String, Path, description = "The table's id")),
    responses(
        (status = 204, description = "Deleted"),
        Errors,
    )
)]
pub(crate) async fn close(
    State(app): State<App>,
    PathParams(id): PathParams<String>,
    player: Player,
) -> Result<StatusCode, Error> {
    player.may(Scope::Host)?;
    let id = known(&app, id, Some(&player)).await?;
    let close = |reply| Command::Close(Some(player.id), reply);
    app.tables.ask(&id, close).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Frees a seat at your table before the match begins. The player who sat there cannot sit down
/// again.
#[utoipa::path(
    delete, path = "/api/tables/{id}/seats/{seat}", operation_id = "free_seat", security(("key" = [])),
    params(
        ("id" = String, Path, description = "The table's id"),
        ("seat" = u8, Path, description = "The seat, counted from 0"),
    ),
    responses(
        (status = 204, description = "The seat is free"),
        Errors,
    )
)]
pub(crate) async fn free_seat(
    State(app): State<App>,
    PathParams((id, seat)): PathParams<(String, u8)>,
    player: Player,
) -> Result<StatusCode, Error> {
    player.may(Scope::Host)?;
    let id = known(&app, id, Some(&player)).await?;
    let free = |reply| Command::FreeSeat(player.id, seat, reply);
    app.tables.ask(&id, free).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The query parameter that selects events.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct EventsQuestion {
    /// Return only events after this version. By default, all events are returned.
    pub(crate) since: Option<u32>,
}

/// Returns a table's events.
#[utoipa::path(
    get, path = "/api/tables/{id}/events", security((), ("key" = [])),
    params(("id" = String, Path, description = "The table's id"), EventsQuestion),
    responses(
        (status = 200, description = "The events, in order", body = Vec<Object>),
        Errors,
    )
)]
pub(crate) async fn events(
    State(app): State<App>,
    PathParams(id): PathParams<String>,
    key: Result<Anyone, Error>,
    QueryParams(question): QueryParams<EventsQuestion>,
) -> Result<Response, Error> {
    let id = known(&app, id, holder(key).as_ref()).await?;
    let events = app
        .store
        .events(id.as_str(), question.since.unwrap_or(0))
        .await?;
    let text = format!("[{}]", events.join(","));
    Ok(json(text))
}

/// Returns the record of a match, which you can pass to `carambole verify`, `replay` and `review`.
#[utoipa::path(
    get, path = "/api/tables/{id}/record", security((), ("key" = [])),
    params(("id" = String, Path, description = "The table's id")),
    responses(
        (status = 200, description = "The record so far; the dice can be checked when the match is over", body = Object),
        Errors,
    )
)]
pub(crate) async fn record(
    State(app): State<App>,
    PathParams(id): PathParams<String>,
    key: Result<Anyone, Error>,
) -> Result<Response, Error> {
    let (id, of) = find(&app, id).await?;
    if let Some(of) = &of {
        check_access(&app, of, holder(key).as_ref()).await?;
    }
    let text = tries::record(&app, id.as_str(), of.as_ref()).await?;
    let name = format!("attachment; filename=\"carambole-{id}.json\"");
    let headers = [
        (header::CONTENT_TYPE, "application/json".to_owned()),
        (header::CONTENT_DISPOSITION, name),
    ];
    Ok((headers, text).into_response())
}

/// Sends one message to a table, just as over the table's WebSocket. The server responds once all
/// effects of the message are committed.
#[utoipa::path(
    post, path = "/api/tables/{id}/requests", security(("key" = [])),
    params(("id" = String, Path, description = "The table's id")),
    request_body(content = Object, description = "A message to the table (docs/protocol.md)"),
    responses(
        (status = 200, description = "The table's response; it may be a refusal", body = Object),
        Errors,
    )
)]
pub(crate) async fn request(
    State(app): State<App>,
    PathParams(id): PathParams<String>,
    player: Player,
    connection: Connection,
    request: Request,
) -> Result<Response, Error> {
    player.may(Scope::Play)?;
    let bytes = body(request).await?;
    let id = known(&app, id, Some(&player)).await?;
    let message = ClientToServer::parse(&bytes).map_err(Error::malformed)?;
    let looks = matches!(
        message.request,
        protocol::Request::Look {} | protocol::Request::Since { .. }
    );
    if looks && !app.http.bytes.has_some(connection.address) {
        return Err(Error::too_heavy());
    }
    let answer = app.tables.answer(&id, Some(player.id), message).await?;
    Ok(json(answer.to_string()))
}
