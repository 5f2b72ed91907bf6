//! A table of the nodes where a lone ball ends up on a field without moving pieces.
//!
//! A *state* is a node together with the direction in which a ball is about to leave it. A step and
//! the rebounds after it lead to the next state. If the step costs `cost` impulses, a stroke of `n`
//! impulses ends at the same node as a stroke of `n - cost` impulses from the next state. One pass
//! over `n` can therefore fill the table.

use super::next_step::{onwards, stops_in_water};
use super::place::{Node, Place, Surface};
use crate::Direction;

/// How a stroke with a lone ball ends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Landing {
    Rests(Node),
    Holed,
}

impl Landing {
    #[inline]
    fn of(rest: Node) -> Landing {
        rest.exists().map_or(Landing::Holed, Landing::Rests)
    }
}

/// For every number of impulses and every state: the node where the ball comes to rest, or
/// [`Node::NONE`] if it is holed.
#[derive(Clone, Debug)]
pub(super) struct Landings {
    states: usize,
    /// One row per number of impulses, starting with 0.
    rests: Vec<Node>,
}

/// One step. This type is kept small so that all steps on a course fit in the cache.
#[derive(Clone, Copy)]
struct Step {
    /// The cost of the step; `u8::MAX` if the way is blocked, because no stroke has that many
    /// impulses.
    cost: u8,
    /// The state after the step and the rebounds that follow it; [`STAYS`] if the ball goes no
    /// further.
    next: u16,
    /// Where the ball ends up if it cannot afford the step.
    stay: Node,
    /// Where the ball ends up if it takes the step and goes no further.
    stop: Node,
}

/// A step that costs impulses, or a step after which the ball goes no further. `back` leads to the
/// table entry that says where the stroke ends.
struct Link {
    /// The distance from the start of the current row back to the next state's entry in the row
    /// with `cost` fewer impulses; 0 if the ball goes no further. In rows with fewer than `cost`
    /// impulses, the distance reaches beyond the beginning of the table.
    back: u32,
    cost: u8,
    stay: Node,
    stop: Node,
}

/// Marks a step after which the ball goes no further.
const STAYS: u16 = u16::MAX;

impl Landings {
    /// Computes where all strokes with at most `most` impulses end.
    pub(super) fn new(places: &[Place], most: u8) -> Landings {
        let states = places.len() * 6;
        let steps: Vec<Step> = (0..places.len())
            .flat_map(|node| Direction::ALL.map(|d| step(places, Node(node as u16), d)))
            .collect();
        let mut rests = vec![Node::NONE; states * (usize::from(most) + 1)];
        for (rest, step) in rests.iter_mut().zip(&steps) {
            *rest = step.stay;
        }
        let links: Vec<Link> = steps.iter().map(|step| link(&steps, *step)).collect();
        for impulses in 1..=usize::from(most) {
            let (fewer, row) = rests.split_at_mut(impulses * states);
            for (rest, link) in row.iter_mut().zip(&links) {
                // An index before the beginning of the table wraps around, so it is out of bounds.
                *rest = match fewer.get(fewer.len().wrapping_sub(link.back as usize)) {
                    Some(rest) => *rest,
                    None if impulses < usize::from(link.cost) => link.stay,
                    None => link.stop,
                };
            }
        }
        Landings { states, rests }
    }

    /// Returns where a stroke from `node` in `direction` ends.
    #[inline]
    pub(super) fn landing(&self, node: Node, direction: Direction, impulses: u8) -> Landing {
        let state = node.index() * 6 + direction.index();
        Landing::of(self.rests[usize::from(impulses) * self.states + state])
    }

    /// Returns where the strokes from `node` end, by direction.
    #[inline]
    pub(super) fn landings(&self, node: Node, impulses: u8) -> [Landing; 6] {
        let first = usize::from(impulses) * self.states + node.index() * 6;
        let rests = &self.rests[first..first + 6];
        std::array::from_fn(|direction| Landing::of(rests[direction]))
    }
}

/// Returns the link for a step. Skips free steps, which lead down a slope and leave the number of
/// impulses unchanged.
fn link(steps: &[Step], step: Step) -> Link {
    let mut step = step;
    while step.cost == 0 && step.next != STAYS {
        step = steps[usize::from(step.next)];
    }
    let (cost, next) = (u32::from(step.cost), u32::from(step.next));
    Link {
        back: match step.next {
            STAYS => 0,
            _ => cost * steps.len() as u32 - next,
        },
        cost: step.cost,
        stay: step.stay,
        stop: step.stop,
    }
}

/// Computes the step from `node` in `direction` and the rebounds at its end.
fn step(places: &[Place], node: Node, direction: Direction) -> Step {
    let way = places[node.index()].ways[direction.index()];
    let stay = settled(places, node);
    let Some(to) = way.to.exists() else {
        return Step {
            cost: u8::MAX,
            next: STAYS,
            stay,
            stop: stay,
        };
    };
    let onwards = if stops_in_water(places, node, to) {
        None
    } else {
        onwards(&places[to.index()], direction)
    };
    Step {
        cost: way.cost,
        next: onwards.map_or(STAYS, |direction| to.0 * 6 + direction.index() as u16),
        stay,
        stop: settled(places, to),
    }
}

/// S5 for a lone ball: returns the node where it comes to rest.
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
