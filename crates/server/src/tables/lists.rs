//! Lists of tables, read from stored summaries. Changes from the last second may be missing.

use crate::app::App;
use crate::features::ratings;
use protocol::online::{OwnTable, TableEntry};
use std::collections::HashMap;
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

/// Adds handles, ratings, and bot and guest marks to the seats of listed tables.
pub(crate) async fn tell_sitters<'t>(
    app: &App,
    tables: impl Iterator<Item = &'t mut TableEntry>,
) -> Result<(), storage::StorageError> {
    let mut by_id: HashMap<String, &mut TableEntry> = tables
        .map(|table| (table.table.to_string(), table))
        .collect();
    let ids: Vec<String> = by_id.keys().cloned().collect();
    let ids: Vec<&str> = ids.iter().map(String::as_str).collect();
    let sitters = app.store.sitters(&ids).await?;
    let players: Vec<&str> = sitters.iter().map(|sitter| &*sitter.player).collect();
    let shown = ratings::shown_of(app, &players).await?;
    for sitter in sitters {
        let Some(table) = by_id.get_mut(&sitter.table) else {
            continue;
        };
        let kind = ratings::word(ratings::game_of(table));
        if let Some(seat) = table.seats.get_mut(usize::from(sitter.seat)) {
            (seat.handle, seat.bot, seat.guest) = (sitter.handle, sitter.bot, sitter.guest);
            seat.rating = shown.get(&(sitter.player, kind.to_owned())).copied();
        }
    }
    Ok(())
}
