//! Checks who may see a table. All tables are public, except those of tries, which show the dice.

use crate::app::App;
use crate::features::cups::KnownCup;
use crate::http::error::Error;
use crate::identity::player::Player;
use protocol::TableId;
use storage::{StorageError, TryTable};

fn no_table() -> Error {
    Error::not_found("This table does not exist.")
}

/// Returns the id of an existing table, and the cup try that the table belongs to, if any.
pub(crate) async fn find(app: &App, id: String) -> Result<(TableId, Option<TryTable>), Error> {
    let id = TableId::new(id).map_err(|_| no_table())?;
    if app.peers.is_lost() {
        // Another node may be able to reach the database, so the client should try again.
        return Err(Error::unavailable());
    }
    match app.store.try_table(id.as_str()).await {
        Ok(of) => Ok((id, of)),
        Err(StorageError::NotFound) => Err(no_table()),
        Err(other) => Err(other.into()),
    }
}

/// Returns the id of a table if it exists and this player may see it.
pub(crate) async fn known(
    app: &App,
    id: String,
    player: Option<&Player>,
) -> Result<TableId, Error> {
    let (id, of) = find(app, id).await?;
    if let Some(of) = of {
        check_access(app, &of, player).await?;
    }
    Ok(id)
}

/// Checks access to a try's table, which shows the dice. Until the edition has closed, only the
/// try's player and players who have finished the edition have access. Bots cannot play at such a
/// table.
pub(crate) async fn check_access(
    app: &App,
    table: &TryTable,
    player: Option<&Player>,
) -> Result<(), Error> {
    if let Some(own) = player.filter(|player| *player.id == *table.player) {
        return own.in_person();
    }
    let cup = KnownCup::find(app, &table.cup).await?;
    let who = player.map(|player| &*player.id);
    check_open(app, &cup, table.edition, who).await
}

/// Refuses to reveal an edition's dice until the edition has closed or this player has finished it.
pub(crate) async fn check_open(
    app: &App,
    cup: &KnownCup,
    edition: u32,
    who: Option<&str>,
) -> Result<(), Error> {
    if cup.is_closed(app, edition) {
        return Ok(());
    }
    if let Some(who) = who {
        let found = app.store.cup_try(&cup.id, edition, who).await?;
        if found.is_some_and(|found| found.is_finished) {
            return Ok(());
        }
    }
    let text = "Finish this edition of the cup yourself first: this would show you the dice.";
    Err(Error::forbidden(text))
}
