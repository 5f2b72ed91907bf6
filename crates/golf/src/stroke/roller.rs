//! D1: a roller moves one cell in the direction in which it was hit.

use super::Run;
use crate::Direction;
use crate::field::{Layer, MoverState};
use crate::scene::Occupant;
use crate::trace::Tracer;

impl<T: Tracer> Run<'_, T> {
    pub(super) fn push_roller(&mut self, by: Occupant, incoming: Direction) {
        let index = usize::from(by.mover);
        let MoverState::Roller { at } = self.scene.mover(index) else {
            return;
        };
        let next = self
            .field
            .node(self.field.cell(at).next(incoming), Layer::Ground);
        if let Some(next) = next.filter(|next| self.scene.is_free(self.field, *next)) {
            self.scene
                .change_mover(self.field, index, MoverState::Roller { at: next });
            self.moved(index);
        }
    }
}
