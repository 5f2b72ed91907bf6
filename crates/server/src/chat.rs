//! What players say to each other.

use crate::App;
use crate::error::Error;
use crate::identity::Player;
use crate::limits::Rate;
use crate::random;
use crate::room::Room;
use axum::extract::ws::Utf8Bytes;
use protocol::PlayerName;
use protocol::cluster::NodeToNode;
use protocol::online::{HostToClient, Remark, Said, Scope};
use std::sync::Arc;
use storage::RemarkRow;

/// How fast somebody may talk, wherever they sit and by however many connections.
pub(crate) const RATE: Rate = Rate {
    per_second: 0.5,
    burst: 8.0,
};

/// So much of what was said a newcomer hears.
const RECENT: u32 = 30;

/// Says something at a table, to everyone there.
pub(crate) async fn say(
    app: &App,
    room: &Arc<Room>,
    player: &Player,
    what: Remark,
) -> Result<(), Error> {
    player.may(Scope::Play)?;
    if !app.talk.take(Arc::clone(&player.id)) {
        return Err(Error::too_many("Not so fast; wait a moment."));
    }
    let occupied = room.open(app).await?;
    let live = occupied.live();
    let seat = live.seats_of(Some(&player.id)).first().copied();
    if !what.is_allowed(live.chat, seat.is_some()) {
        return Err(Error::forbidden("This cannot be said at this table."));
    }
    drop(occupied);
    let name = PlayerName::kept(player.name.clone()).map_err(|_| Error::unavailable())?;
    let said = Said {
        at: app.now(),
        seat,
        name,
        what,
    };
    let row = RemarkRow {
        id: random::letters::<16>()?,
        table: room.name.to_string(),
        player: player.id.to_string(),
        said: said.at,
        remark: said.to_json(),
    };
    app.store.add_remark(&row).await?;
    let text: Utf8Bytes = HostToClient::Said { said }.to_json().into();
    if let Some(cluster) = &app.cluster {
        let (id, at) = (row.id, row.said);
        // A look into the database may have told it already.
        if room.note_remark(&id, at) {
            room.broadcast(app, &text);
        }
        cluster.publish(app, room, &NodeToNode::Said { id, at }, &text);
    } else {
        room.broadcast(app, &text);
    }
    Ok(())
}

/// What was said at a table lately.
pub(crate) async fn recent(app: &App, table: &str) -> Result<Vec<Said>, Error> {
    let remarks = app.store.remarks(table, RECENT).await?;
    let said = remarks.iter().filter_map(|text| Said::parse(text).ok());
    Ok(said.collect())
}
