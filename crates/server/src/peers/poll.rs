//! Polls the database for changes that were not received through NATS.

use super::bus::Bus;
use super::cluster::{Cluster, LOST};
use super::interface::TablesInUse;
use crate::own_tables::tables_of;
use protocol::Millis;
use protocol::online::SocketMessage;
use std::sync::Arc;
use std::time::Duration;

/// Polling interval while some node cannot reach NATS.
const QUICK: Duration = Duration::from_secs(1);
/// Number of [`QUICK`] intervals between polls of the tables while NATS works. Polling continues
/// because messages can still be lost.
const CALM: u64 = 10;
/// Number of [`QUICK`] intervals after which a node publishes its presence again.
const PRESENCE: u64 = 15;
/// Maximum number of tables per query.
const AT_ONCE: usize = 64;
/// How far back each poll looks for changed tables when it notifies players, in milliseconds.
const LATELY: Millis = 5_000;

pub(super) async fn run(cluster: Arc<Cluster>, tables: Arc<dyn TablesInUse>) {
    let mut second = tokio::time::interval(QUICK);
    second.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    for count in 0_u64.. {
        second.tick().await;
        if count % PRESENCE == 0 {
            tables.repeat_presence();
        }
        let renewed = cluster.bus.as_ref().is_some_and(Bus::was_renewed);
        let quick = renewed || cluster.is_quiet();
        if cluster.silence() > LOST || !(quick || count % CALM == 0) {
            continue;
        }
        for names in tables.names().chunks(AT_ONCE) {
            match cluster.store.standings(names).await {
                Ok(standings) => {
                    for standing in standings {
                        tables.compare(standing);
                    }
                }
                Err(error) => {
                    tracing::warn!(%error, "cannot poll tables");
                    break;
                }
            }
        }
        if renewed || (quick && count % 3 == 0) {
            notify_players(&cluster).await;
        }
    }
}

/// Notifies connected players about recent changes at their tables.
async fn notify_players(cluster: &Cluster) {
    let since = cluster.time().saturating_sub(LATELY);
    for player in cluster.watchers.players() {
        let Ok(own) = tables_of(&cluster.store, &player).await else {
            return;
        };
        for table in own.into_iter().filter(|own| own.table.updated > since) {
            let table = Box::new(table);
            let text = SocketMessage::Turn { table }.to_json().into();
            cluster.watchers.notify(&player, &text);
        }
    }
}
