//! The messages that cluster nodes send each other about tables.
//!
//! Messages can get lost. Everything important is therefore also in the database, which a node
//! reads if it has missed a message. A message is one line of JSON. A second line may follow: the
//! text for clients, exactly as they receive it. Nodes skip unknown keys and ignore unknown
//! messages, so nodes of adjacent versions understand each other.

use crate::ids::{Millis, Seat, TableId, Version};
use serde::{Deserialize, Serialize};

/// The version of these messages. Raise it when the meaning of an existing message changes. Nodes
/// of adjacent versions must understand each other.
pub const PROTOCOL: u32 = 1;

/// A message from one node to all others that have clients at the table.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum NodeToNode {
    /// The table's events after version `after`, up to and including `version`, are durable. The
    /// second line contains these events.
    Events { after: Version, version: Version },
    /// A chat message; the second line contains it. Nodes of the previous version do not name the
    /// sender.
    Said {
        id: String,
        at: Millis,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        player: Option<String>,
    },
    /// The table for the rematch exists.
    Next { table: TableId },
    /// The players connected to the table through this node.
    Here {
        node: String,
        seats: Vec<Seat>,
        spectators: u32,
    },
    /// A node has opened the table and asks the others to send `here`.
    Who {},
    /// Other nodes must drop the table from memory, because the stored table or its players are
    /// gone.
    Forget {},
    /// The creator of the table has closed it.
    Closed {},
    /// One of a player's keys or tokens has become invalid. If `credential` is absent, the player
    /// was deleted and no key or token is valid any more. Sent to all nodes.
    SignOut {
        player: String,
        credential: Option<String>,
    },
    /// A node is shutting down.
    Bye { node: String },
}

impl NodeToNode {
    /// Returns the message followed by the text for clients.
    pub fn with(&self, text: &str) -> String {
        let mut line = crate::json::line(self);
        if !text.is_empty() {
            line.push('\n');
            line.push_str(text);
        }
        line
    }

    /// Reads the output of [`NodeToNode::with`].
    pub fn parse(text: &str) -> Option<(NodeToNode, &str)> {
        let (line, rest) = text.split_once('\n').unwrap_or((text, ""));
        let message = crate::json::read(line.as_bytes()).ok()?;
        Some((message, rest))
    }
}

#[cfg(test)]
mod tests {
    use super::NodeToNode;

    #[test]
    fn messages_come_back_with_their_text() {
        let events = NodeToNode::Events {
            after: 4,
            version: 6,
        };
        let line = events.with("{\"type\":\"events\"}");
        let read = NodeToNode::parse(&line);
        assert_eq!(read, Some((events, "{\"type\":\"events\"}")));
        let who = NodeToNode::Who {};
        assert_eq!(NodeToNode::parse(&who.with("")), Some((who, "")));
    }

    /// Messages recorded from nodes of version 0.2.0. Never change them: during a rolling upgrade,
    /// both versions must read each other's messages.
    const RECORDED: &str = include_str!("../tests/nodes-0.2.0.txt");

    #[test]
    fn what_nodes_of_earlier_versions_wrote_is_understood_and_still_written_so() {
        let mut kinds = 0;
        for message in RECORDED.split("\n\n") {
            let (read, text) = NodeToNode::parse(message).expect("a message");
            assert_eq!(read.with(text), message);
            kinds += 1;
        }
        assert_eq!(kinds, 11);
    }

    #[test]
    fn what_a_newer_node_adds_is_skipped() {
        let newer = "{\"type\":\"who\",\"why\":\"curious\"}";
        assert_eq!(NodeToNode::parse(newer), Some((NodeToNode::Who {}, "")));
        assert_eq!(NodeToNode::parse("{\"type\":\"dance\"}"), None);
        assert_eq!(NodeToNode::parse("\u{1}"), None);
    }
}
