//! Draws tokens as cream coins. A token's value determines the colour of its number and rim.

use crate::point::{Point, R, p};
use crate::svg::{Paint, Pen};

/// The radius of a coin on the board.
pub(crate) const SIZE: f64 = 0.58 * R;

/// Returns the ink for a token's value: blue, red, or a yellow that is dark enough to read.
fn ink(value: i32) -> &'static str {
    match value {
        -1 => "#1f5cb8",
        -2 => "#b3241c",
        -3 => "#8a6200",
        _ => "#2a1f15",
    }
}

/// Returns the colour of the rim.
fn rim(value: i32) -> &'static str {
    match value {
        -1 => "#2f6fd6",
        -2 => "#d63a32",
        -3 => "#e0b21c",
        _ => "#b89b66",
    }
}

/// Draws a coin centred at `at`.
pub(crate) fn draw(pen: &mut Pen, at: Point, radius: f64, value: i32) {
    let (coin, edge) = (pen.inks.coin, pen.inks.coin_edge);
    let shadow = Paint::fill("#000").opacity(pen.inks.shadow);
    pen.circle(at + p(1.3, 3.0), radius, &shadow);
    pen.circle(at + p(0.0, 1.2), radius, &Paint::fill(edge));
    let top = at - p(0.0, 0.6);
    pen.circle(top, radius, &Paint::fill(coin).edged(edge, 0.8));
    pen.circle(top, radius * 0.84, &Paint::line(rim(value), radius * 0.15));
    let text = format!("−{}", value.abs());
    pen.numeral(top, radius * 0.68, &text, ink(value));
}
