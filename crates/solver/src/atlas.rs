//! All positions that a lone ball can reach on a course with moving pieces.
//!
//! Tokens never change how a ball rolls, so a position consists only of the ball's node and the
//! states of the moving pieces (movers). The tokens on the ball's path are recorded separately for
//! each outcome.

use crate::moves::{Moves, Position, choices};
use crate::path::Path;
use crate::tokens::Tokens;
use golf::{
    Ball, Colour, Direction, Directions, Event, Field, MoverState, Node, Scene, Trace,
    stroke_unchecked,
};
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

/// The ball with which all strokes are played.
pub(crate) const BALL: Ball = Ball::round(Colour::Orange);

const UNKNOWN: Position = Position::MAX;

/// Maps the state of play to the number of its position.
#[derive(Clone, Debug)]
pub(crate) enum Atlas {
    /// Without movers, a position is just a node.
    Still,
    /// With movers, a *standing* is a number that identifies a combination of mover states. A
    /// position is identified by its standing and its node.
    Moving {
        standings: Standings,
        positions: Vec<Position>,
        /// The node of each position.
        nodes: Vec<Node>,
        /// The standing of each position.
        standing: Vec<u32>,
        /// For each standing, the standing that the next ball encounters after all doors have
        /// closed.
        fresh: Vec<u32>,
        field_nodes: usize,
    },
}

type Standings = HashMap<Vec<MoverState>, u32, BuildHasherDefault<StateHasher>>;

impl Atlas {
    /// Returns the position of a ball at `node` with the movers as in `scene`, if it is known.
    pub(crate) fn position(&self, field: &Field, scene: &Scene, node: Node) -> Option<Position> {
        match self {
            Atlas::Still => Some(node.index() as Position),
            Atlas::Moving { standings, .. } => {
                self.at(*standings.get(&movers_of(field, scene))?, node)
            }
        }
    }

    pub(crate) fn standing(&self, position: Position) -> u32 {
        match self {
            Atlas::Still => 0,
            Atlas::Moving { standing, .. } => standing[position as usize],
        }
    }

    /// Returns the standing that the next ball encounters if the previous ball left `standing`.
    pub(crate) fn fresh(&self, standing: u32) -> u32 {
        match self {
            Atlas::Still => 0,
            Atlas::Moving { fresh, .. } => fresh[standing as usize],
        }
    }

    /// Returns the position of a ball at `node` with this standing, if it is known.
    pub(crate) fn at(&self, standing: u32, node: Node) -> Option<Position> {
        match self {
            Atlas::Still => Some(node.index() as Position),
            Atlas::Moving {
                positions,
                field_nodes,
                ..
            } => {
                let position = positions[standing as usize * field_nodes + node.index()];
                (position != UNKNOWN).then_some(position)
            }
        }
    }

    /// Returns the node of each position.
    pub(crate) fn nodes(&self, field: &Field) -> Vec<Node> {
        match self {
            Atlas::Still => field.nodes().collect(),
            Atlas::Moving { nodes, .. } => nodes.clone(),
        }
    }
}

/// Plays every stroke from every position reachable from the starts, until there are no new
/// positions or `most` positions have been expanded.
pub(crate) fn explore(
    field: &Field,
    numbers: &[u8],
    tokens: &Tokens,
    most: usize,
) -> (Moves, Atlas) {
    let mut explorer = Explorer::new(field, numbers, tokens);
    if field.has_movers() {
        explorer.standing(&movers_of(field, &Scene::new(field)));
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
            standing: explorer.found.iter().map(|(s, _)| *s).collect(),
            fresh: explorer.fresh,
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
    /// For each standing, the scene without the ball and with all tokens in place.
    scenes: Vec<Scene>,
    positions: Vec<Position>,
    /// For each standing, the standing that the next ball encounters.
    fresh: Vec<u32>,
    /// The standing and the node of each position.
    found: Vec<(u32, Node)>,
}

/// Where a stroke leads, which tokens lie on its path, and the standing after it.
#[derive(Clone, Copy)]
struct RollOutcome {
    next: Position,
    swept: u32,
    standing: u32,
}

impl<'e> Explorer<'e> {
    fn new(field: &'e Field, numbers: &'e [u8], tokens: &'e Tokens) -> Self {
        let moves = if field.has_movers() {
            Moves {
                numbers: numbers.len(),
                // The first position found is the hole in the first standing.
                holed: 0,
                positions: 0,
                next: Vec::new(),
                swept: Vec::new(),
                holed_with: Vec::new(),
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
            fresh: Vec::new(),
            found: Vec::new(),
        }
    }

    /// Returns the standing for these mover states. If the standing is new, also adds the positions
    /// in which the next ball would start.
    fn standing(&mut self, movers: &[MoverState]) -> u32 {
        if let Some(standing) = self.standings.get(movers) {
            return *standing;
        }
        let standing = self.scenes.len() as u32;
        self.standings.insert(movers.to_vec(), standing);
        let mut bare = Scene::new(self.field);
        let pieces = bare.movers(self.field).map(|(piece, _)| piece);
        let states: Vec<(usize, MoverState)> = pieces.zip(movers.iter().copied()).collect();
        bare.set_movers(self.field, &states)
            .expect("a stroke leaves movers where they can stand");
        self.scenes.push(bare.clone());
        self.fresh.push(standing);
        self.positions
            .resize(self.scenes.len() * self.field.len(), UNKNOWN);
        if standing == 0 {
            self.position(0, self.field.hole());
        }
        // The next ball encounters closed doors.
        bare.settle_doors(self.field);
        let fresh = self.standing(&movers_of(self.field, &bare));
        self.fresh[standing as usize] = fresh;
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

    /// Plays all strokes from the next position in the queue.
    fn play(&mut self) {
        let position = self.moves.played();
        let (standing, node) = self.found[position];
        let mut scene = self.scenes[standing as usize].clone();
        // A position on the hole stands for a holed ball, which has no open directions.
        let lies = scene.put(self.field, BALL, node).is_ok();
        let open = if lies {
            scene.directions(self.field, BALL)
        } else {
            Directions::NONE
        };
        self.moves.open.push(open);
        let stay = RollOutcome {
            next: position as Position,
            swept: 0,
            standing,
        };
        let mut rows = vec![[stay; 6]; self.numbers.len()];
        for direction in open.iter() {
            self.outcomes(&scene, standing, direction, &mut rows);
        }
        let choice = choices(open).unwrap_or(Direction::ALL);
        for row in rows {
            let row = choice.map(|direction| row[direction.index()]);
            if lies {
                self.note_holed(&row);
            }
            self.moves.next.push(row.map(|outcome| outcome.next));
            if !self.tokens.is_empty() {
                self.moves.swept.push(row.map(|outcome| outcome.swept));
            }
        }
    }

    /// Records the standing after each stroke that holes the ball, because it cannot be derived
    /// from the position of a holed ball.
    fn note_holed(&mut self, row: &[RollOutcome; 6]) {
        let first = self.moves.next.len() * 6;
        for (direction, outcome) in row.iter().enumerate() {
            if outcome.next == self.moves.holed {
                let stroke = (first + direction) as u64;
                self.moves.holed_with.push((stroke, outcome.standing));
            }
        }
    }

    /// Fills in, for each number of impulses, where a stroke in this direction leads.
    fn outcomes(
        &mut self,
        before: &Scene,
        standing: u32,
        direction: Direction,
        rows: &mut [[RollOutcome; 6]],
    ) {
        let field = self.field;
        let Some(start) = before.ball(BALL) else {
            return;
        };
        let trace = self.longest(before, direction);
        let mut path = Path::new(field, self.tokens, &trace.events, start);
        let mut movers = movers_of(field, before);
        let mut standing = standing;
        let mut seen = 0;
        for (number, row) in self.numbers.iter().zip(rows) {
            let stop = path.stop(*number);
            let mut moved = false;
            for (piece, state) in Path::changes(&trace.events, seen, stop.events) {
                if let Some(mover) = before.movers(field).position(|(p, _)| p == piece) {
                    moved |= std::mem::replace(&mut movers[mover], state) != state;
                }
            }
            seen = stop.events;
            if moved {
                standing = self.standing(&movers);
            }
            row[direction.index()] = if Path::sinks(field, stop.node) {
                self.outcome(before, direction, *number)
            } else {
                let next = if stop.node == field.hole() {
                    self.moves.holed
                } else {
                    self.position(standing, stop.node)
                };
                RollOutcome {
                    next,
                    swept: stop.swept,
                    standing,
                }
            };
        }
    }

    /// Plays the stroke with the largest number of impulses and returns its trace.
    fn longest(&self, before: &Scene, direction: Direction) -> Trace {
        let mut trace = Trace::default();
        let most = self.numbers.last().copied().unwrap_or(0);
        stroke_unchecked(
            self.field,
            &mut before.clone(),
            BALL,
            direction,
            most,
            &mut trace,
        );
        trace
    }

    /// Plays one stroke to its end and returns where it leads.
    fn outcome(&mut self, before: &Scene, direction: Direction, impulses: u8) -> RollOutcome {
        let (scene, swept) = self.played(before, direction, impulses);
        let standing = self.standing(&movers_of(self.field, &scene));
        let next = match scene.ball(BALL) {
            Some(node) => self.position(standing, node),
            None => self.moves.holed,
        };
        RollOutcome {
            next,
            swept,
            standing,
        }
    }

    fn played(&self, before: &Scene, direction: Direction, impulses: u8) -> (Scene, u32) {
        let mut scene = before.clone();
        let mut trace = Trace::default();
        stroke_unchecked(
            self.field, &mut scene, BALL, direction, impulses, &mut trace,
        );
        let swept = trace.events.iter().map(|event| match event {
            Event::Token { piece, .. } => self.tokens.bit(*piece),
            _ => 0,
        });
        (scene, swept.sum())
    }

    /// Records the tokens on the path of each stroke, for a field without movers.
    fn add_sweeps(&mut self) {
        if self.tokens.is_empty() {
            return;
        }
        for node in self.field.nodes() {
            let mut scene = Scene::new(self.field);
            let lies = scene.put(self.field, BALL, node).is_ok();
            let open = self.moves.open[node.index()];
            let mut rows = vec![[0; 6]; self.numbers.len()];
            for direction in open.iter().filter(|_| lies) {
                self.sweeps(&scene, node, direction, &mut rows);
            }
            let choice = choices(open).unwrap_or(Direction::ALL);
            let rows = rows.into_iter();
            self.moves
                .swept
                .extend(rows.map(|row| choice.map(|direction| row[direction.index()])));
        }
    }

    fn sweeps(&self, before: &Scene, node: Node, direction: Direction, rows: &mut [[u32; 6]]) {
        let trace = self.longest(before, direction);
        let mut path = Path::new(self.field, self.tokens, &trace.events, node);
        for (number, row) in self.numbers.iter().zip(rows) {
            let stop = path.stop(*number);
            row[direction.index()] = if Path::sinks(self.field, stop.node) {
                self.played(before, direction, *number).1
            } else {
                stop.swept
            };
        }
    }
}

fn movers_of(field: &Field, scene: &Scene) -> Vec<MoverState> {
    scene.movers(field).map(|(_, state)| state).collect()
}

/// A fast hash that gives the same results on every machine (the mixing function of `FxHash`).
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct StateHasher(u64);

impl Hasher for StateHasher {
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
