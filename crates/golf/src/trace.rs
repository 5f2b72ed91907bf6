//! The events of a stroke.

use crate::field::{Body, MoverState, Node, ReboundRule};
use crate::{Ball, Direction};

/// Why a ball settled.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Why {
    /// The ball has no impulses left.
    Spent,
    /// The next step costs more impulses than the ball has left.
    OutOfImpulses,
    /// Water stopped the ball.
    Water,
    /// The ball stopped under a door that it lifted.
    Door,
    /// The ball passed its impulses to another ball.
    Carom,
    /// The ball rolled down a slope.
    RolledBack,
    /// The ball fell through the hole of a deck.
    FellThrough,
    /// The ball is wedged between walls, pieces or balls (S6).
    Wedged,
}

impl Why {
    /// All reasons.
    pub const ALL: [Why; 8] = [
        Why::Spent,
        Why::OutOfImpulses,
        Why::Water,
        Why::Door,
        Why::Carom,
        Why::RolledBack,
        Why::FellThrough,
        Why::Wedged,
    ];

    /// Returns the name that traces use.
    pub const fn name(self) -> &'static str {
        match self {
            Why::Spent => "spent",
            Why::OutOfImpulses => "too-dear",
            Why::Water => "water",
            Why::Door => "door",
            Why::Carom => "carom",
            Why::RolledBack => "rolled-back",
            Why::FellThrough => "fell-through",
            Why::Wedged => "wedged",
        }
    }
}

/// One event of a stroke.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Event {
    /// A ball moved to the next node; `left` is the number of impulses left after paying `cost`.
    Step {
        ball: Ball,
        to: Node,
        direction: Direction,
        cost: u8,
        left: u8,
    },
    /// A ball changed direction; `hit` lists the bodies that it touched.
    Rebound {
        ball: Ball,
        at: Node,
        incoming: Direction,
        outgoing: Direction,
        hit: [Option<Body>; 3],
        /// The rule that determined `outgoing`; `None` if the trace was recorded by a version that
        /// did not record rules.
        rule: Option<ReboundRule>,
    },
    /// A ball passed its remaining impulses to another ball.
    Carom {
        ball: Ball,
        hits: Ball,
        direction: Direction,
        left: u8,
    },
    /// A ball settled.
    Settle { ball: Ball, at: Node, why: Why },
    /// A ball took a token; `piece` is the token's index in the course's pieces.
    Token {
        ball: Ball,
        at: Node,
        value: i8,
        piece: usize,
    },
    /// A piece moved; `piece` is its index in the course's pieces.
    Piece { piece: usize, state: MoverState },
    /// A ball was holed.
    Holed { ball: Ball, at: Node },
}

/// Receives the events of a stroke.
pub trait Tracer {
    /// Whether this tracer ignores all events. If so, strokes are computed faster.
    const SILENT: bool = false;

    /// Called once for every event, in order.
    fn event(&mut self, event: Event);
}

/// Ignores all events.
impl Tracer for () {
    const SILENT: bool = true;

    #[inline]
    fn event(&mut self, _: Event) {}
}

/// All events of a stroke, in order. The README of this crate shows how to record them.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Trace {
    /// The events in the order in which they happened.
    pub events: Vec<Event>,
}

impl Tracer for Trace {
    fn event(&mut self, event: Event) {
        self.events.push(event);
    }
}
