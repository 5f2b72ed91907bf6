//! What the nodes of a cluster tell each other about tables.
//!
//! Nobody depends on hearing it: all that matters is in the database, and a node that has missed
//! something reads it there. A message is one line of JSON; what clients are to be told follows
//! on the second line exactly as they get it. Unknown keys are skipped and unknown messages
//! ignored, so that nodes of neighbouring versions understand each other.

use crate::ids::{Millis, Seat, TableId, Version};
use serde::{Deserialize, Serialize};

/// The version of these messages. Nodes of neighbouring versions understand each other; it grows
/// when one of today's messages means something else.
pub const PROTOCOL: u32 = 1;

/// From one node to all others that have somebody at the table.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum NodeToNode {
    /// The table came from version `after` to `version`, and that is durable; with the events.
    Events { after: Version, version: Version },
    /// Something was said; with the message. Nodes of the version before name no speaker.
    Said {
        id: String,
        at: Millis,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        player: Option<String>,
    },
    /// There is a table for the rematch.
    Next { table: TableId },
    /// Who is at the table by way of this node.
    Here {
        node: String,
        seats: Vec<Seat>,
        spectators: u32,
    },
    /// A node has come to the table and wants to know who is here.
    Who {},
    /// What is in memory is no longer true: the table or its players are gone.
    Forget {},
    /// The table is gone: whoever created it has closed it.
    Closed {},
    /// A key or token of a player is not good any more, or none of them if the player is gone:
    /// to all nodes.
    SignOut {
        player: String,
        credential: Option<String>,
    },
    /// A node stops.
    Bye { node: String },
}

impl NodeToNode {
    /// The message, and what clients are told.
    pub fn with(&self, text: &str) -> String {
        let mut line = crate::json_line(self);
        if !text.is_empty() {
            line.push('\n');
            line.push_str(text);
        }
        line
    }

    /// Reads what [`NodeToNode::with`] wrote.
    pub fn parse(text: &str) -> Option<(NodeToNode, &str)> {
        let (line, rest) = text.split_once('\n').unwrap_or((text, ""));
        let message = crate::read_json(line.as_bytes()).ok()?;
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

    /// Nodes of version 0.2.0 wrote these. They are never changed: while servers are upgraded one
    /// after the other, the next version has to understand them, and to be understood.
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
