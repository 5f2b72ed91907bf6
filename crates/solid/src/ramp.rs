//! Level ramps, which join two floors (T6).

use crate::board::Floors;
use crate::line::{Track, ahead, between, centre, dot, edge, left_of, toward};
use crate::measures::{CURB, FELT, HALF_RAMP, STOREY, THINNEST};
use crate::plane::{Ends, Place, Region, place};
use crate::tall::feet;
use crate::terrain::{Terrain, Zone};
use crate::{Body, Material};
use golf::TallCell;
use picture::Span;
use std::rc::Rc;

/// How far beyond its cells a ramp may reach to meet the felt.
const REACH: f64 = 1.3;

/// A level ramp.
///
/// It fills the gap between the felt of its two floors, whatever the angle at which their edges
/// meet it. At each point it is as high as its distances to the two edges say, so both ends are
/// flush with the felt.
pub(crate) struct Ramp {
    place: Region,
    /// The direction in which the ramp runs.
    way: Place,
    /// The heights at its start and end.
    heights: [f64; 2],
    /// The felt at its start and end.
    felts: [Region; 2],
    /// The points between which the ramp lies if it meets no felt.
    ends: [Place; 2],
}

impl Ramp {
    /// Returns `None` if the piece is not a level ramp.
    pub(crate) fn new(cells: &[TallCell], floors: &Floors) -> Option<Ramp> {
        let strips = picture::strips(cells);
        let [strip] = &strips[..] else { return None };
        if !strip.spans.iter().all(Span::is_slope) {
            return None;
        }
        let (first, last) = (strip.spans.first()?, strip.spans.last()?);
        let way = toward(first.incoming);
        let line = [
            edge(first.at, first.incoming.opposite()),
            edge(last.at, last.outgoing),
        ];
        let ends = [ahead(line[0], way, -REACH), ahead(line[1], way, REACH)];
        let feet = feet(strip);
        let felts = feet.map(|foot| {
            let floor = floors.on(foot);
            floor.map_or_else(Region::default, |floor| floor.felt.clone())
        });
        let climbs = first.heights[0] < last.heights[1];
        let mut heights = feet.map(|foot| floors.height(foot));
        if (heights[0] - heights[1]).abs() < 0.5 * STOREY {
            // A single piece without floors.
            heights[usize::from(climbs)] += STOREY;
        }
        // The two slopes alone, if they do not lie between two floors.
        let alone = Region::stroke(&line, HALF_RAMP, Ends::Flat);
        let gap = Region::stroke(&ends, HALF_RAMP, Ends::Flat).minus(&floors.felt());
        let middle = [first.at, last.at].map(centre);
        let place = gap
            .parts()
            .find(|part| middle.iter().any(|at| part.contains(*at)))
            .unwrap_or(alone);
        Some(Ramp {
            place: place.softened(0.5 * THINNEST),
            way,
            heights,
            felts,
            ends,
        })
    }

    /// Returns the part of the plane that the ramp covers.
    pub(crate) fn place(&self) -> Region {
        self.place.clone()
    }

    /// Returns the height of the lower floor.
    pub(crate) fn low(&self) -> f64 {
        self.heights[0].min(self.heights[1])
    }

    pub(crate) fn body(&self, name: &str) -> Body {
        let edges = [0, 1].map(|end| Rc::new(segments(&self.felts[end])));
        let (way, heights, ends) = (self.way, self.heights, self.ends);
        let surface = move |at: Place| {
            let back = [-way[0], -way[1]];
            let before = distance(at, back, &edges[0], ends[0]);
            let after = distance(at, way, &edges[1], ends[1]);
            let share = before / (before + after).max(1e-6);
            heights[0] + (heights[1] - heights[0]) * share
        };
        let uphill = if heights[0] < heights[1] {
            ends
        } else {
            [ends[1], ends[0]]
        };
        let track = Track::new(uphill.to_vec());
        let chevrons = track.chevrons([0.0, track.length()]);
        let chevrons = chevrons.within(&self.place.grown(-CURB[0]));
        let surface = Rc::new(surface);
        let zone = |region: Region| {
            let surface = Rc::clone(&surface);
            Zone::surface(region, Vec::new(), move |at| surface(at))
        };
        let terrain = Terrain {
            tops: vec![
                zone(self.place()).covered(Material::Cloth),
                zone(chevrons).covered(Material::Cream),
            ],
            base: self.low() - FELT,
            ..Terrain::default()
        };
        Body::terrain(name, Material::Birch, terrain)
    }
}

fn segments(region: &Region) -> Vec<[Place; 2]> {
    let mut segments = Vec::new();
    for contour in region.contours() {
        let next = contour.iter().cycle().skip(1);
        segments.extend(
            contour
                .iter()
                .zip(next)
                .map(|(a, b)| [place(*a), place(*b)]),
        );
    }
    segments
}

/// Returns the distance from a point to the nearest edge in direction `way`, or to `end` if no edge
/// lies before it.
fn distance(at: Place, way: Place, edges: &[[Place; 2]], end: Place) -> f64 {
    /// An edge may lie a little behind the point, which is rounded.
    const BEHIND: f64 = 0.01;
    let side = left_of(way);
    let limit = dot(between(at, end), way);
    let hits = edges.iter().filter_map(|[a, b]| {
        let (p, q) = (between(at, *a), between(at, *b));
        let (left, right) = (dot(p, side), dot(q, side));
        let is_parallel = (left - right).abs() < 1e-9;
        if left.max(right) < -1e-4 || left.min(right) > 1e-4 || is_parallel {
            return None;
        }
        let share = (left / (left - right)).clamp(0.0, 1.0);
        let reach = dot(p, way) * (1.0 - share) + dot(q, way) * share;
        (reach > -BEHIND && reach < limit).then_some(reach)
    });
    hits.fold(limit, f64::min).max(0.0)
}
