//! What a shot does: event-based simulation with closed-form motion between events
//! (`docs/rules/billiard-model.md`). SI units; x right, y away from the first player, z up.

pub mod ball;
pub mod detect;
pub mod event;
pub mod models;
pub mod motion;
pub mod quartic;
pub mod resolve;
pub mod setup;
pub mod simulate;
pub mod table;

pub use ball::{BallConstants, BallId, BallState, Motion};
pub use event::{Event, EventKind};
pub use models::{BallBallModel, Contact, CushionModel, Models};
pub use motion::Segment;
pub use resolve::cue::Strike;
pub use setup::{Setup, SetupError};
pub use simulate::{Trajectory, simulate};
pub(crate) use table::corner_pocket_centres;
pub use table::{Cushion, CushionJaw, Pocket, Table};
