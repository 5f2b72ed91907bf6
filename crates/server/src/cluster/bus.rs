//! NATS: what happened goes to the nodes with somebody who wants to know.

use super::follow;
use crate::App;
use crate::outbox::WeakOutbox;
use crate::room::Room;
use crate::start::CannotStart;
use async_nats::connection::State;
use async_nats::{Client, ConnectOptions, Event, Subscriber};
use futures_util::StreamExt;
use protocol::cluster::NodeToNode;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Weak};
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// So much may wait to be published; beyond it, the others read the database.
const QUEUE: usize = 8192;
/// Two of these without an answer, and the connection is made anew.
const PING: Duration = Duration::from_secs(1);
/// Nothing waits longer for NATS.
const PATIENCE: Duration = Duration::from_secs(1);
/// Messages that wait for one table.
const WAITING: usize = 256;

/// The connection to NATS.
#[derive(Debug)]
pub(crate) struct Bus {
    client: Client,
    queue: mpsc::Sender<(String, String)>,
    /// What all subjects of this cluster begin with.
    prefix: String,
    /// Whether the connection was made anew: something may have been missed.
    renewed: Arc<AtomicBool>,
}

/// Listens as long as it lives.
#[derive(Debug)]
pub(crate) struct Hearing(JoinHandle<()>);

impl Drop for Hearing {
    fn drop(&mut self) {
        self.0.abort();
    }
}

impl Bus {
    /// Connects; the error is a sentence without a password.
    pub(crate) async fn connect(url: &str, node: &str, number: u32) -> Result<Bus, CannotStart> {
        let shown = crate::start::without_password(url);
        let cannot = |why: String| {
            let text = format!("cannot reach NATS at {shown}: {why}");
            CannotStart::because(text)
        };
        let known = ["nats://", "tls://"];
        if !known.iter().any(|scheme| url.starts_with(scheme)) {
            let text = "--nats takes nats://host:4222 or tls://host:4222";
            return Err(CannotStart::because(text));
        }
        let renewed = Arc::new(AtomicBool::new(false));
        let flag = Arc::clone(&renewed);
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
                        flag.store(true, Ordering::Relaxed);
                    }
                    Event::Disconnected => {
                        tracing::warn!("NATS is away: tables are read from the database");
                    }
                    _ => {}
                }
                std::future::ready(())
            });
        let client = options.connect(url).await;
        let client = client.map_err(|error| cannot(reason(&error)))?;
        let (queue, waiting) = mpsc::channel(QUEUE);
        tokio::spawn(send(client.clone(), waiting));
        Ok(Bus {
            client,
            queue,
            prefix: format!("carambole.{number:08x}"),
            renewed,
        })
    }

    pub(crate) fn is_connected(&self) -> bool {
        self.client.connection_state() == State::Connected
    }

    /// Whether the connection was made anew since this was last asked.
    pub(crate) fn was_renewed(&self) -> bool {
        self.renewed.swap(false, Ordering::Relaxed)
    }

    /// Table ids and player ids are letters and digits.
    pub(crate) fn table(&self, id: &str) -> String {
        format!("{}.table.{id}", self.prefix)
    }

    pub(crate) fn player(&self, id: &str) -> String {
        format!("{}.player.{id}", self.prefix)
    }

    pub(crate) fn nodes(&self) -> String {
        format!("{}.nodes", self.prefix)
    }

    /// Never waits: what cannot be sent, the others find in the database.
    pub(crate) fn publish(&self, app: &App, subject: String, text: String) {
        if self.is_connected() && self.queue.try_send((subject, text)).is_ok() {
            app.metrics.nats_sent_total.add(1);
        } else {
            app.metrics.nats_unsent_total.add(1);
        }
    }

    /// Listens to a table; what is returned answers when that has begun.
    pub(crate) fn hear_table(
        &self,
        app: &App,
        room: &Arc<Room>,
    ) -> (Hearing, oneshot::Receiver<()>) {
        let (client, subject) = (self.client.clone(), self.table(&room.name));
        let (app, room) = (app.clone(), Arc::downgrade(room));
        let (begun, begins) = oneshot::channel();
        let task = tokio::spawn(async move {
            let Ok(mut messages) = client.subscribe(subject).await else {
                return;
            };
            let _ = begun.send(());
            while listen(&app, &room, &mut messages).await {}
        });
        (Hearing(task), begins)
    }

    /// Passes on what other nodes have for a player.
    pub(crate) fn hear_player(&self, player: &str, outbox: WeakOutbox) -> Hearing {
        let (client, subject) = (self.client.clone(), self.player(player));
        Hearing(tokio::spawn(async move {
            let Ok(mut messages) = client.subscribe(subject).await else {
                return;
            };
            while let Some(message) = messages.next().await {
                let (Some(outbox), Ok(text)) = (
                    outbox.upgrade(),
                    String::from_utf8(message.payload.to_vec()),
                ) else {
                    return;
                };
                // Who misses one asks for the list.
                let _ = outbox.tell(text.into());
            }
        }))
    }

    /// Listens to what concerns all tables.
    pub(crate) fn hear_nodes(&self, app: App) -> impl Future<Output = ()> + use<> {
        let (client, subject) = (self.client.clone(), self.nodes());
        async move {
            let Ok(mut messages) = client.subscribe(subject).await else {
                return;
            };
            while let Some(message) = messages.next().await {
                let text = std::str::from_utf8(&message.payload).unwrap_or_default();
                match NodeToNode::parse(text) {
                    Some((NodeToNode::Bye { node }, _)) => {
                        for room in app.hub.rooms() {
                            room.forget_node(&node);
                        }
                    }
                    Some((NodeToNode::SignOut { player, credential }, _)) => {
                        app.sessions.end(&player, credential.as_deref());
                    }
                    _ => {}
                }
            }
        }
    }

    /// Tells all nodes, and waits until that and everything before is sent.
    pub(crate) async fn farewell(&self, message: &NodeToNode) {
        let sending = async {
            while self.is_connected() && self.queue.capacity() < QUEUE {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
            let text = message.with("").into();
            // They notice soon enough.
            let _ = self.client.publish(self.nodes(), text).await;
            let _ = self.client.flush().await;
        };
        let _ = tokio::time::timeout(PATIENCE, sending).await;
    }
}

async fn listen(app: &App, room: &Weak<Room>, messages: &mut Subscriber) -> bool {
    let Some(message) = messages.next().await else {
        return false;
    };
    let Some(room) = room.upgrade() else {
        return false;
    };
    app.metrics.nats_heard_total.add(1);
    if let Ok(text) = std::str::from_utf8(&message.payload)
        && let Some((message, text)) = NodeToNode::parse(text)
    {
        follow::heard(app, &room, message, text).await;
    }
    true
}

async fn send(client: Client, mut waiting: mpsc::Receiver<(String, String)>) {
    while let Some((subject, text)) = waiting.recv().await {
        if client.connection_state() != State::Connected {
            continue;
        }
        // Lost is lost: the others find it in the database.
        let publishing = client.publish(subject, text.into());
        let _ = tokio::time::timeout(PATIENCE, publishing).await;
    }
}

/// Why there is no connection, without the address.
fn reason(error: &async_nats::ConnectError) -> String {
    use async_nats::ConnectErrorKind as Kind;
    match error.kind() {
        Kind::ServerParse => "this is no address".to_owned(),
        Kind::Dns => "there is no such host".to_owned(),
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
