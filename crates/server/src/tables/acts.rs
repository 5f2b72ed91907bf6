//! Handles actions at a table: players' messages, computer players' turns, and the clock.

use super::command::{Command, PendingRequest, ReplyTo};
use super::computers::{Decided, Question};
use super::judge::Judged;
use super::loaded::LoadedTable;
use super::task::{TRIES, TableTask};
use crate::features::people::look_alikes::{self, LookAlike};
use crate::peers::Lease;
use crate::writer::CommitError;
use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use protocol::{
    ClientToServer, GameAction, Reason, Request, Seat, SeatKind, ServerToClient, Version,
};
use std::sync::Arc;
use std::time::Duration;
use storage::StorageError;
use tokio::time::Instant;

/// The interval at which a node requests a lease that another node holds.
const ASK_AGAIN: Duration = Duration::from_secs(1);

impl TableTask {
    /// Executes a client's message. The response is sent once all effects are committed.
    pub(super) async fn request(&mut self, request: PendingRequest) {
        self.host.metrics.messages_total.add(1);
        for _ in 0..TRIES {
            if self.load().await.is_err() {
                // Another node may be able to load the table. The client reconnects and resends the
                // message.
                if let ReplyTo::Socket(number, _) = request.reply_to {
                    self.subscribers.remove(number);
                }
                return;
            }
            let judged = self.judge(&request).await;
            let by = request.player.as_ref();
            match self.commit(by).await {
                Ok(committed) => {
                    if judged.is_refused {
                        self.host.metrics.messages_refused_total.add(1);
                    }
                    request.answer(judged.answer);
                    self.announce(committed, judged.trace).await;
                    self.resume().await;
                    return;
                }
                // Another node was faster, so check the message against the new state.
                Err(CommitError::Conflict) => {}
                Err(CommitError::Failed) => break,
            }
        }
        // The message was not committed, or its fate is unknown. Clients reconnect and resend it.
        self.disconnect_all();
    }

    /// Checks a message. If the response could show an outdated state, the newest events are loaded
    /// first. Actions do not need them, because the database detects an outdated state.
    async fn judge(&mut self, request: &PendingRequest) -> Judged {
        if let Some(refused) = self.unwanted(request) {
            return refused;
        }
        if let Some(refused) = self.unwelcome(request).await {
            return refused;
        }
        if request.looks() {
            self.catch_up().await;
        }
        let judged = self.judge_now(request).await;
        if judged.is_refused && !judged.is_resent && !request.looks() && self.catch_up().await {
            if let Some(loaded) = &mut self.loaded {
                loaded.table.reconsider(&request.message.id);
            }
            return self.judge_now(request).await;
        }
        judged
    }

    async fn judge_now(&mut self, request: &PendingRequest) -> Judged {
        let (now, is_viewed) = (self.host.peers.now(), self.subscribers.has_viewers());
        let (player, message) = (request.player.as_ref(), &request.message);
        let Some(loaded) = &mut self.loaded else {
            return Judged::refused(Reason::Illegal, "the table cannot be loaded; try again");
        };
        loaded.answers.prepare(&loaded.table, message).await;
        loaded.request(player, message, now, is_viewed)
    }

    /// Refuses seats to removed players, names with blocked words, and claims against players who
    /// are present.
    fn unwanted(&self, request: &PendingRequest) -> Option<Judged> {
        let name = match &request.message.request {
            Request::Join { name, .. } => name,
            Request::Claim { seat } => return self.too_early(*seat, &request.message),
            _ => return None,
        };
        let player = request.player.as_ref();
        if player.is_some_and(|player| self.shown_out.contains(player)) {
            let text = "the owner of this table has removed you";
            return Some(Judged::refused(Reason::NotYourSeat, text));
        }
        let text = "this name is not allowed here; choose another one";
        let is_blocked = self.host.blocked_words.are_in(name.as_str());
        is_blocked.then(|| Judged::refused(Reason::Illegal, text))
    }

    /// Refuses a seat to players whom the owner or a seated player has blocked. Also refuses names
    /// that look like another player's handle, or like the name of a computer player at the table.
    async fn unwelcome(&self, request: &PendingRequest) -> Option<Judged> {
        let Request::Join { name, .. } = &request.message.request else {
            return None;
        };
        let (player, loaded) = (request.player.as_ref()?, self.loaded.as_deref()?);
        if loaded.table.known_answer(&request.message).is_some() {
            return None;
        }
        let store = &self.host.store;
        // Blocks do not apply to reserved seats, for example in a tournament.
        let blockers = match loaded.reserved {
            Some(_) => Ok(Vec::new()),
            None => store.blockers(player).await,
        };
        let (Ok(blockers), Ok(refusal)) = (
            blockers,
            self.refused_name(loaded, name.as_str(), player).await,
        ) else {
            let text = "this does not work right now; try again in a moment";
            return Some(Judged::refused(Reason::Illegal, text));
        };
        let is_blocker = |one: &Arc<str>| blockers.iter().any(|blocker| **blocker == **one);
        if is_blocker(&loaded.owner) || loaded.holders.iter().flatten().any(is_blocker) {
            let text = "you cannot take a seat at this table; choose another one";
            return Some(Judged::refused(Reason::NotYourSeat, text));
        }
        if let Some(text) = refusal {
            return Some(Judged::refused(Reason::Illegal, text));
        }
        let seats = loaded.table.state().seats().into_iter();
        let levels = seats.filter_map(|seat| match seat.kind {
            SeatKind::Computer { level } => Some(level),
            SeatKind::Person {} => None,
        });
        let text = "a computer at this table has this name; choose another name";
        look_alikes::is_like_computer(name.as_str(), levels)
            .then(|| Judged::refused(Reason::Illegal, text))
    }

    /// Returns a sentence that says why a player cannot take a seat under a name. If another
    /// player's handle looks like the player's existing name, the player may keep the name, except
    /// at a table that the handle's owner owns or sits at. At reserved seats, a player may always
    /// keep the name.
    async fn refused_name(
        &self,
        loaded: &LoadedTable,
        name: &str,
        player: &Arc<str>,
    ) -> Result<Option<String>, StorageError> {
        let store = &self.host.store;
        let Some(found) = look_alikes::find(store, name, Some(player)).await? else {
            return Ok(None);
        };
        if let LookAlike::Handle(row) = &found
            && store.player(player).await?.name == name
        {
            let is_other = |one: &Arc<str>| **one == *row.player;
            let is_beside =
                is_other(&loaded.owner) || loaded.holders.iter().flatten().any(is_other);
            if loaded.reserved.is_some() || !is_beside {
                return Ok(None);
            }
        }
        Ok(Some(found.text()))
    }

    /// Refuses a claim if the player is present or has not been away for long, or if the last event
    /// is too recent.
    fn too_early(&self, seat: Seat, message: &ClientToServer) -> Option<Judged> {
        let table = &self.loaded.as_ref()?.table;
        if table.known_answer(message).is_some() {
            return None;
        }
        let last = table.events().last().map_or(0, |event| event.at);
        let since = self.presence.away_since(seat).map(|away| away.max(last));
        let is_long = |since| self.host.peers.now() >= since + self.host.patience;
        let text = "this player is here, or has not been away for long; wait a little";
        (!since.is_some_and(is_long)).then(|| Judged::refused(Reason::Illegal, text))
    }

    /// Handles a due action or an outdated summary.
    pub(super) async fn wake(&mut self) {
        if self.load().await.is_ok() {
            self.catch_up().await;
            self.alarms.summary.get_or_insert_with(Instant::now);
            self.act_by_itself().await;
        }
    }

    /// Withdraws a player whose time is up, and lets computer players play.
    pub(super) async fn act_by_itself(&mut self) {
        let Some(loaded) = &self.loaded else {
            return;
        };
        let deadline = loaded.table.state().deadline();
        if deadline.is_some_and(|deadline| deadline <= self.host.peers.now()) {
            if !self.take_lease().await {
                return;
            }
            if let Some(loaded) = &mut self.loaded {
                // The result is not needed here, because the events contain it.
                let _ = loaded.table.tick(self.host.peers.now());
            }
            if self.commit_here().await.is_err() {
                return;
            }
        }
        self.resume().await;
        if !self.is_thinking {
            self.host.peers.release(&self.name).await;
        }
    }

    /// Takes the table's lease and returns whether this node may act. Catches up first if the lease
    /// is new.
    async fn take_lease(&mut self) -> bool {
        match self.host.peers.lease(&self.name).await {
            Lease::Held => {}
            Lease::Taken => {
                self.catch_up().await;
            }
            Lease::Refused => {
                self.alarms.lease = Some(Instant::now() + ASK_AGAIN);
                return false;
            }
        }
        self.alarms.lease = None;
        self.loaded.is_some()
    }

    /// If it is a computer player's turn, lets the computer player choose an action.
    pub(super) fn resume(&mut self) -> BoxFuture<'_, ()> {
        self.ask_computer().boxed()
    }

    async fn ask_computer(&mut self) {
        let in_turn = |task: &TableTask| {
            let loaded = task.loaded.as_deref()?;
            loaded.table.state().computer_in_turn()
        };
        if self.is_thinking || in_turn(self).is_none() || !self.take_lease().await {
            return;
        }
        let (Some((seat, level)), Some(loaded)) = (in_turn(self), self.loaded.as_deref()) else {
            return;
        };
        let Some(play) = loaded.table.state().play() else {
            return;
        };
        let question = Question {
            play: play.clone(),
            seat,
            level,
            seed: loaded.seed,
            owner: Arc::clone(&loaded.owner),
        };
        self.is_thinking = true;
        let (host, mailbox) = (Arc::clone(&self.host), self.mailbox.clone());
        let version = loaded.version();
        tokio::spawn(async move {
            let begin = Instant::now();
            let action = host.computers.choose(question).await;
            host.metrics.thinking_seconds.note(begin.elapsed());
            if let Some(mailbox) = mailbox.upgrade() {
                let decided = Command::Decided(version, action);
                // If the table's task has ended, the decision is obsolete.
                let _ = mailbox.send(Box::new(decided)).await;
            }
        });
    }

    /// Applies a computer player's decision. Once it is committed, requests the next decision.
    pub(super) async fn decided(&mut self, version: Version, action: Option<GameAction>) {
        self.is_thinking = false;
        let Some(action) = action else {
            tracing::error!(table = %self.name, "a computer player failed to decide");
            return;
        };
        let now = self.host.peers.now();
        if self.load().await.is_err() {
            return;
        }
        let Some(loaded) = self.loaded.as_deref_mut() else {
            return;
        };
        if loaded.version() == version {
            let acted = loaded.table.computer_turn(&mut Decided(action), now);
            let trace = match acted {
                Ok(Some(ServerToClient::Update { trace, .. })) => trace,
                Ok(_) => None,
                Err(problem) => {
                    tracing::error!(table = %self.name, %problem, "a computer player is stuck");
                    return;
                }
            };
            match self.commit(None).await {
                Ok(committed) => {
                    self.host.metrics.computer_turns_total.add(1);
                    self.announce(committed, trace).await;
                }
                // Another node or a player has acted, so load the current table.
                Err(CommitError::Conflict) => {
                    let _ = self.load().await;
                }
                Err(CommitError::Failed) => {
                    self.disconnect_all();
                    return;
                }
            }
        }
        self.resume().await;
        if !self.is_thinking {
            self.host.peers.release(&self.name).await;
        }
    }
}
