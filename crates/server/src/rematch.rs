//! The next match, once everyone wants it.

use crate::App;
use crate::live::{About, entry, shelf_for, summary};
use crate::random;
use crate::room::Room;
use protocol::cluster::NodeToNode;
use protocol::online::HostToClient;
use protocol::{Hex, TableId};
use std::sync::Arc;
use storage::{EventRow, NewTable};
use table::Secret;

/// Creates the table of the rematch and tells everyone where it is.
pub(crate) async fn create(app: App, room: Arc<Room>) {
    match next(&app, &room).await {
        Ok(Some(table)) => {
            if let Some(cluster) = &app.cluster {
                let table = table.clone();
                cluster.publish(&app, &room, &NodeToNode::Next { table }, "");
            }
            if room.note_next() {
                let text = HostToClient::Next { table }.to_json().into();
                room.broadcast(&app, &text);
            }
        }
        Ok(None) => {}
        Err(text) => tracing::error!(table = %room.name, text, "no rematch"),
    }
}

async fn next(app: &App, room: &Arc<Room>) -> Result<Option<TableId>, String> {
    let mut occupied = room.open(app).await.map_err(|error| error.problem.text)?;
    let live = occupied.live_mut();
    if live.next.is_some() {
        return Ok(None);
    }
    let failed = |error: crate::error::Error| error.problem.text;
    let id = crate::api::tables::new_id().map_err(failed)?;
    let secret = random::bytes::<32>().map_err(failed)?;
    let own = live.table.snapshot().ok_or("the table has no setup")?;
    let mut shelf = shelf_for(app, &own.setup)?;
    let now = app.now();
    let table = live
        .table
        .rematch(id.clone(), Secret::new(secret), &mut shelf, now)
        .map_err(|problem| problem.text)?;
    let about = About {
        open: live.open,
        chat: live.chat,
        created: now,
    };
    let event = table.events().first().ok_or("the table has no event")?;
    let new = NewTable {
        owner: live.owner.clone(),
        secret: Hex(secret).to_string(),
        listed: about.open,
        chat: crate::live::chat_word(about.chat).to_owned(),
        created: now,
        first: EventRow {
            table: id.as_str().into(),
            version: 1,
            event: event.to_json(),
        },
        summary: summary(&table, &entry(&table, about)),
        rematch_of: Some(room.name.to_string()),
    };
    match app.store.create_table(&new).await {
        Ok(()) => {
            app.metrics.tables_created_total.add(1);
            live.next = Some(id.clone());
            Ok(Some(id))
        }
        // Somebody else was faster; the next look at the table shows which it is.
        Err(storage::Problem::Conflict) => Ok(None),
        Err(problem) => Err(problem.to_string()),
    }
}
