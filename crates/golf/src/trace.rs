//! What one stroke did, event by event.

use crate::field::{Body, MoverState, Node, ReboundRule};
use crate::{Ball, Direction};

/// Why a ball came to rest.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Why {
    /// No impulse is left.
    Spent,
    /// The next step costs more than is left.
    TooDear,
    /// Water stopped it.
    Water,
    /// It is under a door it has lifted.
    Door,
    /// It passed its impulses on.
    Carom,
    /// It rolled down a slope.
    RolledBack,
    /// It fell through the hole of a deck.
    FellThrough,
    /// It could not get away between walls and balls.
    Wedged,
}

impl Why {
    /// All reasons.
    pub const ALL: [Why; 8] = [
        Why::Spent,
        Why::TooDear,
        Why::Water,
        Why::Door,
        Why::Carom,
        Why::RolledBack,
        Why::FellThrough,
        Why::Wedged,
    ];

    /// The name used in traces.
    pub const fn name(self) -> &'static str {
        match self {
            Why::Spent => "spent",
            Why::TooDear => "too-dear",
            Why::Water => "water",
            Why::Door => "door",
            Why::Carom => "carom",
            Why::RolledBack => "rolled-back",
            Why::FellThrough => "fell-through",
            Why::Wedged => "wedged",
        }
    }
}

/// One thing that happened in a stroke.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Event {
    /// A ball moved to the next node; `left` is what it has after paying `cost`.
    Step {
        ball: Ball,
        to: Node,
        direction: Direction,
        cost: u8,
        left: u8,
    },
    /// A ball changed its direction; `hit` are the bodies touched.
    Rebound {
        ball: Ball,
        at: Node,
        incoming: Direction,
        outgoing: Direction,
        hit: [Option<Body>; 3],
        /// Why `outgoing`; nothing if a trace of an earlier version does not say.
        rule: Option<ReboundRule>,
    },
    /// A ball passed what was left on to another.
    Carom {
        ball: Ball,
        hits: Ball,
        direction: Direction,
        left: u8,
    },
    /// A ball came to rest.
    Settle { ball: Ball, at: Node, why: Why },
    /// A ball took a token; `piece` is the index in the course's pieces.
    Token {
        ball: Ball,
        at: Node,
        value: i8,
        piece: usize,
    },
    /// A piece moved; `piece` is the index in the course's pieces.
    Piece { piece: usize, state: MoverState },
    /// A ball was holed.
    Holed { ball: Ball, at: Node },
}

/// Who is told what happens in a stroke.
pub trait Tracer {
    /// Whether nobody listens, so that the quickest way can be taken.
    const SILENT: bool = false;

    /// Called once for every event, in order.
    fn event(&mut self, event: Event);
}

/// Nobody listens.
impl Tracer for () {
    const SILENT: bool = true;

    #[inline]
    fn event(&mut self, _: Event) {}
}

/// All events of a stroke.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Trace {
    /// In the order they happened.
    pub events: Vec<Event>,
}

impl Tracer for Trace {
    fn event(&mut self, event: Event) {
        self.events.push(event);
    }
}
