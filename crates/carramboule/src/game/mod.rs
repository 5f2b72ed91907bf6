//! Combines the table and the referee: given a position and a shot, it computes the new position
//! and the verdict. A complete match can be played with [`Shot`]s and choices alone.

mod ball_positions;
mod default_shot;
mod playing;
mod shot;

pub use ball_positions::BallPositions;
pub use playing::{ChoiceError, Game, Phase, Played};
pub use shot::{FARTHEST_OFFSET, STEEPEST, Shot, ShotError};
