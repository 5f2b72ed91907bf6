//! A server that shares its database with others: the shared clock, heartbeats, and messages to
//! other nodes.

use super::bus::Bus;
use super::interface::TablesInUse;
use super::leases::{LEASE, Lease, Leases};
use crate::http::limits::locked;
use crate::identity::sessions::Sessions;
use crate::metrics::Metrics;
use crate::random;
use crate::start_error::StartError;
use crate::watchers::Watchers;
use protocol::cluster::{NodeToNode, PROTOCOL};
use protocol::{Millis, TableId};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use storage::{Beat, Downtime, Store};

/// Interval between heartbeats.
const BEAT: Duration = Duration::from_secs(1);
/// If no heartbeat has succeeded for this long, the database may be down.
pub(super) const STALE: Duration = Duration::from_secs(3);
/// How long the database may be unreachable before a node sends its clients to other nodes.
pub(super) const LOST: Duration = Duration::from_secs(5);
/// Maximum duration of a precise measurement of the database's time. Slower measurements are
/// ignored, unless the last measurement used is older than [`MEASURED`].
const PRECISE: Duration = Duration::from_millis(200);
/// Maximum age of the time measurement in use. Once the measurement is older, the next one replaces
/// it, even a slow one.
const MEASURED: Duration = Duration::from_mins(1);
/// After a node reports that it cannot reach NATS, all nodes poll more often for this many
/// milliseconds.
const MUTE: Millis = 5_000;
/// A table is loaded this long before its next action is due, in milliseconds.
const AHEAD: Millis = 3_000;
/// Maximum number of tables loaded per search for due actions.
const MAX_TABLES_PER_SEARCH: u32 = 500;

/// This server, as a node in a cluster.
#[derive(Debug)]
pub(crate) struct Cluster {
    /// The node's name, which is different after each start.
    pub(super) node: String,
    pub(super) store: Store,
    pub(super) watchers: Arc<Watchers>,
    pub(super) sessions: Arc<Sessions>,
    metrics: Arc<Metrics>,
    pub(super) bus: Option<Bus>,
    pub(super) leases: Leases,
    pulse: Mutex<Pulse>,
    /// Locked during each heartbeat, so that heartbeats do not overlap.
    beating: tokio::sync::Mutex<()>,
    /// Whether clients have been sent to other nodes because the database is down.
    lost: AtomicBool,
}

/// The results of the last successful heartbeat, and when the last failed one ended.
#[derive(Debug)]
struct Pulse {
    /// When the heartbeat was sent.
    at: Instant,
    /// The database's time, and when it was measured.
    measured: (Instant, Millis),
    down_until: Millis,
    absences: Arc<[Downtime]>,
    /// Whether some node cannot reach NATS.
    someone_mute: bool,
    /// When the last failed heartbeat ended.
    failed: Option<Instant>,
}

impl Cluster {
    /// Transaction timeout. Slower transactions count as failed.
    pub(crate) const COMMIT: Duration = Duration::from_secs(10);

    /// Joins the cluster of servers on this database, or starts a new cluster.
    pub(crate) async fn join(
        store: &Store,
        nats: Option<&str>,
        watchers: Arc<Watchers>,
        sessions: Arc<Sessions>,
        metrics: Arc<Metrics>,
    ) -> Result<Cluster, StartError> {
        let failed = |problem: storage::StorageError| {
            StartError::because(format!("cannot use the database: {problem}"))
        };
        let no_entropy = |_| StartError::because("the system has no random number generator");
        let proposal = u32::from_le_bytes(random::bytes::<4>().map_err(no_entropy)?) >> 1;
        let number = store.common_number(proposal).await.map_err(failed)?;
        let spoken = store.newest_protocol(PROTOCOL).await.map_err(failed)?;
        if spoken > PROTOCOL + 1 {
            return Err(StartError::because(format!(
                "the servers on this database speak protocol {spoken} with each other and this \
                 program {PROTOCOL}; start a newer program"
            )));
        }
        let node = random::letters::<8>().map_err(no_entropy)?;
        let bus = match nats {
            Some(url) => Some(Bus::connect(url, &node, number, Arc::clone(&metrics)).await?),
            None => None,
        };
        tracing::info!(
            protocol = PROTOCOL,
            schema = Store::SCHEMA,
            "running as a node of a cluster"
        );
        let begin = Instant::now();
        let beat = store.beat(bus.is_none()).await.map_err(failed)?;
        let absences = store.downtimes().await.map_err(failed)?;
        Ok(Cluster {
            node,
            store: store.clone(),
            watchers,
            sessions,
            metrics,
            bus,
            leases: Leases::default(),
            pulse: Mutex::new(Pulse {
                at: begin,
                measured: (begin + begin.elapsed() / 2, beat.now),
                down_until: beat.down_until,
                absences: absences.into(),
                someone_mute: false,
                failed: None,
            }),
            beating: tokio::sync::Mutex::default(),
            lost: AtomicBool::new(false),
        })
    }

    /// Returns whether any node cannot reach NATS. If so, all nodes poll the database more often.
    pub(super) fn is_quiet(&self) -> bool {
        self.is_mute() || locked(&self.pulse).someone_mute
    }

    fn is_mute(&self) -> bool {
        self.bus.as_ref().is_none_or(|bus| !bus.is_connected())
    }

    /// Returns the time since the last successful heartbeat.
    pub(super) fn silence(&self) -> Duration {
        locked(&self.pulse).at.elapsed()
    }

    /// Returns the current time by the database's clock.
    pub(super) fn time(&self) -> Millis {
        let (at, time) = locked(&self.pulse).measured;
        time + at.elapsed().as_millis() as Millis
    }

    /// Returns the known periods in which no node was running.
    pub(super) fn known_downtimes(&self) -> Arc<[Downtime]> {
        Arc::clone(&locked(&self.pulse).absences)
    }

    /// Sends a heartbeat. Returns whether the database accepted it.
    pub(super) async fn beat(&self) -> bool {
        let _one = self.beating.lock().await;
        if self.silence() < BEAT / 2 {
            return true;
        }
        let failed = locked(&self.pulse).failed;
        if failed.is_some_and(|failed| failed.elapsed() < BEAT / 2) {
            return false;
        }
        let begin = Instant::now();
        let beating = self.store.beat(self.is_mute());
        let Ok(Ok(beat)) = tokio::time::timeout(STALE, beating).await else {
            locked(&self.pulse).failed = Some(Instant::now());
            return false;
        };
        let known = locked(&self.pulse).down_until;
        let absences = if beat.down_until > known {
            let Ok(absences) = self.store.downtimes().await else {
                return false;
            };
            Some(absences.into())
        } else {
            None
        };
        self.note(begin, beat, absences);
        true
    }

    fn note(&self, begin: Instant, beat: Beat, absences: Option<Arc<[Downtime]>>) {
        let mut pulse = locked(&self.pulse);
        let took = begin.elapsed();
        if took < PRECISE || pulse.measured.0.elapsed() > MEASURED {
            pulse.measured = (begin + took / 2, beat.now);
        }
        pulse.at = begin;
        pulse.down_until = beat.down_until;
        if let Some(absences) = absences {
            pulse.absences = absences;
        }
        pulse.someone_mute = beat.mute.is_some_and(|mute| mute + MUTE > beat.now);
    }

    /// Sends heartbeats and wakes tables with due actions. Runs forever.
    pub(super) async fn keep_alive(self: Arc<Cluster>, tables: Arc<dyn TablesInUse>) {
        let mut second = tokio::time::interval(BEAT);
        second.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        for count in 0_u64.. {
            second.tick().await;
            if self.beat().await {
                if self.lost.swap(false, Ordering::Relaxed) {
                    tracing::info!("the database is available again");
                }
            } else if self.silence() > LOST && !self.lost.swap(true, Ordering::Relaxed) {
                tracing::error!("the database is down: clients are sent to other nodes");
                tables.disconnect_all();
                self.watchers.disconnect_all();
            }
            if count % 2 == 0 {
                self.wake_due(&*tables).await;
            }
            if count % 600 == 300
                && let Ok(ids) = self.store.lagging().await
            {
                // Wake tables whose summaries are outdated because a node died.
                for id in ids.into_iter().filter_map(|id| TableId::new(id).ok()) {
                    tables.wake(id);
                }
            }
            if count % 3600 == 90 {
                // After an error, the next attempt follows in an hour.
                let _ = self.store.sweep_leases().await;
            }
        }
    }

    /// Takes the lease of each table that has a due action and is handled by no other node. Wakes
    /// these tables.
    async fn wake_due(&self, tables: &dyn TablesInUse) {
        let begin = Instant::now();
        let time = LEASE.as_millis() as Millis;
        let due = match self
            .store
            .lease_due(&self.node, AHEAD, time, MAX_TABLES_PER_SEARCH)
            .await
        {
            Ok(due) => due,
            Err(error) => {
                tracing::warn!(%error, "cannot search for tables with due actions");
                return;
            }
        };
        for id in due.into_iter().filter_map(|id| TableId::new(id).ok()) {
            self.leases.note(id.as_str(), begin);
            tables.wake(id);
        }
    }

    /// Handles messages sent to all nodes. Runs forever, or returns at once if the server does not
    /// use NATS.
    pub(super) async fn hear_nodes(self: Arc<Cluster>, tables: Arc<dyn TablesInUse>) {
        let Some(bus) = &self.bus else {
            return;
        };
        let cluster = Arc::clone(&self);
        let hear = move |text: &str| {
            match NodeToNode::parse(text) {
                Some((NodeToNode::Bye { node }, _)) => tables.forget_node(&node),
                Some((NodeToNode::SignOut { player, credential }, _)) => {
                    cluster.sessions.end(&player, credential.as_deref());
                }
                _ => {}
            }
            true
        };
        let (_subscription, _) = bus.subscribe(bus.nodes(), hear);
        std::future::pending::<()>().await;
    }

    pub(super) async fn take_lease(&self, table: &str) -> Lease {
        if self.leases.is_safe(table) {
            return Lease::Held;
        }
        let held = self.leases.holds(table);
        let begin = Instant::now();
        let time = LEASE.as_millis() as Millis;
        match self.store.lease(table, &self.node, time).await {
            Ok(true) => {
                self.leases.note(table, begin);
                if held {
                    return Lease::Held;
                }
                self.metrics.leases_taken_total.add(1);
                Lease::Taken
            }
            Ok(false) => Lease::Refused,
            Err(error) => {
                tracing::warn!(%error, "cannot take a lease");
                Lease::Refused
            }
        }
    }
}
