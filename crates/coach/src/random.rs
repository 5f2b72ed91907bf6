//! A random player for tests and examples.

use protocol::{GameAction, Seat};
use solver::Rng;
use table::{Play, Player};

/// Plays random legal actions. The same seed gives the same actions.
#[derive(Clone, Debug)]
pub struct RandomPlayer(Rng);

impl RandomPlayer {
    /// Creates a player with a seed.
    pub fn new(seed: u64) -> RandomPlayer {
        RandomPlayer(Rng::new(seed))
    }
}

impl Player for RandomPlayer {
    /// # Panics
    /// Panics if it is no player's turn.
    fn choose(&mut self, play: &Play, _: Seat, _: u8) -> GameAction {
        let mut actions = play.actions();
        assert!(!actions.is_empty(), "the game waits for a player");
        // Half the time, roll (the last action), so that matches make progress.
        let last = actions.len() - 1;
        let chosen = match self.0.bits() {
            odd if odd & 1 == 1 => last,
            even => (even >> 1) as usize % actions.len(),
        };
        actions.swap_remove(chosen)
    }
}
