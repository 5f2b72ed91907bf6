//! A table as a state machine, without I/O, async code or a clock.
//!
//! [`Room::handle`] takes one [`Input`] and returns the [`Effect`]s that the table's driver must
//! perform, in order. Some effects are questions, such as [`Effect::Commit`]: the room then does
//! nothing else until [`Input::Told`] brings the answer, so it works on one [`Job`] at a time.
//!
//! A job runs in steps, and [`Room::step`] decides what the job needs next: the match in memory, no
//! uncommitted events, the newest events of other nodes, and finally the action itself. After a
//! conflict with another node, the match is reloaded and the job starts again. Between two jobs,
//! all events of the match in memory are stored.

mod io;
mod jobs;
mod news;
mod presence;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod world;

use super::judge::Judged;
use super::loaded::{LoadedTable, Uncommitted};
use super::subscribers::Broadcast;
use crate::http::error::Error;
use crate::identity::player::Player;
use crate::metrics::Metrics;
use crate::peers::Lease;
use crate::writer::CommitError;
use axum::extract::ws::Utf8Bytes;
use presence::Presence;
use protocol::cluster::NodeToNode;
use protocol::online::{Remark, SocketMessage};
use protocol::{
    ClientToServer, Event, GameAction, Millis, Reason, Seat, TableId, TraceFile, Version,
};
use std::collections::VecDeque;
use std::sync::Arc;
use std::time::{Duration, Instant};
use storage::Batch;

pub(crate) use io::{
    Asked, ChatMessage, Client, Effect, Input, Looked, NameCheck, Now, Reply, Told, Welcome,
};

/// How long a match may be unused before it is unloaded.
const IDLE: Duration = Duration::from_secs(20);
/// Changes to presence or to the summary wait this long, so that several changes are combined.
const SOON: Duration = Duration::from_secs(1);
/// The interval at which a node requests a lease that another node holds.
const ASK_AGAIN: Duration = Duration::from_secs(1);
/// Maximum number of conflicts with other nodes before the clients have to reconnect.
const TRIES: u32 = 20;

/// A table in use.
#[derive(Clone, Debug)]
#[allow(clippy::struct_excessive_bools)]
pub(super) struct Room {
    name: Arc<str>,
    /// How long a table waits for a player who is away, in milliseconds.
    patience: Millis,
    metrics: Arc<Metrics>,
    loaded: Option<Box<LoadedTable>>,
    doing: Option<Box<Doing>>,
    clients: Vec<Client>,
    /// Whether the room receives the messages of other nodes.
    listens: bool,
    /// The last version announced to the clients on this node. `None` until the table is loaded for
    /// the first time.
    last_announced: Option<Version>,
    presence: Presence,
    /// Players whom the owner has removed. Removed players cannot sit down again while the table
    /// has clients.
    shown_out: Vec<Arc<str>>,
    chat: Chat,
    /// Whether the clients on this node know about the rematch table.
    knows_next: bool,
    /// Whether the newest events change the players' seats, which must then be read again.
    has_old_seats: bool,
    /// Whether the last committed events complete an agreement to a rematch.
    owes_rematch: bool,
    /// Whether a computer player is deciding.
    is_thinking: bool,
    /// Whether this node may hold the lease.
    may_hold_lease: bool,
    alarms: Alarms,
    used: Instant,
    effects: Vec<Effect>,
}

/// Recent chat messages, to detect duplicates.
#[derive(Clone, Default, Debug)]
struct Chat {
    /// The time of the last chat message sent to the clients on this node.
    last: Millis,
    ids: VecDeque<String>,
}

/// The times at which the room needs an [`Input::Alarm`].
#[derive(Clone, Default, Debug)]
struct Alarms {
    presence: Option<Instant>,
    summary: Option<Instant>,
    /// When to request the lease again, if another node is acting for computer players and the
    /// clock.
    lease: Option<Instant>,
}

/// A piece of work for a room.
#[derive(Clone, Debug)]
enum Job {
    Join(Client, Option<ClientToServer>),
    Request(Asked),
    Look(Option<Arc<str>>),
    Say(Player, Remark),
    FreeSeat(Arc<str>, Seat),
    Close(Option<Arc<str>>),
    Wake,
    Decided(Version, GameAction),
    /// Read and announce what other nodes have stored.
    CatchUp,
    TellPresence,
    /// Apply the clock, let a computer player think, and create an agreed rematch. Every other job
    /// that succeeds ends with this one.
    Settle {
        only_if_held: bool,
    },
}

/// A job and its progress.
#[derive(Clone, Debug)]
#[allow(clippy::struct_excessive_bools)]
struct Doing {
    job: Job,
    /// Whether the job needs the match, which is then loaded if it is not in memory.
    needs_match: bool,
    /// The number of conflicts with other nodes.
    conflicts: u32,
    /// Whether the newest events of other nodes have been read.
    has_newest: bool,
    /// Whether large answers have been serialised.
    is_prepared: bool,
    /// Whether this node holds the lease.
    is_leased: bool,
    name: Option<NameCheck>,
    /// The events being committed.
    committing: Option<Committing>,
    /// The result of the action, until its events are committed.
    outcome: Option<Outcome>,
}

/// Events being committed, and what to announce afterwards.
#[derive(Clone, Debug)]
struct Committing {
    after: Version,
    version: Version,
    /// The message with the events for clients.
    events: Utf8Bytes,
    leaves_summary: bool,
    seats_changed: bool,
}

/// The result of an action that may have added events.
#[derive(Clone, Debug)]
enum Outcome {
    Judged(Judged),
    /// A seat was freed; contains the player who sat there, unless that is the owner.
    SeatFreed(Option<Arc<str>>),
    /// A computer player has acted; contains the trace of its stroke.
    Played(Option<TraceFile>),
}

/// The state of a job after a step.
enum Next {
    /// The room waits for the answer to its question.
    Wait(Box<Doing>),
    /// The job continues.
    Go(Box<Doing>),
    /// The job is done.
    End,
}

impl Doing {
    fn new(job: Job) -> Box<Doing> {
        Box::new(Doing {
            needs_match: !matches!(job, Job::Settle { .. }),
            job,
            conflicts: 0,
            has_newest: false,
            is_prepared: false,
            is_leased: false,
            name: None,
            committing: None,
            outcome: None,
        })
    }

    /// Continues a finished job with [`Job::Settle`].
    fn settle(mut self: Box<Doing>) -> Next {
        self.job = Job::Settle {
            only_if_held: false,
        };
        self.needs_match = false;
        Next::Go(self)
    }
}

impl Room {
    pub(super) fn new(
        name: Arc<str>,
        patience: Millis,
        metrics: Arc<Metrics>,
        now: Instant,
    ) -> Room {
        Room {
            name,
            patience,
            metrics,
            loaded: None,
            doing: None,
            clients: Vec::new(),
            listens: false,
            last_announced: None,
            presence: Presence::default(),
            shown_out: Vec::new(),
            chat: Chat::default(),
            knows_next: false,
            has_old_seats: false,
            owes_rematch: false,
            is_thinking: false,
            may_hold_lease: false,
            alarms: Alarms::default(),
            used: now,
            effects: Vec::new(),
        }
    }

    /// Returns the match, if it is in memory.
    pub(super) fn loaded(&self) -> Option<&LoadedTable> {
        self.loaded.as_deref()
    }

    /// Returns whether the room waits for the answer to a question.
    pub(super) fn is_waiting(&self) -> bool {
        self.doing.is_some()
    }

    /// Returns whether the room can be dropped.
    pub(super) fn is_unused(&self) -> bool {
        self.loaded.is_none()
            && self.clients.is_empty()
            && self.alarms.presence.is_none()
            && !self.is_thinking
    }

    /// Handles an input and returns the effects to perform. While the room waits for an answer, the
    /// next input must be that answer.
    pub(super) fn handle(&mut self, input: Input, now: &Now) -> Vec<Effect> {
        debug_assert_eq!(
            self.is_waiting(),
            matches!(input, Input::Told(_)),
            "a room that waits gets its answer, and nothing else"
        );
        self.doing = match input {
            Input::Told(told) => {
                let doing = self.doing.take();
                doing.and_then(|doing| self.told(doing, told, now))
            }
            input => self.begin(input, now).map(Doing::new),
        };
        while let Some(doing) = self.doing.take() {
            match self.step(doing, now) {
                Next::Go(doing) => self.doing = Some(doing),
                Next::Wait(doing) => {
                    self.doing = Some(doing);
                    break;
                }
                Next::End => {}
            }
        }
        std::mem::take(&mut self.effects)
    }

    /// Returns when the room next needs an [`Input::Alarm`].
    pub(super) fn alarm(&self, now: &Now) -> Option<Instant> {
        let mut next = earliest(self.alarms.presence, self.alarms.summary);
        if let Some(loaded) = &self.loaded {
            let state = loaded.table.state();
            if state.computer_in_turn().is_some() && !self.is_thinking {
                next = earliest(next, self.alarms.lease);
            }
            if let Some(deadline) = state.deadline() {
                let left = deadline.saturating_sub(now.time);
                let rings = now.instant + Duration::from_millis(left);
                next = earliest(next, self.alarms.lease.max(Some(rings)));
            }
            if !self.is_thinking && self.alarms.summary.is_none() {
                next = earliest(next, Some(self.used + IDLE));
            }
        }
        next
    }

    /// Handles the part of an input that needs no answer, and returns the job for the rest.
    fn begin(&mut self, input: Input, now: &Now) -> Option<Job> {
        match input {
            Input::Join(client, look) => {
                if !self.listens {
                    self.listens = true;
                    self.chat.last = now.time;
                }
                return Some(Job::Join(client, look));
            }
            Input::Leave(number) => {
                self.clients.retain(|client| client.number != number);
                self.presence_changed(now);
            }
            Input::Request(asked) => {
                self.metrics.messages_total.add(1);
                return Some(Job::Request(asked));
            }
            Input::Look(player) => return Some(Job::Look(player)),
            Input::Say(player, what) => return Some(Job::Say(player, what)),
            Input::FreeSeat(by, seat) => return Some(Job::FreeSeat(by, seat)),
            Input::Close(by) => return Some(Job::Close(by)),
            Input::Wake => {
                // The node may have taken the lease when it found the due action.
                self.may_hold_lease = true;
                return Some(Job::Wake);
            }
            Input::Forget => self.loaded = None,
            Input::Decided(version, action) => {
                self.is_thinking = false;
                let Some(action) = action else {
                    tracing::error!(table = %self.name, "a computer player failed to decide");
                    return None;
                };
                return Some(Job::Decided(version, action));
            }
            Input::Heard(message, text) => return self.heard(message, text, now),
            Input::Compare(standing) => return self.compare(standing),
            Input::RepeatPresence => {
                if self.presence.forget_silent_nodes(now.instant) {
                    self.presence_changed(now);
                }
                self.repeat_presence();
            }
            Input::ForgetNode(node) => {
                if self.presence.forget_node(&node) {
                    self.presence_changed(now);
                }
            }
            Input::DisconnectAll => self.disconnect_all(now),
            Input::Stop => {
                self.store_summary();
                self.disconnect_all(now);
                self.loaded = None;
            }
            Input::Chat(messages) => {
                for message in messages {
                    self.pass_on(message);
                }
            }
            Input::Alarm => return Some(self.ring(now)),
            Input::Told(_) => {}
        }
        None
    }

    /// Handles the alarms that have gone off.
    fn ring(&mut self, now: &Now) -> Job {
        let is_due = |alarm: Option<Instant>| alarm.is_some_and(|alarm| alarm <= now.instant);
        if is_due(self.alarms.summary) {
            self.store_summary();
        }
        let is_idle = !self.is_thinking && self.alarms.summary.is_none();
        if is_idle && is_due(Some(self.used + IDLE)) {
            self.loaded = None;
        }
        if is_due(self.alarms.presence) {
            self.alarms.presence = None;
            if !self.clients.is_empty() {
                return Job::TellPresence;
            }
            if std::mem::take(&mut self.listens) {
                self.effects.push(Effect::StopListening);
                self.effects.push(Effect::PublishPresence(Vec::new(), 0));
            }
        }
        Job::Settle {
            only_if_held: false,
        }
    }

    /// Decides what a job needs next.
    fn step(&mut self, mut doing: Box<Doing>, now: &Now) -> Next {
        if doing.needs_match {
            self.used = now.instant;
            if !now.is_ready {
                return self.fail(&doing, Error::unavailable());
            }
        }
        let Some(loaded) = &mut self.loaded else {
            if !doing.needs_match {
                return Next::End;
            }
            if doing.conflicts >= TRIES {
                self.disconnect_all(now);
                return self.fail(&doing, Error::unavailable());
            }
            return self.ask(doing, Effect::Load);
        };
        if doing.outcome.is_none() && doing.needs_match {
            loaded.pause_clock(&now.downtimes);
        }
        if loaded.is_uncommitted() {
            return self.commit(doing);
        }
        if let Some(outcome) = doing.outcome.take() {
            self.finish(outcome);
            return doing.settle();
        }
        if self.has_old_seats {
            return self.ask(doing, Effect::ReadSeats);
        }
        self.act(doing, now)
    }

    /// Handles the answer to a question. Returns the job if it continues.
    fn told(&mut self, mut doing: Box<Doing>, told: Told, now: &Now) -> Option<Box<Doing>> {
        match told {
            Told::Loaded(Ok(loaded)) => {
                self.metrics.tables_loaded_total.add(1);
                self.loaded = Some(loaded);
                self.has_old_seats = false;
                doing.has_newest = true;
                self.announce_missing(None);
            }
            Told::Loaded(Err(error)) | Told::Removed(Err(error)) | Told::Said(Err(error)) => {
                self.fail(&doing, error);
                return None;
            }
            Told::Committed(Ok(())) => self.committed(&mut doing, now),
            // Another node was faster, so the job starts again with the new state.
            Told::Committed(Err(CommitError::Conflict)) => {
                self.loaded = None;
                doing.conflicts += 1;
                doing.needs_match = true;
                (doing.committing, doing.outcome) = (None, None);
                (doing.is_prepared, doing.is_leased) = (false, false);
            }
            // The events were not committed, or their fate is unknown. Clients reconnect and resend
            // their messages.
            Told::Committed(Err(CommitError::Failed)) => {
                self.loaded = None;
                self.disconnect_all(now);
                self.fail(&doing, Error::unavailable());
                return None;
            }
            Told::CaughtUp(events) => {
                doing.has_newest = true;
                self.caught_up(events, now);
            }
            Told::Seats(Ok(held)) => {
                self.has_old_seats = false;
                if let Some(loaded) = &mut self.loaded {
                    loaded.seat(held);
                }
                self.presence_changed(now);
            }
            Told::Seats(Err(_)) => self.loaded = None,
            Told::NotLeased => return None,
            Told::Leased(Lease::Refused) => {
                self.alarms.lease = Some(now.instant + ASK_AGAIN);
                self.may_hold_lease = false;
                return None;
            }
            Told::Leased(lease) => {
                self.alarms.lease = None;
                self.may_hold_lease = true;
                doing.is_leased = true;
                // Another node may have acted before.
                doing.has_newest = lease == Lease::Held;
            }
            Told::NameChecked(Ok(check)) => doing.name = Some(check),
            Told::NameChecked(Err(_)) => {
                let text = "this does not work right now; try again in a moment";
                let refused = Judged::refused(Reason::Illegal, text);
                doing.outcome = Some(Outcome::Judged(refused));
            }
            Told::Prepared(answers) => {
                doing.is_prepared = true;
                if let Some(loaded) = &mut self.loaded {
                    loaded.answers = answers;
                }
            }
            Told::Rematch(table) => {
                if let Some(table) = table {
                    let message = NodeToNode::Next {
                        table: table.clone(),
                    };
                    self.effects
                        .push(Effect::Publish(message, Utf8Bytes::default()));
                    self.tell_next(table);
                }
            }
            Told::Removed(Ok(())) => {
                self.closed(now);
                let message = NodeToNode::Closed {};
                self.effects
                    .push(Effect::Publish(message, Utf8Bytes::default()));
                self.effects.push(Effect::Reply(Reply::Done));
                return None;
            }
            Told::Said(Ok(message)) => {
                self.effects.push(Effect::Reply(Reply::Done));
                if let (Some(message), Job::Say(player, _)) = (message, &doing.job) {
                    let said = NodeToNode::Said {
                        id: message.id.clone(),
                        at: message.at,
                        player: Some(player.id.to_string()),
                    };
                    self.effects
                        .push(Effect::Publish(said, message.text.clone()));
                    self.pass_on(message);
                }
                return None;
            }
        }
        Some(doing)
    }

    fn ask(&mut self, doing: Box<Doing>, question: Effect) -> Next {
        self.effects.push(question);
        Next::Wait(doing)
    }

    /// Ends a job that cannot be done.
    fn fail(&mut self, doing: &Doing, error: Error) -> Next {
        match &doing.job {
            // Another node may be able to answer. The client reconnects and resends the message.
            Job::Request(Asked { client, .. }) => {
                if let Some(number) = *client {
                    self.clients.retain(|client| client.number != number);
                    self.effects.push(Effect::Disconnect(number));
                }
                self.effects.push(Effect::Reply(Reply::Failed(error)));
            }
            Job::Join(..) | Job::Look(_) | Job::Say(..) | Job::FreeSeat(..) | Job::Close(_) => {
                self.effects.push(Effect::Reply(Reply::Failed(error)));
            }
            Job::Wake
            | Job::Decided(..)
            | Job::CatchUp
            | Job::TellPresence
            | Job::Settle { .. } => {}
        }
        Next::End
    }

    /// Asks to commit all new events.
    fn commit(&mut self, mut doing: Box<Doing>) -> Next {
        let by = match &doing.job {
            Job::Request(asked) => asked.player.as_ref(),
            _ => None,
        };
        let Some(loaded) = &mut self.loaded else {
            return Next::End;
        };
        let version = loaded.version();
        let Some(uncommitted) = loaded.uncommitted(by) else {
            return Next::Go(doing);
        };
        let Uncommitted {
            batch,
            after,
            leaves_summary,
            seats_changed,
        } = uncommitted;
        let lines = batch.events.iter().map(|row| row.event.as_str());
        doing.committing = Some(Committing {
            after,
            version,
            events: SocketMessage::events_json(lines).into(),
            leaves_summary,
            seats_changed,
        });
        self.ask(doing, Effect::Commit(batch))
    }

    /// Notes that the events are durable, sends the reply, and announces the events.
    fn committed(&mut self, doing: &mut Doing, now: &Now) {
        let (Some(committing), Some(loaded)) = (doing.committing.take(), &mut self.loaded) else {
            return;
        };
        loaded.stored = committing.version;
        if committing.leaves_summary {
            self.alarms.summary.get_or_insert(now.instant + SOON);
        } else {
            self.alarms.summary = None;
        }
        if committing.seats_changed {
            self.presence_changed(now);
        }
        let outcome = doing.outcome.take();
        let is_done = outcome.is_some();
        let trace = outcome.and_then(|outcome| self.finish(outcome));
        self.announce(committing, trace);
        if is_done {
            doing.job = Job::Settle {
                only_if_held: false,
            };
            doing.needs_match = false;
        }
    }

    /// Announces committed events to the clients on this node, the other nodes, and players
    /// elsewhere.
    fn announce(&mut self, committed: Committing, trace: Option<TraceFile>) {
        let Committing {
            after,
            version,
            events,
            ..
        } = committed;
        match self.last_announced {
            // These events have already been announced together with events that clients had
            // missed.
            Some(known) if known >= version => {}
            Some(known) if known != after => self.announce_missing(trace),
            _ => self.tell(after, events.clone(), trace),
        }
        let message = NodeToNode::Events { after, version };
        self.effects.push(Effect::Publish(message, events));
        let Some(loaded) = &mut self.loaded else {
            return;
        };
        // Cup tries do not appear in any list.
        if loaded.turn_changed() && !loaded.table.state().has_shared_dice() {
            let notice = loaded.turn_notice();
            self.effects.push(Effect::NotifyPlayers(notice));
        }
        self.owes_rematch = loaded.next.is_none() && loaded.table.state().rematch_agreed();
    }

    /// Sends the clients on this node all stored events that they have missed. `trace` shows the
    /// last stroke in these events.
    fn announce_missing(&mut self, trace: Option<TraceFile>) {
        let Some(loaded) = &self.loaded else {
            return;
        };
        // Before the first client has joined, there is nothing to announce.
        let known = *self.last_announced.get_or_insert(loaded.stored);
        if known < loaded.stored {
            let events = loaded.table.events_since(known);
            let events: Vec<String> = events.iter().map(Event::to_json).collect();
            let events = SocketMessage::events_json(events.iter().map(String::as_str));
            self.tell(known, events.into(), trace);
        }
    }

    /// Sends the events after a version to all clients on this node.
    fn tell(&mut self, after: Version, events: Utf8Bytes, trace: Option<TraceFile>) {
        let Some(loaded) = &self.loaded else {
            return;
        };
        let update = if self.has_viewers() {
            loaded.table.update_since(after, trace)
        } else {
            None
        };
        let version = loaded.version();
        self.effects.push(Effect::Tell(Broadcast {
            version,
            events,
            update: update.map(|update| update.to_json().into()),
        }));
        self.last_announced = Some(version);
    }

    /// Announces the rematch table once to all clients.
    fn tell_next(&mut self, table: TableId) {
        if let Some(loaded) = &mut self.loaded {
            loaded.next = Some(table.clone());
        }
        if !std::mem::replace(&mut self.knows_next, true) {
            let text = SocketMessage::Next { table }.to_json().into();
            self.effects.push(Effect::TellAll(text));
        }
    }

    /// Stores the summary for lists if it is outdated.
    fn store_summary(&mut self) {
        if self.alarms.summary.take().is_some()
            && let Some(loaded) = &self.loaded
        {
            self.effects.push(Effect::StoreSummary(Batch {
                summaries: vec![loaded.summary()],
                ..Batch::default()
            }));
        }
    }

    /// Disconnects all clients. The clients reconnect here or to another node, and get the stored
    /// state.
    fn disconnect_all(&mut self, now: &Now) {
        self.clients = Vec::new();
        self.effects.push(Effect::DisconnectAll);
        self.presence_changed(now);
    }

    /// Returns whether any client does not apply events itself.
    fn has_viewers(&self) -> bool {
        self.clients.iter().any(|client| !client.follows)
    }
}

fn earliest(one: Option<Instant>, other: Option<Instant>) -> Option<Instant> {
    match (one, other) {
        (Some(one), Some(other)) => Some(one.min(other)),
        (one, other) => one.or(other),
    }
}
