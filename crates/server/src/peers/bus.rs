//! Sends messages through NATS to the nodes that have subscribed to them.

use super::interface::Subscription;
use crate::metrics::Metrics;
use crate::start_error::{StartError, without_password};
use async_nats::connection::State;
use async_nats::{Client, ConnectOptions, Event};
use futures_util::StreamExt;
use percent_encoding::percent_decode_str;
use protocol::cluster::NodeToNode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::sync::oneshot;

/// Capacity of the publish queue. Messages that do not fit are dropped; other nodes then read the
/// database.
const QUEUE: usize = 8192;
/// Interval between pings. After two unanswered pings, the client reconnects.
const PING: Duration = Duration::from_secs(1);
/// Timeout for sending a message to NATS.
const SEND_TIMEOUT: Duration = Duration::from_secs(1);
/// Capacity of each subscription's queue.
const WAITING: usize = 256;

/// The connection to NATS.
#[derive(Debug)]
pub(super) struct Bus {
    client: Client,
    queue: mpsc::Sender<(String, String)>,
    /// Prefix for all of this cluster's subjects.
    prefix: String,
    /// Whether the client has reconnected and may have missed messages.
    renewed: Arc<AtomicBool>,
    metrics: Arc<Metrics>,
}

/// The address and credentials of the NATS server.
struct Address {
    /// The address without the user and password.
    server: String,
    user: Option<String>,
    password: Option<String>,
}

impl Address {
    fn parse(url: &str) -> Result<Address, StartError> {
        let Some((scheme @ ("nats" | "tls"), rest)) = url.split_once("://") else {
            let text = "--nats takes nats://host:4222 or tls://host:4222";
            return Err(StartError::because(text));
        };
        let Some((before, host)) = rest.rsplit_once('@') else {
            return Ok(Address {
                server: url.to_owned(),
                user: None,
                password: None,
            });
        };
        let (user, password) = match before.split_once(':') {
            Some((user, password)) => (user, Some(password)),
            None => (before, None),
        };
        let plain = |text: &str| {
            let decoded = percent_decode_str(text).decode_utf8();
            let decoded = decoded.map(std::borrow::Cow::into_owned);
            decoded.map_err(|_| StartError::because("--nats: user or password is not valid UTF-8"))
        };
        Ok(Address {
            server: format!("{scheme}://{host}"),
            user: Some(plain(user)?),
            password: password.map(plain).transpose()?,
        })
    }

    fn options(&self, node: &str, renewed: Arc<AtomicBool>) -> ConnectOptions {
        let options = ConnectOptions::new()
            .name(format!("carambole {node}"))
            .no_echo()
            .ping_interval(PING)
            .subscription_capacity(WAITING)
            .connection_timeout(Duration::from_secs(3))
            .reconnect_delay_callback(|tries| {
                Duration::from_millis(100 * u64::try_from(tries.min(10)).unwrap_or(10))
            })
            .event_callback(move |event| {
                match event {
                    Event::Connected => {
                        tracing::info!("connected to NATS");
                        renewed.store(true, Ordering::Relaxed);
                    }
                    Event::Disconnected => {
                        tracing::warn!("NATS is disconnected: tables are read from the database");
                    }
                    _ => {}
                }
                std::future::ready(())
            });
        match (&self.user, &self.password) {
            (Some(user), Some(password)) => {
                options.user_and_password(user.clone(), password.clone())
            }
            // A single word before the host is a token, as in NATS itself.
            (Some(token), None) => options.token(token.clone()),
            (None, _) => options,
        }
    }
}

impl Bus {
    /// Connects to NATS. If NATS is down, the node works without it and connects later. Fails if
    /// the address is invalid or NATS rejects the client. The error is one sentence and never
    /// contains a password.
    pub(super) async fn connect(
        url: &str,
        node: &str,
        number: u32,
        metrics: Arc<Metrics>,
    ) -> Result<Bus, StartError> {
        let address = Address::parse(url)?;
        let renewed = Arc::new(AtomicBool::new(false));
        let options = || address.options(node, Arc::clone(&renewed));
        let client = match options().connect(&*address.server).await {
            Ok(client) => Ok(client),
            Err(error) if is_away(&error) => {
                tracing::warn!(
                    why = %reason(&error),
                    "NATS is down: this node connects later"
                );
                let later = options().retry_on_initial_connect();
                later.connect(&*address.server).await
            }
            Err(error) => Err(error),
        };
        let client = client.map_err(|error| {
            let (shown, why) = (without_password(url), reason(&error));
            StartError::because(format!("cannot reach NATS at {shown}: {why}"))
        })?;
        let (queue, waiting) = mpsc::channel(QUEUE);
        tokio::spawn(send(client.clone(), waiting));
        Ok(Bus {
            client,
            queue,
            prefix: format!("carambole.{number:08x}"),
            renewed,
            metrics,
        })
    }

    pub(super) fn is_connected(&self) -> bool {
        self.client.connection_state() == State::Connected
    }

    /// Returns whether the client has reconnected since the last call.
    pub(super) fn was_renewed(&self) -> bool {
        self.renewed.swap(false, Ordering::Relaxed)
    }

    /// Returns the subject for a table. Table ids and player ids contain no characters that are
    /// special in subjects.
    pub(super) fn table(&self, id: &str) -> String {
        format!("{}.table.{id}", self.prefix)
    }

    pub(super) fn player(&self, id: &str) -> String {
        format!("{}.player.{id}", self.prefix)
    }

    pub(super) fn nodes(&self) -> String {
        format!("{}.nodes", self.prefix)
    }

    /// Queues a message without waiting. If the message cannot be sent, other nodes read the
    /// database.
    pub(super) fn publish(&self, subject: String, text: String) {
        if self.is_connected() && self.queue.try_send((subject, text)).is_ok() {
            self.metrics.nats_sent_total.add(1);
        } else {
            self.metrics.nats_unsent_total.add(1);
        }
    }

    /// Subscribes to a subject until `hear` returns false. The returned receiver is notified when
    /// the subscription is active.
    pub(super) fn subscribe(
        &self,
        subject: String,
        hear: impl Fn(&str) -> bool + Send + Sync + 'static,
    ) -> (Subscription, oneshot::Receiver<()>) {
        let (client, metrics) = (self.client.clone(), Arc::clone(&self.metrics));
        let (begun, begins) = oneshot::channel();
        let task = tokio::spawn(async move {
            let Ok(mut messages) = client.subscribe(subject).await else {
                return;
            };
            let _ = begun.send(());
            while let Some(message) = messages.next().await {
                metrics.nats_heard_total.add(1);
                if let Ok(text) = std::str::from_utf8(&message.payload)
                    && !hear(text)
                {
                    return;
                }
            }
        });
        (Subscription::new(task), begins)
    }

    /// Sends a last message to all nodes, after all queued messages. Waits until everything has
    /// been sent, up to a timeout.
    pub(super) async fn publish_last(&self, message: &NodeToNode) {
        let sending = async {
            while self.is_connected() && self.queue.capacity() < QUEUE {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
            let text = message.with("").into();
            // An error is harmless: the other nodes soon notice that this node has stopped.
            let _ = self.client.publish(self.nodes(), text).await;
            let _ = self.client.flush().await;
        };
        let _ = tokio::time::timeout(SEND_TIMEOUT, sending).await;
    }
}

async fn send(client: Client, mut waiting: mpsc::Receiver<(String, String)>) {
    while let Some((subject, text)) = waiting.recv().await {
        if client.connection_state() != State::Connected {
            continue;
        }
        // If the message is lost, other nodes find the change in the database.
        let publishing = client.publish(subject, text.into());
        let _ = tokio::time::timeout(SEND_TIMEOUT, publishing).await;
    }
}

/// Returns whether NATS may become available later: true if it cannot be reached, false if the URL
/// is invalid or NATS rejects the client.
fn is_away(error: &async_nats::ConnectError) -> bool {
    use async_nats::ConnectErrorKind as Kind;
    matches!(error.kind(), Kind::Dns | Kind::Io | Kind::TimedOut)
}

/// Returns why a connection failed. The text does not contain the address.
fn reason(error: &async_nats::ConnectError) -> String {
    use async_nats::ConnectErrorKind as Kind;
    match error.kind() {
        Kind::ServerParse => "the address is not valid".to_owned(),
        Kind::Dns => "the host does not exist".to_owned(),
        Kind::Authentication | Kind::AuthorizationViolation => {
            "it does not accept this user and password".to_owned()
        }
        Kind::TimedOut => "it does not answer".to_owned(),
        Kind::Tls => "the encrypted connection failed".to_owned(),
        _ => {
            let source = std::error::Error::source(error);
            source.map_or_else(|| error.kind().to_string(), ToString::to_string)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Address;

    #[test]
    fn user_and_password_are_taken_from_the_address_and_decoded() {
        for (url, server, user, password) in [
            ("nats://host:4222", "nats://host:4222", None, None),
            (
                "tls://ada:s%40cr%2Fet%25@host",
                "tls://host",
                Some("ada"),
                Some("s@cr/et%"),
            ),
            // An unambiguous address needs no escapes.
            (
                "nats://ada:p:w@rd@[::1]:4222",
                "nats://[::1]:4222",
                Some("ada"),
                Some("p:w@rd"),
            ),
            ("nats://token@host", "nats://host", Some("token"), None),
        ] {
            let address = Address::parse(url).expect("an address");
            assert_eq!(address.server, server);
            assert_eq!(address.user.as_deref(), user, "{url}");
            assert_eq!(address.password.as_deref(), password, "{url}");
        }
        for wrong in ["http://host", "host:4222", "nats://ada:%ff@host"] {
            assert!(Address::parse(wrong).is_err(), "{wrong}");
        }
    }
}
