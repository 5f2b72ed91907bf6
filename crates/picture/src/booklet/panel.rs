//! The pictures in a figure's scene: a board, the stroke counter, an order of play, or pieces.

use super::{board, counter, order, shapes};
use crate::drawing::Drawing;
use crate::point::{Frame, Point, p};
use crate::svg::Pen;
use figures::{FigureScene, Played, ShapeFact};
use golf::{Ball, Counter};

/// The content of a panel.
pub(super) enum Content<'p> {
    Board(Box<Drawing<'p>>, Frame),
    Counter(Vec<(u8, Counter)>),
    Order(&'p [Ball]),
    Shapes(Vec<&'p ShapeFact>),
}

/// The pictures in a scene, stacked, with the caption below.
pub(super) struct Block<'p> {
    contents: Vec<Content<'p>>,
    pub(super) caption: &'p str,
}

/// The gap between two pictures in a block.
const BETWEEN: f64 = 14.0;

impl<'p> Block<'p> {
    pub(super) fn new(said: &'p FigureScene, played: &'p Played, language: &str) -> Block<'p> {
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
        let caption = said.caption.as_ref();
        Block {
            contents,
            caption: caption.map_or("", |words| words.get(language)),
        }
    }

    pub(super) fn size(&self) -> Point {
        let sizes = self.contents.iter().map(Content::size);
        let stacked = sizes.reduce(|a, b| p(a.x.max(b.x), a.y + BETWEEN + b.y));
        stacked.unwrap_or(p(0.0, 0.0))
    }

    /// Draws the block with its upper left corner at `low`.
    pub(super) fn draw(&self, pen: &mut Pen, low: Point) {
        let mut at = low;
        for content in &self.contents {
            content.draw(pen, at);
            at = at + p(0.0, content.size().y + BETWEEN);
        }
    }
}

impl Content<'_> {
    fn size(&self) -> Point {
        match self {
            Content::Board(_, frame) => p(frame.width(), frame.height()),
            Content::Counter(rows) => counter::size(rows.len()),
            Content::Order(balls) => order::size(balls.len()),
            Content::Shapes(shapes) => shapes::size(shapes.len()),
        }
    }

    fn draw(&self, pen: &mut Pen, low: Point) {
        match self {
            Content::Board(drawing, frame) => board::draw(pen, drawing, *frame, low),
            Content::Counter(rows) => counter::draw(pen, rows, low),
            Content::Order(balls) => order::draw(pen, balls, low),
            Content::Shapes(shapes) => shapes::draw(pen, shapes, low),
        }
    }
}
