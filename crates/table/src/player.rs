//! Computer players.

use crate::play::Play;
use protocol::{GameAction, Seat};

/// Decides for a computer player. It sees what everyone sees, the game; the
/// dice to come it cannot know.
pub trait ComputerPlayer {
    /// One of [`Play::actions`]; `level` is 1 to 5.
    fn choose(&mut self, play: &Play, seat: Seat, level: u8) -> GameAction;
}

/// Plays legally and no better, the same for the same seed.
#[derive(Clone, Debug)]
pub struct RandomPlayer {
    state: u64,
}

impl RandomPlayer {
    /// A player whose choices follow from `seed`.
    pub fn new(seed: u64) -> RandomPlayer {
        RandomPlayer { state: seed }
    }

    fn next(&mut self) -> u64 {
        self.state = self.state.wrapping_add(GOLDEN);
        mixed(self.state)
    }
}

/// The step and the mixing of `SplitMix64` (Steele, Lea, Flood 2014).
pub(crate) const GOLDEN: u64 = 0x9e37_79b9_7f4a_7c15;

pub(crate) fn mixed(state: u64) -> u64 {
    let mut mixed = state;
    mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ mixed >> 31
}

impl ComputerPlayer for RandomPlayer {
    /// # Panics
    /// If the game waits for no player.
    fn choose(&mut self, play: &Play, _: Seat, _: u8) -> GameAction {
        let mut actions = play.actions();
        assert!(!actions.is_empty(), "the game waits for a player");
        // Enough chosen: half the time it goes on with the last action, the roll.
        let last = actions.len() - 1;
        let chosen = match self.next() {
            odd if odd & 1 == 1 => last,
            even => (even >> 1) as usize % actions.len(),
        };
        actions.swap_remove(chosen)
    }
}
