//! The list of a player's tables, read from stored summaries. Changes from the last second may be
//! missing.

use protocol::online::{OwnTable, TableEntry};
use storage::Store;

/// Maximum number of a player's tables in a list.
const MAX_TABLES: u32 = 500;

/// Returns the tables at which a player has a seat, most recently active first.
pub(crate) async fn tables_of(
    store: &Store,
    player: &str,
) -> Result<Vec<OwnTable>, storage::StorageError> {
    let held = store.tables_of(player, MAX_TABLES).await?;
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
