//! The levels of the computer players.

use crate::softmax;
use solver::{Rng, first_least};

/// Five levels of computer players, the same in both games. The protocol uses the numbers 1 to 5.
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
    /// All levels, weakest first.
    pub const ALL: [Level; 5] = [
        Level::Beginner,
        Level::Casual,
        Level::Club,
        Level::Expert,
        Level::Master,
    ];

    /// Returns the level with a number from 1 to 5. Other numbers are clamped.
    pub fn of_number(number: u8) -> Level {
        Level::ALL[usize::from(number.clamp(1, 5)) - 1]
    }

    /// Returns the name of the computer players at this level, which is the same in every language.
    pub const fn name(self) -> &'static str {
        ["Leo", "Mia", "Nina", "Max", "Iris"][self as usize]
    }

    /// Returns the noise in basic-mode decisions, in strokes. A master has none.
    const fn temperature(self) -> f64 {
        [1.0, 0.45, 0.22, 0.1, 0.0][self as usize]
    }

    /// Returns the noise in carom-mode decisions, where the options differ less from each other.
    const fn carom_temperature(self) -> f64 {
        [0.75, 0.4, 0.25, 0.08, 0.0][self as usize]
    }

    /// Chooses an option and returns its index. Lower values are better, and options with infinite
    /// values are never chosen. Returns `None` if no value is finite.
    pub(crate) fn decide(self, values: &[f64], rng: &mut Rng) -> Option<usize> {
        decide(values, self.temperature(), rng)
    }

    /// Chooses an option as [`Level::decide`] does, but with the noise for carom mode.
    pub(crate) fn decide_in_carom(self, values: &[f64], rng: &mut Rng) -> Option<usize> {
        decide(values, self.carom_temperature(), rng)
    }
}

/// Returns the best option at temperature 0, and a noisy choice otherwise.
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
