//! Section 3: which way a ball goes when its way is blocked.

use super::place::{Body, Deflection, Place, ReboundRule};
use crate::Direction;

/// What a ball at some node runs into, as far as rebounds care. Asked by the
/// compiler of a field (no movers) and by a stroke (movers as they stand).
pub(crate) trait Surroundings {
    /// The body across the edge `direction`, or nothing if the way is open.
    fn blocked(&self, direction: Direction) -> Option<Body>;
}

/// A place with no movers about.
pub(crate) struct Still<'p>(pub(crate) &'p Place);

impl Surroundings for Still<'_> {
    fn blocked(&self, direction: Direction) -> Option<Body> {
        let way = self.0.ways[direction.index()];
        way.to.exists().is_none().then_some(way.body)
    }
}

/// The bodies touched, in the order `d−1`, `d`, `d+1` (R1).
pub(crate) type Touched = [Option<Body>; 3];

/// R1: only what blocks the ball's way, or the ways beside it, is touched.
pub(crate) fn touched(around: &impl Surroundings, d: Direction) -> Touched {
    [-1, 0, 1].map(|side| around.blocked(d.turned(side)))
}

/// F2: in a channel, or on top of a tall piece, with the way `d` not open.
/// `None` means a bend into the direction given beside it: no rebound.
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

/// R2–R5: off walls and resting pieces.
pub(crate) fn off_bodies(place: &Place, around: &impl Surroundings, d: Direction) -> Deflection {
    let by = |rule, out| Deflection { out, rule };
    // R5: a printed arrow wins where the printed wall blocks the way.
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
    // R3: one body; on which side of the way does it go on?
    let side = match (right.is_some(), left.is_some()) {
        (false, true) => 1,
        (true, false) => -1,
        // A point or a pocket.
        _ => return by(ReboundRule::OneBody, d.opposite()),
    };
    let beyond = around.blocked(d.turned(2 * side));
    let out = if beyond.is_some() && beyond == ahead {
        // Running along it: the contour is followed.
        d.turned(-side)
    } else if place.rounded.contains(d) || place.rounded.contains(d.turned(side)) {
        return by(ReboundRule::OneBody, d.opposite());
    } else {
        // Mirrored by a straight wall.
        d.turned(-2 * side)
    };
    // R4: no way out there either.
    if around.blocked(out).is_some() {
        by(ReboundRule::NoWayOut, d.opposite())
    } else {
        by(ReboundRule::OneBody, out)
    }
}
