//! Passkeys and pending authenticator challenges.

use crate::error::{Result, StorageError};
use crate::number::{Millis, natural, number};
use crate::players::{Credential, add_credential, forget_old_keys};
use crate::store::Store;
use sqlx::Row;
use sqlx::any::AnyRow;

/// A passkey's public half.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct PasskeyRow {
    /// The credential id in hexadecimal. `public_key` and `state` are also hexadecimal.
    pub id: String,
    pub player: String,
    pub name: String,
    pub public_key: String,
    /// The part of the passkey that changes with every use.
    pub state: String,
    pub created: Millis,
    pub used: Option<Millis>,
}

/// A pending challenge.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct CeremonyRow {
    pub id: String,
    /// The player who is adding a passkey, or `None` for a sign-in.
    pub player: Option<String>,
    pub state: String,
    pub expires: Millis,
}

impl Store {
    /// Stores a challenge.
    pub async fn begin_ceremony(&self, row: &CeremonyRow) -> Result<()> {
        let sql = "INSERT INTO ceremonies (id, player, state, expires_at) \
                   VALUES ($1, $2, $3, $4)";
        let query = sqlx::query(sql)
            .bind(row.id.as_str())
            .bind(row.player.clone())
            .bind(row.state.as_str())
            .bind(number(row.expires));
        self.write(query).await?;
        Ok(())
    }

    /// Removes and returns a challenge. If two requests try to take it, only one succeeds.
    pub async fn take_ceremony(&self, id: &str, now: Millis) -> Result<CeremonyRow> {
        let sql = "SELECT id, player, state, expires_at FROM ceremonies WHERE id = $1";
        let row = sqlx::query(sql).bind(id).fetch_one(&self.reader).await?;
        let row = CeremonyRow {
            id: row.try_get("id")?,
            player: row.try_get("player")?,
            state: row.try_get("state")?,
            expires: natural(row.try_get("expires_at")?),
        };
        let query = sqlx::query("DELETE FROM ceremonies WHERE id = $1").bind(id);
        if self.write(query).await? == 0 || row.expires < now {
            return Err(StorageError::NotFound);
        }
        Ok(row)
    }

    /// Deletes expired challenges.
    pub async fn sweep_ceremonies(&self, now: Millis) -> Result<()> {
        let query = sqlx::query("DELETE FROM ceremonies WHERE expires_at < $1");
        self.write(query.bind(number(now))).await?;
        Ok(())
    }

    /// Returns the number of a player's pending challenges.
    pub async fn ceremonies_of(&self, player: &str, now: Millis) -> Result<u64> {
        let sql = "SELECT COUNT(*) AS number FROM ceremonies WHERE player = $1 \
                   AND expires_at >= $2";
        let row = sqlx::query(sql).bind(player).bind(number(now));
        let row = row.fetch_one(&self.reader).await?;
        Ok(natural(row.try_get("number")?))
    }

    /// Adds a passkey. Fails with a conflict if the passkey already exists.
    pub async fn add_passkey(&self, row: &PasskeyRow) -> Result<()> {
        let sql = "INSERT INTO passkeys (id, player, name, public_key, state, created_at, \
                   used_at) VALUES ($1, $2, $3, $4, $5, $6, $7)";
        let query = sqlx::query(sql)
            .bind(row.id.as_str())
            .bind(row.player.as_str())
            .bind(row.name.as_str())
            .bind(row.public_key.as_str())
            .bind(row.state.as_str())
            .bind(number(row.created))
            .bind(row.used.map(number));
        self.write(query).await?;
        Ok(())
    }

    /// Returns a passkey by its id.
    pub async fn passkey(&self, id: &str) -> Result<PasskeyRow> {
        let sql = "SELECT id, player, name, public_key, state, created_at, used_at \
                   FROM passkeys WHERE id = $1";
        let row = sqlx::query(sql).bind(id).fetch_one(&self.reader).await?;
        Ok(passkey(&row)?)
    }

    /// Returns a player's passkeys, oldest first.
    pub async fn passkeys_of(&self, player: &str) -> Result<Vec<PasskeyRow>> {
        let sql = "SELECT id, player, name, public_key, state, created_at, used_at \
                   FROM passkeys WHERE player = $1 ORDER BY created_at, id";
        let rows = sqlx::query(sql).bind(player);
        let rows = rows.fetch_all(&self.reader).await?;
        Ok(rows.iter().map(passkey).collect::<sqlx::Result<_>>()?)
    }

    /// Deletes a player's passkey.
    pub async fn remove_passkey(&self, player: &str, id: &str) -> Result<()> {
        let query = sqlx::query("DELETE FROM passkeys WHERE id = $1 AND player = $2");
        if self.write(query.bind(id).bind(player)).await? == 0 {
            return Err(StorageError::NotFound);
        }
        Ok(())
    }

    /// Records the use of a passkey: stores its new state and a key for the device.
    pub async fn use_passkey(&self, id: &str, state: &str, key: &Credential) -> Result<()> {
        let mut transaction = self.writers.begin().await?;
        let sql = "UPDATE passkeys SET state = $1, used_at = $2 WHERE id = $3 AND player = $4";
        let query = sqlx::query(sql)
            .bind(state)
            .bind(number(key.created))
            .bind(id)
            .bind(key.player.as_str());
        if query.execute(&mut *transaction).await?.rows_affected() == 0 {
            transaction.rollback().await?;
            return Err(StorageError::NotFound);
        }
        add_credential(&mut transaction, key).await?;
        forget_old_keys(&mut transaction, &key.player).await?;
        transaction.commit().await
    }
}

fn passkey(row: &AnyRow) -> sqlx::Result<PasskeyRow> {
    Ok(PasskeyRow {
        id: row.try_get("id")?,
        player: row.try_get("player")?,
        name: row.try_get("name")?,
        public_key: row.try_get("public_key")?,
        state: row.try_get("state")?,
        created: natural(row.try_get("created_at")?),
        used: row.try_get::<Option<i64>, _>("used_at")?.map(natural),
    })
}
