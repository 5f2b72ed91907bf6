//! Rebounds (section 3): the new direction of a ball whose way is blocked.

use super::place::{Body, Deflection, Place, ReboundRule};
use crate::Direction;

/// What a ball at a node can run into. The field compiler implements it without movers, a stroke
/// with the movers in their current states.
pub(crate) trait Surroundings {
    /// Returns the body across the edge `direction`, or `None` if the way is open.
    fn blocked(&self, direction: Direction) -> Option<Body>;
}

/// A place without its movers.
pub(crate) struct Still<'p>(pub(crate) &'p Place);

impl Surroundings for Still<'_> {
    fn blocked(&self, direction: Direction) -> Option<Body> {
        let way = self.0.ways[direction.index()];
        way.to.exists().is_none().then_some(way.body)
    }
}

/// The bodies touched, in the order `d−1`, `d`, `d+1` (R1).
pub(crate) type Touched = [Option<Body>; 3];

/// R1: a ball touches only what blocks its way or the ways on either side of it.
pub(crate) fn touched(around: &impl Surroundings, d: Direction) -> Touched {
    [-1, 0, 1].map(|side| around.blocked(d.turned(side)))
}

/// F2: returns where a ball goes in a channel or on top of a tall piece when the way `d` is not
/// open. A bend is not a rebound.
pub(crate) fn along_path(place: &Place, d: Direction) -> PathDeflection {
    let ways = place.path.unwrap_or_default();
    match (ways.contains(d.turned(1)), ways.contains(d.turned(-1))) {
        (true, false) => PathDeflection::Bend(d.turned(1)),
        (false, true) => PathDeflection::Bend(d.turned(-1)),
        _ => PathDeflection::Return(d.opposite()),
    }
}

/// What the path does with a ball that cannot go straight on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum PathDeflection {
    Bend(Direction),
    Return(Direction),
}

/// R2–R5: returns the rebound off walls and fixed pieces.
pub(crate) fn off_bodies(place: &Place, around: &impl Surroundings, d: Direction) -> Deflection {
    let by = |rule, out| Deflection { out, rule };
    // R5: a printed arrow wins where printed wall blocks the way.
    if let Some(out) = place.arrows[d.index()]
        && around.blocked(d) == Some(Body::WALL)
    {
        let closed = around.blocked(out).is_some();
        return by(ReboundRule::Arrow, if closed { d.opposite() } else { out });
    }
    let [right, ahead, left] = touched(around, d);
    // R2: two different bodies at once.
    if [right, left]
        .into_iter()
        .flatten()
        .any(|side| Some(side) != ahead)
    {
        return by(ReboundRule::TwoBodies, d.opposite());
    }
    // R3: one body. On which side does it continue?
    let side = match (right.is_some(), left.is_some()) {
        (false, true) => 1,
        (true, false) => -1,
        // A point or a pocket.
        _ => return by(ReboundRule::OneBody, d.opposite()),
    };
    let beyond = around.blocked(d.turned(2 * side));
    let out = if beyond.is_some() && beyond == ahead {
        // The ball was running along the body and follows its contour.
        d.turned(-side)
    } else if place.rounded.contains(d) || place.rounded.contains(d.turned(side)) {
        return by(ReboundRule::OneBody, d.opposite());
    } else {
        // Mirrored by a straight wall.
        d.turned(-2 * side)
    };
    // R4: the way out is blocked too.
    if around.blocked(out).is_some() {
        by(ReboundRule::NoWayOut, d.opposite())
    } else {
        by(ReboundRule::OneBody, out)
    }
}
