//! The inputs and effects of a room.

use crate::http::error::Error;
use crate::identity::player::Player;
use crate::names::look_alikes::LookAlike;
use crate::peers::Lease;
use crate::push::Notice;
use crate::tables::answers::{AnswerCache, CacheWork};
use crate::tables::computers::Question;
use crate::tables::loaded::LoadedTable;
use crate::tables::subscribers::Broadcast;
use crate::writer::CommitError;
use axum::extract::ws::Utf8Bytes;
use protocol::cluster::NodeToNode;
use protocol::online::{ChatRule, Remark, Said};
use protocol::{ClientToServer, GameAction, Millis, Seat, TableId, Version};
use std::sync::Arc;
use std::time::Instant;
use storage::{Batch, Downtime, Standing, StorageError};

/// Something that happens to a room.
#[derive(Debug)]
pub(crate) enum Input {
    /// A client joins the table, and may request data in the same step.
    Join(Client, Option<ClientToServer>),
    /// A client has left the table.
    Leave(u64),
    /// A client's message.
    Request(Asked),
    /// A client that is not at the table requests the table's state.
    Look(Option<Arc<str>>),
    /// A player sends a chat message.
    Say(Player, Remark),
    /// The table's owner frees a seat before the match.
    FreeSeat(Arc<str>, Seat),
    /// Closes the table before the match, on behalf of its owner, or of the server if the player is
    /// `None`.
    Close(Option<Arc<str>>),
    /// An action is due, or the stored summary is outdated.
    Wake,
    /// Unloads the table because its stored players have changed.
    Forget,
    /// A computer player has chosen an action at this version, or has failed.
    Decided(Version, Option<GameAction>),
    /// A message from another node, with the text for clients.
    Heard(NodeToNode, String),
    /// The table's progress in the database.
    Compare(Standing),
    /// Publishes again which players are connected to this node.
    RepeatPresence,
    /// Another node has stopped.
    ForgetNode(Arc<str>),
    DisconnectAll,
    /// The server is stopping.
    Stop,
    /// Chat messages that clients on this node may not have received.
    Chat(Vec<ChatMessage>),
    /// The time returned by [`Room::alarm`] has come.
    Alarm,
    /// The answer to the effect that the room is waiting for.
    Told(Told),
}

/// The answer to a question.
#[derive(Debug)]
pub(crate) enum Told {
    Loaded(Result<Box<LoadedTable>, Error>),
    Committed(Result<(), CommitError>),
    /// The events that other nodes have stored, as JSON.
    CaughtUp(Result<Vec<String>, StorageError>),
    /// The players and their seats.
    Seats(Result<Vec<(Seat, String)>, StorageError>),
    Leased(Lease),
    /// This node does not hold the lease, and was not asked to take it.
    NotLeased,
    NameChecked(Result<NameCheck, StorageError>),
    Prepared(AnswerCache),
    /// The table of the rematch, unless another node has created one or this node has failed to.
    Rematch(Option<TableId>),
    Removed(Result<(), Error>),
    /// The stored chat message, unless the players who have blocked its author are unknown.
    Said(Result<Option<ChatMessage>, Error>),
}

/// An action that a room asks its driver to perform. The effects up to [`Effect::StoreChat`] are
/// questions, which the driver answers with [`Input::Told`].
#[derive(Clone, Debug)]
pub(crate) enum Effect {
    /// Rebuild the match from the log.
    Load,
    /// Make a batch of events durable.
    Commit(Batch),
    /// Read the events after a version, if other nodes may have stored any.
    CatchUp(Version),
    /// Read who holds the seats.
    ReadSeats,
    /// Take or extend the table's lease, or only check whether this node holds the lease.
    Lease {
        only_if_held: bool,
    },
    /// Check whether a player may use a name.
    CheckName(Arc<str>, String),
    /// Serialise large answers on another thread.
    Prepare(CacheWork),
    /// Create the table for the rematch.
    CreateRematch,
    /// Remove the stored table.
    Remove,
    /// Store a chat message.
    StoreChat(Player, Said),

    /// Answer the client or player whose request the room is working on.
    Reply(Reply),
    /// Send committed events to all clients.
    Tell(Broadcast),
    /// Send a message to all clients.
    TellAll(Utf8Bytes),
    /// Send a chat message to all clients except those of these players.
    TellExcept(Utf8Bytes, Vec<String>),
    /// Disconnect a client, which then reconnects.
    Disconnect(u64),
    DisconnectAll,
    /// Send a message to the other nodes, with the text for their clients.
    Publish(NodeToNode, Utf8Bytes),
    PublishPresence(Vec<Seat>, u32),
    /// Unsubscribe from the messages of other nodes.
    StopListening,
    /// Notify the players, on all nodes, that the turn has changed.
    NotifyPlayers(Option<Notice>),
    /// Let a computer player decide.
    Think(Question, Version),
    /// Release the lease if this node holds it.
    Release,
    /// Store the summary for lists.
    StoreSummary(Batch),
    /// Read who has blocked the author of a chat message, and return it with [`Input::Chat`].
    ReadBlockers {
        id: String,
        at: Millis,
        author: Option<String>,
        text: Utf8Bytes,
    },
    /// Return the chat messages since this time with [`Input::Chat`].
    ReadChat(Millis),
}

/// The reply to a request.
#[derive(Clone, Debug)]
pub(crate) enum Reply {
    Welcome(Box<Welcome>),
    Looked(Box<Looked>),
    /// The JSON of the response to a message.
    Answer(String),
    Done,
    Failed(Error),
}

/// The first message to a client at a table.
#[derive(Clone, Debug)]
pub(crate) struct Welcome {
    pub(crate) version: Version,
    pub(crate) seats: Vec<Seat>,
    pub(crate) chat: ChatRule,
    /// The table of the rematch.
    pub(crate) next: Option<TableId>,
    pub(crate) is_host: bool,
    /// The response to the client's request for data.
    pub(crate) looked: Option<String>,
}

/// The state of a table.
#[derive(Clone, Debug)]
pub(crate) struct Looked {
    pub(crate) snapshot: Arc<str>,
    pub(crate) open: bool,
    pub(crate) chat: ChatRule,
    pub(crate) rated: bool,
    pub(crate) next: Option<TableId>,
    pub(crate) seats: Vec<Seat>,
    /// The tournament that the table belongs to.
    pub(crate) tournament: Option<String>,
}

/// A client at a table.
#[derive(Clone, Debug)]
pub(crate) struct Client {
    pub(crate) number: u64,
    pub(crate) player: Option<Arc<str>>,
    /// Whether the client applies events itself.
    pub(crate) follows: bool,
}

/// A client's message.
#[derive(Clone, Debug)]
pub(crate) struct Asked {
    pub(crate) player: Option<Arc<str>>,
    pub(crate) message: ClientToServer,
    /// The client's number, if the client is at the table.
    pub(crate) client: Option<u64>,
}

/// The result of checking a name that a player wants to use.
#[derive(Clone, Debug)]
pub(crate) struct NameCheck {
    pub(crate) has_blocked_word: bool,
    /// The players who have blocked the player.
    pub(crate) blockers: Vec<String>,
    pub(crate) look_alike: Option<LookAlike>,
    /// Whether the player already has this name.
    pub(crate) is_kept: bool,
}

/// A stored chat message.
#[derive(Debug)]
pub(crate) struct ChatMessage {
    pub(crate) id: String,
    pub(crate) at: Millis,
    /// The message for clients.
    pub(crate) text: Utf8Bytes,
    /// The players who have blocked the author.
    pub(crate) blockers: Vec<String>,
}

/// The clocks and the state of the database at the time of an input.
#[derive(Clone, Debug)]
pub(crate) struct Now {
    pub(crate) instant: Instant,
    /// The time by the clock that all nodes share.
    pub(crate) time: Millis,
    /// Whether the database was recently reachable and all downtimes are known.
    pub(crate) is_ready: bool,
    pub(crate) downtimes: Arc<[Downtime]>,
}
