//! What a computer may spend on the solution of a course.

use golf::Field;
use solver::{Bag, Budget};

/// States times numbers times strokes that a solution may take where tokens
/// lie, so that the first move on a course takes well below a tenth of a
/// second; all others look up what is known then …
pub(crate) const WORK: usize = 2_000_000;
/// … and where pieces move: strokes must be played out to find the states, and
/// where they do not fit there are two bounds to find.
pub(crate) const MOVING_WORK: usize = 400_000;

/// What the solution of a course may take before its first move.
pub(crate) fn budget(field: &Field, bag: &Bag, limit: u8) -> Budget {
    let work = match (field.has_movers(), field.token_count()) {
        (true, _) => MOVING_WORK,
        (false, 0) => return Budget::default(),
        (false, _) => WORK,
    };
    let each = bag.numbers().len() * usize::from(limit).max(1);
    Budget {
        states: work / each,
    }
}
