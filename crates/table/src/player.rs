//! The interface for players that decide for computer seats.

use crate::play::Play;
use protocol::{GameAction, Seat};

/// Decides for a computer seat. It sees the same game as all players and cannot know future dice.
pub trait Player {
    /// Returns one of [`Play::actions`]; `level` is 1 to 5.
    fn choose(&mut self, play: &Play, seat: Seat, level: u8) -> GameAction;
}
