//! The theme of a puzzle with opponents, and the effort of finding its answer.

use super::arena::{Arena, Stroke};
use crate::carom::CaromPosition;
use crate::puzzle::sight::{self, Bends, Depth, Followed, View};
use protocol::puzzle::PuzzleTheme as Theme;
use solver::first_least;

/// The minimum lead of the best choice over the second best, in strokes.
pub(super) const LEAST_MARGIN: f64 = 0.3;
/// The minimum lead of the best choice over every other choice, in standard errors of the
/// simulation.
pub(super) const LEAST_ERRORS: f64 = 4.0;
/// The minimum effect of a stroke on a ball, in strokes. Smaller effects are ignored.
const WORTH: f64 = 0.4;
/// The minimum number of strokes by which the obvious but wrong choice must look better than the
/// best choice.
const LOOKS_BETTER: f64 = 0.1;

/// Returns the obvious choice: the one after which the played ball lies best if it plays alone from
/// then on.
pub(super) fn obvious(strokes: &[Stroke]) -> Option<usize> {
    first_least(strokes.iter().map(|stroke| -stroke.gains[0]))
}

/// Returns the theme of the best choice:
///
/// - [`Theme::Double`]: it hits a ball and makes a difference of at least 0.4 strokes to two or
///   more balls: the player's own balls lie that much better after it, or opponents' balls lie that
///   much worse.
/// - [`Theme::PushAway`]: it makes that difference to only one ball, which belongs to an opponent
///   and is pushed back. The obvious choice would leave the player's ball at least 0.1 strokes
///   better off.
/// - [`Theme::Protect`]: it hits no ball. The obvious choice would leave the player's ball at least
///   0.1 strokes better off. So the best choice is better only because of the opponents' next
///   strokes, or because the obvious choice would help the opponents.
pub(super) fn theme(
    position: &CaromPosition,
    strokes: &[Stroke],
    best: usize,
    obvious: usize,
) -> Option<Theme> {
    let own = position.balls[0].owner;
    let stroke = &strokes[best];
    let balls = position.balls.iter().zip(&stroke.gains);
    let (mut things, mut pushed) = (0, false);
    for (ball, gain) in balls {
        let worth = if ball.owner == own { *gain } else { -gain };
        things += u8::from(worth >= WORTH);
        pushed |= ball.owner != own && worth >= WORTH;
    }
    let misleads = strokes[obvious].gains[0] >= stroke.gains[0] + LOOKS_BETTER;
    if things >= 2 && stroke.caroms > 0 {
        Some(Theme::Double)
    } else if things == 1 && pushed && misleads {
        Some(Theme::PushAway)
    } else if stroke.caroms == 0 && misleads {
        Some(Theme::Protect)
    } else {
        None
    }
}

/// Returns the effort of finding the best choice by following its effects on all balls. If there
/// are more than two balls, the effort is one higher.
pub(super) fn effort(
    arena: &Arena,
    position: &CaromPosition,
    strokes: &[Stroke],
    best: usize,
) -> usize {
    let followed: Vec<&Followed> = strokes.iter().map(|stroke| &stroke.followed).collect();
    let effort = sight::effort(best, Bends::of(&followed, best), |depth, sight| {
        let views = strokes.iter().map(|stroke| stroke.followed.seen(sight));
        views
            .map(|view| stands(arena, position, &view, depth))
            .collect()
    });
    if effort == 0 {
        0
    } else {
        effort + usize::from(position.balls.len() > 2)
    }
}

/// Returns the first player's standing as a model player sees it: the total distance from the first
/// player's balls to the hole, minus the opponents' mean total.
fn stands(arena: &Arena, position: &CaromPosition, view: &View, depth: Depth) -> f64 {
    let own = position.balls[0].owner;
    let (mut mine, mut theirs) = (0.0, 0.0);
    for ball in &position.balls {
        let way = view
            .of(ball.ball)
            .map_or(0.0, |node| arena.way(node, depth));
        *if ball.owner == own {
            &mut mine
        } else {
            &mut theirs
        } += way;
    }
    let last = position.balls.iter().map(|ball| ball.owner).max();
    mine - theirs / f64::from(last.unwrap_or(1).max(1))
}
