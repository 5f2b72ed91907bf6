//! Bots: tokens with scopes, and a stream of what happens at a table.

use crate::App;
use crate::api::tables::known;
use crate::client::{Connection, Sent, stay};
use crate::error::Error;
use crate::identity::{self, Anyone, Player, scope_word, scopes};
use crate::limits::Entered;
use crate::metrics::Counted;
use crate::room::{ReplyTo, Room};
use crate::socket::listener;
use axum::Json;
use axum::body::Body;
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use protocol::online::{HostProblem, NewToken, Scope, Token};
use protocol::{Answer, ClientToServer, MessageId, ServerToClient};
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;
use storage::{Credential, CredentialKind};
use tokio::sync::mpsc::Receiver;

/// So many tokens a player may have.
const MOST: usize = 20;
/// An empty line goes out after so long a silence, so that both sides know of each other.
const SILENCE: Duration = Duration::from_secs(20);

/// A token for a bot that plays in my name.
#[utoipa::path(
    post, path = "/api/me/tokens", operation_id = "create_token", security(("key" = [])), request_body = NewToken,
    responses(
        (status = 201, description = "The token, told only once", body = Token),
        (status = 400, description = "Unreadable", body = HostProblem),
        (status = 401, description = "No key", body = HostProblem),
        (status = 403, description = "A bot", body = HostProblem),
        (status = 413, description = "Too long", body = HostProblem),
        (status = 429, description = "Too many", body = HostProblem),
    )
)]
pub(crate) async fn create(
    State(app): State<App>,
    player: Player,
    Sent(new): Sent<NewToken>,
) -> Result<(StatusCode, Json<Token>), Error> {
    player.in_person()?;
    if app.store.bots(&player.id).await?.len() >= MOST {
        return Err(Error::too_many("You have 20 tokens; take one back first."));
    }
    if new.scopes.is_empty() || new.scopes.len() > 4 {
        return Err(Error::malformed("A token needs one to four scopes."));
    }
    let mut issued = identity::issue(&player.id, CredentialKind::Bot)?;
    let words: Vec<&str> = new.scopes.iter().map(|scope| scope_word(*scope)).collect();
    issued.credential.name = new.name.to_string();
    issued.credential.scopes = words.join(" ");
    app.store.add_credential(&issued.credential).await?;
    let token = shown(issued.credential, Some(issued.text));
    Ok((StatusCode::CREATED, Json(token)))
}

fn shown(credential: Credential, token: Option<String>) -> Token {
    Token {
        scopes: scopes(&credential.scopes),
        id: credential.id,
        name: credential.name,
        created: credential.created,
        token,
    }
}

/// The tokens of my bots.
#[utoipa::path(
    get, path = "/api/me/tokens", operation_id = "list_tokens", security(("key" = [])),
    responses(
        (status = 200, description = "Without the secrets", body = Vec<Token>),
        (status = 401, description = "No key", body = HostProblem),
        (status = 403, description = "A bot", body = HostProblem),
        (status = 429, description = "Too many", body = HostProblem),
    )
)]
pub(crate) async fn list(
    State(app): State<App>,
    player: Player,
) -> Result<Json<Vec<Token>>, Error> {
    player.in_person()?;
    let bots = app.store.bots(&player.id).await?.into_iter();
    Ok(Json(bots.map(|bot| shown(bot, None)).collect()))
}

/// Takes a token back.
#[utoipa::path(
    delete, path = "/api/me/tokens/{id}", security(("key" = [])),
    params(("id" = String, Path, description = "The token's id")),
    responses(
        (status = 204, description = "Gone"),
        (status = 401, description = "No key", body = HostProblem),
        (status = 403, description = "A bot", body = HostProblem),
        (status = 404, description = "No such token", body = HostProblem),
        (status = 429, description = "Too many", body = HostProblem),
    )
)]
pub(crate) async fn remove(
    State(app): State<App>,
    player: Player,
    Path(id): Path<String>,
) -> Result<StatusCode, Error> {
    player.in_person()?;
    if id.contains('\0') {
        return Err(Error::not_found("There is no such token."));
    }
    app.store.remove_bot(&player.id, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// What happens at a table, one JSON a line: first the table, then every update.
#[utoipa::path(
    get, path = "/api/tables/{id}/stream", security((), ("key" = [])),
    params(("id" = String, Path, description = "The table's id")),
    responses(
        (status = 200, description = "NDJSON without end; empty lines keep it alive", body = String, content_type = "application/x-ndjson"),
        (status = 401, description = "A wrong key", body = HostProblem),
        (status = 403, description = "A bot without the scope look", body = HostProblem),
        (status = 404, description = "No such table", body = HostProblem),
        (status = 429, description = "Too many", body = HostProblem),
    )
)]
pub(crate) async fn stream(
    State(app): State<App>,
    Path(id): Path<String>,
    Anyone(player): Anyone,
    connection: Connection,
) -> Result<Response, Error> {
    if let Some(player) = &player {
        player.may(Scope::Look)?;
    }
    let id = known(&app, id).await?;
    let counted = stay(&app, &connection)?;
    let room = app.hub.room(&id);
    let (outbox, inbox, number) = listener(&room, player.map(|player| player.id));
    let guest = Guest {
        app: app.clone(),
        room,
        number,
        inbox,
        _counted: counted,
        _connection: connection,
    };
    app.metrics.sockets.add(1);
    crate::cluster::attend(&app, &guest.room).await;
    let (sender, answer) = tokio::sync::oneshot::channel();
    let look = ClientToServer {
        id: MessageId::new("stream").map_err(|_| Error::unavailable())?,
        request: protocol::Request::Look {},
    };
    let mut occupied = guest.room.open(&app).await?;
    occupied
        .request(&app, None, &look, ReplyTo::Http(sender))
        .await;
    drop(occupied);
    let answer: Answer = answer.await.map_err(|_| Error::unavailable())?;
    let first = ServerToClient::Answer {
        id: look.id,
        answer,
    };
    // From here on the room has the only outbox: if it drops it, the stream ends.
    drop(outbox);
    let lines = stream::unfold((Some(first.to_json()), guest), next_line);
    let kind = [(header::CONTENT_TYPE, "application/x-ndjson")];
    Ok((kind, Body::from_stream(lines)).into_response())
}

/// Somebody who listens by a stream; gone when this goes.
struct Guest {
    app: App,
    room: Arc<Room>,
    number: u64,
    inbox: Receiver<axum::extract::ws::Utf8Bytes>,
    _counted: Option<Entered>,
    _connection: Connection,
}

impl Drop for Guest {
    fn drop(&mut self) {
        self.room.leave(self.number);
        drop(Counted(&self.app.metrics.sockets));
    }
}

type Lines = (Option<String>, Guest);

async fn next_line((first, mut guest): Lines) -> Option<(Result<String, Infallible>, Lines)> {
    if let Some(line) = first {
        return Some((Ok(line + "\n"), (None, guest)));
    }
    let mut stopping = guest.app.stopping.clone();
    let line = tokio::select! {
        said = tokio::time::timeout(SILENCE, guest.inbox.recv()) => match said {
            Ok(Some(text)) => format!("{text}\n"),
            Ok(None) => return None,
            Err(_) => "\n".to_owned(),
        },
        _ = stopping.changed() => return None,
    };
    Some((Ok(line), (None, guest)))
}
