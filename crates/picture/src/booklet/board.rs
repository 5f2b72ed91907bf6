//! Draws a scene's board with its strokes and notes.

use crate::drawing::Drawing;
use crate::notes::Notes;
use crate::path_data::number;
use crate::point::{Frame, Point, p};
use crate::svg::{Group, Paint, Pen};
use figures::{Facts, FigureScene, Played};
use golf::Ball;

/// Returns the drawing of a scene, or `None` if the scene has no board.
pub(super) fn drawing<'s>(said: &'s FigureScene, played: &'s Played) -> Option<Drawing<'s>> {
    let (course, start) = (said.course.as_ref()?, played.start.as_ref()?);
    let field = course.field();
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
    drawing.notes = Notes::of(said);
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

/// Draws the board. If only a part of the board is shown, that part gets a frame with rounded
/// corners.
pub(super) fn draw(pen: &mut Pen, drawing: &Drawing<'_>, frame: Frame, low: Point) {
    let size = p(frame.width(), frame.height());
    let board = |pen: &mut Pen| {
        pen.open_picture(frame, low);
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
