//! Rebounds (section 3): the new direction of a ball whose way is blocked.

use super::place::{Body, Deflection, Place, ReboundRule};
use crate::Direction;

/// The objects around a node that a ball can run into. The field compiler implements this trait
/// without movers; a stroke implements it with the movers in their current states.
pub(crate) trait Surroundings {
    /// Returns the body across the edge `direction`, or `None` if the way is open.
    fn blocked(&self, direction: Direction) -> Option<Body>;
}

/// The surroundings of a place, ignoring movers.
pub(crate) struct Still<'p>(pub(crate) &'p Place);

impl Surroundings for Still<'_> {
    fn blocked(&self, direction: Direction) -> Option<Body> {
        let way = self.0.ways[direction.index()];
        way.to.exists().is_none().then_some(way.body)
    }
}

/// The bodies that a ball touches, in the order `d−1`, `d`, `d+1` (R1).
pub(crate) type Touched = [Option<Body>; 3];

/// R1: returns the bodies that a ball touches because they block its way or the way on either side.
pub(crate) fn touched(around: &impl Surroundings, d: Direction) -> Touched {
    [-1, 0, 1].map(|side| around.blocked(d.turned(side)))
}

/// F2: returns the new direction of a ball that is on a path (in a channel or on top of a tall
/// piece) and cannot go straight on in direction `d`. Following a bend in the path is not a
/// rebound.
pub(crate) fn along_path(place: &Place, d: Direction) -> PathDeflection {
    let ways = place.path.unwrap_or_default();
    match (ways.contains(d.turned(1)), ways.contains(d.turned(-1))) {
        (true, false) => PathDeflection::Bend(d.turned(1)),
        (false, true) => PathDeflection::Bend(d.turned(-1)),
        _ => PathDeflection::Return(d.opposite()),
    }
}

/// How the path turns a ball that cannot go straight on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum PathDeflection {
    Bend(Direction),
    Return(Direction),
}

/// R2–R5: returns how a ball rebounds off walls and fixed pieces.
pub(crate) fn off_bodies(place: &Place, around: &impl Surroundings, d: Direction) -> Deflection {
    let by = |rule, out| Deflection { out, rule };
    // R5: if a printed wall blocks the way, a printed arrow sets the new direction.
    if let Some(out) = place.arrows[d.index()]
        && around.blocked(d) == Some(Body::WALL)
    {
        let closed = around.blocked(out).is_some();
        return by(ReboundRule::Arrow, if closed { d.opposite() } else { out });
    }
    let [right, ahead, left] = touched(around, d);
    // R2: the ball touches two different bodies at once.
    if [right, left]
        .into_iter()
        .flatten()
        .any(|side| Some(side) != ahead)
    {
        return by(ReboundRule::TwoBodies, d.opposite());
    }
    // R3: the ball touches only the body ahead, which may also block the way on one side or on
    // both.
    let side = match (right.is_some(), left.is_some()) {
        (false, true) => 1,
        (true, false) => -1,
        // The ball hits a point or a single cell, or is in a recess.
        _ => return by(ReboundRule::OneBody, d.opposite()),
    };
    let beyond = around.blocked(d.turned(2 * side));
    let out = if beyond.is_some() && beyond == ahead {
        // The ball was rolling along the body and follows its contour.
        d.turned(-side)
    } else if place.rounded.contains(d) || place.rounded.contains(d.turned(side)) {
        return by(ReboundRule::OneBody, d.opposite());
    } else {
        // A straight wall reflects the ball.
        d.turned(-2 * side)
    };
    // R4: the new direction is blocked too.
    if around.blocked(out).is_some() {
        by(ReboundRule::NoWayOut, d.opposite())
    } else {
        by(ReboundRule::OneBody, out)
    }
}
