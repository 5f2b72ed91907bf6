//! One of several servers on one database.
//!
//! Nothing here decides anything: the key (table, version) of the log does. A node judges by what
//! it has in memory; if another was faster, its transaction conflicts, it takes over what it
//! missed, and judges again. NATS makes nodes quick, not right: what they hear of each other they
//! could as well read in the database, and do when versions show a gap, when NATS is away, and
//! every few seconds anyway.

mod bus;
mod follow;
mod leases;
mod poll;
mod presence;

pub(crate) use follow::Shared;
pub(crate) use leases::Lease;

use crate::App;
use crate::error::Error;
use crate::limits::locked;
use crate::random;
use crate::room::{News, Room};
use crate::start::CannotStart;
use bus::Bus;
use leases::Leases;
use protocol::cluster::NodeToNode;
use protocol::{Millis, Version};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use storage::{Absence, Beat, Store};

/// How often a node gives a sign of life.
const BEAT: Duration = Duration::from_secs(1);
/// A database that has not answered a sign of life for so long may be away.
const STALE: Duration = Duration::from_secs(3);
/// A node that cannot reach the database for so long sends its clients to the others.
const LOST: Duration = Duration::from_secs(5);
/// A measurement of the time that took longer is not used, unless there is no recent one.
const PRECISE: Duration = Duration::from_millis(200);
/// The time is measured at least so often, precisely or not.
const MEASURED: Duration = Duration::from_mins(1);
/// Some node could not speak to the others within so many milliseconds.
const MUTE: Millis = 5_000;

/// This server among the others.
#[derive(Debug)]
pub(crate) struct Cluster {
    /// Another name at each start.
    pub(crate) node: String,
    bus: Option<Bus>,
    leases: Leases,
    pulse: Mutex<Pulse>,
    /// One sign of life at a time.
    beating: tokio::sync::Mutex<()>,
    /// Whether clients were sent away because the database is.
    lost: AtomicBool,
}

/// What the last sign of life brought.
#[derive(Debug)]
struct Pulse {
    /// When it was given.
    at: Instant,
    /// What the time was, by the database.
    measured: (Instant, Millis),
    absent_until: Millis,
    /// Whether a node cannot speak to the others.
    someone_mute: bool,
    /// When one was tried last in vain.
    failed: Option<Instant>,
}

impl Cluster {
    /// Joins the other servers on this database, or is the first.
    pub(crate) async fn join(
        store: &Store,
        nats: Option<&str>,
    ) -> Result<(Cluster, Vec<Absence>), CannotStart> {
        let failed = |problem: storage::Problem| {
            CannotStart::because(format!("cannot use the database: {problem}"))
        };
        let chance = random::bytes::<4>()
            .map_err(|_| CannotStart::because("the system has no randomness to give"))?;
        let number = store.common_number(u32::from_le_bytes(chance) >> 1).await;
        let number = number.map_err(failed)?;
        let node = random::letters::<8>()
            .map_err(|_| CannotStart::because("the system has no randomness to give"))?;
        let bus = match nats {
            Some(url) => Some(Bus::connect(url, &node, number).await?),
            None => None,
        };
        let begin = Instant::now();
        let beat = store.beat(bus.is_none()).await.map_err(failed)?;
        let absences = store.absences().await.map_err(failed)?;
        let cluster = Cluster {
            node,
            bus,
            leases: Leases::default(),
            pulse: Mutex::new(Pulse {
                at: begin,
                measured: (begin + begin.elapsed() / 2, beat.now),
                absent_until: beat.absent_until,
                someone_mute: false,
                failed: None,
            }),
            beating: tokio::sync::Mutex::default(),
            lost: AtomicBool::new(false),
        };
        Ok((cluster, absences))
    }

    /// The time by the database, which is the same for all nodes.
    pub(crate) fn now(&self) -> Millis {
        let (at, time) = locked(&self.pulse).measured;
        time + at.elapsed().as_millis() as Millis
    }

    /// When the last time without any node ended.
    pub(crate) fn absent_until(&self) -> Millis {
        locked(&self.pulse).absent_until
    }

    /// Whether this node or another cannot speak to the rest: then everyone looks more often.
    fn is_quiet(&self) -> bool {
        self.is_mute() || locked(&self.pulse).someone_mute
    }

    /// Whether NATS is connected, if it is used.
    pub(crate) fn hears_others(&self) -> Option<bool> {
        self.bus.as_ref().map(Bus::is_connected)
    }

    fn is_mute(&self) -> bool {
        self.bus.as_ref().is_none_or(|bus| !bus.is_connected())
    }

    fn silence(&self) -> Duration {
        locked(&self.pulse).at.elapsed()
    }

    /// Makes sure that the database was there a moment ago, and that all absences are known:
    /// before anybody is judged by the clock.
    pub(crate) async fn ready(&self, app: &App) -> Result<(), Error> {
        if self.silence() < STALE || self.beat(app).await {
            return Ok(());
        }
        Err(Error::unavailable())
    }

    /// Something that needs the database, or an error if that takes too long.
    pub(crate) async fn in_time<T>(
        &self,
        work: impl Future<Output = Result<T, Error>>,
    ) -> Result<T, Error> {
        let done = tokio::time::timeout(LOST, work).await;
        done.unwrap_or_else(|_| Err(Error::unavailable()))
    }

    /// Whether the database has been away for longer than a moment.
    pub(crate) fn is_lost(&self) -> bool {
        self.silence() > LOST
    }

    /// A sign of life; whether the database took it.
    async fn beat(&self, app: &App) -> bool {
        let _one = self.beating.lock().await;
        if self.silence() < BEAT / 2 {
            return true;
        }
        let failed = locked(&self.pulse).failed;
        if failed.is_some_and(|failed| failed.elapsed() < BEAT / 2) {
            return false;
        }
        let begin = Instant::now();
        let beating = app.store.beat(self.is_mute());
        let Ok(Ok(beat)) = tokio::time::timeout(STALE, beating).await else {
            locked(&self.pulse).failed = Some(Instant::now());
            return false;
        };
        if beat.absent_until > self.absent_until() {
            match app.store.absences().await {
                Ok(absences) => *locked(&app.absences) = absences.into(),
                Err(_) => return false,
            }
        }
        self.note(begin, beat);
        true
    }

    fn note(&self, begin: Instant, beat: Beat) {
        let mut pulse = locked(&self.pulse);
        let took = begin.elapsed();
        if took < PRECISE || pulse.measured.0.elapsed() > MEASURED {
            pulse.measured = (begin + took / 2, beat.now);
        }
        pulse.at = begin;
        pulse.absent_until = beat.absent_until;
        pulse.someone_mute = beat.mute.is_some_and(|mute| mute + MUTE > beat.now);
    }

    /// To everyone at a table, wherever they are, once.
    pub(crate) fn tell(
        &self,
        app: &App,
        room: &Room,
        (after, version): (Version, Version),
        news: &News,
    ) {
        room.tell_here(app, version, news);
        let message = NodeToNode::Events { after, version };
        self.publish(app, room, &message, &news.events);
    }

    /// To the other nodes with somebody at the table.
    pub(crate) fn publish(&self, app: &App, room: &Room, message: &NodeToNode, text: &str) {
        if let Some(bus) = &self.bus {
            bus.publish(app, bus.table(&room.name), message.with(text));
        }
    }

    /// To all other nodes.
    pub(crate) fn tell_nodes(&self, app: &App, message: &NodeToNode) {
        if let Some(bus) = &self.bus {
            bus.publish(app, bus.nodes(), message.with(""));
        }
    }

    /// To the other nodes on which a player is.
    pub(crate) fn notify(&self, app: &App, player: &str, text: &str) {
        if let Some(bus) = &self.bus {
            bus.publish(app, bus.player(player), text.to_owned());
        }
    }

    /// Says goodbye and gives back what this node has.
    pub(crate) async fn leave(&self, app: &App) {
        if let Err(error) = app.store.release_all(&self.node).await {
            tracing::error!(%error, "leases end by themselves");
        }
        if let Some(bus) = &self.bus {
            let node = self.node.clone();
            bus.farewell(&NodeToNode::Bye { node }).await;
        }
    }
}

/// Looks after everything that nodes do without anybody asking.
pub(crate) async fn housekeeping(app: App) {
    let Some(cluster) = &app.cluster else {
        return;
    };
    if let Some(bus) = &cluster.bus {
        tokio::spawn(bus.hear_nodes(app.clone()));
    }
    tokio::spawn(poll::run(app.clone()));
    let mut second = tokio::time::interval(BEAT);
    second.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    for count in 0_u64.. {
        second.tick().await;
        if cluster.beat(&app).await {
            if cluster.lost.swap(false, Ordering::Relaxed) {
                tracing::info!("the database is back");
            }
        } else if cluster.is_lost() && !cluster.lost.swap(true, Ordering::Relaxed) {
            tracing::error!("the database is away: clients are sent to other nodes");
            app.hub.stumble();
        }
        if count % 2 == 0 {
            leases::wake_due(&app, cluster).await;
        }
        if count % 600 == 300 {
            // Summaries that a dead node has left behind.
            if let Ok(ids) = app.store.lagging().await {
                tokio::spawn(mend(app.clone(), ids));
            }
        }
        if count % 3600 == 90 {
            // Next hour, then.
            let _ = app.store.sweep_leases().await;
        }
    }
}

async fn mend(app: App, ids: Vec<String>) {
    crate::clocks::wake(&app, ids).await;
}

/// Somebody has come to a table: from now on this node hears what happens there.
pub(crate) async fn attend(app: &App, room: &Arc<Room>) {
    if let Some(cluster) = &app.cluster {
        follow::attend(app, cluster, room).await;
    }
}

/// What a player's socket needs to hear what happens on other nodes; it ends with this.
pub(crate) fn hear_player(
    app: &App,
    player: &str,
    outbox: &crate::outbox::Outbox,
) -> Option<bus::Hearing> {
    let bus = app.cluster.as_ref()?.bus.as_ref()?;
    Some(bus.hear_player(player, outbox.downgrade()))
}
