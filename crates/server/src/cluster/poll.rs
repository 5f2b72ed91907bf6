//! Looking in the database for what was not heard.

use super::Cluster;
use super::follow::SLACK;
use super::presence::AGAIN;
use crate::App;
use crate::room::Room;
use protocol::TableId;
use protocol::online::{HostToClient, Said};
use std::sync::Arc;
use std::time::Duration;
use storage::Standing;

/// How often tables are looked at while nodes cannot speak to each other.
const QUICK: Duration = Duration::from_secs(1);
/// As many times less often while they can: a message may be lost all the same.
const CALM: u64 = 10;
/// Tables asked for at once.
const AT_ONCE: usize = 64;
/// Remarks told at once.
const REMARKS: u32 = 30;

pub(super) async fn run(app: App) {
    let Some(cluster) = &app.cluster else {
        return;
    };
    let mut second = tokio::time::interval(QUICK);
    second.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    for count in 0_u64.. {
        second.tick().await;
        let renewed = cluster
            .bus
            .as_ref()
            .is_some_and(super::bus::Bus::was_renewed);
        let quick = renewed || cluster.is_quiet();
        let rooms = open_rooms(&app, cluster, count % AGAIN == 0);
        if cluster.is_lost() || !(quick || count % CALM == 0) {
            continue;
        }
        for rooms in rooms.chunks(AT_ONCE) {
            compare(&app, rooms).await;
        }
        if renewed || (quick && count % 3 == 0) {
            tell_players(&app).await;
        }
    }
}

/// The rooms with somebody in them. Those that everyone has left are closed.
fn open_rooms(app: &App, cluster: &Cluster, again: bool) -> Vec<Arc<Room>> {
    let mut rooms = app.hub.rooms();
    rooms.retain(|room| {
        if room.close_if_empty() {
            cluster.tell_absence(app, room);
            return false;
        }
        if again {
            room.forget_silent_nodes();
            cluster.tell_presence(app, room, None);
        }
        room.known().is_some()
    });
    rooms
}

async fn compare(app: &App, rooms: &[Arc<Room>]) {
    let names: Vec<Arc<str>> = rooms.iter().map(|room| Arc::clone(&room.name)).collect();
    let standings = match app.store.standings(&names).await {
        Ok(standings) => standings,
        Err(error) => {
            tracing::warn!(%error, "cannot look at tables");
            return;
        }
    };
    for standing in standings {
        let room = TableId::new(standing.table.as_str()).ok();
        if let Some(room) = room.and_then(|id| app.hub.present(&id)) {
            tell(app, &room, standing).await;
        }
    }
}

async fn tell(app: &App, room: &Arc<Room>, standing: Standing) {
    let Some((version, said, next)) = room.known() else {
        return;
    };
    if version > 0
        && version < standing.version
        && let Ok(mut occupied) = room.open(app).await
    {
        occupied.catch_up(app).await;
    }
    if let (false, Some(next)) = (next, standing.next)
        && let Ok(table) = TableId::new(next)
    {
        room.tell_next(app, table).await;
    }
    if standing.said.is_some_and(|last| last > said) {
        let since = said.saturating_sub(SLACK);
        let remarks = app.store.remarks_since(&room.name, since, REMARKS).await;
        for (id, text) in remarks.unwrap_or_default() {
            if let Ok(said) = Said::parse(&text) {
                let at = said.at;
                room.tell_said(app, &id, at, &HostToClient::Said { said }.to_json());
            }
        }
    }
}

/// Players with a socket of their own hear of tables that have changed lately.
async fn tell_players(app: &App) {
    let since = app.now().saturating_sub(SLACK);
    for player in app.hub.watching() {
        let Ok(own) = crate::api::me::tables_of(app, &player).await else {
            return;
        };
        for table in own.into_iter().filter(|own| own.table.updated > since) {
            let table = Box::new(table);
            let text = HostToClient::Turn { table }.to_json().into();
            app.hub.notify(&player, &text);
        }
    }
}
