//! Fills triangles.

use crate::vector::Vector;

/// How far outside a triangle a point may be. Without it, rounding would leave gaps between
/// neighbours.
const ROUNDING: f64 = 1e-7;

/// Calls `visit` for each pixel of `columns` × `rows` whose centre is inside a triangle, with its
/// column, its row and its third coordinate. Corners consist of pixels and a third coordinate.
pub(crate) fn fill(
    [a, b, c]: [Vector; 3],
    columns: [usize; 2],
    rows: [usize; 2],
    mut visit: impl FnMut(usize, usize, f64),
) {
    let area = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
    // So thin a triangle hides nothing, and its weights would be wrong.
    if area.abs() < 1e-9 {
        return;
    }
    let range = |axis: usize, [first, end]: [usize; 2]| {
        let low = a[axis].min(b[axis]).min(c[axis]) - 0.5;
        let high = a[axis].max(b[axis]).max(c[axis]) - 0.5;
        // Conversions to integers saturate, so points far outside do no harm.
        let (low, high) = (low.max(0.0) as usize, (high + 1.0).max(0.0) as usize);
        low.max(first)..high.min(end)
    };
    // The weight of a corner is its distance from the opposite side, as a share of the triangle.
    let weight = |p: Vector, q: Vector| {
        let [dx, dy] = [(p[1] - q[1]) / area, (q[0] - p[0]) / area];
        (dx, dy, -(dx * p[0] + dy * p[1]))
    };
    let weights = [weight(b, c), weight(c, a), weight(a, b)];
    let heights = [a[2], b[2], c[2]];
    let columns = range(0, columns);
    for row in range(1, rows) {
        let y = row as f64 + 0.5;
        let starts = weights.map(|(_, dy, constant)| dy * y + constant);
        // Each side of the triangle limits the columns of the row.
        let (mut low, mut high) = (columns.start as f64, columns.end as f64);
        for ((dx, _, _), start) in weights.iter().zip(starts) {
            let at = -(start + ROUNDING) / dx - 0.5;
            if *dx > 0.0 {
                low = low.max(at);
            } else if *dx < 0.0 {
                high = high.min(at + 1.0);
            } else if start < -ROUNDING {
                high = low;
            }
        }
        let first = low as usize;
        let first = first + usize::from((first as f64) < low);
        for column in first..high as usize {
            let x = column as f64 + 0.5;
            let [u, v, w] = [0, 1, 2].map(|i| weights[i].0 * x + starts[i]);
            visit(
                column,
                row,
                u * heights[0] + v * heights[1] + w * heights[2],
            );
        }
    }
}
