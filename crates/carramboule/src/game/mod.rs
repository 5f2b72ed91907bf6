//! Table and referee together: a position and a shot give a new position and a verdict, so that whole
//! matches can be run from [`Shot`]s.

mod playing;
mod position;
mod shot;
mod stand;

pub use playing::{ChoiceFault, Game, Phase, Played};
pub use position::Position;
pub use shot::{FARTHEST_OFFSET, STEEPEST, Shot, ShotFault};
