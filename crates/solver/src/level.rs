//! How well a computer player plays, and how it decides on its own.

use crate::chance::Chance;
use crate::plan::first_least;
use crate::softmax;
use crate::solution::{Solution, Spot};
use golf::{Direction, Field, Node, Scene};

/// Five levels of computer players.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[allow(missing_docs)]
pub enum Level {
    Beginner,
    Casual,
    Club,
    Master,
    Perfect,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 5] = [
        Level::Beginner,
        Level::Casual,
        Level::Club,
        Level::Master,
        Level::Perfect,
    ];

    /// The name used in files.
    pub const fn name(self) -> &'static str {
        ["beginner", "casual", "club", "master", "perfect"][self as usize]
    }

    /// How blurred it sees, in strokes; a perfect player sees clearly.
    pub(crate) const fn temperature(self) -> f64 {
        [1.0, 0.45, 0.22, 0.1, 0.0][self as usize]
    }

    /// The index of the option it takes; low values are good, infinite ones
    /// are never taken. Nothing if there is no finite one.
    pub(crate) fn decide(self, values: &[f64], chance: &mut Chance) -> Option<usize> {
        let best = first_least(values.iter().copied())?;
        if !values[best].is_finite() {
            return None;
        }
        if self == Level::Perfect {
            return Some(best);
        }
        Some(softmax::pick(values, self.temperature(), chance.unit()))
    }
}

/// A lone player in basic mode. The same seed gives the same decision, so
/// callers take a new one for each.
impl Solution {
    /// Which of the starts a player takes.
    pub fn start_of(&self, level: Level, seed: u64) -> usize {
        let values = self.values(self.limit());
        let worths: Vec<f64> = self
            .starts()
            .iter()
            .map(|s| values[self.state(*s)])
            .collect();
        level.decide(&worths, &mut Chance::new(seed)).unwrap_or(0)
    }

    /// Which start a player takes, pieces and tokens as in `scene`. Nothing if
    /// all of them are beyond the budget.
    pub fn start_in(&self, field: &Field, scene: &Scene, level: Level, seed: u64) -> Option<Node> {
        let values = self.values(self.limit());
        let starts = field.starts();
        let worths: Vec<f64> = starts
            .iter()
            .map(|start| self.spot(field, scene, *start))
            .map(|spot| spot.map_or(f64::INFINITY, |spot| values[self.state(spot)]))
            .collect();
        let index = level.decide(&worths, &mut Chance::new(seed))?;
        Some(starts[index])
    }

    /// What a player throws: an index in the bag. Nothing if no stroke is
    /// left or the spot is beyond the budget.
    pub fn throw_of(&self, level: Level, spot: Spot, left: u8, seed: u64) -> Option<usize> {
        let plan = self.plan(spot, left)?;
        level.decide(&plan.throws, &mut Chance::new(seed))
    }

    /// Which way a player goes once `impulses` have come up. Nothing if no
    /// direction is open.
    pub fn direction_of(
        &self,
        level: Level,
        spot: Spot,
        left: u8,
        impulses: u8,
        seed: u64,
    ) -> Option<Direction> {
        let plan = self.plan(spot, left)?;
        let roll = &plan.rolls[self.bag().place(impulses)?];
        let values = roll.directions.map(|value| value.unwrap_or(f64::INFINITY));
        let index = level.decide(&values, &mut Chance::new(seed))?;
        Some(Direction::from_index(index as u8))
    }
}
