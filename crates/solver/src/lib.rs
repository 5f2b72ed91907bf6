#![doc = include_str!("../README.md")]

mod atlas;
mod average;
mod bag;
mod certificate;
mod drn;
mod evaluator;
mod generator;
mod heuristic;
mod induction;
mod moves;
mod path;
mod plan;
mod reach;
mod rng;
mod solution;
mod spread;
mod tokens;
mod turns;

pub use bag::{Bag, BagError, Throw};
pub use certificate::{Certificate, StartCertificate};
pub use evaluator::Evaluator;
pub use generator::{CourseSpec, GenerateError, GeneratedCourse, generate};
pub use heuristic::Heuristic;
pub use plan::{Plan, Roll, first_least};
pub use reach::Reach;
pub use rng::Rng;
pub use solution::{Budget, Solution, Spot, Worth};
pub use spread::Spread;
pub use turns::Turn;

/// Values that differ by less than this count as equal. This limit is far above the rounding errors
/// in sums and far below any real difference.
pub(crate) const SAME: f64 = 1e-12;
