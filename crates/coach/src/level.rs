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

    /// What a computer player of this level is called, in every language.
    pub const fn name(self) -> &'static str {
        ["Leo", "Mia", "Nina", "Max", "Iris"][self as usize]
    }

    /// How blurred it sees mini golf, in strokes; a master sees clearly.
    const fn temperature(self) -> f64 {
        [1.0, 0.45, 0.22, 0.1, 0.0][self as usize]
    }

    /// The same in carom mode, where choices differ less.
    const fn carom_temperature(self) -> f64 {
        [0.75, 0.4, 0.25, 0.08, 0.0][self as usize]
    }

    /// The index of the option it takes; low values are good, infinite ones
    /// are never taken. Nothing if there is no finite one.
    pub(crate) fn decide(self, values: &[f64], rng: &mut Rng) -> Option<usize> {
        decide(values, self.temperature(), rng)
    }

    /// The same in carom mode.
    pub(crate) fn decide_in_carom(self, values: &[f64], rng: &mut Rng) -> Option<usize> {
        decide(values, self.carom_temperature(), rng)
    }
}

/// The best at temperature 0, else what looks best to a player who sees so blurred.
fn decide(values: &[f64], temperature: f64, rng: &mut Rng) -> Option<usize> {
    let best = first_least(values.iter().copied())?;
    if !values[best].is_finite() {
        return None;
    }
    if temperature == 0.0 {
        return Some(best);
    }
    Some(softmax::pick(values, temperature, rng.unit()))
}
