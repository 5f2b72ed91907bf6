//! Draws stroke lines side by side where balls use the same stretch more than once.
//!
//! ```text
//!   ───────→     each ball keeps to the right of its path, so that lines in opposite
//!   ←───────     directions do not overlap; a third line lies further out
//! ```

use crate::point::{Point, R, p};
use crate::stage::Stage;
use crate::track::{Move, Spot, Track};
use sorted::Map;

/// The distance between lanes.
const APART: f64 = 0.2 * R;

/// How a leg is drawn.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum LegKind {
    Open,
    /// A leg below a deck.
    Under,
    /// A leg at the end of a path, where the ball rolls down or falls.
    Sink,
}

/// A straight part of a path, shifted to its lane.
#[derive(Clone, Copy)]
pub(crate) struct Leg {
    pub(crate) from: Point,
    pub(crate) to: Point,
    pub(crate) kind: LegKind,
    /// The point at which the ball hits a wall after this leg; `None` if it hits none.
    knock: Option<Point>,
}

impl Leg {
    pub(crate) fn points(&self) -> impl Iterator<Item = Point> {
        [Some(self.from), Some(self.to), self.knock]
            .into_iter()
            .flatten()
    }
}

type Stretch = (Spot, Spot);

/// Counts how many times each stretch is used, in either direction.
pub(crate) struct Lanes<'l> {
    stage: &'l Stage,
    uses: Map<Stretch, usize>,
}

impl Lanes<'_> {
    pub(crate) fn new(stage: &Stage) -> Lanes<'_> {
        let mut uses = Map::new();
        for (from, to) in stage.tracks.iter().flat_map(stretches) {
            *uses.get_or_insert((from.min(to), from.max(to)), 0) += 1;
        }
        Lanes { stage, uses }
    }

    /// Returns the legs of a track, each shifted to its lane.
    pub(crate) fn legs(&self, track: &Track) -> Vec<Leg> {
        let mut taken: Map<Stretch, usize> = Map::new();
        let mut legs: Vec<Leg> = Vec::new();
        let mut at = track.origin;
        for step in &track.moves {
            let (to, sinks) = match *step {
                Move::Step { to, .. } => (to, false),
                Move::Sink { to, .. } => (to, true),
                Move::Rebound { toward } => {
                    let wall = self.stage.point(at) + self.stage.turn.toward(toward) * (0.36 * R);
                    if let Some(leg) = legs.last_mut() {
                        leg.knock = Some(wall);
                    }
                    continue;
                }
                Move::Carom { .. } => continue,
            };
            let seen = taken.get_or_insert((at, to), 0);
            let lane = self.lane(at, to, *seen);
            *seen += 1;
            legs.push(Leg {
                from: self.stage.point(at) + lane,
                to: self.stage.point(to) + lane,
                kind: self.kind(at, to, sinks),
                knock: None,
            });
            at = to;
        }
        shorten(&mut legs);
        legs
    }

    fn kind(&self, from: Spot, to: Spot, sinks: bool) -> LegKind {
        if sinks {
            LegKind::Sink
        } else if self.stage.is_hidden(from) || self.stage.is_hidden(to) {
            LegKind::Under
        } else {
            LegKind::Open
        }
    }

    fn lane(&self, from: Spot, to: Spot, seen: usize) -> Point {
        let uses = self.uses.get(&(from.min(to), from.max(to)));
        if uses.is_none_or(|uses| *uses < 2) {
            return p(0.0, 0.0);
        }
        let way = (self.stage.point(to) - self.stage.point(from)).unit();
        way.across() * (APART * (0.7 + f64::from(seen as u32)))
    }
}

/// Makes the line start near the rim of the ball instead of at its centre.
fn shorten(legs: &mut [Leg]) {
    if let Some(first) = legs.first_mut() {
        let way = first.to - first.from;
        let reach = (0.7 * R).min(way.length() * 0.6);
        first.from = first.from + way.unit() * reach;
    }
}

/// Returns the stretches of a track, in order.
fn stretches(track: &Track) -> Vec<Stretch> {
    let mut at = track.origin;
    let mut stretches = Vec::new();
    for step in &track.moves {
        if let Move::Step { to, .. } | Move::Sink { to, .. } = step {
            stretches.push((at, *to));
            at = *to;
        }
    }
    stretches
}
