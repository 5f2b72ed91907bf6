//! Draws the order of play.

use crate::ball::{self, Look};
use crate::path_data::chevron;
use crate::point::{Point, p};
use crate::svg::{Paint, Pen};
use golf::Ball;

const STEP: f64 = 74.0;

pub(super) fn size(balls: usize) -> Point {
    p(STEP * f64::from(balls.max(1) as u32) + 16.0, 108.0)
}

/// Draws the balls in a numbered row on felt.
pub(super) fn draw(pen: &mut Pen, balls: &[Ball], low: Point) {
    let (oak, felt, on_felt) = (pen.inks.oak, pen.inks.felt, pen.inks.on_felt);
    let size = size(balls.len());
    let tray = Paint::fill(felt.plain).edged(oak.plain, 7.0);
    pen.rectangle(low + p(5.0, 5.0), size - p(10.0, 10.0), 16.0, &tray);
    let edge = Paint::line(oak.low, 1.2);
    pen.rectangle(low + p(8.5, 8.5), size - p(17.0, 17.0), 13.0, &edge);
    for (index, ball) in balls.iter().enumerate() {
        let at = low + p(8.0 + STEP * (f64::from(index as u32) + 0.5), 44.0);
        if index > 0 {
            let between = at - p(STEP * 0.5, 0.0);
            let mark = chevron(between, p(1.0, 0.0), 1.2);
            pen.path(&mark, &Paint::round(on_felt, 2.4).opacity(0.85));
        }
        ball::draw(pen, *ball, at, 21.0, Look::Solid);
        pen.numeral(at + p(0.0, 39.0), 14.0, &(index + 1).to_string(), on_felt);
    }
}
