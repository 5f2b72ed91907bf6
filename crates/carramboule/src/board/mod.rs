//! The table and the balls of Carramboule: dimensions, camp lines, rack and positions.

mod kind;
mod parameters;
mod rack;

pub use kind::{Colour, Kind, Player};
pub use parameters::Parameters;
pub use rack::{BALLS_PER_COLOUR, MAX_NUDGE, Nudges, RACK_BALLS, centre_place, nudged_rack, rack};
