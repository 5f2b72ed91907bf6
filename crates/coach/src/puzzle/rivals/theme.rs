//! What a puzzle among rivals is about, and what must be seen to find its answer.

use super::arena::{Arena, Stroke};
use crate::carom::CaromPosition;
use crate::puzzle::sight::{self, Bends, Depth, Followed, View};
use protocol::puzzle::PuzzleTheme as Theme;
use solver::first_least;

/// By how much the best choice is at least better than the next, in strokes …
pub(super) const LEAST_MARGIN: f64 = 0.3;
/// … and in standard errors of what playing on has shown.
pub(super) const LEAST_ERRORS: f64 = 4.0;
/// What a stroke does to a ball counts if it is worth so many strokes.
const WORTH: f64 = 0.4;
/// What comes to mind looks better by so many strokes at least, where it is wrong.
const LOOKS_BETTER: f64 = 0.1;

/// The choice that comes to mind first: after which the ball that is played lies best, as if it
/// were alone from then on.
pub(super) fn obvious(strokes: &[Stroke]) -> Option<usize> {
    first_least(strokes.iter().map(|stroke| -stroke.gains[0]))
}

/// What the best choice is about:
///
/// - [`Theme::Double`]: for two balls or more it is worth 0.4 strokes: an own one lies so much
///   better after it, one of a rival so much worse.
/// - [`Theme::PushAway`]: only for one ball, a rival's, which it pushes back; and the own ball
///   would lie better by at least 0.1 strokes after the obvious choice.
/// - [`Theme::Protect`]: it meets no ball, and the own ball would lie better by at least 0.1
///   strokes after the obvious choice. So what the others can do next makes it the best, or what
///   the obvious choice would do for them.
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

/// What must be seen to find the best choice: what the stroke does to all balls, and one ball more
/// than two is one thing more to look at.
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

/// How a model player takes the first player to stand: the way of the own balls less that of a
/// rival's on average.
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
