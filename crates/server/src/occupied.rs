//! A table in use: messages are judged, what happens goes to the writer, and what comes next is seen
//! to.

use crate::App;
use crate::computers;
use crate::identity::Player;
use crate::limits::locked;
use crate::live::{Judged, Live};
use crate::room::{ReplyTo, Room};
use crate::writer::{Asked, Item, Reply};
use axum::extract::ws::Utf8Bytes;
use protocol::online::{HostToClient, OwnTable};
use protocol::{
    ClientToServer, Event, EventKind, Reason, Request, Seat, ServerToClient, TraceFile, Version,
};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use storage::{Batch, EventRow, Holder};
use tokio::sync::{MutexGuard, oneshot};

/// A room with its table loaded.
pub(crate) struct Occupied<'r> {
    pub(crate) room: &'r Arc<Room>,
    pub(crate) guard: MutexGuard<'r, Option<Box<Live>>>,
}

impl Occupied<'_> {
    /// The table. It is there as long as this is.
    pub(crate) fn live(&self) -> &Live {
        self.guard
            .as_deref()
            .expect("loaded when the room was opened")
    }

    pub(crate) fn live_mut(&mut self) -> &mut Live {
        self.guard
            .as_deref_mut()
            .expect("loaded when the room was opened")
    }

    /// Carries out a client's message; the answer goes out once everything is durable. Gives the
    /// bytes it has.
    pub(crate) async fn request(
        &mut self,
        app: &App,
        player: Option<&Player>,
        message: &ClientToServer,
        to: ReplyTo,
    ) -> usize {
        app.metrics.messages_total.add(1);
        let id = player.map(|player| &player.id);
        let mut asked = None;
        let judged = if let Some(refused) = self.unwanted(app, id, message) {
            refused
        } else if app.cluster.is_some() {
            asked = Some(Box::new(Asked::new(player, message)));
            Box::pin(self.judge_among_nodes(app, id, message)).await
        } else {
            let is_viewed = self.room.has_viewers();
            let live = self.live_mut();
            live.prepare(message).await;
            live.request(id, message, app.now(), is_viewed)
        };
        if judged.is_refused {
            app.metrics.messages_refused_total.add(1);
        }
        let bytes = judged.answer.len();
        let reply = match to {
            ReplyTo::Http(sender) => Reply::Http(sender, judged.answer.into()),
            ReplyTo::Socket(outbox) => {
                let text = ServerToClient::answer_json(&message.id, &judged.answer);
                Reply::Socket(outbox, text.into())
            }
        };
        let reply = Some((reply, asked));
        self.settle(app, id, reply, judged.trace).await;
        bytes
    }

    /// Refuses who was shown out, and names that are not wanted here.
    fn unwanted(
        &self,
        app: &App,
        player: Option<&Arc<str>>,
        message: &ClientToServer,
    ) -> Option<Judged> {
        let Request::Join { name, .. } = &message.request else {
            return None;
        };
        let shown_out = locked(&self.room.shown_out);
        if player.is_some_and(|player| shown_out.contains(player)) {
            let text = "whoever created this table wants to play with others";
            return Some(Judged::refused(Reason::NotYourSeat, text));
        }
        let text = "this name is not wanted here; choose another one";
        let blocked = app.blocked_words.are_in(name.as_str());
        blocked.then(|| Judged::refused(Reason::Illegal, text))
    }

    /// Answers a message by the newest state where an old one could show in the answer. Where
    /// something happens, the database finds out whether it was the newest.
    async fn judge_among_nodes(
        &mut self,
        app: &App,
        player: Option<&Arc<str>>,
        message: &ClientToServer,
    ) -> Judged {
        let looks = matches!(message.request, Request::Look {} | Request::Since { .. });
        if looks {
            self.catch_up(app).await;
        }
        let is_viewed = self.room.has_viewers();
        let live = self.live_mut();
        live.prepare(message).await;
        let judged = live.request(player, message, app.now(), is_viewed);
        if judged.is_refused && !judged.is_resent && !looks && self.catch_up(app).await {
            let live = self.live_mut();
            live.table.reconsider(&message.id);
            return live.request(player, message, app.now(), is_viewed);
        }
        judged
    }

    /// Time has passed.
    pub(crate) async fn tick(&mut self, app: &App) {
        // What happened is among the events.
        let _ = self.live_mut().table.tick(app.now());
        self.settle(app, None, None, None).await;
    }

    /// A computer player acts; what is returned answers when that is durable. Nothing if it cannot
    /// act like this.
    pub(crate) async fn computer_acts(
        &mut self,
        app: &App,
        action: protocol::GameAction,
    ) -> Option<oneshot::Receiver<Utf8Bytes>> {
        struct Decided(protocol::GameAction);
        impl table::Player for Decided {
            fn choose(&mut self, _: &table::Play, _: Seat, _: u8) -> protocol::GameAction {
                self.0.clone()
            }
        }
        let live = self.live_mut();
        match live.table.computer_turn(&mut Decided(action), app.now()) {
            Ok(update) => {
                app.metrics.computer_turns_total.add(1);
                let trace = match update {
                    Some(ServerToClient::Update { trace, .. }) => trace,
                    _ => None,
                };
                let (sender, durable) = oneshot::channel();
                let reply = Some((Reply::Http(sender, "".into()), None));
                self.settle(app, None, reply, trace).await;
                Some(durable)
            }
            Err(problem) => {
                tracing::error!(table = %self.room.name, %problem, "a computer player is stuck");
                None
            }
        }
    }

    /// Sends what has happened to the writer, and sees to what comes next.
    pub(crate) async fn settle(
        &mut self,
        app: &App,
        by: Option<&Arc<str>>,
        reply: Option<(Reply, Option<Box<Asked>>)>,
        trace: Option<TraceFile>,
    ) {
        let (reply, asked) = reply.unzip();
        let room = Arc::clone(self.room);
        let live = self.live_mut();
        live.touch();
        let version = live.table.state().version();
        let mut after = live.written;
        let mut batch = Batch::default();
        let mut listed = false;
        let lines = live.table.take_lines(live.written);
        for (event, line) in live.table.events_since(live.written).iter().zip(lines) {
            batch.events.push(EventRow {
                table: Arc::clone(&room.name),
                version: event.version,
                event: line,
            });
            listed |= changes_lists(event);
            if let Some((seat, held)) = holding(event) {
                let player = by.filter(|_| held).cloned();
                batch.holders.push(Holder {
                    table: Arc::clone(&room.name),
                    seat,
                    player: player.as_deref().map(str::to_owned),
                });
                if let Some(place) = live.holders.get_mut(usize::from(seat)) {
                    *place = player;
                }
                room.changed.store(true, Ordering::Relaxed);
            }
        }
        live.written = version;
        let happened = !batch.events.is_empty();
        if !happened && live.progress.durable.load(Ordering::Acquire) >= version {
            if let Some(reply) = reply {
                reply.send();
            }
            self.go_on(app);
            return;
        }
        if app.cluster.is_some() && happened {
            // Nodes find what is due by the summary, so that is never late.
            let due = Some(live.due_now());
            listed |= live.due != due;
            live.due = due;
        }
        let news = happened.then(|| {
            let known = room.told_before(after);
            if known < after {
                after = known;
                return room.news(live, known, None);
            }
            let events = batch.events.iter().map(|row| row.event.as_str());
            room.news_of(live, after, events, trace)
        });
        if listed {
            batch.summaries.push(live.summary());
            live.dirty = false;
        } else if happened && !live.dirty {
            live.dirty = true;
            app.hub.note_dirty(&room);
        }
        let notices = if happened {
            notices(app, live)
        } else {
            Vec::new()
        };
        let item = Item {
            room,
            progress: Arc::clone(&live.progress),
            after,
            version,
            batch,
            asked: asked.flatten(),
            reply,
            news,
            notices,
            rematch: live.next.is_none() && live.table.state().rematch_agreed(),
        };
        if app.writer.send(item).await.is_err() {
            live.progress.broken.store(true, Ordering::Release);
        }
        self.go_on(app);
    }

    /// Waits until all that has happened here is stored; whether it is.
    pub(crate) async fn stored(&mut self, app: &App) -> bool {
        let (sender, durable) = oneshot::channel();
        let reply = Some((Reply::Http(sender, "".into()), None));
        self.settle(app, None, reply, None).await;
        durable.await.is_ok()
    }

    /// Lets a computer player think, and sets the clock.
    fn go_on(&mut self, app: &App) {
        let room = Arc::clone(self.room);
        go_on(app, &room, self.live_mut());
    }

    pub(crate) fn room(&self) -> &Arc<Room> {
        self.room
    }
}

/// Lets a computer player think, and sets the clock.
pub(crate) fn go_on(app: &App, room: &Arc<Room>, live: &mut Live) {
    if !live.thinking && live.table.state().computer_in_turn().is_some() {
        live.thinking = true;
        let (room, table) = (Arc::clone(room), Arc::clone(&live.progress));
        tokio::spawn(computers::play(app.clone(), room, table));
    }
    crate::clocks::set(app, room, live);
}

/// Whether lists of tables look different after it.
fn changes_lists(event: &Event) -> bool {
    !matches!(
        event.what,
        EventKind::Acted { .. } | EventKind::Drawn { .. } | EventKind::Resumed { .. }
    )
}

/// The seat that is taken (true) or given up (false).
fn holding(event: &Event) -> Option<(Seat, bool)> {
    match event.what {
        EventKind::Joined { seat, .. } => Some((seat, true)),
        EventKind::Left { seat } => Some((seat, false)),
        _ => None,
    }
}

/// What the players of the table hear on their own sockets when it is somebody else's turn.
fn notices(app: &App, live: &mut Live) -> Vec<(Arc<str>, Utf8Bytes)> {
    let state = live.table.state();
    let standing = (state.status(), state.turn());
    if live.told == Some(standing) {
        return Vec::new();
    }
    live.told = Some(standing);
    let mut players: Vec<Arc<str>> = live.holders.iter().flatten().cloned().collect();
    players.sort();
    players.dedup();
    // Of several nodes, none knows who listens at the others.
    if app.cluster.is_none() {
        players.retain(|player| app.hub.is_watching(player));
    }
    let notice = |player: Arc<str>| {
        let own = own_table(live, &player);
        let table = Box::new(own);
        let text = HostToClient::Turn { table }.to_json();
        (player, text.into())
    };
    players.into_iter().map(notice).collect()
}

fn own_table(live: &Live, player: &Arc<str>) -> OwnTable {
    let seats = live.seats_of(Some(player));
    let entry = live.entry();
    OwnTable {
        your_turn: entry.turn.is_some_and(|turn| seats.contains(&turn)),
        table: entry,
        seats,
    }
}

/// The version a client should have come to.
pub(crate) fn durable(live: &Live) -> Version {
    live.progress.durable.load(Ordering::Acquire)
}
