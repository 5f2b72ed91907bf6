//! D4: the door is lifted by a ball and closes behind it.

use super::Run;
use crate::trace::Tracer;

impl<T: Tracer> Run<'_, T> {
    pub(super) fn lift(&mut self, door: u16) {
        let index = usize::from(door);
        self.scene.set_door(self.field, index, true);
        self.moved(index);
        // The ball may have come from the far side of another door.
        self.close_doors();
    }

    /// Closes the doors that no ball holds any more.
    pub(super) fn close_doors(&mut self) {
        while let Some(index) = self.scene.close_a_door(self.field) {
            self.moved(index);
        }
    }
}
