//! The oracle: sections 1–9 and 12 of `docs/rules/minigolf.md`, implemented literally and without
//! regard to speed. The engine is tested against it.
//!
//! Comments refer to rules by their ids in that document.

mod checks;
mod course;
mod hex;
mod motion;
mod outline;
mod random;
mod rebound;
mod scene;
mod shapes;
mod ways;

pub use course::Oracle;
pub use random::{broken_course, random_balls, random_course};
pub use scene::{Node, Scene};
