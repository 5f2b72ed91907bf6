//! Courses that have passed the checks in section 9.

mod advice;
mod errors;
mod tokens;

use crate::Cell;
use crate::course_file::CourseFile;
use crate::field::Field;
use crate::finding::Finding;
use crate::layout::{Layout, Library};
use std::fmt;
use std::ops::Deref;
use std::sync::OnceLock;

/// A playable course: printed, modified or linked. It is a [`Layout`] that has passed the checks of
/// L3, with the [`Field`] on which strokes are played.
///
/// ```
/// use golf::{Course, CourseFile};
/// let file = CourseFile::parse("format = 1
/// map = '''
/// s s s . o
///  s s s . .
/// '''
/// ").unwrap();
/// let course = Course::new("tiny", &file, &()).unwrap();
/// assert_eq!(course.starts().len(), 6);
/// assert_eq!(course.field().len(), 10, "a node for every cell");
/// ```
#[derive(Clone, Debug)]
pub struct Course {
    layout: Layout,
    field: Field,
    /// The cells where scattered tokens can lie, computed when tokens are first scattered.
    token_cells: OnceLock<Vec<Cell>>,
}

/// The error for a layout that violates L3. It contains the layout.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct UnplayableError {
    pub layout: Box<Layout>,
    /// The violations, in file order. Never empty.
    pub findings: Vec<Finding>,
}

impl fmt::Display for UnplayableError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.findings.first() {
            Some(first) => first.fmt(f),
            None => f.write_str("the course cannot be played"),
        }
    }
}

impl std::error::Error for UnplayableError {}

impl Course {
    /// Checks a course file against the rules in section 9.
    ///
    /// `id` is the file name without its extension; `library` provides the courses that a layout
    /// builds on. Only errors (L3) are reported here; see [`Course::advice`] for warnings.
    pub fn new(id: &str, file: &CourseFile, library: &dyn Library) -> Result<Course, Vec<Finding>> {
        Course::judge(Layout::new(id, file, library)?).map_err(|error| error.findings)
    }

    /// Checks a layout against rule L3.
    pub fn judge(layout: Layout) -> Result<Course, UnplayableError> {
        match errors::field(&layout) {
            Ok(field) => Ok(Course {
                layout,
                field,
                token_cells: OnceLock::new(),
            }),
            Err(findings) => Err(UnplayableError {
                layout: Box::new(layout),
                findings,
            }),
        }
    }

    /// Returns the L3 warnings: how the course could be improved.
    pub fn advice(&self) -> Vec<Finding> {
        Finding::in_order(advice::findings(&self.layout, &self.field))
    }

    /// Returns the field on which strokes are played.
    #[inline]
    pub fn field(&self) -> &Field {
        &self.field
    }
}

impl Deref for Course {
    type Target = Layout;

    fn deref(&self) -> &Layout {
        &self.layout
    }
}
