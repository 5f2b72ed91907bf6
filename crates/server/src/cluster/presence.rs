//! Who is at a table by way of other nodes.

use super::{Cluster, follow::Shared};
use crate::App;
use crate::limits::locked;
use crate::room::Room;
use protocol::Seat;
use protocol::cluster::NodeToNode;
use std::collections::HashMap;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

/// Who is where, by node.
pub(crate) type Elsewhere = HashMap<String, Others>;

/// Who is at the table by way of one other node.
#[derive(Debug)]
pub(crate) struct Others {
    seats: Vec<Seat>,
    spectators: u32,
    heard: Instant,
}

/// How often a node says again who is there.
pub(super) const AGAIN: u64 = 15;
/// A node that has said nothing for so long has nobody there.
const FORGOTTEN: Duration = Duration::from_secs(40);

impl Room {
    pub(super) fn heard_presence(&self, node: String, seats: Vec<Seat>, spectators: u32) {
        let mut shared = locked(&self.shared);
        let Some(Shared { elsewhere, .. }) = shared.as_deref_mut() else {
            return;
        };
        let others = Others {
            seats,
            spectators,
            heard: Instant::now(),
        };
        let now = (others.seats.clone(), others.spectators);
        let before = if now == (Vec::new(), 0) {
            elsewhere.remove(&node)
        } else {
            elsewhere.insert(node, others)
        };
        let before = before.map_or((Vec::new(), 0), |before| (before.seats, before.spectators));
        if before != now {
            self.changed.store(true, Ordering::Relaxed);
        }
    }

    /// Who is here, as the other nodes were told, unless they know `now` already.
    fn here(&self, now: Option<(Vec<Seat>, u32)>) -> Option<(Vec<Seat>, u32)> {
        let mut shared = locked(&self.shared);
        let Shared { here, .. } = shared.as_deref_mut()?;
        match now {
            None => here.clone(),
            Some(now) if here.as_ref() == Some(&now) => None,
            Some(now) => {
                *here = Some(now.clone());
                Some(now)
            }
        }
    }

    /// A node has stopped.
    pub(super) fn forget_node(&self, node: &str) {
        let mut shared = locked(&self.shared);
        if let Some(Shared { elsewhere, .. }) = shared.as_deref_mut()
            && elsewhere.remove(node).is_some()
        {
            self.changed.store(true, Ordering::Relaxed);
        }
    }

    /// Forgets nodes that have not been heard of for long.
    pub(super) fn forget_silent_nodes(&self) {
        let mut shared = locked(&self.shared);
        if let Some(Shared { elsewhere, .. }) = shared.as_deref_mut() {
            let before = elsewhere.len();
            elsewhere.retain(|_, others| others.heard.elapsed() < FORGOTTEN);
            if elsewhere.len() < before {
                self.changed.store(true, Ordering::Relaxed);
            }
        }
    }

    /// Adds those who are elsewhere to those who are here.
    pub(crate) fn add_others(&self, seats: &mut [bool], spectators: &mut u32) {
        let shared = locked(&self.shared);
        for others in shared.iter().flat_map(|shared| shared.elsewhere.values()) {
            for seat in &others.seats {
                if let Some(seat) = seats.get_mut(usize::from(*seat)) {
                    *seat = true;
                }
            }
            *spectators += others.spectators;
        }
    }
}

impl Cluster {
    /// Tells the other nodes who is here if that has changed; without an argument, once more.
    pub(crate) fn tell_presence(&self, app: &App, room: &Room, now: Option<(&[bool], u32)>) {
        let now = now.map(|(seats, spectators)| {
            let here = (0..).zip(seats).filter(|(_, here)| **here);
            (here.map(|(seat, _)| seat).collect(), spectators)
        });
        if let Some((seats, spectators)) = room.here(now) {
            self.publish_presence(app, room, seats, spectators);
        }
    }

    /// Tells the other nodes that nobody is here any more.
    pub(super) fn tell_absence(&self, app: &App, room: &Room) {
        self.publish_presence(app, room, Vec::new(), 0);
    }

    fn publish_presence(&self, app: &App, room: &Room, seats: Vec<Seat>, spectators: u32) {
        let message = NodeToNode::Here {
            node: self.node.clone(),
            seats,
            spectators,
        };
        self.publish(app, room, &message, "");
    }
}
