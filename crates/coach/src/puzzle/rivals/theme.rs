//! What a puzzle among rivals is about, and how hard it is: by what its strokes do at a glance.

use super::arena::Stroke;
use super::deep::best_two;
use crate::carom::CaromPosition;
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

/// 1 for easy to 5 for hard: every reason to go wrong makes it harder.
pub(super) fn grade(sides: &[[f64; 2]], strokes: &[Stroke], obvious: usize) -> u8 {
    let (best, next) = best_two(sides);
    let value = |one: usize| sides[one][0] - sides[one][1];
    let misled = u8::from(obvious != best) + u8::from(obvious != best && obvious != next);
    let close = value(next) - value(best) < 2.0 * LEAST_MARGIN;
    let crowded = strokes[best].gains.len() > 2;
    let bounces = strokes[best].rebounds >= 3;
    (1 + misled + u8::from(close) + u8::from(crowded) + u8::from(bounces)).min(5)
}
