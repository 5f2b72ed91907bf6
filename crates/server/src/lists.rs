//! Tables in lists, read from their summaries. What was done in the last second may not be there
//! yet.

use protocol::online::{OwnTable, TableEntry};
use storage::Store;

/// So many of a player's tables are listed.
const MOST: u32 = 500;

/// The tables at which a player holds seats, the liveliest first.
pub(crate) async fn tables_of(
    store: &Store,
    player: &str,
) -> Result<Vec<OwnTable>, storage::StorageError> {
    let held = store.tables_of(player, MOST).await?;
    let own = held.into_iter().filter_map(|held| {
        let table = TableEntry::parse(&held.summary).ok()?;
        Some(OwnTable {
            your_turn: table.turn.is_some_and(|turn| held.seats.contains(&turn)),
            table,
            seats: held.seats,
        })
    });
    Ok(own.collect())
}
