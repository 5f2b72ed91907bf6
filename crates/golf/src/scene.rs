//! The state of a field during a game: its balls, movers and tokens.
//!
//! A scene belongs to the field for which it was created. Using it with another field panics.

use crate::field::rebound::Surroundings;
use crate::field::{Body, Field, Layer, MoverKind, MoverState, Node, Part, Surface, Way};
use crate::{Ball, Direction, Directions};
use std::fmt;

/// The part of a mover that occupies a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Occupant {
    /// The index of the mover in [`Field::movers`].
    pub(crate) mover: u16,
    pub(crate) part: Part,
}

/// Why a ball cannot be placed on a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum BallPlacementError {
    /// The node is the hole, where a ball cannot come to rest.
    Hole,
    /// A piece blocks the node.
    Piece,
    /// Another ball lies on the node.
    Ball(Ball),
}

impl fmt::Display for BallPlacementError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BallPlacementError::Hole => f.write_str("the hole is there"),
            BallPlacementError::Piece => f.write_str("a piece stands there"),
            BallPlacementError::Ball(ball) => write!(f, "{ball} lies there"),
        }
    }
}

impl std::error::Error for BallPlacementError {}

/// The error for a mover that cannot be in the given state, or a piece of the wrong kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MoverPlacementError;

impl fmt::Display for MoverPlacementError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the piece cannot be placed like that here")
    }
}

impl std::error::Error for MoverPlacementError {}

/// Where a ball's way leads, given the current states of the movers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum WayNow {
    Open {
        to: Node,
        cost: u8,
        /// The door that the step lifts, if any.
        lifts: Option<u16>,
    },
    Blocked {
        body: Body,
        by: Option<Occupant>,
    },
}

/// The balls, movers and tokens of one field. Two scenes of the same field are equal if play would
/// continue in the same way from both.
///
/// ```
/// use golf::{Ball, Collection, Colour, Scene};
/// let course = Collection::course("1").unwrap().unwrap();
/// let (field, red) = (course.field(), Ball::round(Colour::Red));
/// let mut scene = Scene::new(field);
/// scene.put(field, red, field.starts()[0]).unwrap();
/// assert_eq!(scene.ball_at(field.starts()[0]), Some(red));
/// scene.remove(field, red);
/// assert_eq!(scene, Scene::new(field));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scene {
    balls: [Node; Ball::COUNT],
    /// The balls on the course: bit `i` is set for the ball with index `i`.
    present: u16,
    mover_states: Vec<MoverState>,
    /// The mover on each node; empty if the field has no movers.
    occupants: Vec<Option<Occupant>>,
    /// For each node, the directions of the neighbours that a mover occupies.
    near: Vec<Directions>,
    taken: Vec<bool>,
    /// The fingerprint of the field that the scene belongs to.
    of: u32,
}

impl Scene {
    /// Creates the initial scene of a field, without balls.
    pub fn new(field: &Field) -> Scene {
        let size = if field.has_movers() { field.len() } else { 0 };
        let mut scene = Scene {
            balls: [Node::NONE; Ball::COUNT],
            present: 0,
            mover_states: Vec::with_capacity(field.movers.len()),
            occupants: vec![None; size],
            near: vec![Directions::NONE; size],
            taken: vec![false; field.tokens.len()],
            of: field.fingerprint,
        };
        for (index, mover) in field.movers.iter().enumerate() {
            let state = mover.set_up();
            scene.mover_states.push(state);
            for (node, part) in field.occupied(index, state) {
                scene.occupy(field, node, index, part);
            }
        }
        scene
    }

    /// Returns the node of a ball, or `None` if the ball is not on the course.
    #[inline]
    pub fn ball(&self, ball: Ball) -> Option<Node> {
        self.balls[ball.index()].exists()
    }

    /// Returns the balls on the course with their nodes.
    pub fn balls(&self) -> impl Iterator<Item = (Ball, Node)> {
        Ball::all().filter_map(|ball| self.ball(ball).map(|node| (ball, node)))
    }

    /// Returns the ball on a node, if any.
    #[inline]
    pub fn ball_at(&self, node: Node) -> Option<Ball> {
        let mut rest = self.present;
        while rest != 0 {
            let index = rest.trailing_zeros() as usize;
            if self.balls[index] == node {
                return Some(Ball::from_index(index));
            }
            rest &= rest - 1;
        }
        None
    }

    /// Places a ball on a node and removes it from its previous node. A ball on the panel of a door
    /// holds the door open. After all balls are placed, call [`Scene::settle_doors`] to close the
    /// doors that no ball holds open.
    pub fn put(&mut self, field: &Field, ball: Ball, node: Node) -> Result<(), BallPlacementError> {
        self.check_field(field);
        if field.surface(node) == Surface::Hole {
            return Err(BallPlacementError::Hole);
        }
        if let Some(other) = self.ball_at(node).filter(|other| *other != ball) {
            return Err(BallPlacementError::Ball(other));
        }
        match self.occupant(node) {
            Some(Occupant {
                mover,
                part: Part::Panel,
            }) => {
                self.set_door(field, usize::from(mover), true);
            }
            Some(_) => return Err(BallPlacementError::Piece),
            None => {}
        }
        self.place_ball(ball, node);
        Ok(())
    }

    /// Places a ball like [`Scene::put`], but without checks, even where no ball can rest.
    pub fn put_unchecked(&mut self, ball: Ball, node: Node) {
        self.place_ball(ball, node);
    }

    /// Takes a ball off its node so that it can be placed elsewhere. Doors do not change until
    /// [`Scene::settle_doors`] is called.
    pub fn lift(&mut self, ball: Ball) {
        self.balls[ball.index()] = Node::NONE;
        self.present &= !(1 << ball.index());
    }

    /// Takes a ball off the course. Closes the doors that only this ball held open.
    pub fn remove(&mut self, field: &Field, ball: Ball) {
        self.lift(ball);
        self.settle_doors(field);
    }

    /// Returns the state of each mover, with the mover's index in the course's pieces.
    pub fn movers<'s>(
        &'s self,
        field: &'s Field,
    ) -> impl Iterator<Item = (usize, MoverState)> + use<'s> {
        self.check_field(field);
        let states = self.mover_states.iter().copied();
        field.movers.iter().map(|mover| mover.piece).zip(states)
    }

    /// Returns the movers that are not in their initial state.
    pub fn changed_movers<'s>(
        &'s self,
        field: &'s Field,
    ) -> impl Iterator<Item = (usize, MoverState)> + use<'s> {
        self.movers(field)
            .zip(&field.movers)
            .filter(|((_, state), mover)| *state != mover.set_up())
            .map(|(changed, _)| changed)
    }

    /// Returns each token's index in the course's pieces, and whether the token has been taken.
    pub fn tokens<'s>(&'s self, field: &'s Field) -> impl Iterator<Item = (usize, bool)> + use<'s> {
        self.check_field(field);
        let taken = self.taken.iter().copied();
        field.tokens.iter().map(|token| token.piece).zip(taken)
    }

    /// Takes a token off the course. `piece` is the token's index in the course's pieces.
    pub fn take_token(&mut self, field: &Field, piece: usize) -> Result<(), MoverPlacementError> {
        self.check_field(field);
        let token = field.tokens.iter().position(|token| token.piece == piece);
        self.taken[token.ok_or(MoverPlacementError)?] = true;
        Ok(())
    }

    /// Sets movers to the given states. Each mover is identified by its index in the course's
    /// pieces. Call this before placing balls. On failure, returns the index of a piece that does
    /// not fit and leaves the scene unchanged.
    pub fn set_movers(
        &mut self,
        field: &Field,
        states: &[(usize, MoverState)],
    ) -> Result<(), (usize, MoverPlacementError)> {
        self.check_field(field);
        let mut scene = self.clone();
        let index = |piece: usize| field.movers.iter().position(|mover| mover.piece == piece);
        for (piece, state) in states {
            let index = index(*piece).ok_or((*piece, MoverPlacementError))?;
            if std::mem::discriminant(&scene.mover_states[index]) != std::mem::discriminant(state) {
                return Err((*piece, MoverPlacementError));
            }
            scene.clear(field, index);
            scene.mover_states[index] = *state;
        }
        for (piece, state) in states {
            let index = index(*piece).ok_or((*piece, MoverPlacementError))?;
            let mut parts = 0;
            for (node, part) in field.occupied(index, *state) {
                if !part.is_fixed() && !scene.is_free(field, node) {
                    return Err((*piece, MoverPlacementError));
                }
                scene.occupy(field, node, index, part);
                parts += 1;
            }
            // `occupied` leaves out parts on cells without ground. Such a part does not fit.
            if parts != state.parts() {
                return Err((*piece, MoverPlacementError));
            }
        }
        *self = scene;
        Ok(())
    }

    /// Returns the directions open to a ball at the start of a stroke (S2).
    pub fn directions(&self, field: &Field, ball: Ball) -> Directions {
        let Some(node) = self.ball(ball) else {
            return Directions::NONE;
        };
        self.open_ways(field, node)
    }

    /// Returns the directions that are open from a node, given the movers' current states.
    pub fn open_ways(&self, field: &Field, node: Node) -> Directions {
        self.check_field(field);
        let open = |d: &Direction| matches!(self.way(field, node, *d), WayNow::Open { .. });
        Direction::ALL.into_iter().filter(open).collect()
    }

    /// Returns the node to which a way leads, given the movers' current states; `None` if the way
    /// is blocked.
    pub fn next(&self, field: &Field, node: Node, direction: Direction) -> Option<Node> {
        self.check_field(field);
        match self.way(field, node, direction) {
            WayNow::Open { to, .. } => Some(to),
            WayNow::Blocked { .. } => None,
        }
    }

    /// Closes every door that no ball holds open.
    pub fn settle_doors(&mut self, field: &Field) {
        self.check_field(field);
        for index in 0..self.mover_states.len() {
            if self.is_left_open(field, index) {
                self.set_door(field, index, false);
            }
        }
    }
}

/// Operations used by strokes.
impl Scene {
    /// Panics if the scene belongs to another field.
    #[inline]
    pub(crate) fn check_field(&self, field: &Field) {
        assert_eq!(self.of, field.fingerprint, "a scene of another field");
    }

    #[inline]
    pub(crate) fn place_ball(&mut self, ball: Ball, node: Node) {
        self.balls[ball.index()] = node;
        self.present |= 1 << ball.index();
    }

    /// Returns a bit filter for the nodes of all balls except `ball`: each of these nodes sets bit
    /// `node % 64`.
    pub(crate) fn shadow_of_others(&self, ball: Ball) -> u64 {
        let mut rest = self.present & !(1 << ball.index());
        let mut shadow = 0;
        while rest != 0 {
            shadow |= 1 << (self.balls[rest.trailing_zeros() as usize].0 % 64);
            rest &= rest - 1;
        }
        shadow
    }

    #[allow(clippy::inline_always)] // called in the inner loop of every stroke
    #[inline(always)]
    pub(crate) fn way(&self, field: &Field, node: Node, direction: Direction) -> WayNow {
        let way = field.way(node, direction);
        if way.to == Node::NONE {
            return WayNow::Blocked {
                body: way.body,
                by: None,
            };
        }
        if self.is_near_movers(node) {
            return self.way_near_movers(field, node, direction);
        }
        WayNow::Open {
            to: way.to,
            cost: way.cost,
            lifts: None,
        }
    }

    #[allow(clippy::inline_always)] // called in the inner loop of every stroke
    #[inline(always)]
    pub(crate) fn is_near_movers(&self, node: Node) -> bool {
        !self.near.is_empty() && !self.near[node.index()].is_empty()
    }

    fn way_near_movers(&self, field: &Field, node: Node, direction: Direction) -> WayNow {
        let Way { to, cost, .. } = field.way(node, direction);
        let by = self.near[node.index()]
            .contains(direction)
            .then(|| self.occupants[to.index()]);
        let Some(by) = by.flatten() else {
            let lifts = None;
            return WayNow::Open { to, cost, lifts };
        };
        let mover = &field.movers[usize::from(by.mover)];
        // D4: a closed panel admits a ball that lifts it.
        if let MoverKind::Door { lifting, .. } = &mover.kind
            && by.part == Part::Panel
            && lifting.contains(direction)
        {
            let lifts = Some(by.mover);
            return WayNow::Open { to, cost, lifts };
        }
        let body = match by.part {
            Part::Fallen => Body::fallen_part(mover.piece),
            _ => Body::of_piece(mover.piece),
        };
        WayNow::Blocked { body, by: Some(by) }
    }

    pub(crate) fn occupant(&self, node: Node) -> Option<Occupant> {
        self.occupants.get(node.index()).copied().flatten()
    }

    pub(crate) fn mover(&self, index: usize) -> MoverState {
        self.mover_states[index]
    }

    /// Returns whether a node is *free* as defined in section 7: a fairway node, neither a start
    /// nor the hole, on which there is no ball and no piece other than sand, water or a token.
    pub(crate) fn is_free(&self, field: &Field, node: Node) -> bool {
        field.place(node).bare && self.occupant(node).is_none() && self.ball_at(node).is_none()
    }

    /// Returns the token on a node, if it has not been taken.
    #[inline]
    pub(crate) fn token_on(&self, field: &Field, node: Node) -> Option<u16> {
        field
            .place(node)
            .token
            .filter(|token| !self.taken[usize::from(*token)])
    }

    pub(crate) fn take(&mut self, token: u16) {
        self.taken[usize::from(token)] = true;
    }

    /// Sets a mover to a new state. The caller must ensure that nothing is in the mover's way.
    pub(crate) fn change_mover(&mut self, field: &Field, index: usize, state: MoverState) {
        self.clear(field, index);
        self.mover_states[index] = state;
        for (node, part) in field.occupied(index, state) {
            self.occupy(field, node, index, part);
        }
    }

    pub(crate) fn set_door(&mut self, field: &Field, index: usize, open: bool) {
        self.change_mover(field, index, MoverState::Door { open });
    }

    /// D4: returns whether this mover is an open door with no ball under it or next to it on the
    /// far side.
    pub(crate) fn is_left_open(&self, field: &Field, index: usize) -> bool {
        let MoverKind::Door { panels, far, .. } = &field.movers[index].kind else {
            return false;
        };
        let mut holders = panels.iter().chain(far).filter_map(|node| node.exists());
        self.mover_states[index] == (MoverState::Door { open: true })
            && !holders.any(|node| self.ball_at(node).is_some())
    }

    /// Returns whether `ball` is the only ball on the course.
    #[inline]
    pub(crate) fn is_alone(&self, ball: Ball) -> bool {
        self.present == 1 << ball.index()
    }

    fn occupy(&mut self, field: &Field, node: Node, mover: usize, part: Part) {
        let mover = mover as u16;
        self.occupants[node.index()] = Some(Occupant { mover, part });
        self.tell_neighbours(field, node);
    }

    fn clear(&mut self, field: &Field, mover: usize) {
        let mine = |o: &Option<Occupant>| o.is_some_and(|o| usize::from(o.mover) == mover);
        for (node, _) in field.occupied(mover, self.mover_states[mover]) {
            if mine(&self.occupants[node.index()]) {
                self.occupants[node.index()] = None;
                self.tell_neighbours(field, node);
            }
        }
    }

    fn tell_neighbours(&mut self, field: &Field, node: Node) {
        let held = self.occupants[node.index()].is_some();
        let cell = field.cell(node);
        for direction in Direction::ALL {
            let (neighbour, back) = (cell.next(direction), direction.opposite());
            for layer in [Layer::Ground, Layer::Top] {
                if let Some(neighbour) = field.node(neighbour, layer) {
                    let near = &mut self.near[neighbour.index()];
                    *near = if held {
                        near.with(back)
                    } else {
                        near.without(back)
                    };
                }
            }
        }
    }
}

/// A node with its current surroundings, including movers.
pub(crate) struct Around<'s> {
    pub(crate) field: &'s Field,
    pub(crate) scene: &'s Scene,
    pub(crate) node: Node,
}

impl Surroundings for Around<'_> {
    fn blocked(&self, direction: Direction) -> Option<Body> {
        match self.scene.way(self.field, self.node, direction) {
            WayNow::Open { .. } => None,
            WayNow::Blocked { body, .. } => Some(body),
        }
    }
}
