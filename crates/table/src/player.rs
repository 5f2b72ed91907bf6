//! The interface that computer players implement.

use crate::play::Play;
use protocol::{GameAction, Seat};

/// Chooses actions for a computer seat. Implementations see the same game as all players and cannot
/// know future dice.
pub trait Player {
    /// Chooses a legal action; `level` is a number from 1 to 5.
    fn choose(&mut self, play: &Play, seat: Seat, level: u8) -> GameAction;
}
