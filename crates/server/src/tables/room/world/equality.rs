//! Decides which worlds count as the same state when all states are checked.

use super::{Node, World};
use std::hash::{Hash, Hasher};

/// Two worlds are equal if the same actions can follow in both. Times are not compared.
impl PartialEq for World {
    fn eq(&self, other: &World) -> bool {
        self.print() == other.print()
    }
}

impl Eq for World {}

impl Hash for World {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.print().hash(state);
    }
}

impl World {
    fn print(&self) -> String {
        let node = |node: &Node| {
            let room = &node.room;
            let alarms = &room.alarms;
            (
                format!("{:?} {:?}", room.doing, node.question),
                room.loaded()
                    .map(|one| (one.version(), one.stored, one.holders.clone())),
                (room.clients.len(), room.last_announced, room.is_thinking),
                (
                    room.may_hold_lease,
                    room.has_old_seats,
                    alarms.lease.is_some(),
                ),
                node.asker.clone(),
                node.decision.clone(),
                (node.lease, node.client),
            )
        };
        let mut news: Vec<String> = self.news.iter().map(|one| format!("{one:?}")).collect();
        news.sort();
        let last = self.log.last().map(|(text, _)| text);
        let players: Vec<_> = self
            .players
            .iter()
            .map(|one| (&one.waiting, one.acknowledged))
            .collect();
        format!(
            "{:?} {last:?} {:?} {news:?} {players:?} {:?} {:?}",
            self.nodes.iter().map(node).collect::<Vec<_>>(),
            self.lease,
            self.row.holders,
            self.broken,
        )
    }
}
