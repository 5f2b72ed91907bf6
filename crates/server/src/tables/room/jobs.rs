//! The jobs that a room does for clients, computer players and the clock.

use super::{
    ASK_AGAIN, Asked, Client, Doing, Effect, Job, Looked, NameCheck, Next, Now, Outcome, Reply,
    Room, SOON, Welcome,
};
use crate::http::error::Error;
use crate::identity::player::Player;
use crate::names::look_alikes::{self, LookAlike};
use crate::tables::command::looks;
use crate::tables::computers::{Decided, Question};
use crate::tables::judge::Judged;
use crate::tables::loaded::LoadedTable;
use protocol::online::{ApiErrorReason, Remark, Said, SocketMessage};
use protocol::{
    ClientToServer, GameAction, PlayerName, Reason, Request, Seat, SeatKind, ServerToClient,
    Status, TraceFile, Version,
};
use std::sync::Arc;

/// The result of working on a job.
enum Acted {
    /// The job needs an answer first.
    Ask(Box<Effect>),
    /// The job has a result, to be sent once its events are durable.
    Outcome(Outcome),
    /// The job is done, and has added no events.
    Done,
    Failed(Error),
}

impl Job {
    /// Returns whether the job must know the newest events, because it shows the table's state, or
    /// because no commit will tell whether the state in memory is outdated.
    fn needs_newest(&self) -> bool {
        match self {
            Job::Request(asked) => asked.looks(),
            Job::Join(..)
            | Job::Look(_)
            | Job::FreeSeat(..)
            | Job::Close(_)
            | Job::Wake
            | Job::CatchUp => true,
            Job::Say(..) | Job::Decided(..) | Job::TellPresence | Job::Settle { .. } => false,
        }
    }

    /// Returns the request for data that the job contains.
    fn look(&self) -> Option<&Request> {
        match self {
            Job::Request(asked) if asked.looks() => Some(&asked.message.request),
            Job::Join(_, look) => look.as_ref().map(|look| &look.request),
            Job::Look(_) => Some(&Request::Look {}),
            _ => None,
        }
    }
}

impl Asked {
    fn looks(&self) -> bool {
        looks(&self.message)
    }
}

impl Room {
    /// Does a job whose match is in memory and has no uncommitted events. First asks for anything
    /// that the job still needs.
    pub(super) fn act(&mut self, mut doing: Box<Doing>, now: &Now) -> Next {
        if doing.job.needs_newest() && !doing.has_newest {
            let question = self.newest();
            return self.ask(doing, question);
        }
        if !doing.is_prepared
            && let (Some(look), Some(loaded)) = (doing.job.look(), &mut self.loaded)
        {
            doing.is_prepared = true;
            if let Some(work) = loaded.answers.prepare(&loaded.table, look) {
                return self.ask(doing, Effect::Prepare(work));
            }
        }
        let acted = match &doing.job {
            Job::Request(asked) => self.request(asked, doing.name.as_ref(), doing.has_newest, now),
            Job::Join(client, look) => self.join(client, look.as_ref(), now),
            Job::Look(player) => self.look(player.as_ref()),
            Job::Say(player, what) => self.say(player, what, now),
            Job::FreeSeat(by, seat) => self.free_seat(by, *seat, now),
            Job::Close(by) => match self.waits_for(by.as_ref()) {
                Ok(()) => Acted::Ask(Box::new(Effect::Remove)),
                Err(error) => Acted::Failed(error),
            },
            Job::Wake => {
                self.alarms.summary.get_or_insert(now.instant);
                Acted::Done
            }
            Job::Decided(version, action) => self.decided(*version, action, now),
            Job::CatchUp => Acted::Done,
            Job::TellPresence => {
                self.tell_presence(now);
                Acted::Done
            }
            Job::Settle { only_if_held } => {
                let only_if_held = *only_if_held;
                return self.settle(doing, only_if_held, now);
            }
        };
        match acted {
            Acted::Ask(question) => self.ask(doing, *question),
            Acted::Outcome(outcome) => {
                doing.outcome = Some(outcome);
                Next::Go(doing)
            }
            Acted::Done => doing.settle(),
            Acted::Failed(error) => self.fail(&doing, error),
        }
    }

    fn newest(&self) -> Effect {
        Effect::CatchUp(self.loaded().map_or(0, LoadedTable::version))
    }

    /// Applies the clock, lets a computer player think, and creates an agreed rematch.
    fn settle(&mut self, doing: Box<Doing>, only_if_held: bool, now: &Now) -> Next {
        if std::mem::take(&mut self.owes_rematch) {
            return self.ask(doing, Effect::CreateRematch);
        }
        let Some(loaded) = &mut self.loaded else {
            return Next::End;
        };
        let state = loaded.table.state();
        let is_late = state
            .deadline()
            .is_some_and(|deadline| deadline <= now.time);
        let computer = state.computer_in_turn().filter(|_| !self.is_thinking);
        if !is_late && computer.is_none() {
            if self.may_hold_lease && !self.is_thinking {
                self.may_hold_lease = false;
                self.effects.push(Effect::Release);
            }
            return Next::End;
        }
        if !now.is_ready {
            self.alarms.lease = Some(now.instant + ASK_AGAIN);
            return Next::End;
        }
        if !doing.is_leased {
            if self.alarms.lease.is_some_and(|again| now.instant < again) {
                return Next::End;
            }
            return self.ask(doing, Effect::Lease { only_if_held });
        }
        if !doing.has_newest {
            let question = self.newest();
            return self.ask(doing, question);
        }
        if is_late {
            // The result is not needed here, because the events contain it.
            let _ = loaded.table.tick(now.time);
            if loaded.is_uncommitted() {
                return Next::Go(doing);
            }
        }
        let (Some((seat, level)), Some(play)) = (computer, loaded.table.state().play()) else {
            return Next::End;
        };
        let question = Question {
            play: play.clone(),
            seat,
            level,
            seed: loaded.seed,
            owner: Arc::clone(&loaded.owner),
        };
        let version = loaded.version();
        self.is_thinking = true;
        self.effects.push(Effect::Think(question, version));
        Next::End
    }

    /// Sends the result of an action whose events are durable. Returns the trace of its stroke.
    pub(super) fn finish(&mut self, outcome: Outcome) -> Option<TraceFile> {
        match outcome {
            Outcome::Judged(judged) => {
                if judged.is_refused {
                    self.metrics.messages_refused_total.add(1);
                }
                self.effects
                    .push(Effect::Reply(Reply::Answer(judged.answer)));
                judged.trace
            }
            Outcome::SeatFreed(holder) => {
                self.shown_out.extend(holder);
                self.effects.push(Effect::Reply(Reply::Done));
                None
            }
            Outcome::Played(trace) => {
                self.metrics.computer_turns_total.add(1);
                trace
            }
        }
    }

    /// Adds a client to the table.
    fn join(&mut self, client: &Client, look: Option<&ClientToServer>, now: &Now) -> Acted {
        let Some(loaded) = &mut self.loaded else {
            return Acted::Failed(Error::unavailable());
        };
        let player = client.player.as_ref();
        let welcome = Welcome {
            version: loaded.stored,
            seats: loaded.seats_of(player),
            chat: loaded.chat,
            next: loaded.next.clone(),
            is_host: player.is_some_and(|player| *player == loaded.owner),
            looked: look.and_then(|look| loaded.answers.looked(&loaded.table, look)),
        };
        self.clients.push(client.clone());
        // A new client needs the presence message even if nothing has changed.
        self.presence.forget_told();
        self.presence_changed(now);
        self.effects
            .push(Effect::Reply(Reply::Welcome(Box::new(welcome))));
        Acted::Done
    }

    /// Checks a client's message. To accept an action, the room does not need the newest events,
    /// because the database detects an outdated state. To refuse a message, the room needs them.
    fn request(
        &mut self,
        asked: &Asked,
        name: Option<&NameCheck>,
        has_newest: bool,
        now: &Now,
    ) -> Acted {
        let is_viewed = self.has_viewers();
        let Some(loaded) = &self.loaded else {
            return Acted::Failed(Error::unavailable());
        };
        let mut refused = self.unwanted(asked, now);
        let (player, message) = (asked.player.as_ref(), &asked.message);
        if let (Request::Join { name: wanted, .. }, Some(player)) = (&message.request, player)
            && loaded.table.known_answer(message).is_none()
        {
            let Some(check) = name else {
                let wanted = wanted.as_str().to_owned();
                let question = Effect::CheckName(Arc::clone(player), wanted);
                return Acted::Ask(Box::new(question));
            };
            refused = refused.or_else(|| unwelcome(loaded, wanted, check));
        }
        let Some(loaded) = &mut self.loaded else {
            return Acted::Failed(Error::unavailable());
        };
        if has_newest && !asked.looks() {
            loaded.table.reconsider(&message.id);
        }
        let judged =
            refused.unwrap_or_else(|| loaded.request(player, message, now.time, is_viewed));
        // If a player's time has just run out, the database will say whether the state is outdated.
        let is_certain = has_newest || judged.is_resent || loaded.is_uncommitted();
        if judged.is_refused && !is_certain {
            return Acted::Ask(Box::new(self.newest()));
        }
        Acted::Outcome(Outcome::Judged(judged))
    }

    /// Refuses to seat removed players, and refuses claims against players who are present.
    fn unwanted(&self, asked: &Asked, now: &Now) -> Option<Judged> {
        match &asked.message.request {
            Request::Join { .. } => {
                let player = asked.player.as_ref()?;
                let text = "the owner of this table has removed you";
                let is_shown_out = self.shown_out.contains(player);
                is_shown_out.then(|| Judged::refused(Reason::NotYourSeat, text))
            }
            Request::Claim { seat } => self.too_early(*seat, &asked.message, now),
            _ => None,
        }
    }

    /// Refuses a claim if the player is present or has not been away for long, or if the last event
    /// is too recent.
    fn too_early(&self, seat: Seat, message: &ClientToServer, now: &Now) -> Option<Judged> {
        let table = &self.loaded()?.table;
        if table.known_answer(message).is_some() {
            return None;
        }
        let last = table.events().last().map_or(0, |event| event.at);
        let since = self.presence.away_since(seat).map(|away| away.max(last));
        let is_long = |since| now.time >= since + self.patience;
        let text = "this player is here, or has not been away for long; wait a little";
        (!since.is_some_and(is_long)).then(|| Judged::refused(Reason::Illegal, text))
    }

    /// Returns the state of the table.
    fn look(&mut self, player: Option<&Arc<str>>) -> Acted {
        let Some(loaded) = &mut self.loaded else {
            return Acted::Failed(Error::unavailable());
        };
        let Some(snapshot) = loaded.answers.snapshot(&loaded.table) else {
            return Acted::Failed(Error::unavailable());
        };
        let looked = Looked {
            snapshot,
            open: loaded.open,
            chat: loaded.chat,
            rated: loaded.rated,
            next: loaded.next.clone(),
            seats: loaded.seats_of(player),
            tournament: loaded.tournament().map(str::to_owned),
        };
        self.effects
            .push(Effect::Reply(Reply::Looked(Box::new(looked))));
        Acted::Done
    }

    /// Checks a player's chat message.
    fn say(&mut self, player: &Player, what: &Remark, now: &Now) -> Acted {
        let Some(loaded) = &self.loaded else {
            return Acted::Failed(Error::unavailable());
        };
        let seat = loaded.seats_of(Some(&player.id)).first().copied();
        if !what.is_allowed(loaded.chat, seat.is_some()) {
            let text = "This message is not allowed at this table.";
            return Acted::Failed(Error::forbidden(text));
        }
        let Ok(name) = PlayerName::kept(player.name.clone()) else {
            return Acted::Failed(Error::unavailable());
        };
        let said = Said {
            at: now.time,
            seat,
            name,
            what: what.clone(),
            id: None,
            guest: false,
        };
        Acted::Ask(Box::new(Effect::StoreChat(player.clone(), said)))
    }

    /// Frees a seat before the match, as requested by the table's owner. The player who sat there
    /// cannot sit down again.
    fn free_seat(&mut self, by: &Arc<str>, seat: Seat, now: &Now) -> Acted {
        if let Err(error) = self.waits_for(Some(by)) {
            return Acted::Failed(error);
        }
        let Some(loaded) = &mut self.loaded else {
            return Acted::Failed(Error::unavailable());
        };
        let holder = loaded.holders.get(usize::from(seat)).cloned().flatten();
        if let Err(problem) = loaded.table.free_seat(seat, now.time) {
            let text = format!("This seat cannot be freed: {}.", problem.text);
            return Acted::Failed(Error::new(ApiErrorReason::Conflict, text));
        }
        Acted::Outcome(Outcome::SeatFreed(holder.filter(|holder| holder != by)))
    }

    /// Returns an error if the match has begun or the table belongs to another player.
    fn waits_for(&self, player: Option<&Arc<str>>) -> Result<(), Error> {
        let loaded = self.loaded().ok_or_else(Error::unavailable)?;
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
    pub(super) fn closed(&mut self, now: &Now) {
        self.loaded = None;
        self.alarms.summary = None;
        let text = "The owner has closed this table, or its match never began.";
        let problem = Error::not_found(text).problem;
        let fatal = true;
        let message = SocketMessage::Problem { problem, fatal };
        self.effects.push(Effect::TellAll(message.to_json().into()));
        self.disconnect_all(now);
    }

    /// Applies a computer player's decision, unless the table has changed in the meantime.
    fn decided(&mut self, version: Version, action: &GameAction, now: &Now) -> Acted {
        let Some(loaded) = self.loaded.as_mut().filter(|one| one.version() == version) else {
            return Acted::Done;
        };
        let mut decided = Decided(action.clone());
        match loaded.table.computer_turn(&mut decided, now.time) {
            Ok(Some(ServerToClient::Update { trace, .. })) => {
                Acted::Outcome(Outcome::Played(trace))
            }
            Ok(_) => Acted::Done,
            Err(problem) => {
                tracing::error!(table = %self.name, %problem, "a computer player is stuck");
                // The job ends here, because the player would only choose the same action again.
                Acted::Failed(Error::unavailable())
            }
        }
    }

    /// Schedules a presence message to all clients.
    pub(super) fn presence_changed(&mut self, now: &Now) {
        self.alarms.presence.get_or_insert(now.instant + SOON);
    }

    /// If the presence has changed, sends it to all clients on this node and to the other nodes.
    fn tell_presence(&mut self, now: &Now) {
        let Some(loaded) = &self.loaded else {
            return;
        };
        let (seats, spectators) = presence_of(&self.clients, &loaded.holders);
        if let Some((seats, spectators)) = self.presence.note_here(&seats, spectators) {
            self.effects
                .push(Effect::PublishPresence(seats, spectators));
        }
        let message = self
            .presence
            .message(seats, spectators, self.patience, now.time);
        self.effects.extend(message.map(Effect::TellAll));
    }
}

/// Returns for each seat whether its player is connected, and the number of spectators.
fn presence_of(clients: &[Client], holders: &[Option<Arc<str>>]) -> (Vec<bool>, u32) {
    let is_here = |player: &Arc<str>| {
        let mut players = clients.iter().filter_map(|one| one.player.as_ref());
        players.any(|here| here == player)
    };
    let holds = |player: &Option<Arc<str>>| {
        let mut held = holders.iter().flatten();
        player
            .as_ref()
            .is_some_and(|player| held.any(|one| one == player))
    };
    let spectators = clients.iter().filter(|one| !holds(&one.player)).count();
    let seats = holders
        .iter()
        .map(|holder| holder.as_ref().is_some_and(is_here));
    (seats.collect(), spectators as u32)
}

/// Refuses a seat to players whom the owner or a seated player has blocked. Also refuses names with
/// blocked words, and names that look like another player's handle or like the name of a computer
/// player at the table.
fn unwelcome(loaded: &LoadedTable, name: &PlayerName, check: &NameCheck) -> Option<Judged> {
    if check.has_blocked_word {
        let text = "this name is not allowed here; choose another one";
        return Some(Judged::refused(Reason::Illegal, text));
    }
    let is_beside = |is_meant: &dyn Fn(&str) -> bool| {
        is_meant(&loaded.owner) || loaded.holders.iter().flatten().any(|one| is_meant(one))
    };
    // Blocks do not apply to reserved seats, for example in a tournament.
    let is_blocker = |one: &str| check.blockers.iter().any(|blocker| blocker == one);
    if loaded.reserved.is_none() && is_beside(&is_blocker) {
        let text = "you cannot take a seat at this table; choose another one";
        return Some(Judged::refused(Reason::NotYourSeat, text));
    }
    // If another player's handle looks like the player's existing name, the player may keep the
    // name, except at a table that the handle's owner owns or sits at. At reserved seats, a player
    // may always keep the name.
    if let Some(found) = &check.look_alike {
        let may_keep = match found {
            LookAlike::Staff => false,
            LookAlike::Handle(row) => {
                check.is_kept
                    && (loaded.reserved.is_some() || !is_beside(&|one| *one == *row.player))
            }
        };
        if !may_keep {
            return Some(Judged::refused(Reason::Illegal, found.text()));
        }
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
