//! Where a lone ball ends up on a field on which nothing moves: a table.
//!
//! A ball about to leave a node in some direction is a *state*; a step, with
//! all rebounds after it, leads to the next state and costs what it costs. So
//! the end of a stroke with `n` impulses is the end of the stroke from the next
//! state with `n` less that cost, and one pass over `n` fills the table.

use super::rebound::{PathTurn, along_path};
use super::{Field, Node, Place, Surface};
use crate::Direction;
use crate::stroke::MAX_IMPULSES;

/// How a stroke of a lone ball ends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Landing {
    Rests(Node),
    Holed,
}

/// For every number of impulses and every state the node on which the ball
/// rests; [`Node::NONE`] if it is holed.
#[derive(Clone, Debug)]
pub(super) struct Landings {
    states: usize,
    /// A row a number of impulses, beginning with none at all.
    rests: Vec<Node>,
}

/// One step: what it costs and where it leads.
struct Step {
    cost: usize,
    to: Node,
    /// The state after the step and its rebounds; nothing if the ball stays at `to`.
    next: Option<usize>,
}

impl Landings {
    pub(super) fn new(places: &[Place]) -> Landings {
        let states = places.len() * 6;
        let steps: Vec<Option<Step>> = (0..places.len())
            .flat_map(|node| Direction::ALL.map(|d| step(places, Node(node as u16), d)))
            .collect();
        let settled: Vec<Node> = (0..places.len())
            .map(|node| settled(places, Node(node as u16)))
            .collect();
        let mut rests = Vec::with_capacity(states * (usize::from(MAX_IMPULSES) + 1));
        for impulses in 0..=usize::from(MAX_IMPULSES) {
            for (state, step) in steps.iter().enumerate() {
                let rest = match step {
                    Some(step) if impulses > 0 && step.cost <= impulses => match step.next {
                        // A free step leads down a slope, where states have been filled in
                        // for this number only if they come earlier: follow it by hand.
                        Some(next) if step.cost == 0 => {
                            free_fall(&steps, &settled, &rests, states, next, impulses)
                        }
                        Some(next) => rests[(impulses - step.cost) * states + next],
                        None => settled[step.to.index()],
                    },
                    _ => settled[state / 6],
                };
                rests.push(rest);
            }
        }
        Landings { states, rests }
    }
}

/// The end of a stroke that goes on from `state` after a free step.
fn free_fall(
    steps: &[Option<Step>],
    settled: &[Node],
    rests: &[Node],
    states: usize,
    state: usize,
    impulses: usize,
) -> Node {
    let mut state = state;
    loop {
        match &steps[state] {
            Some(step) if step.cost <= impulses => match step.next {
                Some(next) if step.cost == 0 => state = next,
                Some(next) => return rests[(impulses - step.cost) * states + next],
                None => return settled[step.to.index()],
            },
            _ => return settled[state / 6],
        }
    }
}

/// The step from `node` in `direction` and the rebounds at its end; nothing if
/// the way is blocked.
fn step(places: &[Place], node: Node, direction: Direction) -> Option<Step> {
    let way = places[node.index()].ways[direction.index()];
    let to = way.to.exists()?;
    let water = |node: Node| places[node.index()].surface == Surface::Water;
    // W1: water stops a ball that comes from elsewhere.
    let stops = water(to) && !water(node);
    let onwards = if stops {
        None
    } else {
        onwards(&places[to.index()], direction)
    };
    Some(Step {
        cost: usize::from(way.cost),
        to,
        next: onwards.map(|direction| to.index() * 6 + direction.index()),
    })
}

/// The direction in which a ball that came to `place` leaves it, nothing if it is wedged (S6).
fn onwards(place: &Place, incoming: Direction) -> Option<Direction> {
    let mut direction = incoming;
    // Six directions: whoever comes back to one of them is wedged.
    for _ in 0..6 {
        if place.ways[direction.index()].to != Node::NONE {
            return Some(direction);
        }
        direction = match place.path {
            Some(_) => match along_path(place, direction) {
                PathTurn::Bend(out) | PathTurn::Return(out) => out,
            },
            None => place.turns[direction.index()],
        };
    }
    None
}

/// S5 for a lone ball.
fn settled(places: &[Place], node: Node) -> Node {
    let mut node = node;
    while let Some(below) = places[node.index()].below.exists() {
        node = below;
    }
    match places[node.index()].surface {
        Surface::Hole => Node::NONE,
        _ => node,
    }
}

impl Field {
    /// The direction in which a ball that runs into something at `node` leaves
    /// again, movers apart; nothing if its way is open.
    pub(crate) fn turned_back(&self, node: Node, direction: Direction) -> Option<Direction> {
        let place = self.place(node);
        let blocked = place.ways[direction.index()].to == Node::NONE;
        blocked.then_some(place.turns[direction.index()])
    }

    /// Where a lone ball ends up: the outcome of [`stroke`](crate::stroke()) without balls
    /// in the way, with all pieces as set up, tokens left aside.
    ///
    /// The way in `direction` must be open; if it is not, the ball settles where it is.
    /// Only for fields on which nothing moves ([`Field::has_movers`]); elsewhere the
    /// answer ignores the movers. The first call fills a table for the whole field.
    ///
    /// # Panics
    /// If `impulses` is more than [`MAX_IMPULSES`].
    #[inline]
    pub fn landing(&self, node: Node, direction: Direction, impulses: u8) -> Landing {
        let landings = self.landings.get_or_init(|| Landings::new(&self.places));
        let state = node.index() * 6 + direction.index();
        match landings.rests[usize::from(impulses) * landings.states + state] {
            Node::NONE => Landing::Holed,
            node => Landing::Rests(node),
        }
    }
}
