//! K3, K4: a match is a series of rounds.

use super::outcome::{OutcomeError, ShotOutcome, Verdict};
use super::round::Round;
use crate::board::Player;

/// K4: the number of points that wins the match at once.
pub const POINTS_TO_WIN: u32 = 29;
/// K4: the number of rounds after which the match ends.
pub const MOST_ROUNDS: u32 = 8;

/// The score of a match. If two scores are equal, the same further shots lead to the same results.
///
/// ```
/// use carramboule::board::{Kind, Player};
/// use carramboule::referee::{Foul, Match, ShotOutcome};
///
/// let mut score = Match::new(Player::A);
/// let verdict = score.shot(&ShotOutcome::pocketing(&[Kind::WHITE]))?;
/// assert_eq!((verdict.foul, verdict.next), (None, Some(Player::A)));
/// let verdict = score.shot(&ShotOutcome::pocketing(&[Kind::Cue]))?;
/// assert_eq!((verdict.foul, verdict.next), (Some(Foul::Scratch), Some(Player::B)));
/// # Ok::<(), carramboule::referee::OutcomeError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Match {
    round: Round,
    white: Player,
    finished: u32,
    points: [u32; 2],
}

impl Match {
    /// Creates a match. `starts` is the player who begins the first round and plays white in it.
    pub fn new(starts: Player) -> Self {
        Self {
            round: Round::new(starts),
            white: starts,
            finished: 0,
            points: [0; 2],
        }
    }

    /// Judges a shot. At the end of a round, adds its points to the score and sets up the next
    /// round.
    pub fn shot(&mut self, outcome: &ShotOutcome) -> Result<Verdict, OutcomeError> {
        let verdict = self.round.shot(outcome)?;
        if let Some(result) = verdict.round {
            self.points[result.winner.index()] += result.points;
            self.finished += 1;
            if !self.is_over() {
                // K3: players swap colours and take turns starting.
                self.white = self.white.other();
                self.round = Round::new(self.white);
            }
        }
        Ok(verdict)
    }

    /// Returns the current round; after the match, the last one.
    pub fn round(&self) -> &Round {
        &self.round
    }

    /// Returns the number of finished rounds.
    pub fn finished(&self) -> u32 {
        self.finished
    }

    /// Returns a player's points.
    pub fn points(&self, player: Player) -> u32 {
        self.points[player.index()]
    }

    /// K4: returns whether a player has enough points to win, or all rounds have been played.
    pub fn is_over(&self) -> bool {
        self.finished == MOST_ROUNDS || self.points.iter().any(|&points| points >= POINTS_TO_WIN)
    }

    /// Returns the winner, or `None` if the match is in progress or was a draw.
    pub fn winner(&self) -> Option<Player> {
        let [a, b] = self.points;
        match (self.is_over(), a.cmp(&b)) {
            (true, std::cmp::Ordering::Greater) => Some(Player::A),
            (true, std::cmp::Ordering::Less) => Some(Player::B),
            _ => None,
        }
    }
}
