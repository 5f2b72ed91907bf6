//! Values of positions and decisions, even on courses with too many positions for an exact
//! solution.
//!
//! On such courses, values are guessed. If the solution knows all positions, the guess is the
//! solution's upper bound. Otherwise it is the smaller of this bound and the value that the ball
//! would have if there were no tokens and all pieces stood still. Each decision is judged by
//! playing one real stroke and guessing the value of the position after it.

use crate::atlas::BALL;
use crate::heuristic::Heuristic;
use crate::plan::{Plan, Roll, first_least};
use crate::solution::Solution;
use crate::turns::Tally;
use golf::{Ball, Direction, Field, Node, Scene, stroke_unchecked};
use std::sync::Arc;

/// Evaluates positions on one course in basic mode. Values are exact if the solution is exact, and
/// guessed otherwise.
///
/// ```
/// use golf::{Collection, Scene};
/// use solver::{Bag, Budget, Evaluator, Heuristic, Solution};
/// use std::sync::Arc;
/// let course = Collection::course("S-12").unwrap().unwrap();
/// let field = course.field();
/// let few = Budget { states: 1_000 };
/// let solution = Solution::new(&course, Bag::base(), 10, few);
/// let heuristic = Arc::new(Heuristic::new(field, solution.bag(), 10));
/// let evaluator = Evaluator::new(&solution, field, heuristic);
/// assert!(!solution.is_exact());
/// let start = field.starts()[0];
/// assert!(evaluator.value(&Scene::new(field), start, 10).unwrap() >= 1.0);
/// ```
#[derive(Clone, Debug)]
pub struct Evaluator<'e> {
    solution: &'e Solution,
    field: &'e Field,
    heuristic: Arc<Heuristic>,
}

impl<'e> Evaluator<'e> {
    /// Creates an evaluator. `heuristic` must be for the same field, bag and limit as the solution.
    pub fn new(
        solution: &'e Solution,
        field: &'e Field,
        heuristic: Arc<Heuristic>,
    ) -> Evaluator<'e> {
        Evaluator {
            solution,
            field,
            heuristic,
        }
    }

    /// Returns the expected remaining score of a ball at `node`, with the movers and tokens as in
    /// `scene`; `None` if the solution is exact and the ball cannot get there.
    pub fn value(&self, scene: &Scene, node: Node, left: u8) -> Option<f64> {
        if !self.solution.is_exact() {
            return Some(self.guess(scene, node, left));
        }
        let spot = self.solution.spot(self.field, scene, node)?;
        Some(self.solution.worth(spot, left).upper)
    }

    /// Returns all possible decisions with their values.
    pub fn plan(&self, scene: &Scene, node: Node, left: u8) -> Option<Plan> {
        if self.solution.is_exact() {
            let spot = self.solution.spot(self.field, scene, node)?;
            return self.solution.plan(spot, left);
        }
        let mut alone = scene.clone();
        let lying: Vec<Ball> = scene.balls().map(|(ball, _)| ball).collect();
        for ball in lying {
            alone.lift(ball);
        }
        alone.put(self.field, BALL, node).ok()?;
        (left > 0).then(|| self.guessed_plan(&alone, left))?
    }

    fn guess(&self, scene: &Scene, node: Node, left: u8) -> f64 {
        let spot = self.solution.spot(self.field, scene, node);
        let sure = spot.map_or(f64::INFINITY, |spot| self.solution.worth(spot, left).upper);
        if self.solution.knows_all_positions() && sure.is_finite() {
            return sure;
        }
        sure.min(self.heuristic.value(node, left))
    }

    /// Returns the decisions for the only ball in a scene, each judged by playing a real stroke.
    fn guessed_plan(&self, scene: &Scene, left: u8) -> Option<Plan> {
        let bag = self.solution.bag();
        let open = scene.directions(self.field, BALL);
        let roll = |impulses: &u8| {
            let value = |way| self.after(scene, Some(way), *impulses, left);
            let directions = Direction::ALL.map(|way| open.contains(way).then(|| value(way)));
            let values = directions.map(|value| value.unwrap_or(f64::INFINITY));
            let best = first_least(values.into_iter()).filter(|_| !open.is_empty());
            Roll {
                impulses: *impulses,
                best: best.map(|index| Direction::from_index(index as u8)),
                value: match best {
                    Some(index) => values[index],
                    None => self.after(scene, None, *impulses, left),
                },
                directions,
            }
        };
        let rolls: Vec<Roll> = bag.numbers().iter().map(roll).collect();
        let mean = |faces: &[u8; 6]| {
            let values = faces.iter().map(|face| rolls[usize::from(*face)].value);
            values.sum::<f64>() / 6.0
        };
        let throws: Vec<f64> = bag.places().iter().map(mean).collect();
        let best = first_least(throws.iter().copied())?;
        Some(Plan {
            throws,
            best,
            rolls,
        })
    }

    /// Returns the score of a stroke plus the value of the position after it.
    fn after(&self, scene: &Scene, direction: Option<Direction>, impulses: u8, left: u8) -> f64 {
        let (mut after, mut tally) = (scene.clone(), Tally(0.0));
        if let Some(direction) = direction {
            stroke_unchecked(
                self.field, &mut after, BALL, direction, impulses, &mut tally,
            );
        }
        let rest = after
            .ball(BALL)
            .map_or(0.0, |node| self.guess(&after, node, left - 1));
        1.0 + tally.0 + rest
    }
}
