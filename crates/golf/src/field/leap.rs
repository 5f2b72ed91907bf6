//! The quick way of a lone ball over a field on which nothing moves.
//!
//! A ball about to leave a node in an open direction is a *state*; one step,
//! with all rebounds after it, leads to the next state. Where steps are plain
//! (one impulse, nothing special at their end) the states 1, 2, 4, 8, 16 and
//! 32 steps ahead are tabled, so a stroke takes a handful of look-ups.

use super::rebound::{PathTurn, Surroundings, along_path, off_bodies};
use super::{Body, Field, Layer, Node, Place, Surface};
use crate::Direction;

/// How a stroke of a lone ball ends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Landing {
    Rests(Node),
    Holed,
}

/// No such state: the ball is wedged, stopped, or the step is not plain.
const NONE: u16 = u16::MAX;
const LEVELS: usize = 6;

/// One step: what it costs and the state it leads to.
#[derive(Clone, Copy, Debug)]
struct Hop {
    /// The state after the step and its rebounds, [`NONE`] if the ball stays at `to` for good.
    next: u16,
    to: Node,
    cost: u8,
}

#[derive(Clone, Debug)]
pub(super) struct Leaps {
    hops: Vec<Hop>,
    /// By state: the states 1, 2, 4 … plain steps ahead.
    ahead: Vec<[u16; LEVELS]>,
    /// By node: where a ball that settles there ends up.
    rests: Vec<Landing>,
}

struct Still<'p>(&'p Place);

impl Surroundings for Still<'_> {
    fn blocked(&self, direction: Direction) -> Option<Body> {
        let way = self.0.ways[direction.index()];
        way.to.exists().is_none().then_some(way.body)
    }
}

fn state(node: Node, direction: Direction) -> u16 {
    node.0 * 6 + direction.index() as u16
}

impl Leaps {
    pub(super) fn new(places: &[Place]) -> Leaps {
        let hops: Vec<Hop> = (0..places.len())
            .flat_map(|node| Direction::ALL.map(|d| hop(places, Node(node as u16), d)))
            .collect();
        let plain = |hop: &Hop| if hop.cost == 1 { hop.next } else { NONE };
        let mut ahead: Vec<[u16; LEVELS]> = hops.iter().map(|hop| [plain(hop); LEVELS]).collect();
        for level in 1..LEVELS {
            for index in 0..ahead.len() {
                let half = ahead[index][level - 1];
                ahead[index][level] = match half {
                    NONE => NONE,
                    half => ahead[half as usize][level - 1],
                };
            }
        }
        let rests = (0..places.len())
            .map(|node| rest(places, Node(node as u16)))
            .collect();
        Leaps { hops, ahead, rests }
    }

    fn land(&self, node: Node, direction: Direction, impulses: u8) -> Landing {
        let mut at = state(node, direction);
        let mut left = impulses;
        'stroke: while left > 0 {
            let ahead = &self.ahead[at as usize];
            // The longest leap that fits; what is left decides how long it can be.
            let longest = (left.ilog2() as usize).min(LEVELS - 1);
            for level in (0..=longest).rev() {
                let next = ahead[level];
                if next != NONE {
                    left -= 1 << level;
                    at = next;
                    continue 'stroke;
                }
            }
            let hop = self.hops[at as usize];
            if hop.cost > left {
                break;
            }
            left -= hop.cost;
            if hop.next == NONE {
                return self.rests[hop.to.index()];
            }
            at = hop.next;
        }
        self.rests[at as usize / 6]
    }

    /// Where every state leads with every number of impulses up to the largest
    /// wanted: with `left` impulses, where the state after one step leads with
    /// what that step leaves.
    fn land_all(&self, numbers: &[u8], hole: u16) -> Vec<[u16; 6]> {
        let states = self.hops.len();
        let most = usize::from(numbers.iter().copied().max().unwrap_or(0));
        let rests: Vec<u16> = self
            .rests
            .iter()
            .map(|rest| match rest {
                Landing::Rests(node) => node.0,
                Landing::Holed => hole,
            })
            .collect();
        // By impulses left, then by state.
        let mut ends: Vec<u16> = Vec::with_capacity((most + 1) * states);
        ends.extend((0..states).map(|state| rests[state / 6]));
        for left in 1..=most {
            for (state, hop) in self.hops.iter().enumerate() {
                let cost = usize::from(hop.cost);
                let end = if cost > left {
                    rests[state / 6]
                } else if hop.next == NONE {
                    rests[hop.to.index()]
                } else if cost == 0 {
                    // A row in the making: downhill steps are walked, not looked up.
                    let direction = Direction::from_index((hop.next % 6) as u8);
                    match self.land(Node(hop.next / 6), direction, left as u8) {
                        Landing::Rests(node) => node.0,
                        Landing::Holed => hole,
                    }
                } else {
                    ends[(left - cost) * states + usize::from(hop.next)]
                };
                ends.push(end);
            }
        }
        let mut table = Vec::with_capacity(states / 6 * numbers.len());
        for node in 0..states / 6 {
            table.extend(numbers.iter().map(|number| {
                let first = usize::from(*number) * states + node * 6;
                std::array::from_fn::<u16, 6, _>(|direction| ends[first + direction])
            }));
        }
        table
    }
}

/// The step from `node` in `direction`, and the rebounds at its end.
fn hop(places: &[Place], node: Node, direction: Direction) -> Hop {
    let way = places[node.index()].ways[direction.index()];
    let Some(to) = way.to.exists() else {
        return Hop {
            next: NONE,
            to: node,
            cost: u8::MAX,
        };
    };
    let drowned = |node: Node| {
        let place = &places[node.index()];
        place.layer == Layer::Ground && place.surface == Surface::Water
    };
    // W1: water stops a ball that comes from elsewhere.
    let stops = drowned(to) && !drowned(node);
    let next = if stops {
        None
    } else {
        onwards(&places[to.index()], direction)
    };
    Hop {
        next: next.map_or(NONE, |direction| state(to, direction)),
        to,
        cost: way.cost,
    }
}

/// The direction in which a ball that came to `place` leaves it, nothing if it is wedged (S6).
fn onwards(place: &Place, incoming: Direction) -> Option<Direction> {
    let around = Still(place);
    let mut direction = incoming;
    // Six directions: whoever comes back to one of them is wedged.
    for _ in 0..6 {
        if around.blocked(direction).is_none() {
            return Some(direction);
        }
        direction = match place.path {
            Some(_) => match along_path(place, direction) {
                PathTurn::Bend(out) | PathTurn::Return(out) => out,
            },
            None => off_bodies(place, &around, direction),
        };
    }
    None
}

/// S5 for a lone ball.
fn rest(places: &[Place], node: Node) -> Landing {
    let mut node = node;
    while let Some(below) = places[node.index()].below.exists() {
        node = below;
    }
    match places[node.index()].surface {
        Surface::Hole => Landing::Holed,
        _ => Landing::Rests(node),
    }
}

impl Field {
    /// The direction in which a ball that runs into something at `node` leaves
    /// again, movers apart; nothing if its way is open.
    pub(crate) fn turned_back(&self, node: Node, direction: Direction) -> Option<Direction> {
        let around = Still(self.place(node));
        around.blocked(direction)?;
        Some(off_bodies(self.place(node), &around, direction))
    }

    /// Where a lone ball ends up: the outcome of [`stroke`](crate::stroke()) without balls
    /// in the way, with all pieces as set up, tokens left aside.
    ///
    /// The way in `direction` must be open; if it is not, the ball settles where it is.
    /// Only for fields on which nothing moves ([`Field::has_movers`]); elsewhere the
    /// answer ignores the movers.
    #[inline]
    pub fn landing(&self, node: Node, direction: Direction, impulses: u8) -> Landing {
        self.leaps.land(node, direction, impulses)
    }
    /// [`Field::landing`] for every node and direction and each of `numbers`,
    /// worked out together: several times quicker than one by one.
    ///
    /// By node, then by number, then by direction, as [`Node::index`] counts;
    /// the node of the hole stands for a ball that is holed.
    pub fn landings(&self, numbers: &[u8]) -> Vec<[u16; 6]> {
        self.leaps.land_all(numbers, self.hole().0)
    }
}
