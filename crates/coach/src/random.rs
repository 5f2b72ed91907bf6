//! A player for tests and examples.

use protocol::{GameAction, Seat};
use solver::Rng;
use table::{Play, Player};

/// Plays legally and no better, the same for the same seed.
#[derive(Clone, Debug)]
pub struct RandomPlayer(Rng);

impl RandomPlayer {
    /// A player whose choices follow from `seed`.
    pub fn new(seed: u64) -> RandomPlayer {
        RandomPlayer(Rng::new(seed))
    }
}

impl Player for RandomPlayer {
    /// # Panics
    /// If the game waits for no player.
    fn choose(&mut self, play: &Play, _: Seat, _: u8) -> GameAction {
        let mut actions = play.actions();
        assert!(!actions.is_empty(), "the game waits for a player");
        // Enough chosen: half the time it goes on with the last action, the roll.
        let last = actions.len() - 1;
        let chosen = match self.0.bits() {
            odd if odd & 1 == 1 => last,
            even => (even >> 1) as usize % actions.len(),
        };
        actions.swap_remove(chosen)
    }
}
