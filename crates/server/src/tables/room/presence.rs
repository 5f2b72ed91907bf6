//! Presence: the clients connected to a table, through this node or other nodes.

use axum::extract::ws::Utf8Bytes;
use protocol::online::SocketMessage;
use protocol::{Millis, Seat};
use std::collections::HashMap;
use std::time::{Duration, Instant};

/// The clients present at a table, and the presence last announced to clients.
#[derive(Clone, Debug, Default)]
pub(super) struct Presence {
    /// Presence on each of the other nodes.
    elsewhere: HashMap<String, Others>,
    /// Presence on this node, as published to the other nodes.
    here: Option<Here>,
    /// When each seat's player became absent, by the cluster's clock.
    away: Vec<Option<Millis>>,
    /// The last presence message sent to the clients on this node.
    told: Option<Utf8Bytes>,
}

/// The seats whose players are connected, and the number of spectators.
type Here = (Vec<Seat>, u32);

/// Presence on one other node.
#[derive(Clone, Debug)]
struct Others {
    here: Here,
    heard: Instant,
}

/// How long a node may be silent before its presence is forgotten.
const FORGOTTEN: Duration = Duration::from_secs(40);

impl Presence {
    /// Stores the presence on another node. Returns whether the presence has changed.
    pub(super) fn heard(
        &mut self,
        node: String,
        seats: Vec<Seat>,
        spectators: u32,
        heard: Instant,
    ) -> bool {
        let now = (seats, spectators);
        let nobody = (Vec::new(), 0);
        let before = if now == nobody {
            self.elsewhere.remove(&node)
        } else {
            let here = now.clone();
            self.elsewhere.insert(node, Others { here, heard })
        };
        before.map_or(nobody, |before| before.here) != now
    }

    /// Forgets a node that has stopped. Returns whether any player or spectator was connected to
    /// it.
    pub(super) fn forget_node(&mut self, node: &str) -> bool {
        self.elsewhere.remove(node).is_some()
    }

    /// Forgets nodes that have been silent for too long. Returns whether any node was forgotten.
    pub(super) fn forget_silent_nodes(&mut self, now: Instant) -> bool {
        let before = self.elsewhere.len();
        self.elsewhere
            .retain(|_, others| now < others.heard + FORGOTTEN);
        self.elsewhere.len() < before
    }

    /// Forgets the last message, because a new client has not received it.
    pub(super) fn forget_told(&mut self) {
        self.told = None;
    }

    /// Stores the presence on this node. Returns it if it has not been published to the other nodes
    /// yet.
    pub(super) fn note_here(&mut self, seats: &[bool], spectators: u32) -> Option<Here> {
        let here = (0..).zip(seats).filter(|(_, here)| **here);
        let now = (here.map(|(seat, _)| seat).collect(), spectators);
        if self.here.as_ref() == Some(&now) {
            return None;
        }
        self.here = Some(now.clone());
        Some(now)
    }

    /// Returns the presence on this node, as published to the other nodes.
    pub(super) fn here(&self) -> Option<Here> {
        self.here.clone()
    }

    /// Returns when a seat's player became absent, or `None` if the player is present or the time
    /// is unknown.
    pub(super) fn away_since(&self, seat: Seat) -> Option<Millis> {
        self.away.get(usize::from(seat)).copied().flatten()
    }

    /// Returns the presence message for the clients on this node, or `None` if it has not changed.
    pub(super) fn message(
        &mut self,
        mut seats: Vec<bool>,
        mut count: u32,
        patience: Millis,
        now: Millis,
    ) -> Option<Utf8Bytes> {
        for Others { here, .. } in self.elsewhere.values() {
            for seat in &here.0 {
                if let Some(seat) = seats.get_mut(usize::from(*seat)) {
                    *seat = true;
                }
            }
            count += here.1;
        }
        self.away.resize(seats.len(), None);
        for (away, here) in self.away.iter_mut().zip(&seats) {
            *away = if *here { None } else { away.or(Some(now)) };
        }
        let message = SocketMessage::Presence {
            seats,
            spectators: count,
            away: self.away.clone(),
            patience,
        };
        let text: Utf8Bytes = message.to_json().into();
        if self.told.as_ref() == Some(&text) {
            return None;
        }
        self.told = Some(text.clone());
        Some(text)
    }
}
