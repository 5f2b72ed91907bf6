//! What is wrong with a course file, or could be better, and where.

use std::fmt;

/// Where something stands in a text, both counted from 1; columns count characters.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[allow(missing_docs)]
pub struct TextPosition {
    pub line: u32,
    pub column: u32,
}

impl TextPosition {
    /// The first character of a text.
    pub const START: TextPosition = TextPosition { line: 1, column: 1 };
}

impl fmt::Display for TextPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.line, self.column)
    }
}

/// How serious a finding is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Severity {
    /// The course cannot be played.
    Error,
    /// Advice; it forbids nothing.
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

/// One error or piece of advice about a course file.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[allow(missing_docs)]
pub struct Finding {
    pub position: TextPosition,
    pub severity: Severity,
    /// One sentence that says what to do.
    pub text: String,
    /// What it is about, for those who put it into words of their own; empty for mistakes of
    /// the text, which only the sentence tells.
    pub key: &'static str,
    /// What the words need, by name: pieces, cells (`x,y`), numbers.
    pub facts: Vec<(&'static str, String)>,
}

impl Finding {
    /// An error at `position`.
    pub fn error(position: TextPosition, text: impl Into<String>) -> Finding {
        Finding {
            position,
            severity: Severity::Error,
            text: text.into(),
            key: "",
            facts: Vec::new(),
        }
    }

    /// With what it is about.
    #[must_use]
    pub fn about(
        mut self,
        key: &'static str,
        facts: &[(&'static str, &dyn fmt::Display)],
    ) -> Finding {
        self.key = key;
        let facts = facts.iter();
        self.facts = facts
            .map(|(name, fact)| (*name, fact.to_string()))
            .collect();
        self
    }

    /// Advice about `position`.
    pub fn warning(position: TextPosition, text: impl Into<String>) -> Finding {
        Finding {
            position,
            severity: Severity::Warning,
            text: text.into(),
            key: "",
            facts: Vec::new(),
        }
    }
}

impl fmt::Display for Finding {
    /// `line:column: severity: text`, as compilers do it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}: {}", self.position, self.severity, self.text)
    }
}

impl std::error::Error for Finding {}

/// A value and where it stands in its file. Two of them are equal if the values are.
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
