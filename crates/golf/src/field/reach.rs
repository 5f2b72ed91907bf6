//! Finds the nodes from which open ways lead to the hole.

use super::{Field, MoverKind, Node, Part, Surface};
use crate::{Direction, Directions};

impl Field {
    /// Returns whether a ball at `node` can get to the hole along open ways, with the pieces in
    /// their initial state (L3). Falling through the hole of a deck counts as an open way. For a
    /// ball on the panel of a door, the door counts as open.
    pub fn reaches_hole(&self, node: Node) -> bool {
        self.to_hole()[node.index()]
    }

    /// Returns the minimum number of steps that a ball needs to get from a node to the hole around
    /// walls and fixed pieces; `None` if no way leads there. Moving pieces are ignored because they
    /// can move away.
    pub fn steps_to_hole(&self, node: Node) -> Option<u16> {
        self.steps.get_or_init(|| self.all_steps())[node.index()]
    }

    fn all_steps(&self) -> Vec<Option<u16>> {
        let back = self.backwards(&vec![Obstacle::Nothing; self.len()]);
        let mut steps = vec![None; self.len()];
        steps[self.hole().index()] = Some(0);
        let mut rim = vec![self.hole()];
        for count in 1.. {
            let nearer = std::mem::take(&mut rim);
            for node in nearer.iter().flat_map(|node| &back[node.index()]) {
                if steps[node.index()].is_none() {
                    steps[node.index()] = Some(count);
                    rim.push(*node);
                }
            }
            if rim.is_empty() {
                break;
            }
        }
        steps
    }

    /// Returns, for each node, whether a ball can reach it from a start, ignoring the moving
    /// pieces.
    pub(crate) fn reached(&self) -> Vec<bool> {
        let nothing = vec![Obstacle::Nothing; self.len()];
        self.flood(&self.starts(), |node| self.onwards(node, &nothing))
    }

    /// Returns, for each node, whether a ball can reach it from a start, with the pieces in their
    /// initial state.
    pub(crate) fn start_reaches(&self) -> Vec<bool> {
        let obstacles = self.obstacles();
        self.flood(&self.starts(), |node| self.onwards(node, &obstacles))
    }

    /// Returns, for each node, whether a ball can get from it to the hole, with the pieces in their
    /// initial state.
    pub(crate) fn to_hole(&self) -> Vec<bool> {
        let back = self.backwards(&self.obstacles());
        self.flood(&[self.hole()], |node| back[node.index()].iter().copied())
    }

    /// Returns the nodes that a ball can reach from a node in one step.
    fn onwards<'a>(
        &'a self,
        node: Node,
        obstacles: &'a [Obstacle],
    ) -> impl Iterator<Item = Node> + 'a {
        let place = self.place(node);
        let is_open = move |(direction, to): &(Direction, Node)| match obstacles[to.index()] {
            Obstacle::Nothing => true,
            Obstacle::Solid => false,
            Obstacle::Panel { door, lifting } => {
                let under = obstacles[node.index()].door() == Some(door);
                under || lifting.contains(*direction)
            }
        };
        let falls = place.surface == Surface::DeckHole;
        Direction::ALL
            .into_iter()
            .filter_map(|d| place.ways[d.index()].to.exists().map(|to| (d, to)))
            .filter(is_open)
            .map(|(_, to)| to)
            .chain(place.below.exists().filter(|_| falls))
    }

    /// Returns, for each node, the nodes from which a ball can reach it in one step.
    fn backwards(&self, obstacles: &[Obstacle]) -> Vec<Vec<Node>> {
        let mut back: Vec<Vec<Node>> = self.nodes().map(|_| Vec::with_capacity(6)).collect();
        for node in self.nodes() {
            for to in self.onwards(node, obstacles) {
                back[to.index()].push(node);
            }
        }
        back
    }

    /// Returns, for each node, whether `edges` lead to it from one of the nodes `from`.
    fn flood<E: Iterator<Item = Node>>(
        &self,
        from: &[Node],
        edges: impl Fn(Node) -> E,
    ) -> Vec<bool> {
        let mut seen = vec![false; self.len()];
        let mut open = from.to_vec();
        while let Some(node) = open.pop() {
            if !std::mem::replace(&mut seen[node.index()], true) {
                open.extend(edges(node));
            }
        }
        seen
    }

    /// Returns, for each node, the obstacle that a mover in its initial state forms there.
    fn obstacles(&self) -> Vec<Obstacle> {
        let mut obstacles = vec![Obstacle::Nothing; self.len()];
        for (index, mover) in self.movers.iter().enumerate() {
            for (node, part) in self.occupied(index, mover.set_up()) {
                obstacles[node.index()] = match (part, &mover.kind) {
                    (Part::Panel, MoverKind::Door { lifting, .. }) => Obstacle::Panel {
                        door: index,
                        lifting: *lifting,
                    },
                    _ => Obstacle::Solid,
                };
            }
        }
        obstacles
    }
}

/// How a mover blocks a node.
#[derive(Clone, Copy)]
enum Obstacle {
    Nothing,
    Solid,
    /// A closed door panel. A ball can pass only if it lifts the door or is already below the
    /// panel.
    Panel {
        door: usize,
        lifting: Directions,
    },
}

impl Obstacle {
    fn door(self) -> Option<usize> {
        match self {
            Obstacle::Panel { door, .. } => Some(door),
            _ => None,
        }
    }
}
