//! The course editor: every edit takes a course file and returns a new one.

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

use crate::view::{self, CourseFinding};
use golf::Finding;

/// Why an edit is refused.
#[derive(Debug)]
enum Problem {
    /// The file would be invalid.
    Found(Finding),
    /// The edit is impossible.
    Edit(EditError),
    /// The page's input cannot be read.
    Unreadable(String),
}

/// Why an edit is impossible. The page has a text for each reason.
#[derive(Clone, Copy, Debug)]
enum EditError {
    NoCell,
    NoPiece,
    NoChannel,
    NoValue,
    NoBlob,
    BlobSize,
    PaintEnd,
    StartOnHole,
    Order,
}

impl EditError {
    fn code(self) -> &'static str {
        match self {
            EditError::NoCell => "no-cell",
            EditError::NoPiece => "no-piece",
            EditError::NoChannel => "no-channel",
            EditError::NoValue => "no-value",
            EditError::NoBlob => "no-blob",
            EditError::BlobSize => "blob-size",
            EditError::PaintEnd => "paint-end",
            EditError::StartOnHole => "start-on-hole",
            EditError::Order => "order",
        }
    }
}

impl From<EditError> for Problem {
    fn from(error: EditError) -> Problem {
        Problem::Edit(error)
    }
}

impl Problem {
    fn told(&self) -> CourseFinding {
        let (key, text) = match self {
            Problem::Found(finding) => return crate::study::finding(finding),
            Problem::Edit(error) => (error.code(), error.code()),
            Problem::Unreadable(text) => ("unreadable", &**text),
        };
        CourseFinding {
            line: 1,
            column: 1,
            error: true,
            text: text.to_owned(),
            key: key.to_owned(),
            facts: std::collections::BTreeMap::new(),
            cells: Vec::new(),
            piece: None,
        }
    }
}

/// Returns a refusal as JSON for the page (`CourseFinding`).
fn refused(problem: &Problem) -> String {
    view::json(&problem.told())
}

#[cfg(test)]
mod tests;
