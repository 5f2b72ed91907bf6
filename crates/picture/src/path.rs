//! Draws the paths of the balls in a stroke: lines, numbered steps, rebounds and caroms.

use crate::ball::{self, Look};
use crate::corners::{Corners, Prefer};
use crate::lanes::{Lanes, Leg, LegKind};
use crate::path_data::{PathData, chevron};
use crate::point::{Point, R, p};
use crate::stage::Stage;
use crate::steps;
use crate::svg::{Group, Paint, Pen};
use crate::theme::CREAM;
use crate::token;
use crate::track::{Move, Track};

/// Draws all tracks of the stage. The first stroke gets the number set by `Drawing::first`.
pub(crate) fn draw(
    pen: &mut Pen,
    stage: &Stage,
    corners: &mut Corners<'_>,
    numbers: Option<usize>,
) {
    let labels = labels(stage, corners, numbers.is_some());
    let lanes = Lanes::new(stage);
    for track in &stage.tracks {
        if track.last() != track.origin || track.holed.is_some() {
            ball::draw(
                pen,
                track.ball,
                stage.point(track.origin),
                ball::SIZE,
                Look::Ghost,
            );
        }
    }
    for (index, track) in stage.tracks.iter().enumerate() {
        let dashes = if stage.has_strokes() {
            track.stroke + usize::from(index > 0 && stage.tracks[index - 1].stroke == track.stroke)
        } else {
            index
        };
        let class = format!("track {}", track.ball);
        let group = Group {
            class: Some(&class),
            ..Group::default()
        };
        pen.group(group, |pen| {
            let colour = ball::ink(track.ball.colour());
            line(pen, &lanes.legs(track), colour, dashes);
            rebounds(pen, stage, track);
        });
    }
    if numbers.is_some() {
        steps::draw(pen, stage, corners);
    }
    for (index, labels) in labels.iter().enumerate() {
        end(pen, stage, index, labels);
    }
    for track in &stage.tracks {
        caroms(pen, stage, track);
    }
    for (track, labels) in stage.tracks.iter().zip(&labels) {
        if let Some(at) = labels.card {
            number_card(pen, at, numbers.unwrap_or(1) + track.stroke);
        }
    }
}

/// The positions of the labels at both ends of a track.
struct Labels {
    /// The number of the stroke, at the start of its path.
    card: Option<Point>,
    /// The impulses spent.
    badge: Option<Point>,
    /// The tokens taken.
    coin: Option<Point>,
}

fn labels(stage: &Stage, corners: &mut Corners<'_>, numbers: bool) -> Vec<Labels> {
    let mut stroke = None;
    let mut label = |track: &Track| {
        let leads = stroke.replace(track.stroke) != Some(track.stroke);
        let end = track.holed.unwrap_or(track.last());
        let mut place = |wanted: bool, spot, prefer| wanted.then(|| corners.find(spot, prefer));
        Labels {
            card: place(
                numbers && leads && stage.has_strokes(),
                track.origin,
                Prefer::LowerLeft,
            ),
            badge: place(
                numbers && track.moved() && track.spent > 0,
                end,
                Prefer::UpperRight,
            ),
            coin: place(track.moved() && track.tokens != 0, end, Prefer::LowerRight),
        }
    };
    stage.tracks.iter().map(&mut label).collect()
}

/// Draws one ball's line. The thread in its middle has the ball's colour and is visible on felt and
/// on birch. The lines also differ in their dashes: the first line is solid.
fn line(pen: &mut Pen, legs: &[Leg], colour: &str, index: usize) {
    let (ink, case) = (pen.inks.path, pen.inks.path_case);
    for run in legs.chunk_by(|a, b| a.kind == b.kind) {
        let points: Vec<Point> = run.iter().flat_map(Leg::points).collect();
        let path = PathData::line(&points);
        let (share, dash) = match (run[0].kind, index % 3) {
            (LegKind::Sink, _) => {
                pen.path(&path, &Paint::round(case, 5.4).opacity(0.55));
                pen.path(&path, &Paint::round(ink, 2.4).dashed(0.1, 4.6));
                sinking(pen, run);
                continue;
            }
            (LegKind::Under, _) => (0.6, Some([3.0, 4.0])),
            (LegKind::Open, 0) => (1.0, None),
            (LegKind::Open, 1) => (1.0, Some([10.0, 7.0])),
            (LegKind::Open, _) => (1.0, Some([2.0, 7.0])),
        };
        pen.path(&path, &Paint::round(case, 7.8 * share).opacity(0.48));
        for (ink, width) in [(ink, 4.6), (colour, 2.2)] {
            let paint = Paint::round(ink, width * share);
            let paint = match dash {
                Some([dash, gap]) => paint.dashed(dash, gap),
                None => paint,
            };
            pen.path(&path, &paint);
        }
    }
}

/// Draws chevrons behind a ball that rolls back or falls.
fn sinking(pen: &mut Pen, run: &[Leg]) {
    let (ink, case) = (pen.inks.path, pen.inks.path_case);
    for leg in run {
        let way = leg.to - leg.from;
        // A fall is too short to hold chevrons, so the chevrons are drawn beside it.
        let (from, to) = if way.length() < R {
            let beside = p(1.16 * R, 0.0);
            (leg.from + beside - way, leg.to + beside + way)
        } else {
            (leg.from, leg.to)
        };
        let marks: PathData = [0.4, 0.62]
            .into_iter()
            .map(|share| chevron(from.mix(to, share), way.unit(), 0.9))
            .collect();
        pen.path(&marks, &Paint::round(case, 5.0).opacity(0.7));
        pen.path(&marks, &Paint::round(ink, 2.4));
    }
}

/// Draws three rays on the wall where the ball bounced.
fn rebounds(pen: &mut Pen, stage: &Stage, track: &Track) {
    let mut at = track.origin;
    let mut rays = PathData::new();
    for step in &track.moves {
        match step {
            Move::Step { to, .. } | Move::Sink { to, .. } => at = *to,
            Move::Rebound { toward } => {
                let out = stage.turn.toward(*toward);
                let hit = stage.point(at) + out * (0.6 * R);
                for side in [-1.3, 0.0, 1.3] {
                    let ray = (out + out.across() * side).unit();
                    let ends = [0.24, 0.5].map(|reach| hit + ray * (reach * R));
                    rays.join(&PathData::line(&ends));
                }
            }
            Move::Carom { .. } => {}
        }
    }
    pen.path(&rays, &Paint::round(pen.inks.path_case, 5.0));
    pen.path(&rays, &Paint::round(pen.inks.path, 2.4));
}

/// Draws a star between the striking ball and the struck ball.
fn caroms(pen: &mut Pen, stage: &Stage, track: &Track) {
    let accent = pen.inks.accent;
    let mut at = track.origin;
    for step in &track.moves {
        match step {
            Move::Step { to, .. } | Move::Sink { to, .. } => at = *to,
            Move::Carom { toward } => {
                let middle = stage.point(at) + stage.turn.toward(*toward) * (0.866 * R);
                let star = star(middle, 0.4 * R, 0.19 * R);
                pen.path(&star, &Paint::fill(accent).edged(CREAM, 1.6));
            }
            Move::Rebound { .. } => {}
        }
    }
}

/// Returns a star with eight points.
fn star(at: Point, outer: f64, inner: f64) -> PathData {
    let corner = |i: i32| {
        let radius = if i % 2 == 0 { outer } else { inner };
        at + Point::polar(f64::from(i) * std::f64::consts::PI / 8.0, radius)
    };
    let corners: Vec<Point> = (0..16).map(corner).collect();
    PathData::polygon(&corners)
}

/// Draws the end of a track: a ring, the ball, the impulses spent and the tokens taken.
fn end(pen: &mut Pen, stage: &Stage, index: usize, labels: &Labels) {
    let track = &stage.tracks[index];
    let at = stage.point(track.holed.unwrap_or(track.last()));
    if !track.moved() {
        return ball::draw(pen, track.ball, at, ball::SIZE, Look::Solid);
    }
    let (accent, accent_ink, path) = (pen.inks.accent, pen.inks.accent_ink, pen.inks.path);
    let ring = Paint::fill(CREAM).opacity(0.28);
    pen.circle(at, 0.84 * R, &ring);
    pen.circle(at, 0.84 * R, &Paint::line(path, 1.8).dashed(3.2, 2.6));
    if track.holed.is_some() {
        holed(pen, track, at);
    } else {
        let hidden = stage.is_hidden(track.last()) || stage.goes_on(index);
        let look = if hidden { Look::Ghost } else { Look::Solid };
        ball::draw(pen, track.ball, at, ball::SIZE, look);
    }
    if let Some(badge) = labels.badge {
        pen.circle(badge, 0.52 * R, &Paint::fill(accent).edged(CREAM, 1.6));
        pen.numeral(badge, 8.6, &track.spent.to_string(), accent_ink);
    }
    if let Some(coin) = labels.coin {
        token::draw(pen, coin, 0.5 * R, track.tokens);
    }
}

/// Draws a stroke's number at its start.
fn number_card(pen: &mut Pen, at: Point, number: usize) {
    let (size, half) = (p(0.98 * R, 0.98 * R), p(0.49 * R, 0.49 * R));
    let card = Paint::fill(CREAM).edged("#2a1f15", 1.2);
    pen.rectangle(at - half, size, 3.2, &card);
    pen.numeral(at, 9.8, &number.to_string(), "#2a1f15");
}

/// Draws a ball in the cup, smaller and darker than on the board.
fn holed(pen: &mut Pen, track: &Track, at: Point) {
    let low = at + p(0.0, 0.06 * R);
    ball::draw(pen, track.ball, low, 0.4 * R, Look::Solid);
    pen.ellipse(
        low,
        p(0.46 * R, 0.45 * R),
        &Paint::fill("#000").opacity(0.22),
    );
    let mut lip = PathData::new();
    lip.start(at + p(-0.6 * R, 0.06 * R));
    lip.cubic(
        at + p(-0.5 * R, 0.78 * R),
        at + p(0.5 * R, 0.78 * R),
        at + p(0.6 * R, 0.06 * R),
    );
    pen.path(&lip, &Paint::line(CREAM, 2.8));
}
