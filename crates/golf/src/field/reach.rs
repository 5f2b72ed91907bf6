//! Finds the nodes from which open ways lead to the hole.

use super::{Field, MoverKind, Node, Part, Surface};
use crate::{Direction, Directions};

/// For each node, with the pieces in their initial state: whether a ball at the node can reach the
/// hole, and whether a ball from a start can reach the node.
pub(crate) struct Reach {
    pub(crate) to_hole: Vec<bool>,
    pub(crate) from_start: Vec<bool>,
}

impl Field {
    /// Returns whether a ball at `node` can get to the hole along open ways, with the pieces in
    /// their initial state (L3). Falling through the hole of a deck counts as an open way. For a
    /// ball on the panel of a door, the door counts as open.
    pub fn reaches_hole(&self, node: Node) -> bool {
        self.reach().to_hole[node.index()]
    }

    /// Returns the minimum number of steps that a ball needs to get from a node to the hole around
    /// walls and fixed pieces; `None` if no way leads there. Moving pieces are ignored because they
    /// can move away.
    pub fn steps_to_hole(&self, node: Node) -> Option<u16> {
        self.steps.get_or_init(|| self.all_steps())[node.index()]
    }

    fn all_steps(&self) -> Vec<Option<u16>> {
        let nothing = vec![Obstacle::Nothing; self.len()];
        let nodes = self.nodes().map(|node| self.onwards(node, &nothing));
        let back = backwards(&nodes.collect::<Vec<_>>());
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
        let nodes = self.nodes().map(|node| self.onwards(node, &nothing));
        flood(&nodes.collect::<Vec<_>>(), &self.starts())
    }

    pub(crate) fn reach(&self) -> Reach {
        let obstacles = self.obstacles();
        let nodes = self.nodes().map(|node| self.onwards(node, &obstacles));
        let onwards: Vec<Vec<Node>> = nodes.collect();
        Reach {
            to_hole: flood(&backwards(&onwards), &[self.hole()]),
            from_start: flood(&onwards, &self.starts()),
        }
    }

    fn onwards(&self, node: Node, obstacles: &[Obstacle]) -> Vec<Node> {
        let place = self.place(node);
        let mut onwards: Vec<Node> = Direction::ALL
            .into_iter()
            .filter_map(|d| place.ways[d.index()].to.exists().map(|to| (d, to)))
            .filter(|(d, to)| match obstacles[to.index()] {
                Obstacle::Nothing => true,
                Obstacle::Solid => false,
                Obstacle::Panel { door, lifting } => {
                    let under = obstacles[node.index()].door() == Some(door);
                    under || lifting.contains(*d)
                }
            })
            .map(|(_, to)| to)
            .collect();
        if place.surface == Surface::DeckHole {
            onwards.extend(place.below.exists());
        }
        onwards
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

/// Reverses the graph `onwards`. Returns, for each node, the nodes from which a ball can reach it
/// in one step.
fn backwards(onwards: &[Vec<Node>]) -> Vec<Vec<Node>> {
    let mut back: Vec<Vec<Node>> = vec![Vec::new(); onwards.len()];
    for (index, ways) in onwards.iter().enumerate() {
        for to in ways {
            back[to.index()].push(Node(index as u16));
        }
    }
    back
}

fn flood(edges: &[Vec<Node>], from: &[Node]) -> Vec<bool> {
    let mut seen = vec![false; edges.len()];
    let mut open: Vec<Node> = from.to_vec();
    while let Some(node) = open.pop() {
        if !std::mem::replace(&mut seen[node.index()], true) {
            open.extend(&edges[node.index()]);
        }
    }
    seen
}
