//! Runs a table: gives each command to its [`Room`], and performs the effects that the room returns.
//! The driver performs the effects of one command before it takes the next one from its mailbox.

use super::command::{Command, PendingRequest, Reply, ReplyTo};
use super::host::Host;
use super::loaded::LoadedTable;
use super::rematch;
use super::room::{
    self, Asked, ChatMessage, Client, Effect, Input, Looked, NameCheck, Now, Room, Told, Welcome,
};
use super::subscribers::{Subscriber, Subscribers};
use crate::http::error::Error;
use crate::identity::player::Player;
use crate::names::look_alikes;
use crate::peers::Subscription;
use crate::random;
use axum::extract::ws::Utf8Bytes;
use protocol::online::{Said, Scope, SocketMessage};
use protocol::{MessageId, Millis, ServerToClient, TableId, Version};
use std::sync::Arc;
use std::time::{Duration, Instant};
use storage::{ChatMessageRow, StorageError};
use tokio::sync::mpsc::{Receiver, WeakSender};
use tokio::sync::oneshot;

/// Number of recent chat messages that a new client receives.
const RECENT: u32 = 30;
/// Maximum number of chat messages per query.
const REMARKS: u32 = 30;

/// A table in use, with the connections to its clients.
pub(super) struct Driver {
    host: Arc<Host>,
    id: TableId,
    name: Arc<str>,
    /// The driver's own mailbox, for commands that it causes itself.
    mailbox: WeakSender<Box<Command>>,
    room: Room,
    subscribers: Subscribers,
    /// The subscription to other nodes, while this node has clients at the table.
    subscription: Option<Subscription>,
    /// The receiver of the reply to the current command.
    asker: Option<Asker>,
}

/// The receiver of a reply.
enum Asker {
    Join(Subscriber, Vec<Said>, Reply<(Welcome, Vec<Said>)>),
    Request {
        id: MessageId,
        reply_to: ReplyTo,
        weigh: Option<oneshot::Sender<usize>>,
    },
    Look(Reply<Looked>),
    Done(Reply<()>),
}

impl Driver {
    pub(super) fn new(host: Arc<Host>, id: TableId, mailbox: WeakSender<Box<Command>>) -> Driver {
        let name: Arc<str> = id.as_str().into();
        let metrics = Arc::clone(&host.metrics);
        let room = Room::new(
            Arc::clone(&name),
            host.limits.patience,
            metrics,
            Instant::now(),
        );
        Driver {
            host,
            id,
            name,
            mailbox,
            room,
            subscribers: Subscribers::default(),
            subscription: None,
            asker: None,
        }
    }

    /// Handles commands until the table is unused.
    pub(super) async fn run(&mut self, mailbox: &mut Receiver<Box<Command>>) {
        // Postponing a timer costs less than creating one.
        let mut ring = std::pin::pin!(tokio::time::sleep(Duration::ZERO));
        loop {
            let alarm = self.room.alarm(&self.now(true));
            if let Some(alarm) = alarm {
                ring.as_mut().reset(alarm.into());
            }
            let command = tokio::select! {
                command = mailbox.recv() => command,
                () = &mut ring, if alarm.is_some() => None,
            };
            // The futures are boxed so that idle tables use little memory.
            match command {
                Some(command) => Box::pin(self.carry_out(*command)).await,
                None => Box::pin(self.handle(Input::Alarm)).await,
            }
            if self.room.is_unused() {
                return;
            }
        }
    }

    async fn carry_out(&mut self, command: Command) {
        let input = match command {
            Command::Subscribe(subscriber, look, reply) => {
                if self.subscription.is_none() {
                    self.listen().await;
                }
                let said = match self.recent_chat(subscriber.player.as_deref()).await {
                    Ok(said) => said,
                    Err(error) => return drop(reply.send(Err(error.into()))),
                };
                let client = Client {
                    number: subscriber.number(),
                    player: subscriber.player.clone(),
                    follows: subscriber.follows,
                };
                self.asker = Some(Asker::Join(subscriber, said, reply));
                Input::Join(client, look)
            }
            Command::Request(request) => {
                let PendingRequest {
                    player,
                    message,
                    reply_to,
                    weigh,
                } = request;
                let client = match &reply_to {
                    ReplyTo::Socket(number, _) => Some(*number),
                    ReplyTo::Http(_) => None,
                };
                let id = message.id.clone();
                self.asker = Some(Asker::Request {
                    id,
                    reply_to,
                    weigh,
                });
                Input::Request(Asked {
                    player,
                    message,
                    client,
                })
            }
            Command::Look(player, reply) => {
                self.asker = Some(Asker::Look(reply));
                Input::Look(player)
            }
            Command::Say(player, what, reply) => {
                if let Err(error) = self.may_say(&player) {
                    return drop(reply.send(Err(error)));
                }
                self.asker = Some(Asker::Done(reply));
                Input::Say(player, what)
            }
            Command::FreeSeat(by, seat, reply) => {
                self.asker = Some(Asker::Done(reply));
                Input::FreeSeat(by, seat)
            }
            Command::Close(by, reply) => {
                self.asker = Some(Asker::Done(reply));
                Input::Close(by)
            }
            Command::Tell(input) => {
                if let Input::Leave(number) = input {
                    self.subscribers.remove(number);
                }
                input
            }
            Command::RenewList(player) => return self.renew_list(&player),
            Command::Stop(done) => {
                self.handle(Input::Stop).await;
                let _ = done.send(());
                return;
            }
        };
        self.handle(input).await;
    }

    /// Gives an input to the room and performs the effects, until the room needs no more answers.
    async fn handle(&mut self, input: Input) {
        let (mut next, mut later) = (Some(input), Vec::new());
        while let Some(input) = next.take().or_else(|| later.pop()) {
            let peers = &self.host.peers;
            let is_ready = peers.is_ready() || peers.make_ready().await;
            let now = self.now(is_ready);
            for effect in self.room.handle(input, &now) {
                match self.perform(effect).await {
                    Some(input @ Input::Told(_)) => next = Some(input),
                    Some(input) => later.push(input),
                    None => {}
                }
            }
        }
        // A request without a reply fails.
        self.asker = None;
    }

    fn now(&self, is_ready: bool) -> Now {
        Now {
            instant: Instant::now(),
            time: self.host.peers.now(),
            is_ready,
            downtimes: self.host.peers.downtimes(),
        }
    }

    /// Performs an effect. Returns the answer if the effect is a question.
    async fn perform(&mut self, effect: Effect) -> Option<Input> {
        let (host, name) = (&self.host, &self.name);
        let told = match effect {
            Effect::Load => {
                let loading = tokio::time::timeout(host.peers.patience(), self.load());
                let loaded = loading.await.unwrap_or_else(|_| Err(Error::unavailable()));
                Told::Loaded(loaded.map(Box::new))
            }
            Effect::Commit(batch) => Told::Committed(host.writer.commit(name, batch).await),
            Effect::CatchUp(known) => Told::CaughtUp(host.peers.catch_up(name, known).await),
            Effect::ReadSeats => {
                let row = host.store.table(name).await;
                Told::Seats(row.map(|row| row.holders))
            }
            Effect::Lease { only_if_held } if only_if_held && !host.peers.holds(name) => {
                Told::NotLeased
            }
            Effect::Lease { .. } => Told::Leased(host.peers.lease(name).await),
            Effect::CheckName(player, wanted) => {
                Told::NameChecked(self.check_name(&player, &wanted).await)
            }
            Effect::Prepare(work) => {
                let answers = tokio::task::spawn_blocking(|| work.run()).await;
                Told::Prepared(answers.unwrap_or_default())
            }
            Effect::CreateRematch => Told::Rematch(self.create_rematch().await),
            Effect::Remove => {
                let removed = host.store.remove_waiting_table(name).await;
                Told::Removed(removed.map_err(Error::from))
            }
            Effect::StoreChat(player, said) => Told::Said(self.store_chat(&player, said).await),
            effect => return self.carry(effect).await,
        };
        Some(Input::Told(told))
    }

    /// Performs an effect that the room does not wait for.
    async fn carry(&mut self, effect: Effect) -> Option<Input> {
        let (host, name) = (&self.host, &self.name);
        match effect {
            Effect::Reply(reply) => self.reply(reply),
            Effect::Tell(broadcast) => self.subscribers.tell(&host.metrics, &broadcast),
            Effect::TellAll(text) => self.subscribers.broadcast(&host.metrics, &text),
            Effect::TellExcept(text, players) => {
                let metrics = &host.metrics;
                self.subscribers.broadcast_except(metrics, &text, &players);
            }
            Effect::Disconnect(number) => self.subscribers.remove(number),
            Effect::DisconnectAll => self.subscribers.clear(),
            Effect::Publish(message, text) => host.peers.publish(name, &message, &text),
            Effect::PublishPresence(seats, spectators) => {
                host.peers.publish_presence(name, seats, spectators);
            }
            Effect::StopListening => self.subscription = None,
            Effect::NotifyPlayers(notice) => {
                if let Some(notice) = notice {
                    host.push.notice(notice);
                }
                for player in self
                    .room
                    .loaded()
                    .map_or_else(Vec::new, LoadedTable::players)
                {
                    if host.peers.is_reachable(&player) {
                        self.renew_list(&player);
                    }
                }
            }
            Effect::Think(question, version) => self.think(question, version),
            Effect::Release => host.peers.release(name).await,
            Effect::StoreSummary(batch) => {
                // After an error, the next event or the next server start corrects the summary.
                let _ = host.writer.commit(name, batch).await;
            }
            Effect::ReadBlockers {
                id,
                at,
                author,
                text,
            } => {
                let message = self.with_blockers(id, at, author, text).await?;
                return Some(Input::Chat(vec![message]));
            }
            Effect::ReadChat(since) => {
                let remarks = host.store.chat_messages_since(name, since, REMARKS).await;
                let mut messages = Vec::new();
                for (id, author, text) in remarks.unwrap_or_default() {
                    let Ok(mut said) = Said::parse(&text) else {
                        continue;
                    };
                    let at = said.at;
                    said.id = Some(id.clone());
                    let text = SocketMessage::Said { said }.to_json().into();
                    messages.extend(self.with_blockers(id, at, Some(author), text).await);
                }
                return Some(Input::Chat(messages));
            }
            _ => debug_assert!(false, "questions are answered by `perform`"),
        }
        None
    }

    /// Sends the reply to the current command. Does nothing if the receiver is gone.
    fn reply(&mut self, reply: room::Reply) {
        match (self.asker.take(), reply) {
            (Some(Asker::Join(subscriber, said, reply)), room::Reply::Welcome(welcome)) => {
                subscriber.outbox.note(welcome.version);
                self.subscribers.add(subscriber);
                drop(reply.send(Ok((*welcome, said))));
            }
            (
                Some(Asker::Request {
                    id,
                    reply_to,
                    weigh,
                }),
                room::Reply::Answer(answer),
            ) => {
                if let Some(weigh) = weigh {
                    let _ = weigh.send(answer.len());
                }
                match reply_to {
                    ReplyTo::Socket(_, outbox) => {
                        let text = ServerToClient::answer_json(&id, &answer);
                        let _ = outbox.answer(text.into());
                    }
                    ReplyTo::Http(sender) => drop(sender.send(answer.into())),
                }
            }
            (Some(Asker::Look(reply)), room::Reply::Looked(looked)) => {
                drop(reply.send(Ok(*looked)));
            }
            (Some(Asker::Done(reply)), room::Reply::Done) => drop(reply.send(Ok(()))),
            (Some(Asker::Join(_, _, reply)), room::Reply::Failed(error)) => {
                drop(reply.send(Err(error)));
            }
            (Some(Asker::Look(reply)), room::Reply::Failed(error)) => drop(reply.send(Err(error))),
            (Some(Asker::Done(reply)), room::Reply::Failed(error)) => drop(reply.send(Err(error))),
            // The client notices that its connection or its channel has closed.
            (Some(Asker::Request { .. }), room::Reply::Failed(_)) => {}
            (_, _) => debug_assert!(false, "a reply fits its request"),
        }
    }

    /// Rebuilds the match from its stored events.
    async fn load(&self) -> Result<LoadedTable, Error> {
        let absences = self.host.peers.downtimes();
        let row = self.host.store.table(&self.name).await?;
        let events = self.host.store.events(&self.name, 0).await?;
        let host = Arc::clone(&self.host);
        let restoring = tokio::task::spawn_blocking(move || {
            let courses = |setup: &_| host.courses_of(setup);
            LoadedTable::restore(row, &events, absences, courses, &host.metrics)
        });
        let restored = restoring.await.map_err(|_| Error::unavailable())?;
        restored.map_err(|text| {
            tracing::error!(table = %self.id, text, "cannot rebuild a table");
            Error::unavailable()
        })
    }

    /// Subscribes to messages that other nodes publish about the table.
    async fn listen(&mut self) {
        let mailbox = self.mailbox.clone();
        let hear = move |message, text: &str| {
            let Some(mailbox) = mailbox.upgrade() else {
                return false;
            };
            // If the mailbox is full, the change will be found in the database later.
            let _ = mailbox.try_send(Box::new(Command::Tell(Input::Heard(
                message,
                text.to_owned(),
            ))));
            true
        };
        let listening = self.host.peers.subscribe(&self.name, Box::new(hear));
        self.subscription = Some(listening.await);
    }

    /// Lets a computer player choose an action.
    fn think(&self, question: super::computers::Question, version: Version) {
        let (host, mailbox) = (Arc::clone(&self.host), self.mailbox.clone());
        tokio::spawn(async move {
            let begin = Instant::now();
            let action = host.computers.choose(question).await;
            host.metrics.thinking_seconds.note(begin.elapsed());
            if let Some(mailbox) = mailbox.upgrade() {
                let decided = Command::Tell(Input::Decided(version, action));
                // If the table's driver has ended, the decision is obsolete.
                let _ = mailbox.send(Box::new(decided)).await;
            }
        });
    }

    /// Sends a player the table's list entry if the table is loaded. If it is not, the stored
    /// summary is up to date.
    fn renew_list(&self, player: &Arc<str>) {
        if let Some(loaded) = self.room.loaded() {
            let table = Box::new(loaded.own(player));
            let text = SocketMessage::Turn { table }.to_json().into();
            self.host.peers.notify(player, &text);
        }
    }

    async fn create_rematch(&self) -> Option<TableId> {
        match rematch::create(&self.host, &self.name, self.room.loaded()?).await {
            Ok(table) => table,
            Err(text) => {
                tracing::error!(table = %self.name, text, "cannot create the rematch");
                None
            }
        }
    }

    async fn check_name(&self, player: &str, name: &str) -> Result<NameCheck, StorageError> {
        let store = &self.host.store;
        let look_alike = look_alikes::find(store, name, Some(player)).await?;
        Ok(NameCheck {
            has_blocked_word: self.host.blocked_words.are_in(name),
            blockers: store.blockers(player).await?,
            is_kept: look_alike.is_some() && store.player(player).await?.name == name,
            look_alike,
        })
    }

    async fn recent_chat(&self, reader: Option<&str>) -> Result<Vec<Said>, StorageError> {
        let said = self.host.store.chat_messages(&self.name, reader, RECENT);
        let said = said.await?.into_iter().filter_map(|(id, text)| {
            let mut said = Said::parse(&text).ok()?;
            said.id = Some(id);
            Some(said)
        });
        Ok(said.collect())
    }

    fn may_say(&self, player: &Player) -> Result<(), Error> {
        player.may(Scope::Play)?;
        if !self.host.chat.take(Arc::clone(&player.id)) {
            return Err(Error::too_many("Too many messages. Wait a moment."));
        }
        Ok(())
    }

    async fn store_chat(
        &self,
        player: &Player,
        mut said: Said,
    ) -> Result<Option<ChatMessage>, Error> {
        let (store, id) = (&self.host.store, random::letters::<16>()?);
        said.id = Some(id.clone());
        said.guest = store.handle_of(&player.id).await?.is_none();
        let row = ChatMessageRow {
            id,
            table: self.name.to_string(),
            player: player.id.to_string(),
            said: said.at,
            remark: said.to_json(),
        };
        store.add_chat_message(&row).await?;
        let text = SocketMessage::Said { said }.to_json().into();
        let author = Some(row.player);
        Ok(self.with_blockers(row.id, row.said, author, text).await)
    }

    /// Returns a chat message with the players who have blocked its author. If `author` is `None`,
    /// reads the author from the database. Returns `None` if the database does not respond. The
    /// message is stored, so it is not lost: nodes in a cluster send it later, and clients receive
    /// it when they reconnect.
    async fn with_blockers(
        &self,
        id: String,
        at: Millis,
        author: Option<String>,
        text: Utf8Bytes,
    ) -> Option<ChatMessage> {
        let store = &self.host.store;
        let blockers = async {
            let author = match author {
                Some(author) => author,
                None => store.chat_author(&self.name, &id).await?,
            };
            store.blockers(&author).await
        };
        match blockers.await {
            Ok(blockers) => Some(ChatMessage {
                id,
                at,
                text,
                blockers,
            }),
            Err(error) => {
                tracing::error!(%error, "cannot read who blocks the author of a chat message");
                None
            }
        }
    }
}
