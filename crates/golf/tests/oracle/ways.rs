//! Sections 3, 5, 6 and 7: whether the way from a node in a direction is open and, if not, which
//! body blocks it. Every call to these functions scans all pieces.

use super::course::{Kind, Oracle, Path};
use super::hex::{Cell, Dir, NAMES, opposite, step};
use super::scene::{Node, Scene};
use super::shapes::{Floor, PathCell};

/// Section 3: the body to which a solid cell belongs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Body {
    /// All walls together are one body.
    Wall,
    /// Each piece is one body, identified by its index.
    Piece(usize),
    /// D3: the fallen part of a toppler is a separate body from its stand.
    Fallen(usize),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    Open(Node),
    Blocked(Body),
}

impl Way {
    #[must_use]
    pub fn body(self) -> Option<Body> {
        match self {
            Way::Open(_) => None,
            Way::Blocked(body) => Some(body),
        }
    }
}

impl Oracle {
    /// Returns the flat or tall obstacle on a cell.
    pub(super) fn path_at(&self, at: Cell) -> Option<(usize, &Path, &PathCell)> {
        self.pieces
            .iter()
            .enumerate()
            .find_map(|(i, piece)| match &piece.kind {
                Kind::Path(path) => path.cells.iter().find(|c| c.at == at).map(|c| (i, path, c)),
                _ => None,
            })
    }

    /// Returns the path cell of a node in a channel or on top of a tall obstacle, where F2 applies.
    pub(super) fn on_path(&self, node: Node) -> Option<(usize, &PathCell)> {
        let (i, path, cell) = self.path_at(node.at)?;
        let here = if path.tall {
            node.top
        } else {
            path.channel && !node.top
        };
        here.then_some((i, cell))
    }

    /// T2: returns the directions of the under-passage on a cell, or none if there is a wall below.
    fn passage(&self, cell: &PathCell) -> Vec<Dir> {
        if self.is_fairway(cell.at) {
            cell.under.clone()
        } else {
            vec![]
        }
    }

    /// Returns the solid moving piece (section 7) on a cell. A closed panel is not solid.
    pub(super) fn dynamic_at(&self, scene: &Scene, at: Cell) -> Option<Body> {
        self.pieces
            .iter()
            .enumerate()
            .find_map(|(i, piece)| match &piece.kind {
                Kind::Roller(_) => (scene.rollers.get(&i) == Some(&at)).then_some(Body::Piece(i)),
                Kind::Spinner { hub, .. } => {
                    let arm = scene.arms.get(&i).map(|k| step(*hub, *k));
                    (*hub == at || arm == Some(at)).then_some(Body::Piece(i))
                }
                Kind::Toppler(stand) => {
                    if *stand == at {
                        return Some(Body::Piece(i));
                    }
                    let d = *scene.fallen.get(&i)?;
                    let one = step(*stand, d);
                    (one == at || step(one, d) == at).then_some(Body::Fallen(i))
                }
                Kind::Door(door) => door.posts.contains(&at).then_some(Body::Piece(i)),
                _ => None,
            })
    }

    /// Returns the door that has a panel on a cell.
    pub(super) fn panel_at(&self, at: Cell) -> Option<usize> {
        self.pieces
            .iter()
            .position(|p| matches!(&p.kind, Kind::Door(door) if door.panels.contains(&at)))
    }

    /// Returns the way of a ball that moves on the ground in direction `d` onto `at`, from outside
    /// any piece on that cell.
    fn enter(&self, scene: &Scene, at: Cell, d: Dir) -> Way {
        // Rollers, spinners, topplers and door posts are solid.
        if let Some(body) = self.dynamic_at(scene, at) {
            return Way::Blocked(body);
        }
        // D4: a closed panel can only be entered from the opening side.
        if let Some(i) = self.panel_at(at) {
            let lifts =
                matches!(&self.pieces[i].kind, Kind::Door(door) if door.lifting.contains(&d));
            return if lifts || scene.open_doors.contains(&i) {
                Way::Open(Node::ground(at))
            } else {
                Way::Blocked(Body::Piece(i))
            };
        }
        // F3: pieces over walls take precedence over the walls.
        if let Some((i, path, cell)) = self.path_at(at) {
            let at_end = cell.outer.contains(&opposite(d));
            if path.tall && at_end {
                // T1: the ball climbs a ramp in the direction of the ramp.
                return Way::Open(Node { at, top: true });
            }
            if path.tall && self.passage(cell).contains(&d) {
                // T2: the ball passes below the deck along one of its axes.
                return Way::Open(Node::ground(at));
            }
            if path.channel && at_end {
                // F1: the ball enters a mouth in the direction of the channel.
                return Way::Open(Node::ground(at));
            }
            return Way::Blocked(Body::Piece(i));
        }
        if self.is_fairway(at) {
            Way::Open(Node::ground(at))
        } else {
            Way::Blocked(Body::Wall)
        }
    }

    /// Returns the way from a node in direction `d`. Balls are ignored.
    #[must_use]
    pub fn way(&self, scene: &Scene, node: Node, d: Dir) -> Way {
        let next = step(node.at, d);
        if let Some((i, cell)) = self.on_path(node) {
            return if cell.inner.contains(&d) {
                Way::Open(Node {
                    at: next,
                    top: node.top,
                })
            } else if cell.outer.contains(&d) {
                self.enter(scene, next, d)
            } else {
                // S2: only the ways along this path are open.
                Way::Blocked(Body::Piece(i))
            };
        }
        if let Some((i, _, cell)) = self.path_at(node.at)
            && !self.passage(cell).contains(&d)
        {
            // Section 3: for a ball in an under-passage, the piece blocks every way except along
            // the passage.
            return Way::Blocked(Body::Piece(i));
        }
        self.enter(scene, next, d)
    }

    /// S2: returns the directions open to a ball at the start of a stroke.
    #[must_use]
    pub fn directions(&self, scene: &Scene, ball: &str) -> Vec<&'static str> {
        let Some(node) = scene.balls.get(ball) else {
            return vec![];
        };
        (0..6)
            .filter(|d| matches!(self.way(scene, *node, *d), Way::Open(_)))
            .map(|d| NAMES[d])
            .collect()
    }

    /// Returns whether a ball can be placed on a node, as the command line defines it. Slopes and
    /// deck holes are allowed.
    #[must_use]
    pub fn can_lie(&self, scene: &Scene, node: Node) -> bool {
        if !node.top && self.holes.contains(&node.at) {
            return false;
        }
        if let Some((_, path, cell)) = self.path_at(node.at) {
            return if node.top {
                path.tall
            } else if path.tall {
                !self.passage(cell).is_empty()
            } else {
                path.channel
            };
        }
        !node.top && self.is_fairway(node.at) && self.dynamic_at(scene, node.at).is_none()
    }

    pub(super) fn puddle_at(&self, at: Cell) -> Option<bool> {
        self.pieces.iter().find_map(|piece| match &piece.kind {
            Kind::Puddle { water, cells } => cells.contains(&at).then_some(*water),
            _ => None,
        })
    }

    pub(super) fn is_water(&self, node: Node) -> bool {
        !node.top && self.puddle_at(node.at) == Some(true)
    }

    /// S3: returns the cost of a level step from a node.
    pub(super) fn level_price(&self, node: Node) -> u32 {
        if node.top {
            return match self.floor(node) {
                Some(Floor::DeckHole) => 2,
                _ => 1,
            };
        }
        match self.puddle_at(node.at) {
            Some(true) => 3,
            Some(false) => 2,
            None if self.holes.contains(&node.at) => 2,
            None => 1,
        }
    }

    pub(super) fn floor(&self, node: Node) -> Option<Floor> {
        self.path_at(node.at)
            .filter(|_| node.top)
            .map(|(_, _, cell)| cell.floor)
    }

    /// S3: returns the cost of a step.
    pub(super) fn price(&self, from: Node, d: Dir, to: Node) -> u32 {
        let level = self.level_price(from);
        let slope = |floor| match floor {
            Some(Floor::Slope(down)) => Some(down),
            _ => None,
        };
        let Some(down) = slope(self.floor(from)).or(slope(self.floor(to))) else {
            return level;
        };
        if d != down {
            // A step uphill costs 2, or 3 if it begins on water.
            return level.max(2);
        }
        // A step downhill is free, but leaving sand, water, the hole or a deck hole costs as usual.
        if level > 1 { level } else { 0 }
    }
}
