//! Splits a board into tiles that fit on a bed. Dovetails join neighbouring tiles.
//!
//! ```text
//!    tile  |   tile
//!       ___|
//!       \  |             the tongue belongs to one tile; the other tile has a slot that is
//!        | |   seen      wider by the clearance
//!       /__|   from above
//!          |
//! ```

use super::{Bed, PrintError, Scale};
use crate::plane::{Place, Region};

/// Half the width of a tongue at its neck and at its head, and its length, in cell radii.
const TONGUE: [f64; 3] = [0.45, 0.65, 0.8];
/// The gap around a tongue, in millimetres.
const GAP: f64 = 0.15;
/// How much of the board must surround a tongue, in cell radii.
const MARGIN: f64 = 0.35;
/// The smallest distance between two tongues, in cell radii.
const APART: f64 = 4.0;
/// The smallest tile, in cell radii.
const MIN_TILE: f64 = 3.0;

/// Returns the tiles that cover the board. Tongues stay clear of `avoid`.
pub(super) fn tiles(
    board: &Region,
    avoid: &Region,
    scale: Scale,
    bed: Bed,
) -> Result<Vec<Region>, PrintError> {
    let Some([low, high]) = board.bounds() else {
        return Ok(Vec::new());
    };
    let turned = [bed.size[1], bed.size[0]];
    let cuts = [bed.size, turned].into_iter().filter_map(|size| {
        let cuts = |axis: usize| cuts(low[axis], high[axis], size[axis] / scale.radius());
        Some([cuts(0)?, cuts(1)?])
    });
    let [columns, rows] = cuts
        .min_by_key(|[columns, rows]| columns.len() * rows.len())
        .ok_or(PrintError::Bed)?;
    let mut tiles: Vec<Vec<Region>> = columns
        .windows(2)
        .map(|x| {
            let tile = |y: &[f64]| Region::rectangle([x[0], y[0]], [x[1], y[1]]);
            rows.windows(2).map(tile).collect()
        })
        .collect();
    let joiner = Joiner {
        board: board.minus(avoid),
        gap: GAP / scale.radius(),
    };
    for column in 0..tiles.len() {
        for row in 0..tiles[column].len() {
            if column + 1 < tiles.len() {
                let across = |along: f64, out: f64| [columns[column + 1] + out, along];
                let tongues = joiner.tongues([rows[row], rows[row + 1]], across);
                tiles[column][row] = tiles[column][row].union(&tongues);
                tiles[column + 1][row] = tiles[column + 1][row].minus(&joiner.slots(&tongues));
            }
            if row + 1 < tiles[column].len() {
                let across = |along: f64, out: f64| [along, rows[row + 1] + out];
                let tongues = joiner.tongues([columns[column], columns[column + 1]], across);
                tiles[column][row] = tiles[column][row].union(&tongues);
                tiles[column][row + 1] = tiles[column][row + 1].minus(&joiner.slots(&tongues));
            }
        }
    }
    Ok(tiles.into_iter().flatten().collect())
}

/// Returns where to cut along one axis: equal parts that are short enough, with their tongues, for
/// the bed. The first and last values lie outside the board.
fn cuts(low: f64, high: f64, bed: f64) -> Option<Vec<f64>> {
    let length = high - low;
    if length <= bed {
        return Some(vec![low - 1.0, high + 1.0]);
    }
    let room = bed - TONGUE[2] - 0.01;
    if room < MIN_TILE {
        return None;
    }
    let count = libm::ceil(length / room) as u32;
    let cut = |index: u32| low + length * f64::from(index) / f64::from(count);
    let mut cuts: Vec<f64> = (0..=count).map(cut).collect();
    cuts[0] -= 1.0;
    cuts[count as usize] += 1.0;
    Some(cuts)
}

struct Joiner {
    /// Where tongues may be.
    board: Region,
    gap: f64,
}

impl Joiner {
    /// Returns the tongues along a cut. `across` returns the point at a place along the cut and at
    /// a distance beyond it.
    fn tongues(&self, [from, to]: [f64; 2], across: impl Fn(f64, f64) -> Place) -> Region {
        let [neck, head, length] = TONGUE;
        let mut tongues = Region::default();
        let mut along = from + MIN_TILE / 2.0;
        while along < to - MIN_TILE / 2.0 {
            let tongue = Region::polygon(&[
                across(along - neck, -0.1),
                across(along + neck, -0.1),
                across(along + neck, 0.0),
                across(along + head, length),
                across(along - head, length),
                across(along - neck, 0.0),
            ]);
            if tongue.grown(MARGIN).minus(&self.board).is_empty() {
                tongues = tongues.union(&tongue);
                along += APART;
            } else {
                along += 0.25;
            }
        }
        tongues
    }

    fn slots(&self, tongues: &Region) -> Region {
        tongues.grown(self.gap)
    }
}
