//! The workshop: courses that someone is at work on, from file to file.

mod draft;
mod edit;
mod judge;
mod laid;
mod lattice;
mod tray;
mod trial;

pub use draft::{draft, room_for, try_edit};
pub use edit::edit_course;
pub use judge::Judge;
pub use lattice::lattice;
pub use tray::{carried, tray};
pub use trial::Trial;

use golf::{Finding, TextPosition};
use protocol::page;

/// Why an edit is refused.
type Problem = Finding;

/// A refusal that is not about a place in the file.
fn problem(key: &'static str, text: &str) -> Problem {
    Finding::error(TextPosition::START, text).about(key, &[])
}

/// A refusal as the page reads it (`CourseFinding`).
fn refused(problem: &Problem) -> String {
    page::json(&crate::study::finding(problem))
}

#[cfg(test)]
mod tests;
