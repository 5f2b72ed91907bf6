//! Web Push: browser subscriptions and queued notifications.

use crate::error::Result;
use crate::number::{Millis, natural, number};
use crate::store::Store;
use sqlx::any::AnyRow;
use sqlx::{AssertSqlSafe, Row};
use std::sync::Arc;

/// A browser's push subscription.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct PushSubscriptionRow {
    /// The id of the device's key.
    pub credential: String,
    pub player: String,
    pub endpoint: String,
    pub p256dh: String,
    pub auth: String,
    pub language: String,
    /// The quiet hours: start and end in minutes after midnight, and the time zone offset in
    /// minutes.
    pub quiet: Option<(u16, u16, i16)>,
    pub created: Millis,
    /// When the player last had the page open.
    pub seen: Millis,
}

/// A queued notification.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct QueuedPush {
    pub credential: String,
    /// A later notification with the same topic replaces this one.
    pub topic: String,
    pub player: String,
    pub kind: String,
    pub message: String,
    pub due: Millis,
    /// When the notification expires if it has not been sent.
    pub expires: Millis,
    /// The number of delivery attempts so far.
    pub tries: u32,
}

const SUBSCRIPTION: &str = "SELECT s.credential, s.player, s.endpoint, s.p256dh, s.auth, \
     s.language, s.quiet_from, s.quiet_until, s.quiet_offset, s.created_at, s.seen_at \
     FROM push_subscriptions s JOIN credentials c ON c.id = s.credential";

/// Maximum number of players per statement.
const MAX_PLAYERS: usize = 500;

impl Store {
    /// Returns the key pair with this name. If there is none, stores and returns `proposed`.
    pub async fn push_key(&self, name: &str, proposed: &str) -> Result<String> {
        let sql = "INSERT INTO push_keys (name, pkcs8) VALUES ($1, $2) \
                   ON CONFLICT (name) DO NOTHING";
        self.write(sqlx::query(sql).bind(name).bind(proposed))
            .await?;
        let query = sqlx::query("SELECT pkcs8 FROM push_keys WHERE name = $1").bind(name);
        Ok(query.fetch_one(&self.reader).await?.try_get("pkcs8")?)
    }

    /// Returns the subscriptions of a player's signed-in devices.
    pub async fn push_subscriptions_of(&self, player: &str) -> Result<Vec<PushSubscriptionRow>> {
        let sql = format!("{SUBSCRIPTION} WHERE s.player = $1 ORDER BY s.created_at, s.credential");
        let query = sqlx::query(AssertSqlSafe(sql)).bind(player);
        let rows = query.fetch_all(&self.reader).await?;
        Ok(rows.iter().map(subscription).collect::<sqlx::Result<_>>()?)
    }

    /// Returns a device's subscription if the device is still signed in.
    pub async fn push_subscription(&self, credential: &str) -> Result<Option<PushSubscriptionRow>> {
        let sql = format!("{SUBSCRIPTION} WHERE s.credential = $1");
        let query = sqlx::query(AssertSqlSafe(sql)).bind(credential);
        let row = query.fetch_optional(&self.reader).await?;
        Ok(row.as_ref().map(subscription).transpose()?)
    }

    /// Stores a device's subscription. Other keys that were used in the same browser lose their
    /// subscriptions, because a browser has only one endpoint.
    pub async fn keep_push_subscription(&self, row: &PushSubscriptionRow) -> Result<()> {
        let mut transaction = self.writers.begin().await?;
        for sql in [
            "DELETE FROM push_queue WHERE credential IN (SELECT credential FROM \
             push_subscriptions WHERE endpoint = $1 AND credential <> $2)",
            "DELETE FROM push_subscriptions WHERE endpoint = $1 AND credential <> $2",
        ] {
            let query = sqlx::query(sql).bind(&*row.endpoint).bind(&*row.credential);
            query.execute(&mut *transaction).await?;
        }
        let sql = "INSERT INTO push_subscriptions (credential, player, endpoint, p256dh, auth, \
                   language, quiet_from, quiet_until, quiet_offset, created_at, seen_at) \
                   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) \
                   ON CONFLICT (credential) DO UPDATE SET endpoint = excluded.endpoint, \
                   p256dh = excluded.p256dh, auth = excluded.auth, language = excluded.language, \
                   quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until, \
                   quiet_offset = excluded.quiet_offset";
        sqlx::query(sql)
            .bind(&*row.credential)
            .bind(&*row.player)
            .bind(&*row.endpoint)
            .bind(&*row.p256dh)
            .bind(&*row.auth)
            .bind(&*row.language)
            .bind(row.quiet.map(|(from, _, _)| i64::from(from)))
            .bind(row.quiet.map(|(_, until, _)| i64::from(until)))
            .bind(row.quiet.map(|(_, _, offset)| i64::from(offset)))
            .bind(number(row.created))
            .bind(number(row.seen))
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await
    }

    /// Deletes a device's subscription and its queued notifications.
    pub async fn remove_push_subscription(&self, credential: &str) -> Result<()> {
        let mut transaction = self.writers.begin().await?;
        for sql in [
            "DELETE FROM push_queue WHERE credential = $1",
            "DELETE FROM push_subscriptions WHERE credential = $1",
        ] {
            let query = sqlx::query(sql).bind(credential);
            query.execute(&mut *transaction).await?;
        }
        transaction.commit().await
    }

    /// Deletes the subscriptions and queued notifications of signed-out devices.
    pub async fn sweep_push(&self) -> Result<()> {
        for sql in [
            "DELETE FROM push_queue WHERE NOT EXISTS (SELECT 1 FROM credentials c WHERE \
             c.id = push_queue.credential)",
            "DELETE FROM push_subscriptions WHERE NOT EXISTS (SELECT 1 FROM credentials c \
             WHERE c.id = push_subscriptions.credential)",
        ] {
            self.write(sqlx::query(sql)).await?;
        }
        Ok(())
    }

    /// Records that these players have the page open.
    pub async fn note_push_seen(&self, players: &[Arc<str>], now: Millis) -> Result<()> {
        for some in players.chunks(MAX_PLAYERS) {
            let places: Vec<String> = (2..).take(some.len()).map(|n| format!("${n}")).collect();
            let sql = format!(
                "UPDATE push_subscriptions SET seen_at = $1 WHERE player IN ({})",
                places.join(", ")
            );
            let query = sqlx::query(AssertSqlSafe(sql)).bind(number(now));
            let query = some
                .iter()
                .fold(query, |query, player| query.bind(&**player));
            self.write(query).await?;
        }
        Ok(())
    }

    /// Queues a notification, which replaces any queued one for the same device and topic.
    pub async fn queue_push(&self, push: &QueuedPush) -> Result<()> {
        let sql = "INSERT INTO push_queue (credential, topic, player, kind, message, due_at, \
                   expires_at, tries) VALUES ($1, $2, $3, $4, $5, $6, $7, 0) \
                   ON CONFLICT (credential, topic) DO UPDATE SET kind = excluded.kind, \
                   message = excluded.message, due_at = excluded.due_at, \
                   expires_at = excluded.expires_at, tries = 0";
        let query = sqlx::query(sql)
            .bind(&*push.credential)
            .bind(&*push.topic)
            .bind(&*push.player)
            .bind(&*push.kind)
            .bind(&*push.message)
            .bind(number(push.due))
            .bind(number(push.expires));
        self.write(query).await?;
        Ok(())
    }

    /// Removes queued notifications with a topic, except those for the player `except`.
    pub async fn unqueue_pushes(&self, topic: &str, except: &str) -> Result<()> {
        let sql = "SELECT 1 AS waits FROM push_queue WHERE topic = $1 AND player <> $2 LIMIT 1";
        let query = sqlx::query(sql).bind(topic).bind(except);
        // Usually nothing is queued, and a read is cheaper than a write.
        if query.fetch_optional(&self.reader).await?.is_some() {
            let sql = "DELETE FROM push_queue WHERE topic = $1 AND player <> $2";
            self.write(sqlx::query(sql).bind(topic).bind(except))
                .await?;
        }
        Ok(())
    }

    /// Returns the notifications that are due, sorted by when they became due.
    pub async fn due_pushes(&self, now: Millis, limit: u32) -> Result<Vec<QueuedPush>> {
        let sql = "SELECT credential, topic, player, kind, message, due_at, expires_at, tries \
                   FROM push_queue WHERE due_at <= $1 ORDER BY due_at, credential, topic LIMIT $2";
        let query = sqlx::query(sql).bind(number(now)).bind(i64::from(limit));
        let rows = query.fetch_all(&self.reader).await?;
        Ok(rows.iter().map(queued).collect::<sqlx::Result<_>>()?)
    }

    /// Reschedules a notification. Returns false if it has been replaced, removed or taken by
    /// another node in the meantime.
    pub async fn postpone_push(&self, push: &QueuedPush, due: Millis, tries: u32) -> Result<bool> {
        let sql = "UPDATE push_queue SET due_at = $4, tries = $5 \
                   WHERE credential = $1 AND topic = $2 AND due_at = $3";
        let query = sqlx::query(sql)
            .bind(&*push.credential)
            .bind(&*push.topic)
            .bind(number(push.due))
            .bind(number(due))
            .bind(i64::from(tries));
        Ok(self.write(query).await? > 0)
    }

    /// Removes a notification unless it has been replaced in the meantime.
    pub async fn remove_push(&self, push: &QueuedPush) -> Result<()> {
        let sql = "DELETE FROM push_queue WHERE credential = $1 AND topic = $2 AND due_at = $3";
        let query = sqlx::query(sql)
            .bind(&*push.credential)
            .bind(&*push.topic)
            .bind(number(push.due));
        self.write(query).await?;
        Ok(())
    }
}

fn subscription(row: &AnyRow) -> sqlx::Result<PushSubscriptionRow> {
    let part = |name| row.try_get::<Option<i64>, _>(name);
    let quiet = (
        part("quiet_from")?,
        part("quiet_until")?,
        part("quiet_offset")?,
    );
    let quiet = match quiet {
        (Some(from), Some(until), Some(offset)) => Some((from as u16, until as u16, offset as i16)),
        _ => None,
    };
    Ok(PushSubscriptionRow {
        credential: row.try_get("credential")?,
        player: row.try_get("player")?,
        endpoint: row.try_get("endpoint")?,
        p256dh: row.try_get("p256dh")?,
        auth: row.try_get("auth")?,
        language: row.try_get("language")?,
        quiet,
        created: natural(row.try_get("created_at")?),
        seen: natural(row.try_get("seen_at")?),
    })
}

fn queued(row: &AnyRow) -> sqlx::Result<QueuedPush> {
    Ok(QueuedPush {
        credential: row.try_get("credential")?,
        topic: row.try_get("topic")?,
        player: row.try_get("player")?,
        kind: row.try_get("kind")?,
        message: row.try_get("message")?,
        due: natural(row.try_get("due_at")?),
        expires: natural(row.try_get("expires_at")?),
        tries: row.try_get::<i64, _>("tries")? as u32,
    })
}
