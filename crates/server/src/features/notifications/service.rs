//! Decides when players are notified by Web Push (`push`): of their turn in a correspondence game,
//! of a challenge, or of a tournament round.
//!
//! One task per node queues notices in the database and sends those that are due, so notices
//! survive a restart and nodes share the work. While the player has the page open, turn notices
//! wait and other notices are dropped. A turn notice is removed from the queue when the turn is
//! over.

use crate::app::App;
use crate::features::links::say;
use crate::push::{BASE64, Delivery, Message, Notice, NoticeKind, NoticeSubject, PushSettings};
use base64::Engine;
use protocol::online::{GameKind, TableEntry};
use protocol::{Millis, Status};
use serde_json::json;
use sha2::{Digest, Sha256};
use std::sync::Arc;
use std::time::Duration;
use storage::{PushSubscriptionRow, QueuedPush, StorageError};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// Maximum number of concurrent requests to push services.
const MAX_REQUESTS: usize = 32;
/// Maximum number of delivery attempts per notification.
const MAX_TRIES: u32 = 5;
/// Factor by which the delay grows with each retry.
const BACKOFF: u64 = 4;
/// Shortest and longest intervals between two queue checks, in milliseconds.
const POLL_INTERVAL: (u64, u64) = (10, 2_000);
/// While a player has the page open, turn notices are postponed by this many times the usual delay.
const ONLINE_DELAYS: u64 = 6;
/// How long a node may take to send a notification, in milliseconds. After this time, another node
/// may send it.
const CLAIM: Millis = 60_000;
/// The number of milliseconds for which a player counts as online after being seen on another node.
/// Nodes store who is online once per minute.
const SEEN: Millis = 90_000;
const MINUTE: Millis = 60_000;
const MINUTES_PER_DAY: i64 = 24 * 60;

/// The settings for sending notifications, and the limit on concurrent requests.
#[derive(Clone)]
struct Sending {
    settings: PushSettings,
    requests: Arc<Semaphore>,
}

/// Queues and sends notifications. Runs forever.
pub(crate) async fn run(app: &App) {
    let Some((mut notices, settings)) = app.push.take_notices() else {
        return;
    };
    let sending = Sending {
        settings: settings.clone(),
        requests: Arc::new(Semaphore::new(MAX_REQUESTS)),
    };
    let (least, most) = POLL_INTERVAL;
    let mut poll = tokio::time::interval(Duration::from_millis(settings.delay.clamp(least, most)));
    poll.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        let done = tokio::select! {
            Some(notice) = notices.recv() => queue(app, &sending, &notice).await,
            _ = poll.tick() => send_due(app, &sending).await,
        };
        if let Err(error) = done {
            tracing::error!(%error, "cannot queue or send notifications");
        }
    }
}

/// Queues a notice for each of the player's devices.
async fn queue(app: &App, sending: &Sending, notice: &Notice) -> Result<(), StorageError> {
    let player = notice.player.as_deref().unwrap_or_default();
    if notice.kind == NoticeKind::Turn {
        app.store
            .unqueue_pushes(notice.table.as_str(), player)
            .await?;
    }
    if player.is_empty() {
        return Ok(());
    }
    let now = app.peers.now();
    for device in app.store.push_subscriptions_of(player).await? {
        // A player who has the page open already sees the change there. Turn notices are queued
        // anyway, in case the player closes the page.
        let is_online = is_online(app, &device, now);
        if notice.kind != NoticeKind::Turn && is_online {
            continue;
        }
        let delays = if is_online { ONLINE_DELAYS } else { 1 };
        let due = now + delays * sending.settings.delay;
        let push = QueuedPush {
            topic: notice.table.to_string(),
            player: player.to_owned(),
            kind: notice.kind.word().to_owned(),
            message: message(notice, &device.language),
            due: end_of_quiet_hours(&device, due).unwrap_or(due),
            expires: now + notice.kind.lifetime(),
            tries: 0,
            credential: device.credential,
        };
        app.store.queue_push(&push).await?;
    }
    Ok(())
}

/// Sends notifications that are due, up to the request limit.
async fn send_due(app: &App, sending: &Sending) -> Result<(), StorageError> {
    let free = sending.requests.available_permits();
    if free == 0 {
        return Ok(());
    }
    let due = app.store.due_pushes(app.peers.now(), free as u32).await?;
    for push in due {
        let Ok(permit) = Arc::clone(&sending.requests).try_acquire_owned() else {
            return Ok(());
        };
        prepare(app, sending, push, permit).await?;
    }
    Ok(())
}

/// Sends a notification in a separate task, unless the notification has to wait or is obsolete.
async fn prepare(
    app: &App,
    sending: &Sending,
    push: QueuedPush,
    permit: OwnedSemaphorePermit,
) -> Result<(), StorageError> {
    let now = app.peers.now();
    let device = app.store.push_subscription(&push.credential).await?;
    let kind = NoticeKind::read(&push.kind);
    let (Some(device), Some(kind), true) = (device, kind, push.expires > now) else {
        return app.store.remove_push(&push).await;
    };
    if is_online(app, &device, now) {
        if kind == NoticeKind::Turn {
            let later = now + ONLINE_DELAYS * sending.settings.delay;
            app.store.postpone_push(&push, later, push.tries).await?;
            return Ok(());
        }
        return app.store.remove_push(&push).await;
    }
    if let Some(end) = end_of_quiet_hours(&device, now) {
        app.store.postpone_push(&push, end, push.tries).await?;
        return Ok(());
    }
    if kind == NoticeKind::Challenge && !is_waiting(app, &push.topic).await? {
        return app.store.remove_push(&push).await;
    }
    // This claims the notification, so that no other node sends it.
    if !app
        .store
        .postpone_push(&push, now + CLAIM, push.tries)
        .await?
    {
        return Ok(());
    }
    let push = QueuedPush {
        due: now + CLAIM,
        ..push
    };
    let (app, sending) = (app.clone(), sending.clone());
    tokio::spawn(async move {
        let _permit = permit;
        if let Err(error) = send(&app, &sending, &push, &device, kind).await {
            tracing::error!(%error, "cannot store the result of a notification");
        }
    });
    Ok(())
}

/// Sends a notification to one device and stores the result.
async fn send(
    app: &App,
    sending: &Sending,
    push: &QueuedPush,
    device: &PushSubscriptionRow,
    kind: NoticeKind,
) -> Result<(), StorageError> {
    let now = app.peers.now();
    let message = Message {
        text: &push.message,
        topic: topic(push),
        ttl_seconds: push.expires.saturating_sub(now) / 1_000,
        urgency: kind.urgency(),
    };
    let why = match app.push.send(device, message, now).await {
        Delivery::Taken => {
            app.metrics.pushes_sent_total.add(1);
            return app.store.remove_push(push).await;
        }
        Delivery::Gone => return app.store.remove_push_subscription(&push.credential).await,
        Delivery::Refused(why) => {
            app.metrics.pushes_failed_total.add(1);
            tracing::warn!(why, "a push service refuses a notification");
            return app.store.remove_push(push).await;
        }
        Delivery::Failed(why) => why,
    };
    app.metrics.pushes_failed_total.add(1);
    let tries = push.tries + 1;
    if tries >= MAX_TRIES {
        tracing::warn!(why, "gave up on a notification");
        return app.store.remove_push(push).await;
    }
    let wait = sending.settings.retry * BACKOFF.pow(tries - 1);
    let due = app.peers.now() + wait;
    app.store.postpone_push(push, due, tries).await?;
    Ok(())
}

/// Returns the title, text and link for the service worker as JSON, in this language.
fn message(notice: &Notice, language: &str) -> String {
    let (title, text) = match &notice.about {
        NoticeSubject::Match(game, names) => {
            let game = say(
                language,
                match game {
                    GameKind::Golf => "link-golf",
                    GameKind::Carramboule => "link-carramboule",
                },
                &[],
            );
            let names = names.join(", ");
            match notice.kind {
                NoticeKind::Challenge => {
                    let blanks = [("name", names.into())];
                    (say(language, "push-challenge", &blanks), game)
                }
                _ if names.is_empty() => (say(language, "push-turn", &[]), game),
                _ => {
                    let blanks = [("game", game.into()), ("names", names.into())];
                    let text = say(language, "link-table", &blanks);
                    (say(language, "push-turn", &[]), text)
                }
            }
        }
        NoticeSubject::Round(round, other, name) => {
            let round = ("round", (*round).into());
            let title = match other {
                Some(other) => {
                    let blanks = [round, ("name", other.as_str().into())];
                    say(language, "push-round", &blanks)
                }
                None => say(language, "push-round-nobody", &[round]),
            };
            (title, name.clone())
        }
    };
    let (table, path) = (notice.table.as_str(), format!("/t/{}", notice.table));
    json!({"title": title, "text": text, "path": path, "tag": table}).to_string()
}

/// Returns the topic of a message. At the push service, a new message replaces older messages with
/// the same topic. The table's id is not used as the topic, because the id works as an invitation
/// and must stay secret.
fn topic(push: &QueuedPush) -> String {
    let hash = Sha256::digest(format!("{} {}", push.credential, push.topic));
    BASE64.encode(&hash[..16])
}

/// Returns whether the device's player has the page open on any node.
fn is_online(app: &App, device: &PushSubscriptionRow, now: Millis) -> bool {
    app.identity.sessions.contains(&device.player) || device.seen + SEEN > now
}

/// Returns whether the match at a table has not started yet.
async fn is_waiting(app: &App, table: &str) -> Result<bool, StorageError> {
    match app.store.table(table).await {
        Ok(row) => {
            let entry = TableEntry::parse(&row.summary);
            Ok(entry.is_ok_and(|entry| entry.status == Status::Waiting))
        }
        Err(StorageError::NotFound) => Ok(false),
        Err(problem) => Err(problem),
    }
}

/// Returns when the device's quiet hours end if `at` falls within them; otherwise returns `None`.
fn end_of_quiet_hours(device: &PushSubscriptionRow, at: Millis) -> Option<Millis> {
    let (from, until, offset) = device.quiet?;
    let (from, until) = (i64::from(from), i64::from(until));
    let local = (at / MINUTE) as i64 + i64::from(offset);
    let minute = local.rem_euclid(MINUTES_PER_DAY);
    let is_quiet = if from <= until {
        (from..until).contains(&minute)
    } else {
        minute >= from || minute < until
    };
    let left = (until - minute).rem_euclid(MINUTES_PER_DAY);
    is_quiet.then(|| (at / MINUTE + left as u64) * MINUTE)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quiet_hours_end_in_the_players_time_zone() {
        let device = |quiet| PushSubscriptionRow {
            credential: String::new(),
            player: String::new(),
            endpoint: String::new(),
            p256dh: String::new(),
            auth: String::new(),
            language: String::new(),
            quiet,
            created: 0,
            seen: 0,
        };
        let at = |hours: u64, minutes: u64| (24 * 365 * 60 + hours * 60 + minutes) * MINUTE + 7;
        let end = |quiet, now| end_of_quiet_hours(&device(Some(quiet)), now);
        // 22:00 to 7:30 in Warsaw, in winter.
        let night = (22 * 60, 7 * 60 + 30, 60);
        assert_eq!(end(night, at(20, 59)), None);
        assert_eq!(end(night, at(21, 0)), Some(at(30, 30) - 7));
        assert_eq!(end(night, at(6, 29)), Some(at(6, 30) - 7));
        assert_eq!(end(night, at(6, 30)), None);
        // Noon to 1 p.m. in New York.
        let noon = (12 * 60, 13 * 60, -5 * 60);
        assert_eq!(end(noon, at(17, 15)), Some(at(18, 0) - 7));
        assert_eq!(end(noon, at(12, 15)), None);
        assert_eq!(end((600, 600, 0), at(10, 0)), None, "no hours at all");
        assert_eq!(end_of_quiet_hours(&device(None), at(3, 0)), None);
    }
}
