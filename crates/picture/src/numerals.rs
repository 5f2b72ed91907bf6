//! Draws numbers and capital letters as lines, so that text on a board looks the same everywhere
//! and does not depend on a font. A font would need a licence, and its outlines are longer because
//! every stroke has two sides. For the few characters here, a single line with round ends is
//! enough.
//!
//! A digit fits into a box of height one and width [`WIDTH`], with y pointing down; letters have
//! the same height. The line is centred on the box's edges, so half of its thickness lies outside
//! the box.

use crate::letters::{self, Part};
use crate::path_data::PathData;
use crate::point::{Point, p};
use crate::svg::{Paint, Pen};
use Part::{Curve, Line, Start};

const WIDTH: f64 = 0.56;
/// The gap between two characters, wide enough for the line thickness of both.
const GAP: f64 = 0.3;
/// The thickness of the line.
const STROKE: f64 = 0.19;

impl Pen {
    /// Draws a number centred at `at`; `height` is the height of a digit. Supports digits, the
    /// letters `A` to `Z`, `−`, `+`, `,`, `.`, `–` and `×`. Any other character leaves a gap.
    pub(crate) fn numeral(&mut self, at: Point, height: f64, text: &str, ink: &str) {
        let size = height / (1.0 + STROKE);
        let path = outline(at, size, text);
        self.path(&path, &Paint::round(ink, size * STROKE));
    }
}

/// Returns the width of a number at this height.
pub(crate) fn width(text: &str, height: f64) -> f64 {
    let size = height / (1.0 + STROKE);
    let advance: f64 = text.chars().map(|c| advance(c) + GAP).sum();
    (advance - GAP + STROKE) * size
}

fn outline(at: Point, size: f64, text: &str) -> PathData {
    let total: f64 = text.chars().map(|c| advance(c) + GAP).sum::<f64>() - GAP;
    let mut left = at - p(total * size / 2.0, size / 2.0);
    let mut path = PathData::new();
    for character in text.chars() {
        for part in parts(character) {
            let place = |x: f64, y: f64| left + p(x, y) * size;
            match *part {
                Start(x, y) => path.start(place(x, y)),
                Line(x, y) => path.to(place(x, y)),
                Curve([from_x, from_y, to_x, to_y, x, y]) => {
                    path.cubic(place(from_x, from_y), place(to_x, to_y), place(x, y));
                }
            }
        }
        left = left + p((advance(character) + GAP) * size, 0.0);
    }
    path
}

fn advance(character: char) -> f64 {
    match character {
        '1' => 0.3,
        ',' => 0.06,
        ' ' => 0.0,
        '.' => 0.04,
        '−' | '-' | '–' => 0.4,
        'A'..='Z' => letters::width(character),
        _ => WIDTH,
    }
}

fn parts(character: char) -> &'static [Part] {
    match character {
        '0' => &[
            Start(0.28, 0.0),
            Curve([0.47, 0.0, 0.56, 0.2, 0.56, 0.5]),
            Curve([0.56, 0.8, 0.47, 1.0, 0.28, 1.0]),
            Curve([0.09, 1.0, 0.0, 0.8, 0.0, 0.5]),
            Curve([0.0, 0.2, 0.09, 0.0, 0.28, 0.0]),
        ],
        '1' => &[Start(0.0, 0.2), Line(0.27, 0.0), Line(0.27, 1.0)],
        '2' => &[
            Start(0.02, 0.26),
            Curve([0.03, 0.09, 0.13, 0.0, 0.28, 0.0]),
            Curve([0.44, 0.0, 0.54, 0.1, 0.54, 0.26]),
            Curve([0.54, 0.42, 0.42, 0.54, 0.02, 1.0]),
            Line(0.56, 1.0),
        ],
        '3' => &[
            Start(0.04, 0.0),
            Line(0.52, 0.0),
            Line(0.26, 0.39),
            Curve([0.45, 0.38, 0.56, 0.5, 0.56, 0.68]),
            Curve([0.56, 0.88, 0.44, 1.0, 0.27, 1.0]),
            Curve([0.13, 1.0, 0.04, 0.94, 0.0, 0.82]),
        ],
        '4' => &[
            Start(0.42, 1.0),
            Line(0.42, 0.0),
            Line(0.0, 0.7),
            Line(0.58, 0.7),
        ],
        '5' => &[
            Start(0.5, 0.0),
            Line(0.1, 0.0),
            Line(0.05, 0.45),
            Curve([0.12, 0.39, 0.19, 0.37, 0.28, 0.37]),
            Curve([0.45, 0.37, 0.56, 0.5, 0.56, 0.68]),
            Curve([0.56, 0.87, 0.44, 1.0, 0.27, 1.0]),
            Curve([0.14, 1.0, 0.05, 0.95, 0.0, 0.85]),
        ],
        '6' => &[
            Start(0.42, 0.0),
            Curve([0.2, 0.14, 0.0, 0.38, 0.0, 0.67]),
            Curve([0.0, 0.87, 0.11, 1.0, 0.28, 1.0]),
            Curve([0.45, 1.0, 0.56, 0.87, 0.56, 0.69]),
            Curve([0.56, 0.51, 0.45, 0.39, 0.29, 0.39]),
            Curve([0.15, 0.39, 0.04, 0.48, 0.01, 0.6]),
        ],
        '7' => &[Start(0.02, 0.0), Line(0.55, 0.0), Line(0.19, 1.0)],
        '8' => &[
            Start(0.28, 0.46),
            Curve([0.14, 0.46, 0.05, 0.36, 0.05, 0.23]),
            Curve([0.05, 0.1, 0.14, 0.0, 0.28, 0.0]),
            Curve([0.42, 0.0, 0.51, 0.1, 0.51, 0.23]),
            Curve([0.51, 0.36, 0.42, 0.46, 0.28, 0.46]),
            Curve([0.12, 0.46, 0.0, 0.57, 0.0, 0.73]),
            Curve([0.0, 0.89, 0.12, 1.0, 0.28, 1.0]),
            Curve([0.44, 1.0, 0.56, 0.89, 0.56, 0.73]),
            Curve([0.56, 0.57, 0.44, 0.46, 0.28, 0.46]),
        ],
        '9' => &[
            Start(0.14, 1.0),
            Curve([0.36, 0.86, 0.56, 0.62, 0.56, 0.33]),
            Curve([0.56, 0.13, 0.45, 0.0, 0.28, 0.0]),
            Curve([0.11, 0.0, 0.0, 0.13, 0.0, 0.31]),
            Curve([0.0, 0.49, 0.11, 0.61, 0.27, 0.61]),
            Curve([0.41, 0.61, 0.52, 0.52, 0.55, 0.4]),
        ],
        '−' | '-' | '–' => &[Start(0.0, 0.52), Line(0.4, 0.52)],
        '+' => &[
            Start(0.03, 0.52),
            Line(0.53, 0.52),
            Start(0.28, 0.27),
            Line(0.28, 0.77),
        ],
        '×' => &[
            Start(0.06, 0.3),
            Line(0.5, 0.74),
            Start(0.5, 0.3),
            Line(0.06, 0.74),
        ],
        ',' => &[Start(0.05, 0.96), Line(0.0, 1.16)],
        '.' => &[Start(0.0, 0.98), Line(0.02, 0.98)],
        'A'..='Z' => letters::parts(character),
        _ => &[],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_digit_and_letter_has_a_shape_of_its_own() {
        let shapes: Vec<String> = ('0'..='9')
            .chain('A'..='Z')
            .map(|c| {
                outline(p(0.0, 0.0), 10.0, &c.to_string())
                    .as_str()
                    .to_owned()
            })
            .collect();
        for (index, shape) in shapes.iter().enumerate() {
            assert!(!shape.is_empty());
            assert!(!shapes[..index].contains(shape));
        }
    }
}
