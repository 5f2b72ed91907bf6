//! Trains the strongest player of Carramboule by self-play, and measures how strong it is.

mod learning;
mod lessons;
mod round;
mod strength;

pub use learning::learn;
pub use strength::{against_before, chances};
