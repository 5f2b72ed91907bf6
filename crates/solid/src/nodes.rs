//! Splits line segments where they meet, so that they only touch at their ends.

#![allow(clippy::cast_precision_loss)] // lengths are far below the limit of exact integers

use crate::plane::Spot;

/// Points that are at most this far apart become one point, and a segment that passes this near to
/// a point is split there; in integer units.
const NEAR: i32 = 2;

/// Upper bound on rounds. Rounding a crossing moves segments by less than a unit, which hardly ever
/// makes new crossings, so two or three rounds are usual.
const MAX_ROUNDS: usize = 8;

/// Segments between points, by the points' indices.
pub(crate) struct Nodes {
    pub(crate) spots: Vec<Spot>,
    pub(crate) edges: Vec<[usize; 2]>,
}

impl Nodes {
    pub(crate) fn new(mut segments: Vec<[Spot; 2]>) -> Nodes {
        merge(&mut segments);
        for _ in 0..MAX_ROUNDS {
            let cuts = cuts(&segments);
            if cuts.iter().all(Vec::is_empty) {
                break;
            }
            segments = split(&segments, &cuts);
        }
        let mut spots: Vec<Spot> = segments.iter().flatten().copied().collect();
        spots.sort_unstable_by_key(|spot| (spot.x, spot.y));
        spots.dedup();
        let index = |spot: &Spot| {
            spots
                .binary_search_by_key(&(spot.x, spot.y), |other| (other.x, other.y))
                .unwrap_or_default()
        };
        let mut edges: Vec<[usize; 2]> = segments
            .iter()
            .map(|[a, b]| [index(a), index(b)])
            .map(|[a, b]| [a.min(b), a.max(b)])
            .filter(|[a, b]| a != b)
            .collect();
        edges.sort_unstable();
        edges.dedup();
        Nodes { spots, edges }
    }
}

/// Moves each end to the first of the points near it.
fn merge(segments: &mut [[Spot; 2]]) {
    let mut spots: Vec<Spot> = segments.iter().flatten().copied().collect();
    spots.sort_unstable_by_key(|spot| (spot.x, spot.y));
    spots.dedup();
    let mut kept: Vec<Spot> = Vec::with_capacity(spots.len());
    let mut moved: Vec<Spot> = Vec::with_capacity(spots.len());
    for spot in &spots {
        let close = kept
            .iter()
            .rev()
            .take_while(|other| spot.x - other.x <= NEAR);
        let twin = close
            .filter(|other| (spot.y - other.y).abs() <= NEAR)
            .last()
            .copied();
        if twin.is_none() {
            kept.push(*spot);
        }
        moved.push(twin.unwrap_or(*spot));
    }
    for end in segments.iter_mut().flatten() {
        let found = spots.binary_search_by_key(&(end.x, end.y), |other| (other.x, other.y));
        if let Ok(index) = found {
            *end = moved[index];
        }
    }
}

/// Returns, for each segment, the points at which it must be split.
fn cuts(segments: &[[Spot; 2]]) -> Vec<Vec<Spot>> {
    let mut order: Vec<usize> = (0..segments.len()).collect();
    let left = |index: usize| segments[index][0].x.min(segments[index][1].x);
    let right = |index: usize| segments[index][0].x.max(segments[index][1].x);
    order.sort_by_key(|index| (left(*index), *index));
    let mut cuts = vec![Vec::new(); segments.len()];
    let mut active: Vec<usize> = Vec::new();
    for index in order {
        active.retain(|other| right(*other) + NEAR >= left(index));
        for other in &active {
            meet(segments, index, *other, &mut cuts);
        }
        active.push(index);
    }
    cuts
}

/// Finds the points at which two segments meet.
fn meet(segments: &[[Spot; 2]], first: usize, second: usize, cuts: &mut [Vec<Spot>]) {
    let [[a, b], [c, d]] = [segments[first], segments[second]];
    if a.y.min(b.y) > c.y.max(d.y) + NEAR || c.y.min(d.y) > a.y.max(b.y) + NEAR {
        return;
    }
    let mut touches = false;
    for (segment, ends) in [(first, [c, d]), (second, [a, b])] {
        for end in ends {
            if is_inside(segments[segment], end) {
                cuts[segment].push(end);
                touches = true;
            }
        }
    }
    if touches || [c, d].contains(&a) || [c, d].contains(&b) {
        return;
    }
    if side(a, b, c).signum() * side(a, b, d).signum() < 0
        && side(c, d, a).signum() * side(c, d, b).signum() < 0
    {
        let crossing = crossing([a, b], [c, d]);
        cuts[first].push(crossing);
        cuts[second].push(crossing);
    }
}

/// Returns twice the signed area of a triangle.
fn side(a: Spot, b: Spot, c: Spot) -> i64 {
    let [abx, aby] = [i64::from(b.x - a.x), i64::from(b.y - a.y)];
    let [acx, acy] = [i64::from(c.x - a.x), i64::from(c.y - a.y)];
    abx * acy - aby * acx
}

/// Returns whether a segment passes near a point that is not one of its ends.
fn is_inside([a, b]: [Spot; 2], spot: Spot) -> bool {
    if spot == a || spot == b {
        return false;
    }
    let [dx, dy] = [f64::from(b.x - a.x), f64::from(b.y - a.y)];
    let along = f64::from(spot.x - a.x) * dx + f64::from(spot.y - a.y) * dy;
    let length = dx * dx + dy * dy;
    let across = side(a, b, spot) as f64;
    let near = f64::from(NEAR);
    along > 0.0 && along < length && across * across <= near * near * length
}

fn crossing([a, b]: [Spot; 2], [c, d]: [Spot; 2]) -> Spot {
    let (from, to) = (side(c, d, a) as f64, side(c, d, b) as f64);
    let share = from / (from - to);
    let mix = |p: i32, q: i32| p + libm::round(f64::from(q - p) * share) as i32;
    Spot::new(mix(a.x, b.x), mix(a.y, b.y))
}

fn split(segments: &[[Spot; 2]], cuts: &[Vec<Spot>]) -> Vec<[Spot; 2]> {
    let mut pieces = Vec::with_capacity(2 * segments.len());
    for ([a, b], cuts) in segments.iter().zip(cuts) {
        let mut stops = cuts.clone();
        let along = |spot: &Spot| {
            i64::from(spot.x - a.x) * i64::from(b.x - a.x)
                + i64::from(spot.y - a.y) * i64::from(b.y - a.y)
        };
        stops.sort_by_key(along);
        stops.dedup();
        let mut from = *a;
        for stop in stops.into_iter().chain([*b]) {
            if stop != from {
                pieces.push([from, stop]);
                from = stop;
            }
        }
    }
    pieces.sort_unstable_by_key(|[a, b]| (a.x, a.y, b.x, b.y));
    pieces.dedup();
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn crossing_segments_are_split() {
        let spot = Spot::new;
        let cross = vec![
            [spot(0, 0), spot(1000, 1000)],
            [spot(0, 1000), spot(1000, 0)],
            [spot(500, 0), spot(500, 500)],
        ];
        let nodes = Nodes::new(cross);
        assert_eq!(nodes.edges.len(), 5);
        assert!(nodes.spots.contains(&spot(500, 500)));
    }

    #[test]
    fn overlapping_segments_become_one() {
        let spot = Spot::new;
        let nodes = Nodes::new(vec![
            [spot(0, 0), spot(1000, 0)],
            [spot(700, 1), spot(300, 0)],
        ]);
        assert_eq!(nodes.edges.len(), 3);
    }
}
