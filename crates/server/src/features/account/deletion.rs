//! Deletes a player and all their data.

use crate::app::App;
use crate::http::error::Error;
use crate::identity::player::STRANGER;
use crate::own_tables::tables_of;
use crate::random;
use crate::tables::{Command, Input};
use protocol::cluster::NodeToNode;
use protocol::online::OwnTable;
use protocol::{ClientToServer, MessageId, Request, Status, TableId};
use std::sync::Arc;

/// Deletes all of a player's data. Matches that the player played with others are kept.
pub(crate) async fn delete(app: &App, player: &Arc<str>) -> Result<(), Error> {
    let own = tables_of(&app.store, player).await?;
    for table in &own {
        withdraw(app, player, table).await?;
    }
    let mut tables: Vec<TableId> = own.into_iter().map(|own| own.table.table).collect();
    let tries = app.store.try_tables_of(player).await?.into_iter();
    tables.extend(tries.filter_map(|table| TableId::new(table).ok()));
    let stranger = format!("{STRANGER}{}", random::letters::<16>()?);
    app.store.delete_player(player, &stranger).await?;
    app.peers.sign_out(player, None);
    for id in tables {
        app.tables.tell(&id, Command::Tell(Input::Forget));
        let message = NodeToNode::Forget {};
        app.peers.publish(id.as_str(), &message, "");
    }
    Ok(())
}

/// Leaves a table. If the match has not begun, the seat becomes free; during the match, the player
/// resigns.
async fn withdraw(app: &App, player: &Arc<str>, own: &OwnTable) -> Result<(), Error> {
    if own.table.status == Status::Over {
        return Ok(());
    }
    for &seat in &own.seats {
        let request = match own.table.status {
            Status::Waiting => Request::Leave { seat },
            _ => Request::Resign { seat },
        };
        let id = MessageId::new(random::letters::<20>()?).map_err(|_| Error::unavailable())?;
        let message = ClientToServer { id, request };
        let player = Some(Arc::clone(player));
        let table = &own.table.table;
        let answer = app.tables.answer(table, player, message).await;
        // The request is refused if the table has changed in the meantime; then there is nothing
        // left to do.
        drop(answer);
    }
    Ok(())
}
