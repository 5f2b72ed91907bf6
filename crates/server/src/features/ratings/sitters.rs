//! Adds what is known about seated players to lists of tables.

use crate::app::App;
use crate::features::ratings;
use protocol::online::TableEntry;
use std::collections::HashMap;

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
