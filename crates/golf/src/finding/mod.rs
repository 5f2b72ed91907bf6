//! Findings: mistakes and possible improvements in a course file, with their positions.

mod english;
mod kind;

pub use kind::{FindingKind, Part};

use std::fmt;

/// A position in a text. Lines and columns are counted from 1, and columns in characters.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[allow(missing_docs)]
pub struct TextPosition {
    pub line: u32,
    pub column: u32,
}

impl TextPosition {
    /// The position of the first character of a text.
    pub const START: TextPosition = TextPosition { line: 1, column: 1 };
}

impl fmt::Display for TextPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.line, self.column)
    }
}

/// The severity of a finding.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Severity {
    /// The course cannot be played.
    Error,
    /// The course can be played, but could be improved.
    Warning,
}

impl fmt::Display for Severity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Severity::Error => "error",
            Severity::Warning => "warning",
        })
    }
}

/// An error or a warning about a course file.
///
/// ```
/// use golf::CourseFile;
/// let findings = CourseFile::parse("format = 1").unwrap_err();
/// let text = findings[0].to_string();
/// assert!(text.starts_with("1:1: error: a course needs a `map`"), "{text}");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct Finding {
    pub position: TextPosition,
    pub kind: FindingKind,
}

impl Finding {
    /// Returns the severity of the finding.
    pub fn severity(&self) -> Severity {
        self.kind.severity()
    }

    /// Sorts findings by their position in the file and removes duplicates.
    pub(crate) fn in_order(mut findings: Vec<Finding>) -> Vec<Finding> {
        let told = |finding: &Finding| (finding.position, finding.to_string());
        sorted::sort_by_key(&mut findings, told);
        findings.dedup_by_key(|finding| told(finding));
        findings
    }
}

impl fmt::Display for Finding {
    /// Writes `line:column: severity: text`, as compilers do.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}: {}", self.position, self.severity(), self.kind)
    }
}

impl std::error::Error for Finding {}

/// A value with its position in the file. Comparisons consider only the value, not its position.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs)]
pub struct Located<T> {
    pub value: T,
    pub position: TextPosition,
}

impl<T: PartialEq> PartialEq for Located<T> {
    fn eq(&self, other: &Self) -> bool {
        self.value == other.value
    }
}

impl<T: Eq> Eq for Located<T> {}
