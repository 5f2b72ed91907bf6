//! Who is at a table, by way of this node and of others.

use axum::extract::ws::Utf8Bytes;
use protocol::online::HostToClient;
use protocol::{Millis, Seat};
use std::collections::HashMap;
use std::time::{Duration, Instant};

/// What is known of who is here, and what was told of it.
#[derive(Debug, Default)]
pub(super) struct Presence {
    /// Who is there by way of other nodes.
    elsewhere: HashMap<String, Others>,
    /// Who is here, as the other nodes were told.
    here: Option<Here>,
    /// By seat: since when its player is away, by the clock of all nodes.
    away: Vec<Option<Millis>>,
    /// Who is there, as everyone here was told.
    told: Option<Utf8Bytes>,
}

/// The seats whose players are here, and how many others.
type Here = (Vec<Seat>, u32);

/// Who is at the table by way of one other node.
#[derive(Debug)]
struct Others {
    here: Here,
    heard: Instant,
}

/// A node that has said nothing for so long has nobody there.
const FORGOTTEN: Duration = Duration::from_secs(40);

impl Presence {
    /// Another node says who is there; whether that is news.
    pub(super) fn heard(&mut self, node: String, seats: Vec<Seat>, spectators: u32) -> bool {
        let now = (seats, spectators);
        let nobody = (Vec::new(), 0);
        let before = if now == nobody {
            self.elsewhere.remove(&node)
        } else {
            let (here, heard) = (now.clone(), Instant::now());
            self.elsewhere.insert(node, Others { here, heard })
        };
        before.map_or(nobody, |before| before.here) != now
    }

    /// A node has stopped; whether somebody was there.
    pub(super) fn forget_node(&mut self, node: &str) -> bool {
        self.elsewhere.remove(node).is_some()
    }

    /// Forgets nodes that have not been heard of for long; whether there were some.
    pub(super) fn forget_silent_nodes(&mut self) -> bool {
        let before = self.elsewhere.len();
        self.elsewhere
            .retain(|_, others| others.heard.elapsed() < FORGOTTEN);
        self.elsewhere.len() < before
    }

    /// Somebody has come who was not told.
    pub(super) fn forget_told(&mut self) {
        self.told = None;
    }

    /// Notes who is here; what the other nodes have to be told, unless they know.
    pub(super) fn note_here(&mut self, seats: &[bool], spectators: u32) -> Option<Here> {
        let here = (0..).zip(seats).filter(|(_, here)| **here);
        let now = (here.map(|(seat, _)| seat).collect(), spectators);
        if self.here.as_ref() == Some(&now) {
            return None;
        }
        self.here = Some(now.clone());
        Some(now)
    }

    /// Who is here, as the other nodes were told.
    pub(super) fn here(&self) -> Option<Here> {
        self.here.clone()
    }

    /// Since when the player of a seat is away; nothing if they are here, or nobody has looked.
    pub(super) fn away_since(&self, seat: Seat) -> Option<Millis> {
        self.away.get(usize::from(seat)).copied().flatten()
    }

    /// The message for everyone here, unless they have had it.
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
        let message = HostToClient::Presence {
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
