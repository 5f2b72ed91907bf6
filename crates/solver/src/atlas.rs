//! All positions of a lone ball that play can lead to, where pieces move.
//!
//! Tokens never change how a ball rolls, so positions are told apart by node
//! and movers only; what lies on the way is noted beside each outcome.

use crate::moves::{Moves, Position, choices};
use crate::tokens::Tokens;
use golf::{
    Ball, Colour, Direction, Event, Field, MoverState, Node, Scene, Tracer, stroke_unchecked,
};
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

/// The lone ball.
pub(crate) const BALL: Ball = Ball::round(Colour::Orange);

const UNKNOWN: Position = Position::MAX;

/// Finds positions by what they are.
#[derive(Clone, Debug)]
pub(crate) enum Atlas {
    /// No movers: a position is a node.
    Still,
    /// How the movers stand, and by that and by node the position.
    Moving {
        standings: Standings,
        positions: Vec<Position>,
        /// By position.
        nodes: Vec<Node>,
        /// How many nodes the field has.
        field_nodes: usize,
    },
}

type Standings = HashMap<Vec<MoverState>, u32, BuildHasherDefault<Mixer>>;

impl Atlas {
    /// The position of a ball at `node` with the movers as in `scene`, if it is known.
    pub(crate) fn position(&self, field: &Field, scene: &Scene, node: Node) -> Option<Position> {
        match self {
            Atlas::Still => Some(node.index() as Position),
            Atlas::Moving {
                standings,
                positions,
                field_nodes,
                ..
            } => {
                let key: Vec<MoverState> = scene.movers(field).map(|(_, state)| state).collect();
                let standing = *standings.get(&key)? as usize;
                let position = positions[standing * field_nodes + node.index()];
                (position != UNKNOWN).then_some(position)
            }
        }
    }

    /// By position: where the ball lies.
    pub(crate) fn nodes(&self, field: &Field) -> Vec<Node> {
        match self {
            Atlas::Still => field.nodes().collect(),
            Atlas::Moving { nodes, .. } => nodes.clone(),
        }
    }
}

/// Plays every stroke from every position that the starts lead to, until all
/// are known or `most` positions have been played on.
pub(crate) fn explore(
    field: &Field,
    numbers: &[u8],
    tokens: &Tokens,
    most: usize,
) -> (Moves, Atlas) {
    let mut explorer = Explorer::new(field, numbers, tokens);
    if field.has_movers() {
        explorer.standing(&Scene::new(field));
        while explorer.moves.played() < explorer.found.len().min(most) {
            explorer.play();
        }
    } else {
        explorer.add_sweeps();
    }
    explorer.moves.positions = explorer.found.len().max(explorer.moves.positions);
    let atlas = if field.has_movers() {
        Atlas::Moving {
            standings: explorer.standings,
            positions: explorer.positions,
            nodes: explorer.found.iter().map(|(_, node)| *node).collect(),
            field_nodes: field.len(),
        }
    } else {
        Atlas::Still
    };
    (explorer.moves, atlas)
}

struct Explorer<'e> {
    field: &'e Field,
    numbers: &'e [u8],
    tokens: &'e Tokens,
    moves: Moves,
    standings: Standings,
    /// By standing: the scene without the ball, all tokens in place.
    scenes: Vec<Scene>,
    positions: Vec<Position>,
    /// By position: standing and node.
    found: Vec<(u32, Node)>,
}

impl<'e> Explorer<'e> {
    fn new(field: &'e Field, numbers: &'e [u8], tokens: &'e Tokens) -> Self {
        let moves = if field.has_movers() {
            Moves {
                numbers: numbers.len(),
                // The hole of the first standing is found first and never played on.
                holed: 0,
                positions: 0,
                next: Vec::new(),
                swept: Vec::new(),
                open: Vec::new(),
            }
        } else {
            Moves::still(field, numbers)
        };
        Explorer {
            field,
            numbers,
            tokens,
            moves,
            standings: Standings::default(),
            scenes: Vec::new(),
            positions: Vec::new(),
            found: Vec::new(),
        }
    }

    /// The number of a way for the movers to stand. A new one is noted, with
    /// the positions from which the next ball would start.
    fn standing(&mut self, scene: &Scene) -> u32 {
        let key: Vec<MoverState> = scene.movers(self.field).map(|(_, state)| state).collect();
        if let Some(standing) = self.standings.get(&key) {
            return *standing;
        }
        let standing = self.scenes.len() as u32;
        self.standings.insert(key, standing);
        let states: Vec<(usize, MoverState)> = scene.movers(self.field).collect();
        let mut bare = Scene::new(self.field);
        // An open door needs no ball in the bare scene: the ball is put down before the stroke.
        if bare.set_movers(self.field, &states).is_err() {
            bare = scene.clone();
        }
        bare.lift(BALL);
        self.scenes.push(bare.clone());
        self.positions
            .resize(self.scenes.len() * self.field.len(), UNKNOWN);
        if standing == 0 {
            self.position(0, self.field.hole());
        }
        bare.settle_doors(self.field);
        let fresh = self.standing(&bare);
        for start in self.field.starts() {
            self.position(fresh, start);
        }
        standing
    }

    fn position(&mut self, standing: u32, node: Node) -> Position {
        let slot = &mut self.positions[standing as usize * self.field.len() + node.index()];
        if *slot == UNKNOWN {
            *slot = self.found.len() as Position;
            self.found.push((standing, node));
        }
        *slot
    }

    /// All strokes from the next position.
    fn play(&mut self) {
        let position = self.moves.played();
        let (standing, node) = self.found[position];
        let mut scene = self.scenes[standing as usize].clone();
        let can_lie = scene.put(self.field, BALL, node).is_ok();
        let open = if can_lie {
            scene.directions(self.field, BALL)
        } else {
            // The hole, which stands for a ball that is holed.
            golf::Directions::NONE
        };
        self.moves.open.push(open);
        let Some(choice) = choices(open) else {
            let stay = [position as Position; 6];
            self.moves
                .next
                .extend(std::iter::repeat_n(stay, self.numbers.len()));
            if !self.tokens.is_empty() {
                self.moves
                    .swept
                    .extend(std::iter::repeat_n([0; 6], self.numbers.len()));
            }
            return;
        };
        for number in self.numbers {
            let mut row = [(0, 0); 6];
            for direction in open.iter() {
                row[direction.index()] = self.outcome(&scene, standing, direction, *number);
            }
            let row = choice.map(|direction| row[usize::from(direction)]);
            self.moves.next.push(row.map(|(next, _)| next));
            if !self.tokens.is_empty() {
                self.moves.swept.push(row.map(|(_, swept)| swept));
            }
        }
    }

    fn outcome(
        &mut self,
        before: &Scene,
        standing: u32,
        direction: Direction,
        impulses: u8,
    ) -> (Position, u32) {
        let mut scene = before.clone();
        let mut sweep = Sweep {
            tokens: self.tokens,
            swept: 0,
            moved: false,
        };
        let field = self.field;
        stroke_unchecked(field, &mut scene, BALL, direction, impulses, &mut sweep);
        let (swept, moved) = (sweep.swept, sweep.moved);
        let standing = if moved {
            self.standing(&scene)
        } else {
            standing
        };
        let next = match scene.ball(BALL) {
            Some(node) => self.position(standing, node),
            None => self.moves.holed,
        };
        (next, swept)
    }

    /// Notes what lies on the ways of a field without movers.
    fn add_sweeps(&mut self) {
        if self.tokens.is_empty() {
            return;
        }
        let set_up = Scene::new(self.field);
        for node in self.field.nodes() {
            let mut scene = set_up.clone();
            let open = self.moves.open[node.index()];
            let choice = choices(open).filter(|_| scene.put(self.field, BALL, node).is_ok());
            for number in self.numbers {
                let mut row = [0; 6];
                if choice.is_some() {
                    for direction in open.iter() {
                        row[direction.index()] = self.sweep(&scene, direction, *number);
                    }
                }
                let row = choice.map_or(row, |c| c.map(|direction| row[usize::from(direction)]));
                self.moves.swept.push(row);
            }
        }
    }

    fn sweep(&self, before: &Scene, direction: Direction, impulses: u8) -> u32 {
        let mut scene = before.clone();
        let mut sweep = Sweep {
            tokens: self.tokens,
            swept: 0,
            moved: false,
        };
        stroke_unchecked(
            self.field, &mut scene, BALL, direction, impulses, &mut sweep,
        );
        sweep.swept
    }
}

/// Hears which tokens a stroke takes and whether a piece moves.
struct Sweep<'t> {
    tokens: &'t Tokens,
    swept: u32,
    moved: bool,
}

impl Tracer for Sweep<'_> {
    fn event(&mut self, event: Event) {
        match event {
            Event::Token { piece, .. } => self.swept |= self.tokens.bit(piece),
            Event::Piece { .. } => self.moved = true,
            _ => {}
        }
    }
}

/// A quick hash that is the same on every machine (the mixing of `FxHash`).
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Mixer(u64);

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.write_u64(u64::from(*byte));
        }
    }

    fn write_u8(&mut self, value: u8) {
        self.write_u64(u64::from(value));
    }

    fn write_u16(&mut self, value: u16) {
        self.write_u64(u64::from(value));
    }

    fn write_usize(&mut self, value: usize) {
        self.write_u64(value as u64);
    }

    fn write_isize(&mut self, value: isize) {
        self.write_u64(value as u64);
    }

    fn write_u64(&mut self, value: u64) {
        self.0 = (self.0.rotate_left(5) ^ value).wrapping_mul(0x517c_c1b7_2722_0a95);
    }
}
