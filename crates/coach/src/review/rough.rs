//! Reviews a ball's play on a course with too many states for an exact solution.
//!
//! The estimate from [`Evaluator`] replaces the exact value. Each option at a decision is rated by
//! playing one stroke and estimating the position after it.

use super::ball::{Played, Review, StrokeReview, StrokesError};
use golf::{Ball, Colour, Event, Field, Node, Scene, Trace, stroke_unchecked};
use solver::{Evaluator, Heuristic, Solution};
use std::sync::Arc;

/// Stands in for the reviewed ball, whose colour does not matter because it is alone.
const BALL: Ball = Ball::round(Colour::Orange);

pub(super) fn review(
    solution: &Solution,
    field: &Field,
    scene: &Scene,
    start: Node,
    strokes: &[Played],
) -> Result<Review, StrokesError> {
    let heuristic = Heuristic::new(field, solution.bag(), solution.limit());
    let rough = Rough {
        solution,
        field,
        evaluator: Evaluator::new(solution, field, Arc::new(heuristic)),
    };
    let mut scene = scene.clone();
    let (par, best) = (rough.best(&Scene::new(field)), rough.best(&scene));
    let entered = scene.put(field, BALL, start);
    entered.map_err(|_| StrokesError::Start)?;
    let value = rough.value(&scene, solution.limit());
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
        let (stroke, tokens) = rough
            .stroke(&mut scene, left, *played)
            .ok_or(StrokesError::Stroke(index))?;
        review.score += 1.0 + tokens;
        review.rest = stroke.rest;
        review.strokes.push(stroke);
    }
    Ok(review)
}

struct Rough<'r> {
    solution: &'r Solution,
    field: &'r Field,
    evaluator: Evaluator<'r>,
}

impl Rough<'_> {
    /// Returns the ball's value in a scene; 0 once the ball is holed.
    fn value(&self, scene: &Scene, left: u8) -> f64 {
        let lies = scene.ball(BALL);
        let value = lies.and_then(|node| self.evaluator.value(scene, node, left));
        value.unwrap_or(0.0)
    }

    /// Returns the value of the best start.
    fn best(&self, scene: &Scene) -> f64 {
        let starts = self.field.starts().into_iter();
        starts
            .filter_map(|start| self.evaluator.value(scene, start, self.solution.limit()))
            .fold(f64::INFINITY, f64::min)
    }

    /// Plays one stroke and returns its review and the total value of the tokens on its path.
    fn stroke(&self, scene: &mut Scene, left: u8, played: Played) -> Option<(StrokeReview, f64)> {
        let place = played.place_in(self.solution.bag())?;
        let plan = self.evaluator.plan(scene, scene.ball(BALL)?, left)?;
        let roll = &plan.rolls[place];
        let open = scene.directions(self.field, BALL);
        if played
            .direction
            .map_or(!open.is_empty(), |d| !open.contains(d))
        {
            return None;
        }
        let before = self.value(scene, left);
        let tokens = self.play(scene, played);
        let value = 1.0 + tokens + self.value(scene, left - 1);
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

    /// Plays one stroke and returns the total value of the tokens on its path.
    fn play(&self, scene: &mut Scene, played: Played) -> f64 {
        let mut trace = Trace::default();
        if let Some(direction) = played.direction {
            let impulses = played.impulses;
            stroke_unchecked(self.field, scene, BALL, direction, impulses, &mut trace);
        }
        let tokens = trace.events.iter().map(|event| match event {
            Event::Token { value, .. } => f64::from(*value),
            _ => 0.0,
        });
        tokens.sum()
    }
}
