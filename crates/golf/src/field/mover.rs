//! Moving pieces: how they stand and what they stand on.

use super::Field;
use super::place::{Layer, Mover, MoverKind, Node};
use crate::Direction;

/// What of a moving piece stands on a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Part {
    Roller,
    Hub,
    Arm,
    /// The stand of a toppler, upright or fallen.
    Stand,
    /// The part that has fallen.
    Fallen,
    Post,
    /// A closed panel.
    Panel,
}

/// How a moving piece stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum MoverState {
    Roller { at: Node },
    Spinner { arm: Direction },
    Toppler { fallen: Option<Direction> },
    Door { open: bool },
}

impl MoverState {
    /// On how many nodes a mover that stands like this has a part.
    pub(crate) const fn parts(self) -> usize {
        match self {
            MoverState::Roller { .. } | MoverState::Toppler { fallen: None } => 1,
            MoverState::Spinner { .. } | MoverState::Door { open: true } => 2,
            MoverState::Toppler { fallen: Some(_) } => 3,
            MoverState::Door { open: false } => 4,
        }
    }
}

impl Mover {
    /// How it stands when the course is set up.
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
    /// The nodes a mover in this state stands on, at most four; those that would
    /// be off the ground are left out.
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
