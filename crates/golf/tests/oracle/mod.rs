//! The oracle: sections 1-9 and 12 of `docs/rules/minigolf.md`, implemented literally and slowly
//! from the text, to test the real engine against.
//!
//! Rule ids in comments are those of the text.

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
