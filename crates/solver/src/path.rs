//! Strokes with many numbers of impulses read off the one with the largest.
//!
//! A lone ball with fewer impulses takes the same way and stops earlier:
//! where nothing is left (S4.1), where a rebound on slow ground is too dear
//! (S4.2), or where the next step is (S4.4).

use crate::tokens::Tokens;
use golf::{Event, Field, MoverState, Node, Surface};

/// Where a stroke stops, before the ball settles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Stop {
    pub(crate) node: Node,
    /// The tokens taken on the way.
    pub(crate) swept: u32,
    /// How many events of the path had happened.
    pub(crate) events: usize,
}

/// Walks along the events of a stroke from `start`, number by number.
pub(crate) struct Path<'p> {
    field: &'p Field,
    tokens: &'p Tokens,
    events: &'p [Event],
    at: Stop,
    spent: u8,
}

impl<'p> Path<'p> {
    pub(crate) fn new(
        field: &'p Field,
        tokens: &'p Tokens,
        events: &'p [Event],
        start: Node,
    ) -> Self {
        let at = Stop {
            node: start,
            swept: 0,
            events: 0,
        };
        Path {
            field,
            tokens,
            events,
            at,
            spent: 0,
        }
    }

    /// Where a stroke with this many impulses stops. Numbers must ascend and
    /// not exceed the one that made the path.
    pub(crate) fn stop(&mut self, impulses: u8) -> Stop {
        while let Some(event) = self.events.get(self.at.events) {
            let left = impulses - self.spent;
            match *event {
                Event::Step { to, cost, .. } => {
                    if left == 0 || cost > left {
                        break;
                    }
                    self.spent += cost;
                    self.at.node = to;
                }
                Event::Rebound { at, .. } => {
                    if left == 0 || self.field.rebound_price(at) > left {
                        break;
                    }
                }
                Event::Token { piece, .. } => self.at.swept |= self.tokens.bit(piece),
                Event::Piece { .. } => {}
                Event::Settle { .. } | Event::Holed { .. } | Event::Carom { .. } => break,
            }
            self.at.events += 1;
        }
        self.at
    }

    /// Whether a ball that stops on a node goes on by itself: down a slope or
    /// through a deck. What it meets there the path does not tell.
    pub(crate) fn sinks(field: &Field, node: Node) -> bool {
        matches!(
            field.surface(node),
            Surface::Slope { .. } | Surface::DeckHole
        )
    }

    /// The changes of movers that had happened between two stops.
    pub(crate) fn changes(
        events: &[Event],
        from: usize,
        to: usize,
    ) -> impl Iterator<Item = (usize, MoverState)> {
        events[from..to].iter().filter_map(|event| match event {
            Event::Piece { piece, state } => Some((*piece, *state)),
            _ => None,
        })
    }
}
