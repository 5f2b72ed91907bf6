//! Finds and starts the drivers of tables.

use super::command::{Command, PendingRequest, Reply, ReplyTo};
use super::drive::Driver;
use super::host::Host;
use super::room::Input;
use crate::http::error::Error;
use crate::http::limits::locked;
use crate::peers::TablesInUse;
use axum::extract::ws::Utf8Bytes;
use protocol::{ClientToServer, TableId};
use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use storage::Standing;
use tokio::sync::mpsc::error::{SendError, TrySendError};
use tokio::sync::{mpsc, oneshot};

/// Capacity of a table's mailbox. When it is full, senders wait.
const MAILBOX: usize = 64;
/// How long drivers may take to finish when the server stops.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(30);

type Mailbox = mpsc::Sender<Box<Command>>;

/// The tables in use. Clones share the same tables.
#[derive(Clone, Debug)]
pub(crate) struct Tables(Arc<Registry>);

#[derive(Debug)]
struct Registry {
    host: Arc<Host>,
    mailboxes: Mutex<HashMap<TableId, Mailbox>>,
}

impl Tables {
    pub(crate) fn new(host: Arc<Host>) -> Tables {
        let mailboxes = Mutex::default();
        Tables(Arc::new(Registry { host, mailboxes }))
    }

    /// Sends a command to a table, and starts the table's driver if necessary. Does not check whether
    /// the table exists; the driver does that when it loads the table.
    pub(crate) async fn send(&self, id: &TableId, command: Command) {
        let mut command = Box::new(command);
        loop {
            let mailbox = self.mailbox(id);
            match mailbox.send(command).await {
                Ok(()) => return,
                // The driver has just ended.
                Err(SendError(back)) => command = back,
            }
            self.forget(id, &mailbox);
        }
    }

    /// Sends a request to a table and waits for the reply.
    pub(crate) async fn ask<T>(
        &self,
        id: &TableId,
        command: impl FnOnce(Reply<T>) -> Command,
    ) -> Result<T, Error> {
        let (reply, answer) = oneshot::channel();
        self.send(id, command(reply)).await;
        answer.await.unwrap_or_else(|_| Err(Error::unavailable()))
    }

    /// Returns the response to a message from a client that is not at the table. On error, it is
    /// not known whether the message was committed, and the client may resend it.
    pub(crate) async fn answer(
        &self,
        id: &TableId,
        player: Option<Arc<str>>,
        message: ClientToServer,
    ) -> Result<Utf8Bytes, Error> {
        let (sender, answer) = oneshot::channel();
        let request = PendingRequest {
            player,
            message,
            reply_to: ReplyTo::Http(sender),
            weigh: None,
        };
        self.send(id, Command::Request(request)).await;
        answer.await.map_err(|_| Error::unavailable())
    }

    /// Sends a command without waiting. The command is certain to arrive if the table is in use.
    pub(crate) fn tell(&self, id: &TableId, command: Command) {
        let mailbox = locked(&self.0.mailboxes).get(id).cloned();
        if let Some(mailbox) = mailbox
            && let Err(TrySendError::Full(command)) = mailbox.try_send(Box::new(command))
        {
            tokio::spawn(async move {
                // If the table's driver has ended, the command is not needed.
                let _ = mailbox.send(command).await;
            });
        }
    }

    /// Makes all drivers store their outdated summaries, and waits for them to finish.
    pub(crate) async fn stop(&self) {
        let tables: Vec<Mailbox> = locked(&self.0.mailboxes).values().cloned().collect();
        let stopping = async {
            let mut ends = Vec::new();
            for mailbox in tables {
                let (done, end) = oneshot::channel();
                // A driver that has already ended has stored its summary.
                let _ = mailbox.send(Box::new(Command::Stop(done))).await;
                ends.push(end);
            }
            for end in ends {
                let _ = end.await;
            }
        };
        let _ = tokio::time::timeout(SHUTDOWN_TIMEOUT, stopping).await;
    }

    /// Returns a table's mailbox. Starts the table's driver if it is not running.
    fn mailbox(&self, id: &TableId) -> Mailbox {
        let mut mailboxes = locked(&self.0.mailboxes);
        let start = || {
            let (sender, mailbox) = mpsc::channel(MAILBOX);
            tokio::spawn(run(self.clone(), id.clone(), sender.downgrade(), mailbox));
            sender
        };
        let mailbox = mailboxes.entry(id.clone()).or_insert_with(start).clone();
        self.0.host.metrics.rooms.set(mailboxes.len() as u64);
        mailbox
    }

    /// Removes this mailbox, unless the table already has a new one.
    fn forget(&self, id: &TableId, mailbox: &Mailbox) {
        let mut mailboxes = locked(&self.0.mailboxes);
        if mailboxes
            .get(id)
            .is_some_and(|known| known.same_channel(mailbox))
        {
            mailboxes.remove(id);
        }
        if mailboxes.len() * 4 < mailboxes.capacity() {
            mailboxes.shrink_to_fit();
        }
        self.0.host.metrics.rooms.set(mailboxes.len() as u64);
    }

    /// Sends a command to all tables in use, except those with a full mailbox.
    fn broadcast(&self, command: impl Fn() -> Command) {
        for mailbox in locked(&self.0.mailboxes).values() {
            let _ = mailbox.try_send(Box::new(command()));
        }
    }
}

/// Runs a table's driver until it ends.
async fn run(
    tables: Tables,
    id: TableId,
    own: mpsc::WeakSender<Box<Command>>,
    mut mailbox: mpsc::Receiver<Box<Command>>,
) {
    let host = Arc::clone(&tables.0.host);
    let mut driver = Driver::new(host, id.clone(), own.clone());
    driver.run(&mut mailbox).await;
    drop(driver);
    if let Some(own) = own.upgrade() {
        tables.forget(&id, &own);
    }
    // Pass commands that arrived at the last moment to the table's next task.
    mailbox.close();
    while let Some(command) = mailbox.recv().await {
        tables.send(&id, *command).await;
    }
}

impl TablesInUse for Tables {
    fn names(&self) -> Vec<Arc<str>> {
        let mailboxes = locked(&self.0.mailboxes);
        mailboxes.keys().map(|id| id.as_str().into()).collect()
    }

    fn wake(&self, table: TableId) {
        let tables = self.clone();
        tokio::spawn(async move { tables.send(&table, Command::Tell(Input::Wake)).await });
    }

    fn compare(&self, standing: Standing) {
        if let Ok(id) = TableId::new(standing.table.as_str()) {
            self.tell(&id, Command::Tell(Input::Compare(standing)));
        }
    }

    fn repeat_presence(&self) {
        self.broadcast(|| Command::Tell(Input::RepeatPresence));
    }

    fn forget_node(&self, node: &str) {
        let node: Arc<str> = node.into();
        self.broadcast(|| Command::Tell(Input::ForgetNode(Arc::clone(&node))));
    }

    fn disconnect_all(&self) {
        let ids: Vec<TableId> = locked(&self.0.mailboxes).keys().cloned().collect();
        for id in ids {
            self.tell(&id, Command::Tell(Input::DisconnectAll));
        }
    }
}
