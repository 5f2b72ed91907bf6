//! What the task of a table can be asked for.

use super::subscribers::Subscriber;
use crate::error::Error;
use crate::outbox::Outbox;
use crate::player::Player;
use axum::extract::ws::Utf8Bytes;
use protocol::cluster::NodeToNode;
use protocol::online::{ChatRule, Remark, Said};
use protocol::{ClientToServer, GameAction, Request, Seat, ServerToClient, TableId, Version};
use std::sync::Arc;
use storage::Standing;
use tokio::sync::oneshot;

/// Where the answer to a command goes.
pub(crate) type Reply<T> = oneshot::Sender<Result<T, Error>>;

/// A message to a table's task.
#[derive(Debug)]
pub(crate) enum Command {
    /// Somebody comes to the table, and may look at it in the same moment.
    Subscribe(Subscriber, Option<ClientToServer>, Reply<Welcome>),
    /// Somebody has left it.
    Unsubscribe(u64),
    /// A client's message.
    Request(PendingRequest),
    /// How the table stands, for somebody who is not at it.
    Look(Option<Arc<str>>, Reply<Looked>),
    /// Somebody says something.
    Say(Player, Remark, Reply<()>),
    /// The table's host frees a seat before the match.
    FreeSeat(Arc<str>, Seat, Reply<()>),
    /// The table's host closes it before the match; without a name, the server does.
    Close(Option<Arc<str>>, Reply<()>),
    /// The players stored with the table are not those in memory any more.
    Forget,
    /// Something is due, or the summary lags behind.
    Wake,
    /// A player has read a summary that may lag behind, and is told how the table stands.
    RenewList(Arc<str>),
    /// A computer player has decided at this version; nothing if it has failed.
    Decided(Version, Option<GameAction>),
    /// Another node tells something; with what clients are told.
    Heard(NodeToNode, String),
    /// How far the table has come by the log.
    Compare(Standing),
    /// Other nodes are told again who is here.
    RepeatPresence,
    /// Another node has stopped.
    ForgetNode(Arc<str>),
    /// Everyone is dropped and comes back, here or elsewhere.
    DisconnectAll,
    /// The server stops: what lags behind is stored.
    Stop(oneshot::Sender<()>),
}

/// What somebody hears first at a table.
#[derive(Debug)]
pub(crate) struct Welcome {
    pub(crate) version: Version,
    pub(crate) seats: Vec<Seat>,
    pub(crate) chat: ChatRule,
    pub(crate) said: Vec<Said>,
    /// The table of the rematch.
    pub(crate) next: Option<TableId>,
    pub(crate) is_host: bool,
    /// The answer to the look.
    pub(crate) looked: Option<String>,
}

/// A table as it stands.
#[derive(Debug)]
pub(crate) struct Looked {
    pub(crate) snapshot: Arc<str>,
    pub(crate) open: bool,
    pub(crate) chat: ChatRule,
    pub(crate) rated: bool,
    pub(crate) next: Option<TableId>,
    pub(crate) seats: Vec<Seat>,
    /// The tournament it belongs to.
    pub(crate) tournament: Option<String>,
}

/// A client's message and where its answer goes.
#[derive(Debug)]
pub(crate) struct PendingRequest {
    pub(crate) player: Option<Arc<str>>,
    pub(crate) message: ClientToServer,
    pub(crate) reply_to: ReplyTo,
    /// Wants to know how many bytes the answer has.
    pub(crate) weigh: Option<oneshot::Sender<usize>>,
}

/// Whom an answer goes to.
#[derive(Debug)]
pub(crate) enum ReplyTo {
    /// A subscriber, by its number.
    Socket(u64, Outbox),
    /// The JSON of the answer alone.
    Http(oneshot::Sender<Utf8Bytes>),
}

impl PendingRequest {
    /// Whether it only wants to see something.
    pub(crate) fn looks(&self) -> bool {
        matches!(
            self.message.request,
            Request::Look {} | Request::Since { .. }
        )
    }

    /// Answers it.
    pub(super) fn answer(self, answer: String) {
        if let Some(weigh) = self.weigh {
            let _ = weigh.send(answer.len());
        }
        // The client may be gone.
        match self.reply_to {
            ReplyTo::Socket(_, outbox) => {
                let text = ServerToClient::answer_json(&self.message.id, &answer);
                let _ = outbox.answer(text.into());
            }
            ReplyTo::Http(sender) => drop(sender.send(answer.into())),
        }
    }
}
