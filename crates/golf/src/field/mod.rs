//! A course made ready for strokes: every node and direction resolved once.

mod compile;
mod landing;
mod reach;
pub(crate) mod rebound;

use crate::course::Course;
use crate::grid::Grid;
use crate::{Cell, Direction, Directions};
pub use landing::Landing;
use rebound::Deflection;
pub use rebound::ReboundRule;
use std::sync::OnceLock;

/// A place a ball can be: a cell and a layer (rule B3), by its number in the field.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Node(pub(crate) u16);

impl Node {
    /// Stands for "no node" in the tables.
    pub(crate) const NONE: Node = Node(u16::MAX);

    /// The number of the node, below [`Field::len`].
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

    /// The piece with this index in [`Course::pieces`].
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
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Way {
    /// [`Node::NONE`] if the way is blocked.
    pub(crate) to: Node,
    /// What blocks it, if it is blocked.
    pub(crate) body: Body,
    /// What the step costs, if it is open.
    pub(crate) cost: u8,
}

/// Everything about a node that no stroke changes.
#[derive(Clone, Debug)]
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

/// A moving piece: what it is and where it stands when set up.
#[derive(Clone, Debug)]
pub(crate) struct Mover {
    /// Its index in [`Course::pieces`].
    pub(crate) piece: usize,
    pub(crate) kind: MoverKind,
}

#[derive(Clone, Debug)]
pub(crate) enum MoverKind {
    Roller {
        at: Node,
    },
    Toppler {
        at: Node,
    },
    Spinner {
        hub: Node,
        arm: Direction,
    },
    Door {
        posts: [Node; 2],
        panels: [Node; 2],
        /// [`Node::NONE`] where the far side is no ground.
        far: [Node; 3],
        lifting: Directions,
    },
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Token {
    pub(crate) piece: usize,
    pub(crate) value: i8,
}

/// A course with every node and direction resolved.
#[derive(Clone, Debug)]
pub struct Field {
    pub(crate) places: Vec<Place>,
    ground: Grid<Node>,
    top: Grid<Node>,
    pub(crate) movers: Vec<Mover>,
    pub(crate) tokens: Vec<Token>,
    starts: [Node; 6],
    hole: Node,
    landings: OnceLock<landing::Landings>,
    far_landings: OnceLock<landing::Landings>,
    /// By node the steps to the hole; counted when first asked for.
    steps: OnceLock<Vec<Option<u16>>>,
}

impl Field {
    /// Resolves a course.
    pub fn new(course: &Course) -> Field {
        compile::field(course)
    }

    /// How many nodes there are.
    pub fn len(&self) -> usize {
        self.places.len()
    }

    /// Never true: every course has a hole.
    pub fn is_empty(&self) -> bool {
        self.places.is_empty()
    }

    /// All nodes, in the order of their numbers.
    pub fn nodes(&self) -> impl Iterator<Item = Node> + use<> {
        (0..self.places.len() as u16).map(Node)
    }

    /// The node of a cell on a layer, if a ball can ever be there.
    pub fn node(&self, cell: Cell, layer: Layer) -> Option<Node> {
        let grid = match layer {
            Layer::Ground => &self.ground,
            Layer::Top => &self.top,
        };
        grid.get(cell).and_then(Node::exists)
    }

    /// The cell of a node.
    pub fn cell(&self, node: Node) -> Cell {
        self.place(node).cell
    }

    /// The layer of a node.
    pub fn layer(&self, node: Node) -> Layer {
        self.place(node).layer
    }

    /// What a ball lies on there.
    pub fn surface(&self, node: Node) -> Surface {
        self.place(node).surface
    }

    /// Whether a node is in a channel or on top of a tall piece, where the path leads the ball (F2).
    pub fn is_path(&self, node: Node) -> bool {
        self.place(node).path.is_some()
    }

    /// The six start nodes, row by row.
    pub fn starts(&self) -> [Node; 6] {
        self.starts
    }

    /// The node of the hole.
    pub fn hole(&self) -> Node {
        self.hole
    }

    /// Whether pieces on it can move.
    pub fn has_movers(&self) -> bool {
        !self.movers.is_empty()
    }

    /// How many tokens lie on it when it is set up.
    pub fn token_count(&self) -> usize {
        self.tokens.len()
    }

    #[inline]
    pub(crate) fn place(&self, node: Node) -> &Place {
        &self.places[node.index()]
    }

    #[inline]
    pub(crate) fn way(&self, node: Node, direction: Direction) -> Way {
        self.places[node.index()].ways[direction.index()]
    }
}
