//! Physics: computes the result of a shot with an event-based simulation and closed-form motion
//! between events (`docs/rules/billiard-model.md`). Units are SI; x points right, y away from the
//! first player, and z up.
//!
//! The physics does not know the rules of the game: [`referee`](crate::referee) decides what a shot
//! means.

mod ball;
mod detect;
mod event;
mod models;
mod motion;
mod quartic;
mod resolve;
mod setup;
mod simulate;
mod table;

pub use ball::{BallConstants, BallId, BallState, Motion};
pub use event::{Event, EventKind};
pub use models::{BallBallModel, Contact, CushionModel, Models};
pub use motion::Segment;
pub use resolve::cue::Strike;
pub use setup::{Setup, SetupError};
pub use simulate::Trajectory;
pub(crate) use table::corner_pocket_centres;
pub use table::{Cushion, CushionJaw, Pocket, Table};
