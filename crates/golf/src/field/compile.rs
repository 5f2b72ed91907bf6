//! Compiles a layout into its field.

use super::Field;
use super::mover::{Mover, MoverKind};
use super::place::{Body, Deflection, Layer, Node, Place, ReboundRule, Surface, Token, Way};
use super::rebound::{Still, off_bodies};
use crate::catalogue::{ChannelCell, TallCell, TallPart};
use crate::course_file::Tile;
use crate::grid::Grid;
use crate::layout::Layout;
use crate::piece::PieceBody;
use crate::{Cell, Direction, Directions};
use rustc_hash::FxHasher;
use std::hash::{Hash, Hasher};
use std::sync::OnceLock;

impl Field {
    /// Compiles a layout whose pieces have been placed correctly (L3).
    pub(crate) fn new(layout: &Layout) -> Field {
        let mut compiler = Compiler::new(layout);
        compiler.lay_pieces();
        compiler.make_nodes();
        compiler.resolve_ways();
        compiler.finish()
    }
}

/// The fixed piece that covers a cell, if any.
#[derive(Clone, Copy)]
enum Cover {
    Bare,
    Flat { piece: u16, cell: ChannelCell },
    Tall { piece: u16, cell: TallCell },
}

struct Compiler<'l> {
    layout: &'l Layout,
    cover: Grid<Cover>,
    surface: Grid<Surface>,
    ground: Grid<Node>,
    top: Grid<Node>,
    places: Vec<Place>,
}

const UNRESOLVED: Deflection = Deflection {
    out: Direction::E,
    rule: ReboundRule::OneBody,
};
const BLOCKED: Way = Way {
    to: Node::NONE,
    body: Body::WALL,
    cost: 0,
};

impl<'l> Compiler<'l> {
    fn new(layout: &'l Layout) -> Self {
        let pieces = layout.pieces().iter().flat_map(|piece| piece.body.cells());
        let cells: Vec<Cell> = pieces.chain(layout.fairway().iter().copied()).collect();
        let nodes = Grid::around(cells.iter().copied(), Node::NONE);
        Compiler {
            layout,
            cover: Grid::around(cells.iter().copied(), Cover::Bare),
            surface: Grid::around(cells.iter().copied(), Surface::Plain),
            ground: nodes.clone(),
            top: nodes,
            places: Vec::with_capacity(cells.len()),
        }
    }

    fn lay_pieces(&mut self) {
        for (index, piece) in self.layout.pieces().iter().enumerate() {
            let number = index as u16;
            match &piece.body {
                PieceBody::Flat { cells, .. } => {
                    for cell in cells {
                        let cover = Cover::Flat {
                            piece: number,
                            cell: *cell,
                        };
                        self.cover.set(cell.at, cover);
                    }
                }
                PieceBody::Tall { cells } => {
                    for cell in cells {
                        let cover = Cover::Tall {
                            piece: number,
                            cell: *cell,
                        };
                        self.cover.set(cell.at, cover);
                    }
                }
                PieceBody::Sand { cells } => {
                    for cell in cells {
                        self.surface.set(*cell, Surface::Sand);
                    }
                }
                PieceBody::Water { cells } => {
                    for cell in cells {
                        self.surface.set(*cell, Surface::Water);
                    }
                }
                _ => {}
            }
        }
        self.surface.set(self.layout.hole(), Surface::Hole);
    }

    fn make_nodes(&mut self) {
        for cell in self.layout.fairway() {
            match self.cover(*cell) {
                Cover::Bare => self.add_ground(*cell, None),
                Cover::Flat { .. } => {}
                Cover::Tall { cell: part, .. } => {
                    // T2, T4: there is ground below a deck only if a ball can get below it.
                    if let TallPart::Deck { under, hole } = part.part
                        && (hole || !under.is_empty())
                    {
                        self.add_ground(*cell, None);
                    }
                }
            }
        }
        for piece in self.layout.pieces() {
            match &piece.body {
                PieceBody::Flat { cells, open: true } => {
                    for cell in cells {
                        self.add_ground(cell.at, Some(cell.ways));
                    }
                }
                PieceBody::Tall { cells } => cells.iter().for_each(|cell| self.add_top(*cell)),
                _ => {}
            }
        }
    }

    fn add_ground(&mut self, cell: Cell, path: Option<Directions>) {
        let surface = self.surface.get(cell).unwrap_or(Surface::Plain);
        let end = cell == self.layout.hole() || self.layout.starts().contains(&cell);
        let bare = matches!(self.cover(cell), Cover::Bare) && !end;
        self.ground.set(cell, Node(self.places.len() as u16));
        self.places.push(Place {
            cell,
            layer: Layer::Ground,
            surface,
            path,
            bare,
            rounded: self.rounded_around(cell),
            ways: [BLOCKED; 6],
            deflections: [UNRESOLVED; 6],
            arrows: [None; 6],
            below: Node::NONE,
            token: None,
        });
    }

    fn add_top(&mut self, cell: TallCell) {
        let surface = match cell.part {
            TallPart::Slope { down } => Surface::Slope { down },
            TallPart::Deck { hole: true, .. } => Surface::DeckHole,
            TallPart::Deck { .. } => Surface::Deck,
        };
        self.top.set(cell.at, Node(self.places.len() as u16));
        self.places.push(Place {
            cell: cell.at,
            layer: Layer::Top,
            surface,
            path: Some(cell.ways),
            bare: false,
            rounded: Directions::NONE,
            ways: [BLOCKED; 6],
            deflections: [UNRESOLVED; 6],
            arrows: [None; 6],
            below: Node::NONE,
            token: None,
        });
    }

    /// F3: returns the directions of neighbours that are rounded wall. A wall cell under a piece
    /// does not count as rounded.
    fn rounded_around(&self, cell: Cell) -> Directions {
        let rounded = |d: &Direction| {
            let next = cell.next(*d);
            self.layout.tile(next) == Some(Tile::RoundedWall)
                && matches!(self.cover(next), Cover::Bare)
        };
        Direction::ALL.into_iter().filter(rounded).collect()
    }

    fn cover(&self, cell: Cell) -> Cover {
        self.cover.get(cell).unwrap_or(Cover::Bare)
    }

    fn ground_at(&self, cell: Cell) -> Node {
        self.ground.get(cell).unwrap_or(Node::NONE)
    }

    fn top_at(&self, cell: Cell) -> Node {
        self.top.get(cell).unwrap_or(Node::NONE)
    }

    fn resolve_ways(&mut self) {
        for index in 0..self.places.len() {
            let node = Node(index as u16);
            for direction in Direction::ALL {
                let (to, body) = self.way(node, direction);
                let cost = to.exists().map_or(0, |to| self.cost(node, direction, to));
                self.places[index].ways[direction.index()] = Way { to, body, cost };
            }
            self.places[index].below = self.below(node);
        }
    }

    /// Returns the node to which a way leads, or the body that blocks it.
    fn way(&self, node: Node, direction: Direction) -> (Node, Body) {
        let place = &self.places[node.index()];
        let (cell, next) = (place.cell, place.cell.next(direction));
        match (place.layer, self.cover(cell)) {
            (_, Cover::Bare) => self.enter(next, direction),
            (Layer::Top, Cover::Tall { piece, cell: part }) => {
                if !part.ways.contains(direction) {
                    return (Node::NONE, body(piece));
                }
                match self.cover(next) {
                    Cover::Tall { piece: other, .. } if other == piece => {
                        (self.top_at(next), body(piece))
                    }
                    // The foot of the slope. L3 guarantees that it is fairway without a solid
                    // piece.
                    _ => (self.ground_at(next), Body::WALL),
                }
            }
            (_, Cover::Flat { piece, cell: part }) => {
                if !part.ways.contains(direction) {
                    return (Node::NONE, body(piece));
                }
                match self.cover(next) {
                    Cover::Flat { piece: other, .. } if other == piece => {
                        (self.ground_at(next), body(piece))
                    }
                    _ => self.enter(next, direction),
                }
            }
            (Layer::Ground, Cover::Tall { piece, cell: part }) => match part.part {
                TallPart::Deck { under, .. } if under.contains(direction) => {
                    self.enter(next, direction)
                }
                _ => (Node::NONE, body(piece)),
            },
        }
    }

    /// Returns the node that a ball enters when it moves onto `cell` in `direction`, or the body in
    /// its way.
    fn enter(&self, cell: Cell, direction: Direction) -> (Node, Body) {
        let back = direction.opposite();
        match self.cover(cell) {
            Cover::Bare => (self.ground_at(cell), Body::WALL),
            Cover::Flat { piece, cell: part } => {
                // F1: a ball can enter only at a mouth, in the direction of the channel.
                if part.ways.contains(back) && self.leads_out(piece, cell, back) {
                    (self.ground_at(cell), body(piece))
                } else {
                    (Node::NONE, body(piece))
                }
            }
            Cover::Tall { piece, cell: part } => {
                if part.ways.contains(back) && self.leads_out(piece, cell, back) {
                    return (self.top_at(cell), body(piece));
                }
                match part.part {
                    // T2: a ball can pass below the deck in the directions `under`, if there is
                    // ground below it.
                    TallPart::Deck { under, .. } if under.contains(direction) => {
                        (self.ground_at(cell), body(piece))
                    }
                    _ => (Node::NONE, body(piece)),
                }
            }
        }
    }

    fn leads_out(&self, piece: u16, cell: Cell, direction: Direction) -> bool {
        match self.cover(cell.next(direction)) {
            Cover::Flat { piece: other, .. } | Cover::Tall { piece: other, .. } => other != piece,
            Cover::Bare => true,
        }
    }

    /// S3: returns the cost of a step.
    fn cost(&self, from: Node, direction: Direction, to: Node) -> u8 {
        let surface = self.places[from.index()].surface;
        let price = surface.price();
        let upwards = match (surface, self.places[to.index()].surface) {
            (Surface::Slope { down }, _) => down != direction,
            (_, Surface::Slope { down }) => down == direction.opposite(),
            _ => return price,
        };
        match (upwards, price) {
            (true, price) => price.max(2),
            // From plain ground, a deck or a slope, a step downhill is free.
            (false, 1) => 0,
            (false, price) => price,
        }
    }

    /// S5: returns the next node for a ball that settles on a slope or on the hole of a deck.
    fn below(&self, node: Node) -> Node {
        let place = &self.places[node.index()];
        match place.surface {
            Surface::Slope { down } => place.ways[down.index()].to,
            Surface::DeckHole => self.ground_at(place.cell),
            _ => Node::NONE,
        }
    }

    fn finish(mut self) -> Field {
        for arrow in self.layout.arrows() {
            if let Some(node) = self.ground_at(arrow.at).exists() {
                self.places[node.index()].arrows[arrow.incoming.index()] = Some(arrow.outgoing);
            }
        }
        for place in &mut self.places {
            place.deflections = Direction::ALL.map(|d| off_bodies(place, &Still(place), d));
        }
        let mut movers = Vec::new();
        let mut tokens = Vec::new();
        for (index, piece) in self.layout.pieces().iter().enumerate() {
            if let Some(kind) = MoverKind::new(&piece.body, |cell| self.ground_at(cell)) {
                for node in kind.kept() {
                    self.places[node.index()].bare = false;
                }
                movers.push(Mover { piece: index, kind });
            }
            if let PieceBody::Token { at, value } = piece.body
                && let Some(node) = self.ground_at(at).exists()
            {
                self.places[node.index()].token = Some(tokens.len() as u16);
                tokens.push(Token {
                    piece: index,
                    value,
                });
            }
        }
        let starts = self.layout.starts().map(|cell| self.ground_at(cell));
        let hole = self.ground_at(self.layout.hole());
        Field {
            fingerprint: fingerprint(&self.places, &movers, &tokens),
            places: self.places,
            ground: self.ground,
            top: self.top,
            movers,
            tokens,
            starts,
            hole,
            landings: OnceLock::new(),
            far_landings: OnceLock::new(),
            next_steps: OnceLock::new(),
            steps: OnceLock::new(),
        }
    }
}

fn body(piece: u16) -> Body {
    Body::of_piece(usize::from(piece))
}

/// Returns a hash by which a scene recognises its field. It differs between platforms, so it must
/// never be stored or sent.
fn fingerprint(places: &[Place], movers: &[Mover], tokens: &[Token]) -> u32 {
    let mut hasher = FxHasher::default();
    (places, movers, tokens).hash(&mut hasher);
    hasher.finish() as u32
}
