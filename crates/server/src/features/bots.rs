//! The bot API: tokens with scopes, and a stream of a table's events.

use crate::app::App;
use crate::features::account::devices::revoke;
use crate::features::cups::access::known;
use crate::features::tables::routes::EventsQuestion;
use crate::http::error::{Error, Errors};
use crate::http::extract::{Connection, JsonBody, PathParams, QueryParams, stay};
use crate::http::limits::Entered;
use crate::identity::player::{Player, scope_word, scopes};
use crate::identity::sessions::Session;
use crate::identity::{self, Anyone};
use crate::metrics::Counted;
use crate::names::check_words;
use crate::outbox::{Inbox, line};
use crate::tables::{Command, Input, Subscriber};
use axum::Json;
use axum::body::Body;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use protocol::online::{NewToken, Scope, SocketMessage, Token};
use protocol::{ClientToServer, MessageId, ServerToClient, TableId};
use std::convert::Infallible;
use std::time::Duration;
use storage::{Credential, CredentialKind};

/// Maximum number of tokens per player.
const MAX_TOKENS: usize = 20;
/// An idle stream sends an empty line at this interval, to keep the connection alive and to detect
/// lost clients.
const SILENCE: Duration = Duration::from_secs(20);

/// Creates a token for a bot that plays under your account.
#[utoipa::path(
    post, path = "/api/me/tokens", operation_id = "create_token", security(("key" = [])), request_body = NewToken,
    responses(
        (status = 201, description = "The token, shown only once", body = Token),
        Errors,
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
        >= MAX_TOKENS
    {
        return Err(Error::too_many("You have 20 tokens. Delete one first."));
    }
    if new.scopes.is_empty() || new.scopes.len() > 4 {
        return Err(Error::malformed("A token needs one to four scopes."));
    }
    check_words(&app.host.blocked_words, new.name.as_str())?;
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

/// Lists your bots' tokens.
#[utoipa::path(
    get, path = "/api/me/tokens", operation_id = "list_tokens", security(("key" = [])),
    responses(
        (status = 200, description = "The tokens without their secrets", body = Vec<Token>),
        Errors,
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

/// Revokes a bot's token.
#[utoipa::path(
    delete, path = "/api/me/tokens/{id}", security(("key" = [])),
    params(("id" = String, Path, description = "The token's id")),
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
    revoke(&app, &player, CredentialKind::Bot, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Streams a table as JSON lines: first its state, or the events after a given version, then every
/// update. If the client reads too slowly, the stream ends with a line that gives the version to
/// resume from.
#[utoipa::path(
    get, path = "/api/tables/{id}/stream", security((), ("key" = [])),
    params(("id" = String, Path, description = "The table's id"), EventsQuestion),
    responses(
        (status = 200, description = "Endless NDJSON; empty lines keep the connection alive", body = String, content_type = "application/x-ndjson"),
        Errors,
    )
)]
pub(crate) async fn stream(
    State(app): State<App>,
    PathParams(id): PathParams<String>,
    Anyone(player): Anyone,
    QueryParams(question): QueryParams<EventsQuestion>,
    connection: Connection,
) -> Result<Response, Error> {
    if let Some(player) = &player {
        player.may(Scope::Look)?;
    }
    let id = known(&app, id, player.as_ref()).await?;
    let counted = stay(&app.http, &connection)?;
    let session = app.identity.sessions.begin(player.as_ref());
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
    let (welcome, _) = app.tables.ask(&id, subscribe).await?;
    let Some(answer) = welcome.looked else {
        let text = "The table has not reached this version yet.";
        return Err(Error::malformed(text));
    };
    app.http.bytes.charge(connection.address, answer.len());
    let first = ServerToClient::answer_json(&message, &answer);
    let lines = stream::unfold(Lines::First(first, guest), next_line);
    let kind = [(header::CONTENT_TYPE, "application/x-ndjson")];
    Ok((kind, Body::from_stream(lines)).into_response())
}

/// A client that reads a stream. Dropping this value stops the table's updates to the client.
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
        let left = Command::Tell(Input::Leave(self.number));
        self.app.tables.tell(&self.table, left);
        drop(Counted(&self.app.metrics.sockets));
    }
}

/// The state of a stream.
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
                (SocketMessage::Behind { version }.to_json(), true)
            }
            Err(_) => (String::new(), false),
        },
        () = guest.session.ended() => return None,
        _ = stopping.changed() => (SocketMessage::Closing {}.to_json(), true),
    };
    let next = if ends { Lines::End } else { Lines::On(guest) };
    Some((Ok(line + "\n"), next))
}
