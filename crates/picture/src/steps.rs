//! Numbers a ball's steps with the impulses spent so far.

use crate::ball;
use crate::corners::Corners;
use crate::path_data::PathData;
use crate::point::{Point, R, p};
use crate::stage::Stage;
use crate::svg::{Paint, Pen};
use crate::theme::CREAM;
use crate::track::{Move, Spot, Track};
use golf::Ball;
use sorted::{Map, Set};

/// A step to be numbered.
#[derive(Clone, Copy)]
struct Step {
    ball: Ball,
    spent: u8,
    /// The direction in which the ball moved, as a unit vector.
    way: Point,
    /// Whether it is the first step of the stroke.
    first: bool,
    /// Whether the step was free; a free step gets a dot instead of a number.
    free: bool,
}

/// Draws the numbers of all steps except each ball's last number, which is shown at the end of the
/// ball's track.
pub(crate) fn draw(pen: &mut Pen, stage: &Stage, corners: &Corners<'_>) {
    let mut visits: Map<Spot, Vec<Step>> = Map::new();
    let mut busy: Set<Spot> = Set::from_iter([stage.hole]);
    let mut stroke = None;
    for track in &stage.tracks {
        let leads = stroke.replace(track.stroke) != Some(track.stroke);
        busy.extend([track.origin, track.last()]);
        for (spot, step) in steps(stage, track, leads) {
            visits.get_or_insert(spot, Vec::new()).push(step);
        }
    }
    for (spot, steps) in &visits {
        let centre = stage.point(*spot);
        let alone = steps.len() == 1 && !busy.contains(spot);
        if alone {
            disc(pen, steps[0], centre, true);
            continue;
        }
        let mut places = Places::new(busy.contains(spot));
        places.keep_off(corners.taken(), centre);
        for step in steps {
            disc(pen, *step, centre + places.find(step.way), false);
        }
    }
}

fn steps(stage: &Stage, track: &Track, leads: bool) -> Vec<(Spot, Step)> {
    let mut found: Vec<(Spot, Step)> = Vec::new();
    let mut at = track.origin;
    let mut before = 0;
    for step in &track.moves {
        if let Move::Step { to, spent, .. } = *step {
            let first = leads && found.is_empty();
            let way = (stage.point(to) - stage.point(at)).unit();
            let step = Step {
                ball: track.ball,
                spent,
                way,
                first,
                free: spent == before,
            };
            found.push((to, step));
            (at, before) = (to, spent);
        }
    }
    // The last number is shown at the end of the track, unless the ball rolled on from there.
    if found.last().is_some_and(|(spot, _)| *spot == track.last()) {
        found.pop();
    }
    found
}

/// The positions of the numbers in one cell.
struct Places {
    taken: Vec<(Point, f64)>,
}

impl Places {
    /// Creates the positions for a cell; `busy` says whether a ball or the hole takes up its
    /// middle.
    fn new(busy: bool) -> Places {
        let middle = (p(0.0, 0.0), 1.2 * R);
        Places {
            taken: if busy { vec![middle] } else { Vec::new() },
        }
    }

    /// Reserves the positions of labels that have already been placed.
    fn keep_off(&mut self, labels: &[Point], centre: Point) {
        let offsets = labels.iter().map(|label| *label - centre);
        let near = offsets.filter(|offset| offset.length() < 2.5 * R);
        self.taken.extend(near.map(|offset| (offset, 0.94 * R)));
    }

    /// Returns a free position: the one directly to the right of the path if it is free, otherwise
    /// another one nearby.
    fn find(&mut self, way: Point) -> Point {
        let lane = way.across();
        let angle = libm::atan2(lane.y, lane.x);
        let round = |reach: f64| {
            let turns = [
                0.0, 1.0, -1.0, 2.0, -2.0, 3.0, -3.0, 4.0, -4.0, 5.0, -5.0, 6.0,
            ];
            turns.map(|turn| Point::polar(angle + turn * std::f64::consts::FRAC_PI_6, reach * R))
        };
        let mut candidates = [0.42, 1.22, 1.5].into_iter().flat_map(round);
        let free = |place: &Point| {
            let clear = |(at, room): &(Point, f64)| (*place - *at).length() >= *room - 1e-6;
            self.taken.iter().all(clear)
        };
        let place = candidates.find(free).unwrap_or(lane * (0.42 * R));
        self.taken.push((place, 0.78 * R));
        place
    }
}

fn disc(pen: &mut Pen, step: Step, at: Point, alone: bool) {
    let (accent, accent_ink) = (pen.inks.accent, pen.inks.accent_ink);
    let text = step.spent.to_string();
    if step.first && alone {
        let drop = drop(at, step.way, 0.56 * R);
        pen.path(&drop, &Paint::fill(accent).edged(CREAM, 2.0));
        return pen.numeral(at, 9.6, &text, accent_ink);
    }
    let ink = ball::ink(step.ball.colour());
    if step.free {
        return pen.circle(at, 0.16 * R, &Paint::fill(CREAM).edged(ink, 1.8));
    }
    let (size, height) = if alone { (0.54, 9.6) } else { (0.42, 7.6) };
    pen.circle(at, size * R + 1.1, &Paint::fill("#1d3a2b"));
    pen.circle(at, size * R - 0.4, &Paint::fill(CREAM).edged(ink, 2.0));
    pen.numeral(at, height, &text, "#2a1f15");
}

/// Returns a drop shape that points in the direction of `way`.
fn drop(at: Point, way: Point, radius: f64) -> PathData {
    let side = way.across() * (radius * 0.84);
    let shoulder = at + way * (radius * 0.55);
    let mut path = PathData::new();
    path.start(at + way * (radius * 1.66));
    path.to(shoulder + side);
    path.arc(radius, true, at - way * radius);
    path.arc(radius, true, shoulder - side);
    path.close();
    path
}
