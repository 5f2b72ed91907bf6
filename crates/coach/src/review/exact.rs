//! Reviews the play of one ball. The review is exact if the solution is exact.

use super::ball::{Played, Review, StrokeReview, StrokesError};
use super::rough;
use golf::{Direction, Field, Node, Scene};
use solver::{Solution, Spot};

/// Reviews the play of a ball from `start`. `scene` holds the pieces and tokens before the ball's
/// first stroke.
pub fn review_ball(
    solution: &Solution,
    field: &Field,
    scene: &Scene,
    start: Node,
    strokes: &[Played],
) -> Result<Review, StrokesError> {
    if !solution.is_exact() {
        return rough::review(solution, field, scene, start, strokes);
    }
    let mut spot = solution
        .spot(field, scene, start)
        .ok_or(StrokesError::Start)?;
    let value = |spot: Spot| solution.worth(spot, solution.limit()).upper;
    let starts = field.starts().into_iter();
    let best = starts
        .filter_map(|start| solution.spot(field, scene, start))
        .map(value)
        .fold(f64::INFINITY, f64::min);
    let par = value(solution.starts()[solution.best_start()]);
    let mut review = Review {
        exact: true,
        par,
        inherited: best - par,
        start: value(spot) - best,
        strokes: Vec::with_capacity(strokes.len()),
        score: 0.0,
        rest: value(spot),
    };
    for (index, played) in strokes.iter().enumerate() {
        let left = usize::from(solution.limit()).saturating_sub(index) as u8;
        let (stroke, tokens, next) =
            review_stroke(solution, spot, left, *played).ok_or(StrokesError::Stroke(index))?;
        review.score += 1.0 + tokens;
        review.rest = stroke.rest;
        review.strokes.push(stroke);
        spot = next;
    }
    Ok(review)
}

fn review_stroke(
    solution: &Solution,
    spot: Spot,
    left: u8,
    played: Played,
) -> Option<(StrokeReview, f64, Spot)> {
    let plan = solution.plan(spot, left)?;
    let place = played.place_in(solution.bag())?;
    let roll = &plan.rolls[place];
    let (direction, value) = match played.direction {
        Some(direction) => (direction, roll.directions[direction.index()]?),
        None if roll.best.is_none() => (Direction::E, roll.value),
        None => return None,
    };
    let (tokens, next) = solution.outcome(spot, place, direction);
    let mean = plan.throws[played.throw];
    let stroke = StrokeReview {
        throw: mean - plan.throws[plan.best],
        luck: roll.value - mean,
        direction: value - roll.value,
        revised: 0.0,
        rest: value - 1.0 - tokens,
    };
    Some((stroke, tokens, next))
}
