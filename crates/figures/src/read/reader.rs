//! A TOML reader for figures, which contain courses and have their own kinds of mistakes.

use golf::toml_reader::{self, MOST_FINDINGS, Value};
use golf::{Finding, Part, TextPosition};
use std::fmt;
use std::ops::{Deref, DerefMut};
use toml::de::DeTable;

/// A mistake in a figure, described in English for authors of figures.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[allow(missing_docs)]
pub struct FigureError {
    pub position: TextPosition,
    /// One sentence that tells the author what to do.
    pub text: String,
}

impl From<Finding> for FigureError {
    fn from(finding: Finding) -> FigureError {
        FigureError {
            position: finding.position,
            text: finding.kind.to_string(),
        }
    }
}

impl fmt::Display for FigureError {
    /// Formats the mistake as `line:column: error: text`, like findings in courses.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: error: {}", self.position, self.text)
    }
}

impl std::error::Error for FigureError {}

pub(super) struct Reader<'t> {
    toml: toml_reader::Reader<'t>,
    errors: Vec<FigureError>,
}

impl<'t> Reader<'t> {
    pub(super) fn new(text: &'t str) -> Self {
        Reader {
            toml: toml_reader::Reader::new(text),
            errors: Vec::new(),
        }
    }

    /// Returns all mistakes in text order, without duplicates.
    pub(super) fn into_errors(self) -> Vec<FigureError> {
        let mut errors = self.errors;
        errors.extend(self.toml.findings.into_iter().map(FigureError::from));
        sorted::sort(&mut errors);
        errors.dedup();
        errors
    }

    /// Adds a mistake at a byte offset.
    pub(super) fn error(&mut self, offset: usize, text: impl Into<String>) {
        if self.errors.len() < MOST_FINDINGS {
            self.error_at(self.position(offset), text);
        }
    }

    /// Adds a mistake at a position.
    pub(super) fn error_at(&mut self, position: TextPosition, text: impl Into<String>) {
        let text = text.into();
        self.errors.push(FigureError { position, text });
    }

    /// Reports every key of `table` that is not in `known`.
    pub(super) fn refuse_unknown(&mut self, table: &DeTable<'t>, known: &[&str], of: &str) {
        let part = Part::Other(of.to_owned());
        self.toml.refuse_unknown(table, known, &part);
    }

    /// Returns the value of `key`. A missing key is an error at `offset`.
    pub(super) fn required<'v>(
        &mut self,
        table: &'v DeTable<'t>,
        key: &str,
        offset: usize,
        of: &str,
    ) -> Option<&'v Value<'t>> {
        let part = Part::Other(of.to_owned());
        self.toml.required(table, key, offset, &part)
    }
}

impl<'t> Deref for Reader<'t> {
    type Target = toml_reader::Reader<'t>;

    fn deref(&self) -> &Self::Target {
        &self.toml
    }
}

impl DerefMut for Reader<'_> {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.toml
    }
}
