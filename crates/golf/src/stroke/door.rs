//! D4: a ball lifts the door, and the door closes behind it.

use super::Run;
use crate::trace::Tracer;

impl<T: Tracer> Run<'_, T> {
    /// Updates the doors, in piece order, after a ball has moved: opens the door that the ball
    /// lifted, and closes each open door that no ball holds open.
    pub(super) fn move_doors(&mut self, lifted: Option<u16>) {
        for index in 0..self.field.movers.len() {
            if lifted.map(usize::from) == Some(index) {
                self.scene.set_door(self.field, index, true);
                self.moved(index);
            } else if self.scene.is_left_open(self.field, index) {
                self.scene.set_door(self.field, index, false);
                self.moved(index);
            }
        }
    }
}
