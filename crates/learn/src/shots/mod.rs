//! Carramboule: how its strongest player learns from rounds against itself, and how strong it is.

mod learning;
mod lessons;
mod round;
mod strength;

pub use learning::learn;
pub use strength::{against_before, chances};
