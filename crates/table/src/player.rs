//! Who decides for computer seats.

use crate::play::Play;
use protocol::{GameAction, Seat};

/// Decides for a computer seat. It sees what everyone sees, the game; the
/// dice to come it cannot know.
pub trait Player {
    /// One of [`Play::actions`]; `level` is 1 to 5.
    fn choose(&mut self, play: &Play, seat: Seat, level: u8) -> GameAction;
}
