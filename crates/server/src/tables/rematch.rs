//! Creates a rematch once all players have agreed to it.

use super::entry::{About, new_row};
use super::host::Host;
use super::loaded::LoadedTable;
use crate::http::error::{AnyError, Error};
use crate::random;
use protocol::TableId;
use table::Secret;

/// Returns an unguessable id, because a table's link is its invitation.
pub(crate) fn new_id() -> Result<TableId, Error> {
    TableId::new(random::letters::<14>()?).map_err(|_| Error::unavailable())
}

/// Creates the table for the rematch. Returns `None` if another node was faster.
pub(super) async fn create(
    host: &Host,
    name: &str,
    loaded: &LoadedTable,
) -> Result<Option<TableId>, AnyError> {
    let failed = |error: Error| error.problem.text;
    let id = new_id().map_err(failed)?;
    let secret = random::bytes::<32>().map_err(failed)?;
    let own = loaded.table.snapshot().ok_or("the table has no setup")?;
    let mut courses = host.courses_of(&own.setup)?;
    let now = host.peers.now();
    let table = loaded
        .table
        .rematch(id.clone(), Secret::new(secret), &mut courses, now)?;
    let about = About {
        open: loaded.open,
        chat: loaded.chat,
        rated: loaded.rated,
        created: now,
    };
    let owner = loaded.owner.to_string();
    let mut new = new_row(&table, about, owner, secret, Some(name.to_owned()));
    new.reserved = loaded.reserved.as_ref().map(|seats| seats.players.clone());
    match host.store.create_table(&new).await {
        Ok(()) => {
            host.metrics.tables_created_total.add(1);
            Ok(Some(id))
        }
        // The next request for the table's state returns the rematch's id.
        Err(storage::StorageError::Conflict) => Ok(None),
        Err(problem) => Err(problem.into()),
    }
}
