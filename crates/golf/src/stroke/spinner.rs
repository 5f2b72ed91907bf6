//! D2: a spinner's arm turns when a ball hits it from the side.
//!
//! ```text
//!      f+(k+1)   ← a ball here, moving k−1, hits the arm from its left side,
//!     /      ＼     leaves in direction k+1, and turns the arm to k−1
//!    f ────── f+k    (f the hub, k the direction of the arm)
//!     \      ／
//!      f+(k−1)   ← a ball here, moving k+1: the mirror image
//! ```

use super::Run;
use crate::Direction;
use crate::field::{Layer, MoverKind, MoverState, Node};
use crate::scene::{Occupant, WayNow};
use crate::trace::Tracer;

/// The result of a hit on the side of the arm.
struct SideHit {
    /// The new direction of the ball, straight away from the hub.
    away: Direction,
    /// The new direction of the arm.
    arm: Direction,
    hub: Node,
}

impl<T: Tracer> Run<'_, T> {
    fn side_hit(&self, by: Occupant, incoming: Direction) -> Option<SideHit> {
        let index = usize::from(by.mover);
        let MoverKind::Spinner { hub, .. } = self.field.movers[index].kind else {
            return None;
        };
        let MoverState::Spinner { arm } = self.scene.mover(index) else {
            return None;
        };
        let side = [1, -1].into_iter().find(|side| {
            let beside = self.field.cell(hub).next(arm.turned(*side));
            incoming == arm.turned(-side) && self.field.cell(self.node) == beside
        })?;
        Some(SideHit {
            away: arm.turned(side),
            arm: arm.turned(-side),
            hub,
        })
    }

    /// Returns the direction in which a ball leaves the arm after hitting it.
    pub(super) fn off_arm(&self, by: Occupant) -> Direction {
        let away = self.side_hit(by, self.direction).map(|hit| hit.away);
        let open = |d: &Direction| {
            matches!(
                self.scene.way(self.field, self.node, *d),
                WayNow::Open { .. }
            )
        };
        away.filter(open).unwrap_or(self.direction.opposite())
    }

    pub(super) fn push_arm(&mut self, by: Occupant, incoming: Direction) {
        let Some(hit) = self.side_hit(by, incoming) else {
            return;
        };
        let cell = self.field.cell(hit.hub).next(hit.arm);
        let free = self.field.node(cell, Layer::Ground);
        if free.is_some_and(|node| self.scene.is_free(self.field, node)) {
            let index = usize::from(by.mover);
            self.scene
                .change_mover(self.field, index, MoverState::Spinner { arm: hit.arm });
            self.moved(index);
        }
    }
}
