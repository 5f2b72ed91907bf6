//! Figures made of strokes, to engrave.

use crate::line::ahead;
use crate::plane::{Ends, Place, Region};

/// Half the width of a stroke, as a fraction of the figure's height.
const HALF_STROKE: f64 = 0.07;

/// Returns the strokes of a digit that is one unit high, around its centre.
fn strokes(digit: u8) -> &'static [Place] {
    match digit {
        1 => &[[-0.16, 0.32], [0.06, 0.5], [0.06, -0.5]],
        2 => &[
            [-0.29, 0.27],
            [-0.18, 0.45],
            [0.0, 0.5],
            [0.18, 0.45],
            [0.29, 0.27],
            [0.24, 0.07],
            [-0.29, -0.5],
            [0.29, -0.5],
        ],
        3 => &[
            [-0.27, 0.4],
            [-0.11, 0.5],
            [0.11, 0.5],
            [0.26, 0.37],
            [0.26, 0.16],
            [0.02, 0.03],
            [0.26, -0.1],
            [0.29, -0.31],
            [0.13, -0.5],
            [-0.11, -0.5],
            [-0.29, -0.37],
        ],
        4 => &[[0.13, -0.5], [0.13, 0.5], [-0.32, -0.18], [0.32, -0.18]],
        5 => &[
            [0.26, 0.5],
            [-0.21, 0.5],
            [-0.26, 0.05],
            [-0.05, 0.13],
            [0.13, 0.1],
            [0.29, -0.08],
            [0.26, -0.34],
            [0.08, -0.5],
            [-0.13, -0.5],
            [-0.29, -0.39],
        ],
        _ => &[
            [0.21, 0.47],
            [-0.03, 0.42],
            [-0.24, 0.16],
            [-0.29, -0.16],
            [-0.21, -0.42],
            [0.0, -0.5],
            [0.21, -0.42],
            [0.29, -0.21],
            [0.18, 0.0],
            [0.0, 0.08],
            [-0.21, 0.0],
            [-0.29, -0.16],
        ],
    }
}

/// Returns a digit from 1 to 6 around a point.
pub(crate) fn digit(digit: u8, at: Place, height: f64) -> Region {
    let point = |point: &Place| [at[0] + point[0] * height, at[1] + point[1] * height];
    let line: Vec<Place> = strokes(digit).iter().map(point).collect();
    Region::stroke(&line, HALF_STROKE * height, Ends::Round)
}

/// Returns a minus sign and a digit around a point.
pub(crate) fn negative(value: u8, at: Place, height: f64) -> Region {
    let from = ahead(at, [-1.0, 0.0], 0.62 * height);
    let sign = [from, ahead(from, [1.0, 0.0], 0.36 * height)];
    let sign = Region::stroke(&sign, HALF_STROKE * height, Ends::Round);
    sign.union(&digit(value, ahead(at, [1.0, 0.0], 0.3 * height), height))
}
