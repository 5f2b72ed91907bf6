//! Scores, totals and ranks (rule G6).

use super::Rules;
use crate::Ball;

/// A ball's result on a course.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fate {
    /// The ball is still in play.
    Open,
    /// The ball was holed in the stroke (basic) or round (carom) with this number.
    Holed(u8),
    /// The ball was not holed, and scores this limit.
    Out(u8),
}

/// A ball's result on the score pad of one course.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub struct Mark {
    pub fate: Fate,
    /// The total value of the tokens that the ball took; zero or negative.
    pub tokens: i16,
}

impl Mark {
    pub(super) const BLANK: Mark = Mark {
        fate: Fate::Open,
        tokens: 0,
    };

    /// Returns the score, or `None` while the ball is still in play.
    pub fn score(self) -> Option<i32> {
        match self.fate {
            Fate::Open => None,
            Fate::Holed(count) | Fate::Out(count) => {
                Some(i32::from(count) + i32::from(self.tokens))
            }
        }
    }
}

/// The score pad of one course, with a mark for every ball in play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ScorePad {
    pub(super) marks: [Mark; Ball::COUNT],
}

impl ScorePad {
    pub(super) const BLANK: ScorePad = ScorePad {
        marks: [Mark::BLANK; Ball::COUNT],
    };

    /// Returns a ball's mark; blank if the ball is not in play.
    pub fn mark(&self, ball: Ball) -> Mark {
        self.marks[ball.index()]
    }

    /// Returns a player's score on this course: the total score of the player's balls that are no
    /// longer in play.
    pub fn score(&self, rules: &Rules, player: usize) -> i32 {
        let balls = rules.balls_of(player).iter();
        balls.filter_map(|ball| self.mark(*ball).score()).sum()
    }
}

/// A player's result in the match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub struct Ranking {
    pub player: usize,
    /// The total score on all finished courses, including one that a withdrawal cut short.
    pub total: i32,
    /// The rank, from 1 for the best; players with equal totals share a rank.
    pub rank: usize,
    /// Whether the player has left the match. Such players are ranked last.
    pub withdrawn: bool,
}

/// Returns totals and ranks, in the order of the players.
pub(super) fn ranking(rules: &Rules, pads: &[ScorePad], withdrawn: u16) -> Vec<Ranking> {
    let key = |player: usize| {
        let total: i32 = pads.iter().map(|pad| pad.score(rules, player)).sum();
        (withdrawn >> player & 1 == 1, total)
    };
    let keys: Vec<(bool, i32)> = (0..rules.players()).map(key).collect();
    let players = keys.iter().zip(ranks(&keys)).enumerate();
    let ranked = |(player, (own, rank)): (usize, (&(bool, i32), usize))| Ranking {
        player,
        total: own.1,
        rank,
        withdrawn: own.0,
    };
    players.map(ranked).collect()
}

/// Returns the rank of each key, 1 for the smallest. Equal keys share a rank.
pub fn ranks<T: Ord>(keys: &[T]) -> Vec<usize> {
    let rank = |own: &T| 1 + keys.iter().filter(|other| *other < own).count();
    keys.iter().map(rank).collect()
}
