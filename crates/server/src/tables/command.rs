//! Commands that a table's driver accepts.

use super::room::{Input, Looked, Welcome};
use super::subscribers::Subscriber;
use crate::http::error::Error;
use crate::identity::player::Player;
use crate::outbox::Outbox;
use axum::extract::ws::Utf8Bytes;
use protocol::online::{Remark, Said};
use protocol::{ClientToServer, Request, Seat};
use std::sync::Arc;
use tokio::sync::oneshot;

/// The channel for the reply to a command.
pub(crate) type Reply<T> = oneshot::Sender<Result<T, Error>>;

/// A command for a table's driver.
#[derive(Debug)]
pub(crate) enum Command {
    /// A client joins the table, and may request data in the same step.
    Subscribe(
        Subscriber,
        Option<ClientToServer>,
        Reply<(Welcome, Vec<Said>)>,
    ),
    /// A client's message.
    Request(PendingRequest),
    /// Requests the table's state for a client without a subscription.
    Look(Option<Arc<str>>, Reply<Looked>),
    /// A player sends a chat message.
    Say(Player, Remark, Reply<()>),
    /// The table's owner frees a seat before the match.
    FreeSeat(Arc<str>, Seat, Reply<()>),
    /// Closes the table before the match, on behalf of its owner, or of the server if the player is
    /// `None`.
    Close(Option<Arc<str>>, Reply<()>),
    /// Sends a player the table's current list entry, because the stored summary may be outdated.
    RenewList(Arc<str>),
    /// Any other input, without a reply.
    Tell(Input),
    /// The server is stopping: stores the summary if it is outdated.
    Stop(oneshot::Sender<()>),
}

/// A client's message and the receiver of its response.
#[derive(Debug)]
pub(crate) struct PendingRequest {
    pub(crate) player: Option<Arc<str>>,
    pub(crate) message: ClientToServer,
    pub(crate) reply_to: ReplyTo,
    /// Receives the response's size in bytes.
    pub(crate) weigh: Option<oneshot::Sender<usize>>,
}

/// Where to send a response.
#[derive(Debug)]
pub(crate) enum ReplyTo {
    /// A subscriber, by its number.
    Socket(u64, Outbox),
    /// Receives only the JSON of the response.
    Http(oneshot::Sender<Utf8Bytes>),
}

impl PendingRequest {
    /// Returns whether the message only requests data.
    pub(crate) fn looks(&self) -> bool {
        looks(&self.message)
    }
}

/// Returns whether a message only requests data.
pub(super) fn looks(message: &ClientToServer) -> bool {
    matches!(message.request, Request::Look {} | Request::Since { .. })
}
