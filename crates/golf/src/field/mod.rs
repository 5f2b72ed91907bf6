//! Fields are layouts compiled for strokes: the rules for each node and direction are applied in
//! advance.
//!
//! A field never changes. The balls, movers and tokens that change during play are in
//! [`Scene`](crate::Scene).

mod compile;
mod landing;
mod mover;
mod next_step;
mod place;
mod reach;
pub(crate) mod rebound;

use crate::grid::Grid;
use crate::{Cell, Direction};
pub use landing::Landing;
use landing::Landings;
pub use mover::MoverState;
pub(crate) use mover::{Mover, MoverKind, Part};
pub(crate) use next_step::NextStep;
pub use place::{Body, Layer, Node, ReboundRule, Surface};
pub(crate) use place::{Deflection, Place, Token, Way};
use std::sync::OnceLock;

/// The maximum number of impulses in a stroke.
pub const MAX_IMPULSES: u8 = 99;

/// The largest number of impulses on any die in the boxes. Strokes with more impulses are rare and
/// have a separate table.
const USUAL: u8 = 40;

/// A course compiled for strokes. See [`Course::field`](crate::Course::field).
///
/// ```
/// use golf::{Collection, Landing};
/// let course = Collection::course("1").unwrap().unwrap();
/// let field = course.field();
/// // The landing table says where a lone ball ends up, without playing the stroke.
/// let ends = golf::Direction::ALL.map(|way| field.landing(field.starts()[0], way, 5));
/// assert!(!ends.contains(&Landing::Holed), "the hole is farther away");
/// ```
#[derive(Clone, Debug)]
pub struct Field {
    pub(crate) places: Vec<Place>,
    ground: Grid<Node>,
    top: Grid<Node>,
    pub(crate) movers: Vec<Mover>,
    pub(crate) tokens: Vec<Token>,
    starts: [Node; 6],
    hole: Node,
    landings: OnceLock<Landings>,
    far_landings: OnceLock<Landings>,
    next_steps: OnceLock<Vec<NextStep>>,
    /// The number of steps to the hole from each node. Computed on first use.
    steps: OnceLock<Vec<Option<u16>>>,
    /// A hash of the field, to detect a scene that belongs to another field.
    pub(crate) fingerprint: u32,
}

impl Field {
    /// Returns the number of nodes.
    pub fn len(&self) -> usize {
        self.places.len()
    }

    /// Returns false, because every course has a hole.
    pub fn is_empty(&self) -> bool {
        self.places.is_empty()
    }

    /// Returns all nodes, in the order of their numbers.
    pub fn nodes(&self) -> impl Iterator<Item = Node> + use<> {
        (0..self.places.len() as u16).map(Node)
    }

    /// Returns the node of a cell on a layer, or `None` if a ball can never be there.
    pub fn node(&self, cell: Cell, layer: Layer) -> Option<Node> {
        let grid = match layer {
            Layer::Ground => &self.ground,
            Layer::Top => &self.top,
        };
        grid.get(cell).and_then(Node::exists)
    }

    /// Returns the cell of a node.
    pub fn cell(&self, node: Node) -> Cell {
        self.place(node).cell
    }

    /// Returns the layer of a node.
    pub fn layer(&self, node: Node) -> Layer {
        self.place(node).layer
    }

    /// Returns the surface that a ball lies on at a node.
    pub fn surface(&self, node: Node) -> Surface {
        self.place(node).surface
    }

    /// Returns whether a node is in a channel or on top of a tall piece, where the path guides the
    /// ball (F2).
    pub fn is_path(&self, node: Node) -> bool {
        self.place(node).path.is_some()
    }

    /// Returns the minimum number of impulses that a ball needs to rebound at a node (S4.2): on the
    /// ground, the cost of leaving the node; elsewhere, one.
    pub fn rebound_price(&self, node: Node) -> u8 {
        let place = self.place(node);
        match place.layer {
            Layer::Ground => place.surface.price(),
            Layer::Top => 1,
        }
    }

    /// Returns the six start nodes, row by row.
    pub fn starts(&self) -> [Node; 6] {
        self.starts
    }

    /// Returns the node of the hole.
    pub fn hole(&self) -> Node {
        self.hole
    }

    /// Returns whether there are moving pieces on the field.
    pub fn has_movers(&self) -> bool {
        !self.movers.is_empty()
    }

    /// Returns the number of tokens on the field when it is set up.
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

    /// Returns the new direction of a ball at `node` whose way in `direction` is blocked, or `None`
    /// if that way is open. Movers are ignored.
    pub(crate) fn turned_back(&self, node: Node, direction: Direction) -> Option<Direction> {
        let place = self.place(node);
        let blocked = place.ways[direction.index()].to == Node::NONE;
        blocked.then_some(place.deflections[direction.index()].out)
    }

    /// Returns a table of the next steps for all nodes and incoming directions, indexed by
    /// [`NextStep::index`]. The table ignores other balls, movers and tokens. The first call fills
    /// it.
    #[inline]
    pub(crate) fn next_steps(&self) -> &[NextStep] {
        self.next_steps
            .get_or_init(|| NextStep::table(&self.places))
    }

    /// Returns where a lone ball ends up: the same result as a [`stroke`](crate::stroke()) with no
    /// other ball on the course and all pieces in their initial state. Tokens are ignored.
    ///
    /// If the way in `direction` is blocked, the result says that the ball settles where it is. Use
    /// this method only for fields without moving pieces ([`Field::has_movers`]), because it
    /// ignores them. The first call fills a table for the whole field.
    ///
    /// # Panics
    /// Panics if `impulses` is more than [`MAX_IMPULSES`].
    #[inline]
    pub fn landing(&self, node: Node, direction: Direction, impulses: u8) -> Landing {
        self.table(impulses).landing(node, direction, impulses)
    }

    /// Returns [`Field::landing`] for each direction.
    ///
    /// # Panics
    /// Panics if `impulses` is more than [`MAX_IMPULSES`].
    #[inline]
    pub fn landings(&self, node: Node, impulses: u8) -> [Landing; 6] {
        self.table(impulses).landings(node, impulses)
    }

    /// Returns the landing table for strokes with this number of impulses.
    #[inline]
    fn table(&self, impulses: u8) -> &Landings {
        if impulses <= USUAL {
            self.landings
                .get_or_init(|| Landings::new(&self.places, USUAL))
        } else {
            let all = || Landings::new(&self.places, MAX_IMPULSES);
            self.far_landings.get_or_init(all)
        }
    }
}
