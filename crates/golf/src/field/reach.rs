//! Which nodes lead to the hole along open ways.

use super::{Field, MoverKind, Node, Surface};
use crate::{Direction, Directions};

/// For every node whether the hole can be reached from it, and whether it can
/// be reached from a start, with the pieces as set up.
pub(crate) struct Reach {
    pub(crate) to_hole: Vec<bool>,
    pub(crate) from_start: Vec<bool>,
}

impl Field {
    /// Whether a ball at `node` can come to the hole along open ways, the pieces
    /// as set up (L3): falling through the hole of a deck counts as a way, and
    /// from a door's panel the door is open.
    pub fn reaches_hole(&self, node: Node) -> bool {
        self.reach().to_hole[node.index()]
    }

    pub(crate) fn reach(&self) -> Reach {
        let onwards: Vec<Vec<Node>> = self.nodes().map(|node| self.onwards(node)).collect();
        let mut back: Vec<Vec<Node>> = vec![Vec::new(); self.len()];
        for node in self.nodes() {
            for to in &onwards[node.index()] {
                back[to.index()].push(node);
            }
        }
        Reach {
            to_hole: flood(&back, &[self.hole()]),
            from_start: flood(&onwards, &self.starts()),
        }
    }

    fn onwards(&self, node: Node) -> Vec<Node> {
        let place = self.place(node);
        let door = self.panel_of(node).map(|(door, _)| door);
        let mut onwards: Vec<Node> = Direction::ALL
            .into_iter()
            .filter_map(|d| place.ways[d.index()].to.exists().map(|to| (d, to)))
            .filter(|(d, to)| !self.stands_in_the_way(*d, *to, door))
            .map(|(_, to)| to)
            .collect();
        if place.surface == Surface::DeckHole {
            onwards.extend(place.below.exists());
        }
        onwards
    }

    /// Whether a mover, as set up, keeps a ball off `to`.
    /// `open` is the door under which the ball is, if it is under one.
    fn stands_in_the_way(&self, direction: Direction, to: Node, open: Option<usize>) -> bool {
        self.movers.iter().any(|mover| match &mover.kind {
            MoverKind::Roller { at } | MoverKind::Toppler { at } => *at == to,
            MoverKind::Spinner { hub, arm } => {
                let arm = self.cell(*hub).next(*arm);
                *hub == to || self.cell(to) == arm
            }
            MoverKind::Door { posts, .. } if posts.contains(&to) => true,
            MoverKind::Door { .. } => match self.panel_of(to) {
                Some((door, lifting)) => open != Some(door) && !lifting.contains(direction),
                None => false,
            },
        })
    }

    /// The door whose panel this is, and the directions that lift it.
    fn panel_of(&self, node: Node) -> Option<(usize, Directions)> {
        self.movers
            .iter()
            .enumerate()
            .find_map(|(index, mover)| match &mover.kind {
                MoverKind::Door {
                    panels, lifting, ..
                } if panels.contains(&node) => Some((index, *lifting)),
                _ => None,
            })
    }
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
