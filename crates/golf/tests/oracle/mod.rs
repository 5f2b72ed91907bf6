//! The oracle: the motion rules of `docs/rules/minigolf.md`, sections 1-9 and 12, written
//! straight from the text, slow and literal, for tests against the real engine.
//! Rule ids in comments are those of the text. `DECISIONS.md` lists what was
//! decided where the text leaves a choice.

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
