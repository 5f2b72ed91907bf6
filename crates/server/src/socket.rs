//! Sockets: one for each table a client is at, and one for a player's own list.

use crate::api::people;
use crate::api::tables::find;
use crate::app::App;
use crate::client::{Connection, check_origin, stay};
use crate::cup_tries::check_access;
use crate::error::Error;
use crate::identity;
use crate::limits::Bucket;
use crate::lists::tables_of;
use crate::metrics::Counted;
use crate::outbox::{Inbox, Outbox, WeakOutbox, line};
use crate::player::Player;
use crate::sessions::Session;
use crate::tables::{Command, PendingRequest, ReplyTo, Subscriber, Welcome};
use crate::tournaments::call;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use futures_util::SinkExt;
use protocol::message::MAX_MESSAGE_BYTES;
use protocol::online::{ClientToHost, HostReason, HostToClient, Scope};
use protocol::{Answer, ClientToServer, MessageId, PlayerName, Reason, ServerToClient, TableId};
use std::sync::Arc;
use std::time::Duration;
use storage::TryTable;
use tokio::time::{Instant, timeout};

/// Whoever does not say hello by then is dropped.
const HELLO: Duration = Duration::from_secs(10);
/// How often a silent client is asked whether it is still there; it has two chances.
const PING: Duration = Duration::from_secs(30);
/// A client that takes nothing for so long is dropped.
const SEND: Duration = Duration::from_secs(20);
/// Whoever goes on after so many refusals for haste is dropped.
const STRIKES: u32 = 50;
/// While so many bytes wait for a client nothing more is looked up for it.
const UNREAD: usize = 256 << 10;
/// A socket's share of the bytes its address may ask for.
const SHARE: f64 = 8.0;
/// Of what is told at the beginning, the newest tables.
const FIRST: usize = 32;

fn upgrade(socket: WebSocketUpgrade) -> WebSocketUpgrade {
    // Small buffers: most connections are silent most of the time.
    socket
        .max_message_size(MAX_MESSAGE_BYTES)
        .max_frame_size(MAX_MESSAGE_BYTES)
        .read_buffer_size(1 << 10)
        .write_buffer_size(8 << 10)
        .max_write_buffer_size(64 << 20)
}

/// The socket of a table.
pub(crate) async fn table(
    State(app): State<App>,
    Path(id): Path<String>,
    headers: HeaderMap,
    connection: Connection,
    socket: WebSocketUpgrade,
) -> Result<Response, Error> {
    check_origin(&app, &headers)?;
    // Who asks is known after the hello; a try at a cup waits for that.
    let (id, of) = find(&app, id).await?;
    let counted = stay(&app, &connection)?;
    Ok(upgrade(socket).on_upgrade(move |socket| async move {
        let _counted = counted;
        let mut client = Client::new(&app, socket, connection);
        if let Some(greeting) = client.hello().await {
            client.at_table(id, of, greeting).await;
        }
        client.close().await;
    }))
}

/// The socket of a player, for news of all their tables.
pub(crate) async fn player(
    State(app): State<App>,
    headers: HeaderMap,
    connection: Connection,
    socket: WebSocketUpgrade,
) -> Result<Response, Error> {
    check_origin(&app, &headers)?;
    let counted = stay(&app, &connection)?;
    Ok(upgrade(socket).on_upgrade(move |socket| async move {
        let _counted = counted;
        let mut client = Client::new(&app, socket, connection);
        match client.hello().await {
            Some(Greeting {
                player: Some(player),
                ..
            }) => client.at_home(player).await,
            Some(_) => {
                let text = "A key is needed here.";
                client
                    .refuse(&Error::new(HostReason::Unknown, text), true)
                    .await;
            }
            None => {}
        }
        client.close().await;
    }))
}

/// A connected client.
struct Client<'a> {
    app: &'a App,
    socket: WebSocket,
    farewell: (u16, &'static str),
    heard: Instant,
    bucket: Bucket,
    /// Bytes of tables and events it may ask for.
    bytes: Bucket,
    strikes: u32,
    _counted: Counted<'a>,
    connection: Connection,
}

/// Who a client is, and what it wants.
struct Greeting {
    /// Nobody for those who only look.
    player: Option<Player>,
    /// Whether it follows the events by itself.
    follows: bool,
}

/// Whether a connection goes on.
enum Next {
    On,
    End,
}

impl<'a> Client<'a> {
    fn new(app: &'a App, socket: WebSocket, connection: Connection) -> Client<'a> {
        Client {
            app,
            socket,
            farewell: (close_code::NORMAL, ""),
            heard: Instant::now(),
            bucket: Bucket::full(app.limits.messages),
            bytes: Bucket::full(app.limits.bytes.share(SHARE)),
            strikes: 0,
            _counted: Counted::new(&app.metrics.sockets),
            connection,
        }
    }

    /// Waits for the first message: somebody known, or somebody who only looks.
    async fn hello(&mut self) -> Option<Greeting> {
        let Ok(frame) = timeout(HELLO, self.socket.recv()).await else {
            self.farewell = (close_code::POLICY, "say hello");
            return None;
        };
        let text = match frame {
            Some(Ok(Message::Text(text))) => text,
            Some(Ok(Message::Close(_))) | None => return None,
            Some(Err(error)) => {
                self.farewell = reason_of(&error);
                return None;
            }
            Some(Ok(_)) => "".into(),
        };
        let said = match ClientToHost::parse(text.as_bytes()) {
            Ok(ClientToHost::Hello { key, follow }) => {
                let player = match key {
                    None => Ok(None),
                    // In a box: the room for it is not needed again.
                    Some(key) => Box::pin(identity::player(self.app, &key)).await.map(Some),
                };
                player.map(|player| (player, follow))
            }
            _ => Err(Error::malformed("Say hello first.")),
        };
        match said {
            Ok((player, follows)) => Some(Greeting { player, follows }),
            Err(error) => {
                self.refuse(&error, true).await;
                self.farewell = (close_code::POLICY, "not known");
                None
            }
        }
    }

    async fn at_table(
        &mut self,
        id: TableId,
        of: Option<TryTable>,
        Greeting { player, follows }: Greeting,
    ) {
        if let Some(of) = of
            && let Err(error) = check_access(self.app, &of, player.as_ref()).await
        {
            self.refuse(&error, true).await;
            return;
        }
        if let Some(Err(error)) = player.as_ref().map(|player| player.may(Scope::Look)) {
            self.refuse(&error, true).await;
            return;
        }
        let session = self.app.sessions.begin(player.as_ref());
        let (outbox, inbox) = line();
        let weak = outbox.downgrade();
        // From here on the table has the only outbox: when it drops it, the client is dropped.
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
        let welcome = Box::pin(self.app.tables.ask(&guest.table, subscribe)).await;
        match welcome {
            // What has come into the inbox meanwhile is sent after the welcome.
            Ok(welcome) => {
                let text = welcome_message(welcome, guest.player.as_ref());
                if matches!(self.tell(text).await, Next::On) {
                    self.attend(inbox, Some(&guest), &session).await;
                }
            }
            Err(error) => self.refuse(&error, true).await,
        }
    }

    async fn at_home(&mut self, player: Player) {
        let session = self.app.sessions.begin(Some(&player));
        let (outbox, inbox) = line();
        let own = tables_of(&self.app.store, &player.id).await;
        let mut listed = Vec::new();
        for table in own.unwrap_or_default().into_iter().take(FIRST) {
            listed.push(table.table.table.clone());
            let table = Box::new(table);
            let _ = outbox.tell(HostToClient::Turn { table }.to_json().into());
        }
        let waiting = people::waiting(self.app, &player.id).await;
        for challenge in waiting.unwrap_or_default().into_iter().take(FIRST) {
            let challenge = Box::new(challenge);
            let _ = outbox.tell(HostToClient::Challenge { challenge }.to_json().into());
        }
        let called = self.app.store.called_to(&player.id).await;
        let calls = called.unwrap_or_default().into_iter().filter_map(call);
        for call in calls.take(FIRST) {
            let call = Box::new(call);
            let _ = outbox.tell(HostToClient::Round { call }.to_json().into());
        }
        let _subscription = self.app.peers.subscribe_player(&player.id, &outbox);
        self.app.watchers.add(&player.id, outbox);
        // What is stored may be a second old. The player hears every change from now on.
        for table in listed {
            let renew = Command::RenewList(Arc::clone(&player.id));
            self.app.tables.tell(&table, renew);
        }
        self.attend(inbox, None, &session).await;
        self.app.watchers.remove_closed(&player.id);
    }

    /// Passes messages both ways until one side has enough.
    async fn attend(&mut self, mut inbox: Inbox, guest: Option<&Guest<'_>>, session: &Session) {
        let mut stopping = self.app.stopping.clone();
        let mut stopping = std::pin::pin!(stopping.changed());
        let mut ping = tokio::time::interval_at(Instant::now() + PING, PING);
        loop {
            let next = tokio::select! {
                text = inbox.next() => match (text, inbox.behind()) {
                    (Some(text), _) => self.send(text, &mut inbox).await,
                    (None, Some(version)) => {
                        let behind = HostToClient::Behind { version };
                        self.farewell = (close_code::AGAIN, "too slow: come back, go on from there");
                        let _ = self.tell(behind.to_json()).await;
                        Next::End
                    }
                    (None, None) => {
                        self.farewell = (close_code::AGAIN, "come back");
                        Next::End
                    }
                },
                () = session.ended() => {
                    let player = session.player().unwrap_or_default();
                    let error = identity::not_any_more(self.app, player).await;
                    self.farewell = (close_code::POLICY, "not known any more");
                    self.refuse(&error, true).await;
                    Next::End
                },
                frame = self.socket.recv() => self.hear(frame, guest).await,
                _ = ping.tick() => self.ping().await,
                _ = &mut stopping => {
                    self.farewell = (close_code::RESTART, "back in a moment");
                    let closing = HostToClient::Closing {}.to_json().into();
                    let _ = self.send(closing, &mut inbox).await;
                    Next::End
                }
            };
            if matches!(next, Next::End) {
                // What waits may never be taken.
                inbox.close();
                return;
            }
        }
    }

    /// Sends a message and all that wait behind it at once.
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
                let error = Error::malformed("Messages are text.");
                self.warn(&error).await
            }
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => Next::On,
            Some(Ok(Message::Close(_))) | None => Next::End,
            Some(Err(error)) => {
                self.farewell = reason_of(&error);
                Next::End
            }
        }
    }

    async fn listen(&mut self, text: &Utf8Bytes, guest: Option<&Guest<'_>>) -> Next {
        if !self.bucket.take(self.app.limits.messages) {
            return self
                .hurried(text, "Too many messages; wait a moment.")
                .await;
        }
        let Some(guest) = guest else {
            let error = Error::malformed("There is nothing to say here.");
            return self.warn(&error).await;
        };
        let unreadable = match ClientToServer::parse(text.as_bytes()) {
            Ok(message) => return self.pass_on(guest, message).await,
            Err(text) => text,
        };
        match ClientToHost::parse(text.as_bytes()) {
            Ok(ClientToHost::Say { what }) => {
                let said = match &guest.player {
                    Some(player) => {
                        let say = |reply| Command::Say(player.clone(), what, reply);
                        Box::pin(self.app.tables.ask(&guest.table, say)).await
                    }
                    None => Err(Error::forbidden("Say hello with a key to talk.")),
                };
                match said {
                    Ok(()) => Next::On,
                    Err(error) => self.warn(&error).await,
                }
            }
            Ok(ClientToHost::Hello { .. }) => {
                let error = Error::malformed("You have said hello already.");
                self.warn(&error).await
            }
            Err(_) => self.garbled(text, unreadable).await,
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
            let text = "You have asked for much already; wait a moment.";
            return self.too_many(&request.message.id, text).await;
        }
        let (weigh, weight) = tokio::sync::oneshot::channel();
        let weigh = Some(weigh);
        let command = Command::Request(PendingRequest { weigh, ..request });
        self.app.tables.send(&guest.table, command).await;
        let bytes = weight.await.unwrap_or(0);
        self.bytes.charge(bytes);
        self.app.bytes.charge(self.connection.address, bytes);
        Next::On
    }

    /// Whether something large may be made for this client: it has read what it got, and has not
    /// used up its share.
    fn may_look(&mut self, outbox: &Outbox) -> bool {
        outbox.waiting() < UNREAD
            && self.bytes.has_some(self.app.limits.bytes.share(SHARE))
            && self.app.bytes.has_some(self.connection.address)
    }

    /// Refuses what cannot be read; by its id, if it has one.
    async fn garbled(&mut self, sent: &Utf8Bytes, text: String) -> Next {
        let Some(id) = id_of(sent) else {
            return self.warn(&Error::malformed(text)).await;
        };
        self.answer_refused(id, Reason::Malformed, text).await
    }

    /// Refuses what came too fast; by its id, if it has one.
    async fn hurried(&mut self, sent: &Utf8Bytes, text: &str) -> Next {
        match id_of(sent) {
            Some(id) => self.too_many(&id, text).await,
            None => self.warn(&Error::too_many(text)).await,
        }
    }

    /// Refuses a message for haste. Its id is not used up: it may be sent again.
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
        let message = ServerToClient::Answer { id, answer };
        self.tell(message.to_json()).await
    }

    /// Refuses, and goes on unless that has happened too often.
    async fn warn(&mut self, error: &Error) -> Next {
        self.app.metrics.messages_refused_total.add(1);
        self.strikes += 1;
        let fatal = self.strikes > STRIKES;
        self.refuse(error, fatal).await;
        if fatal {
            self.farewell = (close_code::POLICY, "enough");
            return Next::End;
        }
        Next::On
    }

    async fn refuse(&mut self, error: &Error, fatal: bool) {
        let problem = error.problem.clone();
        let message = HostToClient::Problem { problem, fatal };
        let _ = self.tell(message.to_json()).await;
    }

    async fn tell(&mut self, text: String) -> Next {
        let sending = self.socket.send(Message::Text(text.into()));
        match timeout(SEND, sending).await {
            Ok(Ok(())) => Next::On,
            _ => Next::End,
        }
    }

    async fn close(mut self) {
        let (code, reason) = self.farewell;
        let reason = Utf8Bytes::from_static(reason);
        let frame = Message::Close(Some(CloseFrame { code, reason }));
        let farewell = async {
            if self.socket.send(frame).await.is_ok() {
                // Closed with something unread, the other side might not hear why.
                while let Some(Ok(_)) = self.socket.recv().await {}
            }
        };
        // The other side may be gone already.
        let _ = timeout(Duration::from_secs(1), farewell).await;
    }
}

/// The id of a message, whatever else is in it.
fn id_of(sent: &Utf8Bytes) -> Option<MessageId> {
    let value: serde_json::Value = serde_json::from_str(sent).ok()?;
    MessageId::new(value.get("id")?.as_str()?).ok()
}

/// What to say to a client whose frames are no good.
fn reason_of(error: &axum::Error) -> (u16, &'static str) {
    let text = error.to_string();
    if text.contains("too long") || text.contains("too big") || text.contains("Space limit") {
        return (close_code::SIZE, "a message has at most 16 KiB");
    }
    if text.contains("UTF-8") {
        return (close_code::INVALID, "messages are UTF-8");
    }
    (close_code::PROTOCOL, "this is no WebSocket")
}

/// A client at a table; it leaves when this goes.
struct Guest<'a> {
    app: &'a App,
    table: TableId,
    /// Its number among the subscribers.
    number: u64,
    outbox: WeakOutbox,
    player: Option<Player>,
}

impl Drop for Guest<'_> {
    fn drop(&mut self) {
        let left = Command::Unsubscribe(self.number);
        self.app.tables.tell(&self.table, left);
    }
}

fn welcome_message(welcome: Welcome, player: Option<&Player>) -> String {
    let message = HostToClient::Welcome {
        name: player.and_then(|player| PlayerName::kept(player.name.clone()).ok()),
        seats: welcome.seats,
        version: welcome.version,
        chat: welcome.chat,
        said: welcome.said,
        next: welcome.next,
        host: welcome.is_host,
    };
    message.to_json()
}
