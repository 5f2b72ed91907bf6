//! Trains the strongest Carramboule player by self-play, and measures its strength.

mod learning;
mod lessons;
mod round;
mod strength;

pub use learning::learn;
pub use strength::{against_before, chances};
