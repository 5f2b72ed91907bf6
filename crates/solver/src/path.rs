//! Derives strokes with fewer impulses from the stroke with the most impulses.
//!
//! With fewer impulses, a lone ball takes the same path and stops earlier: where it has no impulses
//! left (S4.1), or too few for a rebound on slow ground (S4.2) or for the next step (S4.4).

use crate::tokens::Tokens;
use golf::{Event, Field, MoverState, Node, Surface};

/// Where a stroke stops, before the ball settles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Stop {
    pub(crate) node: Node,
    /// The tokens taken on the path up to the stop.
    pub(crate) swept: u32,
    /// The number of events on the path up to the stop.
    pub(crate) events: usize,
}

/// Follows the events of a stroke from `start` to find where strokes with fewer impulses stop.
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

    /// Returns where a stroke with this number of impulses stops. In successive calls, the numbers
    /// must be in ascending order and must not exceed the number for the whole path.
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

    /// Returns whether a ball that stops on a node moves on by itself, down a slope or through a
    /// deck. The path does not include what the ball hits as it moves on.
    pub(crate) fn sinks(field: &Field, node: Node) -> bool {
        matches!(
            field.surface(node),
            Surface::Slope { .. } | Surface::DeckHole
        )
    }

    /// Returns how movers change between two stops on the path.
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
