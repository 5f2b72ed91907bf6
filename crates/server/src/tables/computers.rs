//! Runs computer players on a limited number of threads.

use super::shares::Shares;
use crate::http::limits::locked;
use coach::ComputerPlayer;
use protocol::{GameAction, Seat};
use std::sync::{Arc, Mutex};
use table::{Play, Player};

/// The computer players, each of which remembers the courses that it has solved.
#[derive(Debug)]
pub(crate) struct Computers {
    free: Mutex<Vec<ComputerPlayer>>,
    shares: Shares,
}

/// A request for a computer player's action.
#[derive(Clone, Debug)]
pub(crate) struct Question {
    pub(crate) play: Play,
    pub(crate) seat: Seat,
    pub(crate) level: u8,
    /// The seed for the computer player's choices.
    pub(crate) seed: u64,
    /// The owner of the table. Computing time is shared fairly between owners.
    pub(crate) owner: Arc<str>,
}

impl Computers {
    /// Allows at most `most` computer players to think at the same time.
    pub(crate) fn new(most: usize) -> Computers {
        Computers {
            free: Mutex::default(),
            shares: Shares::new(most),
        }
    }

    /// Waits for a free thread and returns a computer player's action, or `None` if the computer
    /// player has failed.
    pub(crate) async fn choose(&self, question: Question) -> Option<GameAction> {
        let place = self.shares.place(&question.owner).await?;
        let mut player = locked(&self.free).pop();
        let thought = tokio::task::spawn_blocking(move || {
            let seed = question.seed;
            let player = player.get_or_insert_with(|| ComputerPlayer::new(seed));
            player.reseed(seed);
            let action = player.choose(&question.play, question.seat, question.level);
            (player.clone(), action)
        });
        let (player, action) = thought.await.ok()?;
        drop(place);
        locked(&self.free).push(player);
        Some(action)
    }
}

/// A computer player with a fixed action.
pub(crate) struct Decided(pub(crate) GameAction);

impl Player for Decided {
    fn choose(&mut self, _: &Play, _: Seat, _: u8) -> GameAction {
        self.0.clone()
    }
}
