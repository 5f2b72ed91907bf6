//! Capital letters as lines. The letters have the same height as the numerals.

/// A part of a letter: a starting point, a line or a curve.
pub(crate) enum Part {
    Start(f64, f64),
    Line(f64, f64),
    Curve([f64; 6]),
}
use Part::{Curve, Line, Start};

/// Returns the width of a capital.
pub(crate) fn width(letter: char) -> f64 {
    match letter {
        'I' => 0.06,
        'M' | 'W' => 0.78,
        'A' | 'N' | 'O' | 'Q' | 'V' | 'Y' => 0.66,
        _ => 0.54,
    }
}

/// Returns the lines that draw a capital letter; empty for any other character.
pub(crate) fn parts(letter: char) -> &'static [Part] {
    match letter {
        'A'..='G' => first(letter),
        'H'..='P' => second(letter),
        _ => third(letter),
    }
}

fn first(letter: char) -> &'static [Part] {
    match letter {
        'A' => &[
            Start(0.0, 1.0),
            Line(0.33, 0.0),
            Line(0.66, 1.0),
            Start(0.13, 0.66),
            Line(0.53, 0.66),
        ],
        'B' => &[
            Start(0.0, 0.47),
            Line(0.28, 0.47),
            Curve([0.46, 0.47, 0.54, 0.58, 0.54, 0.73]),
            Curve([0.54, 0.89, 0.44, 1.0, 0.28, 1.0]),
            Line(0.0, 1.0),
            Line(0.0, 0.0),
            Line(0.25, 0.0),
            Curve([0.4, 0.0, 0.49, 0.09, 0.49, 0.23]),
            Curve([0.49, 0.38, 0.4, 0.47, 0.25, 0.47]),
        ],
        'C' => &[
            Start(0.54, 0.18),
            Curve([0.48, 0.06, 0.4, 0.0, 0.3, 0.0]),
            Curve([0.1, 0.0, 0.0, 0.2, 0.0, 0.5]),
            Curve([0.0, 0.8, 0.1, 1.0, 0.3, 1.0]),
            Curve([0.4, 1.0, 0.48, 0.94, 0.54, 0.82]),
        ],
        'D' => &[
            Start(0.0, 0.0),
            Line(0.2, 0.0),
            Curve([0.44, 0.0, 0.56, 0.2, 0.56, 0.5]),
            Curve([0.56, 0.8, 0.44, 1.0, 0.2, 1.0]),
            Line(0.0, 1.0),
            Line(0.0, 0.0),
        ],
        'E' => &[
            Start(0.5, 0.0),
            Line(0.0, 0.0),
            Line(0.0, 1.0),
            Line(0.5, 1.0),
            Start(0.0, 0.48),
            Line(0.42, 0.48),
        ],
        'F' => &[
            Start(0.5, 0.0),
            Line(0.0, 0.0),
            Line(0.0, 1.0),
            Start(0.0, 0.5),
            Line(0.42, 0.5),
        ],
        'G' => &[
            Start(0.54, 0.18),
            Curve([0.48, 0.06, 0.4, 0.0, 0.3, 0.0]),
            Curve([0.1, 0.0, 0.0, 0.2, 0.0, 0.5]),
            Curve([0.0, 0.8, 0.1, 1.0, 0.3, 1.0]),
            Curve([0.42, 1.0, 0.5, 0.94, 0.55, 0.84]),
            Line(0.55, 0.56),
            Line(0.32, 0.56),
        ],
        _ => &[],
    }
}

fn second(letter: char) -> &'static [Part] {
    match letter {
        'H' => &[
            Start(0.0, 0.0),
            Line(0.0, 1.0),
            Start(0.54, 0.0),
            Line(0.54, 1.0),
            Start(0.0, 0.49),
            Line(0.54, 0.49),
        ],
        'I' => &[Start(0.03, 0.0), Line(0.03, 1.0)],
        'J' => &[
            Start(0.44, 0.0),
            Line(0.44, 0.7),
            Curve([0.44, 0.9, 0.35, 1.0, 0.21, 1.0]),
            Curve([0.1, 1.0, 0.03, 0.94, 0.0, 0.84]),
        ],
        'K' => &[
            Start(0.0, 0.0),
            Line(0.0, 1.0),
            Start(0.5, 0.0),
            Line(0.02, 0.58),
            Start(0.18, 0.4),
            Line(0.54, 1.0),
        ],
        'L' => &[Start(0.0, 0.0), Line(0.0, 1.0), Line(0.5, 1.0)],
        'M' => &[
            Start(0.0, 1.0),
            Line(0.05, 0.0),
            Line(0.39, 0.72),
            Line(0.73, 0.0),
            Line(0.78, 1.0),
        ],
        'N' => &[
            Start(0.0, 1.0),
            Line(0.0, 0.0),
            Line(0.6, 1.0),
            Line(0.6, 0.0),
        ],
        'O' => ROUND,
        'P' => &[
            Start(0.0, 1.0),
            Line(0.0, 0.0),
            Line(0.26, 0.0),
            Curve([0.43, 0.0, 0.53, 0.11, 0.53, 0.28]),
            Curve([0.53, 0.45, 0.43, 0.56, 0.26, 0.56]),
            Line(0.0, 0.56),
        ],
        _ => &[],
    }
}

static ROUND: &[Part] = &[
    Start(0.33, 0.0),
    Curve([0.55, 0.0, 0.66, 0.2, 0.66, 0.5]),
    Curve([0.66, 0.8, 0.55, 1.0, 0.33, 1.0]),
    Curve([0.11, 1.0, 0.0, 0.8, 0.0, 0.5]),
    Curve([0.0, 0.2, 0.11, 0.0, 0.33, 0.0]),
];

fn third(letter: char) -> &'static [Part] {
    match letter {
        'Q' => &[
            Start(0.33, 0.0),
            Curve([0.55, 0.0, 0.66, 0.2, 0.66, 0.5]),
            Curve([0.66, 0.8, 0.55, 1.0, 0.33, 1.0]),
            Curve([0.11, 1.0, 0.0, 0.8, 0.0, 0.5]),
            Curve([0.0, 0.2, 0.11, 0.0, 0.33, 0.0]),
            Start(0.4, 0.74),
            Line(0.66, 1.06),
        ],
        'R' => &[
            Start(0.0, 1.0),
            Line(0.0, 0.0),
            Line(0.26, 0.0),
            Curve([0.43, 0.0, 0.52, 0.1, 0.52, 0.27]),
            Curve([0.52, 0.44, 0.43, 0.54, 0.26, 0.54]),
            Line(0.0, 0.54),
            Start(0.26, 0.54),
            Line(0.54, 1.0),
        ],
        'S' => &[
            Start(0.5, 0.16),
            Curve([0.45, 0.05, 0.37, 0.0, 0.27, 0.0]),
            Curve([0.13, 0.0, 0.03, 0.1, 0.03, 0.24]),
            Curve([0.03, 0.4, 0.14, 0.45, 0.28, 0.49]),
            Curve([0.43, 0.53, 0.54, 0.59, 0.54, 0.75]),
            Curve([0.54, 0.9, 0.43, 1.0, 0.27, 1.0]),
            Curve([0.14, 1.0, 0.05, 0.94, 0.0, 0.82]),
        ],
        'T' => &[
            Start(0.0, 0.0),
            Line(0.54, 0.0),
            Start(0.27, 0.0),
            Line(0.27, 1.0),
        ],
        'U' => &[
            Start(0.0, 0.0),
            Line(0.0, 0.66),
            Curve([0.0, 0.88, 0.1, 1.0, 0.27, 1.0]),
            Curve([0.44, 1.0, 0.54, 0.88, 0.54, 0.66]),
            Line(0.54, 0.0),
        ],
        'V' => &[Start(0.0, 0.0), Line(0.33, 1.0), Line(0.66, 0.0)],
        'W' => &[
            Start(0.0, 0.0),
            Line(0.2, 1.0),
            Line(0.39, 0.3),
            Line(0.58, 1.0),
            Line(0.78, 0.0),
        ],
        'X' => &[
            Start(0.0, 0.0),
            Line(0.54, 1.0),
            Start(0.54, 0.0),
            Line(0.0, 1.0),
        ],
        'Y' => &[
            Start(0.0, 0.0),
            Line(0.33, 0.5),
            Line(0.66, 0.0),
            Start(0.33, 0.5),
            Line(0.33, 1.0),
        ],
        'Z' => &[
            Start(0.02, 0.0),
            Line(0.52, 0.0),
            Line(0.0, 1.0),
            Line(0.54, 1.0),
        ],
        _ => &[],
    }
}
