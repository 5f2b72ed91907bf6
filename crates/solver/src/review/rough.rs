//! Reviews where the course has too many states to be solved exactly.
//!
//! A guess takes the place of the value: what the solution is sure of, as far as
//! it knows the position; where it was cut short, no more than what the ball
//! would be worth if pieces stood still and no token lay there. Each decision
//! is judged by real strokes one ahead and the guess from there on.

use super::{CannotReview, Played, Review, StrokeReview};
use crate::atlas::BALL;
use crate::carom::Guide;
use crate::plan::{Plan, Roll, first_least};
use crate::solution::Solution;
use crate::turns::Tally;
use golf::{Direction, Field, Node, Scene, stroke_unchecked};
use std::sync::Arc;

pub(super) fn review(
    solution: &Solution,
    field: &Field,
    scene: &Scene,
    start: Node,
    strokes: &[Played],
) -> Result<Review, CannotReview> {
    let guide = Arc::new(Guide::new(field, solution.bag(), solution.limit()));
    let guess = Guess::new(solution, field, guide);
    let mut scene = scene.clone();
    let (par, best) = (guess.best(&Scene::new(field)), guess.best(&scene));
    let entered = scene.put(field, BALL, start);
    entered.map_err(|_| CannotReview::Start)?;
    let value = guess.value(&scene, solution.limit());
    let mut review = Review {
        exact: false,
        par,
        inherited: best - par,
        start: value - best,
        strokes: Vec::with_capacity(strokes.len()),
        score: 0.0,
        rest: value,
    };
    for (index, played) in strokes.iter().enumerate() {
        let left = usize::from(solution.limit()).saturating_sub(index) as u8;
        let (stroke, tokens) = guess
            .stroke(&mut scene, left, *played)
            .ok_or(CannotReview::Stroke(index))?;
        review.score += 1.0 + tokens;
        review.rest = stroke.rest;
        review.strokes.push(stroke);
    }
    Ok(review)
}

/// What balls are worth where the solution is not exact.
#[derive(Debug)]
pub(super) struct Guess<'g> {
    solution: &'g Solution,
    field: &'g Field,
    guide: Arc<Guide>,
}

impl<'g> Guess<'g> {
    pub(super) fn new(solution: &'g Solution, field: &'g Field, guide: Arc<Guide>) -> Guess<'g> {
        Guess {
            solution,
            field,
            guide,
        }
    }

    /// What the ball in a scene is worth; nothing more once it is holed.
    fn value(&self, scene: &Scene, left: u8) -> f64 {
        scene
            .ball(BALL)
            .map_or(0.0, |node| self.at(scene, node, left))
    }

    pub(super) fn at(&self, scene: &Scene, node: Node, left: u8) -> f64 {
        let spot = self.solution.spot(self.field, scene, node);
        let sure = spot.map_or(f64::INFINITY, |spot| self.solution.worth(spot, left).upper);
        if self.solution.knows_all_positions() && sure.is_finite() {
            return sure;
        }
        sure.min(self.guide.value(node, left))
    }

    /// From the best start.
    fn best(&self, scene: &Scene) -> f64 {
        let starts = self.field.starts().into_iter();
        starts
            .map(|start| self.at(scene, start, self.solution.limit()))
            .fold(f64::INFINITY, f64::min)
    }

    /// All that can be decided for the ball of a scene, each by a real stroke.
    pub(super) fn plan(&self, scene: &Scene, left: u8) -> Option<Plan> {
        scene.ball(BALL).filter(|_| left > 0)?;
        let bag = self.solution.bag();
        let open = scene.directions(self.field, BALL);
        let roll = |impulses: &u8| {
            let value = |way| self.outcome(scene, Some(way), *impulses, left).0;
            let directions = Direction::ALL.map(|way| open.contains(way).then(|| value(way)));
            let values = directions.map(|value| value.unwrap_or(f64::INFINITY));
            let best = first_least(values.into_iter()).filter(|_| !open.is_empty());
            Roll {
                impulses: *impulses,
                best: best.map(|index| Direction::from_index(index as u8)),
                value: match best {
                    Some(index) => values[index],
                    None => self.outcome(scene, None, *impulses, left).0,
                },
                directions,
            }
        };
        let rolls: Vec<Roll> = bag.numbers().iter().map(roll).collect();
        let mean = |faces: &[u8; 6]| {
            faces
                .iter()
                .map(|f| rolls[usize::from(*f)].value)
                .sum::<f64>()
                / 6.0
        };
        let throws: Vec<f64> = bag.places().iter().map(mean).collect();
        let best = first_least(throws.iter().copied())?;
        Some(Plan {
            throws,
            best,
            rolls,
        })
    }

    /// Plays one stroke and says what it cost, and what the tokens on its way are worth.
    fn stroke(&self, scene: &mut Scene, left: u8, played: Played) -> Option<(StrokeReview, f64)> {
        let bag = self.solution.bag();
        let place = bag.place(played.impulses)?;
        let shown = bag.places().get(played.throw)?;
        if !shown.iter().any(|face| usize::from(*face) == place) {
            return None;
        }
        let plan = self.plan(scene, left)?;
        let roll = &plan.rolls[place];
        let open = scene.directions(self.field, BALL);
        if played
            .direction
            .map_or(!open.is_empty(), |d| !open.contains(d))
        {
            return None;
        }
        let before = self.value(scene, left);
        let (value, tokens, after) = self.outcome(scene, played.direction, played.impulses, left);
        *scene = after;
        let (mean, best) = (plan.throws[played.throw], plan.throws[plan.best]);
        let stroke = StrokeReview {
            throw: mean - best,
            luck: roll.value - mean,
            direction: value - roll.value,
            revised: best - before,
            rest: value - 1.0 - tokens,
        };
        Some((stroke, tokens))
    }

    /// What a stroke leads to: its value, this stroke counted, the tokens on
    /// its way, the scene afterwards.
    fn outcome(
        &self,
        scene: &Scene,
        direction: Option<Direction>,
        impulses: u8,
        left: u8,
    ) -> (f64, f64, Scene) {
        let (mut after, mut tally) = (scene.clone(), Tally(0.0));
        if let Some(direction) = direction {
            stroke_unchecked(
                self.field, &mut after, BALL, direction, impulses, &mut tally,
            );
        }
        let value = 1.0 + tally.0 + self.value(&after, left - 1);
        (value, tally.0, after)
    }
}
