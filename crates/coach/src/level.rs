//! How well a computer player plays.

use crate::softmax;
use solver::{Rng, first_least};

/// Five levels of computer players, the same in both games; on the wire they are 1 to 5.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[allow(missing_docs)]
pub enum Level {
    Beginner,
    Casual,
    Club,
    Expert,
    Master,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 5] = [
        Level::Beginner,
        Level::Casual,
        Level::Club,
        Level::Expert,
        Level::Master,
    ];

    /// The level with a number from 1 to 5; numbers beyond are taken for the nearest.
    pub fn of_number(number: u8) -> Level {
        Level::ALL[usize::from(number.clamp(1, 5)) - 1]
    }

    /// How blurred it sees mini golf, in strokes; a master sees clearly.
    const fn temperature(self) -> f64 {
        [1.0, 0.45, 0.22, 0.1, 0.0][self as usize]
    }

    /// The index of the option it takes; low values are good, infinite ones
    /// are never taken. Nothing if there is no finite one.
    pub(crate) fn decide(self, values: &[f64], rng: &mut Rng) -> Option<usize> {
        let best = first_least(values.iter().copied())?;
        if !values[best].is_finite() {
            return None;
        }
        if self == Level::Master {
            return Some(best);
        }
        Some(softmax::pick(values, self.temperature(), rng.unit()))
    }
}
