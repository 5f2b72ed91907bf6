//! Nodes and all that no stroke changes about them.

use crate::{Cell, Direction, Directions};

/// A place a ball can be: a cell and a layer (rule B3), by its number in the field.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Node(pub(crate) u16);

impl Node {
    /// Stands for "no node" in the tables.
    pub(crate) const NONE: Node = Node(u16::MAX);

    /// The number of the node, below [`Field::len`](crate::Field::len).
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub(crate) const fn exists(self) -> Option<Node> {
        if self.0 == u16::MAX { None } else { Some(self) }
    }
}

/// On the ground, or on top of a tall piece.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[allow(missing_docs)]
pub enum Layer {
    Ground,
    Top,
}

impl Layer {
    /// The name used in traces.
    pub const fn name(self) -> &'static str {
        match self {
            Layer::Ground => "ground",
            Layer::Top => "top",
        }
    }
}

/// What a ball lies on at a node; decides what leaving costs (S3) and how it settles (S5).
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
    /// What a level step costs that begins here.
    pub(crate) const fn price(self) -> u8 {
        match self {
            Surface::Plain | Surface::Deck | Surface::Slope { .. } => 1,
            Surface::Sand | Surface::Hole | Surface::DeckHole => 2,
            Surface::Water => 3,
        }
    }
}

/// What a ball can bounce off: all walls together, each piece, and apart from
/// its stand the fallen part of a toppler (section 3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Body(u16);

impl Body {
    /// The walls.
    pub const WALL: Body = Body(0);

    /// The piece with this index in [`Layout::pieces`](crate::Layout::pieces).
    pub const fn of_piece(piece: usize) -> Body {
        Body(1 + 2 * piece as u16)
    }

    /// The fallen part of the toppler with this index.
    pub(crate) const fn fallen_part(piece: usize) -> Body {
        Body(2 + 2 * piece as u16)
    }

    /// The index of the piece, nothing for the walls.
    pub const fn piece(self) -> Option<usize> {
        match self.0 {
            0 => None,
            body => Some((body as usize - 1) / 2),
        }
    }
}

/// Where the way from a node in a direction leads, movers apart.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Way {
    /// [`Node::NONE`] if the way is blocked.
    pub(crate) to: Node,
    /// What blocks it, if it is blocked.
    pub(crate) body: Body,
    /// What the step costs, if it is open.
    pub(crate) cost: u8,
}

/// The rule that gave a ball its new direction.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ReboundRule {
    /// R2: two bodies touched at once.
    TwoBodies,
    /// R3: one body, by its shape.
    OneBody,
    /// R4: what R3 finds is blocked too.
    NoWayOut,
    /// R5: an arrow printed on the board.
    Arrow,
    /// F2: the path of a channel or a tall piece does not go on.
    Path,
    /// D1.
    Roller,
    /// D2: arm or hub.
    Spinner,
    /// D3: while it stands upright.
    Toppler,
    /// D4: a post.
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

    /// The id of the rule, also in traces.
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

    /// The rule with this id, if it is one that turns balls.
    pub fn from_id(id: &str) -> Option<ReboundRule> {
        ReboundRule::ALL.into_iter().find(|rule| rule.id() == id)
    }
}

/// Where a ball goes that was turned back, and by which rule.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Deflection {
    pub(crate) out: Direction,
    pub(crate) rule: ReboundRule,
}

/// Everything about a node that no stroke changes.
#[derive(Clone, Hash, Debug)]
pub(crate) struct Place {
    pub(crate) cell: Cell,
    pub(crate) layer: Layer,
    pub(crate) surface: Surface,
    /// In a channel or on top: the ways of the path (F2 decides there).
    pub(crate) path: Option<Directions>,
    /// Fairway under no piece but sand, water, token, and neither start nor hole:
    /// a mover may come here.
    pub(crate) bare: bool,
    /// The neighbours that are uncovered rounded wall.
    pub(crate) rounded: Directions,
    pub(crate) ways: [Way; 6],
    /// Where a ball goes that is turned back by walls and resting pieces (R2–R5),
    /// by its incoming direction; of no meaning where the way is open.
    pub(crate) deflections: [Deflection; 6],
    /// Printed arrows: outgoing direction by incoming one.
    pub(crate) arrows: [Option<Direction>; 6],
    /// Where a ball that settles on a slope goes next, or falls to: the node one further down.
    pub(crate) below: Node,
    /// The token that lies here when the course is set up.
    pub(crate) token: Option<u16>,
}

#[derive(Clone, Copy, Hash, Debug)]
pub(crate) struct Token {
    pub(crate) piece: usize,
    pub(crate) value: i8,
}
