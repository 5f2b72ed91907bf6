//! Matches that were played offline and have been counted. Each match counts for only one player.

use crate::error::Result;
use crate::writing::WriteTransaction;
use sqlx::Row;

/// Whether a match has been counted before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Claim {
    /// The match has not been counted before.
    New,
    /// The match has already been counted for this player.
    Known,
    /// The match has already been counted for another player.
    OfAnother,
}

/// Counts a match for a player unless it has been counted before. Returns whether it had been
/// counted, and if so, whether for this player.
pub(crate) async fn claim(
    transaction: &mut WriteTransaction,
    print: &str,
    player: &str,
) -> Result<Claim> {
    let sql = "INSERT INTO home_matches (print, player) VALUES ($1, $2) \
               ON CONFLICT (print) DO NOTHING";
    let query = sqlx::query(sql).bind(print).bind(player);
    if query.execute(&mut **transaction).await?.rows_affected() > 0 {
        return Ok(Claim::New);
    }
    let query = sqlx::query("SELECT player FROM home_matches WHERE print = $1").bind(print);
    let row = query.fetch_one(&mut **transaction).await?;
    let owner: String = row.try_get("player")?;
    Ok(if owner == player {
        Claim::Known
    } else {
        Claim::OfAnother
    })
}
