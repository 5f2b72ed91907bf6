//! Plans say what to throw and in which direction to play from any spot.

use crate::SAME;
use crate::moves::Position;
use crate::solution::{Solution, Spot};
use golf::Direction;

/// All decisions at a spot, with the value of each.
#[derive(Clone, PartialEq, Debug)]
pub struct Plan {
    /// For each throw in the bag, the expected score from this spot, including this stroke, if the
    /// player chooses the best direction after each roll.
    pub throws: Vec<f64>,
    /// The best throw. If several are equally good, the first of them.
    pub best: usize,
    /// The decisions after each possible roll, in the order of [`crate::Bag::numbers`].
    pub rolls: Vec<Roll>,
}

/// The decisions after a roll.
#[derive(Clone, PartialEq, Debug)]
pub struct Roll {
    /// The number of impulses rolled.
    pub impulses: u8,
    /// The best direction; `None` if no direction is open (S2). If several directions are equally
    /// good, the first of them.
    pub best: Option<Direction>,
    /// The expected score from this spot with the best direction, including this stroke.
    pub value: f64,
    /// The expected score for each direction; `None` if the direction is blocked.
    pub directions: [Option<f64>; 6],
}

impl Solution {
    /// Returns the plan for a spot with `left` remaining strokes; `None` if no strokes remain, the
    /// ball is holed or the spot is beyond the budget.
    pub fn plan(&self, spot: Spot, left: u8) -> Option<Plan> {
        let left = left.min(self.limit());
        let played = (spot.position as usize) < self.moves.played();
        if left == 0 || !played || spot.position == self.moves.holed {
            return None;
        }
        let numbers = self.bag().numbers().iter().enumerate();
        let rolls: Vec<Roll> = numbers
            .map(|(place, number)| self.roll(spot, left, place, *number))
            .collect();
        let mean = |faces: &[u8; 6]| {
            let values = faces.iter().map(|place| rolls[usize::from(*place)].value);
            values.sum::<f64>() / 6.0
        };
        let throws: Vec<f64> = self.bag().places().iter().map(mean).collect();
        let best = first_least(throws.iter().copied()).unwrap_or(0);
        Some(Plan {
            throws,
            best,
            rolls,
        })
    }

    fn roll(&self, spot: Spot, left: u8, place: usize, impulses: u8) -> Roll {
        let after = self.values(left - 1);
        let value = |direction: Direction| {
            let (tokens, next) = self.outcome(spot, place, direction);
            1.0 + tokens + after[self.state(next)]
        };
        let open = self.moves.open[spot.position as usize];
        let directions = Direction::ALL.map(|d| open.contains(d).then(|| value(d)));
        let best = first_least(
            directions
                .iter()
                .map(|value| value.unwrap_or(f64::INFINITY)),
        );
        let best = best.filter(|_| !open.is_empty());
        Roll {
            impulses,
            best: best.map(|index| Direction::from_index(index as u8)),
            // If no direction is open, the whole row leads back to this spot.
            value: best.map_or_else(|| value(Direction::E), |d| directions[d].unwrap_or(0.0)),
            directions,
        }
    }

    /// Returns the value of the tokens on the path of a stroke, and the spot to which it leads.
    /// `place` is an index into [`crate::Bag::numbers`].
    pub fn outcome(&self, spot: Spot, place: usize, direction: Direction) -> (f64, Spot) {
        let row = spot.position as usize * self.moves.numbers + place;
        let position: Position = self.moves.next[row][direction.index()];
        let swept = self.moves.swept.get(row);
        let taken = swept.map_or(0, |swept| swept[direction.index()]) & spot.lying;
        let lying = spot.lying & !taken;
        (
            self.problem().worths[taken as usize],
            Spot { position, lying },
        )
    }
}

/// Returns the index of the smallest value, or of the first one if several are equal up to
/// rounding.
pub fn first_least(values: impl Iterator<Item = f64> + Clone) -> Option<usize> {
    let least = values.clone().fold(f64::INFINITY, f64::min);
    values.into_iter().position(|value| value <= least + SAME)
}
