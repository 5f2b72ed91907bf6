//! Players and their credentials.

use crate::entrants::delete_entrant;
use crate::error::{Result, StorageError};
use crate::number::{Millis, natural, number};
use crate::store::Store;
use crate::tables::remove_table;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

/// A player.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct PlayerRow {
    pub id: String,
    pub name: String,
    pub created: Millis,
    /// Whether this player is marked as a bot.
    pub bot: bool,
}

/// The purpose of a credential.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CredentialKind {
    /// A device's key.
    Key,
    /// A one-time code that signs in another device.
    Device,
    /// A one-time code for a player who has lost the key.
    Recovery,
    /// A bot token.
    Bot,
}

impl CredentialKind {
    fn word(self) -> &'static str {
        match self {
            CredentialKind::Key => "key",
            CredentialKind::Device => "device",
            CredentialKind::Recovery => "recovery",
            CredentialKind::Bot => "bot",
        }
    }

    fn read(word: &str) -> Result<CredentialKind> {
        let all = [Self::Key, Self::Device, Self::Recovery, Self::Bot];
        let found = all.into_iter().find(|kind| kind.word() == word);
        found.ok_or_else(|| StorageError::Damaged(format!("unknown credential kind {word}")))
    }
}

/// A player's credential. Only a hash of its secret is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct Credential {
    pub id: String,
    pub player: String,
    pub kind: CredentialKind,
    pub hash: String,
    /// The name of a bot token or device.
    pub name: String,
    /// The scopes of a bot token: words separated by spaces.
    pub scopes: String,
    pub created: Millis,
    pub expires: Option<Millis>,
}

/// Maximum number of keys per player. When a player has more keys, the oldest ones are deleted.
const KEYS: i64 = 50;

const CREDENTIAL: &str = "SELECT id, player, kind, hash, name, scopes, created_at, expires_at \
                          FROM credentials WHERE id = $1";

impl Store {
    /// Adds a player and the player's first key.
    pub async fn create_player(&self, player: &PlayerRow, key: &Credential) -> Result<()> {
        let mut transaction = self.writers.begin().await?;
        sqlx::query("INSERT INTO players (id, name, created_at, bot) VALUES ($1, $2, $3, $4)")
            .bind(player.id.as_str())
            .bind(player.name.as_str())
            .bind(number(player.created))
            .bind(i64::from(player.bot))
            .execute(&mut *transaction)
            .await?;
        add_credential(&mut transaction, key).await?;
        transaction.commit().await?;
        Ok(())
    }

    /// Returns a player by id.
    pub async fn player(&self, id: &str) -> Result<PlayerRow> {
        let sql = "SELECT id, name, created_at, bot FROM players WHERE id = $1";
        let row = sqlx::query(sql).bind(id).fetch_one(&self.reader).await?;
        Ok(player(&row)?)
    }

    /// Permanently marks a player as a bot, and ends the player's search for a human opponent.
    pub async fn mark_bot(&self, id: &str) -> Result<()> {
        let mut transaction = self.writers.begin().await?;
        for sql in [
            "UPDATE players SET bot = 1 WHERE id = $1",
            "DELETE FROM seeks WHERE player = $1 AND table_id IS NULL",
        ] {
            let query = sqlx::query(sql).bind(id);
            query.execute(&mut *transaction).await?;
        }
        transaction.commit().await
    }

    /// Changes a player's name.
    pub async fn rename_player(&self, id: &str, name: &str) -> Result<()> {
        let mut transaction = self.writers.begin().await?;
        let renamed = rename(&mut transaction, id, name).await;
        transaction.end(renamed).await
    }

    /// Adds a credential. A new recovery code replaces the previous one.
    pub async fn add_credential(&self, credential: &Credential) -> Result<()> {
        let mut transaction = self.writers.begin().await?;
        if credential.kind == CredentialKind::Recovery {
            let sql = "DELETE FROM credentials WHERE player = $1 AND kind = 'recovery'";
            let query = sqlx::query(sql).bind(credential.player.as_str());
            query.execute(&mut *transaction).await?;
        }
        add_credential(&mut transaction, credential).await?;
        transaction.commit().await?;
        Ok(())
    }

    /// Returns a credential by its id, which is its public half.
    pub async fn credential(&self, id: &str) -> Result<Credential> {
        let query = sqlx::query(CREDENTIAL).bind(id);
        credential(&query.fetch_one(&self.reader).await?)
    }

    /// Exchanges a one-time code for a key. If two requests use the same code, only one succeeds.
    pub async fn trade_code(&self, code: &str, key: &Credential) -> Result<()> {
        let mut transaction = self.writers.begin().await?;
        let query = sqlx::query("DELETE FROM credentials WHERE id = $1").bind(code);
        if query.execute(&mut *transaction).await?.rows_affected() == 0 {
            transaction.rollback().await?;
            return Err(StorageError::NotFound);
        }
        add_credential(&mut transaction, key).await?;
        forget_old_keys(&mut transaction, &key.player).await?;
        transaction.commit().await?;
        Ok(())
    }

    /// Returns the number of a player's valid device codes.
    pub async fn device_codes(&self, player: &str, now: Millis) -> Result<u64> {
        let sql = "SELECT COUNT(*) AS number FROM credentials WHERE player = $1 AND \
                   kind = 'device' AND expires_at >= $2";
        let row = sqlx::query(sql).bind(player).bind(number(now));
        let row = row.fetch_one(&self.reader).await?;
        Ok(natural(row.try_get("number")?))
    }

    /// Returns a player's credentials of one kind, oldest first.
    pub async fn credentials(&self, player: &str, kind: CredentialKind) -> Result<Vec<Credential>> {
        let sql = "SELECT id, player, kind, hash, name, scopes, created_at, expires_at \
                   FROM credentials WHERE player = $1 AND kind = $2 ORDER BY created_at, id";
        let query = sqlx::query(sql).bind(player).bind(kind.word());
        let rows = query.fetch_all(&self.reader).await?;
        rows.iter().map(credential).collect()
    }

    /// Deletes a player's credential, provided that it is of this kind.
    pub async fn remove_credential(
        &self,
        player: &str,
        kind: CredentialKind,
        id: &str,
    ) -> Result<()> {
        let sql = "DELETE FROM credentials WHERE id = $1 AND player = $2 AND kind = $3";
        let query = sqlx::query(sql).bind(id).bind(player).bind(kind.word());
        if self.write(query).await? == 0 {
            return Err(StorageError::NotFound);
        }
        Ok(())
    }

    /// Deletes expired codes.
    pub async fn sweep_credentials(&self, now: Millis) -> Result<()> {
        let sql = "DELETE FROM credentials WHERE expires_at IS NOT NULL AND expires_at < $1";
        self.write(sqlx::query(sql).bind(number(now))).await?;
        Ok(())
    }

    /// Deletes all of a player's data, including tables at which no other existing player has a
    /// seat. The records of other tables are kept, because they belong to the other players too. In
    /// finished matches, the placeholder `stranger` replaces the player, because the server may
    /// have to recompute the other players' ratings.
    pub async fn delete_player(&self, id: &str, stranger: &str) -> Result<()> {
        let mut transaction = self.writers.begin().await?;
        let sql = "SELECT h.table_id AS id FROM holders h WHERE h.player = $1 AND NOT EXISTS \
                   (SELECT 1 FROM holders o JOIN players p ON p.id = o.player \
                   WHERE o.table_id = h.table_id AND o.player <> $1) \
                   UNION SELECT t.id AS id FROM tables t WHERE t.owner = $1 AND NOT EXISTS \
                   (SELECT 1 FROM holders o JOIN players p ON p.id = o.player \
                   WHERE o.table_id = t.id AND o.player <> $1)";
        let rows = sqlx::query(sql)
            .bind(id)
            .fetch_all(&mut *transaction)
            .await?;
        for row in &rows {
            remove_table(&mut transaction, row.try_get("id")?).await?;
        }
        for sql in [
            "UPDATE holders SET player = $2 WHERE player = $1 AND table_id IN \
             (SELECT id FROM tables WHERE status = 'over')",
            "UPDATE rating_points SET player = $2 WHERE player = $1",
        ] {
            let query = sqlx::query(sql).bind(id).bind(stranger);
            query.execute(&mut *transaction).await?;
        }
        delete_entrant(&mut transaction, id, stranger).await?;
        for sql in [
            "UPDATE courses SET ratings = ratings - 1, stars = stars - (SELECT r.stars FROM \
             ratings r WHERE r.course = courses.id AND r.player = $1) WHERE id IN \
             (SELECT course FROM ratings WHERE player = $1)",
            "DELETE FROM ratings WHERE player = $1",
            "DELETE FROM ratings WHERE course IN (SELECT id FROM courses WHERE owner = $1)",
            "DELETE FROM course_facts WHERE course IN (SELECT id FROM courses WHERE owner = $1)",
            "DELETE FROM course_results WHERE player = $1 OR course IN \
             (SELECT id FROM courses WHERE owner = $1)",
            "DELETE FROM courses WHERE owner = $1",
            "DELETE FROM daily_results WHERE player = $1",
            // A cup belongs to its other players too, so it continues.
            "UPDATE cups SET owner = '' WHERE owner = $1",
            "DELETE FROM cup_results WHERE player = $1",
            // The player's offline matches must still not count for other players.
            "UPDATE home_matches SET player = '' WHERE player = $1",
            "DELETE FROM skill_points WHERE player = $1",
            "DELETE FROM seeks WHERE player = $1",
            "DELETE FROM remarks WHERE player = $1",
            "DELETE FROM holders WHERE player = $1",
            "DELETE FROM handles WHERE player = $1",
            "DELETE FROM passkeys WHERE player = $1",
            "DELETE FROM ceremonies WHERE player = $1",
            "DELETE FROM follows WHERE player = $1 OR followed = $1",
            "DELETE FROM blocks WHERE player = $1 OR blocked = $1",
            "DELETE FROM challenges WHERE player = $1 OR challenger = $1",
            "DELETE FROM reports WHERE reporter = $1 OR reported = $1",
            "DELETE FROM bans WHERE player = $1",
            "DELETE FROM player_addresses WHERE player = $1",
            // A hold remains after the player who caused it is deleted, but no longer names that
            // player.
            "UPDATE address_holds SET player = '' WHERE player = $1 AND NOT EXISTS \
             (SELECT 1 FROM address_holds o WHERE o.hash = address_holds.hash AND o.player = '')",
            "DELETE FROM address_holds WHERE player = $1",
            "DELETE FROM push_queue WHERE player = $1",
            "DELETE FROM push_subscriptions WHERE player = $1",
            "UPDATE tables SET owner = '' WHERE owner = $1",
            "DELETE FROM credentials WHERE player = $1",
            "DELETE FROM players WHERE id = $1",
        ] {
            let query = sqlx::query(sql).bind(id);
            query.execute(&mut *transaction).await?;
        }
        transaction.commit().await?;
        Ok(())
    }
}

/// Changes a player's name.
pub(crate) async fn rename(connection: &mut AnyConnection, id: &str, name: &str) -> Result<()> {
    let query = sqlx::query("UPDATE players SET name = $1 WHERE id = $2");
    let query = query.bind(name).bind(id);
    if query.execute(&mut *connection).await?.rows_affected() == 0 {
        return Err(StorageError::NotFound);
    }
    // Players can search for courses by the author's name.
    let sql = "UPDATE course_facts SET author = $1 \
               WHERE course IN (SELECT id FROM courses WHERE owner = $2)";
    let query = sqlx::query(sql).bind(name.to_lowercase()).bind(id);
    query.execute(connection).await?;
    Ok(())
}

/// Deletes a player's oldest keys beyond the limit.
pub(crate) async fn forget_old_keys(
    connection: &mut AnyConnection,
    player: &str,
) -> sqlx::Result<()> {
    let sql = "DELETE FROM credentials WHERE player = $1 AND kind = 'key' AND id NOT IN \
               (SELECT id FROM credentials WHERE player = $1 AND kind = 'key' \
               ORDER BY created_at DESC, id LIMIT $2)";
    let old = sqlx::query(sql).bind(player).bind(KEYS);
    old.execute(connection).await?;
    Ok(())
}

pub(crate) async fn add_credential(
    connection: &mut AnyConnection,
    new: &Credential,
) -> sqlx::Result<()> {
    let sql = "INSERT INTO credentials (id, player, kind, hash, name, scopes, created_at, \
               expires_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)";
    sqlx::query(sql)
        .bind(new.id.as_str())
        .bind(new.player.as_str())
        .bind(new.kind.word())
        .bind(new.hash.as_str())
        .bind(new.name.as_str())
        .bind(new.scopes.as_str())
        .bind(number(new.created))
        .bind(new.expires.map(number))
        .execute(connection)
        .await?;
    Ok(())
}

pub(crate) fn player(row: &AnyRow) -> sqlx::Result<PlayerRow> {
    Ok(PlayerRow {
        id: row.try_get("id")?,
        name: row.try_get("name")?,
        created: natural(row.try_get("created_at")?),
        bot: row.try_get::<i64, _>("bot")? != 0,
    })
}

fn credential(row: &AnyRow) -> Result<Credential> {
    let kind: String = row.try_get("kind")?;
    Ok(Credential {
        id: row.try_get("id")?,
        player: row.try_get("player")?,
        kind: CredentialKind::read(&kind)?,
        hash: row.try_get("hash")?,
        name: row.try_get("name")?,
        scopes: row.try_get("scopes")?,
        created: natural(row.try_get("created_at")?),
        expires: row.try_get::<Option<i64>, _>("expires_at")?.map(natural),
    })
}
