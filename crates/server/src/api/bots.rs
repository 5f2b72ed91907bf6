//! Bots: tokens with scopes, and a stream of what happens at a table.

use crate::api::players::wanted;
use crate::api::tables::{EventsQuestion, known};
use crate::app::App;
use crate::client::{Connection, JsonBody, QueryParams, stay};
use crate::error::Error;
use crate::identity::{self, Anyone};
use crate::limits::Entered;
use crate::metrics::Counted;
use crate::outbox::{Inbox, line};
use crate::player::{Player, scope_word, scopes};
use crate::sessions::Session;
use crate::tables::{Command, Subscriber};
use axum::Json;
use axum::body::Body;
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use protocol::online::{HostProblem, HostToClient, NewToken, Scope, Token};
use protocol::{ClientToServer, MessageId, ServerToClient, TableId};
use std::convert::Infallible;
use std::time::Duration;
use storage::{Credential, CredentialKind};

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
    JsonBody(new): JsonBody<NewToken>,
) -> Result<(StatusCode, Json<Token>), Error> {
    player.in_person()?;
    if app
        .store
        .credentials(&player.id, CredentialKind::Bot)
        .await?
        .len()
        >= MOST
    {
        return Err(Error::too_many("You have 20 tokens; take one back first."));
    }
    if new.scopes.is_empty() || new.scopes.len() > 4 {
        return Err(Error::malformed("A token needs one to four scopes."));
    }
    wanted(&app, new.name.as_str())?;
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
    let bots = app
        .store
        .credentials(&player.id, CredentialKind::Bot)
        .await?
        .into_iter();
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
    identity::revoke(&app, &player, CredentialKind::Bot, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// What happens at a table, one JSON a line: first the table, or the events after a version, then
/// every update. Who does not keep up is told by a last line from which version to go on.
#[utoipa::path(
    get, path = "/api/tables/{id}/stream", security((), ("key" = [])),
    params(("id" = String, Path, description = "The table's id"), EventsQuestion),
    responses(
        (status = 200, description = "NDJSON without end; empty lines keep it alive", body = String, content_type = "application/x-ndjson"),
        (status = 400, description = "Unreadable, or a version still to come", body = HostProblem),
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
    QueryParams(question): QueryParams<EventsQuestion>,
    connection: Connection,
) -> Result<Response, Error> {
    if let Some(player) = &player {
        player.may(Scope::Look)?;
    }
    let id = known(&app, id, player.as_ref()).await?;
    let counted = stay(&app, &connection)?;
    let session = app.sessions.begin(player.as_ref());
    let (outbox, inbox) = line();
    let player = player.map(|player| player.id);
    let subscriber = Subscriber::new(outbox, player, false);
    let guest = Guest {
        app: app.clone(),
        table: id.clone(),
        number: subscriber.number(),
        inbox,
        session,
        _counted: counted,
        _connection: connection.clone(),
    };
    app.metrics.sockets.add(1);
    let look = ClientToServer {
        id: MessageId::new("stream").map_err(|_| Error::unavailable())?,
        request: match question.since {
            None => protocol::Request::Look {},
            Some(version) => protocol::Request::Since { version },
        },
    };
    let message = look.id.clone();
    let subscribe = |reply| Command::Subscribe(subscriber, Some(look), reply);
    let welcome = app.tables.ask(&id, subscribe).await?;
    let Some(answer) = welcome.looked else {
        let text = "The table has not come to that version.";
        return Err(Error::malformed(text));
    };
    app.bytes.charge(connection.address, answer.len());
    let first = ServerToClient::answer_json(&message, &answer);
    let lines = stream::unfold(Lines::First(first, guest), next_line);
    let kind = [(header::CONTENT_TYPE, "application/x-ndjson")];
    Ok((kind, Body::from_stream(lines)).into_response())
}

/// Somebody who listens by a stream; gone when this goes.
struct Guest {
    app: App,
    table: TableId,
    number: u64,
    inbox: Inbox,
    session: Session,
    _counted: Option<Entered>,
    _connection: Connection,
}

impl Drop for Guest {
    fn drop(&mut self) {
        let left = Command::Unsubscribe(self.number);
        self.app.tables.tell(&self.table, left);
        drop(Counted(&self.app.metrics.sockets));
    }
}

/// How far a stream is.
enum Lines {
    First(String, Guest),
    On(Guest),
    End,
}

async fn next_line(lines: Lines) -> Option<(Result<String, Infallible>, Lines)> {
    let mut guest = match lines {
        Lines::First(line, guest) => return Some((Ok(line + "\n"), Lines::On(guest))),
        Lines::On(guest) => guest,
        Lines::End => return None,
    };
    let mut stopping = guest.app.stopping.clone();
    let (line, ends) = tokio::select! {
        said = tokio::time::timeout(SILENCE, guest.inbox.next()) => match said {
            Ok(Some(text)) => (text.to_string(), false),
            Ok(None) => {
                let version = guest.inbox.behind()?;
                (HostToClient::Behind { version }.to_json(), true)
            }
            Err(_) => (String::new(), false),
        },
        () = guest.session.ended() => return None,
        _ = stopping.changed() => (HostToClient::Closing {}.to_json(), true),
    };
    let next = if ends { Lines::End } else { Lines::On(guest) };
    Some((Ok(line + "\n"), next))
}
