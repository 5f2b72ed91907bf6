//! The dice and cards in a match.

use golf::game::DiceSet;
use solver::{Bag, BagError, Throw};

/// Returns the possible throws (a die, or the white die with a card), in the order of
/// [`DiceSet::picks`].
pub(crate) fn bag_of(dice: &DiceSet) -> Result<Bag, BagError> {
    let throw = |pick| {
        Some(Throw {
            name: dice.name(pick)?.to_owned(),
            faces: dice.impulses(pick)?,
        })
    };
    Bag::new(dice.picks().filter_map(throw).collect())
}
