//! Keyed hashes of the networks that players connect from. While a network is on hold, no new
//! players can be created from it.
//!
//! The IP addresses themselves never reach the database.

use crate::error::Result;
use crate::number::{Millis, natural, number};
use crate::store::Store;
use sqlx::Row;

impl Store {
    /// Returns the key for hashing IP addresses. The first call stores `new` as the key.
    pub async fn address_key(&self, new: &str) -> Result<String> {
        let sql = "INSERT INTO address_keys (name, key) VALUES ('addresses', $1) \
                   ON CONFLICT (name) DO NOTHING";
        self.write(sqlx::query(sql).bind(new)).await?;
        let query = sqlx::query("SELECT key FROM address_keys WHERE name = 'addresses'");
        Ok(query.fetch_one(&self.reader).await?.try_get("key")?)
    }

    /// Records that a player connected from a network.
    pub async fn note_address(&self, player: &str, hash: &str, now: Millis) -> Result<()> {
        let sql = "INSERT INTO player_addresses (player, hash, seen_at) VALUES ($1, $2, $3) \
                   ON CONFLICT (player, hash) DO UPDATE SET seen_at = excluded.seen_at";
        let query = sqlx::query(sql).bind(player).bind(hash);
        self.write(query.bind(number(now))).await?;
        Ok(())
    }

    /// Returns the networks that a player has connected from, each with the time of the last visit,
    /// latest first.
    pub async fn addresses_of(&self, player: &str) -> Result<Vec<(String, Millis)>> {
        let sql = "SELECT hash, seen_at FROM player_addresses WHERE player = $1 \
                   ORDER BY seen_at DESC, hash";
        let rows = sqlx::query(sql)
            .bind(player)
            .fetch_all(&self.reader)
            .await?;
        let mut found = Vec::new();
        for row in &rows {
            found.push((row.try_get("hash")?, natural(row.try_get("seen_at")?)));
        }
        Ok(found)
    }

    /// Returns whether a network is on hold.
    pub async fn is_held(&self, hash: &str, now: Millis) -> Result<bool> {
        let sql = "SELECT hash FROM address_holds WHERE hash = $1 AND until_at > $2";
        let query = sqlx::query(sql).bind(hash).bind(number(now));
        Ok(query.fetch_optional(&self.reader).await?.is_some())
    }

    /// Deletes network hashes last seen before `before`, and holds that have ended.
    pub async fn sweep_addresses(&self, before: Millis, now: Millis) -> Result<()> {
        let query = sqlx::query("DELETE FROM player_addresses WHERE seen_at < $1");
        self.write(query.bind(number(before))).await?;
        let query = sqlx::query("DELETE FROM address_holds WHERE until_at <= $1");
        self.write(query.bind(number(now))).await?;
        Ok(())
    }
}
