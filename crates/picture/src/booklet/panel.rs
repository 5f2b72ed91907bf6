//! One picture of a figure: a board, the counter, an order of play, pieces.

use super::{board, counter, order, shapes};
use crate::drawing::Drawing;
use crate::point::{Frame, Point, p};
use crate::svg::{Pen, number};
use golf::figure::{FigureScene, Played, ShapeFact};
use golf::{Ball, Counter};

/// What a panel shows.
pub(super) enum Content<'p> {
    Board(Box<Drawing<'p>>, Frame),
    Counter(Vec<(u8, Counter)>),
    Order(&'p [Ball]),
    Shapes(Vec<&'p ShapeFact>),
}

/// A picture and what is written under it.
pub(super) struct Panel<'p> {
    pub(super) content: Content<'p>,
    pub(super) caption: &'p str,
}

impl<'p> Panel<'p> {
    /// The panels of a scene; the caption stands under the first.
    pub(super) fn all(said: &'p FigureScene, played: &'p Played, language: &str) -> Vec<Panel<'p>> {
        let facts = &said.facts;
        let mut contents = Vec::new();
        if let Some(drawing) = board::drawing(said, played) {
            let frame = drawing.own_frame();
            contents.push(Content::Board(Box::new(drawing), frame));
        }
        if !facts.counter.is_empty() {
            let rows = facts.counter.iter().map(|row| row.value);
            contents.push(Content::Counter(rows.collect()));
        }
        if let Some(order) = &facts.order {
            contents.push(Content::Order(&order.value.play));
        }
        if !facts.shapes.is_empty() {
            let shapes = facts.shapes.iter().map(|shape| &shape.value);
            contents.push(Content::Shapes(shapes.collect()));
        }
        let caption = said
            .caption
            .as_ref()
            .map_or("", |words| words.get(language));
        let panel = |(index, content)| Panel {
            content,
            caption: if index == 0 { caption } else { "" },
        };
        contents.into_iter().enumerate().map(panel).collect()
    }

    pub(super) fn size(&self) -> Point {
        match &self.content {
            Content::Board(_, frame) => p(frame.width(), frame.height()),
            Content::Counter(rows) => counter::size(rows.len()),
            Content::Order(balls) => order::size(balls.len()),
            Content::Shapes(shapes) => shapes::size(shapes.len()),
        }
    }

    /// Draws the panel with its upper left corner at `low`.
    pub(super) fn draw(&self, pen: &mut Pen, low: Point) {
        match &self.content {
            Content::Board(drawing, frame) => board::draw(pen, drawing, *frame, low),
            Content::Counter(rows) => counter::draw(pen, rows, low),
            Content::Order(balls) => order::draw(pen, balls, low),
            Content::Shapes(shapes) => shapes::draw(pen, shapes, low),
        }
    }
}

/// Opens a picture within the picture, showing `frame` at `low`.
pub(super) fn open_at(pen: &mut Pen, frame: Frame, low: Point) {
    let [x, y] = [low.x, low.y].map(number);
    let [left, top, width, height] =
        [frame.low.x, frame.low.y, frame.width(), frame.height()].map(number);
    pen.markup(&format!(
        r#"<svg x="{x}" y="{y}" width="{width}" height="{height}" viewBox="{left} {top} {width} {height}">
"#
    ));
}
