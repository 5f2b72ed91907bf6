//! Draws the pieces in the game boxes.

use crate::pieces;
use crate::point::{Point, p};
use crate::svg::{Paint, Pen, Type};
use figures::ShapeFact;
use golf::Catalogue;

const TILE: Point = p(172.0, 146.0);
const GAP: f64 = 14.0;
const WORDS: f64 = 30.0;

fn columns(count: usize) -> usize {
    match count {
        0..=4 => count.max(1),
        5 | 6 => 3,
        _ => 4,
    }
}

pub(super) fn size(count: usize) -> Point {
    let columns = columns(count);
    let rows = count.div_ceil(columns);
    let [columns, rows] = [columns, rows].map(|n| f64::from(n as u32));
    p(columns * (TILE.x + GAP) - GAP, rows * (TILE.y + GAP) - GAP)
}

/// Draws a tile for each kind of piece, with its picture, its id and the number of such pieces.
pub(super) fn draw(pen: &mut Pen, shapes: &[&ShapeFact], low: Point) {
    let columns = columns(shapes.len());
    for (index, fact) in shapes.iter().enumerate() {
        let [column, row] = [index % columns, index / columns].map(|n| f64::from(n as u32));
        tile(
            pen,
            fact,
            low + p(column * (TILE.x + GAP), row * (TILE.y + GAP)),
        );
    }
}

fn tile(pen: &mut Pen, fact: &ShapeFact, low: Point) {
    let inks = pen.inks;
    let felt = p(TILE.x, TILE.y - WORDS);
    let ground = Paint::fill(inks.felt.plain).edged(inks.oak.plain, 4.0);
    pen.rectangle(low + p(2.0, 2.0), felt - p(4.0, 4.0), 11.0, &ground);
    let Some(shape) = Catalogue::standard().shape(&fact.id) else {
        return;
    };
    let open = fact.channel == Some(true);
    if let Some(body) = pieces::of_shape(shape, open) {
        let inset = p(8.0, 8.0);
        pieces::icon(pen, &body, low + inset, felt - inset * 2.0, 1.0);
    }
    let name = Type {
        size: 17.0,
        weight: 700,
        ink: inks.ink,
    };
    let base = low + p(6.0, TILE.y - 9.0);
    pen.text(base, name, &fact.id);
    let count = fact.count.unwrap_or(shape.count);
    let small = Type {
        size: 15.0,
        weight: 400,
        ink: inks.ink_second,
    };
    let right = low + p(TILE.x - 46.0, TILE.y - 9.0);
    pen.text(right, small, &format!("{count} ×"));
}
