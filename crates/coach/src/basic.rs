//! Computer players in basic mode, where each ball is alone on the course. They look up their
//! choices in the solution for the course.

use crate::level::Level;
use golf::{Direction, Field, Node, Scene};
use solver::{Rng, Solution, Spot};

/// Decides for computer players on a solved course. The same seed gives the same decision, so
/// callers must pass a new seed for each decision.
#[derive(Clone, Copy, Debug)]
pub struct BasicPlayer<'b> {
    solution: &'b Solution,
}

impl<'b> BasicPlayer<'b> {
    /// Creates a player for a solved course.
    pub fn new(solution: &'b Solution) -> BasicPlayer<'b> {
        BasicPlayer { solution }
    }

    /// Returns the start cell that a player chooses when the pieces and tokens are as in `scene`;
    /// `None` if the solution covers no start cell.
    pub fn start(&self, field: &Field, scene: &Scene, level: Level, seed: u64) -> Option<Node> {
        let limit = self.solution.limit();
        let starts = field.starts();
        let worth = |start: &Node| {
            let spot = self.solution.spot(field, scene, *start);
            spot.map_or(f64::INFINITY, |spot| self.solution.worth(spot, limit).upper)
        };
        let worths: Vec<f64> = starts.iter().map(worth).collect();
        let index = level.decide(&worths, &mut Rng::new(seed))?;
        Some(starts[index])
    }

    /// Returns the throw that a player chooses, as an index into the bag; `None` if no strokes
    /// remain or the solution does not cover the spot.
    pub fn throw(&self, spot: Spot, left: u8, level: Level, seed: u64) -> Option<usize> {
        let plan = self.solution.plan(spot, left)?;
        level.decide(&plan.throws, &mut Rng::new(seed))
    }

    /// Returns the direction that a player chooses after rolling `impulses`; `None` if no direction
    /// is open, no strokes remain or the solution does not cover the spot.
    pub fn direction(
        &self,
        spot: Spot,
        left: u8,
        impulses: u8,
        level: Level,
        seed: u64,
    ) -> Option<Direction> {
        let plan = self.solution.plan(spot, left)?;
        let roll = &plan.rolls[self.solution.bag().place(impulses)?];
        let values = roll.directions.map(|value| value.unwrap_or(f64::INFINITY));
        let index = level.decide(&values, &mut Rng::new(seed))?;
        Some(Direction::from_index(index as u8))
    }
}
