//! The work limit for solving a course for a computer player.

use golf::Field;
use solver::{Bag, Budget};

/// The upper bound on states × distinct numbers in the bag × strokes, for courses with tokens. With
/// this bound, the first move on a course takes much less than a tenth of a second. Later moves use
/// the stored solution.
pub(crate) const TOKENS_WORK: usize = 2_000_000;
/// The corresponding bound for courses with moving pieces. It is lower, because the solver must
/// play strokes to find the states, and inexact solutions need both an upper and a lower bound on
/// each value.
pub(crate) const MOVING_WORK: usize = 400_000;

pub(crate) fn budget(field: &Field, bag: &Bag, limit: u8) -> Budget {
    let work = match (field.has_movers(), field.token_count()) {
        (true, _) => MOVING_WORK,
        (false, 0) => return Budget::default(),
        (false, _) => TOKENS_WORK,
    };
    let each = bag.numbers().len() * usize::from(limit).max(1);
    Budget {
        states: work / each,
    }
}
