//! Computer players think on threads of their own, a few at a time.

use super::shares::Shares;
use crate::limits::locked;
use coach::ComputerPlayer;
use protocol::{GameAction, Seat};
use std::sync::{Arc, Mutex};
use table::{Play, Player};

/// The players; each remembers the courses it has solved.
#[derive(Debug)]
pub(crate) struct Computers {
    free: Mutex<Vec<ComputerPlayer>>,
    shares: Shares,
}

/// What a computer player is asked.
#[derive(Debug)]
pub(crate) struct Question {
    pub(crate) play: Play,
    pub(crate) seat: Seat,
    pub(crate) level: u8,
    /// What its choices follow from.
    pub(crate) seed: u64,
    /// Whose table it is: players share the places to think.
    pub(crate) owner: Arc<str>,
}

impl Computers {
    /// At most `most` think at the same time.
    pub(crate) fn new(most: usize) -> Computers {
        Computers {
            free: Mutex::default(),
            shares: Shares::new(most),
        }
    }

    /// What a computer player does, when its turn to think has come; nothing if it has failed.
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

/// A computer player that has decided already.
pub(crate) struct Decided(pub(crate) GameAction);

impl Player for Decided {
    fn choose(&mut self, _: &Play, _: Seat, _: u8) -> GameAction {
        self.0.clone()
    }
}
