//! Draws sand and water as rounded blobs with grains and ripples.

use crate::lattice::{blob as soft_line, seams};
use crate::path_data::PathData;
use crate::point::{Point, R, Turn, p};
use crate::svg::{Paint, Pen};
use golf::Cell;

/// Draws a bunker.
pub(crate) fn sand(pen: &mut Pen, cells: &[Cell]) {
    let sand = pen.inks.sand;
    blob(pen, cells, sand.deep, sand.plain, sand.high);
    for (ink, part) in [(sand.deep, 0), (sand.low, 1), (sand.high, 2)] {
        let grains = cells.iter().map(|cell| grains(pen.turn, *cell, part));
        let grains: PathData = grains.collect();
        pen.path(&grains, &Paint::fill(ink));
    }
}

/// Draws a puddle.
pub(crate) fn water(pen: &mut Pen, cells: &[Cell]) {
    let water = pen.inks.water;
    blob(pen, cells, water.deep, water.plain, water.low);
    let ripples: PathData = cells.iter().map(|cell| ripples(pen.turn, *cell)).collect();
    pen.path(&ripples, &Paint::round(water.high, 1.5));
}

/// Draws the blob. Its upper rim is dark because sand and water lie lower than the felt.
fn blob(pen: &mut Pen, cells: &[Cell], rim: &str, ink: &str, shore: &str) {
    let set = cells.iter().copied().collect();
    let path = soft_line(pen.turn, &set);
    pen.path(&path, &Paint::fill(rim).edged(rim, 6.4).shifted(0.0, -1.0));
    pen.path(
        &path,
        &Paint::fill(shore).edged(shore, 4.6).shifted(0.0, 0.4),
    );
    pen.path(&path, &Paint::fill(ink).edged(ink, 3.0).shifted(0.0, 0.4));
    pen.path(
        &seams(pen.turn, cells),
        &Paint::line("#000", 1.0).opacity(0.16),
    );
}

/// Returns one of the three groups of grains in a cell. The grains are scattered by a fixed
/// sequence, so that the same course always gives the same picture.
fn grains(turn: Turn, cell: Cell, part: u32) -> PathData {
    let mut path = PathData::new();
    let mut seed = (cell.x.unsigned_abs() * 131 + cell.y.unsigned_abs() * 71 + 7) % 997;
    for grain in 0..14 {
        seed = (seed * 73 + 41) % 997;
        let angle = f64::from(seed) / 997.0 * std::f64::consts::TAU;
        let reach = (f64::from(seed * 31 % 997) / 997.0).sqrt() * 0.66 * R;
        if grain % 3 == part {
            let size = if grain % 2 == 0 { 0.9 } else { 0.62 };
            path.circle(turn.of(cell) + Point::polar(angle, reach), size);
        }
    }
    path
}

fn ripples(turn: Turn, cell: Cell) -> PathData {
    let centre = turn.of(cell);
    let side = if (cell.x / 2 + cell.y) % 2 == 0 {
        0.13
    } else {
        -0.13
    };
    let ripple = |down: f64, width: f64| {
        let mut path = PathData::new();
        let start = centre + p((side + down * 0.2 - width) * R, down * R);
        let step = p(width * R, 0.0);
        let crest = p(width * R / 2.0, -0.17 * R);
        path.start(start);
        path.curve(start + crest, start + step);
        path.curve(start + step + p(crest.x, -crest.y), start + step * 2.0);
        path
    };
    [ripple(-0.28, 0.3), ripple(0.3, 0.26)]
        .into_iter()
        .collect()
}
