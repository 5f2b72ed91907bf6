//! What a course is worth: perfect play, certificates, luck and skill, computer players.
//!
//! [`Solution`] solves a course for one ball in basic mode by backward
//! induction; all else is read from it. [`carramboule`] has the computer players of the other game.
//!
//! The crate does no I/O and knows neither clock nor chance: seeds come in as
//! arguments, and the same input gives the same bits on every machine.

mod atlas;
mod average;
mod bag;
mod carom;
pub mod carramboule;
mod certificate;
mod chance;
mod drn;
mod induction;
mod level;
mod maker;
mod moves;
mod path;
mod plan;
pub mod puzzle;
mod reach;
mod review;
mod softmax;
mod solution;
mod spread;
mod tokens;
mod turns;

pub use bag::{Bag, Throw, UnusableBag};
pub use carom::{CaromBall, CaromPlayer, CaromPosition, Guide};
pub use certificate::{Certificate, StartCertificate};
pub use level::Level;
pub use maker::{CannotMake, Made, Wish, make};
pub use plan::{Plan, Roll};
pub use reach::Reach;
pub use review::{CannotReview, Counsel, Played, Review, StrokeReview};
pub use solution::{Budget, Solution, Spot, Worth};
pub use spread::Spread;
pub use turns::Turn;

/// Values closer than this are the same: far above the rounding of sums, far
/// below any difference that play could make.
pub(crate) const SAME: f64 = 1e-12;
