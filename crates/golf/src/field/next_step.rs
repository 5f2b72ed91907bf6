//! A table of the steps of a ball that meets nothing but walls and fixed pieces.

use super::place::{Node, Place, Surface};
use super::rebound::{PathDeflection, along_path};
use crate::Direction;

/// The next step of a ball that has arrived at a node, after any rebounds there.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NextStep {
    pub(crate) to: Node,
    /// The direction of the step.
    pub(crate) direction: Direction,
    /// The cost of the step; `u8::MAX`, which no ball can afford, if the ball always stops before
    /// or after the step.
    pub(crate) cost: u8,
}

impl NextStep {
    /// Returns the steps for every node and incoming direction, in the order of [`NextStep::index`].
    pub(super) fn table(places: &[Place]) -> Vec<NextStep> {
        let nodes = (0..places.len()).map(|node| Node(node as u16));
        let all = nodes.flat_map(|node| Direction::ALL.map(|d| NextStep::new(places, node, d)));
        all.collect()
    }

    fn new(places: &[Place], node: Node, incoming: Direction) -> NextStep {
        let place = &places[node.index()];
        let direction = onwards(place, incoming);
        let way = place.ways[direction.unwrap_or(incoming).index()];
        let goes_on = direction.is_some() && !stops_in_water(places, node, way.to);
        NextStep {
            to: way.to,
            direction: direction.unwrap_or(incoming),
            cost: if goes_on { way.cost } else { u8::MAX },
        }
    }

    /// Returns the index in the table for a ball that has arrived at `node` in direction
    /// `incoming`.
    #[inline]
    pub(crate) const fn index(node: Node, incoming: Direction) -> usize {
        node.index() * 6 + incoming.index()
    }
}

/// W1: returns whether a step takes a ball from a node without water into water, which stops the
/// ball.
pub(super) fn stops_in_water(places: &[Place], from: Node, to: Node) -> bool {
    let water = |node: Node| places[node.index()].surface == Surface::Water;
    water(to) && !water(from)
}

/// Returns the direction in which a ball that has reached `place` continues; `None` if the ball is
/// wedged (S6).
pub(super) fn onwards(place: &Place, incoming: Direction) -> Option<Direction> {
    let mut direction = incoming;
    // There are six directions, so a ball that has turned six times is wedged.
    for _ in 0..6 {
        if place.ways[direction.index()].to != Node::NONE {
            return Some(direction);
        }
        direction = match place.path {
            Some(_) => match along_path(place, direction) {
                PathDeflection::Bend(out) | PathDeflection::Return(out) => out,
            },
            None => place.deflections[direction.index()].out,
        };
    }
    None
}
