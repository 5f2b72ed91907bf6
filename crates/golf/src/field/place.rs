//! Nodes and their fixed properties.

use crate::{Cell, Direction, Directions};

/// A place where a ball can be: a cell and a layer (rule B3), identified by its number in the
/// field.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Node(pub(crate) u16);

impl Node {
    /// Stands for "no node" in tables.
    pub(crate) const NONE: Node = Node(u16::MAX);

    /// Returns the number of the node, below [`Field::len`](crate::Field::len).
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub(crate) const fn exists(self) -> Option<Node> {
        if self.0 == u16::MAX { None } else { Some(self) }
    }
}

/// The layer of a node: on the ground or on top of a tall piece.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[allow(missing_docs)]
pub enum Layer {
    Ground,
    Top,
}

impl Layer {
    /// Returns the name that traces use.
    pub const fn name(self) -> &'static str {
        match self {
            Layer::Ground => "ground",
            Layer::Top => "top",
        }
    }
}

/// The surface that a ball lies on at a node. The surface determines the cost of leaving the node
/// (S3) and how the ball settles there (S5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Surface {
    Plain,
    Sand,
    Water,
    Hole,
    Deck,
    DeckHole,
    Slope { down: Direction },
}

impl Surface {
    /// Returns the cost of a level step from this surface.
    pub(crate) const fn price(self) -> u8 {
        match self {
            Surface::Plain | Surface::Deck | Surface::Slope { .. } => 1,
            Surface::Sand | Surface::Hole | Surface::DeckHole => 2,
            Surface::Water => 3,
        }
    }
}

/// A body that a ball can bounce off (section 3): all walls together, a piece, or the fallen part
/// of a toppler, whose stand is a separate body.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Body(u16);

impl Body {
    /// The walls.
    pub const WALL: Body = Body(0);

    /// Returns the body of the piece with this index in [`Layout::pieces`](crate::Layout::pieces).
    pub const fn of_piece(piece: usize) -> Body {
        Body(1 + 2 * piece as u16)
    }

    /// Returns the body of the fallen part of the toppler with this index.
    pub(crate) const fn fallen_part(piece: usize) -> Body {
        Body(2 + 2 * piece as u16)
    }

    /// Returns the index of the piece; `None` for the walls.
    pub const fn piece(self) -> Option<usize> {
        match self.0 {
            0 => None,
            body => Some((body as usize - 1) / 2),
        }
    }
}

/// The way from a node in one direction, ignoring movers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Way {
    /// The next node; [`Node::NONE`] if the way is blocked.
    pub(crate) to: Node,
    /// The body that blocks the way, if the way is blocked.
    pub(crate) body: Body,
    /// The cost of the step, if the way is open.
    pub(crate) cost: u8,
}

/// The rule that determined the new direction of a ball.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ReboundRule {
    /// R2: the ball touches two bodies at once.
    TwoBodies,
    /// R3: the ball touches one body, whose shape determines the new direction.
    OneBody,
    /// R4: the direction chosen by R3 is blocked too.
    NoWayOut,
    /// R5: an arrow printed on the board sets the new direction.
    Arrow,
    /// F2: the path of a channel or a tall piece ends.
    Path,
    /// D1: the ball hits a roller.
    Roller,
    /// D2: the ball hits the arm or hub of a spinner.
    Spinner,
    /// D3: the ball hits a toppler that stands upright.
    Toppler,
    /// D4: the ball hits the post of a door.
    Door,
}

impl ReboundRule {
    const ALL: [ReboundRule; 9] = [
        ReboundRule::TwoBodies,
        ReboundRule::OneBody,
        ReboundRule::NoWayOut,
        ReboundRule::Arrow,
        ReboundRule::Path,
        ReboundRule::Roller,
        ReboundRule::Spinner,
        ReboundRule::Toppler,
        ReboundRule::Door,
    ];

    /// Returns the rule's id, as used in traces and in the rules document.
    pub const fn id(self) -> &'static str {
        match self {
            ReboundRule::TwoBodies => "R2",
            ReboundRule::OneBody => "R3",
            ReboundRule::NoWayOut => "R4",
            ReboundRule::Arrow => "R5",
            ReboundRule::Path => "F2",
            ReboundRule::Roller => "D1",
            ReboundRule::Spinner => "D2",
            ReboundRule::Toppler => "D3",
            ReboundRule::Door => "D4",
        }
    }

    /// Returns the rebound rule with this id.
    pub fn from_id(id: &str) -> Option<ReboundRule> {
        ReboundRule::ALL.into_iter().find(|rule| rule.id() == id)
    }
}

/// The new direction of a ball and the rule that determined it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Deflection {
    pub(crate) out: Direction,
    pub(crate) rule: ReboundRule,
}

/// The fixed properties of a node.
#[derive(Clone, Hash, Debug)]
pub(crate) struct Place {
    pub(crate) cell: Cell,
    pub(crate) layer: Layer,
    pub(crate) surface: Surface,
    /// In a channel or on top of a tall piece, the directions of the path (F2).
    pub(crate) path: Option<Directions>,
    /// Whether a mover may enter: true for fairway that is neither a start nor the hole, does not
    /// belong to a door, and is not covered by a flat or tall piece.
    pub(crate) bare: bool,
    /// The directions of neighbours that are rounded wall and not covered by a piece.
    pub(crate) rounded: Directions,
    pub(crate) ways: [Way; 6],
    /// For each incoming direction: the new direction of a ball that rebounds off walls and fixed
    /// pieces (R2–R5). Meaningless if the way in the incoming direction is open.
    pub(crate) deflections: [Deflection; 6],
    /// The printed arrows: the outgoing direction for each incoming direction.
    pub(crate) arrows: [Option<Direction>; 6],
    /// The next node down, for a ball that settles on a slope or falls through a deck.
    pub(crate) below: Node,
    /// The token on this node in the initial state of the course.
    pub(crate) token: Option<u16>,
}

#[derive(Clone, Copy, Hash, Debug)]
pub(crate) struct Token {
    pub(crate) piece: usize,
    pub(crate) value: i8,
}
