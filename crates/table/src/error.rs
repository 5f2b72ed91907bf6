//! Errors in events and requests.

use protocol::{Reason, Version};
use std::fmt;

/// The reason why an event or request is refused. A refusal does not change the table.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct TableError {
    /// The reason, as a code for programs.
    pub reason: Reason,
    /// The reason as a sentence, for people.
    pub text: String,
}

impl TableError {
    pub(crate) fn new(reason: Reason, text: impl Into<String>) -> TableError {
        TableError {
            reason,
            text: text.into(),
        }
    }

    pub(crate) fn illegal(text: impl Into<String>) -> TableError {
        TableError::new(Reason::Illegal, text)
    }
}

impl fmt::Display for TableError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl std::error::Error for TableError {}

/// The first invalid event in a log, and the reason.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct ReplayError {
    /// The version of the event; if the event is missing, the version that it would have.
    pub version: Version,
    pub text: String,
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "event {}: {}", self.version, self.text)
    }
}

impl std::error::Error for ReplayError {}
