//! Keeping up with what other nodes do at a table.

use super::Cluster;
use super::bus::Hearing;
use super::presence::Elsewhere;
use crate::App;
use crate::limits::locked;
use crate::live::Live;
use crate::occupied::Occupied;
use crate::room::{News, Progress, Room};
use protocol::cluster::NodeToNode;
use protocol::online::HostToClient;
use protocol::{Event, EventKind, Millis, Seat, TableId, TraceFile, Version};
use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

/// What this node knows of the others at a table, as long as it has somebody there.
#[derive(Debug, Default)]
pub(crate) struct Shared {
    /// The version that everyone here was told; unknown until the first is welcomed.
    told: Option<Version>,
    /// When something was said that everyone here was told.
    said: Millis,
    remarks: VecDeque<String>,
    /// Whether everyone here knows the table of the rematch.
    next: bool,
    pub(super) elsewhere: Elsewhere,
    /// Who is here, as the other nodes were told.
    pub(super) here: Option<(Vec<Seat>, u32)>,
    _hearing: Option<Hearing>,
}

/// So many remarks are known again.
const REMARKS: usize = 64;
/// Clocks of remarks may differ by so much on their way to the database.
pub(super) const SLACK: Millis = 5_000;

/// From now on this node hears what happens at the table.
pub(super) async fn attend(app: &App, cluster: &Cluster, room: &Arc<Room>) {
    let begins = {
        let mut shared = locked(&room.shared);
        if shared.is_some() {
            return;
        }
        let heard = cluster.bus.as_ref().map(|bus| bus.hear_table(app, room));
        let (hearing, begins) = heard.unzip();
        *shared = Some(Box::new(Shared {
            said: cluster.now(),
            _hearing: hearing,
            ..Shared::default()
        }));
        begins
    };
    if let Some(begins) = begins {
        // If NATS does not answer, the database does.
        let _ = tokio::time::timeout(Duration::from_millis(500), begins).await;
    }
    cluster.publish(app, room, &NodeToNode::Who {}, "");
}

/// Another node tells something about a table at which somebody is here.
pub(super) async fn heard(app: &App, room: &Arc<Room>, message: NodeToNode, text: &str) {
    match message {
        NodeToNode::Events { after, version } => updated(app, room, after, version, text).await,
        NodeToNode::Said { id, at } => room.tell_said(app, &id, at, text),
        NodeToNode::Next { table } => room.tell_next(app, table).await,
        NodeToNode::Here {
            node,
            seats,
            spectators,
        } => room.heard_presence(node, seats, spectators),
        NodeToNode::Who {} => {
            if let Some(cluster) = &app.cluster {
                cluster.tell_presence(app, room, None);
            }
        }
        NodeToNode::Forget {} => room.forget().await,
        NodeToNode::Closed {} => room.close(app).await,
        NodeToNode::Bye { .. } | NodeToNode::SignOut { .. } => {}
    }
}

async fn updated(app: &App, room: &Arc<Room>, after: Version, version: Version, text: &str) {
    if room.told().is_some_and(|told| told >= version) {
        return;
    }
    let mut inside = room.inside().await;
    let Some(live) = inside
        .as_deref_mut()
        .filter(|live| !live.progress.is_broken())
    else {
        drop(inside);
        if room.told().is_none_or(|told| told == after) && !room.has_viewers() {
            room.tell_here(app, version, &News::only(version, text.into()));
        } else {
            // Something is missing before it, or somebody wants to see how the table stands.
            // Being loaded, the table tells it.
            let _ = room.open(app).await;
        }
        return;
    };
    if live.has_pending() {
        // Our own events for the same versions are on their way; they will conflict.
        return;
    }
    let known = live.table.state().version();
    if known >= version {
        return;
    }
    if after <= known
        && let Ok(events) = HostToClient::parse_events(text)
        && let Some(trace) = follow(app, room, live, events).await
    {
        room.tell_missing(app, live, trace);
        go_on(app, room, live);
    } else {
        drop(inside);
        if let Ok(mut occupied) = room.open(app).await {
            occupied.catch_up(app).await;
        }
    }
}

/// Takes over events that are durable, and gives the stroke among them, if there is one. If they
/// do not fit, the table is loaded anew.
pub(super) async fn follow(
    app: &App,
    room: &Room,
    live: &mut Live,
    events: Vec<Event>,
) -> Option<Option<TraceFile>> {
    let mut seats_changed = false;
    let is_viewed = room.has_viewers();
    let mut last = None;
    for event in events {
        if event.version <= live.table.state().version() {
            continue;
        }
        seats_changed |= matches!(
            event.what,
            EventKind::Joined { .. } | EventKind::Left { .. }
        );
        if let (true, EventKind::Acted { seat, action, .. }) = (is_viewed, &event.what) {
            last = live.table.state().trace(*seat, action).or(last);
        }
        if live.table.follow(event).is_err() {
            spoil(live);
            return None;
        }
    }
    if seats_changed {
        let Ok(row) = app.store.table(&room.name).await else {
            spoil(live);
            return None;
        };
        live.seat(row.holders);
        room.changed.store(true, Ordering::Relaxed);
    }
    let state = live.table.state();
    live.written = state.version();
    live.progress
        .durable
        .fetch_max(live.written, Ordering::Release);
    live.told = Some((state.status(), state.turn()));
    live.due = Some(live.due_now());
    if is_viewed {
        // How the table stands will be wanted again.
        live.touch();
    }
    app.metrics.events_followed_total.add(1);
    Some(last)
}

/// Whoever opens the table next loads it.
fn spoil(live: &Live) {
    live.progress.broken.store(true, Ordering::Release);
}

/// The clock of the next move; a computer's only if that is this node's business.
fn go_on(app: &App, room: &Arc<Room>, live: &mut Live) {
    let Some(cluster) = &app.cluster else {
        return;
    };
    if cluster.leases.holds(&room.name) {
        crate::occupied::go_on(app, room, live);
    } else {
        crate::clocks::set(app, room, live);
    }
}

impl Occupied<'_> {
    /// Takes over what other nodes have stored; whether there was something.
    pub(crate) async fn catch_up(&mut self, app: &App) -> bool {
        let room = Arc::clone(self.room());
        let live = self.live_mut();
        if live.has_pending() || live.progress.is_broken() {
            return false;
        }
        let known = live.table.state().version();
        let events = match app.store.events(&room.name, known).await {
            Ok(events) => events,
            Err(error) => {
                tracing::error!(%error, "cannot see what other nodes have done");
                return false;
            }
        };
        if events.is_empty() {
            room.tell_missing(app, live, None);
            return false;
        }
        app.metrics.catch_ups_total.add(1);
        let events = events.iter().map(|event| Event::parse(event));
        let Ok(events) = events.collect::<Result<Vec<Event>, String>>() else {
            spoil(live);
            return false;
        };
        let Some(trace) = follow(app, &room, live, events).await else {
            return false;
        };
        room.tell_missing(app, live, trace);
        go_on(app, &room, live);
        true
    }
}

impl Room {
    fn told(&self) -> Option<Version> {
        locked(&self.shared).as_ref()?.told
    }

    /// News for everyone here, unless they know it.
    pub(super) fn tell_here(&self, app: &App, version: Version, news: &News) {
        let mut shared = locked(&self.shared);
        if let Some(shared) = shared.as_deref_mut() {
            if shared.told.is_some_and(|told| told >= version) {
                return;
            }
            shared.told = Some(version);
        }
        self.tell(app, news);
    }

    /// Tells everyone here what they have missed of a table whose events are all durable; `trace`
    /// is the last stroke among them.
    pub(crate) fn tell_missing(&self, app: &App, live: &Live, trace: Option<TraceFile>) {
        let version = live.table.state().version();
        let mut shared = locked(&self.shared);
        let Some(shared) = shared.as_deref_mut() else {
            return;
        };
        // Before anybody is welcomed nobody misses anything.
        let told = shared.told.replace(version).unwrap_or(version);
        if told < version {
            self.tell(app, &self.news(live, told, trace));
        }
    }

    /// What an update has to begin after, so that nobody here misses anything.
    pub(crate) fn told_before(&self, after: Version) -> Version {
        self.told().map_or(after, |told| told.min(after))
    }

    /// Something was said on another node, or is found in the database.
    pub(super) fn tell_said(&self, app: &App, id: &str, at: Millis, text: &str) {
        if self.note_remark(id, at) {
            self.broadcast(app, &text.into());
        }
    }

    /// Whether nobody here knows the remark.
    pub(crate) fn note_remark(&self, id: &str, at: Millis) -> bool {
        let mut shared = locked(&self.shared);
        let Some(shared) = shared.as_deref_mut() else {
            return true;
        };
        if shared.remarks.iter().any(|known| known == id) {
            return false;
        }
        if shared.remarks.len() >= REMARKS {
            shared.remarks.pop_front();
        }
        shared.remarks.push_back(id.to_owned());
        shared.said = shared.said.max(at);
        true
    }

    /// There is a rematch: once, wherever it was heard.
    pub(super) async fn tell_next(&self, app: &App, table: TableId) {
        if let Some(live) = self.inside().await.as_deref_mut() {
            live.next = Some(table.clone());
        }
        if self.note_next() {
            let text = HostToClient::Next { table }.to_json().into();
            self.broadcast(app, &text);
        }
    }

    /// Whether nobody here knows of the rematch.
    pub(crate) fn note_next(&self) -> bool {
        let mut shared = locked(&self.shared);
        let shared = shared.as_deref_mut();
        shared.is_none_or(|shared| !std::mem::replace(&mut shared.next, true))
    }

    /// What has to be compared with the database: version, time of the last remark, rematch.
    pub(super) fn known(&self) -> Option<(Version, Millis, bool)> {
        let shared = locked(&self.shared);
        let shared = shared.as_deref()?;
        Some((shared.told.unwrap_or(0), shared.said, shared.next))
    }

    /// Ends hearing if nobody is here any more; whether it has.
    pub(super) fn close_if_empty(&self) -> bool {
        let mut shared = locked(&self.shared);
        // Nobody who comes in now finds what is being closed: they enter first.
        shared.is_some() && self.is_empty() && shared.take().is_some()
    }
}

impl Live {
    /// Whether own events are on their way to the database.
    pub(crate) fn has_pending(&self) -> bool {
        let version = self.table.state().version();
        self.written < version || self.progress.durable.load(Ordering::Acquire) < self.written
    }
}

impl Progress {
    /// Another node was faster.
    pub(crate) fn conflict(&self) {
        self.conflict.store(true, Ordering::Release);
        self.broken.store(true, Ordering::Release);
    }
}
