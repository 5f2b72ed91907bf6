//! Tall pieces: slopes, decks with curbs, passages and holes.

use crate::board::Floors;
use crate::line::{Track, ahead, between, centre, dot, left_of, through, toward};
use crate::measures::{CURB, CURB_START, DECK, HALF_WIDTH, HOLE, PLANK, SOLE};
use crate::plane::{Ends, Place, Region};
use crate::terrain::{Terrain, Zone};
use crate::{Body, Material};
use golf::{Cell, Direction, TallCell, TallPart};
use picture::{Span, Strip};
use std::rc::Rc;

/// Half the width of the passage below a straight deck, and below one in a row of several.
const ARCH: [f64; 2] = [1.08, 0.78];
/// Half the width of the passage below a crossing, and half its length.
const CROSSING: [f64; 2] = [0.62, 1.3];
/// Where the curve of an arch is divided, as fractions of half its width.
const ARCH_STEPS: [f64; 5] = [0.5, 0.75, 0.9, 0.97, 1.0];

/// A path over a piece, with its heights.
struct Way {
    track: Track,
    /// The height at each end of a span: the length along the track, and the height.
    stops: Vec<[f64; 2]>,
}

impl Way {
    fn new(strip: &Strip, floors: &Floors, deck: f64) -> Way {
        let mut points: Vec<Place> = Vec::new();
        let mut lengths = vec![0.0];
        for span in &strip.spans {
            let line = through(span.at, span.incoming, span.outgoing);
            lengths.push(lengths[lengths.len() - 1] + Track::new(line.clone()).length());
            points.extend(&line[usize::from(!points.is_empty())..]);
        }
        let [first, last] = feet(strip).map(|foot| floors.height(foot));
        let half = strip.spans.len() / 2;
        let mut stops: Vec<[f64; 2]> = Vec::new();
        for (index, span) in strip.spans.iter().enumerate() {
            let foot = SOLE + if index < half { first } else { last };
            for (end, height) in span.heights.into_iter().enumerate() {
                let stop = [lengths[index + end], foot + height * (deck - foot)];
                if stops.last() != Some(&stop) {
                    stops.push(stop);
                }
            }
        }
        Way {
            track: Track::new(points),
            stops,
        }
    }

    fn height(&self, length: f64) -> f64 {
        let next = self.stops.iter().position(|stop| stop[0] >= length);
        let index = next.unwrap_or(self.stops.len() - 1).max(1);
        let [[from, low], [to, high]] = [self.stops[index - 1], self.stops[index]];
        if to <= from {
            return high;
        }
        low + (high - low) * ((length - from) / (to - from)).clamp(0.0, 1.0)
    }

    /// Returns how high the curb is, from 0 at the feet to 1.
    fn curb(&self, length: f64) -> f64 {
        let end = length.min(self.track.length() - length);
        (end / CURB_START).clamp(0.0, 1.0)
    }

    /// Returns the lines along which the top bends.
    fn creases(&self) -> Vec<Vec<Place>> {
        let curbs = [CURB_START, self.track.length() - CURB_START];
        let inner = &self.stops[1..self.stops.len() - 1];
        let lengths = inner.iter().map(|stop| stop[0]).chain(curbs);
        lengths
            .map(|length| self.track.across(length, 1.1 * HALF_WIDTH))
            .collect()
    }

    /// Returns chevrons on the slopes, which point uphill.
    fn chevrons(&self) -> Region {
        let slopes = self.stops.windows(2).filter_map(|pair| {
            let [[from, low], [to, high]] = [pair[0], pair[1]];
            let is_slope = to > from && (high - low).abs() > 0.1 * DECK;
            is_slope.then(|| {
                let uphill = if high > low { [from, to] } else { [to, from] };
                self.track.chevrons(uphill)
            })
        });
        Region::union_of(&slopes.collect::<Vec<_>>())
    }

    fn stroke(&self, half_width: f64) -> Region {
        Region::stroke(self.track.points(), half_width, Ends::Flat)
    }
}

/// Returns the ground cells in front of both ends of a strip.
pub(crate) fn feet(strip: &Strip) -> [Cell; 2] {
    let (first, last) = (&strip.spans[0], &strip.spans[strip.spans.len() - 1]);
    [
        first.at.next(first.incoming.opposite()),
        last.at.next(last.outgoing),
    ]
}

/// Returns the height of the lowest floor that the piece stands on.
pub(crate) fn floor(cells: &[TallCell], floors: &Floors) -> f64 {
    let strips = picture::strips(cells);
    let feet = strips.iter().flat_map(feet);
    feet.map(|foot| floors.height(foot))
        .fold(f64::MAX, f64::min)
}

fn ways(cells: &[TallCell], floors: &Floors) -> (Vec<Way>, f64) {
    let strips = picture::strips(cells);
    let feet = strips.iter().flat_map(feet);
    let highest = feet
        .map(|foot| floors.height(foot))
        .fold(f64::MIN, f64::max);
    let deck = highest + DECK;
    let ways = strips.iter().map(|strip| Way::new(strip, floors, deck));
    (ways.collect(), deck)
}

/// Returns the part of the plane that the piece covers.
pub(crate) fn place(cells: &[TallCell]) -> Region {
    let strips = picture::strips(cells);
    let strokes: Vec<Region> = strips
        .iter()
        .map(|strip| {
            let mut points: Vec<Place> = Vec::new();
            for span in &strip.spans {
                let line = through(span.at, span.incoming, span.outgoing);
                points.extend(&line[usize::from(!points.is_empty())..]);
            }
            Region::stroke(&points, HALF_WIDTH, Ends::Flat)
        })
        .collect();
    Region::union_of(&strokes)
}

pub(crate) fn body(name: &str, cells: &[TallCell], floors: &Floors) -> Body {
    let (ways, deck) = ways(cells, floors);
    let base = floor(cells, floors);
    let strokes = |half_width: f64| {
        let strokes: Vec<Region> = ways.iter().map(|way| way.stroke(half_width)).collect();
        Region::union_of(&strokes)
    };
    let (whole, inner) = (strokes(HALF_WIDTH), strokes(HALF_WIDTH - CURB[0]));
    let creases: Vec<Vec<Place>> = ways.iter().flat_map(Way::creases).collect();
    let chevrons: Vec<Region> = ways.iter().map(Way::chevrons).collect();
    let chevrons = Region::union_of(&chevrons);
    let ways = Rc::new(ways);
    let surface = |curb: f64| {
        let ways = Rc::clone(&ways);
        move |place: Place| {
            let near = ways.iter().map(|way| (way, way.track.nearest(place)));
            let near = near.min_by(|(_, a), (_, b)| a.1.total_cmp(&b.1));
            near.map_or(0.0, |(way, (length, _))| {
                way.height(length) + curb * way.curb(length)
            })
        }
    };
    let mut tops = vec![
        Zone::surface(whole, creases.clone(), surface(CURB[1])),
        Zone::surface(inner, creases, surface(0.0)).covered(Material::Cloth),
        Zone::surface(chevrons, Vec::new(), surface(0.0)).covered(Material::Cream),
    ];
    let mut undersides = Vec::new();
    let strips = picture::strips(cells);
    let is_passage = |cell: Cell| {
        let part = cells.iter().find(|other| other.at == cell);
        part.is_some_and(
            |part| matches!(part.part, TallPart::Deck { under, .. } if !under.is_empty()),
        )
    };
    for span in strips.iter().flat_map(|strip| &strip.spans) {
        let TallPart::Deck { under, hole } = span.part else {
            continue;
        };
        if hole {
            tops.push(Zone::cut(Region::disc(centre(span.at), HOLE)));
        }
        let clear = deck - PLANK - base;
        if under.is_empty() {
        } else if span.ways.len() > 2 {
            let axes = under.iter().filter(|d| d.index() < 3);
            undersides.extend(axes.map(|d| crossing(span.at, d, base, clear)));
        } else {
            let in_row = [span.incoming.opposite(), span.outgoing]
                .into_iter()
                .any(|d| is_passage(span.at.next(d)));
            undersides.push(arch(span, ARCH[usize::from(in_row)], base, clear));
        }
    }
    let terrain = Terrain {
        tops,
        base,
        undersides,
        ..Terrain::default()
    };
    Body::terrain(name, Material::Birch, terrain)
}

/// Returns the passage below a straight deck, across it.
fn arch(span: &Span, half_width: f64, base: f64, clear: f64) -> Zone {
    let along = toward(span.outgoing);
    tunnel(
        centre(span.at),
        left_of(along),
        [half_width, 1.2],
        base,
        clear,
    )
}

/// Returns the passage below the crossing of two decks.
fn crossing(cell: Cell, axis: Direction, base: f64, clear: f64) -> Zone {
    tunnel(centre(cell), toward(axis), CROSSING, base, clear)
}

/// Returns an arched tunnel through `at` in direction `axis`, with half its width and length.
fn tunnel(at: Place, axis: Place, [half, reach]: [f64; 2], base: f64, clear: f64) -> Zone {
    let side = left_of(axis);
    let line = |offset: f64| {
        let middle = ahead(at, side, offset);
        vec![ahead(middle, axis, -reach), ahead(middle, axis, reach)]
    };
    let creases = ARCH_STEPS.iter().flat_map(|step| {
        let offset = step * half;
        [line(offset), line(-offset)]
    });
    let region = Region::stroke(&line(0.0), half, Ends::Flat);
    Zone::surface(region, creases.collect(), move |place| {
        let offset = (dot(between(at, place), side).abs() / half).min(1.0);
        let rise = 1.0 - libm::pow(offset, 3.2);
        base + clear * libm::pow(rise, 1.0 / 2.2)
    })
}
