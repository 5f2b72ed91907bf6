//! Draws tall pieces: a deck shifted up the page, its visible faces and its shadow.
//!
//! Everything is derived from the strips of the piece. Where two strips cross, all outlines are
//! drawn before all tops, so that no rail crosses a deck.

use crate::path_data::{PathData, chevron};
use crate::point::{LIFT, Point, R, Turn, p};
use crate::strip::{HALF_WIDTH, Span, Strip, strips};
use crate::svg::{Group, Paint, Pen};
use crate::theme::{Material, NIGHT, mixed};
use crate::under;
use golf::{TallCell, TallPart};

/// The direction towards the light.
const LIGHT: Point = p(-0.6, -0.8);

/// Draws a tall piece.
pub(crate) fn draw(pen: &mut Pen, cells: &[TallCell]) {
    let strips = strips(cells);
    let bands: Vec<Band> = strips
        .iter()
        .map(|strip| Band::new(pen.turn, strip))
        .collect();
    let group = Group {
        class: Some("tall"),
        ..Group::default()
    };
    pen.group(group, |pen| {
        let cast: PathData = bands.iter().map(Band::shadow).collect();
        pen.path(&cast, &Paint::fill("#000").opacity(pen.inks.shadow));
        for band in &bands {
            band.faces(pen);
        }
        under::arches(pen, &strips);
        for band in &bands {
            band.rims(pen);
        }
        for band in &bands {
            band.top(pen);
        }
        for strip in &strips {
            marks(pen, strip);
        }
    });
}

/// A point along a strip.
#[derive(Clone, Copy)]
struct Station {
    at: Point,
    height: f64,
    /// The index of the span that starts at this point; the last point repeats the index of the
    /// last span.
    span: usize,
}

/// The two sides of a strip.
struct Band<'b> {
    strip: &'b Strip,
    stations: Vec<Station>,
    /// The left and right sides of the path, at ground level.
    sides: [Vec<Point>; 2],
}

impl Band<'_> {
    fn new(turn: Turn, strip: &Strip) -> Band<'_> {
        let stations = stations(turn, strip);
        let sides = [-1.0, 1.0].map(|side| offset(&stations, side * HALF_WIDTH));
        Band {
            strip,
            stations,
            sides,
        }
    }

    /// Returns a side of the strip, lifted to the height of the top.
    fn lifted(&self, side: usize) -> Vec<Point> {
        let points = self.sides[side].iter().zip(&self.stations);
        points
            .map(|(point, station)| point.up(station.height * LIFT))
            .collect()
    }

    /// Returns the outline of the top. The outline always runs in the same direction, so that
    /// several outlines in one path do not cancel each other out.
    fn outline(&self) -> PathData {
        let mut points = self.lifted(0);
        points.extend(self.lifted(1).into_iter().rev());
        PathData::polygon(&points)
    }

    fn shadow(&self) -> PathData {
        let cast = |side: usize| {
            let points = self.sides[side].iter().zip(&self.stations);
            let fall = p(0.75, 0.9) * LIFT;
            points.map(move |(point, station)| *point + fall * station.height)
        };
        let right: Vec<Point> = cast(1).collect();
        let points: Vec<Point> = cast(0).chain(right.into_iter().rev()).collect();
        PathData::polygon(&points)
    }

    /// Draws the faces that the viewer can see.
    fn faces(&self, pen: &mut Pen) {
        let birch = pen.inks.birch;
        for side in 0..2 {
            let (ground, top) = (&self.sides[side], self.lifted(side));
            for i in 0..ground.len() - 1 {
                let face = [ground[i], ground[i + 1], top[i + 1], top[i]];
                let along = (ground[i + 1] - ground[i]).unit();
                let outward = along.across() * if side == 0 { -1.0 } else { 1.0 };
                wall(pen, &face, outward, birch);
            }
        }
        let last = self.stations.len() - 1;
        for (end, inner) in [(0, 1), (last, last - 1)] {
            let outward = (self.stations[end].at - self.stations[inner].at).unit();
            let [a, b] = [self.sides[0][end], self.sides[1][end]];
            let height = self.stations[end].height * LIFT;
            if height > 0.1 {
                wall(pen, &[a, b, b.up(height), a.up(height)], outward, birch);
            }
        }
    }

    /// Draws the edge of the top: dark all around, but bright on the side that faces the light.
    fn rims(&self, pen: &mut Pen) {
        let birch = pen.inks.birch;
        let outline = self.outline();
        pen.path(&outline, &Paint::line(birch.deep, 2.4));
        pen.path(&outline, &Paint::line(birch.high, 1.6).shifted(-0.3, -0.5));
    }

    /// Draws the top with one shape for each stretch in the same ink, so that few seams show.
    fn top(&self, pen: &mut Pen) {
        let [left, right] = [self.lifted(0), self.lifted(1)];
        let ink = |i: usize| {
            top_ink(
                pen.turn,
                &self.strip.spans[self.stations[i].span],
                pen.inks.birch,
            )
        };
        let inks: Vec<String> = (0..self.stations.len() - 1).map(ink).collect();
        let mut from = 0;
        for run in inks.chunk_by(|a, b| a == b) {
            let to = from + run.len();
            let mut shape = left[from..=to].to_vec();
            shape.extend(right[from..=to].iter().rev());
            // The thin line closes hairline gaps between neighbouring shapes.
            let paint = Paint::fill(&run[0]).edged(&run[0], 0.3);
            pen.path(&PathData::polygon(&shape), &paint);
            from = to;
        }
    }
}

/// Draws a face, which is darker the more it is turned away from the light. Draws nothing if the
/// viewer cannot see the face.
pub(crate) fn wall(pen: &mut Pen, face: &[Point; 4], outward: Point, material: Material) {
    if outward.y < 0.05 {
        return;
    }
    let shade = 0.3 - 0.5 * outward.dot(LIGHT);
    let ink = mixed(material.low, material.deep, shade * 0.55);
    pen.path(
        &PathData::polygon(face),
        &Paint::fill(&ink).edged(&ink, 0.3),
    );
    let foot = PathData::line(&face[..2]);
    pen.path(&foot, &Paint::round(material.deep, 1.2));
}

/// Returns the ink of the top: bright on a slope that faces the light, dark on a slope that faces
/// away from it.
fn top_ink(turn: Turn, span: &Span, birch: Material) -> String {
    match span.part {
        TallPart::Deck { .. } => birch.plain.to_owned(),
        TallPart::Slope { down } => {
            let facing = turn.toward(down).dot(LIGHT);
            if facing > 0.0 {
                mixed(birch.plain, birch.high, 0.35 + 0.65 * facing)
            } else {
                mixed(birch.plain, birch.low, 0.25 - 0.45 * facing)
            }
        }
    }
}

fn marks(pen: &mut Pen, strip: &Strip) {
    let deep = pen.inks.birch.deep;
    let mut seams = PathData::new();
    for pair in strip.spans.windows(2) {
        if pair[0].is_slope() != pair[1].is_slope() {
            let across = pen.turn.toward(pair[1].incoming).across() * HALF_WIDTH;
            let middle = pair[1].edges(pen.turn)[0].up(pair[1].heights[0] * LIFT);
            seams.join(&PathData::line(&[middle - across, middle + across]));
        }
    }
    pen.path(&seams, &Paint::line(deep, 1.0).opacity(0.7));
    for span in &strip.spans {
        let centre = pen.turn.of(span.at).up(span.height() * LIFT);
        match span.part {
            TallPart::Slope { down } => {
                let uphill = pen.turn.toward(down.opposite());
                let chevron = chevron(centre, uphill, 1.1);
                pen.path(&chevron, &Paint::round(deep, 1.9));
            }
            TallPart::Deck { under, hole } => {
                under::axes(pen, centre, under);
                if hole {
                    deck_hole(pen, centre);
                }
            }
        }
    }
}

fn deck_hole(pen: &mut Pen, centre: Point) {
    let birch = pen.inks.birch;
    let rim = p(0.5 * R, 0.47 * R);
    pen.ellipse(
        centre,
        rim,
        &Paint::fill(birch.plain).edged(birch.deep, 1.2),
    );
    pen.ellipse(
        centre,
        rim * 0.86,
        &Paint::fill(NIGHT).edged(birch.deep, 1.0),
    );
    // Draw the thickness of the deck, which is visible on the far side of the hole.
    let mut inside = PathData::new();
    inside.start(centre - p(rim.x * 0.78, rim.y * 0.2));
    inside.cubic(
        centre + p(-rim.x * 0.6, -rim.y * 1.05),
        centre + p(rim.x * 0.6, -rim.y * 1.05),
        centre + p(rim.x * 0.78, -rim.y * 0.2),
    );
    inside.cubic(
        centre + p(rim.x * 0.5, -rim.y * 0.72),
        centre + p(-rim.x * 0.5, -rim.y * 0.72),
        centre - p(rim.x * 0.78, rim.y * 0.2),
    );
    inside.close();
    pen.path(&inside, &Paint::fill(birch.deep));
}

/// Returns the points along a strip: one at every edge, and more in bends.
fn stations(turn: Turn, strip: &Strip) -> Vec<Station> {
    let mut stations = Vec::new();
    for (index, span) in strip.spans.iter().enumerate() {
        let [from, to] = span.edges(turn);
        let mut add = |at: Point, height: f64| {
            stations.push(Station {
                at,
                height,
                span: index,
            });
        };
        add(from, span.heights[0]);
        if span.turns() {
            for point in bend(from, turn.of(span.at), to) {
                add(point, span.height());
            }
        }
        if index + 1 == strip.spans.len() {
            add(to, span.heights[1]);
        }
    }
    stations
}

/// Returns points around a bend.
fn bend(from: Point, centre: Point, to: Point) -> [Point; 5] {
    let (a, b) = (centre.mix(from, 0.55), centre.mix(to, 0.55));
    [0.0, 0.25, 0.5, 0.75, 1.0].map(|t| a.mix(centre, t).mix(centre.mix(b, t), t))
}

/// Returns a line parallel to a strip.
fn offset(stations: &[Station], distance: f64) -> Vec<Point> {
    let last = stations.len() - 1;
    let side = |i: usize| {
        let at = stations[i].at;
        let before = (at - stations[i.max(1) - 1].at).unit();
        let after = (stations[(i + 1).min(last)].at - at).unit();
        let along = (before + after).unit();
        let both = i > 0 && i < last;
        let mitre = if both {
            along.dot(before).max(0.6)
        } else {
            1.0
        };
        at + along.across() * (distance / mitre)
    };
    (0..=last).map(side).collect()
}
