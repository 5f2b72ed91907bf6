//! Moving pieces: their kinds, their states and the nodes they occupy.

use super::Field;
use super::place::{Layer, Node};
use crate::piece::PieceBody;
use crate::{Cell, Direction, Directions};

/// A moving piece: its kind and its initial position.
#[derive(Clone, Hash, Debug)]
pub(crate) struct Mover {
    /// The piece's index in [`Layout::pieces`](crate::Layout::pieces).
    pub(crate) piece: usize,
    pub(crate) kind: MoverKind,
}

/// The fixed properties of a moving piece.
#[derive(Clone, Hash, Debug)]
pub(crate) enum MoverKind {
    Roller {
        at: Node,
    },
    Toppler {
        at: Node,
    },
    Spinner {
        hub: Node,
        arm: Direction,
    },
    Door {
        posts: [Node; 2],
        panels: [Node; 2],
        /// The nodes next to the panels, on the door's far side; [`Node::NONE`] for cells without
        /// ground.
        far: [Node; 3],
        lifting: Directions,
    },
}

/// The part of a moving piece that occupies a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Part {
    Roller,
    Hub,
    Arm,
    /// The stand of a toppler, upright or fallen.
    Stand,
    /// The fallen part of a toppler.
    Fallen,
    Post,
    /// A closed panel.
    Panel,
}

impl Part {
    /// Returns whether the part never moves to another node.
    pub(crate) const fn is_fixed(self) -> bool {
        match self {
            Part::Hub | Part::Stand | Part::Post | Part::Panel => true,
            Part::Roller | Part::Arm | Part::Fallen => false,
        }
    }
}

/// The state of a moving piece.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum MoverState {
    Roller { at: Node },
    Spinner { arm: Direction },
    Toppler { fallen: Option<Direction> },
    Door { open: bool },
}

impl MoverState {
    /// Returns the number of nodes that a mover in this state occupies.
    pub(crate) const fn parts(self) -> usize {
        match self {
            MoverState::Roller { .. } | MoverState::Toppler { fallen: None } => 1,
            MoverState::Spinner { .. } | MoverState::Door { open: true } => 2,
            MoverState::Toppler { fallen: Some(_) } => 3,
            MoverState::Door { open: false } => 4,
        }
    }
}

impl MoverKind {
    /// Returns the mover for a piece, or `None` if the piece does not move. `ground` returns a
    /// cell's ground node.
    pub(super) fn new(body: &PieceBody, ground: impl Fn(Cell) -> Node) -> Option<MoverKind> {
        Some(match body {
            PieceBody::Roller { at } => MoverKind::Roller { at: ground(*at) },
            PieceBody::Toppler { at } => MoverKind::Toppler { at: ground(*at) },
            PieceBody::Spinner { hub, arm } => MoverKind::Spinner {
                hub: ground(*hub),
                arm: *arm,
            },
            PieceBody::Door(frame) => MoverKind::Door {
                posts: frame.posts.map(&ground),
                panels: frame.panels.map(&ground),
                far: frame.far.map(&ground),
                lifting: frame.lifting.into_iter().collect(),
            },
            PieceBody::Flat { .. }
            | PieceBody::Tall { .. }
            | PieceBody::Sand { .. }
            | PieceBody::Water { .. }
            | PieceBody::Token { .. }
            | PieceBody::StartMarker { .. }
            | PieceBody::HoleMarker { .. } => return None,
        })
    }

    /// Returns the nodes that no other mover may enter, even while this mover does not occupy them.
    pub(super) fn kept(&self) -> Vec<Node> {
        match self {
            MoverKind::Roller { .. } | MoverKind::Toppler { .. } | MoverKind::Spinner { .. } => {
                Vec::new()
            }
            MoverKind::Door { posts, panels, .. } => [*posts, *panels].concat(),
        }
    }
}

impl Mover {
    /// Returns the initial state of the mover.
    pub(crate) const fn set_up(&self) -> MoverState {
        match self.kind {
            MoverKind::Roller { at } => MoverState::Roller { at },
            MoverKind::Spinner { arm, .. } => MoverState::Spinner { arm },
            MoverKind::Toppler { .. } => MoverState::Toppler { fallen: None },
            MoverKind::Door { .. } => MoverState::Door { open: false },
        }
    }
}

impl Field {
    /// Returns the nodes that a mover in this state occupies, at most four. Cells without a ground
    /// node are left out.
    pub(crate) fn occupied(
        &self,
        index: usize,
        state: MoverState,
    ) -> impl Iterator<Item = (Node, Part)> + use<> {
        let ground = |cell| self.node(cell, Layer::Ground);
        let parts = match (&self.movers[index].kind, state) {
            (MoverKind::Roller { .. }, MoverState::Roller { at }) => {
                [Some((at, Part::Roller)), None, None, None]
            }
            (MoverKind::Spinner { hub, .. }, MoverState::Spinner { arm }) => {
                let arm = ground(self.cell(*hub).next(arm));
                [
                    Some((*hub, Part::Hub)),
                    arm.map(|arm| (arm, Part::Arm)),
                    None,
                    None,
                ]
            }
            (MoverKind::Toppler { at }, MoverState::Toppler { fallen }) => {
                let fallen = |count| {
                    let node = ground(self.cell(*at).far(fallen?, count))?;
                    Some((node, Part::Fallen))
                };
                [Some((*at, Part::Stand)), fallen(1), fallen(2), None]
            }
            (MoverKind::Door { posts, panels, .. }, MoverState::Door { open }) => {
                let panel = |node| (!open).then_some((node, Part::Panel));
                let post = |node| Some((node, Part::Post));
                [
                    post(posts[0]),
                    post(posts[1]),
                    panel(panels[0]),
                    panel(panels[1]),
                ]
            }
            _ => [None; 4],
        };
        parts.into_iter().flatten()
    }
}
