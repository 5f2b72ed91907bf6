//! What places and decisions are worth, by the very values that reviews go by.

use super::rough::Guess;
use crate::atlas::BALL;
use crate::carom::Guide;
use crate::plan::Plan;
use crate::solution::Solution;
use golf::{Ball, Field, Node, Scene};
use std::sync::Arc;

/// Answers for one course in basic mode: from the solution where it is exact, else by the guess
/// that reviews make.
#[derive(Debug)]
pub struct Counsel<'c> {
    solution: &'c Solution,
    field: &'c Field,
    guess: Option<Guess<'c>>,
}

impl<'c> Counsel<'c> {
    /// `guide` is one for the field, the bag and the limit of the solution.
    pub fn new(solution: &'c Solution, field: &'c Field, guide: &Arc<Guide>) -> Counsel<'c> {
        let guess = || Guess::new(solution, field, Arc::clone(guide));
        Counsel {
            solution,
            field,
            guess: (!solution.is_exact()).then(guess),
        }
    }

    /// The expected rest of the score of a ball at `node`, movers and tokens as in `scene`.
    /// Nothing where no play leads.
    pub fn value(&self, scene: &Scene, node: Node, left: u8) -> Option<f64> {
        if let Some(guess) = &self.guess {
            return Some(guess.at(scene, node, left));
        }
        let spot = self.solution.spot(self.field, scene, node)?;
        Some(self.solution.worth(spot, left).upper)
    }

    /// All that can be decided there, and what each decision is worth.
    pub fn plan(&self, scene: &Scene, node: Node, left: u8) -> Option<Plan> {
        let Some(guess) = &self.guess else {
            let spot = self.solution.spot(self.field, scene, node)?;
            return self.solution.plan(spot, left);
        };
        let mut alone = scene.clone();
        let lying: Vec<Ball> = scene.balls().map(|(ball, _)| ball).collect();
        for ball in lying {
            alone.lift(ball);
        }
        alone.put(self.field, BALL, node).ok()?;
        guess.plan(&alone, left)
    }
}
