//! Draws the notes of a figure on its board: letters, circles and arrows.

use crate::corners::{Corners, Prefer};
use crate::path_data::{PathData, chevron};
use crate::point::{Point, R};
use crate::stage::Stage;
use crate::svg::{Group, Paint, Pen};
use crate::theme::CREAM;
use crate::track::Spot;
use figures::{Arrow, ArrowKind, FigureScene, Place};
use golf::{Ball, Cell, Direction, Layer};

/// An arrow at a ball position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NoteArrow {
    pub(crate) kind: ArrowKind,
    pub(crate) at: Spot,
    pub(crate) toward: Direction,
    /// For a bounce, the direction in which the ball leaves.
    pub(crate) then: Option<Direction>,
}

/// All notes of a picture.
#[derive(Clone, Default, Debug)]
pub(crate) struct Notes {
    pub(crate) marks: Vec<(String, Spot)>,
    pub(crate) circles: Vec<Cell>,
    /// The cells where a ball holds a door open.
    pub(crate) holds: Vec<Cell>,
    pub(crate) arrows: Vec<NoteArrow>,
    /// Pairs of balls that touch.
    pub(crate) links: Vec<[Spot; 2]>,
}

impl Notes {
    /// Collects the notes of a scene.
    pub(crate) fn of(said: &FigureScene) -> Notes {
        let facts = &said.facts;
        let ball_at = |ball: Ball| {
            let lies = said.balls.iter().find(|placed| placed.value.0 == ball);
            lies.map(|placed| spot(placed.value.1))
        };
        let mut arrows: Vec<NoteArrow> = facts.arrows.iter().flat_map(note_arrows).collect();
        for open in &facts.open {
            let (ball, directions) = open.value;
            let at = ball_at(ball).into_iter();
            arrows.extend(at.flat_map(|at| {
                directions.iter().map(move |toward| NoteArrow {
                    kind: ArrowKind::Open,
                    at,
                    toward,
                    then: None,
                })
            }));
        }
        let pairs = |balls: &Vec<Ball>| -> Vec<[Spot; 2]> {
            let pairs = balls.windows(2);
            let spots = pairs.filter_map(|pair| Some([ball_at(pair[0])?, ball_at(pair[1])?]));
            spots.collect()
        };
        let marks = said.marks.iter();
        Notes {
            marks: marks
                .map(|mark| (mark.letter.clone(), spot(mark.at)))
                .collect(),
            circles: said.circles.clone(),
            holds: facts
                .holds
                .iter()
                .flat_map(|hold| hold.value.1.clone())
                .collect(),
            arrows,
            links: facts
                .touching
                .iter()
                .flat_map(|row| pairs(&row.value))
                .collect(),
        }
    }

    /// Draws the notes that lie under the paths of the balls: circles and arrows.
    pub(crate) fn draw(&self, pen: &mut Pen, stage: &Stage) {
        let nothing = self.circles.is_empty()
            && self.holds.is_empty()
            && self.arrows.is_empty()
            && self.links.is_empty();
        if nothing {
            return;
        }
        pen.layer("notes", |pen| {
            self.rings(pen);
            for arrow in &self.arrows {
                draw_arrow(pen, stage, arrow);
            }
            for [a, b] in &self.links {
                link(pen, stage.point(*a), stage.point(*b));
            }
        });
    }

    /// Draws the letters of the marks.
    pub(crate) fn letters(&self, pen: &mut Pen, stage: &Stage, corners: &mut Corners<'_>) {
        if !self.marks.is_empty() {
            pen.layer("letters", |pen| self.discs(pen, stage, corners));
        }
    }

    fn rings(&self, pen: &mut Pen) {
        let accent = pen.inks.accent;
        for cell in &self.circles {
            let at = pen.turn.of(*cell);
            pen.circle(at, 0.86 * R, &Paint::line(CREAM, 4.4).opacity(0.85));
            pen.circle(at, 0.86 * R, &Paint::line(accent, 2.4));
        }
        for cell in &self.holds {
            let at = pen.turn.of(*cell);
            pen.circle(at, 0.82 * R, &Paint::fill(CREAM).opacity(0.16));
            let ring = Paint::round(CREAM, 2.4).dashed(4.0, 4.6);
            pen.circle(at, 0.82 * R, &ring);
        }
    }

    fn discs(&self, pen: &mut Pen, stage: &Stage, corners: &mut Corners<'_>) {
        for (letter, spot) in &self.marks {
            let at = if self.is_busy(stage, *spot) {
                corners.find(*spot, Prefer::LowerLeft)
            } else {
                stage.point(*spot)
            };
            pen.circle(at, 0.5 * R + 1.2, &Paint::fill("#1d3a2b").opacity(0.55));
            let disc = Paint::fill(CREAM).edged("#2a1f15", 1.2);
            pen.circle(at, 0.5 * R, &disc);
            pen.numeral(at, 10.0, letter, "#2a1f15");
        }
    }

    /// Returns whether something is drawn at the centre of a spot.
    fn is_busy(&self, stage: &Stage, spot: Spot) -> bool {
        stage.balls.values().any(|ball| *ball == spot)
            || stage
                .tracks
                .iter()
                .any(|track| track.spots().any(|at| at == spot))
            || spot == stage.hole
            || self.arrows.iter().any(|arrow| arrow.at == spot)
    }
}

/// Draws an arrow in persimmon with a cream rim. Each kind of arrow has its own shape.
fn draw_arrow(pen: &mut Pen, stage: &Stage, arrow: &NoteArrow) {
    let centre = stage.point(arrow.at);
    let out = pen.turn.toward(arrow.toward);
    let rests = |at: Spot| at == arrow.at;
    let has_ball = stage.balls.values().any(|ball| rests(*ball))
        || stage.tracks.iter().any(|track| rests(track.last()));
    let [rim, tip] = if has_ball { [0.72, 1.5] } else { [0.22, 1.34] };
    let (from, to) = (centre + out * (rim * R), centre + out * (tip * R));
    let class = format!("arrow {}", arrow.kind.name());
    let group = Group {
        class: Some(&class),
        ..Group::default()
    };
    pen.group(group, |pen| match arrow.kind {
        ArrowKind::Open => with_head(pen, &[from, to], None),
        ArrowKind::Enter => with_head(pen, &[from, centre + out * (1.5 * R)], None),
        ArrowKind::Under => {
            let dashed = Some([3.4, 4.4]);
            with_head(pen, &[centre, centre + out * (1.24 * R)], dashed);
        }
        ArrowKind::Blocked => {
            let end = centre + out * (0.98 * R);
            let across = out.across() * (0.34 * R);
            let mut line = PathData::line(&[from, end]);
            line.join(&PathData::line(&[end - across, end + across]));
            stroke(pen, &line, None);
        }
        ArrowKind::Bounce => bounce(pen, centre, out, arrow.then.unwrap_or(arrow.toward)),
    });
}

/// Draws a bounce: the path to the wall or piece, and the path back.
fn bounce(pen: &mut Pen, centre: Point, into: Point, then: Direction) {
    let then = pen.turn.toward(then);
    let back = into.dot(then) < -0.9;
    let aside = into.across() * if back { 0.17 * R } else { 0.0 };
    let turn = centre + into * (0.5 * R);
    let start = centre - into * (0.78 * R) - aside;
    let tip = centre + then * (0.98 * R) + aside;
    let points: &[Point] = if back {
        &[start, turn - aside, turn + aside, tip]
    } else {
        &[start, turn, tip]
    };
    with_head(pen, points, None);
}

fn with_head(pen: &mut Pen, points: &[Point], dash: Option<[f64; 2]>) {
    let [.., before, tip] = points else {
        return;
    };
    let way = (*tip - *before).unit();
    stroke(pen, &PathData::bent(points, 0.2 * R), dash);
    stroke(pen, &chevron(*tip - way * 1.8, way, 0.76), None);
}

fn stroke(pen: &mut Pen, line: &PathData, dash: Option<[f64; 2]>) {
    let accent = pen.inks.accent;
    pen.path(line, &Paint::round(CREAM, 4.6));
    let paint = Paint::round(accent, 2.3);
    let paint = match dash {
        Some([dash, gap]) => paint.dashed(dash, gap),
        None => paint,
    };
    pen.path(line, &paint);
}

/// Draws a clasp between two touching balls, across the edge between their cells.
fn link(pen: &mut Pen, a: Point, b: Point) {
    let middle = a.mix(b, 0.5);
    let along = (b - a).unit() * (0.2 * R);
    stroke(
        pen,
        &PathData::line(&[middle - along, middle + along]),
        None,
    );
}

fn spot(place: Place) -> Spot {
    Spot {
        cell: place.cell,
        layer: place.layer,
    }
}

fn note_arrows(arrow: &Arrow) -> Vec<NoteArrow> {
    let mut found = Vec::new();
    for (index, (place, directions)) in arrow.from.iter().enumerate() {
        let then = arrow.bounces.get(index).map(|bounce| bounce.outgoing);
        found.extend(directions.iter().map(|toward| NoteArrow {
            kind: arrow.kind,
            at: spot(*place),
            toward,
            then,
        }));
    }
    // An arrow onto or under a piece starts at ground level, even if the spot is on top of the
    // piece.
    for note in &mut found {
        if matches!(note.kind, ArrowKind::Enter | ArrowKind::Under) {
            note.at.layer = Layer::Ground;
        }
    }
    found
}
