//! Panels in rows and columns, with their captions.

use super::panel::Panel;
use crate::point::{Point, p};
use crate::svg::{Pen, Type};

const MARGIN: f64 = 14.0;
const GAP: f64 = 26.0;
/// Width to height of a picture that sits well on a page.
const SHAPE: f64 = 1.5;

/// Panels, where they stand, and how large it all is.
pub(super) struct Sheet<'s> {
    panels: Vec<Panel<'s>>,
    places: Vec<Point>,
    words: f64,
    pub(super) size: Point,
}

impl<'s> Sheet<'s> {
    /// With as many columns as make the best shape.
    pub(super) fn new(panels: Vec<Panel<'s>>) -> Sheet<'s> {
        let distance = |columns: &usize| {
            let size = Plan::new(&panels, *columns).size;
            // How far from the best shape; compared as whole numbers.
            ((size.x / size.y / SHAPE).ln().abs() * 1000.0) as u32
        };
        let columns = (1..=panels.len().clamp(1, 4)).min_by_key(distance);
        let Plan {
            places,
            words,
            size,
        } = Plan::new(&panels, columns.unwrap_or(1));
        Sheet {
            panels,
            places,
            words,
            size,
        }
    }

    pub(super) fn draw(&self, pen: &mut Pen) {
        for (index, (panel, low)) in self.panels.iter().zip(&self.places).enumerate() {
            pen.scoped(&format!("p{}", index + 1), |pen| panel.draw(pen, *low));
            self.caption(pen, panel, *low);
        }
    }

    fn caption(&self, pen: &mut Pen, panel: &Panel<'_>, low: Point) {
        let look = Type {
            size: self.words,
            weight: 500,
            ink: pen.inks.ink_second,
        };
        let mut at = low + p(2.0, panel.size().y + 1.35 * self.words);
        for line in lines(panel.caption, panel.size().x, self.words) {
            pen.text(at, look, &line);
            at = at + p(0.0, 1.28 * self.words);
        }
    }
}

struct Plan {
    places: Vec<Point>,
    words: f64,
    size: Point,
}

impl Plan {
    fn new(panels: &[Panel<'_>], columns: usize) -> Plan {
        let column_width = |column: usize| {
            let column = panels.iter().skip(column).step_by(columns);
            column.map(|panel| panel.size().x).fold(0.0, f64::max)
        };
        let widths: Vec<f64> = (0..columns).map(column_width).collect();
        let gaps = GAP * f64::from(columns as u32 - 1);
        let width = widths.iter().sum::<f64>() + gaps + 2.0 * MARGIN;
        // Twelve pixels high when the picture is 600 wide, whatever it shows.
        let words = (width / 48.0).clamp(10.0, 30.0);
        let mut places = Vec::new();
        let mut top = MARGIN;
        for row in panels.chunks(columns) {
            let mut left = MARGIN;
            let mut height: f64 = 0.0;
            for (panel, width) in row.iter().zip(&widths) {
                places.push(p(left, top));
                left += width + GAP;
                height = height.max(panel.size().y + caption_height(panel, words));
            }
            top += height + GAP * 0.7;
        }
        let size = p(width, (top - GAP * 0.7 + MARGIN).max(2.0 * MARGIN));
        Plan {
            places,
            words,
            size,
        }
    }
}

fn caption_height(panel: &Panel<'_>, words: f64) -> f64 {
    let count = lines(panel.caption, panel.size().x, words).len();
    if count == 0 {
        return 0.0;
    }
    words * (0.55 + 1.28 * f64::from(count as u32))
}

/// Breaks a text into lines; a letter is on average half as wide as high.
fn lines(text: &str, width: f64, size: f64) -> Vec<String> {
    let most = ((width / (0.53 * size)) as usize).max(12);
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + word.chars().count() < most => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}
