//! Web Push: accepts notices without blocking the tables that send them, encrypts messages for
//! browsers, and sends the messages to push services. `features::notifications` decides which
//! notices are sent, when, and to whom.

mod deliver;
mod encrypt;
mod notice;
mod vapid;

pub(crate) use notice::{Notice, NoticeKind, NoticeSubject, takes_days};

use crate::http::limits::locked;
use crate::start_error::StartError;
use base64::Engine;
use base64::engine::general_purpose::GeneralPurpose;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use deliver::{Client, Endpoint, PushRequest};
use protocol::Millis;
use protocol::online::{PushSubscription, QuietHours};
use std::fmt;
use std::sync::{Arc, Mutex};
use storage::{PushSubscriptionRow, Store};
use tokio::sync::mpsc::{Receiver, Sender, channel};
use vapid::Vapid;

pub(crate) const BASE64: GeneralPurpose = URL_SAFE_NO_PAD;

/// Capacity of the notice queue. When the queue is full, further notices are dropped.
const MAX_NOTICES: usize = 4_096;
/// Maximum number of subscribed devices per player.
pub(crate) const MAX_SUBSCRIPTIONS: usize = 10;
const MINUTES_PER_DAY: u16 = 24 * 60;

/// Settings for notifications.
#[derive(Clone, Debug)]
pub struct PushSettings {
    /// Whether notifications are sent at all.
    pub enabled: bool,
    /// How long a notice waits before it is sent, in milliseconds. Because of this delay, players
    /// who only reload the page get no notifications.
    pub delay: Millis,
    /// The delay before the first retry, in milliseconds.
    pub retry: Millis,
    /// Allows push services on this machine over plain HTTP. Only for tests, so there is no
    /// command-line option.
    pub allow_loopback: bool,
}

impl Default for PushSettings {
    fn default() -> PushSettings {
        PushSettings {
            enabled: true,
            delay: 10_000,
            retry: 30_000,
            allow_loopback: false,
        }
    }
}

/// The notification sender. Does nothing if notifications are turned off.
#[derive(Clone)]
pub(crate) struct Push(Option<Arc<Inner>>);

struct Inner {
    settings: PushSettings,
    vapid: Vapid,
    client: Client,
    notices: Sender<Notice>,
    /// The notice queue, until the sending task takes it.
    waiting: Mutex<Option<Receiver<Notice>>>,
}

/// A message for one browser.
pub(crate) struct Message<'a> {
    pub(crate) text: &'a str,
    /// A later message with the same topic replaces this one while the browser is offline.
    pub(crate) topic: String,
    /// How long the push service stores an undelivered message.
    pub(crate) ttl_seconds: u64,
    pub(crate) urgency: &'static str,
}

/// The result of sending a message.
pub(crate) enum Delivery {
    /// The push service has accepted the message.
    Taken,
    /// The subscription no longer exists.
    Gone,
    /// The push service has refused the message.
    Refused(String),
    /// A retry may succeed.
    Failed(String),
}

impl fmt::Debug for Push {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let is_enabled = self.0.is_some();
        f.debug_struct("Push")
            .field("is_enabled", &is_enabled)
            .finish()
    }
}

impl Push {
    /// Loads the server's key pair from the database. If the system has no root certificates,
    /// notifications stay off.
    pub(crate) async fn start(
        settings: PushSettings,
        store: &Store,
        public_url: Option<&str>,
        contact: Option<&str>,
    ) -> Result<Push, StartError> {
        if !settings.enabled {
            return Ok(Push(None));
        }
        let client = match Client::new(settings.allow_loopback) {
            Ok(client) => client,
            Err(text) => {
                tracing::warn!(text, "notifications are off");
                return Ok(Push(None));
            }
        };
        let contact = vapid::contact(public_url, contact);
        let (notices, waiting) = channel(MAX_NOTICES);
        Ok(Push(Some(Arc::new(Inner {
            vapid: Vapid::load(store, contact).await?,
            client,
            settings,
            notices,
            waiting: Mutex::new(Some(waiting)),
        }))))
    }

    /// Returns the public key that browsers need to subscribe, or `None` if notifications are off.
    pub(crate) fn public_key(&self) -> Option<String> {
        self.0.as_ref().map(|inner| inner.vapid.public_key())
    }

    pub(crate) fn is_enabled(&self) -> bool {
        self.0.is_some()
    }

    /// Queues a notice and returns at once. If the queue is full, the notice is dropped.
    pub(crate) fn notice(&self, notice: Notice) {
        if let Some(inner) = &self.0
            && inner.notices.try_send(notice).is_err()
        {
            tracing::warn!("the queue of notices is full; dropping one");
        }
    }

    /// Checks a subscription. The error is a complete sentence for the user.
    pub(crate) fn check(&self, new: &PushSubscription) -> Result<(), &'static str> {
        let allow_loopback = self
            .0
            .as_ref()
            .is_some_and(|inner| inner.settings.allow_loopback);
        if Endpoint::read(&new.endpoint, allow_loopback).is_none() {
            return Err("The endpoint must be a public https address.");
        }
        let bytes = |text: &str| BASE64.decode(text.trim_end_matches('=')).ok();
        let is_key = bytes(&new.p256dh).is_some_and(|key| key.len() == 65 && key[0] == 4);
        let is_secret = bytes(&new.auth).is_some_and(|secret| secret.len() == 16);
        if !is_key || !is_secret {
            return Err("The keys p256dh and auth must be those of the browser, in base64url.");
        }
        if !golf::LANGUAGES.contains(&&*new.language) {
            return Err("The language must be one of those that the page offers.");
        }
        let is_time = |minutes: u16| minutes < MINUTES_PER_DAY;
        let is_hours = |quiet: QuietHours| {
            let is_zone = quiet.offset.unsigned_abs() < MINUTES_PER_DAY;
            is_time(quiet.from) && is_time(quiet.until) && is_zone
        };
        if !new.quiet.is_none_or(is_hours) {
            return Err("Quiet hours are minutes of the day, from 0 to 1439.");
        }
        Ok(())
    }

    /// Takes the notice queue and returns it with the settings, for the one task that sends
    /// notices. Returns `None` if notifications are off.
    pub(crate) fn take_notices(&self) -> Option<(Receiver<Notice>, &PushSettings)> {
        let inner = self.0.as_deref()?;
        let waiting = locked(&inner.waiting).take()?;
        Some((waiting, &inner.settings))
    }

    /// Encrypts and signs a message for a browser, and sends it to the push service.
    pub(crate) async fn send(
        &self,
        device: &PushSubscriptionRow,
        message: Message<'_>,
        now: Millis,
    ) -> Delivery {
        let Some(inner) = &self.0 else {
            return Delivery::Refused("notifications are off".to_owned());
        };
        let endpoint = Endpoint::read(&device.endpoint, inner.settings.allow_loopback);
        let request = endpoint.as_ref().and_then(|endpoint| {
            let bytes = |text: &str| BASE64.decode(text.trim_end_matches('=')).ok();
            let (p256dh, auth) = (bytes(&device.p256dh)?, bytes(&device.auth)?);
            let origin = endpoint.origin();
            Some(PushRequest {
                authorization: inner.vapid.authorization(&origin, now).ok()?,
                topic: message.topic,
                ttl_seconds: message.ttl_seconds,
                urgency: message.urgency,
                body: encrypt::encrypt(&p256dh, &auth, message.text.as_bytes()).ok()?,
            })
        });
        // The endpoint or a key is invalid, so no message can ever reach the browser.
        let (Some(endpoint), Some(request)) = (endpoint, request) else {
            return Delivery::Gone;
        };
        // Log only the host, because the rest of an endpoint is secret.
        let of_host = |what: &dyn fmt::Display| format!("{}: {what}", endpoint.host());
        match inner.client.post(&endpoint, request).await {
            Ok(status) if status.is_success() => Delivery::Taken,
            Ok(status) => match status.as_u16() {
                404 | 410 => Delivery::Gone,
                408 | 429 => Delivery::Failed(of_host(&status)),
                400..500 => Delivery::Refused(of_host(&status)),
                _ => Delivery::Failed(of_host(&status)),
            },
            Err(error) => Delivery::Failed(of_host(&error)),
        }
    }
}
