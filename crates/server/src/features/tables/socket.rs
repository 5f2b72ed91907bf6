//! `WebSockets`: one per table that a client has open, and what all sockets share.

use crate::app::App;
use crate::features::cups::access::{check_access, find};
use crate::http::error::Error;
use crate::http::extract::{Connection, PathParams, check_origin, stay};
use crate::http::limits::Bucket;
use crate::identity;
use crate::identity::player::Player;
use crate::identity::sessions::Session;
use crate::metrics::Counted;
use crate::outbox::{Inbox, Outbox, WeakOutbox, line};
use crate::tables::{Command, Input, PendingRequest, ReplyTo, Subscriber, Welcome};
use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::http::HeaderMap;
use axum::response::Response;
use futures_util::SinkExt;
use protocol::message::MAX_MESSAGE_BYTES;
use protocol::online::{Said, Scope, SocketMessage, SocketRequest};
use protocol::{Answer, ClientToServer, MessageId, PlayerName, Reason, ServerToClient, TableId};
use std::future::ready;
use std::sync::Arc;
use std::time::Duration;
use storage::TryTable;
use tokio::time::{Instant, timeout};
use tokio_tungstenite::tungstenite;

/// Timeout for the hello message.
const HELLO: Duration = Duration::from_secs(10);
/// The interval between pings. A client that stays silent for two intervals is disconnected.
const PING: Duration = Duration::from_secs(30);
/// Timeout for sending a message.
const SEND: Duration = Duration::from_secs(20);
/// The number of refused messages after which a client is disconnected.
const STRIKES: u32 = 50;
/// A client's requests for data are refused while at least this many bytes are queued for the
/// client.
const UNREAD: usize = 256 << 10;
/// A socket's byte limit is the limit for the client's IP address divided by this number.
const SHARE: f64 = 8.0;

/// Upgrades a connection, and starts the task that serves it.
pub(super) fn upgrade<T: Future<Output = ()> + Send + 'static>(
    socket: WebSocketUpgrade,
    serve: impl FnOnce(Box<WebSocket>) -> T + Send + 'static,
) -> Response {
    // Small buffers, because most connections are idle most of the time.
    let socket = socket
        .max_message_size(MAX_MESSAGE_BYTES)
        .max_frame_size(MAX_MESSAGE_BYTES)
        .read_buffer_size(1 << 10)
        .write_buffer_size(8 << 10)
        .max_write_buffer_size(64 << 20);
    // If the connection stayed in the task of the upgrade, it would keep the memory of that task.
    socket.on_upgrade(|socket| {
        tokio::spawn(serve(Box::new(socket)));
        ready(())
    })
}

/// Opens a table's socket.
pub(crate) async fn table(
    State(app): State<App>,
    PathParams(id): PathParams<String>,
    headers: HeaderMap,
    connection: Connection,
    socket: WebSocketUpgrade,
) -> Result<Response, Error> {
    check_origin(&app.http, &headers)?;
    // The player is known only after the hello message, so access to a cup try is checked then.
    let (id, of) = find(&app, id).await?;
    let counted = stay(&app.http, &connection)?;
    Ok(upgrade(socket, move |socket| async move {
        let _counted = counted;
        let mut client = Client::new(&app, socket, connection);
        // The future is boxed so that its memory is freed afterwards.
        if let Some(Joined {
            guest,
            inbox,
            session,
        }) = Box::pin(client.join(id, of)).await
        {
            client.attend(inbox, Some(&guest), &session).await;
        }
        client.close().await;
    }))
}

/// A connected client.
pub(super) struct Client<'a> {
    pub(super) app: &'a App,
    socket: Box<WebSocket>,
    close_reason: (u16, &'static str),
    heard: Instant,
    bucket: Bucket,
    /// Limits how many bytes of tables and events the client may request.
    bytes: Bucket,
    strikes: u32,
    _counted: Counted<'a>,
    connection: Connection,
}

/// A client's player and mode, as given in its hello message.
pub(super) struct Greeting {
    /// `None` for anonymous spectators.
    pub(super) player: Option<Player>,
    /// Whether the client applies events itself.
    follows: bool,
}

/// A client that has joined a table.
struct Joined<'a> {
    guest: Guest<'a>,
    inbox: Inbox,
    session: Session,
}

/// Whether a connection stays open after a message.
enum Next {
    On,
    End,
}

impl<'a> Client<'a> {
    pub(super) fn new(app: &'a App, socket: Box<WebSocket>, connection: Connection) -> Client<'a> {
        Client {
            app,
            socket,
            close_reason: (close_code::NORMAL, ""),
            heard: Instant::now(),
            bucket: Bucket::full(app.limits.messages),
            bytes: Bucket::full(app.limits.bytes.share(SHARE)),
            strikes: 0,
            _counted: Counted::new(&app.metrics.sockets),
            connection,
        }
    }

    /// Waits for the hello message of a player or an anonymous spectator.
    pub(super) async fn hello(&mut self) -> Option<Greeting> {
        let Ok(frame) = timeout(HELLO, self.socket.recv()).await else {
            self.close_reason = (close_code::POLICY, "send hello first");
            return None;
        };
        let text = match frame {
            Some(Ok(Message::Text(text))) => text,
            Some(Ok(Message::Close(_))) | None => return None,
            Some(Err(error)) => {
                self.close_reason = reason_of(error);
                return None;
            }
            Some(Ok(_)) => "".into(),
        };
        let said = match SocketRequest::parse(text.as_bytes()) {
            Ok(SocketRequest::Hello { key, follow }) => {
                let player = match key {
                    None => Ok(None),
                    Some(key) => identity::player(&self.app.store, &key).await.map(Some),
                };
                player.map(|player| (player, follow))
            }
            _ => Err(Error::malformed("Send hello first.")),
        };
        match said {
            Ok((player, follows)) => Some(Greeting { player, follows }),
            Err(error) => {
                self.refuse(&error, true).await;
                self.close_reason = (close_code::POLICY, "unknown key");
                None
            }
        }
    }

    /// Waits for the hello message, and lets the client join a table. Returns `None` if the
    /// connection must be closed.
    async fn join(&mut self, id: TableId, of: Option<TryTable>) -> Option<Joined<'a>> {
        let Greeting { player, follows } = self.hello().await?;
        let mut access = Ok(());
        if let Some(of) = of {
            access = check_access(self.app, &of, player.as_ref()).await;
        }
        if let Some(player) = &player {
            access = access.and_then(|()| player.may(Scope::Look));
        }
        if let Err(error) = access {
            self.refuse(&error, true).await;
            return None;
        }
        let session = self.app.identity.sessions.begin(player.as_ref());
        let (outbox, inbox) = line();
        let weak = outbox.downgrade();
        // The table holds the only strong reference to the outbox. When it drops the outbox, the
        // client is disconnected.
        let one = player.as_ref().map(|one| Arc::clone(&one.id));
        let subscriber = Subscriber::new(outbox, one, follows);
        let guest = Guest {
            app: self.app,
            table: id,
            number: subscriber.number(),
            outbox: weak,
            player,
        };
        let subscribe = |reply| Command::Subscribe(subscriber, None, reply);
        match self.app.tables.ask(&guest.table, subscribe).await {
            // Messages that have arrived in the inbox in the meantime are sent after the welcome.
            Ok((welcome, said)) => {
                let text = welcome_message(welcome, said, guest.player.as_ref());
                let is_told = matches!(self.tell(text).await, Next::On);
                is_told.then_some(Joined {
                    guest,
                    inbox,
                    session,
                })
            }
            Err(error) => {
                self.refuse(&error, true).await;
                None
            }
        }
    }

    /// Passes messages in both directions until one side closes.
    pub(super) async fn attend(
        &mut self,
        mut inbox: Inbox,
        guest: Option<&Guest<'_>>,
        session: &Session,
    ) {
        let mut stopping = self.app.stopping.clone();
        let mut stopping = std::pin::pin!(stopping.changed());
        let mut ping = tokio::time::interval_at(Instant::now() + PING, PING);
        loop {
            let next = tokio::select! {
                text = inbox.next() => match (text, inbox.behind()) {
                    (Some(text), _) => self.send(text, &mut inbox).await,
                    (None, Some(version)) => {
                        let behind = SocketMessage::Behind { version };
                        self.close_reason = (close_code::AGAIN, "too slow: reconnect and resume");
                        let _ = self.tell(behind.to_json()).await;
                        Next::End
                    }
                    (None, None) => {
                        self.close_reason = (close_code::AGAIN, "reconnect");
                        Next::End
                    }
                },
                () = session.ended() => {
                    let player = session.player().unwrap_or_default();
                    let refusal = identity::not_any_more(&self.app.store, player);
                    let error = Box::pin(refusal).await;
                    self.close_reason = (close_code::POLICY, "signed out");
                    self.refuse(&error, true).await;
                    Next::End
                },
                frame = self.socket.recv() => self.hear(frame, guest).await,
                _ = ping.tick() => self.ping().await,
                _ = &mut stopping => {
                    self.close_reason = (close_code::RESTART, "server restarts");
                    let closing = SocketMessage::Closing {}.to_json().into();
                    let _ = self.send(closing, &mut inbox).await;
                    Next::End
                }
            };
            if matches!(next, Next::End) {
                return;
            }
        }
    }

    /// Sends a message and all messages queued behind it.
    async fn send(&mut self, first: Utf8Bytes, inbox: &mut Inbox) -> Next {
        let sending = async {
            self.socket.feed(Message::Text(first)).await?;
            while let Some(text) = inbox.waiting() {
                self.socket.feed(Message::Text(text)).await?;
            }
            self.socket.flush().await
        };
        match timeout(SEND, sending).await {
            Ok(Ok(())) => Next::On,
            Ok(Err(_)) => Next::End,
            Err(_) => {
                self.app.metrics.slow_clients_total.add(1);
                Next::End
            }
        }
    }

    async fn ping(&mut self) -> Next {
        if self.heard.elapsed() > 2 * PING {
            return Next::End;
        }
        let sending = self.socket.send(Message::Ping(axum::body::Bytes::new()));
        match timeout(SEND, sending).await {
            Ok(Ok(())) => Next::On,
            _ => Next::End,
        }
    }

    async fn hear(
        &mut self,
        frame: Option<Result<Message, axum::Error>>,
        guest: Option<&Guest<'_>>,
    ) -> Next {
        self.heard = Instant::now();
        match frame {
            Some(Ok(Message::Text(text))) => self.listen(&text, guest).await,
            Some(Ok(Message::Binary(_))) => {
                let error = Error::malformed("Messages must be text.");
                self.warn(&error).await
            }
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => Next::On,
            Some(Ok(Message::Close(_))) | None => Next::End,
            Some(Err(error)) => {
                self.close_reason = reason_of(error);
                Next::End
            }
        }
    }

    async fn listen(&mut self, text: &Utf8Bytes, guest: Option<&Guest<'_>>) -> Next {
        if !self.bucket.take(self.app.limits.messages) {
            return self
                .refuse_rate_limited(text, "Too many messages. Wait a moment.")
                .await;
        }
        let Some(guest) = guest else {
            let error = Error::malformed("This socket accepts no messages.");
            return self.warn(&error).await;
        };
        let unreadable = match ClientToServer::parse(text.as_bytes()) {
            Ok(message) => return self.pass_on(guest, message).await,
            Err(error) => error.to_string(),
        };
        match SocketRequest::parse(text.as_bytes()) {
            Ok(SocketRequest::Say { what }) => {
                let said = match &guest.player {
                    Some(player) => {
                        let say = |reply| Command::Say(player.clone(), what, reply);
                        Box::pin(self.app.tables.ask(&guest.table, say)).await
                    }
                    None => Err(Error::forbidden("Send hello with a key to chat.")),
                };
                match said {
                    Ok(()) => Next::On,
                    Err(error) => self.warn(&error).await,
                }
            }
            Ok(SocketRequest::Hello { .. }) => {
                let error = Error::malformed("You have already sent hello.");
                self.warn(&error).await
            }
            Err(_) => self.refuse_malformed(text, unreadable).await,
        }
    }

    async fn pass_on(&mut self, guest: &Guest<'_>, message: ClientToServer) -> Next {
        let Some(outbox) = guest.outbox.upgrade() else {
            return Next::End;
        };
        let may_look = self.may_look(&outbox);
        let request = PendingRequest {
            player: guest.player.as_ref().map(|player| Arc::clone(&player.id)),
            message,
            reply_to: ReplyTo::Socket(guest.number, outbox),
            weigh: None,
        };
        if !request.looks() {
            if let Some(Err(error)) = guest.player.as_ref().map(|one| one.may(Scope::Play)) {
                return self.warn(&error).await;
            }
            let command = Command::Request(request);
            self.app.tables.send(&guest.table, command).await;
            return Next::On;
        }
        if !may_look {
            let text = "You have requested too much data. Wait a moment.";
            return self.too_many(&request.message.id, text).await;
        }
        let (weigh, weight) = tokio::sync::oneshot::channel();
        let weigh = Some(weigh);
        let command = Command::Request(PendingRequest { weigh, ..request });
        self.app.tables.send(&guest.table, command).await;
        let bytes = weight.await.unwrap_or(0);
        self.bytes.charge(bytes);
        self.app.http.bytes.charge(self.connection.address, bytes);
        Next::On
    }

    /// Returns whether the server may build a large response for this client. The client must have
    /// read most of the earlier responses, and must not have used up its byte limit.
    fn may_look(&mut self, outbox: &Outbox) -> bool {
        outbox.waiting() < UNREAD
            && self.bytes.has_some(self.app.limits.bytes.share(SHARE))
            && self.app.http.bytes.has_some(self.connection.address)
    }

    /// Refuses a malformed message. The refusal contains the message's id, if there is one.
    async fn refuse_malformed(&mut self, sent: &Utf8Bytes, text: String) -> Next {
        let Some(id) = id_of(sent) else {
            return self.warn(&Error::malformed(text)).await;
        };
        self.answer_refused(id, Reason::Malformed, text).await
    }

    /// Refuses a message over the rate limit. The refusal contains the message's id, if there is
    /// one.
    async fn refuse_rate_limited(&mut self, sent: &Utf8Bytes, text: &str) -> Next {
        match id_of(sent) {
            Some(id) => self.too_many(&id, text).await,
            None => self.warn(&Error::too_many(text)).await,
        }
    }

    /// Refuses a message over the rate limit. The client may send the same id again.
    async fn too_many(&mut self, id: &MessageId, text: &str) -> Next {
        self.app.metrics.messages_refused_total.add(1);
        self.strikes += 1;
        if self.strikes > STRIKES {
            return self.warn(&Error::too_many(text)).await;
        }
        self.answer_refused(id.clone(), Reason::TooMany, text.to_owned())
            .await
    }

    async fn answer_refused(&mut self, id: MessageId, reason: Reason, text: String) -> Next {
        let answer = Answer::Refused { reason, text };
        let text = ServerToClient::Answer { id, answer }.to_json();
        self.tell(text).await
    }

    /// Sends an error. Disconnects the client after too many errors.
    async fn warn(&mut self, error: &Error) -> Next {
        self.app.metrics.messages_refused_total.add(1);
        self.strikes += 1;
        let fatal = self.strikes > STRIKES;
        self.refuse(error, fatal).await;
        if fatal {
            self.close_reason = (close_code::POLICY, "too many errors");
            return Next::End;
        }
        Next::On
    }

    pub(super) async fn refuse(&mut self, error: &Error, fatal: bool) {
        let problem = error.problem.clone();
        let text = SocketMessage::Problem { problem, fatal }.to_json();
        let _ = self.tell(text).await;
    }

    async fn tell(&mut self, text: String) -> Next {
        let sending = self.socket.send(Message::Text(text.into()));
        match timeout(SEND, sending).await {
            Ok(Ok(())) => Next::On,
            _ => Next::End,
        }
    }

    pub(super) async fn close(mut self) {
        let (code, reason) = self.close_reason;
        let reason = Utf8Bytes::from_static(reason);
        let frame = Message::Close(Some(CloseFrame { code, reason }));
        let close_reason = async {
            if self.socket.send(frame).await.is_ok() {
                // If the socket were closed with unread messages, the client might not receive the
                // reason.
                while let Some(Ok(_)) = self.socket.recv().await {}
            }
        };
        // The client may have disconnected already.
        let _ = timeout(Duration::from_secs(1), close_reason).await;
    }
}

/// Returns a message's id, even if the rest of the message is malformed.
fn id_of(sent: &Utf8Bytes) -> Option<MessageId> {
    let value: serde_json::Value = serde_json::from_str(sent).ok()?;
    MessageId::new(value.get("id")?.as_str()?).ok()
}

/// Returns the close code and reason for a client that has sent an invalid frame.
fn reason_of(error: axum::Error) -> (u16, &'static str) {
    match error.into_inner().downcast_ref() {
        Some(tungstenite::Error::Capacity(_)) => {
            (close_code::SIZE, "a message can have at most 16 KiB")
        }
        Some(tungstenite::Error::Utf8(_)) => (close_code::INVALID, "messages must be UTF-8"),
        _ => (close_code::PROTOCOL, "invalid WebSocket frame"),
    }
}

/// A client at a table. When this value is dropped, the client leaves the table.
pub(super) struct Guest<'a> {
    app: &'a App,
    table: TableId,
    /// The client's subscriber number.
    number: u64,
    outbox: WeakOutbox,
    player: Option<Player>,
}

impl Drop for Guest<'_> {
    fn drop(&mut self) {
        let left = Command::Tell(Input::Leave(self.number));
        self.app.tables.tell(&self.table, left);
    }
}

fn welcome_message(welcome: Welcome, said: Vec<Said>, player: Option<&Player>) -> String {
    let message = SocketMessage::Welcome {
        name: player.and_then(|player| PlayerName::kept(player.name.clone()).ok()),
        seats: welcome.seats,
        version: welcome.version,
        chat: welcome.chat,
        said,
        next: welcome.next,
        host: welcome.is_host,
    };
    message.to_json()
}
