//! Public data about seated players.

use crate::error::Result;
use crate::store::Store;
use sqlx::any::AnyRow;
use sqlx::{AssertSqlSafe, Row};

/// A player seated at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct Sitter {
    pub table: String,
    pub seat: u8,
    pub player: String,
    /// The handle, or `None` if the profile is private or the player has no handle.
    pub handle: Option<String>,
    /// Whether this player is marked as a bot.
    pub bot: bool,
    /// Whether the player has no handle, not even a hidden one.
    pub guest: bool,
}

const AT_ONCE: usize = 100;

impl Store {
    /// Returns the players seated at these tables.
    pub async fn sitters(&self, tables: &[&str]) -> Result<Vec<Sitter>> {
        let mut sitters = Vec::new();
        for some in tables.chunks(AT_ONCE) {
            let places: Vec<String> = (1..=some.len()).map(|n| format!("${n}")).collect();
            let sql = format!(
                "SELECT s.table_id AS table_id, s.seat AS seat, s.player AS player, p.bot AS bot, \
                 CASE WHEN h.private = 0 THEN h.handle END AS handle, \
                 CASE WHEN h.player IS NULL THEN 1 ELSE 0 END AS guest \
                 FROM holders s JOIN players p ON p.id = s.player \
                 LEFT JOIN handles h ON h.player = s.player \
                 WHERE s.table_id IN ({}) ORDER BY s.table_id, s.seat",
                places.join(", ")
            );
            let query = sqlx::query(AssertSqlSafe(sql));
            let query = some.iter().fold(query, |query, table| query.bind(*table));
            let rows = query.fetch_all(&self.reader).await?;
            for row in &rows {
                sitters.push(sitter(row)?);
            }
        }
        Ok(sitters)
    }
}

fn sitter(row: &AnyRow) -> sqlx::Result<Sitter> {
    Ok(Sitter {
        table: row.try_get("table_id")?,
        seat: row.try_get::<i64, _>("seat")? as u8,
        player: row.try_get("player")?,
        handle: row.try_get("handle")?,
        bot: row.try_get::<i64, _>("bot")? != 0,
        guest: row.try_get::<i64, _>("guest")? != 0,
    })
}
