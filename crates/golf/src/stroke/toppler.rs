//! D3: a toppler falls away from the ball and stays down.

use super::Run;
use crate::Direction;
use crate::field::{Layer, MoverKind, MoverState};
use crate::scene::Occupant;
use crate::trace::Tracer;

impl<T: Tracer> Run<'_, T> {
    pub(super) fn is_upright(&self, by: Occupant) -> bool {
        self.scene.mover(usize::from(by.mover)) == MoverState::Toppler { fallen: None }
    }

    pub(super) fn topple(&mut self, by: Occupant, incoming: Direction) {
        let index = usize::from(by.mover);
        let MoverKind::Toppler { at } = self.field.movers[index].kind else {
            return;
        };
        let cell = self.field.cell(at);
        let free = |count| {
            let node = self.field.node(cell.far(incoming, count), Layer::Ground);
            node.is_some_and(|node| self.scene.is_free(self.field, node))
        };
        if self.is_upright(by) && free(1) && free(2) {
            let fallen = Some(incoming);
            self.scene
                .change_mover(self.field, index, MoverState::Toppler { fallen });
            self.moved(index);
        }
    }
}
