//! Scores, totals and ranks (rule G6).

use super::Rules;
use crate::Ball;

/// How a ball fares on a course.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fate {
    /// Still to be played.
    Open,
    /// Holed in this stroke (basic) or round (carom).
    Holed(u8),
    /// Not holed within the limit, which it scores.
    Out(u8),
}

/// A ball's line on the score pad of one course.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub struct Mark {
    pub fate: Fate,
    /// The sum of the tokens it took, zero or less.
    pub tokens: i16,
}

impl Mark {
    pub(super) const BLANK: Mark = Mark {
        fate: Fate::Open,
        tokens: 0,
    };

    /// The score, once the ball has finished the course.
    pub fn score(self) -> Option<i32> {
        match self.fate {
            Fate::Open => None,
            Fate::Holed(count) | Fate::Out(count) => {
                Some(i32::from(count) + i32::from(self.tokens))
            }
        }
    }
}

/// The score pad of one course: a mark for every ball in play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ScorePad {
    pub(super) marks: [Mark; Ball::COUNT],
}

impl ScorePad {
    pub(super) const BLANK: ScorePad = ScorePad {
        marks: [Mark::BLANK; Ball::COUNT],
    };

    /// The mark of a ball; blank for balls not in play.
    pub fn mark(&self, ball: Ball) -> Mark {
        self.marks[ball.index()]
    }

    /// What a player scores here: the balls added up, those still to be played left out.
    pub fn score(&self, rules: &Rules, player: usize) -> i32 {
        let balls = rules.balls_of(player).iter();
        balls.filter_map(|ball| self.mark(*ball).score()).sum()
    }
}

/// A player's place in the match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub struct Ranking {
    pub player: usize,
    /// The sum over all finished courses, and the one that a withdrawal cut short.
    pub total: i32,
    /// 1 for the best; equal totals share the rank.
    pub rank: usize,
    /// Whether the player has left the match; such players come last.
    pub withdrawn: bool,
}

/// Totals and ranks by player, in the order of the players.
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

/// The rank of each, 1 for the least; equals share it.
pub fn ranks<T: Ord>(keys: &[T]) -> Vec<usize> {
    let rank = |own: &T| 1 + keys.iter().filter(|other| *other < own).count();
    keys.iter().map(rank).collect()
}
