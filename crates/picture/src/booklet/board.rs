//! The board of a scene, with its strokes and notes.

use super::panel::open_at;
use crate::drawing::Drawing;
use crate::notes::{NoteArrow, Notes};
use crate::point::{Frame, Point, p};
use crate::svg::{Group, Paint, Pen, number};
use crate::track::Spot;
use golf::figure::{Arrow, ArrowKind, Facts, FigureScene, Place, Played};
use golf::{Ball, Layer};

/// The drawing of a scene; nothing if it is not about a board.
pub(super) fn drawing<'s>(said: &'s FigureScene, played: &'s Played) -> Option<Drawing<'s>> {
    let (course, (field, start)) = (said.course.as_ref()?, played.setting.as_ref()?);
    if !is_about_board(said) {
        return None;
    }
    let mut drawing = Drawing::new(course).scene(field, start);
    for stroke in &played.strokes {
        drawing = drawing.stroke(field, &stroke.before, &stroke.trace);
    }
    let same = |ball: Ball| played.strokes.iter().all(|stroke| stroke.ball == ball);
    if said.strokes.first().is_some_and(|first| same(first.ball)) {
        drawing = drawing.first(said.round);
    }
    if let Some(view) = said.view {
        drawing = drawing.view(view);
    }
    drawing.notes = notes(said);
    Some(drawing)
}

fn is_about_board(said: &FigureScene) -> bool {
    let Facts {
        open,
        arrows,
        holds,
        touching,
        counter,
        order,
        shapes,
        ..
    } = &said.facts;
    let shows_board = !said.strokes.is_empty()
        || !said.balls.is_empty()
        || !said.marks.is_empty()
        || !said.circles.is_empty()
        || !(open.is_empty() && arrows.is_empty() && holds.is_empty() && touching.is_empty());
    shows_board || (counter.is_empty() && order.is_none() && shapes.is_empty())
}

fn spot(place: Place) -> Spot {
    Spot {
        cell: place.cell,
        layer: place.layer,
    }
}

/// What is written on the board beside its strokes.
pub(crate) fn notes(said: &FigureScene) -> Notes {
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
    // From the ground a way up begins on the ground, whatever lies above.
    for note in &mut found {
        if matches!(note.kind, ArrowKind::Enter | ArrowKind::Under) {
            note.at.layer = Layer::Ground;
        }
    }
    found
}

/// Draws the board; if it is only a part, in a frame with soft corners.
pub(super) fn draw(pen: &mut Pen, drawing: &Drawing<'_>, frame: Frame, low: Point) {
    let size = p(frame.width(), frame.height());
    let board = |pen: &mut Pen| {
        open_at(pen, frame, low);
        drawing.part(pen);
        pen.markup("</svg>\n");
    };
    if !drawing.is_cut() {
        return board(pen);
    }
    let [x, y, width, height] = [low.x, low.y, size.x, size.y].map(number);
    let id = pen.id("cut");
    pen.markup(&format!(
        r#"<clipPath id="{id}"><rect x="{x}" y="{y}" width="{width}" height="{height}" rx="9"/></clipPath>"#
    ));
    let cut = Group {
        clip: Some("cut"),
        ..Group::default()
    };
    pen.group(cut, board);
    let line = pen.inks.line;
    pen.rectangle(low, size, 9.0, &Paint::line(line, 1.6));
}
