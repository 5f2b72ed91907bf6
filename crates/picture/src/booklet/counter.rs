//! Draws the stroke counter: a rail with ten positions and a brass slider.

use crate::numerals;
use crate::point::{Point, p};
use crate::svg::{Paint, Pen};
use crate::theme::CREAM;
use golf::Counter;

const PLACE: f64 = 40.0;
const LEFT: f64 = 62.0;
const ROW: f64 = 66.0;
/// The width reserved on the right for the strokes in the current lap.
const RIGHT: f64 = 92.0;

pub(super) fn size(rows: usize) -> Point {
    p(LEFT + 11.0 * PLACE + RIGHT, ROW * f64::from(rows as u32))
}

/// Draws one row per stroke: its number, the counter, and the strokes in the current lap.
pub(super) fn draw(pen: &mut Pen, rows: &[(u8, Counter)], low: Point) {
    for (index, (stroke, counter)) in rows.iter().enumerate() {
        let middle = low + p(0.0, ROW * (f64::from(index as u32) + 0.5));
        number_card(pen, middle + p(28.0, 0.0), *stroke);
        rail(pen, middle + p(LEFT, 0.0), *counter);
        let last = u32::from(counter.lap) * u32::from(Counter::PLACES);
        let lap = format!("{}–{last}", last + 1 - u32::from(Counter::PLACES));
        let left = LEFT + 11.0 * PLACE + 14.0;
        let at = middle + p(left + numerals::width(&lap, 14.0) / 2.0, 0.0);
        pen.numeral(at, 14.0, &lap, pen.inks.ink_second);
    }
}

fn number_card(pen: &mut Pen, at: Point, stroke: u8) {
    let size = p(38.0, 32.0);
    let card = Paint::fill(CREAM).edged(pen.inks.line, 1.4);
    pen.rectangle(at - size * 0.5, size, 6.0, &card);
    pen.numeral(at, 17.0, &stroke.to_string(), "#2a1f15");
}

fn rail(pen: &mut Pen, left: Point, counter: Counter) {
    let (oak, felt, brass) = (pen.inks.oak, pen.inks.felt, pen.inks.brass);
    let size = p(11.0 * PLACE, 44.0);
    let corner = left - p(0.0, size.y / 2.0);
    let shadow = Paint::fill("#000").opacity(pen.inks.shadow);
    pen.rectangle(corner + p(2.0, 5.0), size, 12.0, &shadow);
    pen.rectangle(corner + p(0.0, 2.6), size, 12.0, &Paint::fill(oak.deep));
    let wood = Paint::fill(oak.plain).edged(oak.low, 1.2);
    pen.rectangle(corner, size, 12.0, &wood);
    let slot = p(size.x - 20.0, 26.0);
    let groove = Paint::fill(felt.deep).edged(oak.deep, 1.4);
    pen.rectangle(left + p(10.0, -13.0), slot, 13.0, &groove);
    let at = |place: u8| left + p(PLACE * (f64::from(place) + 0.5), 0.0);
    for place in 1..=Counter::PLACES {
        if place != counter.place {
            pen.numeral(at(place), 13.0, &place.to_string(), pen.inks.on_felt);
        }
    }
    let slider = at(counter.place);
    pen.circle(slider + p(1.6, 3.4), 18.0, &shadow);
    pen.circle(slider + p(0.0, 1.6), 18.0, &Paint::fill(brass.deep));
    let face = Paint::fill(brass.plain).edged(brass.deep, 1.2);
    pen.circle(slider, 18.0, &face);
    pen.circle(
        slider,
        13.4,
        &Paint::fill(brass.high).edged(brass.deep, 0.8),
    );
    if counter.place > 0 {
        pen.numeral(slider, 13.0, &counter.place.to_string(), "#2a1f15");
    }
}
