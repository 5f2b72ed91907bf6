//! Handles clients at a table: joining, leaving, requesting data, and chat.

use super::command::{Looked, Reply, Welcome};
use super::subscribers::Subscriber;
use super::task::{SOON, TableTask};
use crate::http::error::Error;
use crate::identity::player::Player;
use crate::random;
use axum::extract::ws::Utf8Bytes;
use protocol::cluster::NodeToNode;
use protocol::online::{ApiErrorReason, Remark, Said, Scope, SocketMessage};
use protocol::{ClientToServer, MessageId, Millis, PlayerName, Request, Seat, Status};
use std::sync::Arc;
use storage::ChatMessageRow;
use tokio::time::Instant;

/// Number of recent chat messages that a new client receives.
const RECENT: u32 = 30;
/// Number of recent chat messages whose ids are remembered, to detect duplicates.
const REMARKS: usize = 64;

impl TableTask {
    /// Adds a client to the table.
    pub(super) async fn subscribe(
        &mut self,
        subscriber: Subscriber,
        look: Option<ClientToServer>,
        reply: Reply<Welcome>,
    ) {
        if self.subscription.is_none() {
            self.listen_to_nodes().await;
        }
        let number = subscriber.number();
        let welcome = match self.welcome(&subscriber, look).await {
            Ok(welcome) => welcome,
            Err(error) => {
                let _ = reply.send(Err(error));
                return;
            }
        };
        subscriber.outbox.note(welcome.version);
        self.subscribers.add(subscriber);
        // A new client needs the presence message even if nothing has changed.
        self.presence.forget_told();
        self.presence_changed();
        if reply.send(Ok(welcome)).is_err() {
            self.subscribers.remove(number);
        }
    }

    /// Subscribes to messages that other nodes publish about the table.
    async fn listen_to_nodes(&mut self) {
        let mailbox = self.mailbox.clone();
        let hear = move |message, text: &str| {
            let Some(mailbox) = mailbox.upgrade() else {
                return false;
            };
            let command = super::command::Command::Heard(message, text.to_owned());
            // If the mailbox is full, the change will be found in the database later.
            let _ = mailbox.try_send(Box::new(command));
            true
        };
        self.chat.last = self.host.peers.now();
        let listening = self.host.peers.subscribe(&self.name, Box::new(hear));
        self.subscription = Some(listening.await);
    }

    async fn welcome(
        &mut self,
        subscriber: &Subscriber,
        look: Option<ClientToServer>,
    ) -> Result<Welcome, Error> {
        let reader = subscriber.player.as_deref();
        let said = self.host.store.chat_messages(&self.name, reader, RECENT);
        let said = said.await?.into_iter();
        let said = said.filter_map(|(id, text)| {
            let mut said = Said::parse(&text).ok()?;
            said.id = Some(id);
            Some(said)
        });
        let said = said.collect();
        self.load().await?;
        self.catch_up().await;
        self.commit_here().await?;
        let player = subscriber.player.as_ref();
        let loaded = self.loaded()?;
        let looked = match &look {
            Some(look) => {
                loaded.answers.prepare(&loaded.table, look).await;
                loaded.answers.looked(&loaded.table, look)
            }
            None => None,
        };
        Ok(Welcome {
            version: loaded.stored,
            seats: loaded.seats_of(player),
            chat: loaded.chat,
            said,
            next: loaded.next.clone(),
            is_host: player.is_some_and(|player| *player == loaded.owner),
            looked,
        })
    }

    /// Commits and announces events that happened without a request.
    pub(super) async fn commit_here(&mut self) -> Result<(), Error> {
        if let Ok(committed) = self.commit(None).await {
            self.announce(committed, None).await;
            return Ok(());
        }
        self.disconnect_all();
        Err(Error::unavailable())
    }

    /// Schedules a presence message to all clients.
    pub(super) fn presence_changed(&mut self) {
        let soon = Instant::now() + SOON;
        self.alarms.presence.get_or_insert(soon);
    }

    /// If the presence has changed, sends it to all clients on this node and to the other nodes.
    pub(super) async fn tell_presence(&mut self) {
        self.alarms.presence = None;
        if self.subscribers.is_empty() {
            if self.subscription.take().is_some() {
                self.host.peers.publish_presence(&self.name, Vec::new(), 0);
            }
            return;
        }
        if self.load().await.is_err() {
            return;
        }
        let Some(loaded) = &self.loaded else {
            return;
        };
        let (seats, spectators) = self.subscribers.presence(&loaded.holders);
        if let Some((seats, spectators)) = self.presence.note_here(&seats, spectators) {
            self.host
                .peers
                .publish_presence(&self.name, seats, spectators);
        }
        let now = self.host.peers.now();
        if let Some(text) = self
            .presence
            .message(seats, spectators, self.host.patience, now)
        {
            self.subscribers.broadcast(&self.host.metrics, &text);
        }
    }

    /// Publishes again which players are connected to this node.
    pub(super) fn repeat_presence(&mut self) {
        if self.subscription.is_some()
            && let Some((seats, spectators)) = self.presence.here()
        {
            let peers = &self.host.peers;
            peers.publish_presence(&self.name, seats, spectators);
        }
    }

    /// Returns the state of the table.
    pub(super) async fn look(&mut self, player: Option<&Arc<str>>) -> Result<Looked, Error> {
        self.load().await?;
        self.catch_up().await;
        // Clients never see uncommitted events.
        self.commit_here().await?;
        let look = ClientToServer {
            id: MessageId::new("look").map_err(|_| Error::unavailable())?,
            request: Request::Look {},
        };
        let loaded = self.loaded()?;
        loaded.answers.prepare(&loaded.table, &look).await;
        let snapshot = loaded.answers.snapshot(&loaded.table);
        Ok(Looked {
            snapshot: snapshot.ok_or_else(Error::unavailable)?,
            open: loaded.open,
            chat: loaded.chat,
            rated: loaded.rated,
            next: loaded.next.clone(),
            seats: loaded.seats_of(player),
            tournament: loaded.tournament().map(str::to_owned),
        })
    }

    /// Stores a player's chat message and sends it to the clients at the table.
    pub(super) async fn say(&mut self, player: &Player, what: Remark) -> Result<(), Error> {
        player.may(Scope::Play)?;
        if !self.host.chat.take(Arc::clone(&player.id)) {
            return Err(Error::too_many("Too many messages. Wait a moment."));
        }
        self.load().await?;
        let loaded = self.loaded()?;
        let seat = loaded.seats_of(Some(&player.id)).first().copied();
        if !what.is_allowed(loaded.chat, seat.is_some()) {
            return Err(Error::forbidden(
                "This message is not allowed at this table.",
            ));
        }
        let name = PlayerName::kept(player.name.clone()).map_err(|_| Error::unavailable())?;
        let id = random::letters::<16>()?;
        let said = Said {
            at: self.host.peers.now(),
            seat,
            name,
            what,
            id: Some(id.clone()),
            guest: self.host.store.handle_of(&player.id).await?.is_none(),
        };
        let row = ChatMessageRow {
            id,
            table: self.name.to_string(),
            player: player.id.to_string(),
            said: said.at,
            remark: said.to_json(),
        };
        self.host.store.add_chat_message(&row).await?;
        let text: Utf8Bytes = SocketMessage::Said { said }.to_json().into();
        let (id, at) = (row.id, row.said);
        self.tell_said(&id, at, Some(&player.id), &text).await;
        let player = Some(player.id.to_string());
        let message = NodeToNode::Said { id, at, player };
        self.host.peers.publish(&self.name, &message, &text);
        Ok(())
    }

    /// Sends a chat message once to all clients on this node, except those of players who have
    /// blocked the author. If `speaker` is `None`, reads the author from the database.
    pub(super) async fn tell_said(
        &mut self,
        id: &str,
        at: Millis,
        speaker: Option<&str>,
        text: &Utf8Bytes,
    ) {
        if self.chat.ids.iter().any(|known| known == id) {
            return;
        }
        let blockers = async {
            let store = &self.host.store;
            let speaker = match speaker {
                Some(speaker) => speaker.to_owned(),
                None => store.chat_author(&self.name, id).await?,
            };
            store.blockers(&speaker).await
        };
        let blockers = match blockers.await {
            Ok(blockers) => blockers,
            // The message is stored, so it is not lost: nodes in a cluster send it later, and
            // clients receive it when they reconnect.
            Err(error) => {
                tracing::error!(%error, "cannot read who blocks the author of a chat message");
                return;
            }
        };
        if self.chat.ids.len() >= REMARKS {
            self.chat.ids.pop_front();
        }
        self.chat.ids.push_back(id.to_owned());
        self.chat.last = self.chat.last.max(at);
        let metrics = &self.host.metrics;
        self.subscribers.broadcast_except(metrics, text, &blockers);
    }

    /// Frees a seat before the match, as requested by the table's owner. The player who sat there
    /// cannot sit down again.
    pub(super) async fn free_seat(&mut self, by: &Arc<str>, seat: Seat) -> Result<(), Error> {
        self.waits_for(Some(by)).await?;
        let now = self.host.peers.now();
        let loaded = self.loaded()?;
        let holder = loaded.holders.get(usize::from(seat)).cloned().flatten();
        let freed = loaded.table.free_seat(seat, now);
        freed.map_err(|problem| {
            let text = format!("This seat cannot be freed: {}.", problem.text);
            Error::new(ApiErrorReason::Conflict, text)
        })?;
        self.commit_here().await?;
        if let Some(holder) = holder.filter(|holder| holder != by) {
            self.shown_out.push(holder);
        }
        Ok(())
    }

    /// Removes the table if the match has not begun, and notifies all clients.
    pub(super) async fn close(&mut self, by: Option<&Arc<str>>) -> Result<(), Error> {
        self.waits_for(by).await?;
        self.host.store.remove_waiting_table(&self.name).await?;
        self.closed();
        let message = NodeToNode::Closed {};
        self.host.peers.publish(&self.name, &message, "");
        Ok(())
    }

    /// Returns an error if the match has begun or the table belongs to another player.
    async fn waits_for(&mut self, player: Option<&Arc<str>>) -> Result<(), Error> {
        self.load().await?;
        self.catch_up().await;
        self.commit_here().await?;
        let loaded = self.loaded()?;
        if player.is_some_and(|player| *player != loaded.owner) {
            return Err(Error::forbidden("This is another player's table."));
        }
        if loaded.table.state().status() != Status::Waiting {
            let text = "The match has begun. To stop playing, resign.";
            return Err(Error::new(ApiErrorReason::Conflict, text));
        }
        Ok(())
    }

    /// Notifies and disconnects all clients of a closed table.
    pub(super) fn closed(&mut self) {
        self.loaded = None;
        self.alarms.summary = None;
        let text = "The owner has closed this table, or its match never began.";
        let problem = Error::not_found(text).problem;
        let fatal = true;
        let message = SocketMessage::Problem { problem, fatal };
        let text = message.to_json().into();
        self.subscribers.broadcast(&self.host.metrics, &text);
        self.disconnect_all();
    }
}
